/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-score-edit.h"

G_BEGIN_DECLS

char *scriba_score_unknown_list (const ScribaScoreSeat *seat,
                                 gboolean everybody,
                                 guint most);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-score-field.h"

G_BEGIN_DECLS

ScribaScoreField *scriba_score_rows_add (GtkListBox *list,
                                         ScribaScoreEntry entry);

G_END_DECLS

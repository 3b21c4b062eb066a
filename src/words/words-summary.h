/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-summary.h"

G_BEGIN_DECLS

gboolean scriba_words_summary_running (const BceSummary *summary);
char *scriba_words_summary_state (const BceSummary *summary);
char *scriba_words_summary_detail (const BceSummary *summary);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-entries.h"

G_BEGIN_DECLS

const char *scriba_words_stage (BceStage stage);
char *scriba_words_year (guint year);
char *scriba_words_moment (const BceState *state);
char *scriba_words_moment_of (BceStage stage,
                              guint year);

char *scriba_words_recruit (const BceBox *box,
                            int recruit);
char *scriba_words_site (const BceBox *box,
                         int structure,
                         int statue);

gboolean scriba_words_entry_hides (const BceState *before,
                                   const ScribaEntry *entry,
                                   const BceState *now);
char *scriba_words_entry (const BceState *before,
                          const BceBox *box,
                          const ScribaEntry *entry,
                          gboolean hides);

G_END_DECLS

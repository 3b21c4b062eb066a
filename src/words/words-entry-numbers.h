/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-entries.h"

G_BEGIN_DECLS

const char *scriba_words_correct_kind (BceCorrectKind kind);
const char *scriba_words_ruling_kind (BceRulingKind kind);

char *scriba_words_correct_component (const BceBox *box,
                                      BceCorrectKind what,
                                      guint index);
char *scriba_words_tell_name (const BceBox *box,
                              BceTellKind what,
                              guint index);
char *scriba_words_tell (const BceState *before,
                         const BceBox *box,
                         const BceTell *tell);
char *scriba_words_ruling_change (const BceRulingChange *ruling);
char *scriba_words_correct (const BceState *before,
                            const BceBox *box,
                            const BceCorrect *correct,
                            gboolean hides);

G_END_DECLS

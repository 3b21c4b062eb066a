/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-automa.h"
#include "caesar-entries.h"
#include "caesar-setup.h"

G_BEGIN_DECLS

const char *scriba_words_caesar_player (const CaesarState *state,
                                        int side);
const char *scriba_words_caesar_setup (const CaesarState *state,
                                       CaesarSetupStep step);
char *scriba_words_caesar_setup_detail (const CaesarState *state,
                                        const CaesarBox *box,
                                        CaesarSetupStep step);
const char *scriba_words_caesar_setting (CaesarRulingKind what);
const char *scriba_words_caesar_setting_value (CaesarRulingKind what,
                                               int value);
const char *scriba_words_caesar_number (CaesarCorrectKind what);
char *scriba_words_caesar_number_value (const CaesarState *state,
                                        CaesarCorrectKind what,
                                        int value);
char *scriba_words_caesar_advice (const CaesarState *state,
                                  const CaesarBox *box,
                                  const CaesarAdvice *advice);
char *scriba_words_caesar_flip (const CaesarBox *box,
                                const CaesarFlip *flip);
char *scriba_words_caesar_flipped (const CaesarBox *box,
                                   const CaesarFlip *flip);
char *scriba_words_caesar_entry (const CaesarState *before,
                                 const CaesarBox *box,
                                 const ScribaEntry *entry);

const char *scriba_words_caesar_rule (guint rule);
char *scriba_words_caesar_verdict (const CaesarState *state,
                                   const CaesarBox *box,
                                   const ScribaVerdict *verdict);

G_END_DECLS

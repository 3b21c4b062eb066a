/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"
#include "caesar-odds.h"
#include "caesar-preview.h"

G_BEGIN_DECLS

char *scriba_words_caesar_preview (const CaesarState *state,
                                   const CaesarBox *box,
                                   const CaesarPlace *place);
char *scriba_words_caesar_preview_more (const CaesarState *state,
                                        const CaesarBox *box,
                                        const CaesarPlace *place);
char *scriba_words_caesar_soon (const CaesarState *state,
                                const CaesarBox *box,
                                const CaesarSoon *soon);
char *scriba_words_caesar_turning (const CaesarState *state,
                                   const CaesarBox *box,
                                   const CaesarSoon *soon,
                                   CaesarSide side,
                                   const gint16 known[CAESAR_MAX_KINDS]);
char *scriba_words_caesar_placed (const CaesarState *state,
                                  const CaesarBox *box,
                                  CaesarSide side);
char *scriba_words_caesar_controlled (const CaesarState *state,
                                      const CaesarBox *box,
                                      CaesarSide side);
char *scriba_words_caesar_report (const CaesarState *state,
                                  const CaesarBox *box,
                                  const char *date);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"

G_BEGIN_DECLS

char *scriba_words_space (const CaesarState *state,
                          const CaesarBox *box,
                          guint border);
char *scriba_words_space_state (const CaesarState *state,
                                const CaesarBox *box,
                                guint border);
char *scriba_words_space_more (const CaesarState *state,
                               const CaesarBox *box,
                               guint border);
char *scriba_words_control_left (const CaesarState *state,
                                 const CaesarBox *box,
                                 CaesarSide side);
char *scriba_words_untold (const CaesarState *state,
                           const CaesarBox *box);
char *scriba_words_province_state (const CaesarState *state,
                                   const CaesarBox *box,
                                   guint province);
char *scriba_words_space_around (const CaesarState *state,
                                 const CaesarBox *box,
                                 guint border);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"
#include "caesar-summary.h"

G_BEGIN_DECLS

/** SCRIBA_CRASSUS: what Auto-Crassus is called, in every language. */
#define SCRIBA_CRASSUS "Auto-Crassus"

const char *scriba_words_side (int side);
const char *scriba_words_symbol (CaesarSymbol symbol);
const char *scriba_words_bonus_tile (int tile);
const char *scriba_words_province (const CaesarBox *box,
                                   guint province);
char *scriba_words_border (const CaesarBox *box,
                           guint border);
char *scriba_words_token (const CaesarToken *token);
char *scriba_words_kind (const CaesarKind *kind);
char *scriba_words_tokens (const CaesarToken *tokens,
                           guint n_tokens);
char *scriba_words_command (guint letter);
char *scriba_words_command_excess (const CaesarBox *box);
const char *scriba_words_caesar_name (const CaesarState *state,
                                      int side);
char *scriba_words_caesar_who (const CaesarState *state,
                               int side);
char *scriba_words_caesar_result (const CaesarState *state);
char *scriba_words_caesar_would_end (const CaesarState *state,
                                     const CaesarResult *result);
char *scriba_words_caesar_turn (const CaesarState *state);
char *scriba_words_caesar_moment (const CaesarState *state);
char *scriba_words_caesar_players (const CaesarState *state);
const char *scriba_words_caesar_summary_player (const CaesarSummary *summary,
                                                CaesarSide side);
char *scriba_words_caesar_summary_state (const CaesarSummary *summary);
char *scriba_words_caesar_summary_detail (const CaesarSummary *summary);

G_END_DECLS

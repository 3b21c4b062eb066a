/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"

G_BEGIN_DECLS

/**
 * CaesarChoice:
 * @token: its first value faces the first province of the border space
 * @first: of two provinces that are closed at once, the one that is scored first; or %CAESAR_NONE for the box's order
 * @tiles: bonus tiles that are told with it, of the border space's two provinces; −1 for what the state knows
 * @flips: so, what Might turns over where its tile is taken
 *
 * What a player decides when placing a token.
 */
typedef struct
{
  gint8 side;
  gint16 border;
  CaesarToken token;
  gint16 first;
  gint8 tiles[2];
  CaesarFlip flips[2];
} CaesarChoice;

void caesar_choice_init (CaesarChoice *choice,
                         CaesarSide side,
                         guint border,
                         const CaesarToken *token);
void caesar_choice_read (const CaesarBox *box,
                         const CaesarPlace *place,
                         CaesarChoice *choice);
void caesar_choice_forget_known (const CaesarState *state,
                                 const CaesarBox *box,
                                 CaesarChoice *choice);
gboolean caesar_resolve (const CaesarState *state,
                         const CaesarBox *box,
                         const CaesarChoice *choice,
                         CaesarPlace *place);
void caesar_resolve_cannot_place (const CaesarState *state,
                                  const CaesarBox *box,
                                  CaesarSide side,
                                  CaesarCannotPlace *entry);

void caesar_refill (gconstpointer state,
                    gconstpointer box,
                    guint kind,
                    gpointer args);

gboolean caesar_flip_is_set (const CaesarFlip *flip);
gboolean caesar_flip_exists (const CaesarState *state,
                             CaesarSide owner,
                             const CaesarFlip *flip);
gboolean caesar_flip_fits (const CaesarState *state,
                           CaesarSide owner,
                           const CaesarFlip *flip);
int caesar_bonus_owner (const CaesarState *state,
                        CaesarSide side,
                        int controller);
gboolean caesar_side_is_stuck (const CaesarState *state,
                               const CaesarBox *box,
                               CaesarSide side);

G_END_DECLS

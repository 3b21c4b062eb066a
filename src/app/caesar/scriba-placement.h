/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-preview.h"
#include "caesar-resolve.h"

G_BEGIN_DECLS

/**
 * ScribaPlacement:
 * @border: the border space that was chosen, or %CAESAR_NONE
 * @has_token: whether a token was, too
 * @choice: what was decided so far
 * @place: if there is a token, what follows: the preview, and the entry
 * @complete: whether all bonus tiles that it takes are known
 *
 * A placement that is being made: it lives on the page alone.
 */
typedef struct
{
  gint16 border;
  gboolean has_token;
  CaesarChoice choice;
  CaesarPlace place;
  gboolean complete;
} ScribaPlacement;

/** SCRIBA_MOST_FLIPS: tokens that Might can turn over, and nothing. */
#define SCRIBA_MOST_FLIPS (CAESAR_MAX_PROVINCES + CAESAR_MAX_BORDERS + 1)

void scriba_placement_clear (ScribaPlacement *self);
void scriba_placement_choose_space (ScribaPlacement *self,
                                    int border);
void scriba_placement_choose_token (ScribaPlacement *self,
                                    const CaesarState *state,
                                    const CaesarBox *box,
                                    const CaesarToken *token);
void scriba_placement_read (ScribaPlacement *self,
                            const CaesarState *state,
                            const CaesarBox *box,
                            const CaesarPlace *place);
gboolean scriba_placement_can_rotate (const ScribaPlacement *self);
void scriba_placement_rotate (ScribaPlacement *self,
                              const CaesarState *state,
                              const CaesarBox *box);
void scriba_placement_choose_first (ScribaPlacement *self,
                                    const CaesarState *state,
                                    const CaesarBox *box,
                                    int province);
void scriba_placement_choose_tile (ScribaPlacement *self,
                                   const CaesarState *state,
                                   const CaesarBox *box,
                                   int province,
                                   int tile);
void scriba_placement_choose_flip (ScribaPlacement *self,
                                   const CaesarState *state,
                                   const CaesarBox *box,
                                   int province,
                                   const CaesarFlip *flip);
int scriba_placement_get_tile (const ScribaPlacement *self,
                               const CaesarBox *box,
                               int province);
gboolean scriba_placement_takes_might (const ScribaPlacement *self,
                                       guint closing);
guint scriba_placement_list_flips (const ScribaPlacement *self,
                                   const CaesarState *state,
                                   guint closing,
                                   CaesarFlip flips[SCRIBA_MOST_FLIPS]);
void scriba_placement_follow (ScribaPlacement *self,
                              const CaesarState *state,
                              const CaesarBox *box);

G_END_DECLS

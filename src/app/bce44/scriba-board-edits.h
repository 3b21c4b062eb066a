/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-boards-holder.h"
#include "words-tally.h"

G_BEGIN_DECLS

/**
 * ScribaPlace:
 * @holder: the year that is resolved
 * @field: a field
 * @seat: whose board in that field
 * @card: a card of its stack, from the top
 *
 * A place on the boards. Nothing but a place: what lies there is the holder's.
 */
typedef struct
{
  ScribaBoardsHolder *holder;
  BceField field;
  guint seat;
  guint card;
} ScribaPlace;

/** ScribaPile: the numbers of a board that are set one by one. */
typedef enum
{
  SCRIBA_PILE_CHARISMA,
  SCRIBA_PILE_LOYALTY,
} ScribaPile;

const BceBoards *scriba_place_get_boards (const ScribaPlace *place);
const BceBoard *scriba_place_get_board (const ScribaPlace *place);
const BceCard *scriba_place_get_card (const ScribaPlace *place);
const char *scriba_place_get_player (const ScribaPlace *place);

void scriba_place_set_pile (const ScribaPlace *place,
                            ScribaPile pile,
                            int count);
void scriba_place_set_support (const ScribaPlace *place,
                               guint receiver,
                               int count);
void scriba_place_set_tile (const ScribaPlace *place,
                            ScribaTally number,
                            ScribaNumber value);

void scriba_place_add_card (const ScribaPlace *place,
                            const BceCard *card);
void scriba_place_remove_card (const ScribaPlace *place);
void scriba_place_move_card (const ScribaPlace *place,
                             int by);

BceCard *scriba_place_edit_card (const ScribaPlace *place);
void scriba_place_commit_card (const ScribaPlace *place,
                               const char *part,
                               const char *title);

G_END_DECLS

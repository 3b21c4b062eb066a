/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-board-edits.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "bce-keys.h"
#include "words-names.h"

/** scriba_place_get_boards: all that lies on the table; not to be kept over a change. */
const BceBoards *
scriba_place_get_boards (const ScribaPlace *place)
{
  return scriba_boards_holder_get_boards (place->holder);
}

/** scriba_place_get_board: the board of the place; not to be kept over a change. */
const BceBoard *
scriba_place_get_board (const ScribaPlace *place)
{
  return &scriba_place_get_boards (place)->boards[place->seat][place->field];
}

/** scriba_place_get_card: the card of the place, or %NULL if the stack has become shorter. */
const BceCard *
scriba_place_get_card (const ScribaPlace *place)
{
  const BceBoard *board = scriba_place_get_board (place);

  return place->card < board->n_cards ? &board->stack[place->card] : NULL;
}

/** scriba_place_get_player: whose board it is. */
const char *
scriba_place_get_player (const ScribaPlace *place)
{
  return scriba_words_seat (scriba_place_get_boards (place), place->seat);
}

static BceBoard *
edit_board (const ScribaPlace *place)
{
  return &scriba_boards_holder_edit (place->holder)->boards[place->seat][place->field];
}

/* @label is taken; taps on one @what of one place are one step of undo. */
static void
commit_part (const ScribaPlace *place,
             ScribaBoardsPart part,
             const char *what,
             char *label)
{
  g_autofree char *owned = label;
  g_autofree char *target = g_strdup_printf ("%s/%s/%u", what, bce_field_keys[place->field], place->seat);
  const ScribaBoardsEdit edit = { part, place->field, place->seat, place->card, target };

  scriba_boards_holder_commit (place->holder, &edit, owned);
}

static void
commit (const ScribaPlace *place,
        const char *what,
        char *label)
{
  commit_part (place, SCRIBA_PART_BOARD, what, label);
}

/* Adding, removing and moving: every tap is a step of its own. */
static void
commit_stack (const ScribaPlace *place,
              char *label)
{
  g_autofree char *owned = label;
  const ScribaBoardsEdit edit = { SCRIBA_PART_BOARD, place->field, place->seat, place->card, NULL };

  scriba_boards_holder_commit (place->holder, &edit, owned);
}

/** scriba_place_set_pile: says how much charisma (cubes) or loyalty was played; 0 or more. */
void
scriba_place_set_pile (const ScribaPlace *place,
                       ScribaPile pile,
                       int count)
{
  BceBoard *board = edit_board (place);
  const char *player = scriba_place_get_player (place);

  if (pile == SCRIBA_PILE_CHARISMA)
    {
      board->charisma = count;
      /* Translators: what an undo takes back; %s is a player. */
      commit (place, "charisma", g_strdup_printf (_("Charisma, %s"), player));
    }
  else
    {
      board->loyalty = count;
      /* Translators: what an undo takes back; %s is a player. */
      commit (place, "loyalty", g_strdup_printf (_("Loyalty, %s"), player));
    }
}

/**
 * scriba_place_set_support:
 * @place: a board
 * @receiver: another Suitor; for the IM's board the IM
 * @count: how many cubes; 0 or more
 *
 * Says how much support lies on a board, and for whom.
 */
void
scriba_place_set_support (const ScribaPlace *place,
                          guint receiver,
                          int count)
{
  const BceBoards *boards = scriba_place_get_boards (place);
  const char *player = scriba_place_get_player (place);
  g_autofree char *what = g_strdup_printf ("support-%u", receiver);

  edit_board (place)->support[receiver] = count;
  if (receiver == place->seat)
    /* Translators: what an undo takes back; %s is a player. */
    commit (place, what, g_strdup_printf (_("Own support, %s"), player));
  else
    /* Translators: what an undo takes back; support from player %2$s for player %1$s. */
    commit (place, what, g_strdup_printf (_("Support for %1$s, %2$s"),
                                          scriba_words_seat (boards, receiver), player));
}

/** scriba_place_set_tile: says what is printed on the tile in front of the place's field. */
void
scriba_place_set_tile (const ScribaPlace *place,
                       ScribaTally number,
                       ScribaNumber value)
{
  BceTile *tile = &scriba_boards_holder_edit (place->holder)->tiles[place->field];

  if (number == SCRIBA_TALLY_AUTHORITY)
    {
      tile->authority = value;
      commit_part (place, SCRIBA_PART_TILE, "tile-authority", g_strdup (_("Authority of the tile")));
    }
  else
    {
      tile->charisma = value;
      commit_part (place, SCRIBA_PART_TILE, "tile-charisma", g_strdup (_("Charisma of the tile")));
    }
}

/** scriba_place_add_card: puts a copy of @card under the stack, if there is room. */
void
scriba_place_add_card (const ScribaPlace *place,
                       const BceCard *card)
{
  BceBoard *board = edit_board (place);

  if (board->n_cards == BCE_MAX_STACK)
    return;

  bce_board_insert_card (board, board->n_cards, card);
  /* Translators: what an undo takes back: card %1$s was added for player %2$s. */
  commit_stack (place, g_strdup_printf (_("Add %1$s, %2$s"),
                                        scriba_words_card (card), scriba_place_get_player (place)));
}

/** scriba_place_remove_card: takes the card away. */
void
scriba_place_remove_card (const ScribaPlace *place)
{
  BceBoard *board = edit_board (place);
  char *label;

  if (place->card >= board->n_cards)
    return;

  /* Translators: what an undo takes back: card %1$s was removed for player %2$s. */
  label = g_strdup_printf (_("Remove %1$s, %2$s"),
                           scriba_words_card (&board->stack[place->card]), scriba_place_get_player (place));
  bce_board_remove_card (board, place->card);
  commit_stack (place, label);
}

/** scriba_place_move_card: moves the card @by places down, up if negative, as far as that goes. */
void
scriba_place_move_card (const ScribaPlace *place,
                        int by)
{
  BceBoard *board = edit_board (place);
  int to = (int) place->card + by;
  BceCard card;

  if (place->card >= board->n_cards || to < 0 || to >= board->n_cards)
    return;

  bce_card_copy (&board->stack[place->card], &card);
  bce_board_remove_card (board, place->card);
  bce_board_insert_card (board, to, &card);
  /* Translators: what an undo takes back: card %1$s of player %2$s was moved up or down. */
  commit_stack (place, g_strdup_printf (_("Move %1$s, %2$s"),
                                        scriba_words_card (&card), scriba_place_get_player (place)));
  bce_card_clear (&card);
}

/** scriba_place_edit_card: the card, to be changed and then committed. */
BceCard *
scriba_place_edit_card (const ScribaPlace *place)
{
  BceBoard *board = edit_board (place);

  g_return_val_if_fail (place->card < board->n_cards, NULL);

  return &board->stack[place->card];
}

/**
 * scriba_place_commit_card:
 * @place: the place of a card that was just edited
 * @part: a fixed name of what was edited; consecutive commits of one part are one step
 * @title: what was edited, in the user's language
 *
 * Keeps what scriba_place_edit_card() was for.
 */
void
scriba_place_commit_card (const ScribaPlace *place,
                          const char *part,
                          const char *title)
{
  g_autofree char *what = g_strdup_printf ("card-%u-%s", place->card, part);

  /* Translators: what an undo takes back: a value (%1$s) of card %2$s of player %3$s. */
  commit_part (place, SCRIBA_PART_CARD, what,
               g_strdup_printf (_("%1$s of %2$s, %3$s"),
                                title, scriba_words_card (scriba_place_get_card (place)),
                                scriba_place_get_player (place)));
}

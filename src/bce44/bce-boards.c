/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-boards.h"

#include "bce-keys.h"
#include "scriba-record.h"

#include <string.h>

#define ONLY(kind) (1u << BCE_EFFECT_ ## kind)

#define EFFECT_FIELDS(words, counted) \
  { .name = "kind", .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (BceEffect, kind), \
    .choices = words, .required = TRUE }, \
  { .name = "what", .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (BceEffect, what), \
    .choices = bce_thing_keys, .required = TRUE, .kinds = ONLY (COLLECT) }, \
  { .name = "count", .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceEffect, count), \
    .highest = SCRIBA_NUMBER_HIGHEST, .required = counted, .kinds = ONLY (PLACE_SUPPORT) | ONLY (COLLECT) }, \
  { .name = "count", .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceEffect, count), \
    .lowest = SCRIBA_NUMBER_LOWEST, .highest = SCRIBA_NUMBER_HIGHEST, .required = counted, \
    .kinds = ONLY (AUTHORITY) | ONLY (CHARISMA) }, \
  { .name = "from", .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (BceEffect, from), \
    .choices = bce_source_keys, .kinds = ONLY (COLLECT) }, \
  { .name = "when", .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (BceEffect, when), \
    .choices = bce_when_keys, .required = TRUE, .kinds = ONLY (AUTHORITY) }

/* Only support lies on cards. */
static const char *
misplaced_source (gconstpointer record)
{
  const BceEffect *effect = record;

  return effect->kind == BCE_EFFECT_COLLECT && effect->from == BCE_FROM_CARD && effect->what != BCE_THING_SUPPORT
         ? "from" : NULL;
}

static const ScribaField manual_effect_fields[] = {
  EFFECT_FIELDS (bce_manual_effect_keys, FALSE),
};

const ScribaShape bce_manual_effect_shape = {
  .size = sizeof (BceEffect),
  .n_fields = G_N_ELEMENTS (manual_effect_fields),
  .fields = manual_effect_fields,
  .misplaced = misplaced_source,
};

#define ABILITY_FIELDS(counted) \
  EFFECT_FIELDS (bce_effect_keys, counted), \
  { .name = "effects", .type = SCRIBA_FIELD_POOL, .offset = G_STRUCT_OFFSET (BceEffect, effects), \
    .shape = &bce_manual_effect_shape, .nullable = TRUE, .kinds = ONLY (MANUAL) }

static const ScribaField effect_fields[] = {
  ABILITY_FIELDS (FALSE),
};

const ScribaShape bce_effect_shape = {
  .size = sizeof (BceEffect),
  .n_fields = G_N_ELEMENTS (effect_fields),
  .fields = effect_fields,
  .misplaced = misplaced_source,
};

/* In a box what is left out is unknown, and a count cannot be: it must be there. */
static const ScribaField printed_effect_fields[] = {
  ABILITY_FIELDS (TRUE),
};

const ScribaShape bce_printed_effect_shape = {
  .size = sizeof (BceEffect),
  .n_fields = G_N_ELEMENTS (printed_effect_fields),
  .fields = printed_effect_fields,
  .misplaced = misplaced_source,
};

static const ScribaField card_fields[] = {
  { .name = "name", .type = SCRIBA_FIELD_TEXT, .offset = G_STRUCT_OFFSET (BceCard, name), .required = TRUE },
  { .name = "authority", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceCard, authority),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
  { .name = "ambition", .type = SCRIBA_FIELD_NUMBERS, .offset = G_STRUCT_OFFSET (BceCard, ambition),
    .length_offset = G_STRUCT_OFFSET (BceCard, n_ambitions),
    .known_offset = G_STRUCT_OFFSET (BceCard, ambition_known),
    .highest = SCRIBA_NUMBER_HIGHEST, .longest = BCE_MAX_AMBITIONS, .nullable = TRUE },
  { .name = "charisma", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceCard, charisma),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
  { .name = "abilities", .type = SCRIBA_FIELD_RECORDS, .offset = G_STRUCT_OFFSET (BceCard, abilities),
    .length_offset = G_STRUCT_OFFSET (BceCard, n_abilities),
    .known_offset = G_STRUCT_OFFSET (BceCard, abilities_known),
    .longest = BCE_MAX_ABILITIES, .shape = &bce_effect_shape, .nullable = TRUE },
};

const ScribaShape bce_card_shape = {
  .size = sizeof (BceCard),
  .n_fields = G_N_ELEMENTS (card_fields),
  .fields = card_fields,
};

static const ScribaField tile_fields[] = {
  { .name = "authority", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceTile, authority),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
  { .name = "charisma", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceTile, charisma),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
};

const ScribaShape bce_tile_shape = {
  .size = sizeof (BceTile),
  .n_fields = G_N_ELEMENTS (tile_fields),
  .fields = tile_fields,
};

/**
 * bce_boards_new:
 * @n_seats: 3 to 5
 *
 * Makes empty boards: nothing played, tiles without authority and charisma,
 * seat 0 the IM, no shared Suitor, no names (rules, section 4, input).
 *
 * Returns: (transfer full): the boards
 */
BceBoards *
bce_boards_new (guint n_seats)
{
  BceBoards *boards;

  g_return_val_if_fail (n_seats >= 3 && n_seats <= BCE_MAX_SEATS, NULL);

  boards = g_new0 (BceBoards, 1);
  boards->n_seats = n_seats;
  boards->shared = BCE_NOBODY;
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    boards->tiles[field] = (BceTile) { SCRIBA_KNOWN (0), SCRIBA_KNOWN (0) };

  return boards;
}

/**
 * bce_boards_free:
 * @boards: (nullable) (transfer full): boards
 *
 * Frees boards with everything that lies on them.
 */
void
bce_boards_free (BceBoards *boards)
{
  if (boards == NULL)
    return;

  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    {
      g_free (boards->names[seat]);
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        {
          BceBoard *board = &boards->boards[seat][field];

          for (guint i = 0; i < board->n_cards; i++)
            bce_card_clear (&board->stack[i]);
        }
    }
  g_free (boards);
}

/**
 * bce_card_copy:
 * @card: a card
 * @copy: (out caller-allocates): where the copy goes; what lies there is not freed
 *
 * Copies a card with its name and abilities.
 */
void
bce_card_copy (const BceCard *card,
               BceCard *copy)
{
  g_return_if_fail (card != NULL && copy != NULL);

  memset (copy, 0, sizeof *copy);
  scriba_record_copy (&bce_card_shape, card, copy);
  copy->recruit = card->recruit; /* which no file has */
}

/**
 * bce_card_clear:
 * @card: a card
 *
 * Frees what a card owns, not the card. It is all zeros then.
 */
void
bce_card_clear (BceCard *card)
{
  g_return_if_fail (card != NULL);

  scriba_record_clear (&bce_card_shape, card);
  memset (card, 0, sizeof *card);
}

/**
 * bce_boards_set_name:
 * @boards: boards
 * @seat: a seat, from 0 clockwise
 * @name: (nullable): what it is called
 *
 * Names a seat.
 */
void
bce_boards_set_name (BceBoards *boards,
                     guint seat,
                     const char *name)
{
  g_return_if_fail (boards != NULL);
  g_return_if_fail (seat < boards->n_seats);

  g_set_str (&boards->names[seat], name);
}

/**
 * bce_board_insert_card:
 * @board: a board with fewer than %BCE_MAX_STACK cards
 * @position: index from the top, 0 to the number of cards
 * @card: the card, which is copied
 *
 * Puts a card into a stack; the cards from @position on move down.
 */
void
bce_board_insert_card (BceBoard *board,
                       guint position,
                       const BceCard *card)
{
  BceCard copy;

  g_return_if_fail (board != NULL && card != NULL);
  g_return_if_fail (board->n_cards < BCE_MAX_STACK);
  g_return_if_fail (position <= board->n_cards);

  bce_card_copy (card, &copy);
  memmove (&board->stack[position + 1], &board->stack[position],
           (board->n_cards - position) * sizeof (BceCard));
  board->stack[position] = copy;
  board->n_cards++;
}

/**
 * bce_board_remove_card:
 * @board: a board
 * @position: index of a card from the top
 *
 * Takes a card out of a stack and frees it; the cards below it move up.
 */
void
bce_board_remove_card (BceBoard *board,
                       guint position)
{
  g_return_if_fail (board != NULL);
  g_return_if_fail (position < board->n_cards);

  bce_card_clear (&board->stack[position]);
  board->n_cards--;
  memmove (&board->stack[position], &board->stack[position + 1],
           (board->n_cards - position) * sizeof (BceCard));
  memset (&board->stack[board->n_cards], 0, sizeof (BceCard));
}

/**
 * bce_boards_suitor_order:
 * @boards: boards
 * @order: (out caller-allocates): the Suitors, clockwise from the seat left of
 *   the IM, and after the last of them the IM
 *
 * Tells the Suitor order (rules, section 4, input).
 *
 * Returns: the number of Suitors, one less than the seats
 */
guint
bce_boards_suitor_order (const BceBoards *boards,
                         guint8 order[BCE_MAX_SEATS])
{
  g_return_val_if_fail (boards != NULL && order != NULL, 0);

  for (guint i = 0; i < boards->n_seats; i++)
    order[i] = (boards->im + 1 + i) % boards->n_seats;

  return boards->n_seats - 1;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-final-items.h"

#include "bce-counts.h"
#include "bce-final.h"

static void
add_stored (GArray *items,
            int recruit,
            int there)
{
  const BceFinalItem item = { .kind = BCE_ENTRY_STORED, .index = recruit, .highest = there };

  if (there > 0)
    g_array_append_val (items, item);
}

static void
add_number (GArray *items,
            BceTellKind what,
            int index)
{
  const BceFinalItem item = { .kind = BCE_ENTRY_TELL, .what = what, .index = index,
                              .highest = SCRIBA_NUMBER_HIGHEST, .nullable = what == BCE_TELL_BONUS };

  g_array_append_val (items, item);
}

static void
add_flag (GArray *items,
          BceTellKind what)
{
  const BceFinalItem item = { .kind = BCE_ENTRY_TELL, .what = what, .highest = 1, .is_flag = TRUE };

  g_array_append_val (items, item);
}

static void
add_untracked (const BceState *state,
               const BceBox *box,
               guint seat,
               GArray *items)
{
  if (!state->settings.denarii)
    add_number (items, BCE_TELL_DENARII, 0);
  if (!state->settings.cubes)
    add_number (items, BCE_TELL_INFLUENCE, 0);
  if (state->senate >= 0 && g_array_index (box->senate, BceSenate, state->senate).manual == TRUE)
    add_number (items, BCE_TELL_PAIRS, 0);
  for (guint i = 0; i < state->n_statues; i++)
    {
      if (bce_final_asks_bonus (state, box, seat, i))
        add_number (items, BCE_TELL_BONUS, i);
    }
}

static void
add_plain (const BceFinalPlayer *told,
           GArray *items)
{
  add_flag (items, BCE_TELL_PLAIN_ALLEGIANCE);
  if (told->plain_allegiance)
    {
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        add_number (items, BCE_TELL_ALLEGIANCE_COUNT, field);
      add_number (items, BCE_TELL_ALLEGIANCE_IMPERIUM, 0);
    }

  add_flag (items, BCE_TELL_PLAIN_STRUCTURES);
  if (told->plain_structures)
    {
      add_number (items, BCE_TELL_STRUCTURES_IMPERIUM, 0);
      add_number (items, BCE_TELL_STATUE_BONUS, 0);
    }

  add_flag (items, BCE_TELL_PLAIN_RECRUITS);
  for (BceField field = 0; told->plain_recruits && field < BCE_N_FIELDS; field++)
    add_number (items, BCE_TELL_FIELD_TOTAL, field);
}

/**
 * bce_final_list_items:
 * @state: a state
 * @box: the game's box
 * @seat: a player
 * @items: (element-type BceFinalItem): where they go
 *
 * Lists what a player tells at the end: which cards are still stored (rules, section 3, what is
 * private), what is not tracked, what the box leaves to the table, and plain totals in place of it.
 */
void
bce_final_list_items (const BceState *state,
                      const BceBox *box,
                      guint seat,
                      GArray *items)
{
  g_array_set_size (items, 0);
  for (guint recruit = 0; recruit < (guint) state->n_recruits; recruit++)
    add_stored (items, recruit, bce_count_cards_of (state, seat, recruit));
  add_stored (items, BCE_NONE, bce_count_loyalty (state, seat));
  add_flag (items, BCE_TELL_DONE);
  add_untracked (state, box, seat, items);
  add_plain (&state->final[seat], items);
}

static int
read_told (const BceFinalPlayer *told,
           const BceFinalItem *item)
{
  switch (item->what)
    {
    case BCE_TELL_DONE:
      return told->told;
    case BCE_TELL_DENARII:
      return told->denarii;
    case BCE_TELL_INFLUENCE:
      return told->influence;
    case BCE_TELL_PAIRS:
      return told->pairs;
    case BCE_TELL_BONUS:
      return told->bonuses[item->index];
    case BCE_TELL_PLAIN_ALLEGIANCE:
      return told->plain_allegiance;
    case BCE_TELL_PLAIN_STRUCTURES:
      return told->plain_structures;
    case BCE_TELL_PLAIN_RECRUITS:
      return told->plain_recruits;
    case BCE_TELL_ALLEGIANCE_COUNT:
      return told->allegiance_counts[item->index];
    case BCE_TELL_ALLEGIANCE_IMPERIUM:
      return told->allegiance_imperium;
    case BCE_TELL_STRUCTURES_IMPERIUM:
      return told->structures_imperium;
    case BCE_TELL_STATUE_BONUS:
      return told->statue_bonus;
    case BCE_TELL_FIELD_TOTAL:
      return told->field_totals[item->index];
    default:
      g_assert_not_reached ();
    }
}

/** bce_final_read_item: what a player has told; unknown is only what may stay so. */
ScribaNumber
bce_final_read_item (const BceState *state,
                     guint seat,
                     const BceFinalItem *item)
{
  const BceFinalPlayer *told = &state->final[seat];
  int number;

  if (item->kind == BCE_ENTRY_TELL)
    number = read_told (told, item);
  else
    number = item->index >= 0 ? told->stored[item->index] : told->stored_loyalty;

  return number >= 0 ? (ScribaNumber) SCRIBA_KNOWN (number) : (ScribaNumber) SCRIBA_UNKNOWN;
}

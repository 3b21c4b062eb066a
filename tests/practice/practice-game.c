/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-game.h"

#include "bce-fill.h"
#include "bce-game.h"
#include "bce-reveal.h"
#include "bce-turns.h"

/* A game of four with the practice box: what the pictures show, and the tests begin with. */

static void
dispatch (ScribaTable *table,
          guint kind,
          gconstpointer args)
{
  ScribaVerdict verdict;

  if (!scriba_table_dispatch (table, kind, args, &verdict))
    g_error ("%s is refused: %d", bce_game.kinds[kind].key, verdict.n_facts > 0 ? verdict.facts[0].code : -1);
}

static int
find (ScribaTable *table,
      BceBoxPart part,
      const char *id)
{
  const BceBox *box = bce_table_get_box (table);
  GArray *components = bce_box_get_part (box, part);
  gpointer component = bce_box_find (box, part, id);

  return component != NULL ? (int) (((char *) component - components->data) / g_array_get_element_size (components)) : BCE_NONE;
}

static void
set_up (ScribaTable *table)
{
  static const char * const slots[BCE_N_SLOTS] = {
    "quaestor", "senator", "praetor", "consul",
    "legionary", "centurion", "military-4", "military-5",
    "cliens", "equester", "social-3", "social-6",
  };
  static const char * const eras[BCE_N_ERAS][5] = {
    { "forum", "structure-5", "structure-6", "structure-8", "structure-11" },
    { "villa", "structure-13", "structure-14", "structure-18", "structure-19" },
    { "temple", "structure-20", "structure-23", "structure-24", "structure-27" },
  };
  static const char * const statues[] = { "statue-3", "statue-5", "statue-8", "statue-11", "statue-14" };
  const BceSeatChoice im = { .seat = 3 };
  const BceSenateChoice senate = { .senate = 0 };
  BceMarket market = { .n_slots = BCE_N_SLOTS };
  BceSites sites = { .n_era1 = 5, .n_era2 = 5, .n_era3 = 5, .n_statues = 5 };
  BceMove move;

  for (guint i = 0; i < BCE_N_SLOTS; i++)
    market.slots[i] = find (table, BCE_BOX_RECRUITS, slots[i]);
  for (guint i = 0; i < 5; i++)
    {
      sites.era1[i] = find (table, BCE_BOX_STRUCTURES, eras[0][i]);
      sites.era2[i] = find (table, BCE_BOX_STRUCTURES, eras[1][i]);
      sites.era3[i] = find (table, BCE_BOX_STRUCTURES, eras[2][i]);
      sites.statues[i] = find (table, BCE_BOX_STATUES, statues[i]);
    }

  dispatch (table, BCE_ENTRY_MARKET, &market);
  dispatch (table, BCE_ENTRY_SITES, &sites);
  dispatch (table, BCE_ENTRY_SENATE, &senate);
  dispatch (table, BCE_ENTRY_FIRST_IM, &im);
  bce_move_next (bce_table_get_state (table), &move);
  dispatch (table, BCE_ENTRY_PHASE, &move);
}

ScribaTable *
practice_game_new (ScribaLibrary *library,
                   const BceBox *box,
                   gboolean cubes)
{
  BceGameSetup setup = {
    .n_seats = 4,
    .seats = {
      { "Anna", BCE_AGRIPPA, FALSE },
      { "Bálint", BCE_BRUTUS, FALSE },
      { "Csenge", BCE_CLEOPATRA, FALSE },
      { "Máté", BCE_ANTONY, FALSE },
    },
  };
  g_autoptr (GError) error = NULL;
  ScribaTable *table;

  bce_settings_init (&setup.settings);
  setup.settings.cubes = cubes;
  table = bce_library_create (library, &setup, box, &error);
  if (table == NULL)
    g_error ("no game: %s", error->message);

  set_up (table);
  return table;
}

void
practice_game_build (ScribaTable *table,
                     const char *id)
{
  const BceState *state = bce_table_get_state (table);
  BceBuild build;

  bce_fill_build (state, bce_table_get_box (table), state->turn, find (table, BCE_BOX_STRUCTURES, id),
                  find (table, BCE_BOX_STATUES, id), &build);
  dispatch (table, BCE_ENTRY_BUILD, &build);
}

void
practice_game_pass (ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  BcePass pass;

  bce_fill_pass (state, state->turn, &pass);
  dispatch (table, BCE_ENTRY_PASS, &pass);
}

void
practice_game_enlist (ScribaTable *table,
                      guint seat,
                      const char *id)
{
  BceEnlist entry;

  bce_fill_enlist (bce_table_get_state (table), bce_table_get_box (table), seat,
                   find (table, BCE_BOX_RECRUITS, id), &entry);
  dispatch (table, BCE_ENTRY_ENLIST, &entry);
}

void
practice_game_play (ScribaTable *table,
                    guint seat,
                    BceField field,
                    const char *id)
{
  BceBoardEntry entry = { .seat = seat, .field = field };

  entry.board = *bce_state_board (bce_table_get_state (table), seat, field);
  entry.board.stack[entry.board.n_cards++] = find (table, BCE_BOX_RECRUITS, id);
  dispatch (table, BCE_ENTRY_BOARD, &entry);
}

void
practice_game_resolve (ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  g_autoptr (BceBoards) boards = bce_reveal_make_boards (state, bce_table_get_box (table), bce_box_dup_name);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();
  BceResolve entry;

  bce_resolve (boards, outcome);
  bce_reveal_fill_resolve (state, outcome, outcome->next_im.seat == state->im ? BCE_IM_BONUS_NONE : BCE_IM_BONUS_IMPERIUM,
                           &entry);
  dispatch (table, BCE_ENTRY_RESOLVE, &entry);
}

static void
correct (ScribaTable *table,
         BceCorrectKind what,
         guint seat,
         int value)
{
  const BceCorrect entry = { .what = what, .seat = seat, .value = value };

  dispatch (table, BCE_ENTRY_CORRECT, &entry);
}

/* Two short years would not bring what is worth seeing. */
static void
add_riches (ScribaTable *table)
{
  static const struct { int denarii; int track; int loyalty; } riches[] = { { 6, 31, 3 }, { 5, 26, 5 }, { 8, 28, 2 }, { 6, 34, 4 } };

  for (guint seat = 0; seat < G_N_ELEMENTS (riches); seat++)
    {
      correct (table, BCE_CORRECT_DENARII, seat, riches[seat].denarii);
      correct (table, BCE_CORRECT_TRACK, seat, riches[seat].track);
      correct (table, BCE_CORRECT_LOYALTY, seat, riches[seat].loyalty);
    }
}

/* What is worth seeing happens in the first two years. */
static void
play_stage (ScribaTable *table)
{
  BceStage stage = bce_table_get_state (table)->stage;
  guint year = bce_table_get_state (table)->year;

  if (stage == BCE_STAGE_CONSTRUCTION && year == 1)
    {
      practice_game_build (table, "forum");
      practice_game_build (table, "structure-6");
      practice_game_build (table, "forum");
      practice_game_build (table, "structure-11");
    }
  else if (stage == BCE_STAGE_CONSTRUCTION && year == 2)
    {
      add_riches (table);
      practice_game_build (table, "structure-5");
      practice_game_build (table, "structure-8");
      practice_game_build (table, "villa");
      practice_game_build (table, "statue-3");
    }
  else if (stage == BCE_STAGE_ENLISTMENT)
    {
      practice_game_enlist (table, 0, "quaestor");
      practice_game_enlist (table, 1, "cliens");
      practice_game_enlist (table, 2, "legionary");
      practice_game_enlist (table, 3, "cliens");
    }
  else if (stage == BCE_STAGE_RESOLUTION)
    {
      practice_game_play (table, 0, BCE_POLITICAL, "quaestor");
      practice_game_play (table, 2, BCE_MILITARY, "legionary");
      practice_game_resolve (table);
    }
}

void
practice_game_go_on (ScribaTable *table,
                     guint year,
                     BceStage stage)
{
  while (bce_table_get_state (table)->year < (int) year || bce_table_get_state (table)->stage != (int) stage)
    {
      BceMove move;

      play_stage (table);
      bce_move_next (bce_table_get_state (table), &move);
      dispatch (table, BCE_ENTRY_PHASE, &move);
    }
}

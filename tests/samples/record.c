/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * record BOX FILE N-PLAYERS SEED: plays a night on the practice box and writes it
 * to FILE. Mistakes are made on purpose: undone, corrected, changed and removed.
 */

#include <stdlib.h>

#include "bce-files.h"
#include "bce-game.h"
#include "night-build.h"
#include "record-file.h"
#include "scriba-owner-box.h"
#include "scriba-table.h"

#define EVENING 1795806000 /* 2026-11-27 20:00 in Budapest */
#define PAUSE 17           /* seconds between entries */

static const BceSeatSetup people[] = {
  { "Anna", BCE_AGRIPPA },
  { "Bálint", BCE_BRUTUS },
  { "Csenge", BCE_CLEOPATRA },
  { "Máté", BCE_ANTONY },
  { "Réka", BCE_AUGUSTUS },
};

static ScribaTable *
start (const char *box_path,
       guint n_players)
{
  g_autoptr (GError) error = NULL;
  BceGameSetup setup = { .n_seats = MAX (3, n_players) };
  ScribaGameFile *file;
  BceBox *box = scriba_owner_box_read_other (&bce_game_format, box_path, &error);

  g_assert_no_error (error);
  bce_settings_init (&setup.settings);
  setup.settings.cubes = n_players == 2;
  for (guint seat = 0; seat < setup.n_seats; seat++)
    setup.seats[seat] = people[seat];
  setup.seats[2].shared = n_players == 2;

  file = scriba_game_file_new (&bce_game_format, &setup, box, &error);
  g_assert_no_error (error);
  return scriba_table_new (file, NULL, 0);
}

static gboolean
enter (ScribaTable *table,
       const BuiltEntry *built)
{
  ScribaVerdict verdict;

  return scriba_table_dispatch (table, built->kind, &built->args, &verdict);
}

/* People at a table rather do something than nothing. */
static guint
count_second_thoughts (BceEntryKind kind)
{
  switch ((int) kind)
    {
    case BCE_ENTRY_PASS:
      return 3;
    case BCE_ENTRY_RESOLVE:
      return 20;
    default:
      return 0;
    }
}

static void
play (ScribaTable *table,
      ScribaRandom *random)
{
  BuiltEntry built;

  for (guint thoughts = 0; ; thoughts++)
    {
      night_build_next (bce_table_get_state (table), bce_table_get_box (table), random, &built);
      if (thoughts >= count_second_thoughts (built.kind))
        break;
    }
  if (!enter (table, &built))
    {
      night_build_way_out (bce_table_get_state (table), &built);
      g_assert_true (enter (table, &built));
    }
}

static void
correct_and_put_right (ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  BuiltEntry built = { .kind = BCE_ENTRY_CORRECT };

  built.args.correct = (BceCorrect) { .what = BCE_CORRECT_TRACK, .seat = 0, .value = state->players[0].track + 1 };
  g_assert_true (enter (table, &built));
}

/* The newest entry of a kind, among the last ones. */
static guint32
find_recent (ScribaTable *table,
             guint kind)
{
  ScribaHistory *history = scriba_table_get_history (table);
  guint32 seq = scriba_history_get_head (history);

  for (guint i = 0; i < 40 && seq != 0; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, seq);

      if (entry->kind == kind)
        return seq;
      seq = entry->parent;
    }

  return 0;
}

static void
make_mistake (ScribaTable *table,
              guint number)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 build = find_recent (table, BCE_ENTRY_BUILD);
  guint32 enlist = find_recent (table, BCE_ENTRY_ENLIST);
  ScribaVerdict verdict;

  switch (number % 4)
    {
    case 0:
      scriba_table_undo (table);
      break;
    case 1:
      correct_and_put_right (table);
      break;
    case 2:
      if (build != 0)
        {
          BceBuild args = *(const BceBuild *) scriba_history_get_entry (scriba_table_get_history (table), build)->args;

          args.paid = MAX (0, args.paid - 1);
          scriba_table_change (table, build, BCE_ENTRY_BUILD, &args, left_out, &verdict);
        }
      break;
    default:
      if (enlist != 0)
        scriba_table_remove (table, enlist, left_out, &verdict);
      break;
    }
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaTable) table = NULL;
  g_autofree char *id = NULL;
  ScribaRandom random = { 0 };
  guint n_mistakes = 0;

  g_assert_cmpint (argc, ==, 5);
  random.state = strtoul (argv[4], NULL, 10);
  table = start (argv[1], strtoul (argv[3], NULL, 10));

  for (guint i = 1; bce_table_get_state (table)->stage != BCE_STAGE_OVER; i++)
    {
      play (table, &random);
      if (i % 31 == 0 && bce_table_get_state (table)->stage < BCE_STAGE_SCORING)
        make_mistake (table, n_mistakes++);
    }

  id = g_strdup_printf ("44bce000-0000-4000-8000-%012u", (guint) strtoul (argv[4], NULL, 10));
  record_file (table, argv[2], id, EVENING, PAUSE);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench-game BOX FOLDER [DIVISOR]: what a tracked game costs, at three sizes each, so that it
 * shows how the cost grows; or at a part of these sizes. Times are those that a processor works
 * for it, whatever else runs: of the main thread for a dispatch, of both for the rest.
 */

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "bce-files.h"
#include "bench-clock.h"
#include "long-game.h"
#include "scriba-json.h"
#include "scriba-store.h"

#define SIZES 3
#define N_LOADS 9

static guint n_entries[SIZES] = { 2500, 5000, 10000 };
static guint n_games[SIZES] = { 1250, 2500, 5000 };

static double
thread_seconds (void)
{
  return bench_clock_seconds (CLOCK_THREAD_CPUTIME_ID);
}

static double
process_seconds (void)
{
  return bench_clock_seconds (CLOCK_PROCESS_CPUTIME_ID);
}

static double
mebibytes (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return (double) (info.uordblks + info.hblkhd) / 1048576;
}

static void
print_growth (const char *what,
              const guint *sizes,
              const double *costs,
              const char *unit,
              double scale)
{
  g_print ("%s:", what);
  for (guint i = 0; i < SIZES; i++)
    g_print (" %u: %.3f %s;", sizes[i], costs[i] * scale, unit);
  g_print (" growth from %u to %u: %.2f\n", sizes[0], sizes[SIZES - 1], costs[SIZES - 1] / costs[0]);
}

/* Folding a log, without files or a journal. */
static void
bench_apply (ScribaTable *table)
{
  ScribaHistory *history = scriba_table_get_history (table);
  g_autofree BceState *state = g_new (BceState, 1);
  guint rounds = 20;
  double start = thread_seconds ();

  for (guint round = 0; round < rounds; round++)
    {
      scriba_history_read_state (history, 0, state);
      for (guint32 seq = 1; seq <= scriba_history_get_n_entries (history); seq++)
        {
          const ScribaEntry *entry = scriba_history_get_entry (history, seq);

          bce_apply (state, entry->kind, entry->args);
        }
    }
  g_print ("entries applied per second: %.0f\n",
           rounds * scriba_history_get_n_entries (history) / (thread_seconds () - start));
}

static void
opened_cb (ScribaTable *table,
           const GError *error,
           gpointer data)
{
  *(ScribaTable **) data = table;
}

static double
bench_open (ScribaLibrary *library,
            const char *id)
{
  ScribaTable *table = NULL;
  double start = process_seconds ();

  scriba_library_open (library, id, opened_cb, &table);
  while (table == NULL)
    g_main_context_iteration (NULL, TRUE);
  return process_seconds () - start;
}

static void
settle (ScribaLibrary *library)
{
  g_autoptr (GError) error = NULL;

  if (!scriba_library_wait (library, &error))
    g_error ("%s", error->message);
}

#define TIMES 5

/*
 * What the same tap costs each time is Scriba's; what it costs once may be the machine's, which interrupts one tap of thousands.
 * So of each tap the least counts, and the worst of these is told.
 */
static void
bench_worst (const char *folder,
             const BceBox *box)
{
  guint n = n_entries[SIZES - 1];
  g_autofree double *least = g_new (double, n);
  double worst = 0;

  for (guint time = 0; time < TIMES; time++)
    {
      g_autoptr (ScribaLibrary) library = scriba_library_new (folder);
      ScribaTable *table = long_game_new (library, box);

      long_game_begin (table);
      for (guint i = scriba_history_get_n_entries (scriba_table_get_history (table)); i < n; i++)
        {
          double tapped = thread_seconds ();
          double cost;

          long_game_tap (table, i);
          cost = thread_seconds () - tapped;
          least[i] = time == 0 ? cost : MIN (least[i], cost);
          if (time == TIMES - 1)
            worst = MAX (worst, least[i]);
        }
      settle (library);
    }

  g_print ("dispatch to published state, worst: %.3f ms\n", worst * 1000);
}

static void
bench_long_games (const char *folder,
                  const BceBox *box)
{
  double dispatches[SIZES];
  double openings[SIZES];
  double memory[SIZES];

  for (guint size = 0; size < SIZES; size++)
    {
      g_autoptr (ScribaLibrary) library = scriba_library_new (folder);
      double before = mebibytes ();
      ScribaTable *table = long_game_new (library, box);
      g_autofree char *id = g_strdup (scriba_table_get_id (table));
      double start;

      long_game_begin (table);
      start = thread_seconds ();
      for (guint i = scriba_history_get_n_entries (scriba_table_get_history (table)); i < n_entries[size]; i++)
        long_game_tap (table, i);
      dispatches[size] = (thread_seconds () - start) / n_entries[size];
      memory[size] = mebibytes () - before;
      if (size == SIZES - 1)
        bench_apply (table);
      settle (library);
      g_clear_object (&library);

      library = scriba_library_new (folder);
      openings[size] = bench_open (library, id);
    }

  print_growth ("dispatch to published state, mean", n_entries, dispatches, "ms", 1000);
  print_growth ("opening a game", n_entries, openings, "ms", 1000);
  print_growth ("memory of an open game", n_entries, memory, "MiB", 1);
}

/* What listing costs; what is kept of it, too. */
static double
load (const char *folder,
      double *memory)
{
  double before = mebibytes ();
  double start = process_seconds ();
  g_autoptr (ScribaLibrary) library = scriba_library_new (folder);
  double seconds;

  scriba_library_load (library);
  while (!scriba_library_get_loaded (library))
    g_main_context_iteration (NULL, TRUE);
  seconds = process_seconds () - start;
  *memory = mebibytes () - before;
  return seconds;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double one = *(const double *) a;
  double other = *(const double *) b;

  return (one > other) - (one < other);
}

/*
 * The first start of a day also looks the library over and copies it, at the same time on another thread, so it does
 * not count. The middle one of the others does: a single one is short, and anything else on the machine disturbs it.
 */
static double
bench_load (const char *folder,
            double *memory)
{
  double seconds[N_LOADS];

  load (folder, memory);
  for (guint i = 0; i < N_LOADS; i++)
    seconds[i] = load (folder, memory);
  qsort (seconds, N_LOADS, sizeof *seconds, compare);
  return seconds[N_LOADS / 2];
}

static void
bench_libraries (const char *folder,
                 const BceBox *box)
{
  double loadings[SIZES];
  double memory[SIZES];
  guint made = 0;

  for (guint size = 0; size < SIZES; size++)
    {
      {
        g_autoptr (ScribaLibrary) library = scriba_library_new (folder);

        for (; made < n_games[size]; made++)
          scriba_library_close (library, long_game_new (library, box));
        settle (library);
      }
      loadings[size] = bench_load (folder, &memory[size]);
    }

  print_growth ("listing the library", n_games, loadings, "ms", 1000);
  print_growth ("memory of the library", n_games, memory, "MiB", 1);
}

/* As every version since the first has it, so that one can be compared with another. */
static BceBox *
read_box (const char *path)
{
  GError *error = NULL;
  g_autoptr (GBytes) text = scriba_store_read (path, &error);
  g_autoptr (JsonNode) node = text != NULL ? scriba_json_parse (text, &error) : NULL;
  BceBox *box = node != NULL ? bce_box_from_json (node, &error) : NULL;

  g_assert_no_error (error);
  return box;
}

int
main (int argc,
      char **argv)
{
  g_autoptr (BceBox) box = NULL;
  g_autofree char *worst = NULL;
  g_autofree char *games = NULL;
  g_autofree char *library = NULL;

  g_assert_cmpint (argc, >=, 3);
  for (guint size = 0; argc > 3 && size < SIZES; size++)
    {
      n_entries[size] /= atoi (argv[3]);
      n_games[size] /= atoi (argv[3]);
    }
  worst = g_build_filename (argv[2], "worst", NULL);
  games = g_build_filename (argv[2], "games", NULL);
  library = g_build_filename (argv[2], "library", NULL);
  box = read_box (argv[1]);

  bench_worst (worst, box);
  bench_long_games (games, box);
  bench_libraries (library, box);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A game that does not end, and a library that only grows: after the first tenth no file is opened any more, each entry
 * and each game keeps a bounded part of memory and takes as many writes as before, and what is let go of is given back.
 * What an entry costs is printed with its fit. With SCRIBA_FULL 50,000 entries and 10,000 games, else a tenth.
 */

#include <malloc.h>
#include <time.h>

#include "bce-files.h"
#include "bce-game.h"
#include "fault-vfs.h"
#include "folder-check.h"
#include "long-game.h"
#include "scriba-json.h"
#include "scriba-store.h"

#define N_BLOCKS 10
#define N_ENTRIES 50000
#define N_GAMES 10000
#define USUAL_DIVISOR 10

/* What the game itself keeps of an entry, and the list of a game, at most. Of the first 4,096 entries every 32nd has a
 * state of 10 KB besides; more states than those there never are. */
#define MAX_ENTRY 512
#define MAX_EARLY_ENTRY 1024
#define MAX_GAME 8192

/* So many are written each by itself to see what one costs the disk. Each of four indexes that have grown may be a page
 * deeper: two writes. */
#define N_ALONE 31
#define DEEPER 8

typedef struct
{
  double seconds;
  gsize memory;
  guint n_files;
} Measure;

static BceBox *
read_box (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SOURCE"), "tests", "fixtures", "practice-box.json", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = scriba_store_read (path, &error);
  g_autoptr (JsonNode) node = text != NULL ? scriba_json_parse (text, &error) : NULL;
  BceBox *box = node != NULL ? bce_box_from_json (node, &error) : NULL;

  g_assert_no_error (error);
  return box;
}

static gboolean
is_full (void)
{
  return g_getenv ("SCRIBA_FULL") != NULL;
}

static guint
divide (guint n)
{
  return is_full () ? n : n / USUAL_DIVISOR;
}

static guint
count_files (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/fd", 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
settle (ScribaLibrary *library)
{
  g_autoptr (GError) error = NULL;
  gboolean saved = scriba_library_wait (library, &error);

  g_assert_no_error (error);
  g_assert_true (saved);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static Measure
measure (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (Measure) { now.tv_sec + now.tv_nsec / 1e9, mallinfo2 ().uordblks, count_files () };
}

/* The straight line through what each block cost: what one costs at the start, and how much more at the end. */
static void
print_fit (const char *what,
           const Measure *measures,
           guint n_in_block)
{
  double x = 0, y = 0, xx = 0, xy = 0, slope;

  for (guint i = 0; i < N_BLOCKS; i++)
    {
      double cost = (measures[i + 1].seconds - measures[i].seconds) / n_in_block * 1e6;

      x += i;
      y += cost;
      xx += i * i;
      xy += i * cost;
    }
  slope = (N_BLOCKS * xy - x * y) / (N_BLOCKS * xx - x * x);
  g_test_message ("%u %s: %.1f µs each at the start, %+.2f µs from the first to the last by the fit; %.0f bytes each",
                  N_BLOCKS * n_in_block, what, (y - slope * x) / N_BLOCKS, slope * (N_BLOCKS - 1),
                  (double) (measures[N_BLOCKS].memory - measures[1].memory) / (N_BLOCKS - 1) / n_in_block);
}

/* The first block fills what is filled once. */
static void
assert_flat (const Measure *measures,
             guint n_in_block,
             guint most)
{
  for (guint i = 2; i <= N_BLOCKS; i++)
    {
      g_assert_cmpuint (measures[i].n_files, ==, measures[1].n_files);
      g_assert_cmpuint (measures[i].memory, <, measures[i - 1].memory + (gsize) most * n_in_block);
    }
}

typedef struct
{
  const char *what;
  guint n_in_block;
  gsize most; /* bytes that each of them keeps */
  void (*make) (ScribaLibrary *library,
                gpointer data,
                guint i);
  gpointer data;
} Night;

/* The thread waits in a sync, with one small thing about another game than the newest. */
static gboolean
occupy (ScribaLibrary *library,
        guint n)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (library));
  g_autoptr (ScribaGameItem) oldest = NULL;

  if (n_items < 2)
    return FALSE;

  oldest = g_list_model_get_item (G_LIST_MODEL (library), n_items - 1);
  fault_vfs_hold_syncs (TRUE);
  if (n % 2 == 0)
    scriba_library_delete (library, scriba_game_item_get_id (oldest));
  else
    scriba_library_restore (library, scriba_game_item_get_id (oldest));
  fault_vfs_wait_for_sync ();
  return TRUE;
}

/* How many writes one takes at least: now and then all that was written is put in its place. What is asked for while the
 * thread writes already is a transaction of its own; so all of it is asked for before the thread looks again. */
static guint
count_writes (const Night *night,
              ScribaLibrary *library,
              guint i)
{
  guint least = G_MAXUINT;

  for (guint n = 0; n < N_ALONE; n++)
    {
      gboolean occupied = occupy (library, n);
      guint before = fault_vfs_get_n_writes ();

      night->make (library, night->data, i + n);
      if (occupied)
        fault_vfs_hold_syncs (FALSE);
      settle (library);
      least = MIN (least, fault_vfs_get_n_writes () - before);
    }
  return least;
}

/* As the window does between two taps, but without a pause. */
static void
go_on (const Night *night,
       ScribaLibrary *library)
{
  Measure measures[N_BLOCKS + 1];
  guint n_writes = 0;
  guint n_writes_at_end;

  for (guint i = 0; i <= N_BLOCKS; i++)
    {
      settle (library);
      if (i == 1)
        n_writes = count_writes (night, library, 0);
      measures[i] = measure ();
      for (guint n = 0; i < N_BLOCKS && n < night->n_in_block; n++)
        {
          night->make (library, night->data, i * night->n_in_block + n);
          while (g_main_context_iteration (NULL, FALSE))
            continue;
        }
    }

  n_writes_at_end = count_writes (night, library, 0);
  print_fit (night->what, measures, night->n_in_block);
  g_test_message ("writes for one: %u after a tenth, %u at the end", n_writes, n_writes_at_end);
  assert_flat (measures, night->n_in_block, night->most);
  g_assert_cmpuint (n_writes, >, 0);
  g_assert_cmpuint (n_writes_at_end, <=, n_writes + DEEPER);
}

static void
tap (ScribaLibrary *library,
     gpointer data,
     guint i)
{
  long_game_tap (data, i);
}

static void
test_entries (Folder *folder,
              gconstpointer data)
{
  g_autoptr (BceBox) box = read_box ();
  g_autoptr (ScribaLibrary) library = scriba_library_new (folder->path);
  Night night = { "entries", divide (N_ENTRIES) / N_BLOCKS, is_full () ? MAX_ENTRY : MAX_EARLY_ENTRY, tap };
  Measure before;

  settle (library);
  before = measure ();
  night.data = long_game_new (library, box);
  long_game_begin (night.data);
  go_on (&night, library);

  /* Nothing of it is left but its place in the list, and what SQLite keeps of its pages. */
  scriba_library_close (library, night.data);
  settle (library);
  g_assert_cmpuint (measure ().memory, <, before.memory + 3 * 1024 * 1024);
}

static void
play_game (ScribaLibrary *library,
           gpointer data,
           guint i)
{
  ScribaTable *table = long_game_new (library, data);

  long_game_begin (table);
  scriba_library_close (library, table);
}

static void
test_games (Folder *folder,
            gconstpointer data)
{
  g_autoptr (BceBox) box = read_box ();
  g_autoptr (ScribaLibrary) library = scriba_library_new (folder->path);
  const Night night = { "games", divide (N_GAMES) / N_BLOCKS, MAX_GAME, play_game, box };

  go_on (&night, library);
}

int
main (int argc,
      char **argv)
{
  /* So that what the journal's thread allocates is counted. */
  mallopt (M_ARENA_MAX, 1);
  g_test_init (&argc, &argv, NULL);
  fault_vfs_begin (TRUE);

#define ADD(name, function) g_test_add ("/long-night/" name, Folder, NULL, folder_set_up, function, folder_tear_down)
  ADD ("entries", test_entries);
  ADD ("games", test_games);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * test-crash SAMPLE [OPERATION]: a night of 300 entries is played by a process whose disk fails at one operation, and mostly ends
 * with it; then another one looks what is left. The one that plays tells through a pipe what the window would show as
 * saved. For one operation, with SCRIBA_FULL for every one, else for some.
 */

#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "crash-vfs.h"
#include "folder-check.h"
#include "journal-backup.h"
#include "trust-night.h"

#define N_ENTRIES 300

/* The library is closed and opened again so often. */
#define N_SESSIONS 3

/* So many acts at most wait for the disk at once. */
#define AHEAD 4

/* In the ordinary tests, which take seconds, there are so many operations between two that are tried. */
#ifdef __SANITIZE_ADDRESS__
#define STRIDE 401
#else
#define STRIDE 89
#endif

/* A process that does not end by itself is ended, in seconds. */
#define PATIENCE 120

/* What is told in the place of an act. */
#define NOTHING G_MAXUINT32

static const char * const fates[CRASH_N_FATES] = { "never", "tear", "drop", "reorder", "full", "error" };

typedef struct
{
  const Night *night;
  const char *folder;
  CrashFate fate;
  int pipe;
  ScribaLibrary *library;
  ScribaTable *table;
  guint act; /* the last one */
} Player;

static void
tell (Player *player)
{
  guint32 act = player->act;

  g_assert_cmpint (write (player->pipe, &act, sizeof act), ==, sizeof act);
}

/* Damage is never what an error or a crash is taken for. */
static void
take_reports (Player *player)
{
  GError *report;

  while ((report = scriba_library_take_report (player->library)) != NULL)
    {
      g_assert_cmpint (player->fate, >=, CRASH_FULL);
      g_assert_true (g_error_matches (report, SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE)
                     || g_error_matches (report, SCRIBA_ERROR, SCRIBA_ERROR_UNREADABLE));
      g_error_free (report);
    }
}

/* Something is told that has failed: the power goes, or the disk is well again and a retry helps. */
static void
face_failure (Player *player)
{
  g_assert_cmpint (player->fate, >=, CRASH_FULL);
  g_assert_true (player->table == NULL || !scriba_kept_get_saved (SCRIBA_KEPT (player->table)));
  if (player->fate == CRASH_FULL)
    crash_vfs_cut_power ();

  if (player->table != NULL)
    scriba_kept_save (SCRIBA_KEPT (player->table));
  else
    scriba_library_retry (player->library);
}

static void
go_on (Player *player)
{
  g_main_context_iteration (NULL, TRUE);
  take_reports (player);
  if (scriba_library_get_problem (player->library) != NULL
      || (player->table != NULL && scriba_kept_get_save_error (SCRIBA_KEPT (player->table)) != NULL))
    face_failure (player);
}

static void ask_to_open (Player *player);

static void
opened_cb (ScribaTable *table,
           const GError *error,
           gpointer data)
{
  Player *player = data;

  if (error == NULL)
    {
      player->table = table;
      return;
    }

  g_assert_cmpint (player->fate, >=, CRASH_FULL);
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNREADABLE);
  if (player->fate == CRASH_FULL)
    crash_vfs_cut_power ();
  ask_to_open (player);
}

static void
ask_to_open (Player *player)
{
  g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (player->library), 0);

  scriba_library_open (player->library, scriba_game_item_get_id (item), opened_cb, player);
}

static void
open_library (Player *player)
{
  player->library = scriba_library_new (player->folder);
  scriba_library_load (player->library);
  while (!scriba_library_get_loaded (player->library))
    go_on (player);
}

static void
open_table (Player *player)
{
  ask_to_open (player);
  while (player->table == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_until_saved (Player *player)
{
  while (!scriba_kept_get_saved (SCRIBA_KEPT (player->table)))
    go_on (player);
  tell (player);
}

static void
close_library (Player *player)
{
  player->table = NULL;
  g_clear_object (&player->library);
}

/* Acts are dispatched one by one or some at once, as taps may come while the disk is busy. */
static void
play (Player *player)
{
  guint n_acts = player->night->places->len - 1;

  for (guint session = 1; session <= N_SESSIONS; session++)
    {
      open_library (player);
      if (session > 1)
        open_table (player);
      else
        player->table = night_begin (player->night, player->library);
      wait_until_saved (player);
      while (player->act < n_acts * session / N_SESSIONS)
        {
          for (guint i = 0; i <= player->act % AHEAD && player->act < n_acts; i++)
            g_assert_true (night_act (player->night, ++player->act, player->table));
          wait_until_saved (player);
        }
      if (session < N_SESSIONS)
        close_library (player);
    }
}

static void
assert_sound (const char *path)
{
  g_autofree char *answer = NULL;
  sqlite3 *db;
  sqlite3_stmt *statement;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "PRAGMA integrity_check", -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  answer = g_strdup ((const char *) sqlite3_column_text (statement, 0));
  g_assert_cmpstr (answer, ==, "ok");
  sqlite3_finalize (statement);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

/* A backup has its name only when it is whole. */
static void
check_files (const char *folder)
{
  g_autoptr (GPtrArray) backups = journal_backup_list (folder);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);

  assert_sound (path);
  for (guint i = 0; i < backups->len; i++)
    assert_sound (g_ptr_array_index (backups, i));
}

static guint
find_act (Player *player)
{
  guint act = player->act;

  while (act < player->night->places->len && !night_is_at (player->night, act, player->table))
    act++;
  return act;
}

static void
check_undo (Player *player)
{
  ScribaHistory *history = scriba_table_get_history (player->table);
  guint32 head = scriba_history_get_head (history);
  guint32 tip = scriba_history_get_tip (history);
  guint32 to;

  if (scriba_history_get_undo (history, &to) == 0)
    return;

  scriba_kept_undo (SCRIBA_KEPT (player->table));
  g_assert_cmpuint (scriba_history_get_head (history), ==, to);
  g_assert_cmpuint (to, !=, head);
  night_assert_whole (player->night, player->table);
  wait_until_saved (player);
  scriba_table_return (player->table, head, tip);
}

/* Looks what is left after what was told last, goes on with it, and looks again. */
static void
check (Player *player)
{
  gboolean told = player->act != NOTHING;

  if (!told)
    player->act = 0;
  open_library (player);
  if (g_list_model_get_n_items (G_LIST_MODEL (player->library)) == 0)
    {
      g_assert_false (told);
      player->table = night_begin (player->night, player->library);
      wait_until_saved (player);
    }
  else
    open_table (player);
  player->act = find_act (player);
  g_assert_cmpuint (player->act, <, player->night->places->len);
  night_assert_whole (player->night, player->table);

  check_undo (player);
  if (player->act + 1 < player->night->places->len)
    g_assert_true (night_act (player->night, ++player->act, player->table));
  wait_until_saved (player);
  close_library (player);
  check_files (player->folder);

  open_library (player);
  open_table (player);
  night_assert_at (player->night, player->act, player->table);
  night_assert_whole (player->night, player->table);
  close_library (player);
}

/* Returns the status of @part in a process of its own, and the last that it told. */
static int
run (void (*part) (Player *player),
     Player *player,
     guint at,
     guint32 *told)
{
  int ends[2];
  guint32 word;
  int status;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      const struct rlimit no_core = { 0, 0 };

      setrlimit (RLIMIT_CORE, &no_core);
      alarm (PATIENCE);
      close (ends[0]);
      player->pipe = ends[1];
      if (player->fate != CRASH_NEVER)
        crash_vfs_begin (player->fate, at, at * CRASH_N_FATES + player->fate);
      part (player);
      /* Not a word about what it would free. */
      _exit (crash_vfs_get_n () < at ? EXIT_SUCCESS : CRASHED);
    }

  close (ends[1]);
  while (read (ends[0], &word, sizeof word) == sizeof word)
    *told = word;
  close (ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return status;
}

/* Returns whether the night had so many operations. */
static gboolean
crash_at (const Night *night,
          CrashFate fate,
          guint at)
{
  Folder folder;
  guint32 told = NOTHING;
  guint32 unused;
  Player player = { .night = night, .fate = fate };
  Player checker = { .night = night };
  int status;

  folder_set_up (&folder, NULL);
  player.folder = checker.folder = folder.path;
  status = run (play, &player, at, &told);
  checker.act = told;
  if (status != 0 && !(WIFEXITED (status) && WEXITSTATUS (status) == CRASHED))
    g_error ("%s at %u: the player ended with %d, after act %d", fates[fate], at, status, (int) told);
  if (run (check, &checker, 1, &unused) != 0)
    g_error ("%s at %u: what is left after act %d is not right", fates[fate], at, (int) told);
  folder_tear_down (&folder, NULL);
  return status != 0;
}

/* Begins a library. */
static void
begin (Player *player)
{
  open_library (player);
  player->table = night_begin (player->night, player->library);
  wait_until_saved (player);
  close_library (player);
}

/* Whatever fails at the start, once: the game is there, at the latest after a retry. */
static void
start (Player *player)
{
  open_library (player);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (player->library)), ==, 1);
  open_table (player);
  g_assert_true (night_is_at (player->night, 0, player->table));
  close_library (player);
}

static void
test_start (gconstpointer sample)
{
  g_autoptr (Night) night = night_read (sample, 0);
  Player beginner = { .night = night };
  Folder folder;
  guint32 unused;
  guint at = 0;
  int status;

  folder_set_up (&folder, NULL);
  beginner.folder = folder.path;
  g_assert_cmpint (run (begin, &beginner, 1, &unused), ==, 0);
  do
    {
      Player starter = { .night = night, .folder = folder.path, .fate = CRASH_ERROR };

      status = run (start, &starter, ++at, &unused);
      if (status != 0 && !(WIFEXITED (status) && WEXITSTATUS (status) == CRASHED))
        g_error ("the start does not get over an error at %u", at);
    }
  while (status != 0);
  g_test_message ("%u operations of a start", at - 1);
  g_assert_cmpuint (at, >, 10);
  folder_tear_down (&folder, NULL);
}

typedef struct
{
  const char *sample;
  CrashFate fate;
  guint at; /* if it is about one */
} Case;

static void
test_crash (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Night) night = night_read (self->sample, N_ENTRIES);
  guint stride = g_getenv ("SCRIBA_FULL") != NULL ? 1 : STRIDE;
  guint at = 1 + self->fate % stride;
  guint n = 0;

  if (self->at > 0)
    {
      g_assert_true (crash_at (night, self->fate, self->at));
      return;
    }

  for (; crash_at (night, self->fate, at); at += stride)
    n++;
  g_test_message ("%s, %s: %u of %u operations", self->sample, fates[self->fate], n, at);
  g_assert_cmpuint (n, >, 2);
}

int
main (int argc,
      char **argv)
{
  static Case cases[CRASH_N_FATES];

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  g_test_add_data_func ("/crash/start", argv[1], test_start);
  for (CrashFate fate = CRASH_TEAR; fate < CRASH_N_FATES; fate++)
    {
      g_autofree char *name = g_strdup_printf ("/crash/%s", fates[fate]);

      cases[fate] = (Case) { argv[1], fate, argc > 2 ? atoi (argv[2]) : 0 };
      g_test_add_data_func (name, &cases[fate], test_crash);
    }
  return g_test_run ();
}

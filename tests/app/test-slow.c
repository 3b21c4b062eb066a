/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* RTLD_NEXT */

/*
 * A disk on which a sync takes long, as whoever plays meets it: nothing waits for it but closing, and nothing is
 * said to be saved that is not. The disk asserts that it is never asked for anything on this thread.
 */

#include "config.h"

#include <dlfcn.h>

#include <glib/gi18n.h>

#include "bce44/scriba-game-page.h"
#include "fault-vfs.h"
#include "game-check.h"
#include "scriba-game-act.h"

static GThread *watched;
static guint n_waits;

/* The program's in the place of GLib's: the disk is slow until the main thread waits for it. */
void
g_cond_wait (GCond *cond,
             GMutex *mutex)
{
  static void (*real) (GCond *cond, GMutex *mutex);

  if (real == NULL)
    *(void **) &real = dlsym (RTLD_NEXT, "g_cond_wait");
  if (g_thread_self () == watched)
    {
      n_waits++;
      watched = NULL;
      fault_vfs_hold_syncs (FALSE);
    }
  real (cond, mutex);
}

static gboolean
is_saved (GameCheck *game)
{
  return scriba_kept_get_saved (SCRIBA_KEPT (game->table));
}

static gboolean
says_saving (GameCheck *game)
{
  GtkWidget *line = page_check_find_text (game->page, _("Saving…"));

  return line != NULL && gtk_widget_get_mapped (line);
}

static void
wait_until_saved (GameCheck *game)
{
  while (!is_saved (game))
    g_main_context_iteration (NULL, TRUE);
}

static void
set_denarii (GameCheck *game,
             int value)
{
  const BceCorrect entry = { .what = BCE_CORRECT_DENARII, .seat = 0, .value = value };

  g_assert_true (scriba_game_act (game->page, game->table, BCE_ENTRY_CORRECT, &entry));
  g_assert_cmpint (game_check_get_state (game)->players[0].denarii, ==, value);
  g_assert_false (is_saved (game));
}

static void
test_play (GameCheck *game,
           gconstpointer data)
{
  wait_until_saved (game);
  game_check_show_game (game);
  fault_vfs_hold_syncs (TRUE);
  set_denarii (game, 5);
  fault_vfs_wait_for_sync ();
  for (int value = 6; value < 16; value++)
    set_denarii (game, value);
  while (!says_saving (game))
    g_main_context_iteration (NULL, TRUE);

  /* The first is on the disk, and those that came meanwhile are not. */
  fault_vfs_let_sync ();
  fault_vfs_wait_for_sync ();
  page_check_settle ();
  g_assert_true (says_saving (game));
  g_assert_false (is_saved (game));

  scriba_kept_undo (SCRIBA_KEPT (game->table));
  fault_vfs_hold_syncs (FALSE);
  wait_until_saved (game);
  g_assert_false (says_saving (game));
}

static void
opened_cb (ScribaTable *table,
           const GError *error,
           gpointer data)
{
  g_assert_no_error (error);
  *(ScribaTable **) data = table;
}

/* The last entry before the window closes is on the disk when it has closed. */
static void
test_close (GameCheck *game,
            gconstpointer data)
{
  g_autoptr (ScribaTable) table = g_object_ref (game->table);

  wait_until_saved (game);
  game_check_show_game (game);
  fault_vfs_hold_syncs (TRUE);
  set_denarii (game, 7);
  n_waits = 0;
  watched = g_thread_self ();
  gtk_window_close (game->window);
  g_assert_cmpuint (n_waits, ==, 1);
  page_check_settle ();
  g_assert_true (is_saved (game));

  game->window = page_check_open_window (1280, 800);
  game->table = NULL;
  scriba_library_open (game->library, scriba_table_get_id (table), opened_cb, &game->table);
  while (game->table == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (game_check_get_state (game)->players[0].denarii, ==, 7);
}

#define ADD(path, test) g_test_add (path, GameCheck, NULL, game_check_set_up, test, game_check_tear_down)

int
main (int argc,
      char **argv)
{
  int result;

  fault_vfs_begin (TRUE);
  if (!page_check_start (&argc, &argv))
    return 0;

  ADD ("/slow/play", test_play);
  ADD ("/slow/close", test_close);
  result = g_test_run ();
  g_assert_cmpuint (fault_vfs_get_n_syncs (), >, 0);
  return result;
}

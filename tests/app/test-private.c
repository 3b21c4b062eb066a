/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is private during play (rules, section 3): two games that differ in nothing else look, sound and are shared alike,
 * on every page, in the log, its search and its dialogs, on a television and in each format. With an open Collegium they
 * do not, so that all of this is seen to be looked at. What Scriba keeps besides the game names nothing of it.
 */

#define _GNU_SOURCE

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bce-turns.h"
#include "bce44/scriba-discard-dialog.h"
#include "game-check.h"
#include "practice-game.h"
#include "scriba-game-kind.h"
#include "scriba-game-sharing.h"
#include "scriba-table-view.h"

/* Two recruits of one field that are alike in all that a resolution without loyalty looks at. */
#define QUAESTOR "quaestor"
#define PRAETOR "praetor"

/* One of two games, and all that is told of it. */
typedef struct
{
  const char *played; /* by the first, in year 1 */
  int tile_to;
  GString *told;
} Private;

/* Both are enlisted, one is played and the other stays stored, and a tile goes to one of two: nobody is told which. */
static void
play_first_year (GameCheck *fixture,
                 const Private *game,
                 gboolean open)
{
  const BceRulingChange ruling = { .what = BCE_RULING_OPEN_COLLEGIUM, .value = open };
  BceMove move;

  fixture->table = g_object_ref (practice_game_new (fixture->library, scriba_owner_box_get_box (page_check_get_box ()), FALSE));
  if (open)
    game_check_dispatch (fixture, BCE_ENTRY_RULING, &ruling);
  practice_game_go_on (fixture->table, 1, BCE_STAGE_ENLISTMENT);
  practice_game_enlist (fixture->table, 0, QUAESTOR);
  practice_game_enlist (fixture->table, 0, PRAETOR);
  practice_game_go_on (fixture->table, 1, BCE_STAGE_RESOLUTION);
  practice_game_play (fixture->table, 0, BCE_POLITICAL, game->played);
  practice_game_resolve (fixture->table);
  game_check_correct (fixture, BCE_CORRECT_TILE, 0, 0, game->tile_to + 1);
  bce_move_next (game_check_get_state (fixture), &move);
  game_check_dispatch (fixture, BCE_ENTRY_PHASE, &move);
}

static void
tell (Private *game,
      const char *where,
      char *what)
{
  g_string_append_printf (game->told, "— %s\n%s\n", where, what);
  g_free (what);
}

static void
tell_dialog (GameCheck *fixture,
             Private *game,
             const char *name)
{
  page_check_settle ();
  g_assert_nonnull (game_check_get_dialog (fixture));
  tell (game, name, page_check_read (game_check_get_dialog (fixture)));
  adw_dialog_force_close (ADW_DIALOG (game_check_get_dialog (fixture)));
  page_check_settle ();
}

/* What an older entry can be changed to. */
static void
tell_changes (GameCheck *fixture,
              Private *game)
{
  const ScribaGameKind *kind = scriba_game_kind_of_table (fixture->table);
  ScribaHistory *history = scriba_table_get_history (fixture->table);

  for (guint32 seq = 1; seq <= game_check_get_head (fixture); seq++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, seq);
      GtkWidget *dialog;

      if (!kind->can_change (entry, scriba_table_get_state (fixture->table)))
        continue;
      dialog = GTK_WIDGET (g_object_ref_sink (kind->create_change (fixture->table, entry)));
      tell (game, "change", page_check_read (dialog));
      g_object_unref (dialog);
    }
}

static void
tell_log (GameCheck *fixture,
          Private *game)
{
  static const char * const words[] = { "Quaestor", "Praetor", "Bálint", "Csenge" };
  guint32 head = game_check_get_head (fixture);

  game_check_show_log (fixture);
  tell (game, "log", page_check_read (fixture->page));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      GtkWidget *search = page_check_find_type (fixture->page, GTK_TYPE_SEARCH_ENTRY);

      gtk_editable_set_text (GTK_EDITABLE (search), words[i]);
      g_signal_emit_by_name (search, "search-changed");
      page_check_settle ();
      tell (game, words[i], page_check_read (fixture->page));
    }
  for (guint32 seq = 1; seq <= head; seq++)
    tell (game, "entry", game_check_describe (fixture, seq));
}

static void
tell_sharing (GameCheck *fixture,
              Private *game)
{
  g_autoptr (ScribaSharing) sharing = scriba_game_sharing_new (fixture->table);

  tell (game, "report", scriba_sharing_create_report (sharing));
  tell (game, "table of numbers", scriba_sharing_create_csv (sharing));
  tell (game, "play", scriba_sharing_create_play (sharing));
  tell (game, "link", scriba_sharing_create_link (sharing));
}

static void
tell_game (GameCheck *fixture,
           Private *game)
{
  game_check_show_game (fixture);
  tell (game, "game", page_check_read (GTK_WIDGET (fixture->window)));
  g_assert_true (page_check_press (fixture->window, "<Control>e"));
  tell_dialog (fixture, game, "corrections");
  g_assert_true (page_check_press (fixture->window, "<Control><Shift>s"));
  tell_dialog (fixture, game, "sharing");
  if (game_check_get_state (fixture)->stage == BCE_STAGE_DISCARD)
    {
      scriba_discard_dialog_present (fixture->page, fixture->table, 0);
      tell_dialog (fixture, game, "discards");
    }
  g_assert_true (page_check_press (fixture->window, "<Control>t"));
  page_check_settle ();
  tell (game, "table view", page_check_read (GTK_WIDGET (scriba_table_view_find (fixture->table))));
  scriba_table_view_close (fixture->table);
  page_check_settle ();
}

/* The game has a name and a time of its own. */
static void
settle (GameCheck *fixture,
        Private *game)
{
  g_autoptr (GRegex) time = g_regex_new ("[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?", 0, 0, NULL);
  g_autofree char *told = g_regex_replace_literal (time, game->told->str, -1, 0, "‹time›", 0, NULL);

  g_string_assign (game->told, told);
  g_string_replace (game->told, scriba_table_get_id (fixture->table), "‹id›", 0);
}

/* Through all stages of the year after, or only its first. */
static void
play (Private *game,
      gboolean open)
{
  GameCheck fixture = { 0 };
  BceStage last = open ? BCE_STAGE_CONSTRUCTION : BCE_STAGE_INTERRUPTION;

  game->told = g_string_new (NULL);
  game_check_open (&fixture, NULL);
  play_first_year (&fixture, game, open);
  for (BceStage stage = BCE_STAGE_CONSTRUCTION; stage <= last; stage++)
    {
      practice_game_go_on (fixture.table, 2, stage);
      tell_game (&fixture, game);
    }
  tell_log (&fixture, game);
  tell_changes (&fixture, game);
  tell_sharing (&fixture, game);
  settle (&fixture, game);
  g_assert_true (scriba_library_wait (fixture.library, NULL));
  game_check_close (&fixture, NULL);
}

static void
assert_alike (const Private *a,
              const Private *b)
{
  g_auto (GStrv) lines = g_strsplit (a->told->str, "\n", -1);
  g_auto (GStrv) others = g_strsplit (b->told->str, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), >, 1000);
  for (guint i = 0; lines[i] != NULL && others[i] != NULL; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

/* Whether a file in a folder names what one of the games is about, apart from the box, which names all there is. */
static gboolean
is_kept_in (const char *folder,
            const char *apart_from)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      gsize length;

      if (g_str_equal (name, "boxes") || g_strcmp0 (name, apart_from) == 0)
        continue;
      if (g_file_test (path, G_FILE_TEST_IS_DIR) ? is_kept_in (path, apart_from)
                                                 : g_file_get_contents (path, &text, &length, NULL) &&
                                                   memmem (text, length, PRAETOR, strlen (PRAETOR)) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
test_games (gconstpointer data)
{
  gboolean open = GPOINTER_TO_INT (data);
  Private a = { QUAESTOR, 1 };
  Private b = { PRAETOR, 2 };

  play (&a, open);
  play (&b, open);
  if (open)
    g_assert_cmpstr (a.told->str, !=, b.told->str);
  else
    assert_alike (&a, &b);
  g_assert_true (is_kept_in (g_get_user_data_dir (), NULL));
  g_assert_false (is_kept_in (g_get_user_data_dir (), "games"));
  g_string_free (a.told, TRUE);
  g_string_free (b.told, TRUE);
}

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  g_test_add_data_func ("/private/closed", GINT_TO_POINTER (FALSE), test_games);
  g_test_add_data_func ("/private/open", GINT_TO_POINTER (TRUE), test_games);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The resolution of a year, the end of a game, and its log, on the recorded night of four players. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-final.h"
#include "bce44/scriba-game-page.h"
#include "game-check.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-log-page.h"
#include "scriba-log.h"
#include "scriba-store.h"
#include "scriba-words.h"
#include "words-entry-numbers.h"

static ScribaGameFile *
read_sample (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), "four.scriba", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = scriba_file_read (path, &error);
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, &error);
  ScribaGameFile *file = scriba_game_file_from_json (node, &error);

  g_assert_no_error (error);
  return file;
}

static void
set_up (GameCheck *fixture,
        gconstpointer data)
{
  fixture->window = page_check_open_window (1280, 800);
  fixture->library = game_check_get_library ();
  fixture->table = scriba_library_import (fixture->library, read_sample ());
  game_check_show_game (fixture);
}

static ScribaHistory *
get_history (GameCheck *fixture)
{
  return scriba_table_get_history (fixture->table);
}

/* To before the @n-th entry of a kind on the way to the head. */
static void
go_before (GameCheck *fixture,
           BceEntryKind kind,
           guint n)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  scriba_history_read_line (get_history (fixture), scriba_history_get_head (get_history (fixture)), line);
  for (guint i = 0; i < line->len; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (get_history (fixture), g_array_index (line, guint32, i));

      if (entry->kind == kind && n-- == 0)
        {
          scriba_table_jump (fixture->table, entry->parent);
          page_check_settle ();
          return;
        }
    }
  g_assert_not_reached ();
}

static void
test_boards (GameCheck *fixture,
             gconstpointer data)
{
  guint seat;
  guint n_cards;
  g_autofree char *lictor = NULL;
  g_autofree char *name = NULL;
  GtkWidget *chip;

  go_before (fixture, BCE_ENTRY_RESOLVE, 2);
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_RESOLUTION);
  page_check_assert_named (fixture->page);

  seat = (game_check_get_state (fixture)->im + 1) % game_check_get_state (fixture)->n_seats;
  n_cards = bce_state_board (game_check_get_state (fixture), seat, BCE_POLITICAL)->n_cards;
  lictor = scriba_words_recruit (bce_table_get_box (fixture->table), game_check_get_state (fixture)->lictor);
  name = g_strdup_printf (_("Add %1$s, not recorded as enlisted, %2$s"), lictor, game_check_get_state (fixture)->players[seat].name);
  chip = page_check_find (GTK_WIDGET (fixture->window), name);
  if (chip == NULL)
    {
      g_free (name);
      name = g_strdup_printf (_("Add %1$s, %2$s"), lictor, game_check_get_state (fixture)->players[seat].name);
      chip = page_check_find (GTK_WIDGET (fixture->window), name);
    }
  g_assert_nonnull (chip);
  gtk_widget_grab_focus (chip);
  page_check_click (chip);
  page_check_settle ();

  /* One tap is one card, and whoever tapped stays there. */
  g_assert_cmpint (bce_state_board (game_check_get_state (fixture), seat, BCE_POLITICAL)->n_cards, ==, n_cards + 1);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == chip);
  scriba_table_undo (fixture->table);
}

static void
test_apply (GameCheck *fixture,
            gconstpointer data)
{
  BceState expected;
  GtkWidget *apply;

  go_before (fixture, BCE_ENTRY_RESOLVE, 2);
  scriba_history_read_state (get_history (fixture), scriba_history_get_head (get_history (fixture)), &expected);
  g_assert_false (bce_state_is_resolved (&expected));

  page_check_let_time_pass (fixture->page);
  page_check_click (page_check_find_button (GTK_WIDGET (fixture->window), _("Explain")));
  page_check_settle ();
  page_check_let_time_pass (fixture->page);
  apply = page_check_find_button (GTK_WIDGET (fixture->window), _("Apply"));
  if (!gtk_widget_get_sensitive (apply))
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (page_check_find_button (GTK_WIDGET (fixture->window), _("6 Imperium"))), TRUE);
      page_check_settle ();
    }
  g_assert_true (gtk_widget_get_sensitive (apply));
  page_check_click (apply);
  page_check_settle ();

  g_assert_true (bce_state_is_resolved (game_check_get_state (fixture)));
  scriba_table_undo (fixture->table);
  g_assert_false (bce_state_is_resolved (game_check_get_state (fixture)));
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  go_before (fixture, BCE_ENTRY_RESOLVE, 2);
  fixture->window = page_check_open_window (360, 640);
  fixture->page = GTK_WIDGET (scriba_game_page_new (fixture->table));
  page_check_push (fixture->window, fixture->page);
  page_check_settle ();
  page_check_assert_fits (fixture->page, 360);

  scriba_table_jump (fixture->table, scriba_history_get_n_entries (get_history (fixture)));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_OVER);
  page_check_assert_fits (fixture->page, 360);

  scriba_table_undo (fixture->table);
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_SCORING);
  page_check_assert_fits (fixture->page, 360);

  fixture->page = GTK_WIDGET (scriba_log_page_new (fixture->table));
  page_check_push (fixture->window, fixture->page);
  page_check_settle ();
  page_check_assert_fits (fixture->page, 360);
  page_check_assert_named (fixture->page);
}

static void
test_finish (GameCheck *fixture,
             gconstpointer data)
{
  gint16 totals[BCE_MAX_SEATS];

  /* A finished game opens on its result. */
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_OVER);
  memcpy (totals, game_check_get_state (fixture)->totals, sizeof totals);

  scriba_table_undo (fixture->table);
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_SCORING);
  page_check_assert_named (fixture->page);
  page_check_let_time_pass (fixture->page);
  page_check_click (page_check_find_button (GTK_WIDGET (fixture->window), _("Finish")));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_OVER);
  g_assert_cmpmem (game_check_get_state (fixture)->totals, sizeof totals, totals, sizeof totals);
}

static char *
name_of (GameCheck *fixture,
         const char *what,
         guint seat)
{
  return g_strdup_printf (g_dpgettext2 (NULL, "number", "%1$s, %2$s"), what, game_check_get_state (fixture)->players[seat].name);
}

/* What a player still stores, and plain totals instead of what is tracked: each tap is the state's, and one undo. */
static void
test_tell (GameCheck *fixture,
           gconstpointer data)
{
  g_autofree char *card = NULL;
  g_autofree char *stored = NULL;
  g_autofree char *name = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *field = scriba_words_tell_name (bce_table_get_box (fixture->table), BCE_TELL_FIELD_TOTAL, BCE_POLITICAL);
  g_autofree char *recruits = scriba_words_tell_name (bce_table_get_box (fixture->table), BCE_TELL_PLAIN_RECRUITS, 0);
  g_autofree char *total = NULL;
  GtkWidget *stepper, *row;
  guint seat = 0;
  guint recruit = 0;
  gint16 before;
  int there;

  scriba_table_undo (fixture->table);
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_SCORING);
  while (bce_count_cards_of (game_check_get_state (fixture), seat, recruit) == 0)
    {
      recruit = (recruit + 1) % game_check_get_state (fixture)->n_recruits;
      seat += recruit == 0;
      g_assert_cmpuint (seat, <, game_check_get_state (fixture)->n_seats);
    }

  there = bce_count_cards_of (game_check_get_state (fixture), seat, recruit);
  before = game_check_get_state (fixture)->final[seat].stored[recruit];
  card = scriba_words_recruit (bce_table_get_box (fixture->table), recruit);
  stored = g_strdup_printf (_("%1$s, stored of %2$d"), card, there);
  name = name_of (fixture, stored, seat);
  stepper = page_check_find_stepper (fixture->page, name);
  g_assert_nonnull (stepper);
  page_check_type (stepper, before == 1 ? "0" : "1");
  g_assert_cmpint (game_check_get_state (fixture)->final[seat].stored[recruit], ==, before != 1);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (game_check_get_state (fixture)->final[seat].stored[recruit], ==, before);

  plain = name_of (fixture, recruits, seat);
  total = name_of (fixture, field, seat);
  row = page_check_find (fixture->page, plain);
  g_assert_true (ADW_IS_SWITCH_ROW (row));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  page_check_settle ();
  g_assert_true (game_check_get_state (fixture)->final[seat].plain_recruits);
  page_check_type (page_check_find_stepper (fixture->page, total), "12");
  g_assert_cmpint (game_check_get_state (fixture)->final[seat].field_totals[BCE_POLITICAL], ==, 12);
  page_check_assert_named (fixture->page);

  /* Two digits are one step. */
  scriba_table_undo (fixture->table);
  g_assert_true (game_check_get_state (fixture)->final[seat].plain_recruits);
  g_assert_cmpint (game_check_get_state (fixture)->final[seat].field_totals[BCE_POLITICAL], !=, 12);
  scriba_table_undo (fixture->table);
  page_check_settle ();
  g_assert_false (game_check_get_state (fixture)->final[seat].plain_recruits);
  g_assert_null (page_check_find_stepper (fixture->page, total));
}

static void
written_cb (GObject *source,
            GAsyncResult *result,
            gpointer data)
{
  *(char **) data = scriba_log_to_text_finish (SCRIBA_LOG (source), result);
}

/* It is written down between frames. */
static char *
write_log (ScribaLog *log)
{
  char *text = NULL;

  scriba_log_to_text_async (log, NULL, written_cb, &text);
  g_assert_null (text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

static void
test_log (GameCheck *fixture,
          gconstpointer data)
{
  g_autoptr (ScribaLog) log = scriba_log_new (fixture->table);
  guint n_all = g_list_model_get_n_items (G_LIST_MODEL (log));
  g_autoptr (ScribaLogLine) newest = g_list_model_get_item (G_LIST_MODEL (log), 0);
  g_autofree char *words = scriba_log_describe (log, scriba_log_line_get_seq (newest));
  g_autofree char *text = write_log (log);
  g_auto (GStrv) lines = g_strsplit (g_strchomp (text), "\n", -1);

  g_assert_cmpuint (scriba_log_line_get_seq (newest), ==, scriba_history_get_head (get_history (fixture)));
  g_assert_cmpuint (g_strv_length (lines), ==, n_all);
  g_assert_nonnull (strstr (lines[n_all - 1], words));

  /* What every line says is made ready between frames; until then nothing changes. */
  scriba_log_set_search (log, words);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, n_all);
  page_check_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), >=, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), <, n_all);
  scriba_log_set_search (log, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, n_all);

  scriba_log_set_filter (log, SCRIBA_LOG_MARKED);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), >=, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), <, n_all);
}

/* Undone lines stay, told apart; those that were not undone are the others. */
static void
test_log_undone (GameCheck *fixture,
                 gconstpointer data)
{
  g_autoptr (ScribaLog) log = NULL;
  g_autoptr (ScribaLogLine) newest = NULL;
  guint n_all;

  go_before (fixture, BCE_ENTRY_RESOLVE, 0);
  log = scriba_log_new (fixture->table);
  n_all = g_list_model_get_n_items (G_LIST_MODEL (log));
  newest = g_list_model_get_item (G_LIST_MODEL (log), 0);
  g_assert_true (scriba_log_line_get_undone (newest));

  scriba_log_set_filter (log, SCRIBA_LOG_HELD);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), <, n_all);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (ScribaLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      g_assert_false (scriba_log_line_get_undone (line));
      g_assert_cmpuint (scriba_log_line_get_seq (line), <=, scriba_history_get_head (get_history (fixture)));
    }
}

/* Boards of past years name no card during play, in no line and in no search (rules, section 3). */
static void
test_log_privacy (GameCheck *fixture,
                  gconstpointer data)
{
  g_autoptr (ScribaLog) log = NULL;
  const BceBox *box = bce_table_get_box (fixture->table);
  guint n_boards = 0;

  go_before (fixture, BCE_ENTRY_RESOLVE, 4);
  g_assert_cmpint (game_check_get_state (fixture)->year, ==, 5);
  log = scriba_log_new (fixture->table);
  scriba_log_set_filter (log, SCRIBA_LOG_HELD);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (ScribaLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);
      const ScribaEntry *entry = scriba_history_get_entry (get_history (fixture), scriba_log_line_get_seq (line));
      g_autofree char *words = scriba_log_describe (log, entry->seq);
      BceState before;

      scriba_history_read_state (get_history (fixture), entry->parent, &before);
      if (entry->kind != BCE_ENTRY_BOARD || before.year == game_check_get_state (fixture)->year)
        continue;
      n_boards++;
      for (guint recruit = 0; recruit < box->recruits->len; recruit++)
        {
          g_autofree char *name = scriba_words_recruit (box, recruit);

          g_assert_null (strstr (words, name));
        }
    }
  g_assert_cmpuint (box->recruits->len, >, 0);
  /* Somebody played in each of the four years before. */
  g_assert_cmpuint (n_boards, >=, 4);
}

int
main (int argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (GameCheck *fixture,
                 gconstpointer data);
  } tests[] = {
    { "/game-end/boards", test_boards },
    { "/game-end/apply", test_apply },
    { "/game-end/phone", test_phone },
    { "/game-end/finish", test_finish },
    { "/game-end/tell", test_tell },
    { "/game-end/log", test_log },
    { "/game-end/log/undone", test_log_undone },
    { "/game-end/log/privacy", test_log_privacy },
  };

  if (!page_check_start (&argc, &argv))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, GameCheck, NULL, set_up, tests[i].run, game_check_tear_down);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of a game as a finger, a keyboard and a screen reader meet it. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce-files.h"
#include "bce-game.h"
#include "bce44/scriba-game-page.h"
#include "bce44/scriba-pick-dialog.h"
#include "scriba-setup-row.h"
#include "page-check.h"
#include "scriba-words.h"

typedef struct
{
  ScribaLibrary *library;
  ScribaTable *table;
  GtkWindow *window;
  GtkWidget *page;
} Fixture;

static ScribaTable *
create_game (Fixture *fixture,
             guint n_seats,
             int shared,
             const BceBox *box)
{
  static const char * const names[] = { "Anna", "Bálint", "Csenge", "Máté", "Zsófia" };
  BceGameSetup setup = { .n_seats = n_seats };

  bce_settings_init (&setup.settings);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_strlcpy (setup.seats[seat].name, names[seat], SCRIBA_NAME_SIZE);
      setup.seats[seat].character = seat;
      setup.seats[seat].shared = shared == (int) seat;
    }
  return bce_library_create (fixture->library, &setup, box, NULL);
}

static void
show (Fixture *fixture,
      ScribaTable *table)
{
  AdwNavigationView *pages;

  fixture->table = table;
  scriba_window_open_table (SCRIBA_WINDOW (fixture->window), table);
  page_check_settle ();
  pages = ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW));
  fixture->page = GTK_WIDGET (adw_navigation_view_get_visible_page (pages));
  g_assert_true (SCRIBA_IS_GAME_PAGE (fixture->page));
}

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->library = scriba_application_get_library (scriba_application_get ());
  fixture->window = page_check_open_window (1280, 800);
  show (fixture, create_game (fixture, GPOINTER_TO_UINT (data), BCE_NOBODY,
                              scriba_owner_box_get_box (page_check_get_box ())));
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  page_check_settle ();
}

static const BceState *
get_state (Fixture *fixture)
{
  return bce_table_get_state (fixture->table);
}

static void
press (Fixture *fixture,
       const char *label)
{
  page_check_click (page_check_find_button (fixture->page, label));
  page_check_settle ();
}

static GtkWidget *
get_row (Fixture *fixture,
         BceSetupStep step)
{
  GtkWidget *row = page_check_find_type (fixture->page, SCRIBA_TYPE_SETUP_ROW);

  for (guint i = 0; i < step; i++)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static gboolean
says (Fixture *fixture,
      const char *text)
{
  return page_check_find_text (fixture->page, text) != NULL;
}

/* Rules, section 2, four players. */
static void
test_numbers (Fixture *fixture,
              gconstpointer data)
{
  g_autofree char *tiles = g_strdup_printf (_("Allegiance tiles %1$s to %2$s on the timeline"), "C", "H");
  g_autofree char *cards = g_strdup_printf (ngettext ("Take %u card out of every recruit pile",
                                                      "Take %u cards out of every recruit pile", 1), 1);
  g_autofree char *sites = g_strdup_printf (_("Draw %u tiles each: era I, era II, era III, statues"), 5);
  g_autofree char *players = g_strdup_printf (_("Each player: %1$d architects, %2$d denarii"), 13, 5);
  g_autofree char *back = g_strdup_printf (_("Six piles of three, %1$s on year 1. Back to the box: %2$s"), "C", "A, B, I, J");
  g_autofree char *progress = g_strdup_printf (_("%1$u of %2$u"), 0, 8);
  GtkWidget *row = get_row (fixture, BCE_SETUP_CARDS);

  g_assert_true (says (fixture, tiles));
  g_assert_true (says (fixture, cards));
  g_assert_true (says (fixture, sites));
  g_assert_true (says (fixture, players));
  g_assert_true (says (fixture, back));
  g_assert_true (says (fixture, progress));
  g_assert_nonnull (page_check_find_text (row, "9"));
  g_assert_nonnull (page_check_find_text (row, "7"));
  g_assert_nonnull (page_check_find_text (row, "4"));
  page_check_assert_named (fixture->page);
}

/* Eight taps, each on what is open, and one more. */
static void
test_walk (Fixture *fixture,
           gconstpointer data)
{
  press (fixture, _("Done"));
  press (fixture, _("Draw for Us"));
  press (fixture, _("Done"));
  press (fixture, _("Draw for Us"));
  press (fixture, _("Draw for Us"));
  press (fixture, _("Done"));
  press (fixture, _("Done"));
  page_check_assert_named (fixture->page);
  press (fixture, _("Draw for Us"));
  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    g_assert_true (bce_setup_step_done (get_state (fixture), step));
  page_check_assert_named (fixture->page);

  press (fixture, _("Start Year 1"));
  g_assert_cmpint (get_state (fixture)->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpint (get_state (fixture)->year, ==, 1);
  g_assert_cmpint (get_state (fixture)->turn, ==, (get_state (fixture)->im + 1) % get_state (fixture)->n_seats);
}

static void
test_skip (Fixture *fixture,
           gconstpointer data)
{
  press (fixture, _("Skip the List"));
  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    g_assert_true (bce_setup_step_done (get_state (fixture), step));
  g_assert_null (page_check_find_text (fixture->page, _("Skip the List")));
  /* It is in the bar, and the keyboard is there. */
  g_assert_true (page_check_find_button (fixture->page, _("Start Year 1")) == gtk_root_get_focus (GTK_ROOT (fixture->window)));
  press (fixture, _("Start Year 1"));
  g_assert_cmpint (get_state (fixture)->stage, ==, BCE_STAGE_CONSTRUCTION);
}

/* A step is taken back by its mark, or by undo. */
static void
test_back (Fixture *fixture,
           gconstpointer data)
{
  press (fixture, _("Done"));
  g_assert_true (bce_setup_step_done (get_state (fixture), BCE_SETUP_ALLEGIANCE));
  page_check_click (page_check_find_type (get_row (fixture, BCE_SETUP_ALLEGIANCE), GTK_TYPE_BUTTON));
  page_check_settle ();
  g_assert_false (bce_setup_step_done (get_state (fixture), BCE_SETUP_ALLEGIANCE));

  press (fixture, _("Done"));
  press (fixture, _("Draw for Us"));
  g_assert_true (bce_setup_step_done (get_state (fixture), BCE_SETUP_REMOVE));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  page_check_settle ();
  g_assert_false (bce_setup_step_done (get_state (fixture), BCE_SETUP_REMOVE));
}

static void
choose_im (Fixture *fixture,
           const char *player)
{
  GtkWidget *row = get_row (fixture, BCE_SETUP_IM);

  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  page_check_settle ();
  page_check_click (page_check_find (get_row (fixture, BCE_SETUP_IM), player));
  page_check_settle ();
}

/* Without an Imperium Maius the year cannot start: the step opens instead. */
static void
test_im (Fixture *fixture,
         gconstpointer data)
{
  g_autofree char *told = g_strdup_printf (_("%1$s takes the three tiles of pile %2$s"), "Csenge", "C");

  press (fixture, _("Start Year 1"));
  g_assert_cmpint (get_state (fixture)->stage, ==, BCE_STAGE_SETUP);
  g_assert_nonnull (page_check_find (get_row (fixture, BCE_SETUP_IM), "Anna"));

  choose_im (fixture, "Csenge");
  g_assert_cmpint (get_state (fixture)->im, ==, 2);
  g_assert_true (says (fixture, told));
}

/* The shared Suitor cannot be the first one. */
static void
test_shared (Fixture *fixture,
             gconstpointer data)
{
  show (fixture, create_game (fixture, 3, 2, scriba_owner_box_get_box (page_check_get_box ())));
  press (fixture, _("Start Year 1"));
  g_assert_nonnull (page_check_find (get_row (fixture, BCE_SETUP_IM), "Anna"));
  g_assert_null (page_check_find (get_row (fixture, BCE_SETUP_IM), "Csenge"));
  page_check_assert_named (fixture->page);
}

static GtkWidget *
get_dialog (Fixture *fixture)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  g_assert_true (SCRIBA_IS_PICK_DIALOG (dialog));
  return GTK_WIDGET (dialog);
}

static void
finish_dialog (Fixture *fixture)
{
  page_check_click (page_check_find_button (get_dialog (fixture), _("Done")));
  page_check_settle ();
}

static void
assert_recruit (Fixture *fixture,
                guint slot,
                const char *called)
{
  g_autofree char *found = scriba_words_recruit (bce_table_get_box (fixture->table), get_state (fixture)->market[slot]);

  g_assert_cmpstr (found, ==, called);
}

static void
test_tell_market (Fixture *fixture,
                  gconstpointer data)
{
  static const char * const drawn[] = {
    "Quaestor", "Senator", "Praetor", "Consul",
    "Legionary", "Centurion", "Practice Scout", "Practice Legate",
    "Cliens", "Equester", "Practice Poet", "Practice Augur",
  };
  g_autoptr (GPtrArray) combos = g_ptr_array_new ();

  press (fixture, _("Done"));
  press (fixture, _("We Drew Ourselves…"));
  page_check_assert_named (get_dialog (fixture));
  page_check_list_combos (get_dialog (fixture), combos);
  g_assert_cmpuint (combos->len, ==, 12);
  for (guint slot = 0; slot < 12; slot++)
    page_check_select (combos->pdata[slot], drawn[slot]);
  /* The same pile cannot lie in two places. */
  page_check_select (combos->pdata[2], "Senator");
  finish_dialog (fixture);
  g_assert_cmpint (get_state (fixture)->market[0], ==, BCE_NONE);

  page_check_select (combos->pdata[2], "Praetor");
  finish_dialog (fixture);
  for (guint slot = 0; slot < 12; slot++)
    assert_recruit (fixture, slot, drawn[slot]);
}

/* Five tiles of each pile for four players (rules, section 2): here the first five that the box has. */
static void
test_tell_sites (Fixture *fixture,
                 gconstpointer data)
{
  const BceBox *box = bce_table_get_box (fixture->table);
  g_autoptr (GPtrArray) combos = g_ptr_array_new ();
  guint n_told[BCE_N_ERAS] = { 0 };

  press (fixture, _("Done"));
  press (fixture, _("Draw for Us"));
  press (fixture, _("Done"));
  press (fixture, _("Draw for Us"));
  press (fixture, _("We Drew Ourselves…"));
  page_check_assert_named (get_dialog (fixture));
  page_check_list_combos (get_dialog (fixture), combos);
  g_assert_cmpuint (combos->len, ==, 20);
  for (int era = 1; era <= BCE_N_ERAS; era++)
    for (guint i = 0, n = 0; i < box->structures->len && n < 5; i++)
      if (g_array_index (box->structures, BceStructure, i).era.value == era)
        page_check_select (combos->pdata[(era - 1) * 5 + n++], g_array_index (box->structures, BceStructure, i).title);
  for (guint i = 0; i < 5; i++)
    page_check_select (combos->pdata[15 + i], g_array_index (box->statues, BceStatue, i).title);
  finish_dialog (fixture);

  /* The game has another box, with what was told. */
  box = bce_table_get_box (fixture->table);
  for (guint i = 0; i < box->structures->len; i++)
    {
      int era = g_array_index (box->structures, BceStructure, i).era.value;

      g_assert_cmpint (get_state (fixture)->structures[i].era, ==, n_told[era - 1]++ < 5 ? era : 0);
    }
  for (guint i = 0; i < get_state (fixture)->n_statues; i++)
    g_assert_cmpint (get_state (fixture)->statues[i].era, ==, i < 5);
  g_assert_true (bce_setup_step_done (get_state (fixture), BCE_SETUP_SITES));
}

static void
test_close_dialog (Fixture *fixture,
                   gconstpointer data)
{
  press (fixture, _("Done"));
  press (fixture, _("We Drew Ourselves…"));
  adw_dialog_close (ADW_DIALOG (get_dialog (fixture)));
  page_check_settle ();
  g_assert_false (bce_setup_step_done (get_state (fixture), BCE_SETUP_REMOVE));
}

/* Of a box of which little is known the program draws nothing, and tiles get their names where they are told. */
static void
test_unknown (Fixture *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_DATADIR"), "boxes", "44bce.json", NULL);
  g_autoptr (BceBox) box = scriba_owner_box_read_other (&bce_game_format, path, NULL);
  g_autoptr (GPtrArray) combos = g_ptr_array_new ();
  g_autofree char *pair = scriba_words_pair (BCE_POLITICAL, BCE_SOCIAL);
  GtkWidget *entry;
  GtkWidget *row;
  guint n_named = 0;

  g_assert_nonnull (box);
  show (fixture, create_game (fixture, 3, BCE_NOBODY, box));
  press (fixture, _("Skip the List"));
  g_assert_false (bce_setup_step_done (get_state (fixture), BCE_SETUP_REMOVE));
  g_assert_false (bce_setup_step_done (get_state (fixture), BCE_SETUP_SITES));
  g_assert_false (bce_setup_step_done (get_state (fixture), BCE_SETUP_SENATE));
  g_assert_null (page_check_find_text (get_row (fixture, BCE_SETUP_REMOVE), _("Draw for Us")));

  row = get_row (fixture, BCE_SETUP_SITES);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  page_check_settle ();
  page_check_click (page_check_find_button (row, _("We Drew Ourselves…")));
  page_check_settle ();
  page_check_list_combos (get_dialog (fixture), combos);
  /* Four tiles of three eras, and statues. */
  g_assert_cmpuint (combos->len, ==, 16);
  page_check_select (combos->pdata[0], "Forum");
  entry = gtk_widget_get_next_sibling (combos->pdata[1]);
  g_assert_true (ADW_IS_ENTRY_ROW (entry));
  g_assert_true (gtk_widget_get_visible (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Basilica");
  page_check_assert_named (get_dialog (fixture));
  finish_dialog (fixture);

  g_assert_true (bce_setup_step_done (get_state (fixture), BCE_SETUP_SITES));
  /* Forum comes first in the box. */
  g_assert_cmpint (get_state (fixture)->structures[0].era, ==, 1);
  for (guint i = 0; i < get_state (fixture)->n_structures; i++)
    {
      const BceStructure *structure = &g_array_index (bce_table_get_box (fixture->table)->structures, BceStructure, i);

      if (g_strcmp0 (structure->title, "Basilica") == 0)
        {
          g_assert_cmpint (get_state (fixture)->structures[i].era, ==, 1);
          g_assert_cmpint (structure->era.value, ==, 1);
          n_named++;
        }
    }
  g_assert_cmpuint (n_named, ==, 1);

  /* What the Senate tile shows is told by one tap. */
  row = get_row (fixture, BCE_SETUP_SENATE);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  page_check_settle ();
  page_check_click (page_check_find (row, pair));
  page_check_settle ();
  g_assert_cmpint (get_state (fixture)->senate, ==, 0);
  g_assert_cmpint (g_array_index (bce_table_get_box (fixture->table)->senate, BceSenate, 0).pair[1], ==, BCE_SOCIAL);
}

static void
show_step (gpointer data,
           guint step)
{
  GtkWidget *row = get_row (data, step);

  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
}

static void
test_phone (Fixture *fixture,
            gconstpointer data)
{
  for (int percent = 100; percent <= 150; percent += 50)
    {
      fixture->page = GTK_WIDGET (scriba_game_page_new (fixture->table));
      page_check_assert_phone (&fixture->window, fixture->page, percent, BCE_N_SETUP_STEPS, show_step, fixture);
    }
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, n_seats, test) \
  g_test_add (path, Fixture, GUINT_TO_POINTER (n_seats), set_up, test, tear_down)

  ADD ("/setup/numbers", 4, test_numbers);
  ADD ("/setup/walk", 4, test_walk);
  ADD ("/setup/skip", 5, test_skip);
  ADD ("/setup/back", 3, test_back);
  ADD ("/setup/im", 4, test_im);
  ADD ("/setup/shared", 3, test_shared);
  ADD ("/setup/tell-market", 3, test_tell_market);
  ADD ("/setup/tell-sites", 4, test_tell_sites);
  ADD ("/setup/close-dialog", 3, test_close_dialog);
  ADD ("/setup/unknown", 3, test_unknown);
  ADD ("/setup/phone", 5, test_phone);

  return g_test_run ();
}

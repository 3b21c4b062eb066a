/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The second window for a television: what it shows, what it never shows, and where it is. Monitors and full screen are the
 * test's own: a display of a test has one monitor, and nobody who would make a window fill it. */

#define _GNU_SOURCE

#include "config.h"

#include <dlfcn.h>

#include <glib/gi18n.h>

#include "bce-files.h"
#include "bce44/scriba-bce-scene.h"
#include "bce44/scriba-game-page.h"
#include "caesar-check.h"
#include "caesar-resolve.h"
#include "caesar/scriba-caesar-page.h"
#include "caesar/scriba-map-canvas.h"
#include "practice-game.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-log-page.h"
#include "scriba-monitor.h"
#include "scriba-scaled-layout.h"
#include "scriba-store.h"
#include "scriba-table-view.h"
#include "scriba-words.h"

static GListModel *monitors;      /* in place of the real ones */
static const char *connector;     /* of every monitor */
static gboolean fullscreen;
static guint n_put_on_monitor;
static const char *put_elsewhere; /* by whoever shows windows, or NULL */

GListModel *
gdk_display_get_monitors (GdkDisplay *display)
{
  GListModel *(*real) (GdkDisplay *) = dlsym (RTLD_NEXT, "gdk_display_get_monitors");

  return monitors != NULL ? monitors : real (display);
}

const char *
gdk_monitor_get_connector (GdkMonitor *monitor)
{
  return connector;
}

gboolean
gtk_window_is_fullscreen (GtkWindow *window)
{
  return fullscreen;
}

static void
set_fullscreen (GtkWindow *window,
                gboolean full)
{
  fullscreen = full;
  g_object_notify (G_OBJECT (window), "fullscreened");
}

void
gtk_window_fullscreen (GtkWindow *window)
{
  set_fullscreen (window, TRUE);
}

void
gtk_window_unfullscreen (GtkWindow *window)
{
  set_fullscreen (window, FALSE);
}

void
gtk_window_fullscreen_on_monitor (GtkWindow *window,
                                  GdkMonitor *monitor)
{
  g_assert_true (GDK_IS_MONITOR (monitor));
  n_put_on_monitor++;
  if (put_elsewhere != NULL)
    connector = put_elsewhere;
  set_fullscreen (window, TRUE);
}

/* The same monitor, twice: what is asked is how many there are, and what they are called. */
static void
connect_monitors (guint n)
{
  GListModel *(*real) (GdkDisplay *) = dlsym (RTLD_NEXT, "gdk_display_get_monitors");
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (real (gdk_display_get_default ()), 0);
  GListStore *store = g_list_store_new (GDK_TYPE_MONITOR);

  for (guint i = 0; i < n; i++)
    g_list_store_append (store, monitor);
  monitors = G_LIST_MODEL (store);
  connector = "HDMI-1";
}

static GSettings *
get_settings (void)
{
  return scriba_application_get_settings (scriba_application_get ());
}

/* The library lets go of a game that is left. */
static void
keep (GameCheck *fixture,
      GtkWidget *page)
{
  g_object_ref (fixture->table);
  game_check_show (fixture, page);
}

static void
set_up (GameCheck *fixture,
        gconstpointer data)
{
  game_check_set_up (fixture, data);
  keep (fixture, GTK_WIDGET (scriba_game_page_new (fixture->table)));
}

static void
set_up_caesar (GameCheck *fixture,
               gconstpointer solo)
{
  if (solo != NULL)
    caesar_check_set_up_solo (fixture, NULL);
  else
    caesar_check_set_up (fixture, NULL);
  keep (fixture, GTK_WIDGET (scriba_caesar_page_new (fixture->table)));
}

static void
set_up_sample (GameCheck *fixture,
               gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), "four.scriba", NULL);
  g_autoptr (GBytes) bytes = scriba_file_read (path, NULL);
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, NULL);

  fixture->window = page_check_open_window (1280, 800);
  fixture->library = game_check_get_library ();
  fixture->table = scriba_library_import (fixture->library, scriba_game_file_from_json (node, NULL));
  keep (fixture, GTK_WIDGET (scriba_game_page_new (fixture->table)));
}

static void
tear_down (GameCheck *fixture,
           gconstpointer data)
{
  g_autoptr (ScribaTable) table = fixture->table;

  game_check_tear_down (fixture, data);
  g_clear_object (&monitors);
  connector = NULL;
  fullscreen = FALSE;
  n_put_on_monitor = 0;
  put_elsewhere = NULL;
  g_settings_reset (get_settings (), "table-view-monitor");
}

static GtkWidget *
find_view (GameCheck *fixture)
{
  return (GtkWidget *) scriba_table_view_find (fixture->table);
}

static GtkWidget *
open_view (GameCheck *fixture)
{
  g_assert_true (page_check_press (fixture->window, "<Control>t"));
  page_check_settle ();
  g_assert_nonnull (find_view (fixture));
  return find_view (fixture);
}

static void
resize (GtkWidget *view,
        int width,
        int height)
{
  /* Without a compositor windows have a thick border in place of their shadow. */
  gtk_widget_remove_css_class (view, "solid-csd");
  gtk_window_set_default_size (GTK_WINDOW (view), width, height);
  page_check_settle ();
  g_assert_cmpint (gtk_widget_get_width (view), ==, width);
  g_assert_cmpint (gtk_widget_get_height (view), ==, height);
}

/* What game there is, and nothing that the keyboard or a finger could press. */
static void
assert_no_controls (GtkWidget *widget)
{
  g_assert_false (gtk_widget_get_focusable (widget));
  g_assert_false (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_no_controls (child);
}

static GtkWidget *
find_scene (GtkWidget *view)
{
  return page_check_find_type (view, SCRIBA_TYPE_TABLE_SCENE);
}

/* The same action opens and closes it, from either window. */
static void
test_toggle (GameCheck *fixture,
             gconstpointer data)
{
  GtkWidget *view = open_view (fixture);

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (view)), ==, _("Table View"));
  g_assert_nonnull (page_check_find (view, _("44 BCE")));
  assert_no_controls (find_scene (view));

  g_assert_true (page_check_press (fixture->window, "F5"));
  g_assert_null (find_view (fixture));

  view = open_view (fixture);
  g_assert_true (page_check_press (GTK_WINDOW (view), "<Control>t"));
  g_assert_null (find_view (fixture));
  g_assert_nonnull (gtk_widget_get_root (fixture->page));
}

/* It stays while the log lies over the game, and goes with the game. */
static void
test_leave (GameCheck *fixture,
            gconstpointer data)
{
  GtkWidget *log;

  open_view (fixture);
  log = GTK_WIDGET (scriba_log_page_new (fixture->table));
  page_check_push (fixture->window, log);
  g_assert_nonnull (find_view (fixture));
  gtk_widget_activate_action (log, "navigation.pop", NULL);
  page_check_settle ();
  g_assert_nonnull (find_view (fixture));
  gtk_widget_activate_action (fixture->page, "navigation.pop", NULL);
  page_check_settle ();
  g_assert_null (find_view (fixture));
}

/* Quit is about the program, whichever of its windows has the keyboard. */
static void
test_quit (GameCheck *fixture,
           gconstpointer data)
{
  open_view (fixture);
  g_action_group_activate_action (G_ACTION_GROUP (scriba_application_get ()), "quit", NULL);
  page_check_settle ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (scriba_application_get ())));
  fixture->window = page_check_open_window (1280, 800);
}

static void
move_to (GameCheck *fixture,
         BceStage stage)
{
  const BceMove move = { .stage = stage, .year = 1, .turn = 0 };

  game_check_dispatch (fixture, BCE_ENTRY_PHASE, &move);
  page_check_settle ();
}

/* Year, phase, whose turn, and everybody's Imperium; it follows what is recorded, and undo. */
static void
test_follows (GameCheck *fixture,
              gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  const BceState *state = game_check_get_state (fixture);
  g_autofree char *year = g_strdup_printf (_("Year %1$u of %2$u"), 1u, 6u);
  g_autofree char *turn = g_strdup_printf (_("Turn: %s"), state->players[2].name);

  g_assert_nonnull (page_check_find_text (view, year));
  g_assert_nonnull (page_check_find_text (view, _("Construction")));
  for (guint seat = 0; seat < state->n_seats; seat++)
    g_assert_nonnull (page_check_find_text (view, state->players[seat].name));

  game_check_correct (fixture, BCE_CORRECT_TRACK, 3, 0, 87);
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 2);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (view, "87"));
  g_assert_nonnull (page_check_find_text (view, turn));

  move_to (fixture, BCE_STAGE_ENLISTMENT);
  g_assert_nonnull (page_check_find_text (view, _("Enlistment")));
  g_assert_null (page_check_find_text (view, _("Construction")));
  move_to (fixture, BCE_STAGE_PRODUCTION);
  g_assert_null (page_check_find_text (view, turn));

  scriba_table_undo (fixture->table);
  scriba_table_undo (fixture->table);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (view, _("Construction")));
}

/* Whether a text, or what a screen reader says, names something of the box. */
static void
assert_untold (GtkWidget *view,
               const char *title)
{
  if (title == NULL)
    return;
  if (page_check_says (view, title) || page_check_find_prefix (view, title) != NULL)
    g_error ("the table view tells of %s", title);
}

static void
assert_private (GameCheck *fixture,
                GtkWidget *view)
{
  const BceBox *box = bce_table_get_box (fixture->table);

  for (guint i = 0; i < box->recruits->len; i++)
    {
      g_autofree char *recruit = scriba_words_recruit (box, i);

      assert_untold (view, recruit);
    }
  for (guint i = 0; i < box->allegiance->len; i++)
    assert_untold (view, g_array_index (box->allegiance, BceAllegiance, i).title);
  assert_untold (view, scriba_words_thing (BCE_THING_LOYALTY));
}

/* In no phase of a recorded night a card is named, or a tile in a Collegium, or what somebody stores (rules, section 3). */
static void
test_private (GameCheck *fixture,
              gconstpointer data)
{
  GtkWidget *view = open_view (fixture);

  for (BceStage stage = BCE_STAGE_CONSTRUCTION; stage <= BCE_STAGE_INTERRUPTION; stage++)
    {
      practice_game_go_on (fixture->table, 2, stage);
      page_check_settle ();
      assert_private (fixture, view);
      assert_no_controls (find_scene (view));
    }
}

/* Nobody plays a card in any field: 0 against 0, no charisma, so that the Imperium Maius wins all of them. */
static void
test_resolution (GameCheck *fixture,
                 gconstpointer data)
{
  GtkWidget *view = open_view (fixture);

  g_assert_null (page_check_find (view, scriba_words_field (BCE_POLITICAL)));
  move_to (fixture, BCE_STAGE_RESOLUTION);
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      GtkWidget *row = page_check_find (view, scriba_words_field (field));

      g_assert_nonnull (row);
      g_assert_nonnull (page_check_find_text (row, "0"));
      g_assert_true (page_check_says (row, game_check_get_state (fixture)->players[game_check_get_state (fixture)->im].name));
    }
  assert_no_controls (find_scene (view));
}

/* The end of the recorded night: who won, why, and the sheet with every total. */
static void
test_over (GameCheck *fixture,
           gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  const BceState *state = game_check_get_state (fixture);

  g_assert_cmpint (state->stage, ==, BCE_STAGE_OVER);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_autofree char *total = scriba_words_amount (state->totals[seat], 0);
      g_autofree char *number = g_strdup_printf ("%s, %s, %s", state->players[seat].name, _("Imperium"), total);

      g_assert_nonnull (page_check_find (view, number));
      if ((state->winners & (1 << seat)) != 0)
        {
          g_autofree char *winner = g_strdup_printf (_("%s wins"), state->players[seat].name);

          g_assert_nonnull (page_check_find_text (view, winner));
        }
    }
  g_assert_nonnull (page_check_find_text (view, scriba_words_score_line (BCE_LINE_STATUES)));
  assert_no_controls (find_scene (view));

  /* Before that, the score is not told. */
  scriba_table_undo (fixture->table);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (view, _("Final scoring")));
  g_assert_null (page_check_find_text (view, scriba_words_score_line (BCE_LINE_STATUES)));
}

/* Who plays is seen from the start, before anybody is Imperium Maius. */
static void
test_before (GameCheck *fixture,
             gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  const BceState *state = game_check_get_state (fixture);

  while (state->stage != BCE_STAGE_SETUP || state->im >= 0)
    {
      g_assert_nonnull (scriba_table_get_undo (fixture->table));
      scriba_table_undo (fixture->table);
      state = game_check_get_state (fixture);
    }
  page_check_settle ();
  for (guint seat = 0; seat < state->n_seats; seat++)
    g_assert_nonnull (page_check_find_text (view, state->players[seat].name));
}

static gboolean
has_winner (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "winner"))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_winner (child))
      return TRUE;
  return FALSE;
}

/* Nobody knows what the statues of Bálint and Máté bring: nobody has won. */
static void
test_undecided (GameCheck *fixture,
                gconstpointer data)
{
  const BceFinish finish = { .totals = { 37, 61, 11, 15 }, .winners = 1 << 1, .decided_by = BCE_VICTORY_IMPERIUM };
  GtkWidget *view = open_view (fixture);
  BceBox *box = bce_box_copy (bce_table_get_box (fixture->table));
  g_autofree char *total = scriba_words_amount (61, 1);

  g_assert_true (has_winner (view));
  for (guint i = 0; i < box->statues->len; i++)
    g_array_index (box->statues, BceStatue, i).bonus_known = FALSE;
  scriba_table_undo (fixture->table);
  scriba_table_set_box (fixture->table, box);
  game_check_dispatch (fixture, BCE_ENTRY_FINISH, &finish);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (view, _("Not decided yet")));
  g_assert_nonnull (page_check_find_text (view, total));
  g_assert_false (has_winner (view));
}

static void
test_left (GameCheck *fixture,
           gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  const BceStop left = { .scored = FALSE };

  game_check_correct (fixture, BCE_CORRECT_TRACK, 1, 0, 45);
  game_check_dispatch (fixture, BCE_ENTRY_STOP, &left);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (view, _("Left Without a Score")));
  g_assert_nonnull (page_check_find_text (view, "45"));
}

/* Caesar's first token lies between the two Hispaniae; both sides have all 12 control tokens left. */
static void
test_caesar (GameCheck *fixture,
             gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  g_autofree char *caesar = g_strdup_printf ("%s (%s)", scriba_words_side (CAESAR), "Anna");
  g_autofree char *pompey = g_strdup_printf ("%s (%s)", scriba_words_side (POMPEY), "Bálint");
  g_autofree char *first = g_strdup_printf (_("Turn: %s"), caesar);
  g_autofree char *second = g_strdup_printf (_("Turn: %s"), pompey);
  g_autofree char *last = NULL;
  CaesarCannotPlace cannot = { 0 };

  g_assert_nonnull (page_check_find_text (view, first));
  g_assert_nonnull (page_check_find_text (view, "12"));
  g_assert_null (page_check_find_text (view, _("Last placement")));
  assert_no_controls (find_scene (view));

  caesar_check_place (fixture, 0, CAESAR_SYMBOL_SHIELD, 4, 2);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (view, second));
  g_assert_nonnull (page_check_find_text (view, _("Last placement")));
  last = scriba_words_space (caesar_check_get_state (fixture), caesar_check_get_box (fixture), 0);
  g_assert_nonnull (page_check_find_text (view, last));
  g_assert_true (page_check_says (view, "Hispania Ulterior"));

  cannot.side = POMPEY;
  caesar_resolve_cannot_place (caesar_check_get_state (fixture), caesar_check_get_box (fixture), POMPEY, &cannot);
  caesar_check_dispatch (fixture, CAESAR_ENTRY_CANNOT_PLACE, &cannot);
  page_check_settle ();
  g_assert_true (page_check_says (view, "Anna"));
  g_assert_null (page_check_find_text (view, second));
}

/* What is in hand in a solo game, and the tile that was drawn, is not told. */
static void
test_solo_private (GameCheck *fixture,
                   gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  const CaesarDraw draw = { .side = POMPEY, .n_tokens = 1, .tokens = { { CAESAR_SYMBOL_SWORD, 6, 0 } } };
  g_autofree char *token = scriba_words_token (&draw.tokens[0]);

  caesar_check_dispatch (fixture, CAESAR_ENTRY_DRAW, &draw);
  page_check_settle ();
  g_assert_cmpuint (caesar_check_get_state (fixture)->players[POMPEY].n_held, ==, 1);
  g_assert_true (page_check_says (view, "Auto-Crassus"));
  assert_untold (view, token);
  assert_untold (view, scriba_words_symbol (CAESAR_SYMBOL_SWORD));
}

static GtkLayoutManager *
get_layout (GtkWidget *widget)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  if (SCRIBA_IS_SCALED_LAYOUT (layout))
    return layout;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      layout = get_layout (child);
      if (layout != NULL)
        return layout;
    }
  return NULL;
}

static void
assert_inside (GtkWidget *widget,
               GtkWidget *view)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, view, &bounds));
      if (bounds.origin.x < -1 || bounds.origin.y < -1 ||
          bounds.origin.x + bounds.size.width > gtk_widget_get_width (view) + 1 ||
          bounds.origin.y + bounds.size.height > gtk_widget_get_height (view) + 1)
        g_error ("“%s” is cut off", gtk_label_get_label (GTK_LABEL (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_inside (child, view);
}

/* Type grows with the window, and everything is seen at any size. */
static void
test_sizes (GameCheck *fixture,
            gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  double small, large;

  for (int percent = 100; percent <= 200; percent += 50)
    {
      page_check_set_text_size (percent);
      resize (view, 640, 360);
      small = scriba_scaled_layout_get_scale (SCRIBA_SCALED_LAYOUT (get_layout (view)));
      assert_inside (view, view);
      resize (view, 1280, 720);
      large = scriba_scaled_layout_get_scale (SCRIBA_SCALED_LAYOUT (get_layout (view)));
      assert_inside (view, view);
      g_assert_cmpfloat (large, >, 1.8 * small);
      resize (view, 360, 640);
      assert_inside (view, view);
    }
  page_check_set_text_size (100);
}

/* Where it was before it is again, if that is there and not the only one. */
static void
test_monitor (GameCheck *fixture,
              gconstpointer data)
{
  g_autofree char *kept = NULL;
  GtkWidget *view;

  connect_monitors (2);
  view = open_view (fixture);
  g_assert_cmpuint (n_put_on_monitor, ==, 0);
  kept = g_settings_get_string (get_settings (), "table-view-monitor");
  g_assert_cmpstr (kept, ==, "");

  gtk_window_fullscreen (GTK_WINDOW (view));
  g_free (kept);
  kept = g_settings_get_string (get_settings (), "table-view-monitor");
  g_assert_cmpstr (kept, ==, "HDMI-1");
  gtk_window_close (GTK_WINDOW (view));
  page_check_settle ();

  fullscreen = FALSE;
  open_view (fixture);
  g_assert_cmpuint (n_put_on_monitor, ==, 1);
  gtk_window_close (GTK_WINDOW (find_view (fixture)));
  page_check_settle ();

  /* It is unplugged: another one is at another connector. */
  fullscreen = FALSE;
  connector = "DP-2";
  open_view (fixture);
  g_assert_cmpuint (n_put_on_monitor, ==, 1);
}

static void
test_one_monitor (GameCheck *fixture,
                  gconstpointer data)
{
  g_autofree char *kept = NULL;

  connect_monitors (1);
  g_settings_set_string (get_settings (), "table-view-monitor", "HDMI-1");
  open_view (fixture);
  g_assert_cmpuint (n_put_on_monitor, ==, 0);

  /* To fill the only screen is no choice of a monitor. */
  connector = "eDP-1";
  gtk_window_fullscreen (GTK_WINDOW (find_view (fixture)));
  kept = g_settings_get_string (get_settings (), "table-view-monitor");
  g_assert_cmpstr (kept, ==, "HDMI-1");
}

static gboolean
press_key (GtkWidget *view,
           guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);
  g_autoptr (GtkShortcutTrigger) wanted = gtk_keyval_trigger_new (key, 0);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted) &&
              gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, view, NULL))
            return TRUE;
        }
    }
  return FALSE;
}

/* F11 and a double tap fill the screen and leave it, Escape only leaves. */
static void
test_fullscreen (GameCheck *fixture,
                 gconstpointer data)
{
  GtkWidget *view = open_view (fixture);
  GtkWidget *breakpoints = gtk_widget_get_ancestor (find_scene (view), ADW_TYPE_BREAKPOINT_BIN);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (breakpoints);
  GtkGesture *tap = NULL;

  for (guint i = 0; tap == NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      tap = GTK_IS_GESTURE_CLICK (controller) ? GTK_GESTURE (controller) : NULL;
    }
  g_assert_nonnull (tap);

  g_assert_false (press_key (view, GDK_KEY_Escape));
  g_assert_false (fullscreen);
  g_assert_true (press_key (view, GDK_KEY_F11));
  g_assert_true (fullscreen);
  g_assert_true (press_key (view, GDK_KEY_Escape));
  g_assert_false (fullscreen);
  g_assert_nonnull (find_view (fixture));

  g_signal_emit_by_name (tap, "pressed", 1, 10.0, 10.0);
  g_assert_false (fullscreen);
  g_signal_emit_by_name (tap, "pressed", 2, 10.0, 10.0);
  g_assert_true (fullscreen);
  g_signal_emit_by_name (tap, "pressed", 2, 10.0, 10.0);
  g_assert_false (fullscreen);
}

/* What a person did with a window, told from what the program did with it. */
static void
test_memory (void)
{
  ScribaMonitorMemory memory = { NULL };

  g_assert_false (scriba_monitor_memory_note (&memory, NULL, TRUE, 2));
  g_assert_false (scriba_monitor_memory_note (&memory, "eDP-1", FALSE, 2));
  g_assert_false (scriba_monitor_memory_note (&memory, "eDP-1", FALSE, 2));
  g_assert_true (scriba_monitor_memory_note (&memory, "HDMI-1", FALSE, 2));
  g_assert_false (scriba_monitor_memory_note (&memory, "HDMI-1", FALSE, 2));
  g_assert_true (scriba_monitor_memory_note (&memory, "HDMI-1", TRUE, 2));
  g_assert_false (scriba_monitor_memory_note (&memory, "eDP-1", TRUE, 1));
  scriba_monitor_memory_clear (&memory);

  /* The program has it fill a screen: nobody chose that one, however often it is seen there; the next one somebody did. */
  memory = (ScribaMonitorMemory) { .placing = TRUE };
  g_assert_false (scriba_monitor_memory_note (&memory, NULL, TRUE, 2));
  g_assert_false (scriba_monitor_memory_note (&memory, "HDMI-1", FALSE, 2));
  g_assert_false (scriba_monitor_memory_note (&memory, "HDMI-1", TRUE, 2));
  g_assert_false (scriba_monitor_memory_note (&memory, "HDMI-1", TRUE, 2));
  g_assert_true (scriba_monitor_memory_note (&memory, "DP-2", TRUE, 2));
  /* To leave full screen is no choice, to go back to it is one. */
  g_assert_false (scriba_monitor_memory_note (&memory, "DP-2", FALSE, 2));
  g_assert_true (scriba_monitor_memory_note (&memory, "DP-2", TRUE, 2));
  scriba_monitor_memory_clear (&memory);

  /* It did not let it fill any: then whoever moves it chooses, too. */
  memory = (ScribaMonitorMemory) { .placing = TRUE };
  g_assert_false (scriba_monitor_memory_note (&memory, "eDP-1", FALSE, 2));
  g_assert_true (scriba_monitor_memory_note (&memory, "DP-2", FALSE, 2));
  scriba_monitor_memory_clear (&memory);
}

/* Wherever it was put instead of where it was asked to be, what somebody does with it then is kept. */
static void
test_elsewhere (GameCheck *fixture,
                gconstpointer data)
{
  g_autofree char *kept = NULL;
  GtkWidget *view;

  connect_monitors (2);
  g_settings_set_string (get_settings (), "table-view-monitor", "HDMI-1");
  put_elsewhere = "eDP-1";
  view = open_view (fixture);
  g_assert_cmpuint (n_put_on_monitor, ==, 1);
  kept = g_settings_get_string (get_settings (), "table-view-monitor");
  g_assert_cmpstr (kept, ==, "HDMI-1");

  connector = "DP-2";
  g_object_notify (G_OBJECT (view), "fullscreened");
  g_free (kept);
  kept = g_settings_get_string (get_settings (), "table-view-monitor");
  g_assert_cmpstr (kept, ==, "DP-2");
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, set_up, test) g_test_add ("/table-view/" path, GameCheck, NULL, set_up, test, tear_down)

  g_test_add_func ("/table-view/memory", test_memory);
  ADD ("toggle", set_up, test_toggle);
  ADD ("leave", set_up, test_leave);
  ADD ("quit", set_up, test_quit);
  ADD ("follows", set_up, test_follows);
  ADD ("private", set_up, test_private);
  ADD ("resolution", set_up, test_resolution);
  ADD ("over", set_up_sample, test_over);
  ADD ("before", set_up_sample, test_before);
  ADD ("undecided", set_up_sample, test_undecided);
  ADD ("left", set_up, test_left);
  ADD ("sizes", set_up, test_sizes);
  ADD ("sizes-over", set_up_sample, test_sizes);
  ADD ("caesar", set_up_caesar, test_caesar);
  ADD ("caesar-sizes", set_up_caesar, test_sizes);
  g_test_add ("/table-view/solo-private", GameCheck, "solo", set_up_caesar, test_solo_private, tear_down);
  ADD ("monitor", set_up, test_monitor);
  ADD ("elsewhere", set_up, test_elsewhere);
  ADD ("one-monitor", set_up, test_one_monitor);
  ADD ("fullscreen", set_up, test_fullscreen);

  return g_test_run ();
}

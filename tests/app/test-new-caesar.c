/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A new game of Caesar!, its set-up and its row in the library, as a finger, a keyboard and a screen reader meet them. */

#include "config.h"

#include <glib/gi18n.h>

#include "caesar-files.h"
#include "caesar-game.h"
#include "caesar-setup.h"
#include "caesar/scriba-caesar-box-page.h"
#include "caesar/scriba-caesar-setup-view.h"
#include "caesar/scriba-component-part.h"
#include "caesar/scriba-new-caesar-page.h"
#include "game-check.h"
#include "scriba-game-picker.h"
#include "scriba-stepper.h"
#include "scriba-words.h"
#include "words-caesar-box.h"

static void
show_new (GameCheck *fixture)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game-of", "s", "caesar"));
  page_check_settle ();
  fixture->page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_NEW_CAESAR_PAGE);
  g_assert_nonnull (fixture->page);
}

static const char * const ruling_keys[] = {
  "caesar-first", "caesar-bonus-to", "caesar-might", "caesar-senate-needs-control", "caesar-both-last",
};

/* No game was begun before. */
static void
set_up (GameCheck *fixture,
        gconstpointer data)
{
  game_check_open (fixture, data);
  for (guint i = 0; i < G_N_ELEMENTS (ruling_keys); i++)
    g_settings_reset (scriba_application_get_settings (scriba_application_get ()), ruling_keys[i]);
  show_new (fixture);
}

static void
press (GameCheck *fixture,
       const char *label)
{
  GtkWidget *button = page_check_find_button (fixture->page, label);

  if (button == NULL)
    g_error ("no button %s", label);
  page_check_click (button);
  page_check_settle ();
}

static void
name (GameCheck *fixture,
      CaesarSide side,
      const char *text)
{
  g_autofree char *title = g_strdup_printf (_("Name, %s"), scriba_words_side (side));
  GtkWidget *entry = page_check_find (fixture->page, title);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  page_check_settle ();
}

/* In the order of the page. */
enum
{
  TOGGLES_GAME,
  TOGGLES_OPPONENTS,
  TOGGLES_FIRST,
};

static GtkWidget *
find_nth (GtkWidget *inside,
          GType type,
          guint *nth)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (inside, type) && (*nth)-- == 0)
    return inside;

  for (GtkWidget *child = gtk_widget_get_first_child (inside); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, nth);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static AdwToggleGroup *
find_toggles (GameCheck *fixture,
              guint which)
{
  return ADW_TOGGLE_GROUP (find_nth (fixture->page, ADW_TYPE_TOGGLE_GROUP, &which));
}

static void
opened_cb (ScribaTable *table,
           const GError *error,
           gpointer data)
{
  g_assert_no_error (error);
  g_set_object (&((GameCheck *) data)->table, table);
}

/* The game that was made last. */
static const CaesarState *
start (GameCheck *fixture)
{
  g_autoptr (ScribaGameItem) item = NULL;

  press (fixture, _("Start"));
  item = g_list_model_get_item (G_LIST_MODEL (fixture->library), 0);
  g_assert_nonnull (item);
  scriba_library_open (fixture->library, scriba_game_item_get_id (item), opened_cb, fixture);
  while (fixture->table == NULL)
    g_main_context_iteration (NULL, TRUE);
  return caesar_table_get_state (fixture->table);
}

/* Rules, section 2 and 3: Caesar begins, the closer gets the tile, Might turns control tokens, Senate needs control, a draw. */
static void
test_two (GameCheck *fixture,
          gconstpointer data)
{
  const CaesarState *state;

  page_check_assert_named (fixture->page);
  name (fixture, CAESAR_SIDE_CAESAR, "Anna");
  name (fixture, CAESAR_SIDE_POMPEY, "Bálint");
  press (fixture, _("Swap Sides"));
  state = start (fixture);

  g_assert_cmpint (state->stage, ==, CAESAR_STAGE_SETUP);
  g_assert_cmpint (state->crassus, ==, CAESAR_NOBODY);
  g_assert_cmpstr (state->players[CAESAR_SIDE_CAESAR].name, ==, "Bálint");
  g_assert_cmpstr (state->players[CAESAR_SIDE_POMPEY].name, ==, "Anna");
  g_assert_cmpint (state->settings.first, ==, CAESAR_SIDE_CAESAR);
  g_assert_cmpint (state->settings.bonus_to, ==, CAESAR_BONUS_TO_CLOSER);
  g_assert_cmpint (state->settings.might, ==, CAESAR_MIGHT_CONTROL);
  g_assert_cmpint (state->settings.senate_needs_control, ==, 1);
  g_assert_cmpint (state->settings.both_last, ==, CAESAR_BOTH_LAST_DRAW);
}

static void
correct_wealth (GameCheck *fixture,
                ScribaOwnerBox *owner,
                const char *keys)
{
  g_autofree char *name = scriba_words_caesar_box_value_name (caesar_owner_box_get_box (owner), CAESAR_BOX_TILE_COUNT,
                                                              CAESAR_TILE_WEALTH);
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW));
  GtkWidget *page;

  adw_navigation_view_pop (pages);
  page_check_settle ();
  page = GTK_WIDGET (scriba_caesar_box_page_new (owner));
  page_check_push (fixture->window, page);
  gtk_widget_activate (page_check_get_row (page, scriba_component_part_title (SCRIBA_COMPONENT_COUNTS)));
  page_check_settle ();
  page_check_type (page_check_find_stepper (GTK_WIDGET (fixture->window), name), keys);
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  adw_navigation_view_pop (pages);
  page_check_settle ();
}

/* A corrected box is that of games begun from then on. */
static void
test_corrected_box (GameCheck *fixture,
                    gconstpointer data)
{
  ScribaOwnerBox *owner = scriba_application_get_box (scriba_application_get (), &caesar_game_format);

  correct_wealth (fixture, owner, "5");
  show_new (fixture);
  start (fixture);
  g_assert_cmpint (caesar_table_get_box (fixture->table)->tiles[CAESAR_TILE_WEALTH], ==, 5);

  correct_wealth (fixture, owner, "4");
  g_assert_cmpint (caesar_owner_box_get_box (owner)->tiles[CAESAR_TILE_WEALTH], ==, 4);
  g_assert_cmpint (caesar_table_get_box (fixture->table)->tiles[CAESAR_TILE_WEALTH], ==, 5);
}

/* Names from games of both kinds are offered; with both sides taken, a tap brings another opponent. */
static void
test_known (GameCheck *fixture,
            gconstpointer data)
{
  g_autofree char *add = g_strdup_printf (_("Add: %s"), "Csenge");
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW));
  const CaesarState *state;

  name (fixture, CAESAR_SIDE_CAESAR, "Anna");
  name (fixture, CAESAR_SIDE_POMPEY, "Csenge");
  start (fixture);
  g_clear_object (&fixture->table);
  g_assert_true (adw_navigation_view_pop (pages));
  page_check_settle ();
  show_new (fixture);
  g_assert_null (page_check_find (fixture->page, add));
  name (fixture, CAESAR_SIDE_POMPEY, "Bálint");
  page_check_click (page_check_find (fixture->page, add));
  page_check_settle ();
  g_assert_null (page_check_find (fixture->page, add));
  state = start (fixture);
  g_assert_cmpstr (state->players[CAESAR_SIDE_CAESAR].name, ==, "Anna");
  g_assert_cmpstr (state->players[CAESAR_SIDE_POMPEY].name, ==, "Csenge");
}

static void
test_solo (GameCheck *fixture,
           gconstpointer data)
{
  g_autofree char *letter = NULL;
  const CaesarState *state;
  GtkWidget *stepper;

  name (fixture, CAESAR_SIDE_CAESAR, "Anna");
  adw_toggle_group_set_active_name (find_toggles (fixture, TOGGLES_OPPONENTS), "solo");
  adw_toggle_group_set_active (find_toggles (fixture, TOGGLES_FIRST), CAESAR_SIDE_POMPEY);
  page_check_settle ();
  page_check_assert_named (fixture->page);
  g_assert_true (page_check_says (fixture->page, "Auto-Crassus"));

  letter = g_strdup_printf (_("Letter %s"), caesar_letter_keys[0]);
  stepper = page_check_find_stepper (fixture->page, letter);
  g_assert_true (scriba_stepper_get_unknown (SCRIBA_STEPPER (stepper)));
  scriba_stepper_set_unknown (SCRIBA_STEPPER (stepper), FALSE);
  scriba_stepper_set_value (SCRIBA_STEPPER (stepper), 2);
  state = start (fixture);

  g_assert_cmpint (state->crassus, ==, CAESAR_SIDE_POMPEY);
  g_assert_cmpstr (state->players[CAESAR_SIDE_CAESAR].name, ==, "Anna");
  g_assert_cmpstr (state->players[CAESAR_SIDE_POMPEY].name, ==, "");
  g_assert_cmpint (state->settings.first, ==, CAESAR_SIDE_POMPEY);
  g_assert_cmpint (state->stack[0], ==, 2);
  g_assert_cmpint (state->stack[1], ==, CAESAR_SOME);
}

static void
unfold (GameCheck *fixture)
{
  GtkWidget *text = page_check_find_text (fixture->page, _("Rulings and added tokens"));

  adw_action_row_activate (ADW_ACTION_ROW (gtk_widget_get_ancestor (text, ADW_TYPE_ACTION_ROW)));
  page_check_settle ();
}

static void
test_settings (GameCheck *fixture,
               gconstpointer data)
{
  GtkWidget *row;
  const CaesarState *state;
  guint n_added = 0;

  unfold (fixture);
  page_check_assert_named (fixture->page);
  row = gtk_widget_get_ancestor (page_check_find_text (fixture->page, scriba_words_caesar_setting (CAESAR_RULING_MIGHT)),
                                 ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), CAESAR_MIGHT_EITHER);
  row = gtk_widget_get_ancestor (page_check_find_text (fixture->page,
                                                       scriba_words_caesar_setting (CAESAR_RULING_SENATE_NEEDS_CONTROL)),
                                 ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  {
    const CaesarToken laurel = { CAESAR_SYMBOL_LAUREL, 3, 3 };
    g_autofree char *token = scriba_words_token (&laurel);
    g_autofree char *title = g_strdup_printf (C_("token", "%1$s, %2$s"), token, scriba_words_side (CAESAR_SIDE_POMPEY));

    scriba_stepper_set_value (SCRIBA_STEPPER (page_check_find_stepper (fixture->page, title)), 1);
  }
  state = start (fixture);

  g_assert_cmpint (state->settings.might, ==, CAESAR_MIGHT_EITHER);
  g_assert_cmpint (state->settings.senate_needs_control, ==, 0);
  for (guint kind = 0; kind < CAESAR_MAX_KINDS; kind++)
    {
      n_added += state->players[CAESAR_SIDE_POMPEY].added[kind];
      g_assert_cmpint (state->players[CAESAR_SIDE_CAESAR].added[kind], ==, 0);
    }
  g_assert_cmpuint (n_added, ==, 1);
}

/* What was chosen last is offered for the next game, and a game that is not begun changes nothing of it. */
static void
test_remembered (GameCheck *fixture,
                 gconstpointer data)
{
  const CaesarState *state;

  adw_toggle_group_set_active (find_toggles (fixture, TOGGLES_FIRST), CAESAR_SIDE_POMPEY);
  unfold (fixture);
  adw_combo_row_set_selected (ADW_COMBO_ROW (page_check_get_row (fixture->page,
                                                                 scriba_words_caesar_setting (CAESAR_RULING_BONUS_TO))),
                              CAESAR_BONUS_TO_CONTROLLER);
  start (fixture);

  g_clear_object (&fixture->table);
  show_new (fixture);
  unfold (fixture);
  adw_combo_row_set_selected (ADW_COMBO_ROW (page_check_get_row (fixture->page,
                                                                 scriba_words_caesar_setting (CAESAR_RULING_MIGHT))),
                              CAESAR_MIGHT_EITHER);
  show_new (fixture);
  state = start (fixture);
  g_assert_cmpint (state->settings.first, ==, CAESAR_SIDE_POMPEY);
  g_assert_cmpint (state->settings.bonus_to, ==, CAESAR_BONUS_TO_CONTROLLER);
  g_assert_cmpint (state->settings.might, ==, CAESAR_MIGHT_CONTROL);
  g_assert_true (state->settings.senate_needs_control);
  g_assert_cmpint (state->settings.both_last, ==, CAESAR_BOTH_LAST_DRAW);
}

static void
test_refused_name (GameCheck *fixture,
                   gconstpointer data)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (fixture->library));

  name (fixture, CAESAR_SIDE_CAESAR, "Anna");
  name (fixture, CAESAR_SIDE_POMPEY, "Anna");
  g_assert_nonnull (page_check_find_text (fixture->page, _("Somebody else has this name.")));
  press (fixture, _("Start"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, before);
}

/* Another game has a page of its own, in the place of this one; the keyboard stays on the games. */
static void
test_pick (GameCheck *fixture,
           gconstpointer data)
{
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW));
  GtkWidget *page;

  adw_toggle_group_set_active_name (find_toggles (fixture, TOGGLES_GAME), "44bce");
  page_check_settle ();
  page = GTK_WIDGET (adw_navigation_view_get_visible_page (pages));
  g_assert_false (SCRIBA_IS_NEW_CAESAR_PAGE (page));
  g_assert_nonnull (page_check_find_text (page, _("Add a Player")));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), SCRIBA_TYPE_GAME_PICKER));
  g_assert_true (adw_navigation_view_pop (pages));
  page_check_settle ();
  g_assert_cmpstr (adw_navigation_page_get_tag (adw_navigation_view_get_visible_page (pages)), ==, "library");
}

/* Set-up */

static ScribaTable *
create_game (GameCheck *fixture,
             int crassus)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = crassus };

  caesar_settings_init (&setup.settings);
  caesar_setup_default_stack (box, setup.stack);
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    if (side != crassus)
      g_strlcpy (setup.seats[side].name, side == CAESAR_SIDE_CAESAR ? "Anna" : "Bálint", SCRIBA_NAME_SIZE);
  return caesar_library_create (fixture->library, &setup, box, NULL);
}

static const CaesarState *
get_state (GameCheck *fixture)
{
  return caesar_table_get_state (fixture->table);
}

static void
show_setup (GameCheck *fixture,
            int crassus)
{
  g_set_object (&fixture->table, create_game (fixture, crassus));
  scriba_window_open_table (SCRIBA_WINDOW (fixture->window), fixture->table);
  page_check_settle ();
  fixture->page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_CAESAR_SETUP_VIEW);
  g_assert_nonnull (fixture->page);
  page_check_assert_named (fixture->page);
}

static guint
count_known (const CaesarState *state,
             int tile)
{
  guint n = 0;

  for (guint i = 0; i < state->n_provinces; i++)
    n += state->provinces[i].tile == tile;
  return n;
}

/* After the last step, Enter begins. */
static void
assert_begin_has_focus (GameCheck *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, _("Begin"));
}

/* Rules, section 1: 6 Senate, 4 of each other kind. */
static void
test_setup_two (GameCheck *fixture,
                gconstpointer data)
{
  show_setup (fixture, CAESAR_NOBODY);

  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_UNKNOWN), ==, 17);
  press (fixture, _("Draw for Us"));
  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_SENATE), ==, 6);
  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_MIGHT), ==, 4);
  press (fixture, _("Done"));
  g_assert_true (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_TOKENS));
  press (fixture, _("Done"));
  g_assert_true (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_HANDS));
  assert_begin_has_focus (fixture);
  /* Nothing of hands is recorded. */
  g_assert_cmpuint (get_state (fixture)->players[CAESAR_SIDE_CAESAR].n_held, ==, 0);
}

static void
test_setup_later (GameCheck *fixture,
                  gconstpointer data)
{
  show_setup (fixture, CAESAR_NOBODY);

  press (fixture, _("Leave for Later"));
  g_assert_true (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_TILES));
  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_UNKNOWN), ==, 17);
}

static GtkWidget *
get_dialog (GameCheck *fixture)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  g_assert_nonnull (dialog);
  return GTK_WIDGET (dialog);
}

static void
finish (GameCheck *fixture)
{
  page_check_click (page_check_find_button (get_dialog (fixture), _("Done")));
  page_check_settle ();
}

static GtkWidget *
find_brush (GameCheck *fixture,
            int tile,
            guint left)
{
  g_autofree char *name = g_strdup_printf ("%s · %u", scriba_words_bonus_tile (tile), left);

  return page_check_find_button (get_dialog (fixture), name);
}

static void
paint (GameCheck *fixture,
       guint province)
{
  gtk_widget_activate (page_check_find_row (get_dialog (fixture),
                                            scriba_words_province (caesar_table_get_box (fixture->table), province)));
  page_check_settle ();
}

/* A kind is one tap, and each province that has it another. There are four of Might; one of the six of Senate is Italia's. */
static void
test_setup_tell_tiles (GameCheck *fixture,
                       gconstpointer data)
{
  show_setup (fixture, CAESAR_NOBODY);
  press (fixture, _("Enter Them…"));
  page_check_assert_named (get_dialog (fixture));
  page_check_click (find_brush (fixture, CAESAR_TILE_MIGHT, 4));
  for (guint province = 0; province < 5; province++)
    paint (fixture, province);
  g_assert_nonnull (page_check_find_text (get_dialog (fixture), _("No bonus tile of this kind is left.")));
  page_check_click (find_brush (fixture, CAESAR_TILE_SENATE, 5));
  paint (fixture, 4);
  /* The last brush leaves a tile for later. */
  page_check_click (gtk_widget_get_last_child (gtk_widget_get_parent (find_brush (fixture, CAESAR_TILE_SENATE, 4))));
  paint (fixture, 0);
  finish (fixture);
  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_MIGHT), ==, 3);
  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_SENATE), ==, 2);
  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_UNKNOWN), ==, 13);
}

static void
test_setup_solo (GameCheck *fixture,
                 gconstpointer data)
{
  const CaesarToken sword = { CAESAR_SYMBOL_SWORD, 6, 0 };
  const CaesarToken ship = { CAESAR_SYMBOL_SHIP, 5, 1 };
  g_autofree char *first = scriba_words_token (&sword);
  g_autofree char *second = scriba_words_token (&ship);
  g_autoptr (GPtrArray) combos = g_ptr_array_new ();

  show_setup (fixture, CAESAR_SIDE_POMPEY);
  g_assert_nonnull (page_check_find_text (fixture->page, _("Two influence tokens in your hand")));
  g_assert_null (page_check_find_text (fixture->page, _("Two influence tokens each")));
  press (fixture, _("Draw for Us"));
  press (fixture, _("Done"));
  press (fixture, _("Enter the Tokens…"));
  page_check_assert_named (get_dialog (fixture));
  page_check_list_combos (get_dialog (fixture), combos);
  g_assert_cmpuint (combos->len, ==, 2);
  page_check_select (combos->pdata[0], first);
  page_check_select (combos->pdata[1], first);
  finish (fixture);
  /* There is one such token. */
  g_assert_cmpuint (get_state (fixture)->players[CAESAR_SIDE_CAESAR].n_held, ==, 0);
  page_check_select (combos->pdata[1], second);
  finish (fixture);
  g_assert_cmpuint (get_state (fixture)->players[CAESAR_SIDE_CAESAR].n_held, ==, 2);
  g_assert_true (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_HANDS));
  press (fixture, _("Leave for Later"));
  g_assert_true (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_LINE));
  press (fixture, _("Done"));
  g_assert_true (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_COMMANDS));
}

/* One of two tokens is told, and the other one later: it is asked for as long as it is not, and may be left for later. */
static void
test_setup_partly (GameCheck *fixture,
                   gconstpointer data)
{
  const CaesarToken sword = { CAESAR_SYMBOL_SWORD, 6, 0 };
  const CaesarToken ship = { CAESAR_SYMBOL_SHIP, 5, 1 };
  g_autofree char *first = scriba_words_token (&sword);
  g_autofree char *second = scriba_words_token (&ship);
  g_autoptr (GPtrArray) combos = g_ptr_array_new ();

  show_setup (fixture, CAESAR_SIDE_POMPEY);
  press (fixture, _("Draw for Us"));
  press (fixture, _("Done"));
  press (fixture, _("Enter the Tokens…"));
  page_check_list_combos (get_dialog (fixture), combos);
  page_check_select (combos->pdata[1], first);
  finish (fixture);
  g_assert_cmpuint (get_state (fixture)->players[CAESAR_SIDE_CAESAR].n_held, ==, 1);
  g_assert_false (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_HANDS));
  g_assert_nonnull (page_check_find_button (fixture->page, _("Leave for Later")));

  press (fixture, _("Enter the Tokens…"));
  g_ptr_array_set_size (combos, 0);
  page_check_list_combos (get_dialog (fixture), combos);
  g_assert_cmpuint (combos->len, ==, 1);
  page_check_select (combos->pdata[0], second);
  finish (fixture);
  g_assert_cmpuint (get_state (fixture)->players[CAESAR_SIDE_CAESAR].n_held, ==, 2);
  g_assert_true (caesar_setup_step_done (get_state (fixture), CAESAR_SETUP_HANDS));
  g_assert_cmpuint (scriba_table_get_undo (fixture->table)->against, ==, 0);
}

static void
test_setup_skip (GameCheck *fixture,
                 gconstpointer data)
{
  show_setup (fixture, CAESAR_SIDE_CAESAR);

  press (fixture, _("Skip the List"));
  for (CaesarSetupStep step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    g_assert_true (caesar_setup_step_done (get_state (fixture), step));
  g_assert_cmpuint (count_known (get_state (fixture), CAESAR_TILE_UNKNOWN), ==, 0);
  assert_begin_has_focus (fixture);
}

static void
open_settings (gpointer data,
               guint step)
{
  GameCheck *fixture = data;

  if (step == 1)
    adw_toggle_group_set_active_name (find_toggles (fixture, TOGGLES_OPPONENTS), "solo");
  if (step == 2)
    adw_action_row_activate (ADW_ACTION_ROW (gtk_widget_get_ancestor (page_check_find_text (fixture->page,
                                                                                            _("Rulings and added tokens")),
                                                                      ADW_TYPE_ACTION_ROW)));
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  for (int percent = 100; percent <= 150; percent += 50)
    {
      fixture->page = GTK_WIDGET (scriba_new_caesar_page_new ());
      page_check_assert_phone (&fixture->window, fixture->page, percent, 3, open_settings, fixture);
    }
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, test) \
  g_test_add (path, GameCheck, NULL, set_up, test, game_check_close)

  ADD ("/new-caesar/two", test_two);
  ADD ("/new-caesar/known", test_known);
  ADD ("/new-caesar/corrected-box", test_corrected_box);
  ADD ("/new-caesar/solo", test_solo);
  ADD ("/new-caesar/settings", test_settings);
  ADD ("/new-caesar/remembered", test_remembered);
  ADD ("/new-caesar/refused-name", test_refused_name);
  ADD ("/new-caesar/pick", test_pick);
  ADD ("/new-caesar/phone", test_phone);
  ADD ("/caesar-setup/two", test_setup_two);
  ADD ("/caesar-setup/later", test_setup_later);
  ADD ("/caesar-setup/tell-tiles", test_setup_tell_tiles);
  ADD ("/caesar-setup/solo", test_setup_solo);
  ADD ("/caesar-setup/partly", test_setup_partly);
  ADD ("/caesar-setup/skip", test_setup_skip);

  return g_test_run ();
}

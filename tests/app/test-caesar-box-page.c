/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The owner's box of Caesar!: its components, corrected, and what is printed on the command tiles alone. Values typed here are
 * made up. */

#include "config.h"

#include <glib/gi18n.h>

#include "box-check.h"
#include "caesar-files.h"
#include "caesar-game.h"
#include "caesar/scriba-caesar-box-page.h"
#include "caesar/scriba-component-page.h"
#include "scriba-box-import.h"
#include "scriba-box-merge-dialog.h"
#include "scriba-stepper.h"
#include "scriba-words.h"
#include "words-caesar-box.h"

enum
{
  A,
  B,
};

static void
set_up (BoxCheck *fixture,
        gconstpointer data)
{
  box_check_make_folder (fixture);
  box_check_open (fixture, &caesar_game_format, scriba_caesar_box_page_new, 1280, 800);
}

static void
set_up_narrow (BoxCheck *fixture,
               gconstpointer data)
{
  box_check_make_folder (fixture);
  page_check_set_text_size (GPOINTER_TO_INT (data));
  box_check_open (fixture, &caesar_game_format, scriba_caesar_box_page_new, 360, 640);
}

static const CaesarCommand *
get_command (BoxCheck *fixture,
             guint letter)
{
  return caesar_box_get_command (caesar_owner_box_get_box (fixture->box), letter);
}

static GtkWidget *
find_value (BoxCheck *fixture,
            guint letter,
            const char *value)
{
  g_autofree char *command = scriba_words_command (letter);
  g_autofree char *name = g_strdup_printf (_("%1$s, %2$s"), command, value);
  GtkWidget *control = page_check_find (fixture->page, name);

  g_assert_nonnull (control);
  return control;
}

static void
write_text (BoxCheck *fixture,
            guint letter,
            const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_value (fixture, letter, _("What it says")))), text, -1);
}

static void
type_count (BoxCheck *fixture,
            guint letter,
            const char *keys)
{
  page_check_type (find_value (fixture, letter, _("How many")), keys);
}

static void
assert_known (BoxCheck *fixture,
              guint known)
{
  g_autofree char *words = scriba_words_known (known, 10);

  g_assert_nonnull (page_check_find_text (fixture->page, words));
}

/* Five counts and five texts, and nobody has told any of them. */
static void
test_unknown (BoxCheck *fixture,
              gconstpointer data)
{
  assert_known (fixture, 0);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      g_assert_true (scriba_stepper_get_unknown (SCRIBA_STEPPER (find_value (fixture, letter, _("How many")))));
      g_assert_null (get_command (fixture, letter)->text);
    }
  page_check_assert_named (fixture->page);
}

static void
test_typed (BoxCheck *fixture,
            gconstpointer data)
{
  g_autoptr (ScribaOwnerBox) again = scriba_owner_box_new (&caesar_game_format);
  ScribaDocument *document = SCRIBA_DOCUMENT (fixture->box);

  type_count (fixture, A, "3");
  write_text (fixture, A, " West\nfirst ");
  g_assert_cmpint (get_command (fixture, A)->count.value, ==, 3);
  g_assert_cmpstr (get_command (fixture, A)->text, ==, "West first");
  assert_known (fixture, 2);

  /* It is kept as one file, with the map as it is. */
  scriba_document_wait (document);
  g_assert_true (scriba_owner_box_open (again, fixture->path, "/nowhere", NULL));
  g_assert_cmpstr (caesar_box_get_command (caesar_owner_box_get_box (again), A)->text, ==, "West first");
  g_assert_cmpuint (caesar_owner_box_get_box (again)->n_borders, ==, 30);

  /* Each value is one step, however it was typed. */
  scriba_document_undo (document);
  g_assert_null (get_command (fixture, A)->text);
  assert_known (fixture, 1);
  scriba_document_undo (document);
  g_assert_false (get_command (fixture, A)->count.known);
  g_assert_null (scriba_document_get_undo_label (document));
  scriba_document_redo (document);
  scriba_document_redo (document);
  g_assert_cmpstr (get_command (fixture, A)->text, ==, "West first");
}

static void
test_unknown_again (BoxCheck *fixture,
                    gconstpointer data)
{
  write_text (fixture, B, "Rest");
  write_text (fixture, B, "  ");
  g_assert_null (get_command (fixture, B)->text);
  type_count (fixture, B, "0");
  g_assert_true (get_command (fixture, B)->count.known);
  g_assert_cmpint (get_command (fixture, B)->count.value, ==, 0);
}

/* The game has ten. */
static void
test_hint (BoxCheck *fixture,
           gconstpointer data)
{
  g_autofree char *hint = NULL;

  type_count (fixture, A, "7");
  type_count (fixture, B, "3");
  g_assert_null (scriba_words_command_excess (caesar_owner_box_get_box (fixture->box)));
  type_count (fixture, B, "4");
  hint = scriba_words_command_excess (caesar_owner_box_get_box (fixture->box));
  g_assert_nonnull (hint);
  g_assert_nonnull (page_check_find_text (fixture->page, hint));
}

/* Enter goes on with the next letter. */
static void
test_keyboard (BoxCheck *fixture,
               gconstpointer data)
{
  GtkWidget *text = find_value (fixture, A, _("What it says"));

  gtk_widget_grab_focus (text);
  g_assert_true (box_check_press (text, GDK_KEY_Return));
  g_assert_true (box_check_has_focus (fixture, find_value (fixture, B, _("How many"))));
}

/* What importing a friend's box asks about. */
static AdwDialog *
import_box (BoxCheck *fixture,
            const CaesarBox *friend)
{
  g_autofree char *path = g_build_filename (fixture->folder, "friend.json", NULL);
  g_autoptr (JsonNode) node = caesar_box_to_json (friend);
  g_autofree char *json = json_to_string (node, TRUE);

  g_assert_true (g_file_set_contents (path, json, -1, NULL));
  scriba_box_import_file (SCRIBA_BOX_PAGE (fixture->page), path);
  page_check_settle ();
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static void
take_and_merge (AdwDialog *dialog,
                const char *value)
{
  g_autofree char *theirs = g_strdup_printf (_("Take theirs: %s"), value);
  GtkWidget *take = gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (dialog), theirs), GTK_TYPE_CHECK_BUTTON);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (take), TRUE);
  page_check_click (gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (dialog), _("Merge")), GTK_TYPE_BUTTON));
  page_check_settle ();
}

/* A friend knows A otherwise, and B, and has a tile more: mine stays unless theirs is taken, and what I do not know is filled in. */
static void
test_merge (BoxCheck *fixture,
            gconstpointer data)
{
  g_autoptr (CaesarBox) friend = caesar_box_new_shipped ();
  AdwDialog *dialog;

  g_set_str (&caesar_box_open_command (friend, A)->text, "East first");
  caesar_box_open_command (friend, A)->count = (ScribaNumber) SCRIBA_KNOWN (2);
  g_set_str (&caesar_box_open_command (friend, B)->text, "Rest");
  friend->command_tiles = 11;

  write_text (fixture, A, "West first");
  type_count (fixture, A, "3");
  dialog = import_box (fixture, friend);
  g_assert_true (SCRIBA_IS_BOX_MERGE_DIALOG (dialog));
  page_check_assert_named (GTK_WIDGET (dialog));
  g_assert_null (get_command (fixture, B)->text);
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (dialog), _("Command tiles in all")));

  take_and_merge (dialog, "East first");
  g_assert_cmpstr (get_command (fixture, A)->text, ==, "East first");
  g_assert_cmpint (get_command (fixture, A)->count.value, ==, 3);
  g_assert_cmpstr (get_command (fixture, B)->text, ==, "Rest");
  assert_known (fixture, 3);

  scriba_document_undo (SCRIBA_DOCUMENT (fixture->box));
  g_assert_cmpstr (get_command (fixture, A)->text, ==, "West first");
  g_assert_null (get_command (fixture, B)->text);
}

/* Nothing is added, and one value comes from the friend's box: the window says so. */
static void
test_take (BoxCheck *fixture,
           gconstpointer data)
{
  g_autoptr (CaesarBox) friend = caesar_box_new_shipped ();
  g_autofree char *said = g_strdup_printf (ngettext ("%u value taken over", "%u values taken over", 1), 1);

  friend->tiles[CAESAR_TILE_WEALTH] = 5;
  take_and_merge (import_box (fixture, friend), "5");
  g_assert_cmpint (caesar_owner_box_get_box (fixture->box)->tiles[CAESAR_TILE_WEALTH], ==, 5);
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), said));
}

/* Its last line lies in it. */
static void
assert_whole (GtkTextView *view)
{
  GtkTextIter end;
  GdkRectangle place;

  gtk_text_buffer_get_end_iter (gtk_text_view_get_buffer (view), &end);
  gtk_text_view_get_iter_location (view, &end, &place);
  g_assert_cmpint (place.height, >, 0);
  gtk_text_view_buffer_to_window_coords (view, GTK_TEXT_WINDOW_WIDGET, place.x, place.y, &place.x, &place.y);
  g_assert_cmpint (place.y, >=, 0);
  g_assert_cmpint (place.y + place.height, <=, gtk_widget_get_height (GTK_WIDGET (view)));
}

/* A long text is seen whole. */
static void
test_narrow (BoxCheck *fixture,
             gconstpointer data)
{
  g_autofree char *longest = g_strnfill (CAESAR_COMMAND_TEXT_LENGTH, 'x');
  g_autofree char *longer = g_strnfill (CAESAR_COMMAND_TEXT_LENGTH + 9, 'x');

  write_text (fixture, A, longer);
  g_assert_cmpstr (get_command (fixture, A)->text, ==, longest);
  page_check_settle ();
  assert_whole (GTK_TEXT_VIEW (find_value (fixture, A, _("What it says"))));
  page_check_assert_named (fixture->page);
  page_check_assert_fits (fixture->page, 360);
}

/* What is asked in the dialog or on the page that is shown. */
static GtkWidget *
find_number (BoxCheck *fixture,
             CaesarBoxValue value,
             guint index)
{
  g_autofree char *name = scriba_words_caesar_box_value_name (caesar_owner_box_get_box (fixture->box), value, index);
  GtkWidget *control = page_check_find_stepper (GTK_WIDGET (fixture->window), name);

  if (control == NULL)
    control = page_check_find (GTK_WIDGET (fixture->window), name);
  if (control == NULL)
    g_error ("nothing is called %s", name);
  return control;
}

static const CaesarBox *
get_box (BoxCheck *fixture)
{
  return caesar_owner_box_get_box (fixture->box);
}

static GtkWidget *
get_dialog (BoxCheck *fixture)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  g_assert_nonnull (dialog);
  return GTK_WIDGET (dialog);
}

/* The dialog of a row, on the page that a row of the box's page opens. */
static void
open_part (BoxCheck *fixture,
           ScribaComponentPart part)
{
  gtk_widget_activate (page_check_get_row (fixture->page, scriba_component_part_title (part)));
  page_check_settle ();
}

static GtkWidget *
open_component (BoxCheck *fixture,
                ScribaComponentPart part,
                const char *title)
{
  GtkWidget *page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_COMPONENT_PAGE);

  if (page == NULL)
    {
      open_part (fixture, part);
      page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_COMPONENT_PAGE);
    }
  g_assert_nonnull (page);
  page_check_assert_named (page);
  gtk_widget_activate (page_check_get_row (page, title));
  page_check_settle ();
  return get_dialog (fixture);
}

static GtkWidget *
open_kind (BoxCheck *fixture,
           guint kind)
{
  g_autofree char *title = scriba_words_kind (&get_box (fixture)->kinds[kind]);

  return open_component (fixture, SCRIBA_COMPONENT_KINDS, title);
}

static GtkWidget *
open_border (BoxCheck *fixture,
             guint border)
{
  g_autofree char *title = scriba_words_border (get_box (fixture), border);

  return open_component (fixture, SCRIBA_COMPONENT_BORDERS, title);
}

static void
assert_refused (GtkWidget *dialog,
                const char *reason)
{
  AdwBanner *banner = ADW_BANNER (page_check_find_type (dialog, ADW_TYPE_BANNER));

  g_assert_cmpint (banner != NULL && adw_banner_get_revealed (banner), ==, reason != NULL);
  if (reason != NULL)
    g_assert_cmpstr (adw_banner_get_title (banner), ==, reason);
}

/* Rules, section 1: 6, 4, 4 and 4 bonus tiles, 12 control tokens. */
static void
test_counts (BoxCheck *fixture,
             gconstpointer data)
{
  g_autoptr (ScribaOwnerBox) again = scriba_owner_box_new (&caesar_game_format);
  ScribaDocument *document = SCRIBA_DOCUMENT (fixture->box);
  GtkWidget *row;

  open_part (fixture, SCRIBA_COMPONENT_COUNTS);
  page_check_assert_named (get_dialog (fixture));
  g_assert_cmpint (scriba_stepper_get_value (SCRIBA_STEPPER (find_number (fixture, CAESAR_BOX_TILE_COUNT, CAESAR_TILE_SENATE))), ==, 6);
  g_assert_null (page_check_find_text (fixture->page, C_("box", "Corrected")));

  page_check_type (find_number (fixture, CAESAR_BOX_TILE_COUNT, CAESAR_TILE_WEALTH), "5");
  page_check_type (find_number (fixture, CAESAR_BOX_CONTROL_TOKENS, 0), "14");
  g_assert_cmpint (get_box (fixture)->tiles[CAESAR_TILE_WEALTH], ==, 5);
  g_assert_cmpint (get_box (fixture)->control_tokens, ==, 14);
  row = page_check_get_row (get_dialog (fixture), scriba_words_bonus_tile (CAESAR_TILE_WEALTH));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, C_("box", "Corrected"));
  row = page_check_get_row (fixture->page, scriba_component_part_title (SCRIBA_COMPONENT_COUNTS));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, C_("box", "Corrected"));

  scriba_document_wait (document);
  g_assert_true (scriba_owner_box_open (again, fixture->path, "/nowhere", NULL));
  g_assert_cmpint (caesar_owner_box_get_box (again)->control_tokens, ==, 14);

  /* 14 is one step, though 1 was typed first. */
  scriba_document_undo (document);
  g_assert_cmpint (get_box (fixture)->control_tokens, ==, 12);
  scriba_document_undo (document);
  g_assert_cmpint (get_box (fixture)->tiles[CAESAR_TILE_WEALTH], ==, 4);
  g_assert_null (scriba_document_get_undo_label (document));
  g_assert_null (page_check_find_text (fixture->page, C_("box", "Corrected")));
}

/* The first kind is the sword 6/0, of which each side has one. */
static void
test_kind (BoxCheck *fixture,
           gconstpointer data)
{
  GtkWidget *dialog = open_kind (fixture, 0);

  page_check_assert_named (dialog);
  page_check_type (find_number (fixture, CAESAR_BOX_KIND_COUNT, 0), "2");
  page_check_type (find_number (fixture, CAESAR_BOX_KIND_SECOND, 0), "1");
  page_check_select (find_number (fixture, CAESAR_BOX_KIND_SYMBOL, 0), scriba_words_symbol (CAESAR_SYMBOL_SHIELD_OR_SHIP));
  g_assert_cmpint (get_box (fixture)->kinds[0].count, ==, 2);
  g_assert_cmpint (get_box (fixture)->kinds[0].first, ==, 6);
  g_assert_cmpint (get_box (fixture)->kinds[0].second, ==, 1);
  g_assert_cmpint (get_box (fixture)->kinds[0].symbol, ==, CAESAR_SYMBOL_SHIELD_OR_SHIP);
  assert_refused (dialog, NULL);
}

/* There is a sword 5/1 already, and the larger value stands first: what cannot be leaves the box alone, until it can be. */
static void
test_kind_refused (BoxCheck *fixture,
                   gconstpointer data)
{
  GtkWidget *dialog = open_kind (fixture, 0);
  GtkWidget *first = find_number (fixture, CAESAR_BOX_KIND_FIRST, 0);
  GtkWidget *second = find_number (fixture, CAESAR_BOX_KIND_SECOND, 0);

  page_check_type (second, "7");
  g_assert_cmpint (get_box (fixture)->kinds[0].second, ==, 0);
  assert_refused (dialog, _("The larger value stands first."));
  g_assert_null (scriba_document_get_undo_label (SCRIBA_DOCUMENT (fixture->box)));
  page_check_type (first, "8");
  g_assert_cmpint (get_box (fixture)->kinds[0].first, ==, 8);
  g_assert_cmpint (get_box (fixture)->kinds[0].second, ==, 7);
  page_check_settle ();
  assert_refused (dialog, NULL);

  page_check_type (second, "------");
  g_assert_cmpint (get_box (fixture)->kinds[0].second, ==, 1);
  page_check_type (first, "---");
  g_assert_cmpint (get_box (fixture)->kinds[0].first, ==, 6);
  assert_refused (dialog, _("There are such tokens already: change how many."));
  g_assert_cmpint (scriba_stepper_get_value (SCRIBA_STEPPER (first)), ==, 5);

  /* What is undone meanwhile is shown. */
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->box));
  page_check_settle ();
  assert_refused (dialog, NULL);
  g_assert_cmpint (scriba_stepper_get_value (SCRIBA_STEPPER (first)), ==, 8);
  g_assert_cmpint (scriba_stepper_get_value (SCRIBA_STEPPER (second)), ==, 1);
}

static int
find_border (const CaesarBox *box,
             const char *from,
             const char *to)
{
  for (guint i = 0; i < box->n_borders; i++)
    if (g_str_equal (box->provinces[box->borders[i].between[0]].id, from) &&
        g_str_equal (box->provinces[box->borders[i].between[1]].id, to))
      return i;

  g_assert_not_reached ();
}

static void
test_border (BoxCheck *fixture,
             gconstpointer data)
{
  guint border = find_border (get_box (fixture), "achaia", "macedonia");
  int symbol = get_box (fixture)->borders[border].symbol == CAESAR_SYMBOL_SHIP ? CAESAR_SYMBOL_SWORD : CAESAR_SYMBOL_SHIP;
  int creta = caesar_box_find_province (get_box (fixture), "creta");
  GtkWidget *dialog = open_border (fixture, border);
  GtkWidget *row;

  page_check_assert_named (dialog);
  page_check_select (find_number (fixture, CAESAR_BOX_BORDER_SYMBOL, border), scriba_words_symbol (symbol));
  g_assert_cmpint (get_box (fixture)->borders[border].symbol, ==, symbol);
  page_check_select (find_number (fixture, CAESAR_BOX_BORDER_TO, border), scriba_words_province (get_box (fixture), creta));
  g_assert_cmpint (get_box (fixture)->borders[border].between[1], ==, creta);

  /* A border space between a province and itself. */
  page_check_select (find_number (fixture, CAESAR_BOX_BORDER_FROM, border), scriba_words_province (get_box (fixture), creta));
  g_assert_cmpint (get_box (fixture)->borders[border].between[0], ==, caesar_box_find_province (get_box (fixture), "achaia"));
  assert_refused (dialog, _("A border space lies between two provinces."));

  adw_dialog_force_close (ADW_DIALOG (dialog));
  page_check_settle ();
  row = page_check_get_row (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_COMPONENT_PAGE), "Achaia–Creta");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), scriba_words_symbol (symbol)));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), !=, scriba_words_symbol (symbol));
}

static void
test_component_narrow (BoxCheck *fixture,
                       gconstpointer data)
{
  open_part (fixture, SCRIBA_COMPONENT_COUNTS);
  page_check_assert_fits (get_dialog (fixture), 360);
  adw_dialog_force_close (ADW_DIALOG (get_dialog (fixture)));
  page_check_settle ();

  for (ScribaComponentPart part = SCRIBA_COMPONENT_KINDS; part <= SCRIBA_COMPONENT_BORDERS; part++)
    {
      GtkWidget *dialog = part == SCRIBA_COMPONENT_KINDS ? open_kind (fixture, 0) : open_border (fixture, 0);
      GtkWidget *pages = page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW);

      page_check_assert_fits (dialog, 360);
      adw_dialog_force_close (ADW_DIALOG (dialog));
      page_check_settle ();
      page_check_assert_fits (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_COMPONENT_PAGE), 360);
      adw_navigation_view_pop (ADW_NAVIGATION_VIEW (pages));
      page_check_settle ();
    }
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(name, function) g_test_add ("/caesar-box-page/" name, BoxCheck, NULL, set_up, function, box_check_tear_down)
#define ADD_NARROW(name, percent) \
  g_test_add ("/caesar-box-page/narrow/" name, BoxCheck, GINT_TO_POINTER (percent), set_up_narrow, test_narrow, box_check_tear_down)
#define ADD_COMPONENT_NARROW(name, percent) \
  g_test_add ("/caesar-box-page/components/narrow/" name, BoxCheck, GINT_TO_POINTER (percent), set_up_narrow, \
              test_component_narrow, box_check_tear_down)
  ADD ("unknown", test_unknown);
  ADD ("typed", test_typed);
  ADD ("unknown-again", test_unknown_again);
  ADD ("hint", test_hint);
  ADD ("keyboard", test_keyboard);
  ADD ("merge", test_merge);
  ADD ("take", test_take);
  ADD ("counts", test_counts);
  ADD ("kind", test_kind);
  ADD ("kind-refused", test_kind_refused);
  ADD ("border", test_border);
  ADD_COMPONENT_NARROW ("100", 100);
  ADD_COMPONENT_NARROW ("200", 200);
  ADD_NARROW ("100", 100);
  ADD_NARROW ("150", 150);

  return g_test_run ();
}

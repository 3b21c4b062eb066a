/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fills a box on the page itself: the shipped one, of which little is known. Values typed here are made up. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-bce-box-page.h"
#include "bce44/scriba-box-component-dialog.h"
#include "bce44/scriba-box-edit.h"
#include "bce44/scriba-box-grid.h"
#include "bce44/scriba-box-record.h"
#include "bce44/scriba-box-value-dialog.h"
#include "bce-files.h"
#include "bce-game.h"
#include "box-check.h"
#include "scriba-box-import.h"
#include "scriba-box-merge-dialog.h"
#include "scriba-stepper.h"
#include "scriba-words.h"

enum
{
  QUAESTOR,
  SENATOR,
  PRAETOR,
};

static void
open_page (BoxCheck *fixture,
           int width,
           int height)
{
  box_check_open (fixture, &bce_game_format, scriba_bce_box_page_new, width, height);
}

static void
set_up (BoxCheck *fixture,
        gconstpointer data)
{
  box_check_make_folder (fixture);
  open_page (fixture, 1280, 800);
}

static void
set_up_narrow (BoxCheck *fixture,
               gconstpointer data)
{
  box_check_make_folder (fixture);
  page_check_set_text_size (GPOINTER_TO_INT (data));
  open_page (fixture, 360, 640);
}

static void
set_up_tight (BoxCheck *fixture,
              gconstpointer data)
{
  box_check_make_folder (fixture);
  open_page (fixture, 940, 800);
}

static void
set_up_damaged (BoxCheck *fixture,
                gconstpointer data)
{
  box_check_make_folder (fixture);
  g_assert_true (g_file_set_contents (fixture->path, "[", 1, NULL));
  open_page (fixture, 360, 640);
}

static guint
find_field (BceBoxPart part,
            const char *name)
{
  const ScribaShape *shape = bce_box_get_shape (part);

  for (guint i = 0; i < shape->n_fields; i++)
    if (g_str_equal (shape->fields[i].name, name))
      return i;

  g_assert_not_reached ();
}

static ScribaBoxPlace
place_of (BceBoxPart part,
          guint index,
          const char *field)
{
  const ScribaBoxPlace place = { part, index, find_field (part, field) };

  return place;
}

/* The control of a value, by what a screen reader calls it. */
static GtkWidget *
find_value (BoxCheck *fixture,
            const ScribaBoxPlace *place,
            gboolean unknown)
{
  g_autofree char *name = scriba_box_edit_get_name (fixture->box, place);
  g_autofree char *unknown_name = g_strdup_printf (_("%s, unknown"), name);
  GtkWidget *control = page_check_find (GTK_WIDGET (fixture->window), unknown ? unknown_name : name);

  g_assert_nonnull (control);
  return control;
}

static void
write_text (GtkWidget *entry,
            const char *text)
{
  g_assert_true (GTK_IS_ENTRY (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static void
show_part (BoxCheck *fixture,
           BceBoxPart part)
{
  GtkWidget *parts = page_check_find (fixture->page, _("Part of the box"));

  if (parts != NULL)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (parts), part);
    }
  else
    {
      GtkWidget *label = page_check_find_text (fixture->page, scriba_words_box_part (part));

      adw_toggle_group_set_active (ADW_TOGGLE_GROUP (gtk_widget_get_ancestor (label, ADW_TYPE_TOGGLE_GROUP)), part);
    }
  page_check_settle ();
}

static const BceRecruit *
get_recruit (BoxCheck *fixture,
             guint index)
{
  return &g_array_index (bce_owner_box_get_box (fixture->box)->recruits, BceRecruit, index);
}

static void
test_typed (BoxCheck *fixture,
            gconstpointer data)
{
  ScribaBoxPlace tier = place_of (BCE_BOX_RECRUITS, SENATOR, "tier");
  GtkWidget *entry = find_value (fixture, &tier, TRUE);
  g_autofree char *name = scriba_box_edit_get_name (fixture->box, &tier);
  g_autofree char *kept = NULL;

  write_text (entry, "2");
  g_assert_true (get_recruit (fixture, SENATOR)->tier.known);
  g_assert_cmpint (get_recruit (fixture, SENATOR)->tier.value, ==, 2);
  g_assert_true (find_value (fixture, &tier, FALSE) == entry);
  g_assert_cmpstr (scriba_document_get_undo_label (SCRIBA_DOCUMENT (fixture->box)), ==, name);

  scriba_document_wait (SCRIBA_DOCUMENT (fixture->box));
  g_assert_true (g_file_get_contents (fixture->path, &kept, NULL, NULL));
  g_assert_nonnull (strstr (kept, "\"senator\""));

  gtk_widget_activate_action (fixture->page, "page.undo", NULL);
  g_assert_false (get_recruit (fixture, SENATOR)->tier.known);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (find_value (fixture, &tier, TRUE) == entry);
}

static void
test_refused (BoxCheck *fixture,
              gconstpointer data)
{
  ScribaBoxPlace authority = place_of (BCE_BOX_RECRUITS, SENATOR, "authority");
  ScribaBoxPlace tier = place_of (BCE_BOX_RECRUITS, SENATOR, "tier");
  GtkWidget *entry = find_value (fixture, &tier, TRUE);
  g_autofree char *expected = scriba_words_value_expected (scriba_box_place_get_field (&tier), 100);

  g_assert_null (page_check_find_text (fixture->page, expected));
  write_text (entry, "9");
  g_assert_false (get_recruit (fixture, SENATOR)->tier.known);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "9");
  g_assert_nonnull (page_check_find_text (fixture->page, expected));
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);

  g_assert_true (box_check_press (entry, GDK_KEY_Escape));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_null (page_check_find_text (fixture->page, expected));

  /* What was known before stays, whatever was typed on the way. */
  entry = find_value (fixture, &authority, FALSE);
  write_text (entry, "1x");
  g_assert_cmpint (get_recruit (fixture, SENATOR)->authority.value, ==, 1);
  write_text (entry, "3");
  g_assert_cmpint (get_recruit (fixture, SENATOR)->authority.value, ==, 3);
}

static void
test_unknown_again (BoxCheck *fixture,
                    gconstpointer data)
{
  ScribaBoxPlace authority = place_of (BCE_BOX_RECRUITS, SENATOR, "authority");
  ScribaBoxPlace multiple = place_of (BCE_BOX_STRUCTURES, 0, "multiple");
  g_autofree char *name = NULL;
  GtkWidget *button;

  write_text (find_value (fixture, &authority, FALSE), "");
  g_assert_false (get_recruit (fixture, SENATOR)->authority.known);

  show_part (fixture, BCE_BOX_STRUCTURES);
  name = scriba_box_edit_get_name (fixture->box, &multiple);
  button = page_check_find_prefix (fixture->page, name);
  g_assert_nonnull (button);
  g_assert_true (box_check_press (button, GDK_KEY_Delete));
  g_assert_cmpint (g_array_index (bce_owner_box_get_box (fixture->box)->structures, BceStructure, 0).multiple, ==, -1);
  g_assert_true (find_value (fixture, &multiple, TRUE) == button);
}

static void
test_moves (BoxCheck *fixture,
            gconstpointer data)
{
  ScribaBoxPlace tier = place_of (BCE_BOX_RECRUITS, QUAESTOR, "tier");
  ScribaBoxPlace below = place_of (BCE_BOX_RECRUITS, SENATOR, "tier");
  ScribaBoxPlace beside = place_of (BCE_BOX_RECRUITS, SENATOR, "copies");
  ScribaBoxPlace name = place_of (BCE_BOX_RECRUITS, SENATOR, "name");
  GtkWidget *entry = find_value (fixture, &tier, TRUE);

  gtk_widget_grab_focus (entry);
  g_assert_true (box_check_press (entry, GDK_KEY_Up));
  g_assert_true (box_check_has_focus (fixture, entry));

  g_assert_true (box_check_press (entry, GDK_KEY_Return));
  entry = find_value (fixture, &below, TRUE);
  g_assert_true (box_check_has_focus (fixture, entry));

  g_assert_true (box_check_press (entry, GDK_KEY_Right));
  g_assert_true (box_check_has_focus (fixture, find_value (fixture, &beside, TRUE)));
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (box_check_has_focus (fixture, entry));

  /* Names are the first column. */
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (box_check_has_focus (fixture, find_value (fixture, &name, FALSE)));
  g_assert_true (box_check_press (find_value (fixture, &name, FALSE), GDK_KEY_Down));
  name.index = PRAETOR;
  g_assert_true (box_check_has_focus (fixture, find_value (fixture, &name, FALSE)));
}

static void
test_proconsul (BoxCheck *fixture,
                gconstpointer data)
{
  ScribaBoxPlace title = place_of (BCE_BOX_ALLEGIANCE, 0, "title");
  const BceAllegiance *tile;
  GtkWidget *entry;

  show_part (fixture, BCE_BOX_ALLEGIANCE);
  entry = find_value (fixture, &title, TRUE);
  gtk_widget_grab_focus (entry);
  write_text (entry, "Proconsul");
  g_assert_true (box_check_press (entry, GDK_KEY_Return));

  tile = bce_box_find_allegiance (scriba_owner_box_get_box (fixture->box), 0, BCE_POLITICAL);
  g_assert_cmpstr (tile->title, ==, "Proconsul");
  g_assert_true (tile->authority.known);
  g_assert_cmpint (tile->authority.value, ==, 1);

  scriba_document_undo (SCRIBA_DOCUMENT (fixture->box));
  tile = bce_box_find_allegiance (scriba_owner_box_get_box (fixture->box), 0, BCE_POLITICAL);
  g_assert_null (tile->title);
  g_assert_false (tile->authority.known);
}

static void
test_choice (BoxCheck *fixture,
             gconstpointer data)
{
  ScribaBoxPlace phase = place_of (BCE_BOX_STRUCTURES, 0, "phase");
  const char *words = scriba_words_phase (BCE_PHASE_RESOLUTION);
  const BceStructure *forum;
  GtkWidget *button;

  show_part (fixture, BCE_BOX_STRUCTURES);
  button = find_value (fixture, &phase, TRUE);
  g_assert_true (box_check_press (button, gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (words)))));

  forum = &g_array_index (bce_owner_box_get_box (fixture->box)->structures, BceStructure, 0);
  g_assert_cmpint (forum->phase, >=, 0);
  g_assert_true (g_utf8_get_char (scriba_words_phase (forum->phase)) == g_utf8_get_char (words));
  g_assert_false (box_check_press (button, GDK_KEY_x));
}

static void
test_hint (BoxCheck *fixture,
           gconstpointer data)
{
  const BceBoxExcess excess = { BCE_BOX_RECRUITS, BCE_POLITICAL, 1, 2, 1 };
  g_autofree char *hint = scriba_words_excess (&excess);
  ScribaBoxPlace tier = place_of (BCE_BOX_RECRUITS, QUAESTOR, "tier");

  write_text (find_value (fixture, &tier, TRUE), "1");
  g_assert_null (page_check_find_text (fixture->page, hint));
  tier.index = SENATOR;
  write_text (find_value (fixture, &tier, TRUE), "1");
  g_assert_nonnull (page_check_find_text (fixture->page, hint));
  g_assert_cmpint (get_recruit (fixture, SENATOR)->tier.value, ==, 1);
}

static void
test_cost (BoxCheck *fixture,
           gconstpointer data)
{
  ScribaBoxPlace cost = place_of (BCE_BOX_RECRUITS, QUAESTOR, "cost");
  g_autofree char *name = scriba_box_edit_get_name (fixture->box, &cost);
  g_autofree char *loyalty = g_strdup_printf (_("%1$s: %2$s"), name, _("Loyalty"));
  GtkWidget *button = find_value (fixture, &cost, TRUE);
  GtkWidget *stepper;

  gtk_widget_grab_focus (button);
  page_check_click (button);
  page_check_settle ();
  page_check_assert_named (GTK_WIDGET (fixture->window));

  stepper = page_check_find (GTK_WIDGET (fixture->window), loyalty);
  g_assert_true (SCRIBA_IS_STEPPER (stepper));
  g_assert_true (scriba_stepper_get_unknown (SCRIBA_STEPPER (stepper)));
  page_check_type (stepper, "2");

  g_assert_true (get_recruit (fixture, QUAESTOR)->cost_known);
  g_assert_cmpint (get_recruit (fixture, QUAESTOR)->cost.loyalty, ==, 2);
  g_assert_cmpint (get_recruit (fixture, QUAESTOR)->cost.any, ==, 0);
  g_assert_false (scriba_stepper_get_unknown (SCRIBA_STEPPER (stepper)));

  adw_dialog_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  page_check_settle ();
  g_assert_true (box_check_has_focus (fixture, button));
  g_assert_true (box_check_press (button, GDK_KEY_Delete));
  g_assert_false (get_recruit (fixture, QUAESTOR)->cost_known);
}

static void
test_abilities (BoxCheck *fixture,
                gconstpointer data)
{
  ScribaBoxPlace abilities = place_of (BCE_BOX_RECRUITS, QUAESTOR, "abilities");
  AdwDialog *dialog;
  GtkWidget *add;

  page_check_click (find_value (fixture, &abilities, TRUE));
  page_check_settle ();
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  add = gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (dialog), C_("part of a value", "Add")), GTK_TYPE_BUTTON);

  for (guint i = 0; i < BCE_MAX_ABILITIES; i++)
    page_check_click (add);
  g_assert_true (get_recruit (fixture, QUAESTOR)->abilities_known);
  g_assert_cmpuint (get_recruit (fixture, QUAESTOR)->n_abilities, ==, BCE_MAX_ABILITIES);
  /* A card has no more. */
  g_assert_false (gtk_widget_get_visible (add));
  page_check_assert_named (GTK_WIDGET (dialog));

  page_check_click (gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (dialog), _("None Printed")), GTK_TYPE_BUTTON));
  g_assert_true (get_recruit (fixture, QUAESTOR)->abilities_known);
  g_assert_cmpuint (get_recruit (fixture, QUAESTOR)->n_abilities, ==, 0);
  page_check_click (gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (dialog), _("Make Unknown")), GTK_TYPE_BUTTON));
  g_assert_false (get_recruit (fixture, QUAESTOR)->abilities_known);

  /* All of it was one step. */
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->box));
  g_assert_null (scriba_document_get_undo_label (SCRIBA_DOCUMENT (fixture->box)));
}

/* What fitted one kind is brought in order for another, so that it can always be kept and undone. */
static void
test_kinds (BoxCheck *fixture,
            gconstpointer data)
{
  ScribaBoxPlace abilities = place_of (BCE_BOX_RECRUITS, QUAESTOR, "abilities");
  ScribaBoxPlace bonus = place_of (BCE_BOX_STATUES, 0, "bonus");
  ScribaBoxPlace effects = place_of (BCE_BOX_STRUCTURES, 0, "effects");
  ScribaDocument *document = SCRIBA_DOCUMENT (fixture->box);
  BceEffect *effect;
  BceBonus *counted;

  scriba_box_record_add (fixture->box, &abilities);
  effect = scriba_box_record_get_item (fixture->box, &abilities, 0);
  effect->kind = BCE_EFFECT_AUTHORITY;
  effect->count = -3;
  scriba_box_record_commit (fixture->box, &abilities, 0);
  g_assert_cmpint (effect->count, ==, -3);
  effect->kind = BCE_EFFECT_PLACE_SUPPORT;
  scriba_box_record_commit (fixture->box, &abilities, 0);
  g_assert_cmpint (effect->count, ==, 0);

  scriba_box_record_begin (fixture->box, &bonus);
  counted = scriba_box_record_get_item (fixture->box, &bonus, 0);
  counted->of = BCE_COUNTED_RECRUITS;
  counted->tier = 2;
  scriba_box_record_commit (fixture->box, &bonus, 0);
  g_assert_cmpint (counted->tier, ==, 2);
  counted->of = BCE_COUNTED_DENARII;
  scriba_box_record_commit (fixture->box, &bonus, 0);
  g_assert_cmpint (counted->tier, ==, 0);

  scriba_box_record_add (fixture->box, &effects);
  scriba_box_record_add (fixture->box, &effects);
  scriba_box_record_remove (fixture->box, &effects, 0);
  g_assert_cmpuint (scriba_box_record_n_items (fixture->box, &effects), ==, 1);

  scriba_document_undo (document);
  g_assert_cmpuint (scriba_box_record_n_items (fixture->box, &effects), ==, 0);
  scriba_document_undo (document);
  scriba_document_redo (document);
  g_assert_true (g_array_index (bce_owner_box_get_box (fixture->box)->statues, BceStatue, 0).bonus_known);
  scriba_document_undo (document);
  scriba_document_undo (document);
  g_assert_false (get_recruit (fixture, QUAESTOR)->abilities_known);
  g_assert_null (scriba_document_get_undo_label (document));
}

static void
test_merge (BoxCheck *fixture,
            gconstpointer data)
{
  g_autofree char *other = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "practice-box.json", NULL);
  g_autofree char *theirs = g_strdup_printf (_("Take theirs: %s"), "1");
  ScribaBoxPlace authority = place_of (BCE_BOX_RECRUITS, SENATOR, "authority");
  AdwDialog *dialog;
  GtkWidget *take;

  write_text (find_value (fixture, &authority, FALSE), "7");
  scriba_box_import_file (SCRIBA_BOX_PAGE (fixture->page), other);
  page_check_settle ();
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (SCRIBA_IS_BOX_MERGE_DIALOG (dialog));
  page_check_assert_named (GTK_WIDGET (dialog));

  /* Mine stays unless the other one is taken, and nothing happens before that is told. */
  g_assert_false (scriba_box_merge_dialog_takes (SCRIBA_BOX_MERGE_DIALOG (dialog), 0));
  g_assert_false (get_recruit (fixture, QUAESTOR)->tier.known);

  take = gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (dialog), theirs), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (take), TRUE);
  page_check_click (gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (dialog), _("Merge")), GTK_TYPE_BUTTON));
  page_check_settle ();

  g_assert_cmpint (get_recruit (fixture, SENATOR)->authority.value, ==, 1);
  g_assert_cmpint (get_recruit (fixture, QUAESTOR)->tier.value, ==, 1);
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->box));
  g_assert_cmpint (get_recruit (fixture, SENATOR)->authority.value, ==, 7);
  g_assert_false (get_recruit (fixture, QUAESTOR)->tier.known);
}

static void
test_named (BoxCheck *fixture,
            gconstpointer data)
{
  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    {
      show_part (fixture, part);
      page_check_assert_named (fixture->page);
    }
}

static void
test_narrow (BoxCheck *fixture,
             gconstpointer data)
{
  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    {
      AdwDialog *dialog = scriba_box_component_dialog_new (fixture->box, part, 0);

      show_part (fixture, part);
      page_check_assert_named (fixture->page);
      page_check_assert_fits (fixture->page, 360);

      adw_dialog_present (dialog, fixture->page);
      page_check_settle ();
      page_check_assert_named (GTK_WIDGET (dialog));
      page_check_assert_fits (GTK_WIDGET (dialog), 360);
      adw_dialog_force_close (dialog);
      page_check_settle ();
    }
}

static void
test_component (BoxCheck *fixture,
                gconstpointer data)
{
  ScribaBoxPlace tier = place_of (BCE_BOX_RECRUITS, QUAESTOR, "tier");
  GtkWidget *row = gtk_widget_get_ancestor (page_check_find_text (fixture->page, "Quaestor"), GTK_TYPE_LIST_BOX_ROW);

  gtk_widget_activate (row);
  page_check_settle ();
  write_text (find_value (fixture, &tier, TRUE), "1");
  g_assert_cmpint (get_recruit (fixture, QUAESTOR)->tier.value, ==, 1);
}

static void
test_damaged (BoxCheck *fixture,
              gconstpointer data)
{
  g_autofree char *aside = g_strconcat (fixture->path, ".damaged-1", NULL);

  g_assert_nonnull (page_check_find_text (fixture->page, _("Your box could not be read")));
  g_assert_nonnull (page_check_find_text (fixture->page, _("Export This File…")));
  page_check_assert_named (fixture->page);
  page_check_assert_fits (fixture->page, 360);
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));

  gtk_widget_activate_action (fixture->page, "page.start-again", NULL);
  page_check_settle ();
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_nonnull (page_check_find_text (fixture->page, "Senator"));
}

/* What cannot be read is saved somewhere else as it is, and the window says where. */
static void
test_save_damaged (BoxCheck *fixture,
                   gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "copy.json", NULL);
  g_autofree char *sentence = g_strdup_printf (_("Saved: %s"), "copy.json");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  scriba_box_page_save_damaged (SCRIBA_BOX_PAGE (fixture->page), file);
  while (page_check_find_text (GTK_WIDGET (fixture->window), sentence) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "[");
}

static GtkWidget *
look_for_grid (GtkWidget *widget)
{
  GtkWidget *grid = SCRIBA_IS_BOX_GRID (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); grid == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    grid = look_for_grid (child);
  return grid;
}

/* Between a list and a wide grid, words wrap and nobody has to scroll sideways. */
static void
test_tight (BoxCheck *fixture,
            gconstpointer data)
{
  g_autoptr (GtkAdjustment) sideways = NULL;

  g_object_get (look_for_grid (fixture->page), "hadjustment", &sideways, NULL);
  g_assert_cmpfloat (gtk_adjustment_get_upper (sideways), ==, gtk_adjustment_get_page_size (sideways));
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(name, function) g_test_add ("/box-page/" name, BoxCheck, NULL, set_up, function, box_check_tear_down)
#define ADD_NARROW(name, function, percent) \
  g_test_add ("/box-page/narrow/" name, BoxCheck, GINT_TO_POINTER (percent), set_up_narrow, function, box_check_tear_down)
  ADD ("typed", test_typed);
  g_test_add ("/box-page/tight", BoxCheck, NULL, set_up_tight, test_tight, box_check_tear_down);
  ADD ("refused", test_refused);
  ADD ("unknown-again", test_unknown_again);
  ADD ("moves", test_moves);
  ADD ("proconsul", test_proconsul);
  ADD ("choice", test_choice);
  ADD ("hint", test_hint);
  ADD ("cost", test_cost);
  ADD ("abilities", test_abilities);
  ADD ("kinds", test_kinds);
  ADD ("merge", test_merge);
  ADD ("named", test_named);
  ADD_NARROW ("100", test_narrow, 100);
  ADD_NARROW ("150", test_narrow, 150);
  ADD_NARROW ("component", test_component, 100);
  g_test_add ("/box-page/damaged", BoxCheck, NULL, set_up_damaged, test_damaged, box_check_tear_down);
  g_test_add ("/box-page/damaged/save", BoxCheck, NULL, set_up_damaged, test_save_damaged, box_check_tear_down);

  return g_test_run ();
}

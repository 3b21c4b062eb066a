/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Resolves a year on the page itself. The year is the example of docs/formats.md;
 * the box is the practice box, whose values are made up.
 */

#include "bce44/scriba-card-row.h"
#include "bce44/scriba-resolve-page.h"
#include "bce44/scriba-step-row.h"
#include "bce44/scriba-value-chip.h"
#include "bce-boards.h"
#include "bce-game.h"
#include "page-check.h"
#include "scriba-stepper.h"

enum
{
  AUGUSTUS,
  ANTONY,
  AGRIPPA,
  BRUTUS,
};

typedef struct
{
  GtkWindow *window;
  ScribaDraft *draft;
  GtkWidget *page;
} Fixture;

static GtkWidget *
find_last (GtkWidget *widget,
           GType type)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL; child = gtk_widget_get_prev_sibling (child))
    {
      GtkWidget *found = find_last (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static guint
count_type (GtkWidget *widget,
            GType type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? 1 : 0;

  if (!gtk_widget_get_visible (widget))
    return 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_type (child, type);
  return n;
}

static const char * const steps[] = { "seats", "boards", "result" };

static void
show_step (Fixture *fixture,
           const char *name)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (page_check_find_type (fixture->page, ADW_TYPE_VIEW_STACK)), name);
  page_check_settle ();
}

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "resolve-example.json", NULL);
  g_autoptr (GError) error = NULL;

  fixture->draft = scriba_draft_open (path, &error);
  g_assert_no_error (error);
  scriba_document_set_path (SCRIBA_DOCUMENT (fixture->draft), NULL);

  fixture->window = page_check_open_window (1280, 800);
  fixture->page = GTK_WIDGET (scriba_resolve_page_new (SCRIBA_RESOLVE_DRAFT (fixture->draft)));
  page_check_push (fixture->window, fixture->page);
  show_step (fixture, "boards");
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  page_check_settle ();
  g_assert_finalize_object (fixture->draft);
}

static const BceBoards *
get_boards (Fixture *fixture)
{
  return scriba_resolve_draft_get_boards (SCRIBA_RESOLVE_DRAFT (fixture->draft));
}

static const BceBoard *
get_board (Fixture *fixture,
           guint seat)
{
  return &get_boards (fixture)->boards[seat][BCE_POLITICAL];
}

static void
tap_more (Fixture *fixture,
          const char *title,
          guint n_taps)
{
  g_autofree char *name = g_strdup_printf ("%s: one more", title);

  for (guint i = 0; i < n_taps; i++)
    page_check_click (page_check_find (fixture->page, name));
}

static void
assert_says (Fixture *fixture,
             const char *text)
{
  if (page_check_find_text (fixture->page, text) == NULL)
    g_error ("the page does not say “%s”", text);
}

static void
assert_undo (Fixture *fixture,
             const char *label)
{
  g_assert_cmpstr (scriba_document_get_undo_label (SCRIBA_DOCUMENT (fixture->draft)), ==, label);
}

static void
undo (Fixture *fixture)
{
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->draft));
}

static void
commit (Fixture *fixture)
{
  scriba_document_commit (SCRIBA_DOCUMENT (fixture->draft), NULL, "something");
}

/* A full tie is the IM's; two more charisma cubes make 3 to 1 for the Suitors, and Antony has most authority. */
static void
test_live (Fixture *fixture,
           gconstpointer data)
{
  assert_says (fixture, "IM wins the tie, 5 to 5");
  assert_says (fixture, "Tile: Augustus");

  tap_more (fixture, "Political: charisma, Agrippa", 2);
  g_assert_cmpint (get_board (fixture, AGRIPPA)->charisma, ==, 2);
  assert_says (fixture, "Suitors win by charisma, 3 to 1");
  assert_says (fixture, "Tile: Antony");
  assert_undo (fixture, "Charisma, Agrippa");

  undo (fixture);
  g_assert_cmpint (get_board (fixture, AGRIPPA)->charisma, ==, 0);
  assert_says (fixture, "IM wins the tie, 5 to 5");
  assert_says (fixture, "Tile: Augustus");
}

static void
test_numbers (Fixture *fixture,
              gconstpointer data)
{
  GtkWidget *stepper = page_check_find (fixture->page, "Political: support for Agrippa, Antony");

  gtk_widget_grab_focus (stepper);
  page_check_type (stepper, "12");
  page_check_settle ();
  g_assert_cmpint (get_board (fixture, ANTONY)->support[AGRIPPA], ==, 12);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == stepper);
  assert_undo (fixture, "Support for Agrippa, Antony");

  tap_more (fixture, "Political: loyalty, Brutus", 1);
  g_assert_cmpint (get_board (fixture, BRUTUS)->loyalty, ==, 1);
  tap_more (fixture, "Political: own support, Augustus", 1);
  g_assert_cmpint (get_board (fixture, AUGUSTUS)->support[AUGUSTUS], ==, 2);
  tap_more (fixture, "Political: authority of the tile, Augustus", 1);
  g_assert_cmpint (get_boards (fixture)->tiles[BCE_POLITICAL].authority.value, ==, 2);
  /* Consul 3 and both Senator's: 1 printed and 2 filled, and the tile's 2. */
  g_assert_nonnull (page_check_find (fixture->page, "Political: authority, Augustus: 8"));
}

static void
test_cards (Fixture *fixture,
            gconstpointer data)
{
  page_check_click (page_check_find (fixture->page, "Add Consul, Brutus"));
  page_check_click (page_check_find (fixture->page, "Add Lictor, Brutus"));
  g_assert_cmpint (get_board (fixture, BRUTUS)->n_cards, ==, 2);
  g_assert_cmpstr (get_board (fixture, BRUTUS)->stack[0].name, ==, "Consul");
  g_assert_cmpstr (get_board (fixture, BRUTUS)->stack[1].name, ==, "Lictor");
  assert_undo (fixture, "Add Lictor, Brutus");

  /* Nobody supports Brutus: the 3 stays open. */
  g_assert_nonnull (page_check_find (fixture->page, "Consul, Brutus, ambition 3, open"));
  g_assert_nonnull (page_check_find (fixture->page, "Consul, Augustus, ambition 3, filled"));

  page_check_click (page_check_find (fixture->page, "Remove Consul, Brutus"));
  g_assert_cmpint (get_board (fixture, BRUTUS)->n_cards, ==, 1);
  undo (fixture);
  g_assert_cmpstr (get_board (fixture, BRUTUS)->stack[0].name, ==, "Consul");

  g_assert_null (page_check_find (fixture->page, "Add Legionary, Brutus"));
}

static void
test_unknown (Fixture *fixture,
              gconstpointer data)
{
  ScribaResolveDraft *draft = SCRIBA_RESOLVE_DRAFT (fixture->draft);
  GtkWidget *chip;

  scriba_resolve_draft_edit (draft)->boards[AUGUSTUS][BCE_POLITICAL].stack[0].ambition[0] =
    (ScribaNumber) SCRIBA_UNKNOWN;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  /* 1 printed on the Senator and 1 of the tile are known. */
  assert_says (fixture, "2 + ?");

  chip = page_check_find_type (fixture->page, SCRIBA_TYPE_VALUE_CHIP);
  g_assert_nonnull (page_check_find (chip, "Ambition 1 of Consul, Augustus, unknown"));
  g_signal_emit_by_name (chip, "told", 4);
  g_assert_cmpint (get_board (fixture, AUGUSTUS)->stack[0].ambition[0].value, ==, 4);
  g_assert_null (page_check_find_type (fixture->page, SCRIBA_TYPE_VALUE_CHIP));
  assert_undo (fixture, "Ambition of Consul, Augustus");
  g_assert_nonnull (page_check_find (fixture->page, "Political: authority, Augustus: 6"));
}

/* Told at the table, kept in the box by one tap, and taken back by another. */
static void
test_keep (Fixture *fixture,
           gconstpointer data)
{
  ScribaOwnerBox *box = page_check_get_box ();
  BceRecruit *consul = bce_box_find_recruit (scriba_owner_box_edit (box), "Consul");
  GtkWidget *undo;

  consul->charisma = (ScribaNumber) SCRIBA_UNKNOWN;
  scriba_document_commit (SCRIBA_DOCUMENT (box), NULL, "a printed value is not known");
  page_check_click (page_check_find (fixture->page, "Add Consul, Brutus"));
  page_check_settle ();
  g_signal_emit_by_name (page_check_find_type (fixture->page, SCRIBA_TYPE_VALUE_CHIP), "told", 2);
  page_check_settle ();
  g_assert_cmpint (get_board (fixture, BRUTUS)->stack[0].charisma.value, ==, 2);
  g_assert_false (bce_box_find_recruit (bce_owner_box_get_box (box), "Consul")->charisma.known);

  page_check_click (gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (fixture->window), "Keep in the Box"),
                                             GTK_TYPE_BUTTON));
  g_assert_cmpint (bce_box_find_recruit (bce_owner_box_get_box (box), "Consul")->charisma.value, ==, 2);
  g_assert_cmpstr (scriba_document_get_undo_label (SCRIBA_DOCUMENT (box)), ==, "Kept in the box: Consul");
  page_check_settle ();

  /* A second tap takes nothing else back. */
  undo = gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (fixture->window), "Undo"), GTK_TYPE_BUTTON);
  page_check_click (undo);
  page_check_click (undo);
  g_assert_cmpstr (scriba_document_get_undo_label (SCRIBA_DOCUMENT (box)), ==, "a printed value is not known");

  scriba_document_undo (SCRIBA_DOCUMENT (box));
}

static void
type_name (Fixture *fixture,
           const char *entry,
           const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (page_check_find (fixture->page, entry)), name);
}

static void
test_names (Fixture *fixture,
            gconstpointer data)
{
  show_step (fixture, "seats");

  type_name (fixture, "Name, seat 2", " Anna ");
  g_assert_cmpstr (get_boards (fixture)->names[ANTONY], ==, "Anna");
  assert_undo (fixture, "Name: Anna");

  type_name (fixture, "Name, seat 3", "Anna");
  g_assert_cmpstr (get_boards (fixture)->names[AGRIPPA], ==, "Agrippa");
  assert_says (fixture, "Somebody else has this name.");

  type_name (fixture, "Name, seat 3", "");
  assert_says (fixture, "A player needs a name.");
  type_name (fixture, "Name, seat 3", "Bálint");
  g_assert_cmpstr (get_boards (fixture)->names[AGRIPPA], ==, "Bálint");
  g_assert_null (page_check_find_text (fixture->page, "A player needs a name."));
}

static void
test_seats (Fixture *fixture,
            gconstpointer data)
{
  show_step (fixture, "seats");
  assert_says (fixture, "1st Suitor");

  page_check_click (page_check_find (fixture->page, "Imperium Maius, Antony"));
  g_assert_cmpint (get_boards (fixture)->im, ==, ANTONY);
  /* Nobody may support the IM. */
  g_assert_cmpint (get_board (fixture, AGRIPPA)->support[ANTONY], ==, 0);
  assert_says (fixture, "Suitor order: Agrippa, Brutus, Augustus. Imperium Maius: Antony.");
  assert_undo (fixture, "Imperium Maius: Antony");
  undo (fixture);
  g_assert_cmpint (get_board (fixture, AGRIPPA)->support[ANTONY], ==, 2);

  page_check_click (page_check_find (fixture->page, "Move down, Antony"));
  g_assert_cmpstr (get_boards (fixture)->names[2], ==, "Antony");
  g_assert_cmpint (get_board (fixture, 1)->support[2], ==, 2);

  page_check_click (page_check_find (fixture->page, "Remove player, Brutus"));
  g_assert_cmpint (get_boards (fixture)->n_seats, ==, 3);
  g_assert_false (gtk_widget_get_sensitive (page_check_find (fixture->page, "Remove player, Antony")));

  adw_switch_row_set_active (ADW_SWITCH_ROW (page_check_find_type (fixture->page, ADW_TYPE_SWITCH_ROW)), TRUE);
  g_assert_cmpint (get_boards (fixture)->shared, ==, 1);
  assert_says (fixture, "1st Suitor, shared");
}

/* Who is taken away, and where the keyboard is then; with Player 5 there are five, and the width is between two layouts. */
typedef struct
{
  const char *removed;
  gboolean of_five;
  const char *focus;
} Removal;

static const Removal removals[] = {
  { "Antony", TRUE, "Remove player, Agrippa" },
  { "Player 5", TRUE, "Remove player, Brutus" },
  { "Augustus", FALSE, "Name, seat 1" },
  { "Brutus", FALSE, "Name, seat 3" },
};

static void
test_seat_focus (Fixture *fixture,
                 gconstpointer data)
{
  const Removal *removal = data;
  g_autofree char *name = g_strdup_printf ("Remove player, %s", removal->removed);
  GtkWidget *button;

  gtk_window_set_default_size (fixture->window, 1100, 800);
  show_step (fixture, "seats");
  if (removal->of_five)
    {
      button = gtk_widget_get_ancestor (page_check_find_text (fixture->page, "Add a Player"), GTK_TYPE_BUTTON);
      gtk_widget_grab_focus (button);
      page_check_click (button);
      page_check_settle ();
      page_check_assert_focus (fixture->page, "Name, seat 5");
    }

  button = page_check_find (fixture->page, name);
  gtk_widget_grab_focus (button);
  page_check_click (button);
  page_check_settle ();
  page_check_assert_focus (fixture->page, removal->focus);
}

static void
test_result_focus (Fixture *fixture,
                   gconstpointer data)
{
  GtkWidget *row;

  show_step (fixture, "result");
  gtk_widget_grab_focus (page_check_find (fixture->page, "Authority, Suitors: 5"));
  scriba_resolve_draft_edit (SCRIBA_RESOLVE_DRAFT (fixture->draft))->boards[BRUTUS][BCE_POLITICAL].charisma += 1;
  commit (fixture);
  page_check_settle ();
  page_check_assert_focus (fixture->page, "Authority, Suitors: 5");
  undo (fixture);
  page_check_settle ();
  page_check_assert_focus (fixture->page, "Authority, Suitors: 5");

  row = page_check_find_type (fixture->page, SCRIBA_TYPE_STEP_ROW);
  gtk_widget_grab_focus (row);
  scriba_document_redo (SCRIBA_DOCUMENT (fixture->draft));
  page_check_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == row);

  /* The last step is the loyalty that Agrippa played; without it the one before it is. */
  row = find_last (fixture->page, SCRIBA_TYPE_STEP_ROW);
  gtk_widget_grab_focus (row);
  scriba_resolve_draft_edit (SCRIBA_RESOLVE_DRAFT (fixture->draft))->boards[AGRIPPA][BCE_POLITICAL].loyalty = 0;
  commit (fixture);
  page_check_settle ();
  g_assert_cmpuint (count_type (fixture->page, SCRIBA_TYPE_STEP_ROW), ==, 4);
  row = find_last (fixture->page, SCRIBA_TYPE_STEP_ROW);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == row);
}

/* Another width rearranges everything; the keyboard stays where it was. */
static void
test_resized_focus (Fixture *fixture,
                    gconstpointer data)
{
  gtk_widget_grab_focus (page_check_find (fixture->page, "Next: Military"));
  gtk_window_set_default_size (fixture->window, 800, 800);
  page_check_settle ();
  page_check_assert_focus (fixture->page, "Next: Military");

  gtk_widget_grab_focus (page_check_find (fixture->page, "Political: charisma, Agrippa"));
  gtk_window_set_default_size (fixture->window, 1280, 800);
  page_check_settle ();
  page_check_assert_focus (fixture->page, "Political: charisma, Agrippa");
}

/* Two cubes are deployed and one returns; the IM places one, and a loyalty another. */
static void
test_result (Fixture *fixture,
             gconstpointer data)
{
  show_step (fixture, "result");
  g_assert_cmpuint (count_type (fixture->page, SCRIBA_TYPE_STEP_ROW), ==, 5);
  assert_says (fixture, "Suitors deploy");
  assert_says (fixture, "Loyalty played");
  assert_says (fixture, "Tile: Augustus");
  assert_says (fixture, "1 denarius: Augustus");
  g_assert_nonnull (page_check_find (fixture->page, "Authority, Antony: 4"));
  g_assert_nonnull (page_check_find (fixture->page, "Authority, Suitors: 5"));
  g_assert_nonnull (page_check_find (fixture->page, "Charisma, Brutus: 1"));

  page_check_click (page_check_find (fixture->page, "Authority, Antony: 4"));
  page_check_settle ();
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

/* A second tap within 300 ms on a button that means something else by then does nothing; here it means the same. */
static void
test_step_by_step (Fixture *fixture,
                   gconstpointer data)
{
  GtkWidget *toggle;

  show_step (fixture, "result");
  toggle = page_check_find_type (fixture->page, SCRIBA_TYPE_STEP_ROW);
  g_assert_nonnull (toggle);
  toggle = gtk_widget_get_ancestor (page_check_find_text (fixture->page, "Step by Step"), GTK_TYPE_TOGGLE_BUTTON);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  g_assert_cmpuint (count_type (fixture->page, SCRIBA_TYPE_STEP_ROW), ==, 0);
  g_assert_null (page_check_find_text (fixture->page, "1 denarius: Augustus"));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), FALSE);
  g_assert_cmpuint (count_type (fixture->page, SCRIBA_TYPE_STEP_ROW), ==, 5);
}

static void
test_named (Fixture *fixture,
            gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      show_step (fixture, steps[i]);
      page_check_assert_named (fixture->page);
    }

  show_step (fixture, "boards");
  page_check_click (page_check_find_prefix (page_check_find_type (fixture->page, SCRIBA_TYPE_CARD_ROW), "Senator"));
  page_check_settle ();
  page_check_assert_named (adw_dialog_get_child (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window))));
}

static void
show_step_cb (gpointer data,
              guint step)
{
  show_step (data, steps[step]);
}

/* In the language of the environment; what is not known makes totals long. */
static void
test_fits (Fixture *fixture,
           gconstpointer data)
{
  BceBoards *boards = scriba_resolve_draft_edit (SCRIBA_RESOLVE_DRAFT (fixture->draft));

  boards->boards[AUGUSTUS][BCE_POLITICAL].stack[0].authority = (ScribaNumber) SCRIBA_UNKNOWN;
  boards->boards[ANTONY][BCE_POLITICAL].stack[0].charisma = (ScribaNumber) SCRIBA_UNKNOWN;
  boards->boards[ANTONY][BCE_POLITICAL].stack[1].authority = (ScribaNumber) SCRIBA_UNKNOWN;
  commit (fixture);
  fixture->page = GTK_WIDGET (scriba_resolve_page_new (SCRIBA_RESOLVE_DRAFT (fixture->draft)));
  page_check_assert_phone (&fixture->window, fixture->page, GPOINTER_TO_INT (data), G_N_ELEMENTS (steps), show_step_cb, fixture);

  show_step (fixture, "boards");
  g_assert_nonnull (page_check_find (fixture->page, "Antony, 4 + ?"));
}

static void
add (const char *path,
     gconstpointer data,
     void (*test) (Fixture *fixture,
                   gconstpointer data))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  add ("/resolve-page/fits", GINT_TO_POINTER (100), test_fits);
  add ("/resolve-page/fits-large", GINT_TO_POINTER (150), test_fits);
  if (g_strcmp0 (g_getenv ("LANGUAGE"), "") != 0)
    return g_test_run ();

  add ("/resolve-page/live", NULL, test_live);
  add ("/resolve-page/numbers", NULL, test_numbers);
  add ("/resolve-page/cards", NULL, test_cards);
  add ("/resolve-page/unknown", NULL, test_unknown);
  add ("/resolve-page/keep", NULL, test_keep);
  add ("/resolve-page/names", NULL, test_names);
  add ("/resolve-page/seats", NULL, test_seats);
  for (guint i = 0; i < G_N_ELEMENTS (removals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/resolve-page/seat-focus/%s", removals[i].removed);

      add (path, &removals[i], test_seat_focus);
    }
  add ("/resolve-page/resized-focus", NULL, test_resized_focus);
  add ("/resolve-page/result", NULL, test_result);
  add ("/resolve-page/result-focus", NULL, test_result_focus);
  add ("/resolve-page/step-by-step", NULL, test_step_by_step);
  add ("/resolve-page/named", NULL, test_named);

  return g_test_run ();
}

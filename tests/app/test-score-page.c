/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scores games on the page itself. The box is the practice box, whose values are made up. */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "bce44/scriba-score-edit.h"
#include "bce44/scriba-score-game.h"
#include "bce44/scriba-score-page.h"
#include "page-check.h"
#include "scriba-stepper.h"

typedef struct
{
  GtkWindow *window;
  ScribaScoreDraft *draft;
  GtkWidget *page;
  ScribaScoreSeat anna;
  ScribaScoreSeat balint;
} Fixture;

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  const char *names[] = { "Anna", "Bálint", "Csenge" };

  fixture->draft = scriba_score_draft_new ();
  scriba_score_draft_start (fixture->draft, G_N_ELEMENTS (names));
  for (guint player = 0; player < G_N_ELEMENTS (names); player++)
    bce_scoring_set_name (scriba_score_draft_edit (fixture->draft), player, names[player]);
  scriba_document_commit (SCRIBA_DOCUMENT (fixture->draft), NULL, NULL);

  fixture->window = page_check_open_window (1280, 800);
  fixture->page = GTK_WIDGET (scriba_score_page_new (fixture->draft));
  page_check_push (fixture->window, fixture->page);

  fixture->anna = (ScribaScoreSeat) { SCRIBA_SCORE_HOLDER (fixture->draft), fixture->draft, page_check_get_box (), 0 };
  fixture->balint = (ScribaScoreSeat) { SCRIBA_SCORE_HOLDER (fixture->draft), fixture->draft, page_check_get_box (), 1 };
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  page_check_settle ();
  g_assert_finalize_object (fixture->draft);
}

static const BceScoredPlayer *
get_player (Fixture *fixture,
            guint player)
{
  return &scriba_score_draft_get_scoring (fixture->draft)->players[player];
}

static gint64
get_line (Fixture *fixture,
          guint player,
          BceScoreLine line)
{
  return scriba_score_draft_get_score (fixture->draft)->players[player].lines[line];
}

/* Taps the + of a number. */
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
choose (Fixture *fixture,
        const char *name)
{
  page_check_click (page_check_find (fixture->page, name));
  page_check_settle ();
}

static void
assert_undo (Fixture *fixture,
             const char *label)
{
  g_assert_cmpstr (scriba_document_get_undo_label (SCRIBA_DOCUMENT (fixture->draft)), ==, label);
}

static void
set_number (const ScribaScoreSeat *seat,
            ScribaScoreEntry entry,
            guint index,
            int value)
{
  scriba_score_entry_set (seat, entry, index, (ScribaNumber) SCRIBA_KNOWN (value));
}

/* 1 for each loyalty: three taps are 3 Imperium, one step of undo and one cell of the sheet. */
static void
test_stepper (Fixture *fixture,
              gconstpointer data)
{
  choose (fixture, "Anna, ?");
  tap_more (fixture, "Loyalty, Anna", 3);

  g_assert_cmpint (get_player (fixture, 0)->loyalty, ==, 3);
  assert_undo (fixture, "Loyalty, Anna");
  g_assert_nonnull (page_check_find (fixture->page, "Anna, Lictors and loyalty, 3"));
  g_assert_nonnull (page_check_find (fixture->page, "Anna, Imperium, 3 + ?"));

  tap_more (fixture, "Denarii, Anna", 1);
  assert_undo (fixture, "Denarii, Anna");
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->draft));
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->draft));
  g_assert_cmpint (get_player (fixture, 0)->loyalty, ==, 0);
  g_assert_nonnull (page_check_find (fixture->page, "Anna, Lictors and loyalty, 0"));
}

static void
test_focus_stays (Fixture *fixture,
                  gconstpointer data)
{
  GtkWidget *stepper;

  choose (fixture, "Bálint, ?");
  stepper = page_check_find (fixture->page, "On the Imperium track, Bálint");
  gtk_widget_grab_focus (stepper);
  page_check_type (stepper, "17");
  page_check_settle ();

  g_assert_cmpint (get_player (fixture, 1)->track, ==, 17);
  g_assert_true (gtk_window_get_focus (fixture->window) == stepper);
}

/* Rules, section 6, 1: tiles of 3 and 2; a total of what is not known is refused, then keeps the sum. */
static void
test_list_and_totals (Fixture *fixture,
                      gconstpointer data)
{
  choose (fixture, "Anna, ?");
  page_check_click (page_check_find (fixture->page, "Add a Tile, Political, Anna"));
  page_check_click (page_check_find (fixture->page, "Add a Tile, Military, Anna"));
  g_assert_cmpuint (get_player (fixture, 0)->allegiance->len, ==, 2);
  assert_undo (fixture, "Military tile, Anna");

  g_assert_false (scriba_score_kind_set_plain (&fixture->anna, SCRIBA_KIND_ALLEGIANCE, TRUE));
  g_assert_false (get_player (fixture, 0)->plain_allegiance);

  tap_more (fixture, "Imperium, Tile 1, political, Anna", 3);
  tap_more (fixture, "Imperium, Tile 2, military, Anna", 2);
  g_assert_true (scriba_score_kind_set_plain (&fixture->anna, SCRIBA_KIND_ALLEGIANCE, TRUE));
  g_assert_cmpint (get_player (fixture, 0)->allegiance_imperium, ==, 5);
  g_assert_cmpint (get_player (fixture, 0)->allegiance_counts[BCE_POLITICAL], ==, 1);
  g_assert_cmpint (get_player (fixture, 0)->allegiance_counts[BCE_MILITARY], ==, 1);
  g_assert_nonnull (page_check_find (fixture->page, "Imperium of all tiles, Anna"));

  /* Nobody has told how 5 is shared out among two tiles. */
  g_assert_true (scriba_score_kind_set_plain (&fixture->anna, SCRIBA_KIND_ALLEGIANCE, FALSE));
  g_assert_cmpuint (get_player (fixture, 0)->allegiance->len, ==, 2);
  g_assert_cmpuint (scriba_score_kind_count_unknown (&fixture->anna, SCRIBA_KIND_ALLEGIANCE), ==, 2);
}

/* The practice Castrum prints 1 Imperium, once for each of 3 architects; the statue's bonus is to be told. */
static void
test_structures (Fixture *fixture,
                 gconstpointer data)
{
  choose (fixture, "Anna, ?");
  scriba_score_add_structure (&fixture->anna, "Castrum");
  assert_undo (fixture, "Castrum, Anna");
  tap_more (fixture, "Architects, Castrum, Anna", 2);
  g_assert_cmpint (get_line (fixture, 0, BCE_LINE_STRUCTURES), ==, 3);

  /* A table that counts a structure once is not asked for architects. */
  scriba_score_add_structure (&fixture->anna, "Forum");
  g_assert_nonnull (page_check_find (fixture->page, "Architects, Forum, Anna"));
  g_settings_set_boolean (scriba_application_get_settings (scriba_application_get ()), "per-architect", FALSE);
  g_assert_null (page_check_find (fixture->page, "Architects, Forum, Anna"));
  g_assert_nonnull (page_check_find (fixture->page, "Architects, Castrum, Anna"));
  g_settings_reset (scriba_application_get_settings (scriba_application_get ()), "per-architect");
  scriba_score_remove_structure (&fixture->anna, 1);

  scriba_score_add_structure (&fixture->anna, "House of our own");
  g_assert_cmpuint (scriba_score_kind_count_unknown (&fixture->anna, SCRIBA_KIND_STRUCTURES), ==, 1);
  tap_more (fixture, "Imperium, House of our own, Anna", 4);
  tap_more (fixture, "Bonus, House of our own, Anna", 2);

  g_assert_true (scriba_score_kind_set_plain (&fixture->anna, SCRIBA_KIND_STRUCTURES, TRUE));
  g_assert_cmpint (get_player (fixture, 0)->structures_imperium, ==, 7);
  g_assert_cmpint (get_player (fixture, 0)->statue_bonus, ==, 2);
  g_assert_true (scriba_score_kind_set_plain (&fixture->anna, SCRIBA_KIND_STRUCTURES, FALSE));
  g_assert_cmpint (get_line (fixture, 0, BCE_LINE_STRUCTURES), ==, 7);
  g_assert_cmpint (get_line (fixture, 0, BCE_LINE_STATUES), ==, 2);

  page_check_click (page_check_find (fixture->page, "Remove: All structures, Anna"));
  g_assert_cmpuint (get_player (fixture, 0)->structures->len, ==, 0);
}

/* Practice recruits: Quaestor 0 and 1, Legionary 0 and 1, Cliens 0 and 1: 2, 1 and 1 of them give twice 1. */
static void
test_recruits (Fixture *fixture,
               gconstpointer data)
{
  choose (fixture, "Anna, ?");
  tap_more (fixture, "Quaestor, Anna", 2);
  assert_undo (fixture, "Quaestor, Anna");
  tap_more (fixture, "Legionary, Anna", 1);
  tap_more (fixture, "Cliens, Anna", 1);
  g_assert_cmpint (get_line (fixture, 0, BCE_LINE_RECRUITS), ==, 2);
  g_assert_cmpint (scriba_score_draft_get_score (fixture->draft)->players[0].fields[BCE_POLITICAL], ==, 2);

  /* What a recruit is comes back with undo, and with the file. */
  tap_more (fixture, "Consul, Anna", 1);
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->draft));
  g_assert_cmpstr (scriba_score_draft_get_recruit_type (fixture->draft, 0, 1), ==, "quaestor");
  tap_more (fixture, "Quaestor, Anna", 1);
  g_assert_cmpuint (get_player (fixture, 0)->recruits->len, ==, 5);
}

/* What @name opens says @line; the dialog is closed again. */
static void
assert_explained (Fixture *fixture,
                  const char *name,
                  const char *line)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (fixture->window);
  AdwDialog *dialog;

  choose (fixture, name);
  dialog = adw_application_window_get_visible_dialog (window);
  g_assert_nonnull (dialog);
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (dialog), line));
  adw_dialog_force_close (dialog);
  page_check_settle ();
}

/* Practice values: Quaestor 0 and 1. Rules, section 6: one tile of 3; a statue of 4 with a bonus of 2. */
static void
test_why (Fixture *fixture,
          gconstpointer data)
{
  const BceScoredRecruit other = { .field = BCE_POLITICAL, .authority = SCRIBA_KNOWN (5), .ambition_known = TRUE };

  choose (fixture, "Anna, ?");
  tap_more (fixture, "Quaestor, Anna", 1);
  scriba_score_draft_add_recruit (fixture->draft, 0, &other, NULL);
  scriba_document_commit (SCRIBA_DOCUMENT (fixture->draft), NULL, NULL);
  scriba_score_add_tile (&fixture->anna, BCE_SOCIAL);
  set_number (&fixture->anna, SCRIBA_ENTRY_TILE, 0, 3);
  scriba_score_add_structure (&fixture->anna, "Colossus");
  set_number (&fixture->anna, SCRIBA_ENTRY_STRUCTURE, 0, 4);
  set_number (&fixture->anna, SCRIBA_ENTRY_BONUS, 0, 2);
  page_check_settle ();

  assert_explained (fixture, "Anna, Political total, 6", "Quaestor: authority 0, ambition 1");
  assert_explained (fixture, "Anna, Political total, 6", "Recruit 2, political: authority 5");
  assert_explained (fixture, "Anna, allegiance tiles, 3", "Social tile");
  assert_explained (fixture, "Anna, Structures and statues, 6", "Bonus, Colossus");
  assert_explained (fixture, "Anna, lowest field times two, 0", "Twice the lowest");
  assert_explained (fixture, "Anna, Imperium, 9 + ?", "Statues");
}

/* A recruit that the box does not know: what is told of one is told of all of its type. */
static void
test_unknown_recruit (Fixture *fixture,
                      gconstpointer data)
{
  BceBox *box = scriba_owner_box_edit (page_check_get_box ());
  BceRecruit *senator = bce_box_find (box, BCE_BOX_RECRUITS, "senator");
  const ScribaNumber authority = senator->authority;

  senator->authority = (ScribaNumber) SCRIBA_UNKNOWN;
  choose (fixture, "Bálint, ?");
  tap_more (fixture, "Senator, Bálint", 2);
  choose (fixture, "Anna, ?");
  tap_more (fixture, "Senator, Anna", 1);
  g_assert_cmpuint (scriba_score_kind_count_unknown (&fixture->balint, SCRIBA_KIND_RECRUITS), ==, 2);

  tap_more (fixture, "Authority, Senator, Anna", 4);
  assert_undo (fixture, "Authority, Senator, Anna");
  g_assert_cmpuint (scriba_score_kind_count_unknown (&fixture->balint, SCRIBA_KIND_RECRUITS), ==, 0);
  /* Authority 4 and the practice ambition 2, twice. */
  g_assert_cmpint (scriba_score_draft_get_score (fixture->draft)->players[1].fields[BCE_POLITICAL], ==, 12);

  /* The box is not written into. */
  g_assert_false (senator->authority.known);
  senator->authority = authority;
}

static void
test_names (Fixture *fixture,
            gconstpointer data)
{
  GtkEditable *entry = GTK_EDITABLE (page_check_find (fixture->page, "Name of player 1"));

  gtk_editable_set_text (entry, "");
  g_assert_cmpstr (get_player (fixture, 0)->name, ==, "Anna");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_assert_nonnull (page_check_find_text (fixture->page, "A player needs a name."));

  gtk_editable_set_text (entry, " Bálint ");
  g_assert_cmpstr (get_player (fixture, 0)->name, ==, "Anna");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, " Bálint ");
  g_assert_nonnull (page_check_find_text (fixture->page, "Somebody else has this name."));

  gtk_editable_set_text (entry, "Bál\ninta ");
  g_assert_cmpstr (get_player (fixture, 0)->name, ==, "Bál inta");
  g_assert_null (page_check_find_text (fixture->page, "Somebody else has this name."));
  assert_undo (fixture, "Name: Bál inta");
  scriba_document_undo (SCRIBA_DOCUMENT (fixture->draft));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "Anna");
}

static void
test_players (Fixture *fixture,
              gconstpointer data)
{
  GtkWidget *add = page_check_find_text (fixture->page, "Add a Player");

  page_check_hear ();
  set_number (&fixture->balint, SCRIBA_ENTRY_TRACK, 0, 12);
  add = gtk_widget_get_ancestor (add, GTK_TYPE_BUTTON);
  page_check_click (add);
  page_check_click (add);
  g_assert_cmpuint (scriba_score_draft_get_scoring (fixture->draft)->n_players, ==, 5);
  g_assert_cmpstr (get_player (fixture, 4)->name, ==, "Player 5");
  g_assert_false (gtk_widget_get_sensitive (add));

  page_check_click (page_check_find (fixture->page, "Remove, Bálint"));
  g_assert_cmpstr (get_player (fixture, 1)->name, ==, "Csenge");
  assert_undo (fixture, "Removed: Bálint");
  g_assert_true (gtk_widget_activate_action (fixture->page, "page.undo", NULL));
  g_assert_cmpint (get_player (fixture, 1)->track, ==, 12);

  /* What no control shows as its value is heard; a number is heard where it is set. */
  page_check_settle ();
  g_assert_cmpuint (page_check_count_heard ("Added: Player 5"), ==, 1);
  g_assert_cmpuint (page_check_count_heard ("Removed: Bálint"), ==, 1);
  g_assert_cmpuint (page_check_count_heard ("Undo: Removed: Bálint"), ==, 1);
  g_assert_cmpuint (page_check_count_heard ("On the Imperium track, Bálint"), ==, 0);

  /* No two share a character: who had it gets the other one. */
  scriba_score_game_set_character (fixture->draft, 0, BCE_CLEOPATRA);
  scriba_score_game_set_character (fixture->draft, 1, BCE_CLEOPATRA);
  for (guint a = 0; a < BCE_MAX_SEATS; a++)
    for (guint b = 0; b < a; b++)
      g_assert_cmpint (scriba_draft_get_character (SCRIBA_DRAFT (fixture->draft), a), !=,
                       scriba_draft_get_character (SCRIBA_DRAFT (fixture->draft), b));
  g_assert_cmpint (scriba_draft_get_character (SCRIBA_DRAFT (fixture->draft), 1), ==, BCE_CLEOPATRA);

  /* The shared Suitor has a score and cannot win. */
  scriba_score_game_set_shared (fixture->draft, 1, TRUE);
  scriba_score_game_set_shared (fixture->draft, 2, TRUE);
  g_assert_false (get_player (fixture, 1)->shared);
  g_assert_true (get_player (fixture, 2)->shared);
}

/* Rules, section 6, 2: two political and one military tile make one pair of that kind: 3 Imperium. */
static void
test_senate (Fixture *fixture,
             gconstpointer data)
{
  scriba_score_add_tile (&fixture->anna, BCE_POLITICAL);
  scriba_score_add_tile (&fixture->anna, BCE_POLITICAL);
  scriba_score_add_tile (&fixture->anna, BCE_MILITARY);

  for (guint choice = 0; choice < SCRIBA_N_SENATES; choice++)
    {
      g_autofree char *title = scriba_score_game_get_senate_title (choice);

      if (g_str_equal (title, "Political and military"))
        scriba_score_game_set_senate (fixture->draft, choice);
    }
  g_assert_cmpint (get_line (fixture, 0, BCE_LINE_SENATE), ==, 3);
  assert_undo (fixture, "Senate tile");

  scriba_score_game_set_senate (fixture->draft, SCRIBA_N_SENATES - 1);
  g_assert_cmpint (get_line (fixture, 0, BCE_LINE_SENATE), ==, 0);
  choose (fixture, "Anna, ?");
  tap_more (fixture, "Senate pairs, Anna", 2);
  g_assert_cmpint (get_line (fixture, 0, BCE_LINE_SENATE), ==, 6);
}

/* Rules, section 6, last paragraph: level on Imperium, then the larger total of authority and ambition. */
static void
test_winner (Fixture *fixture,
             gconstpointer data)
{
  g_assert_nonnull (page_check_find_text (fixture->page, "Nothing entered yet"));
  set_number (&fixture->anna, SCRIBA_ENTRY_TRACK, 0, 20);
  g_assert_nonnull (page_check_find_text (fixture->page, "Not decided yet"));
  g_assert_nonnull (page_check_find_text (fixture->page, "Unknown: the Senate tile"));

  scriba_score_game_set_senate (fixture->draft, 1);
  g_assert_nonnull (page_check_find_text (fixture->page, "Anna wins"));
  g_assert_nonnull (page_check_find_text (fixture->page, "Decided by Imperium"));

  set_number (&fixture->balint, SCRIBA_ENTRY_TRACK, 0, 20);
  g_assert_nonnull (page_check_find_text (fixture->page, "Shared victory: Anna, Bálint"));
  choose (fixture, "Bálint, 20");
  g_assert_nonnull (page_check_find_text (fixture->page, "Needed now: it decides a tie"));

  scriba_score_kind_start_plain (&fixture->balint, SCRIBA_KIND_RECRUITS);
  set_number (&fixture->balint, SCRIBA_ENTRY_SOCIAL, 0, 5);
  g_assert_nonnull (page_check_find_text (fixture->page, "Bálint wins"));
  g_assert_nonnull (page_check_find_text (fixture->page, "Decided by the first tie-break"));

  scriba_score_kind_start_plain (&fixture->anna, SCRIBA_KIND_RECRUITS);
  set_number (&fixture->anna, SCRIBA_ENTRY_MILITARY, 0, 5);
  set_number (&fixture->anna, SCRIBA_ENTRY_INFLUENCE, 0, 1);
  g_assert_nonnull (page_check_find_text (fixture->page, "Anna wins"));
  g_assert_nonnull (page_check_find_text (fixture->page, "Decided by the second tie-break"));
}

/* Five players, something of everything, and something unknown. */
static void
fill (Fixture *fixture)
{
  const char *names[] = { "Maximilian", "Wilhelmina", "Kunigunde", "Bartholomew", "Örs-Zsigmond" };

  scriba_score_game_add_player (fixture->draft);
  scriba_score_game_add_player (fixture->draft);
  for (guint player = 0; player < BCE_MAX_SEATS; player++)
    {
      const ScribaScoreSeat seat = { SCRIBA_SCORE_HOLDER (fixture->draft), fixture->draft, page_check_get_box (), player };

      scriba_score_game_rename (fixture->draft, player, names[player]);
      set_number (&seat, SCRIBA_ENTRY_TRACK, 0, 88);
      scriba_score_add_tile (&seat, BCE_POLITICAL);
      scriba_score_add_structure (&seat, "Practice Standard-Bearer of the Republic");
      scriba_score_add_recruit (&seat, BCE_SOCIAL);
    }
}

static void
test_named (Fixture *fixture,
            gconstpointer data)
{
  GtkWidget *tabs;

  fill (fixture);
  page_check_settle ();
  page_check_assert_named (fixture->page);

  tabs = page_check_find (fixture->page, "Kunigunde, 88 + ?");
  page_check_click (tabs);
  page_check_settle ();
  page_check_assert_named (fixture->page);
}

static void
show_step (gpointer data,
           guint step)
{
  Fixture *fixture = data;

  if (step == 1)
    page_check_click (page_check_find_prefix (fixture->page, "Örs-Zsigmond, 88"));
  if (step == 2)
    page_check_click (gtk_widget_get_ancestor (page_check_find_text (fixture->page, _("Result")), GTK_TYPE_BUTTON));
}

/* In the language of the environment. */
static void
test_fits (Fixture *fixture,
           gconstpointer data)
{
  fill (fixture);
  fixture->page = GTK_WIDGET (scriba_score_page_new (fixture->draft));
  page_check_assert_phone (&fixture->window, fixture->page, GPOINTER_TO_INT (data), 3, show_step, fixture);
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

  add ("/score-page/fits", GINT_TO_POINTER (100), test_fits);
  add ("/score-page/fits-large", GINT_TO_POINTER (150), test_fits);
  if (g_strcmp0 (g_getenv ("LANGUAGE"), "") != 0)
    return g_test_run ();

  add ("/score-page/stepper", NULL, test_stepper);
  add ("/score-page/focus-stays", NULL, test_focus_stays);
  add ("/score-page/list-and-totals", NULL, test_list_and_totals);
  add ("/score-page/structures", NULL, test_structures);
  add ("/score-page/recruits", NULL, test_recruits);
  add ("/score-page/why", NULL, test_why);
  add ("/score-page/unknown-recruit", NULL, test_unknown_recruit);
  add ("/score-page/names", NULL, test_names);
  add ("/score-page/players", NULL, test_players);
  add ("/score-page/senate", NULL, test_senate);
  add ("/score-page/winner", NULL, test_winner);
  add ("/score-page/named", NULL, test_named);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as a finger, a keyboard and a screen reader meet it: what each phase needs. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "bce44/scriba-game-page.h"
#include "game-check.h"
#include "practice-game.h"
#include "scriba-game-act.h"
#include "scriba-stepper.h"
#include "scriba-toast.h"

#define FORUM 0     /* structures of the practice box, by their number */
#define CRANE 5
#define QUAESTOR 0  /* so, recruits */
#define LEGIONARY 6

/* Anna, left of the IM, builds the Forum for 3 of her 5 denarii; then it is Bálint's turn. */
static void
test_build (GameCheck *fixture,
            gconstpointer data)
{
  g_autofree char *undo = NULL;
  g_autofree char *label = NULL;

  game_check_show_game (fixture);
  page_check_click (page_check_find_prefix (fixture->page, "Forum,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);
  g_assert_cmpint (game_check_get_state (fixture)->turn, ==, 1);

  undo = scriba_game_describe (fixture->table, scriba_table_get_undo (fixture->table));
  label = g_strdup_printf (_("Undo: %s"), undo);
  g_assert_nonnull (page_check_find_text (fixture->page, label));
}

/* A double tap does not build for the next player, too. */
static void
test_second_tap (GameCheck *fixture,
                 gconstpointer data)
{
  game_check_show_game (fixture);
  page_check_click (page_check_find_prefix (fixture->page, "Forum,"));
  page_check_click (page_check_find_prefix (fixture->page, "Forum,"));
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[1], ==, 0);
}

static void
test_focus (GameCheck *fixture,
            gconstpointer data)
{
  GtkWidget *tile;

  game_check_show_game (fixture);
  tile = page_check_find_prefix (fixture->page, "Forum,");
  gtk_widget_grab_focus (tile);
  page_check_click (tile);
  page_check_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == tile);
}

/* 2 denarii do not pay for 3: refused, and the counts are named. */
static void
test_refusal (GameCheck *fixture,
              gconstpointer data)
{
  g_autofree char *reason = g_strdup_printf (_("%1$s: %2$d denarii, and it takes %3$d."), "Anna", 2, 3);

  game_check_correct (fixture, BCE_CORRECT_DENARII, 0, 0, 2);
  game_check_show_game (fixture);
  page_check_click (page_check_find_prefix (fixture->page, "Forum,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 0);
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), reason));
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), _("Correct…")));
}

/* A second architect on the Crane is against the rules: recorded as the table's decision. */
static void
test_decision (GameCheck *fixture,
               gconstpointer data)
{
  g_autofree char *reason = g_strdup_printf (_("%1$s: only once per player, and %2$s has an architect there."),
                                             "Practice Crane", "Anna");

  practice_game_build (fixture->table, "structure-6");
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 0);
  game_check_show_game (fixture);
  page_check_click (page_check_find_prefix (fixture->page, "Practice Crane,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->structures[CRANE].architects[0], ==, 2);
  g_assert_cmpuint (scriba_table_get_undo (fixture->table)->against, ==, 1u << BCE_RULE_BUILT_ALREADY);
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), reason));
}

/* The last one to pass moves the marker. */
static void
test_pass (GameCheck *fixture,
           gconstpointer data)
{
  for (guint i = 0; i < 3; i++)
    practice_game_pass (fixture->table);
  game_check_show_game (fixture);
  g_signal_emit_by_name (page_check_find_type (fixture->page, ADW_TYPE_SPLIT_BUTTON), "clicked");
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_PRODUCTION);
  g_assert_nonnull (page_check_find_text (fixture->page, _("Natural influence")));
}

static void
test_end_phase (GameCheck *fixture,
                gconstpointer data)
{
  game_check_show_game (fixture);
  gtk_widget_activate_action (gtk_widget_get_parent (gtk_widget_get_parent (page_check_find_type (fixture->page, ADW_TYPE_SPLIT_BUTTON))),
                              "turn.end", NULL);
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_PRODUCTION);
}

/* The Forum, which Anna built, gives her 1 political cube, on top of the natural one. */
static void
test_activate (GameCheck *fixture,
               gconstpointer data)
{
  g_autofree char *name = g_strdup_printf (_("Activate, %1$s: %2$s"), "Anna", "Forum");

  practice_game_go_on (fixture->table, 1, BCE_STAGE_PRODUCTION);
  game_check_show_game (fixture);
  page_check_click (page_check_find (fixture->page, name));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].activated[0], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].cubes[BCE_THING_POLITICAL], ==, 2);
}

/* A Legionary costs 1 military cube. */
static void
test_enlist (GameCheck *fixture,
             gconstpointer data)
{
  practice_game_go_on (fixture->table, 1, BCE_STAGE_ENLISTMENT);
  game_check_show_game (fixture);
  page_check_click (page_check_find_prefix (fixture->page, "Legionary,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->players[0].enlisted[LEGIONARY], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].cubes[BCE_THING_MILITARY], ==, 0);
}

/* A card that goes face down is a number, and no name. */
static void
test_discard (GameCheck *fixture,
              gconstpointer data)
{
  g_autofree char *name = g_strdup_printf (_("One card face down, %s"), "Anna");

  practice_game_go_on (fixture->table, 1, BCE_STAGE_DISCARD);
  game_check_show_game (fixture);
  page_check_click (page_check_find (fixture->page, name));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->players[0].hidden, ==, 1);
  g_assert_cmpint (bce_count_cards (game_check_get_state (fixture), 0), ==, 0);
}

static int
count_offered (GameCheck *fixture)
{
  return scriba_stepper_get_upper (SCRIBA_STEPPER (page_check_find_stepper (game_check_get_dialog (fixture), "Quaestor")));
}

static void
close_dialog (GameCheck *fixture)
{
  adw_dialog_force_close (ADW_DIALOG (game_check_get_dialog (fixture)));
  page_check_settle ();
}

/* A card that nobody recorded as enlisted is recorded with that: the table is right. It is one step. */
static void
test_discard_late (GameCheck *fixture,
                   gconstpointer data)
{
  g_autofree char *hidden = g_strdup_printf (_("One card face down, %s"), "Anna");
  g_autofree char *more = g_strdup_printf (_("Discard, %s"), "Anna");
  g_autofree char *late = g_strdup_printf (_("%s, not recorded yet"), "Quaestor");
  const BcePlayer *anna;
  guint32 head;
  int enlisted;

  practice_game_go_on (fixture->table, 1, BCE_STAGE_DISCARD);
  game_check_correct (fixture, BCE_CORRECT_HIDDEN, 0, 0, bce_count_cards (game_check_get_state (fixture), 0));
  g_assert_cmpint (bce_count_cards (game_check_get_state (fixture), 0), ==, 0);
  game_check_show_game (fixture);

  /* Which card it is that goes face down nobody may ask; so the number is told that is in the way. */
  page_check_click (page_check_find (fixture->page, hidden));
  page_check_settle ();
  g_assert_nonnull (page_check_find_button (GTK_WIDGET (fixture->window), _("Correct…")));

  page_check_click (page_check_find (fixture->page, more));
  page_check_settle ();
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (page_check_get_row (game_check_get_dialog (fixture), _("Not recorded yet"))),
                                 TRUE);
  enlisted = game_check_get_state (fixture)->players[0].enlisted[QUAESTOR];
  head = game_check_get_head (fixture);
  scriba_stepper_set_value (SCRIBA_STEPPER (page_check_find_stepper (game_check_get_dialog (fixture), late)), 1);
  page_check_click (adw_dialog_get_default_widget (ADW_DIALOG (game_check_get_dialog (fixture))));
  page_check_settle ();
  anna = &game_check_get_state (fixture)->players[0];
  g_assert_cmpint (anna->enlisted[QUAESTOR], ==, enlisted + 1);
  g_assert_cmpint (anna->discarded[QUAESTOR], ==, 1);
  g_assert_cmpint (bce_count_cards (game_check_get_state (fixture), 0), ==, 0);

  scriba_table_undo (fixture->table);
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].enlisted[QUAESTOR], ==, enlisted);
}

/* Anna enlisted a Quaestor in each of three years, and played two. What she can discard openly is what she enlisted;
 * what is left of it is told only where the Collegium is open. */
static void
test_discard_private (GameCheck *fixture,
                      gconstpointer data)
{
  const BceRulingChange open = { .what = BCE_RULING_OPEN_COLLEGIUM, .value = TRUE };
  g_autofree char *more = g_strdup_printf (_("Discard, %s"), "Anna");
  ScribaVerdict verdict;

  practice_game_go_on (fixture->table, 3, BCE_STAGE_DISCARD);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].enlisted[QUAESTOR], ==, 3);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].played[QUAESTOR], ==, 2);
  game_check_show_game (fixture);
  page_check_click (page_check_find (fixture->page, more));
  page_check_settle ();
  g_assert_cmpint (count_offered (fixture), ==, 3);
  close_dialog (fixture);

  g_assert_true (scriba_table_dispatch (fixture->table, BCE_ENTRY_RULING, &open, &verdict));
  page_check_click (page_check_find (fixture->page, more));
  page_check_settle ();
  g_assert_cmpint (count_offered (fixture), ==, 1);
  close_dialog (fixture);
}

/* A price that nobody has told is asked for in its place, and kept. */
static void
test_unknown_price (GameCheck *fixture,
                    gconstpointer data)
{
  BceBox *box = bce_box_copy (bce_table_get_box (fixture->table));
  g_autofree char *name = g_strdup_printf (_("Price: %s"), "Forum");
  GtkWidget *tile;

  g_array_index (box->structures, BceStructure, FORUM).cost = (ScribaNumber) SCRIBA_UNKNOWN;
  bce_table_set_box (fixture->table, box);
  game_check_show_game (fixture);
  tile = page_check_find_prefix (fixture->page, "Forum,");
  page_check_click (tile);
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 0);

  page_check_type (page_check_find_stepper (tile, name), "4");
  page_check_click (gtk_widget_get_ancestor (page_check_find_text (tile, _("Build")), GTK_TYPE_BUTTON));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 1);
  g_assert_cmpint (g_array_index (bce_table_get_box (fixture->table)->structures, BceStructure, FORUM).cost.value, ==, 4);
  /* The owner's box knows its own. */
  g_assert_cmpint (g_array_index (bce_owner_box_get_box (page_check_get_box ())->structures, BceStructure, FORUM).cost.value,
                   ==, 3);
}

static void
show_stage (gpointer data,
            guint step)
{
  GameCheck *fixture = data;

  if (step > 0)
    practice_game_go_on (fixture->table, 1, BCE_STAGE_CONSTRUCTION + step);
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  game_check_show_game (fixture);
  g_object_ref (fixture->page);
  page_check_assert_phone (&fixture->window, fixture->page, GPOINTER_TO_INT (data), 9, show_stage, fixture);
  g_object_unref (fixture->page);
}

/* What a toast says is there to the last letter, beside its button, also where text is large. */
static void
test_toast (GameCheck *fixture,
            gconstpointer data)
{
  const char *sentence = "Szentgyörgyi-Kovács Annamária built Practice Storehouse for 4 denarii. Table’s decision: too early";
  AdwToast *toast = adw_toast_new (sentence);
  GtkWidget *label, *button;
  graphene_rect_t bounds;

  game_check_open_phone (fixture, 150);
  adw_toast_set_button_label (toast, "Visszavonás");
  scriba_toast_show (GTK_WIDGET (fixture->window), toast);
  page_check_settle ();

  label = page_check_find_text (GTK_WIDGET (fixture->window), sentence);
  button = page_check_find_text (GTK_WIDGET (fixture->window), "Visszavonás");
  g_assert_nonnull (label);
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (label)), ==, PANGO_ELLIPSIZE_NONE);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (button))));
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->window), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
  g_assert_true (gtk_widget_compute_bounds (label, gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  page_check_set_text_size (100);
}

/* What is said later of the same thing makes it go; and nothing keeps what has gone. */
static void
test_toast_replaced (GameCheck *fixture,
                     gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  AdwToast *first = adw_toast_new ("Anna built Forum");
  AdwToast *second = adw_toast_new ("Anna built Crane");

  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  scriba_toast_replace (window, "check", first);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (window, "Anna built Forum"));

  scriba_toast_replace (window, "check", second);
  page_check_settle ();
  g_assert_null (first);
  g_assert_null (page_check_find_text (window, "Anna built Forum"));
  g_assert_nonnull (page_check_find_text (window, "Anna built Crane"));

  adw_toast_dismiss (second);
  page_check_settle ();
  g_assert_null (second);
}

/* The button of what was said last of the game. */
static GtkWidget *
build_and_find_undo (GameCheck *fixture)
{
  page_check_let_time_pass (fixture->page);
  page_check_click (page_check_find_prefix (fixture->page, "Forum,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 1);
  return page_check_find_button (GTK_WIDGET (fixture->window), _("Undo"));
}

/* Undo beside what was said takes that back; once it is taken back, there is nothing to press. */
static void
test_toast_undo (GameCheck *fixture,
                 gconstpointer data)
{
  guint32 head = game_check_get_head (fixture);

  game_check_show_game (fixture);
  page_check_click (build_and_find_undo (fixture));
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  page_check_settle ();

  g_assert_nonnull (build_and_find_undo (fixture));
  scriba_table_undo (fixture->table);
  page_check_settle ();
  g_assert_null (page_check_find_text (GTK_WIDGET (fixture->window), _("Undo")));
}

/* While it fades, something newer may stand on it: then a tap takes nothing back, and nothing else is heard. */
static void
test_toast_undo_too_late (GameCheck *fixture,
                          gconstpointer data)
{
  g_autofree char *forum = NULL;
  g_autofree char *undone = NULL;
  g_autoptr (AdwToast) toast = NULL;
  guint32 head;

  game_check_show_game (fixture);
  build_and_find_undo (fixture);
  toast = g_object_ref (g_object_get_data (G_OBJECT (fixture->window), "scriba-game-toast"));
  forum = game_check_describe (fixture, game_check_get_head (fixture));
  undone = g_strdup_printf (_("Undo: %s"), forum);
  game_check_correct (fixture, BCE_CORRECT_DENARII, 0, 0, 7);
  head = game_check_get_head (fixture);

  page_check_hear ();
  g_signal_emit_by_name (toast, "button-clicked");
  page_check_settle ();
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  g_assert_cmpuint (page_check_count_heard (undone), ==, 0);

  scriba_table_undo (fixture->table);
  page_check_let_time_pass (fixture->page);
  scriba_table_undo (fixture->table);
  page_check_click (build_and_find_undo (fixture));
  page_check_settle ();
  g_assert_cmpuint (page_check_count_heard (undone), ==, 1);
}

/* On another page there is nothing of it. */
static void
test_toast_page (GameCheck *fixture,
                 gconstpointer data)
{
  game_check_show_game (fixture);
  g_assert_nonnull (build_and_find_undo (fixture));
  gtk_widget_activate_action (fixture->page, "page.log", NULL);
  page_check_settle ();
  g_assert_null (page_check_find_text (GTK_WIDGET (fixture->window), _("Undo")));
}

static void
add (const char *path,
     void (*test) (GameCheck *, gconstpointer),
     gconstpointer data)
{
  g_test_add (path, GameCheck, data, game_check_set_up, test, game_check_tear_down);
}

/* With all buttons of the window there is no room for the title: none of it is cut off, or broken. */
static void
test_title (GameCheck *fixture,
            gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-decoration-layout", "appmenu:minimize,maximize,close", NULL);
  for (int percent = 100; percent <= 150; percent += 50)
    {
      GtkWidget *title;
      int least;

      game_check_open_phone (fixture, percent);
      game_check_show_game (fixture);
      page_check_assert_fits (fixture->page, 360);
      title = page_check_find_text (fixture->page, "44\302\240BCE");
      gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_true (!gtk_widget_get_mapped (title) || gtk_widget_get_width (title) >= least);
    }
  page_check_set_text_size (100);
  g_object_set (settings, "gtk-decoration-layout", "appmenu:close", NULL);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  add ("/game-page/build", test_build, NULL);
  add ("/game-page/second-tap", test_second_tap, NULL);
  add ("/game-page/focus", test_focus, NULL);
  add ("/game-page/refusal", test_refusal, NULL);
  add ("/game-page/decision", test_decision, NULL);
  add ("/game-page/pass", test_pass, NULL);
  add ("/game-page/end-phase", test_end_phase, NULL);
  add ("/game-page/activate", test_activate, NULL);
  add ("/game-page/enlist", test_enlist, NULL);
  add ("/game-page/title", test_title, NULL);
  add ("/game-page/discard", test_discard, NULL);
  add ("/game-page/discard/late", test_discard_late, NULL);
  add ("/game-page/discard/private", test_discard_private, NULL);
  add ("/game-page/unknown-price", test_unknown_price, NULL);
  add ("/game-page/toast", test_toast, NULL);
  add ("/game-page/toast/replaced", test_toast_replaced, NULL);
  add ("/game-page/toast/undo", test_toast_undo, NULL);
  add ("/game-page/toast/undo-too-late", test_toast_undo_too_late, NULL);
  add ("/game-page/toast/page", test_toast_page, NULL);
  add ("/game-page/phone", test_phone, GINT_TO_POINTER (100));
  add ("/game-page/phone-large", test_phone, GINT_TO_POINTER (150));

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the phases of a game promise: keys, whose turn it is, ends of phases, the timer, stopping, and the keyboard's place. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce-turns.h"
#include "bce44/scriba-game-page.h"
#include "bce44/scriba-wait-timer.h"
#include "game-check.h"
#include "practice-game.h"
#include "scriba-actions.h"
#include "scriba-log-page.h"
#include "scriba-words.h"

#define FORUM 0 /* structures of the practice box, by their number */
#define CRANE 5
#define QUARRY 12

#define MINUTE (60 * G_TIME_SPAN_SECOND)

static void
open_page (GameCheck *fixture,
           guint year,
           BceStage stage)
{
  practice_game_go_on (fixture->table, year, stage);
  game_check_show_game (fixture);
}

static gboolean
press (GameCheck *fixture,
       const char *key)
{
  page_check_let_time_pass (fixture->page);
  return page_check_press (fixture->window, key);
}

static GtkWidget *
get_focus (GameCheck *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

/* The keyboard is at something of the page that is shown. */
static void
assert_focus (GameCheck *fixture,
              const char *after)
{
  GtkWidget *focus = get_focus (fixture);

  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_ancestor (focus, fixture->page))
    g_error ("after %s the keyboard is at %s", after, focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing");
}

/* P passes for whose turn it is; after the last one the phase goes on. */
static void
test_pass (GameCheck *fixture,
           gconstpointer data)
{
  open_page (fixture, 1, BCE_STAGE_CONSTRUCTION);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (game_check_get_state (fixture)->turn, ==, seat);
      g_assert_true (press (fixture, "p"));
      g_assert_true (game_check_get_state (fixture)->players[seat].passed);
    }
  g_assert_true (press (fixture, "p"));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_PRODUCTION);
}

/* A key held down passes for nobody else. */
static void
test_pass_twice (GameCheck *fixture,
                 gconstpointer data)
{
  open_page (fixture, 1, BCE_STAGE_CONSTRUCTION);
  g_assert_true (press (fixture, "p"));
  g_assert_true (press (fixture, "p"));
  g_assert_true (game_check_get_state (fixture)->players[1].passed);
  page_check_hold_time (fixture->page);
  page_check_press (fixture->window, "p");
  g_assert_false (game_check_get_state (fixture)->players[2].passed);
  g_assert_true (press (fixture, "p"));
  g_assert_true (game_check_get_state (fixture)->players[2].passed);
}

/* A activates the one structure there is: the Quarry pays 1 support for 2 denarii. */
static void
test_activate (GameCheck *fixture,
               gconstpointer data)
{
  practice_game_go_on (fixture->table, 3, BCE_STAGE_CONSTRUCTION);
  game_check_correct (fixture, BCE_CORRECT_DENARII, 0, 0, 4);
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 0);
  practice_game_build (fixture->table, "structure-13");
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 0);
  open_page (fixture, 3, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 0);
  g_assert_true (press (fixture, "a"));
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (game_check_get_state (fixture)->structures[QUARRY].activated[0], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);
}

/* What the Crane moves is asked for; then the keyboard is back where it was. */
static void
test_dialog (GameCheck *fixture,
             gconstpointer data)
{
  GtkWidget *tile;

  practice_game_build (fixture->table, "structure-6");
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 0);
  open_page (fixture, 1, BCE_STAGE_CONSTRUCTION);
  tile = page_check_find_prefix (fixture->page, "Forum,");
  gtk_widget_grab_focus (tile);
  g_assert_true (press (fixture, "a"));
  g_assert_nonnull (game_check_get_dialog (fixture));
  /* The dialog has the keyboard. */
  g_assert_false (press (fixture, "p"));
  g_assert_false (game_check_get_state (fixture)->players[0].passed);
  game_check_answer (fixture, _("Activate"));
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (game_check_get_state (fixture)->structures[CRANE].activated[0], ==, 1);
  g_assert_true (get_focus (fixture) == tile);
}

/* Every key of the page, with what it opens or does. */
static void
test_keys (GameCheck *fixture,
           gconstpointer data)
{
  GtkWidget *tile;
  AdwNavigationView *pages;

  open_page (fixture, 1, BCE_STAGE_CONSTRUCTION);
  press (fixture, "p");
  g_assert_true (press (fixture, "<Control>z"));
  g_assert_false (game_check_get_state (fixture)->players[0].passed);
  g_assert_true (press (fixture, "<Control><Shift>z"));
  g_assert_true (game_check_get_state (fixture)->players[0].passed);
  g_assert_true (press (fixture, "<Control>z"));
  g_assert_true (press (fixture, "<Control>y"));
  g_assert_true (game_check_get_state (fixture)->players[0].passed);

  g_assert_true (press (fixture, "<Control>e"));
  g_assert_nonnull (game_check_get_dialog (fixture));
  adw_dialog_force_close (ADW_DIALOG (game_check_get_dialog (fixture)));
  page_check_settle ();
  assert_focus (fixture, "corrections");

  g_assert_true (press (fixture, "<Control>l"));
  pages = ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW));
  g_assert_true (SCRIBA_IS_LOG_PAGE (adw_navigation_view_get_visible_page (pages)));
  adw_navigation_view_pop (pages);
  page_check_settle ();
  g_assert_true (GTK_WIDGET (adw_navigation_view_get_visible_page (pages)) == fixture->page);
  assert_focus (fixture, "the log");

  tile = page_check_find_prefix (fixture->page, "Forum,");
  gtk_widget_grab_focus (tile);
  g_assert_true (gtk_widget_activate_action (tile, "piece.menu", NULL));
  page_check_settle ();
  g_assert_nonnull (page_check_find_type (tile, GTK_TYPE_POPOVER_MENU));
}

/* Each key that the table of actions has for a game is pressed by a test: here, or by those of the whole window (Menu). */
static void
test_table_of_keys (GameCheck *fixture,
                    gconstpointer data)
{
  static const char * const tested[] = { "a", "p", "t", "r", "Menu", NULL };
  const ScribaAction *actions;
  guint n_actions;
  guint n_game = 0;

  actions = scriba_actions_get (&n_actions);
  for (guint i = 0; i < n_actions; i++)
    if (g_str_equal (actions[i].group, "Game"))
      {
        n_game++;
        if (!g_strv_contains (tested, actions[i].accels[0]))
          g_error ("no test presses %s", actions[i].accels[0]);
      }
  g_assert_cmpuint (n_game, ==, g_strv_length ((char **) tested));
}

/* A tap on another player acts for them: Csenge builds the Forum before it is her turn. */
static void
test_other_player (GameCheck *fixture,
                   gconstpointer data)
{
  open_page (fixture, 1, BCE_STAGE_CONSTRUCTION);
  page_check_click (page_check_find_prefix (fixture->page, "Csenge,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->turn, ==, 2);
  page_check_let_time_pass (fixture->page);
  page_check_click (page_check_find_prefix (fixture->page, "Forum,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[2], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 0);
  /* The mark goes on from there. */
  g_assert_cmpint (game_check_get_state (fixture)->turn, ==, 3);
}

/* Who has the turn has it already: nothing is recorded, and redo leads where it led. */
static void
test_same_player (GameCheck *fixture,
                  gconstpointer data)
{
  ScribaHistory *history = scriba_table_get_history (fixture->table);
  guint32 n;

  open_page (fixture, 1, BCE_STAGE_CONSTRUCTION);
  g_assert_true (press (fixture, "p"));
  g_assert_true (press (fixture, "<Control>z"));
  n = scriba_history_get_n_entries (history);
  page_check_let_time_pass (fixture->page);
  page_check_click (page_check_find_prefix (fixture->page, "Anna,"));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->turn, ==, 0);
  g_assert_cmpuint (scriba_history_get_n_entries (history), ==, n);
  g_assert_true (press (fixture, "<Control><Shift>z"));
  g_assert_true (game_check_get_state (fixture)->players[0].passed);
}

/* The rail opens an earlier phase again, which gives nothing twice, and from the interruption leads into the next year.
 * Each has built one, but Anna two: Máté gets a denarius (rules, section 5). */
static void
test_rail (GameCheck *fixture,
           gconstpointer data)
{
  BceMove move;
  gint16 denarii;

  game_check_correct (fixture, BCE_CORRECT_DENARII, 0, 0, 8);
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 0);
  practice_game_build (fixture->table, "structure-8");
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 0);
  open_page (fixture, 1, BCE_STAGE_RESOLUTION);
  denarii = game_check_get_state (fixture)->players[3].denarii;
  bce_move_next (game_check_get_state (fixture), &move);
  game_check_dispatch (fixture, BCE_ENTRY_PHASE, &move);
  page_check_settle ();
  page_check_let_time_pass (fixture->page);
  g_assert_cmpint (game_check_get_state (fixture)->players[3].denarii, ==, denarii + 1);
  denarii = game_check_get_state (fixture)->players[3].denarii;
  page_check_click (page_check_find (fixture->page, scriba_words_stage (BCE_STAGE_RESOLUTION)));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_RESOLUTION);
  page_check_let_time_pass (fixture->page);
  page_check_click (page_check_find (fixture->page, scriba_words_stage (BCE_STAGE_INTERRUPTION)));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_INTERRUPTION);
  g_assert_cmpint (game_check_get_state (fixture)->players[3].denarii, ==, denarii);
  page_check_click (page_check_find (fixture->page, scriba_words_stage (BCE_STAGE_CONSTRUCTION)));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpint (game_check_get_state (fixture)->year, ==, 2);
}

/* End phase is one entry for all who are left, and one undo. */
static void
test_end_phase (GameCheck *fixture,
                gconstpointer data)
{
  GtkWidget *pass;

  open_page (fixture, 1, BCE_STAGE_ENLISTMENT);
  pass = page_check_find_type (fixture->page, ADW_TYPE_SPLIT_BUTTON);
  gtk_widget_grab_focus (gtk_widget_get_first_child (pass));
  g_assert_true (gtk_widget_activate_action (pass, "turn.end", NULL));
  page_check_settle ();
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_DISCARD);
  assert_focus (fixture, "the end of a phase");
  g_assert_true (press (fixture, "<Control>z"));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_ENLISTMENT);
}

/* A whole year by one key, but for the boards; the keyboard is always somewhere. */
static void
test_one_key (GameCheck *fixture,
              gconstpointer data)
{
  static const BceStage waits[] = {
    BCE_STAGE_PRODUCTION, BCE_STAGE_IM_COMMITMENT, BCE_STAGE_SUITOR_NEGOTIATION, BCE_STAGE_SUITOR_COMMITMENT,
    BCE_STAGE_INTERRUPTION,
  };

  for (guint i = 0; i < G_N_ELEMENTS (waits); i++)
    {
      BceStage next = waits[i] == BCE_STAGE_INTERRUPTION ? BCE_STAGE_CONSTRUCTION : waits[i] + 1;

      open_page (fixture, 1, waits[i]);
      gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_FORWARD);
      g_assert_true (press (fixture, "p"));
      g_assert_cmpint (game_check_get_state (fixture)->stage, ==, next);
      assert_focus (fixture, scriba_words_stage (waits[i]));
      g_assert_true (press (fixture, "<Control>z"));
      g_assert_cmpint (game_check_get_state (fixture)->stage, ==, waits[i]);
      assert_focus (fixture, "undo");
    }
}

/* The keyboard was at what the phase had; then it is at what the next one has. */
static void
test_focus (GameCheck *fixture,
            gconstpointer data)
{
  open_page (fixture, 1, BCE_STAGE_CONSTRUCTION);
  for (BceStage stage = BCE_STAGE_CONSTRUCTION; stage < BCE_STAGE_DISCARD; stage++)
    {
      GtkWidget *views = page_check_find_type (fixture->page, GTK_TYPE_STACK);

      g_assert_cmpint (game_check_get_state (fixture)->stage, ==, stage);
      gtk_widget_child_focus (views, GTK_DIR_TAB_FORWARD);
      practice_game_go_on (fixture->table, 1, stage + 1);
      page_check_settle ();
      assert_focus (fixture, scriba_words_stage (stage));
    }

  /* What was tapped stays, also where there is nothing left of it: the last card of Anna goes face down. */
  {
    g_autofree char *name = g_strdup_printf (_("One card face down, %s"), "Anna");
    GtkWidget *hidden = page_check_find (fixture->page, name);

    gtk_widget_grab_focus (hidden);
    page_check_let_time_pass (fixture->page);
    page_check_click (hidden);
    page_check_settle ();
    g_assert_cmpint (game_check_get_state (fixture)->players[0].hidden, ==, 1);
    g_assert_true (get_focus (fixture) == hidden);
  }
}

/* What the interruption does by itself, and why somebody got no denarius. Each has built one, but Máté two. */
static void
test_interruption (GameCheck *fixture,
                   gconstpointer data)
{
  g_autofree char *none = g_strdup_printf (ngettext ("None: %d architect on structures, nobody has more",
                                                     "None: %d architects on structures, nobody has more", 2), 2);
  g_autofree char *got = scriba_words_thing_amount (BCE_THING_DENARIUS, 1);
  GtkWidget *row;

  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 3);
  game_check_correct (fixture, BCE_CORRECT_DENARII, 3, 0, 8);
  practice_game_build (fixture->table, "structure-8");
  game_check_correct (fixture, BCE_CORRECT_TURN, 0, 0, 0);
  open_page (fixture, 1, BCE_STAGE_INTERRUPTION);
  row = page_check_find_row (fixture->page, "Máté");
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, none);
  row = page_check_find_row (fixture->page, "Anna");
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, got);
}

/* A night ends early, scored as it stands, or left; either way one undo goes on. */
static void
test_stop (GameCheck *fixture,
           gconstpointer data)
{
  gboolean scored = GPOINTER_TO_INT (data);
  GtkWidget *row;

  open_page (fixture, 2, BCE_STAGE_ENLISTMENT);
  gtk_widget_activate_action (fixture->page, "page.stop", NULL);
  page_check_settle ();
  row = page_check_find_row (game_check_get_dialog (fixture), _("Score It as It Stands"));
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (row)) == row);
  row = page_check_find_row (game_check_get_dialog (fixture), scored ? _("Score It as It Stands") : _("Leave It Unfinished"));
  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "activated");
  page_check_settle ();
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, scored ? BCE_STAGE_SCORING : BCE_STAGE_OVER);
  g_assert_cmpint (game_check_get_state (fixture)->ending, ==, scored ? BCE_ENDING_STOPPED : BCE_ENDING_UNFINISHED);
  assert_focus (fixture, "the end");
  g_assert_true (press (fixture, "<Control>z"));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_ENLISTMENT);
  g_assert_cmpint (game_check_get_state (fixture)->ending, ==, BCE_ENDING_NOT_YET);
}

/* What each field needs: its piles, and the tile that counts for the IM. */
static void
test_wait (GameCheck *fixture,
           gconstpointer data)
{
  open_page (fixture, 1, BCE_STAGE_IM_COMMITMENT);
  g_assert_true (page_check_says (fixture->page, "Quaestor, Senator, Praetor, Consul, Lictor"));
  g_assert_true (page_check_says (fixture->page, "Legionary, Centurion, Practice Standard-Bearer, Practice Legate, Lictor"));
  g_assert_true (page_check_says (fixture->page, "Cliens, Equester, Practice Merchant, Practice Augur, Lictor"));
  /* Four players begin with C (rules, section 2). */
  g_assert_true (page_check_says (fixture->page, "Practice Edict C"));
  g_assert_true (page_check_says (fixture->page, "Practice Triumph C"));
  g_assert_true (page_check_says (fixture->page, "Practice Festival C"));
  page_check_assert_named (fixture->page);
}

static GtkWidget *
find_timer (GameCheck *fixture)
{
  GtkWidget *timer = page_check_find_type (fixture->page, SCRIBA_TYPE_WAIT_TIMER);

  g_assert_nonnull (timer);
  return timer;
}

static void
assert_timer (GameCheck *fixture,
              const char *time,
              const char *start,
              gboolean over)
{
  GtkWidget *timer = find_timer (fixture);

  g_assert_nonnull (page_check_find_text (timer, time));
  g_assert_nonnull (page_check_find_text (timer, start));
  g_assert_cmpint (page_check_find_text (timer, _("Time is up")) != NULL, ==, over);
}

/* Nobody has a timer unless they want one; then it is remembered. */
static void
test_timer (GameCheck *fixture,
            gconstpointer data)
{
  const BceRename rename = { .seat = 0, .name = "Panni", .character = -1 };
  GSettings *settings = scriba_application_get_settings (scriba_application_get ());
  GtkWidget *timer, *wanted;
  ScribaVerdict verdict;
  gint64 now;

  open_page (fixture, 1, BCE_STAGE_SUITOR_NEGOTIATION);
  timer = find_timer (fixture);
  g_assert_null (page_check_find_text (timer, "5:00"));
  press (fixture, "t");
  wanted = page_check_find_row (timer, _("Timer"));
  adw_switch_row_set_active (ADW_SWITCH_ROW (wanted), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "timer"));
  assert_timer (fixture, "5:00", C_("timer", "Start"), FALSE);

  /* Started, and seen two and a half minutes later. */
  now = g_get_monotonic_time ();
  scriba_wait_timer_toggle (SCRIBA_WAIT_TIMER (timer), now);
  scriba_wait_timer_show (SCRIBA_WAIT_TIMER (timer), now + 2 * MINUTE + MINUTE / 2);
  assert_timer (fixture, "2:30", _("Pause"), FALSE);
  /* The game goes on beside it. */
  g_assert_true (scriba_table_dispatch (fixture->table, BCE_ENTRY_NAME, &rename, &verdict));
  g_assert_nonnull (page_check_find_text (timer, _("Pause")));

  /* At the end it says so, and nothing waits. */
  scriba_wait_timer_show (SCRIBA_WAIT_TIMER (timer), now + 6 * MINUTE);
  assert_timer (fixture, "0:00", C_("timer", "Start"), TRUE);
  g_assert_true (press (fixture, "r"));
  assert_timer (fixture, "5:00", C_("timer", "Start"), FALSE);
  g_assert_true (press (fixture, "t"));
  g_assert_nonnull (page_check_find_text (timer, _("Pause")));
  g_assert_true (press (fixture, "t"));
  g_assert_nonnull (page_check_find_text (timer, C_("timer", "Start")));

  page_check_type (page_check_find_stepper (timer, _("Minutes of the timer")), "3");
  g_assert_cmpint (g_settings_get_int (settings, "timer-minutes"), ==, 3);
  assert_timer (fixture, "3:00", C_("timer", "Start"), FALSE);
  g_assert_true (press (fixture, "t"));
  g_assert_true (press (fixture, "p"));
  g_assert_cmpint (game_check_get_state (fixture)->stage, ==, BCE_STAGE_SUITOR_COMMITMENT);
  /* Another phase has time of its own. */
  assert_timer (fixture, "3:00", C_("timer", "Start"), FALSE);
  page_check_assert_named (fixture->page);

  g_settings_reset (settings, "timer");
  g_settings_reset (settings, "timer-minutes");
}

static void
show_nothing (gpointer data,
              guint step)
{
}

static void
test_timer_phone (GameCheck *fixture,
                  gconstpointer data)
{
  GSettings *settings = scriba_application_get_settings (scriba_application_get ());

  g_settings_set_boolean (settings, "timer", TRUE);
  open_page (fixture, 1, BCE_STAGE_SUITOR_NEGOTIATION);
  g_object_ref (fixture->page);
  page_check_assert_phone (&fixture->window, fixture->page, GPOINTER_TO_INT (data), 1, show_nothing, NULL);
  g_object_unref (fixture->page);
  g_settings_reset (settings, "timer");
}

static void
add (const char *path,
     void (*test) (GameCheck *, gconstpointer),
     gconstpointer data)
{
  g_test_add (path, GameCheck, data, game_check_set_up, test, game_check_tear_down);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  add ("/phases/pass", test_pass, NULL);
  add ("/phases/pass-twice", test_pass_twice, NULL);
  add ("/phases/activate", test_activate, NULL);
  add ("/phases/dialog", test_dialog, NULL);
  add ("/phases/keys", test_keys, NULL);
  add ("/phases/table-of-keys", test_table_of_keys, NULL);
  add ("/phases/other-player", test_other_player, NULL);
  add ("/phases/same-player", test_same_player, NULL);
  add ("/phases/rail", test_rail, NULL);
  add ("/phases/end-phase", test_end_phase, NULL);
  add ("/phases/one-key", test_one_key, NULL);
  add ("/phases/focus", test_focus, NULL);
  add ("/phases/interruption", test_interruption, NULL);
  add ("/phases/stop/scored", test_stop, GINT_TO_POINTER (TRUE));
  add ("/phases/stop/left", test_stop, GINT_TO_POINTER (FALSE));
  add ("/phases/wait", test_wait, NULL);
  add ("/phases/timer", test_timer, NULL);
  add ("/phases/timer/phone", test_timer_phone, GINT_TO_POINTER (100));
  add ("/phases/timer/phone-large", test_timer_phone, GINT_TO_POINTER (150));

  return g_test_run ();
}

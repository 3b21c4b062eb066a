/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-final-view.h"

#include <glib/gi18n.h>

#include "bce-final.h"
#include "bce-game.h"
#include "scriba-announce.h"
#include "scriba-final.h"
#include "scriba-group.h"
#include "scriba-score-sheet.h"
#include "scriba-second-tap.h"
#include "scriba-tell-row.h"
#include "scriba-winner-card.h"
#include "scriba-words.h"

#define TELLING_WIDTH 400
#define MAX_SLIM_SEATS 4 /* whose columns a phone has room for beside the titles */

/**
 * ScribaFinalView:
 *
 * The end of a game: the score that follows from what was tracked, what each
 * player still has to tell, and then how it ended.
 */
struct _ScribaFinalView
{
  ScribaPhaseView parent_instance;

  ScribaFinal *final;
  char *announced;
  ScribaTellRow *rows[BCE_MAX_SEATS];

  AdwBreakpointBin *breakpoints;
  AdwBreakpoint *phone;
  AdwBreakpoint *slim;
  AdwBreakpoint *compact;
  GtkStack *pages;
  GtkWidget *scroller;
  GtkOrientable *columns;
  GtkLabel *stopped;
  ScribaWinnerCard *winner;
  ScribaScoreSheet *sheet;
  GtkWidget *telling;
  AdwPreferencesGroup *players;
  GtkWidget *sharing;
  GtkWidget *finish;
};

G_DEFINE_FINAL_TYPE (ScribaFinalView, scriba_final_view, SCRIBA_TYPE_PHASE_VIEW)

static void
show_players (ScribaFinalView *self,
              const BceState *state)
{
  gboolean telling = state->stage == BCE_STAGE_SCORING;

  gtk_widget_set_visible (GTK_WIDGET (self->players), telling);
  for (guint seat = 0; telling && seat < state->n_seats; seat++)
    {
      if (self->rows[seat] == NULL)
        {
          self->rows[seat] = SCRIBA_TELL_ROW (scriba_tell_row_new (seat));
          adw_preferences_group_add (self->players, GTK_WIDGET (self->rows[seat]));
        }
      scriba_tell_row_show (self->rows[seat], self->final);
    }
}

static void
show_result (ScribaFinalView *self,
             const BceState *state)
{
  const ScribaScoreSeat seat = { .holder = SCRIBA_SCORE_HOLDER (self->final) };
  gboolean scored = bce_final_has_score (state);
  gboolean adds_up = scored && scriba_final_adds_up (self->final);
  const char *ending = NULL;

  if (scored && !adds_up)
    ending = scriba_words_confirmed ();
  else if (state->ending == BCE_ENDING_STOPPED)
    ending = _("Stopped early, scored as it stands");

  gtk_label_set_label (self->stopped, ending != NULL ? ending : "");
  gtk_widget_set_visible (GTK_WIDGET (self->stopped), ending != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), adds_up);
  gtk_widget_set_hexpand (self->telling, !adds_up);
  gtk_stack_set_visible_child_name (self->pages, scored ? "score" : "left");
  if (!scored)
    return;

  scriba_winner_card_show (self->winner, &seat);
  scriba_score_sheet_show (self->sheet, seat.holder);
}

/* Says who is ahead when that changes. */
static void
announce (ScribaFinalView *self)
{
  ScribaScoreHolder *holder = SCRIBA_SCORE_HOLDER (self->final);
  g_autofree char *verdict = scriba_words_verdict (scriba_score_holder_get_scoring (holder),
                                                   scriba_score_holder_get_score (holder));

  if (self->announced != NULL && !g_str_equal (self->announced, verdict))
    scriba_announce_moment (GTK_WIDGET (self), verdict);
  g_set_str (&self->announced, verdict);
}

/* What is told and the result stand beside each other where there is room. */
static void
lay (ScribaFinalView *self,
     guint n_seats)
{
  AdwBreakpoint *current = adw_breakpoint_bin_get_current_breakpoint (self->breakpoints);
  gboolean compact = current == self->compact || (current == self->slim && n_seats > MAX_SLIM_SEATS);
  gboolean phone = current == self->phone || current == self->slim || current == self->compact;

  gtk_orientable_set_orientation (self->columns,
                                  current != NULL ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->telling, current != NULL ? -1 : TELLING_WIDTH, -1);
  scriba_winner_card_set_narrow (self->winner, phone);
  /* Beside the sheet it stands alone when the game is over. */
  scriba_winner_card_set_tall (self->winner, current == NULL && !gtk_widget_get_visible (self->finish));
  scriba_score_sheet_set_narrow (self->sheet, phone);
  scriba_score_sheet_set_compact (self->sheet, compact);
}

static void
scriba_final_view_update (ScribaPhaseView *view)
{
  ScribaFinalView *self = SCRIBA_FINAL_VIEW (view);
  ScribaTable *table = scriba_phase_view_get_table (view);
  const BceState *state = bce_table_get_state (table);

  if (self->final == NULL || scriba_final_get_table (self->final) != table)
    {
      g_clear_object (&self->final);
      self->final = scriba_final_new (table, scriba_words_component);
    }

  gtk_widget_set_visible (self->finish, state->stage == BCE_STAGE_SCORING);
  gtk_widget_set_visible (self->sharing, state->stage == BCE_STAGE_OVER);
  lay (self, state->n_seats);
  show_result (self, state);
  show_players (self, state);
  if (bce_final_has_score (state))
    announce (self);
}

static void
finish_cb (ScribaFinalView *self)
{
  ScribaScoreHolder *holder = SCRIBA_SCORE_HOLDER (self->final);
  BceFinish finish;

  if (scriba_second_tap_is_one (self->finish))
    return;

  bce_final_fill_finish (scriba_score_holder_get_score (holder), scriba_score_holder_get_scoring (holder), &finish);
  scriba_phase_view_act (SCRIBA_PHASE_VIEW (self), BCE_ENTRY_FINISH, &finish);
}

static void
breakpoint_cb (ScribaFinalView *self)
{
  lay (self, self->final != NULL ? scriba_score_holder_get_scoring (SCRIBA_SCORE_HOLDER (self->final))->n_players : 0);
}

static void
scriba_final_view_dispose (GObject *object)
{
  ScribaFinalView *self = SCRIBA_FINAL_VIEW (object);

  g_clear_object (&self->final);

  G_OBJECT_CLASS (scriba_final_view_parent_class)->dispose (object);
}

static void
scriba_final_view_finalize (GObject *object)
{
  g_free (SCRIBA_FINAL_VIEW (object)->announced);

  G_OBJECT_CLASS (scriba_final_view_parent_class)->finalize (object);
}

/* The first number of the sheet takes the focus, and would scroll away who won. */
static gboolean
scroll_up_cb (GtkWidget *scroller,
              GdkFrameClock *clock,
              gpointer data)
{
  if (gtk_widget_get_height (scroller) == 0)
    return G_SOURCE_CONTINUE;

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), 0);
  return G_SOURCE_REMOVE;
}

static void
scriba_final_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scriba_final_view_parent_class)->map (widget);
  gtk_widget_add_tick_callback (SCRIBA_FINAL_VIEW (widget)->scroller, scroll_up_cb, NULL, NULL);
}

static void
scriba_final_view_class_init (ScribaFinalViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SCORE_SHEET);
  g_type_ensure (SCRIBA_TYPE_WINNER_CARD);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  G_OBJECT_CLASS (klass)->dispose = scriba_final_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_final_view_finalize;
  widget_class->map = scriba_final_view_map;
  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_final_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-final-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, breakpoints);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, phone);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, slim);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, compact);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, pages);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, columns);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, stopped);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, winner);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, telling);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, players);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, sharing);
  gtk_widget_class_bind_template_child (widget_class, ScribaFinalView, finish);
  gtk_widget_class_bind_template_callback (widget_class, finish_cb);
}

static void
scriba_final_view_init (ScribaFinalView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->breakpoints, "notify::current-breakpoint", G_CALLBACK (breakpoint_cb), self,
                           G_CONNECT_SWAPPED);
  breakpoint_cb (self);
}

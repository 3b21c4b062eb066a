/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-reveal-view.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "bce-reveal.h"
#include "scriba-activate-list.h"
#include "scriba-announce.h"
#include "scriba-boards-layout.h"
#include "scriba-field-news.h"
#include "scriba-field-toggles.h"
#include "scriba-next-button.h"
#include "scriba-reveal.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-words.h"

#define NO_BONUS GTK_INVALID_LIST_POSITION

/**
 * ScribaRevealView:
 *
 * The resolution of a year in a game: what the boards show, what comes of it and
 * why, and then the next phase. Nothing of it is applied before the table says so.
 */
struct _ScribaRevealView
{
  ScribaPhaseView parent_instance;

  ScribaReveal *reveal;
  ScribaBoardsLayout layout;
  ScribaFieldNews news;
  BceField field;
  gint16 year;      /* that is shown */
  gboolean resolved; /* whether its resolution was applied when it was shown last */
  gint8 bonus_seat; /* whose bonus is being chosen */
  gboolean showing;

  GtkStack *pages;
  AdwBreakpointBin *breakpoints;
  AdwToggleGroup *fields;
  GtkStack *steps;
  ScribaBoardsView *boards;
  ScribaOutcomeView *outcome;
  GtkStack *bars;
  ScribaOutcomeBar *outcome_bar;
  GtkToggleButton *step_by_step;
  GtkButton *result_next;
  GtkButton *edit;
  AdwToggleGroup *bonus;
  GtkWidget *apply;
  ScribaNextButton *next_phase;
  GtkWidget *structures_box;
  ScribaActivateList *structures;
};

G_DEFINE_FINAL_TYPE (ScribaRevealView, scriba_reveal_view, SCRIBA_TYPE_PHASE_VIEW)

static const BceState *
get_state (ScribaRevealView *self)
{
  return bce_table_get_state (scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self)));
}

static ScribaBoardsHolder *
get_holder (ScribaRevealView *self)
{
  return SCRIBA_BOARDS_HOLDER (self->reveal);
}

static gboolean
is_step (ScribaRevealView *self,
         const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->bars), name) == 0;
}

/* The result stays on the page when it is applied; only the bar below changes. */
static void
set_step (ScribaRevealView *self,
          const char *name)
{
  if (is_step (self, name))
    return;

  scriba_second_tap_expect (GTK_WIDGET (self->bars));
  gtk_stack_set_visible_child_name (self->bars, name);
  gtk_stack_set_visible_child_name (self->steps, g_str_equal (name, "boards") ? "boards" : "result");
}

static void
update_next (ScribaRevealView *self)
{
  gboolean last = self->field + 1 == BCE_N_FIELDS;
  gboolean step_left = !scriba_outcome_view_is_finished (self->outcome);
  g_autofree char *label = g_strdup_printf (_("Next: %s"), last ? _("Result") : scriba_words_field (self->field + 1));

  scriba_outcome_bar_set_next (self->outcome_bar, label, _("Next"));
  gtk_button_set_label (self->result_next, step_left ? _("Next Step") : label);
  gtk_widget_set_visible (GTK_WIDGET (self->result_next), step_left || !last);
}

static void
update_bonus (ScribaRevealView *self)
{
  const BceNextIm *next = &scriba_boards_holder_get_outcome (get_holder (self))->next_im;
  gboolean chosen = adw_toggle_group_get_active (self->bonus) != NO_BONUS;

  /* What one player has chosen is not what another one would. */
  if (self->bonus_seat != next->seat)
    {
      self->bonus_seat = next->seat;
      adw_toggle_group_set_active (self->bonus, NO_BONUS);
      chosen = FALSE;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->bonus), next->bonus);
  gtk_widget_set_sensitive (self->apply, chosen || !next->bonus);
  gtk_widget_set_tooltip_text (self->apply, chosen || !next->bonus ? NULL : _("Choose the bonus first"));
}

/* Resolution structures come after the resolution (rules, section 4, next IM). */
static void
update_structures (ScribaRevealView *self)
{
  guint n = scriba_activate_list_show (self->structures, scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self)));

  gtk_widget_set_visible (self->structures_box, is_step (self, "applied") && n > 0);
}

static void
update_step (ScribaRevealView *self)
{
  if (is_step (self, "boards"))
    {
      scriba_boards_view_update (self->boards, get_holder (self));
      scriba_outcome_bar_show (self->outcome_bar, get_holder (self), self->field);
    }
  else
    {
      scriba_outcome_view_update (self->outcome, get_holder (self));
    }
  update_next (self);
  update_bonus (self);
  scriba_next_button_show (self->next_phase, scriba_phase_view_get_table (SCRIBA_PHASE_VIEW (self)));
  update_structures (self);
}

static void
set_field (ScribaRevealView *self,
           BceField field)
{
  if (self->field == field)
    return;

  self->field = field;
  scriba_second_tap_expect (GTK_WIDGET (self->bars));
  adw_toggle_group_set_active (self->fields, field);
  scriba_boards_view_set_field (self->boards, field);
  scriba_outcome_view_set_field (self->outcome, field);
}

/* Another year begins with its boards, an applied resolution shows its result. */
static void
follow_state (ScribaRevealView *self,
              const BceState *state)
{
  if (self->year != state->year)
    {
      self->year = state->year;
      self->news = (ScribaFieldNews) { 0, };
      set_field (self, BCE_POLITICAL);
      set_step (self, bce_state_is_resolved (state) ? "applied" : "boards");
    }
  else if (self->resolved != bce_state_is_resolved (state) || is_step (self, "nobody"))
    {
      set_step (self, bce_state_is_resolved (state) ? "applied" : "boards");
    }
  self->resolved = bce_state_is_resolved (state);
}

static void
record (BceEntryKind kind,
        gconstpointer args,
        gpointer user_data)
{
  scriba_phase_view_act (SCRIBA_PHASE_VIEW (user_data), kind, args);
}

static void
scriba_reveal_view_update (ScribaPhaseView *view)
{
  ScribaRevealView *self = SCRIBA_REVEAL_VIEW (view);
  ScribaTable *table = scriba_phase_view_get_table (view);
  const BceState *state = bce_table_get_state (table);

  if (self->reveal == NULL || scriba_reveal_get_table (self->reveal) != table)
    {
      g_clear_object (&self->reveal);
      self->reveal = scriba_reveal_new (table, scriba_words_component, record, self);
      scriba_boards_layout_set_n_seats (&self->layout, state->n_seats);
    }

  gtk_stack_set_visible_child_name (self->pages, state->im >= 0 ? "year" : "nobody");
  if (state->im < 0)
    {
      gtk_stack_set_visible_child_name (self->bars, "nobody");
      return;
    }

  self->showing = TRUE;
  follow_state (self, state);
  update_step (self);
  self->showing = FALSE;
  scriba_field_news_tell (&self->news, GTK_WIDGET (self), get_holder (self));
}

static void
field_cb (ScribaRevealView *self)
{
  guint active = adw_toggle_group_get_active (self->fields);

  if (self->showing || self->reveal == NULL || active >= BCE_N_FIELDS)
    return;

  set_field (self, active);
  update_step (self);
}

static void
reveal_step (ScribaRevealView *self)
{
  g_autofree char *text = scriba_outcome_view_reveal (self->outcome);

  scriba_announce (GTK_WIDGET (self), text);
  if (scriba_outcome_view_is_finished (self->outcome))
    scriba_second_tap_expect (GTK_WIDGET (self->bars));
}

static void
next_cb (ScribaRevealView *self)
{
  if (scriba_second_tap_is_one (GTK_WIDGET (self->bars)))
    return;

  if (is_step (self, "result") && !scriba_outcome_view_is_finished (self->outcome))
    reveal_step (self);
  else if (self->field + 1 < BCE_N_FIELDS)
    set_field (self, self->field + 1);
  else
    set_step (self, "result");
  update_step (self);
}

static void
explain_cb (ScribaRevealView *self)
{
  set_step (self, "result");
  update_step (self);
}

static void
edit_cb (ScribaRevealView *self)
{
  set_step (self, "boards");
  update_step (self);
}

static void
step_by_step_cb (ScribaRevealView *self)
{
  scriba_outcome_view_set_step_by_step (self->outcome, gtk_toggle_button_get_active (self->step_by_step));
  update_next (self);
  if (!scriba_outcome_view_is_finished (self->outcome))
    gtk_widget_grab_focus (GTK_WIDGET (self->result_next));
}

static void
bonus_cb (ScribaRevealView *self)
{
  if (self->reveal != NULL && !self->showing)
    update_bonus (self);
}

static void
apply_cb (ScribaRevealView *self)
{
  const char *chosen = adw_toggle_group_get_active_name (self->bonus);
  BceResolve resolve;

  if (scriba_second_tap_is_one (GTK_WIDGET (self->bars)))
    return;

  bce_reveal_fill_resolve (get_state (self), scriba_boards_holder_get_outcome (get_holder (self)),
                           g_strcmp0 (chosen, "denarius") == 0 ? BCE_IM_BONUS_DENARIUS : BCE_IM_BONUS_IMPERIUM, &resolve);
  scriba_phase_view_act (SCRIBA_PHASE_VIEW (self), BCE_ENTRY_RESOLVE, &resolve);
}

static void
breakpoint_cb (ScribaRevealView *self)
{
  gboolean phone = scriba_boards_layout_is_phone (&self->layout);

  scriba_boards_layout_apply (&self->layout);
  gtk_button_set_label (self->edit, phone ? _("Boards") : _("Edit Boards"));
  scriba_speech_name (GTK_WIDGET (self->edit), _("Edit Boards"));
  scriba_field_toggles_set_tight (self->fields, scriba_boards_layout_is_tight (&self->layout));
  adw_toggle_group_set_homogeneous (self->fields, !phone);
}

static void
scriba_reveal_view_dispose (GObject *object)
{
  ScribaRevealView *self = SCRIBA_REVEAL_VIEW (object);

  g_clear_object (&self->reveal);

  G_OBJECT_CLASS (scriba_reveal_view_parent_class)->dispose (object);
}

static void
scriba_reveal_view_class_init (ScribaRevealViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_BOARDS_VIEW);
  g_type_ensure (SCRIBA_TYPE_NEXT_BUTTON);
  g_type_ensure (SCRIBA_TYPE_OUTCOME_VIEW);
  g_type_ensure (SCRIBA_TYPE_OUTCOME_BAR);

  G_OBJECT_CLASS (klass)->dispose = scriba_reveal_view_dispose;
  SCRIBA_PHASE_VIEW_CLASS (klass)->update = scriba_reveal_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-reveal-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, pages);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, breakpoints);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, fields);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, steps);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, boards);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, outcome);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, bars);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, outcome_bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, step_by_step);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, result_next);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, edit);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, bonus);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, apply);
  gtk_widget_class_bind_template_child (widget_class, ScribaRevealView, next_phase);
  gtk_widget_class_bind_template_callback (widget_class, field_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, explain_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_by_step_cb);
  gtk_widget_class_bind_template_callback (widget_class, bonus_cb);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
}

/* They stand in the result, with which they scroll. */
static void
create_structures (ScribaRevealView *self)
{
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", _("Structures to activate"), "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (title, "name");
  self->structures = g_object_new (SCRIBA_TYPE_ACTIVATE_LIST, NULL);
  self->structures_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_visible (self->structures_box, FALSE);
  gtk_box_append (GTK_BOX (self->structures_box), title);
  gtk_box_append (GTK_BOX (self->structures_box), GTK_WIDGET (self->structures));
  scriba_outcome_view_set_first (self->outcome, self->structures_box);
}

static void
scriba_reveal_view_init (ScribaRevealView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  create_structures (self);
  self->bonus_seat = BCE_NOBODY;
  scriba_field_toggles_fill (self->fields);
  scriba_boards_layout_init (&self->layout, self->breakpoints, self->boards, self->outcome, self->outcome_bar);
  g_signal_connect_object (self->breakpoints, "notify::current-breakpoint", G_CALLBACK (breakpoint_cb), self,
                           G_CONNECT_SWAPPED);
  breakpoint_cb (self);
}

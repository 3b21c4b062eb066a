/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-outcome-view.h"

#include <adwaita.h>

#include "scriba-award-card.h"
#include "scriba-step-list.h"
#include "scriba-tally-card.h"
#include "words-award.h"
#include "words-unknown.h"

/* What came of the boards, with every step and its reason; at once, or row by row. */
struct _ScribaOutcomeView
{
  GtkBox parent_instance;

  ScribaBoardsHolder *holder;
  int field;
  gboolean narrow;
  gboolean step_by_step;
  guint n_revealed;
  guint scroll_idle;

  GtkScrolledWindow *scroller;
  AdwMultiLayoutView *layouts;
  AdwBin *first;
  ScribaStepList *steps;
  ScribaAwardCard *award;
  ScribaTallyCard *tally;
  GtkWidget *next;
  GtkLabel *next_title;
  GtkLabel *next_reason;
  GtkLabel *next_bonus;
  GtkWidget *unknown;
  GtkWidget *otherwise;
  GtkLabel *unknown_note;
  GtkLabel *unknown_list;
};

G_DEFINE_FINAL_TYPE (ScribaOutcomeView, scriba_outcome_view, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_FIELD,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void show (ScribaOutcomeView *self);

static void
scriba_outcome_view_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  ScribaOutcomeView *self = SCRIBA_OUTCOME_VIEW (object);

  switch (prop_id)
    {
    case PROP_FIELD:
      g_value_set_int (value, self->field);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_outcome_view_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScribaOutcomeView *self = SCRIBA_OUTCOME_VIEW (object);

  switch (prop_id)
    {
    case PROP_FIELD:
      scriba_outcome_view_set_field (self, g_value_get_int (value));
      break;
    case PROP_NARROW:
      scriba_outcome_view_set_narrow (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_outcome_view_dispose (GObject *object)
{
  ScribaOutcomeView *self = SCRIBA_OUTCOME_VIEW (object);

  g_clear_handle_id (&self->scroll_idle, g_source_remove);
  g_clear_object (&self->holder);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_OUTCOME_VIEW);

  G_OBJECT_CLASS (scriba_outcome_view_parent_class)->dispose (object);
}

static void
scriba_outcome_view_class_init (ScribaOutcomeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_AWARD_CARD);
  g_type_ensure (SCRIBA_TYPE_STEP_LIST);
  g_type_ensure (SCRIBA_TYPE_TALLY_CARD);

  object_class->get_property = scriba_outcome_view_get_property;
  object_class->set_property = scriba_outcome_view_set_property;
  object_class->dispose = scriba_outcome_view_dispose;

  properties[PROP_FIELD] =
    g_param_spec_int ("field", NULL, NULL, 0, BCE_N_FIELDS - 1, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-outcome-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, scroller);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, layouts);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, first);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, steps);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, award);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, tally);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, next);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, next_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, next_reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, next_bonus);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, unknown);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, unknown_note);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, otherwise);
  gtk_widget_class_bind_template_child (widget_class, ScribaOutcomeView, unknown_list);
}

static void
scriba_outcome_view_init (ScribaOutcomeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What comes of the steps is told after them. */
static void
show_revealed (ScribaOutcomeView *self)
{
  gboolean finished = scriba_outcome_view_is_finished (self);

  scriba_step_list_set_n_revealed (self->steps, self->step_by_step ? self->n_revealed : G_MAXUINT);
  gtk_widget_set_visible (GTK_WIDGET (self->award), finished);
  gtk_widget_set_visible (GTK_WIDGET (self->tally), finished);
  gtk_widget_set_visible (self->next, finished);
  gtk_widget_set_visible (self->unknown, finished && (gtk_widget_get_visible (self->otherwise) ||
                                                      gtk_widget_get_visible (GTK_WIDGET (self->unknown_list))));
}

static void
show_unknown (ScribaOutcomeView *self)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (self->holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (self->holder);
  g_autofree char *note = NULL;
  g_autoptr (GString) list = g_string_new (NULL);
  guint n_unknown = 0;

  for (guint i = 0; i < outcome->unknown->len; i++)
    {
      const BceUnknown *unknown = &g_array_index (outcome->unknown, BceUnknown, i);
      g_autofree char *line = NULL;

      if (unknown->field != self->field)
        continue;
      line = scriba_words_unknown (boards, unknown);
      g_string_append_printf (list, "%s%s", n_unknown > 0 ? "\n" : "", line);
      n_unknown++;
    }

  note = scriba_words_unknown_note (n_unknown);
  gtk_label_set_label (self->unknown_note, note);
  gtk_label_set_label (self->unknown_list, list->str);
  gtk_widget_set_visible (GTK_WIDGET (self->unknown_note), n_unknown > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->unknown_list), n_unknown > 0);
  gtk_widget_set_visible (self->otherwise, scriba_boards_holder_is_otherwise (self->holder));
}

static void
show_next_im (ScribaOutcomeView *self)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (self->holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (self->holder);
  g_autofree char *title = scriba_words_next_im_title (boards, outcome);
  g_autofree char *reason = scriba_words_next_im_reason (boards, outcome);
  g_autofree char *bonus = scriba_words_next_im_bonus (boards, outcome);

  gtk_label_set_label (self->next_title, title);
  gtk_label_set_label (self->next_reason, reason);
  gtk_label_set_label (self->next_bonus, bonus != NULL ? bonus : "");
  gtk_widget_set_visible (GTK_WIDGET (self->next_bonus), bonus != NULL);
}

static void
show (ScribaOutcomeView *self)
{
  if (self->holder == NULL)
    return;

  scriba_step_list_show (self->steps, self->holder, self->field);
  scriba_award_card_show (self->award, self->holder, self->field);
  scriba_tally_card_show (self->tally, self->holder, self->field);
  show_next_im (self);
  show_unknown (self);
  show_revealed (self);
}

/** scriba_outcome_view_update: shows what came of the boards of @holder as they are now. */
void
scriba_outcome_view_update (ScribaOutcomeView *self,
                            ScribaBoardsHolder *holder)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_VIEW (self));

  g_set_object (&self->holder, holder);
  show (self);
}

/** scriba_outcome_view_get_field: the #BceField that is shown. */
int
scriba_outcome_view_get_field (ScribaOutcomeView *self)
{
  g_return_val_if_fail (SCRIBA_IS_OUTCOME_VIEW (self), 0);

  return self->field;
}

/** scriba_outcome_view_set_field: shows another #BceField, from its first step. */
void
scriba_outcome_view_set_field (ScribaOutcomeView *self,
                               int field)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_VIEW (self));
  g_return_if_fail (field >= 0 && field < BCE_N_FIELDS);

  if (self->field == field)
    return;

  self->field = field;
  self->n_revealed = 0;
  show (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIELD]);
}

/** scriba_outcome_view_set_narrow: whether there is room for one column only. */
void
scriba_outcome_view_set_narrow (ScribaOutcomeView *self,
                                gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_VIEW (self));

  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  adw_multi_layout_view_set_layout_name (self->layouts, narrow ? "narrow" : "wide");
  scriba_step_list_set_narrow (self->steps, narrow);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

/** scriba_outcome_view_set_phone: whether there is no room for things beside each other. */
void
scriba_outcome_view_set_phone (ScribaOutcomeView *self,
                               gboolean phone)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_VIEW (self));

  scriba_award_card_set_narrow (self->award, phone);
}

/** scriba_outcome_view_set_first: what is to be done about the result, and shown before it. */
void
scriba_outcome_view_set_first (ScribaOutcomeView *self,
                               GtkWidget *widget)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_VIEW (self));

  adw_bin_set_child (self->first, widget);
  g_object_bind_property (widget, "visible", self->first, "visible", G_BINDING_SYNC_CREATE);
}

/** scriba_outcome_view_set_step_by_step: whether the steps are revealed one by one, from the first. */
void
scriba_outcome_view_set_step_by_step (ScribaOutcomeView *self,
                                      gboolean step_by_step)
{
  g_return_if_fail (SCRIBA_IS_OUTCOME_VIEW (self));

  self->step_by_step = step_by_step;
  self->n_revealed = 0;
  show_revealed (self);
}

/** scriba_outcome_view_is_finished: whether nothing of the field is left to reveal. */
gboolean
scriba_outcome_view_is_finished (ScribaOutcomeView *self)
{
  g_return_val_if_fail (SCRIBA_IS_OUTCOME_VIEW (self), TRUE);

  return !self->step_by_step || self->n_revealed > scriba_step_list_get_n_steps (self->steps);
}

static gboolean
scroll_down_cb (gpointer data)
{
  ScribaOutcomeView *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  self->scroll_idle = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/**
 * scriba_outcome_view_reveal:
 * @self: a view
 *
 * Reveals the next step, or the award after the last one.
 *
 * Returns: (transfer full): what was revealed, to be read out
 */
char *
scriba_outcome_view_reveal (ScribaOutcomeView *self)
{
  g_return_val_if_fail (SCRIBA_IS_OUTCOME_VIEW (self), NULL);

  self->n_revealed++;
  show_revealed (self);

  if (self->n_revealed <= scriba_step_list_get_n_steps (self->steps))
    {
      /* Once the row has its place. */
      if (self->scroll_idle == 0)
        self->scroll_idle = g_idle_add_full (G_PRIORITY_LOW, scroll_down_cb, self, NULL);
      return g_strdup (scriba_step_list_get_speech (self->steps, self->n_revealed - 1));
    }

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  return scriba_words_field_headline (scriba_boards_holder_get_boards (self->holder),
                                      scriba_boards_holder_get_outcome (self->holder), self->field);
}

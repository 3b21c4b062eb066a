/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-step-row.h"

#include <glib/gi18n.h>

#include "scriba-token.h"
#include "words-step.h"

/* One step of a resolution: who, on whose card, what, why, and what it gives. */
struct _ScribaStepRow
{
  GtkListBoxRow parent_instance;

  char *speech;
  gboolean deploys;
  gboolean narrow;

  GtkLabel *number;
  ScribaToken *by;
  GtkWidget *arrow;
  ScribaToken *on;
  GtkLabel *title;
  GtkLabel *reason;
  GtkLabel *gain;
};

G_DEFINE_FINAL_TYPE (ScribaStepRow, scriba_step_row, GTK_TYPE_LIST_BOX_ROW)

static void
scriba_step_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_STEP_ROW);

  G_OBJECT_CLASS (scriba_step_row_parent_class)->dispose (object);
}

static void
scriba_step_row_finalize (GObject *object)
{
  g_free (SCRIBA_STEP_ROW (object)->speech);

  G_OBJECT_CLASS (scriba_step_row_parent_class)->finalize (object);
}

static void
scriba_step_row_class_init (ScribaStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  G_OBJECT_CLASS (klass)->dispose = scriba_step_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_step_row_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-step-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaStepRow, number);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepRow, by);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepRow, on);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepRow, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepRow, reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepRow, gain);
}

static void
scriba_step_row_init (ScribaStepRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_step_row_new: a row for a step. */
GtkWidget *
scriba_step_row_new (void)
{
  return g_object_new (SCRIBA_TYPE_STEP_ROW, NULL);
}

/* Where there is room for two tokens, all rows keep it, so that what they say begins in one line. */
static void
show_tokens (ScribaStepRow *self)
{
  gtk_widget_set_visible (self->arrow, !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->on), !self->narrow);
  gtk_widget_set_opacity (self->arrow, self->deploys ? 1 : 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->on), self->deploys ? 1 : 0);
}

/** scriba_step_row_show: shows step number @step, from 0, of @field. */
void
scriba_step_row_show (ScribaStepRow *self,
                      ScribaBoardsHolder *holder,
                      BceField field,
                      guint step)
{
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (holder);
  const BceStep *fact = &g_array_index (outcome->fields[field].steps, BceStep, step);
  g_auto (ScribaStepWords) words = { 0, };
  g_autofree char *number = g_strdup_printf ("%u", step + 1);

  g_return_if_fail (SCRIBA_IS_STEP_ROW (self));

  scriba_words_step (scriba_boards_holder_get_boards (holder), field, fact, &words);

  gtk_label_set_label (self->number, number);
  scriba_token_set_character (self->by, scriba_boards_holder_get_character (holder, fact->by));
  scriba_token_set_character (self->on, scriba_boards_holder_get_character (holder, fact->on));
  gtk_label_set_label (self->title, words.title);
  gtk_label_set_label (self->reason, words.reason);
  gtk_label_set_label (self->gain, words.gain != NULL ? words.gain : "");
  gtk_widget_set_visible (GTK_WIDGET (self->gain), words.gain != NULL);
  self->deploys = fact->kind == BCE_STEP_DEPLOY;
  show_tokens (self);

  g_free (self->speech);
  /* Translators: what happens in a step, and why. */
  self->speech = words.gain != NULL ? g_strdup_printf (_("%1$s, %3$s. %2$s"), words.title, words.reason, words.gain)
                                    : g_strdup_printf (_("%1$s. %2$s"), words.title, words.reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->speech, -1);
}

/** scriba_step_row_get_speech: the step in one line, to be read out. */
const char *
scriba_step_row_get_speech (ScribaStepRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEP_ROW (self), NULL);

  return self->speech;
}

/** scriba_step_row_set_narrow: whether there is room for one token only. */
void
scriba_step_row_set_narrow (ScribaStepRow *self,
                            gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_STEP_ROW (self));

  self->narrow = narrow;
  gtk_box_set_spacing (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self))), narrow ? 8 : 12);
  show_tokens (self);
}

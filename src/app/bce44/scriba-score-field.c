/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-field.h"

#include "scriba-stepper.h"

/* One entry of a player, with the stepper that sets it. */
struct _ScribaScoreField
{
  GtkBox parent_instance;

  GtkLabel *text;
  GtkLabel *note;
  ScribaStepper *stepper;

  ScribaScoreEntry entry;
  ScribaScoreSeat seat;
  guint index;
};

G_DEFINE_FINAL_TYPE (ScribaScoreField, scriba_score_field, GTK_TYPE_BOX)

static void
edited_cb (ScribaScoreField *self)
{
  ScribaNumber number = SCRIBA_UNKNOWN;

  if (!scriba_stepper_get_unknown (self->stepper))
    number = (ScribaNumber) SCRIBA_KNOWN (scriba_stepper_get_value (self->stepper));
  scriba_score_entry_set (&self->seat, self->entry, self->index, number);
}

static gboolean
scriba_score_field_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCRIBA_SCORE_FIELD (widget)->stepper));
}

static void
scriba_score_field_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SCORE_FIELD);

  G_OBJECT_CLASS (scriba_score_field_parent_class)->dispose (object);
}

static void
scriba_score_field_class_init (ScribaScoreFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_STEPPER);

  G_OBJECT_CLASS (klass)->dispose = scriba_score_field_dispose;
  widget_class->grab_focus = scriba_score_field_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-score-field.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaScoreField, text);
  gtk_widget_class_bind_template_child (widget_class, ScribaScoreField, note);
  gtk_widget_class_bind_template_child (widget_class, ScribaScoreField, stepper);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
}

static void
scriba_score_field_init (ScribaScoreField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_score_field_new:
 * @entry: what is entered
 * @orientation: whether its name stands before or above the number
 *
 * A field shows nothing before scriba_score_field_show().
 */
GtkWidget *
scriba_score_field_new (ScribaScoreEntry entry,
                        GtkOrientation orientation)
{
  ScribaScoreField *self = g_object_new (SCRIBA_TYPE_SCORE_FIELD, "orientation", orientation, NULL);

  self->entry = entry;
  scriba_stepper_set_range (self->stepper, 0, SCRIBA_NUMBER_HIGHEST);
  scriba_stepper_set_nullable (self->stepper, scriba_score_entry_get_nullable (entry));
  scriba_score_field_set_text (self, scriba_score_entry_get_title (entry));
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->text), "reason");
      gtk_box_set_spacing (GTK_BOX (self), 2);
    }
  return GTK_WIDGET (self);
}

/** scriba_score_field_set_text: what stands beside the number; %NULL for nothing. */
void
scriba_score_field_set_text (ScribaScoreField *self,
                             const char *text)
{
  g_return_if_fail (SCRIBA_IS_SCORE_FIELD (self));

  gtk_label_set_label (self->text, text != NULL ? text : "");
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->text)), text != NULL);
}

/** scriba_score_field_set_note: a second, quieter line below the text; %NULL for none. */
void
scriba_score_field_set_note (ScribaScoreField *self,
                             const char *note)
{
  g_return_if_fail (SCRIBA_IS_SCORE_FIELD (self));

  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
}

/** scriba_score_field_show: shows the number of @seat; @index is of the thing that it belongs to, if any. */
void
scriba_score_field_show (ScribaScoreField *self,
                         const ScribaScoreSeat *seat,
                         guint index)
{
  ScribaNumber number;
  g_autofree char *name = NULL;

  g_return_if_fail (SCRIBA_IS_SCORE_FIELD (self));

  self->seat = *seat;
  self->index = index;
  number = scriba_score_entry_get (seat, self->entry, index);
  name = scriba_score_entry_get_name (seat, self->entry, index);

  scriba_stepper_set_title (self->stepper, name);
  if (number.known)
    scriba_stepper_set_value (self->stepper, number.value);
  else
    scriba_stepper_set_unknown (self->stepper, TRUE);
}

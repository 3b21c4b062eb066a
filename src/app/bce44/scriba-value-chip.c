/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-value-chip.h"

#include <glib/gi18n.h>

#include "scriba-number.h"
#include "scriba-speech.h"

/* The most that one tap tells; more is typed. */
#define MOST_DIGIT 5

/* An unknown value in its place: a tap asks for it there, and it can always wait. */
struct _ScribaValueChip
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkLabel *label;
  GtkPopover *popover;
  GtkLabel *title;
  GtkBox *digits;
  GtkEntry *entry;
};

G_DEFINE_FINAL_TYPE (ScribaValueChip, scriba_value_chip, ADW_TYPE_BIN)

enum
{
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell (ScribaValueChip *self,
      int value)
{
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, signals[TOLD], 0, value);
}

static void
digit_cb (ScribaValueChip *self,
          GtkButton *digit)
{
  tell (self, atoi (gtk_button_get_label (digit)));
}

static void
typed_cb (ScribaValueChip *self)
{
  guint64 value;

  if (g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (self->entry)), 10,
                                  0, SCRIBA_NUMBER_HIGHEST, &value, NULL))
    tell (self, value);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
shown_cb (ScribaValueChip *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
scriba_value_chip_class_init (ScribaValueChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ScribaValueChip::told:
   * @value: 0 to 9,999
   *
   * The user has told the value.
   */
  signals[TOLD] =
    g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-value-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaValueChip, button);
  gtk_widget_class_bind_template_child (widget_class, ScribaValueChip, label);
  gtk_widget_class_bind_template_child (widget_class, ScribaValueChip, popover);
  gtk_widget_class_bind_template_child (widget_class, ScribaValueChip, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaValueChip, digits);
  gtk_widget_class_bind_template_child (widget_class, ScribaValueChip, entry);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
}

static void
scriba_value_chip_init (ScribaValueChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int i = 0; i <= MOST_DIGIT; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);
      GtkWidget *digit = gtk_button_new_with_label (text);

      g_signal_connect_object (digit, "clicked", G_CALLBACK (digit_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->digits, digit);
    }
}

/** scriba_value_chip_new: a chip that shows @label, such as “?”. */
GtkWidget *
scriba_value_chip_new (const char *label)
{
  ScribaValueChip *self = g_object_new (SCRIBA_TYPE_VALUE_CHIP, NULL);

  gtk_label_set_label (self->label, label);
  return GTK_WIDGET (self);
}

/** scriba_value_chip_set_title: which value is asked for; also how a screen reader calls the chip. */
void
scriba_value_chip_set_title (ScribaValueChip *self,
                             const char *title)
{
  /* Translators: %s is a value that nobody has told yet, such as “Charisma of Consul, Anna”. */
  g_autofree char *name = g_strdup_printf (_("%s, unknown"), title);

  g_return_if_fail (SCRIBA_IS_VALUE_CHIP (self));

  gtk_label_set_label (self->title, title);
  scriba_speech_name (GTK_WIDGET (self->button), name);
  scriba_speech_name (gtk_widget_get_first_child (GTK_WIDGET (self->button)), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-side-strip.h"

#include <glib/gi18n.h>
#include <string.h>

#include "caesar-counts.h"
#include "scriba-side-mark.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-theme.h"
#include "scriba-words.h"

/**
 * ScribaSideStrip:
 *
 * The sides in little room, above the map of a phone: a tap, the action `page.cards`, shows what else
 * there is about them.
 */
struct _ScribaSideStrip
{
  GtkBox parent_instance;

  GtkWidget *buttons[CAESAR_N_SIDES];
  GtkLabel *labels[CAESAR_N_SIDES];
  char *numbers[CAESAR_N_SIDES];
  char *texts[CAESAR_N_SIDES]; /* with a word, where there is room for it */
};

G_DEFINE_FINAL_TYPE (ScribaSideStrip, scriba_side_strip, GTK_TYPE_BOX)

/* A number with something missing takes the room of the word. */
static gboolean
has_room (ScribaSideStrip *self)
{
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    if (strchr (self->numbers[side], '?') != NULL)
      return FALSE;

  return !scriba_theme_has_large_text (GTK_WIDGET (self));
}

static void
show_labels (ScribaSideStrip *self)
{
  gboolean room = has_room (self);

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    gtk_label_set_label (self->labels[side], room ? self->texts[side] : self->numbers[side]);
}

/* How large text is may be known only after it was shown. */
static void
scriba_side_strip_css_changed (GtkWidget *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (scriba_side_strip_parent_class)->css_changed (widget, change);

  if (SCRIBA_SIDE_STRIP (widget)->numbers[0] != NULL)
    show_labels (SCRIBA_SIDE_STRIP (widget));
}

static void
scriba_side_strip_finalize (GObject *object)
{
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      g_free (SCRIBA_SIDE_STRIP (object)->numbers[side]);
      g_free (SCRIBA_SIDE_STRIP (object)->texts[side]);
    }

  G_OBJECT_CLASS (scriba_side_strip_parent_class)->finalize (object);
}

static void
scriba_side_strip_class_init (ScribaSideStripClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_side_strip_finalize;
  GTK_WIDGET_CLASS (klass)->css_changed = scriba_side_strip_css_changed;
}

static void
add_side (ScribaSideStrip *self,
          guint side)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (NULL);

  self->buttons[side] = gtk_button_new ();
  self->labels[side] = GTK_LABEL (label);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (content), scriba_side_mark_new (side, 24));
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (self->buttons[side]), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->buttons[side]), "page.cards");
  gtk_widget_add_css_class (self->buttons[side], "flat");
  gtk_widget_add_css_class (self->buttons[side], "side-chip");
  gtk_box_append (GTK_BOX (self), self->buttons[side]);
}

static void
scriba_side_strip_init (ScribaSideStrip *self)
{
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    add_side (self, side);
}

/** scriba_side_strip_show: draws whose turn it is, and what the sides have left. */
void
scriba_side_strip_show (ScribaSideStrip *self,
                        const CaesarState *state,
                        const CaesarBox *box)
{
  g_return_if_fail (SCRIBA_IS_SIDE_STRIP (self));

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      g_autofree char *number = scriba_words_control_left (state, box, side);
      /* Translators: the control tokens that a side has left, in little room. */
      g_autofree char *text = g_strdup_printf (_("%s left"), number);
      g_autofree char *name = g_strdup_printf ("%s: %s", scriba_words_caesar_player (state, side), text);

      g_set_str (&self->numbers[side], number);
      g_set_str (&self->texts[side], text);
      scriba_style_set (self->buttons[side], "turn", state->turn.side == (int) side);
      scriba_speech_name (self->buttons[side], name);
    }
  show_labels (self);
}

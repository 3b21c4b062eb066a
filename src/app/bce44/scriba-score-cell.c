/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-cell.h"

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-words.h"

/* A number of a score; it tells why it is what it is. */
struct _ScribaScoreCell
{
  GtkButton parent_instance;

  GtkLabel *label;

  guint number;
  ScribaScoreSeat seat; /* its holder is not owned */
};

G_DEFINE_FINAL_TYPE (ScribaScoreCell, scriba_score_cell, GTK_TYPE_BUTTON)

static void
scriba_score_cell_clicked (GtkButton *button)
{
  ScribaScoreCell *self = SCRIBA_SCORE_CELL (button);

  scriba_score_number_explain (&self->seat, self->number, GTK_WIDGET (self));
}

static void
scriba_score_cell_class_init (ScribaScoreCellClass *klass)
{
  GTK_BUTTON_CLASS (klass)->clicked = scriba_score_cell_clicked;
}

static void
scriba_score_cell_init (ScribaScoreCell *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_natural_wrap_mode (self->label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->label));
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "score-cell");
}

/**
 * scriba_score_cell_new:
 * @number: a #ScribaScoreNumber
 * @style: the style class of its text
 */
GtkWidget *
scriba_score_cell_new (guint number,
                       const char *style)
{
  ScribaScoreCell *self = g_object_new (SCRIBA_TYPE_SCORE_CELL, NULL);

  self->number = number;
  gtk_widget_add_css_class (GTK_WIDGET (self->label), style);
  return GTK_WIDGET (self);
}

/** scriba_score_cell_show: shows the number of @seat. */
void
scriba_score_cell_show (ScribaScoreCell *self,
                        const ScribaScoreSeat *seat)
{
  g_autofree char *amount = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (SCRIBA_IS_SCORE_CELL (self));

  self->seat = *seat;
  amount = scriba_score_number_get_amount (seat, self->number);
  gtk_label_set_label (self->label, amount);

  /* Translators: a number of the score sheet for a screen reader: “Máté, lowest field times two, 14”. */
  name = g_strdup_printf (_("%1$s, %2$s, %3$s"),
                          scriba_words_player (scriba_score_holder_get_scoring (seat->holder), seat->player),
                          scriba_score_number_get_title_inside (self->number), amount);
  scriba_speech_name (GTK_WIDGET (self), name);
}

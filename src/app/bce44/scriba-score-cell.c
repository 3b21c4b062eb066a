/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-cell.h"

#include <glib/gi18n.h>

#include "scriba-why-dialog.h"
#include "scriba-words.h"

/* A number of the score sheet; it tells why it is what it is. */
struct _ScribaScoreCell
{
  GtkButton parent_instance;

  GtkLabel *label;

  guint line; /* a BceScoreLine, or BCE_N_LINES for the total */
  guint player;
  ScribaScoreDraft *draft; /* not owned */
};

G_DEFINE_FINAL_TYPE (ScribaScoreCell, scriba_score_cell, GTK_TYPE_BUTTON)

static char *
get_amount (ScribaScoreCell *self)
{
  const BceScore *score = scriba_score_draft_get_score (self->draft);

  if (self->line == BCE_N_LINES)
    return scriba_words_score_total (score, self->player);
  return scriba_words_score_amount (score, self->player, self->line);
}

static void
scriba_score_cell_clicked (GtkButton *button)
{
  ScribaScoreCell *self = SCRIBA_SCORE_CELL (button);
  const BceScoring *scoring = scriba_score_draft_get_scoring (self->draft);
  const BceScore *score = scriba_score_draft_get_score (self->draft);
  gboolean total = self->line == BCE_N_LINES;
  /* Translators: a number of the score sheet and whose it is: “Statues, Anna”. */
  g_autofree char *title = g_strdup_printf (C_("number", "%1$s, %2$s"),
                                            total ? _("Imperium") : scriba_words_score_line (self->line),
                                            scriba_words_player (scoring, self->player));
  g_autoptr (GPtrArray) lines = total ? scriba_words_total_lines (score, self->player)
                                      : scriba_words_score_lines (scoring, score, self->player, self->line);
  g_autofree char *amount = get_amount (self);

  adw_dialog_present (scriba_why_dialog_new (title, total ? NULL : scriba_words_score_rule (self->line), lines, amount),
                      GTK_WIDGET (self));
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

/** scriba_score_cell_new: a cell of @line, a #BceScoreLine, or of the total, %BCE_N_LINES. */
GtkWidget *
scriba_score_cell_new (guint line)
{
  ScribaScoreCell *self = g_object_new (SCRIBA_TYPE_SCORE_CELL, NULL);

  self->line = line;
  gtk_widget_add_css_class (GTK_WIDGET (self->label), line == BCE_N_LINES ? "number" : "resource");
  return GTK_WIDGET (self);
}

/** scriba_score_cell_show: shows the number of @player. */
void
scriba_score_cell_show (ScribaScoreCell *self,
                        ScribaScoreDraft *draft,
                        guint player)
{
  g_autofree char *amount = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (SCRIBA_IS_SCORE_CELL (self));

  self->draft = draft;
  self->player = player;
  amount = get_amount (self);
  gtk_label_set_label (self->label, amount);

  /* Translators: a number of the score sheet for a screen reader: “Máté, lowest field times two, 14”. */
  name = g_strdup_printf (_("%1$s, %2$s, %3$s"),
                          scriba_words_player (scriba_score_draft_get_scoring (draft), player),
                          self->line == BCE_N_LINES ? _("Imperium") : scriba_words_score_line_inside (self->line),
                          amount);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-result-card.h"

#include "scriba-side-mark.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

/**
 * ScribaResultCard:
 *
 * Who won, why, and with what; nothing, as long as it is played.
 */
struct _ScribaResultCard
{
  GtkBox parent_instance;

  ScribaSideMark *mark;
  GtkLabel *title;
  GtkLabel *caesar;
  GtkLabel *pompey;
};

G_DEFINE_FINAL_TYPE (ScribaResultCard, scriba_result_card, GTK_TYPE_BOX)

static void
scriba_result_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_RESULT_CARD);

  G_OBJECT_CLASS (scriba_result_card_parent_class)->dispose (object);
}

static void
scriba_result_card_class_init (ScribaResultCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SIDE_MARK);

  G_OBJECT_CLASS (klass)->dispose = scriba_result_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-result-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaResultCard, mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaResultCard, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaResultCard, caesar);
  gtk_widget_class_bind_template_child (widget_class, ScribaResultCard, pompey);
}

static void
scriba_result_card_init (ScribaResultCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_result_card_show: draws how a game ended. */
void
scriba_result_card_show (ScribaResultCard *self,
                         const CaesarState *state,
                         const CaesarBox *box)
{
  g_autofree char *title = NULL;
  g_autofree char *caesar = NULL;
  g_autofree char *pompey = NULL;

  g_return_if_fail (SCRIBA_IS_RESULT_CARD (self));

  title = scriba_words_caesar_result (state);
  caesar = scriba_words_caesar_placed (state, box, CAESAR_SIDE_CAESAR);
  pompey = scriba_words_caesar_placed (state, box, CAESAR_SIDE_POMPEY);
  gtk_widget_set_visible (GTK_WIDGET (self), state->stage == CAESAR_STAGE_OVER);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), state->result.winner != CAESAR_NOBODY);
  if (state->result.winner != CAESAR_NOBODY)
    scriba_side_mark_set_side (self->mark, state->result.winner);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->caesar, caesar);
  gtk_label_set_label (self->pompey, pompey);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-award-card.h"

#include "bce-boards.h"
#include "scriba-duel-seats.h"
#include "scriba-field-icon.h"
#include "scriba-token.h"
#include "words-award.h"

/* Who won a field, and who gets the tile and the denarii. */
struct _ScribaAwardCard
{
  GtkBox parent_instance;

  GtkImage *symbol;
  GtkLabel *headline;
  ScribaDuelBar *bar;
  GtkLabel *reason;
  ScribaToken *tile_token;
  GtkLabel *tile_title;
  GtkLabel *tile_reason;
  GtkWidget *denarii;
  GtkBox *tokens;
  GtkSizeGroup *lead;
  GtkLabel *denarii_title;
  GtkLabel *denarii_reason;
};

G_DEFINE_FINAL_TYPE (ScribaAwardCard, scriba_award_card, GTK_TYPE_BOX)

static void
scriba_award_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_AWARD_CARD);

  G_OBJECT_CLASS (scriba_award_card_parent_class)->dispose (object);
}

static void
scriba_award_card_class_init (ScribaAwardCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_DUEL_BAR);
  g_type_ensure (SCRIBA_TYPE_TOKEN);

  G_OBJECT_CLASS (klass)->dispose = scriba_award_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-award-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, symbol);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, headline);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, tile_token);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, tile_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, tile_reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, denarii);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, tokens);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, lead);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, denarii_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaAwardCard, denarii_reason);
}

static void
scriba_award_card_init (ScribaAwardCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_denarii (ScribaAwardCard *self,
              ScribaBoardsHolder *holder,
              BceField field)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (holder);
  g_autofree char *title = scriba_words_denarii_title (boards, outcome, field);
  g_autofree char *reason = scriba_words_denarii_reason (outcome, field);
  guint8 order[BCE_MAX_SEATS];
  GtkWidget *token;

  gtk_widget_set_visible (self->denarii, title != NULL);
  if (title == NULL)
    return;

  gtk_label_set_label (self->denarii_title, title);
  gtk_label_set_label (self->denarii_reason, reason);

  while ((token = gtk_widget_get_first_child (GTK_WIDGET (self->tokens))) != NULL)
    gtk_box_remove (self->tokens, token);
  bce_boards_suitor_order (boards, order);
  for (guint i = 0; i < boards->n_seats; i++)
    if (outcome->fields[field].denarii[order[i]] > 0)
      gtk_box_append (self->tokens,
                      scriba_token_new (scriba_boards_holder_get_character (holder, order[i]), 22));
}

/** scriba_award_card_show: shows the award of @field. */
void
scriba_award_card_show (ScribaAwardCard *self,
                        ScribaBoardsHolder *holder,
                        BceField field)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (holder);
  g_autofree char *headline = scriba_words_field_headline (boards, outcome, field);
  g_autofree char *reason = scriba_words_field_reason (boards, outcome, field);
  g_autofree char *tile_title = scriba_words_tile_title (boards, outcome, field);
  g_autofree char *tile_reason = scriba_words_tile_reason (boards, outcome, field);

  g_return_if_fail (SCRIBA_IS_AWARD_CARD (self));

  scriba_field_icon_set (self->symbol, field);
  gtk_label_set_label (self->headline, headline);
  gtk_label_set_label (self->reason, reason);
  scriba_duel_seats_show (self->bar, holder, field);
  scriba_token_set_character (self->tile_token,
                              scriba_boards_holder_get_character (holder, outcome->fields[field].tile_to));
  gtk_label_set_label (self->tile_title, tile_title);
  gtk_label_set_label (self->tile_reason, tile_reason);
  show_denarii (self, holder, field);
}

/** scriba_award_card_set_narrow: whether those who collect denarii stand below each other, for want of room. */
void
scriba_award_card_set_narrow (ScribaAwardCard *self,
                              gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_AWARD_CARD (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tokens),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_size_group_set_mode (self->lead, narrow ? GTK_SIZE_GROUP_HORIZONTAL : GTK_SIZE_GROUP_NONE);
}

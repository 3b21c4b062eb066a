/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-winner-card.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-score-unknown.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define MOST_UNKNOWN 3

/* Who won, and above all by which rule; or what is missing to tell. */
struct _ScribaWinnerCard
{
  GtkWidget parent_instance;

  gboolean tall;

  GtkBox *card;
  GtkOrientable *who;
  GtkBox *tokens;
  GtkLabel *title;
  GtkLabel *rule;
  GtkLabel *reason;
  AdwWrapBox *numbers;
};

G_DEFINE_FINAL_TYPE (ScribaWinnerCard, scriba_winner_card, GTK_TYPE_WIDGET)

static void
scriba_winner_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_WINNER_CARD);

  G_OBJECT_CLASS (scriba_winner_card_parent_class)->dispose (object);
}

static void
scriba_winner_card_class_init (ScribaWinnerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_winner_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-winner-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaWinnerCard, card);
  gtk_widget_class_bind_template_child (widget_class, ScribaWinnerCard, who);
  gtk_widget_class_bind_template_child (widget_class, ScribaWinnerCard, tokens);
  gtk_widget_class_bind_template_child (widget_class, ScribaWinnerCard, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaWinnerCard, rule);
  gtk_widget_class_bind_template_child (widget_class, ScribaWinnerCard, reason);
  gtk_widget_class_bind_template_child (widget_class, ScribaWinnerCard, numbers);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scriba_winner_card_init (ScribaWinnerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    {
      if (GTK_IS_BOX (box))
        gtk_box_remove (GTK_BOX (box), child);
      else
        adw_wrap_box_remove (ADW_WRAP_BOX (box), child);
    }
}

static void
show_label (GtkLabel *label,
            const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* The number that decided, of each who was level until then. */
static void
add_number (ScribaWinnerCard *self,
            BceCharacter character,
            gint64 value)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *amount = scriba_words_amount (value, 0);
  GtkWidget *number = gtk_label_new (amount);

  gtk_widget_add_css_class (number, "total");
  gtk_box_append (GTK_BOX (pair), scriba_token_new (character, 24));
  gtk_box_append (GTK_BOX (pair), number);
  adw_wrap_box_append (self->numbers, pair);
}

static void
add_numbers (ScribaWinnerCard *self,
             ScribaScoreHolder *holder,
             const BcePlayerScore *best,
             gboolean winners)
{
  const BceScoring *scoring = scriba_score_holder_get_scoring (holder);
  const BceScore *score = scriba_score_holder_get_score (holder);
  gboolean influence = score->decided_by == BCE_VICTORY_INFLUENCE;

  for (guint player = 0; player < score->n_players; player++)
    {
      const BcePlayerScore *result = &score->players[player];

      if (scoring->players[player].shared || result->total != best->total ||
          (influence && result->authority_ambition != best->authority_ambition) ||
          winners != ((score->winners & (1 << player)) != 0))
        continue;
      add_number (self, scriba_score_holder_get_character (holder, player),
                  influence ? result->influence : result->authority_ambition);
    }
}

static const BcePlayerScore *
show_winners (ScribaWinnerCard *self,
              ScribaScoreHolder *holder)
{
  const BceScore *score = scriba_score_holder_get_score (holder);
  const BcePlayerScore *best = NULL;

  for (guint player = 0; player < score->n_players; player++)
    if ((score->winners & (1 << player)) != 0)
      {
        best = &score->players[player];
        gtk_box_append (self->tokens, scriba_token_new (scriba_score_holder_get_character (holder, player), self->tall ? 64 : 48));
      }
  return best;
}

/** scriba_winner_card_set_narrow: whether several winners, and the deciding numbers, stand below each other. */
void
scriba_winner_card_set_narrow (ScribaWinnerCard *self,
                               gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_WINNER_CARD (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->card),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tokens),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/** scriba_winner_card_set_tall: whether all stands below each other, and is large. Before the card is shown. */
void
scriba_winner_card_set_tall (ScribaWinnerCard *self,
                             gboolean tall)
{
  g_return_if_fail (SCRIBA_IS_WINNER_CARD (self));

  self->tall = tall;
  gtk_orientable_set_orientation (self->who, tall ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (tall)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->card), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_halign (GTK_WIDGET (self->tokens), tall ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  scriba_style_set (GTK_WIDGET (self->card), "tall", tall);
}

/** scriba_winner_card_show: shows how the game of @seat ended, as far as it is known. */
void
scriba_winner_card_show (ScribaWinnerCard *self,
                         const ScribaScoreSeat *seat)
{
  ScribaScoreHolder *holder = seat->holder;
  const BceScoring *scoring = scriba_score_holder_get_scoring (holder);
  const BceScore *score = scriba_score_holder_get_score (holder);
  g_autofree char *verdict = scriba_words_verdict (scoring, score);
  g_autofree char *reason = NULL;
  g_autofree char *unknown = scriba_score_unknown_list (seat, TRUE, MOST_UNKNOWN);
  gboolean empty, decided;

  g_return_if_fail (SCRIBA_IS_WINNER_CARD (self));

  empty = bce_score_is_empty (scoring, score);
  decided = !empty && bce_score_is_decided (scoring, score);
  if (!empty)
    reason = scriba_words_victory_reason (scoring, score);
  clear (GTK_WIDGET (self->tokens));
  clear (GTK_WIDGET (self->numbers));

  gtk_label_set_label (self->title, verdict);
  if (decided)
    {
      const BcePlayerScore *best = show_winners (self, holder);

      add_numbers (self, holder, best, TRUE);
      add_numbers (self, holder, best, FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->tokens), decided);
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), decided &&
                          (score->decided_by == BCE_VICTORY_AUTHORITY_AMBITION ||
                           score->decided_by == BCE_VICTORY_INFLUENCE));
  show_label (self->rule, decided ? scriba_words_victory_rule (score->decided_by) : unknown);
  show_label (self->reason, reason);
}

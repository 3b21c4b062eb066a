/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-player-card.h"

#include <glib/gi18n.h>

#include "bce-turns.h"
#include "scriba-speech.h"
#include "scriba-token.h"
#include "scriba-words.h"

struct _ScribaPlayerCard
{
  GtkButton parent_instance;

  ScribaToken *token;
  GtkLabel *name;
  GtkLabel *badge;
  GtkOrientable *numbers;
  GtkLabel *track;
  GtkLabel *denarii;
  GtkWidget *denarii_box;
  GtkLabel *architects;
  GtkWidget *architects_box;
  GtkLabel *cards;
  GtkWidget *cards_box;
};

G_DEFINE_FINAL_TYPE (ScribaPlayerCard, scriba_player_card, GTK_TYPE_BUTTON)

static void
set_number (GtkLabel *label,
            int number)
{
  g_autofree char *text = scriba_words_amount (number, 0);

  gtk_label_set_label (label, text);
}

/* Turn, passed and Imperium Maius are told in words, not by colour alone. */
static char *
describe_state (const BceState *state,
                guint seat)
{
  if (state->turn == (int) seat && bce_stage_has_turns (state->stage) && !state->players[seat].passed)
    return g_strdup (_("Turn"));
  if (state->players[seat].passed)
    return g_strdup (_("Passed"));
  if (state->im == (int) seat)
    return g_strdup (C_("Imperium Maius", "IM"));
  if (state->shared == (int) seat)
    return g_strdup (_("Shared"));

  return NULL;
}

static char *
describe (const BceState *state,
          guint seat,
          const char *badge)
{
  const BcePlayer *player = &state->players[seat];
  g_autofree char *track = scriba_words_thing_amount (BCE_THING_IMPERIUM, player->track);
  g_autofree char *denarii = scriba_words_thing_amount (BCE_THING_DENARIUS, player->denarii);
  g_autofree char *architects = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d architect", "%d architects",
                                                              bce_count_architects (state, seat)),
                                                 bce_count_architects (state, seat));
  g_autofree char *cards = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d card", "%d cards",
                                                         MAX (0, bce_count_cards (state, seat))),
                                            bce_count_cards (state, seat));
  const char *parts[7];
  guint n = 0;

  parts[n++] = player->name;
  if (badge != NULL)
    parts[n++] = badge;
  parts[n++] = track;
  if (state->settings.denarii)
    parts[n++] = denarii;
  parts[n++] = architects;
  parts[n++] = cards;
  parts[n] = NULL;
  return scriba_words_join (parts);
}

/**
 * scriba_player_card_show:
 * @self: a card
 * @state: the state of a game
 * @seat: a player
 * @compact: whether only token, Imperium and denarii have room
 */
void
scriba_player_card_show (ScribaPlayerCard *self,
                         const BceState *state,
                         guint seat,
                         gboolean compact)
{
  const BcePlayer *player = &state->players[seat];
  g_autofree char *badge = describe_state (state, seat);
  g_autofree char *speech = describe (state, seat, badge);
  gboolean turn = state->turn == (int) seat && bce_stage_has_turns (state->stage);

  g_return_if_fail (SCRIBA_IS_PLAYER_CARD (self));

  scriba_token_set_character (self->token, player->character);
  gtk_label_set_label (self->name, player->name);
  gtk_widget_set_visible (GTK_WIDGET (self->name), !compact);
  gtk_label_set_label (self->badge, badge != NULL ? badge : "");
  gtk_widget_set_visible (GTK_WIDGET (self->badge), badge != NULL);
  set_number (self->track, player->track);
  set_number (self->denarii, player->denarii);
  gtk_widget_set_visible (self->denarii_box, state->settings.denarii);
  set_number (self->architects, bce_count_architects (state, seat));
  gtk_widget_set_visible (self->architects_box, !compact);
  set_number (self->cards, MAX (0, bce_count_cards (state, seat)));
  gtk_widget_set_visible (self->cards_box, !compact);
  scriba_speech_name (GTK_WIDGET (self), speech);

  if (turn)
    gtk_widget_add_css_class (GTK_WIDGET (self), "turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "turn");
  if (player->passed)
    gtk_widget_add_css_class (GTK_WIDGET (self), "passed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "passed");
}

static void
scriba_player_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PLAYER_CARD);

  G_OBJECT_CLASS (scriba_player_card_parent_class)->dispose (object);
}

static void
scriba_player_card_class_init (ScribaPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  G_OBJECT_CLASS (klass)->dispose = scriba_player_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-player-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, badge);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, numbers);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, track);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, denarii);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, denarii_box);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, architects);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, architects_box);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, cards);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, cards_box);
}

static void
scriba_player_card_init (ScribaPlayerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

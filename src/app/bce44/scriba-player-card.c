/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-player-card.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "scriba-player-badge.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define STACKED_WIDTH 40 /* leaves no room beside it in a small card */

struct _ScribaPlayerCard
{
  GtkButton parent_instance;

  GtkBox *head;
  ScribaToken *token;
  GtkLabel *name;
  GtkLabel *character;
  GtkWidget *im;
  GtkWidget *badge;
  GtkWidget *check;
  GtkLabel *badge_label;
  GtkWidget *passed;
  GtkWidget *imperium;
  GtkLabel *track;
  GtkWidget *caption;
  GtkBox *resources;
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
  const char *parts[8];
  guint n = 0;

  parts[n++] = player->name;
  if (state->im == (int) seat)
    parts[n++] = _("Imperium Maius");
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

static void
show_badges (ScribaPlayerCard *self,
             const BceState *state,
             guint seat,
             ScribaCardSize size)
{
  gboolean passed = state->players[seat].passed;
  const char *badge = scriba_player_badge_get_title (state, seat);

  gtk_widget_set_visible (self->im, state->im == (int) seat);
  gtk_label_set_label (self->badge_label, badge != NULL ? badge : "");
  gtk_widget_set_visible (self->check, passed);
  gtk_widget_set_visible (self->badge, badge != NULL && size == SCRIBA_CARD_WIDE);
  gtk_widget_set_visible (self->passed, passed && size != SCRIBA_CARD_WIDE);
  scriba_style_set (self->badge, "accent", scriba_player_badge_has_turn (state, seat));
}

/* A narrow card drops what the wide one has room for. */
static void
set_size (ScribaPlayerCard *self,
          const BceState *state,
          ScribaCardSize size)
{
  gboolean wide = size == SCRIBA_CARD_WIDE;
  /* In every card the denarii stand below then, whatever the numbers are. */
  gboolean stacked = size == SCRIBA_CARD_SMALL || (size == SCRIBA_CARD_PHONE && state->n_seats == BCE_MAX_SEATS);
  gboolean row = size == SCRIBA_CARD_ROW;
  gboolean phone = size == SCRIBA_CARD_PHONE || size == SCRIBA_CARD_SMALL;

  scriba_token_set_size (self->token, wide ? 32 : size == SCRIBA_CARD_SMALL ? 28 : stacked ? 18 : 22);
  gtk_widget_set_visible (GTK_WIDGET (self->name), !phone);
  gtk_widget_set_visible (GTK_WIDGET (self->character), wide);
  gtk_widget_set_visible (self->caption, wide);
  gtk_widget_set_visible (self->denarii_box, state->settings.denarii);
  gtk_widget_set_visible (self->architects_box, !phone || !state->settings.denarii);
  gtk_widget_set_visible (self->cards_box, !phone);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->resources),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->head, phone ? 2 : 8);
  gtk_box_set_spacing (self->resources, wide ? 16 : 6);
  gtk_widget_set_size_request (self->imperium, stacked ? STACKED_WIDTH : -1, -1);
  scriba_style_set (GTK_WIDGET (self->track), "total", wide || row);
  scriba_style_set (GTK_WIDGET (self->track), "number", phone);
  scriba_style_set (GTK_WIDGET (self), "phone", phone);
  scriba_style_set (GTK_WIDGET (self), "small", size == SCRIBA_CARD_SMALL);
}

/**
 * scriba_player_card_show:
 * @self: a card
 * @state: the state of a game
 * @seat: a player
 * @size: how much room there is
 */
void
scriba_player_card_show (ScribaPlayerCard *self,
                         const BceState *state,
                         guint seat,
                         ScribaCardSize size)
{
  const BcePlayer *player = &state->players[seat];
  g_autofree char *speech = describe (state, seat, scriba_player_badge_get_title (state, seat));

  g_return_if_fail (SCRIBA_IS_PLAYER_CARD (self));

  scriba_token_set_character (self->token, player->character);
  gtk_label_set_label (self->name, player->name);
  gtk_label_set_label (self->character, scriba_words_character (player->character));
  set_number (self->track, player->track);
  set_number (self->denarii, player->denarii);
  set_number (self->architects, bce_count_architects (state, seat));
  set_number (self->cards, MAX (0, bce_count_cards (state, seat)));
  set_size (self, state, size);
  show_badges (self, state, seat, size);
  scriba_speech_name (GTK_WIDGET (self), speech);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), size == SCRIBA_CARD_WIDE ? NULL : speech);
  scriba_style_set (GTK_WIDGET (self), "turn", scriba_player_badge_has_turn (state, seat));
  scriba_style_set (GTK_WIDGET (self), "passed", player->passed);
}

static void
scriba_player_card_class_init (ScribaPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-player-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, head);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, character);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, im);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, badge);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, check);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, badge_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, passed);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, imperium);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, track);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, caption);
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerCard, resources);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-scene-seat.h"

#include <glib/gi18n.h>

#include "scriba-player-badge.h"
#include "scriba-scaled-layout.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-words.h"

/**
 * ScribaSceneSeat:
 *
 * A player in the table view: the token with its shape and letter, the name, and the Imperium; nothing of what is stored.
 */
struct _ScribaSceneSeat
{
  GtkBox parent_instance;

  ScribaSceneSeatForm form;

  GtkBox *who;
  ScribaToken *token;
  GtkWidget *words;
  GtkLabel *name;
  GtkWidget *im;
  GtkImage *crown;
  GtkLabel *badge;
  GtkWidget *amount;
  GtkLabel *imperium;
  GtkWidget *caption;
};

G_DEFINE_FINAL_TYPE (ScribaSceneSeat, scriba_scene_seat, GTK_TYPE_BOX)

static void
scriba_scene_seat_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SCENE_SEAT);

  G_OBJECT_CLASS (scriba_scene_seat_parent_class)->dispose (object);
}

static void
scriba_scene_seat_class_init (ScribaSceneSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  G_OBJECT_CLASS (klass)->dispose = scriba_scene_seat_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-scene-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, who);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, words);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, im);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, crown);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, badge);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, amount);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, imperium);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSeat, caption);
}

static void
scriba_scene_seat_init (ScribaSceneSeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_scaled_layout_sharpen (self->crown);
  scriba_scene_seat_set_form (self, SCRIBA_SCENE_SEAT_COLUMN);
}

/** scriba_scene_seat_new: a player who is not known yet. */
GtkWidget *
scriba_scene_seat_new (void)
{
  return g_object_new (SCRIBA_TYPE_SCENE_SEAT, NULL);
}

/** scriba_scene_seat_set_form: how the player stands among the others. */
void
scriba_scene_seat_set_form (ScribaSceneSeat *self,
                            ScribaSceneSeatForm form)
{
  gboolean row = form == SCRIBA_SCENE_SEAT_ROW;
  gboolean column = form == SCRIBA_SCENE_SEAT_COLUMN;

  g_return_if_fail (SCRIBA_IS_SCENE_SEAT (self));

  self->form = form;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->who), column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words), column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (GTK_WIDGET (self->who), row ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->who), row);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), row);
  gtk_widget_set_visible (self->words, form != SCRIBA_SCENE_SEAT_SMALL);
  gtk_widget_set_visible (self->caption, column);
  /* Numbers stand in one line, whatever is told above them. */
  gtk_widget_set_valign (self->amount, column ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_label_set_xalign (self->name, row ? 0 : 0.5);
  gtk_label_set_justify (self->name, row ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  scriba_token_set_size (self->token, column ? 56 : row ? 40 : 28);
  scriba_style_set (GTK_WIDGET (self), "row", row);
  scriba_style_set (GTK_WIDGET (self), "small", form == SCRIBA_SCENE_SEAT_SMALL);
}

static char *
describe (const BceState *state,
          guint seat,
          const char *badge,
          int imperium,
          guint n_unknown)
{
  g_autofree char *number = scriba_words_amount (imperium, n_unknown);
  g_autofree char *amount = n_unknown == 0 ? scriba_words_thing_amount (BCE_THING_IMPERIUM, imperium)
                                           : g_strdup_printf (_("Imperium: %s"), number);
  const char *parts[5];
  guint n = 0;

  parts[n++] = state->players[seat].name;
  if (state->im == (int) seat)
    parts[n++] = _("Imperium Maius");
  if (badge != NULL)
    parts[n++] = badge;
  parts[n++] = amount;
  parts[n] = NULL;
  return scriba_words_join (parts);
}

/**
 * scriba_scene_seat_show:
 * @self: a card
 * @state: how the game stands
 * @seat: whose card it is
 * @result: (nullable): its score, once the game is over
 *
 * Shows a player: Imperium on the track, and the whole score once there is one.
 */
void
scriba_scene_seat_show (ScribaSceneSeat *self,
                        const BceState *state,
                        guint seat,
                        ScribaScoreHolder *result)
{
  const BcePlayer *player = &state->players[seat];
  const BceScore *score = result != NULL ? scriba_score_holder_get_score (result) : NULL;
  int imperium = score != NULL ? score->players[seat].total : player->track;
  guint n_unknown = score != NULL ? bce_score_count_unknown (&score->players[seat]) : 0;
  const char *badge = scriba_player_badge_get_title (state, seat);
  g_autofree char *speech = describe (state, seat, badge, imperium, n_unknown);
  g_autofree char *amount = scriba_words_amount (imperium, n_unknown);

  g_return_if_fail (SCRIBA_IS_SCENE_SEAT (self));

  scriba_token_set_character (self->token, player->character);
  gtk_label_set_label (self->name, player->name);
  gtk_widget_set_visible (self->im, state->im == (int) seat && state->stage != BCE_STAGE_OVER);
  gtk_label_set_label (self->badge, badge != NULL ? badge : "");
  gtk_widget_set_visible (GTK_WIDGET (self->badge), badge != NULL);
  gtk_label_set_label (self->imperium, amount);
  scriba_style_set (GTK_WIDGET (self), "turn", scriba_player_badge_has_turn (state, seat));
  scriba_style_set (GTK_WIDGET (self->badge), "accent", scriba_player_badge_has_turn (state, seat));
  scriba_style_set (GTK_WIDGET (self), "winner",
                    score != NULL && bce_score_is_won_by (scriba_score_holder_get_scoring (result), score, seat));
  scriba_speech_name (GTK_WIDGET (self), speech);
}

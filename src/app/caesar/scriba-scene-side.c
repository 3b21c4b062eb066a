/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-scene-side.h"

#include <glib/gi18n.h>

#include "scriba-side-mark.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-words.h"

/**
 * ScribaSceneSide:
 *
 * A side in the table view: its shape and letter, who plays it, and the control tokens that are left of it. What is in its
 * hand or its bag is not told.
 */
struct _ScribaSceneSide
{
  GtkBox parent_instance;

  ScribaSideMark *mark;
  GtkLabel *name;
  GtkLabel *player;
  GtkLabel *left;
};

G_DEFINE_FINAL_TYPE (ScribaSceneSide, scriba_scene_side, GTK_TYPE_BOX)

static void
scriba_scene_side_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SCENE_SIDE);

  G_OBJECT_CLASS (scriba_scene_side_parent_class)->dispose (object);
}

static void
scriba_scene_side_class_init (ScribaSceneSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_SIDE_MARK);

  G_OBJECT_CLASS (klass)->dispose = scriba_scene_side_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-scene-side.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSide, mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSide, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSide, player);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneSide, left);
}

static void
scriba_scene_side_init (ScribaSceneSide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_scene_side_show: shows @side of a game on @box. */
void
scriba_scene_side_show (ScribaSceneSide *self,
                        const CaesarState *state,
                        const CaesarBox *box,
                        guint side)
{
  const char *player = scriba_words_caesar_name (state, side);
  gboolean turn = caesar_state_is_played (state) && state->turn.side == (int) side;
  g_autofree char *left = scriba_words_control_left (state, box, side);
  /* Translators: %s control tokens that a side has left. */
  g_autofree char *left_words = g_strdup_printf (_("control tokens left %s"), left);
  const char *parts[5];
  g_autofree char *speech = NULL;
  guint n = 0;

  g_return_if_fail (SCRIBA_IS_SCENE_SIDE (self));
  g_return_if_fail (side < CAESAR_N_SIDES);

  parts[n++] = scriba_words_side (side);
  if (*player != '\0')
    parts[n++] = player;
  if (turn)
    parts[n++] = _("Turn");
  parts[n++] = left_words;
  parts[n] = NULL;
  speech = scriba_words_join (parts);

  scriba_side_mark_set_side (self->mark, side);
  gtk_label_set_label (self->name, scriba_words_side (side));
  gtk_label_set_label (self->player, player);
  gtk_widget_set_visible (GTK_WIDGET (self->player), *player != '\0');
  gtk_label_set_label (self->left, left);
  scriba_style_set (GTK_WIDGET (self), "turn", turn);
  scriba_style_set (GTK_WIDGET (self), "winner", state->result.winner == (int) side);
  scriba_speech_name (GTK_WIDGET (self), speech);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-scene-field.h"

#include "scriba-duel-bar.h"
#include "scriba-duel-seats.h"
#include "scriba-field-icon.h"
#include "scriba-scaled-layout.h"
#include "scriba-words.h"

/**
 * ScribaSceneField:
 *
 * A field of a resolution in the table view: the bar of the Suitors against the Imperium Maius, and what comes of it.
 */
struct _ScribaSceneField
{
  GtkBox parent_instance;

  BceField field;

  GtkImage *icon;
  GtkLabel *name;
  GtkLabel *suitors;
  ScribaDuelBar *bar;
  GtkLabel *im;
  GtkLabel *headline;
  GtkLabel *tile;
};

G_DEFINE_FINAL_TYPE (ScribaSceneField, scriba_scene_field, GTK_TYPE_BOX)

static void
scriba_scene_field_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SCENE_FIELD);

  G_OBJECT_CLASS (scriba_scene_field_parent_class)->dispose (object);
}

static void
scriba_scene_field_class_init (ScribaSceneFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_DUEL_BAR);

  G_OBJECT_CLASS (klass)->dispose = scriba_scene_field_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-scene-field.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneField, icon);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneField, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneField, suitors);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneField, bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneField, im);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneField, headline);
  gtk_widget_class_bind_template_child (widget_class, ScribaSceneField, tile);
}

static void
scriba_scene_field_init (ScribaSceneField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_scene_field_new: a field without a resolution yet. */
GtkWidget *
scriba_scene_field_new (BceField field)
{
  ScribaSceneField *self = g_object_new (SCRIBA_TYPE_SCENE_FIELD, NULL);

  self->field = field;
  scriba_field_icon_set (self->icon, field);
  scriba_scaled_layout_sharpen (self->icon);
  gtk_label_set_label (self->name, scriba_words_field (field));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, scriba_words_field (field), -1);
  return GTK_WIDGET (self);
}

/** scriba_scene_field_show: shows how the field stands by the boards of @holder. */
void
scriba_scene_field_show (ScribaSceneField *self,
                         ScribaBoardsHolder *holder)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (holder);
  g_autofree char *suitors = scriba_words_suitors_amount (boards, outcome, self->field, SCRIBA_TALLY_AUTHORITY);
  g_autofree char *im = scriba_words_tally_amount (boards, outcome, self->field, boards->im, SCRIBA_TALLY_AUTHORITY);
  g_autofree char *headline = scriba_words_field_headline (boards, outcome, self->field);
  g_autofree char *tile = scriba_words_tile_title (boards, outcome, self->field);

  g_return_if_fail (SCRIBA_IS_SCENE_FIELD (self));

  gtk_label_set_label (self->suitors, suitors);
  gtk_label_set_label (self->im, im);
  gtk_label_set_label (self->headline, headline);
  gtk_label_set_label (self->tile, tile);
  scriba_duel_seats_show (self->bar, holder, self->field);
}

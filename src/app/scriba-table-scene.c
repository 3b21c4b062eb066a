/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-table-scene.h"

G_DEFINE_ABSTRACT_TYPE (ScribaTableScene, scriba_table_scene, GTK_TYPE_WIDGET)

static void
scriba_table_scene_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (scriba_table_scene_parent_class)->dispose (object);
}

static void
scriba_table_scene_class_init (ScribaTableSceneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scriba_table_scene_dispose;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tablescene");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scriba_table_scene_init (ScribaTableScene *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/** scriba_table_scene_show: draws everything from the state of @table. */
void
scriba_table_scene_show (ScribaTableScene *self,
                         ScribaTable *table)
{
  g_return_if_fail (SCRIBA_IS_TABLE_SCENE (self));

  SCRIBA_TABLE_SCENE_GET_CLASS (self)->show (self, table);
}

/** scriba_table_scene_lay: tells whether there is more height than width. */
void
scriba_table_scene_lay (ScribaTableScene *self,
                        gboolean upright)
{
  g_return_if_fail (SCRIBA_IS_TABLE_SCENE (self));

  SCRIBA_TABLE_SCENE_GET_CLASS (self)->lay (self, upright);
}

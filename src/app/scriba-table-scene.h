/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_TABLE_SCENE (scriba_table_scene_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaTableScene, scriba_table_scene, SCRIBA, TABLE_SCENE, GtkWidget)

/**
 * ScribaTableSceneClass:
 * @show: draws everything from the state of a game
 * @lay: lays everything out for a window that is higher than it is wide, or not
 *
 * What a game shows in the table view: only what everybody at the table may know, and nothing to press.
 */
struct _ScribaTableSceneClass
{
  GtkWidgetClass parent_class;

  void (*show) (ScribaTableScene *self,
                ScribaTable *table);
  void (*lay) (ScribaTableScene *self,
               gboolean upright);
};

void scriba_table_scene_show (ScribaTableScene *self,
                              ScribaTable *table);
void scriba_table_scene_lay (ScribaTableScene *self,
                             gboolean upright);

G_END_DECLS

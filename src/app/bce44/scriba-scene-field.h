/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCENE_FIELD (scriba_scene_field_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSceneField, scriba_scene_field, SCRIBA, SCENE_FIELD, GtkBox)

GtkWidget *scriba_scene_field_new (BceField field);
void scriba_scene_field_show (ScribaSceneField *self,
                              ScribaBoardsHolder *holder);

G_END_DECLS

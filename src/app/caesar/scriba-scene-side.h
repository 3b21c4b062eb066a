/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCENE_SIDE (scriba_scene_side_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSceneSide, scriba_scene_side, SCRIBA, SCENE_SIDE, GtkBox)

void scriba_scene_side_show (ScribaSceneSide *self,
                             const CaesarState *state,
                             const CaesarBox *box,
                             guint side);

G_END_DECLS

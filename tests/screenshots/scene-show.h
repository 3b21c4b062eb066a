/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scenes.h"

G_BEGIN_DECLS

void scene_set_up_desktop (void);
void scene_set_text_size (int percent);

const Scene *scene_look_up (const char *name);

GtkWindow *scene_open_window (ScribaApplication *application,
                              int width,
                              int height);
GtkWindow *scene_show (ScribaApplication *application,
                       const Scene *scene,
                       int width,
                       int height);
void scene_leave (ScribaApplication *application,
                  GtkWindow *window);

G_END_DECLS

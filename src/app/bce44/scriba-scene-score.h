/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCENE_SCORE (scriba_scene_score_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSceneScore, scriba_scene_score, SCRIBA, SCENE_SCORE, GtkWidget)

GtkWidget *scriba_scene_score_new (void);
void scriba_scene_score_show (ScribaSceneScore *self,
                              ScribaScoreHolder *holder);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-state.h"
#include "scriba-score-holder.h"

G_BEGIN_DECLS

/** ScribaSceneSeatForm: how a player stands in the table view: a column beside the others, a row below them, or in little room. */
typedef enum
{
  SCRIBA_SCENE_SEAT_COLUMN,
  SCRIBA_SCENE_SEAT_ROW,
  SCRIBA_SCENE_SEAT_SMALL,
} ScribaSceneSeatForm;

#define SCRIBA_TYPE_SCENE_SEAT (scriba_scene_seat_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSceneSeat, scriba_scene_seat, SCRIBA, SCENE_SEAT, GtkBox)

GtkWidget *scriba_scene_seat_new (void);
void scriba_scene_seat_set_form (ScribaSceneSeat *self,
                                 ScribaSceneSeatForm form);
void scriba_scene_seat_show (ScribaSceneSeat *self,
                             const BceState *state,
                             guint seat,
                             ScribaScoreHolder *result);

G_END_DECLS

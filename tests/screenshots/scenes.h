/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-window.h"

G_BEGIN_DECLS

/**
 * Scene:
 * @name: what its pictures are called
 * @show: brings a new window there
 *
 * A page in a state that is worth a picture.
 */
typedef struct
{
  const char *name;
  void (*show) (ScribaWindow *window);
} Scene;

/* Ends with a scene without a name. */
extern const Scene scenes[];

/* Set when a scene could not be shown as it should be. */
extern gboolean scene_failed;

void scene_reveal_boards (ScribaWindow *window);
void scene_reveal_result (ScribaWindow *window);
void scene_reveal_applied (ScribaWindow *window);
void scene_log (ScribaWindow *window);
void scene_final (ScribaWindow *window);
void scene_final_telling (ScribaWindow *window);

void scene_new_game (ScribaWindow *window);
void scene_new_game_first (ScribaWindow *window);
void scene_setup (ScribaWindow *window);
void scene_setup_done (ScribaWindow *window);
void scene_setup_unknown (ScribaWindow *window);
void scene_setup_tell (ScribaWindow *window);
void scene_library_games (ScribaWindow *window);
void scene_library_deleted (ScribaWindow *window);

/** scene_settle: runs the main loop until a few frames of @window were drawn. */
void scene_settle (GtkWidget *window);

/** scene_forget_drafts: empties the library of drafts, for the next scene. */
void scene_forget_drafts (ScribaApplication *application);

/** scene_forget_games: empties the library of games, for the next scene. */
void scene_forget_games (ScribaApplication *application);

G_END_DECLS

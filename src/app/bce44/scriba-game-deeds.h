/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

G_BEGIN_DECLS

void scriba_game_build (GtkWidget *widget,
                        ScribaTable *table,
                        guint seat,
                        int structure,
                        int statue);
void scriba_game_activate (GtkWidget *widget,
                           ScribaTable *table,
                           guint seat,
                           guint structure);
void scriba_game_enlist (GtkWidget *widget,
                         ScribaTable *table,
                         guint seat,
                         guint recruit);
void scriba_game_pass (GtkWidget *widget,
                       ScribaTable *table);
void scriba_game_end_phase (GtkWidget *widget,
                            ScribaTable *table);

/** ScribaLearnFunc: sets a value of a component if nobody has told it yet, and returns whether it did. */
typedef gboolean (*ScribaLearnFunc) (gpointer component,
                                     gconstpointer value);

void scriba_game_tell (ScribaTable *table,
                       BceBoxPart part,
                       guint index,
                       ScribaLearnFunc learn,
                       gconstpointer value);
const BceMove *scriba_game_find_move (ScribaTable *table);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCORE_PLAYERS (scriba_score_players_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScorePlayers, scriba_score_players, SCRIBA, SCORE_PLAYERS, GtkBox)

void scriba_score_players_show (ScribaScorePlayers *self,
                                ScribaScoreDraft *draft);

G_END_DECLS

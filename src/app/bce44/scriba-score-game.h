/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"
#include "scriba-name.h"

G_BEGIN_DECLS

ScribaNameProblem scriba_score_game_rename (ScribaScoreDraft *draft,
                                            guint player,
                                            const char *name);
void scriba_score_game_set_character (ScribaScoreDraft *draft,
                                      guint player,
                                      BceCharacter character);
void scriba_score_game_set_shared (ScribaScoreDraft *draft,
                                   guint player,
                                   gboolean shared);
void scriba_score_game_add_player (ScribaScoreDraft *draft);
void scriba_score_game_remove_player (ScribaScoreDraft *draft,
                                      guint player);

/**
 * SCRIBA_N_SENATES: what can be told of the Senate tile: not known yet, one of the
 * six pairs of fields, or the pairs counted by hand.
 */
#define SCRIBA_N_SENATES 8

char *scriba_score_game_get_senate_title (guint choice);
guint scriba_score_game_get_senate (const BceScoring *scoring);
void scriba_score_game_set_senate (ScribaScoreDraft *draft,
                                   guint choice);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-score.h"
#include "bce-types.h"

G_BEGIN_DECLS

const char *scriba_words_field (BceField field);
const char *scriba_words_field_inside (BceField field);
const char *scriba_words_thing (BceThing thing);
char *scriba_words_thing_amount (BceThing thing,
                                 gint64 count);
const char *scriba_words_phase (BcePhase phase);
const char *scriba_words_character (BceCharacter character);

const char *scriba_words_effect_kind (BceEffectKind kind);
const char *scriba_words_source (BceSource source);
const char *scriba_words_when (BceWhen when);
char *scriba_words_effect (const BceEffect *effect);

const char *scriba_words_seat (const BceBoards *boards,
                               int seat);
const char *scriba_words_card (const BceCard *card);
char *scriba_words_card_ambition (const BceCard *card,
                                  guint ambition);
char *scriba_words_recruit_printed (const BceRecruit *recruit);
const char *scriba_words_suitor (guint position);
char *scriba_words_role (const BceBoards *boards,
                         guint seat);
char *scriba_words_suitor_order (const BceBoards *boards);

const char *scriba_words_player (const BceScoring *scoring,
                                 guint player);
const char *scriba_words_structure (const BceScoredStructure *structure);
const char *scriba_words_score_line (BceScoreLine line);
const char *scriba_words_score_line_inside (BceScoreLine line);
char *scriba_words_rank (guint rank);

G_END_DECLS

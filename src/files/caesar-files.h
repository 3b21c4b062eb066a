/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"
#include "scriba-game-file.h"
#include "scriba-json.h"

G_BEGIN_DECLS

/** CaesarPlayed: what a file of moves leads to, with the shipped box. */
typedef struct
{
  CaesarBox *box;
  CaesarState state;
} CaesarPlayed;

CaesarPlayed *caesar_played_from_json (JsonNode *node,
                                       GError **error);
JsonNode *caesar_played_to_json (const CaesarPlayed *played);
void caesar_played_free (CaesarPlayed *played);

extern const ScribaGameFormat caesar_game_format;

char *caesar_game_to_csv (const ScribaGameFile *file);
void caesar_game_fill_play (const ScribaGameFile *file,
                            ScribaBgsPlay *play);

CaesarBox *caesar_box_from_json (JsonNode *node,
                                 GError **error);
JsonNode *caesar_box_to_json (const CaesarBox *box);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaesarPlayed, caesar_played_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-sharing.h"
#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_GAME_SHARING (scriba_game_sharing_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGameSharing, scriba_game_sharing, SCRIBA, GAME_SHARING, ScribaSharing)

ScribaSharing *scriba_game_sharing_new (ScribaTable *table);
ScribaGameFile *scriba_game_sharing_hide_names (ScribaTable *table);

G_END_DECLS

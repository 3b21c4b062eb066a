/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-draft-summary.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DRAFT_PLAYERS (scriba_draft_players_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDraftPlayers, scriba_draft_players, SCRIBA, DRAFT_PLAYERS, AdwBin)

G_END_DECLS

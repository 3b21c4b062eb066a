/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-summary.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SUMMARY_PLAYERS (scriba_summary_players_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSummaryPlayers, scriba_summary_players, SCRIBA, SUMMARY_PLAYERS, AdwBin)

G_END_DECLS

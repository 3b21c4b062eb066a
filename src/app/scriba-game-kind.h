/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

/**
 * ScribaGameKind:
 * @format: the game
 * @title: its name, to be translated
 * @create_page: (nullable): makes the page of a game, if there is one
 * @get_player: what a player is called, by the summary of a game; %NULL where there is none
 *
 * What only one game has in the window.
 */
typedef struct
{
  const ScribaGameFormat *format;
  const char *title;
  AdwNavigationPage *(*create_page) (ScribaTable *table);
  const char *(*get_player) (gconstpointer summary,
                             guint player);
} ScribaGameKind;

const ScribaGameKind *scriba_game_kind_of (const ScribaGameFormat *format);

G_END_DECLS

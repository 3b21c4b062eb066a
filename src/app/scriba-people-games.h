/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_PEOPLE_GAMES (scriba_people_games_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPeopleGames, scriba_people_games, SCRIBA, PEOPLE_GAMES, AdwDialog)

AdwDialog *scriba_people_games_new (const char *name);

G_END_DECLS

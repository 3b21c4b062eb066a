/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-begin-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_NEW_GAME_PAGE (scriba_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaNewGamePage, scriba_new_game_page, SCRIBA, NEW_GAME_PAGE, ScribaBeginPage)

AdwNavigationPage *scriba_new_game_page_new (void);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_GAME_PAGE (scriba_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGamePage, scriba_game_page, SCRIBA, GAME_PAGE, ScribaTablePage)

AdwNavigationPage *scriba_game_page_new (ScribaTable *table);

G_END_DECLS

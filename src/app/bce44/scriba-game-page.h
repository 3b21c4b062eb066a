/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document-page.h"
#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_GAME_PAGE (scriba_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGamePage, scriba_game_page, SCRIBA, GAME_PAGE, ScribaDocumentPage)

AdwNavigationPage *scriba_game_page_new (ScribaTable *table);
ScribaTable *scriba_game_page_get_table (ScribaGamePage *self);

G_END_DECLS

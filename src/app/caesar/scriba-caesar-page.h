/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CAESAR_PAGE (scriba_caesar_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCaesarPage, scriba_caesar_page, SCRIBA, CAESAR_PAGE, ScribaTablePage)

AdwNavigationPage *scriba_caesar_page_new (ScribaTable *table);

G_END_DECLS

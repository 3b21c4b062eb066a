/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-begin-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_NEW_CAESAR_PAGE (scriba_new_caesar_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaNewCaesarPage, scriba_new_caesar_page, SCRIBA, NEW_CAESAR_PAGE, ScribaBeginPage)

AdwNavigationPage *scriba_new_caesar_page_new (void);

G_END_DECLS

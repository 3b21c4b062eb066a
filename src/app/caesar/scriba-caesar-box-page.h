/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-box-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CAESAR_BOX_PAGE (scriba_caesar_box_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCaesarBoxPage, scriba_caesar_box_page, SCRIBA, CAESAR_BOX_PAGE, ScribaBoxPage)

AdwNavigationPage *scriba_caesar_box_page_new (ScribaOwnerBox *box);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document-page.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_PAGE (scriba_box_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxPage, scriba_box_page, SCRIBA, BOX_PAGE, ScribaDocumentPage)

AdwNavigationPage *scriba_box_page_new (ScribaOwnerBox *box);

G_END_DECLS

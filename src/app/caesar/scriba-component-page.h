/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-component-part.h"
#include "scriba-document-page.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_COMPONENT_PAGE (scriba_component_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaComponentPage, scriba_component_page, SCRIBA, COMPONENT_PAGE, ScribaDocumentPage)

AdwNavigationPage *scriba_component_page_new (ScribaOwnerBox *owner,
                                              ScribaComponentPart part);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document-page.h"
#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_RESOLVE_PAGE (scriba_resolve_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaResolvePage, scriba_resolve_page, SCRIBA, RESOLVE_PAGE, ScribaDocumentPage)

ScribaDraft *scriba_resolve_page_create_draft (void);
AdwNavigationPage *scriba_resolve_page_new (ScribaResolveDraft *draft);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document-page.h"
#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCORE_PAGE (scriba_score_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScorePage, scriba_score_page, SCRIBA, SCORE_PAGE, ScribaDocumentPage)

ScribaDraft *scriba_score_page_create_draft (void);
AdwNavigationPage *scriba_score_page_new (ScribaScoreDraft *draft);

G_END_DECLS

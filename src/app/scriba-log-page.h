/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_LOG_PAGE (scriba_log_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLogPage, scriba_log_page, SCRIBA, LOG_PAGE, ScribaTablePage)

AdwNavigationPage *scriba_log_page_new (ScribaTable *table);

G_END_DECLS

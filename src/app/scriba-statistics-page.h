/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-counted-page.h"

G_BEGIN_DECLS

/** SCRIBA_STATISTICS_TAG: by which a page of statistics is found among those that are open. */
#define SCRIBA_STATISTICS_TAG "statistics"

#define SCRIBA_TYPE_STATISTICS_PAGE (scriba_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaStatisticsPage, scriba_statistics_page, SCRIBA, STATISTICS_PAGE, ScribaCountedPage)

AdwNavigationPage *scriba_statistics_page_new (void);

G_END_DECLS

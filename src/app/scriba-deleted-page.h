/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_DELETED_PAGE (scriba_deleted_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDeletedPage, scriba_deleted_page, SCRIBA, DELETED_PAGE, AdwNavigationPage)

AdwNavigationPage *scriba_deleted_page_new (void);

G_END_DECLS

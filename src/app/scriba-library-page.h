/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_LIBRARY_PAGE (scriba_library_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLibraryPage, scriba_library_page, SCRIBA, LIBRARY_PAGE, AdwNavigationPage)

G_END_DECLS

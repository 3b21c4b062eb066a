/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-counted-page.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_PERSON_PAGE (scriba_person_page_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPersonPage, scriba_person_page, SCRIBA, PERSON_PAGE, ScribaCountedPage)

AdwNavigationPage *scriba_person_page_new (const char *name);
const char *scriba_person_page_get_name (ScribaPersonPage *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-game-kind.h"
#include "scriba-library.h"
#include "scriba-statistics.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_COUNTED_PAGE (scriba_counted_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaCountedPage, scriba_counted_page, SCRIBA, COUNTED_PAGE, AdwNavigationPage)

/**
 * ScribaCountedPageClass:
 * @update: shows what is counted
 * @lay: lays out what is shown for the width there is
 */
struct _ScribaCountedPageClass
{
  AdwNavigationPageClass parent_class;

  void (*update) (ScribaCountedPage *self);
  void (*lay) (ScribaCountedPage *self,
               gboolean narrow);
};

ScribaLibrary *scriba_counted_page_get_library (ScribaCountedPage *self);
void scriba_counted_page_count (ScribaCountedPage *self);
ScribaStatistics *scriba_counted_page_get_statistics (ScribaCountedPage *self,
                                                      const ScribaGameKind *kind);
gboolean scriba_counted_page_get_narrow (ScribaCountedPage *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-summary.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_LIBRARY_CARD (scriba_library_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLibraryCard, scriba_library_card, SCRIBA, LIBRARY_CARD, AdwBin)

GtkWidget *scriba_library_card_new (ScribaSummary *summary,
                                    gboolean narrow);

G_END_DECLS

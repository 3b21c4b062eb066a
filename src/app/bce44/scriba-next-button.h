/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** ScribaNextButton: moves the marker to the next phase, in phases that nobody passes. */
#define SCRIBA_TYPE_NEXT_BUTTON (scriba_next_button_get_type ())
G_DECLARE_FINAL_TYPE (ScribaNextButton, scriba_next_button, SCRIBA, NEXT_BUTTON, AdwBin)

void scriba_next_button_show (ScribaNextButton *self,
                              ScribaTable *table);

G_END_DECLS

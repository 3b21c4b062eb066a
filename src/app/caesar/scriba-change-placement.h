/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "caesar-game.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CHANGE_PLACEMENT (scriba_change_placement_get_type ())
G_DECLARE_FINAL_TYPE (ScribaChangePlacement, scriba_change_placement, SCRIBA, CHANGE_PLACEMENT, AdwAlertDialog)

AdwDialog *scriba_change_placement_new (ScribaTable *table,
                                        const ScribaEntry *entry);
CaesarPlace *scriba_change_placement_dup_place (ScribaChangePlacement *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-types.h"

G_BEGIN_DECLS

void scriba_field_toggles_fill (AdwToggleGroup *group);
void scriba_field_toggles_set_note (AdwToggleGroup *group,
                                    BceField field,
                                    const char *note);
void scriba_field_toggles_set_tight (AdwToggleGroup *group,
                                     gboolean tight);

G_END_DECLS

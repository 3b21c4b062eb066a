/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

/**
 * ScribaActivateList:
 *
 * The structures that can be activated in this phase, of each player in turn
 * order. What is done stays, checked.
 */
#define SCRIBA_TYPE_ACTIVATE_LIST (scriba_activate_list_get_type ())
G_DECLARE_FINAL_TYPE (ScribaActivateList, scriba_activate_list, SCRIBA, ACTIVATE_LIST, AdwBin)

guint scriba_activate_list_show (ScribaActivateList *self,
                                 ScribaTable *table);

G_END_DECLS

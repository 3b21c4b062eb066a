/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_PLAYER_TABS (scriba_player_tabs_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPlayerTabs, scriba_player_tabs, SCRIBA, PLAYER_TABS, GtkWidget)

int scriba_player_tabs_get_player (ScribaPlayerTabs *self);
void scriba_player_tabs_set_player (ScribaPlayerTabs *self,
                                    int player);
void scriba_player_tabs_show (ScribaPlayerTabs *self,
                              ScribaScoreDraft *draft);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_MENU_BUTTON (scriba_menu_button_get_type ())
G_DECLARE_FINAL_TYPE (ScribaMenuButton, scriba_menu_button, SCRIBA, MENU_BUTTON, AdwBin)

void scriba_menu_button_popup (ScribaMenuButton *self);

G_END_DECLS

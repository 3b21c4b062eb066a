/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-types.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CHARACTER_BUTTON (scriba_character_button_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCharacterButton, scriba_character_button, SCRIBA, CHARACTER_BUTTON, AdwBin)

void scriba_character_button_show (ScribaCharacterButton *self,
                                   BceCharacter character,
                                   const char *player);

G_END_DECLS

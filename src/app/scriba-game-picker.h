/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_GAME_PICKER (scriba_game_picker_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGamePicker, scriba_game_picker, SCRIBA, GAME_PICKER, AdwBin)

const char *scriba_game_picker_get_game (ScribaGamePicker *self);

G_END_DECLS

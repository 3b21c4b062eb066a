/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-state.h"

G_BEGIN_DECLS

gboolean scriba_player_badge_has_turn (const BceState *state,
                                       guint seat);
const char *scriba_player_badge_get_title (const BceState *state,
                                           guint seat);

G_END_DECLS

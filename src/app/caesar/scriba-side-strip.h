/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SIDE_STRIP (scriba_side_strip_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSideStrip, scriba_side_strip, SCRIBA, SIDE_STRIP, GtkBox)

void scriba_side_strip_show (ScribaSideStrip *self,
                             const CaesarState *state,
                             const CaesarBox *box);

G_END_DECLS

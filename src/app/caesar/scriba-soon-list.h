/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SOON_LIST (scriba_soon_list_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSoonList, scriba_soon_list, SCRIBA, SOON_LIST, GtkBox)

void scriba_soon_list_show (ScribaSoonList *self,
                            const CaesarState *state,
                            const CaesarBox *box,
                            const gint16 caesar[CAESAR_MAX_KINDS],
                            const gint16 pompey[CAESAR_MAX_KINDS]);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_TOKEN_GRID (scriba_token_grid_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTokenGrid, scriba_token_grid, SCRIBA, TOKEN_GRID, GtkWidget)

GtkWidget *scriba_token_grid_new (void);

void scriba_token_grid_show (ScribaTokenGrid *self,
                             const CaesarState *state,
                             const CaesarBox *box,
                             guint side,
                             const gint16 marked[CAESAR_MAX_KINDS]);

G_END_DECLS

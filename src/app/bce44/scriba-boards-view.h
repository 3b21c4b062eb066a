/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOARDS_VIEW (scriba_boards_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoardsView, scriba_boards_view, SCRIBA, BOARDS_VIEW, GtkBox)

void scriba_boards_view_update (ScribaBoardsView *self,
                                ScribaBoardsHolder *holder);

int scriba_boards_view_get_field (ScribaBoardsView *self);
void scriba_boards_view_set_field (ScribaBoardsView *self,
                                   int field);
int scriba_boards_view_get_columns (ScribaBoardsView *self);
void scriba_boards_view_set_columns (ScribaBoardsView *self,
                                     int columns);
void scriba_boards_view_set_tight (ScribaBoardsView *self,
                                   gboolean tight);

G_END_DECLS

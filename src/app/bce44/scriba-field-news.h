/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

/** ScribaFieldNews: what was last told of the fields. All zero is nothing yet. */
typedef struct
{
  gboolean told;
  gint8 tile_to[BCE_N_FIELDS];
} ScribaFieldNews;

void scriba_field_news_tell (ScribaFieldNews *news,
                             GtkWidget *widget,
                             ScribaBoardsHolder *holder);

G_END_DECLS

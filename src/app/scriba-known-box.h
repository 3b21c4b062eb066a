/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-known-players.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_KNOWN_BOX (scriba_known_box_get_type ())
G_DECLARE_FINAL_TYPE (ScribaKnownBox, scriba_known_box, SCRIBA, KNOWN_BOX, GtkBox)

/** ScribaSitsFunc: whether a player of that name sits at the table. */
typedef gboolean (*ScribaSitsFunc) (gpointer data,
                                    const char *name);

void scriba_known_box_set_next (ScribaKnownBox *self,
                                GtkWidget *next);
void scriba_known_box_fill (ScribaKnownBox *self,
                            GArray *known,
                            gboolean characters);
void scriba_known_box_show (ScribaKnownBox *self,
                            gboolean room,
                            ScribaSitsFunc sits,
                            gpointer data);
const ScribaKnownPlayer *scriba_known_box_get_player (ScribaKnownBox *self,
                                                      guint number);

G_END_DECLS

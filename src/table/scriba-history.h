/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The steps of a document: the texts that its file would hold, and where among
 * them it is. There is no text before the first one is added. The oldest are
 * forgotten when there are too many.
 */
typedef struct _ScribaHistory ScribaHistory;

ScribaHistory *scriba_history_new (gsize max_size);
void scriba_history_free (ScribaHistory *self);

void scriba_history_start (ScribaHistory *self,
                           GBytes *text);
gboolean scriba_history_add (ScribaHistory *self,
                             GBytes *text,
                             const char *target,
                             const char *label);

GBytes *scriba_history_get_text (ScribaHistory *self);
GBytes *scriba_history_get_text_at (ScribaHistory *self,
                                    int steps);
void scriba_history_go (ScribaHistory *self,
                        int steps);

const char *scriba_history_get_undo_label (ScribaHistory *self);
const char *scriba_history_get_redo_label (ScribaHistory *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The steps of a document: the texts that its file would hold, and where among
 * them it is. There is no text before the first one is added. The oldest are
 * forgotten when there are too many.
 */
typedef struct _ScribaTextHistory ScribaTextHistory;

ScribaTextHistory *scriba_text_history_new (gsize max_size);
void scriba_text_history_free (ScribaTextHistory *self);

void scriba_text_history_start (ScribaTextHistory *self,
                                GBytes *text);
gboolean scriba_text_history_add (ScribaTextHistory *self,
                                  GBytes *text,
                                  const char *target,
                                  const char *label);

GBytes *scriba_text_history_get_text (ScribaTextHistory *self);
GBytes *scriba_text_history_get_text_at (ScribaTextHistory *self,
                                         int steps);
void scriba_text_history_go (ScribaTextHistory *self,
                             int steps);

const char *scriba_text_history_get_undo_label (ScribaTextHistory *self);
const char *scriba_text_history_get_redo_label (ScribaTextHistory *self);

G_END_DECLS

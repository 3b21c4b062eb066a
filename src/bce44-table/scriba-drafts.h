/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DRAFTS (scriba_drafts_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDrafts, scriba_drafts, SCRIBA, DRAFTS, GObject)

ScribaDrafts *scriba_drafts_new (const char *folder);
const char *scriba_drafts_get_folder (ScribaDrafts *self);

void scriba_drafts_load (ScribaDrafts *self);
gboolean scriba_drafts_get_loaded (ScribaDrafts *self);
guint scriba_drafts_get_n_damaged (ScribaDrafts *self);

void scriba_drafts_add (ScribaDrafts *self,
                        ScribaDraft *draft);
gboolean scriba_drafts_remove (ScribaDrafts *self,
                               ScribaDraft *draft,
                               GError **error);
void scriba_drafts_restore (ScribaDrafts *self,
                            ScribaDraft *draft);
ScribaDraft *scriba_drafts_find (ScribaDrafts *self,
                                 const char *path);

void scriba_drafts_wait (ScribaDrafts *self);

G_END_DECLS

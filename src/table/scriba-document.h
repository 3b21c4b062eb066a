/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "scriba-kept.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DOCUMENT (scriba_document_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaDocument, scriba_document, SCRIBA, DOCUMENT, GObject)

/**
 * ScribaDocumentClass:
 * @read: makes @node the document's value, or changes nothing and sets an error
 * @write: the value as it is kept in its file
 * @changed: the value is another one
 *
 * A value that is edited, undone and kept durably in one file. What undo holds
 * is what the file holds, so whatever can be saved can be undone.
 */
struct _ScribaDocumentClass
{
  GObjectClass parent_class;

  gboolean (*read) (ScribaDocument *self,
                    JsonNode *node,
                    GError **error);
  JsonNode *(*write) (ScribaDocument *self);
  void (*changed) (ScribaDocument *self);
};

gboolean scriba_document_load (ScribaDocument *self,
                               const char *path,
                               GError **error);
gboolean scriba_document_load_text (ScribaDocument *self,
                                    GBytes *text,
                                    GError **error);
void scriba_document_set_path (ScribaDocument *self,
                               const char *path);
void scriba_document_keep_changes (ScribaDocument *self,
                                   const char *path);
gboolean scriba_document_move (ScribaDocument *self,
                               const char *path,
                               GError **error);
const char *scriba_document_get_path (ScribaDocument *self);
GBytes *scriba_document_get_text (ScribaDocument *self);
gint64 scriba_document_get_modified (ScribaDocument *self);

void scriba_document_commit (ScribaDocument *self,
                             const char *target,
                             const char *label);

void scriba_document_undo (ScribaDocument *self);
void scriba_document_redo (ScribaDocument *self);
const char *scriba_document_get_undo_label (ScribaDocument *self);
const char *scriba_document_get_redo_label (ScribaDocument *self);

gboolean scriba_document_get_saved (ScribaDocument *self);
const GError *scriba_document_get_save_error (ScribaDocument *self);
void scriba_document_save (ScribaDocument *self);
void scriba_document_wait (ScribaDocument *self);

G_END_DECLS

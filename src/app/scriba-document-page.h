/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-document.h"
#include "scriba-sharing.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DOCUMENT_PAGE (scriba_document_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaDocumentPage, scriba_document_page, SCRIBA, DOCUMENT_PAGE, AdwNavigationPage)

/**
 * ScribaDocumentPageClass:
 * @copy_name: the name that is offered for a copy's file; or %NULL, for the title
 * @copy_extension: the extension of a copy's file; or %NULL, for `json`
 * @describe_undo: (transfer full) (nullable): what undo takes back; from the document's labels unless it is overridden
 * @describe_redo: (transfer full) (nullable): what redo brings back; so
 * @create_sharing: (transfer full): what is shared of it, of a class that has the actions for that
 * @update: draw everything from the document's value; called when the document is set and after each change
 *
 * A page over a document or a game: undo and redo with their names, the state of saving,
 * and saving a copy. Subclasses fill `content` and `bottom-bar`.
 */
struct _ScribaDocumentPageClass
{
  AdwNavigationPageClass parent_class;

  const char *copy_name;
  const char *copy_extension;

  char *(*describe_undo) (ScribaDocumentPage *self);
  char *(*describe_redo) (ScribaDocumentPage *self);
  ScribaSharing *(*create_sharing) (ScribaDocumentPage *self);
  void (*update) (ScribaDocumentPage *self);
};

ScribaKept *scriba_document_page_get_kept (ScribaDocumentPage *self);
ScribaDocument *scriba_document_page_get_document (ScribaDocumentPage *self);
void scriba_document_page_update (ScribaDocumentPage *self);
char *scriba_document_page_dup_undo_text (ScribaDocumentPage *self);
void scriba_document_page_set_undo_shown (ScribaDocumentPage *self,
                                          gboolean shown);
const char *scriba_document_page_get_subtitle (ScribaDocumentPage *self);
void scriba_document_page_set_subtitle (ScribaDocumentPage *self,
                                        const char *subtitle);
void scriba_document_page_save_copy (ScribaDocumentPage *self,
                                     GFile *file);

G_END_DECLS

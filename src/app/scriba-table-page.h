/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document-page.h"
#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_TABLE_PAGE (scriba_table_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaTablePage, scriba_table_page, SCRIBA, TABLE_PAGE, ScribaDocumentPage)

/**
 * ScribaTablePageClass:
 * @show: draw everything from the game's state; the keyboard's place is kept by the page
 * @enter: bring the keyboard to where the game goes on, as the page is opened
 *
 * A page over a game: undo and redo by what they take back, the log, and a
 * place for the keyboard when what had it is gone. A subclass whose update()
 * is its own keeps that place itself.
 */
struct _ScribaTablePageClass
{
  ScribaDocumentPageClass parent_class;

  void (*show) (ScribaTablePage *self);
  void (*enter) (ScribaTablePage *self);
};

ScribaTable *scriba_table_page_get_table (ScribaTablePage *self);
void scriba_table_page_refresh (ScribaTablePage *self);
void scriba_table_page_show_undo (ScribaTablePage *self,
                                  GtkWidget *button,
                                  GtkLabel *label,
                                  gboolean shown);

G_END_DECLS

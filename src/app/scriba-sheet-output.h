/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-sheet.h"

G_BEGIN_DECLS

/** ScribaSheetFormat: what a page is written as. */
typedef enum
{
  SCRIBA_SHEET_PNG,
  SCRIBA_SHEET_PDF,
} ScribaSheetFormat;

void scriba_sheet_output_choose (GtkWidget *page,
                                 ScribaSheet *sheet,
                                 ScribaSheetFormat format);
void scriba_sheet_output_write (GtkWidget *page,
                                ScribaSheet *sheet,
                                ScribaSheetFormat format,
                                GFile *file);

void scriba_sheet_output_choose_text (GtkWidget *page,
                                      const char *title,
                                      const char *name,
                                      char *text);

GtkPrintOperation *scriba_sheet_output_new_print (ScribaSheet *sheet);
void scriba_sheet_output_print (GtkWidget *page,
                                ScribaSheet *sheet);

G_END_DECLS

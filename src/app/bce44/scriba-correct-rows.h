/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

/**
 * ScribaCorrectFunc:
 * @kind: what is recorded
 * @args: its arguments
 * @user_data: what was given with it
 *
 * Records a change, and returns whether it was possible.
 */
typedef gboolean (*ScribaCorrectFunc) (BceEntryKind kind,
                                       gconstpointer args,
                                       gpointer user_data);

/** ScribaCorrectRows: what the rows of a dialog of corrections have in common. */
typedef struct
{
  ScribaTable *table;
  ScribaCorrectFunc record;
  gpointer user_data;
} ScribaCorrectRows;

GtkWidget *scriba_correct_row_new_number (const ScribaCorrectRows *rows,
                                          const char *title,
                                          BceCorrectKind what,
                                          guint seat,
                                          guint index);
GtkWidget *scriba_correct_row_new_flag (const ScribaCorrectRows *rows,
                                        const char *title,
                                        BceCorrectKind what,
                                        guint seat,
                                        guint index);
GtkWidget *scriba_correct_row_new_choice (const ScribaCorrectRows *rows,
                                          const char *title,
                                          BceCorrectKind what,
                                          guint index,
                                          const char * const *choices,
                                          int first);
GtkWidget *scriba_correct_row_new_ruling (const ScribaCorrectRows *rows,
                                          BceRulingKind what,
                                          gboolean set);

G_END_DECLS

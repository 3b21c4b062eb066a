/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

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

/**
 * ScribaCorrectRows:
 * @seat: whose numbers are shown, of those that each player has
 * @rows: (unowned elements): all of them
 * @showing: whether they are being set to what is recorded
 *
 * What the rows of a dialog of corrections have in common. Each row shows what is
 * recorded, or, of a number that is private, only what is changed here.
 */
typedef struct
{
  ScribaTable *table;
  ScribaCorrectFunc record;
  gpointer user_data;
  guint seat;
  GPtrArray *rows;
  gboolean showing;
} ScribaCorrectRows;

void scriba_combo_row_set_choices (AdwComboRow *row,
                                   const char * const *choices);

void scriba_correct_rows_init (ScribaCorrectRows *rows,
                               ScribaTable *table,
                               ScribaCorrectFunc record,
                               gpointer user_data);
void scriba_correct_rows_clear (ScribaCorrectRows *rows);
void scriba_correct_rows_set_seat (ScribaCorrectRows *rows,
                                   guint seat);
void scriba_correct_rows_show (ScribaCorrectRows *rows);

GtkWidget *scriba_correct_row_new_number (ScribaCorrectRows *rows,
                                          BceCorrectKind what,
                                          guint index);
GtkWidget *scriba_correct_row_new_flag (ScribaCorrectRows *rows,
                                        BceCorrectKind what,
                                        guint index);
GtkWidget *scriba_correct_row_new_choice (ScribaCorrectRows *rows,
                                          BceCorrectKind what,
                                          guint index);
GtkWidget *scriba_correct_row_new_ruling (ScribaCorrectRows *rows,
                                          BceRulingKind what);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "caesar-game.h"

G_BEGIN_DECLS

/** ScribaCaesarRecordFunc: records what was set by hand, or says why that cannot be, and returns FALSE. */
typedef gboolean (*ScribaCaesarRecordFunc) (CaesarEntryKind kind,
                                            gconstpointer args,
                                            gpointer user_data);

/**
 * ScribaCaesarRows:
 * @side: whose numbers are shown, of those that each side has
 * @province: of which province, so
 * @letter: of which command tiles, so
 * @rows: (unowned elements): all of them
 * @showing: whether they are being set to what is recorded
 *
 * What the rows of a dialog of corrections have in common. Each row shows what is recorded.
 */
typedef struct
{
  ScribaTable *table;
  ScribaCaesarRecordFunc record;
  gpointer user_data;
  guint side;
  guint province;
  guint letter;
  GPtrArray *rows;
  gboolean showing;
} ScribaCaesarRows;

void scriba_caesar_rows_init (ScribaCaesarRows *rows,
                              ScribaTable *table,
                              ScribaCaesarRecordFunc record,
                              gpointer user_data);
void scriba_caesar_rows_clear (ScribaCaesarRows *rows);
void scriba_caesar_rows_show (ScribaCaesarRows *rows);

GtkWidget *scriba_caesar_row_new (ScribaCaesarRows *rows,
                                  CaesarCorrectKind what);
GtkWidget *scriba_caesar_row_new_total (ScribaCaesarRows *rows,
                                        CaesarSide side);
GtkWidget *scriba_caesar_row_new_added (ScribaCaesarRows *rows,
                                        guint kind);
GtkWidget *scriba_caesar_row_new_ruling (ScribaCaesarRows *rows,
                                         CaesarRulingKind what);

GtkWidget *scriba_caesar_choice_new (const char *title,
                                     const char * const *choices);
GtkWidget *scriba_caesar_choice_new_side (const CaesarState *state,
                                          const char *title,
                                          gboolean nobody);

G_END_DECLS

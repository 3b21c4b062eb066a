/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "caesar-box.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

/** ScribaComponentTellFunc: says why what is shown was not kept, in one line; %NULL as soon as it is. */
typedef void (*ScribaComponentTellFunc) (const char *reason,
                                         gpointer user_data);

/**
 * ScribaComponentRows:
 * @owner: the owner's box
 * @draft: the box as the rows show it; not always one that can be
 * @shipped: the box that comes with Scriba
 * @tell: see #ScribaComponentTellFunc
 * @rows: (unowned elements): all of them
 * @showing: whether they are being set to what the draft has
 *
 * Rows that each correct a number of the owner's box of Caesar!.
 */
typedef struct
{
  ScribaOwnerBox *owner;
  CaesarBox *draft;
  CaesarBox *shipped;
  ScribaComponentTellFunc tell;
  gpointer user_data;
  GPtrArray *rows;
  gboolean showing;
} ScribaComponentRows;

void scriba_component_rows_init (ScribaComponentRows *rows,
                                 ScribaOwnerBox *owner,
                                 ScribaComponentTellFunc tell,
                                 gpointer user_data);
void scriba_component_rows_clear (ScribaComponentRows *rows);
void scriba_component_rows_show (ScribaComponentRows *rows);

GtkWidget *scriba_component_row_new (ScribaComponentRows *rows,
                                     CaesarBoxValue value,
                                     guint index);

G_END_DECLS

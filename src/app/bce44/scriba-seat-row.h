/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-types.h"
#include "scriba-name.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SEAT_ROW (scriba_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSeatRow, scriba_seat_row, SCRIBA, SEAT_ROW, AdwBin)

/**
 * ScribaSeatFacts:
 * @name: who sits there
 * @character: whom they play
 * @role: what they are at the table, in words
 * @n_seats: how many seats there are
 * @has_im: whether one of the seats has the crown
 * @im: whether it is this one
 * @removable: whether the player can leave the table
 *
 * What a row shows of its seat.
 */
typedef struct
{
  const char *name;
  BceCharacter character;
  const char *role;
  guint n_seats;
  gboolean has_im;
  gboolean im;
  gboolean removable;
} ScribaSeatFacts;

GtkWidget *scriba_seat_row_new (guint seat,
                                GtkSizeGroup *roles);
void scriba_seat_row_show (ScribaSeatRow *self,
                           const ScribaSeatFacts *facts);
guint scriba_seat_row_get_seat (ScribaSeatRow *self);
const char *scriba_seat_row_get_text (ScribaSeatRow *self);
void scriba_seat_row_set_problem (ScribaSeatRow *self,
                                  ScribaNameProblem problem);

G_END_DECLS

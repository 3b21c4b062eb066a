/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-state.h"

G_BEGIN_DECLS

/**
 * ScribaDiscardRow:
 *
 * What one player holds against the limit. ::hidden is emitted when a card goes
 * face down, ::more when something else is given up.
 */
#define SCRIBA_TYPE_DISCARD_ROW (scriba_discard_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDiscardRow, scriba_discard_row, SCRIBA, DISCARD_ROW, GtkListBoxRow)

void scriba_discard_row_show (ScribaDiscardRow *self,
                              const BceState *state,
                              guint seat);
guint scriba_discard_row_get_seat (ScribaDiscardRow *self);

G_END_DECLS

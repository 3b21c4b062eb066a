/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SEAT_RING (scriba_seat_ring_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSeatRing, scriba_seat_ring, SCRIBA, SEAT_RING, GtkWidget)

void scriba_seat_ring_show (ScribaSeatRing *self,
                            const BceState *state);

G_END_DECLS

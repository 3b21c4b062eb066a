/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-state.h"

G_BEGIN_DECLS

/**
 * ScribaPhaseRail:
 *
 * The year, the nine phases and the marker. ::select (stage) is emitted when a phase is tapped.
 */
#define SCRIBA_TYPE_PHASE_RAIL (scriba_phase_rail_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPhaseRail, scriba_phase_rail, SCRIBA, PHASE_RAIL, GtkWidget)

void scriba_phase_rail_show (ScribaPhaseRail *self,
                             const BceState *state);
void scriba_phase_rail_set_tight (ScribaPhaseRail *self,
                                  gboolean tight);
void scriba_phase_rail_set_narrow (ScribaPhaseRail *self,
                                   gboolean narrow);
void scriba_phase_rail_set_phone (ScribaPhaseRail *self,
                                  gboolean phone,
                                  gboolean tight);

G_END_DECLS

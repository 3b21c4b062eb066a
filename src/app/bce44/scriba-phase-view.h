/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_PHASE_VIEW (scriba_phase_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScribaPhaseView, scriba_phase_view, SCRIBA, PHASE_VIEW, AdwBin)

/**
 * ScribaPhaseViewClass:
 * @update: draws everything from the table's state; called when the view is shown and after each change
 *
 * What one phase of a game shows. Its `bar` stands at the end of the page's
 * bottom bar; `narrow` is set where there is room for one column only.
 */
struct _ScribaPhaseViewClass
{
  AdwBinClass parent_class;

  void (*update) (ScribaPhaseView *self);
};

ScribaTable *scriba_phase_view_get_table (ScribaPhaseView *self);
void scriba_phase_view_show (ScribaPhaseView *self,
                             ScribaTable *table);

GtkWidget *scriba_phase_view_get_bar (ScribaPhaseView *self);
void scriba_phase_view_set_bar (ScribaPhaseView *self,
                                GtkWidget *bar);
gboolean scriba_phase_view_get_narrow (ScribaPhaseView *self);
void scriba_phase_view_set_narrow (ScribaPhaseView *self,
                                   gboolean narrow);

gboolean scriba_phase_view_act (ScribaPhaseView *self,
                                BceEntryKind kind,
                                gconstpointer args);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_OUTCOME_VIEW (scriba_outcome_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaOutcomeView, scriba_outcome_view, SCRIBA, OUTCOME_VIEW, GtkBox)

void scriba_outcome_view_update (ScribaOutcomeView *self,
                                 ScribaBoardsHolder *holder);

int scriba_outcome_view_get_field (ScribaOutcomeView *self);
void scriba_outcome_view_set_field (ScribaOutcomeView *self,
                                    int field);
void scriba_outcome_view_set_narrow (ScribaOutcomeView *self,
                                     gboolean narrow);

void scriba_outcome_view_set_phone (ScribaOutcomeView *self,
                                    gboolean phone);
void scriba_outcome_view_set_first (ScribaOutcomeView *self,
                                    GtkWidget *widget);
void scriba_outcome_view_set_step_by_step (ScribaOutcomeView *self,
                                           gboolean step_by_step);
gboolean scriba_outcome_view_is_finished (ScribaOutcomeView *self);
char *scriba_outcome_view_reveal (ScribaOutcomeView *self);

G_END_DECLS

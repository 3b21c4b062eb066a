/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_OUTCOME_BAR (scriba_outcome_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScribaOutcomeBar, scriba_outcome_bar, SCRIBA, OUTCOME_BAR, AdwBin)

void scriba_outcome_bar_show (ScribaOutcomeBar *self,
                              ScribaBoardsHolder *holder,
                              BceField field);
void scriba_outcome_bar_set_next (ScribaOutcomeBar *self,
                                  const char *label,
                                  const char *short_label);
void scriba_outcome_bar_set_tight (ScribaOutcomeBar *self,
                                   gboolean tight);

G_END_DECLS

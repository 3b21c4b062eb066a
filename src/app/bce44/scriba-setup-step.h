/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-setup.h"
#include "scriba-setup-row.h"

G_BEGIN_DECLS

void scriba_setup_step_prepare (ScribaSetupRow *row,
                                const BceState *state);
void scriba_setup_step_show (ScribaSetupRow *row,
                             const BceState *state,
                             const BceBox *box,
                             gboolean open);

G_END_DECLS

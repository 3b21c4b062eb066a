/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-entries.h"

G_BEGIN_DECLS

/*
 * What an entry is filled with before it is shown or recorded: printed values as
 * far as they are known, what the supply allows, and whose turn is next. Each
 * returns whether all of it is known; else the table tells the rest.
 */

gboolean bce_fill_gains (const BceState *state,
                         guint seat,
                         const GArray *effects,
                         BceGains *gains);
gboolean bce_fill_build (const BceState *state,
                         const BceBox *box,
                         guint seat,
                         int structure,
                         int statue,
                         BceBuild *build);
gboolean bce_fill_activate (const BceState *state,
                            const BceBox *box,
                            guint seat,
                            guint structure,
                            BceActivate *activate);
guint bce_fill_activatable (const BceState *state,
                            const BceBox *box,
                            guint seat,
                            gint16 structures[BCE_MAX_STRUCTURES]);
gboolean bce_fill_enlist (const BceState *state,
                          const BceBox *box,
                          guint seat,
                          guint recruit,
                          BceEnlist *enlist);
void bce_fill_pass (const BceState *state,
                    guint seat,
                    BcePass *pass);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"
#include "scriba-score-holder.h"

G_BEGIN_DECLS

/**
 * ScribaFinal:
 *
 * The final score of a tracked game: what follows from its state and its box.
 */
#define SCRIBA_TYPE_FINAL (scriba_final_get_type ())
G_DECLARE_FINAL_TYPE (ScribaFinal, scriba_final, SCRIBA, FINAL, GObject)

ScribaFinal *scriba_final_new (ScribaTable *table,
                               BceNameFunc name);
gboolean scriba_final_adds_up (ScribaFinal *self);
ScribaTable *scriba_final_get_table (ScribaFinal *self);

G_END_DECLS

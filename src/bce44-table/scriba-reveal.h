/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"
#include "scriba-boards-holder.h"

G_BEGIN_DECLS

/**
 * ScribaRevealRecord:
 * @kind: what is to be recorded
 * @args: its arguments
 * @user_data: what was given with it
 *
 * Records an entry and says what came of it.
 */
typedef void (*ScribaRevealRecord) (BceEntryKind kind,
                                    gconstpointer args,
                                    gpointer user_data);

/**
 * ScribaReveal:
 *
 * The boards of this year in a tracked game. They are the table's: an edit of
 * what lies on a board becomes an entry, one of what is printed goes into the
 * game's box, and nothing is kept here.
 */
#define SCRIBA_TYPE_REVEAL (scriba_reveal_get_type ())
G_DECLARE_FINAL_TYPE (ScribaReveal, scriba_reveal, SCRIBA, REVEAL, GObject)

ScribaReveal *scriba_reveal_new (ScribaTable *table,
                                 BceNameFunc name,
                                 ScribaRevealRecord record,
                                 gpointer user_data);
ScribaTable *scriba_reveal_get_table (ScribaReveal *self);
const BceState *scriba_reveal_get_state (ScribaReveal *self);

int scriba_reveal_get_charisma (ScribaReveal *self,
                                BceField field,
                                guint seat,
                                guint type);
void scriba_reveal_set_charisma (ScribaReveal *self,
                                 BceField field,
                                 guint seat,
                                 guint type,
                                 int count);

G_END_DECLS

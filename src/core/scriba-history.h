/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game.h"

G_BEGIN_DECLS

/*
 * The entries of a game and where it stands among them. Entries form a tree:
 * after an undo the next one begins a branch, and nothing is ever taken out.
 *
 * The head is the entry whose state is shown, the tip the one that redo leads
 * to. 0 is the start of the game.
 */
typedef struct _ScribaHistory ScribaHistory;

ScribaHistory *scriba_history_new (const ScribaGame *game,
                                   gconstpointer start);
void scriba_history_free (ScribaHistory *self);

const ScribaGame *scriba_history_get_game (ScribaHistory *self);
guint32 scriba_history_get_n_entries (ScribaHistory *self);
const ScribaEntry *scriba_history_get_entry (ScribaHistory *self,
                                             guint32 seq);
guint32 scriba_history_get_head (ScribaHistory *self);
guint32 scriba_history_get_tip (ScribaHistory *self);

gconstpointer scriba_history_get_state (ScribaHistory *self);
void scriba_history_read_state (ScribaHistory *self,
                                guint32 seq,
                                gpointer state);

const ScribaEntry *scriba_history_append (ScribaHistory *self,
                                          ScribaEntry *entry);
const ScribaEntry *scriba_history_begin_branch (ScribaHistory *self,
                                                guint32 parent,
                                                ScribaEntry *entry);
gboolean scriba_history_restore (ScribaHistory *self,
                                 ScribaEntry *entry);

void scriba_history_rename (ScribaHistory *self,
                            const GArray *renamings);

gboolean scriba_history_set_position (ScribaHistory *self,
                                      guint32 head,
                                      guint32 tip);

guint32 scriba_history_get_undo (ScribaHistory *self,
                                 guint32 *to);
guint32 scriba_history_get_redo (ScribaHistory *self,
                                 guint32 *to);

void scriba_history_read_line (ScribaHistory *self,
                               guint32 seq,
                               GArray *line);
gboolean scriba_history_is_line_start (ScribaHistory *self,
                                       guint32 seq);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaHistory, scriba_history_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "scriba-game-file.h"
#include "scriba-history.h"
#include "scriba-journal.h"
#include "scriba-kept.h"

G_BEGIN_DECLS

/**
 * ScribaTable:
 *
 * A game that is being played: entries are dispatched to it, and it publishes
 * the state that follows by ::changed. What is recorded is handed to the
 * journal at once; nothing here waits for the disk. What its state, box and
 * entries are made of only its game knows (#ScribaGameFormat).
 */
#define SCRIBA_TYPE_TABLE (scriba_table_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTable, scriba_table, SCRIBA, TABLE, GObject)

ScribaTable *scriba_table_new (ScribaGameFile *file,
                               ScribaJournal *journal,
                               guint64 token);
void scriba_table_journal_changed (ScribaTable *self);
void scriba_table_keep_whole (ScribaTable *self);
guint64 scriba_table_get_token (ScribaTable *self);
gboolean scriba_table_is_lost (ScribaTable *self);

const ScribaGameFile *scriba_table_get_file (ScribaTable *self);
const ScribaGameFormat *scriba_table_get_format (ScribaTable *self);
const char *scriba_table_get_id (ScribaTable *self);
gconstpointer scriba_table_get_state (ScribaTable *self);
gconstpointer scriba_table_get_box (ScribaTable *self);
guint scriba_table_get_edition (ScribaTable *self);
ScribaHistory *scriba_table_get_history (ScribaTable *self);

void scriba_table_check (ScribaTable *self,
                         guint kind,
                         gconstpointer args,
                         ScribaVerdict *verdict);
gboolean scriba_table_dispatch (ScribaTable *self,
                                guint kind,
                                gconstpointer args,
                                ScribaVerdict *verdict);

const ScribaEntry *scriba_table_get_undo (ScribaTable *self);
const ScribaEntry *scriba_table_get_redo (ScribaTable *self);
void scriba_table_undo (ScribaTable *self);
void scriba_table_redo (ScribaTable *self);
void scriba_table_jump (ScribaTable *self,
                        guint32 seq);
void scriba_table_return (ScribaTable *self,
                          guint32 head,
                          guint32 tip);

gboolean scriba_table_change (ScribaTable *self,
                              guint32 seq,
                              guint kind,
                              gconstpointer args,
                              GArray *left_out,
                              ScribaVerdict *verdict);
gboolean scriba_table_remove (ScribaTable *self,
                              guint32 seq,
                              GArray *left_out,
                              ScribaVerdict *verdict);

void scriba_table_rename (ScribaTable *self,
                          const char *from,
                          const char *to);
void scriba_table_set_box (ScribaTable *self,
                           gpointer box);

G_END_DECLS

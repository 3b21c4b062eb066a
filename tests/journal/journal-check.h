/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "folder-check.h"
#include "scriba-journal.h"

G_BEGIN_DECLS

#define ANTONY "0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c01"
#define BRUTUS "0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c02"
#define CICERO "0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c03"

/* What a test says that the time is. */
extern _Atomic gint64 journal_time;
extern const ScribaJournalOptions journal_at_time;

ScribaJournal *journal_in (Folder *folder);
guint64 journal_add (ScribaJournal *journal,
                     const char *id,
                     guint n_entries);
guint64 journal_replace (ScribaJournal *journal,
                         const char *id,
                         guint n_entries);
guint64 journal_append (ScribaJournal *journal,
                        const char *id,
                        guint32 seq);
/* These wait for the answer. */
GPtrArray *journal_list (ScribaJournal *journal,
                         GError **error);
ScribaJournalGame *journal_load (ScribaJournal *journal,
                                 const char *id,
                                 GError **error);

void journal_assert_safe (ScribaJournal *journal,
                          guint64 token);
void journal_assert_report (ScribaJournal *journal,
                            int code);
void journal_assert_quiet (ScribaJournal *journal);
void journal_assert_entries (ScribaJournal *journal,
                             const char *id,
                             guint n_entries);

char *journal_payload (guint32 seq);
char *journal_path (Folder *folder,
                    const char *name);
GBytes *journal_bytes (Folder *folder,
                       const char *name);
void journal_put_bytes (Folder *folder,
                        const char *name,
                        GBytes *bytes);
void journal_remove_library (Folder *folder);
char *journal_find (Folder *folder,
                    const char *prefix);
void journal_sql (Folder *folder,
                  const char *name,
                  const char *sql);

G_END_DECLS

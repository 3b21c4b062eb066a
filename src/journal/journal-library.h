/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-backup.h"
#include "journal-schema.h"
#include "scriba-journal.h"

G_BEGIN_DECLS

/**
 * JournalLibrary:
 * @db: the connection, or %NULL
 * @access: what can be done with it
 * @reason: why it is not writable
 * @reports: (element-type GError): what there is to tell
 *
 * The database of a folder, on the thread that works with it.
 */
typedef struct
{
  sqlite3 *db;
  ScribaJournalAccess access;
  GError *reason;
  GQueue reports;

  char *folder;
  char *path;
  char *vfs;
  char *copy;
  const JournalSchema *schema;
  ScribaJournalOptions options;
  gboolean mended;
  int lock;

  JournalBackup *backup;
  gint64 backed_up;
} JournalLibrary;

void journal_library_init (JournalLibrary *self,
                           const char *folder,
                           const ScribaJournalOptions *options);
void journal_library_clear (JournalLibrary *self);

void journal_library_open (JournalLibrary *self);
gboolean journal_library_mend (JournalLibrary *self,
                               const GError *damage);
gint64 journal_library_now (JournalLibrary *self);

/* Care, in steps that return whether there is more to do. */
void journal_library_begin_backup (JournalLibrary *self);
gboolean journal_library_step_backup (JournalLibrary *self);
gboolean journal_library_is_hour_over (JournalLibrary *self);
gboolean journal_library_check (JournalLibrary *self,
                                int (*interrupt) (void *data),
                                gpointer data);
void journal_library_purge (JournalLibrary *self);

G_END_DECLS

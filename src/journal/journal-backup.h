/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-database.h"

G_BEGIN_DECLS

/* How many backups are kept. */
#define JOURNAL_N_BACKUPS 10

/** JournalBackup: a backup that is being made, a few pages at a time. */
typedef struct _JournalBackup JournalBackup;

JournalBackup *journal_backup_new (sqlite3 *db,
                                   const char *folder,
                                   const char *vfs,
                                   gint64 now,
                                   gint64 version,
                                   GError **error);
gboolean journal_backup_step (JournalBackup *self,
                              gboolean *more,
                              GError **error);
void journal_backup_free (JournalBackup *self);

char *journal_backup_folder (const char *folder);
GPtrArray *journal_backup_list (const char *folder);
GPtrArray *journal_backup_list_all (const char *folder);
gboolean journal_backup_is_due (sqlite3 *db,
                                const char *folder,
                                const char *vfs);
char *journal_stamp (gint64 now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (JournalBackup, journal_backup_free)

G_END_DECLS

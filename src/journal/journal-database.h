/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "scriba-error.h"

G_BEGIN_DECLS

int journal_open (const char *path,
                  int flags,
                  const char *vfs,
                  sqlite3 **db);
void journal_fail (GError **error,
                   ScribaError code,
                   sqlite3 *db,
                   int result);
void journal_fail_errno (GError **error,
                         ScribaError code,
                         int number);

int journal_bind (sqlite3 *db,
                  sqlite3_stmt **statement,
                  const char *sql,
                  const char *types,
                  ...);
int journal_do (sqlite3 *db,
                const char *sql,
                const char *types,
                ...);
int journal_ask (sqlite3 *db,
                 const char *sql,
                 gint64 *answer);

char *journal_column_text (sqlite3_stmt *statement,
                           int column);
gint64 journal_sum (const char *id,
                    gint64 seq,
                    const char *text);

/** JOURNAL_RENAMING_SEQ: what stands for the number of an entry in the sum of a renaming, in C and in SQL. */
#define JOURNAL_RENAMING_SEQ(number, seq) (((number) << 32) + (seq))

gboolean journal_sync (const char *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3, sqlite3_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

G_END_DECLS

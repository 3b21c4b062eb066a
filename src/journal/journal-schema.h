/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-database.h"

G_BEGIN_DECLS

/* "Scri", to know a library by. */
#define JOURNAL_APPLICATION_ID 0x53637269

/**
 * JournalKind:
 * @JOURNAL_EMPTY: a database without anything
 * @JOURNAL_OURS: a library of this version or an older one
 * @JOURNAL_NEWER: a library of a later version
 * @JOURNAL_FOREIGN: a database of another program
 * @JOURNAL_DAMAGED: it was a library, or no database at all
 * @JOURNAL_UNKNOWN: it could not be read
 *
 * What a database is.
 */
typedef enum
{
  JOURNAL_EMPTY,
  JOURNAL_OURS,
  JOURNAL_NEWER,
  JOURNAL_FOREIGN,
  JOURNAL_DAMAGED,
  JOURNAL_UNKNOWN,
} JournalKind;

/**
 * JournalSchema:
 * @steps: what makes each version from the one before; the first makes version 1 from nothing
 * @n_steps: how many, which is the newest version
 */
typedef struct
{
  const char * const *steps;
  guint n_steps;
} JournalSchema;

extern const JournalSchema journal_schema;

JournalKind journal_schema_judge (const JournalSchema *self,
                                  sqlite3 *db,
                                  gint64 *version,
                                  GError **error);
gboolean journal_schema_migrate (const JournalSchema *self,
                                 sqlite3 *db,
                                 GError **error);

G_END_DECLS

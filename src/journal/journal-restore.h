/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-database.h"

G_BEGIN_DECLS

sqlite3 *journal_restore_open (const char *path,
                               const char *vfs,
                               sqlite3 *sample);
void journal_restore_close (const char *path,
                            sqlite3 *db);

G_END_DECLS

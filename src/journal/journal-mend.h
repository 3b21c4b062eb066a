/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-database.h"
#include "scriba-journal-game.h"

G_BEGIN_DECLS

gboolean journal_mend (const char *folder,
                       const char *path,
                       const char *vfs,
                       gint64 now,
                       void (*sum_up) (ScribaJournalGame *game),
                       GError **report,
                       GError **error);
gboolean journal_mend_finish (const char *folder,
                              const char *path,
                              GError **error);

G_END_DECLS

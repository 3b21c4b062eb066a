/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-write.h"

G_BEGIN_DECLS

/**
 * JournalRefusals:
 *
 * The games of which something was refused that no retry of the same would
 * make good. Nothing more is written of such a game until that is settled, and
 * it keeps nobody waiting.
 */
typedef GHashTable JournalRefusals;

JournalRefusals *journal_refusals_new (void);
void journal_refusals_add (JournalRefusals *self,
                           const JournalRequest *refused,
                           GError *error,
                           GQueue *batch,
                           GQueue *requests);
gboolean journal_refusals_settle (JournalRefusals *self,
                                  const char *id);

const GError *journal_refusals_find (JournalRefusals *self,
                                     const char *id);
const GError *journal_refusals_find_up_to (JournalRefusals *self,
                                           guint64 token);
gboolean journal_refusals_concern (JournalRefusals *self,
                                   const JournalRequest *request);

G_END_DECLS

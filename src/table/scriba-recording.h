/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-file.h"
#include "scriba-history.h"

G_BEGIN_DECLS

/* How entries are made and take the place of others, in a game that nobody is told of it. */
ScribaEntry *scriba_recording_new_entry (const ScribaGameFile *file,
                                         guint kind,
                                         gconstpointer args,
                                         const ScribaVerdict *verdict);
gboolean scriba_recording_change (ScribaGameFile *file,
                                  guint32 seq,
                                  guint kind,
                                  gconstpointer args,
                                  GArray *left_out,
                                  ScribaVerdict *verdict);
gboolean scriba_recording_remove (ScribaGameFile *file,
                                  guint32 seq,
                                  GArray *left_out,
                                  ScribaVerdict *verdict);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-file.h"

G_BEGIN_DECLS

/**
 * ScribaLogWords:
 *
 * What the lines of a game's log say, one after the other: each needs the state before it, and the next one often follows.
 */
typedef struct _ScribaLogWords ScribaLogWords;

ScribaLogWords *scriba_log_words_new (const ScribaGameFile *file);
void scriba_log_words_free (ScribaLogWords *self);
void scriba_log_words_update (ScribaLogWords *self,
                              const ScribaGameFile *file);

char *scriba_log_words_describe (ScribaLogWords *self,
                                 guint32 seq);
char *scriba_log_words_describe_moment (ScribaLogWords *self,
                                        guint32 seq);
char *scriba_log_words_describe_marks (ScribaLogWords *self,
                                       guint32 seq,
                                       gboolean undone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaLogWords, scriba_log_words_free)

G_END_DECLS

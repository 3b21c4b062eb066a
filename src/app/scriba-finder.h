/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ScribaFinder: finds words in many texts, of which many are the same. */
typedef struct _ScribaFinder ScribaFinder;

ScribaFinder *scriba_finder_new (void);
void scriba_finder_free (ScribaFinder *self);

void scriba_finder_set_words (ScribaFinder *self,
                              const char *words);
void scriba_finder_learn (ScribaFinder *self,
                          const char *text);
gboolean scriba_finder_is_in (ScribaFinder *self,
                              const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaFinder, scriba_finder_free)

G_END_DECLS

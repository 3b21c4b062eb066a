/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-library.h"

G_BEGIN_DECLS

/**
 * NightPlace:
 * @n_entries: how many entries there are
 * @head: where the game stands
 * @tip: where redo leads to
 * @box: how often the box was changed
 *
 * What there is of the night after an act, worked out without the program.
 */
typedef struct
{
  guint32 n_entries;
  guint32 head;
  guint32 tip;
  guint box;
} NightPlace;

/**
 * Night:
 * @file: the recorded game, which is played again from its start until there are entries enough
 * @places: (element-type NightPlace): after each act; the first is the game without any entry
 *
 * What a night does to a library, act by act: an entry, an undo or a jump, a change of the box.
 */
typedef struct
{
  ScribaGameFile *file;
  GArray *places;
} Night;

Night *night_read (const char *sample,
                   guint n_entries);
void night_free (Night *self);

const NightPlace *night_get_place (const Night *self,
                                   guint act);
ScribaTable *night_begin (const Night *self,
                          ScribaLibrary *library);
gboolean night_act (const Night *self,
                    guint act,
                    ScribaTable *table);
gboolean night_is_at (const Night *self,
                      guint act,
                      ScribaTable *table);
void night_assert_at (const Night *self,
                      guint act,
                      ScribaTable *table);
void night_assert_whole (const Night *self,
                         ScribaTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Night, night_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-shape.h"

G_BEGIN_DECLS

/**
 * ScribaEntryKind:
 * @key: its word in files
 * @shape: what its arguments are made of
 * @absolute: whether its values are absolute: consecutive entries on one target are one undo step
 *
 * One thing that can happen in a game.
 */
typedef struct
{
  const char *key;
  const ScribaShape *shape;
  gboolean absolute;
} ScribaEntryKind;

/**
 * ScribaEntry:
 * @seq: its number in the game, from 1
 * @parent: the entry that its state follows from, or 0
 * @before: the entry that was the head when this one was made, and that undo leads to: mostly @parent; or 0
 * @corrects: the entry that this one stands for since an older one was changed or removed, or 0
 * @kind: index into the game's kinds
 * @against: a bit for each rule of the game that it is against: the table's decision
 * @at: seconds since 1970, in UTC
 * @utc_offset: minutes that the clock on the wall was ahead of UTC
 * @args: what happened, a record of the kind's shape
 *
 * One entry of a game's log. It is never changed once it has a number.
 */
typedef struct
{
  guint32 seq;
  guint32 parent;
  guint32 before;
  guint32 corrects;
  guint32 against;
  guint16 kind;
  gint16 utc_offset;
  gint64 at;
  gpointer args;
} ScribaEntry;

ScribaEntry *scriba_entry_new (const ScribaEntryKind *kinds,
                               guint kind,
                               gconstpointer args);
void scriba_entry_free (ScribaEntry *entry,
                        const ScribaEntryKind *kinds);

G_END_DECLS

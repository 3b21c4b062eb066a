/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-entry.h"

#include "scriba-record.h"

/**
 * scriba_entry_new:
 * @kinds: the kinds of the game
 * @kind: an index into them
 * @args: (nullable): what happened, copied; %NULL for what an empty object in a file means
 *
 * Returns: (transfer full): an entry without a number, a place or a time
 */
ScribaEntry *
scriba_entry_new (const ScribaEntryKind *kinds,
                  guint kind,
                  gconstpointer args)
{
  ScribaEntry *entry = g_new0 (ScribaEntry, 1);
  const ScribaShape *shape = kinds[kind].shape;

  entry->kind = kind;
  entry->args = g_malloc0 (shape->size);
  if (args != NULL)
    scriba_record_copy (shape, args, entry->args);
  else
    scriba_record_reset (shape, entry->args);

  return entry;
}

/** scriba_entry_free: frees an entry with its arguments. */
void
scriba_entry_free (ScribaEntry *entry,
                   const ScribaEntryKind *kinds)
{
  scriba_record_clear (kinds[entry->kind].shape, entry->args);
  g_free (entry->args);
  g_free (entry);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-change.h"

#include <glib/gi18n.h>

#include "scriba-announce.h"

/**
 * scriba_change_dup_text:
 * @change: what becomes of it
 * @step: what a step is called, such as “Loyalty, Anna”
 *
 * Returns: (transfer full): the words for it, on a button or where it is told
 */
char *
scriba_change_dup_text (ScribaChange change,
                        const char *step)
{
  switch (change)
    {
    case SCRIBA_CHANGE_UNDONE:
      /* Translators: what is undone, such as “Undo: Loyalty, Anna”. */
      return g_strdup_printf (_("Undo: %s"), step);
    case SCRIBA_CHANGE_REDONE:
      /* Translators: what is done again, such as “Redo: Loyalty, Anna”. */
      return g_strdup_printf (_("Redo: %s"), step);
    case SCRIBA_CHANGE_DONE:
    default:
      return g_strdup (step);
    }
}

/** scriba_announce_change: as scriba_announce(): a step was made, taken back, or made again. */
void
scriba_announce_change (GtkWidget *inside,
                        ScribaChange change,
                        const char *step)
{
  g_autofree char *text = scriba_change_dup_text (change, step);

  scriba_announce (inside, text);
}

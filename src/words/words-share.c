/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-share.h"

#include <glib/gi18n.h>

#include "bce-types.h"

/** scriba_words_share_name: (transfer full): what stands for the name of a person, from 1, as long as there is none, and where names are hidden. */
char *
scriba_words_share_name (guint number)
{
  /* Translators: the name of a player who has not been named. */
  return g_strdup_printf (_("Player %u"), number);
}

/* As many as sit at a table, and as many further ones as may have been taken when somebody came. */
#define MOST_SHARE_NAMES (2 * BCE_MAX_SEATS)

/** scriba_words_is_share_name: whether scriba_words_share_name() made the name, in English or in the language of the process: it is nobody's. */
gboolean
scriba_words_is_share_name (const char *name)
{
  for (guint number = 1; number <= MOST_SHARE_NAMES; number++)
    {
      g_autofree char *here = scriba_words_share_name (number);
      g_autofree char *english = g_strdup_printf ("Player %u", number);

      if (g_str_equal (name, here) || g_str_equal (name, english))
        return TRUE;
    }
  return FALSE;
}

/**
 * scriba_words_share_note:
 * @over: whether the game has ended
 * @stopped: whether it ended early
 * @counts: whether it has a result
 *
 * Returns: (nullable): what a program of plays is told of a night that was not played to its end, or has no result
 */
const char *
scriba_words_share_note (gboolean over,
                         gboolean stopped,
                         gboolean counts)
{
  if (!over)
    return _("Not finished yet");
  if (!stopped)
    return counts ? NULL : _("Not decided yet");

  return counts ? _("Stopped early, with a result") : _("Stopped early, without a result");
}

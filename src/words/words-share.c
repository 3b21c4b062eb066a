/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-share.h"

#include <glib/gi18n.h>

/** scriba_words_share_name: (transfer full): what stands for the name of a person, from 1, where names are hidden. */
char *
scriba_words_share_name (guint number)
{
  /* Translators: the name of a player who has not been named. */
  return g_strdup_printf (_("Player %u"), number);
}

/**
 * scriba_words_share_note:
 * @over: whether the game has ended
 * @stopped: whether it ended early
 * @counts: whether it has a result
 *
 * Returns: (nullable): what a program of plays is told of a night that was not played to its end
 */
const char *
scriba_words_share_note (gboolean over,
                         gboolean stopped,
                         gboolean counts)
{
  if (!over)
    return _("Not finished yet");
  if (!stopped)
    return NULL;

  return counts ? _("Stopped early, with a result") : _("Stopped early, without a result");
}

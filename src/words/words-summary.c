/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-summary.h"

#include <glib/gi18n.h>

#include "words-entry.h"
#include "words-score.h"

/* What the library says of a game, from its summary alone. */

/** scriba_words_summary_running: whether the game goes on. */
gboolean
scriba_words_summary_running (const BceSummary *summary)
{
  return summary->stage != BCE_STAGE_OVER;
}

static char *
winners (const BceSummary *summary)
{
  const char *names[BCE_MAX_SEATS + 1] = { NULL, };
  guint n = 0;

  for (guint seat = 0; seat < summary->n_seats; seat++)
    if ((summary->winners & (1 << seat)) != 0)
      names[n++] = summary->seats[seat].name;

  return scriba_words_winners (names);
}

/** scriba_words_summary_state: (transfer full): where a game stands, or who won it. */
char *
scriba_words_summary_state (const BceSummary *summary)
{
  if (scriba_words_summary_running (summary))
    return scriba_words_moment_of (summary->stage, summary->year);
  if (summary->ending == BCE_ENDING_UNFINISHED)
    return g_strdup (_("Stopped, without a score"));

  return summary->winners != 0 ? winners (summary) : g_strdup (_("Not decided yet"));
}

static char *
running_detail (const BceSummary *summary)
{
  g_autofree char *turn = NULL;
  g_autofree char *im = NULL;
  const char *parts[3];
  guint n = 0;

  if (summary->turn >= 0)
    {
      /* Translators: %s is a player. */
      turn = g_strdup_printf (_("Turn: %s"), summary->seats[summary->turn].name);
      parts[n++] = turn;
    }
  if (summary->im >= 0)
    {
      im = g_strdup_printf (_("Imperium Maius: %s"), summary->seats[summary->im].name);
      parts[n++] = im;
    }
  parts[n] = NULL;
  return n > 0 ? g_strjoinv (" · ", (char **) parts) : NULL;
}

/** scriba_words_summary_detail: (transfer full) (nullable): whose turn it is, or what decided the game. */
char *
scriba_words_summary_detail (const BceSummary *summary)
{
  if (scriba_words_summary_running (summary))
    return running_detail (summary);
  if (summary->ending == BCE_ENDING_UNFINISHED)
    return scriba_words_year (summary->year);
  if (summary->ending == BCE_ENDING_STOPPED)
    return g_strdup (_("Stopped early, scored as it stands"));

  return summary->winners != 0 ? g_strdup (scriba_words_victory_rule (summary->decided_by)) : NULL;
}

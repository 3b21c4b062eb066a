/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-unknown.h"

#include <glib/gi18n.h>

#include "scriba-words.h"

static ScribaScoreEntry
find_entry (BceScoreUnknownKind kind)
{
  switch (kind)
    {
    case BCE_SCORE_UNKNOWN_TILE:
      return SCRIBA_ENTRY_TILE;
    case BCE_SCORE_UNKNOWN_STRUCTURE:
      return SCRIBA_ENTRY_STRUCTURE;
    case BCE_SCORE_UNKNOWN_BONUS:
      return SCRIBA_ENTRY_BONUS;
    case BCE_SCORE_UNKNOWN_AUTHORITY:
      return SCRIBA_ENTRY_AUTHORITY;
    default:
      return SCRIBA_ENTRY_AMBITION;
    }
}

static char *
name_value (const ScribaScoreSeat *seat,
            const BceScoreUnknown *unknown,
            gboolean everybody)
{
  ScribaScoreEntry entry = find_entry (unknown->kind);
  ScribaScoreSeat owner = *seat;
  g_autofree char *name = NULL;

  owner.player = unknown->player;
  if (unknown->kind == BCE_SCORE_UNKNOWN_SENATE)
    return g_strdup (_("the Senate tile"));

  if (everybody)
    return scriba_score_entry_get_name (&owner, entry, unknown->index);

  name = scriba_score_entry_get_thing (&owner, entry, unknown->index);
  /* Translators: a number and the thing that it is printed on: “Bonus, Statue 3”. */
  return g_strdup_printf (C_("number", "%1$s, %2$s"), scriba_score_entry_get_title (entry), name);
}

/**
 * scriba_score_unknown_list:
 * @seat: whose missing values
 * @everybody: whether those of all players are meant
 * @most: how many are named, at least 1; the others are counted
 *
 * Returns: (transfer full) (nullable): the missing values in one line, or %NULL if nothing is missing
 */
char *
scriba_score_unknown_list (const ScribaScoreSeat *seat,
                           gboolean everybody,
                           guint most)
{
  const GArray *unknowns = scriba_score_holder_get_score (seat->holder)->unknown;
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  g_autofree char *list = NULL;
  guint n_more;

  for (guint i = 0; i < unknowns->len; i++)
    {
      const BceScoreUnknown *unknown = &g_array_index (unknowns, BceScoreUnknown, i);
      g_autofree char *name = NULL;

      if (!everybody && unknown->kind != BCE_SCORE_UNKNOWN_SENATE && unknown->player != seat->player)
        continue;

      name = name_value (seat, unknown, everybody);
      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
  if (names->len == 0)
    return NULL;

  n_more = names->len > most ? names->len - most : 0;
  g_ptr_array_set_size (names, names->len - n_more);
  list = g_strjoinv ("; ", (char **) names->pdata);
  if (n_more == 0)
    /* Translators: %s is a list of values that nobody has told. */
    return g_strdup_printf (_("Unknown: %s"), list);

  /* Translators: %1$s is a list of values that nobody has told, %2$u how many others there are. */
  return g_strdup_printf (ngettext ("Unknown: %1$s; and %2$u more", "Unknown: %1$s; and %2$u more", n_more),
                          list, n_more);
}

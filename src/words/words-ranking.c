/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-ranking.h"

#include <glib/gi18n.h>

#include "words-amount.h"

/**
 * scriba_ranking_add:
 * @ranking: a ranking, zeroed before the first is added
 * @name: who
 * @value: their number
 * @n_unknown: how many unknown values it contains
 *
 * Adds a player behind all with at least as much.
 */
void
scriba_ranking_add (ScribaRanking *ranking,
                    const char *name,
                    gint64 value,
                    guint n_unknown)
{
  guint place = ranking->n;

  g_return_if_fail (ranking->n < BCE_MAX_SEATS);

  for (; place > 0 && ranking->values[place - 1] < value; place--)
    {
      ranking->names[place] = ranking->names[place - 1];
      ranking->values[place] = ranking->values[place - 1];
      ranking->unknown[place] = ranking->unknown[place - 1];
    }

  ranking->names[place] = name;
  ranking->values[place] = value;
  ranking->unknown[place] = n_unknown;
  ranking->n++;
}

/**
 * scriba_ranking_to_words:
 * @ranking: a ranking
 *
 * Returns: (transfer full): "Anna 2, Bálint 1"
 */
char *
scriba_ranking_to_words (const ScribaRanking *ranking)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ranking->n; i++)
    {
      g_autofree char *amount = scriba_words_amount (ranking->values[i], ranking->unknown[i]);

      /* Translators: a player and their number: "Anna 2". */
      g_ptr_array_add (items, g_strdup_printf (C_("player and number", "%1$s %2$s"), ranking->names[i], amount));
    }
  g_ptr_array_add (items, NULL);

  return scriba_words_join ((const char * const *) items->pdata);
}

/**
 * scriba_ranking_to_names:
 * @ranking: a ranking
 *
 * Returns: (transfer full): "Anna, Bálint"
 */
char *
scriba_ranking_to_names (const ScribaRanking *ranking)
{
  const char *names[BCE_MAX_SEATS + 1] = { NULL, };

  for (guint i = 0; i < ranking->n; i++)
    names[i] = ranking->names[i];

  return scriba_words_join (names);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-kind.h"

#include "bce44/scriba-bce-kind.h"
#include "caesar/scriba-caesar-kind.h"

static const ScribaGameKind * const kinds[] = { &scriba_bce_kind, &scriba_caesar_kind };

/** scriba_game_kind_list: all games. */
const ScribaGameKind * const *
scriba_game_kind_list (guint *n_kinds)
{
  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
}

/** scriba_game_kind_find: (nullable): the game that has a key in files. */
const ScribaGameKind *
scriba_game_kind_find (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_str_equal (kinds[i]->format->game->key, key))
        return kinds[i];
    }

  return NULL;
}

/** scriba_game_kind_of: what the window has for a game. */
const ScribaGameKind *
scriba_game_kind_of (const ScribaGameFormat *format)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (kinds[i]->format == format)
        return kinds[i];
    }

  g_return_val_if_reached (NULL);
}

/** scriba_game_kind_of_table: so, for one that is played. */
const ScribaGameKind *
scriba_game_kind_of_table (ScribaTable *table)
{
  return scriba_game_kind_of (scriba_table_get_format (table));
}

/** scriba_game_kind_of_drafts: the game of which years and final scores are also reckoned outside a game. */
const ScribaGameKind *
scriba_game_kind_of_drafts (void)
{
  return &scriba_bce_kind;
}

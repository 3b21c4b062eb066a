/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-format.h"

#include "bce-files.h"
#include "caesar-files.h"
#include "scriba-reader.h"

static const ScribaGameFormat * const formats[] = { &bce_game_format, &caesar_game_format };

/** scriba_game_format_find: (transfer none) (nullable): the game of that word. */
const ScribaGameFormat *
scriba_game_format_find (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      if (g_str_equal (formats[i]->game->key, key))
        return formats[i];
    }

  return NULL;
}

/** scriba_game_format_read: (transfer none): the game that a saved one is of, by its header; or %NULL and @error is set. */
const ScribaGameFormat *
scriba_game_format_read (JsonObject *header,
                         GError **error)
{
  const ScribaPlace place = { .key = "game" };
  JsonNode *node = scriba_read_required (header, NULL, "game", error);
  const char *keys[G_N_ELEMENTS (formats) + 1] = { NULL };
  gint8 choice;

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    keys[i] = formats[i]->game->key;

  return node != NULL && scriba_read_choice (node, &place, keys, &choice, error) ? formats[choice] : NULL;
}

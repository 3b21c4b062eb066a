/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-kind.h"

#include <glib/gi18n.h>

#include "bce-files.h"
#include "bce44/scriba-game-page.h"
#include "caesar-files.h"
#include "scriba-words.h"

static const char *
get_bce_player (gconstpointer summary,
                guint player)
{
  const BceSummary *self = summary;

  return player < self->n_seats ? self->seats[player].name : NULL;
}

static const char *
get_caesar_player (gconstpointer summary,
                   guint player)
{
  return player < CAESAR_N_SIDES ? scriba_words_caesar_summary_player (summary, player) : NULL;
}

static const ScribaGameKind kinds[] = {
  { &bce_game_format, N_("44 BCE"), scriba_game_page_new, get_bce_player },
  { &caesar_game_format, N_("Caesar!"), NULL, get_caesar_player },
};

/** scriba_game_kind_of: what the window has for a game. */
const ScribaGameKind *
scriba_game_kind_of (const ScribaGameFormat *format)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (kinds[i].format == format)
        return &kinds[i];
    }

  g_return_val_if_reached (NULL);
}

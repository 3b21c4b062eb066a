/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-field-news.h"

#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "words-award.h"
#include "words-names.h"

/** scriba_field_news_tell: has @widget say what has become of a field, if another one wins it or gets its tile. */
void
scriba_field_news_tell (ScribaFieldNews *news,
                        GtkWidget *widget,
                        ScribaBoardsHolder *holder)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (holder);

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      g_autofree char *winner = NULL;
      g_autofree char *tile = NULL;
      g_autofree char *text = NULL;

      if (news->told && news->tile_to[field] == outcome->fields[field].tile_to)
        continue;

      news->tile_to[field] = outcome->fields[field].tile_to;
      if (!news->told)
        continue;

      winner = scriba_words_field_headline (boards, outcome, field);
      tile = scriba_words_tile_title (boards, outcome, field);
      /* Translators: read out when it changes: a field, who wins it, and who gets the tile. */
      text = g_strdup_printf (_("%1$s: %2$s. %3$s"), scriba_words_field (field), winner, tile);
      scriba_announce (widget, text);
    }
  news->told = TRUE;
}

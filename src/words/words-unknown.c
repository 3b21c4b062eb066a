/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-unknown.h"

#include <glib/gi18n.h>

#include "words-names.h"

static char *
card_value_words (const BceUnknown *unknown)
{
  switch (unknown->kind)
    {
    case BCE_UNKNOWN_AUTHORITY:
      return g_strdup (C_("unknown value", "authority"));
    case BCE_UNKNOWN_CHARISMA:
      return g_strdup (C_("unknown value", "charisma"));
    case BCE_UNKNOWN_AMBITIONS:
      return g_strdup (C_("unknown value", "all ambitions"));
    case BCE_UNKNOWN_AMBITION:
      /* Translators: an ambition of a card by its number from the top. */
      return g_strdup_printf (C_("unknown value", "ambition %u"), unknown->index + 1);
    case BCE_UNKNOWN_ABILITIES:
      return g_strdup (C_("unknown value", "abilities"));
    default:
      /* Translators: an ability of a card by its number from the top, and what it did. */
      return g_strdup_printf (C_("unknown value", "what ability %u did"), unknown->index + 1);
    }
}

/**
 * scriba_words_unknown:
 * @boards: the boards that were resolved
 * @unknown: a missing value
 *
 * Returns: (transfer full): which one, for example "Anna, political, Senator: ambition 1"
 */
char *
scriba_words_unknown (const BceBoards *boards,
                      const BceUnknown *unknown)
{
  const BceBoard *board;
  g_autofree char *value = NULL;

  g_return_val_if_fail (boards != NULL && unknown != NULL, NULL);

  /* Translators: the allegiance tile in front of a field; %s is the field as a title. */
  if (unknown->kind == BCE_UNKNOWN_TILE_AUTHORITY)
    return g_strdup_printf (_("%s tile: authority"), scriba_words_field (unknown->field));
  if (unknown->kind == BCE_UNKNOWN_TILE_CHARISMA)
    return g_strdup_printf (_("%s tile: charisma"), scriba_words_field (unknown->field));

  board = &boards->boards[unknown->seat][unknown->field];
  value = card_value_words (unknown);

  /* Translators: player, field, card and the value that nobody has told, as in "Anna, political, Senator: ambition 1". */
  return g_strdup_printf (_("%1$s, %2$s, %3$s: %4$s"),
                          scriba_words_seat (boards, unknown->seat),
                          scriba_words_field_inside (unknown->field),
                          scriba_words_card (&board->stack[unknown->card]),
                          value);
}

static char *
scored_value_words (const BceScoredPlayer *player,
                    const BceScoreUnknown *unknown)
{
  guint number = unknown->index + 1;

  switch (unknown->kind)
    {
    case BCE_SCORE_UNKNOWN_TILE:
      /* Translators: an allegiance tile by its number in the list. */
      return g_strdup_printf (C_("unknown value", "Imperium of tile %u"), number);
    case BCE_SCORE_UNKNOWN_STRUCTURE:
      /* Translators: %s is a structure. */
      return g_strdup_printf (C_("unknown value", "Imperium of %s"),
                              scriba_words_structure (&g_array_index (player->structures, BceScoredStructure,
                                                                      unknown->index)));
    case BCE_SCORE_UNKNOWN_BONUS:
      /* Translators: %s is a statue. */
      return g_strdup_printf (C_("unknown value", "bonus of %s"),
                              scriba_words_structure (&g_array_index (player->structures, BceScoredStructure,
                                                                      unknown->index)));
    case BCE_SCORE_UNKNOWN_AUTHORITY:
      /* Translators: a recruit of the Collegium by its number in the list. */
      return g_strdup_printf (C_("unknown value", "authority of recruit %u"), number);
    case BCE_SCORE_UNKNOWN_AMBITIONS:
      return g_strdup_printf (C_("unknown value", "all ambitions of recruit %u"), number);
    default:
      /* Translators: a recruit by its number in the list, and its ambition by its number from the top. */
      return g_strdup_printf (C_("unknown value", "recruit %1$u: ambition %2$u"), number, unknown->sub + 1);
    }
}

/**
 * scriba_words_score_unknown:
 * @scoring: what was scored
 * @unknown: a missing value
 *
 * Returns: (transfer full): which one, for example "Anna, bonus of Statue 3"
 */
char *
scriba_words_score_unknown (const BceScoring *scoring,
                            const BceScoreUnknown *unknown)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (scoring != NULL && unknown != NULL, NULL);

  if (unknown->kind == BCE_SCORE_UNKNOWN_SENATE)
    return g_strdup (_("The pair of the Senate tile"));

  value = scored_value_words (&scoring->players[unknown->player], unknown);

  /* Translators: player, and the value that nobody has told. */
  return g_strdup_printf (C_("unknown value", "%1$s, %2$s"), scriba_words_player (scoring, unknown->player), value);
}

/**
 * scriba_words_unknown_note:
 * @n_unknown: how many values are missing
 *
 * Returns: (transfer full): what that means for the result
 */
char *
scriba_words_unknown_note (guint n_unknown)
{
  return g_strdup_printf (ngettext ("%u unknown value counts as nothing here; the result depends on it",
                                    "%u unknown values count as nothing here; the result depends on them", n_unknown),
                          n_unknown);
}

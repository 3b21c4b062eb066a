/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-score.h"

#include <glib/gi18n.h>

#include "words-amount.h"
#include "words-names.h"

/**
 * scriba_words_score_rule:
 * @line: a line of the score sheet
 *
 * Returns: its rule in one sentence (rules, section 6)
 */
const char *
scriba_words_score_rule (BceScoreLine line)
{
  static const char * const rules[BCE_N_LINES] = {
    [BCE_LINE_TRACK] = N_("Imperium gained during play"),
    [BCE_LINE_ALLEGIANCE] = N_("The Imperium printed on the allegiance tiles in the Collegium"),
    [BCE_LINE_SENATE] = N_("3 for each pair of allegiance tiles that matches the Senate tile"),
    [BCE_LINE_LICTORS_LOYALTY] = N_("1 for each Lictor and each loyalty in the Collegium"),
    [BCE_LINE_STRUCTURES] = N_("The Imperium printed on structures and statues, once for each architect"),
    [BCE_LINE_RECRUITS] = N_("Twice the lowest of the three field totals"),
    [BCE_LINE_STATUES] = N_("The bonuses of the statues"),
    [BCE_LINE_DENARII] = N_("1 for each denarius"),
  };

  g_return_val_if_fail ((guint) line < G_N_ELEMENTS (rules), NULL);

  return _(rules[line]);
}

static void
add_number (GPtrArray *lines,
            char *label,
            ScribaNumber number,
            int times)
{
  if (number.known)
    scriba_words_lines_add (lines, label, (gint64) number.value * times);
  else
    scriba_words_lines_add_unknown (lines, label);
}

static void
add_allegiance (GPtrArray *lines,
                const BceScoredPlayer *player)
{
  if (player->plain_allegiance)
    {
      scriba_words_lines_add (lines, g_strdup (_("All tiles, as a total")), player->allegiance_imperium);
      return;
    }

  for (guint i = 0; i < player->allegiance->len; i++)
    {
      const BceScoredTile *tile = &g_array_index (player->allegiance, BceScoredTile, i);

      /* Translators: an allegiance tile; %s is its field as a title. */
      add_number (lines, g_strdup_printf (_("%s tile"), scriba_words_field (tile->field)), tile->imperium, 1);
    }
}

static int
count_tiles (const BceScoredPlayer *player,
             BceField field)
{
  int n = 0;

  if (player->plain_allegiance)
    return player->allegiance_counts[field];

  for (guint i = 0; i < player->allegiance->len; i++)
    if (g_array_index (player->allegiance, BceScoredTile, i).field == (gint8) field)
      n++;

  return n;
}

static void
add_senate (GPtrArray *lines,
            const BceScoring *scoring,
            const BcePlayerScore *result,
            const BceScoredPlayer *player)
{
  g_autofree char *pairs = scriba_words_amount (result->pairs, 0);

  if (scoring->senate == BCE_SENATE_UNKNOWN)
    {
      scriba_words_lines_add_unknown (lines, g_strdup (_("The pair of the Senate tile")));
      return;
    }

  if (scoring->senate == BCE_SENATE_PAIR)
    for (guint i = 0; i < 2; i++)
      {
        BceField field = scoring->senate_pair[i];

        if (i == 1 && scoring->senate_pair[0] == scoring->senate_pair[1])
          break;
        /* Translators: number of allegiance tiles; %s is a field inside a sentence. */
        scriba_words_lines_add_note (lines,
                                     g_strdup_printf (_("Number of %s tiles"), scriba_words_field_inside (field)),
                                     count_tiles (player, field), FALSE);
      }

  scriba_words_lines_add (lines,
                          g_strdup_printf (ngettext ("%s pair, 3 Imperium each", "%s pairs, 3 Imperium each",
                                                     scriba_words_plural (result->pairs)),
                                           pairs),
                          result->lines[BCE_LINE_SENATE]);
}

static void
add_structures (GPtrArray *lines,
                const BceScoredPlayer *player)
{
  if (player->plain_structures)
    {
      scriba_words_lines_add (lines, g_strdup (_("All structures, as a total")), player->structures_imperium);
      return;
    }

  for (guint i = 0; i < player->structures->len; i++)
    {
      const BceScoredStructure *structure = &g_array_index (player->structures, BceScoredStructure, i);
      const char *name = scriba_words_structure (structure);
      char *label;

      if (structure->architects == 1)
        label = g_strdup (name);
      else
        /* Translators: %1$s is a structure, %2$d the player's architects on it. */
        label = g_strdup_printf (ngettext ("%1$s, %2$d architect", "%1$s, %2$d architects",
                                           scriba_words_plural (structure->architects)),
                                 name, structure->architects);

      add_number (lines, label, structure->imperium, structure->architects);
    }
}

static void
add_statues (GPtrArray *lines,
             const BceScoredPlayer *player)
{
  if (player->plain_structures)
    {
      scriba_words_lines_add (lines, g_strdup (_("All bonuses, as a total")), player->statue_bonus);
      return;
    }

  for (guint i = 0; i < player->structures->len; i++)
    {
      const BceScoredStructure *structure = &g_array_index (player->structures, BceScoredStructure, i);

      if (!structure->bonus.known || structure->bonus.value != 0)
        add_number (lines, g_strdup (scriba_words_structure (structure)), structure->bonus, 1);
    }
}

/**
 * scriba_words_scored_recruit:
 * @recruit: a recruit that nobody has named
 * @index: its place in the list
 *
 * Returns: (transfer full): what it is called, for example "Recruit 2, political"
 */
char *
scriba_words_scored_recruit (const BceScoredRecruit *recruit,
                             guint index)
{
  /* Translators: a recruit of the Collegium by its number in the list, and its field: “Recruit 2, political”. */
  return g_strdup_printf (_("Recruit %1$u, %2$s"), index + 1, scriba_words_field_inside (recruit->field));
}

static char *
recruit_words (const BceScoredRecruit *recruit,
               const char *name)
{
  g_autofree char *authority = scriba_words_number (recruit->authority);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *ambitions = NULL;

  if (!recruit->ambition_known)
    g_ptr_array_add (values, g_strdup ("?"));
  for (guint i = 0; recruit->ambition_known && i < recruit->n_ambitions; i++)
    g_ptr_array_add (values, scriba_words_number (recruit->ambition[i]));

  if (values->len == 0)
    /* Translators: a recruit of the Collegium, and its authority. */
    return g_strdup_printf (_("%1$s: authority %2$s"), name, authority);

  g_ptr_array_add (values, NULL);
  ambitions = scriba_words_join ((const char * const *) values->pdata);

  /* Translators: a recruit of the Collegium and what counts of it; %3$s is one ambition, or a list of them. */
  return g_strdup_printf (_("%1$s: authority %2$s, ambition %3$s"), name, authority, ambitions);
}

/** scriba_words_field_total_rule: what makes a field total, in one sentence (rules, section 6, line 5). */
const char *
scriba_words_field_total_rule (void)
{
  return _("The authority and all ambitions of the recruits of this field in the Collegium");
}

/**
 * scriba_words_field_total_lines:
 * @scoring: what was scored
 * @player: a player
 * @field: a field
 * @names: (nullable) (element-type utf8): what each recruit of the player is called; %NULL if nobody has named any
 *
 * Tells why a field total is what it is (rules, section 6, line 5).
 *
 * Returns: (transfer full) (element-type ScribaWordsLine): the parts of the sum
 */
GPtrArray *
scriba_words_field_total_lines (const BceScoring *scoring,
                                guint player,
                                BceField field,
                                GPtrArray *names)
{
  GPtrArray *lines = scriba_words_lines_new ();
  const BceScoredPlayer *scored;

  g_return_val_if_fail (scoring != NULL && player < scoring->n_players, lines);

  scored = &scoring->players[player];
  if (scored->plain_recruits)
    {
      scriba_words_lines_add (lines, g_strdup (_("All recruits, as a total")), scored->field_totals[field]);
      return lines;
    }

  for (guint i = 0; i < scored->recruits->len; i++)
    {
      const BceScoredRecruit *recruit = &g_array_index (scored->recruits, BceScoredRecruit, i);
      gint64 sum = recruit->authority.known ? recruit->authority.value : 0;
      gboolean unknown = !recruit->authority.known || !recruit->ambition_known;
      g_autofree char *name = NULL;

      if (recruit->field != (gint8) field)
        continue;

      for (guint a = 0; recruit->ambition_known && a < recruit->n_ambitions; a++)
        {
          unknown |= !recruit->ambition[a].known;
          sum += recruit->ambition[a].known ? recruit->ambition[a].value : 0;
        }

      name = names != NULL ? g_strdup (g_ptr_array_index (names, i)) : scriba_words_scored_recruit (recruit, i);
      scriba_words_lines_add (lines, recruit_words (recruit, name), sum);
      if (unknown)
        /* Translators: a recruit of the Collegium. */
        scriba_words_lines_add_unknown (lines, g_strdup_printf (_("%s: unknown values"), name));
    }

  return lines;
}

static void
add_recruits (GPtrArray *lines,
              const BceScoring *scoring,
              const BcePlayerScore *result,
              guint player)
{
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      g_autoptr (GPtrArray) parts = scriba_words_field_total_lines (scoring, player, field, NULL);
      guint n_unknown = scriba_words_lines_count_unknown (parts);
      const char *name = scriba_words_field (field);

      /* Translators: a field total of which a part is not known; %s is a field as a title. */
      scriba_words_lines_add_note (lines, n_unknown > 0 ? g_strdup_printf (_("%s, known part"), name) : g_strdup (name),
                                   result->fields[field], FALSE);
    }

  scriba_words_lines_add (lines, g_strdup (_("Twice the lowest")), result->lines[BCE_LINE_RECRUITS]);
  if (result->unknown[BCE_LINE_RECRUITS] > 0)
    scriba_words_lines_add_unknown (lines, g_strdup (_("Unknown values of recruits")));
}

/**
 * scriba_words_score_lines:
 * @scoring: what was scored
 * @score: the score
 * @player: a player
 * @line: a line of the score sheet
 *
 * Tells why a number of the score sheet is what it is (rules, section 6).
 *
 * Returns: (transfer full) (element-type ScribaWordsLine): the parts of the sum
 */
GPtrArray *
scriba_words_score_lines (const BceScoring *scoring,
                          const BceScore *score,
                          guint player,
                          BceScoreLine line)
{
  GPtrArray *lines = scriba_words_lines_new ();
  const BceScoredPlayer *scored;

  g_return_val_if_fail (scoring != NULL && score != NULL && player < scoring->n_players, lines);

  scored = &scoring->players[player];
  switch (line)
    {
    case BCE_LINE_TRACK:
      scriba_words_lines_add (lines, g_strdup (scriba_words_score_line (line)), scored->track);
      break;
    case BCE_LINE_ALLEGIANCE:
      add_allegiance (lines, scored);
      break;
    case BCE_LINE_SENATE:
      add_senate (lines, scoring, &score->players[player], scored);
      break;
    case BCE_LINE_LICTORS_LOYALTY:
      scriba_words_lines_add (lines, g_strdup (_("Lictors")), scored->lictors);
      scriba_words_lines_add (lines, g_strdup (_("Loyalty")), scored->loyalty);
      break;
    case BCE_LINE_STRUCTURES:
      add_structures (lines, scored);
      break;
    case BCE_LINE_RECRUITS:
      add_recruits (lines, scoring, &score->players[player], player);
      break;
    case BCE_LINE_STATUES:
      add_statues (lines, scored);
      break;
    case BCE_LINE_DENARII:
      scriba_words_lines_add (lines, g_strdup (scriba_words_score_line (line)), scored->denarii);
      break;
    }

  return lines;
}

/**
 * scriba_words_score_unknown_total:
 * @score: the score
 * @player: a player
 *
 * Returns: how many unknown values their Imperium contains
 */
guint
scriba_words_score_unknown_total (const BceScore *score,
                                  guint player)
{
  guint n_unknown = 0;

  for (guint line = 0; line < BCE_N_LINES; line++)
    n_unknown += score->players[player].unknown[line];

  return n_unknown;
}

/**
 * scriba_words_score_amount:
 * @score: the score
 * @player: a player
 * @line: a line of the score sheet
 *
 * Returns: (transfer full): the number as text, for example "12 + ?"
 */
char *
scriba_words_score_amount (const BceScore *score,
                           guint player,
                           BceScoreLine line)
{
  g_return_val_if_fail ((guint) line < BCE_N_LINES, NULL);

  return scriba_words_amount (score->players[player].lines[line], score->players[player].unknown[line]);
}

/**
 * scriba_words_score_total:
 * @score: the score
 * @player: a player
 *
 * Returns: (transfer full): their Imperium as text
 */
char *
scriba_words_score_total (const BceScore *score,
                          guint player)
{
  return scriba_words_amount (score->players[player].total, scriba_words_score_unknown_total (score, player));
}

/**
 * scriba_words_total_lines:
 * @score: the score
 * @player: a player
 *
 * Returns: (transfer full) (element-type ScribaWordsLine): the lines of the
 *   sheet that make the Imperium, with a line of its own for what is unknown in each
 */
GPtrArray *
scriba_words_total_lines (const BceScore *score,
                          guint player)
{
  GPtrArray *lines = scriba_words_lines_new ();
  const BcePlayerScore *result = &score->players[player];

  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      if (result->lines[line] != 0 || result->unknown[line] == 0)
        scriba_words_lines_add (lines, g_strdup (scriba_words_score_line (line)), result->lines[line]);
      if (result->unknown[line] > 0)
        /* Translators: what is not known of a line of the score sheet: “Statues, unknown part”. */
        scriba_words_lines_add_unknown (lines, g_strdup_printf (_("%s, unknown part"), scriba_words_score_line (line)));
    }
  return lines;
}

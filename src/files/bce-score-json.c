/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-keys.h"
#include "scriba-writer.h"

static void
write_rank (JsonObject *object,
            const BcePlayerScore *score)
{
  if (score->rank > 0)
    json_object_set_int_member (object, "rank", score->rank);
  else
    json_object_set_null_member (object, "rank");
}

static JsonNode *
write_player (const BceScoredPlayer *player,
              const BcePlayerScore *score)
{
  JsonObject *object = json_object_new ();
  JsonObject *fields = json_object_new ();

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    json_object_set_int_member (fields, bce_field_keys[field], score->fields[field]);

  json_object_set_string_member (object, "name", player->name);
  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      /* The fields stand before the line that they make. */
      if (line == BCE_LINE_RECRUITS)
        json_object_set_object_member (object, "fields", fields);
      json_object_set_int_member (object, bce_line_keys[line], score->lines[line]);
    }
  json_object_set_int_member (object, "total", score->total);
  json_object_set_int_member (object, "tiebreak_authority_ambition", score->authority_ambition);
  json_object_set_int_member (object, "tiebreak_influence", score->influence);
  write_rank (object, score);

  return scriba_write_object (object);
}

static JsonNode *
write_result (const BceScoredPlayer *player,
              const BcePlayerScore *score)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", player->name);
  json_object_set_int_member (object, "total", score->total);
  write_rank (object, score);

  return scriba_write_object (object);
}

/**
 * bce_score_unknown_to_path:
 * @unknown: a missing value of a score
 *
 * Returns: (transfer full): the path of the value in a file of the format scriba-score/1
 */
char *
bce_score_unknown_to_path (const BceScoreUnknown *unknown)
{
  g_return_val_if_fail (unknown != NULL, NULL);

  switch (unknown->kind)
    {
    case BCE_SCORE_UNKNOWN_SENATE:
      return g_strdup ("senate");
    case BCE_SCORE_UNKNOWN_TILE:
      return g_strdup_printf ("players[%u].allegiance[%u].imperium", unknown->player, unknown->index);
    case BCE_SCORE_UNKNOWN_STRUCTURE:
      return g_strdup_printf ("players[%u].structures[%u].imperium", unknown->player, unknown->index);
    case BCE_SCORE_UNKNOWN_BONUS:
      return g_strdup_printf ("players[%u].structures[%u].bonus", unknown->player, unknown->index);
    case BCE_SCORE_UNKNOWN_AUTHORITY:
      return g_strdup_printf ("players[%u].recruits[%u].authority", unknown->player, unknown->index);
    case BCE_SCORE_UNKNOWN_AMBITIONS:
      return g_strdup_printf ("players[%u].recruits[%u].ambition", unknown->player, unknown->index);
    case BCE_SCORE_UNKNOWN_AMBITION:
      return g_strdup_printf ("players[%u].recruits[%u].ambition[%u]", unknown->player, unknown->index, unknown->sub);
    default:
      g_assert_not_reached ();
    }
}

static JsonObject *
write_score (const BceScoring *scoring,
             const BceScore *score,
             JsonNode *(*write) (const BceScoredPlayer *player,
                                 const BcePlayerScore *score))
{
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_new ();
  JsonArray *winners = json_array_new ();

  for (guint i = 0; i < scoring->n_players; i++)
    {
      json_array_add_element (players, write (&scoring->players[i], &score->players[i]));
      if ((score->winners & (1u << i)) != 0)
        json_array_add_string_element (winners, scoring->players[i].name);
    }

  json_object_set_array_member (object, "players", players);
  json_object_set_array_member (object, "winners", winners);
  json_object_set_string_member (object, "decided_by", bce_victory_keys[score->decided_by]);
  if (score->unknown->len > 0)
    {
      JsonArray *unknown = json_array_new ();

      for (guint i = 0; i < score->unknown->len; i++)
        {
          g_autofree char *path = bce_score_unknown_to_path (&g_array_index (score->unknown, BceScoreUnknown, i));

          json_array_add_string_element (unknown, path);
        }
      json_object_set_array_member (object, "unknown", unknown);
    }
  return object;
}

/**
 * bce_score_to_json:
 * @scoring: a scoring
 * @score: its score
 *
 * Returns: (transfer full): the score as the formats page has it
 */
JsonNode *
bce_score_to_json (const BceScoring *scoring,
                   const BceScore *score)
{
  g_return_val_if_fail (scoring != NULL && score != NULL, NULL);

  return scriba_write_object (write_score (scoring, score, write_player));
}

/**
 * bce_result_to_json:
 * @scoring: a scoring
 * @score: its score
 *
 * Returns: (transfer full): the result without the lines, which do not add up to it any more
 */
JsonNode *
bce_result_to_json (const BceScoring *scoring,
                    const BceScore *score)
{
  g_return_val_if_fail (scoring != NULL && score != NULL, NULL);

  return scriba_write_object (write_score (scoring, score, write_result));
}

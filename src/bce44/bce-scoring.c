/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-scoring.h"

#include "bce-keys.h"

#include <string.h>

static const ScribaField tile_fields[] = {
  { .name = "field", .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (BceScoredTile, field),
    .choices = bce_field_keys, .required = TRUE },
  { .name = "imperium", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceScoredTile, imperium),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
};

const ScribaShape bce_scored_tile_shape = {
  .size = sizeof (BceScoredTile),
  .n_fields = G_N_ELEMENTS (tile_fields),
  .fields = tile_fields,
};

static const ScribaField structure_fields[] = {
  { .name = "name", .type = SCRIBA_FIELD_TEXT, .offset = G_STRUCT_OFFSET (BceScoredStructure, name),
    .required = TRUE },
  { .name = "imperium", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceScoredStructure, imperium),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
  { .name = "architects", .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceScoredStructure, architects),
    .highest = SCRIBA_NUMBER_HIGHEST },
  { .name = "bonus", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceScoredStructure, bonus),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
};

static void
prepare_structure (gpointer record)
{
  BceScoredStructure *structure = record;

  structure->architects = 1;
}

const ScribaShape bce_scored_structure_shape = {
  .size = sizeof (BceScoredStructure),
  .n_fields = G_N_ELEMENTS (structure_fields),
  .fields = structure_fields,
  .prepare = prepare_structure,
};

static const ScribaField recruit_fields[] = {
  { .name = "field", .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (BceScoredRecruit, field),
    .choices = bce_field_keys, .required = TRUE },
  { .name = "authority", .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (BceScoredRecruit, authority),
    .highest = SCRIBA_NUMBER_HIGHEST, .nullable = TRUE },
  { .name = "ambition", .type = SCRIBA_FIELD_NUMBERS, .offset = G_STRUCT_OFFSET (BceScoredRecruit, ambition),
    .length_offset = G_STRUCT_OFFSET (BceScoredRecruit, n_ambitions),
    .known_offset = G_STRUCT_OFFSET (BceScoredRecruit, ambition_known),
    .highest = SCRIBA_NUMBER_HIGHEST, .longest = BCE_MAX_AMBITIONS, .nullable = TRUE },
};

const ScribaShape bce_scored_recruit_shape = {
  .size = sizeof (BceScoredRecruit),
  .n_fields = G_N_ELEMENTS (recruit_fields),
  .fields = recruit_fields,
};

static void
clear_structure (gpointer data)
{
  BceScoredStructure *structure = data;

  g_clear_pointer (&structure->name, g_free);
}

static void
prepare_player (BceScoredPlayer *player)
{
  memset (player, 0, sizeof *player);
  player->senate_pairs = -1;
  player->allegiance = g_array_new (FALSE, FALSE, sizeof (BceScoredTile));
  player->structures = g_array_new (FALSE, FALSE, sizeof (BceScoredStructure));
  g_array_set_clear_func (player->structures, clear_structure);
  player->recruits = g_array_new (FALSE, FALSE, sizeof (BceScoredRecruit));
}

static void
clear_player (BceScoredPlayer *player)
{
  g_free (player->name);
  g_array_unref (player->allegiance);
  g_array_unref (player->structures);
  g_array_unref (player->recruits);
}

/**
 * bce_scoring_new:
 * @n_players: 1 to 5
 *
 * Makes a scoring in which nobody has anything, no shared Suitor plays and the
 * Senate tile is not known (rules, section 6).
 *
 * Returns: (transfer full): the scoring
 */
BceScoring *
bce_scoring_new (guint n_players)
{
  BceScoring *scoring;

  g_return_val_if_fail (n_players >= 1 && n_players <= BCE_MAX_SEATS, NULL);

  scoring = g_new0 (BceScoring, 1);
  scoring->n_players = n_players;
  scoring->senate = BCE_SENATE_UNKNOWN;
  for (guint i = 0; i < n_players; i++)
    prepare_player (&scoring->players[i]);

  return scoring;
}

/**
 * bce_scoring_free:
 * @scoring: (nullable) (transfer full): a scoring
 */
void
bce_scoring_free (BceScoring *scoring)
{
  if (scoring == NULL)
    return;

  for (guint i = 0; i < scoring->n_players; i++)
    clear_player (&scoring->players[i]);
  g_free (scoring);
}

/**
 * bce_scoring_set_name:
 * @scoring: a scoring
 * @player: index of a player
 * @name: (nullable): what they are called
 */
void
bce_scoring_set_name (BceScoring *scoring,
                      guint player,
                      const char *name)
{
  g_return_if_fail (scoring != NULL);
  g_return_if_fail (player < scoring->n_players);

  g_set_str (&scoring->players[player].name, name);
}

/**
 * bce_scoring_add_player:
 * @scoring: a scoring with fewer than %BCE_MAX_SEATS players
 * @name: (nullable): what the new player is called
 *
 * Adds a player who has nothing, after the others.
 */
void
bce_scoring_add_player (BceScoring *scoring,
                        const char *name)
{
  g_return_if_fail (scoring != NULL);
  g_return_if_fail (scoring->n_players < BCE_MAX_SEATS);

  prepare_player (&scoring->players[scoring->n_players]);
  scoring->n_players++;
  bce_scoring_set_name (scoring, scoring->n_players - 1, name);
}

/**
 * bce_scoring_remove_player:
 * @scoring: a scoring with more than one player
 * @player: index of a player
 *
 * Takes a player out with all they have; the later ones move up.
 */
void
bce_scoring_remove_player (BceScoring *scoring,
                           guint player)
{
  g_return_if_fail (scoring != NULL);
  g_return_if_fail (scoring->n_players > 1);
  g_return_if_fail (player < scoring->n_players);

  clear_player (&scoring->players[player]);
  scoring->n_players--;
  memmove (&scoring->players[player], &scoring->players[player + 1],
           (scoring->n_players - player) * sizeof (BceScoredPlayer));
  memset (&scoring->players[scoring->n_players], 0, sizeof (BceScoredPlayer));
}

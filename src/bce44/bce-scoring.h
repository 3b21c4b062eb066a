/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-types.h"
#include "scriba-shape.h"

G_BEGIN_DECLS

/** BceScoredTile: an allegiance tile in a Collegium. */
typedef struct
{
  gint8 field;
  ScribaNumber imperium;
} BceScoredTile;

/**
 * BceScoredStructure:
 * @architects: own architects on it; its Imperium counts once for each
 * @bonus: what its statue effect gives, in Imperium; known 0 for an era structure
 */
typedef struct
{
  char *name;
  ScribaNumber imperium;
  gint16 architects;
  ScribaNumber bonus;
} BceScoredStructure;

/** BceScoredRecruit: a recruit in a Collegium, never a Lictor. */
typedef struct
{
  gint8 field;
  ScribaNumber authority;
  ScribaNumber ambition[BCE_MAX_AMBITIONS];
  guint8 n_ambitions;
  guint8 ambition_known;
} BceScoredRecruit;

/**
 * BceScoredPlayer:
 * @track: Imperium on the track
 * @plain_allegiance: whether @allegiance_counts and @allegiance_imperium stand instead of @allegiance
 * @plain_structures: whether @structures_imperium and @statue_bonus stand instead of @structures
 * @plain_recruits: whether @field_totals stand instead of @recruits
 * @senate_pairs: pairs as the table counted them; −1 if it did not
 * @allegiance: (element-type BceScoredTile)
 * @structures: (element-type BceScoredStructure)
 * @recruits: (element-type BceScoredRecruit)
 * @influence: all stored cubes, support too; the last tie-break
 * @shared: whether this is the shared Suitor, whose Imperium counts for nobody
 */
typedef struct
{
  char *name;
  gint16 track;
  gint16 lictors;
  gint16 loyalty;
  gint16 denarii;
  gint16 influence;
  gint8 shared;
  guint8 plain_allegiance;
  guint8 plain_structures;
  guint8 plain_recruits;
  gint16 senate_pairs;
  gint16 allegiance_counts[BCE_N_FIELDS];
  gint16 allegiance_imperium;
  gint16 structures_imperium;
  gint16 statue_bonus;
  gint16 field_totals[BCE_N_FIELDS];
  GArray *allegiance;
  GArray *structures;
  GArray *recruits;
} BceScoredPlayer;

/** BceSenateKind: what is known of the Senate tile. */
typedef enum
{
  BCE_SENATE_UNKNOWN,
  BCE_SENATE_PAIR,
  BCE_SENATE_MANUAL, /* each player tells the pairs */
} BceSenateKind;

/**
 * BceScoring:
 * @n_players: 1 to 5
 * @senate: a #BceSenateKind
 * @senate_pair: the two fields, for `PAIR`
 *
 * All that the final score depends on.
 */
typedef struct
{
  guint8 n_players;
  guint8 senate;
  gint8 senate_pair[2];
  BceScoredPlayer players[BCE_MAX_SEATS];
} BceScoring;

extern const ScribaShape bce_scored_tile_shape;
extern const ScribaShape bce_scored_structure_shape;
extern const ScribaShape bce_scored_recruit_shape;

BceScoring *bce_scoring_new (guint n_players);
void bce_scoring_free (BceScoring *scoring);

void bce_scoring_set_name (BceScoring *scoring,
                           guint player,
                           const char *name);
void bce_scoring_add_player (BceScoring *scoring,
                             const char *name);
void bce_scoring_remove_player (BceScoring *scoring,
                                guint player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BceScoring, bce_scoring_free)

G_END_DECLS

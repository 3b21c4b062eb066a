/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "scriba-draft.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

/**
 * ScribaScoreSeat:
 * @holder: what is scored
 * @draft: (nullable): the same, where its entries are edited; a tracked game has none
 * @box: (nullable): the owner's box, for names and printed values; a tracked game has its own
 * @player: index of a player
 * @per_architect: whether the table counts a structure once for each architect (a ruling that is a setting)
 *
 * Whose entries are shown or edited.
 */
typedef struct
{
  ScribaScoreHolder *holder;
  ScribaScoreDraft *draft;
  ScribaOwnerBox *box;
  guint player;
  gboolean per_architect;
} ScribaScoreSeat;

/**
 * ScribaScoreEntry:
 *
 * The numbers that a table enters for a player. Those from %SCRIBA_ENTRY_TILE on
 * belong to one thing of a list and need its index; of those, a printed value may
 * be unknown. %SCRIBA_ENTRY_RECRUITS counts the recruits of a type, by its index in the box.
 */
typedef enum
{
  SCRIBA_ENTRY_TRACK,
  SCRIBA_ENTRY_LICTORS,
  SCRIBA_ENTRY_LOYALTY,
  SCRIBA_ENTRY_DENARII,
  SCRIBA_ENTRY_PAIRS,
  SCRIBA_ENTRY_INFLUENCE,
  SCRIBA_ENTRY_POLITICAL_TILES,
  SCRIBA_ENTRY_MILITARY_TILES,
  SCRIBA_ENTRY_SOCIAL_TILES,
  SCRIBA_ENTRY_ALLEGIANCE,
  SCRIBA_ENTRY_STRUCTURES,
  SCRIBA_ENTRY_STATUES,
  SCRIBA_ENTRY_POLITICAL,
  SCRIBA_ENTRY_MILITARY,
  SCRIBA_ENTRY_SOCIAL,
  SCRIBA_ENTRY_TILE,
  SCRIBA_ENTRY_STRUCTURE,
  SCRIBA_ENTRY_ARCHITECTS,
  SCRIBA_ENTRY_BONUS,
  SCRIBA_ENTRY_RECRUITS,
  SCRIBA_ENTRY_AUTHORITY,
  SCRIBA_ENTRY_AMBITION,
} ScribaScoreEntry;

/** ScribaScoreKind: what can be entered as a list or as plain totals. */
typedef enum
{
  SCRIBA_KIND_ALLEGIANCE,
  SCRIBA_KIND_STRUCTURES,
  SCRIBA_KIND_RECRUITS,
} ScribaScoreKind;

const BceScoredPlayer *scriba_score_seat_get_player (const ScribaScoreSeat *seat);

const char *scriba_score_entry_get_title (ScribaScoreEntry entry);
char *scriba_score_entry_get_name (const ScribaScoreSeat *seat,
                                   ScribaScoreEntry entry,
                                   guint index);
char *scriba_score_entry_get_thing (const ScribaScoreSeat *seat,
                                    ScribaScoreEntry entry,
                                    guint index);
gboolean scriba_score_entry_get_nullable (ScribaScoreEntry entry);
ScribaNumber scriba_score_entry_get (const ScribaScoreSeat *seat,
                                     ScribaScoreEntry entry,
                                     guint index);
void scriba_score_entry_set (const ScribaScoreSeat *seat,
                             ScribaScoreEntry entry,
                             guint index,
                             ScribaNumber number);

/* Lists. */
char *scriba_score_thing_get_name (const ScribaScoreSeat *seat,
                                   ScribaScoreKind kind,
                                   guint index);
const char *scriba_score_kind_get_title (ScribaScoreKind kind);
gboolean scriba_score_kind_get_plain (const ScribaScoreSeat *seat,
                                      ScribaScoreKind kind);
guint scriba_score_kind_count_unknown (const ScribaScoreSeat *seat,
                                       ScribaScoreKind kind);
gboolean scriba_score_kind_set_plain (const ScribaScoreSeat *seat,
                                      ScribaScoreKind kind,
                                      gboolean plain);
void scriba_score_kind_start_plain (const ScribaScoreSeat *seat,
                                    ScribaScoreKind kind);

void scriba_score_add_tile (const ScribaScoreSeat *seat,
                            BceField field);
void scriba_score_remove_tile (const ScribaScoreSeat *seat,
                               guint index);
void scriba_score_add_structure (const ScribaScoreSeat *seat,
                                 const char *name);
void scriba_score_remove_structure (const ScribaScoreSeat *seat,
                                    guint index);
void scriba_score_add_recruit (const ScribaScoreSeat *seat,
                               BceField field);
void scriba_score_remove_recruit (const ScribaScoreSeat *seat,
                                  guint index);
const BceRecruit *scriba_score_get_type (const ScribaScoreSeat *seat,
                                         guint type);
int scriba_score_find_of_type (const ScribaScoreSeat *seat,
                               guint type);

G_END_DECLS

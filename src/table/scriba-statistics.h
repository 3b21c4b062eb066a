/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-play.h"

G_BEGIN_DECLS

/**
 * ScribaFigures:
 * @plays: games
 * @decided: those that have a result
 * @wins: those won alone
 * @shared: those won together with others; a draw is one
 * @scored: those with a score
 * @sum: of the scores
 * @best: the highest score, where @scored is not 0
 *
 * What is counted of a player, a seat, a character or a side.
 */
typedef struct
{
  guint plays;
  guint decided;
  guint wins;
  guint shared;
  guint scored;
  gint64 sum;
  gint32 best;
} ScribaFigures;

/**
 * ScribaRivalry:
 * @name: of the other one
 * @plays: decided games that both played
 * @ahead: those in which they ended before the other one: as a winner of a game that the other one lost, or,
 *   where both lost, with the higher score
 * @behind: so, after the other one
 *
 * Two players head to head; in the rest of @plays neither was before the other.
 */
typedef struct
{
  char *name;
  guint plays;
  guint ahead;
  guint behind;
} ScribaRivalry;

/**
 * ScribaPlayerFigures:
 * @name: who
 * @total: all their games
 * @seats: those at each seat, clockwise as they were entered
 * @roles: those with each character or side
 * @rivals: (element-type ScribaRivalry): whom they played with, those most often first
 */
typedef struct
{
  char *name;
  ScribaFigures total;
  ScribaFigures seats[SCRIBA_MOST_SEATS];
  ScribaFigures roles[SCRIBA_MOST_ROLES];
  GArray *rivals;
} ScribaPlayerFigures;

/** ScribaStatistics: what is counted of finished games, all of one kind. */
typedef struct _ScribaStatistics ScribaStatistics;

ScribaStatistics *scriba_statistics_new (void);
void scriba_statistics_free (ScribaStatistics *self);

void scriba_statistics_add (ScribaStatistics *self,
                            const ScribaPlay *play);
void scriba_statistics_finish (ScribaStatistics *self);

guint scriba_statistics_get_n_plays (ScribaStatistics *self);
guint scriba_statistics_get_n_decided (ScribaStatistics *self);
const ScribaFigures *scriba_statistics_get_seats (ScribaStatistics *self);
const ScribaFigures *scriba_statistics_get_roles (ScribaStatistics *self);
guint scriba_statistics_get_n_players (ScribaStatistics *self);
const ScribaPlayerFigures *scriba_statistics_get_player (ScribaStatistics *self,
                                                         guint number);
const ScribaPlayerFigures *scriba_statistics_find_player (ScribaStatistics *self,
                                                          const char *name);

double scriba_figures_get_mean (const ScribaFigures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaStatistics, scriba_statistics_free)

G_END_DECLS

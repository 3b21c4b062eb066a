/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-number.h"

G_BEGIN_DECLS

/** SCRIBA_MOST_SEATS: seats at any table. */
#define SCRIBA_MOST_SEATS 5

/** SCRIBA_MOST_ROLES: characters or sides of any game. */
#define SCRIBA_MOST_ROLES 5

/**
 * ScribaPlaySeat:
 * @person: whether somebody sits there: neither a shared seat nor what the game plays by itself
 * @name: (nullable): who; %NULL where nobody was named. It lasts as long as what the play was made of
 * @role: the character or side, or −1
 * @scored: whether @score is a score
 * @won: whether they are the winner, or one of several
 */
typedef struct
{
  gboolean person;
  const char *name;
  gint8 role;
  gboolean scored;
  gint32 score;
  gboolean won;
} ScribaPlaySeat;

/**
 * ScribaPlay:
 * @decided: whether it has a result: one or several winners. A night that was left without a score has none
 * @seated: whether the seats are those at the table, clockwise; else they are in any order
 *
 * A finished game as statistics see it, whichever game it is.
 */
typedef struct
{
  gboolean decided;
  gboolean seated;
  guint n_seats;
  ScribaPlaySeat seats[SCRIBA_MOST_SEATS];
} ScribaPlay;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-play.h"

G_BEGIN_DECLS

/** SCRIBA_NO_ROLE: of a player who plays no character or side, or where nobody won alone. */
#define SCRIBA_NO_ROLE (-1)

/**
 * ScribaSummaryWords:
 * @icon_name: its symbol
 * @task: what it is, translated
 * @state: how it stands; %NULL where nothing is entered yet
 * @detail: more of that, or %NULL
 * @winner: the role of who won alone, or %SCRIBA_NO_ROLE
 * @amount: what the winner has, one of @totals; or %NULL
 * @year: the year in which it stands, or 0
 * @n_players: how many play
 * @names: what they are called; of what is described
 * @roles: what they play, or %SCRIBA_NO_ROLE
 * @totals: what they have at the end, or %NULL
 *
 * What the library says of a game or a draft.
 */
typedef struct
{
  const char *icon_name;
  const char *task;
  char *state;
  char *detail;
  int winner;
  const char *amount;
  guint year;
  guint n_players;
  const char *names[SCRIBA_MOST_SEATS];
  int roles[SCRIBA_MOST_SEATS];
  char *totals[SCRIBA_MOST_SEATS];
} ScribaSummaryWords;

G_END_DECLS

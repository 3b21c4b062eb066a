/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define SCRIBA_BGS_PLAY_MAX_PLAYERS 8

/**
 * ScribaShareIsNobody:
 * @name: a name
 *
 * Returns: whether it was made up for somebody without one
 */
typedef gboolean (* ScribaShareIsNobody) (const char *name);

/**
 * ScribaBgsPlayer:
 * @name: never empty
 * @anonymous: whether the name tells nothing of who it is
 * @role: whom they played
 * @rank: from 1, or 0 where nobody has one
 * @has_score: whether @score is known; so it is never in a game without points
 *
 * One person of a play. Names and roles live as long as the game that they are of.
 */
typedef struct
{
  const char *name;
  const char *role;
  gboolean anonymous;
  gboolean starts;
  gboolean winner;
  gboolean has_score;
  guint rank;
  gint64 score;
} ScribaBgsPlayer;

/**
 * ScribaBgsPlay:
 * @id: its UUID, wherever it is written
 * @began: when it began, in seconds since 1970
 * @began_offset: minutes that the clock on the wall was ahead of UTC then
 * @last: when it ended, or came to how it stands; @began where nobody knows
 * @last_offset: so, of @last
 * @title: what the game is called where plays are gathered; the same in every language
 * @bgg_id: its number at BoardGameGeek, or 0
 * @has_points: whether whoever has most points wins
 * @over: whether it has ended
 * @stopped: whether it ended early
 * @counts: whether it has a result
 *
 * What programs that count plays are told of a game. Its texts live as long as the game that they are of. Several players win a shared victory; the seat that nobody
 * plays is no player.
 */
typedef struct
{
  const char *id;
  gint64 began;
  gint16 began_offset;
  gint64 last;
  gint16 last_offset;
  const char *title;
  guint bgg_id;
  gboolean has_points;
  gboolean over;
  gboolean stopped;
  gboolean counts;
  guint n_players;
  ScribaBgsPlayer players[SCRIBA_BGS_PLAY_MAX_PLAYERS];
} ScribaBgsPlay;

G_END_DECLS

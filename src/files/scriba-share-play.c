/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-share.h"

#include "scriba-json.h"
#include "scriba-writer.h"

/* A play for other programs (formats page). Nothing of it is sent anywhere. */

#define LINK_START "https://app.bgstatsapp.com/createPlay.html?data="

/* What may stand in a query as it is, and is frequent in JSON: a shorter link is a coarser code to photograph. */
#define UNCHANGED ":,"

/* Of Scriba's own: a name in it has the same id wherever it is written, and no other program's ids are like it. */
static const guint8 id_space[] = {
  0x7d, 0x1c, 0x0a, 0x52, 0x93, 0x4e, 0x4b, 0x3f, 0xa8, 0x66, 0x2e, 0x9b, 0x5f, 0x04, 0xc1, 0xd7,
};

/* A night that was played over several days tells nothing of how long it took. */
#define LONGEST_PLAY (24 * 60)

/* The only ids of a file of one play. */
#define GAME_REF 1
#define NO_PLAYER 0

static gint64
count_minutes (const ScribaBgsPlay *play)
{
  gint64 minutes = (play->last - play->began) / 60;

  return minutes >= 0 && minutes < LONGEST_PLAY ? minutes : 0;
}

/**
 * scriba_share_make_id:
 * @kind: what has the name
 * @name: a name
 *
 * Returns: (transfer full): an id, the same in every file for the same name (RFC 4122, version 5)
 */
char *
scriba_share_make_id (const char *kind,
                      const char *name)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);
  guint8 bytes[20];
  gsize length = sizeof bytes;

  g_checksum_update (sum, id_space, sizeof id_space);
  g_checksum_update (sum, (const guchar *) kind, -1);
  g_checksum_update (sum, (const guchar *) name, -1);
  g_checksum_get_digest (sum, bytes, &length);
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;

  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x",
                          bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                          bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]);
}

static JsonObject *
add_object (JsonArray *list)
{
  JsonObject *object = json_object_new ();

  json_array_add_object_element (list, object);
  return object;
}

static void
add_bgg_id (JsonObject *object,
            const ScribaBgsPlay *play)
{
  if (play->bgg_id != 0)
    json_object_set_int_member (object, "bggId", play->bgg_id);
}

static JsonArray *
write_games (const ScribaBgsPlay *play,
             const char *modified)
{
  JsonArray *games = json_array_new ();
  JsonObject *game = add_object (games);
  g_autofree char *id = scriba_share_make_id ("game:", play->title);

  json_object_set_int_member (game, "id", GAME_REF);
  json_object_set_string_member (game, "uuid", id);
  json_object_set_string_member (game, "name", play->title);
  add_bgg_id (game, play);
  json_object_set_boolean_member (game, "highestWins", play->has_points);
  json_object_set_boolean_member (game, "noPoints", !play->has_points);
  json_object_set_boolean_member (game, "cooperative", FALSE);
  json_object_set_boolean_member (game, "usesTeams", FALSE);
  json_object_set_string_member (game, "modificationDate", modified);
  return games;
}

/* Whoever has no name is the same person in one game only. */
static char *
make_player_id (const ScribaBgsPlay *play,
                const ScribaBgsPlayer *player,
                guint number)
{
  g_autofree char *nobody = NULL;

  if (!player->anonymous)
    return scriba_share_make_id ("player:", player->name);

  nobody = g_strdup_printf ("%s:%u", play->id, number);
  return scriba_share_make_id ("nobody:", nobody);
}

static JsonArray *
write_players (const ScribaBgsPlay *play,
               const char *modified)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < play->n_players; i++)
    {
      JsonObject *player = add_object (players);
      g_autofree char *id = make_player_id (play, &play->players[i], i + 1);

      json_object_set_int_member (player, "id", i + 1);
      json_object_set_string_member (player, "uuid", id);
      json_object_set_string_member (player, "name", play->players[i].name);
      json_object_set_boolean_member (player, "isAnonymous", play->players[i].anonymous);
      json_object_set_string_member (player, "modificationDate", modified);
    }
  return players;
}

static void
add_score (JsonObject *object,
           const ScribaBgsPlayer *player)
{
  g_autofree char *score = player->has_score ? g_strdup_printf ("%" G_GINT64_FORMAT, player->score) : g_strdup ("");

  json_object_set_string_member (object, "score", score);
}

static JsonArray *
write_scores (const ScribaBgsPlay *play)
{
  JsonArray *scores = json_array_new ();

  for (guint i = 0; i < play->n_players; i++)
    {
      const ScribaBgsPlayer *player = &play->players[i];
      JsonObject *score = add_object (scores);

      json_object_set_int_member (score, "playerRefId", i + 1);
      add_score (score, player);
      json_object_set_boolean_member (score, "winner", player->winner);
      json_object_set_boolean_member (score, "startPlayer", player->starts);
      json_object_set_boolean_member (score, "newPlayer", FALSE);
      json_object_set_int_member (score, "rank", player->rank);
      json_object_set_int_member (score, "seatOrder", i + 1);
      json_object_set_string_member (score, "role", player->role);
    }
  return scores;
}

static JsonArray *
write_plays (const ScribaBgsPlay *play,
             const char *modified,
             const char *note)
{
  JsonArray *plays = json_array_new ();
  JsonObject *object = add_object (plays);
  g_autofree char *date = scriba_time_to_wall (play->began, play->began_offset);

  json_object_set_string_member (object, "uuid", play->id);
  json_object_set_int_member (object, "gameRefId", GAME_REF);
  json_object_set_string_member (object, "playDate", date);
  json_object_set_string_member (object, "entryDate", modified);
  json_object_set_string_member (object, "modificationDate", modified);
  json_object_set_int_member (object, "durationMin", count_minutes (play));
  json_object_set_boolean_member (object, "usesTeams", FALSE);
  /* The rules decide, and not the points alone: there are tie-breaks. */
  json_object_set_boolean_member (object, "manualWinner", TRUE);
  json_object_set_boolean_member (object, "ignored", !play->counts);
  if (note != NULL)
    json_object_set_string_member (object, "comments", note);
  json_object_set_array_member (object, "playerScores", write_scores (play));
  return plays;
}

static JsonObject *
write_user (void)
{
  JsonObject *user = json_object_new ();

  json_object_set_int_member (user, "meRefId", NO_PLAYER);
  return user;
}

/**
 * scriba_share_to_bgsplay:
 * @play: what is told of a game
 * @note: (nullable): what is said of a night that was not played to its end
 *
 * A file of BG Stats with one play (formats page). A game without a result is not to be counted by whoever reads it.
 *
 * Returns: (transfer full): its text
 */
char *
scriba_share_to_bgsplay (const ScribaBgsPlay *play,
                         const char *note)
{
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) node = scriba_write_object (object);
  g_autofree char *modified = scriba_time_to_wall (play->last, play->last_offset);

  json_object_set_string_member (object, "about", "Scriba " PACKAGE_VERSION);
  json_object_set_array_member (object, "games", write_games (play, modified));
  json_object_set_array_member (object, "players", write_players (play, modified));
  json_object_set_array_member (object, "locations", json_array_new ());
  json_object_set_array_member (object, "plays", write_plays (play, modified, note));
  json_object_set_object_member (object, "userInfo", write_user ());
  return scriba_json_to_text (node);
}

static JsonObject *
write_link_game (const ScribaBgsPlay *play)
{
  JsonObject *game = json_object_new ();

  json_object_set_string_member (game, "name", play->title);
  add_bgg_id (game, play);
  json_object_set_boolean_member (game, "highestWins", play->has_points);
  json_object_set_boolean_member (game, "noPoints", !play->has_points);
  return game;
}

static JsonArray *
write_link_players (const ScribaBgsPlay *play)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < play->n_players; i++)
    {
      const ScribaBgsPlayer *player = &play->players[i];
      JsonObject *object = add_object (players);

      json_object_set_string_member (object, "name", player->name);
      json_object_set_boolean_member (object, "startPlayer", player->starts);
      json_object_set_boolean_member (object, "winner", player->winner);
      json_object_set_int_member (object, "rank", player->rank);
      add_score (object, player);
      json_object_set_string_member (object, "role", player->role);
    }
  return players;
}

/**
 * scriba_share_to_link:
 * @play: what is told of a game
 * @note: (nullable): what is said of a night that was not played to its end
 *
 * A link by which BG Stats on a telephone takes a play over (formats page). It is only written: nothing follows it.
 *
 * Returns: (transfer full): the link
 */
char *
scriba_share_to_link (const ScribaBgsPlay *play,
                      const char *note)
{
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) node = scriba_write_object (object);
  g_autofree char *date = scriba_time_to_wall (play->began, play->began_offset);
  g_autofree char *text = NULL;
  g_autofree char *data = NULL;

  json_object_set_string_member (object, "sourceName", "Scriba");
  json_object_set_string_member (object, "sourcePlayId", play->id);
  json_object_set_string_member (object, "playDate", date);
  json_object_set_int_member (object, "durationMin", count_minutes (play));
  if (note != NULL)
    json_object_set_string_member (object, "comments", note);
  json_object_set_object_member (object, "game", write_link_game (play));
  json_object_set_array_member (object, "players", write_link_players (play));

  text = json_to_string (node, FALSE);
  data = g_uri_escape_string (text, UNCHANGED, FALSE);
  return g_strconcat (LINK_START, data, NULL);
}

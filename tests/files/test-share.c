/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is shared: when it was played, by the clock of the table, and that hiding names touches nothing else. */

#include <string.h>
#include <time.h>

#include "bce-files.h"
#include "caesar-entries.h"
#include "caesar-files.h"
#include "scriba-json.h"
#include "scriba-share.h"

static ScribaGameFile *
make_bce (void)
{
  BceGameSetup setup = { .n_seats = 3 };
  BceBox *box = bce_box_new ();
  ScribaGameFile *file;

  bce_settings_init (&setup.settings);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_snprintf (setup.seats[seat].name, SCRIBA_NAME_SIZE, "Name %c", 'A' + seat);
      setup.seats[seat].character = seat;
    }
  setup.seats[1].shared = TRUE;
  file = scriba_game_file_new (&bce_game_format, &setup, box, NULL);
  g_assert_nonnull (file);
  return file;
}

static char *
say_number (guint number)
{
  return g_strdup_printf ("Somebody %u", number);
}

static gboolean
is_nobody (const char *name)
{
  return g_str_equal (name, "Name C");
}

/* What the C library says of the moment at which a game begins is what a game says of it, in whatever time zone. */
static void
test_begins (void)
{
  g_autoptr (ScribaGameFile) file = make_bce ();
  g_autofree char *wall = scriba_time_to_wall (file->created, file->utc_offset);
  time_t created = file->created;
  struct tm local;
  char expected[32];

  g_assert_nonnull (localtime_r (&created, &local));
  strftime (expected, sizeof expected, "%Y-%m-%d %H:%M:%S", &local);
  g_assert_cmpstr (wall, ==, expected);
  g_assert_cmpint (file->utc_offset, ==, local.tm_gmtoff / 60);
}

/* 22:30 in UTC is 23:30 in Budapest in winter, the next day 13 hours ahead, and half an hour is one, too. */
static void
test_wall (void)
{
  static const struct
  {
    gint16 offset;
    const char *wall;
  } rows[] = {
    { 0, "2026-11-14 22:30:00" },
    { 60, "2026-11-14 23:30:00" },
    { 120, "2026-11-15 00:30:00" },
    { 13 * 60, "2026-11-15 11:30:00" },
    { -8 * 60, "2026-11-14 14:30:00" },
    { 5 * 60 + 45, "2026-11-15 04:15:00" },
  };
  gint64 at;
  gint16 offset;

  g_assert_true (scriba_time_from_text ("2026-11-14T22:30:00Z", &at, &offset));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *wall = scriba_time_to_wall (at, rows[i].offset);

      g_assert_cmpstr (wall, ==, rows[i].wall);
    }

  /* A file may be of a day that no calendar has. */
  for (int sign = -1; sign <= 1; sign += 2)
    {
      g_autofree char *wall = scriba_time_to_wall (sign * G_GINT64_CONSTANT (9000000000000), 60);

      g_assert_cmpstr (wall, ==, "1970-01-01 00:00:00");
    }
}

/* Of three seats with nobody at the second: those who play come first. */
static void
test_number (void)
{
  g_assert_cmpuint (scriba_share_get_number (1 << 0 | 1 << 2, 0), ==, 1);
  g_assert_cmpuint (scriba_share_get_number (1 << 0 | 1 << 2, 1), ==, 3);
  g_assert_cmpuint (scriba_share_get_number (1 << 0 | 1 << 2, 2), ==, 2);
  /* Nobody at two. */
  g_assert_cmpuint (scriba_share_get_number (1 << 1, 0), ==, 2);
  g_assert_cmpuint (scriba_share_get_number (1 << 1, 2), ==, 3);
}

/* Names of people are others, that of the seat that nobody plays stays, and the game that is shared stays as it is. */
static void
test_hide (void)
{
  g_autoptr (ScribaGameFile) file = make_bce ();
  g_autoptr (JsonNode) before = scriba_game_file_to_json (file);
  g_autoptr (ScribaGameFile) hidden = scriba_share_hide_names (file, say_number, NULL);
  g_autoptr (JsonNode) after = scriba_game_file_to_json (file);
  const BceState *state;

  g_assert_nonnull (hidden);
  state = scriba_history_get_state (hidden->history);
  g_assert_cmpstr (state->players[0].name, ==, "Somebody 1");
  g_assert_cmpstr (state->players[1].name, ==, "Somebody 3");
  g_assert_cmpstr (state->players[2].name, ==, "Somebody 2");
  g_assert_cmpstr (hidden->id, ==, file->id);
  g_assert_cmpint (hidden->created, ==, file->created);
  g_assert_cmpint (hidden->utc_offset, ==, file->utc_offset);
  g_assert_true (json_node_equal (before, after));
}

/* A name that was given later, also in what was undone, and to the side that is told by a word. */
static void
test_hide_later (void)
{
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  const CaesarRename renames[] = { { CAESAR_SIDE_POMPEY, "Dénes" }, { CAESAR_SIDE_CAESAR, "Emese" } };
  g_autoptr (ScribaGameFile) file = NULL;
  g_autoptr (ScribaGameFile) hidden = NULL;
  const ScribaEntry *entry;

  caesar_settings_init (&setup.settings);
  g_strlcpy (setup.seats[CAESAR_SIDE_CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  file = scriba_game_file_new (&caesar_game_format, &setup, caesar_box_new_shipped (), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (renames); i++)
    scriba_history_append (file->history, scriba_entry_new (caesar_game.kinds, CAESAR_ENTRY_NAME, &renames[i]));
  g_assert_true (scriba_history_set_position (file->history, 1, 2));

  hidden = scriba_share_hide_names (file, say_number, NULL);
  g_assert_nonnull (hidden);
  g_assert_cmpuint (scriba_history_get_head (hidden->history), ==, 1);
  g_assert_cmpuint (scriba_history_get_tip (hidden->history), ==, 2);
  entry = scriba_history_get_entry (hidden->history, 1);
  g_assert_cmpstr (((const CaesarRename *) entry->args)->name, ==, "Somebody 2");
  entry = scriba_history_get_entry (hidden->history, 2);
  g_assert_cmpstr (((const CaesarRename *) entry->args)->name, ==, "Somebody 1");
}

/* What no program of plays is told: who plays for nobody. */
static void
test_play (void)
{
  g_autoptr (ScribaGameFile) file = make_bce ();
  ScribaBgsPlay play;

  scriba_share_fill_play (file, is_nobody, &play);
  g_assert_cmpuint (play.n_players, ==, 2);
  g_assert_cmpstr (play.players[0].name, ==, "Name A");
  g_assert_cmpstr (play.players[1].name, ==, "Name C");
  g_assert_false (play.players[0].anonymous);
  g_assert_true (play.players[1].anonymous);
  g_assert_false (play.over);
  g_assert_false (play.counts);
  g_assert_cmpuint (play.bgg_id, ==, 340879);
}

/* A game that was scored and not tracked: Name A has 12, Name C 7, and the shared Suitor nothing that counts. */
static BceScoring *
make_scoring (void)
{
  BceScoring *scoring = bce_scoring_new (3);

  for (guint player = 0; player < 3; player++)
    {
      g_autofree char *name = g_strdup_printf ("Name %c", 'A' + player);

      bce_scoring_set_name (scoring, player, name);
    }
  scoring->senate = BCE_SENATE_MANUAL;
  scoring->players[0].track = 12;
  scoring->players[1].track = 30;
  scoring->players[1].shared = TRUE;
  scoring->players[2].track = 4;
  scoring->players[2].denarii = 3;
  return scoring;
}

static const BceCharacter scored_as[BCE_MAX_SEATS] = { BCE_BRUTUS, BCE_AGRIPPA, BCE_CLEOPATRA };

static BceScored
get_scored (const BceScoring *scoring,
            BceScore *score)
{
  bce_score (scoring, score);
  return (BceScored) {
    .scoring = scoring,
    .score = score,
    .characters = scored_as,
    .id = "0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c01",
    /* 22:30 in UTC, 23:30 in Budapest. */
    .at = 1794695400,
    .utc_offset = 60,
  };
}

/* Who began is not known, and nothing is said of how long it took. */
static void
test_scored_play (void)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  g_autoptr (BceScore) score = bce_score_new ();
  BceScored scored = get_scored (scoring, score);
  g_autofree char *link = NULL;
  g_autofree char *text = NULL;
  ScribaBgsPlay play;

  bce_scored_fill_play (&scored, is_nobody, &play);
  g_assert_true (play.over && play.counts);
  g_assert_cmpuint (play.n_players, ==, 2);
  g_assert_cmpstr (play.players[0].name, ==, "Name A");
  g_assert_cmpstr (play.players[0].role, ==, "Brutus");
  g_assert_true (play.players[0].winner && play.players[0].has_score);
  g_assert_cmpint (play.players[0].score, ==, 12);
  g_assert_cmpuint (play.players[0].rank, ==, 1);
  g_assert_cmpstr (play.players[1].name, ==, "Name C");
  g_assert_cmpstr (play.players[1].role, ==, "Cleopatra");
  g_assert_cmpint (play.players[1].score, ==, 7);
  g_assert_cmpuint (play.players[1].rank, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (play.players[i].starts);
      g_assert_cmpint (play.players[i].anonymous, ==, i == 1);
    }

  link = scriba_share_to_link (&play, NULL);
  text = g_uri_unescape_string (link, NULL);
  g_assert_nonnull (strstr (text, "\"playDate\":\"2026-11-14 23:30:00\",\"durationMin\":0"));
  g_assert_nonnull (strstr (text, "\"sourcePlayId\":\"0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c01\""));
  g_assert_null (strstr (text, "Name B"));
}

/* A value that is missing leaves no score, no ranks and no winner: 7 and what nobody told could be more than 12. */
static void
test_scored_unknown (void)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  g_autoptr (BceScore) score = bce_score_new ();
  const BceScoredTile tile = { .field = BCE_SOCIAL };
  g_autofree char *rows = NULL;
  g_auto (GStrv) lines = NULL;
  BceScored scored;
  ScribaBgsPlay play;

  g_array_append_val (scoring->players[2].allegiance, tile);
  scored = get_scored (scoring, score);
  bce_scored_fill_play (&scored, is_nobody, &play);
  g_assert_true (play.players[0].has_score);
  g_assert_false (play.players[1].has_score);
  g_assert_cmpuint (play.players[0].rank, ==, 0);
  g_assert_false (play.players[0].winner || play.players[1].winner || play.counts);

  rows = bce_scored_to_csv (&scored);
  lines = g_strsplit (rows, "\n", -1);
  g_assert_true (g_str_has_suffix (lines[1], ",12,,,"));
  g_assert_true (g_str_has_suffix (lines[3], ",7 + ?,,,"));
}

/* What nobody told of the shared Suitor decides nothing. */
static void
test_scored_shared_unknown (void)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  g_autoptr (BceScore) score = bce_score_new ();
  const BceScoredTile tile = { .field = BCE_SOCIAL };
  g_autofree char *rows = NULL;
  g_auto (GStrv) lines = NULL;
  BceScored scored;
  ScribaBgsPlay play;

  g_array_append_val (scoring->players[1].allegiance, tile);
  scored = get_scored (scoring, score);
  bce_scored_fill_play (&scored, is_nobody, &play);
  g_assert_true (play.counts && play.players[0].winner && !play.players[1].winner);
  g_assert_cmpuint (play.players[1].rank, ==, 2);

  rows = bce_scored_to_csv (&scored);
  lines = g_strsplit (rows, "\n", -1);
  g_assert_true (g_str_has_suffix (lines[1], ",12,1,true,imperium"));
  g_assert_true (g_str_has_suffix (lines[2], ",30 + ?,,false,imperium"));
}

/* What nobody told has an empty cell: when it began, how it ended, its year, who sat where. */
static void
test_scored_csv (void)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  g_autoptr (BceScore) score = bce_score_new ();
  const BceScored scored = get_scored (scoring, score);
  g_autofree char *rows = bce_scored_to_csv (&scored);
  g_auto (GStrv) lines = g_strsplit (rows, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_cmpstr (lines[0], ==, "game,id,started,ended,ending,year,seat,player,character,shared,"
                                 "track,allegiance,senate,lictors_loyalty,structures,recruits,statues,denarii,"
                                 "total,rank,winner,decided_by");
  g_assert_cmpstr (lines[1], ==, "44bce,0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c01,,2026-11-14T23:30:00+01:00,,,,Name A,brutus,false,"
                                 "12,0,0,0,0,0,0,0,12,1,true,imperium");
  g_assert_cmpstr (lines[2], ==, "44bce,0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c01,,2026-11-14T23:30:00+01:00,,,,Name B,agrippa,true,"
                                 "30,0,0,0,0,0,0,0,30,,false,imperium");
  g_assert_cmpstr (lines[3], ==, "44bce,0b0a37f4-6a7b-4d0c-9a2e-3f6d5a6b7c01,,2026-11-14T23:30:00+01:00,,,,Name C,cleopatra,false,"
                                 "4,0,0,0,0,0,0,3,7,2,false,imperium");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/share/begins", test_begins);
  g_test_add_func ("/share/wall", test_wall);
  g_test_add_func ("/share/number", test_number);
  g_test_add_func ("/share/hide", test_hide);
  g_test_add_func ("/share/hide-later", test_hide_later);
  g_test_add_func ("/share/play", test_play);
  g_test_add_func ("/share/scored-play", test_scored_play);
  g_test_add_func ("/share/scored-unknown", test_scored_unknown);
  g_test_add_func ("/share/scored-shared-unknown", test_scored_shared_unknown);
  g_test_add_func ("/share/scored-csv", test_scored_csv);

  return g_test_run ();
}

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

  scriba_share_fill_play (file, &play);
  g_assert_cmpuint (play.n_players, ==, 2);
  g_assert_cmpstr (play.players[0].name, ==, "Name A");
  g_assert_cmpstr (play.players[1].name, ==, "Name C");
  g_assert_false (play.over);
  g_assert_false (play.counts);
  g_assert_cmpuint (play.bgg_id, ==, 340879);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/share/begins", test_begins);
  g_test_add_func ("/share/wall", test_wall);
  g_test_add_func ("/share/hide", test_hide);
  g_test_add_func ("/share/hide-later", test_hide_later);
  g_test_add_func ("/share/play", test_play);

  return g_test_run ();
}

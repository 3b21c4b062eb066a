/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"
#include "bce-game.h"
#include "caesar-game.h"
#include "scriba-error.h"
#include "scriba-json.h"
#include "scriba-people.h"
#include "scriba-record.h"
#include "table-check.h"

typedef struct
{
  char *folder;
  ScribaLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp (NULL, NULL);
  fixture->library = scriba_library_new (fixture->folder);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->library);
  remove_all (fixture->folder);
  g_free (fixture->folder);
}

static ScribaTable *
create (Fixture *fixture,
        const char *first,
        const char *second,
        const char *third)
{
  g_autoptr (BceBox) box = bce_box_new ();
  g_autoptr (GError) error = NULL;
  BceGameSetup setup = { .n_seats = 3 };
  const char *names[] = { first, second, third };
  ScribaTable *table;

  bce_settings_init (&setup.settings);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_strlcpy (setup.seats[seat].name, names[seat], SCRIBA_NAME_SIZE);
      setup.seats[seat].character = seat;
    }
  table = bce_library_create (fixture->library, &setup, box, &error);
  g_assert_no_error (error);
  return table;
}

static void
call (ScribaTable *table,
      guint seat,
      const char *name)
{
  BceRename entry = { .seat = seat, .character = BCE_NOBODY };
  ScribaVerdict verdict;

  g_strlcpy (entry.name, name, SCRIBA_NAME_SIZE);
  g_assert_true (scriba_table_dispatch (table, BCE_ENTRY_NAME, &entry, &verdict));
}

/* Starts again on what is on the disk. */
static void
start_again (Fixture *fixture)
{
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  g_clear_object (&fixture->library);
  fixture->library = scriba_library_new (fixture->folder);
  load_library (fixture->library);
}

static void
rename_all (Fixture *fixture,
            const char *from,
            const char *to)
{
  g_autoptr (GPtrArray) games = scriba_people_list_games (fixture->library, from);

  scriba_people_rename (fixture->library, games, from, to);
}

static void
assert_names (ScribaTable *table,
              const char *first,
              const char *second,
              const char *third)
{
  const BceState *state = bce_table_get_state (table);

  g_assert_cmpstr (state->players[0].name, ==, first);
  g_assert_cmpstr (state->players[1].name, ==, second);
  g_assert_cmpstr (state->players[2].name, ==, third);
}

static void
assert_summary (Fixture *fixture,
                const char *id,
                const char *first,
                const char *second,
                const char *third)
{
  const BceSummary *summary = bce_game_item_get_summary (scriba_library_find (fixture->library, id));

  g_assert_cmpstr (summary->seats[0].name, ==, first);
  g_assert_cmpstr (summary->seats[1].name, ==, second);
  g_assert_cmpstr (summary->seats[2].name, ==, third);
}

/* An open game, its row and its copy have the new name at once; so has all of it after a start. */
static void
test_rename (Fixture *fixture,
             gconstpointer data)
{
  ScribaTable *table = create (fixture, "Anna", "Bea", "Csaba");
  g_autofree char *id = g_strdup (scriba_table_get_id (table));
  g_autoptr (GBytes) copy = NULL;
  guint n_calls = 0;

  g_signal_connect_swapped (table, "changed", G_CALLBACK (count_cb), &n_calls);
  rename_all (fixture, "Bea", "Beáta");
  g_assert_cmpuint (n_calls, ==, 1);
  assert_names (table, "Anna", "Beáta", "Csaba");
  assert_summary (fixture, id, "Anna", "Beáta", "Csaba");
  copy = scriba_kept_make_copy (SCRIBA_KEPT (table));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (copy, NULL), g_bytes_get_size (copy), "Beáta"));
  g_assert_null (g_strstr_len (g_bytes_get_data (copy, NULL), g_bytes_get_size (copy), "\"Bea\""));

  start_again (fixture);
  assert_summary (fixture, id, "Anna", "Beáta", "Csaba");
  assert_names (open_table (fixture->library, id), "Anna", "Beáta", "Csaba");
}

/* What was recorded before is read with the new name, and what comes later as it is told. */
static void
test_recorded (Fixture *fixture,
               gconstpointer data)
{
  ScribaTable *table = create (fixture, "Anna", "Bea", "Csaba");
  g_autofree char *id = g_strdup (scriba_table_get_id (table));

  call (table, 2, "Dani");
  rename_all (fixture, "Dani", "Dániel");
  assert_names (table, "Anna", "Bea", "Dániel");
  call (table, 0, "Aliz");
  call (table, 2, "Dani");
  assert_names (table, "Aliz", "Bea", "Dani");

  start_again (fixture);
  table = open_table (fixture->library, id);
  assert_names (table, "Aliz", "Bea", "Dani");
  scriba_table_undo (table);
  assert_names (table, "Aliz", "Bea", "Dániel");
  scriba_table_jump (table, 0);
  assert_names (table, "Anna", "Bea", "Csaba");
}

/* In every state of every branch. */
static GPtrArray *
read_states (ScribaTable *table)
{
  ScribaHistory *history = scriba_table_get_history (table);
  GPtrArray *states = g_ptr_array_new_with_free_func (g_free);

  for (guint32 seq = 0; seq <= scriba_history_get_n_entries (history); seq++)
    {
      BceState *state = g_new (BceState, 1);

      scriba_history_read_state (history, seq, state);
      g_ptr_array_add (states, state);
    }
  return states;
}

/* An open game is at once what is read of it later: states that were kept on the way, too, and what was undone. */
static void
test_as_read (Fixture *fixture,
              gconstpointer data)
{
  ScribaTable *table = create (fixture, "Anna", "Bea", "Csaba");
  g_autofree char *id = g_strdup (scriba_table_get_id (table));
  g_autoptr (GBytes) copy = NULL;
  g_autoptr (GBytes) copy_read = NULL;
  g_autoptr (GPtrArray) states = NULL;
  g_autoptr (GPtrArray) states_read = NULL;

  for (guint i = 0; i < 40; i++)
    call (table, 0, i % 2 == 0 ? "Emil" : "Dani");
  scriba_table_jump (table, 20);
  rename_all (fixture, "Csaba", "Cili");
  call (table, 2, "Dóra");
  /* Names that somebody else has in other states. */
  rename_all (fixture, "Dóra", "Emil");
  rename_all (fixture, "Dani", "Anna");
  assert_names (table, "Anna", "Bea", "Emil");
  copy = scriba_kept_make_copy (SCRIBA_KEPT (table));
  states = read_states (table);

  start_again (fixture);
  table = open_table (fixture->library, id);
  copy_read = scriba_kept_make_copy (SCRIBA_KEPT (table));
  states_read = read_states (table);
  g_assert_cmpmem (g_bytes_get_data (copy, NULL), g_bytes_get_size (copy),
                   g_bytes_get_data (copy_read, NULL), g_bytes_get_size (copy_read));
  g_assert_cmpuint (states->len, ==, 42);
  g_assert_cmpuint (states_read->len, ==, 42);
  for (guint i = 0; i < states->len; i++)
    g_assert_true (scriba_record_equal (&bce_state_shape, states->pdata[i], states_read->pdata[i]));
}

/* Whenever somebody gets another name while a game is read, it is opened with that. */
static void
test_while_opening (Fixture *fixture,
                    gconstpointer data)
{
  const char *names[] = { "Bea", "Beáta", "Bori", "Bence", "Blanka", "Botond", "Benedek" };
  g_autofree char *id = g_strdup (scriba_table_get_id (create (fixture, "Anna", names[0], "Csaba")));

  for (guint n_turns = 0; n_turns + 1 < G_N_ELEMENTS (names); n_turns++)
    {
      ScribaTable *opened = NULL;

      start_again (fixture);
      scriba_library_open (fixture->library, id, opened_cb, &opened);
      for (guint i = 0; i < n_turns && opened == NULL; i++)
        g_main_context_iteration (NULL, TRUE);
      rename_all (fixture, names[n_turns], names[n_turns + 1]);
      while (opened == NULL)
        g_main_context_iteration (NULL, TRUE);
      assert_names (opened, "Anna", names[n_turns + 1], "Csaba");
    }
}

/* A name that somebody had once is free for somebody else; the game can be read all the same. */
static void
test_name_of_before (Fixture *fixture,
                     gconstpointer data)
{
  ScribaTable *table = create (fixture, "Anna", "Bea", "Csaba");
  g_autofree char *id = g_strdup (scriba_table_get_id (table));

  call (table, 0, "Zita");
  rename_all (fixture, "Bea", "Anna");
  assert_names (table, "Zita", "Anna", "Csaba");

  start_again (fixture);
  table = open_table (fixture->library, id);
  assert_names (table, "Zita", "Anna", "Csaba");
  scriba_table_undo (table);
  g_assert_cmpstr (bce_table_get_state (table)->players[1].name, ==, "Anna");
  g_assert_cmpstr (bce_table_get_state (table)->players[0].name, !=, "Anna");
}

/* Two names of one person become one, and two again when that is taken back. */
static void
test_merge (Fixture *fixture,
            gconstpointer data)
{
  g_autofree char *one = g_strdup (scriba_table_get_id (create (fixture, "Anna", "Bea", "Csaba")));
  g_autofree char *other = g_strdup (scriba_table_get_id (create (fixture, "Dani", "Annus", "Bea")));
  g_autoptr (GPtrArray) games = scriba_people_list_games (fixture->library, "Annus");

  g_assert_cmpuint (games->len, ==, 1);
  g_assert_true (scriba_people_is_called (g_ptr_array_index (games, 0), "Bea"));
  g_assert_false (scriba_people_is_called (g_ptr_array_index (games, 0), "Anna"));
  scriba_people_rename (fixture->library, games, "Annus", "Anna");
  start_again (fixture);
  assert_summary (fixture, one, "Anna", "Bea", "Csaba");
  assert_summary (fixture, other, "Dani", "Anna", "Bea");

  g_ptr_array_set_size (games, 0);
  g_ptr_array_add (games, g_object_ref (scriba_library_find (fixture->library, other)));
  scriba_people_rename (fixture->library, games, "Anna", "Annus");
  start_again (fixture);
  assert_summary (fixture, one, "Anna", "Bea", "Csaba");
  assert_summary (fixture, other, "Dani", "Annus", "Bea");
  assert_names (open_table (fixture->library, other), "Dani", "Annus", "Bea");
}

/* Two people of one name: the games of one of them get another name, and the rest stays. */
static void
test_two_of_one_name (Fixture *fixture,
                      gconstpointer data)
{
  g_autofree char *one = g_strdup (scriba_table_get_id (create (fixture, "Anna", "Bea", "Csaba")));
  g_autofree char *other = g_strdup (scriba_table_get_id (create (fixture, "Anna", "Dani", "Emil")));
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) left = NULL;

  g_ptr_array_add (games, g_object_ref (scriba_library_find (fixture->library, other)));
  scriba_people_rename (fixture->library, games, "Anna", "Anna K.");
  start_again (fixture);
  assert_summary (fixture, one, "Anna", "Bea", "Csaba");
  assert_summary (fixture, other, "Anna K.", "Dani", "Emil");
  left = scriba_people_list_games (fixture->library, "Anna");
  g_assert_cmpuint (left->len, ==, 1);
}

static void
damage (Fixture *fixture,
        const char *sql)
{
  change_library (&fixture->library, fixture->folder, sql);
  fixture->library = scriba_library_new (fixture->folder);
  load_library (fixture->library);
}

/* What somebody is called is lost: the list tells it as the game does, at once and after a start. */
static void
test_damaged (Fixture *fixture,
              gconstpointer data)
{
  ScribaTable *table = create (fixture, "Anna", "Bea", "Csaba");
  g_autofree char *id = g_strdup (scriba_table_get_id (table));
  g_autoptr (GError) report = NULL;

  rename_all (fixture, "Bea", "Beáta");
  damage (fixture, "UPDATE renaming SET sum = 0");
  assert_names (open_table (fixture->library, id), "Anna", "Bea", "Csaba");
  report = scriba_library_take_report (fixture->library);
  g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED);
  assert_summary (fixture, id, "Anna", "Bea", "Csaba");

  start_again (fixture);
  assert_summary (fixture, id, "Anna", "Bea", "Csaba");
}

/* With a box that is left nowhere nothing of this game is lost, of which every box is known; of any other the log stays. */
static void
test_damaged_box (Fixture *fixture,
                  gconstpointer data)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = 2, .crassus = CAESAR_NOBODY, .seats = { { "Anna" }, { "Bea" } } };
  g_autofree char *other = g_strdup (scriba_table_get_id (create (fixture, "Anna", "Bea", "Csaba")));
  g_autofree char *id = NULL;
  g_autoptr (GError) report = NULL;

  caesar_settings_init (&setup.settings);
  id = g_strdup (scriba_table_get_id (caesar_library_create (fixture->library, &setup, box, NULL)));
  damage (fixture, "UPDATE box SET sum = 0");
  g_assert_cmpstr (caesar_table_get_state (open_table (fixture->library, id))->players[CAESAR_SIDE_POMPEY].name, ==, "Bea");
  report = scriba_library_take_report (fixture->library);
  g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED);
  assert_names (open_table (fixture->library, other), "Anna", "Bea", "Csaba");
}

static void
test_caesar (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = 2, .crassus = CAESAR_NOBODY, .seats = { { "Anna" }, { "Bea" } } };
  ScribaTable *table;
  g_autofree char *id = NULL;

  caesar_settings_init (&setup.settings);
  table = caesar_library_create (fixture->library, &setup, box, NULL);
  id = g_strdup (scriba_table_get_id (table));
  rename_all (fixture, "Bea", "Beáta");
  g_assert_cmpstr (caesar_table_get_state (table)->players[CAESAR_SIDE_POMPEY].name, ==, "Beáta");

  start_again (fixture);
  table = open_table (fixture->library, id);
  g_assert_cmpstr (caesar_table_get_state (table)->players[CAESAR_SIDE_CAESAR].name, ==, "Anna");
  g_assert_cmpstr (caesar_table_get_state (table)->players[CAESAR_SIDE_POMPEY].name, ==, "Beáta");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add ("/people/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("rename", test_rename);
  ADD ("recorded", test_recorded);
  ADD ("as-read", test_as_read);
  ADD ("while-opening", test_while_opening);
  ADD ("name-of-before", test_name_of_before);
  ADD ("merge", test_merge);
  ADD ("two-of-one-name", test_two_of_one_name);
  ADD ("damaged", test_damaged);
  ADD ("damaged-box", test_damaged_box);
  ADD ("caesar", test_caesar);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"
#include "bce-fill.h"
#include "bce-final.h"
#include "bce-game.h"
#include "bce-turns.h"
#include "folder-check.h"
#include "scriba-error.h"
#include "scriba-json.h"
#include "scriba-library.h"
#include "scriba-owner-box.h"
#include "scriba-people.h"
#include "scriba-record.h"
#include "table-check.h"

typedef struct
{
  char *folder;
  ScribaLibrary *library;
  ScribaTable *table;
} Fixture;

static BceBox *
read_practice_box (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "practice-box.json", NULL);
  g_autoptr (GError) error = NULL;
  BceBox *box = scriba_owner_box_read_other (&bce_game_format, path, &error);

  g_assert_no_error (error);
  return box;
}

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  g_autoptr (BceBox) box = read_practice_box ();
  g_autoptr (GError) error = NULL;
  BceGameSetup setup = {
    .n_seats = 3,
    .seats = { { "Anna", BCE_AGRIPPA }, { "Bea", BCE_BRUTUS }, { "Csaba", BCE_CLEOPATRA } },
  };

  bce_settings_init (&setup.settings);
  fixture->folder = g_dir_make_tmp (NULL, NULL);
  g_assert_nonnull (fixture->folder);
  fixture->library = scriba_library_new (fixture->folder);
  fixture->table = bce_library_create (fixture->library, &setup, box, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->library);
  remove_all (fixture->folder);
  g_free (fixture->folder);
}

static void
dispatch (Fixture *fixture,
          BceEntryKind kind,
          gconstpointer args)
{
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (fixture->table, kind, args, &verdict));
}

/* Four structures of era I, Bea is the IM, and the first year begins. */
static void
begin (Fixture *fixture)
{
  const BceSites sites = { .era1 = { 0, 1, 2, 3 }, .n_era1 = 4 };
  const BceSeatChoice im = { .seat = 1 };
  BceMove move;

  dispatch (fixture, BCE_ENTRY_SITES, &sites);
  dispatch (fixture, BCE_ENTRY_FIRST_IM, &im);
  g_assert_true (bce_move_next (bce_table_get_state (fixture->table), &move));
  dispatch (fixture, BCE_ENTRY_PHASE, &move);
}

static void
build (Fixture *fixture,
       guint seat,
       int structure,
       int paid)
{
  BceBuild entry;

  bce_fill_build (bce_table_get_state (fixture->table), bce_table_get_box (fixture->table), seat, structure,
                  BCE_NONE, &entry);
  entry.paid = paid;
  entry.gains = (BceGains) { 0, };
  dispatch (fixture, BCE_ENTRY_BUILD, &entry);
}

static void
correct (Fixture *fixture,
         BceCorrectKind what,
         int value)
{
  const BceCorrect entry = { .what = what, .seat = 0, .value = value };

  dispatch (fixture, BCE_ENTRY_CORRECT, &entry);
}

static int
denarii (Fixture *fixture,
         guint seat)
{
  return bce_table_get_state (fixture->table)->players[seat].denarii;
}

static void
test_impossible (Fixture *fixture,
                 gconstpointer data)
{
  BceState before;
  ScribaVerdict verdict;
  BceBuild entry;
  guint n_calls = 0;

  begin (fixture);
  before = *bce_table_get_state (fixture->table);
  g_signal_connect_swapped (fixture->table, "changed", G_CALLBACK (count_cb), &n_calls);

  /* Five denarii at the start; six cannot be paid. */
  bce_fill_build (&before, bce_table_get_box (fixture->table), 2, 0, BCE_NONE, &entry);
  entry.paid = 6;
  g_assert_false (scriba_table_dispatch (fixture->table, BCE_ENTRY_BUILD, &entry, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpint (verdict.facts[0].code, ==, BCE_COUNT_DENARII);
  g_assert_cmpint (verdict.facts[0].seat, ==, 2);
  g_assert_cmpint (verdict.facts[0].have, ==, 5);
  g_assert_cmpint (verdict.facts[0].need, ==, 6);
  g_assert_cmpuint (n_calls, ==, 0);
  g_assert_true (scriba_record_equal (&bce_state_shape, &before, bce_table_get_state (fixture->table)));
}

static void
test_undo (Fixture *fixture,
           gconstpointer data)
{
  begin (fixture);
  build (fixture, 2, 0, 2);
  correct (fixture, BCE_CORRECT_TRACK, 1);
  correct (fixture, BCE_CORRECT_TRACK, 2);
  correct (fixture, BCE_CORRECT_TRACK, 3);
  g_assert_cmpint (scriba_table_get_undo (fixture->table)->kind, ==, BCE_ENTRY_CORRECT);

  /* Three taps on one number are one step. */
  scriba_table_undo (fixture->table);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 0);
  g_assert_cmpint (scriba_table_get_undo (fixture->table)->kind, ==, BCE_ENTRY_BUILD);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (denarii (fixture, 2), ==, 5);
  scriba_table_redo (fixture->table);
  scriba_table_redo (fixture->table);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 3);
  g_assert_null (scriba_table_get_redo (fixture->table));
}

static void
test_change (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  BceBuild entry;

  begin (fixture);
  build (fixture, 2, 0, 1);
  build (fixture, 0, 1, 2);
  build (fixture, 2, 1, 3);
  g_assert_cmpint (denarii (fixture, 2), ==, 1);

  /* Entry 4 had cost 2, not 1: what followed still fits, and one undo returns. */
  entry = *(const BceBuild *) scriba_history_get_entry (scriba_table_get_history (fixture->table), 4)->args;
  entry.paid = 2;
  g_assert_true (scriba_table_change (fixture->table, 4, BCE_ENTRY_BUILD, &entry, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (denarii (fixture, 2), ==, 0);
  g_assert_cmpint (denarii (fixture, 0), ==, 3);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (denarii (fixture, 2), ==, 1);
  scriba_table_redo (fixture->table);
  g_assert_cmpint (denarii (fixture, 2), ==, 0);
  scriba_table_undo (fixture->table);

  /* At a cost of 3 the third build is one denarius short, and is left out. */
  entry.paid = 3;
  g_assert_true (scriba_table_change (fixture->table, 4, BCE_ENTRY_BUILD, &entry, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 1);
  g_assert_cmpuint (g_array_index (left_out, guint32, 0), ==, 6);
  g_assert_cmpint (verdict.facts[0].code, ==, BCE_COUNT_DENARII);
  g_assert_cmpint (denarii (fixture, 2), ==, 2);
  g_assert_cmpint (denarii (fixture, 0), ==, 3);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (denarii (fixture, 2), ==, 1);

  /* At 6 it is impossible itself, and nothing changes. */
  entry.paid = 6;
  g_assert_false (scriba_table_change (fixture->table, 4, BCE_ENTRY_BUILD, &entry, left_out, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpint (denarii (fixture, 2), ==, 1);
}

/* What was replayed is one step for undo, and yet a line each to change. */
static void
test_change_replayed (Fixture *fixture,
                      gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  BceBuild entry;

  begin (fixture);
  build (fixture, 2, 0, 1);
  build (fixture, 0, 1, 2);
  build (fixture, 2, 1, 2);
  entry = *(const BceBuild *) scriba_history_get_entry (scriba_table_get_history (fixture->table), 4)->args;
  entry.paid = 2;
  g_assert_true (scriba_table_change (fixture->table, 4, BCE_ENTRY_BUILD, &entry, left_out, &verdict));
  g_assert_cmpint (denarii (fixture, 2), ==, 1);

  /* 7, 8 and 9 are those three anew; the second one had cost 3. */
  entry = *(const BceBuild *) scriba_history_get_entry (scriba_table_get_history (fixture->table), 8)->args;
  g_assert_cmpint (entry.seat, ==, 0);
  entry.paid = 3;
  g_assert_true (scriba_table_change (fixture->table, 8, BCE_ENTRY_BUILD, &entry, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (denarii (fixture, 0), ==, 2);
  g_assert_cmpint (denarii (fixture, 2), ==, 1);
}

static void
test_remove (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;

  begin (fixture);
  build (fixture, 2, 0, 1);
  correct (fixture, BCE_CORRECT_TRACK, 4);
  correct (fixture, BCE_CORRECT_TRACK, 5);
  build (fixture, 0, 1, 2);

  /* Both corrections are one line. */
  g_assert_true (scriba_table_remove (fixture->table, 5, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 0);
  g_assert_cmpint (denarii (fixture, 0), ==, 3);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 5);
}

/* Nothing follows the newest line; one undo brings it back all the same, and redo takes it out again. */
static void
test_remove_newest (Fixture *fixture,
                    gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaHistory *history = scriba_table_get_history (fixture->table);
  ScribaVerdict verdict;
  guint32 head;

  begin (fixture);
  correct (fixture, BCE_CORRECT_TRACK, 4);
  correct (fixture, BCE_CORRECT_TRACK, 5);
  build (fixture, 0, 1, 2);
  head = scriba_history_get_head (history);

  g_assert_true (scriba_table_remove (fixture->table, head, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (denarii (fixture, 0), ==, 5);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 5);
  scriba_table_undo (fixture->table);
  g_assert_cmpuint (scriba_history_get_head (history), ==, head);
  g_assert_cmpint (denarii (fixture, 0), ==, 3);
  scriba_table_redo (fixture->table);
  g_assert_cmpint (denarii (fixture, 0), ==, 5);

  /* Both corrections are the newest line now, and go together. */
  g_assert_true (scriba_table_remove (fixture->table, scriba_history_get_head (history), left_out, &verdict));
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 0);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 5);
}

/* A result is confirmed again where another one comes of a changed night; where it is the same, it stays. */
static void
test_change_after_end (Fixture *fixture,
                       gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = bce_score_new ();
  const BceCorrect more = { .what = BCE_CORRECT_TRACK, .seat = 0, .value = 9 };
  const BceStop stop = { .scored = TRUE };
  ScribaVerdict verdict;
  BceFinish finish;

  begin (fixture);
  correct (fixture, BCE_CORRECT_TRACK, 4);
  dispatch (fixture, BCE_ENTRY_STOP, &stop);
  bce_final_score (scriba_table_get_state (fixture->table), scriba_table_get_box (fixture->table), bce_box_dup_name,
                   &scoring, score);
  bce_final_fill_finish (score, scoring, &finish);
  dispatch (fixture, BCE_ENTRY_FINISH, &finish);

  g_assert_true (scriba_table_change (fixture->table, 4, BCE_ENTRY_CORRECT,
                                      scriba_history_get_entry (scriba_table_get_history (fixture->table), 4)->args,
                                      left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (bce_table_get_state (fixture->table)->stage, ==, BCE_STAGE_OVER);

  g_assert_true (scriba_table_change (fixture->table, 7, BCE_ENTRY_CORRECT, &more, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 1);
  g_assert_cmpuint (g_array_index (left_out, guint32, 0), ==, 9);
  g_assert_cmpint (verdict.facts[0].code, ==, BCE_COUNT_RESULT);
  g_assert_cmpint (bce_table_get_state (fixture->table)->stage, ==, BCE_STAGE_SCORING);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 9);
}

/* There is no line before the first one: redo brings it back. */
static void
test_remove_first (Fixture *fixture,
                   gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;

  correct (fixture, BCE_CORRECT_TRACK, 4);
  g_assert_true (scriba_table_remove (fixture->table, 1, left_out, &verdict));
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 0);
  scriba_table_redo (fixture->table);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 4);
}

static void
reopen (Fixture *fixture)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));
  g_autoptr (GError) error = NULL;

  g_assert_true (scriba_library_wait (fixture->library, &error));
  g_assert_no_error (error);
  g_clear_object (&fixture->library);

  fixture->library = scriba_library_new (fixture->folder);
  load_library (fixture->library);
  fixture->table = open_table (fixture->library, id);
}

/* A game that nobody looks at stays until all of it is on the disk, and then comes from there. */
static void
test_close (Fixture *fixture,
            gconstpointer data)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));
  ScribaTable *table = fixture->table;
  ScribaTable *first = NULL;
  BceState before;

  begin (fixture);
  build (fixture, 2, 0, 2);
  before = *bce_table_get_state (table);
  g_object_add_weak_pointer (G_OBJECT (table), (gpointer *) &table);

  /* Whoever comes back in time finds the very same one. */
  scriba_library_close (fixture->library, fixture->table);
  g_assert_true (open_table (fixture->library, id) == fixture->table);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  g_assert_nonnull (table);

  scriba_library_close (fixture->library, fixture->table);
  while (table != NULL)
    g_main_context_iteration (NULL, TRUE);
  /* Two who ask for it at once share it. */
  scriba_library_open (fixture->library, id, opened_cb, &first);
  fixture->table = open_table (fixture->library, id);
  g_assert_true (first == fixture->table);
  g_assert_true (scriba_record_equal (&bce_state_shape, &before, bce_table_get_state (fixture->table)));
}

static void
test_reopen (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (BceBox) box = NULL;
  BceState before;

  begin (fixture);
  build (fixture, 2, 0, 2);
  build (fixture, 0, 1, 1);
  scriba_table_undo (fixture->table);
  box = bce_box_copy (bce_table_get_box (fixture->table));
  g_array_index (box->structures, BceStructure, 0).imperium = (ScribaNumber) SCRIBA_KNOWN (9);
  bce_table_set_box (fixture->table, g_steal_pointer (&box));
  before = *bce_table_get_state (fixture->table);

  reopen (fixture);
  g_assert_true (scriba_record_equal (&bce_state_shape, &before, bce_table_get_state (fixture->table)));
  g_assert_cmpint (g_array_index (bce_table_get_box (fixture->table)->structures, BceStructure, 0).imperium.value,
                   ==, 9);
  g_assert_true (scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)));

  /* Undo and redo go on where they were. */
  scriba_table_redo (fixture->table);
  g_assert_cmpint (denarii (fixture, 0), ==, 4);
  scriba_table_undo (fixture->table);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (denarii (fixture, 2), ==, 5);
  reopen (fixture);
  g_assert_cmpint (denarii (fixture, 2), ==, 5);
  scriba_table_redo (fixture->table);
  g_assert_cmpint (denarii (fixture, 2), ==, 3);
}

static void
test_library (Fixture *fixture,
              gconstpointer data)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));
  ScribaGameItem *item;

  begin (fixture);
  item = scriba_library_find (fixture->library, id);
  g_assert_cmpint (bce_game_item_get_summary (item)->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpstr (bce_game_item_get_summary (item)->seats[1].name, ==, "Bea");

  scriba_library_delete (fixture->library, id);
  reopen (fixture);
  item = scriba_library_find (fixture->library, id);
  g_assert_cmpint (scriba_game_item_get_deleted (item), !=, 0);
  scriba_library_restore (fixture->library, id);
  reopen (fixture);
  item = scriba_library_find (fixture->library, id);
  g_assert_cmpint (scriba_game_item_get_deleted (item), ==, 0);
  g_assert_cmpint (bce_game_item_get_summary (item)->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 1);
}

/* A file of a game that is here already becomes another game. */
static void
test_import (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (GBytes) text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  ScribaTable *other;

  begin (fixture);
  build (fixture, 2, 0, 2);
  text = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  node = scriba_json_parse (text, &error);
  g_assert_no_error (error);

  other = scriba_library_import (fixture->library, scriba_game_file_from_json (node, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (scriba_table_get_id (other), !=, scriba_table_get_id (fixture->table));
  g_assert_true (scriba_record_equal (&bce_state_shape, bce_table_get_state (fixture->table),
                                      bce_table_get_state (other)));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 2);

  fixture->table = other;
  reopen (fixture);
  g_assert_cmpint (denarii (fixture, 2), ==, 3);
}

/* Another game beside the fixture's, begun too. */
static ScribaTable *
create_other (Fixture *fixture)
{
  g_autoptr (BceBox) box = read_practice_box ();
  const BceSites sites = { .era1 = { 0, 1, 2, 3 }, .n_era1 = 4 };
  BceGameSetup setup = {
    .n_seats = 3,
    .seats = { { "Dóra", BCE_AGRIPPA }, { "Elek", BCE_BRUTUS }, { "Fanni", BCE_CLEOPATRA } },
  };
  ScribaVerdict verdict;
  ScribaTable *table;

  bce_settings_init (&setup.settings);
  table = bce_library_create (fixture->library, &setup, box, NULL);
  g_assert_true (scriba_table_dispatch (table, BCE_ENTRY_SITES, &sites, &verdict));
  return table;
}

/* A list that is read in several steps has every game once, also one that is begun meanwhile. */
static void
test_long_list (Fixture *fixture,
                gconstpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gint64 modified = G_MAXINT64;

  for (guint i = 0; i < 200; i++)
    create_other (fixture);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  g_clear_object (&fixture->library);

  fixture->library = scriba_library_new (fixture->folder);
  scriba_library_load (fixture->library);
  create_other (fixture);
  while (!scriba_library_get_loaded (fixture->library))
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 202);
  for (guint i = 0; i < 202; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->library), i);

      g_assert_true (g_hash_table_add (seen, g_strdup (scriba_game_item_get_id (item))));
      g_assert_cmpint (scriba_game_item_get_modified (item), <=, modified);
      modified = scriba_game_item_get_modified (item);
    }
  g_assert_true (scriba_library_wait (fixture->library, NULL));
}

/* The word of the game beside its header has no sum: where it has suffered, the header tells it. */
static void
test_damaged_word (Fixture *fixture,
                   gconstpointer data)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));

  begin (fixture);
  change_library (&fixture->library, fixture->folder, "UPDATE game SET game = '44bcf'");
  fixture->library = scriba_library_new (fixture->folder);
  load_library (fixture->library);
  g_assert_cmpstr (bce_game_item_get_summary (scriba_library_find (fixture->library, id))->seats[1].name, ==, "Bea");
  g_assert_cmpint (bce_table_get_state (open_table (fixture->library, id))->stage, ==, BCE_STAGE_CONSTRUCTION);
}

/* From now on the database does this with the entry 5 of the fixture's game, or with every new game. */
static void
set_trap (Fixture *fixture,
          const char *table,
          const char *deed)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));
  g_autofree char *when = g_strdup_printf ("WHEN NEW.game = '%s' AND NEW.seq = 5", id);
  g_autofree char *sql = g_strdup_printf ("CREATE TABLE sprung (n); "
                                          "CREATE TRIGGER trap AFTER INSERT ON %s %s"
                                          " BEGIN %s; INSERT INTO sprung VALUES (1); END",
                                          table, g_str_equal (table, "entry") ? when : "", deed);

  change_library (&fixture->library, fixture->folder, sql);
  fixture->library = scriba_library_new (fixture->folder);
  load_library (fixture->library);
  fixture->table = open_table (fixture->library, id);
}

static void
wait_for_refusal (Fixture *fixture)
{
  while (scriba_kept_get_save_error (SCRIBA_KEPT (fixture->table)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (scriba_kept_get_save_error (SCRIBA_KEPT (fixture->table)), SCRIBA_ERROR, SCRIBA_ERROR_GAME_REFUSED);
  g_assert_false (scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)));
  g_assert_true (scriba_library_find_unsaved (fixture->library) == fixture->table);
}

static void
wait_for_saved (Fixture *fixture)
{
  while (!scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (scriba_kept_get_save_error (SCRIBA_KEPT (fixture->table)));
}

/* While something of one game is refused, it takes nothing new, and any other goes on and is saved. */
static void
assert_only_this_one_waits (Fixture *fixture)
{
  g_autofree char *id = NULL;
  ScribaTable *other = create_other (fixture);
  const BceSeatChoice im = { .seat = 1 };
  const BceCorrect entry = { .what = BCE_CORRECT_TRACK, .seat = 0, .value = 7 };
  ScribaVerdict verdict;
  BceState before = *bce_table_get_state (fixture->table);

  g_assert_true (scriba_table_dispatch (other, BCE_ENTRY_FIRST_IM, &im, &verdict));
  while (!scriba_kept_get_saved (SCRIBA_KEPT (other)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (scriba_kept_get_save_error (SCRIBA_KEPT (other)));

  g_assert_false (scriba_table_dispatch (fixture->table, BCE_ENTRY_CORRECT, &entry, &verdict));
  scriba_table_undo (fixture->table);
  g_assert_true (scriba_record_equal (&bce_state_shape, &before, bce_table_get_state (fixture->table)));
  id = g_strdup (scriba_table_get_id (other));
  scriba_library_close (fixture->library, other);
  g_assert_cmpint (bce_table_get_state (open_table (fixture->library, id))->im, ==, 1);
}

/* What was lost of a game on the disk is written again, whole. */
static void
test_refused_retry (Fixture *fixture,
                    gconstpointer data)
{
  begin (fixture);
  set_trap (fixture, "entry", "DELETE FROM entry WHERE game = NEW.game AND seq = 5 AND NOT EXISTS (SELECT * FROM sprung)");
  build (fixture, 2, 0, 2);
  build (fixture, 0, 1, 1);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  build (fixture, 2, 2, 1);
  wait_for_refusal (fixture);
  assert_only_this_one_waits (fixture);

  scriba_kept_save (SCRIBA_KEPT (fixture->table));
  wait_for_saved (fixture);
  correct (fixture, BCE_CORRECT_TRACK, 4);
  reopen (fixture);
  g_assert_cmpint (denarii (fixture, 2), ==, 2);
  g_assert_cmpint (denarii (fixture, 0), ==, 4);
  g_assert_cmpint (bce_table_get_state (fixture->table)->players[0].track, ==, 4);
}

/* What can never be written lies in a copy; the game goes on from what was saved. */
static void
test_refused_give_up (Fixture *fixture,
                      gconstpointer data)
{
  g_autoptr (GBytes) early = NULL;
  g_autoptr (GBytes) copy = NULL;
  g_autoptr (JsonNode) node = NULL;
  ScribaTable *other;
  guint64 token;

  begin (fixture);
  set_trap (fixture, "entry", "SELECT RAISE (ABORT, 'no')");
  build (fixture, 2, 0, 2);
  early = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  g_assert_false (scriba_kept_give_up (SCRIBA_KEPT (fixture->table), early));
  build (fixture, 0, 1, 1);
  wait_for_refusal (fixture);
  assert_only_this_one_waits (fixture);

  /* A retry is refused again. */
  token = scriba_table_get_token (fixture->table);
  scriba_kept_save (SCRIBA_KEPT (fixture->table));
  g_assert_cmpuint (scriba_table_get_token (fixture->table), >, token);
  g_assert_false (scriba_library_wait (fixture->library, NULL));
  scriba_table_journal_changed (fixture->table);
  wait_for_refusal (fixture);

  /* A copy that lacks something settles nothing. */
  g_assert_false (scriba_kept_give_up (SCRIBA_KEPT (fixture->table), early));
  copy = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  g_assert_true (scriba_kept_give_up (SCRIBA_KEPT (fixture->table), copy));
  wait_for_saved (fixture);
  g_assert_cmpint (denarii (fixture, 2), ==, 3);
  g_assert_cmpint (denarii (fixture, 0), ==, 5);
  g_assert_true (scriba_library_wait (fixture->library, NULL));

  /* Nothing is lost: the copy is a game of the library, and goes on. */
  node = scriba_json_parse (copy, NULL);
  other = scriba_library_import (fixture->library, scriba_game_file_from_json (node, NULL));
  g_assert_cmpint (bce_table_get_state (other)->players[0].denarii, ==, 4);
  reopen (fixture);
  g_assert_cmpint (denarii (fixture, 2), ==, 3);
  g_assert_cmpint (denarii (fixture, 0), ==, 5);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 3);
}

/* In the game, and in the list of games. */
static void
assert_names (Fixture *fixture,
              const char *first,
              const char *second)
{
  ScribaGameItem *item = scriba_library_find (fixture->library, scriba_table_get_id (fixture->table));
  const BceState *state = bce_table_get_state (fixture->table);
  const BceSummary *summary = bce_game_item_get_summary (item);

  g_assert_cmpstr (state->players[0].name, ==, first);
  g_assert_cmpstr (state->players[1].name, ==, second);
  g_assert_cmpstr (summary->seats[0].name, ==, first);
  g_assert_cmpstr (summary->seats[1].name, ==, second);
}

/* What damage has cost of an open game is written again as soon as that is found, and so is what was recorded meanwhile. */
static void
test_mended_in_play (Fixture *fixture,
                     gconstpointer data)
{
  g_autofree char *id = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) report = NULL;

  begin (fixture);
  id = g_strdup (scriba_table_get_id (fixture->table));
  change_library (&fixture->library, fixture->folder, "CREATE TRIGGER suffer AFTER INSERT ON entry WHEN NEW.seq = 5"
                            " BEGIN UPDATE entry SET sum = 0 WHERE seq = 5; END;"
                            "CREATE TRIGGER find AFTER INSERT ON renaming BEGIN DELETE FROM absent; END");
  fixture->library = scriba_library_new (fixture->folder);
  load_library (fixture->library);
  fixture->table = open_table (fixture->library, id);
  build (fixture, 2, 0, 2);
  build (fixture, 0, 1, 1);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  games = scriba_people_list_games (fixture->library, "Bea");
  scriba_people_rename (fixture->library, games, "Bea", "Beáta");
  build (fixture, 2, 2, 1);
  wait_for_saved (fixture);
  report = scriba_library_take_report (fixture->library);
  g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED);

  reopen (fixture);
  assert_names (fixture, "Anna", "Beáta");
  g_assert_cmpint (denarii (fixture, 2), ==, 2);
  g_assert_cmpint (denarii (fixture, 0), ==, 4);
}

/* As the library lists it after a start, and before the game is opened. */
static void
assert_listed (Fixture *fixture,
               const char *first,
               const char *second)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));
  const BceSummary *summary;

  g_clear_object (&fixture->library);
  fixture->library = scriba_library_new (fixture->folder);
  load_library (fixture->library);
  summary = bce_game_item_get_summary (scriba_library_find (fixture->library, id));
  g_assert_cmpstr (summary->seats[0].name, ==, first);
  g_assert_cmpstr (summary->seats[1].name, ==, second);
  fixture->table = open_table (fixture->library, id);
  assert_names (fixture, first, second);
}

/* Who gets another name while something is refused keeps it, whether that is written in the end or not; and what is listed is
 * what the library has. */
static void
test_refused_rename (Fixture *fixture,
                     gconstpointer data)
{
  gboolean give_up = GPOINTER_TO_INT (data);
  const BceRename zita = { .seat = 0, .name = "Zita", .character = BCE_NOBODY };
  const char *first = give_up ? "Anna" : "Zita";
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GBytes) copy = NULL;

  begin (fixture);
  set_trap (fixture, "entry", give_up ? "SELECT RAISE (ABORT, 'no')"
                                      : "DELETE FROM entry WHERE game = NEW.game AND seq = 5 AND NOT EXISTS (SELECT * FROM sprung)");
  build (fixture, 2, 0, 2);
  dispatch (fixture, BCE_ENTRY_NAME, &zita);
  g_assert_cmpint (scriba_library_wait (fixture->library, NULL), ==, !give_up);
  if (!give_up)
    build (fixture, 2, 2, 1);
  wait_for_refusal (fixture);
  games = scriba_people_list_games (fixture->library, "Bea");
  scriba_people_rename (fixture->library, games, "Bea", "Beáta");
  assert_names (fixture, "Zita", "Beáta");

  copy = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  if (give_up)
    g_assert_true (scriba_kept_give_up (SCRIBA_KEPT (fixture->table), copy));
  else
    scriba_kept_save (SCRIBA_KEPT (fixture->table));
  wait_for_saved (fixture);
  assert_names (fixture, first, "Beáta");

  g_assert_true (scriba_library_wait (fixture->library, NULL));
  assert_listed (fixture, first, "Beáta");
}

/* Somebody gets another name while what the library has of a game is read: it goes on with that name. */
static void
test_rename_while_giving_up (Fixture *fixture,
                             gconstpointer n_turns)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GBytes) copy = NULL;

  begin (fixture);
  set_trap (fixture, "entry", "SELECT RAISE (ABORT, 'no')");
  build (fixture, 2, 0, 2);
  build (fixture, 0, 1, 1);
  wait_for_refusal (fixture);
  games = scriba_people_list_games (fixture->library, "Bea");
  copy = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  g_assert_true (scriba_kept_give_up (SCRIBA_KEPT (fixture->table), copy));
  for (guint i = 0; i < GPOINTER_TO_UINT (n_turns) && !scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)); i++)
    g_main_context_iteration (NULL, TRUE);
  scriba_people_rename (fixture->library, games, "Bea", "Beáta");
  wait_for_saved (fixture);
  assert_names (fixture, "Anna", "Beáta");

  g_assert_true (scriba_library_wait (fixture->library, NULL));
  assert_listed (fixture, "Anna", "Beáta");
}

/* A game that the library never took in is not listed any more once there is a copy, and nothing waits for it. */
static void
test_refused_import (Fixture *fixture,
                     gconstpointer data)
{
  g_autoptr (ScribaTable) table = NULL;
  g_autoptr (GBytes) copy = NULL;
  g_autoptr (JsonNode) node = NULL;

  begin (fixture);
  copy = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  set_trap (fixture, "game", "SELECT RAISE (ABORT, 'no')");
  node = scriba_json_parse (copy, NULL);
  fixture->table = scriba_library_import (fixture->library, scriba_game_file_from_json (node, NULL));
  table = g_object_ref (fixture->table);
  wait_for_refusal (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 2);

  g_clear_pointer (&copy, g_bytes_unref);
  copy = scriba_kept_make_copy (SCRIBA_KEPT (table));
  g_assert_true (scriba_kept_give_up (SCRIBA_KEPT (table), copy));
  while (!scriba_table_is_lost (table))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 1);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  g_assert_null (scriba_library_find_unsaved (fixture->library));

  /* What is shown stays, and takes nothing more. */
  g_assert_cmpint (bce_table_get_state (table)->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_nonnull (scriba_kept_get_save_error (SCRIBA_KEPT (table)));
  g_assert_false (scriba_kept_give_up (SCRIBA_KEPT (table), copy));
}

/* Before the list is read nobody knows which games there are: a file of one of them becomes another one too. */
static void
test_import_early (Fixture *fixture,
                   gconstpointer data)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));
  g_autoptr (GBytes) copy = NULL;
  g_autoptr (JsonNode) node = NULL;

  begin (fixture);
  copy = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  g_clear_object (&fixture->library);

  fixture->library = scriba_library_new (fixture->folder);
  node = scriba_json_parse (copy, NULL);
  fixture->table = scriba_library_import (fixture->library, scriba_game_file_from_json (node, NULL));
  g_assert_cmpstr (scriba_table_get_id (fixture->table), !=, id);
  load_library (fixture->library);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 2);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/table/impossible", test_impossible);
  ADD ("/table/undo", test_undo);
  ADD ("/table/change", test_change);
  ADD ("/table/change-replayed", test_change_replayed);
  ADD ("/table/remove", test_remove);
  ADD ("/table/change-after-end", test_change_after_end);
  ADD ("/table/remove-newest", test_remove_newest);
  ADD ("/table/remove-first", test_remove_first);
  ADD ("/table/close", test_close);
  ADD ("/table/reopen", test_reopen);
  ADD ("/table/library", test_library);
  ADD ("/table/import", test_import);
  ADD ("/table/long-list", test_long_list);
  ADD ("/table/import-early", test_import_early);
  ADD ("/table/damaged-word", test_damaged_word);
  ADD ("/table/mended-in-play", test_mended_in_play);
  ADD ("/table/refused-import", test_refused_import);
  ADD ("/table/refused-retry", test_refused_retry);
  ADD ("/table/refused-give-up", test_refused_give_up);
  g_test_add ("/table/refused-rename", Fixture, GINT_TO_POINTER (FALSE), set_up, test_refused_rename, tear_down);
  g_test_add ("/table/refused-rename-give-up", Fixture, GINT_TO_POINTER (TRUE), set_up, test_refused_rename, tear_down);
  g_test_add ("/table/rename-while-giving-up-0", Fixture, GUINT_TO_POINTER (0), set_up, test_rename_while_giving_up, tear_down);
  g_test_add ("/table/rename-while-giving-up-1", Fixture, GUINT_TO_POINTER (1), set_up, test_rename_while_giving_up, tear_down);
  g_test_add ("/table/rename-while-giving-up-2", Fixture, GUINT_TO_POINTER (2), set_up, test_rename_while_giving_up, tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>

#include "bce-files.h"
#include "bce-game.h"
#include "caesar-counts.h"
#include "caesar-game.h"
#include "caesar-resolve.h"
#include "scriba-draft.h"
#include "scriba-opened.h"
#include "scriba-owner-box.h"
#include "scriba-record.h"
#include "table-check.h"

/* A game of Caesar! on the table, and in the library beside one of 44 BCE. */

#define CAESAR CAESAR_SIDE_CAESAR
#define POMPEY CAESAR_SIDE_POMPEY

/* Border spaces by their number in the box; Hispania Ulterior has the first two, and no other. */
#define HU_HC 0
#define HU_MAURETANIA 1
#define SICILIA_ITALIA 11
#define AFRICA_CYRENE 19
#define HU 0
#define ITALIA 7

typedef struct
{
  char *folder;
  ScribaLibrary *library;
  ScribaTable *table;
} Fixture;

static void
fill_setup (CaesarGameSetup *setup,
            int crassus)
{
  *setup = (CaesarGameSetup) { .n_seats = CAESAR_N_SIDES, .crassus = crassus };
  caesar_settings_init (&setup->settings);
  g_strlcpy (setup->seats[CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (setup->seats[POMPEY].name, "Bence", SCRIBA_NAME_SIZE);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    setup->stack[letter] = CAESAR_SOME;
}

static ScribaTable *
create (ScribaLibrary *library,
        int crassus)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  g_autoptr (GError) error = NULL;
  CaesarGameSetup setup;
  ScribaTable *table;

  fill_setup (&setup, crassus);
  table = caesar_library_create (library, &setup, box, &error);
  g_assert_no_error (error);
  return table;
}

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp (NULL, NULL);
  g_assert_nonnull (fixture->folder);
  fixture->library = scriba_library_new (fixture->folder);
  fixture->table = create (fixture->library, CAESAR_NOBODY);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->library);
  remove_all (fixture->folder);
  g_free (fixture->folder);
}

static const CaesarState *
state_of (Fixture *fixture)
{
  return caesar_table_get_state (fixture->table);
}

static void
dispatch (Fixture *fixture,
          CaesarEntryKind kind,
          gconstpointer args)
{
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (fixture->table, kind, args, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);
}

static void
fill_place (Fixture *fixture,
            int side,
            guint border,
            const CaesarToken *token,
            CaesarPlace *place)
{
  CaesarChoice choice;

  caesar_choice_init (&choice, side, border, token);
  caesar_resolve (state_of (fixture), caesar_table_get_box (fixture->table), &choice, place);
}

/* The first value of the token faces the first province of the border space. */
static void
place (Fixture *fixture,
       int side,
       guint border,
       CaesarSymbol symbol,
       int first,
       int second)
{
  const CaesarToken token = { symbol, first, second };
  CaesarPlace entry;

  fill_place (fixture, side, border, &token, &entry);
  dispatch (fixture, CAESAR_ENTRY_PLACE, &entry);
}

/* Only Italia has a bonus tile, and Caesar begins. */
static void
begin (Fixture *fixture)
{
  CaesarTiles tiles = { .n_tiles = state_of (fixture)->n_provinces };

  for (guint i = 0; i < tiles.n_tiles; i++)
    tiles.tiles[i] = i == ITALIA ? CAESAR_TILE_SENATE : CAESAR_TILE_UNKNOWN;
  dispatch (fixture, CAESAR_ENTRY_TILES, &tiles);
  dispatch (fixture, CAESAR_ENTRY_BEGIN, &(CaesarBegin) { CAESAR });
}

/* Entries 3, 4 and 5: Caesar's 4 beats Pompey's 3, who closes Hispania Ulterior; the last one is somewhere else. */
static void
play (Fixture *fixture)
{
  begin (fixture);
  place (fixture, CAESAR, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 4, 2);
  place (fixture, POMPEY, HU_HC, CAESAR_SYMBOL_SHIELD, 3, 3);
  place (fixture, CAESAR, SICILIA_ITALIA, CAESAR_SYMBOL_SWORD, 5, 1);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, CAESAR);
  g_assert_cmpint (state_of (fixture)->turn.side, ==, POMPEY);
}

static const ScribaEntry *
entry_at (Fixture *fixture,
          guint32 seq)
{
  return scriba_history_get_entry (scriba_table_get_history (fixture->table), seq);
}

static const ScribaEntry *
newest (Fixture *fixture)
{
  return entry_at (fixture, scriba_history_get_head (scriba_table_get_history (fixture->table)));
}

static gboolean
equal (const CaesarState *a,
       const CaesarState *b)
{
  return scriba_record_equal (&caesar_state_shape, a, b);
}

static void
test_undo (Fixture *fixture,
           gconstpointer data)
{
  CaesarState states[6];

  states[0] = *state_of (fixture);
  begin (fixture);
  states[2] = *state_of (fixture);
  place (fixture, CAESAR, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 4, 2);
  states[3] = *state_of (fixture);
  place (fixture, POMPEY, HU_HC, CAESAR_SYMBOL_SHIELD, 3, 3);
  states[4] = *state_of (fixture);

  scriba_table_undo (fixture->table);
  g_assert_true (equal (state_of (fixture), &states[3]));
  scriba_table_undo (fixture->table);
  g_assert_true (equal (state_of (fixture), &states[2]));
  scriba_table_undo (fixture->table);
  scriba_table_undo (fixture->table);
  g_assert_true (equal (state_of (fixture), &states[0]));
  g_assert_null (scriba_table_get_undo (fixture->table));
  for (guint i = 0; i < 4; i++)
    scriba_table_redo (fixture->table);
  g_assert_true (equal (state_of (fixture), &states[4]));
  g_assert_null (scriba_table_get_redo (fixture->table));
  scriba_table_jump (fixture->table, 3);
  g_assert_true (equal (state_of (fixture), &states[3]));
}

static void
test_impossible (Fixture *fixture,
                 gconstpointer data)
{
  const CaesarToken token = { CAESAR_SYMBOL_SHIELD, 5, 1 };
  ScribaVerdict verdict;
  CaesarState before;
  CaesarPlace entry;
  guint n_calls = 0;

  begin (fixture);
  fill_place (fixture, POMPEY, HU_HC, &token, &entry);
  place (fixture, CAESAR, HU_HC, CAESAR_SYMBOL_SHIELD, 3, 3);
  before = *state_of (fixture);
  g_signal_connect_swapped (fixture->table, "changed", G_CALLBACK (count_cb), &n_calls);
  g_assert_false (scriba_table_dispatch (fixture->table, CAESAR_ENTRY_PLACE, &entry, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpint (verdict.facts[0].code, ==, CAESAR_COUNT_SPACE);
  g_assert_cmpuint (n_calls, ==, 0);
  g_assert_true (equal (state_of (fixture), &before));
}

/* With 2 instead of 4 in front of Ulterior, Pompey's 3 wins it: what followed is told anew. */
static void
test_change (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  const CaesarPlace *again;
  ScribaVerdict verdict;
  CaesarPlace entry;

  play (fixture);
  entry = *(const CaesarPlace *) entry_at (fixture, 3)->args;
  entry.token = (CaesarToken) { CAESAR_SYMBOL_SHIP, 2, 4 };
  g_assert_true (scriba_table_change (fixture->table, 3, CAESAR_ENTRY_PLACE, &entry, left_out, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, POMPEY);
  g_assert_cmpint (state_of (fixture)->provinces[HU].totals[CAESAR], ==, 2);
  g_assert_cmpint (state_of (fixture)->provinces[HU].totals[POMPEY], ==, 3);
  g_assert_cmpint (caesar_count_control_placed (state_of (fixture), POMPEY), ==, 1);
  g_assert_cmpint (caesar_count_control_placed (state_of (fixture), CAESAR), ==, 0);

  /* 6, 7 and 8 are those three anew. */
  again = entry_at (fixture, 7)->args;
  g_assert_cmpuint (entry_at (fixture, 7)->corrects, ==, 4);
  g_assert_cmpuint (entry_at (fixture, 7)->against, ==, 0);
  g_assert_cmpint (again->side, ==, POMPEY);
  g_assert_cmpint (again->closed[0].controller, ==, POMPEY);
  /* What was recorded first stays as it was. */
  again = entry_at (fixture, 4)->args;
  g_assert_cmpint (again->closed[0].controller, ==, CAESAR);

  scriba_table_undo (fixture->table);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, CAESAR);
  scriba_table_redo (fixture->table);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, POMPEY);
}

/* What the table decided against the rules stays what it decided. */
static void
test_change_decided (Fixture *fixture,
                     gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  const CaesarToken token = { CAESAR_SYMBOL_SHIELD, 3, 3 };
  ScribaVerdict verdict;
  CaesarPlace decided;
  CaesarPlace entry;

  begin (fixture);
  place (fixture, CAESAR, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 4, 2);
  fill_place (fixture, POMPEY, HU_HC, &token, &decided);
  decided.closed[0].controller = POMPEY;
  g_assert_true (scriba_table_dispatch (fixture->table, CAESAR_ENTRY_PLACE, &decided, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_AGAINST);
  g_assert_cmpuint (entry_at (fixture, 4)->against, ==, 1 << CAESAR_RULE_SCORE);

  entry = *(const CaesarPlace *) entry_at (fixture, 3)->args;
  entry.token = (CaesarToken) { CAESAR_SYMBOL_SHIP, 6, 0 };
  g_assert_true (scriba_table_change (fixture->table, 3, CAESAR_ENTRY_PLACE, &entry, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_true (scriba_record_equal (&caesar_place_shape, newest (fixture)->args, &decided));
  g_assert_cmpuint (newest (fixture)->against, ==, 1 << CAESAR_RULE_SCORE);
}

static void
dispatch_against (Fixture *fixture,
                  CaesarEntryKind kind,
                  gconstpointer args,
                  CaesarRule rule)
{
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (fixture->table, kind, args, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_AGAINST);
  g_assert_cmpuint (newest (fixture)->against, ==, 1 << rule);
}

/* Caesar places twice, 4 and 3 in front of Ulterior: the second time was not its turn, which decides nothing about what comes
 * of it. */
static void
close_out_of_turn (Fixture *fixture)
{
  const CaesarToken token = { CAESAR_SYMBOL_SHIELD, 3, 3 };
  CaesarPlace entry;

  begin (fixture);
  place (fixture, CAESAR, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 4, 2);
  fill_place (fixture, CAESAR, HU_HC, &token, &entry);
  dispatch_against (fixture, CAESAR_ENTRY_PLACE, &entry, CAESAR_RULE_TURN);
  g_assert_cmpint (state_of (fixture)->provinces[HU].totals[CAESAR], ==, 7);
}

/* With 2 instead of 4 it is 5: what was out of turn is so still, and yet it counts what lies there. */
static void
test_change_out_of_turn (Fixture *fixture,
                         gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  CaesarPlace entry;

  close_out_of_turn (fixture);
  entry = *(const CaesarPlace *) entry_at (fixture, 3)->args;
  entry.token = (CaesarToken) { CAESAR_SYMBOL_SHIP, 2, 4 };
  g_assert_true (scriba_table_change (fixture->table, 3, CAESAR_ENTRY_PLACE, &entry, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (state_of (fixture)->provinces[HU].totals[CAESAR], ==, 5);
  g_assert_cmpuint (newest (fixture)->against, ==, 1 << CAESAR_RULE_TURN);
}

/* In a solo game hand and line are known; what was placed was not among them, and still closes what it closes. */
static void
test_change_not_in_hand (Fixture *fixture,
                         gconstpointer data)
{
  const CaesarToken token = { CAESAR_SYMBOL_SHIELD, 3, 3 };
  const CaesarDraw line = { .side = POMPEY, .tokens = { { CAESAR_SYMBOL_SWORD, 6, 0 } }, .n_tokens = 1 };
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  CaesarPlace entry;

  fixture->table = create (fixture->library, POMPEY);
  begin (fixture);
  place (fixture, CAESAR, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 4, 2);
  dispatch (fixture, CAESAR_ENTRY_DRAW, &line);
  fill_place (fixture, POMPEY, HU_HC, &token, &entry);
  dispatch_against (fixture, CAESAR_ENTRY_PLACE, &entry, CAESAR_RULE_HAND);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, CAESAR);

  entry = *(const CaesarPlace *) entry_at (fixture, 3)->args;
  entry.token = (CaesarToken) { CAESAR_SYMBOL_SHIP, 2, 4 };
  g_assert_true (scriba_table_change (fixture->table, 3, CAESAR_ENTRY_PLACE, &entry, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, POMPEY);
  g_assert_cmpuint (newest (fixture)->against, ==, 1 << CAESAR_RULE_HAND);
}

/* Ulterior is closed by Pompey, and its bonus tile is told later: 4 against 5, so it is Pompey's either way. */
static void
close_untold (Fixture *fixture)
{
  begin (fixture);
  place (fixture, CAESAR, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 4, 2);
  place (fixture, POMPEY, HU_HC, CAESAR_SYMBOL_SHIELD, 5, 1);
  place (fixture, CAESAR, SICILIA_ITALIA, CAESAR_SYMBOL_SWORD, 6, 0);
}

/* Whatever the tile brings is not in anybody's numbers before it is told; then it is, from the placement on. */
static void
test_tell_tile (Fixture *fixture,
                gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;

  g_assert_cmpint (caesar_state_find_untold (state_of (fixture)), ==, CAESAR_NONE);
  close_untold (fixture);
  g_assert_cmpint (caesar_state_find_untold (state_of (fixture)), ==, HU);
  g_assert_true (caesar_side_awaits_tile (state_of (fixture), CAESAR));
  g_assert_cmpint (state_of (fixture)->provinces[HU].taken_by, ==, CAESAR_NOBODY);
  g_assert_cmpint (state_of (fixture)->players[POMPEY].hand_size, ==, 2);

  g_assert_true (caesar_table_tell_tile (fixture->table, HU, CAESAR_TILE_WEALTH, NULL, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (state_of (fixture)->provinces[HU].taken_by, ==, POMPEY);
  g_assert_cmpint (state_of (fixture)->players[POMPEY].hand_size, ==, 3);
  g_assert_cmpint (state_of (fixture)->borders[SICILIA_ITALIA].by, ==, CAESAR);
  g_assert_cmpint (state_of (fixture)->turn.side, ==, POMPEY);
  g_assert_cmpint (caesar_state_find_untold (state_of (fixture)), ==, CAESAR_NONE);
  g_assert_false (caesar_side_awaits_tile (state_of (fixture), CAESAR));

  scriba_table_undo (fixture->table);
  g_assert_cmpint (state_of (fixture)->provinces[HU].tile, ==, CAESAR_TILE_UNKNOWN);
  g_assert_cmpint (state_of (fixture)->players[POMPEY].hand_size, ==, 2);
  g_assert_cmpint (state_of (fixture)->borders[SICILIA_ITALIA].by, ==, CAESAR);
}

/* Under Senate goes one more of the 11 tokens that Pompey has left; Tactics would have given an extra turn, so that Caesar's
 * placement was not in turn: it stays, as the table's decision. */
static void
test_tell_tile_effects (Fixture *fixture,
                        gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;

  close_untold (fixture);
  g_assert_true (caesar_table_tell_tile (fixture->table, HU, CAESAR_TILE_SENATE, NULL, left_out, &verdict));
  g_assert_cmpint (state_of (fixture)->players[POMPEY].senate_tokens, ==, 1);
  g_assert_cmpint (caesar_count_control_left (state_of (fixture), caesar_table_get_box (fixture->table), POMPEY), ==, 10);
  scriba_table_undo (fixture->table);

  g_assert_true (caesar_table_tell_tile (fixture->table, HU, CAESAR_TILE_TACTICS, NULL, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_cmpint (state_of (fixture)->borders[SICILIA_ITALIA].by, ==, CAESAR);
  g_assert_cmpuint (newest (fixture)->against, ==, 1 << CAESAR_RULE_TURN);
}

/* Ulterior is Caesar's, 4 : 3; then Pompey closes it late, in Mauretania, and its tile is told later: Might, which turns that
 * control token face down where it was Caesar's. */
static void
test_tell_tile_might (Fixture *fixture,
                      gconstpointer data)
{
  const CaesarFlip hu = { HU, CAESAR_NONE };
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  CaesarState before;
  CaesarPlace closing;

  begin (fixture);
  place (fixture, CAESAR, HU_HC, CAESAR_SYMBOL_LAUREL, 4, 0);
  place (fixture, POMPEY, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 3, 3);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, CAESAR);
  g_assert_true (caesar_table_read_closing (fixture->table, HU, &before, &closing));
  g_assert_false (before.provinces[HU].closed);
  g_assert_cmpint (closing.border, ==, HU_MAURETANIA);

  g_assert_true (caesar_table_tell_tile (fixture->table, HU, CAESAR_TILE_MIGHT, &hu, left_out, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);
  g_assert_cmpint (state_of (fixture)->provinces[HU].taken_by, ==, POMPEY);
  g_assert_cmpint (state_of (fixture)->provinces[HU].face_down, ==, 1);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, CAESAR);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (state_of (fixture)->provinces[HU].face_down, ==, 0);

  g_assert_true (caesar_table_tell_tile (fixture->table, HU, CAESAR_TILE_MIGHT, NULL, left_out, &verdict));
  g_assert_cmpint (state_of (fixture)->provinces[HU].taken_by, ==, POMPEY);
  g_assert_cmpint (state_of (fixture)->provinces[HU].face_down, ==, 0);
}

/* Whoever closed the province out of turn gets what its tile brings. */
static void
test_tell_tile_out_of_turn (Fixture *fixture,
                            gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  CaesarState before;
  CaesarPlace closing;

  close_out_of_turn (fixture);
  g_assert_true (caesar_table_read_closing (fixture->table, HU, &before, &closing));
  g_assert_true (caesar_table_tell_tile (fixture->table, HU, CAESAR_TILE_WEALTH, NULL, left_out, &verdict));
  g_assert_cmpint (state_of (fixture)->provinces[HU].taken_by, ==, CAESAR);
  g_assert_cmpint (state_of (fixture)->players[CAESAR].hand_size, ==, 3);
  g_assert_cmpuint (newest (fixture)->against, ==, 1 << CAESAR_RULE_TURN);
}

/* Before its province closes, it is just told; the other side awaits nothing where the controller gets it. */
static void
test_tell_tile_open (Fixture *fixture,
                     gconstpointer data)
{
  const CaesarRulingChange controller = { CAESAR_RULING_BONUS_TO, CAESAR_BONUS_TO_CONTROLLER };
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;

  dispatch (fixture, CAESAR_ENTRY_RULING, &controller);
  g_assert_true (caesar_table_tell_tile (fixture->table, ITALIA + 1, CAESAR_TILE_MIGHT, NULL, left_out, &verdict));
  g_assert_cmpint (newest (fixture)->kind, ==, CAESAR_ENTRY_TILE);
  g_assert_cmpint (state_of (fixture)->provinces[ITALIA + 1].tile, ==, CAESAR_TILE_MIGHT);
  close_untold (fixture);
  g_assert_true (caesar_side_awaits_tile (state_of (fixture), POMPEY));
  g_assert_false (caesar_side_awaits_tile (state_of (fixture), CAESAR));
}

/* A space can be taken once: what is impossible now is left out, and all after it. */
static void
test_change_impossible (Fixture *fixture,
                        gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  CaesarPlace entry;

  play (fixture);
  entry = *(const CaesarPlace *) entry_at (fixture, 3)->args;
  entry.border = HU_HC;
  entry.token = (CaesarToken) { CAESAR_SYMBOL_SHIELD, 3, 3 };
  g_assert_true (scriba_table_change (fixture->table, 3, CAESAR_ENTRY_PLACE, &entry, left_out, &verdict));
  g_assert_cmpint (verdict.facts[0].code, ==, CAESAR_COUNT_SPACE);
  g_assert_cmpuint (left_out->len, ==, 2);
  g_assert_cmpuint (g_array_index (left_out, guint32, 0), ==, 4);
  g_assert_cmpuint (g_array_index (left_out, guint32, 1), ==, 5);
  g_assert_cmpint (state_of (fixture)->turn.side, ==, POMPEY);
  scriba_table_undo (fixture->table);
  g_assert_cmpuint (newest (fixture)->seq, ==, 5);
}

/* Without Caesar's first placement nothing is closed, and Pompey's was out of turn. */
static void
test_remove (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaVerdict verdict;
  guint32 head;

  play (fixture);
  g_assert_true (scriba_table_remove (fixture->table, 3, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
  g_assert_false (state_of (fixture)->provinces[HU].closed);
  g_assert_cmpint (state_of (fixture)->borders[HU_MAURETANIA].by, ==, CAESAR_NOBODY);
  g_assert_cmpint (caesar_count_control_placed (state_of (fixture), CAESAR), ==, 0);

  head = newest (fixture)->seq;
  g_assert_cmpuint (entry_at (fixture, head - 1)->against, ==, 1 << CAESAR_RULE_TURN);
  g_assert_cmpuint (entry_at (fixture, head)->against, ==, 0);
  scriba_table_undo (fixture->table);
  g_assert_cmpint (state_of (fixture)->provinces[HU].controller, ==, CAESAR);
}

static void
reopen (Fixture *fixture,
        const char *folder)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));

  g_clear_object (&fixture->library);
  fixture->library = scriba_library_new (folder);
  load_library (fixture->library);
  fixture->table = open_table (fixture->library, id);
}

/* As if the program ended here: what is on the disk now, while the library is still open. */
static char *
copy_folder (const char *folder)
{
  char *copy = g_dir_make_tmp (NULL, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) from = g_file_new_build_filename (folder, name, NULL);
      g_autoptr (GFile) to = g_file_new_build_filename (copy, name, NULL);

      if (!g_file_test (g_file_peek_path (from), G_FILE_TEST_IS_DIR))
        g_assert_true (g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
    }
  return copy;
}

static void
test_reopen (Fixture *fixture,
             gconstpointer data)
{
  g_autofree char *copy = NULL;
  g_autoptr (CaesarBox) box = NULL;
  CaesarState before;

  play (fixture);
  box = caesar_box_copy (caesar_table_get_box (fixture->table));
  box->commands[0].count = (ScribaNumber) SCRIBA_KNOWN (2);
  box->commands[0].text = g_strdup ("West first");
  caesar_table_set_box (fixture->table, g_steal_pointer (&box));
  scriba_table_undo (fixture->table);
  before = *state_of (fixture);

  g_assert_true (scriba_library_wait (fixture->library, NULL));
  copy = copy_folder (fixture->folder);
  /* What came after that is not there. */
  scriba_table_undo (fixture->table);
  reopen (fixture, copy);
  g_assert_true (caesar_table_is (fixture->table));
  g_assert_false (bce_table_is (fixture->table));
  g_assert_true (equal (state_of (fixture), &before));
  g_assert_cmpstr (caesar_table_get_box (fixture->table)->commands[0].text, ==, "West first");
  g_assert_cmpint (caesar_table_get_box (fixture->table)->commands[0].count.value, ==, 2);

  scriba_table_redo (fixture->table);
  g_assert_cmpint (state_of (fixture)->turn.side, ==, POMPEY);
  place (fixture, POMPEY, AFRICA_CYRENE, CAESAR_SYMBOL_LAUREL, 2, 2);
  before = *state_of (fixture);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  reopen (fixture, copy);
  g_assert_true (equal (state_of (fixture), &before));
  g_clear_object (&fixture->library);
  remove_all (copy);
}

static ScribaTable *
create_bce (ScribaLibrary *library)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "practice-box.json", NULL);
  g_autoptr (BceBox) box = scriba_owner_box_read_other (&bce_game_format, path, NULL);
  BceGameSetup setup = {
    .n_seats = 3,
    .seats = { { "Csaba", BCE_AGRIPPA }, { "Dóra", BCE_BRUTUS }, { "Elek", BCE_CLEOPATRA } },
  };

  bce_settings_init (&setup.settings);
  return bce_library_create (library, &setup, box, NULL);
}

/* Games of either kind lie in one library, each with its own summary. */
static void
test_library (Fixture *fixture,
              gconstpointer data)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));
  g_autofree char *other = g_strdup (scriba_table_get_id (create_bce (fixture->library)));

  play (fixture);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
  for (guint i = 0; i < 2; i++)
    {
      ScribaGameItem *item = scriba_library_find (fixture->library, id);
      const CaesarSummary *summary = caesar_game_item_get_summary (item);

      g_assert_null (bce_game_item_get_summary (item));
      g_assert_false (scriba_game_item_get_finished (item));
      g_assert_cmpint (summary->stage, ==, CAESAR_STAGE_PLAY);
      g_assert_cmpint (summary->turn, ==, POMPEY);
      g_assert_cmpint (summary->crassus, ==, CAESAR_NOBODY);
      g_assert_cmpstr (summary->caesar, ==, "Anna");
      g_assert_cmpstr (summary->pompey, ==, "Bence");
      g_assert_cmpint (summary->placed[CAESAR], ==, 1);
      g_assert_cmpint (summary->placed[POMPEY], ==, 0);

      item = scriba_library_find (fixture->library, other);
      g_assert_null (caesar_game_item_get_summary (item));
      g_assert_cmpstr (bce_game_item_get_summary (item)->seats[1].name, ==, "Dóra");
      reopen (fixture, fixture->folder);
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 2);
  g_assert_true (bce_table_is (open_table (fixture->library, other)));

  /* A game that ends is finished, and goes on when that is taken back. */
  dispatch (fixture, CAESAR_ENTRY_STOP, &(CaesarNothing) { 0 });
  g_assert_true (scriba_game_item_get_finished (scriba_library_find (fixture->library, id)));
  scriba_table_undo (fixture->table);
  g_assert_false (scriba_game_item_get_finished (scriba_library_find (fixture->library, id)));
}

static ScribaDocument *
open_draft (const char *path,
            GError **error)
{
  return SCRIBA_DOCUMENT (scriba_draft_open (path, error));
}

/* A sample is read as any file that is opened, is one of the library then, and leaves it as it was. */
static void
test_sample (Fixture *fixture,
             gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (ScribaOpened) opened = NULL;
  g_autoptr (GBytes) copy = NULL;
  g_autoptr (GError) error = NULL;
  const CaesarSummary *summary;
  ScribaGameItem *item;
  gboolean solo = g_str_equal (name, "caesar-solo.scriba");
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  load_library (fixture->library);
  opened = scriba_opened_read (path, open_draft, &error);
  g_assert_no_error (error);
  g_assert_null (opened->draft);
  fixture->table = scriba_library_import (fixture->library, g_steal_pointer (&opened->game));

  /* The last log entry of the samples: Caesar wins the one by their last token, Auto-Crassus the other. */
  item = scriba_library_find (fixture->library, scriba_table_get_id (fixture->table));
  summary = caesar_game_item_get_summary (item);
  g_assert_true (scriba_game_item_get_finished (item));
  g_assert_cmpint (summary->stage, ==, CAESAR_STAGE_OVER);
  g_assert_cmpint (summary->result.ending, ==, CAESAR_ENDING_LAST_TOKEN);
  g_assert_cmpint (summary->result.winner, ==, solo ? POMPEY : CAESAR);
  g_assert_cmpint (summary->crassus, ==, solo ? POMPEY : CAESAR_NOBODY);
  g_assert_cmpstr (summary->caesar, ==, "Anna");
  g_assert_cmpstr (summary->pompey, ==, solo ? "" : "Bálint");
  g_assert_cmpint (summary->placed[summary->result.winner], ==, caesar_table_get_box (fixture->table)->control_tokens);

  g_assert_true (scriba_library_wait (fixture->library, NULL));
  reopen (fixture, fixture->folder);
  copy = scriba_kept_make_copy (SCRIBA_KEPT (fixture->table));
  g_assert_cmpmem (g_bytes_get_data (copy, NULL), g_bytes_get_size (copy), text, length);
}

/* A name that the file may have, but that would turn every sentence that names its player. */
static void
test_turning_name (Fixture *fixture,
                   gconstpointer data)
{
  g_autofree char *sample = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), data, NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "turning.scriba", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) turning = NULL;
  g_autoptr (ScribaOpened) opened = NULL;
  ScribaGameItem *item;

  g_assert_true (g_file_get_contents (sample, &text, NULL, NULL));
  turning = g_string_new (text);
  g_assert_cmpuint (g_string_replace (turning, "\"Anna\"", "\"Anna\u202e\"", 0), >, 0);
  g_assert_true (g_file_set_contents (path, turning->str, turning->len, NULL));
  load_library (fixture->library);
  opened = scriba_opened_read (path, open_draft, NULL);
  fixture->table = scriba_library_import (fixture->library, g_steal_pointer (&opened->game));

  item = scriba_library_find (fixture->library, scriba_table_get_id (fixture->table));
  g_assert_cmpstr (caesar_game_item_get_summary (item)->caesar, ==, "Anna\ufffd");
}

/* Every placement of a recorded game, taken out in turn: what followed is possible or left out, and counts add up. */
static void
test_remove_any (Fixture *fixture,
                 gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), data, NULL);
  g_autoptr (ScribaOpened) opened = scriba_opened_read (path, open_draft, NULL);
  g_autoptr (ScribaTable) table = scriba_table_new (g_steal_pointer (&opened->game), NULL, 0);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  CaesarState before = *caesar_table_get_state (table);
  guint n_followed = 0;

  scriba_history_read_line (scriba_table_get_history (table), scriba_history_get_head (scriba_table_get_history (table)), line);
  for (guint i = 0; i < line->len; i++)
    {
      g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
      ScribaVerdict verdict;
      ScribaFact fact;

      g_assert_true (scriba_table_remove (table, g_array_index (line, guint32, i), left_out, &verdict));
      g_assert_cmpint (left_out->len > 0, ==, verdict.kind == SCRIBA_IMPOSSIBLE);
      g_assert_false (caesar_state_find_broken (caesar_table_get_state (table), caesar_table_get_box (table), &fact));
      n_followed += line->len - i - 1 - left_out->len;
      scriba_table_jump (table, g_array_index (line, guint32, line->len - 1));
      g_assert_true (equal (caesar_table_get_state (table), &before));
    }
  g_assert_cmpuint (n_followed, >, 0);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
#define ADD_SAMPLE(path, sample, test) g_test_add (path, Fixture, sample, set_up, test, tear_down)

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/table/caesar/undo", test_undo);
  ADD ("/table/caesar/impossible", test_impossible);
  ADD ("/table/caesar/change", test_change);
  ADD ("/table/caesar/change-decided", test_change_decided);
  ADD ("/table/caesar/change-out-of-turn", test_change_out_of_turn);
  ADD ("/table/caesar/change-not-in-hand", test_change_not_in_hand);
  ADD ("/table/caesar/change-impossible", test_change_impossible);
  ADD ("/table/caesar/tell-tile", test_tell_tile);
  ADD ("/table/caesar/tell-tile-effects", test_tell_tile_effects);
  ADD ("/table/caesar/tell-tile-might", test_tell_tile_might);
  ADD ("/table/caesar/tell-tile-out-of-turn", test_tell_tile_out_of_turn);
  ADD ("/table/caesar/tell-tile-open", test_tell_tile_open);
  ADD ("/table/caesar/remove", test_remove);
  ADD ("/table/caesar/reopen", test_reopen);
  ADD ("/table/caesar/library", test_library);
  ADD_SAMPLE ("/table/caesar/sample-two", "caesar.scriba", test_sample);
  ADD_SAMPLE ("/table/caesar/sample-solo", "caesar-solo.scriba", test_sample);
  ADD_SAMPLE ("/table/caesar/turning-name", "caesar.scriba", test_turning_name);
  ADD_SAMPLE ("/table/caesar/remove-any-two", "caesar.scriba", test_remove_any);
  ADD_SAMPLE ("/table/caesar/remove-any-solo", "caesar-solo.scriba", test_remove_any);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"
#include "bce-game.h"
#include "bce-reveal.h"
#include "bce-turns.h"
#include "folder-check.h"
#include "scriba-final.h"
#include "scriba-library.h"
#include "scriba-owner-box.h"
#include "scriba-reveal.h"

/* Anna is the IM, so that the Suitors are Bea, Csaba and Dora, in this order. */
enum
{
  ANNA,
  BEA,
  CSABA,
  DORA,
};

/* Numbers in the practice box. */
enum
{
  QUAESTOR = 0,
  SENATOR = 1,
  PRAETOR = 2,
  CONSUL = 3,
  LICTOR = 18,
};

typedef struct
{
  char *folder;
  ScribaLibrary *library;
  ScribaTable *table;
  ScribaReveal *reveal;
  ScribaBoardsHolder *holder;
  ScribaVerdict verdict;
} Fixture;

static void
dispatch (Fixture *fixture,
          BceEntryKind kind,
          gconstpointer args)
{
  g_assert_true (scriba_table_dispatch (fixture->table, kind, args, &fixture->verdict));
}

static void
record (BceEntryKind kind,
        gconstpointer args,
        gpointer user_data)
{
  Fixture *fixture = user_data;

  scriba_table_dispatch (fixture->table, kind, args, &fixture->verdict);
}

static const BceState *
get_state (Fixture *fixture)
{
  return bce_table_get_state (fixture->table);
}

static void
go_to_resolution (Fixture *fixture)
{
  const BceMarket market = { .slots = { QUAESTOR, SENATOR, PRAETOR, CONSUL, 6, 7, 8, 10, 12, 13, 14, 16 }, .n_slots = 12 };
  const BceSeatChoice im = { .seat = ANNA };
  BceMove move;

  dispatch (fixture, BCE_ENTRY_MARKET, &market);
  dispatch (fixture, BCE_ENTRY_FIRST_IM, &im);
  bce_move_to (get_state (fixture), BCE_STAGE_RESOLUTION, 1, &move);
  dispatch (fixture, BCE_ENTRY_PHASE, &move);
}

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "practice-box.json", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BceBox) box = scriba_owner_box_read_other (&bce_game_format, path, &error);
  BceGameSetup setup = {
    .n_seats = 4,
    .seats = { { "Anna", BCE_AGRIPPA }, { "Bea", BCE_BRUTUS }, { "Csaba", BCE_CLEOPATRA }, { "Dora", BCE_ANTONY } },
  };

  g_assert_no_error (error);
  bce_settings_init (&setup.settings);
  fixture->folder = g_dir_make_tmp (NULL, NULL);
  fixture->library = scriba_library_new (fixture->folder);
  fixture->table = bce_library_create (fixture->library, &setup, box, &error);
  g_assert_no_error (error);
  go_to_resolution (fixture);
  fixture->reveal = scriba_reveal_new (fixture->table, bce_box_dup_name, record, fixture);
  fixture->holder = SCRIBA_BOARDS_HOLDER (fixture->reveal);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->reveal);
  g_clear_object (&fixture->library);
  remove_all (fixture->folder);
  g_free (fixture->folder);
}

static const BceBoard *
get_board (Fixture *fixture,
           guint seat,
           BceField field)
{
  return &scriba_boards_holder_get_boards (fixture->holder)->boards[seat][field];
}

static BceBoard *
edit_board (Fixture *fixture,
            guint seat,
            BceField field)
{
  return &scriba_boards_holder_edit (fixture->holder)->boards[seat][field];
}

static void
commit (Fixture *fixture,
        ScribaBoardsPart part,
        guint seat,
        BceField field)
{
  const ScribaBoardsEdit edit = { part, field, seat, 0, NULL };

  scriba_boards_holder_commit (fixture->holder, &edit, "");
}

static void
add_card (Fixture *fixture,
          guint seat,
          BceField field,
          guint recruit)
{
  BceBoard *board = edit_board (fixture, seat, field);
  BceCard card;

  bce_box_make_card (bce_table_get_box (fixture->table), recruit, bce_box_dup_name, &card);
  bce_board_insert_card (board, board->n_cards, &card);
  bce_card_clear (&card);
  commit (fixture, SCRIBA_PART_BOARD, seat, field);
}

static void
set_support (Fixture *fixture,
             guint seat,
             guint receiver,
             int count)
{
  edit_board (fixture, seat, BCE_POLITICAL)->support[receiver] = count;
  commit (fixture, SCRIBA_PART_BOARD, seat, BCE_POLITICAL);
}

/* T1 of the rules page: two cubes fill the Senator, then the Quaestor. */
static void
reveal_t1 (Fixture *fixture)
{
  add_card (fixture, DORA, BCE_POLITICAL, SENATOR);
  add_card (fixture, DORA, BCE_POLITICAL, QUAESTOR);
  set_support (fixture, BEA, DORA, 2);
  set_support (fixture, CSABA, DORA, 1);
  edit_board (fixture, CSABA, BCE_POLITICAL)->charisma = 1;
  commit (fixture, SCRIBA_PART_BOARD, CSABA, BCE_POLITICAL);
}

static void
test_taps (Fixture *fixture,
           gconstpointer data)
{
  guint32 before = scriba_history_get_n_entries (scriba_table_get_history (fixture->table));
  const BceOutcome *outcome;

  reveal_t1 (fixture);
  /* Every tap is an entry, and one board is one step. */
  g_assert_cmpuint (scriba_history_get_n_entries (scriba_table_get_history (fixture->table)), ==, before + 5);
  g_assert_cmpint (bce_state_board (get_state (fixture), DORA, BCE_POLITICAL)->n_cards, ==, 2);
  g_assert_cmpint (bce_state_board (get_state (fixture), DORA, BCE_POLITICAL)->stack[0], ==, SENATOR);
  g_assert_cmpint (bce_state_board (get_state (fixture), DORA, BCE_POLITICAL)->stack[1], ==, QUAESTOR);

  outcome = scriba_boards_holder_get_outcome (fixture->holder);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].loyalty_collected[BEA], ==, 1);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].loyalty_collected[CSABA], ==, 1);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].returned[BEA], ==, 1);
  /* Senator 1 + ambition 2, Quaestor 0 + ambition 1. */
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].authority[DORA], ==, 4);

  scriba_table_undo (fixture->table);
  g_assert_cmpint (get_board (fixture, CSABA, BCE_POLITICAL)->support[DORA], ==, 0);
  g_assert_cmpint (get_board (fixture, DORA, BCE_POLITICAL)->n_cards, ==, 2);
}

static void
test_nothing_new (Fixture *fixture,
                  gconstpointer data)
{
  guint32 before = scriba_history_get_n_entries (scriba_table_get_history (fixture->table));

  edit_board (fixture, BEA, BCE_SOCIAL)->loyalty = 0;
  commit (fixture, SCRIBA_PART_BOARD, BEA, BCE_SOCIAL);
  g_assert_cmpuint (scriba_history_get_n_entries (scriba_table_get_history (fixture->table)), ==, before);
}

static void
test_refused (Fixture *fixture,
              gconstpointer data)
{
  /* T10: support on the own symbol, or on the IM's. */
  set_support (fixture, BEA, BEA, 1);
  g_assert_cmpint (fixture->verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpint (get_board (fixture, BEA, BCE_POLITICAL)->support[BEA], ==, 0);

  set_support (fixture, BEA, ANNA, 1);
  g_assert_cmpint (fixture->verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpint (get_board (fixture, BEA, BCE_POLITICAL)->support[ANNA], ==, 0);
}

static void
test_charisma (Fixture *fixture,
               gconstpointer data)
{
  scriba_reveal_set_charisma (fixture->reveal, BCE_SOCIAL, BEA, BCE_THING_MILITARY, 2);
  edit_board (fixture, BEA, BCE_SOCIAL)->charisma = 5;
  commit (fixture, SCRIBA_PART_BOARD, BEA, BCE_SOCIAL);
  g_assert_cmpint (scriba_reveal_get_charisma (fixture->reveal, BCE_SOCIAL, BEA, BCE_THING_MILITARY), ==, 2);
  g_assert_cmpint (scriba_reveal_get_charisma (fixture->reveal, BCE_SOCIAL, BEA, BCE_N_CUBES), ==, 3);

  /* Those that nobody told the type of go first. */
  edit_board (fixture, BEA, BCE_SOCIAL)->charisma = 1;
  commit (fixture, SCRIBA_PART_BOARD, BEA, BCE_SOCIAL);
  g_assert_cmpint (scriba_reveal_get_charisma (fixture->reveal, BCE_SOCIAL, BEA, BCE_THING_MILITARY), ==, 1);
  g_assert_cmpint (scriba_reveal_get_charisma (fixture->reveal, BCE_SOCIAL, BEA, BCE_N_CUBES), ==, 0);
}

static void
test_printed (Fixture *fixture,
              gconstpointer data)
{
  guint32 head;

  add_card (fixture, BEA, BCE_POLITICAL, SENATOR);
  add_card (fixture, CSABA, BCE_POLITICAL, SENATOR);
  head = scriba_history_get_head (scriba_table_get_history (fixture->table));

  edit_board (fixture, BEA, BCE_POLITICAL)->stack[0].authority = (ScribaNumber) SCRIBA_KNOWN (4);
  commit (fixture, SCRIBA_PART_CARD, BEA, BCE_POLITICAL);
  scriba_boards_holder_edit (fixture->holder)->tiles[BCE_SOCIAL].charisma = (ScribaNumber) SCRIBA_KNOWN (7);
  commit (fixture, SCRIBA_PART_TILE, BEA, BCE_SOCIAL);

  /* It is printed on every one of them, and no entry tells of it. */
  g_assert_cmpint (get_board (fixture, CSABA, BCE_POLITICAL)->stack[0].authority.value, ==, 4);
  g_assert_cmpint (scriba_boards_holder_get_boards (fixture->holder)->tiles[BCE_SOCIAL].charisma.value, ==, 7);
  g_assert_cmpuint (scriba_history_get_head (scriba_table_get_history (fixture->table)), ==, head);
}

static void
test_manual (Fixture *fixture,
             gconstpointer data)
{
  const BceEffect effect = { .kind = BCE_EFFECT_AUTHORITY, .when = BCE_ALWAYS, .count = 2 };
  BceCard *card;

  add_card (fixture, BEA, BCE_POLITICAL, QUAESTOR);
  card = &edit_board (fixture, BEA, BCE_POLITICAL)->stack[0];
  card->n_abilities = 1;
  card->abilities[0] = (BceEffect) { .kind = BCE_EFFECT_MANUAL };
  commit (fixture, SCRIBA_PART_CARD, BEA, BCE_POLITICAL);
  g_assert_null (get_board (fixture, BEA, BCE_POLITICAL)->stack[0].abilities[0].effects);

  card = &edit_board (fixture, BEA, BCE_POLITICAL)->stack[0];
  card->abilities[0].effects = g_array_new (FALSE, TRUE, sizeof (BceEffect));
  g_array_append_val (card->abilities[0].effects, effect);
  commit (fixture, SCRIBA_PART_CARD, BEA, BCE_POLITICAL);
  g_assert_cmpint (bce_state_board (get_state (fixture), BEA, BCE_POLITICAL)->n_told, ==, 1);
  g_assert_cmpint (scriba_boards_holder_get_outcome (fixture->holder)->fields[BCE_POLITICAL].authority[BEA], ==, 2);

  /* That it did nothing is something else than that nobody knows. */
  g_array_set_size (edit_board (fixture, BEA, BCE_POLITICAL)->stack[0].abilities[0].effects, 0);
  commit (fixture, SCRIBA_PART_CARD, BEA, BCE_POLITICAL);
  g_assert_nonnull (get_board (fixture, BEA, BCE_POLITICAL)->stack[0].abilities[0].effects);
  g_assert_cmpuint (get_board (fixture, BEA, BCE_POLITICAL)->stack[0].abilities[0].effects->len, ==, 0);
  g_assert_cmpint (scriba_boards_holder_get_outcome (fixture->holder)->fields[BCE_POLITICAL].authority[BEA], ==, 0);
}

static void
test_apply (Fixture *fixture,
            gconstpointer data)
{
  BceResolve resolve;

  reveal_t1 (fixture);
  bce_reveal_fill_resolve (get_state (fixture), scriba_boards_holder_get_outcome (fixture->holder),
                           BCE_IM_BONUS_IMPERIUM, &resolve);
  dispatch (fixture, BCE_ENTRY_RESOLVE, &resolve);

  /* The IM keeps two fields with nothing against nothing, and so stays; Dora has the political tile. */
  g_assert_true (bce_state_is_resolved (get_state (fixture)));
  g_assert_cmpint (get_state (fixture)->next_im, ==, ANNA);
  g_assert_cmpint (get_state (fixture)->tiles[BCE_POLITICAL], ==, DORA + 1);
  /* Two cards that nobody had enlisted are recorded with it. */
  g_assert_cmpint (get_state (fixture)->players[DORA].enlisted[SENATOR], ==, 1);
  g_assert_cmpint (get_state (fixture)->players[DORA].played[SENATOR], ==, 1);

  scriba_table_undo (fixture->table);
  g_assert_false (bce_state_is_resolved (get_state (fixture)));
  g_assert_cmpint (get_board (fixture, DORA, BCE_POLITICAL)->n_cards, ==, 2);
}

/*
 * What was confirmed stays, whatever is told of the cards and tiles later. Dora has 4 political authority, and
 * Bea and Csaba one denarius each for the loyalty that they collected by deploying (rules, section 4, step 6).
 */
static void
test_confirmed (Fixture *fixture,
                gconstpointer data)
{
  const BceOutcome *outcome;
  BceResolve resolve;

  reveal_t1 (fixture);
  outcome = scriba_boards_holder_get_outcome (fixture->holder);
  bce_reveal_fill_resolve (get_state (fixture), outcome, BCE_IM_BONUS_IMPERIUM, &resolve);
  dispatch (fixture, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_false (scriba_boards_holder_is_otherwise (fixture->holder));

  scriba_boards_holder_edit (fixture->holder)->tiles[BCE_POLITICAL].authority = (ScribaNumber) SCRIBA_KNOWN (9);
  commit (fixture, SCRIBA_PART_TILE, BEA, BCE_POLITICAL);
  outcome = scriba_boards_holder_get_outcome (fixture->holder);
  g_assert_true (scriba_boards_holder_is_otherwise (fixture->holder));
  g_assert_false (outcome->fields[BCE_POLITICAL].im_wins);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].decided_by, ==, BCE_BY_AUTHORITY);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].tile_to, ==, DORA);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].authority[ANNA], ==, 0);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].suitors_authority, ==, 4);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].denarii[BEA], ==, 1);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].denarii[CSABA], ==, 1);
  g_assert_cmpint (outcome->fields[BCE_POLITICAL].denarii[ANNA], ==, 0);
  g_assert_cmpint (outcome->fields[BCE_SOCIAL].denarii[ANNA], ==, 1);
  g_assert_cmpint (outcome->next_im.seat, ==, ANNA);
  g_assert_true (outcome->next_im.kept);
  g_assert_cmpint (outcome->next_im.im_tiles, ==, 2);

  /* Before it was confirmed, it follows what is known. */
  scriba_table_undo (fixture->table);
  g_assert_true (scriba_boards_holder_get_outcome (fixture->holder)->fields[BCE_POLITICAL].im_wins);
  g_assert_false (scriba_boards_holder_is_otherwise (fixture->holder));
}

/* What was made of a state before is made anew where somebody is called otherwise since. */
static void
test_renamed (Fixture *fixture,
              gconstpointer data)
{
  g_autoptr (ScribaFinal) final = scriba_final_new (fixture->table, bce_box_dup_name);
  ScribaScoreHolder *holder = SCRIBA_SCORE_HOLDER (final);

  g_assert_cmpstr (scriba_boards_holder_get_boards (fixture->holder)->names[BEA], ==, "Bea");
  g_assert_cmpstr (scriba_score_holder_get_scoring (holder)->players[BEA].name, ==, "Bea");
  scriba_table_rename (fixture->table, "Bea", "Beáta");
  g_assert_cmpstr (scriba_boards_holder_get_boards (fixture->holder)->names[BEA], ==, "Beáta");
  g_assert_cmpstr (scriba_score_holder_get_scoring (holder)->players[BEA].name, ==, "Beáta");
}

int
main (int argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *fixture,
                 gconstpointer data);
  } tests[] = {
    { "/reveal/taps", test_taps },
    { "/reveal/nothing-new", test_nothing_new },
    { "/reveal/refused", test_refused },
    { "/reveal/charisma", test_charisma },
    { "/reveal/printed", test_printed },
    { "/reveal/manual", test_manual },
    { "/reveal/apply", test_apply },
    { "/reveal/confirmed", test_confirmed },
    { "/reveal/renamed", test_renamed },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-build.h"
#include "bce-scoring.h"

static void
insert_named (BceBoard *board,
              guint position,
              const char *name)
{
  BceCard card = { .name = (char *) name };

  bce_board_insert_card (board, position, &card);
}

static void
assert_stack (const BceBoard *board,
              const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < board->n_cards; i++)
    g_string_append (names, board->stack[i].name);
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_new (void)
{
  g_autoptr (BceBoards) boards = bce_boards_new (3);

  g_assert_cmpuint (boards->n_seats, ==, 3);
  g_assert_cmpint (boards->im, ==, 0);
  g_assert_cmpint (boards->shared, ==, BCE_NOBODY);
  g_assert_true (boards->tiles[BCE_SOCIAL].authority.known);
  g_assert_cmpint (boards->tiles[BCE_SOCIAL].authority.value, ==, 0);
  g_assert_true (boards->tiles[BCE_SOCIAL].charisma.known);
  g_assert_cmpuint (boards->boards[2][BCE_SOCIAL].n_cards, ==, 0);
}

static void
test_names (void)
{
  g_autoptr (BceBoards) boards = bce_boards_new (3);

  bce_boards_set_name (boards, 2, "Ana");
  bce_boards_set_name (boards, 2, "Béla");
  g_assert_cmpstr (boards->names[2], ==, "Béla");
  g_assert_null (boards->names[1]);
}

static void
test_insert_and_remove (void)
{
  g_autoptr (BceBoards) boards = bce_boards_new (3);
  BceBoard *board = &boards->boards[1][BCE_MILITARY];

  insert_named (board, 0, "b");
  insert_named (board, 0, "a");
  insert_named (board, 2, "d");
  insert_named (board, 2, "c");
  assert_stack (board, "abcd");

  bce_board_remove_card (board, 1);
  assert_stack (board, "acd");
  bce_board_remove_card (board, 2);
  assert_stack (board, "ac");
  bce_board_remove_card (board, 0);
  assert_stack (board, "c");
  g_assert_null (board->stack[1].name);
}

static void
test_full_stack (void)
{
  g_autoptr (BceBoards) boards = bce_boards_new (5);
  g_autofree char *expected = g_strnfill (BCE_MAX_STACK, 'x');
  BceBoard *board = &boards->boards[4][BCE_SOCIAL];

  for (guint i = 0; i < BCE_MAX_STACK; i++)
    insert_named (board, i / 2, "x");
  assert_stack (board, expected);
}

static const BuildCase rich = {
  .plays = { { B, .stack = { { "Card", .authority = 2, .ambition = { 1, 3 },
                               .abilities = { PLACE (1), MANUAL (CHARISMA (4), COLLECT (2, DENARIUS)), MANUAL_UNKNOWN } } },
               .support = { [C] = 2 } } },
};

/* An inserted or copied card is the board's own, down to what a manual ability did. */
static void
test_copy_is_deep (void)
{
  g_autoptr (BceBoards) boards = build_boards (&rich);
  BceCard *card = &boards->boards[B][BCE_POLITICAL].stack[0];
  BceCard copied;

  bce_card_copy (card, &copied);
  g_assert_true (card->name != copied.name);
  g_assert_true (card->abilities[1].effects != copied.abilities[1].effects);
  g_array_index (card->abilities[1].effects, BceEffect, 0).count = 9;
  g_array_set_size (card->abilities[1].effects, 1);
  card->name[0] = 'B';
  card->ambition[1].value = 9;

  g_assert_cmpstr (copied.name, ==, "Card");
  g_assert_cmpint (copied.authority.value, ==, 2);
  g_assert_cmpuint (copied.n_ambitions, ==, 2);
  g_assert_cmpint (copied.ambition[1].value, ==, 3);
  g_assert_cmpuint (copied.n_abilities, ==, 3);
  g_assert_cmpuint (copied.abilities[1].effects->len, ==, 2);
  g_assert_cmpint (g_array_index (copied.abilities[1].effects, BceEffect, 0).count, ==, 4);
  g_assert_cmpint (g_array_index (copied.abilities[1].effects, BceEffect, 1).what, ==, BCE_THING_DENARIUS);
  g_assert_null (copied.abilities[2].effects);
  bce_card_clear (&copied);
}

static void
test_clear_card (void)
{
  BceCard card = { .name = g_strdup ("Card"), .n_abilities = 1 };

  card.abilities[0] = (BceEffect) { .kind = BCE_EFFECT_MANUAL, .effects = g_array_new (FALSE, FALSE, sizeof (BceEffect)) };
  bce_card_clear (&card);
  g_assert_null (card.name);
  g_assert_null (card.abilities[0].effects);
  g_assert_cmpuint (card.n_abilities, ==, 0);
}

static void
assert_order (guint n_seats,
              gint8 im,
              const char *expected)
{
  g_autoptr (BceBoards) boards = bce_boards_new (n_seats);
  g_autoptr (GString) text = g_string_new (NULL);
  guint8 order[BCE_MAX_SEATS];

  boards->im = im;
  g_assert_cmpuint (bce_boards_suitor_order (boards, order), ==, n_seats - 1);
  for (guint i = 0; i < n_seats; i++)
    g_string_append_printf (text, "%u", order[i]);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_suitor_order (void)
{
  assert_order (3, 0, "120");
  assert_order (3, 2, "012");
  assert_order (4, 1, "2301");
  assert_order (5, 3, "40123");
  assert_order (5, 4, "01234");
}

static const ScribaField *
find_field (const ScribaShape *shape,
            const char *name,
            guint kind)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];

      if (g_str_equal (field->name, name) && (field->kinds == 0 || (field->kinds & (1u << kind))))
        return field;
    }

  return NULL;
}

static void
test_effect_shape (void)
{
  static const struct
  {
    const char *key;
    gboolean has[5];
  } keys[] = {
    { "kind", { TRUE, TRUE, TRUE, TRUE, TRUE } },
    { "what", { FALSE, TRUE, FALSE, FALSE, FALSE } },
    { "count", { TRUE, TRUE, TRUE, TRUE, FALSE } },
    { "from", { FALSE, TRUE, FALSE, FALSE, FALSE } },
    { "when", { FALSE, FALSE, TRUE, FALSE, FALSE } },
    { "effects", { FALSE, FALSE, FALSE, FALSE, TRUE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      for (guint kind = 0; kind < 5; kind++)
        {
          g_assert_cmpint (find_field (&bce_effect_shape, keys[i].key, kind) != NULL, ==, keys[i].has[kind]);
          if (kind != BCE_EFFECT_MANUAL)
            g_assert_cmpint (find_field (&bce_manual_effect_shape, keys[i].key, kind) != NULL, ==, keys[i].has[kind]);
        }
    }

  g_assert_cmpint (find_field (&bce_effect_shape, "count", BCE_EFFECT_COLLECT)->lowest, ==, 0);
  g_assert_cmpint (find_field (&bce_effect_shape, "count", BCE_EFFECT_PLACE_SUPPORT)->lowest, ==, 0);
  g_assert_cmpint (find_field (&bce_effect_shape, "count", BCE_EFFECT_AUTHORITY)->lowest, ==, -999);
  g_assert_cmpint (find_field (&bce_effect_shape, "count", BCE_EFFECT_CHARISMA)->lowest, ==, -999);
}

/* A record is read and written through its shape: a word stands for the number of its place. */
static void
test_words (void)
{
  const ScribaField *kind = find_field (&bce_effect_shape, "kind", 0);
  const ScribaField *what = find_field (&bce_effect_shape, "what", BCE_EFFECT_COLLECT);
  const ScribaField *from = find_field (&bce_effect_shape, "from", BCE_EFFECT_COLLECT);
  const ScribaField *when = find_field (&bce_effect_shape, "when", BCE_EFFECT_AUTHORITY);

  g_assert_cmpstr (kind->choices[BCE_EFFECT_PLACE_SUPPORT], ==, "place_support");
  g_assert_cmpstr (kind->choices[BCE_EFFECT_COLLECT], ==, "collect");
  g_assert_cmpstr (kind->choices[BCE_EFFECT_AUTHORITY], ==, "authority");
  g_assert_cmpstr (kind->choices[BCE_EFFECT_CHARISMA], ==, "charisma");
  g_assert_cmpstr (kind->choices[BCE_EFFECT_MANUAL], ==, "manual");
  g_assert_cmpstr (what->choices[BCE_THING_POLITICAL], ==, "political");
  g_assert_cmpstr (what->choices[BCE_THING_MILITARY], ==, "military");
  g_assert_cmpstr (what->choices[BCE_THING_SOCIAL], ==, "social");
  g_assert_cmpstr (what->choices[BCE_THING_SUPPORT], ==, "support");
  g_assert_cmpstr (what->choices[BCE_THING_LOYALTY], ==, "loyalty");
  g_assert_cmpstr (what->choices[BCE_THING_DENARIUS], ==, "denarius");
  g_assert_cmpstr (what->choices[BCE_THING_IMPERIUM], ==, "imperium");
  g_assert_cmpstr (from->choices[BCE_FROM_SUPPLY], ==, "supply");
  g_assert_cmpstr (from->choices[BCE_FROM_CARD], ==, "card");
  g_assert_cmpstr (when->choices[BCE_ALWAYS], ==, "always");
  g_assert_cmpstr (when->choices[BCE_WHEN_FILLED], ==, "filled");
  g_assert_cmpstr (when->choices[BCE_WHEN_OPEN], ==, "open");
}

static void
test_scoring_players (void)
{
  g_autoptr (BceScoring) scoring = bce_scoring_new (2);
  const BceScoredTile tile = { BCE_SOCIAL, SCRIBA_KNOWN (4) };

  bce_scoring_set_name (scoring, 0, "Ana");
  bce_scoring_set_name (scoring, 1, "Béla");
  bce_scoring_add_player (scoring, "Cili");
  g_assert_cmpuint (scoring->n_players, ==, 3);
  g_assert_cmpint (scoring->players[2].senate_pairs, ==, -1);
  g_array_append_val (scoring->players[2].allegiance, tile);

  bce_scoring_remove_player (scoring, 1);
  g_assert_cmpuint (scoring->n_players, ==, 2);
  g_assert_cmpstr (scoring->players[0].name, ==, "Ana");
  g_assert_cmpstr (scoring->players[1].name, ==, "Cili");
  g_assert_cmpuint (scoring->players[1].allegiance->len, ==, 1);
  g_assert_null (scoring->players[2].allegiance);
}

static void
test_structure_defaults (void)
{
  BceScoredStructure structure = { 0 };

  bce_scored_structure_shape.prepare (&structure);
  g_assert_cmpint (structure.architects, ==, 1);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/boards/new", test_new);
  g_test_add_func ("/boards/names", test_names);
  g_test_add_func ("/boards/insert-and-remove", test_insert_and_remove);
  g_test_add_func ("/boards/full-stack", test_full_stack);
  g_test_add_func ("/boards/copy-is-deep", test_copy_is_deep);
  g_test_add_func ("/boards/clear-card", test_clear_card);
  g_test_add_func ("/boards/suitor-order", test_suitor_order);
  g_test_add_func ("/boards/shape/effect", test_effect_shape);
  g_test_add_func ("/boards/shape/words", test_words);
  g_test_add_func ("/boards/scoring/players", test_scoring_players);
  g_test_add_func ("/boards/scoring/structure-defaults", test_structure_defaults);

  return g_test_run ();
}

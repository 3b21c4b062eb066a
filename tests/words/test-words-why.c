/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever lies on the table, the parts that are told of a number add up to it, and "?" stands where a value is unknown. */

#include <locale.h>

#include "scriba-words.h"

#define N_CASES 3000

static ScribaNumber
draw_number (GRand *dice,
             int lowest,
             int highest)
{
  if (g_rand_int_range (dice, 0, 8) == 0)
    return (ScribaNumber) SCRIBA_UNKNOWN;

  return (ScribaNumber) SCRIBA_KNOWN (g_rand_int_range (dice, lowest, highest + 1));
}

static BceEffect
draw_effect (GRand *dice)
{
  return (BceEffect) {
    .kind = g_rand_int_range (dice, BCE_EFFECT_PLACE_SUPPORT, BCE_EFFECT_MANUAL),
    .what = g_rand_int_range (dice, 0, BCE_N_THINGS),
    .when = g_rand_int_range (dice, BCE_ALWAYS, BCE_WHEN_OPEN + 1),
    .count = g_rand_int_range (dice, 0, 3),
  };
}

static void
add_card (GRand *dice,
          BceBoard *board)
{
  BceCard card = { .name = (char *) "Practice card", .authority = draw_number (dice, 0, 2),
                   .charisma = draw_number (dice, 0, 2), .ambition_known = 1, .abilities_known = 1 };

  card.n_ambitions = g_rand_int_range (dice, 0, 3);
  for (guint i = 0; i < card.n_ambitions; i++)
    card.ambition[i] = draw_number (dice, 0, 3);

  card.n_abilities = g_rand_int_range (dice, 0, 3);
  for (guint i = 0; i < card.n_abilities; i++)
    card.abilities[i] = draw_effect (dice);

  if (g_rand_int_range (dice, 0, 10) == 0)
    card.n_ambitions = card.ambition_known = 0;
  if (g_rand_int_range (dice, 0, 10) == 0)
    card.n_abilities = card.abilities_known = 0;

  bce_board_insert_card (board, board->n_cards, &card);
}

static BceBoards *
draw_boards (GRand *dice)
{
  guint n = g_rand_int_range (dice, 3, BCE_MAX_SEATS + 1);
  BceBoards *boards = bce_boards_new (n);

  boards->im = g_rand_int_range (dice, 0, n);
  for (guint seat = 0; seat < n; seat++)
    {
      BceBoard *board = &boards->boards[seat][BCE_MILITARY];

      bce_boards_set_name (boards, seat, "A player");
      for (int i = g_rand_int_range (dice, 0, 3); i > 0; i--)
        add_card (dice, board);
      board->charisma = g_rand_int_range (dice, 0, 3);
      board->loyalty = g_rand_int_range (dice, 0, 2);
      for (guint other = 0; other < n; other++)
        if ((other == seat) == (seat == (guint) boards->im) && other != (guint) boards->im)
          board->support[other] = g_rand_int_range (dice, 0, 2);
    }
  boards->boards[boards->im][BCE_MILITARY].support[boards->im] = g_rand_int_range (dice, 0, 4);
  boards->tiles[BCE_MILITARY] = (BceTile) { draw_number (dice, 0, 2), draw_number (dice, 0, 2) };

  return boards;
}

static gint64
add_up (GPtrArray *lines)
{
  gint64 sum = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ScribaWordsLine *line = g_ptr_array_index (lines, i);

      if (!line->note)
        sum += line->amount;
    }

  return sum;
}

static gboolean
touches (const BceBoards *boards,
         const BceUnknown *unknown,
         guint seat,
         ScribaTally tally)
{
  gboolean authority = tally == SCRIBA_TALLY_AUTHORITY;

  if (unknown->field != BCE_MILITARY)
    return FALSE;

  switch (unknown->kind)
    {
    case BCE_UNKNOWN_TILE_AUTHORITY:
      return authority && seat == (guint) boards->im;
    case BCE_UNKNOWN_TILE_CHARISMA:
      return !authority && seat == (guint) boards->im;
    case BCE_UNKNOWN_CHARISMA:
      return !authority && (guint) unknown->seat == seat;
    case BCE_UNKNOWN_AUTHORITY:
    case BCE_UNKNOWN_AMBITIONS:
    case BCE_UNKNOWN_AMBITION:
      return authority && (guint) unknown->seat == seat;
    default:
      return (guint) unknown->seat == seat;
    }
}

static void
check_tally (const BceBoards *boards,
             const BceOutcome *outcome,
             guint seat,
             ScribaTally tally)
{
  const BceFieldOutcome *field = &outcome->fields[BCE_MILITARY];
  g_autoptr (GPtrArray) lines = scriba_words_tally_lines (boards, outcome, BCE_MILITARY, seat, tally);
  guint n_unknown = 0;

  for (guint i = 0; i < outcome->unknown->len; i++)
    n_unknown += touches (boards, &g_array_index (outcome->unknown, BceUnknown, i), seat, tally);

  g_assert_cmpint (add_up (lines), ==,
                   tally == SCRIBA_TALLY_AUTHORITY ? field->authority[seat] : field->charisma[seat]);
  g_assert_cmpuint (scriba_words_lines_count_unknown (lines), ==, n_unknown);
}

static void
test_tallies (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (44);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  for (guint i = 0; i < N_CASES; i++)
    {
      g_autoptr (BceBoards) boards = draw_boards (dice);

      bce_resolve (boards, outcome);
      for (guint seat = 0; seat < boards->n_seats; seat++)
        {
          check_tally (boards, outcome, seat, SCRIBA_TALLY_AUTHORITY);
          check_tally (boards, outcome, seat, SCRIBA_TALLY_CHARISMA);
        }
    }
}

static void
draw_player (GRand *dice,
             BceScoredPlayer *player)
{
  for (int i = g_rand_int_range (dice, 0, 4); i > 0; i--)
    {
      BceScoredTile tile = { g_rand_int_range (dice, 0, BCE_N_FIELDS), draw_number (dice, 0, 5) };
      BceScoredStructure structure = { .name = g_strdup ("Practice structure"), .imperium = draw_number (dice, 0, 5),
                                       .architects = g_rand_int_range (dice, 1, 3), .bonus = draw_number (dice, 0, 2) };
      BceScoredRecruit recruit = { .field = g_rand_int_range (dice, 0, BCE_N_FIELDS),
                                   .authority = draw_number (dice, 0, 3), .ambition_known = 1, .n_ambitions = 1 };

      recruit.ambition[0] = draw_number (dice, 0, 3);
      g_array_append_val (player->allegiance, tile);
      g_array_append_val (player->structures, structure);
      g_array_append_val (player->recruits, recruit);
    }

  player->track = g_rand_int_range (dice, 0, 40);
  player->lictors = g_rand_int_range (dice, 0, 3);
  player->loyalty = g_rand_int_range (dice, 0, 3);
  player->denarii = g_rand_int_range (dice, 0, 9);
}

static void
test_score_sheet (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (44);
  g_autoptr (BceScore) score = bce_score_new ();

  for (guint i = 0; i < N_CASES; i++)
    {
      g_autoptr (BceScoring) scoring = bce_scoring_new (1);

      bce_scoring_set_name (scoring, 0, "A player");
      scoring->senate = g_rand_int_range (dice, BCE_SENATE_UNKNOWN, BCE_SENATE_PAIR + 1);
      scoring->senate_pair[0] = g_rand_int_range (dice, 0, BCE_N_FIELDS);
      scoring->senate_pair[1] = g_rand_int_range (dice, 0, BCE_N_FIELDS);
      draw_player (dice, &scoring->players[0]);
      bce_score (scoring, score);

      for (guint line = 0; line < BCE_N_LINES; line++)
        {
          g_autoptr (GPtrArray) lines = scriba_words_score_lines (scoring, score, 0, line);

          g_assert_cmpint (add_up (lines), ==, score->players[0].lines[line]);
          g_assert_cmpint (scriba_words_lines_count_unknown (lines) > 0, ==, score->players[0].unknown[line] > 0);
        }
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        {
          g_autoptr (GPtrArray) lines = scriba_words_field_total_lines (scoring, 0, field, NULL);

          g_assert_cmpint (add_up (lines), ==, score->players[0].fields[field]);
        }
    }
}

int
main (int argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/why/tallies", test_tallies);
  g_test_add_func ("/words/why/score-sheet", test_score_sheet);

  return g_test_run ();
}

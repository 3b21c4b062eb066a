/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-score.h"

typedef struct
{
  BceScoring *scoring;
  BceScore *score;
  BceScoredPlayer *player;   /* the first */
  const BcePlayerScore *got; /* of the first */
} Fixture;

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->scoring = bce_scoring_new (1);
  fixture->scoring->senate = BCE_SENATE_MANUAL;
  fixture->score = bce_score_new ();
  fixture->player = &fixture->scoring->players[0];
  fixture->got = &fixture->score->players[0];
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  bce_scoring_free (fixture->scoring);
  bce_score_free (fixture->score);
}

static void
add_tile (BceScoredPlayer *player,
          BceField field,
          ScribaNumber imperium)
{
  const BceScoredTile tile = { field, imperium };

  g_array_append_val (player->allegiance, tile);
}

static void
add_structure (BceScoredPlayer *player,
               ScribaNumber imperium,
               int architects,
               ScribaNumber bonus)
{
  const BceScoredStructure structure = { NULL, imperium, architects, bonus };

  g_array_append_val (player->structures, structure);
}

static void
add_recruit (BceScoredPlayer *player,
             BceField field,
             ScribaNumber authority,
             guint n_ambitions,
             ScribaNumber first,
             ScribaNumber second)
{
  const BceScoredRecruit recruit = { field, authority, { first, second }, n_ambitions, TRUE };

  g_array_append_val (player->recruits, recruit);
}

#define KNOWN(n) ((ScribaNumber) SCRIBA_KNOWN (n))
#define MISSING ((ScribaNumber) SCRIBA_UNKNOWN)

static void
assert_lines (const BcePlayerScore *got,
              const gint64 *expected,
              gint64 total)
{
  for (guint line = 0; line < BCE_N_LINES; line++)
    g_assert_cmpint (got->lines[line], ==, expected[line]);
  g_assert_cmpint (got->total, ==, total);
}

/* The input of the formats page, whose output stands there too. */
static void
test_example (Fixture *fixture,
              gconstpointer data)
{
  static const gint64 expected[BCE_N_LINES] = { 6, 5, 3, 5, 5, 0, 4, 4 };
  BceScoredPlayer *player = fixture->player;

  fixture->scoring->senate = BCE_SENATE_PAIR;
  fixture->scoring->senate_pair[0] = BCE_POLITICAL;
  fixture->scoring->senate_pair[1] = BCE_MILITARY;
  player->track = 6;
  add_tile (player, BCE_POLITICAL, KNOWN (3));
  add_tile (player, BCE_MILITARY, KNOWN (2));
  player->lictors = 2;
  player->loyalty = 3;
  add_structure (player, KNOWN (2), 2, KNOWN (0));
  add_structure (player, KNOWN (1), 1, KNOWN (4));
  add_recruit (player, BCE_POLITICAL, KNOWN (1), 1, KNOWN (2), MISSING);
  player->denarii = 4;
  player->influence = 3;

  bce_score (fixture->scoring, fixture->score);
  assert_lines (fixture->got, expected, 32);
  g_assert_cmpint (fixture->got->authority_ambition, ==, 3);
  g_assert_cmpint (fixture->got->influence, ==, 3);
  g_assert_cmpint (fixture->got->rank, ==, 1);
  g_assert_cmpint (fixture->score->winners, ==, 1);
  g_assert_cmpint (fixture->score->decided_by, ==, BCE_VICTORY_ONLY);
  g_assert_cmpuint (fixture->score->unknown->len, ==, 0);
}

/* Each thing counts on its own line and nowhere else. */
static void
test_lines (void)
{
  static const struct
  {
    BceScoredPlayer player;
    BceScoreLine line;
    gint64 imperium;
  } cases[] = {
    { { .track = 7 }, BCE_LINE_TRACK, 7 },
    { { .plain_allegiance = TRUE, .allegiance_imperium = 8 }, BCE_LINE_ALLEGIANCE, 8 },
    { { .senate_pairs = 3 }, BCE_LINE_SENATE, 9 },
    { { .lictors = 3 }, BCE_LINE_LICTORS_LOYALTY, 3 },
    { { .loyalty = 4 }, BCE_LINE_LICTORS_LOYALTY, 4 },
    { { .lictors = 9999, .loyalty = 9999 }, BCE_LINE_LICTORS_LOYALTY, 19998 },
    { { .plain_structures = TRUE, .structures_imperium = 5 }, BCE_LINE_STRUCTURES, 5 },
    { { .plain_recruits = TRUE, .field_totals = { 4, 3, 6 } }, BCE_LINE_RECRUITS, 6 },
    { { .plain_recruits = TRUE, .field_totals = { 2, 3, 6 } }, BCE_LINE_RECRUITS, 4 },
    { { .plain_recruits = TRUE, .field_totals = { 4, 3, 1 } }, BCE_LINE_RECRUITS, 2 },
    { { .plain_recruits = TRUE, .field_totals = { 4, 0, 1 } }, BCE_LINE_RECRUITS, 0 },
    { { .plain_structures = TRUE, .statue_bonus = 6 }, BCE_LINE_STATUES, 6 },
    { { .denarii = 9 }, BCE_LINE_DENARII, 9 },
    { { .influence = 9 }, BCE_LINE_DENARII, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BceScoring) scoring = bce_scoring_new (1);
      g_autoptr (BceScore) score = bce_score_new ();
      BceScoredPlayer *player = &scoring->players[0];
      BceScoredPlayer empty = *player;
      gint64 expected[BCE_N_LINES] = { 0 };

      expected[cases[i].line] = cases[i].imperium;
      scoring->senate = BCE_SENATE_MANUAL;
      *player = cases[i].player;
      player->allegiance = empty.allegiance;
      player->structures = empty.structures;
      player->recruits = empty.recruits;
      bce_score (scoring, score);
      assert_lines (&score->players[0], expected, cases[i].imperium);
    }
}

static void
test_senate (void)
{
  static const struct
  {
    gint8 pair[2];
    gint16 counts[BCE_N_FIELDS];
    gint64 pairs;
  } cases[] = {
    { { BCE_POLITICAL, BCE_MILITARY }, { 2, 3, 9 }, 2 },
    { { BCE_MILITARY, BCE_POLITICAL }, { 2, 3, 9 }, 2 },
    { { BCE_POLITICAL, BCE_SOCIAL }, { 4, 0, 3 }, 3 },
    { { BCE_MILITARY, BCE_SOCIAL }, { 4, 0, 3 }, 0 },
    { { BCE_SOCIAL, BCE_SOCIAL }, { 9, 9, 5 }, 2 },
    { { BCE_SOCIAL, BCE_SOCIAL }, { 9, 9, 4 }, 2 },
    { { BCE_SOCIAL, BCE_SOCIAL }, { 9, 9, 1 }, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BceScoring) listed = bce_scoring_new (1);
      g_autoptr (BceScoring) plain = bce_scoring_new (1);
      g_autoptr (BceScore) score = bce_score_new ();

      listed->senate = plain->senate = BCE_SENATE_PAIR;
      plain->players[0].plain_allegiance = TRUE;
      for (guint j = 0; j < 2; j++)
        listed->senate_pair[j] = plain->senate_pair[j] = cases[i].pair[j];
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        {
          plain->players[0].allegiance_counts[field] = cases[i].counts[field];
          for (int j = 0; j < cases[i].counts[field]; j++)
            add_tile (&listed->players[0], field, KNOWN (0));
        }

      bce_score (listed, score);
      g_assert_cmpint (score->players[0].pairs, ==, cases[i].pairs);
      g_assert_cmpint (score->players[0].lines[BCE_LINE_SENATE], ==, 3 * cases[i].pairs);
      bce_score (plain, score);
      g_assert_cmpint (score->players[0].pairs, ==, cases[i].pairs);
      g_assert_cmpint (score->players[0].total, ==, 3 * cases[i].pairs);
    }
}

/* Pairs told by the table count as told, whatever the tiles; a missing number is 0. */
static void
test_senate_manual (Fixture *fixture,
                    gconstpointer data)
{
  bce_scoring_add_player (fixture->scoring, "Béla");
  fixture->player = &fixture->scoring->players[0];
  fixture->player->senate_pairs = 2;
  for (guint i = 0; i < 8; i++)
    add_tile (&fixture->scoring->players[1], BCE_POLITICAL, KNOWN (0));

  bce_score (fixture->scoring, fixture->score);
  g_assert_cmpint (fixture->got->pairs, ==, 2);
  g_assert_cmpint (fixture->got->lines[BCE_LINE_SENATE], ==, 6);
  g_assert_cmpint (fixture->score->players[1].pairs, ==, 0);
  g_assert_cmpint (fixture->score->players[1].total, ==, 0);
  g_assert_cmpuint (fixture->score->unknown->len, ==, 0);
  g_assert_cmpuint (fixture->got->unknown[BCE_LINE_SENATE], ==, 0);
}

/* An unknown Senate tile is one missing value, which every player's line has. */
static void
test_senate_unknown (Fixture *fixture,
                     gconstpointer data)
{
  bce_scoring_add_player (fixture->scoring, "Béla");
  fixture->player = &fixture->scoring->players[0];
  fixture->scoring->senate = BCE_SENATE_UNKNOWN;
  add_tile (fixture->player, BCE_POLITICAL, KNOWN (1));
  add_tile (fixture->player, BCE_POLITICAL, KNOWN (1));

  bce_score (fixture->scoring, fixture->score);
  g_assert_cmpint (fixture->got->lines[BCE_LINE_SENATE], ==, 0);
  g_assert_cmpint (fixture->got->total, ==, 2);
  g_assert_cmpuint (fixture->score->unknown->len, ==, 1);
  g_assert_cmpint (g_array_index (fixture->score->unknown, BceScoreUnknown, 0).kind, ==, BCE_SCORE_UNKNOWN_SENATE);
  g_assert_cmpuint (fixture->got->unknown[BCE_LINE_SENATE], ==, 1);
  g_assert_cmpuint (fixture->score->players[1].unknown[BCE_LINE_SENATE], ==, 1);
}

/* Printed Imperium counts once per architect, a statue's bonus once. */
static void
test_structures (Fixture *fixture,
                 gconstpointer data)
{
  add_structure (fixture->player, KNOWN (2), 3, KNOWN (0));
  add_structure (fixture->player, KNOWN (5), 1, KNOWN (0));
  add_structure (fixture->player, KNOWN (1), 2, KNOWN (7));
  add_structure (fixture->player, KNOWN (8), 0, KNOWN (0));

  bce_score (fixture->scoring, fixture->score);
  g_assert_cmpint (fixture->got->lines[BCE_LINE_STRUCTURES], ==, 13);
  g_assert_cmpint (fixture->got->lines[BCE_LINE_STATUES], ==, 7);
  g_assert_cmpint (fixture->got->total, ==, 20);
}

/* A field's total is authority and all ambitions of its recruits; twice the lowest counts. */
static void
test_recruits (Fixture *fixture,
               gconstpointer data)
{
  add_recruit (fixture->player, BCE_POLITICAL, KNOWN (1), 2, KNOWN (2), KNOWN (4));
  add_recruit (fixture->player, BCE_MILITARY, KNOWN (2), 1, KNOWN (1), KNOWN (9));
  add_recruit (fixture->player, BCE_MILITARY, KNOWN (1), 0, MISSING, MISSING);
  add_recruit (fixture->player, BCE_SOCIAL, KNOWN (0), 1, KNOWN (5), MISSING);

  bce_score (fixture->scoring, fixture->score);
  g_assert_cmpint (fixture->got->fields[BCE_POLITICAL], ==, 7);
  g_assert_cmpint (fixture->got->fields[BCE_MILITARY], ==, 4);
  g_assert_cmpint (fixture->got->fields[BCE_SOCIAL], ==, 5);
  g_assert_cmpint (fixture->got->lines[BCE_LINE_RECRUITS], ==, 8);
  g_assert_cmpint (fixture->got->total, ==, 8);
  g_assert_cmpint (fixture->got->authority_ambition, ==, 16);
  g_assert_cmpuint (fixture->score->unknown->len, ==, 0);
}

/* Plain totals stand instead of lists. */
static void
test_plain_totals (Fixture *fixture,
                   gconstpointer data)
{
  static const gint64 expected[BCE_N_LINES] = { 0, 5, 3, 0, 6, 4, 7, 0 };
  BceScoredPlayer *player = fixture->player;

  fixture->scoring->senate = BCE_SENATE_PAIR;
  fixture->scoring->senate_pair[1] = BCE_MILITARY;
  player->plain_allegiance = player->plain_structures = player->plain_recruits = TRUE;
  player->allegiance_counts[BCE_POLITICAL] = player->allegiance_counts[BCE_MILITARY] = 1;
  player->allegiance_imperium = 5;
  player->structures_imperium = 6;
  player->statue_bonus = 7;
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    player->field_totals[field] = 2 + field;

  bce_score (fixture->scoring, fixture->score);
  assert_lines (fixture->got, expected, 25);
  g_assert_cmpint (fixture->got->fields[BCE_SOCIAL], ==, 4);
  g_assert_cmpint (fixture->got->authority_ambition, ==, 9);
}

static gboolean
has_unknown (const BceScore *score,
             BceScoreUnknownKind kind,
             guint player,
             guint index,
             guint sub)
{
  for (guint i = 0; i < score->unknown->len; i++)
    {
      const BceScoreUnknown *unknown = &g_array_index (score->unknown, BceScoreUnknown, i);

      if (unknown->kind == kind && unknown->player == player && unknown->index == index && unknown->sub == sub)
        return TRUE;
    }

  return FALSE;
}

/* A missing value counts 0, is named once and counted on its line. */
static void
test_unknown (Fixture *fixture,
              gconstpointer data)
{
  BceScoredPlayer *player;
  const BcePlayerScore *got = &fixture->score->players[1];

  bce_scoring_add_player (fixture->scoring, "Béla");
  player = &fixture->scoring->players[1];
  add_tile (player, BCE_POLITICAL, KNOWN (3));
  add_tile (player, BCE_SOCIAL, MISSING);
  add_structure (player, KNOWN (2), 1, MISSING);
  add_structure (player, MISSING, 3, KNOWN (4));
  add_structure (player, MISSING, 0, KNOWN (0));
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    add_recruit (player, field, KNOWN (1), 2, KNOWN (1), KNOWN (1));
  add_recruit (player, BCE_POLITICAL, MISSING, 2, KNOWN (1), MISSING);
  add_recruit (player, BCE_MILITARY, KNOWN (1), 0, MISSING, MISSING);
  g_array_index (player->recruits, BceScoredRecruit, 4).ambition_known = FALSE;

  bce_score (fixture->scoring, fixture->score);
  g_assert_cmpuint (fixture->score->unknown->len, ==, 7);
  g_assert_true (has_unknown (fixture->score, BCE_SCORE_UNKNOWN_TILE, 1, 1, 0));
  g_assert_true (has_unknown (fixture->score, BCE_SCORE_UNKNOWN_BONUS, 1, 0, 0));
  g_assert_true (has_unknown (fixture->score, BCE_SCORE_UNKNOWN_STRUCTURE, 1, 1, 0));
  g_assert_true (has_unknown (fixture->score, BCE_SCORE_UNKNOWN_STRUCTURE, 1, 2, 0));
  g_assert_true (has_unknown (fixture->score, BCE_SCORE_UNKNOWN_AUTHORITY, 1, 3, 0));
  g_assert_true (has_unknown (fixture->score, BCE_SCORE_UNKNOWN_AMBITION, 1, 3, 1));
  g_assert_true (has_unknown (fixture->score, BCE_SCORE_UNKNOWN_AMBITIONS, 1, 4, 0));
  g_assert_cmpuint (got->unknown[BCE_LINE_ALLEGIANCE], ==, 1);
  g_assert_cmpuint (got->unknown[BCE_LINE_STRUCTURES], ==, 2);
  g_assert_cmpuint (got->unknown[BCE_LINE_RECRUITS], ==, 3);
  g_assert_cmpuint (got->unknown[BCE_LINE_STATUES], ==, 1);
  g_assert_cmpuint (got->unknown[BCE_LINE_SENATE], ==, 0);
  g_assert_cmpuint (fixture->score->players[0].unknown[BCE_LINE_RECRUITS], ==, 0);

  /* 3 tile, 2 structure, twice the lowest of 4, 4 and 3, 4 statue */
  g_assert_cmpint (got->total, ==, 15);
}

/* A total is known if none of its lines, the first and the last among them, has a missing value. */
static void
test_count_unknown (void)
{
  BcePlayerScore player = { .unknown = { 0 } };

  g_assert_cmpuint (bce_score_count_unknown (&player), ==, 0);
  player.unknown[BCE_LINE_TRACK] = 1;
  g_assert_cmpuint (bce_score_count_unknown (&player), ==, 1);
  player.unknown[BCE_LINE_SENATE] = 1;
  player.unknown[BCE_LINE_DENARII] = 3;
  g_assert_cmpuint (bce_score_count_unknown (&player), ==, 5);
}

/* Nobody has anything: no Imperium, and nothing that is unknown but the Senate tile, which is one for all. */
static void
test_empty (void)
{
  static const struct
  {
    const char *what;
    BceSenateKind senate;
    int first;
    int last;
    gboolean missing;
    gboolean empty;
  } cases[] = {
    { "nothing", BCE_SENATE_MANUAL, 0, 0, FALSE, TRUE },
    { "no Senate tile yet", BCE_SENATE_UNKNOWN, 0, 0, FALSE, TRUE },
    { "the Senate tile alone", BCE_SENATE_PAIR, 0, 0, FALSE, TRUE },
    { "the first has 1", BCE_SENATE_MANUAL, 1, 0, FALSE, FALSE },
    { "the last has 1", BCE_SENATE_MANUAL, 0, 1, FALSE, FALSE },
    { "the first has less than nothing", BCE_SENATE_UNKNOWN, -1, 0, FALSE, FALSE },
    { "a tile whose value nobody told", BCE_SENATE_PAIR, 0, 0, TRUE, FALSE },
    { "so, and no Senate tile yet", BCE_SENATE_UNKNOWN, 0, 0, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BceScoring) scoring = bce_scoring_new (BCE_MAX_SEATS);
      g_autoptr (BceScore) score = bce_score_new ();

      g_test_message ("%s", cases[i].what);
      scoring->senate = cases[i].senate;
      scoring->players[0].track = cases[i].first;
      scoring->players[4].track = cases[i].last;
      if (cases[i].missing)
        add_tile (&scoring->players[1], BCE_SOCIAL, MISSING);
      bce_score (scoring, score);
      g_assert_cmpint (bce_score_is_empty (scoring, score), ==, cases[i].empty);
    }
}

/* Nothing is refused, and leaves the other as it is. */
static void
test_nothing (Fixture *fixture,
              gconstpointer data)
{
  fixture->score->winners = 7;
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "bce_score: assertion*");
  bce_score (NULL, fixture->score);
  g_test_assert_expected_messages ();
  g_assert_cmpint (fixture->score->winners, ==, 7);

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "bce_score: assertion*");
  bce_score (fixture->scoring, NULL);
  g_test_assert_expected_messages ();

  bce_score_free (NULL);
}

/* Sums have no limit of their own. */
static void
test_large (Fixture *fixture,
            gconstpointer data)
{
  const gint64 n = 300000;

  for (gint64 i = 0; i < n; i++)
    add_structure (fixture->player, KNOWN (9999), 9999, KNOWN (9999));

  bce_score (fixture->scoring, fixture->score);
  g_assert_cmpint (fixture->got->lines[BCE_LINE_STRUCTURES], ==, n * 9999 * 9999);
  g_assert_cmpint (fixture->got->lines[BCE_LINE_STATUES], ==, n * 9999);
  g_assert_cmpint (fixture->got->total, ==, n * 9999 * 10000);
}

/* An earlier score leaves nothing behind. */
static void
test_reuse (Fixture *fixture,
            gconstpointer data)
{
  g_autoptr (BceScoring) other = bce_scoring_new (2);
  static const gint64 nothing[BCE_N_LINES] = { 0 };

  other->senate = BCE_SENATE_UNKNOWN;
  other->players[0].track = 5;
  add_tile (&other->players[1], BCE_SOCIAL, MISSING);
  bce_score (other, fixture->score);
  g_assert_cmpuint (fixture->score->unknown->len, ==, 2);

  bce_score (fixture->scoring, fixture->score);
  assert_lines (fixture->got, nothing, 0);
  g_assert_cmpuint (fixture->score->n_players, ==, 1);
  g_assert_cmpuint (fixture->score->unknown->len, ==, 0);
  g_assert_cmpuint (fixture->got->unknown[BCE_LINE_SENATE], ==, 0);
  g_assert_cmpint (fixture->score->winners, ==, 1);
}

/* Imperium on the track stands for the total; it decides nothing else. */
typedef struct
{
  const char *proves;
  int n_players;
  struct
  {
    int total;
    int authority_ambition;
    int influence;
    gboolean shared;
    int rank;
  } players[BCE_MAX_SEATS];
  const char *winners;
  BceVictory decided_by;
} Contest;

static const Contest contests[] = {
  { "only: one player", 1,
    { { 0, 0, 0, FALSE, 1 } }, "0", BCE_VICTORY_ONLY },
  { "only: the other seat is the shared Suitor, whose Imperium counts for nobody", 2,
    { { 9, 9, 9, TRUE, 0 }, { 1, 0, 0, FALSE, 1 } }, "1", BCE_VICTORY_ONLY },
  { "most Imperium", 3,
    { { 5, 9, 9, FALSE, 3 }, { 7, 0, 0, FALSE, 1 }, { 6, 9, 9, FALSE, 2 } }, "1", BCE_VICTORY_IMPERIUM },
  { "tie: authority + ambition", 3,
    { { 7, 3, 9, FALSE, 2 }, { 7, 4, 0, FALSE, 1 }, { 6, 9, 9, FALSE, 3 } }, "1", BCE_VICTORY_AUTHORITY_AMBITION },
  { "tie: remaining influence", 3,
    { { 7, 4, 2, FALSE, 2 }, { 7, 4, 3, FALSE, 1 }, { 7, 3, 9, FALSE, 3 } }, "1", BCE_VICTORY_INFLUENCE },
  { "still tied: shared victory", 3,
    { { 7, 4, 3, FALSE, 1 }, { 6, 4, 3, FALSE, 3 }, { 7, 4, 3, FALSE, 1 } }, "02", BCE_VICTORY_SHARED },
  { "all tied", 5,
    { { 7, 4, 3, FALSE, 1 }, { 7, 4, 3, FALSE, 1 }, { 7, 4, 3, FALSE, 1 }, { 7, 4, 3, FALSE, 1 }, { 7, 4, 3, FALSE, 1 } },
    "01234", BCE_VICTORY_SHARED },
  { "competition ranks", 4,
    { { 5, 0, 0, FALSE, 4 }, { 6, 1, 1, FALSE, 2 }, { 6, 1, 1, FALSE, 2 }, { 7, 0, 0, FALSE, 1 } }, "3", BCE_VICTORY_IMPERIUM },
  { "ranks after tie-breaks", 4,
    { { 6, 1, 1, FALSE, 4 }, { 6, 1, 2, FALSE, 3 }, { 6, 2, 0, FALSE, 2 }, { 7, 0, 0, FALSE, 1 } }, "3", BCE_VICTORY_IMPERIUM },
  { "less than nothing is more than still less", 2,
    { { -5, 0, 0, FALSE, 2 }, { -3, 0, 0, FALSE, 1 } }, "1", BCE_VICTORY_IMPERIUM },
  { "a tie below the winner decides nothing", 3,
    { { 6, 1, 1, FALSE, 2 }, { 6, 1, 1, FALSE, 2 }, { 7, 0, 0, FALSE, 1 } }, "2", BCE_VICTORY_IMPERIUM },
  { "the shared Suitor neither wins nor takes a rank", 3,
    { { 9, 9, 9, TRUE, 0 }, { 4, 0, 0, FALSE, 2 }, { 5, 0, 0, FALSE, 1 } }, "2", BCE_VICTORY_IMPERIUM },
  { "the shared Suitor ties with nobody", 3,
    { { 5, 0, 0, FALSE, 1 }, { 5, 0, 0, TRUE, 0 }, { 4, 0, 0, FALSE, 2 } }, "0", BCE_VICTORY_IMPERIUM },
};

static void
test_contest (gconstpointer data)
{
  const Contest *contest = data;
  g_autoptr (BceScoring) scoring = bce_scoring_new (contest->n_players);
  g_autoptr (BceScore) score = bce_score_new ();
  g_autoptr (GString) winners = g_string_new (NULL);

  g_test_summary (contest->proves);
  scoring->senate = BCE_SENATE_MANUAL;
  for (int i = 0; i < contest->n_players; i++)
    {
      scoring->players[i].track = contest->players[i].total;
      scoring->players[i].plain_recruits = TRUE;
      scoring->players[i].field_totals[i % BCE_N_FIELDS] = contest->players[i].authority_ambition;
      scoring->players[i].influence = contest->players[i].influence;
      scoring->players[i].shared = contest->players[i].shared;
    }

  bce_score (scoring, score);
  for (int i = 0; i < contest->n_players; i++)
    {
      g_assert_cmpint (score->players[i].total, ==, contest->players[i].total);
      g_assert_cmpint (score->players[i].rank, ==, contest->players[i].rank);
      if (score->winners & (1 << i))
        g_string_append_printf (winners, "%d", i);
    }
  g_assert_cmpstr (winners->str, ==, contest->winners);
  g_assert_cmpint (score->decided_by, ==, contest->decided_by);
}

/* An unknown value decides as long as it is of somebody who may win. Who has nothing may win, too. */
static void
test_decided (void)
{
  g_autoptr (BceScoring) scoring = bce_scoring_new (3);
  g_autoptr (BceScore) score = bce_score_new ();

  scoring->senate = BCE_SENATE_MANUAL;
  scoring->players[0].shared = TRUE;
  bce_score (scoring, score);
  for (guint player = 0; player < 3; player++)
    g_assert_cmpint (bce_score_is_won_by (scoring, score, player), ==, player != 0);

  scoring->players[0].track = 9;
  scoring->players[2].track = 1;
  add_tile (&scoring->players[0], BCE_SOCIAL, MISSING);
  bce_score (scoring, score);
  g_assert_true (bce_score_is_decided (scoring, score));
  for (guint player = 0; player < 3; player++)
    g_assert_cmpint (bce_score_is_won_by (scoring, score, player), ==, player == 2);

  add_tile (&scoring->players[1], BCE_SOCIAL, MISSING);
  bce_score (scoring, score);
  g_assert_false (bce_score_is_decided (scoring, score));
  g_assert_false (bce_score_is_won_by (scoring, score, 2));

  g_array_set_size (scoring->players[1].allegiance, 0);
  scoring->senate = BCE_SENATE_UNKNOWN;
  bce_score (scoring, score);
  g_assert_false (bce_score_is_decided (scoring, score));
}

#define ADD(path, test) g_test_add ("/score/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("example", test_example);
  g_test_add_func ("/score/lines", test_lines);
  g_test_add_func ("/score/senate/pairs", test_senate);
  ADD ("senate/manual", test_senate_manual);
  ADD ("senate/unknown", test_senate_unknown);
  ADD ("structures", test_structures);
  ADD ("recruits", test_recruits);
  ADD ("plain-totals", test_plain_totals);
  ADD ("unknown", test_unknown);
  g_test_add_func ("/score/decided", test_decided);
  g_test_add_func ("/score/unknown/count", test_count_unknown);
  g_test_add_func ("/score/empty", test_empty);
  ADD ("nothing", test_nothing);
  ADD ("large", test_large);
  ADD ("reuse", test_reuse);
  for (guint i = 0; i < G_N_ELEMENTS (contests); i++)
    {
      g_autofree char *path = g_strconcat ("/score/victory/", contests[i].proves, NULL);

      g_test_add_data_func (path, &contests[i], test_contest);
    }

  return g_test_run ();
}

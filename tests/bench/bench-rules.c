/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-boards.h"
#include "bce-resolve.h"
#include "bce-score.h"
#include "caesar-play.h"
#include "caesar-setup.h"

#include <time.h>

/* How many field resolutions, scorings and placements one core does a second, in the
 * time that it works for this program, whatever else runs. Values are made up. */

#define DURATION (2 * CLOCKS_PER_SEC)
#define BATCH 1000

typedef void (*Work) (gpointer data);

static void
measure (const char *what,
         Work work,
         gpointer data)
{
  const clock_t start = clock ();
  clock_t elapsed = 0;
  gint64 count = 0;

  while (elapsed < DURATION)
    {
      for (guint i = 0; i < BATCH; i++)
        work (data);
      count += BATCH;
      elapsed = clock () - start;
    }

  g_print ("%s per second: %" G_GINT64_FORMAT "\n", what, count * CLOCKS_PER_SEC / elapsed);
}

static void
add_card (BceBoard *board,
          int authority,
          int n_ambitions,
          BceEffect ability)
{
  BceCard card = {
    .name = g_strdup ("Card"),
    .authority = SCRIBA_KNOWN (authority),
    .charisma = SCRIBA_KNOWN (0),
    .n_ambitions = n_ambitions,
    .n_abilities = 1,
    .ambition_known = TRUE,
    .abilities_known = TRUE,
  };

  for (int i = 0; i < n_ambitions; i++)
    card.ambition[i] = (ScribaNumber) SCRIBA_KNOWN (1 + i);
  card.abilities[0] = ability;
  bce_board_insert_card (board, board->n_cards, &card);
  bce_card_clear (&card);
}

/* Four seats, six cards, five support and five charisma. */
static BceBoards *
make_boards (void)
{
  BceBoards *boards = bce_boards_new (4);
  const BceEffect place = { .kind = BCE_EFFECT_PLACE_SUPPORT, .count = 1 };
  const BceEffect collect = {
    .kind = BCE_EFFECT_COLLECT, .what = BCE_THING_SUPPORT, .from = BCE_FROM_CARD, .count = 1,
  };
  const BceEffect authority = { .kind = BCE_EFFECT_AUTHORITY, .when = BCE_WHEN_FILLED, .count = 1 };
  const BceEffect charisma = { .kind = BCE_EFFECT_CHARISMA, .count = 1 };

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      add_card (&boards->boards[0][field], 1, 1, authority);
      add_card (&boards->boards[0][field], 0, 2, charisma);
      add_card (&boards->boards[1][field], 0, 1, collect);
      add_card (&boards->boards[1][field], 1, 1, place);
      add_card (&boards->boards[2][field], 0, 2, authority);
      add_card (&boards->boards[3][field], 0, 1, collect);
      boards->boards[0][field].support[0] = 1;
      boards->boards[0][field].charisma = 2;
      boards->boards[1][field].support[2] = 1;
      boards->boards[2][field].support[1] = 1;
      boards->boards[2][field].charisma = 1;
      boards->boards[3][field].support[1] = 1;
      boards->boards[3][field].support[2] = 1;
      boards->boards[3][field].charisma = 2;
      boards->boards[1][field].loyalty = 1;
      boards->tiles[field].authority = (ScribaNumber) SCRIBA_KNOWN (1);
    }

  return boards;
}

typedef struct
{
  BceBoards *boards;
  BceOutcome *outcome;
  guint field;
} Resolving;

static void
resolve_next_field (gpointer data)
{
  Resolving *resolving = data;

  g_array_set_size (resolving->outcome->unknown, 0);
  bce_resolve_field (resolving->boards, resolving->field, &resolving->outcome->fields[resolving->field],
                     resolving->outcome->unknown);
  resolving->field = (resolving->field + 1) % BCE_N_FIELDS;
}

/* Four players with what a game leaves: six tiles, five structures and twelve recruits each. */
static BceScoring *
make_scoring (void)
{
  BceScoring *scoring = bce_scoring_new (4);

  scoring->senate = BCE_SENATE_PAIR;
  scoring->senate_pair[1] = BCE_MILITARY;
  for (int i = 0; i < 4; i++)
    {
      BceScoredPlayer *player = &scoring->players[i];

      player->track = 20 + i;
      player->lictors = 2;
      player->loyalty = 3;
      player->denarii = 4;
      for (int j = 0; j < 6; j++)
        {
          const BceScoredTile tile = { j % BCE_N_FIELDS, SCRIBA_KNOWN (j) };

          g_array_append_val (player->allegiance, tile);
        }
      for (int j = 0; j < 5; j++)
        {
          const BceScoredStructure structure = { NULL, SCRIBA_KNOWN (j), 1, SCRIBA_KNOWN (0) };

          g_array_append_val (player->structures, structure);
        }
      for (int j = 0; j < 12; j++)
        {
          const BceScoredRecruit recruit = { j % BCE_N_FIELDS, SCRIBA_KNOWN (1), { SCRIBA_KNOWN (2), SCRIBA_KNOWN (1) }, 2, TRUE };

          g_array_append_val (player->recruits, recruit);
        }
    }

  return scoring;
}

typedef struct
{
  BceScoring *scoring;
  BceScore *score;
} Scoring;

static void
score_game (gpointer data)
{
  Scoring *scoring = data;

  bce_score (scoring->scoring, scoring->score);
}

/* Whole games that are played again and again: each placement is resolved, checked and applied. */
typedef struct
{
  CaesarBox *box;
  CaesarState start;
  CaesarState state;
  GArray *choices;  /* (element-type CaesarChoice) */
  GArray *starts;   /* (element-type guint): where a game begins, and the end */
  guint game;
  guint next;
} Placing;

#define N_GAMES 64

static void
begin (Placing *placing,
       guint game)
{
  placing->state = placing->start;
  placing->game = game;
  placing->next = g_array_index (placing->starts, guint, game);
}

static void
place_next (gpointer data)
{
  Placing *placing = data;
  CaesarPlace place;
  ScribaVerdict verdict;

  if (placing->next == g_array_index (placing->starts, guint, placing->game + 1))
    begin (placing, (placing->game + 1) % N_GAMES);
  caesar_resolve (&placing->state, placing->box, &g_array_index (placing->choices, CaesarChoice, placing->next++), &place);
  caesar_check (&placing->state, placing->box, CAESAR_ENTRY_PLACE, &place, &verdict);
  g_assert (verdict.kind == SCRIBA_FINE);
  caesar_apply (&placing->state, CAESAR_ENTRY_PLACE, &place);
}

static void
placing_init (Placing *placing)
{
  ScribaRandom random = { 44 };
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  CaesarTiles tiles;

  placing->box = caesar_box_new_shipped ();
  placing->choices = g_array_new (FALSE, FALSE, sizeof (CaesarChoice));
  placing->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  caesar_settings_init (&setup.settings);
  caesar_state_start (&setup, placing->box, &placing->start);
  caesar_setup_draw_tiles (&placing->start, placing->box, &random, &tiles);
  caesar_apply (&placing->start, CAESAR_ENTRY_TILES, &tiles);
  caesar_apply (&placing->start, CAESAR_ENTRY_BEGIN, &((CaesarBegin) { CAESAR_SIDE_CAESAR }));

  for (guint game = 0; game < N_GAMES; game++)
    {
      g_array_append_val (placing->starts, placing->choices->len);
      placing->state = placing->start;
      while (placing->state.stage == CAESAR_STAGE_PLAY)
        {
          CaesarChoice choice;
          CaesarPlace place;

          if (!caesar_play_choice (&placing->state, placing->box, &random, &choice))
            break;
          g_array_append_val (placing->choices, choice);
          caesar_resolve (&placing->state, placing->box, &choice, &place);
          caesar_apply (&placing->state, CAESAR_ENTRY_PLACE, &place);
        }
    }
  g_array_append_val (placing->starts, placing->choices->len);
  begin (placing, 0);
}

static void
placing_clear (Placing *placing)
{
  caesar_box_free (placing->box);
  g_array_unref (placing->choices);
  g_array_unref (placing->starts);
}

int
main (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();
  g_autoptr (BceScoring) game = make_scoring ();
  g_autoptr (BceScore) score = bce_score_new ();
  Resolving resolving = { boards, outcome, 0 };
  Scoring scoring = { game, score };
  Placing placing;

  measure ("field resolutions", resolve_next_field, &resolving);
  measure ("scorings", score_game, &scoring);

  placing_init (&placing);
  measure ("placements", place_next, &placing);
  placing_clear (&placing);

  return 0;
}

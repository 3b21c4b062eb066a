/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Whole games of random entries under all settings: sensible ones, and any that a
 * file could hold. After each the pieces are counted again.
 */

#include <string.h>

#include "caesar-automa.h"
#include "caesar-counts.h"
#include "caesar-play.h"
#include "caesar-preview.h"
#include "caesar-recount.h"
#include "caesar-setup.h"
#include "scriba-history.h"
#include "scriba-record.h"

#define N_GAMES 600
#define N_WILD_GAMES 200
#define N_WILD 250

/* Met over all games, so that none of it is rare. */
static guint n_endings[CAESAR_N_ENDINGS];
static guint n_draws;
static guint n_double;
static guint n_flips;
static guint n_extra;
static guint n_links;
static guint n_passes;
static guint n_against;
static guint n_impossible;

/* One game */

typedef struct
{
  CaesarBox *box;
  ScribaHistory *history;
  CaesarState start;
  ScribaRandom random;
  gboolean careful;
} Game;

static const CaesarState *
state_of (const Game *game)
{
  return scriba_history_get_state (game->history);
}

static gboolean
equal (const CaesarState *a,
       const CaesarState *b)
{
  return scriba_record_equal (&caesar_state_shape, a, b);
}

/* Records an entry, unless it is impossible; that changes nothing. */
static ScribaVerdictKind
dispatch (Game *game,
          guint kind,
          gconstpointer args)
{
  const CaesarState before = *state_of (game);
  ScribaVerdict verdict;

  caesar_check (state_of (game), game->box, kind, args, &verdict);
  g_assert_true (equal (&before, state_of (game)));
  if (verdict.kind != SCRIBA_IMPOSSIBLE)
    {
      scriba_history_append (game->history, scriba_entry_new (caesar_game.kinds, kind, args));
      caesar_assert_adds_up (state_of (game), game->box);
    }
  return verdict.kind;
}

static void
dispatch_fine (Game *game,
               guint kind,
               gconstpointer args)
{
  g_assert_cmpint (dispatch (game, kind, args), ==, SCRIBA_FINE);
}

static Game *
game_new (guint64 seed)
{
  Game *game = g_new0 (Game, 1);
  CaesarGameSetup setup;
  CaesarTiles tiles;

  game->random.state = seed;
  game->box = caesar_box_new_shipped ();
  caesar_play_setup (&game->random, &setup);
  g_assert_true (caesar_state_start (&setup, game->box, &game->start));
  game->history = scriba_history_new (&caesar_game, &game->start);

  if (scriba_random_below (&game->random, 4) != 0)
    {
      caesar_setup_draw_tiles (state_of (game), game->box, &game->random, &tiles);
      dispatch_fine (game, CAESAR_ENTRY_TILES, &tiles);
    }
  dispatch_fine (game, CAESAR_ENTRY_BEGIN, &((CaesarBegin) { setup.settings.first }));
  return game;
}

static void
game_free (Game *game)
{
  scriba_history_free (game->history);
  caesar_box_free (game->box);
  g_free (game);
}

/* Solo: fills hands and line out of the bags. */
static void
draw_back (Game *game)
{
  const CaesarState *state = state_of (game);

  for (guint side = 0; side < CAESAR_N_SIDES && caesar_state_is_solo (state); side++)
    {
      CaesarDraw draw = { .side = side };
      gint16 bag[CAESAR_MAX_KINDS];

      caesar_count_bag_all (state, game->box, side, bag);
      while (state->players[side].n_held + draw.n_tokens < state->players[side].hand_size)
        {
          gint16 pool[CAESAR_MAX_KINDS * 4];
          guint n = 0;
          guint kind;

          for (guint i = 0; i < game->box->n_kinds; i++)
            {
              for (int j = 0; j < bag[i]; j++)
                pool[n++] = i;
            }
          if (n == 0)
            break;
          kind = pool[scriba_random_below (&game->random, n)];
          bag[kind]--;
          draw.tokens[draw.n_tokens++] = caesar_kind_token (&game->box->kinds[kind]);
        }
      if (draw.n_tokens > 0)
        dispatch_fine (game, CAESAR_ENTRY_DRAW, &draw);
      state = state_of (game);
    }
}

static void
meet (const CaesarPlace *place)
{
  n_double += place->n_closed == 2;
  n_extra += place->next.extra;
  for (guint i = 0; i < place->n_closed; i++)
    {
      n_links += place->closed[i].n_links;
      n_flips += caesar_flip_is_set (&place->closed[i].flip);
    }
}

/* How many control tokens a placement brings onto the table. */
static guint
weight (const CaesarPlace *place)
{
  guint tokens = place->result.ending == CAESAR_ENDING_LAST_TOKEN ? 100 : 0;

  for (guint i = 0; i < place->n_closed; i++)
    tokens += place->closed[i].control + place->closed[i].n_links + place->closed[i].senate;
  return tokens;
}

/* In every third game both sides place as few control tokens as they can, so that it ends for want of tokens. */
static gboolean
choose (Game *game,
        CaesarChoice *choice)
{
  CaesarPlace place;

  if (!caesar_play_choice (state_of (game), game->box, &game->random, choice))
    return FALSE;

  caesar_resolve (state_of (game), game->box, choice, &place);
  for (guint tries = 0; tries < 30 && game->careful && weight (&place) > 0; tries++)
    {
      CaesarChoice other;
      CaesarPlace other_place;

      caesar_play_choice (state_of (game), game->box, &game->random, &other);
      caesar_resolve (state_of (game), game->box, &other, &other_place);
      if (weight (&other_place) >= weight (&place))
        continue;
      *choice = other;
      place = other_place;
    }

  return TRUE;
}

static void
take_turn (Game *game)
{
  CaesarState before;
  CaesarChoice choice;
  CaesarPlace place;
  CaesarPlace again;

  draw_back (game);
  before = *state_of (game);
  if (!choose (game, &choice))
    {
      CaesarCannotPlace entry;

      caesar_resolve_cannot_place (&before, game->box, before.turn.side, &entry);
      dispatch_fine (game, CAESAR_ENTRY_CANNOT_PLACE, &entry);
      n_passes++;
      return;
    }

  g_assert_true (caesar_resolve (&before, game->box, &choice, &place));
  caesar_resolve (&before, game->box, &choice, &again);
  g_assert_true (scriba_record_equal (&caesar_place_shape, &place, &again));
  caesar_refill (&before, game->box, CAESAR_ENTRY_PLACE, &again);
  g_assert_true (scriba_record_equal (&caesar_place_shape, &place, &again));
  g_assert_true (equal (&before, state_of (game)));
  dispatch_fine (game, CAESAR_ENTRY_PLACE, &place);
  meet (&place);
}

/* Undo to the start and redo as far, meeting the same states; then a replay from nothing. */
static void
assert_replays (Game *game)
{
  CaesarState end = *state_of (game);
  CaesarState replayed = game->start;
  g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (CaesarState));
  guint32 to;

  for (g_array_append_vals (states, state_of (game), 1); scriba_history_get_undo (game->history, &to) != 0;
       g_array_append_vals (states, state_of (game), 1))
    scriba_history_set_position (game->history, to, scriba_history_get_tip (game->history));
  g_assert_true (equal (state_of (game), &game->start));

  for (guint n = states->len - 1; n > 0; n--)
    {
      g_assert_cmpuint (scriba_history_get_redo (game->history, &to), !=, 0);
      scriba_history_set_position (game->history, to, scriba_history_get_tip (game->history));
      g_assert_true (equal (state_of (game), &g_array_index (states, CaesarState, n - 1)));
    }
  g_assert_true (equal (state_of (game), &end));

  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  scriba_history_read_line (game->history, scriba_history_get_head (game->history), line);
  for (guint i = 0; i < line->len; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (game->history, g_array_index (line, guint32, i));

      g_assert_null (caesar_entry_find_bad (&replayed, entry->kind, entry->args));
      caesar_apply (&replayed, entry->kind, entry->args);
    }
  g_assert_true (equal (&replayed, &end));
}

static void
test_games (void)
{
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      Game *game = game_new (seed);

      game->careful = seed % 3 == 0;
      while (state_of (game)->stage == CAESAR_STAGE_PLAY)
        take_turn (game);
      n_endings[state_of (game)->result.ending]++;
      n_draws += state_of (game)->result.ending == CAESAR_ENDING_LAST_TOKEN && state_of (game)->result.winner < 0;
      if (seed % 8 == 0)
        assert_replays (game);
      game_free (game);
    }

  g_test_message ("last token %u (draws %u), cannot place %u; double closings %u, flips %u, extra turns %u, links %u, "
                  "said to be unable %u",
                  n_endings[CAESAR_ENDING_LAST_TOKEN], n_draws, n_endings[CAESAR_ENDING_CANNOT_PLACE], n_double, n_flips,
                  n_extra, n_links, n_passes);
  g_assert_cmpuint (n_endings[CAESAR_ENDING_NOT_YET], ==, 0);
  g_assert_cmpuint (n_endings[CAESAR_ENDING_LAST_TOKEN], >, N_GAMES / 20);
  g_assert_cmpuint (n_endings[CAESAR_ENDING_CANNOT_PLACE], >, N_GAMES / 20);
  g_assert_cmpuint (n_double, >, N_GAMES / 4);
  g_assert_cmpuint (n_flips, >, N_GAMES / 4);
  g_assert_cmpuint (n_extra, >, N_GAMES);
  g_assert_cmpuint (n_links, >, N_GAMES);
}

/* Anything that a file could hold, between sensible turns, undos and jumps. */
static void
do_wild (Game *game)
{
  guint kind = scriba_random_below (&game->random, CAESAR_N_ENTRY_KINDS);
  const ScribaShape *shape = caesar_game.kinds[kind].shape;
  g_autofree gpointer args = g_malloc0 (shape->size);
  CaesarSoon soon[CAESAR_MAX_PROVINCES];
  CaesarAdvice advice;

  caesar_play_wild (shape, &game->random, args);
  switch (dispatch (game, kind, args))
    {
    case SCRIBA_AGAINST:
      n_against++;
      break;
    case SCRIBA_IMPOSSIBLE:
      n_impossible++;
      break;
    case SCRIBA_FINE:
    default:
      break;
    }

  /* Previews and suggestions bear with whatever the table has decided. */
  caesar_preview_soon (state_of (game), game->box, soon);
  caesar_automa_suggest (state_of (game), game->box, &advice);
}

static void
move_about (Game *game)
{
  guint32 n = scriba_history_get_n_entries (game->history);
  guint32 to;

  switch (scriba_random_below (&game->random, 3))
    {
    case 0:
      if (scriba_history_get_undo (game->history, &to) != 0)
        scriba_history_set_position (game->history, to, scriba_history_get_tip (game->history));
      break;
    case 1:
      if (scriba_history_get_redo (game->history, &to) != 0)
        scriba_history_set_position (game->history, to, scriba_history_get_tip (game->history));
      break;
    default:
      to = 1 + scriba_random_below (&game->random, n);
      scriba_history_set_position (game->history, to, to);
      break;
    }
  caesar_assert_adds_up (state_of (game), game->box);
}

static void
test_wild_games (void)
{
  for (guint64 seed = 1; seed <= N_WILD_GAMES; seed++)
    {
      Game *game = game_new (seed * 7919);

      for (guint i = 0; i < N_WILD; i++)
        {
          const CaesarState *state = state_of (game);
          CaesarChoice choice;
          CaesarPlace place;

          if (scriba_random_below (&game->random, 12) == 0)
            move_about (game);
          else if (scriba_random_below (&game->random, 3) != 0 || state->stage != CAESAR_STAGE_PLAY || state->turn.side < 0 ||
                   !caesar_play_choice (state, game->box, &game->random, &choice))
            do_wild (game);
          else
            {
              caesar_resolve (state, game->box, &choice, &place);
              dispatch (game, CAESAR_ENTRY_PLACE, &place);
            }
        }
      assert_replays (game);
      game_free (game);
    }

  g_test_message ("against %u, impossible %u", n_against, n_impossible);
  g_assert_cmpuint (n_against, >, N_WILD_GAMES);
  g_assert_cmpuint (n_impossible, >, N_WILD_GAMES * 10);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/caesar/games/random", test_games);
  g_test_add_func ("/caesar/games/wild", test_wild_games);

  return g_test_run ();
}

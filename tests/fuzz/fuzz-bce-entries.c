/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-final.h"
#include "bce-reveal.h"
#include "bce-summary.h"
#include "fuzz-entries.h"
#include "night-build.h"
#include "night-count.h"

/* Sequences of entries of a night. The first bytes are where it begins. */

static gboolean
make_next (gconstpointer state,
           gconstpointer box,
           ScribaRandom *random,
           guint *kind,
           gpointer args)
{
  BuiltEntry built;

  if (((const BceState *) state)->stage == BCE_STAGE_OVER)
    return FALSE;

  night_build_next (state, box, random, &built);
  *kind = built.kind;
  memcpy (args, &built.args, sizeof built.args);
  return TRUE;
}

static void
assert_sound (gconstpointer state,
              gconstpointer box)
{
  night_assert_makes_sense (state);
}

static void
assert_refused (gconstpointer state,
                guint kind,
                gconstpointer args,
                const ScribaVerdict *verdict)
{
  night_assert_refused (state, kind, args, verdict);
}

static void
assert_score (const BceState *state,
              const BceBox *box)
{
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = bce_score_new ();

  if (!bce_final_score (state, box, bce_box_dup_name, &scoring, score))
    return;

  g_assert_cmphex (score->winners, !=, 0);
  g_assert_true (state->shared < 0 || (score->winners & (1 << state->shared)) == 0);
}

static void
look (gconstpointer data,
      gconstpointer box)
{
  const BceState *state = data;
  BceSummary summary;

  bce_summary_fill (state, box, &summary);
  assert_score (state, box);
  if (bce_state_is_played (state) && state->im >= 0)
    {
      g_autoptr (BceBoards) boards = bce_reveal_make_boards (state, box, bce_box_dup_name);
      g_autoptr (BceOutcome) outcome = bce_outcome_new ();

      bce_resolve (boards, outcome);
    }
}

/** Begun: a game that inputs begin in the midst of */
typedef struct
{
  BceBox *box;
  GPtrArray *moments;
} Begun;

#define N_NIGHTS 48

static const FuzzGame *
make_game (FuzzGame *game,
           const BceBox *box)
{
  *game = (FuzzGame) { &bce_game, box, sizeof ((BuiltEntry *) NULL)->args, make_next, assert_sound, assert_refused, look };
  return game;
}

/* Every table with and without cubes and denarii, and boxes that tell all, some and nothing. */
static void
play_night (guint number,
            Begun *night)
{
  static const guint forgotten[] = { 0, 30, 100 };
  ScribaRandom random = { number };
  FuzzGame game;
  BceGameSetup setup;
  BceState *start = g_new0 (BceState, 1);
  guint table = number % 4;

  night->box = night_box_new ();
  night_setup (&setup, table == 3 ? 3 : 3 + table, table == 3);
  setup.settings.cubes = number / 4 % 2;
  setup.settings.denarii = number / 8 % 2;
  night_box_forget (night->box, &random, forgotten[number / 16]);
  g_assert_true (bce_state_start (&setup, night->box, start));
  night->moments = fuzz_find_moments (make_game (&game, night->box), start);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  static Begun nights[N_NIGHTS];
  FuzzBytes bytes = { data, size };
  guint number = fuzz_take (&bytes, N_NIGHTS);
  Begun *night = &nights[number];
  FuzzGame game;

  if (night->moments == NULL)
    play_night (number, night);
  fuzz_play (make_game (&game, night->box), night->moments, &bytes);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-final.h"
#include "bce-reveal.h"
#include "bce-summary.h"
#include "fuzz-entries.h"
#include "night-build.h"
#include "night-count.h"

/* Sequences of entries of a night. The first bytes are how it is set up. */

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

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  FuzzBytes bytes = { data, size };
  g_autoptr (BceBox) box = night_box_new ();
  ScribaRandom random = { fuzz_take (&bytes, 256) };
  const FuzzGame game = { &bce_game, box, sizeof ((BuiltEntry *) NULL)->args, make_next, assert_sound, assert_refused, look };
  BceGameSetup setup;
  BceState start;
  guint table = fuzz_take (&bytes, 4);

  night_setup (&setup, table == 3 ? 3 : 3 + table, table == 3);
  setup.settings.cubes = fuzz_take (&bytes, 2);
  setup.settings.denarii = fuzz_take (&bytes, 2);
  night_box_forget (box, &random, fuzz_take (&bytes, 101));
  g_assert_true (bce_state_start (&setup, box, &start));
  fuzz_play (&game, &start, &bytes);
  return 0;
}

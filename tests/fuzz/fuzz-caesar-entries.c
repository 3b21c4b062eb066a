/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "caesar-automa.h"
#include "caesar-odds.h"
#include "caesar-play.h"
#include "caesar-preview.h"
#include "caesar-recount.h"
#include "caesar-summary.h"
#include "fuzz-entries.h"

/* Sequences of entries of a game of Caesar!. The first bytes are where it begins. */

typedef union
{
  CaesarTiles tiles;
  CaesarPlace place;
  CaesarCannotPlace cannot_place;
  CaesarDraw draw;
  CaesarRename rename;
  CaesarSpaceEntry space;
} Args;

static gboolean
make_next (gconstpointer data,
           gconstpointer box,
           ScribaRandom *random,
           guint *kind,
           gpointer args)
{
  const CaesarState *state = data;
  CaesarChoice choice;

  if (state->stage == CAESAR_STAGE_SETUP)
    {
      const CaesarBegin begin = { state->settings.first };

      *kind = CAESAR_ENTRY_BEGIN;
      memcpy (args, &begin, sizeof begin);
      return TRUE;
    }
  if (!caesar_state_is_played (state))
    return FALSE;

  *kind = CAESAR_ENTRY_PLACE;
  if (caesar_play_choice (state, box, random, &choice))
    {
      caesar_resolve (state, box, &choice, args);
      return TRUE;
    }
  *kind = CAESAR_ENTRY_CANNOT_PLACE;
  caesar_resolve_cannot_place (state, box, state->turn.side, args);
  return TRUE;
}

static void
assert_sound (gconstpointer state,
              gconstpointer box)
{
  caesar_assert_adds_up (state, box);
}

static void
look (gconstpointer state,
      gconstpointer box)
{
  CaesarSoon soon[CAESAR_MAX_PROVINCES];
  CaesarAdvice advice;
  CaesarSummary summary;

  caesar_preview_soon (state, box, soon);
  caesar_automa_suggest (state, box, &advice);
  caesar_summary_fill (state, &summary);
}

#define N_GAMES 64

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  static CaesarBox *box;
  static GPtrArray *games[N_GAMES];
  FuzzBytes bytes = { data, size };
  guint number = fuzz_take (&bytes, N_GAMES);

  if (box == NULL)
    box = caesar_box_new_shipped ();

  const FuzzGame game = { &caesar_game, box, sizeof (Args), make_next, assert_sound, NULL, look };

  if (games[number] == NULL)
    {
      ScribaRandom random = { number };
      CaesarGameSetup setup;
      CaesarState *start = g_new0 (CaesarState, 1);

      caesar_play_setup (&random, &setup);
      g_assert_true (caesar_state_start (&setup, box, start));
      games[number] = fuzz_find_moments (&game, start);
    }
  fuzz_play (&game, games[number], &bytes);
  return 0;
}

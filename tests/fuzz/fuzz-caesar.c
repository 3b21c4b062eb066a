/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-files.h"
#include "caesar-recount.h"
#include "fuzz-json.h"

/* A file of moves: whatever it leads to, no token is lost. */

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  g_autoptr (JsonNode) node = fuzz_parse (data, size);
  GError *error = NULL;
  g_autoptr (CaesarPlayed) played = node != NULL ? caesar_played_from_json (node, &error) : NULL;

  if (node == NULL || !fuzz_is_good (played, error))
    return 0;

  /* Of bonus tiles such a file may name any number. */
  caesar_assert_tokens_add_up (&played->state, played->box);
  g_assert_cmpint (played->state.stage == CAESAR_STAGE_OVER, ==, played->state.result.ending != CAESAR_ENDING_NOT_YET);
  g_free (fuzz_text (caesar_played_to_json (played)));
  return 0;
}

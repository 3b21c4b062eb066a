/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-saved.h"

/* Saved games, of both kinds. */

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  g_autoptr (JsonNode) node = fuzz_parse (data, size);
  GError *error = NULL;
  g_autoptr (ScribaGameFile) file = node != NULL ? scriba_game_file_from_json (node, &error) : NULL;

  if (node != NULL && fuzz_is_good (file, error))
    fuzz_assert_game (file);
  return 0;
}

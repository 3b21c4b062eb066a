/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"
#include "caesar-files.h"
#include "fuzz-json.h"

/* Boxes of both games: what is read and written is the same when it is read again. */

static void
try_bce (JsonNode *node)
{
  GError *error = NULL;
  g_autoptr (BceBox) box = bce_box_from_json (node, &error);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (BceBox) copy = NULL;

  if (!fuzz_is_good (box, error))
    return;

  text = fuzz_text (bce_box_to_json (box));
  written = fuzz_read_again (text);
  copy = bce_box_from_json (written, NULL);
  g_assert_nonnull (copy);
  again = fuzz_text (bce_box_to_json (copy));
  g_assert_cmpstr (text, ==, again);
}

static void
try_caesar (JsonNode *node)
{
  GError *error = NULL;
  g_autoptr (CaesarBox) box = caesar_box_from_json (node, &error);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (CaesarBox) copy = NULL;

  if (!fuzz_is_good (box, error))
    return;

  text = fuzz_text (caesar_box_to_json (box));
  written = fuzz_read_again (text);
  copy = caesar_box_from_json (written, NULL);
  g_assert_nonnull (copy);
  again = fuzz_text (caesar_box_to_json (copy));
  g_assert_cmpstr (text, ==, again);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  g_autoptr (JsonNode) node = fuzz_parse (data, size);

  if (node != NULL)
    {
      try_bce (node);
      try_caesar (node);
    }
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-json.h"

#include <string.h>

#include "scriba-json.h"
#include "words-error.h"

/**
 * fuzz_is_good:
 * @result: (nullable): what was made of an input
 * @error: (nullable) (transfer full): why not
 *
 * A refusal has a code of ours, and one line that can be shown; what is taken has none.
 */
gboolean
fuzz_is_good (gconstpointer result,
              GError *error)
{
  g_autoptr (GError) problem = error;
  g_autofree char *line = NULL;

  g_assert_true ((result == NULL) == (problem != NULL));
  if (problem == NULL)
    return TRUE;

  g_assert_true (problem->domain == SCRIBA_ERROR);
  line = scriba_words_error (problem);
  g_assert_true (g_utf8_validate (line, -1, NULL));
  g_assert_true (*line != '\0' && strchr (line, '\n') == NULL);
  return FALSE;
}

/** fuzz_parse: the JSON of an input, or %NULL if it is none that is read. */
JsonNode *
fuzz_parse (const guint8 *data,
            gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  GError *error = NULL;
  JsonNode *node = scriba_json_parse (bytes, &error);

  fuzz_is_good (node, error);
  return node;
}

/** fuzz_text: the file that would be written. */
char *
fuzz_text (JsonNode *node)
{
  g_autoptr (JsonNode) owned = node;

  return scriba_json_to_text (owned);
}

/** fuzz_read_again: what we write, we read. */
JsonNode *
fuzz_read_again (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  JsonNode *node = scriba_json_parse (bytes, &error);

  g_assert_no_error (error);
  return node;
}

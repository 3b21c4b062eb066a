/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-json.h"

#include <string.h>

#include "scriba-line.h"

#define REPLACEMENT "\xef\xbf\xbd"
#define ESCAPED_REPLACEMENT "fffd"

/* The character of a `\uXXXX`, if @p stands at its digits. */
static gunichar
read_escaped (const char *p)
{
  gunichar character = 0;

  for (guint i = 0; i < strlen (ESCAPED_REPLACEMENT); i++)
    {
      if (!g_ascii_isxdigit (p[i]))
        return 0;
      character = character * 16 + g_ascii_xdigit_value (p[i]);
    }
  return character;
}

/* All that are meant take as many bytes as what stands for them. */
static void
make_harmless (char *text)
{
  for (char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (*p == '\\' && p[1] != '\0')
        {
          if (*++p == 'u' && scriba_spoils_name (read_escaped (p + 1)))
            memcpy (p + 1, ESCAPED_REPLACEMENT, strlen (ESCAPED_REPLACEMENT));
        }
      else if (scriba_spoils_name (g_utf8_get_char (p)))
        {
          memcpy (p, REPLACEMENT, strlen (REPLACEMENT));
        }
    }
}

/**
 * scriba_json_parse_shown:
 * @text: a whole file
 * @error: where to say what is wrong with it
 *
 * Like scriba_json_parse(), for who shows what it reads and does not hand it on: in
 * the place of characters that may stand in a name and would break the line around
 * it, or turn it, stand those that show that there was something.
 *
 * Returns: (transfer full): the outermost value, or %NULL
 */
JsonNode *
scriba_json_parse_shown (GBytes *text,
                         GError **error)
{
  g_autoptr (GBytes) harmless = NULL;
  const char *data;
  char *copy;
  gsize length;

  g_return_val_if_fail (text != NULL, NULL);

  data = g_bytes_get_data (text, &length);
  if (length == 0 || !g_utf8_validate_len (data, length, NULL))
    return scriba_json_parse (text, error);

  copy = g_strndup (data, length);
  make_harmless (copy);
  harmless = g_bytes_new_take (copy, length);
  return scriba_json_parse (harmless, error);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-name.h"

/**
 * scriba_name_clean:
 * @name: what was typed or pasted
 *
 * Returns: (transfer full): the name in it: without control characters and without white space around it
 */
char *
scriba_name_clean (const char *name)
{
  GString *cleaned = g_string_new (NULL);

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      g_string_append_unichar (cleaned, g_unichar_iscntrl (character) ? ' ' : character);
    }
  return g_strstrip (g_string_free_and_steal (cleaned));
}

/** scriba_name_is_allowed: whether the cleaned @name can stand in a file. */
gboolean
scriba_name_is_allowed (const char *name)
{
  return *name != '\0' && g_utf8_strlen (name, -1) <= SCRIBA_NAME_LONGEST;
}

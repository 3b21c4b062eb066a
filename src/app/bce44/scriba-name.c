/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-name.h"

#include <glib/gi18n.h>

/* In characters. */
#define LONGEST 100

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

/** scriba_name_check: whether the cleaned @name can stand in a file; whether somebody has it, the caller knows. */
ScribaNameProblem
scriba_name_check (const char *name)
{
  if (*name == '\0')
    return SCRIBA_NAME_EMPTY;
  if (g_utf8_strlen (name, -1) > LONGEST)
    return SCRIBA_NAME_LONG;
  return SCRIBA_NAME_GOOD;
}

/** scriba_name_explain: why a name was refused; empty for a good one. */
const char *
scriba_name_explain (ScribaNameProblem problem)
{
  switch (problem)
    {
    case SCRIBA_NAME_EMPTY:
      return _("A player needs a name.");
    case SCRIBA_NAME_TWICE:
      return _("Somebody else has this name.");
    case SCRIBA_NAME_LONG:
      return _("A name has at most 100 characters.");
    default:
      return "";
    }
}

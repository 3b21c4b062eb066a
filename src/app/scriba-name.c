/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-name.h"

#include <glib/gi18n.h>

#include "scriba-line.h"
#include "scriba-words.h"

/* In characters. */
#define LONGEST 100

/**
 * scriba_name_clean:
 * @name: what was typed or pasted
 *
 * Returns: (transfer full): the name in it: in one line, without control characters, those that turn the text after them,
 *   and white space around it
 */
char *
scriba_name_clean (const char *name)
{
  GString *cleaned = g_string_new (NULL);

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (!scriba_turns_text (character))
        g_string_append_unichar (cleaned, scriba_spoils_line (character) ? ' ' : character);
    }
  return g_strstrip (g_string_free_and_steal (cleaned));
}

/**
 * scriba_name_create:
 * @number: which player it is, from 1
 * @others: (array zero-terminated=1): the names of all others
 *
 * Returns: (transfer full): a name that nobody has
 */
char *
scriba_name_create (guint number,
                    const char * const *others)
{
  for (;; number++)
    {
      g_autofree char *name = scriba_words_share_name (number);

      if (!g_strv_contains (others, name))
        return g_steal_pointer (&name);
    }
}

/**
 * scriba_name_check:
 * @name: a name as scriba_name_clean() makes it
 * @others: (nullable) (array zero-terminated=1): the names of all others, if no two may be the same
 *
 * Returns: whether it can stand in a file, and why not
 */
ScribaNameProblem
scriba_name_check (const char *name,
                   const char * const *others)
{
  if (!scriba_shows_something (name))
    return SCRIBA_NAME_EMPTY;
  if (g_utf8_strlen (name, -1) > LONGEST)
    return SCRIBA_NAME_LONG;
  if (others != NULL && g_strv_contains (others, name))
    return SCRIBA_NAME_TWICE;
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * scriba_turns_text: whether a character changes the direction of what follows it until another takes that back. What
 * names in two directions need, the marks of a direction, does not.
 */
static inline gboolean
scriba_turns_text (gunichar character)
{
  return (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
}

/** scriba_spoils_name: whether a character, which a file may have in a name, would spoil the line that shows the name. */
static inline gboolean
scriba_spoils_name (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR || scriba_turns_text (character);
}

/** scriba_spoils_line: whether a character would end the line that a name or a message stands in, or turn what follows. */
static inline gboolean
scriba_spoils_line (gunichar character)
{
  return g_unichar_type (character) == G_UNICODE_CONTROL || scriba_spoils_name (character);
}

/** scriba_is_visible: whether a character alone shows anything: no space, mark of direction, joiner or filler. */
static inline gboolean
scriba_is_visible (gunichar character)
{
  static const gunichar fillers[] = { 0x115f, 0x1160, 0x2800, 0x3164, 0xffa0 };

  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    if (character == fillers[i])
      return FALSE;

  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_SURROGATE:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_SPACE_SEPARATOR:
    case G_UNICODE_NON_SPACING_MARK:
    case G_UNICODE_ENCLOSING_MARK:
      return FALSE;
    default:
      return TRUE;
    }
}

/** scriba_shows_something: whether any character of @text is visible, so that it can be a name. */
static inline gboolean
scriba_shows_something (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (scriba_is_visible (g_utf8_get_char (c)))
      return TRUE;

  return FALSE;
}

G_END_DECLS

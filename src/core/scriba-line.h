/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** scriba_breaks_line: whether a character would end the line that a name or a message stands in. */
static inline gboolean
scriba_breaks_line (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

G_END_DECLS

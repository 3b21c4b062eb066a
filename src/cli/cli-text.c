/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-text.h"

#include "scriba-line.h"

#define ESCAPE_BOLD "\033[1m"
#define ESCAPE_DIM "\033[2m"
#define ESCAPE_END "\033[0m"
#define ESCAPED_WIDTH 6

struct _CliText
{
  GString *string;
  gboolean styled;
};

/**
 * cli_text_new:
 * @styled: whether bold and dim text is marked, for a terminal
 *
 * Returns: (transfer full): an empty text
 */
CliText *
cli_text_new (gboolean styled)
{
  CliText *text = g_new (CliText, 1);

  text->string = g_string_new (NULL);
  text->styled = styled;

  return text;
}

/**
 * cli_text_free:
 * @text: (transfer full): a text
 */
void
cli_text_free (CliText *text)
{
  g_string_free (text->string, TRUE);
  g_free (text);
}

/* A name may have characters that would spoil what stands around it. JSON means the same by this. */
static void
append_harmless (GString *string,
                 const char *words)
{
  for (const char *p = words; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (scriba_spoils_name (c))
        g_string_append_printf (string, "\\u%04x", c);
      else
        g_string_append_unichar (string, c);
    }
}

/**
 * cli_text_append:
 * @text: a text
 * @style: how @words look
 * @words: what to add
 *
 * What would break a line or turn the text around a name is written as in JSON.
 */
void
cli_text_append (CliText *text,
                 CliStyle style,
                 const char *words)
{
  gboolean marked = text->styled && style != CLI_PLAIN && *words != '\0';

  if (marked)
    g_string_append (text->string, style == CLI_BOLD ? ESCAPE_BOLD : ESCAPE_DIM);
  append_harmless (text->string, words);
  if (marked)
    g_string_append (text->string, ESCAPE_END);
}

/** cli_text_append_data: adds what a program reads and no terminal shows, as it is. */
void
cli_text_append_data (CliText *text,
                      const char *data)
{
  g_string_append (text->string, data);
}

/**
 * cli_text_space:
 * @text: a text
 * @n: how many spaces to add
 */
void
cli_text_space (CliText *text,
                guint n)
{
  g_string_append_printf (text->string, "%*s", (int) n, "");
}

/**
 * cli_text_end_line:
 * @text: a text
 *
 * Ends the line, without spaces at its end.
 */
void
cli_text_end_line (CliText *text)
{
  gsize length = text->string->len;

  while (length > 0 && text->string->str[length - 1] == ' ')
    length--;

  g_string_truncate (text->string, length);
  g_string_append_c (text->string, '\n');
}

/**
 * cli_text_line:
 * @text: a text
 * @indent: spaces before it
 * @style: how @words look
 * @words: a line
 */
void
cli_text_line (CliText *text,
               guint indent,
               CliStyle style,
               const char *words)
{
  cli_text_space (text, indent);
  cli_text_append (text, style, words);
  cli_text_end_line (text);
}

/**
 * cli_text_add_bytes:
 * @text: a text
 * @bytes: what is no text, and is not changed
 */
void
cli_text_add_bytes (CliText *text,
                    GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_string_append_len (text->string, data, size);
}

/**
 * cli_text_get:
 * @text: a text
 * @length: (out) (optional): its bytes
 *
 * Returns: what it holds so far
 */
const char *
cli_text_get (CliText *text,
              gsize *length)
{
  if (length != NULL)
    *length = text->string->len;

  return text->string->str;
}

/**
 * cli_text_width:
 * @words: UTF-8 text in one line
 *
 * Returns: the columns that it takes on a terminal
 */
guint
cli_text_width (const char *words)
{
  guint width = 0;

  for (const char *p = words; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (scriba_spoils_name (c))
        width += ESCAPED_WIDTH;
      else if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }

  return width;
}

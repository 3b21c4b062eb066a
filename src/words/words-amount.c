/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-amount.h"

#include <glib/gi18n.h>

#define MINUS "−"

static char *
magnitude (gint64 value)
{
  guint64 size = value < 0 ? -(guint64) value : (guint64) value;

  return g_strdup_printf ("%" G_GUINT64_FORMAT, size);
}

/**
 * scriba_words_amount:
 * @value: a sum
 * @n_unknown: how many unknown values it contains, counted as nothing
 *
 * Returns: (transfer full): "12", or "12 + ?" if something is unknown, or "?" if nothing else is known
 */
char *
scriba_words_amount (gint64 value,
                     guint n_unknown)
{
  g_autofree char *size = magnitude (value);
  g_autofree char *known = g_strconcat (value < 0 ? MINUS : "", size, NULL);

  if (n_unknown == 0)
    return g_steal_pointer (&known);
  if (value == 0)
    return g_strdup ("?");

  /* Translators: a sum that contains something unknown: "12 + ?". */
  return g_strdup_printf (_("%s + ?"), known);
}

/**
 * scriba_words_signed:
 * @value: a change
 *
 * Returns: (transfer full): "+3", "−1" or "0"
 */
char *
scriba_words_signed (gint64 value)
{
  g_autofree char *size = magnitude (value);

  return g_strconcat (value > 0 ? "+" : value < 0 ? MINUS : "", size, NULL);
}

/**
 * scriba_words_number:
 * @number: a printed value
 *
 * Returns: (transfer full): "3", or "?" while it is unknown
 */
char *
scriba_words_number (ScribaNumber number)
{
  return scriba_words_amount (number.known ? number.value : 0, number.known ? 0 : 1);
}

/**
 * scriba_words_gain:
 * @number: a printed value that somebody gains
 *
 * Returns: (transfer full): "+3", or "+?" while it is unknown
 */
char *
scriba_words_gain (ScribaNumber number)
{
  if (!number.known)
    return g_strdup ("+?");

  return scriba_words_signed (number.value);
}

static const char *
list_separator (void)
{
  /* Translators: stands between the items of a list. */
  return C_("list separator", ", ");
}

/**
 * scriba_words_join:
 * @items: (array zero-terminated=1): names, or names with numbers
 *
 * Returns: (transfer full): them in one line
 */
char *
scriba_words_join (const char * const *items)
{
  return g_strjoinv (list_separator (), (char **) items);
}

static void
add (GString *line,
     const char *separator,
     char *text)
{
  if (line->len > 0)
    g_string_append (line, separator);
  g_string_append (line, text);
  g_free (text);
}

/** scriba_words_add_item: adds to a line one more item (transfer full) of a list. */
void
scriba_words_add_item (GString *line,
                       char *item)
{
  add (line, list_separator (), item);
}

/** scriba_words_add_part: adds to a line one more part (transfer full) that says something for itself. */
void
scriba_words_add_part (GString *line,
                       char *part)
{
  add (line, " · ", part);
}

/**
 * scriba_words_plural:
 * @count: any number
 *
 * Returns: what ngettext() is to be asked with for it
 */
gulong
scriba_words_plural (gint64 count)
{
  guint64 size = count < 0 ? -(guint64) count : (guint64) count;

  return (gulong) MIN (size, G_MAXULONG);
}

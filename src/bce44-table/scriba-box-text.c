/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-box-text.h"

#include "scriba-json.h"
#include "scriba-number.h"
#include "scriba-record.h"

#define UNKNOWN "?"
#define NONE "–"

/* Also what a keyboard without an en dash has. */
#define NONE_TYPED "-"

G_STATIC_ASSERT (SCRIBA_BOX_LONGEST_TEXT == SCRIBA_NAME_MAX_LENGTH);

/** scriba_box_text_fits: whether values of this kind are typed. */
gboolean
scriba_box_text_fits (const ScribaField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return field->type == SCRIBA_FIELD_TEXT ||
         field->type == SCRIBA_FIELD_NUMBER ||
         field->type == SCRIBA_FIELD_NUMBERS;
}

static char *
number_to_text (const ScribaNumber *number)
{
  return number->known ? g_strdup_printf ("%d", number->value) : g_strdup (UNKNOWN);
}

static char *
numbers_to_text (const ScribaField *field,
                 gconstpointer record)
{
  const ScribaNumber *numbers = G_STRUCT_MEMBER_P (record, field->offset);
  guint n_numbers = G_STRUCT_MEMBER (guint8, record, field->length_offset);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) strv = NULL;

  if (n_numbers == 0)
    return g_strdup (NONE);

  for (guint i = 0; i < n_numbers; i++)
    g_strv_builder_take (words, number_to_text (&numbers[i]));
  strv = g_strv_builder_end (words);
  return g_strjoinv (" ", strv);
}

/**
 * scriba_box_text_write:
 * @field: a value that is typed
 * @record: a record that has it
 *
 * Returns: (transfer full): what one would type for it; nothing while it is unknown
 */
char *
scriba_box_text_write (const ScribaField *field,
                       gconstpointer record)
{
  g_return_val_if_fail (scriba_box_text_fits (field), NULL);

  if (scriba_field_is_unknown (field, record))
    return g_strdup ("");
  if (field->type == SCRIBA_FIELD_TEXT)
    return g_strdup (G_STRUCT_MEMBER (char *, record, field->offset));
  if (field->type == SCRIBA_FIELD_NUMBER)
    return number_to_text (G_STRUCT_MEMBER_P (record, field->offset));

  return numbers_to_text (field, record);
}

static gboolean
read_number (const ScribaField *field,
             const char *text,
             ScribaNumber *number)
{
  gint64 value;

  if (g_str_equal (text, UNKNOWN))
    {
      *number = (ScribaNumber) SCRIBA_UNKNOWN;
      return TRUE;
    }

  if (!g_ascii_string_to_signed (text, 10, field->lowest, field->highest, &value, NULL))
    return FALSE;

  *number = (ScribaNumber) SCRIBA_KNOWN (value);
  return TRUE;
}

static gboolean
read_numbers (const ScribaField *field,
              const char *text,
              gpointer record)
{
  ScribaNumber *numbers = G_STRUCT_MEMBER_P (record, field->offset);
  g_auto (GStrv) words = g_strsplit_set (text, " \t,;", -1);
  g_autofree ScribaNumber *told = g_new0 (ScribaNumber, field->longest);
  guint n_told = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (n_told == field->longest || !read_number (field, words[i], &told[n_told]))
        return FALSE;
      n_told++;
    }

  scriba_field_reset (field, record, TRUE);
  for (guint i = 0; i < n_told; i++)
    numbers[i] = told[i];
  G_STRUCT_MEMBER (guint8, record, field->length_offset) = n_told;
  return TRUE;
}

static gboolean
read_name (const ScribaField *field,
           const char *text,
           gpointer record)
{
  guint longest = field->longest > 0 ? field->longest : SCRIBA_BOX_LONGEST_TEXT;

  if (!g_utf8_validate (text, -1, NULL) || g_utf8_strlen (text, -1) > longest)
    return FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;

  g_set_str (&G_STRUCT_MEMBER (char *, record, field->offset), text);
  return TRUE;
}

/**
 * scriba_box_text_read:
 * @field: a value that is typed
 * @text: what was typed
 * @record: a record that gets the value
 *
 * Nothing, or a lone "?", makes the value unknown.
 *
 * Returns: %FALSE if the text is refused; @record is as before then
 */
gboolean
scriba_box_text_read (const ScribaField *field,
                      const char *text,
                      gpointer record)
{
  g_autofree char *typed = NULL;

  g_return_val_if_fail (scriba_box_text_fits (field), FALSE);
  g_return_val_if_fail (text != NULL && record != NULL, FALSE);

  typed = g_strstrip (g_strdup (text));
  if (*typed == '\0' || (field->type != SCRIBA_FIELD_NUMBERS && g_str_equal (typed, UNKNOWN)))
    {
      scriba_field_reset (field, record, FALSE);
      return TRUE;
    }

  if (field->type == SCRIBA_FIELD_TEXT)
    return read_name (field, typed, record);
  if (field->type == SCRIBA_FIELD_NUMBER)
    return read_number (field, typed, G_STRUCT_MEMBER_P (record, field->offset));

  if (g_str_equal (typed, NONE) || g_str_equal (typed, NONE_TYPED))
    {
      scriba_field_reset (field, record, TRUE);
      return TRUE;
    }
  return read_numbers (field, typed, record);
}

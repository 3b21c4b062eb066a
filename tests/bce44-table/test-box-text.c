/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-box.h"
#include "scriba-box-text.h"
#include "scriba-record.h"

/* What is typed, and how it is written back; NULL: refused. Ranges are those of the formats page. */
static const struct
{
  BceBoxPart part;
  const char *field;
  const char *typed;
  const char *written;
} cases[] = {
  { BCE_BOX_RECRUITS, "tier", "2", "2" },
  { BCE_BOX_RECRUITS, "tier", " 3 ", "3" },
  { BCE_BOX_RECRUITS, "tier", "", "" },
  { BCE_BOX_RECRUITS, "tier", "?", "" },
  { BCE_BOX_RECRUITS, "tier", "0", NULL },
  { BCE_BOX_RECRUITS, "tier", "4", NULL },
  { BCE_BOX_RECRUITS, "tier", "two", NULL },
  { BCE_BOX_RECRUITS, "tier", "1 2", NULL },
  { BCE_BOX_RECRUITS, "tier", "1.0", NULL },
  { BCE_BOX_RECRUITS, "authority", "0", "0" },
  { BCE_BOX_RECRUITS, "authority", "9999", "9999" },
  { BCE_BOX_RECRUITS, "authority", "10000", NULL },
  { BCE_BOX_RECRUITS, "authority", "-1", NULL },
  { BCE_BOX_RECRUITS, "ambition", "1 1", "1 1" },
  { BCE_BOX_RECRUITS, "ambition", " 1  ?,3", "1 ? 3" },
  { BCE_BOX_RECRUITS, "ambition", "?", "?" },
  { BCE_BOX_RECRUITS, "ambition", "", "" },
  { BCE_BOX_RECRUITS, "ambition", "-", "–" },
  { BCE_BOX_RECRUITS, "ambition", "–", "–" },
  { BCE_BOX_RECRUITS, "ambition", "1 2 3 4", "1 2 3 4" },
  { BCE_BOX_RECRUITS, "ambition", "1 2 3 4 5", NULL },
  { BCE_BOX_RECRUITS, "ambition", "1 x", NULL },
  { BCE_BOX_RECRUITS, "name", "  Aedilis ", "Aedilis" },
  { BCE_BOX_RECRUITS, "name", "<b>&amp;", "<b>&amp;" },
  { BCE_BOX_RECRUITS, "name", "", "" },
  { BCE_BOX_RECRUITS, "name", "two\nlines", NULL },
  { BCE_BOX_STRUCTURES, "spaces", "2 2 4 5", "2 2 4 5" },
  { BCE_BOX_STRUCTURES, "spaces", "2 6", NULL },
  { BCE_BOX_STRUCTURES, "spaces", "0", NULL },
  { BCE_BOX_STRUCTURES, "era", "3", "3" },
  { BCE_BOX_ALLEGIANCE, "title", "Proconsul", "Proconsul" },
};

static const ScribaField *
find_field (const ScribaShape *shape,
            const char *name)
{
  for (guint i = 0; i < shape->n_fields; i++)
    if (g_str_equal (shape->fields[i].name, name))
      return &shape->fields[i];

  g_assert_not_reached ();
}

static void
test_typed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const ScribaShape *shape = bce_box_get_shape (cases[i].part);
      const ScribaField *field = find_field (shape, cases[i].field);
      g_autofree gpointer record = g_malloc0 (shape->size);
      g_autofree char *written = NULL;
      gboolean taken;

      g_test_message ("%s: %s", cases[i].field, cases[i].typed);
      scriba_record_reset (shape, record);
      taken = scriba_box_text_read (field, cases[i].typed, record);
      g_assert_true (taken == (cases[i].written != NULL));
      if (taken)
        {
          written = scriba_box_text_write (field, record);
          g_assert_cmpstr (written, ==, cases[i].written);
        }
      scriba_record_clear (shape, record);
    }
}

static void
test_refused_keeps (void)
{
  const ScribaField *ambition = find_field (bce_box_get_shape (BCE_BOX_RECRUITS), "ambition");
  BceRecruit recruit = { 0 };
  g_autofree char *written = NULL;

  scriba_record_reset (bce_box_get_shape (BCE_BOX_RECRUITS), &recruit);
  g_assert_true (scriba_box_text_read (ambition, "2 3", &recruit));
  g_assert_false (scriba_box_text_read (ambition, "9 x", &recruit));
  written = scriba_box_text_write (ambition, &recruit);
  g_assert_cmpstr (written, ==, "2 3");
  scriba_record_clear (bce_box_get_shape (BCE_BOX_RECRUITS), &recruit);
}

static void
test_longest_name (void)
{
  const ScribaField *name = find_field (bce_box_get_shape (BCE_BOX_RECRUITS), "name");
  BceRecruit recruit = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  /* Counted in characters, not in bytes. */
  for (guint i = 0; i < 100; i++)
    g_string_append (text, "ű");
  scriba_record_reset (bce_box_get_shape (BCE_BOX_RECRUITS), &recruit);
  g_assert_true (scriba_box_text_read (name, text->str, &recruit));
  g_assert_cmpstr (recruit.name, ==, text->str);
  g_string_append (text, "x");
  g_assert_false (scriba_box_text_read (name, text->str, &recruit));
  scriba_record_clear (bce_box_get_shape (BCE_BOX_RECRUITS), &recruit);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/box-text/typed", test_typed);
  g_test_add_func ("/box-text/refused-keeps", test_refused_keeps);
  g_test_add_func ("/box-text/longest-name", test_longest_name);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include <string.h>

/* Passes every file of a folder through a target, without libFuzzer: fuzz-TARGET FOLDER */

static void
run (gconstpointer path)
{
  g_autofree char *text = NULL;
  g_autofree guint8 *exact = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  g_file_get_contents (path, &text, &size, &error);
  g_assert_no_error (error);
  /* Without the zero behind it, so that the sanitizers see who reads on. */
  exact = g_memdup2 (text, size);
  LLVMFuzzerTestOneInput (exact, size);
}

int
main (int argc,
      char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);

  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  g_assert_cmpuint (names->len, >, 0);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *test = g_strconcat ("/fuzz/", g_ptr_array_index (names, i), NULL);

      g_test_add_data_func_full (test, g_build_filename (argv[1], g_ptr_array_index (names, i), NULL), run, g_free);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * make-library FOLDER FILE…: begins a library of the newest version with the games of some files, in the first of which
 * Anna is called Annamária since. For tests/fixtures/versions.
 */

#include "bce-game.h"
#include "caesar-game.h"
#include "scriba-draft.h"
#include "scriba-library.h"
#include "scriba-opened.h"

static ScribaDocument *
open_draft (const char *path,
            GError **error)
{
  return SCRIBA_DOCUMENT (scriba_draft_open (path, error));
}

static void
take (ScribaLibrary *library,
      const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaOpened) opened = scriba_opened_read (path, open_draft, &error);

  g_assert_no_error (error);
  scriba_library_import (library, g_steal_pointer (&opened->game));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaLibrary) library = NULL;
  g_autoptr (ScribaGameItem) item = NULL;

  g_assert_cmpint (argc, >, 2);
  library = scriba_library_new (argv[1]);
  scriba_library_load (library);
  while (!scriba_library_get_loaded (library))
    g_main_context_iteration (NULL, TRUE);
  for (int i = argc - 1; i > 1; i--)
    take (library, argv[i]);
  g_assert_true (scriba_library_wait (library, NULL));

  /* The one that was taken last is the first. */
  item = g_list_model_get_item (G_LIST_MODEL (library), 0);
  scriba_library_rename (library, item, "Anna", "Annamária");
  g_assert_true (scriba_library_wait (library, NULL));
  return 0;
}

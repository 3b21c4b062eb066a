/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-opened.h"

#include "scriba-error.h"
#include "scriba-json.h"
#include "scriba-store.h"

static ScribaGameFile *
read_game (const char *path,
           GError **error)
{
  g_autoptr (GBytes) text = scriba_file_read (path, error);
  g_autoptr (JsonNode) node = text != NULL ? scriba_json_parse_shown (text, error) : NULL;

  return node != NULL ? scriba_game_file_from_json (node, error) : NULL;
}

/* It is none of them: all are named. */
static void
expect_formats (const GError *no_draft,
                const GError *no_game,
                GError **error)
{
  const ScribaErrorFacts *facts = scriba_error_get_facts (no_draft);
  g_autofree char *formats = g_strdup_printf ("%s, %s", facts->choices, scriba_error_get_facts (no_game)->choices);

  scriba_error_set (error, SCRIBA_ERROR_EXPECTED_CHOICE, facts->path, facts->found, formats, 0, 0);
}

static gboolean
is_of_other_format (const GError *no_draft)
{
  return g_error_matches (no_draft, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_CHOICE) &&
         g_strcmp0 (scriba_error_get_facts (no_draft)->path, "format") == 0;
}

static void
refuse (const char *path,
        GError *refused,
        GError **error)
{
  g_autofree char *name = g_path_get_basename (path);

  scriba_error_set_file (refused, name);
  g_propagate_error (error, refused);
}

/**
 * scriba_opened_read:
 * @path: a file
 * @open_draft: opens what is no game
 * @error: where to say what is wrong with it, naming the file without its folder
 *
 * Returns: (transfer full): what its format names, or %NULL
 */
ScribaOpened *
scriba_opened_read (const char *path,
                    ScribaDraftOpen open_draft,
                    GError **error)
{
  g_autoptr (ScribaOpened) self = g_new0 (ScribaOpened, 1);
  g_autoptr (GError) no_draft = NULL;
  g_autoptr (GError) no_game = NULL;
  GError *refused = NULL;

  self->draft = open_draft (path, &no_draft);
  if (self->draft != NULL)
    return g_steal_pointer (&self);
  if (!is_of_other_format (no_draft))
    {
      g_propagate_error (error, g_steal_pointer (&no_draft));
      return NULL;
    }

  self->game = read_game (path, &no_game);
  if (self->game != NULL)
    return g_steal_pointer (&self);

  if (g_error_matches (no_game, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_FORMAT))
    expect_formats (no_draft, no_game, &refused);
  else
    refused = g_steal_pointer (&no_game);
  refuse (path, refused, error);
  return NULL;
}

/** scriba_opened_free: frees it, and what was not taken out of it. */
void
scriba_opened_free (ScribaOpened *self)
{
  g_clear_object (&self->draft);
  g_clear_pointer (&self->game, scriba_game_file_free);
  g_free (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

/*
 * The formats of `scriba export`, by their word on the command line.
 */
typedef struct
{
  const char *name;
  CliExit (*write) (JsonNode *input,
                    CliText *text,
                    GError **error);
} Format;

static CliExit
write_csv (JsonNode *input,
           CliText *text,
           GError **error)
{
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (input, error);
  g_autofree char *rows = NULL;
  guint n_unknown;

  if (file == NULL || !scriba_game_file_is_of (file, &bce_game_format, error))
    return CLI_EXIT_BAD;

  rows = bce_game_to_csv (file, &n_unknown);
  cli_text_append_data (text, rows);
  return n_unknown > 0 ? CLI_EXIT_UNKNOWN : CLI_EXIT_DONE;
}

static CliExit
write_json (JsonNode *input,
            CliText *text,
            GError **error)
{
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (input, error);

  if (file == NULL)
    return CLI_EXIT_BAD;

  cli_add_json (text, scriba_game_file_to_json (file));
  return CLI_EXIT_DONE;
}

static CliExit
write_text (JsonNode *input,
            CliText *text,
            GError **error)
{
  return cli_replay (input, FALSE, text, error);
}

static const Format formats[] = {
  { "csv", write_csv },
  { "json", write_json },
  { "text", write_text },
};

static const Format *
find_format (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].name, name))
      return &formats[i];

  return NULL;
}

/** cli_has_format: whether cli_export() knows a format. */
gboolean
cli_has_format (const char *name)
{
  return find_format (name) != NULL;
}

/**
 * cli_export:
 * @input: a `scriba-game/1` object
 * @format: one that cli_has_format() knows
 * @text: where the answer goes
 * @error: what is wrong with the input
 *
 * Turns a saved game into what other programs or people read: the game as it is,
 * a table for a spreadsheet, or the words of its log.
 *
 * Returns: how it went; the answer depends on unknown values only through the score
 */
CliExit
cli_export (JsonNode *input,
            const char *format,
            CliText *text,
            GError **error)
{
  return find_format (format)->write (input, text, error);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

#include "scriba-caesar-sheet.h"
#include "scriba-words.h"

/*
 * The formats of `scriba export`, by their word on the command line.
 */
typedef struct
{
  const char *name;
  gboolean is_picture; /* and no text */
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
  guint n_unknown = 0;

  if (file == NULL)
    return CLI_EXIT_BAD;

  rows = file->format == &caesar_game_format ? caesar_game_to_csv (file) : bce_game_to_csv (file, &n_unknown);
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

/* A page about a game, which only Caesar! has. */
static ScribaSheet *
read_sheet (JsonNode *input,
            GError **error)
{
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (input, error);
  ScribaSheet *sheet;

  if (file == NULL || !scriba_game_file_is_of (file, &caesar_game_format, error))
    return NULL;

  sheet = scriba_caesar_sheet_new (scriba_history_get_state (file->history), file->box,
                                   scriba_words_day_at (file->created, file->utc_offset));
  scriba_sheet_take_moment (sheet, scriba_game_file_dup_moment (file));
  return sheet;
}

static CliExit
write_pdf (JsonNode *input,
           CliText *text,
           GError **error)
{
  g_autoptr (ScribaSheet) sheet = read_sheet (input, error);
  g_autoptr (GBytes) page = sheet != NULL ? scriba_sheet_to_pdf (sheet, scriba_paper_get_usual ()) : NULL;

  if (page == NULL)
    return CLI_EXIT_BAD;

  cli_text_add_bytes (text, page);
  return CLI_EXIT_DONE;
}

static CliExit
write_png (JsonNode *input,
           CliText *text,
           GError **error)
{
  g_autoptr (ScribaSheet) sheet = read_sheet (input, error);
  g_autoptr (GBytes) picture = sheet != NULL ? scriba_sheet_to_png (sheet) : NULL;

  if (picture == NULL)
    return CLI_EXIT_BAD;

  cli_text_add_bytes (text, picture);
  return CLI_EXIT_DONE;
}

static const Format formats[] = {
  { "csv", FALSE, write_csv },
  { "json", FALSE, write_json },
  { "pdf", TRUE, write_pdf },
  { "png", TRUE, write_png },
  { "text", FALSE, write_text },
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

/** cli_format_is_picture: whether a format that cli_has_format() knows is no text. */
gboolean
cli_format_is_picture (const char *name)
{
  return find_format (name)->is_picture;
}

/**
 * cli_export:
 * @input: a `scriba-game/1` object
 * @format: one that cli_has_format() knows
 * @text: where the answer goes
 * @error: what is wrong with the input
 *
 * Turns a saved game into what other programs or people read: the game as it is,
 * a table for a spreadsheet, the words of its log, or a page with its map.
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

#include "scriba-bce-sheet.h"
#include "scriba-caesar-sheet.h"
#include "scriba-share.h"
#include "scriba-words.h"

/*
 * The formats of `scriba export`, by their word on the command line.
 */
typedef struct
{
  const char *name;
  gboolean is_picture; /* and no text */
  gboolean is_whole;   /* the game with all that is not known, and no answer */
  void (*write) (const ScribaGameFile *file,
                 CliText *text,
                 GError **error);
} Format;

static void
write_csv (const ScribaGameFile *file,
           CliText *text,
           GError **error)
{
  g_autofree char *rows = scriba_share_to_csv (file);

  cli_text_append_data (text, rows);
}

static void
write_json (const ScribaGameFile *file,
            CliText *text,
            GError **error)
{
  cli_add_json (text, scriba_game_file_to_json (file));
}

static void
write_text (const ScribaGameFile *file,
            CliText *text,
            GError **error)
{
  cli_add_game (text, file);
}

static void
write_play (const ScribaGameFile *file,
            CliText *text,
            char *(*make) (const ScribaBgsPlay *play,
                           const char *note))
{
  g_autofree char *made = NULL;
  ScribaBgsPlay play;

  scriba_share_fill_play (file, scriba_words_is_share_name, &play);
  made = make (&play, scriba_words_share_note (play.over, play.stopped, play.counts));
  g_strchomp (made);
  cli_text_line (text, 0, CLI_PLAIN, made);
}

static void
write_bgsplay (const ScribaGameFile *file,
               CliText *text,
               GError **error)
{
  write_play (file, text, scriba_share_to_bgsplay);
}

static void
write_link (const ScribaGameFile *file,
            CliText *text,
            GError **error)
{
  write_play (file, text, scriba_share_to_link);
}

static ScribaSheet *
make_sheet (const ScribaGameFile *file)
{
  gconstpointer state = scriba_history_get_state (file->history);
  char *date = scriba_words_day_at (file->created, file->utc_offset);
  ScribaSheet *sheet = file->format == &caesar_game_format ? scriba_caesar_sheet_new (state, file->box, date)
                                                           : scriba_bce_sheet_new (state, file->box, date);

  scriba_sheet_take_moment (sheet, scriba_game_file_dup_moment (file));
  return sheet;
}

static void
write_pdf (const ScribaGameFile *file,
           CliText *text,
           GError **error)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (file);
  g_autoptr (GBytes) page = scriba_sheet_to_pdf (sheet, scriba_paper_get_usual (), error);

  if (page != NULL)
    cli_text_add_bytes (text, page);
}

static void
write_png (const ScribaGameFile *file,
           CliText *text,
           GError **error)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (file);
  g_autoptr (GBytes) picture = scriba_sheet_to_png (sheet, error);

  if (picture != NULL)
    cli_text_add_bytes (text, picture);
}

static const Format formats[] = {
  { "bgsplay", .write = write_bgsplay },
  { "bgstats-link", .write = write_link },
  { "csv", .write = write_csv },
  { "json", .is_whole = TRUE, .write = write_json },
  { "pdf", .is_picture = TRUE, .write = write_pdf },
  { "png", .is_picture = TRUE, .write = write_png },
  { "text", .write = write_text },
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
 * @hides_names: whether nobody is named
 * @text: where the answer goes
 * @error: what is wrong with the input, or why its page could not be drawn
 *
 * Turns a saved game into what other programs or people read: the game as it is,
 * a table for a spreadsheet, the words of its log, a play, or a page with its score or its map.
 *
 * Returns: how it went; the answer depends on unknown values only through the score
 */
CliExit
cli_export (JsonNode *input,
            const char *format,
            gboolean hides_names,
            CliText *text,
            GError **error)
{
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (input, error);
  g_autoptr (ScribaGameFile) hidden = NULL;
  const Format *to = find_format (format);
  GError *problem = NULL;

  if (file != NULL && hides_names)
    hidden = scriba_share_hide_names (file, scriba_words_share_name, error);
  if (hides_names ? hidden == NULL : file == NULL)
    return CLI_EXIT_BAD;

  to->write (hides_names ? hidden : file, text, &problem);
  if (problem != NULL)
    {
      g_propagate_error (error, problem);
      return CLI_EXIT_BAD;
    }
  return to->is_whole ? CLI_EXIT_DONE : cli_get_exit (file);
}

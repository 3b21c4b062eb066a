/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-cli.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "cli-commands.h"
#include "scriba-export.h"
#include "scriba-words.h"

/* A command and the format that it reads; `export`, which has no @run, has options of its own. */
typedef struct
{
  const char *name;
  const char *format;
  const char *summary;
  CliCommand run;
} Command;

static const Command commands[] = {
  { "resolve", "scriba-resolve/1", N_("Resolves one year of 44 BCE and gives a reason for every step."), cli_resolve },
  { "score", "scriba-score/1", N_("Scores a finished game of 44 BCE and tells where every number comes from."), cli_score },
  { "caesar", "scriba-caesar/1", N_("Plays the moves of Caesar! and prints the board, the winner and the odds."), cli_caesar },
  { "replay", "scriba-game/1", N_("Replays a saved game and prints how it stands, its log and its score."), cli_replay },
  { "export", "scriba-game/1", N_("Writes a saved game in another format."), NULL },
};

/* What was asked for. */
typedef struct
{
  gboolean json;
  gboolean hides_names;
  char *format;
  char *output;
} Options;

/* What the window understands; other options are this side's to refuse. */
static const char * const window_options[] = { "--gapplication-", "--display", "--gtk-", "--g-fatal-warnings" };

static const Command *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];

  return NULL;
}

static void
complain (const char *line)
{
  g_autofree char *one_line = scriba_words_one_line (line);
  g_autofree char *text = g_strconcat (one_line, "\n", NULL);

  /* Where nobody can be told, the exit status still tells. */
  if (write (STDERR_FILENO, text, strlen (text)) < 0)
    return;
}

static gboolean
write_all (const char *text,
           gsize left)
{
  while (left > 0)
    {
      gssize n = write (STDOUT_FILENO, text, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      text += n;
      left -= n;
    }

  return close (STDOUT_FILENO) == 0;
}

/* Prints an answer; a disk that is full or a reader that has gone is an error. */
static CliExit
print (const char *text,
       gsize length,
       CliExit result)
{
  g_autofree char *reason = NULL;
  g_autofree char *line = NULL;

  if (write_all (text, length))
    return result;

  reason = scriba_words_errno (errno);
  line = g_strdup_printf (_("Standard output cannot be written: %s"), reason);
  complain (line);

  return CLI_EXIT_BAD;
}

static gboolean
is_styled (void)
{
  const char *no_color = g_getenv ("NO_COLOR");

  return isatty (STDOUT_FILENO) && (no_color == NULL || *no_color == '\0') &&
         g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
}

static CliExit
complain_usage (const char *program,
                const char *what,
                const char *word)
{
  g_autofree char *line = NULL;

  if (word != NULL)
    /* Translators: %1$s is a command, %2$s what is wrong, %3$s the wrong word, and "%1$s --help" stays. */
    line = g_strdup_printf (_("%1$s: %2$s: %3$s (see %1$s --help)"), program, what, word);
  else
    line = g_strdup_printf (_("%1$s: %2$s (see %1$s --help)"), program, what);
  complain (line);

  return CLI_EXIT_BAD;
}

/* An option that the parser left where it was. */
static const char *
find_unknown_option (char **arguments)
{
  for (guint i = 1; arguments[i] != NULL; i++)
    if (arguments[i][0] == '-' && arguments[i][1] != '\0')
      return arguments[i];

  return NULL;
}

/* A switch takes no value, but the parser would let one pass. */
static const char *
find_switch_with_value (char **arguments)
{
  for (guint i = 1; arguments[i] != NULL && !g_str_equal (arguments[i], "--"); i++)
    if (g_str_has_prefix (arguments[i], "--json=") || g_str_has_prefix (arguments[i], "--hide-names=") ||
        g_str_has_prefix (arguments[i], "--help="))
      return arguments[i];

  return NULL;
}

static CliExit
complain_error (const GError *error)
{
  g_autofree char *line = scriba_words_error (error);

  complain (line);
  return CLI_EXIT_BAD;
}

static gboolean
is_printed (const Options *options)
{
  return options->output == NULL || g_str_equal (options->output, "-");
}

/* Puts an answer where it was asked for; a file is there whole, or as it was before. */
static CliExit
deliver (CliText *text,
         const Options *options,
         CliExit result)
{
  gsize length;
  const char *data = cli_text_get (text, &length);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (is_printed (options))
    return print (data, length, result);

  bytes = g_bytes_new_static (data, length);
  return scriba_export_write (options->output, bytes, &error) ? result : complain_error (error);
}

static CliExit
run_on_file (const Command *command,
             const char *file,
             const Options *options)
{
  g_autoptr (CliText) text = cli_text_new (!options->json && options->output == NULL && is_styled ());
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = scriba_file_read (file, &error);
  g_autoptr (JsonNode) input = NULL;
  CliExit result = CLI_EXIT_BAD;

  if (bytes != NULL)
    input = scriba_json_parse (bytes, &error);
  if (input != NULL)
    result = command->run != NULL ? command->run (input, options->json, text, &error)
                                  : cli_export (input, options->format, options->hides_names, text, &error);
  if (error == NULL)
    return deliver (text, options, result);

  if (error->domain == SCRIBA_ERROR)
    scriba_error_set_file (error, file);
  return complain_error (error);
}

static void
options_clear (Options *options)
{
  g_free (options->format);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* What is wrong with the options of `export`, if anything. */
static const char *
check_export (const Options *options,
              const char **word)
{
  *word = NULL;
  if (options->format == NULL)
    return _("the format is missing: --to FORMAT");

  *word = options->format;
  if (!cli_has_format (options->format))
    return _("unknown format");
  if (cli_format_is_picture (options->format) && is_printed (options) && isatty (STDOUT_FILENO))
    return _("this format is not for a terminal, name a file with -o");

  *word = NULL;
  return NULL;
}

static CliExit
run_command (const Command *command,
             int argc,
             char **argv)
{
  g_autofree char *program = g_strconcat ("scriba ", command->name, NULL);
  g_autofree char *description = NULL;
  g_auto (Options) options = { 0, };
  gboolean help = FALSE;
  g_auto (GStrv) files = NULL;
  const GOptionEntry answer_entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_("Print one JSON object"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry export_entries[] = {
    /* Translators: bgsplay, bgstats-link, csv, json, pdf, png and text stay. */
    { "to", 0, 0, G_OPTION_ARG_STRING, &options.format,
      N_("Write this format: bgsplay, bgstats-link, csv, json, pdf, png or text"),
      /* Translators: stands for the word of a format in the usage line. */
      N_("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_("Write to this file instead of standard output"), N_("FILE") },
    { "hide-names", 0, 0, G_OPTION_ARG_NONE, &options.hides_names, N_("Write Player 1, Player 2… for the names of players"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_("Show this help"), NULL },
    /* Translators: stands for the name of a file in the usage line. */
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) arguments = g_new0 (char *, argc);
  g_autoptr (GError) error = NULL;
  const char *unknown;
  const char *wrong;

  arguments[0] = g_strdup (program);
  for (int i = 2; i < argc; i++)
    arguments[i - 1] = g_strdup (argv[i]);

  g_set_prgname (program);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, command->run != NULL ? answer_entries : export_entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, command->summary);
  /* Translators: %s is the name of a file format, for example "scriba-score/1". */
  description = g_strdup_printf (_("FILE is a JSON file of the format %s, or - for standard input.\n"
                                   "Exit status: 0 done, 1 the answer depends on unknown values, 2 bad input."),
                                 command->format);
  g_option_context_set_description (context, description);

  unknown = find_switch_with_value (arguments);
  if (unknown == NULL && !g_option_context_parse_strv (context, &arguments, &error))
    return complain_usage (program, error->message, NULL);
  if (unknown == NULL)
    unknown = find_unknown_option (arguments);
  if (unknown != NULL)
    return complain_usage (program, _("unknown option"), unknown);

  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      return print (text, strlen (text), CLI_EXIT_DONE);
    }

  if (command->run == NULL)
    {
      wrong = check_export (&options, &unknown);
      if (wrong != NULL)
        return complain_usage (program, wrong, unknown);
    }
  if (files == NULL)
    return complain_usage (program, _("a file is missing"), NULL);
  if (files[1] != NULL)
    return complain_usage (program, _("one file at a time, not also"), files[1]);

  return run_on_file (command, files[0], &options);
}

static char *
describe_commands (void)
{
  GString *text = g_string_new (_("Commands:"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "\n  %-10s %s", commands[i].name, _(commands[i].summary));

  g_string_append (text, "\n\n");
  g_string_append (text, _("“scriba COMMAND --help” tells more about a command.\n"
                             "Without a command, Scriba opens its window."));
  g_string_append_c (text, '\n');
  g_string_append (text, _("“scriba FILE” opens a copy of a file there that ends in .scriba or .json."));

  return g_string_free (text, FALSE);
}

/* What the window opens. */
static gboolean
is_for_window (const char *word)
{
  return word[0] != '-' && (g_str_has_suffix (word, ".json") || g_str_has_suffix (word, ".scriba"));
}

static gboolean
is_window_option (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (window_options); i++)
    if (g_str_has_prefix (word, window_options[i]))
      return TRUE;

  return FALSE;
}

/* A word that stands where a command would, and is none. */
static CliExit
complain_word (const char *word,
               const char *file)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;

  if (word[0] == '-' && word[1] != '\0')
    return file != NULL ? complain_usage ("scriba", _("a command is missing before"), file)
                        : complain_usage ("scriba", _("unknown option"), word);
  if (strpbrk (word, "./") == NULL && !g_file_test (word, G_FILE_TEST_EXISTS))
    return complain_usage ("scriba", _("unknown command"), word);

  bytes = scriba_store_read (word, &error);
  if (bytes == NULL)
    return complain_error (error);

  /* Translators: %s is a file. */
  line = g_strdup_printf (_("%s: its name does not end in .scriba or .json (see scriba --help)"), word);
  complain (line);
  return CLI_EXIT_BAD;
}

static CliExit
run_without_command (int argc,
                     char **argv)
{
  gboolean version = FALSE;
  gboolean help = FALSE;
  const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, &version, N_("Show the version"), NULL },
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_("Show this help"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  /* Translators: follows "scriba [OPTION…]" in the usage line. */
  g_autoptr (GOptionContext) context = g_option_context_new (_("[COMMAND | FILE…]"));
  g_auto (GStrv) arguments = g_new0 (char *, argc + 1);
  g_autofree char *commands_text = describe_commands ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < argc; i++)
    arguments[i] = g_strdup (argv[i]);

  g_set_prgname ("scriba");
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Scriba resolves years of 44 BCE, plays the moves of Caesar!, scores games and replays saved ones."));
  g_option_context_set_description (context, commands_text);

  if (!g_option_context_parse_strv (context, &arguments, &error))
    return complain_usage ("scriba", error->message, NULL);
  for (guint i = 1; arguments[i] != NULL; i++)
    if (!is_for_window (arguments[i]))
      return complain_word (arguments[i], i > 1 ? arguments[1] : NULL);

  if (help)
    text = g_option_context_get_help (context, TRUE, NULL);
  else
    text = g_strdup ("scriba " PACKAGE_VERSION "\n");

  return print (text, strlen (text), CLI_EXIT_DONE);
}

/**
 * scriba_cli_wants:
 * @argc: number of words
 * @argv: the command line
 *
 * Returns: whether these words are for the command line and not for the window
 */
gboolean
scriba_cli_wants (int argc,
                  char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      if (is_window_option (argv[i]))
        return FALSE;
      if (!is_for_window (argv[i]))
        return TRUE;
    }

  return FALSE;
}

/**
 * scriba_cli_run:
 * @argc: number of words
 * @argv: the command line
 *
 * Runs a sub-command, without a display.
 *
 * Returns: the exit status: 0 done, 1 the answer depends on unknown values, 2 bad
 */
int
scriba_cli_run (int argc,
                char **argv)
{
  const Command *command = argc > 1 ? find_command (argv[1]) : NULL;

  signal (SIGPIPE, SIG_IGN);

  return command != NULL ? run_command (command, argc, argv) : run_without_command (argc, argv);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-cli.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "cli-commands.h"
#include "scriba-words.h"

typedef struct
{
  const char *name;
  const char *summary;
  CliCommand run;
} Command;

static const Command commands[] = {
  { "resolve", N_("Resolves one year of 44 BCE and gives a reason for every step."), cli_resolve },
  { "score", N_("Scores a finished game of 44 BCE and tells where every number comes from."), cli_score },
};

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
write_all (const char *text)
{
  gsize left = strlen (text);

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
       CliExit result)
{
  g_autofree char *reason = NULL;
  g_autofree char *line = NULL;

  if (write_all (text))
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

/* No option here takes a value, but the parser would let one pass. */
static const char *
find_option_with_value (char **arguments)
{
  for (guint i = 1; arguments[i] != NULL && !g_str_equal (arguments[i], "--"); i++)
    if (g_str_has_prefix (arguments[i], "--") && strchr (arguments[i], '=') != NULL)
      return arguments[i];

  return NULL;
}

static CliExit
run_on_file (const Command *command,
             const char *file,
             gboolean json)
{
  g_autoptr (CliText) text = cli_text_new (!json && is_styled ());
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = scriba_file_read (file, &error);
  g_autoptr (JsonNode) input = NULL;
  g_autofree char *line = NULL;
  CliExit result = CLI_EXIT_BAD;

  if (bytes != NULL)
    input = scriba_json_parse (bytes, &error);
  if (input != NULL)
    result = command->run (input, json, text, &error);
  if (error == NULL)
    return print (cli_text_get (text), result);

  if (error->domain == SCRIBA_ERROR)
    scriba_error_set_file (error, file);
  line = scriba_words_error (error);
  complain (line);

  return CLI_EXIT_BAD;
}

static CliExit
run_command (const Command *command,
             int argc,
             char **argv)
{
  g_autofree char *program = g_strconcat ("scriba ", command->name, NULL);
  gboolean json = FALSE;
  gboolean help = FALSE;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Print one JSON object"), NULL },
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_("Show this help"), NULL },
    /* Translators: stands for the name of a file in the usage line. */
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) arguments = g_new0 (char *, argc);
  g_autoptr (GError) error = NULL;
  const char *unknown;

  arguments[0] = g_strdup (program);
  for (int i = 2; i < argc; i++)
    arguments[i - 1] = g_strdup (argv[i]);

  g_set_prgname (program);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, command->summary);
  g_option_context_set_description (context,
                                    N_("FILE is a JSON file, or - for standard input.\n"
                                       "Exit status: 0 done, 1 the answer depends on unknown values, 2 bad input."));

  unknown = find_option_with_value (arguments);
  if (unknown == NULL && !g_option_context_parse_strv (context, &arguments, &error))
    return complain_usage (program, error->message, NULL);
  if (unknown == NULL)
    unknown = find_unknown_option (arguments);
  if (unknown != NULL)
    return complain_usage (program, _("unknown option"), unknown);

  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      return print (text, CLI_EXIT_DONE);
    }

  if (files == NULL)
    return complain_usage (program, _("a file is missing"), NULL);
  if (files[1] != NULL)
    return complain_usage (program, _("one file at a time, not also"), files[1]);

  return run_on_file (command, files[0], json);
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
  g_string_append (text, _("“scriba FILE.json” opens a copy of that file there."));

  return g_string_free (text, FALSE);
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
  g_autoptr (GOptionContext) context = g_option_context_new (_("[COMMAND | FILE.json…]"));
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
  g_option_context_set_summary (context, _("Scriba resolves years and scores games of 44 BCE."));
  g_option_context_set_description (context, commands_text);

  if (!g_option_context_parse_strv (context, &arguments, &error))
    return complain_usage ("scriba", error->message, NULL);
  if (arguments[1] != NULL)
    return complain_usage ("scriba",
                           arguments[1][0] == '-' && arguments[1][1] != '\0' ? _("unknown option") : _("unknown command"),
                           arguments[1]);

  if (help)
    text = g_option_context_get_help (context, TRUE, NULL);
  else
    text = g_strdup ("scriba " PACKAGE_VERSION "\n");

  return print (text, CLI_EXIT_DONE);
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
  if (argc < 2)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (window_options); i++)
    if (g_str_has_prefix (argv[1], window_options[i]))
      return FALSE;

  return argv[1][0] == '-' || !g_str_has_suffix (argv[1], ".json");
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-files.h"
#include "caesar-files.h"
#include "cli-text.h"

G_BEGIN_DECLS

/** CliExit: what the program tells the shell. */
typedef enum
{
  CLI_EXIT_DONE,
  CLI_EXIT_UNKNOWN, /* the answer depends on unknown values */
  CLI_EXIT_BAD,
} CliExit;

/*
 * A sub-command: reads a JSON input and adds its answer to the text, as JSON or
 * in words. Returns CLI_EXIT_BAD with an error set if the input is bad.
 */
typedef CliExit (* CliCommand) (JsonNode *input,
                                gboolean json,
                                CliText *text,
                                GError **error);

CliExit cli_resolve (JsonNode *input,
                     gboolean json,
                     CliText *text,
                     GError **error);
CliExit cli_score (JsonNode *input,
                   gboolean json,
                   CliText *text,
                   GError **error);
CliExit cli_caesar (JsonNode *input,
                    gboolean json,
                    CliText *text,
                    GError **error);
CliExit cli_replay (JsonNode *input,
                    gboolean json,
                    CliText *text,
                    GError **error);

gboolean cli_has_format (const char *name);
gboolean cli_format_is_picture (const char *name);
CliExit cli_export (JsonNode *input,
                    const char *format,
                    gboolean hides_names,
                    CliText *text,
                    GError **error);

/* Shared by the commands. */
CliExit cli_get_exit (const ScribaGameFile *file);
void cli_add_game (CliText *text,
                   const ScribaGameFile *file);
void cli_add_caesar (CliText *text,
                     const CaesarPlayed *played);
void cli_add_result (CliText *text,
                     const BceScoring *scoring,
                     const BceScore *score);
void cli_add_score (CliText *text,
                    const BceScoring *scoring,
                    const BceScore *score);
void cli_add_json (CliText *text,
                   JsonNode *node);
void cli_add_unknown (CliText *text,
                      GPtrArray *names);
char *cli_join_lines (GPtrArray *lines);

G_END_DECLS

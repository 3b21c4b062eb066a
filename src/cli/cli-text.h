/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** CliStyle: how a piece of text looks on a terminal. */
typedef enum
{
  CLI_PLAIN,
  CLI_BOLD,
  CLI_DIM,
} CliStyle;

typedef struct _CliText CliText;

CliText *cli_text_new (gboolean styled);
void cli_text_free (CliText *text);

void cli_text_append (CliText *text,
                      CliStyle style,
                      const char *words);
void cli_text_append_data (CliText *text,
                           const char *data);
void cli_text_line (CliText *text,
                    guint indent,
                    CliStyle style,
                    const char *words);
void cli_text_space (CliText *text,
                     guint n);
void cli_text_end_line (CliText *text);

void cli_text_add_bytes (CliText *text,
                         GBytes *bytes);

const char *cli_text_get (CliText *text,
                          gsize *length);

guint cli_text_width (const char *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliText, cli_text_free)

G_END_DECLS

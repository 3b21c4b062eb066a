/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-text.h"

G_BEGIN_DECLS

typedef struct _CliTable CliTable;

CliTable *cli_table_new (const char *columns);
void cli_table_free (CliTable *table);

void cli_table_add (CliTable *table,
                    CliStyle style,
                    const char *words);
void cli_table_add_heading (CliTable *table,
                            const char *words);

void cli_table_print (CliTable *table,
                      CliText *text,
                      guint indent);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliTable, cli_table_free)

G_END_DECLS

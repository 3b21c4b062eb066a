/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-table.h"

#include <string.h>

#define GAP 2
#define ROW_INDENT 2

typedef struct
{
  char *words;
  CliStyle style;
  gboolean heading; /* takes a row of its own, whatever its width */
} Cell;

struct _CliTable
{
  char *columns;
  GArray *cells;
};

static void
cell_clear (gpointer data)
{
  Cell *cell = data;

  g_free (cell->words);
}

/**
 * cli_table_new:
 * @columns: a letter for each column: `l` for left, `r` for right
 *
 * Returns: (transfer full): a table without rows
 */
CliTable *
cli_table_new (const char *columns)
{
  CliTable *table = g_new (CliTable, 1);

  table->columns = g_strdup (columns);
  table->cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_array_set_clear_func (table->cells, cell_clear);

  return table;
}

/**
 * cli_table_free:
 * @table: (transfer full): a table
 */
void
cli_table_free (CliTable *table)
{
  g_free (table->columns);
  g_array_unref (table->cells);
  g_free (table);
}

static void
add (CliTable *table,
     CliStyle style,
     const char *words,
     gboolean heading)
{
  Cell cell = { .words = g_strdup (words), .style = style, .heading = heading };

  g_array_append_val (table->cells, cell);
}

/**
 * cli_table_add:
 * @table: a table
 * @style: how @words look
 * @words: (nullable): the next cell, row after row
 */
void
cli_table_add (CliTable *table,
               CliStyle style,
               const char *words)
{
  add (table, style, words != NULL ? words : "", FALSE);
}

/**
 * cli_table_add_heading:
 * @table: a table whose last row is whole
 * @words: a row that is a heading
 */
void
cli_table_add_heading (CliTable *table,
                       const char *words)
{
  add (table, CLI_BOLD, words, TRUE);
}

static void
print_cell (const Cell *cell,
            CliText *text,
            char alignment,
            guint width)
{
  guint padding = width - cli_text_width (cell->words);

  if (alignment == 'r')
    cli_text_space (text, padding);
  cli_text_append (text, cell->style, cell->words);
  if (alignment != 'r')
    cli_text_space (text, padding);
}

/**
 * cli_table_print:
 * @table: a table whose last row is whole
 * @text: where to
 * @indent: spaces before each heading; the rows stand further in
 *
 * Adds the table to a text, its columns aligned by what a terminal shows.
 */
void
cli_table_print (CliTable *table,
                 CliText *text,
                 guint indent)
{
  guint n = strlen (table->columns);
  g_autofree guint *widths = g_new0 (guint, n);
  guint column = 0;

  for (guint i = 0; i < table->cells->len; i++)
    {
      const Cell *cell = &g_array_index (table->cells, Cell, i);

      if (cell->heading)
        continue;
      widths[column] = MAX (widths[column], cli_text_width (cell->words));
      column = (column + 1) % n;
    }

  for (guint i = 0; i < table->cells->len; i++)
    {
      const Cell *cell = &g_array_index (table->cells, Cell, i);

      if (cell->heading)
        {
          cli_text_line (text, indent, cell->style, cell->words);
          continue;
        }

      cli_text_space (text, column == 0 ? indent + ROW_INDENT : GAP);
      print_cell (cell, text, table->columns[column], widths[column]);
      column = (column + 1) % n;
      if (column == 0)
        cli_text_end_line (text);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-sheet.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-score-cell.h"
#include "scriba-stacked-bars.h"
#include "scriba-style.h"
#include "scriba-swatch.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define N_ROWS (BCE_N_LINES + 1)
#define TOTAL BCE_N_LINES
#define WIDE_TOTAL_SIZE 32
#define CROWDED_TOTAL_SIZE 24 /* what is unknown makes totals longer */
#define NARROW_TOTAL_SIZE 20

/* The widest that bars may make their column. */
#define NARROW_COLUMN 44
#define WIDE_COLUMN 160

/* A player's column, from the bars down to the Imperium. */
typedef struct
{
  GtkWidget *highlight;
  ScribaStackedBars *bars;
  ScribaToken *token;
  GtkLabel *name;
  ScribaScoreCell *cells[N_ROWS];
} Column;

/* The score sheet: the bars stand on its columns, so that its rows are their legend. */
struct _ScribaScoreSheet
{
  GtkWidget parent_instance;

  GtkGrid *grid;
  GtkSizeGroup *widths;

  Column columns[BCE_MAX_SEATS];
  guint n_columns;
  gboolean compact;
  gboolean narrow;
  ScribaScoreHolder *holder; /* not owned: the page that shows the sheet owns it */
};

G_DEFINE_FINAL_TYPE (ScribaScoreSheet, scriba_score_sheet, GTK_TYPE_WIDGET)

static void
scriba_score_sheet_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SCORE_SHEET);

  G_OBJECT_CLASS (scriba_score_sheet_parent_class)->dispose (object);
}

static void
scriba_score_sheet_class_init (ScribaScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_score_sheet_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaScoreSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, ScribaScoreSheet, widths);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
scriba_score_sheet_init (ScribaScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Rows of the grid: bars, names, then the lines, each below its title in the compact form. */
static int
line_row (ScribaScoreSheet *self,
          guint line)
{
  int row = 2 + line * (self->compact ? 2 : 1);

  return line == TOTAL ? row + 1 : row;
}

static GtkWidget *
create_title (ScribaScoreSheet *self,
              guint line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (line == TOTAL ? _("Imperium") : scriba_words_score_line (line));

  if (line < TOTAL)
    gtk_box_append (GTK_BOX (box), scriba_swatch_new (line));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, line == TOTAL ? "name" : "row-text");
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_margin_end (box, 8);
  gtk_widget_set_hexpand (box, self->narrow && !self->compact);
  return box;
}

static void
add_titles (ScribaScoreSheet *self)
{
  for (guint line = 0; line < N_ROWS; line++)
    gtk_grid_attach (self->grid, create_title (self, line), 0, line_row (self, line),
                     self->compact ? self->n_columns + 1 : 1, 1);
  gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL),
                   0, line_row (self, TOTAL) - 1, self->n_columns + 1, 1);
}

/* A name that does not fit is cut anywhere, without a hyphen that is no part of it. */
static void
wrap_name (GtkLabel *name)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (name, attributes);
  gtk_label_set_justify (name, GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (name, TRUE);
  gtk_label_set_wrap_mode (name, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (name, GTK_NATURAL_WRAP_NONE);
}

static GtkWidget *
create_header (Column *column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *token = scriba_token_new (BCE_AGRIPPA, 26);
  GtkWidget *name = gtk_label_new (NULL);

  gtk_widget_set_halign (token, GTK_ALIGN_CENTER);
  wrap_name (GTK_LABEL (name));
  gtk_widget_add_css_class (name, "column-name");
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), name);

  column->token = SCRIBA_TOKEN (token);
  column->name = GTK_LABEL (name);
  return box;
}

/* Where room is short the titles need it more than the bars. */
static GtkWidget *
create_frame (ScribaScoreSheet *self,
              GtkWidget *bars)
{
  int width = self->narrow ? NARROW_COLUMN : WIDE_COLUMN;

  return g_object_new (ADW_TYPE_CLAMP,
                       "child", bars,
                       "maximum-size", width,
                       "tightening-threshold", width,
                       "vexpand", TRUE,
                       "margin-top", 8,
                       NULL);
}

static void
add_column (ScribaScoreSheet *self,
            guint player)
{
  Column *column = &self->columns[player];
  GtkWidget *bars = scriba_stacked_bars_new ();
  GtkWidget *header = create_header (column);
  int x = player + 1;

  column->highlight = g_object_new (ADW_TYPE_BIN, "css-classes", (const char *[]) { "winner", NULL }, NULL);
  gtk_grid_attach (self->grid, column->highlight, x, 0, 1, line_row (self, TOTAL) + (self->compact ? 2 : 1));

  column->bars = SCRIBA_STACKED_BARS (bars);
  scriba_stacked_bars_set_player (column->bars, player);
  gtk_grid_attach (self->grid, create_frame (self, bars), x, 0, 1, 1);
  gtk_grid_attach (self->grid, header, x, 1, 1, 1);
  gtk_widget_set_hexpand (header, !self->narrow || self->compact);
  gtk_size_group_add_widget (self->widths, header);

  for (guint line = 0; line < N_ROWS; line++)
    {
      column->cells[line] = SCRIBA_SCORE_CELL (scriba_score_cell_new (line, line == BCE_N_LINES ? "number" : "resource"));
      gtk_grid_attach (self->grid, GTK_WIDGET (column->cells[line]), x,
                       line_row (self, line) + (self->compact ? 1 : 0), 1, 1);
    }
}

/* Highlights first: what is attached later is drawn over them. */
static void
build (ScribaScoreSheet *self,
       guint n_columns)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);

  self->n_columns = n_columns;
  for (guint player = 0; player < n_columns; player++)
    add_column (self, player);
  add_titles (self);
}

static void
rebuild (ScribaScoreSheet *self)
{
  if (self->holder == NULL)
    return;

  build (self, self->n_columns);
  scriba_score_sheet_show (self, self->holder);
}

/** scriba_score_sheet_set_compact: whether the titles stand above their numbers, which takes less width. */
void
scriba_score_sheet_set_compact (ScribaScoreSheet *self,
                                gboolean compact)
{
  g_return_if_fail (SCRIBA_IS_SCORE_SHEET (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  rebuild (self);
}

/** scriba_score_sheet_set_narrow: whether the titles get the width that the numbers do not need. */
void
scriba_score_sheet_set_narrow (ScribaScoreSheet *self,
                               gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_SCORE_SHEET (self));

  scriba_style_set (GTK_WIDGET (self), "card", !narrow);
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  rebuild (self);
}

static void
show_column (ScribaScoreSheet *self,
             guint player)
{
  const BceScoring *scoring = scriba_score_holder_get_scoring (self->holder);
  const BceScore *score = scriba_score_holder_get_score (self->holder);
  const ScribaScoreSeat seat = { .holder = self->holder, .player = player };
  Column *column = &self->columns[player];
  gboolean wins = !bce_score_is_empty (scoring, score) && bce_score_is_won_by (scoring, score, player);

  gtk_widget_set_visible (column->highlight, wins);
  scriba_stacked_bars_set_score (column->bars, score, NULL, NULL);
  scriba_stacked_bars_set_total_size (column->bars, self->narrow ? NARROW_TOTAL_SIZE
                                                    : score->unknown->len > 0 ? CROWDED_TOTAL_SIZE : WIDE_TOTAL_SIZE);
  scriba_token_set_character (column->token, scriba_score_holder_get_character (self->holder, player));
  gtk_label_set_label (column->name, scriba_words_player (scoring, player));
  for (guint line = 0; line < N_ROWS; line++)
    scriba_score_cell_show (column->cells[line], &seat);
}

/** scriba_score_sheet_show: shows the score of @holder, which has to outlive the sheet. */
void
scriba_score_sheet_show (ScribaScoreSheet *self,
                         ScribaScoreHolder *holder)
{
  guint n_players = scriba_score_holder_get_scoring (holder)->n_players;

  g_return_if_fail (SCRIBA_IS_SCORE_SHEET (self));

  self->holder = holder;
  if (self->n_columns != n_players)
    build (self, n_players);
  for (guint player = 0; player < n_players; player++)
    show_column (self, player);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-figures-table.h"

#include <glib/gi18n.h>

#include "scriba-figure-view.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "words-amount.h"

#define MOST_COLUMNS 6

/*
 * Rows of a title, bars and the numbers that the bars show. Where there is room, the numbers stand in columns below
 * one line of captions; else each has its caption above it, and they wrap.
 *
 * Accessibility: a table whose cells are named by their caption and their number; the bars are a picture of them. Tab leads
 * from row to row: to the person, who is described by the numbers, or to the row itself.
 */
struct _ScribaFiguresTable
{
  GtkBox parent_instance;

  GtkWidget *head;
  GtkSizeGroup *title_size;
  GtkSizeGroup *sizes[MOST_COLUMNS];
  GPtrArray *rows;     /* not owned: the children that are rows, and what in them is narrow or not */
  GPtrArray *numbers;  /* not owned: those of all rows, in order */
  GPtrArray *captions; /* not owned: of the first of them, from when they are needed */
  char **columns;
  guint n_columns;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (ScribaFiguresTable, scriba_figures_table, GTK_TYPE_BOX)

static void
scriba_figures_table_finalize (GObject *object)
{
  ScribaFiguresTable *self = SCRIBA_FIGURES_TABLE (object);

  g_object_unref (self->title_size);
  for (guint column = 0; column < MOST_COLUMNS; column++)
    g_object_unref (self->sizes[column]);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->numbers);
  g_ptr_array_unref (self->captions);
  g_strfreev (self->columns);

  G_OBJECT_CLASS (scriba_figures_table_parent_class)->finalize (object);
}

static void
scriba_figures_table_class_init (ScribaFiguresTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_figures_table_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
scriba_figures_table_init (ScribaFiguresTable *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  self->title_size = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  for (guint column = 0; column < MOST_COLUMNS; column++)
    self->sizes[column] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->rows = g_ptr_array_new ();
  self->numbers = g_ptr_array_new ();
  self->captions = g_ptr_array_new ();
}

static GtkWidget *
create_label (const char *text,
              GtkAccessibleRole role,
              double xalign,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", role,
                                   "label", text,
                                   "xalign", xalign,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_row (void)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "spacing", 12, NULL);

  gtk_widget_add_css_class (row, "figures-row");
  return row;
}

static void
add_head (ScribaFiguresTable *self)
{
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *space = gtk_label_new (NULL);

  self->head = create_row ();
  gtk_size_group_add_widget (self->title_size, title);
  gtk_box_append (GTK_BOX (self->head), title);
  gtk_widget_set_hexpand (space, TRUE);
  gtk_box_append (GTK_BOX (self->head), space);
  for (guint column = 0; column < self->n_columns; column++)
    {
      GtkWidget *label = create_label (self->columns[column], GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, 1, "reason");

      gtk_widget_add_css_class (label, "dim");
      gtk_widget_set_valign (label, GTK_ALIGN_END);
      gtk_size_group_add_widget (self->sizes[column], label);
      gtk_box_append (GTK_BOX (self->head), label);
    }
  gtk_box_append (GTK_BOX (self), self->head);
}

/**
 * scriba_figures_table_new:
 * @title: what it is about, for who hears it
 * @captions: (array zero-terminated=1): of its columns, at most 6
 *
 * Returns: a table without rows
 */
GtkWidget *
scriba_figures_table_new (const char *title,
                          const char * const *captions)
{
  ScribaFiguresTable *self = g_object_new (SCRIBA_TYPE_FIGURES_TABLE, NULL);

  self->columns = g_strdupv ((char **) captions);
  self->n_columns = MIN (g_strv_length (self->columns), MOST_COLUMNS);
  scriba_speech_name (GTK_WIDGET (self), title);
  add_head (self);
  return GTK_WIDGET (self);
}

/* Everything that a row is made of costs as much as all else of it: a number stands alone until it needs a caption. */
static GtkWidget *
create_number (ScribaFiguresTable *self,
               guint column,
               const char *value)
{
  GtkWidget *number = g_object_new (GTK_TYPE_LABEL,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_CELL,
                                    "label", value,
                                    "xalign", 1.0,
                                    "valign", GTK_ALIGN_CENTER,
                                    NULL);
  /* Translators: a cell of a table as it is heard: “Wins: 5”. */
  g_autofree char *speech = g_strdup_printf (_("%1$s: %2$s"), self->columns[column], value);

  gtk_widget_add_css_class (number, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, speech, -1);
  gtk_size_group_add_widget (self->sizes[column], number);
  g_ptr_array_add (self->numbers, number);
  return number;
}

/* Puts a box with both in the place of the number. */
static void
add_caption (ScribaFiguresTable *self,
             guint column,
             GtkWidget *number)
{
  AdwWrapBox *cells = ADW_WRAP_BOX (gtk_widget_get_parent (number));
  GtkWidget *before = gtk_widget_get_prev_sibling (number);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = create_label (self->columns[column], GTK_ACCESSIBLE_ROLE_PRESENTATION, 0, "reason");

  gtk_widget_add_css_class (caption, "dim");
  gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (cell), caption);
  g_ptr_array_add (self->captions, caption);

  g_object_ref (number);
  gtk_size_group_remove_widget (self->sizes[column], number);
  adw_wrap_box_remove (cells, number);
  gtk_box_append (GTK_BOX (cell), number);
  g_object_unref (number);
  gtk_size_group_add_widget (self->sizes[column], cell);
  adw_wrap_box_insert_child_after (cells, cell, before);
}

/* Where they were needed once, they stay. */
static void
lay_out_numbers (ScribaFiguresTable *self)
{
  for (guint i = self->captions->len; i < self->numbers->len && (self->narrow || self->captions->len > 0); i++)
    add_caption (self, i % self->n_columns, g_ptr_array_index (self->numbers, i));

  for (guint i = 0; i < self->captions->len; i++)
    {
      gtk_widget_set_visible (g_ptr_array_index (self->captions, i), self->narrow);
      gtk_label_set_xalign (g_ptr_array_index (self->numbers, i), self->narrow ? 0 : 1);
    }
}

static GtkWidget *
create_link (GtkWidget *label,
             const char *person,
             const char *numbers)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (inside), label);
  gtk_box_append (GTK_BOX (inside), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), inside);
  scriba_speech_name (button, person);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, numbers, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "person.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", person);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "figures-person");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  return button;
}

/* The numbers of a row, each after its caption. */
static char *
describe_row (ScribaFiguresTable *self,
              char **values)
{
  GString *text = g_string_new (NULL);

  for (guint column = 0; column < self->n_columns; column++)
    scriba_words_add_item (text, g_strdup_printf (_("%1$s: %2$s"), self->columns[column], values[column]));
  return g_string_free_and_steal (text);
}

static GtkWidget *
create_title (GtkWidget *mark,
              const char *title,
              const char *numbers,
              gboolean is_person)
{
  GtkWidget *label = create_label (title, is_person ? GTK_ACCESSIBLE_ROLE_LABEL : GTK_ACCESSIBLE_ROLE_ROW_HEADER, 0, "row-text");
  GtkWidget *titled = is_person ? create_link (label, title, numbers) : label;
  GtkWidget *box;

  gtk_widget_set_valign (titled, GTK_ALIGN_CENTER);
  if (mark == NULL)
    return titled;

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), titled);
  return box;
}

static void
lay_out_row (ScribaFiguresTable *self,
             GtkWidget *row)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row), self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (row), self->narrow ? 6 : 12);
}

/**
 * scriba_figures_table_add_row:
 * @self: a table
 * @mark: (nullable): what stands before the title
 * @title: whom or what it is about
 * @is_person: whether it opens the page of that person, by `person.open`
 * @bars: (nullable): what is drawn beside the numbers
 * @values: (array zero-terminated=1): a number for each column
 */
void
scriba_figures_table_add_row (ScribaFiguresTable *self,
                              GtkWidget *mark,
                              const char *title,
                              gboolean is_person,
                              const ScribaFigureBars *bars,
                              char **values)
{
  GtkWidget *row = create_row ();
  g_autofree char *numbers = describe_row (self, values);
  GtkWidget *heading = create_title (mark, title, numbers, is_person);
  GtkWidget *view = scriba_figure_view_new (bars);
  GtkWidget *cells = adw_wrap_box_new ();

  g_return_if_fail (SCRIBA_IS_FIGURES_TABLE (self));
  g_return_if_fail (g_strv_length (values) >= self->n_columns);

  gtk_size_group_add_widget (self->title_size, heading);
  gtk_widget_set_hexpand (view, TRUE);
  gtk_widget_set_valign (cells, GTK_ALIGN_CENTER);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (cells), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (cells), 6);
  for (guint column = 0; column < self->n_columns; column++)
    adw_wrap_box_append (ADW_WRAP_BOX (cells), create_number (self, column, values[column]));

  gtk_box_append (GTK_BOX (row), heading);
  gtk_box_append (GTK_BOX (row), view);
  gtk_box_append (GTK_BOX (row), cells);
  if (!is_person)
    {
      g_autofree char *name = g_strdup_printf ("%s, %s", title, numbers);

      gtk_widget_set_focusable (row, TRUE);
      scriba_speech_name (row, name);
    }
  lay_out_row (self, row);
  lay_out_numbers (self);
  g_ptr_array_add (self->rows, row);
  gtk_box_append (GTK_BOX (self), row);
}

/** scriba_figures_table_set_narrow: whether there is no room for columns. */
void
scriba_figures_table_set_narrow (ScribaFiguresTable *self,
                                 gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_FIGURES_TABLE (self));

  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  gtk_widget_set_visible (self->head, !narrow);
  lay_out_numbers (self);
  for (guint i = 0; i < self->rows->len; i++)
    lay_out_row (self, g_ptr_array_index (self->rows, i));
}

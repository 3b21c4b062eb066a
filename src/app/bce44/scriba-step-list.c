/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-step-list.h"

#include "scriba-focus.h"
#include "scriba-step-row.h"
#include "words-step.h"

/* The steps of a resolution, part by part. Rows stay where they can, and with them the focus. */
struct _ScribaStepList
{
  GtkBox parent_instance;

  gboolean narrow;
  guint n_revealed;
  GPtrArray *rows; /* (element-type ScribaStepRow) unowned, of all parts */

  GtkWidget *parts[SCRIBA_N_PARTS];
  GtkListBox *lists[SCRIBA_N_PARTS];
  GtkWidget *nothing;
};

G_DEFINE_FINAL_TYPE (ScribaStepList, scriba_step_list, GTK_TYPE_BOX)

static void
scriba_step_list_finalize (GObject *object)
{
  g_ptr_array_unref (SCRIBA_STEP_LIST (object)->rows);

  G_OBJECT_CLASS (scriba_step_list_parent_class)->finalize (object);
}

static void
scriba_step_list_class_init (ScribaStepListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_step_list_finalize;
}

static void
add_part (ScribaStepList *self,
          ScribaPart number)
{
  const char *title = scriba_words_part (number);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL,
                                     "label", title,
                                     "xalign", 0.0,
                                     "wrap", TRUE,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     NULL);
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_add_css_class (heading, "row-text");
  gtk_widget_add_css_class (heading, "dim");
  gtk_widget_add_css_class (heading, "part");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (part), heading);
  gtk_box_append (GTK_BOX (part), list);
  gtk_box_append (GTK_BOX (self), part);
  self->parts[number] = part;
  self->lists[number] = GTK_LIST_BOX (list);
}

static void
scriba_step_list_init (ScribaStepList *self)
{
  self->n_revealed = G_MAXUINT;
  self->rows = g_ptr_array_new ();

  for (ScribaPart part = 0; part < SCRIBA_N_PARTS; part++)
    add_part (self, part);

  self->nothing = gtk_label_new (scriba_words_no_steps ());
  gtk_label_set_wrap (GTK_LABEL (self->nothing), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->nothing), 0);
  gtk_widget_add_css_class (self->nothing, "dim");
  gtk_box_append (GTK_BOX (self), self->nothing);
}

/* Rows that are not revealed yet hide, and with them the heading of a part that has not begun. */
static void
show_revealed (ScribaStepList *self)
{
  guint i = 0;

  for (ScribaPart part = 0; part < SCRIBA_N_PARTS; part++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->lists[part], 0);

      gtk_widget_set_visible (self->parts[part], row != NULL && i < self->n_revealed);
      for (int position = 1; row != NULL; position++)
        {
          gtk_widget_set_visible (GTK_WIDGET (row), i++ < self->n_revealed);
          row = gtk_list_box_get_row_at_index (self->lists[part], position);
        }
    }
  gtk_widget_set_visible (self->nothing, self->rows->len == 0);
}

static GtkWidget *
get_row (ScribaStepList *self,
         ScribaPart part,
         guint position)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->lists[part], position);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (scriba_step_row_new ());
      scriba_step_row_set_narrow (SCRIBA_STEP_ROW (row), self->narrow);
      gtk_list_box_append (self->lists[part], GTK_WIDGET (row));
    }
  return GTK_WIDGET (row);
}

/* The number of the step that has the focus, or -1. */
static int
find_focus (ScribaStepList *self)
{
  GtkWidget *focus = scriba_focus_find (GTK_WIDGET (self));
  guint step;

  return focus != NULL && g_ptr_array_find (self->rows, focus, &step) ? (int) step : -1;
}

/* Where a step is gone, the focus goes to the one that took its number, or to the last. */
static void
keep_focus (ScribaStepList *self,
            int step)
{
  if (step < 0 || self->rows->len == 0)
    return;

  gtk_widget_grab_focus (g_ptr_array_index (self->rows, MIN ((guint) step, self->rows->len - 1)));
}

/** scriba_step_list_show: shows the steps of @field. */
void
scriba_step_list_show (ScribaStepList *self,
                       ScribaBoardsHolder *holder,
                       BceField field)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  GArray *steps = scriba_boards_holder_get_outcome (holder)->fields[field].steps;
  int n_rows[SCRIBA_N_PARTS] = { 0, };
  int focus;

  g_return_if_fail (SCRIBA_IS_STEP_LIST (self));

  focus = find_focus (self);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < steps->len; i++)
    {
      ScribaPart part = scriba_words_part_of_step (boards, &g_array_index (steps, BceStep, i));
      GtkWidget *row = get_row (self, part, n_rows[part]++);

      scriba_step_row_show (SCRIBA_STEP_ROW (row), holder, field, i);
      g_ptr_array_add (self->rows, row);
    }
  for (ScribaPart part = 0; part < SCRIBA_N_PARTS; part++)
    while (gtk_list_box_get_row_at_index (self->lists[part], n_rows[part]) != NULL)
      gtk_list_box_remove (self->lists[part],
                           GTK_WIDGET (gtk_list_box_get_row_at_index (self->lists[part], n_rows[part])));

  show_revealed (self);
  keep_focus (self, focus);
}

/** scriba_step_list_set_narrow: whether there is room for one token in a row only. */
void
scriba_step_list_set_narrow (ScribaStepList *self,
                             gboolean narrow)
{
  g_return_if_fail (SCRIBA_IS_STEP_LIST (self));

  self->narrow = narrow;
  for (guint i = 0; i < self->rows->len; i++)
    scriba_step_row_set_narrow (g_ptr_array_index (self->rows, i), narrow);
}

/** scriba_step_list_set_n_revealed: how many steps are shown, from the first; %G_MAXUINT are all, however many there are. */
void
scriba_step_list_set_n_revealed (ScribaStepList *self,
                                 guint n_revealed)
{
  g_return_if_fail (SCRIBA_IS_STEP_LIST (self));

  self->n_revealed = n_revealed;
  show_revealed (self);
}

/** scriba_step_list_get_n_steps: how many steps there are, revealed or not. */
guint
scriba_step_list_get_n_steps (ScribaStepList *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEP_LIST (self), 0);

  return self->rows->len;
}

/** scriba_step_list_get_speech: a step, from 0, in one line, to be read out. */
const char *
scriba_step_list_get_speech (ScribaStepList *self,
                             guint step)
{
  g_return_val_if_fail (SCRIBA_IS_STEP_LIST (self), NULL);
  g_return_val_if_fail (step < self->rows->len, NULL);

  return scriba_step_row_get_speech (g_ptr_array_index (self->rows, step));
}

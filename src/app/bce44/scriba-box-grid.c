/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-grid.h"

#include "scriba-box-cell.h"
#include "scriba-box-head.h"
#include "scriba-words.h"

#define SPACING 6

/**
 * ScribaBoxGrid:
 *
 * The components of one part, a row each, and their values, a column each, made
 * from the part's field table. The heads of the columns and of the rows stay in
 * sight while the rest scrolls. To stand in a #GtkScrolledWindow.
 *
 * Tab goes on in the row and then to the next one; the cells ask for the others.
 */
struct _ScribaBoxGrid
{
  GtkWidget parent_instance;

  BceBoxPart part;
  guint n_columns;
  guint n_rows;
  gboolean words_last;
  GPtrArray *cells;  /* row after row; column 0 holds the heads of the rows, row 0 those of the columns */
  int *widths;
  int *heights;
  int *problems;     /* how much of a row's height is for lines about refused text */

  GtkAdjustment *hadjustment;
  GtkAdjustment *vadjustment;
  GtkScrollablePolicy hscroll_policy;
  GtkScrollablePolicy vscroll_policy;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaBoxGrid, scriba_box_grid, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static GtkWidget *
get_cell (ScribaBoxGrid *self,
          guint column,
          guint row)
{
  return g_ptr_array_index (self->cells, row * self->n_columns + column);
}

static gboolean
find_child (ScribaBoxGrid *self,
            GtkWidget *child,
            guint *column,
            guint *row)
{
  guint place;

  if (child == NULL || !g_ptr_array_find (self->cells, child, &place))
    return FALSE;

  *column = place % self->n_columns;
  *row = place / self->n_columns;
  return TRUE;
}

static int
sum (const int *sizes,
     guint n_sizes)
{
  int total = 0;

  for (guint i = 0; i < n_sizes; i++)
    total += sizes[i] + SPACING;

  return total;
}

static void
measure_columns (ScribaBoxGrid *self)
{
  for (guint column = 0; column < self->n_columns; column++)
    {
      self->widths[column] = 0;
      for (guint row = 0; row < self->n_rows; row++)
        {
          int natural;

          gtk_widget_measure (get_cell (self, column, row), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
          self->widths[column] = MAX (self->widths[column], natural);
        }
    }
}

static int
problem_height (ScribaBoxGrid *self,
                guint column,
                guint row)
{
  GtkWidget *cell = get_cell (self, column, row);

  return SCRIBA_IS_BOX_CELL (cell)
    ? scriba_box_cell_get_problem_height (SCRIBA_BOX_CELL (cell), self->widths[column]) : 0;
}

static void
measure_rows (ScribaBoxGrid *self)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      self->heights[row] = 0;
      self->problems[row] = 0;
      for (guint column = 0; column < self->n_columns; column++)
        {
          int problem = problem_height (self, column, row);
          int minimum;

          gtk_widget_measure (get_cell (self, column, row), GTK_ORIENTATION_VERTICAL, self->widths[column],
                              &minimum, NULL, NULL, NULL);
          self->heights[row] = MAX (self->heights[row], minimum - problem);
          self->problems[row] = MAX (self->problems[row], problem);
        }
      self->heights[row] += self->problems[row];
    }
}

/* What is left over goes to names and to the last column, if it holds words; numbers do not need it. */
static void
widen (ScribaBoxGrid *self,
       int width)
{
  int left = width - sum (self->widths, self->n_columns);
  guint last = self->n_columns - 1;

  if (left <= 0)
    return;

  if (self->words_last)
    {
      self->widths[0] += left / 3;
      self->widths[last] += left - left / 3;
    }
  else
    {
      self->widths[0] += MIN (left, self->widths[0]);
    }
}

static int
get_slack (ScribaBoxGrid *self,
           guint column)
{
  int slack = self->widths[column];

  for (guint row = 0; row < self->n_rows; row++)
    {
      int minimum;

      gtk_widget_measure (get_cell (self, column, row), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      slack = MIN (slack, self->widths[column] - minimum);
    }
  return MAX (slack, 0);
}

/* Where words that wrap make enough room, nobody has to scroll sideways. */
static void
tighten (ScribaBoxGrid *self,
         int width)
{
  int excess = sum (self->widths, self->n_columns) - width;
  g_autofree int *slack = g_new0 (int, self->n_columns);
  int all = 0;

  if (excess <= 0)
    return;

  for (guint column = 0; column < self->n_columns; column++)
    all += slack[column] = get_slack (self, column);
  if (all < excess)
    return;

  for (guint column = 0; column < self->n_columns && all > 0; column++)
    {
      /* Of what is still left, so that rounding loses no pixel. */
      int part = (int) (((gint64) excess * slack[column] + all - 1) / all);

      self->widths[column] -= part;
      excess -= part;
      all -= slack[column];
    }
}

static void
scriba_box_grid_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (widget);

  measure_columns (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->widths[0];
      *natural = sum (self->widths, self->n_columns);
      return;
    }

  measure_rows (self);
  *minimum = sum (self->heights, 2);
  *natural = sum (self->heights, self->n_rows);
}

static void
configure (GtkAdjustment *adjustment,
           int upper,
           int page)
{
  double value = gtk_adjustment_get_value (adjustment);

  gtk_adjustment_configure (adjustment, CLAMP (value, 0, MAX (upper - page, 0)), 0, MAX (upper, page),
                            page * 0.1, page * 0.9, page);
}

static void
scriba_box_grid_size_allocate (GtkWidget *widget,
                               int width,
                               int height,
                               int baseline)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int total, x, y, left, top;

  measure_columns (self);
  tighten (self, width);
  widen (self, width);
  measure_rows (self);

  total = sum (self->widths, self->n_columns);
  g_object_freeze_notify (G_OBJECT (self->hadjustment));
  g_object_freeze_notify (G_OBJECT (self->vadjustment));
  configure (self->hadjustment, total, width);
  configure (self->vadjustment, sum (self->heights, self->n_rows), height);
  left = gtk_adjustment_get_value (self->hadjustment);
  if (mirrored)
    left = MAX (total - width, 0) - left;
  top = gtk_adjustment_get_value (self->vadjustment);

  y = 0;
  for (guint row = 0; row < self->n_rows; row++)
    {
      x = 0;
      for (guint column = 0; column < self->n_columns; column++)
        {
          int start = column == 0 ? x : x - left;
          GtkAllocation place = {
            mirrored ? width - start - self->widths[column] : start,
            row == 0 ? y : y - top,
            self->widths[column],
            self->heights[row] - self->problems[row] + problem_height (self, column, row),
          };

          gtk_widget_size_allocate (get_cell (self, column, row), &place, -1);
          x += self->widths[column] + SPACING;
        }
      y += self->heights[row] + SPACING;
    }
  g_object_thaw_notify (G_OBJECT (self->hadjustment));
  g_object_thaw_notify (G_OBJECT (self->vadjustment));
}

static void
snapshot_cells (ScribaBoxGrid *self,
                GtkSnapshot *snapshot,
                guint first_column,
                guint end_column,
                guint first_row,
                guint end_row,
                const graphene_rect_t *clip)
{
  gtk_snapshot_push_clip (snapshot, clip);
  for (guint row = first_row; row < end_row; row++)
    for (guint column = first_column; column < end_column; column++)
      {
        GtkWidget *cell = get_cell (self, column, row);
        graphene_rect_t bounds;

        if (gtk_widget_compute_bounds (cell, GTK_WIDGET (self), &bounds) &&
            graphene_rect_intersection (&bounds, clip, NULL))
          gtk_widget_snapshot_child (GTK_WIDGET (self), cell, snapshot);
      }
  gtk_snapshot_pop (snapshot);
}

static void
scriba_box_grid_snapshot (GtkWidget *widget,
                          GtkSnapshot *snapshot)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int head_width = self->widths[0] + SPACING / 2;
  int head_height = self->heights[0] + SPACING / 2;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int head_x = mirrored ? width - head_width : 0;
  int body_x = mirrored ? 0 : head_width;
  graphene_rect_t clip;

  clip = GRAPHENE_RECT_INIT (body_x, head_height, width - head_width, height - head_height);
  snapshot_cells (self, snapshot, 1, self->n_columns, 1, self->n_rows, &clip);
  clip = GRAPHENE_RECT_INIT (head_x, head_height, head_width, height - head_height);
  snapshot_cells (self, snapshot, 0, 1, 1, self->n_rows, &clip);
  clip = GRAPHENE_RECT_INIT (body_x, 0, width - head_width, head_height);
  snapshot_cells (self, snapshot, 1, self->n_columns, 0, 1, &clip);
  clip = GRAPHENE_RECT_INIT (head_x, 0, head_width, head_height);
  snapshot_cells (self, snapshot, 0, 1, 0, 1, &clip);
}

static void
reveal (GtkAdjustment *adjustment,
        int start,
        int size,
        int head,
        gboolean from_end)
{
  double page = gtk_adjustment_get_page_size (adjustment);
  double most = gtk_adjustment_get_upper (adjustment) - page;
  double value = gtk_adjustment_get_value (adjustment);

  if (from_end)
    value = most - value;
  if (start - head < value)
    value = start - head;
  else if (start + size > value + page)
    value = start + size - page;
  gtk_adjustment_set_value (adjustment, from_end ? most - value : value);
}

static void
scriba_box_grid_set_focus_child (GtkWidget *widget,
                                 GtkWidget *child)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (widget);
  guint column, row;

  GTK_WIDGET_CLASS (scriba_box_grid_parent_class)->set_focus_child (widget, child);

  if (!find_child (self, child, &column, &row) || self->heights[0] == 0)
    return;

  reveal (self->vadjustment, sum (self->heights, row), self->heights[row], self->heights[0] + SPACING, FALSE);
  if (column > 0)
    reveal (self->hadjustment, sum (self->widths, column), self->widths[column], self->widths[0] + SPACING,
            gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
}

/* Heads that hold no name cannot be edited. */
static gboolean
focus_cell (ScribaBoxGrid *self,
            int place)
{
  int n_cells = self->cells->len;

  return place >= (int) self->n_columns && place < n_cells &&
         gtk_widget_grab_focus (g_ptr_array_index (self->cells, place));
}

static gboolean
scriba_box_grid_focus (GtkWidget *widget,
                       GtkDirectionType direction)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (widget);
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int n_cells = self->cells->len;
  guint column, row;
  int place;

  if (find_child (self, gtk_widget_get_focus_child (widget), &column, &row))
    place = row * self->n_columns + column;
  else
    place = step > 0 ? (int) self->n_columns - 1 : n_cells;

  for (place += step; place >= (int) self->n_columns && place < n_cells; place += step)
    if (focus_cell (self, place))
      return TRUE;

  return FALSE;
}

static void
move_cb (ScribaBoxCell *cell,
         int columns,
         int rows,
         ScribaBoxGrid *self)
{
  GtkWidget *child = gtk_widget_get_parent (GTK_WIDGET (cell)) == GTK_WIDGET (self)
    ? GTK_WIDGET (cell) : gtk_widget_get_parent (GTK_WIDGET (cell));
  guint column, row;

  if (!find_child (self, child, &column, &row))
    return;
  if ((int) column + columns < 0 || (int) column + columns >= (int) self->n_columns)
    return;

  focus_cell (self, (row + rows) * self->n_columns + column + columns);
}

static void
set_adjustment (ScribaBoxGrid *self,
                GtkAdjustment **place,
                GtkAdjustment *adjustment)
{
  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, gtk_widget_queue_allocate, self);
  g_clear_object (place);
  *place = g_object_ref_sink (adjustment != NULL ? adjustment : gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  g_signal_connect_swapped (*place, "value-changed", G_CALLBACK (gtk_widget_queue_allocate), self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
scriba_box_grid_set_property (GObject *object,
                              guint prop_id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, &self->hadjustment, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, &self->vadjustment, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->hscroll_policy = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->vscroll_policy = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_box_grid_get_property (GObject *object,
                              guint prop_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->hadjustment);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->vadjustment);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->hscroll_policy);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->vscroll_policy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_box_grid_dispose (GObject *object)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_ptr_array_set_size (self->cells, 0);
  for (guint i = 0; i < 2; i++)
    {
      GtkAdjustment **place = i == 0 ? &self->hadjustment : &self->vadjustment;

      if (*place != NULL)
        g_signal_handlers_disconnect_by_func (*place, gtk_widget_queue_allocate, self);
      g_clear_object (place);
    }

  G_OBJECT_CLASS (scriba_box_grid_parent_class)->dispose (object);
}

static void
scriba_box_grid_finalize (GObject *object)
{
  ScribaBoxGrid *self = SCRIBA_BOX_GRID (object);

  g_ptr_array_unref (self->cells);
  g_free (self->widths);
  g_free (self->heights);
  g_free (self->problems);

  G_OBJECT_CLASS (scriba_box_grid_parent_class)->finalize (object);
}

static void
scriba_box_grid_class_init (ScribaBoxGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = scriba_box_grid_set_property;
  object_class->get_property = scriba_box_grid_get_property;
  object_class->dispose = scriba_box_grid_dispose;
  object_class->finalize = scriba_box_grid_finalize;
  widget_class->measure = scriba_box_grid_measure;
  widget_class->size_allocate = scriba_box_grid_size_allocate;
  widget_class->snapshot = scriba_box_grid_snapshot;
  widget_class->focus = scriba_box_grid_focus;
  widget_class->set_focus_child = scriba_box_grid_set_focus_child;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  gtk_widget_class_set_css_name (widget_class, "boxgrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scriba_box_grid_init (ScribaBoxGrid *self)
{
  self->cells = g_ptr_array_new ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static void
add (ScribaBoxGrid *self,
     GtkWidget *child)
{
  g_ptr_array_add (self->cells, child);
}

static void
add_cell (ScribaBoxGrid *self,
          GtkWidget *cell)
{
  g_signal_connect_object (cell, "move", G_CALLBACK (move_cb), self, G_CONNECT_DEFAULT);
  add (self, cell);
}

static void
add_head (ScribaBoxGrid *self,
          GtkWidget *head)
{
  ScribaBoxCell *name = scriba_box_head_get_cell (SCRIBA_BOX_HEAD (head));

  if (name != NULL)
    g_signal_connect_object (name, "move", G_CALLBACK (move_cb), self, G_CONNECT_DEFAULT);
  add (self, head);
}

/* The later a child, the nearer to the eye: what stays in sight lies over what scrolls below it. */
static void
set_parents (ScribaBoxGrid *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (i >= self->n_columns && i % self->n_columns != 0)
      gtk_widget_set_parent (g_ptr_array_index (self->cells, i), GTK_WIDGET (self));
  for (guint row = 1; row < self->n_rows; row++)
    gtk_widget_set_parent (get_cell (self, 0, row), GTK_WIDGET (self));
  for (guint column = self->n_columns; column > 0; column--)
    gtk_widget_set_parent (get_cell (self, column - 1, 0), GTK_WIDGET (self));
}

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "max-width-chars", 10,
                                   "xalign", 0.0f,
                                   "yalign", 1.0f,
                                   NULL);

  gtk_widget_add_css_class (label, "reason");
  gtk_widget_add_css_class (label, "dim");
  return label;
}

/**
 * scriba_box_grid_new:
 * @owner: the owner's box
 * @part: a kind of component
 *
 * Returns: the grid of that part
 */
GtkWidget *
scriba_box_grid_new (ScribaOwnerBox *owner,
                     BceBoxPart part)
{
  ScribaBoxGrid *self = g_object_new (SCRIBA_TYPE_BOX_GRID, NULL);
  const ScribaShape *shape = bce_box_get_shape (part);
  guint n_components = bce_box_get_part (scriba_owner_box_get_box (owner), part)->len;
  g_autoptr (GArray) fields = scriba_box_head_get_fields (part);

  self->part = part;
  self->n_columns = fields->len + 1;
  self->n_rows = n_components + 1;
  self->words_last = shape->fields[g_array_index (fields, guint, fields->len - 1)].shape != NULL;
  self->widths = g_new0 (int, self->n_columns);
  self->heights = g_new0 (int, self->n_rows);
  self->problems = g_new0 (int, self->n_rows);

  add (self, make_label (scriba_box_head_get_title (part)));
  for (guint i = 0; i < fields->len; i++)
    add (self, make_label (scriba_words_value_name (shape, &shape->fields[g_array_index (fields, guint, i)])));
  for (guint component = 0; component < n_components; component++)
    {
      add_head (self, scriba_box_head_new (owner, part, component));
      for (guint i = 0; i < fields->len; i++)
        {
          const ScribaBoxPlace place = { part, component, g_array_index (fields, guint, i) };

          add_cell (self, scriba_box_cell_new (owner, &place));
        }
    }
  set_parents (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, scriba_words_box_part (part), -1);
  return GTK_WIDGET (self);
}

/** scriba_box_grid_update: shows what the box has now. */
void
scriba_box_grid_update (ScribaBoxGrid *self)
{
  g_return_if_fail (SCRIBA_IS_BOX_GRID (self));

  for (guint row = 1; row < self->n_rows; row++)
    {
      scriba_box_head_update (SCRIBA_BOX_HEAD (get_cell (self, 0, row)));
      for (guint column = 1; column < self->n_columns; column++)
        scriba_box_cell_update (SCRIBA_BOX_CELL (get_cell (self, column, row)));
    }
}

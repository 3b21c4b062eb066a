/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-map-canvas.h"

#include <math.h>
#include <string.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-map-layers.h"
#include "scriba-theme.h"
#include "words-caesar-map.h"

/*
 * The map as something to scroll over: the picture, and over it a button for each
 * border space. It fills what there is to see, unless that is too small to read it or
 * the reader has come nearer.
 *
 * Accessibility: a group, whose arrows lead to the nearest space that way and whose Tab leads out.
 */
struct _ScribaMapCanvas
{
  GtkWidget parent_instance;

  GtkAdjustment *adjustments[2]; /* across, down */
  GtkScrollablePolicy policies[2];

  CaesarBox *box;
  ScribaMap map;
  ScribaMapMarks marks;
  ScribaMapLayers *layers;
  GtkWidget *spaces[CAESAR_MAX_BORDERS];
  guint n_spaces;
  guint here; /* where the arrows are */
  double zoom;
  gboolean still;
};

static void scriba_map_canvas_scrollable_init (GtkScrollableInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaMapCanvas, scriba_map_canvas, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, scriba_map_canvas_scrollable_init))

enum
{
  PROP_HADJUSTMENT = 1,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

enum
{
  SPACE_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static double
get_offset (ScribaMapCanvas *self,
            guint axis)
{
  return self->adjustments[axis] != NULL ? floor (gtk_adjustment_get_value (self->adjustments[axis])) : 0;
}

static void
scrollable_changed_cb (ScribaMapCanvas *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
set_adjustment (ScribaMapCanvas *self,
                guint axis,
                GtkAdjustment *adjustment)
{
  if (self->adjustments[axis] != NULL)
    g_signal_handlers_disconnect_by_func (self->adjustments[axis], scrollable_changed_cb, self);
  g_set_object (&self->adjustments[axis], adjustment);
  if (adjustment != NULL)
    g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (scrollable_changed_cb), self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
scriba_map_canvas_scrollable_init (GtkScrollableInterface *interface)
{
}

static void
scriba_map_canvas_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  double width, height;

  scriba_map_get_least_size (SCRIBA_MAP_UPRIGHT, &width, &height);
  *minimum = 1;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
configure (ScribaMapCanvas *self,
           guint axis,
           double whole,
           double seen)
{
  GtkAdjustment *adjustment = self->adjustments[axis];

  if (adjustment == NULL)
    return;

  g_signal_handlers_block_by_func (adjustment, scrollable_changed_cb, self);
  gtk_adjustment_configure (adjustment, gtk_adjustment_get_value (adjustment), 0, MAX (whole, seen),
                            seen * 0.1, seen * 0.9, seen);
  g_signal_handlers_unblock_by_func (adjustment, scrollable_changed_cb, self);
}

static void
scriba_map_canvas_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (widget);
  double scale = scriba_theme_get_look (widget).scale;
  ScribaMapLayout layout = scriba_map_choose (width, height);
  double least[2], whole[2];

  if (self->box == NULL || width <= 0 || height <= 0)
    return;

  scriba_map_get_least_size (layout, &least[0], &least[1]);
  whole[0] = self->still ? width : floor (MAX (width, least[0] * scale) * self->zoom);
  whole[1] = self->still ? height : floor (MAX (height, least[1] * scale) * self->zoom);
  configure (self, 0, whole[0], width);
  configure (self, 1, whole[1], height);
  scriba_map_lay_out (&self->map, self->box, layout, whole[0], whole[1]);

  for (guint i = 0; i < self->n_spaces; i++)
    {
      ScribaMapBox target = scriba_map_get_target (&self->map, i);
      GtkAllocation allocation = {
        round (target.x - get_offset (self, 0)), round (target.y - get_offset (self, 1)),
        floor (target.width), floor (target.height),
      };

      gtk_widget_measure (self->spaces[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->spaces[i], &allocation, -1);
    }
}

static AdwStyleManager *
get_style (ScribaMapCanvas *self)
{
  return adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
}

static void
scriba_map_canvas_snapshot (GtkWidget *widget,
                            GtkSnapshot *snapshot)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  gboolean software = GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (gtk_widget_get_native (widget)));

  g_autoptr (GdkRGBA) accent = NULL;

  if (self->box == NULL || self->map.box == NULL)
    return;

  accent = adw_style_manager_get_accent_color_rgba (get_style (self));
  self->marks.accent = (ScribaColor) { accent->red, accent->green, accent->blue, 1 };
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-get_offset (self, 0), -get_offset (self, 1)));
  scriba_map_layers_snapshot (self->layers, snapshot, &look, &self->map, &self->marks,
                              gtk_widget_get_scale_factor (widget), software);
  gtk_snapshot_restore (snapshot);
  for (guint i = 0; i < self->n_spaces; i++)
    gtk_widget_snapshot_child (widget, self->spaces[i], snapshot);
  gtk_snapshot_pop (snapshot);
}

static int
find_space (ScribaMapCanvas *self,
            GtkWidget *space)
{
  for (guint i = 0; i < self->n_spaces; i++)
    {
      if (self->spaces[i] == space)
        return i;
    }

  return CAESAR_NONE;
}

static gboolean
scriba_map_canvas_focus (GtkWidget *widget,
                         GtkDirectionType direction)
{
  static const int arrows[] = {
    [GTK_DIR_TAB_FORWARD] = -1,
    [GTK_DIR_TAB_BACKWARD] = -1,
    [GTK_DIR_UP] = SCRIBA_MAP_UP,
    [GTK_DIR_DOWN] = SCRIBA_MAP_DOWN,
    [GTK_DIR_LEFT] = SCRIBA_MAP_LEFT,
    [GTK_DIR_RIGHT] = SCRIBA_MAP_RIGHT,
  };
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (widget);
  int here = find_space (self, gtk_widget_get_focus_child (widget));

  if (self->n_spaces == 0)
    return FALSE;
  if (here == CAESAR_NONE)
    return gtk_widget_grab_focus (self->spaces[self->here]);
  if (arrows[direction] < 0)
    return FALSE;

  return gtk_widget_grab_focus (self->spaces[scriba_map_find_next (&self->map, here, arrows[direction])]);
}

/* What has the focus is seen, with what lies around it. */
static void
scriba_map_canvas_set_focus_child (GtkWidget *widget,
                                   GtkWidget *child)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (widget);
  int border = find_space (self, child);

  GTK_WIDGET_CLASS (scriba_map_canvas_parent_class)->set_focus_child (widget, child);

  if (border == CAESAR_NONE)
    return;
  self->here = border;
  if (self->map.box != NULL)
    {
      ScribaMapBox bounds = scriba_map_get_space_bounds (&self->map, border);

      if (self->adjustments[0] != NULL)
        gtk_adjustment_clamp_page (self->adjustments[0], bounds.x, bounds.x + bounds.width);
      if (self->adjustments[1] != NULL)
        gtk_adjustment_clamp_page (self->adjustments[1], bounds.y, bounds.y + bounds.height);
    }
}

static gboolean
scriba_map_canvas_grab_focus (GtkWidget *widget)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (widget);

  return self->n_spaces > 0 && gtk_widget_grab_focus (self->spaces[self->here]);
}

static void
space_clicked_cb (ScribaMapCanvas *self,
                  GtkWidget *space)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, (guint) find_space (self, space));
}

/* The ring around a space that has the focus is part of the picture. */
static void
flags_changed_cb (ScribaMapCanvas *self,
                  GtkStateFlags before,
                  GtkWidget *space)
{
  const GtkStateFlags focused = GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;
  GtkStateFlags now = gtk_widget_get_state_flags (space);
  int border = find_space (self, space);

  if (border == CAESAR_NONE)
    return;
  if ((now & focused) == focused)
    self->marks.focused = border;
  else if (self->marks.focused == border)
    self->marks.focused = CAESAR_NONE;
  scriba_map_layers_set_focused (self->layers, self->marks.focused);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GtkWidget *
space_new (ScribaMapCanvas *self)
{
  GtkWidget *space = gtk_button_new ();

  gtk_widget_add_css_class (space, "flat");
  gtk_widget_add_css_class (space, "map-space");
  gtk_widget_set_parent (space, GTK_WIDGET (self));
  g_signal_connect_swapped (space, "clicked", G_CALLBACK (space_clicked_cb), self);
  g_signal_connect_swapped (space, "state-flags-changed", G_CALLBACK (flags_changed_cb), self);

  return space;
}

static void
set_n_spaces (ScribaMapCanvas *self,
              guint n_spaces)
{
  while (self->n_spaces < n_spaces)
    self->spaces[self->n_spaces++] = space_new (self);
  while (self->n_spaces > n_spaces)
    g_clear_pointer (&self->spaces[--self->n_spaces], gtk_widget_unparent);
  if (self->here >= n_spaces)
    self->here = 0;
}

static void
scriba_map_canvas_get_property (GObject *object,
                                guint property_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (object);

  switch (property_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[property_id - PROP_HADJUSTMENT]);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[property_id - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_map_canvas_set_property (GObject *object,
                                guint property_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (object);

  switch (property_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      set_adjustment (self, property_id - PROP_HADJUSTMENT, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      self->policies[property_id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_map_canvas_dispose (GObject *object)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (object);

  set_n_spaces (self, 0);
  for (guint axis = 0; axis < 2; axis++)
    {
      if (self->adjustments[axis] != NULL)
        g_signal_handlers_disconnect_by_func (self->adjustments[axis], scrollable_changed_cb, self);
      g_clear_object (&self->adjustments[axis]);
    }

  G_OBJECT_CLASS (scriba_map_canvas_parent_class)->dispose (object);
}

static void
scriba_map_canvas_finalize (GObject *object)
{
  ScribaMapCanvas *self = SCRIBA_MAP_CANVAS (object);

  scriba_map_layers_free (self->layers);
  g_clear_pointer (&self->box, caesar_box_free);

  G_OBJECT_CLASS (scriba_map_canvas_parent_class)->finalize (object);
}

static void
scriba_map_canvas_class_init (ScribaMapCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_map_canvas_get_property;
  object_class->set_property = scriba_map_canvas_set_property;
  object_class->dispose = scriba_map_canvas_dispose;
  object_class->finalize = scriba_map_canvas_finalize;
  widget_class->measure = scriba_map_canvas_measure;
  widget_class->size_allocate = scriba_map_canvas_size_allocate;
  widget_class->snapshot = scriba_map_canvas_snapshot;
  widget_class->focus = scriba_map_canvas_focus;
  widget_class->grab_focus = scriba_map_canvas_grab_focus;
  widget_class->set_focus_child = scriba_map_canvas_set_focus_child;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  signals[SPACE_ACTIVATED] =
    g_signal_new ("space-activated", SCRIBA_TYPE_MAP_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scriba_map_canvas_init (ScribaMapCanvas *self)
{
  /* West is at the left, and "5–3" is the winner's 5, in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  self->zoom = 1;
  self->layers = scriba_map_layers_new ();
  scriba_map_marks_init (&self->marks);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map"), -1);
  scriba_theme_watch (GTK_WIDGET (self));
  g_signal_connect_object (get_style (self), "notify::accent-color-rgba", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/** scriba_map_canvas_new: an empty sea until it gets a state. */
GtkWidget *
scriba_map_canvas_new (void)
{
  return g_object_new (SCRIBA_TYPE_MAP_CANVAS, NULL);
}

/** scriba_map_canvas_new_still: only to look at: all of it is seen at any size, and there is nothing to press. */
GtkWidget *
scriba_map_canvas_new_still (void)
{
  ScribaMapCanvas *self = g_object_new (SCRIBA_TYPE_MAP_CANVAS, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  self->still = TRUE;
  return GTK_WIDGET (self);
}

/**
 * scriba_map_canvas_set_state:
 * @state: a game on @box
 * @box: copied
 * @marks: what is marked
 *
 * Shows a state: only what differs from what was shown is drawn anew.
 */
void
scriba_map_canvas_set_state (ScribaMapCanvas *self,
                             const CaesarState *state,
                             const CaesarBox *box,
                             const ScribaMapMarks *marks)
{
  int focused;

  g_return_if_fail (SCRIBA_IS_MAP_CANVAS (self));
  g_return_if_fail (state->n_provinces == box->n_provinces && state->n_borders == box->n_borders);

  if (self->box == NULL || !scriba_map_layers_fit (self->box, box))
    {
      g_clear_pointer (&self->box, caesar_box_free);
      self->box = caesar_box_copy (box);
      self->map.box = NULL;
      scriba_map_layers_clear (self->layers);
      set_n_spaces (self, self->still ? 0 : box->n_borders);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  focused = self->marks.focused;
  self->marks = *marks;
  self->marks.focused = focused;
  scriba_map_layers_read (self->layers, self->box, state, &self->marks);

  for (guint i = 0; i < self->n_spaces; i++)
    {
      g_autofree char *name = scriba_words_space (state, box, i);
      g_autofree char *more = scriba_words_space_more (state, box, i);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->spaces[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more, -1);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** scriba_map_canvas_get_zoom: see scriba_map_canvas_set_zoom(). */
double
scriba_map_canvas_get_zoom (ScribaMapCanvas *self)
{
  g_return_val_if_fail (SCRIBA_IS_MAP_CANVAS (self), 1);

  return self->zoom;
}

/**
 * scriba_map_canvas_set_zoom:
 * @zoom: 1 to %SCRIBA_MAP_MOST_ZOOM: how many times as large as what fits
 * @x: what stays where it is, in coordinates of the widget
 * @y: so, down
 */
void
scriba_map_canvas_set_zoom (ScribaMapCanvas *self,
                            double zoom,
                            double x,
                            double y)
{
  double focus[2] = { x, y };
  double ratio;

  g_return_if_fail (SCRIBA_IS_MAP_CANVAS (self));

  zoom = CLAMP (zoom, 1, SCRIBA_MAP_MOST_ZOOM);
  if (zoom == self->zoom)
    return;

  ratio = zoom / self->zoom;
  self->zoom = zoom;
  for (guint axis = 0; axis < 2; axis++)
    {
      GtkAdjustment *adjustment = self->adjustments[axis];
      double value;

      if (adjustment == NULL)
        continue;
      value = (gtk_adjustment_get_value (adjustment) + focus[axis]) * ratio - focus[axis];
      gtk_adjustment_set_upper (adjustment, gtk_adjustment_get_upper (adjustment) * ratio);
      gtk_adjustment_set_value (adjustment, value);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/** scriba_map_canvas_get_space: the button of a border space. */
GtkWidget *
scriba_map_canvas_get_space (ScribaMapCanvas *self,
                             guint border)
{
  g_return_val_if_fail (SCRIBA_IS_MAP_CANVAS (self), NULL);
  g_return_val_if_fail (border < self->n_spaces, NULL);

  return self->spaces[border];
}

/** scriba_map_canvas_get_layout: which places it shows now. */
ScribaMapLayout
scriba_map_canvas_get_layout (ScribaMapCanvas *self)
{
  g_return_val_if_fail (SCRIBA_IS_MAP_CANVAS (self), SCRIBA_MAP_WIDE);

  return self->map.layout;
}

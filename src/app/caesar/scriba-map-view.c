/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-map-view.h"

#include "scriba-keys.h"
#include "scriba-map-canvas.h"

#define STEP 1.25 /* of the zoom */

/**
 * ScribaMapView:
 *
 * The map of Caesar!, to look at and to choose border spaces on. It shows all of it, wide or upright
 * as its size suits; pinch, Ctrl with the wheel, Ctrl + and − come nearer, up to four times.
 *
 * ::space-activated tells that the reader chose a border space. Actions: map.zoom-in,
 * map.zoom-out and map.zoom-fit.
 *
 * Accessibility: a group with a button for each border space, named as scriba_words_space() says.
 */
struct _ScribaMapView
{
  GtkWidget parent_instance;

  GtkWidget *scrolled;
  ScribaMapCanvas *canvas;
  double pinched; /* the zoom when it began */
  double pointer[2];
};

G_DEFINE_FINAL_TYPE (ScribaMapView, scriba_map_view, GTK_TYPE_WIDGET)

enum
{
  PROP_ZOOM = 1,
  N_PROPS,
};

enum
{
  SPACE_ACTIVATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
update_actions (ScribaMapView *self)
{
  double zoom = scriba_map_canvas_get_zoom (self->canvas);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.zoom-in", zoom < SCRIBA_MAP_MOST_ZOOM);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.zoom-out", zoom > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.zoom-fit", zoom > 1);
}

static void
zoom_to (ScribaMapView *self,
         double zoom,
         double x,
         double y)
{
  double before = scriba_map_canvas_get_zoom (self->canvas);

  scriba_map_canvas_set_zoom (self->canvas, zoom, x, y);
  if (scriba_map_canvas_get_zoom (self->canvas) == before)
    return;

  update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ZOOM]);
}

static void
zoom_to_middle (ScribaMapView *self,
                double zoom)
{
  zoom_to (self, zoom, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0, gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

static void
zoom_in (gpointer data)
{
  ScribaMapView *self = data;

  zoom_to_middle (self, scriba_map_canvas_get_zoom (self->canvas) * STEP);
}

static void
zoom_out (gpointer data)
{
  ScribaMapView *self = data;

  zoom_to_middle (self, scriba_map_canvas_get_zoom (self->canvas) / STEP);
}

static void
zoom_fit (gpointer data)
{
  zoom_to_middle (data, 1);
}

static void
zoom_action (GtkWidget *widget,
             const char *name,
             GVariant *parameter)
{
  if (g_str_equal (name, "map.zoom-in"))
    zoom_in (widget);
  else if (g_str_equal (name, "map.zoom-out"))
    zoom_out (widget);
  else
    zoom_fit (widget);
}

static void
pinch_begin_cb (ScribaMapView *self,
                GdkEventSequence *sequence,
                GtkGesture *gesture)
{
  self->pinched = scriba_map_canvas_get_zoom (self->canvas);
}

static void
pinch_cb (ScribaMapView *self,
          double scale,
          GtkGesture *gesture)
{
  double x, y;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    zoom_to (self, self->pinched * scale, x, y);
}

static void
pointer_cb (ScribaMapView *self,
            double x,
            double y)
{
  self->pointer[0] = x;
  self->pointer[1] = y;
}

static gboolean
scroll_cb (ScribaMapView *self,
           double across,
           double down,
           GtkEventController *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  double zoom = scriba_map_canvas_get_zoom (self->canvas);

  if ((state & GDK_CONTROL_MASK) == 0 || down == 0)
    return GDK_EVENT_PROPAGATE;

  zoom_to (self, down < 0 ? zoom * STEP : zoom / STEP, self->pointer[0], self->pointer[1]);
  return GDK_EVENT_STOP;
}

static void
space_activated_cb (ScribaMapView *self,
                    guint border)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, border);
}

static void
add_gestures (ScribaMapView *self)
{
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pinch), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

static void
add_keys (ScribaMapView *self)
{
  static const struct
  {
    guint key;
    ScribaKeyFunc func;
  } keys[] = {
    { GDK_KEY_plus, zoom_in }, { GDK_KEY_equal, zoom_in }, { GDK_KEY_KP_Add, zoom_in },
    { GDK_KEY_minus, zoom_out }, { GDK_KEY_KP_Subtract, zoom_out },
    { GDK_KEY_0, zoom_fit }, { GDK_KEY_KP_0, zoom_fit },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    scriba_keys_add_control (GTK_WIDGET (self), keys[i].key, keys[i].func, self);
}

static void
scriba_map_view_get_property (GObject *object,
                              guint property_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_ZOOM:
      g_value_set_double (value, scriba_map_view_get_zoom (SCRIBA_MAP_VIEW (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_map_view_set_property (GObject *object,
                              guint property_id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_ZOOM:
      scriba_map_view_set_zoom (SCRIBA_MAP_VIEW (object), g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_map_view_dispose (GObject *object)
{
  ScribaMapView *self = SCRIBA_MAP_VIEW (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  self->canvas = NULL;

  G_OBJECT_CLASS (scriba_map_view_parent_class)->dispose (object);
}

static void
scriba_map_view_class_init (ScribaMapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_map_view_get_property;
  object_class->set_property = scriba_map_view_set_property;
  object_class->dispose = scriba_map_view_dispose;

  properties[PROP_ZOOM] =
    g_param_spec_double ("zoom", NULL, NULL, 1, SCRIBA_MAP_MOST_ZOOM, 1,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SPACE_ACTIVATED] =
    g_signal_new ("space-activated", SCRIBA_TYPE_MAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_install_action (widget_class, "map.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.zoom-fit", NULL, zoom_action);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "mapview");
}

static void
scriba_map_view_init (ScribaMapView *self)
{
  self->canvas = SCRIBA_MAP_CANVAS (scriba_map_canvas_new ());
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), GTK_WIDGET (self->canvas));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (self->canvas, "space-activated", G_CALLBACK (space_activated_cb), self);
  add_gestures (self);
  add_keys (self);
  update_actions (self);
}

/** scriba_map_view_new: a map without a game. */
GtkWidget *
scriba_map_view_new (void)
{
  return g_object_new (SCRIBA_TYPE_MAP_VIEW, NULL);
}

/**
 * scriba_map_view_set_state:
 * @state: a game on @box
 * @box: names, borders and symbols; copied
 * @marks: (nullable): what is marked; its accent is the desktop's in any case
 *
 * Shows a state. Only what looks otherwise than before is drawn anew; the focus stays.
 */
void
scriba_map_view_set_state (ScribaMapView *self,
                           const CaesarState *state,
                           const CaesarBox *box,
                           const ScribaMapMarks *marks)
{
  ScribaMapMarks shown;

  g_return_if_fail (SCRIBA_IS_MAP_VIEW (self));
  g_return_if_fail (state != NULL && box != NULL);

  scriba_map_marks_init (&shown);
  if (marks != NULL)
    shown = *marks;
  scriba_map_canvas_set_state (self->canvas, state, box, &shown);
}

/** scriba_map_view_get_zoom: see scriba_map_view_set_zoom(). */
double
scriba_map_view_get_zoom (ScribaMapView *self)
{
  g_return_val_if_fail (SCRIBA_IS_MAP_VIEW (self), 1);

  return scriba_map_canvas_get_zoom (self->canvas);
}

/** scriba_map_view_set_zoom: how many times as large as what fits the map is, 1 to 4; the middle stays. */
void
scriba_map_view_set_zoom (ScribaMapView *self,
                          double zoom)
{
  g_return_if_fail (SCRIBA_IS_MAP_VIEW (self));

  zoom_to_middle (self, zoom);
}

/** scriba_map_view_get_layout: which of the two layouts is seen, once there is a size. */
ScribaMapLayout
scriba_map_view_get_layout (ScribaMapView *self)
{
  g_return_val_if_fail (SCRIBA_IS_MAP_VIEW (self), SCRIBA_MAP_WIDE);

  return scriba_map_canvas_get_layout (self->canvas);
}

/** scriba_map_view_get_space: the control of a border space, as to give it the focus. */
GtkWidget *
scriba_map_view_get_space (ScribaMapView *self,
                           guint border)
{
  g_return_val_if_fail (SCRIBA_IS_MAP_VIEW (self), NULL);

  return scriba_map_canvas_get_space (self->canvas, border);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-map-place.h"

#include "scriba-map-canvas.h"
#include "scriba-map-view.h"
#include "scriba-space-list.h"

/**
 * ScribaMapPlace:
 *
 * The map of Caesar!, or the same as a list, and what is used to look at it.
 *
 * ::space-activated tells that the reader chose a border space, on either.
 */
struct _ScribaMapPlace
{
  AdwBin parent_instance;

  GtkStack *places;
  ScribaMapView *map;
  ScribaSpaceList *list;
  GtkWidget *tools;
  GtkToggleButton *as_list;
  GtkWidget *zoom_in;
  GtkWidget *zoom_out;
};

G_DEFINE_FINAL_TYPE (ScribaMapPlace, scriba_map_place, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_AS_LIST,
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
space_cb (ScribaMapPlace *self,
          guint border)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, border);
}

static void
zoom_cb (ScribaMapPlace *self)
{
  double zoom = scriba_map_view_get_zoom (self->map);
  gboolean as_map = !gtk_toggle_button_get_active (self->as_list);

  gtk_widget_set_sensitive (self->zoom_in, as_map && zoom < SCRIBA_MAP_MOST_ZOOM);
  gtk_widget_set_sensitive (self->zoom_out, as_map && zoom > 1);
}

static void
as_list_cb (ScribaMapPlace *self)
{
  gtk_stack_set_visible_child_name (self->places, gtk_toggle_button_get_active (self->as_list) ? "list" : "map");
  zoom_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AS_LIST]);
}

static void
zoom_in_cb (ScribaMapPlace *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->map), "map.zoom-in", NULL);
}

static void
zoom_out_cb (ScribaMapPlace *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->map), "map.zoom-out", NULL);
}

static void
scriba_map_place_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_AS_LIST:
      g_value_set_boolean (value, gtk_toggle_button_get_active (SCRIBA_MAP_PLACE (object)->as_list));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_map_place_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_AS_LIST:
      gtk_toggle_button_set_active (SCRIBA_MAP_PLACE (object)->as_list, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_map_place_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_MAP_PLACE);

  G_OBJECT_CLASS (scriba_map_place_parent_class)->dispose (object);
}

static void
scriba_map_place_class_init (ScribaMapPlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_MAP_VIEW);
  g_type_ensure (SCRIBA_TYPE_SPACE_LIST);

  object_class->get_property = scriba_map_place_get_property;
  object_class->set_property = scriba_map_place_set_property;
  object_class->dispose = scriba_map_place_dispose;

  properties[PROP_AS_LIST] = g_param_spec_boolean ("as-list", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", SCRIBA_TYPE_MAP_PLACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-map-place.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaMapPlace, places);
  gtk_widget_class_bind_template_child (widget_class, ScribaMapPlace, map);
  gtk_widget_class_bind_template_child (widget_class, ScribaMapPlace, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaMapPlace, tools);
  gtk_widget_class_bind_template_child (widget_class, ScribaMapPlace, as_list);
  gtk_widget_class_bind_template_child (widget_class, ScribaMapPlace, zoom_in);
  gtk_widget_class_bind_template_child (widget_class, ScribaMapPlace, zoom_out);
  gtk_widget_class_bind_template_callback (widget_class, space_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_cb);
  gtk_widget_class_bind_template_callback (widget_class, as_list_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_in_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_out_cb);
}

static void
scriba_map_place_init (ScribaMapPlace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zoom_cb (self);
}

/** scriba_map_place_show: draws a game on a box, with what is marked, in both ways. */
void
scriba_map_place_show (ScribaMapPlace *self,
                       const CaesarState *state,
                       const CaesarBox *box,
                       const ScribaMapMarks *marks)
{
  g_return_if_fail (SCRIBA_IS_MAP_PLACE (self));

  scriba_map_view_set_state (self->map, state, box, marks);
  scriba_space_list_set_state (self->list, state, box);
}

/** scriba_map_place_set_tools_shown: whether there is room for the buttons over the map. */
void
scriba_map_place_set_tools_shown (ScribaMapPlace *self,
                                  gboolean shown)
{
  g_return_if_fail (SCRIBA_IS_MAP_PLACE (self));

  gtk_widget_set_visible (self->tools, shown);
}

/** scriba_map_place_focus_space: brings the keyboard to a border space, of the map or of the list. */
void
scriba_map_place_focus_space (ScribaMapPlace *self,
                              guint border)
{
  g_return_if_fail (SCRIBA_IS_MAP_PLACE (self));

  if (!gtk_toggle_button_get_active (self->as_list))
    gtk_widget_grab_focus (scriba_map_view_get_space (self->map, border));
  else
    scriba_space_list_focus (self->list, border);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-library-row.h"

#include <math.h>

#include "scriba-library-card.h"
#include "scriba-later.h"
#include "scriba-style.h"

/*
 * A row of the library. A list makes many more than are seen, and gives them
 * another draft as it scrolls, so what it shows is made ready between frames, and
 * only where it may soon be seen. What it says is known before.
 */
struct _ScribaLibraryRow
{
  GtkWidget parent_instance;

  ScribaSummary *summary;
  gboolean narrow;
  GtkWidget *card;
};

G_DEFINE_FINAL_TYPE (ScribaLibraryRow, scriba_library_row, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
speech_cb (ScribaLibraryRow *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, scriba_summary_get_speech (self->summary),
                                  -1);
}

static void
speak (GtkWidget *widget)
{
  ScribaLibraryRow *self = SCRIBA_LIBRARY_ROW (widget);

  if (self->summary != NULL)
    speech_cb (self);
}

static void fill (GtkWidget *widget);

/* A page with hundreds of full rows would take longer than a frame to be shown or left. */
static void
empty (GtkWidget *widget)
{
  ScribaLibraryRow *self = SCRIBA_LIBRARY_ROW (widget);
  graphene_rect_t bounds;

  /* What lies elsewhere stays where it is. */
  if (self->card != NULL && gtk_widget_get_focus_child (widget) == NULL && gtk_widget_compute_bounds (widget, widget, &bounds))
    {
      gtk_widget_set_size_request (widget, -1, ceil (bounds.size.height));
      g_clear_pointer (&self->card, gtk_widget_unparent);
    }
  if (self->summary != NULL)
    scriba_later_near (widget, fill);
}

static void
fill (GtkWidget *widget)
{
  ScribaLibraryRow *self = SCRIBA_LIBRARY_ROW (widget);

  if (self->summary == NULL)
    return;

  if (self->card == NULL)
    {
      self->card = scriba_library_card_new (self->summary, self->narrow);
      gtk_widget_set_parent (self->card, widget);
    }
  else
    {
      g_object_set (self->card, "summary", self->summary, "narrow", self->narrow, NULL);
    }
  gtk_widget_set_opacity (self->card, 1);
  gtk_widget_set_size_request (widget, -1, -1);
  scriba_later_far (widget, empty);
}

static void
activate_cb (ScribaLibraryRow *self)
{
  if (self->summary != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "library.open", "^ay", scriba_summary_get_key (self->summary));
}

static void
open_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  activate_cb (SCRIBA_LIBRARY_ROW (widget));
}

static void
released_cb (ScribaLibraryRow *self,
             int n_press,
             double x,
             double y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    activate_cb (self);
}

static void
scriba_library_row_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScribaLibraryRow *self = SCRIBA_LIBRARY_ROW (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_library_row_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  ScribaLibraryRow *self = SCRIBA_LIBRARY_ROW (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (self->narrow != g_value_get_boolean (value))
        {
          self->narrow = g_value_get_boolean (value);
          scriba_style_set (GTK_WIDGET (self), "narrow", self->narrow);
          scriba_later_near (GTK_WIDGET (self), fill);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_library_row_dispose (GObject *object)
{
  ScribaLibraryRow *self = SCRIBA_LIBRARY_ROW (object);

  scriba_library_row_set_summary (self, NULL);
  g_clear_pointer (&self->card, gtk_widget_unparent);

  G_OBJECT_CLASS (scriba_library_row_parent_class)->dispose (object);
}

static void
scriba_library_row_class_init (ScribaLibraryRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_library_row_get_property;
  object_class->set_property = scriba_library_row_set_property;
  object_class->dispose = scriba_library_row_dispose;

  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ScribaLibraryRow::activate:
   *
   * Opens the draft.
   */
  signals[ACTIVATE] =
    g_signal_new_class_handler ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                G_CALLBACK (activate_cb), NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Return, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_KP_Enter, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_ISO_Enter, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_space, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_KP_Space, 0, "activate", NULL);

  /* Of a widget that is no button, a screen reader can do what is an action of its class. */
  gtk_widget_class_install_action (widget_class, "row.open", NULL, open_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "draft");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
scriba_library_row_init (ScribaLibraryRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/** scriba_library_row_new: a row that shows nothing before scriba_library_row_set_summary(). */
GtkWidget *
scriba_library_row_new (void)
{
  return g_object_new (SCRIBA_TYPE_LIBRARY_ROW, NULL);
}

/**
 * scriba_library_row_set_summary:
 * @self: a row
 * @summary: (nullable): what it is to say; %NULL while nobody needs the row
 *
 * The row keeps its height until it says it, so that nothing jumps.
 */
void
scriba_library_row_set_summary (ScribaLibraryRow *self,
                                ScribaSummary *summary)
{
  g_return_if_fail (SCRIBA_IS_LIBRARY_ROW (self));

  if (self->summary == summary)
    return;

  if (self->summary != NULL)
    g_signal_handlers_disconnect_by_func (self->summary, speech_cb, self);
  g_set_object (&self->summary, summary);
  if (summary == NULL)
    return;

  g_signal_connect_object (summary, "notify::speech", G_CALLBACK (speech_cb), self, G_CONNECT_SWAPPED);
  if (self->card != NULL)
    gtk_widget_set_opacity (self->card, 0);
  scriba_style_set (GTK_WIDGET (self), "latest", scriba_summary_get_section (summary) == SCRIBA_SUMMARY_RUNNING);
  scriba_later (GTK_WIDGET (self), speak);
  scriba_later_near (GTK_WIDGET (self), fill);
}

/** scriba_library_row_get_summary: what it says, or %NULL. */
ScribaSummary *
scriba_library_row_get_summary (ScribaLibraryRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY_ROW (self), NULL);

  return self->summary;
}

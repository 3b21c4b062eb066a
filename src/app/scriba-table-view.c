/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-table-view.h"

#include <glib/gi18n.h>

#include "scriba-application.h"
#include "scriba-game-kind.h"
#include "scriba-monitor.h"

#define MONITOR_KEY "table-view-monitor"

/**
 * ScribaTableView:
 *
 * A second window for a television or a telephone: what everybody may know of a game, as large as the window allows, and
 * nothing to press. It fills the monitor that it was on before, if that is there and not the only one.
 */
struct _ScribaTableView
{
  AdwWindow parent_instance;

  ScribaTable *table;
  ScribaTableScene *scene;
  ScribaMonitorMemory monitor;

  AdwBreakpoint *upright;
  AdwBreakpointBin *breakpoints;
  GtkBox *content;
  GtkLabel *box_name;
};

G_DEFINE_FINAL_TYPE (ScribaTableView, scriba_table_view, ADW_TYPE_WINDOW)

static void
changed_cb (ScribaTableView *self)
{
  scriba_table_scene_show (self->scene, self->table);
}

static void
breakpoint_cb (ScribaTableView *self)
{
  if (self->scene != NULL)
    scriba_table_scene_lay (self->scene, adw_breakpoint_bin_get_current_breakpoint (self->breakpoints) == self->upright);
}

/* Where the window is, and whether the person wants it there the next time. */
static void
place_cb (ScribaTableView *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  GdkMonitor *monitor = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;
  const char *connector = monitor != NULL ? gdk_monitor_get_connector (monitor) : NULL;

  if (scriba_monitor_memory_note (&self->monitor, connector, gtk_window_is_fullscreen (GTK_WINDOW (self)),
                                  scriba_monitor_count (display)))
    g_settings_set_string (scriba_application_get_settings (scriba_application_get ()), MONITOR_KEY, connector);
}

static void
toggle_fullscreen (ScribaTableView *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

static void
pressed_cb (ScribaTableView *self,
            int n_press)
{
  if (n_press == 2)
    toggle_fullscreen (self);
}

static gboolean
fullscreen_key_cb (GtkWidget *widget,
                   GVariant *args,
                   gpointer data)
{
  toggle_fullscreen (SCRIBA_TABLE_VIEW (widget));
  return GDK_EVENT_STOP;
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant *args,
           gpointer data)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    return GDK_EVENT_PROPAGATE;

  gtk_window_unfullscreen (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

/* What opened it closes it, from its own window, too. */
static void
close_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
scriba_table_view_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (scriba_table_view_parent_class)->realize (widget);

  surface = gtk_native_get_surface (GTK_NATIVE (widget));
  g_signal_connect_object (surface, "enter-monitor", G_CALLBACK (place_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "leave-monitor", G_CALLBACK (place_cb), widget, G_CONNECT_SWAPPED);
}

static void
scriba_table_view_dispose (GObject *object)
{
  ScribaTableView *self = SCRIBA_TABLE_VIEW (object);

  self->scene = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_TABLE_VIEW);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (scriba_table_view_parent_class)->dispose (object);
}

static void
scriba_table_view_finalize (GObject *object)
{
  scriba_monitor_memory_clear (&SCRIBA_TABLE_VIEW (object)->monitor);

  G_OBJECT_CLASS (scriba_table_view_parent_class)->finalize (object);
}

static void
scriba_table_view_class_init (ScribaTableViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scriba_table_view_dispose;
  object_class->finalize = scriba_table_view_finalize;
  widget_class->realize = scriba_table_view_realize;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_F11, 0, fullscreen_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_install_action (widget_class, "win.table-view", NULL, close_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-table-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaTableView, upright);
  gtk_widget_class_bind_template_child (widget_class, ScribaTableView, breakpoints);
  gtk_widget_class_bind_template_child (widget_class, ScribaTableView, content);
  gtk_widget_class_bind_template_child (widget_class, ScribaTableView, box_name);
  gtk_widget_class_bind_template_callback (widget_class, breakpoint_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
}

static void
scriba_table_view_init (ScribaTableView *self)
{
  const char *box_name = scriba_application_get_box_name (scriba_application_get ());

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_label_set_label (self->box_name, box_name != NULL ? box_name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->box_name), box_name != NULL);
}

static void
set_table (ScribaTableView *self,
           ScribaTable *table)
{
  const ScribaGameKind *kind = scriba_game_kind_of_table (table);

  self->table = g_object_ref (table);
  self->scene = kind->create_scene ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scene), GTK_ACCESSIBLE_PROPERTY_LABEL, _(kind->title), -1);
  gtk_box_prepend (self->content, GTK_WIDGET (self->scene));
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  breakpoint_cb (self);
  changed_cb (self);
}

/* On the monitor of the last time, if it is there: then the keyboard stays where the game is recorded. */
static void
present (ScribaTableView *self,
         GtkWindow *main_window)
{
  g_autofree char *connector = g_settings_get_string (scriba_application_get_settings (scriba_application_get ()), MONITOR_KEY);
  g_autoptr (GdkMonitor) monitor = scriba_monitor_find (gtk_widget_get_display (GTK_WIDGET (self)), connector);

  if (monitor != NULL)
    {
      self->monitor.placing = TRUE;
      gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
    }
  gtk_window_present (GTK_WINDOW (self));
  if (monitor != NULL)
    gtk_window_present (main_window);
}

/** scriba_table_view_find: (transfer none) (nullable): the window that shows @table, if it is open. */
ScribaTableView *
scriba_table_view_find (ScribaTable *table)
{
  for (GList *window = gtk_application_get_windows (GTK_APPLICATION (scriba_application_get ())); window != NULL;
       window = window->next)
    if (SCRIBA_IS_TABLE_VIEW (window->data) && SCRIBA_TABLE_VIEW (window->data)->table == table)
      return window->data;
  return NULL;
}

/** scriba_table_view_close: closes the window that shows @table, if it is open. */
void
scriba_table_view_close (ScribaTable *table)
{
  ScribaTableView *self = scriba_table_view_find (table);

  if (self != NULL)
    gtk_window_destroy (GTK_WINDOW (self));
}

/** scriba_table_view_toggle: opens the window that shows @table, or closes it; @window is where the game is recorded. */
void
scriba_table_view_toggle (ScribaTable *table,
                          GtkWindow *window)
{
  ScribaTableView *self;

  g_return_if_fail (SCRIBA_IS_TABLE (table));
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (scriba_table_view_find (table) != NULL)
    {
      scriba_table_view_close (table);
      return;
    }

  self = g_object_new (SCRIBA_TYPE_TABLE_VIEW, "application", scriba_application_get (), NULL);
  set_table (self, table);
  present (self, window);
}

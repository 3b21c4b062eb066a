/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-keys.h"

#include <adwaita.h>

typedef struct
{
  ScribaKeyFunc func;
  gpointer data;
} Key;

/* A dialog over the page has the keyboard. */
static gboolean
has_keyboard (GtkWidget *view)
{
  GtkRoot *root = gtk_widget_get_root (view);

  return gtk_widget_get_mapped (view) &&
         (!ADW_IS_APPLICATION_WINDOW (root) ||
          adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) == NULL);
}

static gboolean
pressed_cb (GtkWidget *view,
            GVariant *arguments,
            gpointer data)
{
  const Key *key = data;

  if (!has_keyboard (view))
    return FALSE;

  key->func (key->data);
  return TRUE;
}

static void
add (GtkWidget *view,
     guint keyval,
     GdkModifierType modifiers,
     ScribaKeyFunc func,
     gpointer data)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  Key *key = g_new (Key, 1);

  *key = (Key) { func, data };
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers),
                                                          gtk_callback_action_new (pressed_cb, key, g_free)));
  gtk_widget_add_controller (view, controller);
}

/**
 * scriba_keys_add:
 * @view: what has to be shown for the key to count
 * @keyval: a key of scriba_actions_get()
 * @func: what it does
 * @data: given to @func; it lives as long as @view
 *
 * Adds a key that counts wherever the keyboard is on the page of @view.
 */
void
scriba_keys_add (GtkWidget *view,
                 guint keyval,
                 ScribaKeyFunc func,
                 gpointer data)
{
  add (view, keyval, 0, func, data);
}

/** scriba_keys_add_control: the same, for a key with Ctrl. */
void
scriba_keys_add_control (GtkWidget *view,
                         guint keyval,
                         ScribaKeyFunc func,
                         gpointer data)
{
  add (view, keyval, GDK_CONTROL_MASK, func, data);
}

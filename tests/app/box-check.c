/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "box-check.h"

#include <glib/gstdio.h>

void
box_check_make_folder (BoxCheck *self)
{
  self->folder = g_dir_make_tmp (NULL, NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "box.json", NULL);
}

void
box_check_open (BoxCheck *self,
                const ScribaGameFormat *format,
                AdwNavigationPage *(*create_page) (ScribaOwnerBox *),
                int width,
                int height)
{
  g_autofree char *name = g_strdup_printf ("%s.json", format->game->key);
  g_autofree char *shipped = g_build_filename (g_getenv ("SCRIBA_DATADIR"), "boxes", name, NULL);

  self->box = scriba_owner_box_new (format);
  scriba_owner_box_open (self->box, self->path, shipped, NULL);
  self->window = page_check_open_window (width, height);
  self->page = GTK_WIDGET (create_page (self->box));
  page_check_push (self->window, self->page);
}

void
box_check_tear_down (BoxCheck *self,
                     gconstpointer data)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  gtk_window_destroy (self->window);
  page_check_settle ();
  page_check_set_text_size (100);
  scriba_document_wait (SCRIBA_DOCUMENT (self->box));
  g_object_add_weak_pointer (G_OBJECT (self->box), (gpointer *) &self->box);
  g_object_unref (self->box);
  /* The thread that wrote last may still hold it. */
  while (self->box != NULL)
    g_main_context_iteration (NULL, FALSE);

  dir = g_dir_open (self->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
}

gboolean
box_check_press (GtkWidget *widget,
                 guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  return handled;
}

gboolean
box_check_has_focus (BoxCheck *self,
                     GtkWidget *control)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return focus != NULL && (focus == control || gtk_widget_is_ancestor (focus, control));
}

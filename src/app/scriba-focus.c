/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-focus.h"

/** scriba_focus_find: (transfer none) (nullable): what has the keyboard in the window that @widget is in, if it is in one. */
GtkWidget *
scriba_focus_find (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/**
 * scriba_focus_list:
 * @page: a page
 *
 * Returns: (transfer full) (element-type GtkWidget): where the keyboard is on the page: its control, and what that is in,
 *   from the inside out; nothing if it is elsewhere
 */
GPtrArray *
scriba_focus_list (GtkWidget *page)
{
  GtkWidget *focus = scriba_focus_find (page);
  GPtrArray *places = g_ptr_array_new_with_free_func (g_object_unref);

  if (focus != NULL && gtk_widget_is_ancestor (focus, page))
    for (GtkWidget *place = focus; place != NULL; place = place != page ? gtk_widget_get_parent (place) : NULL)
      g_ptr_array_add (places, g_object_ref (place));
  return places;
}

/**
 * scriba_focus_keep:
 * @page: a page
 * @places: (element-type GtkWidget): from scriba_focus_list(), before the page changed
 *
 * What had the keyboard may be gone, or has nothing more to do: then it goes to what is nearest.
 */
void
scriba_focus_keep (GtkWidget *page,
                   GPtrArray *places)
{
  GtkWidget *focus = places->len > 0 ? scriba_focus_find (page) : NULL;

  if (focus != NULL && gtk_widget_get_mapped (focus))
    return;

  for (guint i = 0; i < places->len; i++)
    {
      GtkWidget *place = g_ptr_array_index (places, i);

      /* Each goes on from where the keyboard was in it, which may be its end. */
      if (gtk_widget_get_root (place) != NULL && gtk_widget_get_mapped (place) &&
          (gtk_widget_child_focus (place, GTK_DIR_TAB_FORWARD) || gtk_widget_child_focus (place, GTK_DIR_TAB_BACKWARD)))
        return;
    }
}

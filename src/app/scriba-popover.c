/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-popover.h"

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* What was chosen is done after the popover is closed. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/**
 * scriba_popover_popup_at:
 * @popover: (transfer floating): a popover that is used once
 * @place: where it points to
 *
 * Opens a popover that goes when it is closed, and with @place.
 */
void
scriba_popover_popup_at (GtkPopover *popover,
                         GtkWidget *place)
{
  gtk_widget_set_parent (GTK_WIDGET (popover), place);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (place, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (popover);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-wake.h"

#include <glib/gi18n.h>

#include "scriba-application.h"

#define WAKE_KEY "scriba-wake"

/* A game that is open, and whether the screen is kept awake for it. */
typedef struct
{
  ScribaTable *table; /* owns it */
  GtkWindow *window;  /* weak */
  gboolean held;
  guint cookie; /* 0 where the desktop has no way to stay awake */
} Wake;

static guint n_held;

static GSettings *
get_settings (void)
{
  return scriba_application_get_settings (scriba_application_get ());
}

static gboolean
is_wanted (Wake *self)
{
  return g_settings_get_boolean (get_settings (), "keep-awake") &&
         !scriba_table_get_format (self->table)->is_over (scriba_table_get_state (self->table));
}

static void
hold (Wake *self)
{
  self->held = TRUE;
  n_held++;
  self->cookie = gtk_application_inhibit (GTK_APPLICATION (scriba_application_get ()), self->window,
                                          GTK_APPLICATION_INHIBIT_IDLE, _("A game is open"));
}

static void
release (Wake *self)
{
  self->held = FALSE;
  n_held--;
  if (self->cookie != 0)
    gtk_application_uninhibit (GTK_APPLICATION (scriba_application_get ()), self->cookie);
  self->cookie = 0;
}

static void
changed_cb (ScribaTable *table)
{
  Wake *self = g_object_get_data (G_OBJECT (table), WAKE_KEY);
  gboolean wanted = is_wanted (self);

  if (wanted && !self->held)
    hold (self);
  else if (!wanted && self->held)
    release (self);
}

static void
wake_free (Wake *self)
{
  if (self->held)
    release (self);
  g_clear_weak_pointer (&self->window);
  g_free (self);
}

/**
 * scriba_wake_begin:
 * @table: a game that somebody looks at from now on; nobody did before
 * @window: where
 *
 * Keeps the screen awake as long as @table is not over, if the person wants that, until scriba_wake_end().
 */
void
scriba_wake_begin (ScribaTable *table,
                   GtkWindow *window)
{
  Wake *self;

  g_return_if_fail (SCRIBA_IS_TABLE (table));
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (g_object_get_data (G_OBJECT (table), WAKE_KEY) == NULL);

  self = g_new0 (Wake, 1);
  self->table = table;
  g_set_weak_pointer (&self->window, window);
  g_object_set_data_full (G_OBJECT (table), WAKE_KEY, self, (GDestroyNotify) wake_free);
  g_signal_connect (table, "changed", G_CALLBACK (changed_cb), NULL);
  g_signal_connect_object (get_settings (), "changed::keep-awake", G_CALLBACK (changed_cb), table, G_CONNECT_SWAPPED);
  changed_cb (table);
}

/** scriba_wake_end: nobody looks at @table any more. */
void
scriba_wake_end (ScribaTable *table)
{
  g_return_if_fail (SCRIBA_IS_TABLE (table));

  g_signal_handlers_disconnect_by_func (table, changed_cb, NULL);
  g_signal_handlers_disconnect_by_func (get_settings (), changed_cb, table);
  g_object_set_data (G_OBJECT (table), WAKE_KEY, NULL);
}

/** scriba_wake_count: for how many games the screen is kept awake now. */
guint
scriba_wake_count (void)
{
  return n_held;
}

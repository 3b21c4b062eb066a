/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-wait-timer.h"

#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "scriba-application.h"
#include "scriba-keys.h"
#include "scriba-stepper.h"
#include "scriba-style.h"
#include "scriba-timer.h"

/**
 * ScribaWaitTimer:
 *
 * Time for the table to make up its mind, if it wants any. It is no part of the
 * game: nothing is recorded, and nothing waits for it.
 */
struct _ScribaWaitTimer
{
  AdwBin parent_instance;

  ScribaTimer timer;
  guint timeout;

  AdwSwitchRow *wanted;
  GtkWidget *clock;
  GtkLabel *time;
  GtkWidget *over;
  GtkLabel *start_label;
  ScribaStepper *minutes;
};

G_DEFINE_FINAL_TYPE (ScribaWaitTimer, scriba_wait_timer, ADW_TYPE_BIN)

static gboolean
timeout_cb (gpointer data)
{
  ScribaWaitTimer *self = data;

  self->timeout = 0;
  scriba_wait_timer_show (self, g_get_monotonic_time ());
  return G_SOURCE_REMOVE;
}

/* Wakes up when another second is to be shown. */
static void
wait_for_second (ScribaWaitTimer *self,
                 gint64 left)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (scriba_timer_is_running (&self->timer))
    self->timeout = g_timeout_add ((left - 1) % G_TIME_SPAN_SECOND / G_TIME_SPAN_MILLISECOND + 1, timeout_cb, self);
}

/* Whether its phase is still there, be it behind another page. */
static gboolean
is_current (ScribaWaitTimer *self)
{
  for (GtkWidget *widget = GTK_WIDGET (self); widget != NULL && !ADW_IS_NAVIGATION_PAGE (widget);
       widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_child_visible (widget))
      return FALSE;

  return TRUE;
}

static void
say_over (ScribaWaitTimer *self)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_PAGE);

  if (page != NULL && is_current (self))
    scriba_announce (page, _("Time is up"));
}

/**
 * scriba_wait_timer_show:
 * @self: a timer
 * @now: what time it is, on the monotonic clock
 *
 * Shows what is left. When nothing is, it says so, to be seen and to be heard, and stands.
 */
void
scriba_wait_timer_show (ScribaWaitTimer *self,
                        gint64 now)
{
  gint64 left = scriba_timer_get_left (&self->timer, now);
  gint64 seconds = (left + G_TIME_SPAN_SECOND - 1) / G_TIME_SPAN_SECOND;
  g_autofree char *text = NULL;

  g_return_if_fail (SCRIBA_IS_WAIT_TIMER (self));

  if (left == 0 && scriba_timer_is_running (&self->timer))
    {
      scriba_timer_pause (&self->timer, now);
      say_over (self);
    }

  /* Translators: minutes and seconds that are left. */
  text = g_strdup_printf (C_("timer", "%1$u:%2$02u"), (guint) (seconds / 60), (guint) (seconds % 60));
  gtk_label_set_label (self->time, text);
  gtk_label_set_label (self->start_label, scriba_timer_is_running (&self->timer) ? _("Pause") : C_("timer", "Start"));
  scriba_style_set (self->clock, "over", left == 0);
  gtk_widget_set_visible (self->over, left == 0);
  wait_for_second (self, left);
}

/** scriba_wait_timer_reset: makes it stand at its whole length. */
void
scriba_wait_timer_reset (ScribaWaitTimer *self)
{
  g_return_if_fail (SCRIBA_IS_WAIT_TIMER (self));

  scriba_timer_set (&self->timer, scriba_stepper_get_value (self->minutes));
  scriba_wait_timer_show (self, g_get_monotonic_time ());
}

static gboolean
is_wanted (ScribaWaitTimer *self)
{
  return adw_switch_row_get_active (self->wanted);
}

/** scriba_wait_timer_toggle: starts it, or pauses it; @now is on the monotonic clock. */
void
scriba_wait_timer_toggle (ScribaWaitTimer *self,
                          gint64 now)
{
  g_return_if_fail (SCRIBA_IS_WAIT_TIMER (self));

  if (scriba_timer_is_running (&self->timer))
    scriba_timer_pause (&self->timer, now);
  else
    scriba_timer_start (&self->timer, now);
  scriba_wait_timer_show (self, now);
}

static void
start_cb (ScribaWaitTimer *self)
{
  scriba_wait_timer_toggle (self, g_get_monotonic_time ());
}

/* Whoever does not want it is not told that it is up. */
static void
wanted_cb (ScribaWaitTimer *self)
{
  if (!is_wanted (self))
    scriba_wait_timer_reset (self);
}

static void
start_key (gpointer data)
{
  if (is_wanted (data))
    start_cb (data);
}

static void
reset_key (gpointer data)
{
  if (is_wanted (data))
    scriba_wait_timer_reset (data);
}

/** scriba_wait_timer_add_keys: T starts and pauses, R resets while @view, which has the timer, is shown. */
void
scriba_wait_timer_add_keys (ScribaWaitTimer *self,
                            GtkWidget *view)
{
  scriba_keys_add (view, GDK_KEY_t, start_key, self);
  scriba_keys_add (view, GDK_KEY_r, reset_key, self);
}

static void
scriba_wait_timer_dispose (GObject *object)
{
  g_clear_handle_id (&SCRIBA_WAIT_TIMER (object)->timeout, g_source_remove);

  G_OBJECT_CLASS (scriba_wait_timer_parent_class)->dispose (object);
}

static void
scriba_wait_timer_class_init (ScribaWaitTimerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_STEPPER);

  G_OBJECT_CLASS (klass)->dispose = scriba_wait_timer_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-wait-timer.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitTimer, wanted);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitTimer, clock);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitTimer, time);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitTimer, over);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitTimer, start_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaWaitTimer, minutes);
  gtk_widget_class_bind_template_callback (widget_class, scriba_wait_timer_reset);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, wanted_cb);
}

static void
scriba_wait_timer_init (ScribaWaitTimer *self)
{
  GSettings *settings = scriba_application_get_settings (scriba_application_get ());

  gtk_widget_init_template (GTK_WIDGET (self));

  g_settings_bind (settings, "timer", self->wanted, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "timer-minutes", self->minutes, "value", G_SETTINGS_BIND_DEFAULT);
  scriba_wait_timer_reset (self);
}

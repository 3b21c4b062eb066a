/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-toast.h"

#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "scriba-change.h"
#include "scriba-window.h"

/*
 * What is said in passing. The platform would cut off what is longer than a line, and would not read out a title that
 * wraps: so each toast gets its title here, and is announced here.
 */

/* The platform has a screen reader tell that there is a toast, in words that it looks for in the catalogue of the program. */
G_GNUC_UNUSED static const char * const of_the_platform[] = {
  /* Translators: read out before what a message says. */
  N_("A toast appeared"),
  /* Translators: read out before what a message says; %s is its button. */
  N_("A toast appeared, has a button: %s"),
};

/* In pixels: what is beside the title, with and without a button; and how wide the title may be. */
#define MARGINS 94
#define BUTTON 46
#define LEAST_CHARS 24
#define MOST_CHARS 60

/* In pixels: about how wide a character of a title or button is. Both are bold. */
static int
measure_char (GtkWidget *window)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (window), NULL, NULL);
  int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_char_width (metrics) * 9 / 8);

  pango_font_metrics_unref (metrics);
  return width;
}

/* In pixels: how wide a title can be beside @button, if there is one. */
static int
measure_room (GtkWidget *window,
              const char *button)
{
  int room = gtk_widget_get_width (window) - MARGINS;

  return button != NULL ? room - g_utf8_strlen (button, -1) * measure_char (window) - BUTTON : room;
}

static void
button_cb (AdwToast *toast)
{
  g_signal_emit_by_name (toast, "button-clicked");
  adw_toast_dismiss (toast);
}

/* In place of the platform's button, which would stand beside the title. */
static GtkWidget *
create_button (AdwToast *toast)
{
  GtkWidget *button = gtk_button_new_with_label (adw_toast_get_button_label (toast));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), adw_toast_get_action_name (toast));
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), adw_toast_get_action_target_value (toast));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "row-button");
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_cb), toast, G_CONNECT_SWAPPED);
  adw_toast_set_button_label (toast, NULL);
  return button;
}

static void
fill (AdwToast *toast,
      GtkWidget *window)
{
  const char *button = adw_toast_get_button_label (toast);
  gboolean stacked = button != NULL && measure_room (window, button) < LEAST_CHARS * measure_char (window);
  int width = MAX (measure_room (window, stacked ? NULL : button), 1);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", adw_toast_get_title (toast),
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "max-width-chars", MOST_CHARS,
                                   "xalign", 0.0,
                                   NULL);
  /* A toast is as high as its title would be in the width that it asks for: it must not ask for more than there is. */
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP,
                                   "child", label,
                                   "maximum-size", width,
                                   "tightening-threshold", width,
                                   "unit", ADW_LENGTH_UNIT_PX,
                                   NULL);
  GtkWidget *title = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_valign (title, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (title), clamp);
  if (stacked)
    gtk_box_append (GTK_BOX (title), create_button (toast));
  adw_toast_set_custom_title (toast, title);
}

#define UNDOING_KEY "scriba-toast-undoing"

/* Of a toast: how to take back what it tells of. */
typedef struct
{
  ScribaToastUndo undo;
  gpointer data;
  GDestroyNotify data_free;
  char *sentence;
  GtkWidget *window; /* (nullable): weak: shows the toast */
} Undoing;

static void
undoing_free (gpointer data)
{
  Undoing *self = data;

  g_clear_weak_pointer (&self->window);
  if (self->data_free != NULL)
    self->data_free (self->data);
  g_free (self->sentence);
  g_free (self);
}

/* A toast fades, and can be tapped once more meanwhile. Only what was taken back is to be heard, like anything that happens. */
static void
undo_cb (AdwToast *toast)
{
  Undoing *self = g_object_steal_data (G_OBJECT (toast), UNDOING_KEY);

  if (self == NULL)
    return;

  if (self->undo (self->data) && self->window != NULL)
    scriba_announce_change (self->window, SCRIBA_CHANGE_UNDONE, self->sentence);
  undoing_free (self);
}

/**
 * scriba_toast_set_undo:
 * @toast: what is said, before it is shown
 * @undo: takes that back; called at most once
 * @data: for @undo
 * @data_free: (nullable): what becomes of @data
 *
 * Gives a toast the button *Undo*. What was taken back is read out.
 */
void
scriba_toast_set_undo (AdwToast *toast,
                       ScribaToastUndo undo,
                       gpointer data,
                       GDestroyNotify data_free)
{
  Undoing *self;

  g_return_if_fail (ADW_IS_TOAST (toast) && undo != NULL);

  self = g_new0 (Undoing, 1);
  *self = (Undoing) { undo, data, data_free, g_strdup (adw_toast_get_title (toast)), NULL };
  g_object_set_data_full (G_OBJECT (toast), UNDOING_KEY, self, undoing_free);
  adw_toast_set_button_label (toast, _("Undo"));
  g_signal_connect (toast, "button-clicked", G_CALLBACK (undo_cb), NULL);
}

/**
 * scriba_toast_show:
 * @inside: what was tapped
 * @toast: (transfer full): what is said
 *
 * Shows a toast, all of it, in the window of a widget, and has it read out; does nothing if that has left its window.
 */
void
scriba_toast_show (GtkWidget *inside,
                   AdwToast *toast)
{
  g_autofree char *sentence = NULL;
  GtkWidget *window;
  Undoing *undoing;

  g_return_if_fail (GTK_IS_WIDGET (inside) && ADW_IS_TOAST (toast));

  window = GTK_WIDGET (gtk_widget_get_root (inside));
  if (!SCRIBA_IS_WINDOW (window))
    {
      g_object_unref (toast);
      return;
    }

  sentence = g_strdup (adw_toast_get_title (toast));
  undoing = g_object_get_data (G_OBJECT (toast), UNDOING_KEY);
  if (undoing != NULL)
    g_set_weak_pointer (&undoing->window, window);
  fill (toast, window);
  scriba_window_add_toast (SCRIBA_WINDOW (window), toast, sentence);
}

#define KEY_KEY "scriba-toast-key"

/* Closed by its reader, by time, or by another one. */
static void
dismissed_cb (AdwToast *toast,
              GObject *window)
{
  const char *key = g_object_get_data (G_OBJECT (toast), KEY_KEY);

  if (g_object_get_data (window, key) == toast)
    g_object_set_data (window, key, NULL);
}

/**
 * scriba_toast_replace:
 * @inside: what was tapped
 * @key: (transfer none): a static string: what the toast is about
 * @toast: (transfer full): what is said
 *
 * Shows a toast in place of the last one that was about the same thing: the button of that would do something else now.
 */
void
scriba_toast_replace (GtkWidget *inside,
                      const char *key,
                      AdwToast *toast)
{
  GObject *window = G_OBJECT (gtk_widget_get_root (inside));

  if (SCRIBA_IS_WINDOW (window))
    {
      AdwToast *last = g_object_get_data (window, key);

      if (last != NULL)
        adw_toast_dismiss (last);
      g_object_set_data (G_OBJECT (toast), KEY_KEY, (gpointer) key);
      g_object_set_data_full (window, key, g_object_ref (toast), g_object_unref);
      g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), window, 0);
    }
  scriba_toast_show (inside, toast);
}

/**
 * scriba_toast_tell:
 * @inside: a widget
 * @sentence: what came of what was just asked for there
 *
 * Shows an answer, before anything else that is to be said; its widget may have left its window in the meantime.
 */
void
scriba_toast_tell (GtkWidget *inside,
                   const char *sentence)
{
  AdwToast *toast = adw_toast_new (sentence);

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  scriba_toast_show (inside, toast);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-command-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "caesar-box.h"
#include "scriba-line.h"
#include "scriba-speech.h"

#define LEAST_HEIGHT 48

/**
 * ScribaCommandText:
 *
 * What a command tile says, as it is typed: all of it is seen, in as many lines as it needs. Nothing typed is unknown.
 *
 * ::edited tells that another text was typed, ::entered that it was typed to its end.
 */
struct _ScribaCommandText
{
  AdwBin parent_instance;

  GtkTextView *view;
  GtkLabel *below; /* a hint, or what is typed, unseen: a text view does not know how high it has to be */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (ScribaCommandText, scriba_command_text, ADW_TYPE_BIN)

enum
{
  EDITED,
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
read_all (ScribaCommandText *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (gtk_text_view_get_buffer (self->view), &start, &end);
  return gtk_text_buffer_get_text (gtk_text_view_get_buffer (self->view), &start, &end, FALSE);
}

/* A box keeps one line of so many characters. */
static char *
tidy (const char *typed,
      int length,
      int room)
{
  GString *text = g_string_new (NULL);

  for (const char *p = typed; p < typed + length && room > 0; p = g_utf8_next_char (p), room--)
    {
      gunichar letter = g_utf8_get_char (p);

      g_string_append_unichar (text, scriba_spoils_line (letter) ? ' ' : letter);
    }
  return g_string_free_and_steal (text);
}

static void
insert_text_cb (GtkTextBuffer *buffer,
                GtkTextIter *at,
                const char *typed,
                int length)
{
  g_autofree char *text = tidy (typed, length, CAESAR_COMMAND_TEXT_LENGTH - gtk_text_buffer_get_char_count (buffer));

  if ((int) strlen (text) == length && memcmp (text, typed, length) == 0)
    return;

  g_signal_stop_emission_by_name (buffer, "insert-text");
  gtk_text_buffer_insert (buffer, at, text, -1);
}

static void
set_all (ScribaCommandText *self,
         const char *text)
{
  self->showing = TRUE;
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->view), text, -1);
  self->showing = FALSE;
}

static void
changed_cb (ScribaCommandText *self)
{
  g_autofree char *typed = read_all (self);

  gtk_label_set_label (self->below, *typed != '\0' ? typed : _("? What it says"));
  gtk_widget_set_opacity (GTK_WIDGET (self->below), *typed != '\0' ? 0 : 1);
  if (!self->showing)
    g_signal_emit (self, signals[EDITED], 0);
}

static gboolean
key_pressed_cb (ScribaCommandText *self,
                guint key)
{
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[ENTERED], 0);
  return GDK_EVENT_STOP;
}

static gboolean
scriba_command_text_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCRIBA_COMMAND_TEXT (widget)->view));
}

static void
scriba_command_text_class_init (ScribaCommandTextClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = scriba_command_text_grab_focus;

  signals[EDITED] =
    g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENTERED] =
    g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
scriba_command_text_init (ScribaCommandText *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->view = GTK_TEXT_VIEW (gtk_text_view_new ());
  gtk_text_view_set_wrap_mode (self->view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (self->view, FALSE);
  /* Undo is that of the page. */
  gtk_text_buffer_set_enable_undo (gtk_text_view_get_buffer (self->view), FALSE);
  g_signal_connect (gtk_text_view_get_buffer (self->view), "insert-text", G_CALLBACK (insert_text_cb), NULL);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->view), "changed", G_CALLBACK (changed_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);

  self->below = g_object_new (GTK_TYPE_LABEL, "label", _("? What it says"), "xalign", 0.0f, "yalign", 0.0f, "wrap", TRUE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR, "height-request", LEAST_HEIGHT, "can-target", FALSE,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->below), "dim");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->below));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->view));
  gtk_widget_add_css_class (GTK_WIDGET (self), "command-text");
  adw_bin_set_child (ADW_BIN (self), overlay);
}

/** scriba_command_text_new: an entry that is called @title, and in which nothing is typed. */
GtkWidget *
scriba_command_text_new (const char *title)
{
  ScribaCommandText *self = g_object_new (SCRIBA_TYPE_COMMAND_TEXT, NULL);

  scriba_speech_name (GTK_WIDGET (self->view), title);
  return GTK_WIDGET (self);
}

/** scriba_command_text_dup: (transfer full) (nullable): what was typed; %NULL for nothing. */
char *
scriba_command_text_dup (ScribaCommandText *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (SCRIBA_IS_COMMAND_TEXT (self), NULL);

  text = g_strstrip (read_all (self));
  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

/** scriba_command_text_show: shows what is known, or %NULL; what is being typed and means the same stays as it is. */
void
scriba_command_text_show (ScribaCommandText *self,
                          const char *text)
{
  g_autofree char *typed = scriba_command_text_dup (self);

  g_return_if_fail (SCRIBA_IS_COMMAND_TEXT (self));

  if (g_strcmp0 (typed, text) != 0)
    set_all (self, text != NULL ? text : "");
}

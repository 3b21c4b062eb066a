/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-announce.h"

#include <string.h>

/*
 * What a screen reader is told besides what has the keyboard. It is told when all that one key or tap brought is done: where
 * the keyboard goes then would cut it off, and what has happened comes before what is the case now, whichever is known first.
 */

#define KEY "scriba-announcements"

/* What is the case now, for whom. */
typedef struct
{
  gpointer who; /* only compared */
  char *sentence;
} Moment;

/* Of a window. */
typedef struct
{
  GtkWidget *window;
  GPtrArray *news;    /* of strings */
  GPtrArray *moments; /* of Moment */
  guint source;
} Announcements;

static void
moment_free (gpointer data)
{
  Moment *moment = data;

  g_free (moment->sentence);
  g_free (moment);
}

static void
announcements_free (gpointer data)
{
  Announcements *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_ptr_array_unref (self->news);
  g_ptr_array_unref (self->moments);
  g_free (self);
}

static void
tell (Announcements *self,
      const char *sentence)
{
  /* The dot that stands between two parts for the eye would be read out by its name. */
  g_auto (GStrv) parts = g_strsplit (sentence, " · ", -1);
  g_autofree char *words = g_strjoinv (". ", parts);
  /* Not the window itself, which has to announce also where tests look at names and nothing can be announced. */
  GtkWidget *content = gtk_widget_get_first_child (self->window);

  if (content != NULL && gtk_widget_get_mapped (content))
    gtk_accessible_announce (GTK_ACCESSIBLE (content), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static gboolean
is_told (Announcements *self,
         const char *sentence)
{
  for (guint i = 0; i < self->news->len; i++)
    if (strstr (g_ptr_array_index (self->news, i), sentence) != NULL)
      return TRUE;

  return FALSE;
}

static gboolean
tell_cb (gpointer data)
{
  Announcements *self = data;

  self->source = 0;
  for (guint i = 0; i < self->news->len; i++)
    tell (self, g_ptr_array_index (self->news, i));
  for (guint i = 0; i < self->moments->len; i++)
    {
      Moment *moment = g_ptr_array_index (self->moments, i);

      if (!is_told (self, moment->sentence))
        tell (self, moment->sentence);
    }
  g_ptr_array_set_size (self->news, 0);
  g_ptr_array_set_size (self->moments, 0);
  return G_SOURCE_REMOVE;
}

/* Returns: (nullable): those of the window that @inside is in, about to be told */
static Announcements *
expect (GtkWidget *inside)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (inside));
  Announcements *self;

  if (window == NULL)
    return NULL;

  self = g_object_get_data (G_OBJECT (window), KEY);
  if (self == NULL)
    {
      self = g_new0 (Announcements, 1);
      self->window = window;
      self->news = g_ptr_array_new_with_free_func (g_free);
      self->moments = g_ptr_array_new_with_free_func (moment_free);
      g_object_set_data_full (G_OBJECT (window), KEY, self, announcements_free);
    }
  if (self->source == 0)
    self->source = g_idle_add (tell_cb, self);
  return self;
}

/**
 * scriba_announce:
 * @inside: a widget; without a window nothing is told
 * @sentence: what has happened; parts may stand between dots, " · "
 *
 * Has a screen reader tell it as soon as all is done that comes of it.
 */
void
scriba_announce (GtkWidget *inside,
                 const char *sentence)
{
  Announcements *self;

  g_return_if_fail (GTK_IS_WIDGET (inside) && sentence != NULL);

  self = *sentence != '\0' ? expect (inside) : NULL;
  if (self != NULL)
    g_ptr_array_add (self->news, g_strdup (sentence));
}

/**
 * scriba_announce_moment:
 * @inside: what shows it; without a window nothing is told
 * @sentence: what is the case now, such as whose turn it is; "" for nothing
 *
 * As scriba_announce(), after all that has happened, unless that says it, too. Of one widget only the last one is told.
 */
void
scriba_announce_moment (GtkWidget *inside,
                        const char *sentence)
{
  Announcements *self;
  Moment *moment;

  g_return_if_fail (GTK_IS_WIDGET (inside) && sentence != NULL);

  self = expect (inside);
  if (self == NULL)
    return;

  for (guint i = 0; i < self->moments->len; i++)
    if (((Moment *) g_ptr_array_index (self->moments, i))->who == inside)
      {
        g_ptr_array_remove_index (self->moments, i);
        break;
      }
  if (*sentence == '\0')
    return;

  moment = g_new0 (Moment, 1);
  moment->who = inside;
  moment->sentence = g_strdup (sentence);
  g_ptr_array_add (self->moments, moment);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-heading.h"

struct _ScribaHeading
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *subtitle;
};

G_DEFINE_FINAL_TYPE (ScribaHeading, scriba_heading, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_WHOLE_WORDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
get_whole_words (ScribaHeading *self)
{
  return gtk_label_get_wrap_mode (self->title) == PANGO_WRAP_WORD;
}

static void
set_whole_words (ScribaHeading *self,
                 gboolean whole_words)
{
  if (get_whole_words (self) == whole_words)
    return;

  gtk_label_set_wrap_mode (self->title, whole_words ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WHOLE_WORDS]);
}

static void
scriba_heading_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScribaHeading *self = SCRIBA_HEADING (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (self->title));
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, gtk_label_get_label (self->subtitle));
      break;
    case PROP_WHOLE_WORDS:
      g_value_set_boolean (value, get_whole_words (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_heading_set_property (GObject *object,
                             guint prop_id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScribaHeading *self = SCRIBA_HEADING (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      scriba_heading_set_title (self, g_value_get_string (value));
      break;
    case PROP_SUBTITLE:
      scriba_heading_set_subtitle (self, g_value_get_string (value));
      break;
    case PROP_WHOLE_WORDS:
      set_whole_words (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_heading_class_init (ScribaHeadingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_heading_get_property;
  object_class->set_property = scriba_heading_set_property;

  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUBTITLE] =
    g_param_spec_string ("subtitle", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /**
   * ScribaHeading:whole-words:
   *
   * Whether the longest word of the title is always whole.
   */
  properties[PROP_WHOLE_WORDS] =
    g_param_spec_boolean ("whole-words", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static GtkLabel *
add_line (GtkWidget *lines)
{
  GtkWidget *line = g_object_new (GTK_TYPE_LABEL,
                                  "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                  "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                  "justify", GTK_JUSTIFY_CENTER,
                                  NULL);

  gtk_box_append (GTK_BOX (lines), line);
  return GTK_LABEL (line);
}

static void
scriba_heading_init (ScribaHeading *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->title = add_line (lines);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");

  self->subtitle = add_line (lines);
  gtk_widget_add_css_class (GTK_WIDGET (self->subtitle), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->subtitle), "dim");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), FALSE);

  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), lines);
}

/** scriba_heading_new: a heading of one line. */
GtkWidget *
scriba_heading_new (const char *title)
{
  return g_object_new (SCRIBA_TYPE_HEADING, "title", title, NULL);
}

/** scriba_heading_set_title: what stands first; %NULL for nothing. */
void
scriba_heading_set_title (ScribaHeading *self,
                          const char *title)
{
  g_return_if_fail (SCRIBA_IS_HEADING (self));

  gtk_label_set_label (self->title, title != NULL ? title : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

/** scriba_heading_set_subtitle: what stands below the title; "" or %NULL for nothing. */
void
scriba_heading_set_subtitle (ScribaHeading *self,
                             const char *subtitle)
{
  g_return_if_fail (SCRIBA_IS_HEADING (self));

  gtk_label_set_label (self->subtitle, subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), subtitle != NULL && *subtitle != '\0');
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
}

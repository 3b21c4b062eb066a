/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-token.h"

#include <math.h>

#include "scriba-symbols.h"
#include "scriba-theme.h"

#define USUAL_SIZE 28
#define LARGEST_SIZE 512

/**
 * ScribaToken:
 *
 * Shape, letter and colour of an owner. It grows with the text.
 *
 * Accessibility: an image with the title as its name; hidden without one, as where a name stands beside it.
 */
struct _ScribaToken
{
  GtkWidget parent_instance;

  char *title;
  int character;
  int size;
};

G_DEFINE_FINAL_TYPE (ScribaToken, scriba_token, GTK_TYPE_WIDGET)

enum
{
  PROP_CHARACTER = 1,
  PROP_SIZE,
  PROP_TITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
scriba_token_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  ScribaToken *self = SCRIBA_TOKEN (widget);

  *minimum = *natural = round (self->size * scriba_theme_get_look (widget).scale);
}

static void
scriba_token_snapshot (GtkWidget *widget,
                       GtkSnapshot *snapshot)
{
  ScribaToken *self = SCRIBA_TOKEN (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double size = MIN (self->size * look.scale, MIN (width, height));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  scriba_symbols_draw_character (cr, &look, self->character,
                                 floor ((width - size) / 2), floor ((height - size) / 2), size);
  cairo_destroy (cr);
}

static void
scriba_token_get_property (GObject *object,
                           guint property_id,
                           GValue *value,
                           GParamSpec *pspec)
{
  ScribaToken *self = SCRIBA_TOKEN (object);

  switch (property_id)
    {
    case PROP_CHARACTER:
      g_value_set_int (value, self->character);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_token_set_property (GObject *object,
                           guint property_id,
                           const GValue *value,
                           GParamSpec *pspec)
{
  ScribaToken *self = SCRIBA_TOKEN (object);

  switch (property_id)
    {
    case PROP_CHARACTER:
      scriba_token_set_character (self, g_value_get_int (value));
      break;
    case PROP_SIZE:
      scriba_token_set_size (self, g_value_get_int (value));
      break;
    case PROP_TITLE:
      scriba_token_set_title (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_token_finalize (GObject *object)
{
  ScribaToken *self = SCRIBA_TOKEN (object);

  g_free (self->title);

  G_OBJECT_CLASS (scriba_token_parent_class)->finalize (object);
}

static void
scriba_token_class_init (ScribaTokenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_token_get_property;
  object_class->set_property = scriba_token_set_property;
  object_class->finalize = scriba_token_finalize;
  widget_class->measure = scriba_token_measure;
  widget_class->snapshot = scriba_token_snapshot;

  properties[PROP_CHARACTER] =
    g_param_spec_int ("character", NULL, NULL,
                      SCRIBA_NO_CHARACTER, BCE_N_CHARACTERS - 1, SCRIBA_NO_CHARACTER,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SIZE] =
    g_param_spec_int ("size", NULL, NULL,
                      1, LARGEST_SIZE, USUAL_SIZE,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL,
                         NULL,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "token");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
scriba_token_init (ScribaToken *self)
{
  self->character = SCRIBA_NO_CHARACTER;
  self->size = USUAL_SIZE;

  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  scriba_theme_watch (GTK_WIDGET (self));
}

/**
 * scriba_token_new:
 * @character: a #BceCharacter, or %SCRIBA_NO_CHARACTER for a dashed circle
 * @size: width and height in pixels, with text at 100 %
 */
GtkWidget *
scriba_token_new (int character,
                  int size)
{
  return g_object_new (SCRIBA_TYPE_TOKEN,
                       "character", character,
                       "size", size,
                       NULL);
}

/** scriba_token_get_character: see scriba_token_set_character(). */
int
scriba_token_get_character (ScribaToken *self)
{
  g_return_val_if_fail (SCRIBA_IS_TOKEN (self), SCRIBA_NO_CHARACTER);

  return self->character;
}

/** scriba_token_set_character: whose token it is: a #BceCharacter or %SCRIBA_NO_CHARACTER. */
void
scriba_token_set_character (ScribaToken *self,
                            int character)
{
  g_return_if_fail (SCRIBA_IS_TOKEN (self));
  g_return_if_fail (character >= SCRIBA_NO_CHARACTER && character < BCE_N_CHARACTERS);

  if (self->character == character)
    return;

  self->character = character;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHARACTER]);
}

/** scriba_token_get_size: see scriba_token_set_size(). */
int
scriba_token_get_size (ScribaToken *self)
{
  g_return_val_if_fail (SCRIBA_IS_TOKEN (self), 0);

  return self->size;
}

/** scriba_token_set_size: width and height in pixels, 1 to 512, with text at 100 %. */
void
scriba_token_set_size (ScribaToken *self,
                       int size)
{
  g_return_if_fail (SCRIBA_IS_TOKEN (self));
  g_return_if_fail (size >= 1 && size <= LARGEST_SIZE);

  if (self->size == size)
    return;

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}

/** scriba_token_get_title: (nullable): see scriba_token_set_title(). */
const char *
scriba_token_get_title (ScribaToken *self)
{
  g_return_val_if_fail (SCRIBA_IS_TOKEN (self), NULL);

  return self->title;
}

/** scriba_token_set_title: what a screen reader calls the token; %NULL where a text beside it says it. */
void
scriba_token_set_title (ScribaToken *self,
                        const char *title)
{
  g_return_if_fail (SCRIBA_IS_TOKEN (self));

  if (!g_set_str (&self->title, title))
    return;

  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, title == NULL, -1);
  if (title != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-number-row.h"

#include "scriba-stepper.h"
#include "scriba-token.h"

/* What a number is of, and the stepper that sets it. */
struct _ScribaNumberRow
{
  GtkBox parent_instance;

  char *tint; /* style class that colours the icon */

  GtkImage *image;
  ScribaToken *token;
  GtkLabel *label;
  ScribaStepper *stepper;
};

G_DEFINE_FINAL_TYPE (ScribaNumberRow, scriba_number_row, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_ICON_NAME,
  PROP_TINT,
  PROP_TEXT,
  PROP_NULLABLE,
  N_PROPS,
};

enum
{
  TOLD,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
told_cb (ScribaNumberRow *self)
{
  g_signal_emit (self, signals[TOLD], 0);
}

static void
set_icon_name (ScribaNumberRow *self,
               const char *icon_name)
{
  if (g_strcmp0 (gtk_image_get_icon_name (self->image), icon_name) == 0)
    return;

  gtk_image_set_from_icon_name (self->image, icon_name);
  gtk_widget_set_visible (GTK_WIDGET (self->image), icon_name != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ICON_NAME]);
}

static void
set_tint (ScribaNumberRow *self,
          const char *tint)
{
  const char *styles[] = { tint, NULL };

  if (!g_set_str (&self->tint, tint))
    return;

  gtk_widget_set_css_classes (GTK_WIDGET (self->image), styles);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TINT]);
}

static void
set_nullable (ScribaNumberRow *self,
              gboolean nullable)
{
  if (scriba_stepper_get_nullable (self->stepper) == nullable)
    return;

  scriba_stepper_set_nullable (self->stepper, nullable);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NULLABLE]);
}

static void
scriba_number_row_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  ScribaNumberRow *self = SCRIBA_NUMBER_ROW (object);

  switch (prop_id)
    {
    case PROP_ICON_NAME:
      g_value_set_string (value, gtk_image_get_icon_name (self->image));
      break;
    case PROP_TINT:
      g_value_set_string (value, self->tint);
      break;
    case PROP_TEXT:
      g_value_set_string (value, gtk_label_get_label (self->label));
      break;
    case PROP_NULLABLE:
      g_value_set_boolean (value, scriba_stepper_get_nullable (self->stepper));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_number_row_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  ScribaNumberRow *self = SCRIBA_NUMBER_ROW (object);

  switch (prop_id)
    {
    case PROP_ICON_NAME:
      set_icon_name (self, g_value_get_string (value));
      break;
    case PROP_TINT:
      set_tint (self, g_value_get_string (value));
      break;
    case PROP_TEXT:
      scriba_number_row_set_text (self, g_value_get_string (value));
      break;
    case PROP_NULLABLE:
      set_nullable (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_number_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_NUMBER_ROW);

  G_OBJECT_CLASS (scriba_number_row_parent_class)->dispose (object);
}

static void
scriba_number_row_finalize (GObject *object)
{
  g_free (SCRIBA_NUMBER_ROW (object)->tint);

  G_OBJECT_CLASS (scriba_number_row_parent_class)->finalize (object);
}

static void
scriba_number_row_class_init (ScribaNumberRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_STEPPER);
  g_type_ensure (SCRIBA_TYPE_TOKEN);

  object_class->get_property = scriba_number_row_get_property;
  object_class->set_property = scriba_number_row_set_property;
  object_class->dispose = scriba_number_row_dispose;
  object_class->finalize = scriba_number_row_finalize;

  properties[PROP_ICON_NAME] =
    g_param_spec_string ("icon-name", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_TINT] =
    g_param_spec_string ("tint", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NULLABLE] =
    g_param_spec_boolean ("nullable", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ScribaNumberRow::told:
   *
   * The user has set the number.
   */
  signals[TOLD] =
    g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-number-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaNumberRow, image);
  gtk_widget_class_bind_template_child (widget_class, ScribaNumberRow, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaNumberRow, label);
  gtk_widget_class_bind_template_child (widget_class, ScribaNumberRow, stepper);
  gtk_widget_class_bind_template_callback (widget_class, told_cb);
}

static void
scriba_number_row_init (ScribaNumberRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->image), FALSE);
  scriba_number_row_set_range (self, 0, SCRIBA_NUMBER_HIGHEST);
}

/** scriba_number_row_set_character: shows the token of a #BceCharacter in place of an icon. */
void
scriba_number_row_set_character (ScribaNumberRow *self,
                                 int character)
{
  g_return_if_fail (SCRIBA_IS_NUMBER_ROW (self));

  scriba_token_set_character (self->token, character);
  gtk_widget_set_visible (GTK_WIDGET (self->token), TRUE);
}

/** scriba_number_row_set_text: what stands before the number. */
void
scriba_number_row_set_text (ScribaNumberRow *self,
                            const char *text)
{
  g_return_if_fail (SCRIBA_IS_NUMBER_ROW (self));

  if (text == NULL)
    text = "";
  if (g_strcmp0 (gtk_label_get_label (self->label), text) == 0)
    return;

  gtk_label_set_label (self->label, text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

/** scriba_number_row_set_title: what the stepper is called by a screen reader. */
void
scriba_number_row_set_title (ScribaNumberRow *self,
                             const char *title)
{
  g_return_if_fail (SCRIBA_IS_NUMBER_ROW (self));

  scriba_stepper_set_title (self->stepper, title);
}

/** scriba_number_row_set_range: the least and the most that can be set. */
void
scriba_number_row_set_range (ScribaNumberRow *self,
                             int lower,
                             int upper)
{
  g_return_if_fail (SCRIBA_IS_NUMBER_ROW (self));

  scriba_stepper_set_range (self->stepper, lower, upper);
}

/** scriba_number_row_show: shows a number that the user has not set here; an unknown one needs `nullable`. */
void
scriba_number_row_show (ScribaNumberRow *self,
                        ScribaNumber number)
{
  g_return_if_fail (SCRIBA_IS_NUMBER_ROW (self));

  scriba_stepper_set_unknown (self->stepper, !number.known);
  if (number.known)
    scriba_stepper_set_value (self->stepper, number.value);
}

/** scriba_number_row_get_number: what the user has set. */
ScribaNumber
scriba_number_row_get_number (ScribaNumberRow *self)
{
  gboolean unknown;

  g_return_val_if_fail (SCRIBA_IS_NUMBER_ROW (self), (ScribaNumber) SCRIBA_UNKNOWN);

  unknown = scriba_stepper_get_nullable (self->stepper) && scriba_stepper_get_unknown (self->stepper);
  return unknown ? (ScribaNumber) SCRIBA_UNKNOWN : (ScribaNumber) SCRIBA_KNOWN (scriba_stepper_get_value (self->stepper));
}

/** scriba_number_row_get_stepper: what takes the focus. */
GtkWidget *
scriba_number_row_get_stepper (ScribaNumberRow *self)
{
  g_return_val_if_fail (SCRIBA_IS_NUMBER_ROW (self), NULL);

  return GTK_WIDGET (self->stepper);
}

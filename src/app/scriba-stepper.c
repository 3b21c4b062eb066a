/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-stepper.h"

#include <glib/gi18n.h>

#include "scriba-number.h"
#include "scriba-style.h"
#include "words-amount.h"

#define PAGE 5

/**
 * ScribaStepper:
 *
 * A number with a − and a + beside it. Up, Down, + and − step by 1, Page Up and
 * Page Down by 5; digits set it, one after the other; Backspace takes the last one
 * away and Delete empties it. Scrolling over it changes nothing.
 *
 * ::edited tells that the reader changed the value, never that a program did.
 *
 * Accessibility: a spin button with the title as its name; its two buttons are
 * named after the title, too.
 */
struct _ScribaStepper
{
  GtkWidget parent_instance;

  GtkButton *minus_button;
  GtkLabel *value_label;
  GtkButton *plus_button;

  char *title;
  int value;
  int lower;
  int upper;
  gboolean nullable;
  gboolean unknown;
  gboolean typing; /* the next digit is put behind the others */
};

static gboolean scriba_stepper_set_current_value (GtkAccessibleRange *range,
                                                  double value);

static void
scriba_stepper_range_init (GtkAccessibleRangeInterface *interface)
{
  interface->set_current_value = scriba_stepper_set_current_value;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ScribaStepper, scriba_stepper, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE, scriba_stepper_range_init))

enum
{
  PROP_VALUE = 1,
  PROP_LOWER,
  PROP_UPPER,
  PROP_NULLABLE,
  PROP_UNKNOWN,
  PROP_TITLE,
  N_PROPS,
};

enum
{
  EDITED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static char *
value_text (ScribaStepper *self)
{
  return scriba_words_amount (self->unknown ? 0 : self->value, self->unknown ? 1 : 0);
}

static void
show_value (ScribaStepper *self)
{
  g_autofree char *text = value_text (self);
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);

  gtk_label_set_label (self->value_label, text);
  scriba_style_set (GTK_WIDGET (self), "zero", self->value == 0 && !self->unknown);

  gtk_widget_set_sensitive (GTK_WIDGET (self->minus_button),
                            self->unknown ? self->lower <= 0 : self->value > self->lower || self->nullable);
  gtk_widget_set_sensitive (GTK_WIDGET (self->plus_button), self->unknown || self->value < self->upper);

  gtk_accessible_update_property (accessible,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) self->lower,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->upper,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value,
                                  /* Translators: what a screen reader says for a number that nobody has told yet. */
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, self->unknown ? _("unknown") : text,
                                  -1);
}

/* Stores what is to be shown; the value of something unknown is 0, or as near to it as can be. */
static gboolean
store (ScribaStepper *self,
       int value,
       gboolean unknown)
{
  gboolean value_changed, unknown_changed;

  value = CLAMP (unknown ? 0 : value, self->lower, self->upper);
  value_changed = value != self->value;
  unknown_changed = unknown != self->unknown;
  if (!value_changed && !unknown_changed)
    return FALSE;

  self->value = value;
  self->unknown = unknown;
  self->typing = FALSE;
  show_value (self);

  g_object_freeze_notify (G_OBJECT (self));
  if (value_changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
  if (unknown_changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNKNOWN]);
  g_object_thaw_notify (G_OBJECT (self));

  return TRUE;
}

static void
edit (ScribaStepper *self,
      int value,
      gboolean unknown)
{
  if (store (self, value, unknown))
    g_signal_emit (self, signals[EDITED], 0);
}

/* Below the lowest value is the unknown one, where that is allowed, and back. */
static void
step (ScribaStepper *self,
      int by)
{
  self->typing = FALSE;
  if (self->unknown)
    edit (self, MAX (by, 0), FALSE);
  else if (by < 0 && self->value == self->lower && self->nullable)
    edit (self, 0, TRUE);
  else
    edit (self, self->value + by, FALSE);
}

static void
type_digit (ScribaStepper *self,
            int digit)
{
  int so_far = self->typing ? self->value : 0;

  edit (self, so_far * 10 + digit, FALSE);
  self->typing = TRUE;
}

static void
take_last_digit (ScribaStepper *self)
{
  if (self->unknown)
    return;

  edit (self, self->value / 10, FALSE);
  self->typing = TRUE;
}

static void
minus_clicked_cb (ScribaStepper *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  step (self, -1);
}

static void
plus_clicked_cb (ScribaStepper *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  step (self, 1);
}

static void
pressed_cb (ScribaStepper *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
focus_left_cb (ScribaStepper *self)
{
  self->typing = FALSE;
}

static gboolean
key_pressed_cb (ScribaStepper *self,
                guint keyval,
                guint keycode,
                GdkModifierType state)
{
  guint32 character = gdk_keyval_to_unicode (keyval);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step (self, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      step (self, PAGE);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      step (self, -PAGE);
      return GDK_EVENT_STOP;
    case GDK_KEY_BackSpace:
      take_last_digit (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      edit (self, 0, self->nullable);
      return GDK_EVENT_STOP;
    default:
      break;
    }

  if (g_unichar_isdigit (character))
    type_digit (self, g_unichar_digit_value (character));
  else if (character == '+')
    step (self, 1);
  else if (character == '-' || character == 0x2212)
    step (self, -1);
  else if (character == '?' && self->nullable)
    edit (self, 0, TRUE);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static gboolean
scriba_stepper_set_current_value (GtkAccessibleRange *range,
                                  double value)
{
  ScribaStepper *self = SCRIBA_STEPPER (range);

  edit (self, CLAMP (value, self->lower, self->upper), FALSE);

  return TRUE;
}

static void
scriba_stepper_get_property (GObject *object,
                             guint property_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScribaStepper *self = SCRIBA_STEPPER (object);

  switch (property_id)
    {
    case PROP_VALUE:
      g_value_set_int (value, self->value);
      break;
    case PROP_LOWER:
      g_value_set_int (value, self->lower);
      break;
    case PROP_UPPER:
      g_value_set_int (value, self->upper);
      break;
    case PROP_NULLABLE:
      g_value_set_boolean (value, self->nullable);
      break;
    case PROP_UNKNOWN:
      g_value_set_boolean (value, self->unknown);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_stepper_set_property (GObject *object,
                             guint property_id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScribaStepper *self = SCRIBA_STEPPER (object);

  switch (property_id)
    {
    case PROP_VALUE:
      scriba_stepper_set_value (self, g_value_get_int (value));
      break;
    case PROP_LOWER:
      scriba_stepper_set_range (self, g_value_get_int (value), self->upper);
      break;
    case PROP_UPPER:
      scriba_stepper_set_range (self, self->lower, g_value_get_int (value));
      break;
    case PROP_NULLABLE:
      scriba_stepper_set_nullable (self, g_value_get_boolean (value));
      break;
    case PROP_UNKNOWN:
      scriba_stepper_set_unknown (self, g_value_get_boolean (value));
      break;
    case PROP_TITLE:
      scriba_stepper_set_title (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_stepper_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_STEPPER);

  G_OBJECT_CLASS (scriba_stepper_parent_class)->dispose (object);
}

static void
scriba_stepper_finalize (GObject *object)
{
  ScribaStepper *self = SCRIBA_STEPPER (object);

  g_free (self->title);

  G_OBJECT_CLASS (scriba_stepper_parent_class)->finalize (object);
}

static void
scriba_stepper_class_init (ScribaStepperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = scriba_stepper_get_property;
  object_class->set_property = scriba_stepper_set_property;
  object_class->dispose = scriba_stepper_dispose;
  object_class->finalize = scriba_stepper_finalize;

  properties[PROP_VALUE] =
    g_param_spec_int ("value", NULL, NULL, SCRIBA_NUMBER_LOWEST, SCRIBA_NUMBER_HIGHEST, 0, flags);
  properties[PROP_LOWER] =
    g_param_spec_int ("lower", NULL, NULL, SCRIBA_NUMBER_LOWEST, SCRIBA_NUMBER_HIGHEST, 0, flags);
  properties[PROP_UPPER] =
    g_param_spec_int ("upper", NULL, NULL, SCRIBA_NUMBER_LOWEST, SCRIBA_NUMBER_HIGHEST, 99, flags);
  properties[PROP_NULLABLE] =
    g_param_spec_boolean ("nullable", NULL, NULL, FALSE, flags);
  properties[PROP_UNKNOWN] =
    g_param_spec_boolean ("unknown", NULL, NULL, FALSE, flags);
  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[EDITED] =
    g_signal_new ("edited", SCRIBA_TYPE_STEPPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaStepper, minus_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepper, value_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaStepper, plus_button);
  gtk_widget_class_bind_template_callback (widget_class, minus_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, plus_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_left_cb);

  gtk_widget_class_set_css_name (widget_class, "stepper");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
}

static void
scriba_stepper_init (ScribaStepper *self)
{
  self->upper = 99;
  gtk_widget_init_template (GTK_WIDGET (self));
  show_value (self);
}

/**
 * scriba_stepper_new:
 * @title: what the number is, and whose: "Charisma, Anna"; for screen readers
 * @lower: smallest value
 * @upper: largest value
 */
GtkWidget *
scriba_stepper_new (const char *title,
                    int lower,
                    int upper)
{
  ScribaStepper *self = g_object_new (SCRIBA_TYPE_STEPPER, "title", title, NULL);

  scriba_stepper_set_range (self, lower, upper);

  return GTK_WIDGET (self);
}

/** scriba_stepper_get_value: the value; one that is unknown is told by scriba_stepper_get_unknown(). */
int
scriba_stepper_get_value (ScribaStepper *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEPPER (self), 0);

  return self->value;
}

/** scriba_stepper_set_value: sets a known value, brought into the range if it is not; emits no ::edited. */
void
scriba_stepper_set_value (ScribaStepper *self,
                          int value)
{
  g_return_if_fail (SCRIBA_IS_STEPPER (self));

  store (self, value, FALSE);
}

/** scriba_stepper_get_lower: the smallest value. */
int
scriba_stepper_get_lower (ScribaStepper *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEPPER (self), 0);

  return self->lower;
}

/** scriba_stepper_get_upper: the largest value. */
int
scriba_stepper_get_upper (ScribaStepper *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEPPER (self), 0);

  return self->upper;
}

/** scriba_stepper_set_range: sets the smallest and the largest value, within those of a #ScribaNumber. */
void
scriba_stepper_set_range (ScribaStepper *self,
                          int lower,
                          int upper)
{
  g_return_if_fail (SCRIBA_IS_STEPPER (self));
  g_return_if_fail (lower <= upper);

  g_object_freeze_notify (G_OBJECT (self));
  if (self->lower != lower)
    {
      self->lower = lower;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOWER]);
    }
  if (self->upper != upper)
    {
      self->upper = upper;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UPPER]);
    }
  if (!store (self, self->value, self->unknown))
    show_value (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/** scriba_stepper_get_nullable: see scriba_stepper_set_nullable(). */
gboolean
scriba_stepper_get_nullable (ScribaStepper *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEPPER (self), FALSE);

  return self->nullable;
}

/** scriba_stepper_set_nullable: whether the reader can say that the value is unknown. */
void
scriba_stepper_set_nullable (ScribaStepper *self,
                             gboolean nullable)
{
  g_return_if_fail (SCRIBA_IS_STEPPER (self));

  nullable = !!nullable;
  if (self->nullable == nullable)
    return;

  self->nullable = nullable;
  show_value (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NULLABLE]);
}

/** scriba_stepper_get_unknown: see scriba_stepper_set_unknown(). */
gboolean
scriba_stepper_get_unknown (ScribaStepper *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEPPER (self), FALSE);

  return self->unknown;
}

/** scriba_stepper_set_unknown: whether nobody has told the value yet; shown as "?"; emits no ::edited. */
void
scriba_stepper_set_unknown (ScribaStepper *self,
                            gboolean unknown)
{
  g_return_if_fail (SCRIBA_IS_STEPPER (self));

  store (self, self->value, !!unknown);
}

/** scriba_stepper_get_title: see scriba_stepper_set_title(). */
const char *
scriba_stepper_get_title (ScribaStepper *self)
{
  g_return_val_if_fail (SCRIBA_IS_STEPPER (self), NULL);

  return self->title;
}

/** scriba_stepper_set_title: what the number is, and whose: "Charisma, Anna"; for screen readers. */
void
scriba_stepper_set_title (ScribaStepper *self,
                          const char *title)
{
  g_autofree char *less = NULL;
  g_autofree char *more = NULL;

  g_return_if_fail (SCRIBA_IS_STEPPER (self));

  if (!g_set_str (&self->title, title))
    return;

  if (title != NULL)
    {
      /* Translators: name of the − button of a number, "Charisma, Anna: one less". */
      less = g_strdup_printf (_("%s: one less"), title);
      /* Translators: name of the + button of a number, "Charisma, Anna: one more". */
      more = g_strdup_printf (_("%s: one more"), title);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->minus_button), GTK_ACCESSIBLE_PROPERTY_LABEL, less, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->plus_button), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

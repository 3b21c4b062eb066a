/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-begin-page.h"

#include <glib/gi18n.h>

#include "scriba-game-kind.h"
#include "scriba-game-picker.h"
#include "scriba-heading.h"
#include "scriba-known-box.h"
#include "scriba-menu-button.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-toast.h"
#include "scriba-window.h"
#include "scriba-words.h"

typedef struct
{
  ScribaLibrary *library;
  gboolean touched;
  gboolean narrow;

  ScribaHeading *heading;
  ScribaGamePicker *picker;
  AdwBin *players;
  ScribaKnownBox *known;
  AdwBin *details;
  GtkWidget *settings_list;
  AdwActionRow *settings_row;
  GtkImage *settings_arrow;
  GtkRevealer *settings;
  GtkBox *settings_box;
  AdwBin *other;
  GtkWidget *start;
} ScribaBeginPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaBeginPage, scriba_begin_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_PLAYERS,
  PROP_DETAILS,
  PROP_OTHER,
  PROP_SETTINGS_TITLE,
  PROP_SETTINGS_SUBTITLE,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
sits (gpointer self,
      const char *name)
{
  return SCRIBA_BEGIN_PAGE_GET_CLASS (self)->sits (self, name);
}

static void
update (ScribaBeginPage *self)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);
  ScribaBeginPageClass *klass = SCRIBA_BEGIN_PAGE_GET_CLASS (self);

  klass->show (self);
  scriba_known_box_show (priv->known, klass->has_room == NULL || klass->has_room (self), sits, self);
}

static void
known_cb (ScribaBeginPage *self,
          guint number)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  SCRIBA_BEGIN_PAGE_GET_CLASS (self)->seat (self, scriba_known_box_get_player (priv->known, number));
  scriba_begin_page_changed (self);
}

/* The games may be listed only after the page is open; what was entered meanwhile stays. */
static void
remember (ScribaBeginPage *self)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);
  ScribaBeginPageClass *klass = SCRIBA_BEGIN_PAGE_GET_CLASS (self);
  GArray *known;

  if (priv->touched)
    return;

  known = scriba_known_players_list (priv->library, scriba_application_get_drafts (scriba_application_get ()));
  klass->remember (self, priv->library, known);
  scriba_known_box_fill (priv->known, known, klass->characters);
  update (self);
}

static void
show_settings (ScribaBeginPage *self,
               gboolean open)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  gtk_revealer_set_reveal_child (priv->settings, open);
  gtk_widget_set_visible (GTK_WIDGET (priv->settings_box), open);
  gtk_image_set_from_icon_name (priv->settings_arrow, open ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (priv->settings_row), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
settings_cb (ScribaBeginPage *self)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  show_settings (self, !gtk_revealer_get_reveal_child (priv->settings));
}

static void
start_cb (ScribaBeginPage *self)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);
  GtkWidget *refused = SCRIBA_BEGIN_PAGE_GET_CLASS (self)->find_refused (self);
  g_autoptr (GError) error = NULL;
  ScribaTable *table;

  if (refused != NULL)
    {
      gtk_widget_grab_focus (refused);
      return;
    }

  table = SCRIBA_BEGIN_PAGE_GET_CLASS (self)->create (self, priv->library, &error);
  if (table != NULL)
    {
      scriba_window_open_table (SCRIBA_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), table);
    }
  else
    {
      g_autofree char *sentence = scriba_words_error (error);

      scriba_toast_tell (GTK_WIDGET (self), sentence);
    }
}

/* With who played last, Enter starts. */
static void
scriba_begin_page_shown (AdwNavigationPage *page)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (SCRIBA_BEGIN_PAGE (page));

  ADW_NAVIGATION_PAGE_CLASS (scriba_begin_page_parent_class)->shown (page);
  if (!priv->touched)
    gtk_widget_grab_focus (priv->start);
}

static void
fill (AdwBin *place,
      GtkWidget *child)
{
  adw_bin_set_child (place, child);
  gtk_widget_set_visible (GTK_WIDGET (place), child != NULL);
}

static void
set_narrow (ScribaBeginPage *self,
            gboolean narrow)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  if (priv->narrow == narrow)
    return;

  priv->narrow = narrow;
  scriba_style_set (GTK_WIDGET (self), "phone", narrow);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

static void
scriba_begin_page_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (SCRIBA_BEGIN_PAGE (object));

  switch (prop_id)
    {
    case PROP_PLAYERS:
      g_value_set_object (value, adw_bin_get_child (priv->players));
      break;
    case PROP_DETAILS:
      g_value_set_object (value, adw_bin_get_child (priv->details));
      break;
    case PROP_OTHER:
      g_value_set_object (value, adw_bin_get_child (priv->other));
      break;
    case PROP_SETTINGS_TITLE:
      g_value_set_string (value, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (priv->settings_row)));
      break;
    case PROP_SETTINGS_SUBTITLE:
      g_value_set_string (value, adw_action_row_get_subtitle (priv->settings_row));
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, priv->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_begin_page_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  ScribaBeginPage *self = SCRIBA_BEGIN_PAGE (object);
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  switch (prop_id)
    {
    case PROP_PLAYERS:
      fill (priv->players, g_value_get_object (value));
      break;
    case PROP_DETAILS:
      fill (priv->details, g_value_get_object (value));
      break;
    case PROP_OTHER:
      fill (priv->other, g_value_get_object (value));
      break;
    case PROP_SETTINGS_TITLE:
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (priv->settings_row), g_value_get_string (value));
      scriba_speech_name (priv->settings_list, g_value_get_string (value));
      break;
    case PROP_SETTINGS_SUBTITLE:
      adw_action_row_set_subtitle (priv->settings_row, g_value_get_string (value));
      break;
    case PROP_NARROW:
      set_narrow (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_begin_page_constructed (GObject *object)
{
  ScribaBeginPage *self = SCRIBA_BEGIN_PAGE (object);
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);
  const ScribaGameKind *kind = scriba_game_kind_of (SCRIBA_BEGIN_PAGE_GET_CLASS (self)->format);

  G_OBJECT_CLASS (scriba_begin_page_parent_class)->constructed (object);

  scriba_heading_set_subtitle (priv->heading, _(kind->title));
  scriba_style_wrap_buttons (GTK_WIDGET (self));
  g_object_set (priv->picker, "game", kind->format->game->key, NULL);
  g_signal_connect_object (priv->library, "items-changed", G_CALLBACK (remember), self, G_CONNECT_SWAPPED);
  remember (self);
}

static void
scriba_begin_page_dispose (GObject *object)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (SCRIBA_BEGIN_PAGE (object));

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BEGIN_PAGE);
  g_clear_object (&priv->library);

  G_OBJECT_CLASS (scriba_begin_page_parent_class)->dispose (object);
}

static void
scriba_begin_page_class_init (ScribaBeginPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);
  g_type_ensure (SCRIBA_TYPE_GAME_PICKER);
  g_type_ensure (SCRIBA_TYPE_KNOWN_BOX);
  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  object_class->constructed = scriba_begin_page_constructed;
  object_class->get_property = scriba_begin_page_get_property;
  object_class->set_property = scriba_begin_page_set_property;
  object_class->dispose = scriba_begin_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = scriba_begin_page_shown;

  properties[PROP_PLAYERS] = g_param_spec_object ("players", NULL, NULL, GTK_TYPE_WIDGET,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_DETAILS] = g_param_spec_object ("details", NULL, NULL, GTK_TYPE_WIDGET,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_OTHER] = g_param_spec_object ("other", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SETTINGS_TITLE] = g_param_spec_string ("settings-title", NULL, NULL, NULL,
                                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SETTINGS_SUBTITLE] = g_param_spec_string ("settings-subtitle", NULL, NULL, NULL,
                                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-begin-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, heading);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, picker);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, players);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, known);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, details);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, settings_list);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, settings_row);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, settings_arrow);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, settings);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, settings_box);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, other);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBeginPage, start);
  gtk_widget_class_bind_template_callback (widget_class, known_cb);
  gtk_widget_class_bind_template_callback (widget_class, settings_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
scriba_begin_page_init (ScribaBeginPage *self)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_speech_let_press (GTK_WIDGET (priv->settings_row));

  priv->library = g_object_ref (scriba_application_get_library (scriba_application_get ()));
  scriba_known_box_set_next (priv->known, priv->start);
  show_settings (self, FALSE);
}

/** scriba_begin_page_changed: something was entered: it is shown, and nothing that is remembered takes its place. */
void
scriba_begin_page_changed (ScribaBeginPage *self)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_BEGIN_PAGE (self));

  priv->touched = TRUE;
  update (self);
}

/** scriba_begin_page_add_setting: appends to what is folded away. */
void
scriba_begin_page_add_setting (ScribaBeginPage *self,
                               GtkWidget *setting)
{
  ScribaBeginPagePrivate *priv = scriba_begin_page_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_BEGIN_PAGE (self));

  gtk_box_append (priv->settings_box, setting);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-picker.h"

#include <glib/gi18n.h>

#include "scriba-game-kind.h"
#include "scriba-speech.h"

/**
 * ScribaGamePicker:
 *
 * The games that there are, above the page on which one begins. Another one has a page of its own.
 */
struct _ScribaGamePicker
{
  AdwBin parent_instance;

  char *game;
  AdwToggleGroup *games;
};

G_DEFINE_FINAL_TYPE (ScribaGamePicker, scriba_game_picker, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
active_cb (ScribaGamePicker *self)
{
  const char *active = adw_toggle_group_get_active_name (self->games);

  if (active == NULL || g_strcmp0 (active, self->game) == 0)
    return;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-game-of", "s", active);
}

static gboolean
scriba_game_picker_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
scriba_game_picker_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_string (value, SCRIBA_GAME_PICKER (object)->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_game_picker_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  ScribaGamePicker *self = SCRIBA_GAME_PICKER (object);

  switch (prop_id)
    {
    case PROP_GAME:
      if (g_set_str (&self->game, g_value_get_string (value)))
        adw_toggle_group_set_active_name (self->games, self->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_game_picker_finalize (GObject *object)
{
  g_free (SCRIBA_GAME_PICKER (object)->game);

  G_OBJECT_CLASS (scriba_game_picker_parent_class)->finalize (object);
}

static void
scriba_game_picker_class_init (ScribaGamePickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_game_picker_get_property;
  object_class->set_property = scriba_game_picker_set_property;
  object_class->finalize = scriba_game_picker_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = scriba_game_picker_grab_focus;

  /**
   * ScribaGamePicker:game:
   *
   * The key of the game whose page it stands on.
   */
  properties[PROP_GAME] = g_param_spec_string ("game", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scriba_game_picker_init (ScribaGamePicker *self)
{
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);

  self->games = ADW_TOGGLE_GROUP (adw_toggle_group_new ());
  adw_toggle_group_set_homogeneous (self->games, TRUE);
  scriba_speech_name (GTK_WIDGET (self->games), C_("title", "Game"));
  for (guint i = 0; i < n_kinds; i++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_name (toggle, kinds[i]->format->game->key);
      adw_toggle_set_label (toggle, _(kinds[i]->title));
      adw_toggle_group_add (self->games, toggle);
    }
  gtk_widget_add_css_class (GTK_WIDGET (self->games), "touch-toggles");
  g_signal_connect_object (self->games, "notify::active-name", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->games));
}

/** scriba_game_picker_get_game: the key of the game whose page it stands on. */
const char *
scriba_game_picker_get_game (ScribaGamePicker *self)
{
  g_return_val_if_fail (SCRIBA_IS_GAME_PICKER (self), NULL);

  return self->game;
}

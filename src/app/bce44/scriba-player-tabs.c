/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-player-tabs.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-token.h"
#include "scriba-words.h"

/* A row of toggles: the table, then each player with the total so far. */
struct _ScribaPlayerTabs
{
  GtkWidget parent_instance;

  AdwToggleGroup *toggles;
  ScribaToken *tokens[BCE_MAX_SEATS];
  GtkLabel *totals[BCE_MAX_SEATS];
  guint n_players;
};

G_DEFINE_FINAL_TYPE (ScribaPlayerTabs, scriba_player_tabs, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PLAYER,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
active_changed_cb (ScribaPlayerTabs *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYER]);
}

static void
scriba_player_tabs_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PLAYER:
      g_value_set_int (value, scriba_player_tabs_get_player (SCRIBA_PLAYER_TABS (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_player_tabs_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_PLAYER_TABS);

  G_OBJECT_CLASS (scriba_player_tabs_parent_class)->dispose (object);
}

static void
scriba_player_tabs_class_init (ScribaPlayerTabsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_player_tabs_get_property;
  object_class->dispose = scriba_player_tabs_dispose;

  /**
   * ScribaPlayerTabs:player:
   *
   * Whose entries are chosen; −1 for those of the whole table.
   */
  properties[PROP_PLAYER] =
    g_param_spec_int ("player", NULL, NULL, BCE_NOBODY, BCE_MAX_SEATS - 1, BCE_NOBODY,
                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-player-tabs.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPlayerTabs, toggles);
  gtk_widget_class_bind_template_callback (widget_class, active_changed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
scriba_player_tabs_init (ScribaPlayerTabs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_player_tabs_get_player: whose entries are chosen; −1 for those of the whole table. */
int
scriba_player_tabs_get_player (ScribaPlayerTabs *self)
{
  g_return_val_if_fail (SCRIBA_IS_PLAYER_TABS (self), BCE_NOBODY);

  return (int) adw_toggle_group_get_active (self->toggles) - 1;
}

/** scriba_player_tabs_set_player: chooses a player's entries, or with −1 those of the whole table. */
void
scriba_player_tabs_set_player (ScribaPlayerTabs *self,
                               int player)
{
  g_return_if_fail (SCRIBA_IS_PLAYER_TABS (self));
  g_return_if_fail (player < (int) self->n_players);

  adw_toggle_group_set_active (self->toggles, player + 1);
}

static void
add_toggle (ScribaPlayerTabs *self)
{
  AdwToggle *toggle = adw_toggle_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *token = scriba_token_new (BCE_AGRIPPA, 24);
  GtkWidget *total = gtk_label_new (NULL);

  gtk_widget_set_halign (token, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (total), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (total), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (total), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (total, "resource");
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), total);
  adw_toggle_set_child (toggle, box);
  adw_toggle_group_add (self->toggles, toggle);

  self->tokens[self->n_players] = SCRIBA_TOKEN (token);
  self->totals[self->n_players] = GTK_LABEL (total);
  self->n_players++;
}

/* The last toggle goes; who was chosen stays chosen, as far as there is one. */
static void
remove_toggle (ScribaPlayerTabs *self)
{
  guint last = self->n_players;

  if (adw_toggle_group_get_active (self->toggles) == last)
    adw_toggle_group_set_active (self->toggles, last - 1);
  adw_toggle_group_remove (self->toggles, adw_toggle_group_get_toggle (self->toggles, last));
  self->n_players--;
}

static GtkWidget *
get_button (GtkWidget *inside)
{
  return gtk_widget_get_ancestor (inside, GTK_TYPE_TOGGLE_BUTTON);
}

static void
show_player (ScribaPlayerTabs *self,
             ScribaScoreDraft *draft,
             guint player)
{
  const char *name = scriba_words_player (scriba_score_draft_get_scoring (draft), player);
  g_autofree char *total = scriba_words_score_total (scriba_score_draft_get_score (draft), player);
  /* Translators: a player and their Imperium so far: “Anna, 32”. */
  g_autofree char *label = g_strdup_printf (_("%1$s, %2$s"), name, total);
  GtkWidget *button = get_button (GTK_WIDGET (self->totals[player]));

  scriba_token_set_character (self->tokens[player], scriba_draft_get_character (SCRIBA_DRAFT (draft), player));
  gtk_label_set_label (self->totals[player], total);
  if (button == NULL)
    return;
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/** scriba_player_tabs_show: shows the players and their totals. */
void
scriba_player_tabs_show (ScribaPlayerTabs *self,
                         ScribaScoreDraft *draft)
{
  guint n_players = scriba_score_draft_get_scoring (draft)->n_players;

  g_return_if_fail (SCRIBA_IS_PLAYER_TABS (self));

  while (self->n_players < n_players)
    add_toggle (self);
  while (self->n_players > n_players)
    remove_toggle (self);
  for (guint player = 0; player < n_players; player++)
    show_player (self, draft, player);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-turn-bar.h"

#include <glib/gi18n.h>

#include "bce-fill.h"
#include "bce-game.h"
#include "scriba-game-deeds.h"
#include "scriba-keys.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-words.h"

struct _ScribaTurnBar
{
  AdwBin parent_instance;

  ScribaTable *table; /* (unowned) (nullable): that of the page */
  int turn;
  gint16 structures[BCE_MAX_STRUCTURES];
  guint n_structures;

  GtkButton *activate;
  GtkWidget *activate_icon;
  GtkWidget *activate_label;
  GtkLabel *count;
  GtkPopover *popover;
  GtkListBox *list;
  AdwSplitButton *pass;
};

G_DEFINE_FINAL_TYPE (ScribaTurnBar, scriba_turn_bar, ADW_TYPE_BIN)

/* A control that acts for another player than 300 ms ago ignores the tap. */
static gboolean
is_ready (ScribaTurnBar *self)
{
  return self->table != NULL && self->turn >= 0 && !scriba_second_tap_is_one (GTK_WIDGET (self));
}

static void
chosen_cb (ScribaTurnBar *self,
           GtkListBoxRow *row)
{
  int structure = self->structures[gtk_list_box_row_get_index (row)];

  gtk_popover_popdown (self->popover);
  scriba_game_activate (GTK_WIDGET (self), self->table, self->turn, structure);
}

static GtkWidget *
create_row (ScribaTurnBar *self,
            int structure)
{
  const BceBox *box = bce_table_get_box (self->table);
  const BceStructure *printed = &g_array_index (box->structures, BceStructure, structure);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = scriba_words_site (box, structure, BCE_NONE);
  g_autofree char *effects = scriba_words_deeds (printed->effects);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), effects);
  scriba_speech_let_press (row);
  return row;
}

static void
activate_cb (gpointer data)
{
  ScribaTurnBar *self = data;

  if (!is_ready (self) || self->n_structures == 0)
    return;

  if (self->n_structures == 1)
    {
      scriba_game_activate (GTK_WIDGET (self), self->table, self->turn, self->structures[0]);
      return;
    }

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < self->n_structures; i++)
    gtk_list_box_append (self->list, create_row (self, self->structures[i]));
  gtk_popover_popup (self->popover);
}

static void
pass_cb (gpointer data)
{
  ScribaTurnBar *self = data;

  if (is_ready (self))
    scriba_game_pass (GTK_WIDGET (self), self->table);
}

static void
end_cb (GtkWidget *widget,
        const char *name,
        GVariant *parameter)
{
  ScribaTurnBar *self = SCRIBA_TURN_BAR (widget);

  if (is_ready (self))
    scriba_game_end_phase (widget, self->table);
}

/**
 * scriba_turn_bar_show:
 * @self: a bar
 * @table: a game
 * @narrow: whether a symbol stands for the word
 */
void
scriba_turn_bar_show (ScribaTurnBar *self,
                      ScribaTable *table,
                      gboolean narrow)
{
  const BceState *state = bce_table_get_state (table);
  g_autofree char *count = NULL;
  g_autofree char *speech = NULL;

  g_return_if_fail (SCRIBA_IS_TURN_BAR (self));

  if (self->turn != state->turn)
    scriba_second_tap_expect (GTK_WIDGET (self));
  self->table = table;
  self->turn = state->turn;
  self->n_structures = state->turn >= 0
                       ? bce_fill_activatable (state, bce_table_get_box (table), state->turn, self->structures) : 0;

  count = g_strdup_printf ("%u", self->n_structures);
  /* Translators: %u structures can be activated. */
  speech = g_strdup_printf (ngettext ("Activate, %u structure", "Activate, %u structures", self->n_structures),
                            self->n_structures);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->activate_icon, narrow);
  gtk_widget_set_visible (self->activate_label, !narrow);
  gtk_widget_set_sensitive (GTK_WIDGET (self->activate), self->n_structures > 0);
  scriba_speech_name (GTK_WIDGET (self->activate), speech);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->activate), narrow ? speech : NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->pass), state->turn >= 0);
}

/** scriba_turn_bar_add_keys: A activates and P passes while @view, which has the bar, is shown. */
void
scriba_turn_bar_add_keys (ScribaTurnBar *self,
                          GtkWidget *view)
{
  scriba_keys_add (view, GDK_KEY_a, activate_cb, self);
  scriba_keys_add (view, GDK_KEY_p, pass_cb, self);
}

static void
scriba_turn_bar_class_init (ScribaTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "turn.end", NULL, end_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaTurnBar, activate);
  gtk_widget_class_bind_template_child (widget_class, ScribaTurnBar, activate_icon);
  gtk_widget_class_bind_template_child (widget_class, ScribaTurnBar, activate_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaTurnBar, count);
  gtk_widget_class_bind_template_child (widget_class, ScribaTurnBar, popover);
  gtk_widget_class_bind_template_child (widget_class, ScribaTurnBar, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaTurnBar, pass);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, pass_cb);
}

static void
scriba_turn_bar_init (ScribaTurnBar *self)
{
  GtkWidget *menu;

  self->turn = BCE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));

  /* The arrow beside it has a name only for those who point at it, and that would describe Pass. */
  menu = gtk_widget_get_last_child (GTK_WIDGET (self->pass));
  gtk_widget_set_tooltip_text (menu, NULL);
  scriba_speech_hint (menu, _("More"));
  scriba_speech_name (gtk_widget_get_first_child (menu), _("More"));
}

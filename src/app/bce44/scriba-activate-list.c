/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-activate-list.h"

#include <glib/gi18n.h>

#include "bce-fill.h"
#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-game-deeds.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define MAX_ROWS (BCE_MAX_SEATS * BCE_MAX_STRUCTURES)

/* One structure of one player. */
typedef struct
{
  GtkWidget *row;
  ScribaToken *token;
  GtkWidget *button;
  GtkLabel *count;
  GtkWidget *check;
  gint16 seat;
  gint16 structure;
} Row;

struct _ScribaActivateList
{
  AdwBin parent_instance;

  ScribaTable *table; /* (unowned) (nullable): that of the page */
  Row rows[MAX_ROWS];
  guint n_rows;

  GtkLabel *empty;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (ScribaActivateList, scriba_activate_list, ADW_TYPE_BIN)

static void
activate_cb (GtkWidget *button,
             ScribaActivateList *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    {
      if (self->rows[i].button == button && !scriba_second_tap_is_one (button))
        {
          scriba_game_activate (GTK_WIDGET (self), self->table, self->rows[i].seat, self->rows[i].structure);
          return;
        }
    }
}

static void
create_row (ScribaActivateList *self,
            Row *row)
{
  row->row = adw_action_row_new ();
  row->token = SCRIBA_TOKEN (scriba_token_new (0, 24));
  row->check = gtk_image_new_from_icon_name ("object-select-symbolic");
  row->count = GTK_LABEL (gtk_label_new (NULL));
  row->button = gtk_button_new_with_label (_("Activate"));
  gtk_widget_set_valign (row->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row->button, "row-button");
  gtk_widget_add_css_class (GTK_WIDGET (row->count), "resource");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row->row), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row->row), GTK_WIDGET (row->token));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), GTK_WIDGET (row->count));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->button);
  g_signal_connect (row->button, "clicked", G_CALLBACK (activate_cb), self);
  gtk_list_box_append (self->list, row->row);
}

static gboolean
contains (const gint16 *structures,
          guint n_structures,
          guint structure)
{
  for (guint i = 0; i < n_structures; i++)
    {
      if (structures[i] == (int) structure)
        return TRUE;
    }

  return FALSE;
}

static void
show_row (ScribaActivateList *self,
          guint seat,
          guint structure,
          gboolean open)
{
  const BceState *state = bce_table_get_state (self->table);
  const BceBox *box = bce_table_get_box (self->table);
  const char *player = state->players[seat].name;
  g_autofree char *site = scriba_words_site (box, structure, BCE_NONE);
  g_autofree char *effects = scriba_words_deeds (g_array_index (box->structures, BceStructure, structure).effects);
  g_autofree char *title = g_strdup_printf ("%s · %s", player, site);
  /* Translators: a button; player, structure. */
  g_autofree char *speech = g_strdup_printf (_("Activate, %1$s: %2$s"), player, site);
  int left = state->structures[structure].architects[seat] - state->structures[structure].activated[seat];
  g_autofree char *count = left > 1 ? g_strdup_printf ("×%d", left) : NULL;
  Row *row = &self->rows[self->n_rows++];

  if (row->row == NULL)
    create_row (self, row);
  row->seat = seat;
  row->structure = structure;
  scriba_token_set_character (row->token, state->players[seat].character);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), effects);
  gtk_label_set_label (row->count, count != NULL && open ? count : "");
  gtk_widget_set_visible (GTK_WIDGET (row->count), count != NULL && open);
  gtk_widget_set_visible (row->check, !open);
  gtk_widget_set_visible (row->button, open);
  scriba_speech_name (row->button, speech);
}

/**
 * scriba_activate_list_show:
 * @self: a list
 * @table: a game
 *
 * Shows what can be activated now, and what has been. Rows stay as they are
 * while something is activated, so that the focus does.
 *
 * Returns: how many there are
 */
guint
scriba_activate_list_show (ScribaActivateList *self,
                           ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  const BceBox *box = bce_table_get_box (table);
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_turn_order (state, order);
  guint n_shown;

  g_return_val_if_fail (SCRIBA_IS_ACTIVATE_LIST (self), 0);

  self->table = table;
  self->n_rows = 0;
  for (guint i = 0; i < n; i++)
    {
      gint16 structures[BCE_MAX_STRUCTURES];
      guint n_structures = bce_fill_activatable (state, box, order[i], structures);

      for (guint structure = 0; structure < state->n_structures; structure++)
        {
          gboolean open = contains (structures, n_structures, structure);

          if (open || state->structures[structure].activated[order[i]] > 0)
            show_row (self, order[i], structure, open);
        }
    }

  n_shown = self->n_rows;
  for (guint i = n_shown; i < MAX_ROWS && self->rows[i].row != NULL; i++)
    {
      gtk_list_box_remove (self->list, self->rows[i].row);
      self->rows[i] = (Row) { 0 };
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), n_shown > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->empty), n_shown == 0);
  return n_shown;
}

static void
scriba_activate_list_class_init (ScribaActivateListClass *klass)
{
}

static void
scriba_activate_list_init (ScribaActivateList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Structures to activate"), -1);
  self->empty = GTK_LABEL (g_object_new (GTK_TYPE_LABEL,
                                         "label", _("No structure can be activated in this phase."),
                                         "xalign", 0.0, "wrap", TRUE, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->empty), "dim");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->empty));
  adw_bin_set_child (ADW_BIN (self), box);
}

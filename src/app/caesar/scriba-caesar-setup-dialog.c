/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-setup-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-dialog-frame.h"
#include "scriba-words.h"

/* The dialogs in which a table tells what it drew: a row for each province, or each token of a hand or line. */

typedef struct
{
  ScribaTable *table;
  int side;
  ScribaCaesarToldFunc func;
  gpointer object;
  AdwDialog *dialog;
  GtkLabel *problem;
  GPtrArray *rows;              /* of AdwComboRow */
  int kinds[CAESAR_MAX_KINDS];  /* that are offered */
} Telling;

static void
telling_free (gpointer data)
{
  Telling *telling = data;

  g_object_unref (telling->table);
  g_object_unref (telling->object);
  g_ptr_array_unref (telling->rows);
  g_free (telling);
}

static guint
get_choice (Telling *telling,
            guint row)
{
  return adw_combo_row_get_selected (telling->rows->pdata[row]);
}

static void
add_row (Telling *telling,
         GtkWidget *group,
         const char *title,
         GListModel *choices,
         guint chosen)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), choices);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), chosen);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_ptr_array_add (telling->rows, row);
}

/* Why it cannot be stands above the button, as long as it cannot. */
static void
finish (Telling *telling,
        CaesarEntryKind kind,
        gconstpointer args)
{
  const CaesarState *state = caesar_table_get_state (telling->table);
  const CaesarBox *box = caesar_table_get_box (telling->table);
  ScribaVerdict verdict = { 0, };

  caesar_check (state, box, kind, args, &verdict);
  if (verdict.kind == SCRIBA_IMPOSSIBLE)
    {
      g_autofree char *reason = scriba_words_caesar_verdict (state, box, &verdict);

      gtk_label_set_label (telling->problem, reason);
      gtk_widget_set_visible (GTK_WIDGET (telling->problem), TRUE);
      return;
    }

  if (telling->func (kind, args, telling->object))
    adw_dialog_close (telling->dialog);
}

static Telling *
telling_new (ScribaTable *table,
             int side,
             ScribaCaesarToldFunc func,
             gpointer object)
{
  Telling *telling = g_new0 (Telling, 1);

  telling->table = g_object_ref (table);
  telling->side = side;
  telling->func = func;
  telling->object = object;
  telling->rows = g_ptr_array_new ();
  return telling;
}

/* The dialog owns what is being told. */
static void
present (Telling *telling,
         GtkWidget *parent,
         const char *title,
         GtkWidget *group,
         GCallback done_cb)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *frame;
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *done = gtk_button_new_with_label (_("Done"));

  telling->problem = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "visible", FALSE,
                                              "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (telling->problem), "error");
  gtk_widget_add_css_class (bar, "page-bar");
  gtk_widget_add_css_class (done, "suggested-action");
  gtk_widget_add_css_class (done, "pill");
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (telling->problem));
  gtk_box_append (GTK_BOX (bar), done);

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  frame = scriba_dialog_frame_new (title, page);
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (frame), bar);
  telling->dialog = scriba_dialog_new (title, frame);
  g_object_set_data_full (G_OBJECT (telling->dialog), "telling", telling, telling_free);
  g_signal_connect_swapped (done, "clicked", done_cb, telling);
  adw_dialog_present (telling->dialog, parent);
}

/* Tiles */

static void
tiles_done_cb (Telling *telling)
{
  const CaesarBox *box = caesar_table_get_box (telling->table);
  CaesarTiles tiles = { .n_tiles = box->n_provinces };

  for (guint province = 0, row = 0; province < box->n_provinces; province++)
    {
      guint choice;

      tiles.tiles[province] = box->provinces[province].tile;
      if (box->provinces[province].tile != CAESAR_TILE_UNKNOWN)
        continue;

      choice = get_choice (telling, row++);
      tiles.tiles[province] = choice == 0 ? CAESAR_TILE_UNKNOWN : (int) choice;
    }
  finish (telling, CAESAR_ENTRY_TILES, &tiles);
}

/**
 * scriba_caesar_tell_tiles:
 * @parent: what is above
 * @table: a game
 * @func: hears what was told
 * @object: (transfer full): for @func
 *
 * Asks which bonus tile lies on each province.
 */
void
scriba_caesar_tell_tiles (GtkWidget *parent,
                          ScribaTable *table,
                          ScribaCaesarToldFunc func,
                          gpointer object)
{
  Telling *telling = telling_new (table, CAESAR_NOBODY, func, object);
  const CaesarState *state = caesar_table_get_state (table);
  const CaesarBox *box = caesar_table_get_box (table);
  GtkWidget *group = adw_preferences_group_new ();
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  /* Translators: the bonus tile of a province is told when the province closes. */
  gtk_string_list_append (choices, C_("bonus tile", "Later"));
  for (CaesarTile tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    gtk_string_list_append (choices, scriba_words_bonus_tile (tile));

  for (guint province = 0; province < box->n_provinces; province++)
    if (box->provinces[province].tile == CAESAR_TILE_UNKNOWN)
      add_row (telling, group, scriba_words_province (box, province), G_LIST_MODEL (choices),
               MAX (state->provinces[province].tile, 0));
  present (telling, parent, _("Bonus tiles on the provinces"), group, G_CALLBACK (tiles_done_cb));
}

/* Tokens */

static void
tokens_done_cb (Telling *telling)
{
  const CaesarBox *box = caesar_table_get_box (telling->table);
  CaesarDraw draw = { .side = telling->side };

  for (guint row = 0; row < telling->rows->len; row++)
    {
      guint choice = get_choice (telling, row);
      const CaesarKind *kind;

      if (choice == 0)
        continue;

      kind = &box->kinds[telling->kinds[choice - 1]];
      draw.tokens[draw.n_tokens++] = caesar_kind_token (kind);
    }
  if (draw.n_tokens > 0)
    finish (telling, CAESAR_ENTRY_DRAW, &draw);
  else
    adw_dialog_close (telling->dialog);
}

/**
 * scriba_caesar_tell_tokens:
 * @parent: what is above
 * @table: a solo game
 * @side: whose tokens
 * @func: hears what was told
 * @object: (transfer full): for @func
 *
 * Asks which tokens were drawn first.
 */
void
scriba_caesar_tell_tokens (GtkWidget *parent,
                           ScribaTable *table,
                           int side,
                           ScribaCaesarToldFunc func,
                           gpointer object)
{
  Telling *telling = telling_new (table, side, func, object);
  const CaesarState *state = caesar_table_get_state (table);
  const CaesarBox *box = caesar_table_get_box (table);
  GtkWidget *group = adw_preferences_group_new ();
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
  gint16 bag[CAESAR_MAX_KINDS];
  guint n = 0;

  caesar_count_bag_all (state, box, side, bag);
  /* Translators: no token has been chosen yet. */
  gtk_string_list_append (choices, C_("token", "Choose…"));
  for (guint kind = 0; kind < box->n_kinds; kind++)
    {
      if (bag[kind] <= 0)
        continue;

      gtk_string_list_take (choices, scriba_words_kind (&box->kinds[kind]));
      telling->kinds[n++] = kind;
    }

  for (int i = 0; i < state->players[side].hand_size; i++)
    {
      /* Translators: a token of a hand or line, from 1. */
      g_autofree char *title = g_strdup_printf (_("Token %d"), i + 1);

      add_row (telling, group, title, G_LIST_MODEL (choices), 0);
    }
  present (telling, parent,
           scriba_words_caesar_setup (state, side == state->crassus ? CAESAR_SETUP_LINE : CAESAR_SETUP_HANDS), group,
           G_CALLBACK (tokens_done_cb));
}

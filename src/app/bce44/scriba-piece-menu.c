/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-piece-menu.h"

#include <glib/gi18n.h>

#include "bce-fill.h"
#include "bce-game.h"
#include "scriba-dialog-frame.h"
#include "scriba-gains-dialog.h"
#include "scriba-game-deeds.h"
#include "scriba-group.h"
#include "scriba-popover.h"
#include "scriba-words.h"

/* What else can be done with a structure, statue or pile than a tap does. */
typedef struct
{
  GtkWidget *tile;
  ScribaTable *table;
  BceBoxPart part;
  guint index;
} Piece;

static void
piece_free (gpointer data)
{
  Piece *piece = data;

  g_object_unref (piece->table);
  g_free (piece);
}

static GtkWidget *
create_row (const ScribaShape *shape,
            const ScribaField *field,
            gconstpointer component)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *value = scriba_words_value (shape, field, component);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), scriba_words_value_name (shape, field));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), value);
  gtk_widget_add_css_class (row, "property");
  return row;
}

/* All that is printed on it, as far as the game's box knows. */
static void
details_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer data)
{
  Piece *piece = data;
  const BceBox *box = bce_table_get_box (piece->table);
  const ScribaShape *shape = bce_box_get_shape (piece->part);
  gconstpointer component = bce_box_get_component (box, piece->part, piece->index);
  g_autofree char *title = scriba_words_component (box, piece->part, piece->index);
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());

  /* The first field is the component's own name in files. */
  for (guint i = 1; i < shape->n_fields; i++)
    adw_preferences_group_add (group, create_row (shape, &shape->fields[i], component));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
  adw_dialog_present (scriba_dialog_new (title, scriba_dialog_frame_new (title, page)), piece->tile);
}

/* What a tap does, for another player. */
static void
take_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer data)
{
  Piece *piece = data;
  guint seat = g_variant_get_int32 (parameter);

  if (piece->part == BCE_BOX_RECRUITS)
    scriba_game_enlist (piece->tile, piece->table, seat, piece->index);
  else
    scriba_game_build (piece->tile, piece->table, seat,
                       piece->part == BCE_BOX_STRUCTURES ? (int) piece->index : BCE_NONE,
                       piece->part == BCE_BOX_STATUES ? (int) piece->index : BCE_NONE);
}

static void
effect_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer data)
{
  Piece *piece = data;
  BceBuild build;

  bce_fill_build (bce_table_get_state (piece->table), bce_table_get_box (piece->table),
                  bce_table_get_state (piece->table)->turn, piece->index, BCE_NONE, &build);
  scriba_gains_dialog_present_build (piece->tile, piece->table, &build);
}

static void
activate_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer data)
{
  Piece *piece = data;

  scriba_game_activate (piece->tile, piece->table, bce_table_get_state (piece->table)->turn, piece->index);
}

static GMenuModel *
create_menu (const Piece *piece)
{
  const BceState *state = bce_table_get_state (piece->table);
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) players = g_menu_new ();
  g_autoptr (GMenu) more = g_menu_new ();

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_autofree char *label = g_strdup_printf (piece->part == BCE_BOX_RECRUITS
                                                /* Translators: %s is a player. */
                                                ? _("Enlist: %s")
                                                /* Translators: %s is a player. */
                                                : _("Build: %s"),
                                                state->players[seat].name);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "piece-menu.take", "i", (int) seat);
      g_menu_append_item (players, item);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (players));

  g_menu_append (more, _("Details…"), "piece-menu.details");
  if (piece->part == BCE_BOX_STRUCTURES && state->turn >= 0)
    {
      g_menu_append (more, _("Build With an Effect…"), "piece-menu.effect");
      g_menu_append (more, _("Activate"), "piece-menu.activate");
    }
  g_menu_append (more, _("Correct…"), "page.correct");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (more));
  return G_MENU_MODEL (menu);
}

/** scriba_piece_menu_show: what a tap does, for each player; what is printed on it; activate, correct. */
void
scriba_piece_menu_show (GtkWidget *tile,
                        ScribaTable *table,
                        BceBoxPart part,
                        guint index)
{
  static const GActionEntry actions[] = {
    { "details", details_cb },
    { "take", take_cb, "i" },
    { "effect", effect_cb },
    { "activate", activate_cb },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GMenuModel) menu = NULL;
  Piece *piece = g_new (Piece, 1);
  GtkWidget *popover;

  *piece = (Piece) { .tile = tile, .table = g_object_ref (table), .part = part, .index = index };
  menu = create_menu (piece);
  popover = gtk_popover_menu_new_from_model (menu);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), piece);
  gtk_widget_insert_action_group (popover, "piece-menu", G_ACTION_GROUP (group));
  g_object_set_data_full (G_OBJECT (popover), "piece", piece, piece_free);
  scriba_popover_popup_at (GTK_POPOVER (popover), tile);
}

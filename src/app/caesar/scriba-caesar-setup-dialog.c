/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-setup-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-caesar-rows.h"
#include "scriba-dialog-frame.h"
#include "scriba-group.h"
#include "scriba-speech.h"
#include "scriba-tile-button.h"
#include "scriba-words.h"

/* The dialogs in which a table tells what it drew: a row for each province that is painted, or each token of a hand or line. */

typedef struct
{
  ScribaTable *table;
  int side;
  ScribaCaesarToldFunc func;
  gpointer object;
  AdwDialog *dialog;
  GtkLabel *problem;
  GPtrArray *rows;              /* of AdwComboRow */
  CaesarTiles tiles;
  GtkWidget *brushes[SCRIBA_N_TILE_CHOICES];
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
         GtkWidget *top,
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
  if (top != NULL)
    adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (frame), top);
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (frame), bar);
  telling->dialog = scriba_dialog_new (title, frame);
  g_object_set_data_full (G_OBJECT (telling->dialog), "telling", telling, telling_free);
  g_signal_connect_swapped (done, "clicked", done_cb, telling);
  adw_dialog_present (telling->dialog, parent);
}

/* Tiles */

static const char *
name_tile (int tile)
{
  /* Translators: the bonus tile of a province is told when the province closes. */
  return tile == CAESAR_TILE_UNKNOWN ? C_("bonus tile", "Later") : scriba_words_bonus_tile (tile);
}

static int
count_left (Telling *telling,
            int tile)
{
  const CaesarBox *box = caesar_table_get_box (telling->table);
  int left = box->tiles[tile];

  for (guint i = 0; i < telling->tiles.n_tiles; i++)
    left -= telling->tiles.tiles[i] == tile;
  return left;
}

static void
show_brushes (Telling *telling)
{
  for (guint i = 0; i < SCRIBA_N_TILE_CHOICES; i++)
    {
      int tile = scriba_tile_choices[i];
      g_autofree char *text = tile == CAESAR_TILE_UNKNOWN
                              ? g_strdup (name_tile (tile))
                              : g_strdup_printf ("%s · %d", name_tile (tile), count_left (telling, tile));

      scriba_tile_button_show (telling->brushes[i], text, text);
    }
}

static guint
get_province (GtkWidget *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "province"));
}

static void
show_province (Telling *telling,
               GtkWidget *row)
{
  int tile = telling->tiles.tiles[get_province (row)];
  GtkWidget *image = g_object_get_data (G_OBJECT (row), "image");

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), name_tile (tile));
  gtk_image_set_from_icon_name (GTK_IMAGE (image), scriba_tile_get_icon (tile));
}

static void
paint_cb (Telling *telling,
          GtkWidget *row)
{
  gint16 *tile = &telling->tiles.tiles[get_province (row)];
  int brush = CAESAR_TILE_UNKNOWN;
  gboolean left;

  for (guint i = 0; i < SCRIBA_N_TILE_CHOICES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (telling->brushes[i])))
      brush = scriba_tile_choices[i];

  left = brush == CAESAR_TILE_UNKNOWN || brush == *tile || count_left (telling, brush) > 0;
  if (left)
    *tile = brush;
  else
    gtk_label_set_label (telling->problem, _("No bonus tile of this kind is left."));
  gtk_widget_set_visible (GTK_WIDGET (telling->problem), !left);
  show_province (telling, row);
  show_brushes (telling);
}

static void
add_province (Telling *telling,
              GtkWidget *group,
              guint province)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *image = gtk_image_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 scriba_words_province (caesar_table_get_box (telling->table), province));
  scriba_speech_let_press (row);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), image);
  g_object_set_data (G_OBJECT (row), "province", GUINT_TO_POINTER (province));
  g_object_set_data (G_OBJECT (row), "image", image);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (paint_cb), telling);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  show_province (telling, row);
}

/* They stay in view while the provinces are scrolled. */
static GtkWidget *
create_brushes (Telling *telling)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 8);
  gtk_widget_add_css_class (box, "page-bar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Paint with"), -1);
  for (guint i = 0; i < SCRIBA_N_TILE_CHOICES; i++)
    {
      telling->brushes[i] = gtk_toggle_button_new ();
      scriba_tile_button_fill (telling->brushes[i], scriba_tile_choices[i]);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (telling->brushes[i]), GTK_TOGGLE_BUTTON (telling->brushes[0]));
      adw_wrap_box_append (ADW_WRAP_BOX (box), telling->brushes[i]);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (telling->brushes[0]), TRUE);
  return box;
}

static void
tiles_done_cb (Telling *telling)
{
  finish (telling, CAESAR_ENTRY_TILES, &telling->tiles);
}

/**
 * scriba_caesar_tell_tiles:
 * @parent: what is above
 * @table: a game
 * @func: hears what was told
 * @object: (transfer full): for @func
 *
 * Asks which bonus tile lies on each province: a kind is chosen, and the provinces are painted with it.
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
  GtkWidget *group = scriba_group_new ();
  GtkWidget *bar = create_brushes (telling);

  telling->tiles.n_tiles = box->n_provinces;
  for (guint province = 0; province < box->n_provinces; province++)
    telling->tiles.tiles[province] = state->provinces[province].tile;
  for (guint province = 0; province < box->n_provinces; province++)
    if (box->provinces[province].tile == CAESAR_TILE_UNKNOWN)
      add_province (telling, group, province);
  show_brushes (telling);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Choose a kind above, then tap the provinces on which it lies."));
  present (telling, parent, _("Bonus tiles on the provinces"), bar, group, G_CALLBACK (tiles_done_cb));
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
 * Asks which tokens were drawn first, as far as nobody has told.
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
  GtkWidget *group = scriba_group_new ();
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  gint16 bag[CAESAR_MAX_KINDS];
  guint n = 0;

  caesar_count_bag_all (state, box, side, bag);
  /* Translators: no token has been chosen yet. */
  g_strv_builder_add (names, C_("token", "Choose…"));
  for (guint kind = 0; kind < box->n_kinds; kind++)
    {
      if (bag[kind] <= 0)
        continue;

      g_strv_builder_take (names, scriba_words_kind (&box->kinds[kind]));
      telling->kinds[n++] = kind;
    }
  choices = g_strv_builder_end (names);

  for (int i = state->players[side].n_held; i < state->players[side].hand_size; i++)
    {
      /* Translators: a token of a hand or line, from 1. */
      g_autofree char *title = g_strdup_printf (_("Token %d"), i + 1);
      GtkWidget *row = scriba_caesar_choice_new (title, (const char * const *) choices);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      g_ptr_array_add (telling->rows, row);
    }
  present (telling, parent,
           scriba_words_caesar_setup (state, side == state->crassus ? CAESAR_SETUP_LINE : CAESAR_SETUP_HANDS), NULL, group,
           G_CALLBACK (tokens_done_cb));
}

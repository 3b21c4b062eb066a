/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-tile-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-game-act.h"
#include "scriba-game-change.h"
#include "scriba-placement.h"
#include "scriba-second-tap.h"
#include "scriba-tile-button.h"
#include "scriba-words.h"
#include "words-amount.h"

/* The bonus tile of a province, which was left for later: one tap for each kind, and one for what Might turned over. */

typedef struct
{
  GtkWidget *parent;
  ScribaTable *table;
  guint province;
  AdwDialog *dialog;
  GtkWidget *tiles;
  GtkWidget *flips; /* shown in their place */
} Telling;

static void
telling_free (gpointer data)
{
  Telling *self = data;

  g_object_unref (self->parent);
  g_object_unref (self->table);
  g_free (self);
}

static char *
describe (const CaesarBox *box,
          guint province,
          CaesarTile tile,
          const CaesarFlip *flip)
{
  GString *text = g_string_new (NULL);

  scriba_words_add_part (text, g_strdup_printf (C_("bonus tile", "%1$s: %2$s"), scriba_words_province (box, province),
                                                scriba_words_bonus_tile (tile)));
  if (caesar_flip_is_set (flip))
    scriba_words_add_part (text, scriba_words_caesar_flipped (box, flip));
  return g_string_free_and_steal (text);
}

/* Closes the dialog first, for what is told may be another one; a button of it may own the flip. */
static void
tell (Telling *self,
      CaesarTile tile,
      const CaesarFlip *chosen)
{
  const CaesarFlip flip = *chosen;
  const CaesarBox *box = caesar_table_get_box (self->table);
  g_autoptr (ScribaGameChange) change = scriba_game_change_new (self->table);
  g_autofree gpointer before = g_memdup2 (caesar_table_get_state (self->table), sizeof (CaesarState));
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree char *sentence = NULL;
  g_autoptr (AdwDialog) dialog = g_object_ref (self->dialog);
  ScribaVerdict verdict;

  adw_dialog_close (dialog);
  if (!caesar_table_tell_tile (self->table, self->province, tile, &flip, left_out, &verdict))
    {
      scriba_game_say_refused (self->parent, self->table, before, CAESAR_ENTRY_TILE, &verdict);
      return;
    }

  sentence = describe (box, self->province, tile, &flip);
  scriba_game_change_tell (change, self->parent, sentence, left_out, &verdict);
}

/* What the tile could turn over if it is Might, as the placement that closed the province is told anew. */
static guint
list_flips (Telling *self,
            CaesarFlip flips[SCRIBA_MOST_FLIPS])
{
  const CaesarBox *box = caesar_table_get_box (self->table);
  ScribaPlacement placement;
  CaesarState before;
  CaesarPlace place;

  if (!caesar_table_get_state (self->table)->provinces[self->province].closed ||
      !caesar_table_read_closing (self->table, self->province, &before, &place))
    return 0;

  scriba_placement_read (&placement, &before, box, &place);
  scriba_placement_choose_tile (&placement, &before, box, self->province, CAESAR_TILE_MIGHT);
  for (guint i = 0; i < placement.place.n_closed; i++)
    if (placement.place.closed[i].province == (int) self->province)
      return scriba_placement_list_flips (&placement, &before, i, flips);
  return 0;
}

static void
flip_cb (GtkWidget *button,
         Telling *self)
{
  if (scriba_second_tap_is_one (self->flips))
    return;

  tell (self, CAESAR_TILE_MIGHT, g_object_get_data (G_OBJECT (button), "flip"));
}

/* They come to where the tiles were. */
static void
ask_flip (Telling *self,
          const CaesarFlip *flips,
          guint n_flips)
{
  for (guint i = 0; i < n_flips; i++)
    {
      g_autofree char *text = scriba_words_caesar_flip (caesar_table_get_box (self->table), &flips[i]);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_add_css_class (button, "choice-button");
      g_object_set_data_full (G_OBJECT (button), "flip", g_memdup2 (&flips[i], sizeof flips[i]), g_free);
      g_signal_connect (button, "clicked", G_CALLBACK (flip_cb), self);
      adw_wrap_box_append (ADW_WRAP_BOX (self->flips), button);
    }
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (self->dialog), _("What did Might turn face down?"));
  gtk_widget_set_visible (self->tiles, FALSE);
  gtk_widget_set_visible (self->flips, TRUE);
  scriba_second_tap_expect (self->flips);
  gtk_widget_grab_focus (gtk_widget_get_first_child (self->flips));
}

static void
tile_cb (GtkWidget *button,
         Telling *self)
{
  const CaesarTile tile = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile"));
  CaesarFlip flips[SCRIBA_MOST_FLIPS] = { { CAESAR_NONE, CAESAR_NONE } };
  guint n_flips = tile == CAESAR_TILE_MIGHT ? list_flips (self, flips) : 0;

  /* Nothing is always one of them. */
  if (n_flips > 1)
    {
      ask_flip (self, flips, n_flips);
      return;
    }

  tell (self, tile, flips);
}

/* (nullable): what telling it does besides. */
static const char *
get_body (Telling *self)
{
  CaesarState before;
  CaesarPlace place;

  if (!caesar_table_get_state (self->table)->provinces[self->province].closed)
    return NULL;
  if (caesar_table_read_closing (self->table, self->province, &before, &place))
    return _("What it brought when the province closed is told anew.");

  return _("The table decided itself how this province closed: “Correct…” sets what the tile brought.");
}

static GtkWidget *
create_choices (void)
{
  GtkWidget *choices = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (choices), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (choices), 8);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (choices), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (choices), TRUE);
  return choices;
}

/** scriba_tile_dialog_present: asks which bonus tile lies on a province, and records it. */
void
scriba_tile_dialog_present (GtkWidget *parent,
                            ScribaTable *table,
                            guint province)
{
  const CaesarState *state = caesar_table_get_state (table);
  const CaesarBox *box = caesar_table_get_box (table);
  Telling *self = g_new0 (Telling, 1);
  GtkWidget *choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: %s is a province. */
  g_autofree char *title = g_strdup_printf (_("Bonus Tile: %s"), scriba_words_province (box, province));

  self->parent = g_object_ref (parent);
  self->table = g_object_ref (table);
  self->province = province;
  self->dialog = adw_alert_dialog_new (title, get_body (self));
  self->tiles = create_choices ();
  self->flips = create_choices ();
  gtk_widget_set_visible (self->flips, FALSE);
  gtk_box_append (GTK_BOX (choices), self->tiles);
  gtk_box_append (GTK_BOX (choices), self->flips);
  for (CaesarTile tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    {
      GtkWidget *button = gtk_button_new ();

      scriba_tile_button_fill (button, tile);
      scriba_tile_button_show (button, scriba_words_bonus_tile (tile), scriba_words_bonus_tile (tile));
      gtk_widget_set_sensitive (button, caesar_count_tiles_left (state, box, tile) > 0);
      g_object_set_data (G_OBJECT (button), "tile", GINT_TO_POINTER (tile));
      g_signal_connect (button, "clicked", G_CALLBACK (tile_cb), self);
      adw_wrap_box_append (ADW_WRAP_BOX (self->tiles), button);
    }

  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (self->dialog), choices);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (self->dialog), "later", C_("bonus tile", "Later"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (self->dialog), "later");
  g_object_set_data_full (G_OBJECT (self->dialog), "scriba-telling", self, telling_free);
  adw_dialog_present (self->dialog, parent);
}

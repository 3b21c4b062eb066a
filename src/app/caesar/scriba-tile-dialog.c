/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-tile-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-game-act.h"
#include "scriba-game-change.h"
#include "scriba-tile-button.h"
#include "scriba-words.h"

/* The bonus tile of a province, which was left for later: one tap for each kind. */

typedef struct
{
  GtkWidget *parent;
  ScribaTable *table;
  guint province;
  AdwDialog *dialog;
} Telling;

static void
telling_free (gpointer data)
{
  Telling *self = data;

  g_object_unref (self->parent);
  g_object_unref (self->table);
  g_free (self);
}

static void
tell (Telling *self,
      CaesarTile tile)
{
  const CaesarBox *box = caesar_table_get_box (self->table);
  g_autoptr (ScribaGameChange) change = scriba_game_change_new (self->table);
  g_autofree gpointer before = g_memdup2 (caesar_table_get_state (self->table), sizeof (CaesarState));
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree char *sentence = NULL;
  ScribaVerdict verdict;

  if (!caesar_table_tell_tile (self->table, self->province, tile, left_out, &verdict))
    {
      scriba_game_say_refused (self->parent, self->table, before, CAESAR_ENTRY_TILE, &verdict);
      return;
    }

  sentence = g_strdup_printf (C_("bonus tile", "%1$s: %2$s"), scriba_words_province (box, self->province),
                              scriba_words_bonus_tile (tile));
  scriba_game_change_tell (change, self->parent, sentence, left_out, &verdict);
}

static void
tile_cb (GtkWidget *button,
         Telling *self)
{
  CaesarTile tile = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile"));
  g_autoptr (AdwDialog) dialog = g_object_ref (self->dialog);

  /* What is told may be another dialog. */
  adw_dialog_close (dialog);
  tell (self, tile);
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
  GtkWidget *tiles = adw_wrap_box_new ();
  /* Translators: %s is a province. */
  g_autofree char *title = g_strdup_printf (_("Bonus Tile: %s"), scriba_words_province (box, province));

  self->parent = g_object_ref (parent);
  self->table = g_object_ref (table);
  self->province = province;
  self->dialog = adw_alert_dialog_new (title, state->provinces[province].closed
                                              ? _("What it brought when the province closed is told anew.") : NULL);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (tiles), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (tiles), 8);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (tiles), ADW_JUSTIFY_FILL);
  for (CaesarTile tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    {
      GtkWidget *button = gtk_button_new ();

      scriba_tile_button_fill (button, tile);
      scriba_tile_button_show (button, scriba_words_bonus_tile (tile), scriba_words_bonus_tile (tile));
      gtk_widget_set_sensitive (button, caesar_count_tiles_left (state, box, tile) > 0);
      g_object_set_data (G_OBJECT (button), "tile", GINT_TO_POINTER (tile));
      g_signal_connect (button, "clicked", G_CALLBACK (tile_cb), self);
      adw_wrap_box_append (ADW_WRAP_BOX (tiles), button);
    }

  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (self->dialog), tiles);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (self->dialog), "later", C_("bonus tile", "Later"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (self->dialog), "later");
  g_object_set_data_full (G_OBJECT (self->dialog), "scriba-telling", self, telling_free);
  adw_dialog_present (self->dialog, parent);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-tile-button.h"

#include "scriba-speech.h"

/* Buttons that stand for bonus tiles. */

/** scriba_tile_choices: the four kinds, and −1, which leaves it for later. */
const int scriba_tile_choices[SCRIBA_N_TILE_CHOICES] = {
  CAESAR_TILE_SENATE, CAESAR_TILE_WEALTH, CAESAR_TILE_TACTICS, CAESAR_TILE_MIGHT, CAESAR_TILE_UNKNOWN,
};

/** scriba_tile_get_icon: (nullable): the symbol of a bonus tile; %NULL of one that is not known, or of none. */
const char *
scriba_tile_get_icon (int tile)
{
  static const char * const icons[CAESAR_N_TILES] = {
    [CAESAR_TILE_SENATE] = "scriba-senate-symbolic",
    [CAESAR_TILE_WEALTH] = "scriba-wealth-symbolic",
    [CAESAR_TILE_TACTICS] = "scriba-tactics-symbolic",
    [CAESAR_TILE_MIGHT] = "scriba-might-symbolic",
  };

  return tile >= 0 ? icons[tile] : NULL;
}

/** scriba_tile_button_fill: puts the symbol of a bonus tile, if it has one, and a place for words into a button. */
void
scriba_tile_button_fill (GtkWidget *button,
                         int tile)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (scriba_tile_get_icon (tile) != NULL)
    gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name (scriba_tile_get_icon (tile)));
  gtk_box_append (GTK_BOX (content), gtk_label_new (NULL));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "choice-button");
}

/** scriba_tile_button_show: what stands on such a button, and what it is called. */
void
scriba_tile_button_show (GtkWidget *button,
                         const char *text,
                         const char *name)
{
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)))), text);
  scriba_speech_name (button, name);
}

/** scriba_tile_button_show_icon: shows or hides its symbol; words need less room alone. */
void
scriba_tile_button_show_icon (GtkWidget *button,
                              gboolean shown)
{
  GtkWidget *icon = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));

  if (GTK_IS_IMAGE (icon))
    gtk_widget_set_visible (icon, shown);
}

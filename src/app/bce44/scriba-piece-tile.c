/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-piece-tile.h"

#include <adwaita.h>

#include "scriba-style.h"
#include "scriba-token.h"

#define TOKEN_SIZE 20
#define ROW_TOKEN_SIZE 22
#define TITLE_CHARS 11 /* of a tile, so that five fit beside each other */

struct _ScribaPieceTile
{
  GtkButton parent_instance;

  gboolean row;
  gboolean tight;

  GtkGrid *grid;
  GtkWidget *title;
  GtkWidget *corner;
  GtkImage *corner_icon;
  GtkLabel *corner_label;
  GtkWidget *detail;
  GtkBox *below; /* the detail; of a row, the corner before it */
  GtkWidget *foot;
};

G_DEFINE_FINAL_TYPE (ScribaPieceTile, scriba_piece_tile, GTK_TYPE_BUTTON)

enum
{
  MENU,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
place (ScribaPieceTile *self,
       GtkWidget *child,
       int column,
       int row,
       int width,
       int height)
{
  if (gtk_widget_get_parent (child) != NULL)
    gtk_grid_remove (self->grid, child);
  gtk_grid_attach (self->grid, child, column, row, width, height);
}

static void
move_corner (ScribaPieceTile *self)
{
  if (self->row)
    {
      gtk_grid_remove (self->grid, self->corner);
      gtk_box_prepend (self->below, self->corner);
    }
  else
    {
      gtk_box_remove (self->below, self->corner);
      gtk_grid_attach (self->grid, self->corner, 1, 0, 1, 1);
    }
}

/* A tile: title and corner, detail below, foot at the end. A row: the corner before the detail, and the foot beside both lines,
 * or, where text is large for the width, beside the title alone. */
static void
lay (ScribaPieceTile *self)
{
  gboolean beside_all = self->row && !self->tight;

  place (self, self->title, 0, 0, self->row ? 2 : 1, 1);
  place (self, GTK_WIDGET (self->below), 0, 1, beside_all ? 2 : 3, 1);
  place (self, self->foot, self->row ? 2 : 0, self->row ? 0 : 2, self->row ? 1 : 2, beside_all ? 2 : 1);
  gtk_label_set_max_width_chars (GTK_LABEL (self->title), self->row ? -1 : TITLE_CHARS);
  gtk_widget_set_hexpand (self->title, !self->row);
  gtk_widget_set_hexpand (self->detail, self->row);
  gtk_widget_set_hexpand (self->foot, self->row);
  gtk_widget_set_halign (self->foot, self->row ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_widget_set_valign (self->corner, self->row ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_valign (self->foot, self->row ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_vexpand (self->foot, !self->row);
  adw_wrap_box_set_align (ADW_WRAP_BOX (self->foot), self->row ? 1 : 0);
}

static void
menu_action_cb (GtkWidget *widget,
                const char *name,
                GVariant *parameter)
{
  g_signal_emit (widget, signals[MENU], 0);
}

static void
menu_cb (ScribaPieceTile *self)
{
  g_signal_emit (self, signals[MENU], 0);
}

static void
scriba_piece_tile_class_init (ScribaPieceTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ScribaPieceTile::menu:
   *
   * What else can be done with it is asked for: by the menu key, a long press or the other button.
   */
  signals[MENU] = g_signal_new ("menu", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "piece.menu", NULL, menu_action_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "piece.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "piece.menu", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-piece-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, grid);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, corner);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, corner_icon);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, corner_label);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, detail);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, below);
  gtk_widget_class_bind_template_child (widget_class, ScribaPieceTile, foot);
  gtk_widget_class_bind_template_callback (widget_class, menu_cb);
}

static void
scriba_piece_tile_init (ScribaPieceTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_piece_tile_new: an empty tile. */
GtkWidget *
scriba_piece_tile_new (void)
{
  return g_object_new (SCRIBA_TYPE_PIECE_TILE, NULL);
}

/** scriba_piece_tile_set_text: what it is called, and a second line, or %NULL. */
void
scriba_piece_tile_set_text (ScribaPieceTile *self,
                            const char *title,
                            const char *detail)
{
  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->detail), detail != NULL ? detail : "");
  gtk_widget_set_visible (self->detail, detail != NULL);
}

static void
set_icon (GtkImage *image,
          const char *icon_name,
          const char *style)
{
  const char *styles[] = { style, NULL };

  gtk_image_set_from_icon_name (image, icon_name);
  gtk_widget_set_css_classes (GTK_WIDGET (image), styles);
}

/** scriba_piece_tile_set_corner: a symbol, in the colour of a style class, and a number; nothing if @text is %NULL. */
void
scriba_piece_tile_set_corner (ScribaPieceTile *self,
                              const char *icon_name,
                              const char *style,
                              const char *text)
{
  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  gtk_widget_set_visible (self->corner, text != NULL);
  if (text == NULL)
    return;

  set_icon (self->corner_icon, icon_name, style);
  gtk_label_set_label (self->corner_label, text);
}

/**
 * scriba_piece_tile_set_row:
 * @row: whether it is a row of a list instead of a tile
 * @tight: whether text is large for the width of that row
 */
void
scriba_piece_tile_set_row (ScribaPieceTile *self,
                           gboolean row,
                           gboolean tight)
{
  gboolean moves;

  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  if (self->row == row && self->tight == tight)
    return;

  moves = self->row != row;
  self->row = row;
  self->tight = tight;
  if (moves)
    move_corner (self);
  lay (self);
}

/** scriba_piece_tile_set_quiet: whether it stands back, such as one that is full. */
void
scriba_piece_tile_set_quiet (ScribaPieceTile *self,
                             gboolean quiet)
{
  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  scriba_style_set (GTK_WIDGET (self), "quiet", quiet);
}

/** scriba_piece_tile_clear_foot: takes out what stands at its end. */
void
scriba_piece_tile_clear_foot (ScribaPieceTile *self)
{
  GtkWidget *child;

  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  while ((child = gtk_widget_get_first_child (self->foot)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->foot), child);
}

/** scriba_piece_tile_add_token: an architect of who plays @character. */
void
scriba_piece_tile_add_token (ScribaPieceTile *self,
                             int character)
{
  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  adw_wrap_box_append (ADW_WRAP_BOX (self->foot),
                       scriba_token_new (character, self->row ? ROW_TOKEN_SIZE : TOKEN_SIZE));
}

static void
add_space (ScribaPieceTile *self,
           const char *text)
{
  GtkWidget *space = gtk_label_new (text);

  gtk_widget_add_css_class (space, "free-space");
  gtk_widget_set_valign (space, GTK_ALIGN_CENTER);
  adw_wrap_box_append (ADW_WRAP_BOX (self->foot), space);
}

/** scriba_piece_tile_add_space: a free space. */
void
scriba_piece_tile_add_space (ScribaPieceTile *self)
{
  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  add_space (self, NULL);
}

/** scriba_piece_tile_add_unknown_spaces: that nobody has told how many spaces there are. */
void
scriba_piece_tile_add_unknown_spaces (ScribaPieceTile *self)
{
  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  add_space (self, "?");
}

/** scriba_piece_tile_add_amount: a number of something, with its symbol if it has one. */
void
scriba_piece_tile_add_amount (ScribaPieceTile *self,
                              const char *icon_name,
                              const char *style,
                              const char *text)
{
  GtkWidget *amount = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (text);

  g_return_if_fail (SCRIBA_IS_PIECE_TILE (self));

  if (icon_name != NULL)
    {
      GtkWidget *image = gtk_image_new ();

      set_icon (GTK_IMAGE (image), icon_name, style);
      gtk_box_append (GTK_BOX (amount), image);
    }
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, "resource");
  gtk_widget_add_css_class (label, "small");
  gtk_widget_add_css_class (amount, "piece-amount");
  gtk_box_append (GTK_BOX (amount), label);
  adw_wrap_box_append (ADW_WRAP_BOX (self->foot), amount);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-token-grid.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "scriba-space-picture.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-words.h"

/**
 * ScribaTokenGrid:
 *
 * All tokens of a side, a symbol in each row: those that are not on the board yet as tokens, the
 * others as dashed places. Tokens may be marked as in hand.
 *
 * ::token-activated tells that a token that is not on the board was tapped: its kind, and whether
 * it is a marked one.
 *
 * Accessibility: a group of buttons, "sword 4/2, unseen", "sword 4/2, in hand" or "sword 4/2, on the board".
 */
struct _ScribaTokenGrid
{
  GtkWidget parent_instance;

  GtkWidget *rows;
  GPtrArray *cells; /* Cell */
  guint counts[CAESAR_MAX_KINDS]; /* cells of each kind */
};

typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  guint kind;
  guint n; /* which of its kind */
  gboolean marked;
} Cell;

G_DEFINE_FINAL_TYPE (ScribaTokenGrid, scriba_token_grid, GTK_TYPE_WIDGET)

enum
{
  TOKEN_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char * const icons[CAESAR_N_SYMBOLS] = {
  [CAESAR_SYMBOL_SWORD] = "scriba-sword-symbolic",
  [CAESAR_SYMBOL_SHIELD] = "scriba-shield-symbolic",
  [CAESAR_SYMBOL_SHIP] = "scriba-ship-symbolic",
  [CAESAR_SYMBOL_LAUREL] = "scriba-laurel-symbolic",
  [CAESAR_SYMBOL_SHIELD_OR_SHIP] = "scriba-shield-symbolic",
};

static void
clicked_cb (ScribaTokenGrid *self,
            GtkWidget *button)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      Cell *cell = g_ptr_array_index (self->cells, i);

      if (cell->button == button)
        g_signal_emit (self, signals[TOKEN_ACTIVATED], 0, cell->kind, cell->marked);
    }
}

static void
add_cell (ScribaTokenGrid *self,
          AdwWrapBox *row,
          guint kind,
          guint n)
{
  Cell *cell = g_new0 (Cell, 1);

  cell->kind = kind;
  cell->n = n;
  cell->button = gtk_button_new ();
  cell->picture = scriba_space_picture_new ();
  gtk_button_set_child (GTK_BUTTON (cell->button), cell->picture);
  gtk_widget_add_css_class (cell->button, "flat");
  gtk_widget_add_css_class (cell->button, "token-cell");
  g_signal_connect_swapped (cell->button, "clicked", G_CALLBACK (clicked_cb), self);
  adw_wrap_box_append (row, cell->button);
  g_ptr_array_add (self->cells, cell);
}

/* A row for a symbol, which takes more than one line where there is little room. */
static AdwWrapBox *
add_row (ScribaTokenGrid *self,
         int symbol)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *icon = gtk_image_new_from_icon_name (icons[symbol]);
  GtkWidget *cells = adw_wrap_box_new ();

  gtk_accessible_update_state (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (cells), 2);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (cells), 2);
  gtk_widget_set_hexpand (cells, TRUE);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), cells);
  gtk_box_append (GTK_BOX (self->rows), row);
  return ADW_WRAP_BOX (cells);
}

/* Cells for the tokens of a kind that a side began with: no more than can ever be on the board, and in a hand besides. */
static guint
count_cells (const CaesarState *state,
             const CaesarBox *box,
             guint side,
             guint kind)
{
  return MIN (caesar_count_bag_start (state, box, side, kind), state->n_borders + CAESAR_MAX_HELD);
}

static void
fill (ScribaTokenGrid *self,
      const CaesarState *state,
      const CaesarBox *box,
      guint side)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (self->rows)) != NULL;)
    gtk_box_remove (GTK_BOX (self->rows), child);
  g_ptr_array_set_size (self->cells, 0);

  for (guint kind = 0; kind < box->n_kinds; kind++)
    self->counts[kind] = count_cells (state, box, side, kind);
  for (guint symbol = 0; symbol < CAESAR_N_SYMBOLS; symbol++)
    {
      AdwWrapBox *row = NULL;

      for (guint kind = 0; kind < box->n_kinds; kind++)
        for (guint n = 0; box->kinds[kind].symbol == (int) symbol && n < self->counts[kind]; n++)
          {
            if (row == NULL)
              row = add_row (self, symbol);
            add_cell (self, row, kind, n);
          }
    }
}

static gboolean
fits (ScribaTokenGrid *self,
      const CaesarState *state,
      const CaesarBox *box,
      guint side)
{
  for (guint kind = 0; kind < box->n_kinds; kind++)
    if (self->counts[kind] != count_cells (state, box, side, kind))
      return FALSE;

  return self->cells->len > 0;
}

static void
show_cell (Cell *cell,
           const CaesarKind *kind,
           int side,
           int all,
           int unseen,
           int marked)
{
  const CaesarToken token = caesar_kind_token (kind);
  const CaesarSpace space = { .by = side, .token = token, .link = CAESAR_NOBODY };
  gboolean placed = (int) cell->n >= unseen;
  g_autofree char *printed = scriba_words_token (&token);
  /* Translators: one of several tokens that are alike, from 1, and how many there are: "laurel 2/2 (1 of 2)". */
  g_autofree char *words = all > 1 ? g_strdup_printf (_("%1$s (%2$u of %3$d)"), printed, cell->n + 1, all)
                                   : g_steal_pointer (&printed);
  g_autofree char *name = NULL;

  cell->marked = (int) cell->n < marked;
  if (placed)
    /* Translators: %s is a token. */
    name = g_strdup_printf (_("%s, on the board"), words);
  else if (cell->marked)
    name = g_strdup_printf (_("%s, in hand"), words);
  else
    name = g_strdup_printf (_("%s, unseen"), words);
  scriba_space_picture_set_space (SCRIBA_SPACE_PICTURE (cell->picture), &space, kind->symbol, FALSE);
  scriba_style_set (cell->button, "placed", placed);
  scriba_style_set (cell->button, "marked", !placed && cell->marked);
  gtk_widget_set_sensitive (cell->button, !placed);
  scriba_speech_name (cell->button, name);
}

static void
scriba_token_grid_dispose (GObject *object)
{
  ScribaTokenGrid *self = SCRIBA_TOKEN_GRID (object);

  g_clear_pointer (&self->rows, gtk_widget_unparent);

  G_OBJECT_CLASS (scriba_token_grid_parent_class)->dispose (object);
}

static void
scriba_token_grid_finalize (GObject *object)
{
  g_ptr_array_unref (SCRIBA_TOKEN_GRID (object)->cells);

  G_OBJECT_CLASS (scriba_token_grid_parent_class)->finalize (object);
}

static void
scriba_token_grid_class_init (ScribaTokenGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scriba_token_grid_dispose;
  object_class->finalize = scriba_token_grid_finalize;

  signals[TOKEN_ACTIVATED] =
    g_signal_new ("token-activated", SCRIBA_TYPE_TOKEN_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tokengrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scriba_token_grid_init (ScribaTokenGrid *self)
{
  self->cells = g_ptr_array_new_with_free_func (g_free);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_parent (self->rows, GTK_WIDGET (self));
}

/** scriba_token_grid_new: a grid without a game. */
GtkWidget *
scriba_token_grid_new (void)
{
  return g_object_new (SCRIBA_TYPE_TOKEN_GRID, NULL);
}

/**
 * scriba_token_grid_show:
 * @state: a game on @box
 * @side: whose tokens
 * @marked: of each kind, how many are marked as in hand
 *
 * Shows a state; cells and focus stay.
 */
void
scriba_token_grid_show (ScribaTokenGrid *self,
                        const CaesarState *state,
                        const CaesarBox *box,
                        guint side,
                        const gint16 marked[CAESAR_MAX_KINDS])
{
  gint16 unseen[CAESAR_MAX_KINDS];
  g_autofree char *name = NULL;

  g_return_if_fail (SCRIBA_IS_TOKEN_GRID (self));

  if (!fits (self, state, box, side))
    fill (self, state, box, side);

  /* Translators: %s is a side. */
  name = g_strdup_printf (_("Tokens of %s"), scriba_words_side (side));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  caesar_count_unseen_all (state, box, side, unseen);
  for (guint i = 0; i < self->cells->len; i++)
    {
      Cell *cell = g_ptr_array_index (self->cells, i);
      int all = caesar_count_bag_start (state, box, side, cell->kind);
      int placed = all - unseen[cell->kind];

      show_cell (cell, &box->kinds[cell->kind], side, all, (int) self->counts[cell->kind] - placed, marked[cell->kind]);
    }
}

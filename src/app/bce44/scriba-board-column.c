/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-board-column.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bce-boards.h"
#include "scriba-card-chooser.h"
#include "scriba-card-row.h"
#include "scriba-number-row.h"
#include "scriba-reveal.h"
#include "scriba-speech.h"
#include "scriba-thing-look.h"
#include "scriba-token.h"
#include "scriba-why.h"
#include "words-names.h"

#define MOST_RECEIVERS (BCE_MAX_SEATS - 2)

/* One player's board in one field. */
struct _ScribaBoardColumn
{
  GtkBox parent_instance;

  ScribaPlace place;
  gboolean compact;

  ScribaToken *token;
  GtkLabel *name;
  GtkLabel *role;
  GtkButton *total;
  GtkWidget *stack_title;
  GtkBox *stack;
  AdwWrapBox *chips;
  GtkWidget *numbers;
  ScribaNumberRow *charisma;
  GtkBox *types;
  ScribaNumberRow *loyalty;
  GtkLabel *support_title;
  GtkBox *supports;
  ScribaNumberRow *own;
  ScribaNumberRow *tile_authority;
  ScribaNumberRow *tile_charisma;

  ScribaNumberRow *type[BCE_N_CUBES];
  ScribaNumberRow *support[MOST_RECEIVERS];
};

G_DEFINE_FINAL_TYPE (ScribaBoardColumn, scriba_board_column, GTK_TYPE_BOX)

static void
total_cb (ScribaBoardColumn *self)
{
  scriba_why_tally (GTK_WIDGET (self), &self->place, SCRIBA_TALLY_AUTHORITY);
}

static void
charisma_cb (ScribaBoardColumn *self)
{
  scriba_place_set_pile (&self->place, SCRIBA_PILE_CHARISMA, scriba_number_row_get_number (self->charisma).value);
}

static void
type_cb (ScribaBoardColumn *self,
         ScribaNumberRow *row)
{
  for (guint type = 0; type < BCE_N_CUBES; type++)
    if (self->type[type] == row)
      scriba_reveal_set_charisma (SCRIBA_REVEAL (self->place.holder), self->place.field, self->place.seat, type,
                                  scriba_number_row_get_number (row).value);
}

static void
loyalty_cb (ScribaBoardColumn *self)
{
  scriba_place_set_pile (&self->place, SCRIBA_PILE_LOYALTY, scriba_number_row_get_number (self->loyalty).value);
}

static void
own_cb (ScribaBoardColumn *self)
{
  scriba_place_set_support (&self->place, self->place.seat, scriba_number_row_get_number (self->own).value);
}

static void
tile_authority_cb (ScribaBoardColumn *self)
{
  scriba_place_set_tile (&self->place, SCRIBA_TALLY_AUTHORITY, scriba_number_row_get_number (self->tile_authority));
}

static void
tile_charisma_cb (ScribaBoardColumn *self)
{
  scriba_place_set_tile (&self->place, SCRIBA_TALLY_CHARISMA, scriba_number_row_get_number (self->tile_charisma));
}

/* The other Suitors, in Suitor order. */
static guint
list_receivers (ScribaBoardColumn *self,
                guint8 receivers[MOST_RECEIVERS])
{
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors = bce_boards_suitor_order (scriba_place_get_boards (&self->place), order);
  guint n = 0;

  for (guint i = 0; i < n_suitors; i++)
    if (order[i] != self->place.seat && n < MOST_RECEIVERS)
      receivers[n++] = order[i];
  return n;
}

static void
support_cb (ScribaBoardColumn *self,
            ScribaNumberRow *row)
{
  guint8 receivers[MOST_RECEIVERS];
  guint n = list_receivers (self, receivers);

  for (guint i = 0; i < n; i++)
    if (self->support[i] == row)
      scriba_place_set_support (&self->place, receivers[i], scriba_number_row_get_number (row).value);
}

/* A name for the screen reader: what, whose and in which field. @title is taken. */
static void
name_number (ScribaNumberRow *row,
             char *title)
{
  g_autofree char *owned = title;

  scriba_number_row_set_title (row, owned);
}

static void
show_suitor (ScribaBoardColumn *self,
             const BceBoards *boards)
{
  const BceBoard *board = scriba_place_get_board (&self->place);
  guint8 receivers[MOST_RECEIVERS];
  guint n = list_receivers (self, receivers);

  for (guint i = 0; i < MOST_RECEIVERS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->support[i]), i < n);
      if (i >= n)
        continue;

      scriba_number_row_set_character (self->support[i],
                                       scriba_boards_holder_get_character (self->place.holder, receivers[i]));
      scriba_number_row_set_text (self->support[i], scriba_words_seat (boards, receivers[i]));
      scriba_number_row_show (self->support[i], (ScribaNumber) SCRIBA_KNOWN (board->support[receivers[i]]));
      /* Translators: field %1$s, as a title; support of player %3$s for player %2$s. */
      name_number (self->support[i],
                   g_strdup_printf (_("%1$s: support for %2$s, %3$s"), scriba_words_field (self->place.field),
                                    scriba_words_seat (boards, receivers[i]), scriba_place_get_player (&self->place)));
    }
}

static void
show_im (ScribaBoardColumn *self,
         const BceBoards *boards)
{
  const BceTile *tile = &boards->tiles[self->place.field];
  const char *field = scriba_words_field (self->place.field);
  const char *player = scriba_place_get_player (&self->place);

  scriba_number_row_show (self->own,
                          (ScribaNumber) SCRIBA_KNOWN (scriba_place_get_board (&self->place)->support[self->place.seat]));
  /* Translators: field, as a title, and player. */
  name_number (self->own, g_strdup_printf (_("%1$s: own support, %2$s"), field, player));
  scriba_number_row_show (self->tile_authority, tile->authority);
  /* Translators: field, as a title, and player; of the allegiance tile in front of the field. */
  name_number (self->tile_authority, g_strdup_printf (_("%1$s: authority of the tile, %2$s"), field, player));
  scriba_number_row_show (self->tile_charisma, tile->charisma);
  name_number (self->tile_charisma, g_strdup_printf (_("%1$s: charisma of the tile, %2$s"), field, player));
}

/* Where a game tracks cubes, each type has a number of its own. */
static void
show_charisma (ScribaBoardColumn *self)
{
  const ScribaPlace *place = &self->place;
  const char *field = scriba_words_field (place->field);
  const char *player = scriba_place_get_player (place);
  ScribaReveal *reveal = SCRIBA_IS_REVEAL (place->holder) ? SCRIBA_REVEAL (place->holder) : NULL;
  gboolean by_type = reveal != NULL && scriba_reveal_get_state (reveal)->settings.cubes;

  gtk_widget_set_visible (GTK_WIDGET (self->types), by_type);
  gtk_widget_set_visible (GTK_WIDGET (self->charisma), !by_type);
  scriba_number_row_show (self->charisma, (ScribaNumber) SCRIBA_KNOWN (scriba_place_get_board (place)->charisma));
  /* Translators: field, as a title, and player: “Political: charisma, Anna”. */
  name_number (self->charisma, g_strdup_printf (_("%1$s: charisma, %2$s"), field, player));

  for (guint type = 0; by_type && type < BCE_N_CUBES; type++)
    {
      scriba_number_row_show (self->type[type],
                              (ScribaNumber) SCRIBA_KNOWN (scriba_reveal_get_charisma (reveal, place->field, place->seat, type)));
      /* Translators: field, as a title, a kind of cubes and a player: “Political: charisma, military, Anna”. */
      name_number (self->type[type], g_strdup_printf (_("%1$s: charisma, %2$s, %3$s"), field, scriba_words_thing (type), player));
    }
}

static void
show_numbers (ScribaBoardColumn *self,
              const BceBoards *boards)
{
  const BceBoard *board = scriba_place_get_board (&self->place);
  const char *field = scriba_words_field (self->place.field);
  const char *player = scriba_place_get_player (&self->place);
  gboolean im = self->place.seat == (guint) boards->im;

  show_charisma (self);
  scriba_number_row_show (self->loyalty, (ScribaNumber) SCRIBA_KNOWN (board->loyalty));
  name_number (self->loyalty, g_strdup_printf (_("%1$s: loyalty, %2$s"), field, player));

  gtk_label_set_label (self->support_title, im ? _("Own support") : _("Support for"));
  gtk_widget_set_visible (GTK_WIDGET (self->supports), !im);
  gtk_widget_set_visible (GTK_WIDGET (self->own), im);
  gtk_widget_set_visible (GTK_WIDGET (self->tile_authority), im);
  gtk_widget_set_visible (GTK_WIDGET (self->tile_charisma), im);
  if (im)
    show_im (self, boards);
  else
    show_suitor (self, boards);
}

static void
show_stack (ScribaBoardColumn *self)
{
  const BceBoard *board = scriba_place_get_board (&self->place);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->stack));
  ScribaPlace place = self->place;

  for (place.card = 0; place.card < board->n_cards; place.card++)
    {
      if (row == NULL)
        {
          row = scriba_card_row_new ();
          gtk_box_append (self->stack, row);
        }
      scriba_card_row_show (SCRIBA_CARD_ROW (row), &place);
      row = gtk_widget_get_next_sibling (row);
    }

  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);
      gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->stack)) == row;

      gtk_box_remove (self->stack, row);
      if (had_focus)
        gtk_widget_child_focus (GTK_WIDGET (self->chips), GTK_DIR_TAB_FORWARD);
      row = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->stack), board->n_cards > 0);
}

static void
show_head (ScribaBoardColumn *self,
           const BceBoards *boards)
{
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (self->place.holder);
  const char *player = scriba_place_get_player (&self->place);
  g_autofree char *role = scriba_words_role (boards, self->place.seat);
  g_autofree char *total = scriba_words_tally_amount (boards, outcome, self->place.field, self->place.seat,
                                                      SCRIBA_TALLY_AUTHORITY);
  g_autofree char *speech = NULL;
  g_autofree char *group = g_strdup_printf ("%s, %s", player, role);

  scriba_token_set_character (self->token, scriba_boards_holder_get_character (self->place.holder, self->place.seat));
  gtk_label_set_label (self->name, self->compact ? group : player);
  gtk_label_set_label (self->role, role);
  gtk_button_set_label (self->total, total);
  /* Translators: authority of player %2$s in a field, %1$s; %3$s is the number. */
  speech = g_strdup_printf (_("%1$s: authority, %2$s: %3$s"), scriba_words_field (self->place.field), player, total);
  scriba_speech_name (GTK_WIDGET (self->total), speech);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, group, -1);
}

static void
scriba_board_column_dispose (GObject *object)
{
  ScribaBoardColumn *self = SCRIBA_BOARD_COLUMN (object);

  g_clear_object (&self->place.holder);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BOARD_COLUMN);

  G_OBJECT_CLASS (scriba_board_column_parent_class)->dispose (object);
}

static void
scriba_board_column_class_init (ScribaBoardColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_NUMBER_ROW);
  g_type_ensure (SCRIBA_TYPE_TOKEN);

  G_OBJECT_CLASS (klass)->dispose = scriba_board_column_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-board-column.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, role);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, total);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, stack_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, chips);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, numbers);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, charisma);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, types);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, loyalty);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, support_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, supports);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, own);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, tile_authority);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoardColumn, tile_charisma);
  gtk_widget_class_bind_template_callback (widget_class, total_cb);
  gtk_widget_class_bind_template_callback (widget_class, charisma_cb);
  gtk_widget_class_bind_template_callback (widget_class, loyalty_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_authority_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_charisma_cb);
}

static void
scriba_board_column_init (ScribaBoardColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      /* Influence goes by its field where there is little room. */
      self->type[type] = g_object_new (SCRIBA_TYPE_NUMBER_ROW,
                                       "icon-name", scriba_thing_get_icon (type),
                                       "tint", scriba_thing_get_style (type),
                                       "text", type < BCE_N_FIELDS ? scriba_words_field (type) : scriba_words_thing (type),
                                       NULL);
      g_signal_connect_object (self->type[type], "told", G_CALLBACK (type_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->types, GTK_WIDGET (self->type[type]));
    }
  for (guint i = 0; i < MOST_RECEIVERS; i++)
    {
      self->support[i] = g_object_new (SCRIBA_TYPE_NUMBER_ROW, NULL);
      g_signal_connect_object (self->support[i], "told", G_CALLBACK (support_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->supports, GTK_WIDGET (self->support[i]));
    }
}

/** scriba_board_column_new: a column; those with the same size group line up their numbers. */
GtkWidget *
scriba_board_column_new (GtkSizeGroup *numbers)
{
  ScribaBoardColumn *self = g_object_new (SCRIBA_TYPE_BOARD_COLUMN, NULL);

  gtk_size_group_add_widget (numbers, self->numbers);
  return GTK_WIDGET (self);
}

/** scriba_board_column_show: shows the board at @place as it is now, with what can be added to it. */
void
scriba_board_column_show (ScribaBoardColumn *self,
                          const ScribaPlace *place)
{
  const BceBoards *boards;

  g_return_if_fail (SCRIBA_IS_BOARD_COLUMN (self));

  g_set_object (&self->place.holder, place->holder);
  self->place = *place;
  boards = scriba_place_get_boards (place);

  show_head (self, boards);
  show_stack (self);
  scriba_card_chooser_fill (self->chips, &self->place);
  show_numbers (self, boards);
}

/** scriba_board_column_set_compact: whether what stands over the board (token, total) is seen elsewhere, too. */
void
scriba_board_column_set_compact (ScribaBoardColumn *self,
                                 gboolean compact)
{
  g_return_if_fail (SCRIBA_IS_BOARD_COLUMN (self));

  self->compact = compact;
  gtk_widget_set_visible (GTK_WIDGET (self->token), !compact);
  gtk_widget_set_visible (GTK_WIDGET (self->role), !compact);
  gtk_widget_set_visible (self->stack_title, !compact);
  if (self->place.holder != NULL)
    show_head (self, scriba_place_get_boards (&self->place));
}

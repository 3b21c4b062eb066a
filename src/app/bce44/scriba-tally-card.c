/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-tally-card.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "scriba-speech.h"
#include "scriba-token.h"
#include "scriba-why.h"
#include "words-names.h"

#define N_TALLIES (SCRIBA_TALLY_CHARISMA + 1)

/* From top to bottom: the Suitors in their order, all of them together, and the IM. */
enum
{
  ROW_SUITORS = BCE_MAX_SEATS - 1,
  ROW_IM,
  N_ROWS,
};

/* The header is the first line of the grid, and a line stands above the sums. */
#define LINE(row) ((row) + ((row) < ROW_SUITORS ? 1 : 2))

typedef struct
{
  GtkWidget *token;
  GtkWidget *name;
  GtkWidget *numbers[N_TALLIES];
} Row;

/* Authority and charisma of everybody in a field; each number tells why. Rows stay, and with them the focus. */
struct _ScribaTallyCard
{
  GtkBox parent_instance;

  ScribaPlace place;
  Row rows[N_ROWS];

  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (ScribaTallyCard, scriba_tally_card, GTK_TYPE_BOX)

#define SEAT_KEY "scriba-seat"
#define TALLY_KEY "scriba-tally"
#define ALL_SUITORS (-1)

static void
number_cb (ScribaTallyCard *self,
           GtkWidget *button)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), SEAT_KEY));
  ScribaTally tally = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), TALLY_KEY));
  ScribaPlace place = self->place;

  if (seat == ALL_SUITORS)
    {
      scriba_why_suitors (GTK_WIDGET (self), &place, tally);
    }
  else
    {
      place.seat = seat;
      scriba_why_tally (GTK_WIDGET (self), &place, tally);
    }
}

static void
scriba_tally_card_dispose (GObject *object)
{
  g_clear_object (&SCRIBA_TALLY_CARD (object)->place.holder);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_TALLY_CARD);

  G_OBJECT_CLASS (scriba_tally_card_parent_class)->dispose (object);
}

static void
scriba_tally_card_class_init (ScribaTallyCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_tally_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-tally-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaTallyCard, grid);
}

/* Where no token stands before it, a name takes its place as well. */
static GtkWidget *
add_label (ScribaTallyCard *self,
           const char *text,
           const char *style,
           int column,
           int line)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), column > 1 ? 1 : 0);
  gtk_widget_set_hexpand (label, column < 2);
  gtk_grid_attach (self->grid, label, column, line, column == 0 ? 2 : 1, 1);
  return label;
}

static GtkWidget *
add_number (ScribaTallyCard *self,
            ScribaTally tally,
            const char *style,
            int line)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "why");
  gtk_widget_add_css_class (button, style);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  g_object_set_data (G_OBJECT (button), TALLY_KEY, GINT_TO_POINTER (tally));
  g_signal_connect_object (button, "clicked", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->grid, button, 2 + tally, line, 1, 1);
  return button;
}

static void
add_row (ScribaTallyCard *self,
         guint number)
{
  Row *row = &self->rows[number];
  gboolean single = number < ROW_SUITORS;

  row->name = add_label (self, number == ROW_SUITORS ? _("Suitors") : "", single ? "row-text" : "name", number == ROW_SUITORS ? 0 : 1, LINE (number));
  if (number != ROW_SUITORS)
    {
      row->token = scriba_token_new (BCE_NOBODY, 22);
      gtk_widget_set_valign (row->token, GTK_ALIGN_CENTER);
      gtk_grid_attach (self->grid, row->token, 0, LINE (number), 1, 1);
    }
  for (ScribaTally tally = 0; tally < N_TALLIES; tally++)
    row->numbers[tally] = add_number (self, tally, single ? "row-text" : "number", LINE (number));
}

static void
scriba_tally_card_init (ScribaTallyCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  add_label (self, _("Tally"), "name", 0, 0);
  for (ScribaTally tally = 0; tally < N_TALLIES; tally++)
    add_label (self, scriba_words_tally (tally), "reason", 2 + tally, 0);
  gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, LINE (ROW_SUITORS) - 1, 4, 1);
  for (guint row = 0; row < N_ROWS; row++)
    add_row (self, row);
}

static void
set_row_visible (Row *row,
                 gboolean visible)
{
  gtk_widget_set_visible (row->token, visible);
  gtk_widget_set_visible (row->name, visible);
  for (ScribaTally tally = 0; tally < N_TALLIES; tally++)
    gtk_widget_set_visible (row->numbers[tally], visible);
}

/* @text is taken. */
static void
show_number (Row *row,
             int seat,
             ScribaTally tally,
             const char *who,
             char *text)
{
  g_autofree char *owned = text;
  GtkWidget *button = row->numbers[tally];
  /* Translators: %1$s is “Authority” or “Charisma”, %2$s a player or “Suitors”, %3$s the number. */
  g_autofree char *speech = g_strdup_printf (_("%1$s, %2$s: %3$s"), scriba_words_tally (tally), who, text);

  gtk_button_set_label (GTK_BUTTON (button), text);
  scriba_speech_name (button, speech);
  g_object_set_data (G_OBJECT (button), SEAT_KEY, GINT_TO_POINTER (seat));
}

static void
show_seat (ScribaTallyCard *self,
           Row *row,
           guint seat)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (self->place.holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (self->place.holder);
  const char *player = scriba_words_seat (boards, seat);

  scriba_token_set_character (SCRIBA_TOKEN (row->token),
                              scriba_boards_holder_get_character (self->place.holder, seat));
  gtk_label_set_label (GTK_LABEL (row->name), player);
  for (ScribaTally tally = 0; tally < N_TALLIES; tally++)
    show_number (row, seat, tally, player,
                 scriba_words_tally_amount (boards, outcome, self->place.field, seat, tally));
  set_row_visible (row, TRUE);
}

static void
show_suitors (ScribaTallyCard *self)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (self->place.holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (self->place.holder);
  Row *row = &self->rows[ROW_SUITORS];

  for (ScribaTally tally = 0; tally < N_TALLIES; tally++)
    show_number (row, ALL_SUITORS, tally, _("Suitors"),
                 scriba_words_suitors_amount (boards, outcome, self->place.field, tally));
}

/** scriba_tally_card_show: shows the tally of @field. */
void
scriba_tally_card_show (ScribaTallyCard *self,
                        ScribaBoardsHolder *holder,
                        BceField field)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors = bce_boards_suitor_order (boards, order);

  g_return_if_fail (SCRIBA_IS_TALLY_CARD (self));

  g_set_object (&self->place.holder, holder);
  self->place.field = field;

  for (guint i = 0; i < n_suitors; i++)
    show_seat (self, &self->rows[i], order[i]);
  for (guint i = n_suitors; i < ROW_SUITORS; i++)
    set_row_visible (&self->rows[i], FALSE);
  show_suitors (self);
  show_seat (self, &self->rows[ROW_IM], boards->im);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-tally-card.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "scriba-speech.h"
#include "scriba-token.h"
#include "scriba-why.h"
#include "words-names.h"

/* Authority and charisma of everybody in a field; each number tells why. */
struct _ScribaTallyCard
{
  GtkBox parent_instance;

  ScribaPlace place;

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
  g_clear_object (&SCRIBA_TALLY_CARD (object)->place.draft);
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

static void
scriba_tally_card_init (ScribaTallyCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
add_label (ScribaTallyCard *self,
           const char *text,
           const char *style,
           int column,
           int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), column > 1 ? 1 : 0);
  gtk_widget_set_hexpand (label, column == 1);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return label;
}

/* @text is taken. */
static void
add_number (ScribaTallyCard *self,
            int seat,
            ScribaTally tally,
            const char *who,
            char *text,
            const char *style,
            int row)
{
  g_autofree char *owned = text;
  GtkWidget *button = gtk_button_new_with_label (text);
  /* Translators: %1$s is “Authority” or “Charisma”, %2$s a player or “Suitors”, %3$s the number. */
  g_autofree char *speech = g_strdup_printf (_("%1$s, %2$s: %3$s"), scriba_words_tally (tally), who, text);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "why");
  gtk_widget_add_css_class (button, style);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  scriba_speech_name (button, speech);
  g_object_set_data (G_OBJECT (button), SEAT_KEY, GINT_TO_POINTER (seat));
  g_object_set_data (G_OBJECT (button), TALLY_KEY, GINT_TO_POINTER (tally));
  g_signal_connect_object (button, "clicked", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->grid, button, tally == SCRIBA_TALLY_AUTHORITY ? 2 : 3, row, 1, 1);
}

static void
add_seat (ScribaTallyCard *self,
          guint seat,
          const char *style,
          int row)
{
  const BceBoards *boards = scriba_resolve_draft_get_boards (self->place.draft);
  const BceOutcome *outcome = scriba_resolve_draft_get_outcome (self->place.draft);
  const char *player = scriba_words_seat (boards, seat);
  GtkWidget *token = scriba_token_new (scriba_draft_get_character (SCRIBA_DRAFT (self->place.draft), seat), 22);

  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->grid, token, 0, row, 1, 1);
  add_label (self, player, g_strcmp0 (style, "number") == 0 ? "name" : style, 1, row);
  for (ScribaTally tally = SCRIBA_TALLY_AUTHORITY; tally <= SCRIBA_TALLY_CHARISMA; tally++)
    add_number (self, seat, tally, player,
                scriba_words_tally_amount (boards, outcome, self->place.field, seat, tally), style, row);
}

/** scriba_tally_card_show: shows the tally of @field. */
void
scriba_tally_card_show (ScribaTallyCard *self,
                        ScribaResolveDraft *draft,
                        BceField field)
{
  const BceBoards *boards = scriba_resolve_draft_get_boards (draft);
  const BceOutcome *outcome = scriba_resolve_draft_get_outcome (draft);
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors = bce_boards_suitor_order (boards, order);
  GtkWidget *child;
  int row = 0;

  g_return_if_fail (SCRIBA_IS_TALLY_CARD (self));

  g_set_object (&self->place.draft, draft);
  self->place.field = field;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);

  child = gtk_label_new (_("Tally"));
  gtk_widget_add_css_class (child, "name");
  gtk_label_set_xalign (GTK_LABEL (child), 0);
  gtk_grid_attach (self->grid, child, 0, row, 2, 1);
  add_label (self, scriba_words_tally (SCRIBA_TALLY_AUTHORITY), "reason", 2, row);
  add_label (self, scriba_words_tally (SCRIBA_TALLY_CHARISMA), "reason", 3, row++);

  for (guint i = 0; i < n_suitors; i++)
    add_seat (self, order[i], "row-text", row++);

  gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, row++, 4, 1);
  child = gtk_label_new (_("Suitors"));
  gtk_widget_add_css_class (child, "name");
  gtk_label_set_xalign (GTK_LABEL (child), 0);
  gtk_grid_attach (self->grid, child, 0, row, 2, 1);
  for (ScribaTally tally = SCRIBA_TALLY_AUTHORITY; tally <= SCRIBA_TALLY_CHARISMA; tally++)
    add_number (self, ALL_SUITORS, tally, _("Suitors"),
                scriba_words_suitors_amount (boards, outcome, field, tally), "number", row);
  row++;
  add_seat (self, boards->im, "number", row);
}

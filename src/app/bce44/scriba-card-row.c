/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-card-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bce-keys.h"
#include "bce-revealed.h"
#include "scriba-box-keeping.h"
#include "scriba-card-dialog.h"
#include "scriba-reveal.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-style.h"
#include "scriba-value-chip.h"
#include "words-amount.h"
#include "words-names.h"

/* A card of a stack: what is printed on it, which ambitions are filled, and what nobody has told yet. */
struct _ScribaCardRow
{
  GtkBox parent_instance;

  ScribaPlace place;
  char *shape;

  GtkButton *button;
  GtkLabel *name;
  GtkLabel *authority;
  GtkWidget *ambitions;
  GtkWidget *late;
  AdwWrapBox *unknowns;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (ScribaCardRow, scriba_card_row, GTK_TYPE_BOX)

static void
open_cb (ScribaCardRow *self)
{
  adw_dialog_present (scriba_card_dialog_new (&self->place, SCRIBA_CARD_VALUES), GTK_WIDGET (self));
}

static void
open_ambitions_cb (ScribaCardRow *self)
{
  adw_dialog_present (scriba_card_dialog_new (&self->place, SCRIBA_CARD_AMBITIONS), GTK_WIDGET (self));
}

static void
open_abilities_cb (ScribaCardRow *self)
{
  adw_dialog_present (scriba_card_dialog_new (&self->place, SCRIBA_CARD_ABILITIES), GTK_WIDGET (self));
}

static void
remove_cb (ScribaCardRow *self)
{
  GtkWidget *stack = gtk_widget_get_parent (GTK_WIDGET (self));

  /* The card that moves up is not the one that was aimed at. */
  if (scriba_second_tap_is_one (stack))
    return;

  scriba_second_tap_expect (stack);
  scriba_place_remove_card (&self->place);
}

static void
authority_told_cb (ScribaCardRow *self,
                   int value)
{
  scriba_place_edit_card (&self->place)->authority = (ScribaNumber) SCRIBA_KNOWN (value);
  scriba_place_commit_card (&self->place, "authority", _("Authority"));
  scriba_box_keeping_offer (GTK_WIDGET (self), &self->place);
}

static void
charisma_told_cb (ScribaCardRow *self,
                  int value)
{
  scriba_place_edit_card (&self->place)->charisma = (ScribaNumber) SCRIBA_KNOWN (value);
  scriba_place_commit_card (&self->place, "charisma", _("Charisma"));
  scriba_box_keeping_offer (GTK_WIDGET (self), &self->place);
}

static void
ambition_told_cb (ScribaCardRow *self,
                  int value,
                  ScribaValueChip *chip)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "ambition"));
  g_autofree char *part = g_strdup_printf ("ambition-%u", index);

  scriba_place_edit_card (&self->place)->ambition[index] = (ScribaNumber) SCRIBA_KNOWN (value);
  scriba_place_commit_card (&self->place, part, _("Ambition"));
  scriba_box_keeping_offer (GTK_WIDGET (self), &self->place);
}

static void
clear_children (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}

/* @value_name is what the value is called by itself. */
static GtkWidget *
create_chip (ScribaCardRow *self,
             const char *label,
             const char *value_name,
             GCallback told)
{
  GtkWidget *chip = scriba_value_chip_new (label);
  /* Translators: a value (%1$s) of card %2$s of player %3$s. */
  g_autofree char *title = g_strdup_printf (_("%1$s of %2$s, %3$s"), value_name,
                                            scriba_words_card (scriba_place_get_card (&self->place)),
                                            scriba_place_get_player (&self->place));

  scriba_value_chip_set_title (SCRIBA_VALUE_CHIP (chip), title);
  g_signal_connect_object (chip, "told", told, self, G_CONNECT_SWAPPED);
  return chip;
}

/* A chip for what is not one number: it opens the card. */
static GtkWidget *
create_opener (ScribaCardRow *self,
               const char *label,
               const char *value_name,
               GCallback open)
{
  GtkWidget *chip = gtk_button_new_with_label (label);
  /* Translators: a value (%1$s) of card %2$s of player %3$s that nobody has told yet. */
  g_autofree char *title = g_strdup_printf (_("%1$s of %2$s, %3$s, unknown"), value_name,
                                            scriba_words_card (scriba_place_get_card (&self->place)),
                                            scriba_place_get_player (&self->place));

  gtk_widget_add_css_class (chip, "value-chip");
  scriba_speech_name (chip, title);
  g_signal_connect_object (chip, "clicked", open, self, G_CONNECT_SWAPPED);
  return chip;
}

static gboolean
has_unknown_abilities (const BceCard *card)
{
  gboolean unknown = !card->abilities_known;

  for (guint i = 0; i < card->n_abilities; i++)
    unknown |= card->abilities[i].kind == BCE_EFFECT_MANUAL && card->abilities[i].effects == NULL;
  return unknown;
}

static void
create_values (ScribaCardRow *self,
               const BceCard *card)
{
  clear_children (self->ambitions);
  clear_children (GTK_WIDGET (self->unknowns));

  for (guint i = 0; i < card->n_ambitions; i++)
    {
      GtkWidget *square;

      if (card->ambition[i].known)
        {
          square = gtk_label_new (NULL);
          gtk_accessible_update_state (GTK_ACCESSIBLE (square), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
        }
      else
        {
          /* Translators: an ambition of a card by its number from the top. */
          g_autofree char *value_name = g_strdup_printf (_("Ambition %u"), i + 1);

          square = create_chip (self, _("?"), value_name, G_CALLBACK (ambition_told_cb));
          g_object_set_data (G_OBJECT (square), "ambition", GUINT_TO_POINTER (i));
        }
      gtk_widget_add_css_class (square, "ambition");
      gtk_widget_set_valign (square, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (self->ambitions), square);
    }

  if (!card->authority.known)
    /* Translators: a chip for a printed value that nobody has told yet. */
    adw_wrap_box_append (self->unknowns, create_chip (self, _("Authority ?"), _("Authority"),
                                                      G_CALLBACK (authority_told_cb)));
  if (!card->ambition_known)
    adw_wrap_box_append (self->unknowns, create_opener (self, _("Ambitions ?"), _("Ambitions"),
                                                        G_CALLBACK (open_ambitions_cb)));
  if (!card->charisma.known)
    adw_wrap_box_append (self->unknowns, create_chip (self, _("Charisma ?"), _("Charisma"),
                                                      G_CALLBACK (charisma_told_cb)));
  if (has_unknown_abilities (card))
    adw_wrap_box_append (self->unknowns, create_opener (self, _("Abilities ?"), _("Abilities"),
                                                        G_CALLBACK (open_abilities_cb)));
  gtk_widget_set_visible (GTK_WIDGET (self->unknowns),
                          gtk_widget_get_first_child (GTK_WIDGET (self->unknowns)) != NULL);
}

/* What makes other chips and squares necessary; values alone are put into those that are there. */
static char *
shape_of (const ScribaPlace *place,
          const BceCard *card)
{
  GString *shape = g_string_new (NULL);

  g_string_append_printf (shape, "%d%d%d%d:", card->authority.known, card->ambition_known,
                          card->charisma.known, has_unknown_abilities (card));
  for (guint i = 0; i < card->n_ambitions; i++)
    g_string_append_c (shape, card->ambition[i].known ? 'k' : '?');
  g_string_append_printf (shape, ":%s:%s", scriba_words_card (card), scriba_place_get_player (place));
  return g_string_free_and_steal (shape);
}

static void
show_ambitions (ScribaCardRow *self,
                const BceCard *card,
                guint8 filled)
{
  GtkWidget *square = gtk_widget_get_first_child (self->ambitions);

  for (guint i = 0; i < card->n_ambitions; i++, square = gtk_widget_get_next_sibling (square))
    {
      if (GTK_IS_LABEL (square))
        {
          g_autofree char *text = scriba_words_number (card->ambition[i]);

          gtk_label_set_label (GTK_LABEL (square), text);
        }
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        {
          g_autofree char *class = g_strconcat ("of-", bce_field_keys[field], NULL);

          scriba_style_set (square, class, field == self->place.field);
        }
      scriba_style_set (square, "filled", (filled & (1 << i)) != 0);
    }
}

/* Of cards that lie more than once on a board, the place tells which one it is. (transfer full) */
static char *
name_card (ScribaCardRow *self,
           const BceCard *card)
{
  const BceBoard *board = scriba_place_get_board (&self->place);
  const char *name = scriba_words_card (card);
  guint n_alike = 0;

  for (guint i = 0; i < board->n_cards; i++)
    n_alike += g_str_equal (scriba_words_card (&board->stack[i]), name) ? 1 : 0;

  /* Translators: a card that lies more than once on a board, and its place there, from the top. */
  return n_alike > 1 ? g_strdup_printf (_("%1$s, card %2$u"), name, self->place.card + 1) : g_strdup (name);
}

/* What the row says at a glance, in words. */
static void
describe (ScribaCardRow *self,
          const BceCard *card,
          guint8 filled)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *authority = scriba_words_number (card->authority);
  g_autofree char *text = NULL;
  g_autofree char *name = name_card (self, card);
  g_autofree char *remove = g_strdup_printf (_("Remove %1$s, %2$s"), name, scriba_place_get_player (&self->place));

  g_ptr_array_add (parts, g_steal_pointer (&name));
  g_ptr_array_add (parts, g_strdup (scriba_place_get_player (&self->place)));
  if (card->authority.value != 0 || !card->authority.known)
    /* Translators: printed authority of a card; %s is a number or “?”. */
    g_ptr_array_add (parts, g_strdup_printf (_("authority %s"), authority));
  for (guint i = 0; i < card->n_ambitions; i++)
    {
      g_autofree char *value = scriba_words_number (card->ambition[i]);

      /* Translators: an ambition of a card that has a cube; %s is its value or “?”. */
      g_ptr_array_add (parts, filled & (1 << i) ? g_strdup_printf (_("ambition %s, filled"), value)
                                                /* Translators: an ambition of a card that has no cube. */
                                                : g_strdup_printf (_("ambition %s, open"), value));
    }
  if (gtk_widget_get_visible (self->late))
    g_ptr_array_add (parts, g_strdup (gtk_label_get_label (GTK_LABEL (self->late))));
  g_ptr_array_add (parts, NULL);
  text = scriba_words_join ((const char * const *) parts->pdata);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  scriba_speech_name_icon (self->remove, remove);
}

static void
scriba_card_row_dispose (GObject *object)
{
  ScribaCardRow *self = SCRIBA_CARD_ROW (object);

  g_clear_object (&self->place.holder);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CARD_ROW);

  G_OBJECT_CLASS (scriba_card_row_parent_class)->dispose (object);
}

static void
scriba_card_row_finalize (GObject *object)
{
  g_free (SCRIBA_CARD_ROW (object)->shape);

  G_OBJECT_CLASS (scriba_card_row_parent_class)->finalize (object);
}

static void
scriba_card_row_class_init (ScribaCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_card_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_card_row_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-card-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCardRow, button);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardRow, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardRow, authority);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardRow, ambitions);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardRow, late);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardRow, unknowns);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
scriba_card_row_init (ScribaCardRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_card_row_new: a row that shows no card yet. */
GtkWidget *
scriba_card_row_new (void)
{
  return g_object_new (SCRIBA_TYPE_CARD_ROW, NULL);
}

/** scriba_card_row_show: shows the card at @place as it is now. */
void
scriba_card_row_show (ScribaCardRow *self,
                      const ScribaPlace *place)
{
  const BceCard *card = scriba_place_get_card (place);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (place->holder);
  g_autofree char *shape = NULL;
  g_autofree char *authority = NULL;
  guint8 filled;

  g_return_if_fail (SCRIBA_IS_CARD_ROW (self));
  g_return_if_fail (card != NULL);

  g_set_object (&self->place.holder, place->holder);
  self->place = *place;
  filled = outcome->fields[place->field].filled[place->seat][place->card];

  shape = shape_of (place, card);
  if (g_set_str (&self->shape, shape))
    create_values (self, card);

  authority = scriba_words_number (card->authority);
  gtk_label_set_label (self->name, scriba_words_card (card));
  gtk_label_set_label (self->authority, authority);
  gtk_widget_set_visible (GTK_WIDGET (self->authority), card->authority.known && card->authority.value != 0);
  gtk_widget_set_visible (self->late, SCRIBA_IS_REVEAL (place->holder) &&
                                      bce_revealed_is_late (scriba_reveal_get_state (SCRIBA_REVEAL (place->holder)),
                                                            place->seat, place->field, place->card));
  show_ambitions (self, card, filled);
  describe (self, card, filled);
}

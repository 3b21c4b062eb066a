/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-card-dialog.h"

#include <glib/gi18n.h>

#include "scriba-box-keeping.h"
#include "scriba-effect-group.h"
#include "scriba-group.h"
#include "scriba-heading.h"
#include "scriba-name.h"
#include "scriba-number-row.h"
#include "scriba-speech.h"
#include "words-names.h"

/* All that is printed on one card; every tap is kept at once. */
struct _ScribaCardDialog
{
  AdwDialog parent_instance;

  ScribaPlace place;
  gboolean showing;
  GtkWidget *first;

  ScribaHeading *window_title;
  AdwEntryRow *name;
  ScribaNumberRow *authority;
  ScribaNumberRow *charisma;
  ScribaNumberRow *n_ambitions;
  AdwPreferencesGroup *ambitions;
  ScribaNumberRow *n_abilities;
  GtkWidget *abilities;
  GtkWidget *up;
  GtkWidget *down;

  ScribaNumberRow *ambition[BCE_MAX_AMBITIONS];
  ScribaEffectGroup *ability[BCE_MAX_ABILITIES];
};

G_DEFINE_FINAL_TYPE (ScribaCardDialog, scriba_card_dialog, ADW_TYPE_DIALOG)

static void
name_cb (ScribaCardDialog *self)
{
  g_autofree char *name = scriba_name_clean (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  if (self->showing || scriba_place_get_card (&self->place) == NULL)
    return;

  if (scriba_name_check (name, NULL) != SCRIBA_NAME_GOOD)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->name), "error");
      return;
    }

  gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
  g_set_str (&scriba_place_edit_card (&self->place)->name, name);
  scriba_place_commit_card (&self->place, "name", _("Name"));
}

static void
authority_cb (ScribaCardDialog *self)
{
  scriba_place_edit_card (&self->place)->authority = scriba_number_row_get_number (self->authority);
  scriba_place_commit_card (&self->place, "authority", _("Authority"));
}

static void
charisma_cb (ScribaCardDialog *self)
{
  scriba_place_edit_card (&self->place)->charisma = scriba_number_row_get_number (self->charisma);
  scriba_place_commit_card (&self->place, "charisma", _("Charisma"));
}

static void
n_ambitions_cb (ScribaCardDialog *self)
{
  BceCard *card = scriba_place_edit_card (&self->place);
  ScribaNumber n = scriba_number_row_get_number (self->n_ambitions);

  for (guint i = card->n_ambitions; i < (guint) n.value; i++)
    card->ambition[i] = (ScribaNumber) SCRIBA_UNKNOWN;
  card->ambition_known = n.known;
  card->n_ambitions = n.value;
  scriba_place_commit_card (&self->place, "ambitions", _("Ambitions"));
}

static void
ambition_cb (ScribaCardDialog *self)
{
  BceCard *card = scriba_place_edit_card (&self->place);

  for (guint i = 0; i < card->n_ambitions; i++)
    card->ambition[i] = scriba_number_row_get_number (self->ambition[i]);
  scriba_place_commit_card (&self->place, "ambition", _("Ambition"));
}

static void
n_abilities_cb (ScribaCardDialog *self)
{
  BceCard *card = scriba_place_edit_card (&self->place);
  ScribaNumber n = scriba_number_row_get_number (self->n_abilities);

  for (guint i = n.value; i < card->n_abilities; i++)
    g_clear_pointer (&card->abilities[i].effects, g_array_unref);
  for (guint i = card->n_abilities; i < (guint) n.value; i++)
    card->abilities[i] = (BceEffect) { .kind = BCE_EFFECT_PLACE_SUPPORT, .count = 1 };
  card->abilities_known = n.known;
  card->n_abilities = n.value;
  scriba_place_commit_card (&self->place, "abilities", _("Abilities"));
}

static void
ability_cb (ScribaCardDialog *self)
{
  BceCard *card = scriba_place_edit_card (&self->place);

  for (guint i = 0; i < card->n_abilities; i++)
    scriba_effect_group_apply (self->ability[i], &card->abilities[i]);
  scriba_place_commit_card (&self->place, "ability", _("Ability"));
}

static void
move (ScribaCardDialog *self,
      int by)
{
  ScribaPlace from = self->place;

  self->place.card += by;
  scriba_place_move_card (&from, by);
}

static void
up_cb (ScribaCardDialog *self)
{
  move (self, -1);
}

static void
down_cb (ScribaCardDialog *self)
{
  move (self, 1);
}

static void
remove_cb (ScribaCardDialog *self)
{
  ScribaPlace place = self->place;

  /* So that the card that moves up into its place is not shown. */
  self->place.card = BCE_MAX_STACK;
  scriba_place_remove_card (&place);
}

static void
show_card (ScribaCardDialog *self,
           const BceCard *card)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->name)), card->name) != 0 &&
      !gtk_widget_has_css_class (GTK_WIDGET (self->name), "error"))
    gtk_editable_set_text (GTK_EDITABLE (self->name), card->name);
  scriba_number_row_show (self->authority, card->authority);
  scriba_number_row_show (self->charisma, card->charisma);
  scriba_number_row_show (self->n_ambitions, (ScribaNumber) { card->n_ambitions, card->ambition_known });
  scriba_number_row_show (self->n_abilities, (ScribaNumber) { card->n_abilities, card->abilities_known });

  for (guint i = 0; i < BCE_MAX_AMBITIONS; i++)
    {
      gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->ambition[i])), i < card->n_ambitions);
      if (i < card->n_ambitions)
        scriba_number_row_show (self->ambition[i], card->ambition[i]);
    }

  gtk_widget_set_visible (self->abilities, card->n_abilities > 0);
  for (guint i = 0; i < BCE_MAX_ABILITIES; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->ability[i]), i < card->n_abilities);
      if (i < card->n_abilities)
        scriba_effect_group_show (self->ability[i], &card->abilities[i]);
    }
}

static void
changed_cb (ScribaCardDialog *self)
{
  const BceCard *card = scriba_place_get_card (&self->place);
  g_autofree char *subtitle = NULL;

  if (card == NULL)
    {
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }

  /* Translators: whose card it is and in which field. */
  subtitle = g_strdup_printf (_("%1$s · %2$s"), scriba_place_get_player (&self->place),
                              scriba_words_field (self->place.field));
  scriba_heading_set_title (self->window_title, scriba_words_card (card));
  scriba_heading_set_subtitle (self->window_title, subtitle);
  adw_dialog_set_title (ADW_DIALOG (self), scriba_words_card (card));

  self->showing = TRUE;
  show_card (self, card);
  self->showing = FALSE;
  gtk_widget_set_sensitive (self->up, self->place.card > 0);
  gtk_widget_set_sensitive (self->down, self->place.card + 1u < scriba_place_get_board (&self->place)->n_cards);
}

static void
scriba_card_dialog_closed (AdwDialog *dialog)
{
  ScribaCardDialog *self = SCRIBA_CARD_DIALOG (dialog);

  scriba_box_keeping_offer (GTK_WIDGET (self), &self->place);
}

/* A sheet from below gives the focus to the first row otherwise. */
static void
scriba_card_dialog_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scriba_card_dialog_parent_class)->map (widget);

  adw_dialog_set_focus (ADW_DIALOG (widget), SCRIBA_CARD_DIALOG (widget)->first);
}

static void
scriba_card_dialog_dispose (GObject *object)
{
  ScribaCardDialog *self = SCRIBA_CARD_DIALOG (object);

  g_clear_object (&self->place.holder);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_CARD_DIALOG);

  G_OBJECT_CLASS (scriba_card_dialog_parent_class)->dispose (object);
}

static void
scriba_card_dialog_class_init (ScribaCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);
  g_type_ensure (SCRIBA_TYPE_NUMBER_ROW);
  g_type_ensure (SCRIBA_TYPE_GROUP);

  G_OBJECT_CLASS (klass)->dispose = scriba_card_dialog_dispose;
  widget_class->map = scriba_card_dialog_map;
  ADW_DIALOG_CLASS (klass)->closed = scriba_card_dialog_closed;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-card-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, window_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, authority);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, charisma);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, n_ambitions);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, ambitions);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, n_abilities);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, abilities);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, up);
  gtk_widget_class_bind_template_child (widget_class, ScribaCardDialog, down);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, authority_cb);
  gtk_widget_class_bind_template_callback (widget_class, charisma_cb);
  gtk_widget_class_bind_template_callback (widget_class, n_ambitions_cb);
  gtk_widget_class_bind_template_callback (widget_class, n_abilities_cb);
  gtk_widget_class_bind_template_callback (widget_class, up_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
add_ambition (ScribaCardDialog *self,
              guint index)
{
  /* Translators: an ambition of a card by its number from the top. */
  g_autofree char *title = g_strdup_printf (_("Ambition %u"), index + 1);
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *number = g_object_new (SCRIBA_TYPE_NUMBER_ROW,
                                    "text", title,
                                    "nullable", TRUE,
                                    "margin-top", 8,
                                    "margin-bottom", 8,
                                    "margin-start", 12,
                                    "margin-end", 12,
                                    NULL);

  scriba_number_row_set_title (SCRIBA_NUMBER_ROW (number), title);
  g_signal_connect_object (number, "told", G_CALLBACK (ambition_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), number);
  adw_preferences_group_add (self->ambitions, row);
  self->ambition[index] = SCRIBA_NUMBER_ROW (number);
}

static void
add_ability (ScribaCardDialog *self,
             guint index)
{
  /* Translators: an ability of a card by its number from the top. */
  g_autofree char *title = g_strdup_printf (_("Ability %u"), index + 1);
  GtkWidget *group = scriba_effect_group_new (title, FALSE);

  g_signal_connect_object (group, "told", G_CALLBACK (ability_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->abilities), group);
  self->ability[index] = SCRIBA_EFFECT_GROUP (group);
}

static void
scriba_card_dialog_init (ScribaCardDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_speech_name (GTK_WIDGET (self->name), _("Name"));

  scriba_number_row_set_title (self->authority, _("Printed authority"));
  scriba_number_row_set_title (self->charisma, _("Printed charisma"));
  scriba_number_row_set_title (self->n_ambitions, _("Number of ambitions"));
  scriba_number_row_set_range (self->n_ambitions, 0, BCE_MAX_AMBITIONS);
  scriba_number_row_set_title (self->n_abilities, _("Number of abilities"));
  scriba_number_row_set_range (self->n_abilities, 0, BCE_MAX_ABILITIES);
  for (guint i = 0; i < BCE_MAX_AMBITIONS; i++)
    add_ambition (self, i);
  for (guint i = 0; i < BCE_MAX_ABILITIES; i++)
    add_ability (self, i);
}

static GtkWidget *
get_part (ScribaCardDialog *self,
          ScribaCardPart part)
{
  switch (part)
    {
    case SCRIBA_CARD_NAME:
      return GTK_WIDGET (self->name);
    case SCRIBA_CARD_AMBITIONS:
      return scriba_number_row_get_stepper (self->n_ambitions);
    case SCRIBA_CARD_ABILITIES:
      return scriba_number_row_get_stepper (self->n_abilities);
    default:
      return scriba_number_row_get_stepper (self->authority);
    }
}

/**
 * scriba_card_dialog_new:
 * @place: the place of a card
 * @first: what has the focus
 *
 * Returns: (transfer floating): a dialog over the card; it closes when the card is gone
 */
AdwDialog *
scriba_card_dialog_new (const ScribaPlace *place,
                        ScribaCardPart first)
{
  ScribaCardDialog *self = g_object_new (SCRIBA_TYPE_CARD_DIALOG, NULL);

  g_set_object (&self->place.holder, place->holder);
  self->place = *place;
  g_signal_connect_object (place->holder, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  self->first = get_part (self, first);
  return ADW_DIALOG (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-card-chooser.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "scriba-application.h"
#include "scriba-card-dialog.h"
#include "words-names.h"

#define PLACE_KEY "scriba-place"
#define SHAPE_KEY "scriba-shape"
#define RECRUIT_KEY "scriba-recruit"

/* The place that the chips of one box add to; it outlives their taps. */
static ScribaPlace *
get_place (GtkWidget *chips)
{
  return g_object_get_data (G_OBJECT (chips), PLACE_KEY);
}

static const BceBox *
get_box (void)
{
  return scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get ()));
}

static void
add_cb (GtkWidget *chip,
        GtkWidget *chips)
{
  /* Adding shows the board anew, and with it these chips. */
  ScribaPlace place = *get_place (chips);
  const BceRecruit *recruit = bce_box_find_recruit (get_box (), g_object_get_data (G_OBJECT (chip), RECRUIT_KEY));
  BceCard card;

  if (recruit == NULL)
    return;

  bce_box_make_card (recruit, &card);
  scriba_place_add_card (&place, &card);
  bce_card_clear (&card);
}

static void
add_any_cb (GtkWidget *chip,
            GtkWidget *chips)
{
  ScribaPlace place = *get_place (chips);
  /* Translators: what a card is called before the table has said its name. */
  BceCard card = { .name = _("Card") };

  place.card = scriba_place_get_board (&place)->n_cards;
  scriba_place_add_card (&place, &card);
  if (scriba_place_get_card (&place) == NULL)
    return;

  adw_dialog_present (scriba_card_dialog_new (&place, SCRIBA_CARD_NAME), chips);
}

static gboolean
is_offered (const BceRecruit *recruit,
            BceField field)
{
  return recruit->name != NULL && (recruit->field == (gint8) field || recruit->field < 0);
}

static void
add_chip (AdwWrapBox *chips,
          const char *name)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (content),
                  gtk_image_new_from_icon_name (name != NULL ? "list-add-symbolic" : "view-more-horizontal-symbolic"));
  if (name != NULL)
    {
      GtkWidget *label = gtk_label_new (name);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (content), label);
    }
  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_widget_add_css_class (chip, "chip");

  g_object_set_data_full (G_OBJECT (chip), RECRUIT_KEY, g_strdup (name), g_free);
  g_signal_connect_object (chip, "clicked", name != NULL ? G_CALLBACK (add_cb) : G_CALLBACK (add_any_cb), chips, 0);
  adw_wrap_box_append (chips, chip);
}

static void
name_chips (AdwWrapBox *chips,
            const ScribaPlace *place)
{
  GtkWidget *chip;

  for (chip = gtk_widget_get_first_child (GTK_WIDGET (chips)); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      const char *recruit = g_object_get_data (G_OBJECT (chip), RECRUIT_KEY);
      const char *player = scriba_place_get_player (place);
      /* Translators: a button that adds card %1$s to the board of player %2$s. */
      g_autofree char *name = recruit != NULL ? g_strdup_printf (_("Add %1$s, %2$s"), recruit, player)
                                              /* Translators: a button that adds a card to the board of player %s. */
                                              : g_strdup_printf (_("Add any card, %s"), player);

      gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_set_tooltip_text (chip, recruit != NULL ? NULL : name);
      gtk_widget_set_sensitive (chip, scriba_place_get_board (place)->n_cards < BCE_MAX_STACK);
    }
}

/**
 * scriba_card_chooser_fill:
 * @chips: a box
 * @place: where a tap adds
 *
 * Fills @chips with one chip for each named recruit of the place's field in the
 * owner's box, the Lictor, and one for any other card. Chips that are there already stay.
 */
void
scriba_card_chooser_fill (AdwWrapBox *chips,
                          const ScribaPlace *place)
{
  const BceBox *box = get_box ();
  g_autoptr (GString) shape = g_string_new (NULL);

  for (guint i = 0; i < box->recruits->len; i++)
    {
      const BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      if (is_offered (recruit, place->field))
        g_string_append_printf (shape, "%s\n", recruit->name);
    }

  g_object_set_data_full (G_OBJECT (chips), PLACE_KEY, g_memdup2 (place, sizeof *place), g_free);
  if (g_strcmp0 (shape->str, g_object_get_data (G_OBJECT (chips), SHAPE_KEY)) != 0)
    {
      g_auto (GStrv) names = g_strsplit (shape->str, "\n", -1);
      GtkWidget *chip;

      while ((chip = gtk_widget_get_first_child (GTK_WIDGET (chips))) != NULL)
        adw_wrap_box_remove (chips, chip);
      for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++)
        add_chip (chips, names[i]);
      add_chip (chips, NULL);
      g_object_set_data_full (G_OBJECT (chips), SHAPE_KEY, g_strdup (shape->str), g_free);
    }
  name_chips (chips, place);
}

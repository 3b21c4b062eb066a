/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-card-chooser.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "bce-files.h"
#include "bce-game.h"
#include "bce-revealed.h"
#include "scriba-application.h"
#include "scriba-card-dialog.h"
#include "scriba-reveal.h"
#include "words-box.h"
#include "words-entry.h"
#include "words-names.h"

#define PLACE_KEY "scriba-place"
#define SHAPE_KEY "scriba-shape"
#define RECRUIT_KEY "scriba-recruit"
#define ANY_CARD G_MAXUINT

/* The place that the chips of one box add to; it outlives their taps. */
static ScribaPlace *
get_place (GtkWidget *chips)
{
  return g_object_get_data (G_OBJECT (chips), PLACE_KEY);
}

static const BceBox *
get_box (const ScribaPlace *place)
{
  return SCRIBA_IS_REVEAL (place->holder) ? bce_table_get_box (scriba_reveal_get_table (SCRIBA_REVEAL (place->holder)))
                                          : scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get (), &bce_game_format));
}

static guint
get_recruit (GtkWidget *chip)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), RECRUIT_KEY));
}

static void
add_cb (GtkWidget *chip,
        GtkWidget *chips)
{
  /* Adding shows the board anew, and with it these chips. */
  ScribaPlace place = *get_place (chips);
  guint recruit = get_recruit (chip);
  BceCard card;

  bce_box_make_card (get_box (&place), recruit, scriba_words_component, &card);
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

/* In a game, what can lie there; else what the owner's box has a name for, and any card. */
static guint
list_recruits (const ScribaPlace *place,
               guint recruits[BCE_MAX_RECRUITS + 1])
{
  const BceBox *box = get_box (place);
  guint n = 0;

  if (SCRIBA_IS_REVEAL (place->holder))
    return bce_revealed_list_recruits (scriba_reveal_get_state (SCRIBA_REVEAL (place->holder)), box, place->seat,
                                       place->field, recruits);

  for (guint i = 0; i < box->recruits->len && n < BCE_MAX_RECRUITS; i++)
    {
      const BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      if (recruit->name != NULL && (recruit->field == (gint8) place->field || recruit->field < 0))
        recruits[n++] = i;
    }
  recruits[n++] = ANY_CARD;
  return n;
}

static void
add_chip (AdwWrapBox *chips,
          guint recruit,
          const char *name)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name (name != NULL ? "list-add-symbolic" : "view-more-horizontal-symbolic"));
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

  g_object_set_data (G_OBJECT (chip), RECRUIT_KEY, GUINT_TO_POINTER (recruit));
  g_signal_connect_object (chip, "clicked", name != NULL ? G_CALLBACK (add_cb) : G_CALLBACK (add_any_cb), chips, 0);
  adw_wrap_box_append (chips, chip);
}

/* (transfer full): what a tap on a chip does. */
static char *
describe_chip (const ScribaPlace *place,
               guint recruit,
               const char *name)
{
  const char *player = scriba_place_get_player (place);

  if (recruit == ANY_CARD)
    /* Translators: a button that adds a card to the board of player %s. */
    return g_strdup_printf (_("Add any card, %s"), player);
  if (SCRIBA_IS_REVEAL (place->holder) &&
      bce_revealed_would_be_late (scriba_reveal_get_state (SCRIBA_REVEAL (place->holder)), place->seat, recruit))
    /* Translators: a button that adds card %1$s, which was never recorded as enlisted, to the board of player %2$s. */
    return g_strdup_printf (_("Add %1$s, not recorded as enlisted, %2$s"), name, player);

  /* Translators: a button that adds card %1$s to the board of player %2$s. */
  return g_strdup_printf (_("Add %1$s, %2$s"), name, player);
}

static void
name_chips (AdwWrapBox *chips,
            const ScribaPlace *place)
{
  const BceBox *box = get_box (place);
  GtkWidget *chip;

  for (chip = gtk_widget_get_first_child (GTK_WIDGET (chips)); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      guint recruit = get_recruit (chip);
      g_autofree char *name = recruit != ANY_CARD ? scriba_words_recruit (box, recruit) : NULL;
      g_autofree char *text = describe_chip (place, recruit, name);

      gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      gtk_widget_set_tooltip_text (chip, recruit != ANY_CARD ? NULL : text);
      gtk_widget_set_sensitive (chip, scriba_place_get_board (place)->n_cards < BCE_MAX_STACK);
    }
}

/**
 * scriba_card_chooser_fill:
 * @chips: a box
 * @place: where a tap adds
 *
 * Fills @chips with one chip for each recruit that can lie there, the Lictor, and outside a game one for any other card.
 * Chips that are there already stay.
 */
void
scriba_card_chooser_fill (AdwWrapBox *chips,
                          const ScribaPlace *place)
{
  const BceBox *box = get_box (place);
  g_autoptr (GString) shape = g_string_new (NULL);
  guint recruits[BCE_MAX_RECRUITS + 1];
  guint n = list_recruits (place, recruits);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = recruits[i] != ANY_CARD ? scriba_words_recruit (box, recruits[i]) : NULL;

      g_string_append_printf (shape, "%u %s\n", recruits[i], name != NULL ? name : "");
    }

  g_object_set_data_full (G_OBJECT (chips), PLACE_KEY, g_memdup2 (place, sizeof *place), g_free);
  if (g_strcmp0 (shape->str, g_object_get_data (G_OBJECT (chips), SHAPE_KEY)) != 0)
    {
      GtkWidget *chip;

      while ((chip = gtk_widget_get_first_child (GTK_WIDGET (chips))) != NULL)
        adw_wrap_box_remove (chips, chip);
      for (guint i = 0; i < n; i++)
        {
          g_autofree char *name = recruits[i] != ANY_CARD ? scriba_words_recruit (box, recruits[i]) : NULL;

          add_chip (chips, recruits[i], name);
        }
      g_object_set_data_full (G_OBJECT (chips), SHAPE_KEY, g_strdup (shape->str), g_free);
    }
  name_chips (chips, place);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-keeping.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "bce-files.h"
#include "scriba-application.h"
#include "scriba-toast.h"
#include "words-names.h"

/* The toast lies in the window and never outlives it. */
typedef struct
{
  GtkWidget *widget;
  BceCard card;
} Offer;

static void
offer_free (gpointer data,
            GClosure *closure)
{
  Offer *offer = data;

  bce_card_clear (&offer->card);
  g_free (offer);
}

/* Nothing that came after it is taken back. */
static gboolean
forget (gpointer title)
{
  ScribaDocument *box = SCRIBA_DOCUMENT (scriba_application_get_box (scriba_application_get (), &bce_game_format));
  gboolean last = g_strcmp0 (scriba_document_get_undo_label (box), title) == 0;

  if (last)
    scriba_document_undo (box);
  return last;
}

static void
keep_cb (Offer *offer)
{
  ScribaOwnerBox *box = scriba_application_get_box (scriba_application_get (), &bce_game_format);
  BceRecruit *recruit = bce_box_find_recruit (scriba_owner_box_edit (box), offer->card.name);
  AdwToast *toast;
  g_autofree char *title = NULL;

  if (recruit == NULL || !bce_box_learn_card (recruit, &offer->card))
    return;

  /* Translators: what an undo takes back; %s is a card. */
  title = g_strdup_printf (_("Kept in the box: %s"), offer->card.name);
  scriba_document_commit (SCRIBA_DOCUMENT (box), NULL, title);

  toast = adw_toast_new (title);
  scriba_toast_set_undo (toast, forget, g_strdup (title), g_free);
  scriba_toast_show (offer->widget, toast);
}

/**
 * scriba_box_keeping_offer:
 * @widget: a widget in the window
 * @place: a card whose values were just told
 *
 * Offers to keep for later nights what the owner's box does not know yet. Does
 * nothing if it knows all, or has no such card.
 */
void
scriba_box_keeping_offer (GtkWidget *widget,
                          const ScribaPlace *place)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  const BceCard *card = scriba_place_get_card (place);
  ScribaOwnerBox *box;
  const BceRecruit *known;
  AdwToast *toast;
  Offer *offer;
  g_autofree char *title = NULL;

  if (root == NULL || card == NULL)
    return;

  box = scriba_application_get_box (scriba_application_get (), &bce_game_format);
  /* A damaged box keeps nothing until it is started again. */
  if (scriba_owner_box_get_open_error (box) != NULL)
    return;
  known = bce_box_find_recruit (scriba_owner_box_get_box (box), scriba_words_card (card));
  if (known == NULL || !bce_box_would_learn_card (known, card))
    return;

  offer = g_new0 (Offer, 1);
  offer->widget = GTK_WIDGET (root);
  bce_card_copy (card, &offer->card);

  /* Translators: %s is a card of which the table has just told a value. */
  title = g_strdup_printf (_("%s: new to your box"), card->name);
  toast = adw_toast_new (title);
  adw_toast_set_button_label (toast, _("Keep in the Box"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (keep_cb), offer, offer_free, G_CONNECT_SWAPPED);
  scriba_toast_replace (widget, "scriba-box-keeping-offer", toast);
}

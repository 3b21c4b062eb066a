/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-price-popover.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "scriba-game-act.h"
#include "scriba-game-deeds.h"
#include "scriba-popover.h"
#include "scriba-speech.h"
#include "scriba-stepper.h"
#include "scriba-words.h"

/* A price that nobody has told yet, asked for where it is paid. */
typedef struct
{
  GtkPopover *popover;
  GtkWidget *place;
  ScribaTable *table;
  BceBuild build;
  ScribaStepper *paid;
  GtkSwitch *keep;
  GtkWidget *confirm;
} Price;

static void
price_free (gpointer data)
{
  Price *price = data;

  g_object_unref (price->table);
  g_free (price);
}

static void
edited_cb (Price *price)
{
  gtk_widget_set_sensitive (price->confirm, !scriba_stepper_get_unknown (price->paid));
}

static gboolean
learn_structure (gpointer component,
                 gconstpointer value)
{
  BceStructure *structure = component;

  if (structure->cost.known)
    return FALSE;

  structure->cost = *(const ScribaNumber *) value;
  return TRUE;
}

static gboolean
learn_statue (gpointer component,
              gconstpointer value)
{
  BceStatue *statue = component;

  if (statue->cost.known)
    return FALSE;

  statue->cost = *(const ScribaNumber *) value;
  return TRUE;
}

static void
keep (ScribaTable *table,
      const BceBuild *build)
{
  const ScribaNumber cost = { .value = build->paid, .known = TRUE };

  if (build->structure >= 0)
    scriba_game_tell (table, BCE_BOX_STRUCTURES, build->structure, learn_structure, &cost);
  else
    scriba_game_tell (table, BCE_BOX_STATUES, build->statue, learn_statue, &cost);
}

static void
confirm_cb (Price *price)
{
  g_autoptr (ScribaTable) table = g_object_ref (price->table);
  BceBuild build = price->build;
  gboolean is_printed = gtk_switch_get_active (price->keep);
  GtkWidget *place = price->place;

  if (scriba_stepper_get_unknown (price->paid))
    return;

  build.paid = scriba_stepper_get_value (price->paid);
  gtk_popover_popdown (price->popover);
  if (is_printed)
    keep (table, &build);
  scriba_game_act (place, table, BCE_ENTRY_BUILD, &build);
}

static gboolean
enter_cb (GtkWidget *widget,
          GVariant *arguments,
          gpointer data)
{
  confirm_cb (data);
  return TRUE;
}

static void
add_enter (Price *price)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (keys[i], 0),
                                                            gtk_callback_action_new (enter_cb, price, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (price->paid), controller);
}

static GtkWidget *
create_content (Price *price,
                const char *title)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *keep_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", title, "wrap", TRUE, "max-width-chars", 18, NULL);
  GtkWidget *keep_label = g_object_new (GTK_TYPE_LABEL,
                                        "label", _("It is the printed price: keep it in the box"),
                                        "wrap", TRUE,
                                        "xalign", 0.0,
                                        "hexpand", TRUE,
                                        "max-width-chars", 12,
                                        NULL);

  price->paid = SCRIBA_STEPPER (scriba_stepper_new (title, 0, BCE_N_DENARII));
  scriba_stepper_set_nullable (price->paid, TRUE);
  scriba_stepper_set_unknown (price->paid, TRUE);
  gtk_widget_set_halign (GTK_WIDGET (price->paid), GTK_ALIGN_CENTER);
  /* A switch rather than a check mark: that one cannot be pressed by a screen reader. */
  price->keep = GTK_SWITCH (gtk_switch_new ());
  gtk_switch_set_active (price->keep, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (price->keep), GTK_ALIGN_CENTER);
  scriba_speech_name (GTK_WIDGET (price->keep), gtk_label_get_label (GTK_LABEL (keep_label)));
  gtk_box_append (GTK_BOX (keep_row), keep_label);
  gtk_box_append (GTK_BOX (keep_row), GTK_WIDGET (price->keep));
  price->confirm = gtk_button_new_with_label (_("Build"));
  gtk_widget_add_css_class (price->confirm, "suggested-action");
  gtk_widget_add_css_class (price->confirm, "bar-button");
  gtk_widget_add_css_class (heading, "heading");

  gtk_box_append (GTK_BOX (content), heading);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (price->paid));
  gtk_box_append (GTK_BOX (content), keep_row);
  gtk_box_append (GTK_BOX (content), price->confirm);
  gtk_widget_add_css_class (content, "popover-content");

  g_signal_connect_swapped (price->paid, "edited", G_CALLBACK (edited_cb), price);
  g_signal_connect_swapped (price->confirm, "clicked", G_CALLBACK (confirm_cb), price);
  add_enter (price);
  edited_cb (price);
  return content;
}

/**
 * scriba_price_popover_show:
 * @place: where it points to
 * @table: a game
 * @build: what is built; what is paid for it is asked for
 *
 * Asks for a price in its place. Enter confirms; the price can be paid without being kept.
 */
void
scriba_price_popover_show (GtkWidget *place,
                           ScribaTable *table,
                           const BceBuild *build)
{
  GtkWidget *popover = gtk_popover_new ();
  Price *price = g_new0 (Price, 1);
  g_autofree char *site = scriba_words_site (bce_table_get_box (table), build->structure, build->statue);
  /* Translators: what is asked for; %s is a structure or statue. */
  g_autofree char *title = g_strdup_printf (_("Price: %s"), site);

  price->popover = GTK_POPOVER (popover);
  price->place = place;
  price->table = g_object_ref (table);
  price->build = *build;
  gtk_popover_set_child (price->popover, create_content (price, title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data_full (G_OBJECT (popover), "price", price, price_free);
  scriba_popover_popup_at (price->popover, place);
  gtk_widget_grab_focus (GTK_WIDGET (price->paid));
}

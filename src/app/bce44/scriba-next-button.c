/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-next-button.h"

#include <glib/gi18n.h>

#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-game-act.h"
#include "scriba-keys.h"
#include "scriba-second-tap.h"
#include "scriba-words.h"

struct _ScribaNextButton
{
  AdwBin parent_instance;

  ScribaTable *table; /* (unowned) (nullable): that of the page */
  int stage;          /* where the button leads */
  GtkButton *button;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (ScribaNextButton, scriba_next_button, ADW_TYPE_BIN)

/** scriba_next_button_show: leads to what comes after the phase of @table. */
void
scriba_next_button_show (ScribaNextButton *self,
                         ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  g_autofree char *text = NULL;
  BceMove move;

  g_return_if_fail (SCRIBA_IS_NEXT_BUTTON (self));

  self->table = table;
  gtk_widget_set_visible (GTK_WIDGET (self), bce_move_next (state, &move));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  /* Translators: %s is a phase. */
  text = g_strdup_printf (_("Next: %s"), scriba_words_stage (move.stage));
  gtk_label_set_label (self->label, text);
  if (self->stage != move.stage)
    scriba_second_tap_expect (GTK_WIDGET (self->button));
  self->stage = move.stage;
}

static void
clicked_cb (gpointer data)
{
  ScribaNextButton *self = data;
  BceMove move;

  if (!scriba_second_tap_is_one (GTK_WIDGET (self->button)) &&
      bce_move_next (bce_table_get_state (self->table), &move))
    scriba_game_act (GTK_WIDGET (self), self->table, BCE_ENTRY_PHASE, &move);
}

/* The page moves the keyboard to the way on, and a plain bin would not hand it on. */
static gboolean
scriba_next_button_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCRIBA_NEXT_BUTTON (widget)->button));
}

static void
scriba_next_button_class_init (ScribaNextButtonClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = scriba_next_button_grab_focus;
}

static void
scriba_next_button_init (ScribaNextButton *self)
{
  self->stage = BCE_STAGE_SETUP;
  self->label = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                         "justify", GTK_JUSTIFY_CENTER, NULL));
  self->button = GTK_BUTTON (gtk_button_new ());
  gtk_button_set_child (self->button, GTK_WIDGET (self->label));
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "bar-button");
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "suggested-action");
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
  scriba_keys_add (GTK_WIDGET (self), GDK_KEY_p, clicked_cb, self);
}

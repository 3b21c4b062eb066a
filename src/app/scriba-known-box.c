/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-known-box.h"

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-token.h"

/* Who has played before and can be given a seat by one tap; nothing, if there is nobody. */
struct _ScribaKnownBox
{
  GtkBox parent_instance;

  GArray *known;
  AdwWrapBox *chips;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (ScribaKnownBox, scriba_known_box, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
get_number (GtkWidget *chip)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "player"));
}

/* The chip goes; the keyboard stays where one can go on. */
static void
clicked_cb (ScribaKnownBox *self,
            GtkWidget *chip)
{
  gboolean focused = gtk_widget_is_focus (chip);

  g_signal_emit (self, signals[CHOSEN], 0, get_number (chip));
  if (focused && self->next != NULL && !gtk_widget_child_focus (GTK_WIDGET (self->chips), GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (self->next);
}

static GtkWidget *
create_chip (ScribaKnownBox *self,
             guint number,
             gboolean characters)
{
  const ScribaKnownPlayer *player = scriba_known_box_get_player (self, number);
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", player->name, "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);
  /* Translators: a button that gives the player %s a seat. */
  g_autofree char *speech = g_strdup_printf (_("Add: %s"), player->name);

  if (characters)
    gtk_box_append (GTK_BOX (content), scriba_token_new (player->character, 22));
  gtk_box_append (GTK_BOX (content), name);
  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_widget_add_css_class (chip, "known-player");
  scriba_speech_name (chip, speech);
  g_object_set_data (G_OBJECT (chip), "player", GUINT_TO_POINTER (number));
  g_signal_connect_object (chip, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return chip;
}

static void
scriba_known_box_finalize (GObject *object)
{
  ScribaKnownBox *self = SCRIBA_KNOWN_BOX (object);

  g_clear_pointer (&self->known, g_array_unref);
  g_clear_weak_pointer (&self->next);

  G_OBJECT_CLASS (scriba_known_box_parent_class)->finalize (object);
}

static void
scriba_known_box_class_init (ScribaKnownBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_known_box_finalize;

  /**
   * ScribaKnownBox::chosen:
   * @self: the box
   * @number: who of the known players
   *
   * The player is to get a seat.
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
scriba_known_box_init (ScribaKnownBox *self)
{
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", _("Known players"), "xalign", 0.0,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (self), title);

  self->chips = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->chips, 8);
  adw_wrap_box_set_line_spacing (self->chips, 8);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->chips));
}

/** scriba_known_box_set_next: where the keyboard goes when nobody is left to be chosen. */
void
scriba_known_box_set_next (ScribaKnownBox *self,
                           GtkWidget *next)
{
  g_return_if_fail (SCRIBA_IS_KNOWN_BOX (self));

  g_set_weak_pointer (&self->next, next);
}

/**
 * scriba_known_box_fill:
 * @self: the box
 * @known: (transfer full) (element-type ScribaKnownPlayer): who can be chosen
 * @characters: whether the character that somebody played last is shown
 */
void
scriba_known_box_fill (ScribaKnownBox *self,
                       GArray *known,
                       gboolean characters)
{
  GtkWidget *old;

  g_return_if_fail (SCRIBA_IS_KNOWN_BOX (self));

  g_clear_pointer (&self->known, g_array_unref);
  self->known = known;
  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->chips))) != NULL)
    adw_wrap_box_remove (self->chips, old);
  for (guint number = 0; number < known->len; number++)
    adw_wrap_box_append (self->chips, create_chip (self, number, characters));
}

/**
 * scriba_known_box_show:
 * @self: the box
 * @room: whether somebody can still come
 * @sits: (scope call): who sits at the table is not offered
 * @data: for @sits
 */
void
scriba_known_box_show (ScribaKnownBox *self,
                       gboolean room,
                       ScribaSitsFunc sits,
                       gpointer data)
{
  gboolean any = FALSE;

  g_return_if_fail (SCRIBA_IS_KNOWN_BOX (self));

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      gboolean offered = !sits (data, scriba_known_box_get_player (self, get_number (chip))->name);

      gtk_widget_set_visible (chip, offered);
      gtk_widget_set_sensitive (chip, room);
      any = any || offered;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

/** scriba_known_box_get_player: one of the known players. */
const ScribaKnownPlayer *
scriba_known_box_get_player (ScribaKnownBox *self,
                             guint number)
{
  g_return_val_if_fail (SCRIBA_IS_KNOWN_BOX (self), NULL);
  g_return_val_if_fail (number < self->known->len, NULL);

  return &g_array_index (self->known, ScribaKnownPlayer, number);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-character-button.h"

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-token.h"
#include "words-names.h"

/* Whom a player plays, as a token; it opens the choice of all characters. */
struct _ScribaCharacterButton
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  ScribaToken *token;
  GtkPopover *popover;
  GtkBox *choices;
};

G_DEFINE_FINAL_TYPE (ScribaCharacterButton, scriba_character_button, ADW_TYPE_BIN)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
choice_cb (ScribaCharacterButton *self,
           GtkWidget *choice)
{
  int character = 0;

  while ((choice = gtk_widget_get_prev_sibling (choice)) != NULL)
    character++;
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, signals[CHOSEN], 0, character);
}

static void
scriba_character_button_class_init (ScribaCharacterButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);

  /**
   * ScribaCharacterButton::chosen:
   * @self: the button
   * @character: a #BceCharacter
   *
   * The user has chosen whom the player plays.
   */
  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-character-button.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaCharacterButton, button);
  gtk_widget_class_bind_template_child (widget_class, ScribaCharacterButton, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaCharacterButton, popover);
  gtk_widget_class_bind_template_child (widget_class, ScribaCharacterButton, choices);
}

static GtkWidget *
create_choice (BceCharacter character)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (content), scriba_token_new (character, 32));
  gtk_box_append (GTK_BOX (content), gtk_label_new (scriba_words_character (character)));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  scriba_speech_name (button, scriba_words_character (character));
  return button;
}

static void
scriba_character_button_init (ScribaCharacterButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint character = 0; character < BCE_N_CHARACTERS; character++)
    {
      GtkWidget *choice = create_choice (character);

      g_signal_connect_object (choice, "clicked", G_CALLBACK (choice_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->choices, choice);
    }
}

/** scriba_character_button_show: shows that @player plays @character. */
void
scriba_character_button_show (ScribaCharacterButton *self,
                              BceCharacter character,
                              const char *player)
{
  /* Translators: player %1$s plays the character %2$s. */
  g_autofree char *name = g_strdup_printf (_("Character, %1$s: %2$s"), player, scriba_words_character (character));

  g_return_if_fail (SCRIBA_IS_CHARACTER_BUTTON (self));

  scriba_token_set_character (self->token, character);
  scriba_speech_name_icon (GTK_WIDGET (self->button), name);
  scriba_speech_name (gtk_widget_get_first_child (GTK_WIDGET (self->button)), name);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-solo-card.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-automa.h"
#include "caesar-counts.h"
#include "caesar-files.h"
#include "scriba-application.h"
#include "scriba-command-dialog.h"
#include "scriba-game-act.h"
#include "scriba-space-picture.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/**
 * ScribaSoloCard:
 *
 * What a solo game has besides: the hand and Auto-Crassus's line, which are public, the command stack, and on
 * Auto-Crassus's turn a suggestion with its reason.
 * The page shows the suggestion by its action `page.advice`.
 */
struct _ScribaSoloCard
{
  GtkBox parent_instance;

  ScribaTable *table;

  GtkLabel *hand_title;
  AdwWrapBox *hand;
  GtkLabel *hand_hint;
  GtkLabel *line_title;
  AdwWrapBox *line;
  GtkLabel *line_hint;
  AdwWrapBox *letters;
  GtkWidget *letter_buttons[CAESAR_N_LETTERS];
  GtkLabel *command;
  GtkWidget *tell;
  GtkWidget *fill;
  GtkWidget *shuffle;
  GtkWidget *advice;
  GtkLabel *reason;
};

G_DEFINE_FINAL_TYPE (ScribaSoloCard, scriba_solo_card, GTK_TYPE_BOX)

static void
letter_cb (ScribaSoloCard *self,
           GtkWidget *button)
{
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    if (self->letter_buttons[letter] == button)
      {
        const CaesarCommandDraw command = { letter };

        scriba_game_act (GTK_WIDGET (self), self->table, CAESAR_ENTRY_COMMAND, &command);
        return;
      }
}

static void
tell_cb (ScribaSoloCard *self)
{
  int letter = caesar_table_get_state (self->table)->command;

  if (letter != CAESAR_NONE)
    scriba_command_dialog_present (GTK_WIDGET (self), self->table, letter);
}

static void
shuffle_cb (ScribaSoloCard *self)
{
  const CaesarNothing nothing = { 0 };

  scriba_game_act (GTK_WIDGET (self), self->table, CAESAR_ENTRY_RESHUFFLE, &nothing);
}

/* Tokens are seldom drawn: they are pictures made anew. */
static void
show_held (AdwWrapBox *place,
           const CaesarPlayer *player,
           int side)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (place))) != NULL;)
    adw_wrap_box_remove (place, child);
  for (guint i = 0; i < player->n_held; i++)
    {
      const CaesarSpace space = { .by = side, .token = player->held[i], .link = CAESAR_NOBODY };
      GtkWidget *picture = scriba_space_picture_new ();

      scriba_space_picture_set_space (SCRIBA_SPACE_PICTURE (picture), &space, player->held[i].symbol, FALSE);
      adw_wrap_box_append (place, picture);
    }
}

static void
show_side (GtkLabel *title,
           AdwWrapBox *place,
           GtkLabel *hint,
           const CaesarState *state,
           const CaesarBox *box,
           int side)
{
  const CaesarPlayer *player = &state->players[side];
  gboolean crassus = state->crassus == side;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *held = NULL;
  g_autofree char *name = NULL;

  for (guint i = 0; i < player->n_held; i++)
    g_ptr_array_add (words, scriba_words_token (&player->held[i]));
  g_ptr_array_add (words, NULL);
  held = scriba_words_join ((const char * const *) words->pdata);
  name = g_strdup_printf ("%s: %s", crassus ? _("Auto-Crassus’s line") : _("Your hand"),
                          player->n_held > 0 ? held : "–");
  gtk_label_set_label (title, name);
  show_held (place, player, side);
  gtk_widget_set_visible (GTK_WIDGET (place), player->n_held > 0);
  gtk_label_set_label (hint, crassus ? _("Tap the token that came into the line") : _("Tap the token that you drew"));
  gtk_widget_set_visible (GTK_WIDGET (hint),
                          state->stage == CAESAR_STAGE_PLAY && caesar_count_to_draw (state, box, side) > 0);
}

static void
show_letter (GtkWidget *button,
             const CaesarState *state,
             guint letter)
{
  int left = caesar_count_commands_left (state, letter);
  g_autofree char *count = left == CAESAR_SOME ? g_strdup ("?") : g_strdup_printf ("%d", left);
  g_autofree char *label = g_strdup_printf ("%s · %s", caesar_letter_keys[letter], count);
  /* Translators: a button: the command tile with this letter was drawn; %2$s are left in the stack. */
  g_autofree char *name = g_strdup_printf (_("Command tile %1$s drawn, left: %2$s"), caesar_letter_keys[letter], count);

  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_set_sensitive (button, state->stage == CAESAR_STAGE_PLAY && left != 0);
  gtk_widget_set_visible (button, state->stack[letter] != 0);
  scriba_speech_name (button, name);
}

/* What a tile says is asked where it is drawn and not known; all that is not known, in the owner's box. */
static void
show_command (ScribaSoloCard *self,
              const CaesarState *state)
{
  const char *text = state->command != CAESAR_NONE ? scriba_command_get_known (self->table, state->command).text : NULL;
  g_autofree char *words = NULL;
  gboolean complete = TRUE;

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      const CaesarCommand known = scriba_command_get_known (self->table, letter);

      complete &= state->stack[letter] == 0 || (known.text != NULL && known.count.known);
    }

  if (state->command == CAESAR_NONE)
    words = g_strdup (_("No command tile is drawn for this turn."));
  else
    /* Translators: the letter of a command tile, and what it says. */
    words = g_strdup_printf (_("Command tile %1$s: %2$s"), caesar_letter_keys[state->command],
                             text != NULL ? text : _("nobody has told what it says"));
  gtk_label_set_label (self->command, words);
  gtk_button_set_label (GTK_BUTTON (self->tell), text != NULL ? _("Change…") : _("What It Says…"));
  gtk_widget_set_visible (self->tell, state->command != CAESAR_NONE);
  gtk_widget_set_visible (self->fill, !complete);
  gtk_widget_set_sensitive (self->shuffle, state->stage == CAESAR_STAGE_PLAY);
}

static void
show_advice (ScribaSoloCard *self,
             const CaesarState *state,
             const CaesarBox *box)
{
  gboolean turn = state->stage == CAESAR_STAGE_PLAY && state->turn.side == state->crassus;
  CaesarAdvice advice;
  gboolean advised = turn && caesar_automa_suggest (state, box, &advice);
  g_autofree char *reason = turn ? scriba_words_caesar_advice (state, box, &advice) : NULL;

  gtk_widget_set_visible (self->advice, turn);
  gtk_widget_set_visible (gtk_widget_get_last_child (self->advice), advised);
  if (advised)
    {
      g_autofree char *token = scriba_words_token (&advice.token);
      g_autofree char *border = scriba_words_border (box, advice.border);
      g_autofree char *text = g_strdup_printf ("%s, %s. %s", token, border, reason);

      gtk_label_set_label (self->reason, text);
    }
  else if (turn)
    {
      gtk_label_set_label (self->reason, reason);
    }
}

static void
scriba_solo_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SOLO_CARD);
  g_clear_object (&SCRIBA_SOLO_CARD (object)->table);

  G_OBJECT_CLASS (scriba_solo_card_parent_class)->dispose (object);
}

static void
scriba_solo_card_class_init (ScribaSoloCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_solo_card_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-solo-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, hand_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, hand);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, hand_hint);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, line_title);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, line);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, line_hint);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, letters);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, command);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, tell);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, fill);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, shuffle);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, advice);
  gtk_widget_class_bind_template_child (widget_class, ScribaSoloCard, reason);
  gtk_widget_class_bind_template_callback (widget_class, tell_cb);
  gtk_widget_class_bind_template_callback (widget_class, shuffle_cb);
}

static void
scriba_solo_card_init (ScribaSoloCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, SCRIBA_CRASSUS, -1);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      self->letter_buttons[letter] = gtk_button_new ();
      gtk_widget_add_css_class (self->letter_buttons[letter], "choice-button");
      g_signal_connect_swapped (self->letter_buttons[letter], "clicked", G_CALLBACK (letter_cb), self);
      adw_wrap_box_append (self->letters, self->letter_buttons[letter]);
    }
}

static void
box_changed_cb (ScribaSoloCard *self)
{
  show_command (self, caesar_table_get_state (self->table));
}

/** scriba_solo_card_show: shows a solo game as it is now. */
void
scriba_solo_card_show (ScribaSoloCard *self,
                       ScribaTable *table)
{
  const CaesarState *state;
  const CaesarBox *box;

  g_return_if_fail (SCRIBA_IS_SOLO_CARD (self));
  g_return_if_fail (caesar_table_is (table));

  if (g_set_object (&self->table, table))
    g_signal_connect_object (scriba_application_get_box (scriba_application_get (), &caesar_game_format), "changed",
                             G_CALLBACK (box_changed_cb), self, G_CONNECT_SWAPPED);
  state = caesar_table_get_state (table);
  box = caesar_table_get_box (table);
  show_side (self->hand_title, self->hand, self->hand_hint, state, box, caesar_side_other (state->crassus));
  show_side (self->line_title, self->line, self->line_hint, state, box, state->crassus);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    show_letter (self->letter_buttons[letter], state, letter);
  show_command (self, state);
  show_advice (self, state, box);
}

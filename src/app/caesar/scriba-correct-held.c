/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-correct-held.h"

#include <glib/gi18n.h>

#include "scriba-speech.h"
#include "scriba-words.h"

/**
 * ScribaCorrectHeld:
 *
 * The hand or line of a side of a solo game, token by token, to be set to what it is on the table.
 */
struct _ScribaCorrectHeld
{
  AdwExpanderRow parent_instance;

  ScribaCaesarRows *rows;
  AdwComboRow *tokens[CAESAR_MAX_HELD]; /* none, then each kind */
  guint n_tokens;
};

G_DEFINE_FINAL_TYPE (ScribaCorrectHeld, scriba_correct_held, ADW_TYPE_EXPANDER_ROW)

static const CaesarPlayer *
get_player (ScribaCorrectHeld *self)
{
  return &caesar_table_get_state (self->rows->table)->players[self->rows->side];
}

/* A list that is set back to what is recorded tells of it only later. */
static gboolean
is_held (const CaesarPlayer *player,
         const CaesarDraw *held)
{
  for (guint i = 0; i < MIN (player->n_held, held->n_tokens); i++)
    if (!caesar_token_is_like (&player->held[i], &held->tokens[i]))
      return FALSE;

  return player->n_held == held->n_tokens;
}

static void
token_cb (ScribaCorrectHeld *self)
{
  const CaesarBox *box = caesar_table_get_box (self->rows->table);
  CaesarDraw held = { .side = self->rows->side };

  if (self->rows->showing)
    return;

  for (guint i = 0; i < self->n_tokens; i++)
    {
      guint selected = adw_combo_row_get_selected (self->tokens[i]);

      if (gtk_widget_get_visible (GTK_WIDGET (self->tokens[i])) && selected > 0)
        held.tokens[held.n_tokens++] = caesar_kind_token (&box->kinds[selected - 1]);
    }
  if (!is_held (get_player (self), &held) && !self->rows->record (CAESAR_ENTRY_HELD, &held, self->rows->user_data))
    scriba_correct_held_show (self);
}

static void
add_token (ScribaCorrectHeld *self)
{
  const CaesarBox *box = caesar_table_get_box (self->rows->table);
  /* Translators: a token of a hand or line, from 1. */
  g_autofree char *title = g_strdup_printf (_("Token %d"), (int) self->n_tokens + 1);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  GtkWidget *row;

  g_strv_builder_add (names, C_("correction", "None"));
  for (guint kind = 0; kind < box->n_kinds; kind++)
    g_strv_builder_take (names, scriba_words_kind (&box->kinds[kind]));
  choices = g_strv_builder_end (names);
  row = scriba_caesar_choice_new (title, (const char * const *) choices);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (token_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  self->tokens[self->n_tokens++] = ADW_COMBO_ROW (row);
}

static void
scriba_correct_held_class_init (ScribaCorrectHeldClass *klass)
{
}

static void
scriba_correct_held_init (ScribaCorrectHeld *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  scriba_speech_let_press (GTK_WIDGET (self));
}

/** scriba_correct_held_new: for the side that is chosen in @rows, which lives longer. */
GtkWidget *
scriba_correct_held_new (ScribaCaesarRows *rows)
{
  ScribaCorrectHeld *self = g_object_new (SCRIBA_TYPE_CORRECT_HELD, NULL);

  self->rows = rows;
  return GTK_WIDGET (self);
}

/** scriba_correct_held_show: shows what is recorded now, and a place for one token more. */
void
scriba_correct_held_show (ScribaCorrectHeld *self)
{
  const CaesarState *state = caesar_table_get_state (self->rows->table);
  const CaesarBox *box = caesar_table_get_box (self->rows->table);
  const CaesarPlayer *player = get_player (self);
  g_autofree char *words = scriba_words_tokens (player->held, player->n_held);
  guint n_shown = MIN (MAX (player->hand_size, player->n_held + 1), CAESAR_MAX_HELD);
  gboolean showing = self->rows->showing;

  g_return_if_fail (SCRIBA_IS_CORRECT_HELD (self));

  self->rows->showing = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 (int) self->rows->side == state->crassus ? C_("correction", "Line") : C_("correction", "Hand"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), words);
  while (self->n_tokens < n_shown)
    add_token (self);
  for (guint i = 0; i < self->n_tokens; i++)
    {
      int kind = i < player->n_held ? caesar_box_find_kind (box, &player->held[i]) : CAESAR_NONE;

      adw_combo_row_set_selected (self->tokens[i], kind + 1);
      gtk_widget_set_visible (GTK_WIDGET (self->tokens[i]), i < n_shown);
    }
  self->rows->showing = showing;
}

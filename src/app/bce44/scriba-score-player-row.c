/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-player-row.h"

#include <glib/gi18n.h>

#include "scriba-character-button.h"
#include "scriba-name-entry.h"
#include "scriba-score-game.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/* Who a player is: the character, the name, and the way out. */
struct _ScribaScorePlayerRow
{
  GtkListBoxRow parent_instance;

  ScribaCharacterButton *character;
  ScribaNameEntry *name;
  GtkWidget *remove_button;

  ScribaScoreDraft *draft;
  guint player;
};

G_DEFINE_FINAL_TYPE (ScribaScorePlayerRow, scriba_score_player_row, GTK_TYPE_LIST_BOX_ROW)

static void
name_cb (ScribaScorePlayerRow *self)
{
  scriba_name_entry_set_problem (self->name, scriba_score_game_rename (self->draft, self->player,
                                                                       scriba_name_entry_get_text (self->name)));
}

static void
remove_cb (ScribaScorePlayerRow *self)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  /* The row that moves up is not the one that was aimed at. */
  if (scriba_second_tap_is_one (list))
    return;

  scriba_second_tap_expect (list);
  scriba_score_game_remove_player (self->draft, self->player);
}

static void
character_cb (ScribaScorePlayerRow *self,
              int character)
{
  scriba_score_game_set_character (self->draft, self->player, character);
}

static void
scriba_score_player_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SCORE_PLAYER_ROW);

  G_OBJECT_CLASS (scriba_score_player_row_parent_class)->dispose (object);
}

static void
scriba_score_player_row_class_init (ScribaScorePlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_CHARACTER_BUTTON);
  g_type_ensure (SCRIBA_TYPE_NAME_ENTRY);

  G_OBJECT_CLASS (klass)->dispose = scriba_score_player_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-score-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, character);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, name);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, character_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
scriba_score_player_row_init (ScribaScorePlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_score_player_row_new: a row that shows nobody before scriba_score_player_row_show(). */
GtkWidget *
scriba_score_player_row_new (void)
{
  return g_object_new (SCRIBA_TYPE_SCORE_PLAYER_ROW, NULL);
}

/** scriba_score_player_row_show: shows who @player is. */
void
scriba_score_player_row_show (ScribaScorePlayerRow *self,
                              ScribaScoreDraft *draft,
                              guint player)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (draft);
  const char *name = scriba_words_player (scoring, player);
  /* Translators: the field in which a player is named, by the player's number: “Name of player 2”. */
  g_autofree char *label = g_strdup_printf (_("Name of player %u"), player + 1);
  /* Translators: takes a player out: “Remove, Anna”. */
  g_autofree char *remove = g_strdup_printf (_("Remove, %s"), name);

  g_return_if_fail (SCRIBA_IS_SCORE_PLAYER_ROW (self));

  self->draft = draft;
  self->player = player;
  scriba_name_entry_show (self->name, name);
  scriba_name_entry_set_title (self->name, label);
  scriba_character_button_show (self->character, scriba_draft_get_character (SCRIBA_DRAFT (draft), player), name);
  gtk_widget_set_sensitive (self->remove_button, scoring->n_players > 1);
  scriba_speech_name (self->remove_button, remove);
}

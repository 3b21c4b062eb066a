/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-player-row.h"

#include <glib/gi18n.h>

#include "scriba-score-edit.h"
#include "scriba-score-game.h"
#include "scriba-token.h"
#include "scriba-words.h"

/* How long a row that moved up ignores being removed, in microseconds: it was not the one that was aimed at. */
#define SETTLING (300 * G_TIME_SPAN_MILLISECOND)

/* Who a player is: the character, the name, and the way out. A name that is refused stays to be mended. */
struct _ScribaScorePlayerRow
{
  GtkListBoxRow parent_instance;

  GtkMenuButton *character_button;
  ScribaToken *token;
  GtkPopover *popover;
  GtkBox *choices;
  GtkEntry *entry;
  GtkLabel *refusal;
  GtkButton *remove_button;

  ScribaScoreDraft *draft;
  guint player;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (ScribaScorePlayerRow, scriba_score_player_row, GTK_TYPE_LIST_BOX_ROW)

static gint64 removed_at;

static void
show_refusal (ScribaScorePlayerRow *self,
              ScribaNameProblem problem)
{
  gboolean good = problem == SCRIBA_NAME_GOOD;

  gtk_label_set_label (self->refusal, scriba_name_explain (problem));
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), !good);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry),
                               GTK_ACCESSIBLE_STATE_INVALID, good ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
}

static void
name_changed_cb (ScribaScorePlayerRow *self)
{
  if (!self->showing)
    show_refusal (self, scriba_score_game_rename (self->draft, self->player,
                                                  gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

static void
remove_cb (ScribaScorePlayerRow *self)
{
  gint64 now = g_get_monotonic_time ();

  if (removed_at > 0 && now - removed_at < SETTLING)
    return;
  removed_at = now;
  scriba_score_game_remove_player (self->draft, self->player);
}

static void
choice_cb (ScribaScorePlayerRow *self,
           GtkButton *choice)
{
  int character = 0;

  for (GtkWidget *sibling = gtk_widget_get_prev_sibling (GTK_WIDGET (choice)); sibling != NULL;
       sibling = gtk_widget_get_prev_sibling (sibling))
    character++;
  gtk_popover_popdown (self->popover);
  scriba_score_game_set_character (self->draft, self->player, character);
}

static void
scriba_score_player_row_class_init (ScribaScorePlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_TOKEN);


  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-score-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, character_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, token);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, popover);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, choices);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, entry);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, refusal);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayerRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static GtkWidget *
create_choice (BceCharacter character)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (box), scriba_token_new (character, 32));
  gtk_box_append (GTK_BOX (box), gtk_label_new (scriba_words_character (character)));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  scriba_words_character (character), -1);
  return button;
}

static void
scriba_score_player_row_init (ScribaScorePlayerRow *self)
{
  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->showing = FALSE;

  for (guint character = 0; character < BCE_N_CHARACTERS; character++)
    {
      GtkWidget *choice = create_choice (character);

      g_signal_connect_swapped (choice, "clicked", G_CALLBACK (choice_cb), self);
      gtk_box_append (self->choices, choice);
    }
}

/** scriba_score_player_row_new: a row that shows nobody before scriba_score_player_row_show(). */
GtkWidget *
scriba_score_player_row_new (void)
{
  return g_object_new (SCRIBA_TYPE_SCORE_PLAYER_ROW, NULL);
}

static void
name_widget (GtkWidget *widget,
             const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* What is being typed stays as it is typed, as long as it means the same or was refused. */
static void
show_name (ScribaScorePlayerRow *self,
           gboolean other)
{
  const char *name = scriba_words_player (scriba_score_draft_get_scoring (self->draft), self->player);
  g_autofree char *typed = scriba_name_clean (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  gboolean refused = gtk_widget_get_visible (GTK_WIDGET (self->refusal));

  if (g_strcmp0 (typed, name) == 0)
    {
      show_refusal (self, SCRIBA_NAME_GOOD);
      return;
    }
  if (refused && !other)
    return;

  self->showing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  self->showing = FALSE;
  show_refusal (self, SCRIBA_NAME_GOOD);
}

/** scriba_score_player_row_show: shows who @player is. */
void
scriba_score_player_row_show (ScribaScorePlayerRow *self,
                              ScribaScoreDraft *draft,
                              guint player)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (draft);
  const char *name = scriba_words_player (scoring, player);
  gboolean other = self->draft != draft || self->player != player;
  /* Translators: the field in which a player is named, by the player's number: “Name of player 2”. */
  g_autofree char *label = g_strdup_printf (_("Name of player %u"), player + 1);
  /* Translators: who plays whom: “Character, Anna”. */
  g_autofree char *character = g_strdup_printf (_("Character, %s"), name);
  /* Translators: takes a player out: “Remove, Anna”. */
  g_autofree char *remove = g_strdup_printf (_("Remove, %s"), name);

  g_return_if_fail (SCRIBA_IS_SCORE_PLAYER_ROW (self));

  self->draft = draft;
  self->player = player;
  show_name (self, other);
  scriba_token_set_character (self->token, scriba_draft_get_character (SCRIBA_DRAFT (draft), player));
  gtk_widget_set_sensitive (GTK_WIDGET (self->remove_button), scoring->n_players > 1);

  name_widget (GTK_WIDGET (self->character_button), character);
  name_widget (gtk_widget_get_first_child (GTK_WIDGET (self->character_button)), character);
  name_widget (GTK_WIDGET (self->entry), label);
  name_widget (GTK_WIDGET (self->remove_button), remove);
}

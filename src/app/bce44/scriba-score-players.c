/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-score-players.h"

#include <glib/gi18n.h>

#include "scriba-score-game.h"
#include "scriba-score-player-row.h"
#include "scriba-style.h"
#include "scriba-words.h"

/* What is entered for the whole table: who plays, who is the shared Suitor, what the Senate tile shows. */
struct _ScribaScorePlayers
{
  GtkBox parent_instance;

  GtkListBox *list;
  GtkButton *add_button;
  GtkDropDown *senate;
  GtkWidget *shared_row;
  GtkDropDown *shared;
  GtkStringList *shared_names; /* “Nobody”, then the players */

  ScribaScoreDraft *draft;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (ScribaScorePlayers, scriba_score_players, GTK_TYPE_BOX)

static void
add_cb (ScribaScorePlayers *self)
{
  scriba_score_game_add_player (self->draft);
}

static void
senate_cb (ScribaScorePlayers *self)
{
  if (!self->showing)
    scriba_score_game_set_senate (self->draft, gtk_drop_down_get_selected (self->senate));
}

static int
find_shared (const BceScoring *scoring)
{
  for (guint player = 0; player < scoring->n_players; player++)
    if (scoring->players[player].shared)
      return player;
  return BCE_NOBODY;
}

static void
shared_cb (ScribaScorePlayers *self)
{
  int chosen = (int) gtk_drop_down_get_selected (self->shared) - 1;
  int shared;

  if (self->showing)
    return;

  shared = find_shared (scriba_score_draft_get_scoring (self->draft));
  if (chosen >= 0)
    scriba_score_game_set_shared (self->draft, chosen, TRUE);
  else if (shared >= 0)
    scriba_score_game_set_shared (self->draft, shared, FALSE);
}

static void
scriba_score_players_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_SCORE_PLAYERS);

  G_OBJECT_CLASS (scriba_score_players_parent_class)->dispose (object);
}

static void
scriba_score_players_class_init (ScribaScorePlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_score_players_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-score-players.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayers, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayers, add_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayers, senate);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayers, shared_row);
  gtk_widget_class_bind_template_child (widget_class, ScribaScorePlayers, shared);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, senate_cb);
  gtk_widget_class_bind_template_callback (widget_class, shared_cb);
}

static void
scriba_score_players_init (ScribaScorePlayers *self)
{
  g_autoptr (GtkStringList) senates = gtk_string_list_new (NULL);

  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_style_wrap_buttons (GTK_WIDGET (self));

  for (guint choice = 0; choice < SCRIBA_N_SENATES; choice++)
    gtk_string_list_take (senates, scriba_score_game_get_senate_title (choice));
  gtk_drop_down_set_model (self->senate, G_LIST_MODEL (senates));

  self->shared_names = gtk_string_list_new ((const char *[]) { _("Nobody"), NULL });
  gtk_drop_down_set_model (self->shared, G_LIST_MODEL (self->shared_names));
  g_object_unref (self->shared_names);
  self->showing = FALSE;
}

static void
show_players (ScribaScorePlayers *self,
              const BceScoring *scoring)
{
  GtkListBoxRow *row;

  for (guint player = 0; player < scoring->n_players; player++)
    {
      row = gtk_list_box_get_row_at_index (self->list, player);
      if (row == NULL)
        {
          row = GTK_LIST_BOX_ROW (scriba_score_player_row_new ());
          gtk_list_box_append (self->list, GTK_WIDGET (row));
        }
      scriba_score_player_row_show (SCRIBA_SCORE_PLAYER_ROW (row), self->draft, player);
    }
  while ((row = gtk_list_box_get_row_at_index (self->list, scoring->n_players)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), scoring->n_players < BCE_MAX_SEATS);
}

/* Only what is another one is replaced, so that an open list stays where it is. */
static void
show_shared (ScribaScorePlayers *self,
             const BceScoring *scoring)
{
  guint n_names = g_list_model_get_n_items (G_LIST_MODEL (self->shared_names));

  for (guint player = 0; player < scoring->n_players; player++)
    {
      const char *name = scriba_words_player (scoring, player);
      const char *names[] = { name, NULL };

      if (g_strcmp0 (gtk_string_list_get_string (self->shared_names, player + 1), name) != 0)
        gtk_string_list_splice (self->shared_names, player + 1, player + 1 < n_names ? 1 : 0, names);
    }
  n_names = g_list_model_get_n_items (G_LIST_MODEL (self->shared_names));
  if (n_names > scoring->n_players + 1u)
    gtk_string_list_splice (self->shared_names, scoring->n_players + 1, n_names - scoring->n_players - 1, NULL);

  gtk_drop_down_set_selected (self->shared, find_shared (scoring) + 1);
  gtk_widget_set_visible (self->shared_row, scoring->n_players > 1);
}

/** scriba_score_players_show: shows what is entered for the whole table. */
void
scriba_score_players_show (ScribaScorePlayers *self,
                           ScribaScoreDraft *draft)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (draft);

  g_return_if_fail (SCRIBA_IS_SCORE_PLAYERS (self));

  self->draft = draft;
  self->showing = TRUE;
  show_players (self, scoring);
  gtk_drop_down_set_selected (self->senate, scriba_score_game_get_senate (scoring));
  show_shared (self, scoring);
  self->showing = FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-scene-score.h"

#include <glib/gi18n.h>

#include "scriba-style.h"
#include "scriba-token.h"
#include "scriba-words.h"

#define N_ROWS (BCE_N_LINES + 1)
#define TOTAL BCE_N_LINES
#define TOKEN_SIZE 32

/**
 * ScribaSceneScore:
 *
 * The score sheet in the table view: a row for each line of the scoring, a column for each player, and nothing to press.
 */
struct _ScribaSceneScore
{
  GtkWidget parent_instance;

  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (ScribaSceneScore, scriba_scene_score, GTK_TYPE_WIDGET)

static void
scriba_scene_score_dispose (GObject *object)
{
  g_clear_pointer ((GtkWidget **) &SCRIBA_SCENE_SCORE (object)->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (scriba_scene_score_parent_class)->dispose (object);
}

static void
scriba_scene_score_class_init (ScribaSceneScoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scriba_scene_score_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scriba_scene_score_init (ScribaSceneScore *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 10);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "scene-score");
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Final scoring"), -1);
}

static GtkWidget *
label_new (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_titles (ScribaSceneScore *self)
{
  for (guint row = 0; row < N_ROWS; row++)
    {
      GtkWidget *title = label_new (row == TOTAL ? _("Imperium") : scriba_words_score_line (row),
                                    row == TOTAL ? "scene-name" : NULL);

      gtk_label_set_xalign (GTK_LABEL (title), 0);
      gtk_widget_set_vexpand (title, TRUE);
      gtk_grid_attach (self->grid, title, 0, row + 1, 1, 1);
    }
}

/* What is read of a number alone: whose it is, and of which line. */
static void
name_number (GtkWidget *number,
             const char *player,
             guint row)
{
  const char *parts[] = { player, row == TOTAL ? _("Imperium") : scriba_words_score_line (row),
                          gtk_label_get_label (GTK_LABEL (number)), NULL };
  g_autofree char *speech = scriba_words_join (parts);

  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, speech, -1);
}

static void
add_player (ScribaSceneScore *self,
            ScribaScoreHolder *holder,
            guint player)
{
  const BceScore *score = scriba_score_holder_get_score (holder);
  const BceScoring *scoring = scriba_score_holder_get_scoring (holder);
  const char *name = scriba_words_player (scoring, player);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = label_new (name, NULL);

  gtk_label_set_justify (GTK_LABEL (title), GTK_JUSTIFY_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (title), 2);
  gtk_widget_set_hexpand (head, TRUE);
  gtk_box_append (GTK_BOX (head), scriba_token_new (scriba_score_holder_get_character (holder, player), TOKEN_SIZE));
  gtk_box_append (GTK_BOX (head), title);
  gtk_grid_attach (self->grid, head, player + 1, 0, 1, 1);

  for (guint row = 0; row < N_ROWS; row++)
    {
      g_autofree char *text = row == TOTAL ? scriba_words_score_total (score, player)
                                           : scriba_words_score_amount (score, player, row);
      GtkWidget *number = gtk_label_new (text);

      gtk_widget_add_css_class (number, row == TOTAL ? "scene-number" : "resource");
      scriba_style_set (number, "winner", row == TOTAL && bce_score_is_won_by (scoring, score, player));
      name_number (number, name, row);
      gtk_grid_attach (self->grid, number, player + 1, row + 1, 1, 1);
    }
}

/** scriba_scene_score_new: an empty sheet. */
GtkWidget *
scriba_scene_score_new (void)
{
  return g_object_new (SCRIBA_TYPE_SCENE_SCORE, NULL);
}

/** scriba_scene_score_show: shows the score of @holder. */
void
scriba_scene_score_show (ScribaSceneScore *self,
                         ScribaScoreHolder *holder)
{
  GtkWidget *child;

  g_return_if_fail (SCRIBA_IS_SCENE_SCORE (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);

  add_titles (self);
  for (guint player = 0; player < scriba_score_holder_get_scoring (holder)->n_players; player++)
    add_player (self, holder, player);
}

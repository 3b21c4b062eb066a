/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-people-games.h"

#include <glib/gi18n.h>

#include "scriba-dialog-frame.h"
#include "scriba-library.h"
#include "scriba-name-entry.h"
#include "scriba-people-act.h"
#include "scriba-speech.h"
#include "scriba-summary.h"
#include "words-amount.h"

#define WIDTH 560
#define HEIGHT 640

/* Which games of a name are those of somebody else, and what that one is called. */
struct _ScribaPeopleGames
{
  AdwDialog parent_instance;

  char *name;
  GListStore *games; /* (element-type GObject): games and drafts, the newest first */
  GHashTable *chosen;

  ScribaNameEntry *entry;
  GtkWidget *done;
};

G_DEFINE_FINAL_TYPE (ScribaPeopleGames, scriba_people_games, ADW_TYPE_DIALOG)

static void
scriba_people_games_finalize (GObject *object)
{
  ScribaPeopleGames *self = SCRIBA_PEOPLE_GAMES (object);

  g_free (self->name);
  g_object_unref (self->games);
  g_hash_table_unref (self->chosen);

  G_OBJECT_CLASS (scriba_people_games_parent_class)->finalize (object);
}

static void
scriba_people_games_class_init (ScribaPeopleGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scriba_people_games_finalize;
}

static void
scriba_people_games_init (ScribaPeopleGames *self)
{
  self->games = g_list_store_new (G_TYPE_OBJECT);
  self->chosen = g_hash_table_new (NULL, NULL);
}

static GPtrArray *
list_chosen (ScribaPeopleGames *self)
{
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (self->games));

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GObject) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      if (g_hash_table_contains (self->chosen, game))
        g_ptr_array_add (chosen, g_steal_pointer (&game));
    }
  return chosen;
}

/* Nothing is said about a name that nobody has begun to type. */
static void
update (ScribaPeopleGames *self)
{
  g_autoptr (GPtrArray) chosen = list_chosen (self);
  g_autofree char *name = scriba_name_clean (scriba_name_entry_get_text (self->entry));
  ScribaNameProblem problem = scriba_people_act_check (name, chosen, TRUE);

  if (g_str_equal (name, self->name))
    problem = SCRIBA_NAME_TWICE;
  scriba_name_entry_set_problem (self->entry, problem == SCRIBA_NAME_EMPTY ? SCRIBA_NAME_GOOD : problem);
  gtk_widget_set_sensitive (self->done, chosen->len > 0 && problem == SCRIBA_NAME_GOOD);
}

static void
done_cb (ScribaPeopleGames *self)
{
  g_autoptr (GPtrArray) chosen = list_chosen (self);
  g_autofree char *name = scriba_name_clean (scriba_name_entry_get_text (self->entry));
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  /* Translators: the old name of a player, and the new one. */
  g_autofree char *sentence = g_strdup_printf (ngettext ("In %1$u game %2$s is called %3$s now",
                                                         "In %1$u games %2$s is called %3$s now", chosen->len),
                                               chosen->len, self->name, name);

  scriba_people_act_rename (parent, chosen, self->name, name, sentence);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
toggled_cb (GtkCheckButton *button,
            ScribaPeopleGames *self)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (button), "scriba-item");
  gpointer game = gtk_list_item_get_item (item);

  if (game == NULL)
    return;
  if (gtk_check_button_get_active (button))
    g_hash_table_add (self->chosen, game);
  else
    g_hash_table_remove (self->chosen, game);
  update (self);
}

static void
set_up_cb (ScribaPeopleGames *self,
           GtkListItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  GtkWidget *button = gtk_check_button_new ();

  gtk_widget_add_css_class (label, "row-text");
  gtk_widget_add_css_class (button, "figures-choice");
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  g_object_set_data (G_OBJECT (button), "scriba-item", item);
  scriba_speech_let_press (button);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_list_item_set_child (item, button);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_focusable (item, FALSE);
}

static ScribaSummary *
summarize (gpointer game)
{
  return SCRIBA_IS_GAME_ITEM (game) ? scriba_summary_new_for_game (game) : scriba_summary_new (game);
}

static char *
join_players (ScribaSummary *summary)
{
  const char *names[SCRIBA_MOST_SEATS + 1] = { NULL };
  guint n_players = MIN (scriba_summary_get_n_players (summary), SCRIBA_MOST_SEATS);

  for (guint player = 0; player < n_players; player++)
    names[player] = scriba_summary_get_name (summary, player);
  return scriba_words_join (names);
}

static void
bind_cb (ScribaPeopleGames *self,
         GtkListItem *item)
{
  GtkWidget *button = gtk_list_item_get_child (item);
  gpointer game = gtk_list_item_get_item (item);
  g_autoptr (ScribaSummary) summary = summarize (game);
  g_autofree char *players = join_players (summary);
  g_autofree char *state = NULL;
  g_autofree char *circumstances = NULL;
  g_autofree char *text = NULL;

  g_object_get (summary, "state", &state, "circumstances", &circumstances, NULL);
  text = g_strjoin ("\n", players, state, circumstances, NULL);
  gtk_label_set_label (GTK_LABEL (gtk_check_button_get_child (GTK_CHECK_BUTTON (button))), text);
  scriba_speech_name (button, text);
  g_signal_handlers_block_by_func (button, toggled_cb, self);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), g_hash_table_contains (self->chosen, game));
  g_signal_handlers_unblock_by_func (button, toggled_cb, self);
}

static GtkWidget *
create_list (ScribaPeopleGames *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list;

  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->games)))),
                            g_steal_pointer (&factory));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Games"), -1);
  gtk_widget_add_css_class (list, "library");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
create_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, NULL);
}

static GtkWidget *
create_foot (ScribaPeopleGames *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->entry = g_object_new (SCRIBA_TYPE_NAME_ENTRY, NULL);
  scriba_name_entry_set_title (self->entry, _("Name of that person"));
  g_signal_connect_object (self->entry, "typed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  self->done = gtk_button_new_with_mnemonic (_("_Someone Else’s"));
  gtk_widget_add_css_class (self->done, "pill");
  gtk_widget_add_css_class (self->done, "suggested-action");
  g_signal_connect_object (self->done, "clicked", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);

  gtk_widget_add_css_class (foot, "page-bar");
  gtk_box_append (GTK_BOX (foot), create_label (_("That person is called")));
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (foot), self->done);
  return foot;
}

/**
 * scriba_people_games_new:
 * @name: of which two people have played
 *
 * Returns: a dialog that asks which games are those of the other one
 */
AdwDialog *
scriba_people_games_new (const char *name)
{
  ScribaPeopleGames *self = g_object_new (SCRIBA_TYPE_PEOPLE_GAMES, NULL);
  g_autoptr (GPtrArray) games = scriba_people_act_find (name);
  /* Translators: %s is a name that two players have. */
  g_autofree char *title = g_strdup_printf (_("Two People: %s"), name);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *frame = scriba_dialog_frame_new (title, content);
  GtkWidget *line = create_label (_("Choose the games of the other one. They get another name there."));

  self->name = g_strdup (name);
  for (guint i = 0; i < games->len; i++)
    {
      gpointer game = g_ptr_array_index (games, i);

      if (!SCRIBA_IS_GAME_ITEM (game) || scriba_game_item_get_deleted (game) == 0)
        g_list_store_append (self->games, game);
    }
  gtk_widget_add_css_class (line, "figures-note");
  gtk_box_append (GTK_BOX (content), line);
  gtk_box_append (GTK_BOX (content), create_list (self));
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (frame), create_foot (self));

  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_dialog_set_content_width (ADW_DIALOG (self), WIDTH);
  adw_dialog_set_content_height (ADW_DIALOG (self), HEIGHT);
  adw_dialog_set_child (ADW_DIALOG (self), frame);
  update (self);
  return ADW_DIALOG (self);
}

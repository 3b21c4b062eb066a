/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-people-act.h"

#include <glib/gi18n.h>

#include "scriba-application.h"
#include "scriba-draft-people.h"
#include "scriba-people.h"
#include "scriba-toast.h"
#include "scriba-words.h"

/* A change that Undo takes back. */
typedef struct
{
  GPtrArray *games;
  GtkWidget *window; /* weak */
  char *from;
  char *to;
} Change;

static ScribaLibrary *
get_library (void)
{
  return scriba_application_get_library (scriba_application_get ());
}

static GListModel *
get_drafts (void)
{
  return G_LIST_MODEL (scriba_application_get_drafts (scriba_application_get ()));
}

static gboolean
is_in_draft (ScribaDraft *draft,
             const char *name)
{
  for (guint player = 0; player < SCRIBA_MOST_SEATS; player++)
    if (g_strcmp0 (scriba_draft_get_name (draft, player), name) == 0)
      return TRUE;
  return FALSE;
}

/**
 * scriba_people_act_find:
 * @name: somebody
 *
 * Returns: (transfer full) (element-type GObject): each #ScribaGameItem and #ScribaDraft in which they play or played
 */
GPtrArray *
scriba_people_act_find (const char *name)
{
  GPtrArray *games = scriba_people_list_games (get_library (), name);
  guint n_drafts = g_list_model_get_n_items (get_drafts ());

  for (guint i = 0; i < n_drafts; i++)
    {
      g_autoptr (ScribaDraft) draft = g_list_model_get_item (get_drafts (), i);

      if (is_in_draft (draft, name))
        g_ptr_array_add (games, g_steal_pointer (&draft));
    }
  return games;
}

/** scriba_people_act_is_anybody: whether somebody of that name plays in any game. */
gboolean
scriba_people_act_is_anybody (const char *name)
{
  g_autoptr (GPtrArray) games = scriba_people_act_find (name);

  return games->len > 0;
}

static gboolean
is_called (gpointer game,
           const char *name)
{
  return SCRIBA_IS_GAME_ITEM (game) ? scriba_people_is_called (game, name) : is_in_draft (game, name);
}

/**
 * scriba_people_act_met:
 * @games: (element-type GObject): from scriba_people_act_find()
 * @name: a name
 *
 * Returns: whether somebody is called so in any of them
 */
gboolean
scriba_people_act_met (GPtrArray *games,
                       const char *name)
{
  for (guint i = 0; i < games->len; i++)
    if (is_called (g_ptr_array_index (games, i), name))
      return TRUE;
  return FALSE;
}

/* Everybody in the games, and who of them was at a table with @name. */
static void
get_to_know (GHashTable *everybody,
             const char *name,
             const char * const *players,
             guint n_players)
{
  gboolean met = FALSE;

  for (guint i = 0; i < n_players; i++)
    met = met || g_strcmp0 (players[i], name) == 0;
  for (guint i = 0; i < n_players; i++)
    if (players[i] != NULL && (met || !g_hash_table_contains (everybody, players[i])))
      g_hash_table_insert (everybody, g_strdup (players[i]), GINT_TO_POINTER (met));
}

static void
get_to_know_all (GHashTable *everybody,
                 const char *name)
{
  const char *players[SCRIBA_MOST_SEATS];
  GListModel *library = G_LIST_MODEL (get_library ());
  guint n_games = g_list_model_get_n_items (library);
  guint n_drafts = g_list_model_get_n_items (get_drafts ());

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (library, i);
      ScribaPlay play;

      scriba_game_item_get_format (item)->read_play (scriba_game_item_get_summary (item), &play);
      for (guint seat = 0; seat < play.n_seats; seat++)
        players[seat] = play.seats[seat].name;
      get_to_know (everybody, name, players, play.n_seats);
    }
  for (guint i = 0; i < n_drafts; i++)
    {
      g_autoptr (ScribaDraft) draft = g_list_model_get_item (get_drafts (), i);

      for (guint player = 0; player < SCRIBA_MOST_SEATS; player++)
        players[player] = scriba_draft_get_name (draft, player);
      get_to_know (everybody, name, players, SCRIBA_MOST_SEATS);
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char * const *) a, *(const char * const *) b);
}

/**
 * scriba_people_act_list_others:
 * @name: somebody
 *
 * Returns: (transfer full): who may be the same person, in the order of the alphabet: who never sat at a table with them
 */
GStrv
scriba_people_act_list_others (const char *name)
{
  g_autoptr (GHashTable) everybody = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer other, met;

  get_to_know_all (everybody, name);
  g_hash_table_iter_init (&iter, everybody);
  while (g_hash_table_iter_next (&iter, &other, &met))
    if (!GPOINTER_TO_INT (met) && !scriba_words_is_share_name (other))
      g_ptr_array_add (others, g_strdup (other));
  g_ptr_array_sort (others, compare_names);
  g_ptr_array_add (others, NULL);
  return (GStrv) g_ptr_array_steal (others, NULL);
}

/**
 * scriba_people_act_check:
 * @name: a name as scriba_name_clean() makes it
 * @games: (element-type GObject): whose player is to be called so
 * @may_be_known: whether it may be somebody's who plays in other games
 *
 * Returns: whether they can be called so, and why not
 */
ScribaNameProblem
scriba_people_act_check (const char *name,
                         GPtrArray *games,
                         gboolean may_be_known)
{
  ScribaNameProblem problem = scriba_name_check (name, NULL);

  if (problem != SCRIBA_NAME_GOOD)
    return problem;
  if (scriba_people_act_met (games, name) || (!may_be_known && scriba_people_act_is_anybody (name)))
    return SCRIBA_NAME_TWICE;
  return SCRIBA_NAME_GOOD;
}

static void
rename_in (GPtrArray *games,
           const char *from,
           const char *to)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (guint i = 0; i < games->len; i++)
    {
      gpointer game = g_ptr_array_index (games, i);

      if (SCRIBA_IS_GAME_ITEM (game))
        g_ptr_array_add (items, game);
      else
        scriba_draft_rename (game, from, to, _("Rename"));
    }
  scriba_people_rename (get_library (), items, from, to);
}

static void
change_free (gpointer data)
{
  Change *self = data;

  g_ptr_array_unref (self->games);
  g_clear_weak_pointer (&self->window);
  g_free (self->from);
  g_free (self->to);
  g_free (self);
}

/* Where somebody else has the name meanwhile, it is not taken back, and that is told; nor where they are called otherwise since. */
static gboolean
take_back (gpointer data)
{
  Change *self = data;
  g_autoptr (GPtrArray) free = g_ptr_array_new ();
  g_autofree char *sentence = NULL;
  guint n_taken = 0;

  for (guint i = 0; i < self->games->len; i++)
    {
      gpointer game = g_ptr_array_index (self->games, i);

      if (!is_called (game, self->to))
        continue;
      if (is_called (game, self->from))
        n_taken++;
      else
        g_ptr_array_add (free, game);
    }
  if (free->len > 0)
    rename_in (free, self->to, self->from);

  if (n_taken == 0 || self->window == NULL)
    return free->len > 0;
  /* Translators: %1$u games in which player %2$s stays called so, because another one is called %3$s by now. */
  sentence = g_strdup_printf (ngettext ("%2$s stays in %1$u game, where somebody else is called %3$s now",
                                        "%2$s stays in %1$u games, where somebody else is called %3$s now", n_taken),
                              n_taken, self->to, self->from);
  scriba_toast_tell (self->window, sentence);
  return free->len > 0;
}

/**
 * scriba_people_act_rename:
 * @widget: on the window that says so
 * @games: (element-type GObject): from scriba_people_act_find(), or some of that
 * @from: who plays in all of them
 * @to: what they are called from now on; nobody in @games is
 * @sentence: what is said about it
 *
 * Says so with Undo. No entry of any game changes.
 */
void
scriba_people_act_rename (GtkWidget *widget,
                          GPtrArray *games,
                          const char *from,
                          const char *to,
                          const char *sentence)
{
  Change *change = g_new (Change, 1);
  AdwToast *toast = adw_toast_new (sentence);

  *change = (Change) { g_ptr_array_ref (games), NULL, g_strdup (from), g_strdup (to) };
  g_set_weak_pointer (&change->window, GTK_WIDGET (gtk_widget_get_root (widget)));
  rename_in (games, from, to);

  adw_toast_set_use_markup (toast, FALSE);
  scriba_toast_set_undo (toast, take_back, change, change_free);
  /* An earlier one may mean who is called otherwise since. */
  scriba_toast_replace (widget, "scriba-people-toast", toast);
}

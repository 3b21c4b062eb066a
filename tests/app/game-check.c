/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-check.h"

#include "bce44/scriba-game-page.h"
#include "practice-game.h"
#include "scriba-game-act.h"
#include "scriba-log-page.h"

#define PHONE 360

/** game_check_get_library: the program's, once it has listed its games. A window was opened before. */
ScribaLibrary *
game_check_get_library (void)
{
  ScribaLibrary *library = scriba_application_get_library (scriba_application_get ());

  while (!scriba_library_get_loaded (library))
    g_main_context_iteration (NULL, TRUE);
  return library;
}

/** game_check_open: a window over the games that there are. */
void
game_check_open (GameCheck *self,
                 gconstpointer data)
{
  self->window = page_check_open_window (1280, 800);
  self->library = game_check_get_library ();
  page_check_settle ();
}

/** game_check_close: closes the window and deletes all games. */
void
game_check_close (GameCheck *self,
                  gconstpointer data)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      if (scriba_game_item_get_deleted (item) == 0)
        scriba_library_delete (self->library, scriba_game_item_get_id (item));
    }
  g_clear_object (&self->table);
  gtk_window_destroy (self->window);
  page_check_settle ();
}

/** game_check_set_up: a window, and a practice game that no page shows yet. */
void
game_check_set_up (GameCheck *self,
                   gconstpointer data)
{
  self->window = page_check_open_window (1280, 800);
  self->library = game_check_get_library ();
  self->table = practice_game_new (self->library, scriba_owner_box_get_box (page_check_get_box ()), TRUE);
}

/** game_check_tear_down: closes the window and deletes the game, once all of it is saved. */
void
game_check_tear_down (GameCheck *self,
                      gconstpointer data)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (self->table));

  gtk_window_destroy (self->window);
  page_check_settle ();
  scriba_library_delete (self->library, id);
  g_assert_true (scriba_library_wait (self->library, NULL));
}

/** game_check_get_state: (transfer none): of the game. */
const BceState *
game_check_get_state (GameCheck *self)
{
  return bce_table_get_state (self->table);
}

/** game_check_dispatch: records an entry, which must not be impossible. */
void
game_check_dispatch (GameCheck *self,
                     BceEntryKind kind,
                     gconstpointer args)
{
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (self->table, kind, args, &verdict));
}

/** game_check_correct: sets a tracked number. */
void
game_check_correct (GameCheck *self,
                    BceCorrectKind what,
                    guint seat,
                    guint index,
                    int value)
{
  const BceCorrect entry = { .what = what, .seat = seat, .index = index, .value = value };

  game_check_dispatch (self, BCE_ENTRY_CORRECT, &entry);
}

/** game_check_show: shows a page, and lets the time pass in which it ignores taps. */
void
game_check_show (GameCheck *self,
                 GtkWidget *page)
{
  self->page = page;
  page_check_push (self->window, page);
  page_check_let_time_pass (page);
}

/** game_check_show_game: shows the page of the game. */
void
game_check_show_game (GameCheck *self)
{
  game_check_show (self, GTK_WIDGET (scriba_game_page_new (self->table)));
}

/** game_check_show_log: shows the log of the game. */
void
game_check_show_log (GameCheck *self)
{
  game_check_show (self, GTK_WIDGET (scriba_log_page_new (self->table)));
}

/** game_check_open_phone: the window is one of a phone now, with text of another size; no page shows the game any more. */
void
game_check_open_phone (GameCheck *self,
                       int percent)
{
  gtk_window_destroy (self->window);
  page_check_set_text_size (percent);
  self->window = page_check_open_window (PHONE, 640);
}

/** game_check_get_dialog: (nullable): the dialog that is open. */
GtkWidget *
game_check_get_dialog (GameCheck *self)
{
  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window)));
}

/** game_check_get_row: a row of the dialog. */
GtkWidget *
game_check_get_row (GameCheck *self,
                    const char *title)
{
  return page_check_get_row (game_check_get_dialog (self), title);
}

/** game_check_answer: presses a button of the dialog. */
void
game_check_answer (GameCheck *self,
                   const char *label)
{
  page_check_click (page_check_find_button (game_check_get_dialog (self), label));
  page_check_settle ();
}

/** game_check_is_refused: whether the dialog says why something was not recorded. */
gboolean
game_check_is_refused (GameCheck *self)
{
  return adw_banner_get_revealed (ADW_BANNER (page_check_find_type (game_check_get_dialog (self), ADW_TYPE_BANNER)));
}

/** game_check_assert_dialog_fits: all of the dialog has a name, and room on a phone. */
void
game_check_assert_dialog_fits (GameCheck *self)
{
  GtkWidget *dialog = game_check_get_dialog (self);

  page_check_assert_named (dialog);
  page_check_assert_fits (adw_dialog_get_child (ADW_DIALOG (dialog)), PHONE);
}

/** game_check_get_head: where the game stands. */
guint32
game_check_get_head (GameCheck *self)
{
  return scriba_history_get_head (scriba_table_get_history (self->table));
}

/** game_check_describe: (transfer full): what the log says of an entry. */
char *
game_check_describe (GameCheck *self,
                     guint32 seq)
{
  return scriba_game_describe (self->table, scriba_history_get_entry (scriba_table_get_history (self->table), seq));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * kill-player SAMPLE: the real application and its window, which plays the night
 * of a file as fast as the window draws it, again and again, until it is killed.
 *
 * Says, a line each:
 *   kept GAME ENTRIES   after the start, for each game in the library: the entries that are
 *                       there, each of them as it was in the file, but for when it was
 *                       made, what spoke against it, and where undo leads
 *   shown GAME          its page is shown
 *   safe GAME ENTRIES   so many entries are on the disk, as the window would tell
 *   told SENTENCE       what the window said about the library: it should say nothing
 */

#include "config.h"

#include <string.h>

#include "bce-files.h"
#include "scriba-entry-json.h"
#include "scriba-store.h"
#include "scriba-window.h"

/* So many entries are made at most before the window is drawn again. */
#define AHEAD 7

typedef struct
{
  ScribaApplication *application;
  GBytes *sample;
  ScribaGameFile *night;
  guint n_opening;
  ScribaTable *begun; /* one that was found, and is not over */
  ScribaTable *table; /* the one that is played */
} Player;

static void
say (const char *format,
     ...) G_GNUC_PRINTF (1, 2);

static void
say (const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  putchar ('\n');
  fflush (stdout);
}

static ScribaGameFile *
read_night (Player *player)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scriba_json_parse (player->sample, &error);
  ScribaGameFile *file = node != NULL ? scriba_game_file_from_json (node, &error) : NULL;

  g_assert_no_error (error);
  return file;
}

/* The same players and box, under an id of its own, before anything has happened. */
static ScribaGameFile *
begin_night (Player *player)
{
  g_autoptr (ScribaGameFile) night = read_night (player);
  g_autoptr (GError) error = NULL;
  ScribaGameFile *file = scriba_game_file_new (&bce_game_format, night->setup, bce_box_copy (night->box), &error);

  g_assert_no_error (error);
  return file;
}

static ScribaLibrary *
get_library (Player *player)
{
  return scriba_application_get_library (player->application);
}

static guint32
count (ScribaTable *table)
{
  return scriba_history_get_n_entries (scriba_table_get_history (table));
}

static gboolean
is_over (Player *player,
         ScribaTable *table)
{
  return count (table) == scriba_history_get_n_entries (player->night->history);
}

/* What an entry does, as text; when it was made and what was said against it are not asked. */
static char *
describe (const ScribaGameFile *file,
          guint32 seq)
{
  g_autoptr (JsonNode) node = scriba_entry_to_json (scriba_history_get_game (file->history),
                                                    scriba_history_get_entry (file->history, seq));
  JsonObject *object = json_node_get_object (node);
  const char * const left_out[] = { "at", "against", "corrects", "before" };

  for (guint i = 0; i < G_N_ELEMENTS (left_out); i++)
    json_object_remove_member (object, left_out[i]);
  return scriba_json_to_text (node);
}

static void
check_entries (Player *player,
               ScribaTable *table)
{
  for (guint32 seq = 1; seq <= count (table); seq++)
    {
      g_autofree char *found = describe (scriba_table_get_file (table), seq);
      g_autofree char *expected = describe (player->night, seq);

      g_assert_cmpstr (found, ==, expected);
    }
  say ("kept %s %u", scriba_table_get_id (table), count (table));
}

static void
saved_cb (ScribaTable *table)
{
  if (scriba_kept_get_saved (SCRIBA_KEPT (table)))
    say ("safe %s %u", scriba_table_get_id (table), count (table));
}

static void
play (Player *player,
      ScribaTable *table)
{
  ScribaWindow *window = SCRIBA_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (player->application)));

  player->table = table;
  g_signal_connect (table, "notify::saved", G_CALLBACK (saved_cb), NULL);
  scriba_window_open_table (window, table);
  say ("shown %s", scriba_table_get_id (table));
}

static void
play_new (Player *player)
{
  play (player, scriba_library_import (get_library (player), begin_night (player)));
}

/* The next entry of the night, after an undo where the night had one. */
static void
enter_next (Player *player)
{
  ScribaHistory *history = scriba_table_get_history (player->table);
  const ScribaEntry *entry = scriba_history_get_entry (player->night->history, count (player->table) + 1);
  ScribaVerdict verdict;

  if (scriba_history_get_head (history) != entry->parent)
    scriba_table_jump (player->table, entry->parent);
  if (!scriba_table_dispatch (player->table, entry->kind, entry->args, &verdict))
    g_error ("entry %u is refused", entry->seq);
}

/* Between frames some entries at once, so that they are written in batches of every size. */
static gboolean
go_on_cb (gpointer data)
{
  Player *player = data;
  guint n;

  if (player->table == NULL)
    return G_SOURCE_CONTINUE;
  if (is_over (player, player->table))
    play_new (player);
  n = 1 + count (player->table) % AHEAD;
  for (guint i = 0; i < n && !is_over (player, player->table); i++)
    enter_next (player);
  return G_SOURCE_CONTINUE;
}

static void
opened_cb (ScribaTable *table,
           const GError *error,
           gpointer data)
{
  Player *player = data;

  g_assert_no_error (error);
  check_entries (player, table);
  if (!is_over (player, table))
    player->begun = table;
  player->n_opening--;
  if (player->n_opening > 0)
    return;

  if (player->begun != NULL)
    play (player, player->begun);
  else
    play_new (player);
}

static void
loaded_cb (Player *player)
{
  GListModel *games = G_LIST_MODEL (get_library (player));
  guint n_games = g_list_model_get_n_items (games);

  if (!scriba_library_get_loaded (get_library (player)) || player->n_opening > 0 || player->table != NULL)
    return;

  g_signal_handlers_disconnect_by_func (get_library (player), loaded_cb, player);
  player->n_opening = n_games;
  if (n_games == 0)
    play_new (player);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (games, i);

      scriba_library_open (get_library (player), scriba_game_item_get_id (item), opened_cb, player);
    }
}

/* The dialog about damage, which no kill may ever bring. */
static void
told_cb (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (ADW_IS_ALERT_DIALOG (dialog))
    say ("told %s", adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)));
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow *window)
{
  g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (told_cb), NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
main (int argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  Player player = { 0, };

  g_assert_cmpint (argc, ==, 2);
  player.sample = scriba_file_read (argv[1], &error);
  g_assert_no_error (error);
  player.night = read_night (&player);

  player.application = scriba_application_new ();
  g_signal_connect (player.application, "window-added", G_CALLBACK (window_added_cb), NULL);
  g_signal_connect_swapped (get_library (&player), "status-changed", G_CALLBACK (loaded_cb), &player);
  /* After the window has drawn. */
  g_idle_add_full (G_PRIORITY_LOW, go_on_cb, &player, NULL);
  return g_application_run (G_APPLICATION (player.application), 1, argv);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-check.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

/* The ides of March 2026. */
_Atomic gint64 journal_time = 1773532800;

static gint64
tell_time (gpointer user_data)
{
  return journal_time;
}

/* What a summary that is made anew looks like. Without a box there is another one. */
static void
sum_up (ScribaJournalGame *game)
{
  if (game->box == NULL)
    game->box = g_strdup ("{\"title\":\"Practice box\"}");
  g_free (game->row.summary);
  game->row.summary = g_strdup_printf ("{\"entries\":%u,\"renamings\":%u}", game->entries->len, game->renamings->len);
}

const ScribaJournalOptions journal_at_time = { .now = tell_time, .sum_up = sum_up };

ScribaJournal *
journal_in (Folder *folder)
{
  return scriba_journal_new (folder->path, &journal_at_time, NULL, NULL);
}

/* Every payload is another one. */
char *
journal_payload (guint32 seq)
{
  return g_strdup_printf ("{\"seq\":%u,\"kind\":\"pay\",\"who\":\"Augustus és Cleopatra\",\"how\":%u}", seq, seq * 7919u % 1000);
}

static ScribaJournalGame *
create_game (const char *id,
             guint n_entries)
{
  ScribaJournalGame *game = scriba_journal_game_new ();

  game->row.id = g_strdup (id);
  game->row.game = g_strdup ("44bce");
  game->row.header = g_strdup ("{\"players\":[\"Anna\",\"Béla\"]}");
  game->row.summary = g_strdup_printf ("{\"year\":%u}", n_entries);
  game->row.modified = journal_time + n_entries;
  game->box = g_strdup ("{\"title\":\"Practice box\"}");
  game->head = game->tip = n_entries;
  for (guint seq = 1; seq <= n_entries; seq++)
    g_ptr_array_add (game->entries, journal_payload (seq));
  return game;
}

guint64
journal_add (ScribaJournal *journal,
             const char *id,
             guint n_entries)
{
  g_autoptr (ScribaJournalGame) game = create_game (id, n_entries);

  return scriba_journal_add (journal, game);
}

guint64
journal_replace (ScribaJournal *journal,
                 const char *id,
                 guint n_entries)
{
  g_autoptr (ScribaJournalGame) game = create_game (id, n_entries);

  return scriba_journal_replace (journal, game);
}

guint64
journal_append (ScribaJournal *journal,
                const char *id,
                guint32 seq)
{
  g_autofree char *payload = journal_payload (seq);
  const char *payloads[] = { payload };
  const ScribaJournalMark mark = { seq, seq, journal_time + seq, FALSE, "{\"year\":1}" };

  return scriba_journal_append (journal, id, seq, payloads, 1, &mark);
}

typedef struct
{
  gboolean done;
  GPtrArray *rows;
  ScribaJournalGame *game;
  GError *error;
} Answer;

static void
listed_cb (ScribaJournal *journal,
           GPtrArray *rows,
           const GError *error,
           gpointer data)
{
  Answer *answer = data;

  answer->done = TRUE;
  answer->rows = rows != NULL ? g_ptr_array_ref (rows) : NULL;
  answer->error = error != NULL ? g_error_copy (error) : NULL;
}

static void
loaded_cb (ScribaJournal *journal,
           const ScribaJournalGame *game,
           const GError *error,
           gpointer data)
{
  Answer *answer = data;

  answer->done = TRUE;
  answer->game = game != NULL ? scriba_journal_game_copy (game) : NULL;
  answer->error = error != NULL ? g_error_copy (error) : NULL;
}

static void
wait_for (Answer *answer,
          GError **error)
{
  while (!answer->done)
    g_main_context_iteration (NULL, TRUE);
  if (answer->error != NULL)
    g_propagate_error (error, answer->error);
}

GPtrArray *
journal_list (ScribaJournal *journal,
              GError **error)
{
  Answer answer = { 0 };

  scriba_journal_list_async (journal, listed_cb, &answer);
  wait_for (&answer, error);
  return answer.rows;
}

ScribaJournalGame *
journal_load (ScribaJournal *journal,
              const char *id,
              GError **error)
{
  Answer answer = { 0 };

  scriba_journal_load_async (journal, id, loaded_cb, &answer);
  wait_for (&answer, error);
  return answer.game;
}

void
journal_assert_safe (ScribaJournal *journal,
                     guint64 token)
{
  g_autoptr (GError) error = NULL;
  gboolean safe = scriba_journal_wait (journal, token, &error);

  g_assert_no_error (error);
  g_assert_true (safe);
  g_assert_cmpuint (scriba_journal_get_safe (journal), >=, token);
}

void
journal_assert_report (ScribaJournal *journal,
                       int code)
{
  g_autoptr (GError) report = NULL;

  scriba_journal_settle (journal);
  report = scriba_journal_take_report (journal);
  g_assert_error (report, SCRIBA_ERROR, code);
}

void
journal_assert_quiet (ScribaJournal *journal)
{
  g_autoptr (GError) report = NULL;

  scriba_journal_settle (journal);
  report = scriba_journal_take_report (journal);
  g_assert_no_error (report);
}

void
journal_assert_entries (ScribaJournal *journal,
                        const char *id,
                        guint n_entries)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaJournalGame) game = journal_load (journal, id, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (game->entries->len, ==, n_entries);
  for (guint seq = 1; seq <= n_entries; seq++)
    {
      g_autofree char *payload = journal_payload (seq);

      g_assert_cmpstr (g_ptr_array_index (game->entries, seq - 1), ==, payload);
    }
}

char *
journal_path (Folder *folder,
              const char *name)
{
  return g_build_filename (folder->path, name, NULL);
}

GBytes *
journal_bytes (Folder *folder,
               const char *name)
{
  g_autofree char *path = journal_path (folder, name);

  return read_bytes (path);
}

void
journal_put_bytes (Folder *folder,
                   const char *name,
                   GBytes *bytes)
{
  g_autofree char *path = journal_path (folder, name);

  write_bytes (path, bytes);
}

/* The first file whose name begins so, or NULL. */
char *
journal_find (Folder *folder,
              const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder->path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      return g_strdup (name);

  return NULL;
}

/* Without the backups. */
void
journal_remove_library (Folder *folder)
{
  char *name;

  while ((name = journal_find (folder, "library.db")) != NULL)
    {
      g_autofree char *path = journal_path (folder, name);

      g_assert_cmpint (g_remove (path), ==, 0);
      g_free (name);
    }
}

/* Changes a database that no journal has open. */
void
journal_sql (Folder *folder,
             const char *name,
             const char *sql)
{
  g_autofree char *path = journal_path (folder, name);
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

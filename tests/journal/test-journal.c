/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writing and reading: tokens, transactions, order, failures. */

#include "journal-check.h"

static void
test_empty (Folder *folder,
            gconstpointer data)
{
  g_autofree char *deep = g_build_filename (folder->path, "not", "there", NULL);
  g_autoptr (ScribaJournal) journal = scriba_journal_new (deep, NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = journal_list (journal, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rows->len, ==, 0);
  g_assert_null (journal_load (journal, ANTONY, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_NO_GAME);
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, ANTONY);
  g_assert_cmpint (scriba_journal_get_access (journal), ==, SCRIBA_JOURNAL_WRITABLE);
  g_assert_cmpuint (scriba_journal_get_safe (journal), ==, 0);
  journal_assert_quiet (journal);
}

static void
assert_antony (ScribaJournal *journal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaJournalGame) game = journal_load (journal, ANTONY, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (game->row.id, ==, ANTONY);
  g_assert_cmpstr (game->row.game, ==, "44bce");
  g_assert_cmpstr (game->row.header, ==, "{\"players\":[\"Anna\",\"Béla\"]}");
  g_assert_cmpstr (game->row.summary, ==, "{\"year\":6}");
  g_assert_cmpint (game->row.modified, ==, 600);
  g_assert_cmpint (game->row.deleted, ==, 0);
  g_assert_true (game->row.finished);
  g_assert_cmpstr (game->box, ==, "{\"title\":\"Mine\"}");
  g_assert_cmpuint (game->head, ==, 1);
  g_assert_cmpuint (game->tip, ==, 3);
}

/* All that can be asked for, seen at once and after a start. */
static void
test_round_trip (Folder *folder,
                 gconstpointer data)
{
  const ScribaJournalMark moved = { 1, 3, 600, TRUE, "{\"year\":6}" };
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GPtrArray) rows = NULL;
  guint64 token;

  journal_add (journal, ANTONY, 1);
  journal_append (journal, ANTONY, 2);
  journal_append (journal, ANTONY, 3);
  scriba_journal_set_box (journal, ANTONY, "{\"title\":\"Mine\"}", &moved);
  journal_add (journal, BRUTUS, 0);
  journal_add (journal, CICERO, 5);
  scriba_journal_set_deleted (journal, BRUTUS, 77);
  scriba_journal_set_deleted (journal, CICERO, 78);
  scriba_journal_set_deleted (journal, CICERO, 0);
  token = scriba_journal_set_mark (journal, ANTONY, &moved);
  g_assert_cmpuint (token, ==, 10);
  g_assert_cmpuint (scriba_journal_get_last (journal), ==, 10);

  assert_antony (journal);
  journal_assert_entries (journal, ANTONY, 3);
  journal_assert_safe (journal, token);
  scriba_journal_free (g_steal_pointer (&journal));

  g_assert_false (folder_has (folder, "library.db-wal"));
  journal = journal_in (folder);
  assert_antony (journal);
  journal_assert_entries (journal, ANTONY, 3);
  journal_assert_entries (journal, BRUTUS, 0);

  rows = journal_list (journal, NULL);
  g_assert_cmpuint (rows->len, ==, 3);
  g_assert_cmpstr (((ScribaJournalRow *) rows->pdata[0])->id, ==, CICERO);
  g_assert_cmpint (((ScribaJournalRow *) rows->pdata[0])->deleted, ==, 0);
  g_assert_cmpstr (((ScribaJournalRow *) rows->pdata[1])->id, ==, BRUTUS);
  g_assert_cmpint (((ScribaJournalRow *) rows->pdata[1])->deleted, ==, 77);
  g_assert_cmpstr (((ScribaJournalRow *) rows->pdata[2])->id, ==, ANTONY);
  g_assert_cmpstr (((ScribaJournalRow *) rows->pdata[2])->summary, ==, "{\"year\":6}");
}

static void
assert_refused (ScribaJournal *journal,
                const char *id,
                guint64 token,
                const char *reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (scriba_journal_wait (journal, token, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_GAME_REFUSED);
  g_clear_error (&error);

  error = scriba_journal_get_failure (journal, id);
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_GAME_REFUSED);
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, reason);
  g_assert_null (scriba_journal_get_failure (journal, NULL));
}

static void
assert_discarded (ScribaJournal *journal,
                  const char *id,
                  guint64 token,
                  const char *reason)
{
  assert_refused (journal, id, token, reason);
  scriba_journal_discard (journal, id);
  g_assert_null (scriba_journal_get_failure (journal, id));
}

/* What would be taken for damage later is not written at all. */
static void
test_refused (Folder *folder,
              gconstpointer data)
{
  const ScribaJournalMark nowhere = { 2, 3, 0, FALSE, "" };
  const ScribaJournalMark start = { 0, 0, 0, FALSE, "" };
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, journal_add (journal, ANTONY, 2));

  assert_discarded (journal, ANTONY, journal_append (journal, ANTONY, 2), "entries that do not follow the last one");
  assert_discarded (journal, ANTONY, journal_append (journal, ANTONY, 4), "entries that do not follow the last one");
  assert_discarded (journal, BRUTUS, journal_append (journal, BRUTUS, 1), "no such game");
  assert_discarded (journal, BRUTUS, scriba_journal_set_box (journal, BRUTUS, "{}", &start), "no such game");
  assert_discarded (journal, ANTONY, scriba_journal_set_mark (journal, ANTONY, &nowhere),
                    "head or tip beyond the last entry");
  assert_discarded (journal, ANTONY, journal_add (journal, ANTONY, 5), "UNIQUE constraint failed: game.id");

  /* The library goes on. */
  journal_assert_safe (journal, journal_append (journal, ANTONY, 3));
  journal_assert_entries (journal, ANTONY, 3);
  g_assert_cmpuint (scriba_journal_get_safe (journal), ==, scriba_journal_get_last (journal));
}

/* What cannot be deleted, or had back, is told once; nothing waits for it. */
static void
test_refused_deletion (Folder *folder,
                       gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  scriba_journal_set_deleted (journal, BRUTUS, 1);
  journal_assert_safe (journal, journal_add (journal, ANTONY, 2));
  journal_assert_report (journal, SCRIBA_ERROR_GAME_REFUSED);
  journal_assert_quiet (journal);
  g_assert_null (scriba_journal_get_failure (journal, BRUTUS));
}

/* A refused game keeps no other from being saved, whatever is written together. */
static void
test_refused_alone (Folder *folder,
                    gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  guint64 brutus;

  journal_add (journal, ANTONY, 2);
  journal_assert_safe (journal, journal_add (journal, BRUTUS, 2));
  journal_append (journal, BRUTUS, 3);
  journal_append (journal, ANTONY, 3);
  journal_append (journal, ANTONY, 5);
  journal_append (journal, ANTONY, 4);
  journal_append (journal, CICERO, 1);
  brutus = journal_append (journal, BRUTUS, 4);
  journal_append (journal, ANTONY, 5);
  scriba_journal_settle (journal);

  assert_refused (journal, ANTONY, brutus, "entries that do not follow the last one");
  assert_refused (journal, CICERO, brutus, "no such game");
  g_assert_null (scriba_journal_get_failure (journal, BRUTUS));
  g_assert_cmpuint (scriba_journal_get_safe (journal), ==, scriba_journal_get_last (journal));

  /* Of a refused game nothing more is written, be it right by itself; that it is deleted, is. */
  brutus = journal_append (journal, BRUTUS, 5);
  journal_append (journal, ANTONY, 4);
  scriba_journal_set_deleted (journal, ANTONY, 77);
  scriba_journal_settle (journal);
  g_assert_cmpuint (scriba_journal_get_safe (journal), ==, scriba_journal_get_last (journal));
  scriba_journal_free (g_steal_pointer (&journal));

  journal = journal_in (folder);
  journal_assert_entries (journal, BRUTUS, 5);
  journal_assert_entries (journal, ANTONY, 3);
  journal_assert_quiet (journal);
}

/* Written whole, a game is what it should be, whatever there was of it. */
static void
test_replaced (Folder *folder,
               gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = NULL;

  journal_add (journal, ANTONY, 2);
  scriba_journal_set_deleted (journal, ANTONY, 77);
  journal_append (journal, ANTONY, 4);
  scriba_journal_settle (journal);

  game = journal_load (journal, ANTONY, NULL);
  for (guint32 seq = 3; seq <= 6; seq++)
    g_ptr_array_add (game->entries, journal_payload (seq));
  game->head = game->tip = 6;
  g_free (game->box);
  game->box = g_strdup ("{\"title\":\"Mine\"}");
  game->row.deleted = 0;
  journal_assert_safe (journal, scriba_journal_replace (journal, game));
  g_assert_null (scriba_journal_get_failure (journal, ANTONY));
  journal_assert_safe (journal, journal_append (journal, ANTONY, 7));

  g_clear_pointer (&game, scriba_journal_game_free);
  game = journal_load (journal, ANTONY, NULL);
  g_assert_cmpstr (game->box, ==, "{\"title\":\"Mine\"}");
  g_assert_cmpint (game->row.deleted, ==, 77);
  journal_assert_entries (journal, ANTONY, 7);

  /* One that is not there at all becomes one. */
  g_free (game->row.id);
  game->row.id = g_strdup (BRUTUS);
  journal_append (journal, BRUTUS, 1);
  scriba_journal_settle (journal);
  journal_assert_safe (journal, scriba_journal_replace (journal, game));
  journal_assert_entries (journal, BRUTUS, 7);
}

typedef struct
{
  GMainLoop *loop;
  guint n_calls;
  guint64 safe;
  guint64 wanted;
} Listener;

static void
changed_cb (ScribaJournal *journal,
            gpointer user_data)
{
  Listener *listener = user_data;
  guint64 safe = scriba_journal_get_safe (journal);

  g_assert_cmpuint (safe, >=, listener->safe);
  listener->safe = safe;
  listener->n_calls++;
  if (safe >= listener->wanted)
    g_main_loop_quit (listener->loop);
}

/* Tokens grow, and are told in the main context. */
static void
test_told (Folder *folder,
           gconstpointer data)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Listener listener = { .loop = loop, .wanted = 301 };
  g_autoptr (ScribaJournal) journal = scriba_journal_new (folder->path, NULL, changed_cb, &listener);

  g_assert_cmpuint (journal_add (journal, ANTONY, 0), ==, 1);
  for (guint seq = 1; seq <= 300; seq++)
    g_assert_cmpuint (journal_append (journal, ANTONY, seq), ==, seq + 1);
  g_assert_cmpuint (listener.n_calls, ==, 0);

  g_main_loop_run (loop);
  g_assert_cmpuint (listener.safe, ==, 301);
  /* Far fewer transactions than entries: what is queued is committed together. */
  g_assert_cmpuint (listener.n_calls, <, 100);
  journal_assert_entries (journal, ANTONY, 300);
}

static void
listed_cb (ScribaJournal *journal,
           GPtrArray *rows,
           const GError *error,
           gpointer user_data)
{
  GString *order = user_data;

  g_assert_no_error (error);
  g_string_append_printf (order, "list %u;", rows->len);
}

static void
loaded_cb (ScribaJournal *journal,
           const ScribaJournalGame *game,
           const GError *error,
           gpointer user_data)
{
  GString *order = user_data;

  if (error != NULL)
    {
      g_assert_null (game);
      g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_NO_GAME);
      g_string_append (order, "none;");
    }
  else
    g_string_append_printf (order, "load %u;", game->entries->len);
}

static void
test_asynchronous (Folder *folder,
                   gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GString) order = g_string_new (NULL);

  journal_add (journal, ANTONY, 4);
  scriba_journal_list_async (journal, listed_cb, order);
  scriba_journal_load_async (journal, ANTONY, loaded_cb, order);
  scriba_journal_load_async (journal, BRUTUS, loaded_cb, order);
  g_assert_cmpstr (order->str, ==, "");
  while (!g_str_has_suffix (order->str, "none;"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (order->str, ==, "list 1;load 4;none;");

  /* Nobody is told after the end. */
  scriba_journal_list_async (journal, listed_cb, order);
  scriba_journal_free (g_steal_pointer (&journal));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpstr (order->str, ==, "list 1;load 4;none;");
}

/* Two journals on one folder: the second says so, and can try again. */
static void
test_locked (Folder *folder,
             gconstpointer data)
{
  g_autoptr (ScribaJournal) first = journal_in (folder);
  g_autoptr (ScribaJournal) second = NULL;
  g_autoptr (GError) error = NULL;
  guint64 token;

  journal_assert_safe (first, journal_add (first, ANTONY, 3));
  second = journal_in (folder);
  journal_assert_report (second, SCRIBA_ERROR_LIBRARY_LOCKED);
  journal_assert_quiet (second);
  g_assert_cmpint (scriba_journal_get_access (second), ==, SCRIBA_JOURNAL_CLOSED);
  g_assert_null (journal_list (second, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_LOCKED);
  g_clear_error (&error);

  token = journal_append (second, ANTONY, 5);
  g_assert_false (scriba_journal_wait (second, token, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_LOCKED);
  journal_assert_safe (first, journal_append (first, ANTONY, 4));
  scriba_journal_free (g_steal_pointer (&first));

  scriba_journal_retry (second);
  journal_assert_safe (second, token);
  journal_assert_entries (second, ANTONY, 5);
}

/* What nobody asked for in vain stays unsaved until it helps to open the library anew. */
static void
test_reopen (Folder *folder,
             gconstpointer data)
{
  g_autoptr (ScribaJournal) first = journal_in (folder);
  g_autoptr (ScribaJournal) second = NULL;
  g_autoptr (GError) reason = NULL;
  g_autoptr (GError) failure = NULL;
  guint64 token;

  journal_assert_safe (first, journal_add (first, ANTONY, 3));
  g_assert_null (scriba_journal_dup_reason (first));
  second = journal_in (folder);
  token = journal_append (second, ANTONY, 4);
  g_assert_false (scriba_journal_wait (second, token, NULL));

  scriba_journal_reopen (second);
  failure = scriba_journal_get_failure (second, NULL);
  g_assert_error (failure, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_LOCKED);
  scriba_journal_settle (second);
  g_assert_false (scriba_journal_wait (second, token, NULL));
  reason = scriba_journal_dup_reason (second);
  g_assert_error (reason, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_LOCKED);

  scriba_journal_free (g_steal_pointer (&first));
  scriba_journal_reopen (second);
  scriba_journal_settle (second);
  journal_assert_safe (second, token);
  g_assert_null (scriba_journal_dup_reason (second));
  journal_assert_entries (second, ANTONY, 4);
}

static void
assert_renamings (ScribaJournal *journal,
                  const char *id,
                  guint n_renamings,
                  const ScribaJournalRenaming *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaJournalGame) game = journal_load (journal, id, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (game->renamings->len, ==, n_renamings);
  for (guint i = 0; i < n_renamings; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (game->renamings, ScribaJournalRenaming, i);

      g_assert_cmpuint (renaming->seq, ==, expected[i].seq);
      g_assert_cmpstr (renaming->payload, ==, expected[i].payload);
    }
}

/* A renaming concerns what there is until then, and changes neither that nor when the game was changed last. */
static void
test_renaming (Folder *folder,
               gconstpointer data)
{
  const ScribaJournalRenaming expected[] = { { 2, (char *) "one" }, { 3, (char *) "two" } };
  const ScribaJournalRenaming at_start = { 0, (char *) "three" };
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = NULL;
  guint64 token;

  journal_add (journal, ANTONY, 2);
  journal_add (journal, BRUTUS, 0);
  scriba_journal_rename (journal, ANTONY, "one", "{\"who\":1}");
  journal_append (journal, ANTONY, 3);
  scriba_journal_rename (journal, BRUTUS, "three", "{\"who\":3}");
  token = scriba_journal_rename (journal, ANTONY, "two", "{\"who\":2}");
  journal_assert_safe (journal, token);
  scriba_journal_free (g_steal_pointer (&journal));

  journal = journal_in (folder);
  assert_renamings (journal, ANTONY, 2, expected);
  assert_renamings (journal, BRUTUS, 1, &at_start);
  journal_assert_entries (journal, ANTONY, 3);
  game = journal_load (journal, ANTONY, NULL);
  g_assert_cmpstr (game->row.header, ==, "{\"players\":[\"Anna\",\"Béla\"]}");
  g_assert_cmpstr (game->row.summary, ==, "{\"who\":2}");
  g_assert_cmpint (game->row.modified, ==, journal_time + 3);

  /* A game that is written anew tells all by itself. */
  g_array_set_size (game->renamings, 0);
  journal_assert_safe (journal, scriba_journal_replace (journal, game));
  assert_renamings (journal, ANTONY, 0, NULL);
}

/* Of a game that is not there it is told, and nothing else waits for it. */
static void
test_renaming_refused (Folder *folder,
                       gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GError) failure = NULL;

  journal_assert_safe (journal, scriba_journal_rename (journal, CICERO, "one", "{}"));
  journal_assert_report (journal, SCRIBA_ERROR_GAME_REFUSED);
  failure = scriba_journal_get_failure (journal, CICERO);
  g_assert_no_error (failure);
  journal_assert_safe (journal, journal_add (journal, CICERO, 1));
}

/* A game of which something is refused gets its names all the same, whatever was known when they were asked for. */
static void
test_renaming_of_refused (Folder *folder,
                          gconstpointer data)
{
  const ScribaJournalRenaming expected[] = { { 2, (char *) "one" }, { 2, (char *) "two" } };
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  guint64 token;

  journal_assert_safe (journal, journal_add (journal, ANTONY, 2));
  token = journal_append (journal, ANTONY, 4);
  scriba_journal_rename (journal, ANTONY, "one", "{\"who\":1}");
  scriba_journal_settle (journal);
  assert_refused (journal, ANTONY, token, "entries that do not follow the last one");
  scriba_journal_rename (journal, ANTONY, "two", "{\"who\":2}");
  scriba_journal_settle (journal);
  assert_refused (journal, ANTONY, token, "entries that do not follow the last one");
  assert_renamings (journal, ANTONY, 2, expected);
  journal_assert_entries (journal, ANTONY, 2);

  /* Of one that the library does not have, all is told with its refusal. */
  token = journal_append (journal, CICERO, 1);
  scriba_journal_settle (journal);
  scriba_journal_rename (journal, CICERO, "one", "{}");
  assert_refused (journal, CICERO, token, "no such game");
  journal_assert_quiet (journal);
}

/* What is asked for is written before the journal goes. */
static void
test_closing (Folder *folder,
              gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_add (journal, ANTONY, 0);
  for (guint seq = 1; seq <= 50; seq++)
    journal_append (journal, ANTONY, seq);
  scriba_journal_free (g_steal_pointer (&journal));

  journal = journal_in (folder);
  journal_assert_entries (journal, ANTONY, 50);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add ("/journal/" name, Folder, NULL, folder_set_up, function, folder_tear_down)
  ADD ("empty", test_empty);
  ADD ("round-trip", test_round_trip);
  ADD ("refused", test_refused);
  ADD ("refused-deletion", test_refused_deletion);
  ADD ("refused-alone", test_refused_alone);
  ADD ("replaced", test_replaced);
  ADD ("told", test_told);
  ADD ("asynchronous", test_asynchronous);
  ADD ("locked", test_locked);
  ADD ("reopen", test_reopen);
  ADD ("renaming", test_renaming);
  ADD ("renaming-refused", test_renaming_refused);
  ADD ("renaming-of-refused", test_renaming_of_refused);
  ADD ("closing", test_closing);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Libraries that are damaged in every way: nothing wrong is ever read, nothing
 * that could be read is lost, and what was there is kept. */

#include <string.h>

#include "journal-check.h"

#define N_ANTONY 60
#define N_BRUTUS 25

/* The entries of both games, and a renaming. */
#define N_TEXTS (N_ANTONY + N_BRUTUS + 1)

/* Ways to damage a game. */
#define BREAK_ENTRY "UPDATE entry SET sum = 0 WHERE game = '" BRUTUS "' AND seq = 11;"
#define BREAK_BOX "UPDATE box SET sum = 0 WHERE game = '" BRUTUS "';"
#define BREAK_RENAMING "UPDATE renaming SET sum = 0 WHERE game = '" BRUTUS "' AND number = 1;"

#define STRAY(table, which) "UPDATE " table " SET game = 'nobody' WHERE game = '" BRUTUS "' AND " which ";"

/* How many places are damaged in turn, and how many of each if all that there is time for are. */
#define N_CUTS 120
#define N_FLIPS 400
#define N_CUTS_FULL 1000
#define N_FLIPS_FULL 5000

static guint
choose (guint usual,
        guint full)
{
  return g_getenv ("SCRIBA_FULL") != NULL ? full : usual;
}

/* A library of two games, in one of which somebody is called otherwise; with @backup, it has one of all of it. */
static GBytes *
make_library (Folder *folder,
              gboolean backup)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_add (journal, ANTONY, N_ANTONY);
  scriba_journal_rename (journal, ANTONY, "zero", "{\"year\":60}");
  journal_assert_safe (journal, journal_add (journal, BRUTUS, N_BRUTUS));
  if (backup)
    scriba_journal_back_up (journal);
  scriba_journal_free (g_steal_pointer (&journal));
  return journal_bytes (folder, "library.db");
}

/* Returns how many entries of a game are there, and counts the renamings too; each of them must be right. */
static guint
count_right (ScribaJournal *journal,
             const char *id,
             guint most,
             guint *n_renamings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaJournalGame) game = journal_load (journal, id, &error);

  if (game == NULL)
    {
      g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_NO_GAME);
      return 0;
    }

  g_assert_cmpuint (game->entries->len, <=, most);
  g_assert_cmpuint (game->head, <=, game->entries->len);
  g_assert_cmpuint (game->tip, <=, game->entries->len);
  g_assert_cmpstr (game->row.header, ==, "{\"players\":[\"Anna\",\"Béla\"]}");
  g_assert_cmpstr (game->box, ==, "{\"title\":\"Practice box\"}");
  for (guint seq = 1; seq <= game->entries->len; seq++)
    {
      g_autofree char *payload = journal_payload (seq);

      g_assert_cmpstr (g_ptr_array_index (game->entries, seq - 1), ==, payload);
    }
  for (guint i = 0; i < game->renamings->len; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (game->renamings, ScribaJournalRenaming, i);

      g_assert_cmpstr (id, ==, ANTONY);
      g_assert_cmpuint (i, ==, 0);
      g_assert_cmpuint (renaming->seq, ==, game->entries->len);
      g_assert_cmpstr (renaming->payload, ==, "zero");
    }
  *n_renamings += game->renamings->len;
  return game->entries->len;
}

static void
assert_kept (Folder *folder,
             GBytes *damaged)
{
  g_autofree char *aside = journal_find (folder, "library.db.damaged-");
  g_autoptr (GBytes) kept = NULL;

  g_assert_nonnull (aside);
  kept = journal_bytes (folder, aside);
  g_assert_true (g_bytes_equal (kept, damaged));
  g_assert_false (folder_has (folder, "library.db.mended"));
  g_assert_false (folder_has (folder, "library.db.unfinished"));
}

typedef enum
{
  INTACT,
  MENDED,
  REFUSED,
} Outcome;

/* Starts with a damaged library, goes on with it, and starts again. Returns what became of it, and how
 * many entries and renamings there are. */
static Outcome
survive (Folder *folder,
         GBytes *damaged,
         guint *n_texts)
{
  g_autoptr (ScribaJournal) journal = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) report = NULL;
  guint n_antony;

  journal_remove_library (folder);
  journal_put_bytes (folder, "library.db", damaged);
  journal_time += 2 * 24 * 3600;
  journal = journal_in (folder);
  rows = journal_list (journal, NULL);
  scriba_journal_maintain (journal);
  scriba_journal_settle (journal);
  report = scriba_journal_take_report (journal);

  if (scriba_journal_get_access (journal) == SCRIBA_JOURNAL_CLOSED)
    {
      g_autoptr (GBytes) after = NULL;

      g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_NEWER);
      scriba_journal_free (g_steal_pointer (&journal));
      after = journal_bytes (folder, "library.db");
      g_assert_true (g_bytes_equal (after, damaged));
      return REFUSED;
    }

  if (report != NULL)
    {
      g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED);
      assert_kept (folder, damaged);
    }
  *n_texts = 0;
  n_antony = count_right (journal, ANTONY, N_ANTONY, n_texts);
  *n_texts += n_antony + count_right (journal, BRUTUS, N_BRUTUS, n_texts);
  journal_assert_quiet (journal);

  if (n_antony > 0)
    journal_assert_safe (journal, journal_append (journal, ANTONY, n_antony + 1));
  journal_assert_safe (journal, journal_add (journal, CICERO, 2));
  scriba_journal_free (g_steal_pointer (&journal));

  journal = journal_in (folder);
  journal_assert_entries (journal, CICERO, 2);
  journal_assert_quiet (journal);
  return report != NULL ? MENDED : INTACT;
}

static void
test_truncated (Folder *folder,
                gconstpointer data)
{
  gboolean backup = GPOINTER_TO_INT (data);
  g_autoptr (GBytes) whole = make_library (folder, backup);
  gsize size = g_bytes_get_size (whole);
  guint n_cuts = choose (N_CUTS, N_CUTS_FULL);

  for (guint i = 0; i < n_cuts; i++)
    {
      /* Every page's border and its neighbours, and places between. */
      gsize length = i % 2 == 0 && i / 2 * 512 < size ? MIN (i / 2 * 512 + i % 3, size - 1) : size * i / n_cuts;
      g_autoptr (GBytes) cut = g_bytes_new_from_bytes (whole, 0, length);
      guint n_texts;
      Outcome outcome = survive (folder, cut, &n_texts);

      if (length == 0 && !backup)
        g_assert_cmpint (outcome, ==, INTACT);
      else
        g_assert_cmpint (outcome, ==, MENDED);
      if (backup)
        g_assert_cmpuint (n_texts, ==, N_TEXTS);
    }
}

static void
test_flipped (Folder *folder,
              gconstpointer data)
{
  gboolean backup = GPOINTER_TO_INT (data);
  g_autoptr (GBytes) whole = make_library (folder, backup);
  g_autoptr (GRand) rand = g_rand_new_with_seed (44);
  gsize size;
  const guchar *bytes = g_bytes_get_data (whole, &size);
  guint n_outcomes[3] = { 0 };
  guint64 n_kept = 0;
  guint n_flips = choose (N_FLIPS, N_FLIPS_FULL);

  for (guint i = 0; i < n_flips; i++)
    {
      g_autofree guchar *flipped = g_memdup2 (bytes, size);
      /* Every byte of the header that the rest hangs on, and then anywhere. */
      gsize at = i < 112 ? i : (gsize) g_rand_int_range (rand, 0, size);
      g_autoptr (GBytes) damaged = NULL;
      guint n_texts;
      Outcome outcome;

      flipped[at] ^= 1 << g_rand_int_range (rand, 0, 8);
      damaged = g_bytes_new (flipped, size);
      outcome = survive (folder, damaged, &n_texts);
      n_outcomes[outcome]++;
      if (outcome == INTACT || (outcome == MENDED && backup))
        g_assert_cmpuint (n_texts, ==, N_TEXTS);
      if (outcome == MENDED)
        n_kept += n_texts;
    }

  g_test_message ("intact %u, mended %u, refused %u", n_outcomes[INTACT], n_outcomes[MENDED], n_outcomes[REFUSED]);
  g_assert_cmpuint (n_outcomes[MENDED], >, n_flips / 4);
  /* Only the version can make a library look newer. */
  g_assert_cmpuint (n_outcomes[REFUSED], <=, n_flips / 100);
  /* Most of what a flip does not touch can be read. */
  g_assert_cmpuint (n_kept, >, n_outcomes[MENDED] * N_TEXTS / 2);
}

/* What the tables are called is known: damage to their names costs nothing, without any backup. */
static void
test_names (Folder *folder,
            gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  gsize size;
  const char *bytes = g_bytes_get_data (whole, &size);
  gsize at = 0;
  guint n_texts;
  guint n_mended = 0;

  /* They stand behind each other, at the end of the first page. */
  while (strncmp (bytes + at, "CREATE TABLE", strlen ("CREATE TABLE")) != 0)
    at++;
  for (; at < 4096; at += choose (7, 1))
    {
      g_autofree char *changed = g_memdup2 (bytes, size);
      g_autoptr (GBytes) damaged = NULL;

      changed[at] ^= 1 << g_rand_int_range (rand, 0, 8);
      damaged = g_bytes_new (changed, size);
      n_mended += survive (folder, damaged, &n_texts) == MENDED;
      if (n_texts != N_TEXTS)
        g_error ("byte %u, '%c': %u texts", (guint) at, bytes[at], n_texts);
    }
  g_test_message ("mended %u", n_mended);
  g_assert_cmpuint (n_mended, >, 100);
}

static void
test_garbage (Folder *folder,
              gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (GByteArray) noise = g_byte_array_new ();
  g_autofree guchar *zeros = g_malloc0 (g_bytes_get_size (whole));
  g_autoptr (GBytes) zeroed = g_bytes_new (zeros, g_bytes_get_size (whole));
  g_autoptr (GBytes) text = g_bytes_new_static ("{\"format\": \"scriba-game/1\"}\n", 27);
  g_autoptr (GBytes) random = NULL;
  guint n_texts;

  for (guint i = 0; i < 20000; i++)
    {
      guint8 byte = g_rand_int_range (rand, 0, 256);

      g_byte_array_append (noise, &byte, 1);
    }
  random = g_bytes_new (noise->data, noise->len);

  g_assert_cmpint (survive (folder, zeroed, &n_texts), ==, MENDED);
  g_assert_cmpuint (n_texts, ==, N_TEXTS);
  g_assert_cmpint (survive (folder, text, &n_texts), ==, MENDED);
  g_assert_cmpuint (n_texts, ==, N_TEXTS);
  g_assert_cmpint (survive (folder, random, &n_texts), ==, MENDED);
  g_assert_cmpuint (n_texts, ==, N_TEXTS);
}

/* Mends the library; so many games are whole and so many are not, with the help of the backup. */
static ScribaJournal *
mend (Folder *folder,
      int n_whole,
      int n_in_part)
{
  ScribaJournal *journal = journal_in (folder);
  g_autoptr (GError) report = NULL;
  const ScribaErrorFacts *facts;

  scriba_journal_maintain (journal);
  scriba_journal_settle (journal);
  report = scriba_journal_take_report (journal);
  g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED);
  facts = scriba_error_get_facts (report);
  g_assert_cmpint (facts->lowest, ==, n_whole);
  g_assert_cmpint (facts->highest, ==, n_in_part);
  g_assert_true (g_str_has_prefix (facts->file, "library.db.damaged-"));
  g_assert_true (g_str_has_prefix (facts->found, "library-"));
  return journal;
}

/* Nothing came after the backup: what was damaged is whole again. */
static void
test_facts (Folder *folder,
            gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (ScribaJournal) journal = NULL;

  journal_sql (folder, "library.db", "UPDATE entry SET payload = replace (payload, 'pay', 'bay') WHERE game = '" BRUTUS "' AND seq = 11");
  journal = mend (folder, 2, 0);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
}

/* What came after the backup is missing in one game; the other one did not change. */
static void
test_facts_behind (Folder *folder,
                   gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_time += 60;
  journal_assert_safe (journal, journal_append (journal, BRUTUS, N_BRUTUS + 1));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "UPDATE entry SET sum = 0 WHERE game = '" BRUTUS "' AND seq IN (11, 26)");
  journal = mend (folder, 1, 1);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
}

/* A row that is lost is whole in the backup if nothing was written since. */
static void
test_facts_lost (Folder *folder,
                 gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (ScribaJournal) journal = NULL;

  journal_sql (folder, "library.db", "UPDATE game SET sum = 0 WHERE id = '" BRUTUS "'");
  journal = mend (folder, 2, 0);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
}

/* What somebody is called comes back from the backup; whether that is the last word nobody knows. */
static void
test_renaming_lost (Folder *folder,
                    gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = NULL;

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  scriba_journal_back_up (journal);
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "UPDATE renaming SET seq = seq + 1 WHERE game = '" BRUTUS "'");
  journal = mend (folder, 1, 1);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
  game = journal_load (journal, BRUTUS, NULL);
  g_assert_cmpuint (game->renamings->len, ==, 1);
  g_assert_cmpuint (g_array_index (game->renamings, ScribaJournalRenaming, 0).seq, ==, N_BRUTUS);
}

/* A row that says it is of another game leaves its own one without a trace; only the backup tells that it was there. */
static void
test_strayed (Folder *folder,
              gconstpointer damage)
{
  const ScribaJournalMark mark = { N_BRUTUS - 1, N_BRUTUS - 1, journal_time + 1, FALSE, "{}" };
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = NULL;

  /* The last entry is one that was taken back. */
  scriba_journal_rename (journal, BRUTUS, "one", "{}");
  journal_assert_safe (journal, scriba_journal_set_mark (journal, BRUTUS, &mark));
  scriba_journal_back_up (journal);
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", damage);
  journal = journal_in (folder);
  scriba_journal_maintain (journal);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
  game = journal_load (journal, BRUTUS, NULL);
  g_assert_cmpuint (game->head, ==, N_BRUTUS - 1);
  g_assert_cmpuint (game->renamings->len, ==, 1);
}

static void
assert_renamings (ScribaJournal *journal,
                  guint n_renamings,
                  const ScribaJournalRenaming *expected)
{
  g_autoptr (ScribaJournalGame) game = journal_load (journal, BRUTUS, NULL);

  g_assert_cmpuint (game->renamings->len, ==, n_renamings);
  for (guint i = 0; i < n_renamings; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (game->renamings, ScribaJournalRenaming, i);

      g_assert_cmpuint (renaming->seq, ==, expected[i].seq);
      g_assert_cmpstr (renaming->payload, ==, expected[i].payload);
    }
}

/* What came after the backup and is sound is kept, whatever else of the game the backup has to give. */
static void
test_renamed_since (Folder *folder,
                    gconstpointer damage)
{
  const ScribaJournalRenaming expected[] = { { N_BRUTUS, (char *) "one" } };
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = NULL;

  scriba_journal_set_deleted (journal, BRUTUS, journal_time);
  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", damage);
  journal_time += 60;
  journal = mend (folder, 2, 0);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
  assert_renamings (journal, 1, expected);
  game = journal_load (journal, BRUTUS, NULL);
  g_assert_cmpint (game->row.deleted, ==, journal_time - 60);
  g_assert_cmpstr (game->row.summary, ==, "{\"entries\":25,\"renamings\":1}");
}

/* The same if the row is lost; nobody knows then whether that was all. */
static void
test_renamed_and_lost (Folder *folder,
                       gconstpointer data)
{
  const ScribaJournalRenaming expected[] = { { N_BRUTUS, (char *) "one" } };
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "UPDATE game SET sum = 0 WHERE id = '" BRUTUS "'");
  journal_time += 60;
  journal = mend (folder, 1, 1);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
  assert_renamings (journal, 1, expected);
}

/* The backup has what is not sound, and the library what came after it. */
static void
test_renamings_of_both (Folder *folder,
                        gconstpointer damage)
{
  const ScribaJournalRenaming expected[] = { { N_BRUTUS, (char *) "one" }, { N_BRUTUS, (char *) "two" } };
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  scriba_journal_back_up (journal);
  scriba_journal_settle (journal);
  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "two", "{}"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", damage);
  journal_time += 60;
  journal = mend (folder, 1, 1);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
  assert_renamings (journal, 2, expected);
}

/* A game that was written anew has the names in itself, and the backup's renamings would exchange them again. */
static void
test_renamings_of_another (Folder *folder,
                           gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = journal_load (journal, BRUTUS, NULL);

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  scriba_journal_back_up (journal);
  scriba_journal_settle (journal);
  g_free (game->row.header);
  game->row.header = g_strdup ("{\"players\":[\"Bea\",\"Béla\"]}");
  journal_assert_safe (journal, scriba_journal_replace (journal, game));
  journal_assert_safe (journal, journal_append (journal, BRUTUS, N_BRUTUS + 1));
  journal_assert_safe (journal, journal_append (journal, BRUTUS, N_BRUTUS + 2));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "UPDATE entry SET sum = 0 WHERE game = '" BRUTUS "' AND seq = 27");
  journal_time += 60;
  journal = mend (folder, 1, 1);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS + 1);
  assert_renamings (journal, 0, NULL);
}

/* Where a renaming is lost for good, the summary does not tell of it any more. */
static void
test_renaming_dropped (Folder *folder,
                       gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) antony = NULL;
  g_autoptr (ScribaJournalGame) brutus = NULL;

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{\"who\":1}"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", BREAK_RENAMING);
  journal = journal_in (folder);
  brutus = journal_load (journal, BRUTUS, NULL);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  g_assert_cmpuint (brutus->renamings->len, ==, 0);
  g_assert_cmpstr (brutus->row.summary, ==, "{\"entries\":25,\"renamings\":0}");
  antony = journal_load (journal, ANTONY, NULL);
  g_assert_cmpstr (antony->row.summary, ==, "{\"year\":60}");
}

/* What is recorded in the place of what was lost is later than all renamings. */
static void
test_cut_before_renaming (Folder *folder,
                          gconstpointer data)
{
  const ScribaJournalRenaming expected[] = { { 9, (char *) "one" } };
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "UPDATE entry SET sum = 0 WHERE game = '" BRUTUS "' AND seq = 10");
  journal = journal_in (folder);
  journal_assert_entries (journal, BRUTUS, 9);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  assert_renamings (journal, 1, expected);
}

/* So it is where the backup has fewer entries than there were. */
static void
test_backed_up_before_renaming (Folder *folder,
                                gconstpointer data)
{
  const ScribaJournalRenaming expected[] = { { N_BRUTUS, (char *) "one" } };
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_append (journal, BRUTUS, N_BRUTUS + 1);
  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "UPDATE entry SET sum = 0 WHERE game = '" BRUTUS "' AND seq IN (10, 26)");
  journal_time += 60;
  journal = mend (folder, 1, 1);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
  assert_renamings (journal, 1, expected);
}

/* The same when the damage is found as soon as the library is opened. */
static ScribaJournal *
open_mended (Folder *folder,
             int n_whole,
             int n_in_part)
{
  ScribaJournal *journal = journal_in (folder);
  g_autoptr (GError) report = NULL;

  scriba_journal_settle (journal);
  report = scriba_journal_take_report (journal);
  g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED);
  g_assert_cmpint (scriba_error_get_facts (report)->lowest, ==, n_whole);
  g_assert_cmpint (scriba_error_get_facts (report)->highest, ==, n_in_part);
  return journal;
}

/* A table that is gone is found out when the library is opened. Without a backup nobody knows what was in it. */
static void
test_renamings_gone (Folder *folder,
                     gconstpointer data)
{
  gboolean backup = GPOINTER_TO_INT (data);
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = NULL;

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  if (backup)
    scriba_journal_back_up (journal);
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "DROP TABLE renaming");

  journal = open_mended (folder, 0, 2);
  journal_assert_entries (journal, ANTONY, N_ANTONY);
  game = journal_load (journal, BRUTUS, NULL);
  g_assert_cmpuint (game->entries->len, ==, N_BRUTUS);
  g_assert_cmpuint (game->renamings->len, ==, backup ? 1 : 0);
}

/* The first version has no such table, so that nothing was in it. */
static void
test_version_1 (Folder *folder,
                gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = NULL;

  journal_sql (folder, "library.db", "DROP TABLE renaming; DROP TABLE care; PRAGMA user_version = 1");
  journal = open_mended (folder, 2, 0);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
}

/* A library that only says that it is of the first version still has what it has. */
static void
test_version_changed (Folder *folder,
                      gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (ScribaJournalGame) game = NULL;

  journal_assert_safe (journal, scriba_journal_rename (journal, BRUTUS, "one", "{}"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", "PRAGMA user_version = 1");
  journal = open_mended (folder, 2, 0);
  game = journal_load (journal, BRUTUS, NULL);
  g_assert_cmpuint (game->renamings->len, ==, 1);
}

/* Without a check, a game that is opened is found out too; without a backup, its beginning is kept. */
static void
test_found_when_read (Folder *folder,
                      gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, FALSE);
  g_autoptr (ScribaJournal) journal = NULL;

  journal_sql (folder, "library.db", "DELETE FROM entry WHERE game = '" ANTONY "' AND seq = 41");
  journal = journal_in (folder);
  journal_assert_quiet (journal);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
  journal_assert_entries (journal, ANTONY, 40);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  journal_assert_safe (journal, journal_append (journal, ANTONY, 41));
}

/* A game that was removed for good is not brought back by a backup. */
static void
test_removed_stays_removed (Folder *folder,
                            gconstpointer data)
{
  g_autoptr (GBytes) whole = make_library (folder, TRUE);
  g_autoptr (ScribaJournal) journal = NULL;

  journal_sql (folder, "library.db", "PRAGMA foreign_keys = ON; DELETE FROM game WHERE id = '" BRUTUS "';"
                                     "UPDATE entry SET sum = 0 WHERE seq = 50");
  journal = journal_in (folder);
  scriba_journal_maintain (journal);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  journal_assert_entries (journal, ANTONY, N_ANTONY);
  g_assert_null (journal_load (journal, BRUTUS, NULL));
}

/* The database of another program is left as it is. */
static void
test_foreign (Folder *folder,
              gconstpointer data)
{
  static const char * const strangers[] = {
    "CREATE TABLE song (title TEXT); INSERT INTO song VALUES ('Vale')",
    "PRAGMA application_id = 42",
    "PRAGMA user_version = 7",
    "PRAGMA application_id = 42; PRAGMA user_version = 2; CREATE TABLE game (id TEXT); CREATE TABLE entry (game TEXT)",
    "PRAGMA journal_mode = WAL; CREATE TABLE song (title TEXT); INSERT INTO song VALUES ('Vale')",
    "PRAGMA auto_vacuum = FULL; PRAGMA page_size = 65536; CREATE TABLE song (title TEXT)",
    "PRAGMA encoding = 'UTF-16'; CREATE TABLE song (title TEXT); CREATE INDEX title ON song (title)",
    "CREATE VIEW game AS SELECT 1 AS id; CREATE VIEW box AS SELECT 1; CREATE VIEW entry AS SELECT 1; CREATE VIEW care AS SELECT 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    {
      g_autoptr (ScribaJournal) journal = NULL;
      g_autoptr (GBytes) before = NULL;
      g_autoptr (GBytes) after = NULL;

      journal_remove_library (folder);
      journal_sql (folder, "library.db", strangers[i]);
      before = journal_bytes (folder, "library.db");
      journal = journal_in (folder);
      scriba_journal_maintain (journal);
      journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_FOREIGN);
      g_assert_false (scriba_journal_wait (journal, journal_add (journal, ANTONY, 1), NULL));
      scriba_journal_retry (journal);
      journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_FOREIGN);
      scriba_journal_free (g_steal_pointer (&journal));
      after = journal_bytes (folder, "library.db");
      g_assert_true (g_bytes_equal (before, after));
      g_assert_false (folder_has (folder, "backups"));
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, data, function) g_test_add ("/damage/" name, Folder, data, folder_set_up, function, folder_tear_down)
  ADD ("truncated", GINT_TO_POINTER (FALSE), test_truncated);
  ADD ("truncated-with-backup", GINT_TO_POINTER (TRUE), test_truncated);
  ADD ("flipped", GINT_TO_POINTER (FALSE), test_flipped);
  ADD ("flipped-with-backup", GINT_TO_POINTER (TRUE), test_flipped);
  ADD ("names", NULL, test_names);
  ADD ("garbage", NULL, test_garbage);
  ADD ("facts", NULL, test_facts);
  ADD ("facts-behind", NULL, test_facts_behind);
  ADD ("facts-lost", NULL, test_facts_lost);
  ADD ("renaming-lost", NULL, test_renaming_lost);
  ADD ("strayed-renaming", STRAY ("renaming", "1"), test_strayed);
  ADD ("strayed-entry", STRAY ("entry", "seq = 25"), test_strayed);
  ADD ("renamed-since", BREAK_ENTRY, test_renamed_since);
  ADD ("renamed-since-box", BREAK_BOX, test_renamed_since);
  ADD ("renamed-and-lost", NULL, test_renamed_and_lost);
  ADD ("renamings-of-both", BREAK_RENAMING, test_renamings_of_both);
  ADD ("renamings-of-both-entry", BREAK_RENAMING BREAK_ENTRY, test_renamings_of_both);
  ADD ("renamings-of-another", NULL, test_renamings_of_another);
  ADD ("renaming-dropped", NULL, test_renaming_dropped);
  ADD ("cut-before-renaming", NULL, test_cut_before_renaming);
  ADD ("backed-up-before-renaming", NULL, test_backed_up_before_renaming);
  ADD ("renamings-gone", GINT_TO_POINTER (FALSE), test_renamings_gone);
  ADD ("renamings-gone-with-backup", GINT_TO_POINTER (TRUE), test_renamings_gone);
  ADD ("version-1", NULL, test_version_1);
  ADD ("version-changed", NULL, test_version_changed);
  ADD ("found-when-read", NULL, test_found_when_read);
  ADD ("removed-stays-removed", NULL, test_removed_stays_removed);
  ADD ("foreign", NULL, test_foreign);

  return g_test_run ();
}

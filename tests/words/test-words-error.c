/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about errors, numbers and rulings. */

#include <errno.h>
#include <locale.h>
#include <string.h>

#include "scriba-words.h"

static char *
words_of (ScribaError code,
          const char *path,
          const char *found,
          const char *choices,
          gint64 lowest,
          gint64 highest)
{
  g_autoptr (GError) error = NULL;

  scriba_error_set (&error, code, path, found, choices, lowest, highest);
  scriba_error_set_file (error, "night.json");

  return scriba_words_error (error);
}

static void
test_example (void)
{
  g_autofree char *line = words_of (SCRIBA_ERROR_EXPECTED_NUMBERS, "boards.Antony.political.stack[1].ambition",
                                    "\"two\"", NULL, 0, 0);

  g_assert_cmpstr (line, ==,
                   "night.json: boards.Antony.political.stack[1].ambition: "
                   "expected a list of whole numbers, found \"two\"");
}

static void
test_every_code (void)
{
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint code = SCRIBA_ERROR_UNREADABLE; code <= SCRIBA_ERROR_LIBRARY_MENDED; code++)
    {
      g_autofree char *line = words_of (code, "im", "\"Nero\"", "a, b", 1, 5);
      gboolean expects = code > SCRIBA_ERROR_UNDRAWABLE && code < SCRIBA_ERROR_GAME_REFUSED;

      g_assert_true (g_str_has_prefix (line, "night.json: im: "));
      g_assert_cmpuint (strlen (line), >, strlen ("night.json: im: ") + 10);
      g_assert_cmpint (strstr (line, "expected ") != NULL, ==, expects);
      g_assert_null (strchr (line, '\n'));
      g_assert_true (g_hash_table_add (sentences, g_steal_pointer (&line)));
    }
}

static void
test_sentences (void)
{
  const struct
  {
    ScribaError code;
    const char *path;
    const char *found;
    const char *choices;
    gint64 lowest;
    gint64 highest;
    const char *line;
  } cases[] = {
    { SCRIBA_ERROR_UNREADABLE, NULL, g_strerror (ENOENT), NULL, 0, 0,
      "night.json: cannot be read: there is no such file" },
    { SCRIBA_ERROR_UNWRITABLE, NULL, g_strerror (ENOENT), NULL, 0, 0,
      "night.json: cannot be written: there is no such folder" },
    { SCRIBA_ERROR_UNWRITABLE, NULL, g_strerror (ENOTDIR), NULL, 0, 0,
      "night.json: cannot be written: a file stands where its folder should be" },
    { SCRIBA_ERROR_UNREMOVABLE, NULL, g_strerror (EACCES), NULL, 0, 0,
      "night.json: cannot be removed: this is not permitted" },
    { SCRIBA_ERROR_UNDRAWABLE, NULL, g_strerror (ENOMEM), NULL, 0, 0,
      "night.json: cannot be drawn: there is not enough memory" },
    { SCRIBA_ERROR_TOO_LARGE, NULL, NULL, NULL, 0, 8388608, "night.json: expected at most 8388608 bytes" },
    { SCRIBA_ERROR_TOO_DEEP, NULL, NULL, NULL, 0, 32, "night.json: expected at most 32 levels of nesting" },
    { SCRIBA_ERROR_TOO_DEEP, NULL, "1:1025", NULL, 0, 32,
      "night.json: expected at most 32 levels of nesting, found something else at line 1, column 1025" },
    { SCRIBA_ERROR_TOO_MANY_KEYS, NULL, "2:11891", NULL, 0, 1000,
      "night.json: expected at most 1000 keys in an object, found something else at line 2, column 11891" },
    { SCRIBA_ERROR_NOT_UTF8, NULL, "3:4", NULL, 0, 0,
      "night.json: expected UTF-8 text without a byte order mark, found something else at line 3, column 4" },
    { SCRIBA_ERROR_NOT_JSON, NULL, "3:14", NULL, 0, 0,
      "night.json: expected JSON, found something else at line 3, column 14" },
    { SCRIBA_ERROR_REPEATED_KEY, "boards", "\"Antony\"", NULL, 0, 0,
      "night.json: boards: expected every key once, found \"Antony\" twice" },
    { SCRIBA_ERROR_MISSING, "im", NULL, NULL, 0, 0, "night.json: im: expected this key, found nothing" },
    { SCRIBA_ERROR_EXPECTED_RANGE, "tiles.social.authority", "10000", NULL, -999, 9999,
      "night.json: tiles.social.authority: expected a whole number from -999 to 9999, found 10000" },
    { SCRIBA_ERROR_EXPECTED_CHOICE, "senate[0]", "\"naval\"", "political, military, social", 0, 0,
      "night.json: senate[0]: expected one of: political, military, social, found \"naval\"" },
    { SCRIBA_ERROR_EXPECTED_LENGTH, "players", "2", NULL, 3, 5,
      "night.json: players: expected a list of length 3 to 5, found 2" },
    { SCRIBA_ERROR_EXPECTED_LENGTH, "senate", "3", NULL, 2, 2,
      "night.json: senate: expected a list of length 2, found 3" },
    { SCRIBA_ERROR_IM_SUPPORT, "boards.Augustus.political.for", "{…}", NULL, 0, 0,
      "night.json: boards.Augustus.political.for: "
      "expected nothing, because the IM gives no support to others, found {…}" },
    { SCRIBA_ERROR_NO_GAME, NULL, "42", NULL, 0, 0, "night.json: expected a game that is in the library, found 42" },
    { SCRIBA_ERROR_LIBRARY_NEWER, NULL, "3", NULL, 0, 1,
      "night.json: comes from a newer version of Scriba, and is left as it is" },
    { SCRIBA_ERROR_LIBRARY_MENDED, NULL, NULL, NULL, 12, 1,
      "night.json: was damaged, and is kept. In the new library: 12 whole, 1 in part" },
    { SCRIBA_ERROR_LIBRARY_MENDED, NULL, "library-20261130-180000Z.db", NULL, 12, 0,
      "night.json: was damaged, and is kept. In the new library: 12 whole, "
      "with the help of the backup library-20261130-180000Z.db" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = words_of (cases[i].code, cases[i].path, cases[i].found, cases[i].choices, cases[i].lowest, cases[i].highest);

      g_assert_cmpstr (line, ==, cases[i].line);
    }
}

/* Whatever a file is called or holds, an error is one line. */
static void
test_one_line (void)
{
  g_autofree char *line = scriba_words_one_line ("a\nb\tc\033[1m\xff\xe2\x80\xa8\xe2\x80\xae" "é");
  g_autoptr (GError) foreign = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOSPC, "two\nlines");
  g_autofree char *told = scriba_words_error (foreign);

  g_assert_cmpstr (line, ==, "a\\u000ab\\u0009c\\u001b[1m\xef\xbf\xbd\\u2028\\u202eé");
  g_assert_cmpstr (told, ==, "two\\u000alines");
}

static void
assert_amount (gint64 value,
               guint n_unknown,
               const char *expected)
{
  g_autofree char *amount = scriba_words_amount (value, n_unknown);

  g_assert_cmpstr (amount, ==, expected);
}

static void
test_amounts (void)
{
  g_autofree char *gain = scriba_words_signed (3);
  g_autofree char *loss = scriba_words_signed (-1);
  g_autofree char *nothing = scriba_words_signed (0);
  g_autofree char *unknown = scriba_words_gain ((ScribaNumber) SCRIBA_UNKNOWN);

  assert_amount (12, 0, "12");
  assert_amount (12, 2, "12 + ?");
  assert_amount (0, 0, "0");
  assert_amount (0, 1, "?");
  assert_amount (-3, 0, "−3");
  assert_amount (G_MININT64, 0, "−9223372036854775808");
  g_assert_cmpstr (gain, ==, "+3");
  g_assert_cmpstr (loss, ==, "−1");
  g_assert_cmpstr (nothing, ==, "0");
  g_assert_cmpstr (unknown, ==, "+?");
}

static void
test_rulings (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_settings = 0;

  /* As many as rules/44bce.md marks; four of them a table can change. */
  g_assert_cmpuint (scriba_words_n_rulings (), ==, 20);

  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);

      g_assert_true (g_hash_table_add (ids, (char *) ruling.id));
      g_assert_true (*ruling.title != '\0');
      g_assert_true (g_str_has_suffix (ruling.text, "."));
      g_assert_true (g_str_has_suffix (ruling.reason, "."));
      n_settings += ruling.setting;
    }
  g_assert_cmpuint (n_settings, ==, 4);
}

/* Only the five settings can be chosen, and come first. */
static void
test_caesar_rulings (void)
{
  static const char * const settings[] = {
    [CAESAR_RULING_FIRST] = "First turn",
    [CAESAR_RULING_BONUS_TO] = "Bonus tiles go to",
    [CAESAR_RULING_MIGHT] = "Might turns over",
    [CAESAR_RULING_SENATE_NEEDS_CONTROL] = "Senate tiles need control",
    [CAESAR_RULING_BOTH_LAST] = "Both last tokens at once",
  };
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  /*
   * The 12 that rules/caesar.md marks, of which Might's is two, that hands are not recorded, and what the formats page
   * adds: the bonus tile of a tie, and when the end is looked for.
   */
  g_assert_cmpuint (scriba_words_n_caesar_rulings (), ==, 16);

  for (guint i = 0; i < scriba_words_n_caesar_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_caesar_ruling (i);

      g_assert_true (g_hash_table_add (ids, (char *) ruling.id));
      g_assert_true (g_str_has_suffix (ruling.text, "."));
      g_assert_true (g_str_has_suffix (ruling.reason, "."));
      g_assert_cmpint (ruling.setting, ==, i <= CAESAR_RULING_BOTH_LAST);
      if (ruling.setting)
        g_assert_cmpstr (scriba_words_caesar_setting (i), ==, settings[i]);
    }
}

int
main (int argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/error/example", test_example);
  g_test_add_func ("/words/error/every-code", test_every_code);
  g_test_add_func ("/words/error/sentences", test_sentences);
  g_test_add_func ("/words/error/one-line", test_one_line);
  g_test_add_func ("/words/amounts", test_amounts);
  g_test_add_func ("/words/rulings", test_rulings);
  g_test_add_func ("/words/caesar-rulings", test_caesar_rulings);

  return g_test_run ();
}

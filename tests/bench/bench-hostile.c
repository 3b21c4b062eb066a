/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench-hostile TREE: what readers of files do with what is made to keep them busy, at three sizes each. Times are
 * those that a processor works for it; what grows nearly with the square of the size is marked.
 */

#include <math.h>
#include <string.h>
#include <sys/resource.h>

#include "bench-clock.h"
#include "files-check.h"
#include "scriba-json.h"
#include "scriba-store.h"

#define SIZES 3
#define SMALLEST 131072       /* bytes of a value, for every key of every file */
#define SMALLEST_LIST 2097152 /* bytes of a list of what a file may have; the largest is of 8 MiB */
#define QUADRATIC 3

/* Readers */

typedef enum
{
  BOX,
  CAESAR_BOX,
  YEAR,
  SCORE,
  MOVES,
  GAME,
  CAESAR_GAME,
  N_KINDS,
} FileKind;

static const struct
{
  const char *name;
  const char *good; /* a file of the tree that it takes */
  Reader read;
} kinds[N_KINDS] = {
  [BOX] = { "box", "tests/fixtures/practice-box.json", read_box },
  [CAESAR_BOX] = { "box of Caesar!", "data/boxes/caesar.json", read_caesar_box },
  [YEAR] = { "year", "tests/fixtures/practice-year.json", read_resolve },
  [SCORE] = { "score", "tests/fixtures/practice-score.json", read_score },
  [MOVES] = { "moves", "tests/cli/caesar-example.json", read_moves },
  [GAME] = { "game", "tests/samples/four.scriba", read_game },
  [CAESAR_GAME] = { "game of Caesar!", "tests/samples/caesar.scriba", read_game },
};

/*
 * Hostile values: one thing again and again. In it # is its number, < the number before, ^ that number and at most
 * 31, * a text that is different each time, while g_str_hash() takes it for the same.
 */

typedef struct
{
  const char *what;
  const char *open;
  const char *each;
  const char *between;
  const char *close;
} Value;

/* Two more are around it. */
#define NESTED "[[[[[[[[[[[[[[[[[[[[[[[[[[[[0]]]]]]]]]]]]]]]]]]]]]]]]]]]]"

static const Value values[] = {
  { "a long text", "\"", "aaaaaaaa", "", "\"" },
  { "a blank text", "\"", "        ", "", "\"" },
  { "escapes", "\"", "\\u0117\\n", "", "\"" },
  { "a long number", "", "12345678", "", "" },
  { "numbers", "[", "1", ",", "]" },
  { "texts", "[", "\"a\"", ",", "]" },
  { "lists", "[", "[]", ",", "]" },
  { "objects", "[", "{}", ",", "]" },
  { "what is no JSON at the end of many", "[", "{\"a\":[1,null]}", ",", ",x]" },
  { "nesting to the limit", "[", NESTED, ",", "]" },
  { "nesting beyond it", "", "[", "", "" },
  { "nesting of objects beyond it", "", "{\"a\":", "", "" },
  { "keys", "{", "\"k#\":0", ",", "}" },
  { "keys of one hash", "{", "\"*\":0", ",", "}" },
  { "a key repeated", "{", "\"a\":0", ",", "}" },
  { "a key repeated within many", "{", "\"k#\":0,\"k<\":0", ",", "}" },
};

#define PLAYER(list) "[{\"name\":\"A\",\"" list "\":["
#define ENTRY(parent, before, kind, args) \
  "{\"seq\":#,\"parent\":" parent ",\"before\":" before ",\"kind\":\"" kind "\",\"at\":\"2026-11-27T20:00:17+01:00\",\"args\":{" args "}}"
#define AFTER_ALL "],\"head\":0,\"tip\":0"

/* Lists that a file may have as long as it will. */
static const struct
{
  FileKind kind;
  const char *key;
  Value value;
} lists[] = {
  { BOX, "note", { "objects that nobody reads", "[", "{}", ",", "]" } },
  { BOX, "note", { "nesting that nobody reads", "[", NESTED, ",", "]" } },
  { BOX, "note", { "numbers that nobody reads", "[", "1", ",", "]" } },
  { BOX, "recruits", { "recruits", "[", "{\"id\":\"r#\",\"field\":null}", ",", "]" } },
  { BOX, "recruits", { "recruits, the last of them wrong", "[", "{\"id\":\"r#\",\"field\":null}", ",", ",{}]" } },
  { BOX, "recruits", { "recruits of one hash", "[", "{\"id\":\"*\",\"field\":null}", ",", "]" } },
  { BOX, "structures", { "structures", "[", "{\"id\":\"s#\",\"title\":\"<b>&\\u0117\"}", ",", "]" } },
  { BOX, "structures", { "effects of a structure", "[{\"id\":\"s\",\"effects\":[", "{\"kind\":\"manual\",\"text\":\"<b>#\"}", ",", "]}]" } },
  { BOX, "statues", { "statues of one hash", "[", "{\"id\":\"*\"}", ",", "]" } },
  { SCORE, "players", { "tiles", PLAYER ("allegiance"), "{\"field\":\"social\"}", ",", "]}]" } },
  { SCORE, "players", { "structures", PLAYER ("structures"), "{\"name\":\"<b>&\\u0117 #\"}", ",", "]}]" } },
  { SCORE, "players", { "recruits", PLAYER ("recruits"), "{\"field\":\"social\",\"ambition\":[1,null]}", ",", "]}]" } },
  { SCORE, "players", { "recruits, the last of them wrong", PLAYER ("recruits"), "{\"field\":\"social\"}", ",", ",{}]}]" } },
  { MOVES, "moves", { "moves", "[", "{\"by\":\"caesar\",\"cannot_place\":true}", ",", "]" } },
  { GAME, "log", { "entries", "[", ENTRY ("<", "<", "pass", "\"seat\":0"), ",", AFTER_ALL } },
  { GAME, "log", { "entries, the last of them wrong", "[", ENTRY ("<", "<", "pass", "\"seat\":0"), ",", ",{}" AFTER_ALL } },
  { GAME, "log", { "names", "[", ENTRY ("<", "<", "name", "\"seat\":0,\"name\":\"<b>&\\u0117 #\""), ",", AFTER_ALL } },
  { GAME, "log", { "branches", "[", ENTRY ("^", "<", "pass", "\"seat\":0"), ",", AFTER_ALL } },
  { GAME, "log", { "jumps to and fro", "[", ENTRY ("0", "<", "pass", "\"seat\":0"), ",", "],\"head\":0,\"tip\":#" } },
  { CAESAR_GAME, "log", { "entries", "[", ENTRY ("<", "<", "begin", "\"side\":\"caesar\""), ",", AFTER_ALL } },
  { CAESAR_GAME, "log", { "names", "[", ENTRY ("<", "<", "name", "\"side\":\"pompey\",\"name\":\"<b>&\\u0117 #\""), ",", AFTER_ALL } },
  { CAESAR_GAME, "log", { "branches", "[", ENTRY ("^", "<", "begin", "\"side\":\"caesar\""), ",", AFTER_ALL } },
  { CAESAR_GAME, "log", { "jumps to and fro", "[", ENTRY ("0", "<", "begin", "\"side\":\"caesar\""), ",", "],\"head\":0,\"tip\":#" } },
};

static void
append_thing (GString *text,
              const char *thing,
              guint number)
{
  for (const char *p = thing; *p != '\0'; p++)
    {
      if (*p == '#')
        g_string_append_printf (text, "%u", number);
      else if (*p == '<' && p[1] != 'b')
        g_string_append_printf (text, "%u", number - 1);
      else if (*p == '^')
        g_string_append_printf (text, "%u", MIN (number - 1, 31));
      else if (*p == '*')
        for (guint bit = 0; bit < 20; bit++)
          g_string_append (text, (number >> bit & 1) != 0 ? "b!" : "aB");
      else
        g_string_append_c (text, *p);
    }
}

static char *
make_value (const Value *value,
            gsize size)
{
  GString *text = g_string_new (value->open);
  guint number = 0;

  while (text->len < size)
    {
      if (number > 0)
        g_string_append (text, value->between);
      append_thing (text, value->each, ++number);
    }
  append_thing (text, value->close, number);
  return g_string_free_and_steal (text);
}

/* Measuring */

static JsonNode *
read_good (const char *tree,
           FileKind kind)
{
  g_autofree char *path = g_build_filename (tree, kinds[kind].good, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = scriba_store_read (path, &error);
  JsonNode *node = bytes != NULL ? scriba_json_parse (bytes, &error) : NULL;

  if (node == NULL)
    g_error ("%s: %s", path, error->message);
  return node;
}

/* A good file with a hostile value at a key; a log brings what is told of its end. */
static char *
spoil (JsonNode *good,
       const char *key,
       const char *value)
{
  g_autofree char *whole = json_to_string (good, FALSE);
  g_autoptr (JsonNode) copy = json_from_string (whole, NULL);
  JsonObject *object = json_node_get_object (copy);
  g_autofree char *text = NULL;
  g_auto (GStrv) halves = NULL;

  json_object_set_string_member (object, key, "HOSTILE");
  if (g_str_equal (key, "log") && strstr (value, "\"head\":") != NULL)
    {
      json_object_remove_member (object, "head");
      json_object_remove_member (object, "tip");
    }
  text = json_to_string (copy, FALSE);
  halves = g_strsplit (text, "\"HOSTILE\"", 2);
  return g_strconcat (halves[0], value, halves[1], NULL);
}

static double
time_reading (const char *text,
              FileKind kind,
              gboolean *taken)
{
  double start = bench_clock_seconds (CLOCK_THREAD_CPUTIME_ID);

  *taken = read_text (text, -1, kinds[kind].read, NULL);
  return bench_clock_seconds (CLOCK_THREAD_CPUTIME_ID) - start;
}

static void
print_growth (FileKind kind,
              const char *what,
              gsize smallest,
              const double *costs,
              const char *taken)
{
  double growth = sqrt (costs[SIZES - 1] / costs[0]);

  g_print ("hostile %s, %s:", kinds[kind].name, what);
  for (guint i = 0; i < SIZES; i++)
    g_print (" %" G_GSIZE_FORMAT ": %.1f ms;", smallest << i, costs[i] * 1000);
  g_print (" growth per doubling: %.2f%s%s\n", growth, growth >= QUADRATIC ? " QUADRATIC" : "", taken);
}

/* What one value does at all keys that the file has, and at one that nobody reads. */
static void
bench_value (FileKind kind,
             JsonNode *good,
             const Value *value)
{
  g_autoptr (GList) keys = json_object_get_members (json_node_get_object (good));
  double costs[SIZES] = { 0 };
  gboolean taken;

  keys = g_list_append (keys, (gpointer) "note");
  for (guint i = 0; i < SIZES; i++)
    {
      g_autofree char *hostile = make_value (value, SMALLEST << i);

      for (GList *key = keys; key != NULL; key = key->next)
        {
          g_autofree char *text = spoil (good, key->data, hostile);

          costs[i] += time_reading (text, kind, &taken);
        }
    }
  print_growth (kind, value->what, SMALLEST, costs, "");
}

static void
bench_list (FileKind kind,
            JsonNode *good,
            const char *key,
            const Value *value)
{
  g_autofree char *nothing = spoil (good, key, "");
  gsize rest = strlen (nothing) + 200;
  double costs[SIZES];
  gboolean taken = FALSE;

  for (guint i = 0; i < SIZES; i++)
    {
      g_autofree char *hostile = make_value (value, (SMALLEST_LIST << i) - rest);
      g_autofree char *text = spoil (good, key, hostile);

      costs[i] = time_reading (text, kind, &taken);
    }
  print_growth (kind, value->what, SMALLEST_LIST, costs, taken ? ", read" : ", refused");
}

int
main (int argc,
      char **argv)
{
  struct rusage usage;

  g_assert (argc == 2);

  for (FileKind kind = 0; kind < N_KINDS; kind++)
    {
      g_autoptr (JsonNode) good = read_good (argv[1], kind);

      for (guint i = 0; i < G_N_ELEMENTS (values); i++)
        bench_value (kind, good, &values[i]);
      for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
        if (lists[i].kind == kind)
          bench_list (kind, good, lists[i].key, &lists[i].value);
    }

  getrusage (RUSAGE_SELF, &usage);
  g_print ("hostile files, memory at most: %.0f MiB\n", usage.ru_maxrss / 1024.0);
  return 0;
}

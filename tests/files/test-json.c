/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "files-check.h"

#include <string.h>

/* Here ' stays ', so these are not read through the tables. */
static const char * const no_json[] = {
  "", " ", "\n", "{", "[", "}", "]", "{]", "[}", "[1", "{\"a\":1", "{\"a\"", "\"", "[\"a", "{\"a\":[}",
  "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "{\"a\":1,}", "{,}", "{:1}", "{\"a\" 1}", "{\"a\":}", "{\"a\":1;}",
  "{1:1}", "{a:1}", "{'a':1}", "['a']", "x", "[x]", "[tru]", "[TRUE]", "[True]", "[NULL]", "[undefined]",
  "[truefalse]", "[1]x", "[1] [2]", "[1],", "[1]]", "{}{}", "[\"a\" \"b\"]", "\"a\"\"b\"",
  "[NaN]", "[nan]", "[Infinity]", "[-Infinity]", "[inf]", "{\"note\":NaN}",
  "[01]", "[-01]", "[00]", "[08]", "[+1]", "[1.]", "[.5]", "[-.5]", "[1e]", "[1e+]", "[-]", "[--1]", "[- 1]",
  "[0x10]", "[0b1]", "[0o7]", "[$1]", "[1_0]", "[12abc]", "[1a]",
  "// c\n[1]", "[1]//", "/*c*/[1]", "[1/*c*/]", "[1]/* */", "#c\n[1]", "[1]#", "var a = [1];",
  "[\"a\tb\"]", "[\"a\nb\"]", "[\"a\x01" "b\"]", "[\"a\x1f" "b\"]", "[\"a\\", "[\"\\q\"]", "[\"\\'\"]", "[\"\\v\"]",
  "[\"\\x41\"]", "[\"\\101\"]", "[\"\\u00e\"]", "[\"\\u00zz\"]", "[\f1]", "[\v1]", "[\xc2\xa0" "1]", "\x01[1]",
  "[\"\\ud800\"]", "[\"\\udc00\"]", "[\"\\ud800x\"]", "[\"\\ud83d\\u0041\"]", "[\"\\ud800\\ud800\"]",
};

static void
test_no_json (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (no_json); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean read = read_text (no_json[i], -1, read_anything, &error);

      if (read)
        g_test_message ("read: %s", no_json[i]);
      g_assert_false (read);
      g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_NOT_JSON);
      g_assert_null (scriba_error_get_facts (error)->path);
      g_assert_true (g_regex_match_simple ("^[1-9][0-9]*:[1-9][0-9]*$", scriba_error_get_facts (error)->found, 0, 0));
    }
}

static void
test_place (void)
{
  check_refused ("{\n  'a': [1,\n  2 3]}", read_anything, SCRIBA_ERROR_NOT_JSON, NULL, "3:3");
  check_refused ("[1,\n '\x02']", read_anything, SCRIBA_ERROR_NOT_JSON, NULL, "2:3");
}

static void
test_no_utf8 (void)
{
  static const struct { const char *text; gssize length; const char *place; } texts[] = {
    { "\xef\xbb\xbf{}", -1, "1:1" },         /* a byte order mark */
    { "[\"\xff\"]", -1, "1:3" },             /* no UTF-8 at all */
    { "[\"\xc3\"]", -1, "1:3" },             /* cut in a character */
    { "[\"\xc0\xaf\"]", -1, "1:3" },         /* longer than needed */
    { "[\"\xed\xa0\x80\"]", -1, "1:3" },     /* a surrogate */
    { "[\"\xf4\x90\x80\x80\"]", -1, "1:3" }, /* beyond Unicode */
    { "[1]\xff", -1, "1:4" },
    { "\xff\xfe[\0", 4, "1:1" },             /* UTF-16 */
    { "[\"a\0b\"]", 7, "1:4" },
    { "[1,\0 2]", 7, "1:4" },
    { "[1]\0", 4, "1:4" },
    { "\0[1]", 4, "1:1" },
    { "[\n\"á\",\n\"áé\xff\"]", -1, "3:4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (read_text (texts[i].text, texts[i].length, read_anything, &error));
      g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_NOT_UTF8);
      g_assert_null (scriba_error_get_facts (error)->path);
      g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, texts[i].place);
    }
}

static void
test_json (void)
{
  static const char * const good[] = {
    "{}", "[]", "1", "null", "true", "'x'", " [1] ", "\r\n\t{}\n", "[-0]", "[0]", "[1.5]", "[1e5]", "[1E-5]", "[0.1e2]",
    "['\\\\ud83d\\\\ude00']", "['\\\\u0041\\\\/\\\\b\\\\f\\\\n\\\\r\\\\t']", "['\xf0\x9f\x98\x80']", "['\x7f']",
    "{'':1}", "{'a':1,'A':2}", "{'a':1,'b':{'a':1}}", "{'a':{'x':1},'b':{'x':1}}", "[{'a':1},{'a':1}]",
    "[999999999999999999999999999999]", "['\\\\u0000']", "{'a\\\\u0000b':1,'a':2}",
    NULL
  };

  check_good (good, read_anything);
}

/* JSON may escape a NUL; the text must not end there, or keys and names would be mistaken. */
static void
test_escaped_nul (void)
{
  g_autoptr (JsonNode) node = parse ("{'a\\u0000b':'c\\u0000d','e':'\\\\u0000'}");
  JsonObject *object = json_node_get_object (node);

  g_assert_false (json_object_has_member (object, "a"));
  g_assert_cmpuint (json_object_get_size (object), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (object, "e"), ==, "\\u0000");
}

static void
test_repeated_keys (void)
{
  static const Bad bad[] = {
    { "{'a':1,'a':1}", SCRIBA_ERROR_REPEATED_KEY, NULL },
    { "{'a':1,'b':2,'a':3}", SCRIBA_ERROR_REPEATED_KEY, NULL },
    { "{'a':1,'\\u0061':1}", SCRIBA_ERROR_REPEATED_KEY, NULL },
    { "{'':1,'':1}", SCRIBA_ERROR_REPEATED_KEY, NULL },
    { "{'a':{'b':1,'b':2}}", SCRIBA_ERROR_REPEATED_KEY, "a" },
    { "{'a':null,'b':[{},{'c':{'d':1,'e':2,'d':3}}]}", SCRIBA_ERROR_REPEATED_KEY, "b[1].c" },
    { "[[{'a':1,'a':2}]]", SCRIBA_ERROR_REPEATED_KEY, "[0][0]" },
    { "{'Mark Antony':{'b':1,'b':2}}", SCRIBA_ERROR_REPEATED_KEY, "Mark Antony" },
    { "{'a\\nb':{'b':1,'b':2}}", SCRIBA_ERROR_REPEATED_KEY, "a\xef\xbf\xbd" "b" },
    /* The inner one is gone with the first `a`; the outer one is what is left to be named. */
    { "{'a':{'b':1,'b':2},'a':{'b':1}}", SCRIBA_ERROR_REPEATED_KEY, NULL },
    { "{'a':{'b':1},'a':{'b':1,'b':2}}", SCRIBA_ERROR_REPEATED_KEY, NULL },
  };

  check_bad (bad, G_N_ELEMENTS (bad), read_anything);
  check_refused ("{'x':1,'b':2,'b':3,'x':4}", read_anything, SCRIBA_ERROR_REPEATED_KEY, NULL, "\"b\"");
  check_refused ("{'\\u0007':1,'\\u0007':3}", read_anything, SCRIBA_ERROR_REPEATED_KEY, NULL, "\"\xef\xbf\xbd\"");
}

static char *
nested (guint depth,
        gboolean objects)
{
  g_autofree char *opened = repeat ("", objects ? "{\"a\":" : "[", depth, objects ? "1" : "");

  return repeat (opened, objects ? "}" : "]", depth, "");
}

static char *
numbered_keys (guint n_keys)
{
  GString *keys = g_string_new ("\"0\":0");

  for (guint i = 1; i < n_keys; i++)
    g_string_append_printf (keys, ",\"%u\":0", i);
  return g_string_free_and_steal (keys);
}

static void
check_depth (guint depth,
             gboolean objects,
             gboolean allowed)
{
  g_autofree char *text = nested (depth, objects);
  g_autoptr (GError) error = NULL;

  g_assert_true (read_text (text, -1, read_anything, &error) == allowed);
  if (allowed)
    g_assert_no_error (error);
  else
    g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_TOO_DEEP);
}

static void
test_depth (void)
{
  static const guint depths[] = { 33, 100, 1023, 1024, 1025, 100000 };
  g_autofree char *tail = nested (31, TRUE);
  g_autofree char *deeper = nested (32, TRUE);
  g_autofree char *good = g_strdup_printf ("{\"note\":%s}", tail);
  g_autofree char *bad = g_strdup_printf ("{\"note\":%s}", deeper);
  g_autofree char *path = repeat ("note", ".a", 31, "");
  g_autofree char *open = repeat ("", "[", 100000, "");

  for (guint objects = 0; objects < 2; objects++)
    {
      check_depth (1, objects, TRUE);
      check_depth (31, objects, TRUE);
      check_depth (32, objects, TRUE);
      for (guint i = 0; i < G_N_ELEMENTS (depths); i++)
        check_depth (depths[i], objects, FALSE);
    }

  g_assert_true (read_text (good, -1, read_anything, NULL));
  check_refused (bad, read_anything, SCRIBA_ERROR_TOO_DEEP, path, NULL);
  /* Too deep for a path. */
  check_refused (open, read_anything, SCRIBA_ERROR_TOO_DEEP, NULL, "1:1024");
}

/* Each object may have so many: one after the other, and around each other. What is no key is not counted. */
static void
test_keys (void)
{
  g_autofree char *most = numbered_keys (1000);
  g_autofree char *more = numbered_keys (1001);
  g_autofree char *beside = g_strdup_printf ("[{%s},{%s},{\"a\":{%s},%s},\":\"]", most, most, most, most + strlen ("\"0\":0,"));
  g_autofree char *last = g_strdup_printf ("[{},\n{\"a\":{%s},%s}]", more, most);
  g_autofree char *again = repeat ("{\"a\":0", ",\"a\":0", 1000, "}");
  g_autoptr (GError) error = NULL;

  g_assert_true (read_text (beside, -1, read_anything, &error));
  g_assert_no_error (error);
  /* Behind {"a":{ stand 1,001 keys with their colons: 10 of 6 letters with their comma, 90 of 7, 900 of 8, and 7 more. */
  check_refused (last, read_anything, SCRIBA_ERROR_TOO_MANY_KEYS, NULL, "2:7903");
  /* What is refused for them is not read: not even that a key is repeated. */
  check_refused (again, read_anything, SCRIBA_ERROR_TOO_MANY_KEYS, NULL, "1:6005");
}

static void
test_size (void)
{
  g_autofree char *text = repeat ("[]", " ", SCRIBA_JSON_MAX_SIZE - 2, "");
  g_autofree char *larger = repeat (text, " ", 1, "");
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (SCRIBA_JSON_MAX_SIZE, ==, 8388608);
  g_assert_cmpuint (strlen (text), ==, 8388608);
  g_assert_true (read_text (text, -1, read_anything, &error));
  g_assert_no_error (error);
  g_assert_false (read_text (larger, -1, read_anything, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_TOO_LARGE);
  g_assert_cmpint (scriba_error_get_facts (error)->highest, ==, 8388608);
}

static void
test_cut_off (void)
{
  g_autofree char *text = with_quotes ("{'a':[1,-2,{'\xc3\xa9':'\\\\u00e9\\\\ud83d\\\\ude00'},true,null],'b':{}}");

  check_cut_off (text, read_anything);
}

static void
test_text (void)
{
  g_autoptr (JsonNode) node = parse ("{'b':[1,null],'a':'\xc3\xa9'}");
  g_autofree char *text = scriba_json_to_text (node);

  g_assert_cmpstr (text, ==, "{\n  \"b\" : [\n    1,\n    null\n  ],\n  \"a\" : \"\xc3\xa9\"\n}\n");
}

/* Line and paragraph separators, embeddings, overrides, isolates: raw, escaped, in keys. All else stays as it is. */
static void
test_shown (void)
{
  static const char * const texts[][2] = {
    { "[\"a\xe2\x80\xae" "b\"]", "[\"a\xef\xbf\xbd" "b\"]" },
    { "[\"\xe2\x80\xa8\xe2\x80\xa9\xe2\x80\xaa\xe2\x80\xac\xe2\x81\xa6\xe2\x81\xa9\"]",
      "[\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"]" },
    { "{\"\\u202E\": \"\\u2028 \\u2066\"}", "{\"\xef\xbf\xbd\": \"\xef\xbf\xbd \xef\xbf\xbd\"}" },
    { "[\"\\\\u202e \\\\\\u202e\"]", "[\"\\\\u202e \\\\\xef\xbf\xbd\"]" },
    /* Marks of a direction, a joiner, a hyphen beside them, and a part of a pair. */
    { "[\"\xe2\x80\x8e\xe2\x80\x8f\\u200d\xe2\x80\xa7\xe2\x80\xaf\\u061c\\ud83d\\ude00\"]",
      "[\"\xe2\x80\x8e\xe2\x80\x8f\xe2\x80\x8d\xe2\x80\xa7\xe2\x80\xaf\xd8\x9c\xf0\x9f\x98\x80\"]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) text = g_bytes_new_static (texts[i][0], strlen (texts[i][0]));
      g_autoptr (GBytes) expected = g_bytes_new_static (texts[i][1], strlen (texts[i][1]));
      g_autoptr (JsonNode) shown = scriba_json_parse_shown (text, NULL);
      g_autoptr (JsonNode) node = scriba_json_parse (expected, NULL);

      g_assert_true (json_node_equal (shown, node));
    }
}

/* What would be one key then is one twice; what is no JSON or no UTF-8 is refused as ever. */
static void
test_shown_refused (void)
{
  static const struct { const char *text; int code; } texts[] = {
    { "{\"a\\u202d\":1,\"a\\u202e\":2}", SCRIBA_ERROR_REPEATED_KEY },
    { "[\xe2\x80\xa8" "1]", SCRIBA_ERROR_NOT_JSON },
    { "[\"\\u202\"]", SCRIBA_ERROR_NOT_JSON },
    { "[\"\\", SCRIBA_ERROR_NOT_JSON },
    { "", SCRIBA_ERROR_NOT_JSON },
    { "[\"\xff\"]", SCRIBA_ERROR_NOT_UTF8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) text = g_bytes_new_static (texts[i].text, strlen (texts[i].text));
      g_autoptr (GError) error = NULL;

      g_assert_null (scriba_json_parse_shown (text, &error));
      g_assert_error (error, SCRIBA_ERROR, texts[i].code);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json/not-json", test_no_json);
  g_test_add_func ("/json/place", test_place);
  g_test_add_func ("/json/not-utf8", test_no_utf8);
  g_test_add_func ("/json/json", test_json);
  g_test_add_func ("/json/escaped-nul", test_escaped_nul);
  g_test_add_func ("/json/repeated-keys", test_repeated_keys);
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/keys", test_keys);
  g_test_add_func ("/json/size", test_size);
  g_test_add_func ("/json/cut-off", test_cut_off);
  g_test_add_func ("/json/text", test_text);
  g_test_add_func ("/json/shown", test_shown);
  g_test_add_func ("/json/shown-refused", test_shown_refused);

  return g_test_run ();
}

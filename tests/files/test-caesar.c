/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of Caesar!: moves, how a game stands, the box, and that every entry reads back as what was written. */

#include <string.h>

#include "caesar-files.h"
#include "caesar-map.h"
#include "caesar-play.h"
#include "caesar-summary.h"
#include "files-check.h"
#include "scriba-reader.h"
#include "scriba-record.h"

#define FILE(rest) "{'format':'scriba-caesar/1'" rest "}"
#define MOVES(list) FILE (",'moves':[" list "]")
#define PLACE(by, token, border) "{'by':'" by "','token':" token ",'border':" border "}"
#define FIRST PLACE ("caesar", "['sword',5,1]", "['italia','sicilia']")
#define SECOND(rest) MOVES (FIRST ",{" rest "}")

/* Ulterior and Citerior wait for the shield between them; Caesar has the turn. */
#define WEST PLACE ("caesar", "['ship',6,0]", "['hispania-ulterior','mauretania']") "," \
             PLACE ("pompey", "['sword',6,0]", "['hispania-citerior','gallia']") ","
#define BETWEEN "'by':'caesar','token':['shield',3,3],'border':['hispania-ulterior','hispania-citerior']"
#define WEST_FILE(bonus, rest) FILE (",'bonus':{" bonus "},'moves':[" WEST "{" BETWEEN rest "}]")
#define WEST_RULES(rules, bonus, rest) \
  FILE (",'rules':{" rules "},'bonus':{" bonus "},'moves':[" WEST "{" BETWEEN rest "}]")

#define X(code) SCRIBA_ERROR_ ## code

static const Bad bad_files[] = {
  { "[]", X (EXPECTED_OBJECT), NULL },
  { "{}", X (MISSING), "format" },
  { "{'format':'scriba-caesar/2'}", X (EXPECTED_FORMAT), "format" },
  { FILE (",'first':'crassus'"), X (EXPECTED_CHOICE), "first" },
  { FILE (",'first':null"), X (EXPECTED_CHOICE), "first" },
  { FILE (",'rules':[]"), X (EXPECTED_OBJECT), "rules" },
  { FILE (",'rules':{'first':'caesar'}"), X (UNKNOWN_KEY), "rules.first" },
  { FILE (",'rules':{'bonus_to':'owner'}"), X (EXPECTED_CHOICE), "rules.bonus_to" },
  { FILE (",'rules':{'senate_needs_control':1}"), X (EXPECTED_FLAG), "rules.senate_needs_control" },
  { FILE (",'rules':{'might':null}"), X (EXPECTED_CHOICE), "rules.might" },
  { FILE (",'rules':{'both_last':'lose'}"), X (EXPECTED_CHOICE), "rules.both_last" },
  { FILE (",'bonus':[]"), X (EXPECTED_OBJECT), "bonus" },
  { FILE (",'bonus':{'roma':'senate'}"), X (UNKNOWN_KEY), "bonus.roma" },
  { FILE (",'bonus':{'italia':'none'}"), X (EXPECTED_CHOICE), "bonus.italia" },
  { FILE (",'bonus':{'italia':null}"), X (EXPECTED_CHOICE), "bonus.italia" },
  { FILE (",'moves':{}"), X (EXPECTED_LIST), "moves" },
  { FILE (",'moves':null"), X (EXPECTED_LIST), "moves" },
  { MOVES ("null"), X (EXPECTED_OBJECT), "moves[0]" },
};

static const Bad bad_moves[] = {
  { MOVES ("{}"), X (MISSING), "moves[0].by" },
  { MOVES ("{'by':'crassus'}"), X (EXPECTED_CHOICE), "moves[0].by" },
  { MOVES ("{'by':'caesar'}"), X (MISSING), "moves[0].token" },
  { MOVES ("{'by':'caesar','token':['sword',6,0]}"), X (MISSING), "moves[0].border" },
  { MOVES ("{'by':'caesar','token':['sword',6],'border':['italia','sicilia']}"), X (EXPECTED_LENGTH), "moves[0].token" },
  { MOVES (PLACE ("caesar", "['spear',6,0]", "['italia','sicilia']")), X (EXPECTED_CHOICE), "moves[0].token[0]" },
  { MOVES (PLACE ("caesar", "['sword',6.0,0]", "['italia','sicilia']")), X (EXPECTED_NUMBER), "moves[0].token[1]" },
  { MOVES (PLACE ("caesar", "['sword',10000,0]", "['italia','sicilia']")), X (EXPECTED_RANGE), "moves[0].token[1]" },
  { MOVES (PLACE ("caesar", "['sword',6,-1]", "['italia','sicilia']")), X (EXPECTED_RANGE), "moves[0].token[2]" },
  { MOVES (PLACE ("caesar", "{}", "['italia','sicilia']")), X (EXPECTED_LIST), "moves[0].token" },
  { MOVES (PLACE ("caesar", "['sword',6,0]", "['italia']")), X (EXPECTED_LENGTH), "moves[0].border" },
  { MOVES (PLACE ("caesar", "['sword',6,0]", "['italia','roma']")), X (EXPECTED_CHOICE), "moves[0].border[1]" },
  { MOVES (PLACE ("caesar", "['sword',6,0]", "['italia','syria']")), X (NOT_NEIGHBOURS), "moves[0].border" },
  { MOVES (PLACE ("caesar", "['sword',6,0]", "['italia','italia']")), X (NOT_NEIGHBOURS), "moves[0].border" },
  { SECOND ("'by':'caesar','token':['sword',6,0],'border':['gallia','gallia-cisalpina']"), X (OTHER_TURN), "moves[1].by" },
  { SECOND ("'by':'pompey','token':['sword',6,0],'border':['sicilia','italia']"), X (SPACE_TAKEN), "moves[1].border" },
  { SECOND ("'by':'pompey','token':['ship',6,0],'border':['gallia','gallia-cisalpina']"), X (OTHER_SYMBOL), "moves[1].token" },
  { SECOND ("'by':'pompey','token':['sword',4,4],'border':['gallia','gallia-cisalpina']"), X (USED_UP), "moves[1].token" },
  { MOVES (PLACE ("caesar", "['sword',7,0]", "['italia','sicilia']")), X (USED_UP), "moves[0].token" },
  { MOVES (PLACE ("caesar", "['shield_or_ship',4,4]", "['italia','achaia']")), X (USED_UP), "moves[0].token" },
  { MOVES (FIRST "," PLACE ("pompey", "['sword',6,0]", "['gallia','gallia-cisalpina']") ","
           PLACE ("caesar", "['sword',1,5]", "['hispania-citerior','gallia']")), X (USED_UP), "moves[2].token" },
  { SECOND ("'by':'pompey','token':['sword',6,0],'border':['gallia','gallia-cisalpina'],'note':1"), X (UNKNOWN_KEY), "moves[1].note" },
};

static const Bad bad_choices[] = {
  { SECOND ("'by':'pompey','token':['sword',6,0],'border':['gallia','gallia-cisalpina'],'order':['gallia','gallia-cisalpina']"),
    X (NO_ORDER), "moves[1].order" },
  { WEST_FILE ("", ",'order':['hispania-ulterior','mauretania']"), X (NO_ORDER), "moves[2].order" },
  { WEST_FILE ("", ",'order':['hispania-ulterior','hispania-ulterior']"), X (NO_ORDER), "moves[2].order" },
  { WEST_FILE ("", ",'order':['hispania-ulterior']"), X (EXPECTED_LENGTH), "moves[2].order" },
  { WEST_FILE ("", ",'order':null"), X (EXPECTED_LIST), "moves[2].order" },
  { WEST_FILE ("", ",'might':{}"), X (EXPECTED_LIST), "moves[2].might" },
  { WEST_FILE ("", ",'might':[{'control':'hispania-citerior'}]"), X (CHOICE_TOO_MANY), "moves[2].might[0]" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{}]"), X (MISSING), "moves[2].might[0].influence" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'control':'roma'}]"), X (EXPECTED_CHOICE), "moves[2].might[0].control" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'control':'italia','influence':['italia','sicilia']}]"),
    X (BOTH), "moves[2].might[0].influence" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'control':'italia','link':1}]"), X (UNKNOWN_KEY), "moves[2].might[0].link" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'influence':['italia','syria']}]"),
    X (NOT_NEIGHBOURS), "moves[2].might[0].influence" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'control':'hispania-ulterior'}]"), X (NO_TARGET), "moves[2].might[0]" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'influence':['hispania-citerior','gallia']}]"),
    X (NO_TARGET), "moves[2].might[0]" },
  { WEST_RULES ("'might':'influence'", "'hispania-ulterior':'might'", ",'might':[{'control':'hispania-citerior'}]"),
    X (NO_TARGET), "moves[2].might[0]" },
  { WEST_FILE ("'hispania-ulterior':'might'", ",'might':[null,{'control':'hispania-citerior'}]"),
    X (CHOICE_TOO_MANY), "moves[2].might[1]" },
  { WEST_FILE ("'hispania-ulterior':'might','hispania-citerior':'might'",
               ",'might':[null,null,{'control':'hispania-citerior'}]"), X (CHOICE_TOO_MANY), "moves[2].might[2]" },
  { WEST_FILE ("'hispania-ulterior':'might','hispania-citerior':'might'",
               ",'might':[{'control':'hispania-citerior'},{'control':'hispania-citerior'}]"), X (NO_TARGET), "moves[2].might[1]" },
  { WEST_RULES ("'bonus_to':'controller'", "'hispania-citerior':'might'", ",'might':[{'control':'hispania-citerior'}]"),
    X (NO_TARGET), "moves[2].might[0]" },
};

static const Bad bad_ends[] = {
  { MOVES ("{'by':'caesar','cannot_place':false}"), X (EXPECTED_CHOICE), "moves[0].cannot_place" },
  { MOVES ("{'by':'caesar','cannot_place':1}"), X (EXPECTED_FLAG), "moves[0].cannot_place" },
  { MOVES ("{'by':'pompey','cannot_place':true}"), X (OTHER_TURN), "moves[0].by" },
  { MOVES ("{'by':'caesar','cannot_place':true,'token':['sword',6,0]}"), X (UNKNOWN_KEY), "moves[0].token" },
  { MOVES ("{'by':'caesar','cannot_place':true}," FIRST), X (AFTER_END), "moves[1]" },
  { MOVES ("{'by':'caesar','cannot_place':true},{'by':'caesar','cannot_place':true}"), X (AFTER_END), "moves[1]" },
};

static const char * const good[] = {
  FILE (""),
  FILE (",'first':'pompey','rules':{},'bonus':{},'moves':[],'note':{'x':1.5}"),
  MOVES (FIRST),
  MOVES (PLACE ("caesar", "['laurel',2,2]", "['sicilia','italia']")),
  FILE (",'bonus':{'italia':'might','syria':'might','asia':'might','creta':'might','cyrene':'might'}"),
  WEST_FILE ("", ",'order':['hispania-citerior','hispania-ulterior']"),
  WEST_FILE ("", ",'might':[]"),
  WEST_FILE ("", ",'might':[null,null,null]"),
  WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'control':'hispania-citerior'}]"),
  WEST_FILE ("'hispania-ulterior':'might'", ",'might':[{'control':'hispania-citerior'},null]"),
  WEST_RULES ("'might':'either'", "'hispania-ulterior':'might','hispania-citerior':'might'",
              ",'might':[{'control':'hispania-citerior'},{'influence':['gallia','hispania-citerior']}]"),
  MOVES (FIRST ",{'by':'pompey','cannot_place':true}"),
  NULL
};

static void
test_refused (void)
{
  check_bad (bad_files, G_N_ELEMENTS (bad_files), read_moves);
  check_bad (bad_moves, G_N_ELEMENTS (bad_moves), read_moves);
  check_bad (bad_choices, G_N_ELEMENTS (bad_choices), read_moves);
  check_bad (bad_ends, G_N_ELEMENTS (bad_ends), read_moves);
}

static void
test_accepted (void)
{
  check_good (good, read_moves);
}

static JsonObject *
answer (const char *json,
        JsonNode **owner)
{
  g_autoptr (JsonNode) node = parse (json);
  g_autoptr (GError) error = NULL;
  g_autoptr (CaesarPlayed) played = caesar_played_from_json (node, &error);

  g_assert_no_error (error);
  *owner = caesar_played_to_json (played);
  return json_node_get_object (*owner);
}

/* The example of the formats page. */
static void
test_output (void)
{
  g_autoptr (JsonNode) owner = NULL;
  JsonObject *object = answer (FILE (",'bonus':{'italia':'senate','gallia':'wealth'},'moves':[" FIRST "]"), &owner);
  JsonObject *provinces = json_object_get_object_member (object, "provinces");
  JsonArray *borders = json_object_get_array_member (object, "borders");
  JsonObject *players = json_object_get_object_member (object, "players");

  g_assert_cmpuint (json_object_get_size (object), ==, 7);
  g_assert_cmpuint (json_object_get_size (provinces), ==, 18);
  g_assert_cmpuint (json_array_get_length (borders), ==, 30);
  check_json (json_object_get_member (provinces, "italia"),
              "{'closed':false,'totals':{'caesar':5,'pompey':0},'controller':null,'control_tokens':0,'face_down':0,"
              "'bonus':'senate','bonus_taken_by':null}");
  check_json (json_array_get_element (borders, 11),
              "{'between':['sicilia','italia'],'by':'caesar','token':['sword',1,5],'face_down':false,'link':null}");
  check_json (json_array_get_element (borders, 29),
              "{'between':['asia','syria'],'by':null,'token':null,'face_down':false,'link':null}");
  check_json (json_object_get_member (players, "caesar"),
              "{'control_left':12,'senate_tiles':0,'senate_tokens':0,'hand_size':2,'placed':1,'unseen':["
              "['laurel',4,0],['laurel',3,1],['laurel',2,2],['laurel',2,2],"
              "['shield',6,0],['shield',5,1],['shield',4,2],['shield',3,3],"
              "['ship',6,0],['ship',5,1],['ship',4,2],['ship',3,3],"
              "['sword',6,0],['sword',4,2],['sword',3,3]],"
              "'odds':{'sword':'7/15','shield':'8/15','ship':'8/15'}}");
  g_assert_cmpstr (json_object_get_string_member (object, "next"), ==, "pompey");
  g_assert_false (json_object_get_boolean_member (object, "extra_turn"));
  g_assert_true (json_object_get_null_member (object, "winner"));
  g_assert_true (json_object_get_null_member (object, "reason"));
}

/* Ulterior 9 : 0 to Caesar, Citerior 3 : 6 to Pompey; Tactics to who placed. */
static void
test_closed (void)
{
  g_autoptr (JsonNode) owner = NULL;
  JsonObject *object = answer (WEST_FILE ("'hispania-ulterior':'senate','hispania-citerior':'tactics'", ""), &owner);
  JsonObject *provinces = json_object_get_object_member (object, "provinces");
  JsonObject *caesar = json_object_get_object_member (json_object_get_object_member (object, "players"), "caesar");

  check_json (json_object_get_member (provinces, "hispania-ulterior"),
              "{'closed':true,'totals':{'caesar':9,'pompey':0},'controller':'caesar','control_tokens':1,'face_down':0,"
              "'bonus':'senate','bonus_taken_by':'caesar'}");
  check_json (json_object_get_member (provinces, "hispania-citerior"),
              "{'closed':true,'totals':{'caesar':3,'pompey':6},'controller':'pompey','control_tokens':1,'face_down':0,"
              "'bonus':'tactics','bonus_taken_by':'caesar'}");
  g_assert_cmpint (json_object_get_int_member (caesar, "control_left"), ==, 10);
  g_assert_cmpint (json_object_get_int_member (caesar, "senate_tiles"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (caesar, "senate_tokens"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (object, "next"), ==, "caesar");
  g_assert_true (json_object_get_boolean_member (object, "extra_turn"));
}

#define WESTWARD(rest) \
  FILE (",'bonus':{'hispania-ulterior':'senate','hispania-citerior':'senate'},'moves':[" WEST \
        "{'by':'caesar','token':['shield',3,3]," rest "}]")

/* Both tiles are Caesar's, who controls Ulterior alone: one token under it if it comes first, two if it is the second tile. */
static void
test_order (void)
{
  static const struct
  {
    const char *json;
    int tokens;
  } cases[] = {
    { WESTWARD ("'border':['hispania-ulterior','hispania-citerior']"), 1 },
    { WESTWARD ("'border':['hispania-citerior','hispania-ulterior']"), 2 },
    { WESTWARD ("'border':['hispania-citerior','hispania-ulterior'],'order':['hispania-ulterior','hispania-citerior']"), 1 },
    { WESTWARD ("'border':['hispania-ulterior','hispania-citerior'],'order':['hispania-citerior','hispania-ulterior']"), 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) owner = NULL;
      JsonObject *players = json_object_get_object_member (answer (cases[i].json, &owner), "players");
      JsonObject *caesar = json_object_get_object_member (players, "caesar");

      g_assert_cmpint (json_object_get_int_member (caesar, "senate_tiles"), ==, 2);
      g_assert_cmpint (json_object_get_int_member (caesar, "senate_tokens"), ==, cases[i].tokens);
      g_assert_cmpint (json_object_get_int_member (caesar, "control_left"), ==, 11 - cases[i].tokens);
    }
}

/* Pompey's 6 in front of Citerior, which is scored already, and 0 in front of Gallia: it turns nothing around. */
static void
test_influence_without_effect (void)
{
  g_autoptr (JsonNode) owner = NULL;
  JsonObject *object = answer (WEST_RULES ("'might':'influence'", "'hispania-ulterior':'might'",
                                           ",'might':[{'influence':['hispania-citerior','gallia']}]"), &owner);
  JsonObject *provinces = json_object_get_object_member (object, "provinces");

  check_json (json_array_get_element (json_object_get_array_member (object, "borders"), 2),
              "{'between':['hispania-citerior','gallia'],'by':'pompey','token':['sword',6,0],'face_down':true,'link':null}");
  check_json (json_object_get_member (json_object_get_object_member (provinces, "hispania-citerior"), "totals"),
              "{'caesar':3,'pompey':6}");
  check_json (json_object_get_member (json_object_get_object_member (provinces, "gallia"), "totals"),
              "{'caesar':0,'pompey':0}");
}

/* With nothing on the board all sixteen are unseen; without a rule or a tile those that are shown on the page hold. */
static void
test_defaults (void)
{
  g_autoptr (JsonNode) owner = NULL;
  g_autoptr (JsonNode) told = NULL;
  JsonObject *object = answer (FILE (""), &owner);
  JsonObject *pompey = json_object_get_object_member (json_object_get_object_member (object, "players"), "pompey");

  answer (FILE (",'first':'caesar','moves':[],'bonus':{},'rules':{'bonus_to':'closer','senate_needs_control':true,"
                "'might':'control','both_last':'draw'}"), &told);
  g_assert_true (json_node_equal (owner, told));
  g_assert_cmpstr (json_object_get_string_member (object, "next"), ==, "caesar");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (pompey, "unseen")), ==, 16);
  /* Four of each symbol, and four laurels, which fit everywhere. */
  check_json (json_object_get_member (pompey, "odds"), "{'sword':'1/2','shield':'1/2','ship':'1/2'}");
}

static void
test_over (void)
{
  g_autoptr (JsonNode) owner = NULL;
  JsonObject *object = answer (MOVES (FIRST ",{'by':'pompey','cannot_place':true}"), &owner);

  g_assert_true (json_object_get_null_member (object, "next"));
  g_assert_false (json_object_get_boolean_member (object, "extra_turn"));
  g_assert_cmpstr (json_object_get_string_member (object, "winner"), ==, "caesar");
  g_assert_cmpstr (json_object_get_string_member (object, "reason"), ==, "cannot-place");
}

static const char whole[] =
  FILE (",'first':'caesar','rules':{'bonus_to':'controller','might':'either'},"
        "'bonus':{'hispania-ulterior':'might','hispania-citerior':'tactics'},'moves':[" WEST "{" BETWEEN
        ",'order':['hispania-citerior','hispania-ulterior'],'might':[{'control':'hispania-citerior'}]}]");

static void
test_cut_off (void)
{
  g_autofree char *text = with_quotes (whole);

  check_cut_off (text, read_moves);
}

/* Any letter may be another one: the file is read or refused, and nothing else happens. */
static void
test_damaged (void)
{
  static const char letters[] = "\"'[]{},:0123456789-abctrue \n";
  ScribaRandom random = { 3 };
  guint refused = 0;

  for (guint i = 0; i < 5000; i++)
    {
      g_autofree char *text = with_quotes (whole);
      g_autoptr (GError) error = NULL;
      gsize length = strlen (text);

      for (guint j = scriba_random_below (&random, 3) + 1; j > 0; j--)
        text[scriba_random_below (&random, length)] = letters[scriba_random_below (&random, sizeof letters - 1)];
      if (read_text (text, length, read_moves, &error))
        continue;
      g_assert_true (error->domain == SCRIBA_ERROR);
      refused++;
    }
  g_assert_cmpuint (refused, >, 3500);
}

/* The box */

static char *
load_shipped (void)
{
  return load ("SCRIBA_BOXES", "caesar.json");
}

/* What was made from the file when Scriba was built is what the file holds. */
static void
test_shipped_box (void)
{
  g_autofree char *text = load_shipped ();
  g_autoptr (JsonNode) node = parse (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (CaesarBox) read = caesar_box_from_json (node, &error);
  g_autoptr (CaesarBox) made = caesar_box_new_shipped ();

  g_assert_no_error (error);
  g_assert_true (scriba_record_equal (&caesar_box_shape, read, made));
  g_assert_cmpuint (read->n_borders, ==, made->n_borders);
  for (guint i = 0; i < read->n_borders; i++)
    {
      g_assert_cmpint (read->borders[i].between[0], ==, made->borders[i].between[0]);
      g_assert_cmpint (read->borders[i].between[1], ==, made->borders[i].between[1]);
      g_assert_cmpint (read->borders[i].symbol, ==, made->borders[i].symbol);
    }
}

/* What the owner told of the command tiles is kept. */
static void
test_box_round_trip (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (GError) error = NULL;

  box->commands[2].count = (ScribaNumber) SCRIBA_KNOWN (3);
  box->commands[2].text = g_strdup ("A text of the owner");
  box->borders[4].symbol = CAESAR_SYMBOL_SHIP;
  written = caesar_box_to_json (box);

  g_autoptr (CaesarBox) read = caesar_box_from_json (written, &error);
  g_assert_no_error (error);
  g_assert_true (scriba_record_equal (&caesar_box_shape, read, box));
  g_assert_cmpint (read->borders[4].symbol, ==, CAESAR_SYMBOL_SHIP);
  g_assert_cmpint (memcmp (read->borders, box->borders, sizeof box->borders), ==, 0);
}

/* The shipped file with one change. */
static void
refuse_changed (const char *from,
                const char *to,
                ScribaError code,
                const char *path)
{
  g_autofree char *text = load_shipped ();
  g_auto (GStrv) parts = g_strsplit (text, from, 2);
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (parts[1]);
  changed = g_strconcat (parts[0], to, parts[1], NULL);
  g_assert_false (read_text (changed, strlen (changed), read_caesar_box, &error));
  g_assert_error (error, SCRIBA_ERROR, (int) code);
  g_assert_cmpstr (scriba_error_get_facts (error)->path, ==, path);
}

static void
test_box_refused (void)
{
  refuse_changed ("\"game\": \"caesar\"", "\"game\": \"44bce\"", X (EXPECTED_CHOICE), "game");
  refuse_changed ("\"hispania-citerior\"", "\"hispania-ulterior\"", X (ID_TWICE), "provinces[1].id");
  refuse_changed ("[\"hispania-ulterior\", \"hispania-citerior\"]", "[\"hispania-ulterior\", \"roma\"]",
                  X (EXPECTED_CHOICE), "borders[0].between[1]");
  refuse_changed ("[\"hispania-ulterior\", \"hispania-citerior\"]", "[\"syria\", \"syria\"]",
                  X (NOT_NEIGHBOURS), "borders[0].between");
  refuse_changed ("\"symbol\": \"shield\" }", "\"symbol\": \"laurel\" }", X (EXPECTED_CHOICE), "borders[0].symbol");
  refuse_changed ("\"first\": 6, \"second\": 0", "\"first\": 0, \"second\": 6", X (EXPECTED_RANGE), "kinds[0].second");
  refuse_changed ("\"first\": 6, \"second\": 0", "\"first\": 834, \"second\": 0", X (EXPECTED_RANGE), "kinds[0].first");
  refuse_changed ("\"first\": 5, \"second\": 1", "\"first\": 6, \"second\": 0", X (ID_TWICE), "kinds[1]");
  refuse_changed ("\"letter\": \"B\"", "\"letter\": \"A\"", X (ID_TWICE), "commands[1].letter");
  refuse_changed ("\"control_tokens\": 12,", "", X (MISSING), "control_tokens");
}

/* The shipped file with so many elements more in a list. */
static void
refuse_longer (const char *list,
               const char *element,
               guint times,
               ScribaError code,
               const char *path)
{
  g_autofree char *start = g_strdup_printf ("\"%s\": [", list);
  g_autofree char *more = repeat (start, element, times, "");

  refuse_changed (start, more, code, path);
}

/*
 * A box has up to 24 provinces, 24 kinds of tokens, 40 border spaces, 12 of them around a province, and 5 command tiles.
 * Of these 18, 18, 30 and 5 are shipped; Italia has 6 border spaces.
 */
static void
test_box_limits (void)
{
  g_autofree char *name = repeat ("\"id\": \"", "\xc5\xb1", 101, "\"");
  g_autofree char *text = repeat ("\"A\", \"count\": null, \"text\": \"", "\xc5\xb1", 501, "\"");

  refuse_longer ("provinces", "{},", 7, X (EXPECTED_LENGTH), "provinces");
  refuse_longer ("kinds", "{},", 7, X (EXPECTED_LENGTH), "kinds");
  refuse_longer ("borders", "{},", 11, X (EXPECTED_LENGTH), "borders");
  refuse_longer ("commands", "{},", 1, X (EXPECTED_LENGTH), "commands");
  refuse_longer ("borders", "{\"between\":[\"italia\",\"syria\"],\"symbol\":\"ship\"},", 7, X (BOX_TOO_LARGE), "borders");
  refuse_changed ("\"id\": \"hispania-ulterior\"", name, X (EXPECTED_NAME), "provinces[0].id");
  refuse_changed ("\"A\", \"count\": null, \"text\": null", text, X (EXPECTED_NAME), "commands[0].text");
}

/* Whatever an entry may hold reads back as what was written; so does a state. */
static void
test_entries_round_trip (void)
{
  ScribaRandom random = { 2026 };

  for (guint i = 0; i < 4000; i++)
    {
      const ScribaEntryKind *kind = &caesar_game.kinds[i % caesar_game.n_kinds];
      g_autofree gpointer written = g_malloc0 (kind->shape->size);
      g_autofree gpointer read = g_malloc0 (kind->shape->size);
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (GError) error = NULL;

      caesar_play_wild (kind->shape, &random, written);
      node = scriba_json_write_record (kind->shape, written);
      scriba_read_record (node, NULL, kind->shape, NULL, read, &error);
      g_assert_no_error (error);
      g_assert_true (scriba_record_equal (kind->shape, written, read));
    }
}

/* Saved games */

static ScribaGameFile *
play_game (guint64 seed)
{
  ScribaRandom random = { seed };
  CaesarGameSetup setup;
  ScribaGameFile *file;
  g_autoptr (GError) error = NULL;
  const CaesarState *state;

  caesar_play_setup (&random, &setup);
  g_strlcpy (setup.seats[0].name, "Anna", SCRIBA_NAME_SIZE);
  file = scriba_game_file_new (&caesar_game_format, &setup, caesar_box_new_shipped (), &error);
  g_assert_no_error (error);
  scriba_history_append (file->history, scriba_entry_new (caesar_game.kinds, CAESAR_ENTRY_BEGIN, &((CaesarBegin) { setup.settings.first })));
  for (state = scriba_history_get_state (file->history); state->stage == CAESAR_STAGE_PLAY;
       state = scriba_history_get_state (file->history))
    {
      CaesarChoice choice;
      CaesarPlace place;

      if (!caesar_play_choice (state, file->box, &random, &choice))
        break;
      caesar_resolve (state, file->box, &choice, &place);
      scriba_history_append (file->history, scriba_entry_new (caesar_game.kinds, CAESAR_ENTRY_PLACE, &place));
    }
  return file;
}

static void
assert_same (const ScribaGameFile *file,
             const ScribaGameFile *read)
{
  g_autoptr (JsonNode) one = scriba_game_file_to_json (file);
  g_autoptr (JsonNode) other = scriba_game_file_to_json (read);

  g_assert_true (read->format == &caesar_game_format);
  g_assert_true (scriba_record_equal (&caesar_state_shape, scriba_history_get_state (file->history),
                                      scriba_history_get_state (read->history)));
  g_assert_true (json_node_equal (one, other));
}

/* Under all settings, with and without Auto-Crassus: as one file, and in the parts that a journal keeps. */
static void
test_saved_game (void)
{
  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (ScribaGameFile) file = play_game (seed);
      guint32 n_entries = scriba_history_get_n_entries (file->history);
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (ScribaGameFile) read = NULL;
      g_autoptr (ScribaGameFile) joined = NULL;
      g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *header = scriba_game_file_header_to_text (file);
      g_autofree char *box = scriba_game_file_box_to_text (file);
      g_autofree char *text = scriba_game_file_summary_to_text (file);
      g_autoptr (GError) error = NULL;
      CaesarSummary summary = { 0 };

      if (seed % 2 == 0)
        scriba_history_set_position (file->history, n_entries / 2, n_entries);
      node = scriba_game_file_to_json (file);
      read = scriba_game_file_from_json (node, &error);
      g_assert_no_error (error);
      assert_same (file, read);

      for (guint32 seq = 1; seq <= n_entries; seq++)
        g_ptr_array_add (entries, scriba_game_file_entry_to_text (file, seq));
      joined = scriba_game_file_from_parts (header, box, entries, NULL, scriba_history_get_head (file->history), n_entries, &error);
      g_assert_no_error (error);
      assert_same (file, joined);

      g_assert_true (scriba_game_summary_from_text (&caesar_game_format, text, &summary));
      g_assert_cmpstr (summary.caesar, ==, "Anna");
      g_assert_cmpint (summary.stage, !=, CAESAR_STAGE_SETUP);
    }
}

#define GAME_HEAD "'format':'scriba-game/1','game':'caesar','id':'2f6e3b1a-6a52-4f0b-9c57-0d6c6a3e9a11','app':'1'," \
                  "'created':'2026-11-29T20:00:00+01:00'"

static const Bad bad_games[] = {
  { "{" GAME_HEAD "}", X (MISSING), "players" },
  { "{" GAME_HEAD ",'players':[{'name':'Anna'}]}", X (EXPECTED_LENGTH), "players" },
  { "{" GAME_HEAD ",'players':[{},{},{}]}", X (EXPECTED_LENGTH), "players" },
  { "{" GAME_HEAD ",'players':[{},{'name':'Anna','side':'caesar'}]}", X (UNKNOWN_KEY), "players[1].side" },
  { "{" GAME_HEAD ",'players':[{},{}],'settings':{'might':'all'}}", X (EXPECTED_CHOICE), "settings.might" },
  { "{" GAME_HEAD ",'players':[{},{}],'solo':{}}", X (MISSING), "solo.crassus" },
  { "{" GAME_HEAD ",'players':[{},{}],'solo':{'crassus':'brutus'}}", X (EXPECTED_CHOICE), "solo.crassus" },
  { "{" GAME_HEAD ",'players':[{},{}],'solo':{'crassus':'pompey','stack':[-2]}}", X (EXPECTED_RANGE), "solo.stack[0]" },
  { "{" GAME_HEAD ",'players':[{},{}]}", X (MISSING), "box" },
  { "{" GAME_HEAD ",'players':[{},{}],'box':{'format':'scriba-box/1','game':'44bce'}}", X (EXPECTED_CHOICE), "box.game" },
};

static void
test_saved_game_refused (void)
{
  g_autoptr (ScribaGameFile) file = play_game (1);
  g_autoptr (GError) error = NULL;

  check_bad (bad_games, G_N_ELEMENTS (bad_games), read_game);
  g_assert_true (scriba_game_file_is_of (file, &caesar_game_format, NULL));
  g_assert_false (scriba_game_file_is_of (file, &bce_game_format, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_CHOICE);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/caesar-files/refused", test_refused);
  g_test_add_func ("/caesar-files/accepted", test_accepted);
  g_test_add_func ("/caesar-files/output", test_output);
  g_test_add_func ("/caesar-files/closed", test_closed);
  g_test_add_func ("/caesar-files/order", test_order);
  g_test_add_func ("/caesar-files/influence-without-effect", test_influence_without_effect);
  g_test_add_func ("/caesar-files/defaults", test_defaults);
  g_test_add_func ("/caesar-files/over", test_over);
  g_test_add_func ("/caesar-files/cut-off", test_cut_off);
  g_test_add_func ("/caesar-files/damaged", test_damaged);
  g_test_add_func ("/caesar-files/shipped-box", test_shipped_box);
  g_test_add_func ("/caesar-files/box-round-trip", test_box_round_trip);
  g_test_add_func ("/caesar-files/box-refused", test_box_refused);
  g_test_add_func ("/caesar-files/box-limits", test_box_limits);
  g_test_add_func ("/caesar-files/entries-round-trip", test_entries_round_trip);
  g_test_add_func ("/caesar-files/saved-game", test_saved_game);
  g_test_add_func ("/caesar-files/saved-game-refused", test_saved_game_refused);

  return g_test_run ();
}

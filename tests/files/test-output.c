/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "files-check.h"

/* The examples of the formats page; the two fields that it leaves out follow from nothing being played there. */

#define RESOLVE_INPUT \
  "{ 'format': 'scriba-resolve/1'," \
  "  'players': ['Augustus', 'Antony', 'Agrippa', 'Brutus']," \
  "  'im': 'Augustus'," \
  "  'shared_suitor': null," \
  "  'tiles': { 'political': {'authority': 1, 'charisma': 0} }," \
  "  'boards': {" \
  "    'Augustus': { 'political': { 'stack': [ {'name': 'Consul', 'ambition': [3]}," \
  "                                            {'name': 'Senator', 'authority': 1, 'ambition': [2]} ]," \
  "                                 'support': 1, 'charisma': 1 } }," \
  "    'Antony':   { 'political': { 'stack': [ {'name': 'Senator', 'authority': 1, 'ambition': [2]}," \
  "                                            {'name': 'Quaestor', 'ambition': [1]} ] } }," \
  "    'Agrippa':  { 'political': { 'stack': [ {'name': 'Praetor', 'ambition': [1, 1]} ]," \
  "                                 'for': {'Antony': 2}, 'loyalty': 1 } }," \
  "    'Brutus':   { 'political': { 'for': {'Antony': 1}, 'charisma': 1 } } } }"

#define IDLE_FIELD \
  "{ 'deployed': [], 'placed': [], 'returned': {}, 'loyalty_collected': {}, 'collected': {}," \
  "  'authority': {'Augustus': 0, 'Antony': 0, 'Agrippa': 0, 'Brutus': 0}," \
  "  'charisma':  {'Augustus': 0, 'Antony': 0, 'Agrippa': 0, 'Brutus': 0}," \
  "  'winner': 'im', 'decided_by': 'im', 'tile_to': 'Augustus', 'tile_decided_by': null," \
  "  'denarii': {'Augustus': 1} }"

#define RESOLVE_OUTPUT \
  "{ 'fields': { 'political': {" \
  "    'deployed': [ {'by': 'Agrippa', 'on': 'Antony', 'card': 0, 'ambition': 0, 'decided_by': 'support'}," \
  "                  {'by': 'Brutus', 'on': 'Antony', 'card': 1, 'ambition': 0, 'decided_by': 'charisma'} ]," \
  "    'placed':   [ {'by': 'Augustus', 'from': 'own'}, {'by': 'Agrippa', 'from': 'loyalty'} ]," \
  "    'returned': {'Agrippa': 1}," \
  "    'loyalty_collected': {'Agrippa': 1, 'Brutus': 1}," \
  "    'collected': {}," \
  "    'authority': {'Augustus': 5, 'Antony': 4, 'Agrippa': 1, 'Brutus': 0}," \
  "    'charisma':  {'Augustus': 1, 'Antony': 0, 'Agrippa': 0, 'Brutus': 1}," \
  "    'winner': 'im', 'decided_by': 'im', 'tile_to': 'Augustus', 'tile_decided_by': null," \
  "    'denarii': {'Augustus': 1} }," \
  "  'military': " IDLE_FIELD ", 'social': " IDLE_FIELD " }," \
  "  'next_im': {'player': 'Augustus', 'kept': true, 'decided_by': 'tiles', 'bonus': false} }"

#define SCORE_INPUT \
  "{ 'format': 'scriba-score/1', 'senate': ['political', 'military']," \
  "  'players': [ {'name': 'Ana', 'track': 6," \
  "     'allegiance': [ {'field': 'political', 'imperium': 3}, {'field': 'military', 'imperium': 2} ]," \
  "     'lictors': 2, 'loyalty': 3," \
  "     'structures': [ {'name': 'Forum', 'imperium': 2, 'architects': 2}," \
  "                     {'name': 'Statue 3', 'imperium': 1, 'bonus': 4} ]," \
  "     'recruits': [ {'field': 'political', 'authority': 1, 'ambition': [2]} ]," \
  "     'denarii': 4, 'influence': 3, 'shared': false } ] }"

#define SCORE_OUTPUT \
  "{ 'players': [ {'name': 'Ana', 'track': 6, 'allegiance': 5, 'senate': 3, 'lictors_loyalty': 5, 'structures': 5," \
  "     'fields': {'political': 3, 'military': 0, 'social': 0}, 'recruits': 0, 'statues': 4, 'denarii': 4," \
  "     'total': 32, 'tiebreak_authority_ambition': 3, 'tiebreak_influence': 3, 'rank': 1} ]," \
  "  'winners': ['Ana'], 'decided_by': 'only' }"

static BceBoards *
read_boards (const char *json)
{
  g_autoptr (JsonNode) node = parse (json);
  g_autoptr (GError) error = NULL;
  BceBoards *boards = bce_boards_from_json (node, &error);

  g_assert_no_error (error);
  return boards;
}

static BceScoring *
read_scoring (const char *json)
{
  g_autoptr (JsonNode) node = parse (json);
  g_autoptr (GError) error = NULL;
  BceScoring *scoring = bce_scoring_from_json (node, &error);

  g_assert_no_error (error);
  return scoring;
}

static JsonNode *
resolve (const char *json)
{
  g_autoptr (BceBoards) boards = read_boards (json);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  bce_resolve (boards, outcome);
  return bce_outcome_to_json (boards, outcome);
}

static JsonNode *
score (const char *json)
{
  g_autoptr (BceScoring) scoring = read_scoring (json);
  g_autoptr (BceScore) result = bce_score_new ();

  bce_score (scoring, result);
  return bce_score_to_json (scoring, result);
}

static void
test_resolve (void)
{
  g_autoptr (JsonNode) output = resolve (RESOLVE_INPUT);

  check_json (output, RESOLVE_OUTPUT);
}

static void
test_score (void)
{
  g_autoptr (JsonNode) output = score (SCORE_INPUT);

  check_json (output, SCORE_OUTPUT);
}

/* One seat each of what the example has not: abilities, negative totals, other reasons, a new IM. */
static void
test_resolve_rest (void)
{
  g_autoptr (JsonNode) output = resolve (
    "{'format':'scriba-resolve/1','players':['Aa','Bb','Cc'],'im':'Aa','shared_suitor':'Cc','boards':{"
    "'Bb':{'political':{'stack':[{'name':'x','ambition':[1,1],'abilities':["
    "{'kind':'place_support','count':1},{'kind':'collect','what':'loyalty','count':2},"
    "{'kind':'collect','what':'imperium','count':3}]}]},'military':{'charisma':1}},"
    "'Cc':{'political':{'for':{'Bb':1},'stack':[{'name':'y','abilities':["
    "{'kind':'authority','count':-1,'when':'always'},{'kind':'charisma','count':-2}]}]},'military':{'charisma':1}}}}");

  check_json (output,
    "{'fields':{'political':{"
    "'deployed':[{'by':'Cc','on':'Bb','card':0,'ambition':0,'decided_by':'only'}],"
    "'placed':[{'by':'Bb','from':'ability'}],'returned':{},'loyalty_collected':{'Cc':1},"
    "'collected':{'Bb':{'loyalty':2,'imperium':3}},"
    "'authority':{'Aa':0,'Bb':2,'Cc':-1},'charisma':{'Aa':0,'Bb':0,'Cc':-2},"
    "'winner':'suitors','decided_by':'authority','tile_to':'Bb','tile_decided_by':'authority','denarii':{'Cc':1}},"
    "'military':{'deployed':[],'placed':[],'returned':{},'loyalty_collected':{},'collected':{},"
    "'authority':{'Aa':0,'Bb':0,'Cc':0},'charisma':{'Aa':0,'Bb':1,'Cc':1},"
    "'winner':'suitors','decided_by':'charisma','tile_to':'Cc','tile_decided_by':'shared','denarii':{}},"
    "'social':{'deployed':[],'placed':[],'returned':{},'loyalty_collected':{},'collected':{},"
    "'authority':{'Aa':0,'Bb':0,'Cc':0},'charisma':{'Aa':0,'Bb':0,'Cc':0},"
    "'winner':'im','decided_by':'im','tile_to':'Aa','tile_decided_by':null,'denarii':{'Aa':1}}},"
    "'next_im':{'player':'Bb','kept':false,'decided_by':'authority','bonus':true}}");
}

static void
check_unknown (JsonNode *output,
               const char *paths)
{
  JsonNode *unknown = json_object_get_member (json_node_get_object (output), "unknown");

  g_assert_nonnull (unknown);
  check_json (unknown, paths);
}

static void
test_resolve_unknown (void)
{
  static const char * const values[][2] = {
    { "'tiles':{'social':{'authority':null}}", "['tiles.social.authority']" },
    { "'tiles':{'political':{'charisma':null}}", "['tiles.political.charisma']" },
    { "'boards':{'Bb c':{'military':{'stack':[{'name':'x'},{'name':'y','authority':null}]}}}",
      "['boards.Bb c.military.stack[1].authority']" },
    { "'boards':{'Bb c':{'military':{'stack':[{'name':'x','charisma':null}]}}}",
      "['boards.Bb c.military.stack[0].charisma']" },
    { "'boards':{'Bb c':{'military':{'stack':[{'name':'x','ambition':null}]}}}",
      "['boards.Bb c.military.stack[0].ambition']" },
    { "'boards':{'Aa':{'social':{'support':2,'stack':[{'name':'x','ambition':[1,null,null]}]}}}",
      "['boards.Aa.social.stack[0].ambition[1]']" },
    { "'boards':{'Aa':{'social':{'stack':[{'name':'x','abilities':null}]}}}",
      "['boards.Aa.social.stack[0].abilities']" },
    { "'boards':{'Aa':{'social':{'stack':[{'name':'x','abilities':[{'kind':'charisma'},{'kind':'manual'}]}]}}}",
      "['boards.Aa.social.stack[0].abilities[1].effects']" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *input = g_strdup_printf (
        "{'format':'scriba-resolve/1','players':['Aa','Bb c','Cc'],'im':'Aa',%s}", values[i][0]);
      g_autoptr (JsonNode) output = resolve (input);

      check_unknown (output, values[i][1]);
    }
}

static void
test_score_unknown (void)
{
  static const char * const values[][2] = {
    { "'allegiance':[{'field':'social'},{'field':'social','imperium':null}]", "players[1].allegiance[1].imperium" },
    { "'structures':[{'name':'Forum','imperium':null}]", "players[1].structures[0].imperium" },
    { "'structures':[{'name':'Forum'},{'name':'Statue','bonus':null}]", "players[1].structures[1].bonus" },
    { "'recruits':[{'field':'social','authority':null}]", "players[1].recruits[0].authority" },
    { "'recruits':[{'field':'social'},{'field':'social','ambition':null}]", "players[1].recruits[1].ambition" },
    { "'recruits':[{'field':'social','ambition':[1,null]}]", "players[1].recruits[0].ambition[1]" },
  };

  g_autoptr (JsonNode) senate = score ("{'format':'scriba-score/1','senate':null,'players':[{'name':'Aa'}]}");

  check_unknown (senate, "['senate']");
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *input = g_strdup_printf (
        "{'format':'scriba-score/1','senate':['social','social'],'players':[{'name':'Aa'},{'name':'Bb',%s}]}",
        values[i][0]);
      g_autofree char *path = g_strdup_printf ("['%s']", values[i][1]);
      g_autoptr (JsonNode) output = score (input);

      check_unknown (output, path);
    }
}

/* Two winners, a shared Suitor without a rank. */
static void
test_score_rest (void)
{
  g_autoptr (JsonNode) output = score (
    "{'format':'scriba-score/1','senate':null,'players':["
    "{'name':'Aa','track':1,'senate_pairs':0},{'name':'Bb','track':2,'shared':true},{'name':'Cc','denarii':1}]}");

#define EMPTY_FIELDS "'structures':0,'fields':{'political':0,'military':0,'social':0},'recruits':0,'statues':0,"
#define NO_TIE_BREAK "'tiebreak_authority_ambition':0,'tiebreak_influence':0,"
  check_json (output,
    "{'players':["
    "{'name':'Aa','track':1,'allegiance':0,'senate':0,'lictors_loyalty':0," EMPTY_FIELDS "'denarii':0,'total':1,"
    NO_TIE_BREAK "'rank':1},"
    "{'name':'Bb','track':2,'allegiance':0,'senate':0,'lictors_loyalty':0," EMPTY_FIELDS "'denarii':0,'total':2,"
    NO_TIE_BREAK "'rank':null},"
    "{'name':'Cc','track':0,'allegiance':0,'senate':0,'lictors_loyalty':0," EMPTY_FIELDS "'denarii':1,'total':1,"
    NO_TIE_BREAK "'rank':1}],"
    "'winners':['Aa','Cc'],'decided_by':'shared'}");
}

/* Zeros and empties are left out; what is left reads back and writes the same again. */
static void
check_boards_written (const char *json,
                      const char *written)
{
  g_autoptr (BceBoards) boards = read_boards (json);
  g_autoptr (JsonNode) node = bce_boards_to_json (boards);
  g_autoptr (BceBoards) again = bce_boards_from_json (node, NULL);
  g_autoptr (JsonNode) node_again = bce_boards_to_json (again);

  check_json (node, written);
  check_json (node_again, written);
}

#define BOARDS(rest) "{'format':'scriba-resolve/1','players':['Aa','Bb','Cc'],'im':'Bb'" rest "}"
#define CARD(rest) BOARDS (",'boards':{'Cc':{'social':{'stack':[{'name':'x'" rest "}]}}}")

static void
test_boards_written (void)
{
  check_boards_written (BOARDS (",'tiles':{'social':{'authority':0}},'boards':{'Aa':{'social':{'stack':[],'for':{'Cc':0},"
                                "'support':0,'loyalty':0}}},'note':1"),
                        BOARDS (""));
  check_boards_written (BOARDS (",'shared_suitor':'Aa','tiles':{'social':{'charisma':null,'authority':2}},"
                                "'boards':{'Cc':{'social':{'for':{'Aa':1}}},'Bb':{'military':{'support':3}},"
                                "'Aa':{'social':{'charisma':4,'loyalty':5}}}"),
                        BOARDS (",'shared_suitor':'Aa','tiles':{'social':{'authority':2,'charisma':null}},"
                                "'boards':{'Aa':{'social':{'loyalty':5,'charisma':4}},'Bb':{'military':{'support':3}},"
                                "'Cc':{'social':{'for':{'Aa':1}}}}"));
  check_boards_written (CARD (",'authority':0,'ambition':[],'abilities':[]"), CARD (""));
  check_boards_written (CARD (",'abilities':null,'charisma':null,'ambition':null,'authority':null"),
                        CARD (",'authority':null,'ambition':null,'charisma':null,'abilities':null"));
  check_boards_written (CARD (",'ambition':[0,null,3]"), CARD (",'ambition':[0,null,3]"));
  check_boards_written (
    CARD (",'abilities':[{'kind':'place_support','count':0},{'kind':'collect','from':'supply','what':'denarius','count':1},"
          "{'kind':'collect','from':'card','what':'support','count':1},{'kind':'manual','effects':null}]"),
    CARD (",'abilities':[{'kind':'place_support'},{'kind':'collect','what':'denarius','count':1},"
          "{'kind':'collect','what':'support','count':1,'from':'card'},{'kind':'manual'}]"));
  check_boards_written (
    CARD (",'abilities':[{'kind':'authority','count':-1,'when':'always'},{'kind':'charisma','count':-2},"
          "{'kind':'manual','effects':[]},{'kind':'manual','effects':[{'kind':'collect','what':'imperium','count':3}]}]"),
    CARD (",'abilities':[{'kind':'authority','count':-1,'when':'always'},{'kind':'charisma','count':-2},"
          "{'kind':'manual','effects':[]},{'kind':'manual','effects':[{'kind':'collect','what':'imperium','count':3}]}]"));
}

/* An ability that was of another kind before leaves no trace in the file. */
static void
test_kind_changed (void)
{
  g_autoptr (BceBoards) boards = read_boards (
    CARD (",'abilities':[{'kind':'collect','what':'support','count':1,'from':'card'}]"));
  g_autoptr (JsonNode) node = NULL;

  boards->boards[2][BCE_SOCIAL].stack[0].abilities[0].kind = BCE_EFFECT_CHARISMA;
  node = bce_boards_to_json (boards);
  check_json (node, CARD (",'abilities':[{'kind':'charisma','count':1}]"));
}

static void
check_scoring_written (const char *json,
                       const char *written)
{
  g_autoptr (BceScoring) scoring = read_scoring (json);
  g_autoptr (JsonNode) node = bce_scoring_to_json (scoring);
  g_autoptr (BceScoring) again = bce_scoring_from_json (node, NULL);
  g_autoptr (JsonNode) node_again = bce_scoring_to_json (again);

  check_json (node, written);
  check_json (node_again, written);
}

#define SCORING(senate, rest) "{'format':'scriba-score/1','senate':" senate ",'players':[{'name':'Aa'" rest "}]}"

static void
test_scoring_written (void)
{
  check_scoring_written (SCORING ("null", ",'track':0,'shared':false,'recruits':[]"), SCORING ("null", ""));
  check_scoring_written (SCORE_INPUT,
    "{'format':'scriba-score/1','senate':['political','military'],'players':[{'name':'Ana','track':6,"
    "'allegiance':[{'field':'political','imperium':3},{'field':'military','imperium':2}],'lictors':2,'loyalty':3,"
    "'structures':[{'name':'Forum','imperium':2,'architects':2},{'name':'Statue 3','imperium':1,'bonus':4}],"
    "'recruits':[{'field':'political','authority':1,'ambition':[2]}],'denarii':4,'influence':3}]}");
  check_scoring_written (SCORING ("null", ",'structures':[{'name':'x','imperium':null,'architects':0,'bonus':null}],"
                                          "'recruits':[{'field':'social','authority':null,'ambition':null}]"),
                         SCORING ("null", ",'structures':[{'name':'x','imperium':null,'architects':0,'bonus':null}],"
                                          "'recruits':[{'field':'social','authority':null,'ambition':null}]"));
  /* Plain totals replace the list by being there, so one stays even if it is 0. */
  check_scoring_written (SCORING ("null", ",'field_totals':{'social':0}"), SCORING ("null", ",'field_totals':{}"));
  check_scoring_written (SCORING ("null", ",'structures_imperium':0"), SCORING ("null", ",'structures_imperium':0"));
  check_scoring_written (SCORING ("null", ",'statue_bonus':2"), SCORING ("null", ",'statue_bonus':2"));
  check_scoring_written (SCORING ("null", ",'allegiance_imperium':1"), SCORING ("null", ",'allegiance_imperium':1"));
  check_scoring_written (SCORING ("null", ",'allegiance_counts':{'social':1,'political':2}"),
                         SCORING ("null", ",'allegiance_counts':{'political':2,'social':1}"));
  check_scoring_written (SCORING ("null", ",'senate_pairs':0"), SCORING ("null", ",'senate_pairs':0"));
  check_scoring_written (
    "{'format':'scriba-score/1','senate':null,'players':[{'name':'Aa'},{'name':'Bb','senate_pairs':1,'shared':true}]}",
    "{'format':'scriba-score/1','senate':null,'players':[{'name':'Aa','senate_pairs':0},"
    "{'name':'Bb','senate_pairs':1,'shared':true}]}");
}

/* What is set aside by a switch to plain totals, or back, is not written. */
static void
test_both_kept (void)
{
  g_autoptr (BceScoring) scoring = read_scoring (SCORING ("null", ",'recruits':[{'field':'social'}]"));
  g_autoptr (JsonNode) plain = NULL;
  g_autoptr (JsonNode) list = NULL;

  scoring->players[0].plain_recruits = TRUE;
  scoring->players[0].field_totals[BCE_SOCIAL] = 7;
  plain = bce_scoring_to_json (scoring);
  check_json (plain, SCORING ("null", ",'field_totals':{'social':7}"));

  scoring->players[0].plain_recruits = FALSE;
  list = bce_scoring_to_json (scoring);
  check_json (list, SCORING ("null", ",'recruits':[{'field':'social'}]"));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/output/resolve", test_resolve);
  g_test_add_func ("/output/resolve-rest", test_resolve_rest);
  g_test_add_func ("/output/resolve-unknown", test_resolve_unknown);
  g_test_add_func ("/output/score", test_score);
  g_test_add_func ("/output/score-rest", test_score_rest);
  g_test_add_func ("/output/score-unknown", test_score_unknown);
  g_test_add_func ("/output/boards-written", test_boards_written);
  g_test_add_func ("/output/kind-changed", test_kind_changed);
  g_test_add_func ("/output/scoring-written", test_scoring_written);
  g_test_add_func ("/output/both-kept", test_both_kept);

  return g_test_run ();
}

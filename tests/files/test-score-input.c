/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "files-check.h"

#define FILE(rest) "{'format':'scriba-score/1'," rest "}"
#define PLAYERS(list) FILE ("'senate':null,'players':" list)
#define PLAYER(rest) PLAYERS ("[{'name':'Aa'},{'name':'Bb'," rest "}]")
#define SENATE(senate) FILE ("'players':[{'name':'Aa'}],'senate':" senate)
#define TILE(tile) PLAYER ("'allegiance':[{'field':'social'}," tile "]")
#define STRUCTURE(structure) PLAYER ("'structures':[{'name':'Forum'}," structure "]")
#define RECRUIT(recruit) PLAYER ("'recruits':[{'field':'social'}," recruit "]")

#define AT_PLAYER "players[1]"
#define AT_TILE AT_PLAYER ".allegiance[1]"
#define AT_STRUCTURE AT_PLAYER ".structures[1]"
#define AT_RECRUIT AT_PLAYER ".recruits[1]"

#define X(code) SCRIBA_ERROR_ ## code

static const Bad bad_file[] = {
  { "[]", X (EXPECTED_OBJECT), NULL },
  { "{}", X (MISSING), "format" },
  { "{'format':'scriba-resolve/1'}", X (EXPECTED_FORMAT), "format" },
  { "{'format':'scriba-score/2'}", X (EXPECTED_FORMAT), "format" },
  { "{'format':null}", X (EXPECTED_FORMAT), "format" },
  { FILE ("'senate':null"), X (MISSING), "players" },
  { FILE ("'players':[{'name':'Aa'}]"), X (MISSING), "senate" },
  { PLAYERS ("null"), X (EXPECTED_LIST), "players" },
  { PLAYERS ("{}"), X (EXPECTED_LIST), "players" },
  { PLAYERS ("[]"), X (EXPECTED_LENGTH), "players" },
  { PLAYERS ("[{'name':'A'},{'name':'B'},{'name':'C'},{'name':'D'},{'name':'E'},{'name':'F'}]"),
    X (EXPECTED_LENGTH), "players" },
  { FILE ("'senate':null,'senate':null,'players':[{'name':'Aa'}]"), X (REPEATED_KEY), NULL },
  { FILE ("'senate':null,'players':[{'name':'Aa'}],'note':{'x':{'a':1,'a':1}}"), X (REPEATED_KEY), "note.x" },
  { FILE ("'senate':null,'players':[{'name':'Aa'}],'note':[Infinity]"), X (NOT_JSON), NULL },
  { SENATE ("'political'"), X (EXPECTED_LIST), "senate" },
  { SENATE ("{}"), X (EXPECTED_LIST), "senate" },
  { SENATE ("false"), X (EXPECTED_LIST), "senate" },
  { SENATE ("[]"), X (EXPECTED_LENGTH), "senate" },
  { SENATE ("['political']"), X (EXPECTED_LENGTH), "senate" },
  { SENATE ("['political','military','social']"), X (EXPECTED_LENGTH), "senate" },
  { SENATE ("['political','economic']"), X (EXPECTED_CHOICE), "senate[1]" },
  { SENATE ("['Political','social']"), X (EXPECTED_CHOICE), "senate[0]" },
  { SENATE ("[null,'social']"), X (EXPECTED_CHOICE), "senate[0]" },
  { SENATE ("['social',2]"), X (EXPECTED_CHOICE), "senate[1]" },
};

static const Bad bad_players[] = {
  { PLAYERS ("[null]"), X (EXPECTED_OBJECT), "players[0]" },
  { PLAYERS ("['Aa']"), X (EXPECTED_OBJECT), "players[0]" },
  { PLAYERS ("[{}]"), X (MISSING), "players[0].name" },
  { PLAYERS ("[{'name':null}]"), X (EXPECTED_NAME), "players[0].name" },
  { PLAYERS ("[{'name':''}]"), X (EXPECTED_NAME), "players[0].name" },
  { PLAYERS ("[{'name':5}]"), X (EXPECTED_NAME), "players[0].name" },
  { PLAYERS ("[{'name':'  '}]"), X (EXPECTED_NAME), "players[0].name" },
  { PLAYERS ("[{'name':'\\u200f\\u200b'}]"), X (EXPECTED_NAME), "players[0].name" },
  { PLAYERS ("[{'name':'A\\u001f'}]"), X (EXPECTED_NAME), "players[0].name" },
  { PLAYERS ("[{'name':'Aa'},{'name':'Bb'},{'name':'Aa'}]"), X (NAME_TWICE), "players[2].name" },
  { PLAYER ("'gold':1"), X (UNKNOWN_KEY), AT_PLAYER ".gold" },
  { PLAYER ("'rank':1"), X (UNKNOWN_KEY), AT_PLAYER ".rank" },
  { PLAYER ("'name':'Bb'"), X (REPEATED_KEY), AT_PLAYER },
  { PLAYER ("'track':null"), X (EXPECTED_NUMBER), AT_PLAYER ".track" },
  { PLAYER ("'track':'6'"), X (EXPECTED_NUMBER), AT_PLAYER ".track" },
  { PLAYER ("'track':6.0"), X (EXPECTED_NUMBER), AT_PLAYER ".track" },
  { PLAYER ("'track':-1"), X (EXPECTED_RANGE), AT_PLAYER ".track" },
  { PLAYER ("'track':10000"), X (EXPECTED_RANGE), AT_PLAYER ".track" },
  { PLAYER ("'lictors':-1"), X (EXPECTED_RANGE), AT_PLAYER ".lictors" },
  { PLAYER ("'lictors':[]"), X (EXPECTED_NUMBER), AT_PLAYER ".lictors" },
  { PLAYER ("'loyalty':-1"), X (EXPECTED_RANGE), AT_PLAYER ".loyalty" },
  { PLAYER ("'loyalty':true"), X (EXPECTED_NUMBER), AT_PLAYER ".loyalty" },
  { PLAYER ("'denarii':10000"), X (EXPECTED_RANGE), AT_PLAYER ".denarii" },
  { PLAYER ("'denarii':null"), X (EXPECTED_NUMBER), AT_PLAYER ".denarii" },
  { PLAYER ("'influence':-1"), X (EXPECTED_RANGE), AT_PLAYER ".influence" },
  { PLAYER ("'influence':1e0"), X (EXPECTED_NUMBER), AT_PLAYER ".influence" },
  { PLAYER ("'shared':null"), X (EXPECTED_FLAG), AT_PLAYER ".shared" },
  { PLAYER ("'shared':1"), X (EXPECTED_FLAG), AT_PLAYER ".shared" },
  { PLAYER ("'shared':'true'"), X (EXPECTED_FLAG), AT_PLAYER ".shared" },
  { PLAYERS ("[{'name':'Aa','shared':true}]"), X (SHARED_ONLY), "players" },
  { PLAYERS ("[{'name':'Aa','shared':true},{'name':'Bb'},{'name':'Cc','shared':true}]"),
    X (SHARED_TWICE), "players[2].shared" },
};

static const Bad bad_lists[] = {
  { PLAYER ("'allegiance':null"), X (EXPECTED_LIST), AT_PLAYER ".allegiance" },
  { PLAYER ("'allegiance':5"), X (EXPECTED_LIST), AT_PLAYER ".allegiance" },
  { TILE ("null"), X (EXPECTED_OBJECT), AT_TILE },
  { TILE ("{'imperium':1}"), X (MISSING), AT_TILE ".field" },
  { TILE ("{'field':null}"), X (EXPECTED_CHOICE), AT_TILE ".field" },
  { TILE ("{'field':'economic'}"), X (EXPECTED_CHOICE), AT_TILE ".field" },
  { TILE ("{'field':0}"), X (EXPECTED_CHOICE), AT_TILE ".field" },
  { TILE ("{'field':'social','letter':'A'}"), X (UNKNOWN_KEY), AT_TILE ".letter" },
  { TILE ("{'field':'social','imperium':-1}"), X (EXPECTED_RANGE), AT_TILE ".imperium" },
  { TILE ("{'field':'social','imperium':10000}"), X (EXPECTED_RANGE), AT_TILE ".imperium" },
  { TILE ("{'field':'social','imperium':'3'}"), X (EXPECTED_NUMBER), AT_TILE ".imperium" },

  { PLAYER ("'structures':null"), X (EXPECTED_LIST), AT_PLAYER ".structures" },
  { PLAYER ("'structures':{}"), X (EXPECTED_LIST), AT_PLAYER ".structures" },
  { STRUCTURE ("'Forum'"), X (EXPECTED_OBJECT), AT_STRUCTURE },
  { STRUCTURE ("{'imperium':1}"), X (MISSING), AT_STRUCTURE ".name" },
  { STRUCTURE ("{'name':''}"), X (EXPECTED_NAME), AT_STRUCTURE ".name" },
  { STRUCTURE ("{'name':null}"), X (EXPECTED_NAME), AT_STRUCTURE ".name" },
  { STRUCTURE ("{'name':'Villa','cost':1}"), X (UNKNOWN_KEY), AT_STRUCTURE ".cost" },
  { STRUCTURE ("{'name':'Villa','imperium':-1}"), X (EXPECTED_RANGE), AT_STRUCTURE ".imperium" },
  { STRUCTURE ("{'name':'Villa','imperium':false}"), X (EXPECTED_NUMBER), AT_STRUCTURE ".imperium" },
  { STRUCTURE ("{'name':'Villa','architects':null}"), X (EXPECTED_NUMBER), AT_STRUCTURE ".architects" },
  { STRUCTURE ("{'name':'Villa','architects':-1}"), X (EXPECTED_RANGE), AT_STRUCTURE ".architects" },
  { STRUCTURE ("{'name':'Villa','architects':10000}"), X (EXPECTED_RANGE), AT_STRUCTURE ".architects" },
  { STRUCTURE ("{'name':'Villa','architects':1.0}"), X (EXPECTED_NUMBER), AT_STRUCTURE ".architects" },
  { STRUCTURE ("{'name':'Villa','bonus':-1}"), X (EXPECTED_RANGE), AT_STRUCTURE ".bonus" },
  { STRUCTURE ("{'name':'Villa','bonus':{}}"), X (EXPECTED_NUMBER), AT_STRUCTURE ".bonus" },

  { PLAYER ("'recruits':null"), X (EXPECTED_LIST), AT_PLAYER ".recruits" },
  { PLAYER ("'recruits':'none'"), X (EXPECTED_LIST), AT_PLAYER ".recruits" },
  { RECRUIT ("[]"), X (EXPECTED_OBJECT), AT_RECRUIT },
  { RECRUIT ("{'authority':1}"), X (MISSING), AT_RECRUIT ".field" },
  { RECRUIT ("{'field':null}"), X (EXPECTED_CHOICE), AT_RECRUIT ".field" },
  { RECRUIT ("{'field':'any'}"), X (EXPECTED_CHOICE), AT_RECRUIT ".field" },
  { RECRUIT ("{'field':'social','name':'Cliens'}"), X (UNKNOWN_KEY), AT_RECRUIT ".name" },
  { RECRUIT ("{'field':'social','authority':-1}"), X (EXPECTED_RANGE), AT_RECRUIT ".authority" },
  { RECRUIT ("{'field':'social','authority':'1'}"), X (EXPECTED_NUMBER), AT_RECRUIT ".authority" },
  { RECRUIT ("{'field':'social','ambition':1}"), X (EXPECTED_NUMBERS), AT_RECRUIT ".ambition" },
  { RECRUIT ("{'field':'social','ambition':[1,2,3,4,5]}"), X (EXPECTED_LENGTH), AT_RECRUIT ".ambition" },
  { RECRUIT ("{'field':'social','ambition':[1,'2']}"), X (EXPECTED_NUMBER), AT_RECRUIT ".ambition[1]" },
  { RECRUIT ("{'field':'social','ambition':[-1]}"), X (EXPECTED_RANGE), AT_RECRUIT ".ambition[0]" },
};

static const Bad bad_totals[] = {
  { PLAYER ("'recruits':[],'field_totals':{}"), X (BOTH), AT_PLAYER ".field_totals" },
  { PLAYER ("'field_totals':{'social':1},'recruits':[{'field':'social'}]"), X (BOTH), AT_PLAYER ".field_totals" },
  { PLAYER ("'allegiance':[],'allegiance_counts':{}"), X (BOTH), AT_PLAYER ".allegiance_counts" },
  { PLAYER ("'allegiance':[],'allegiance_imperium':0"), X (BOTH), AT_PLAYER ".allegiance_imperium" },
  { PLAYER ("'structures':[],'structures_imperium':5"), X (BOTH), AT_PLAYER ".structures_imperium" },
  { PLAYER ("'structures':[{'name':'Forum'}],'statue_bonus':4"), X (BOTH), AT_PLAYER ".statue_bonus" },
  { PLAYER ("'field_totals':null"), X (EXPECTED_OBJECT), AT_PLAYER ".field_totals" },
  { PLAYER ("'field_totals':[3,5,2]"), X (EXPECTED_OBJECT), AT_PLAYER ".field_totals" },
  { PLAYER ("'field_totals':{'economic':1}"), X (UNKNOWN_KEY), AT_PLAYER ".field_totals.economic" },
  { PLAYER ("'field_totals':{'social':null}"), X (EXPECTED_NUMBER), AT_PLAYER ".field_totals.social" },
  { PLAYER ("'field_totals':{'social':-1}"), X (EXPECTED_RANGE), AT_PLAYER ".field_totals.social" },
  { PLAYER ("'field_totals':{'social':10000}"), X (EXPECTED_RANGE), AT_PLAYER ".field_totals.social" },
  { PLAYER ("'field_totals':{'social':1,'social':1}"), X (REPEATED_KEY), AT_PLAYER ".field_totals" },
  { PLAYER ("'allegiance_counts':null"), X (EXPECTED_OBJECT), AT_PLAYER ".allegiance_counts" },
  { PLAYER ("'allegiance_counts':{'military':null}"), X (EXPECTED_NUMBER), AT_PLAYER ".allegiance_counts.military" },
  { PLAYER ("'allegiance_counts':{'military':-1}"), X (EXPECTED_RANGE), AT_PLAYER ".allegiance_counts.military" },
  { PLAYER ("'allegiance_imperium':null"), X (EXPECTED_NUMBER), AT_PLAYER ".allegiance_imperium" },
  { PLAYER ("'allegiance_imperium':-1"), X (EXPECTED_RANGE), AT_PLAYER ".allegiance_imperium" },
  { PLAYER ("'structures_imperium':null"), X (EXPECTED_NUMBER), AT_PLAYER ".structures_imperium" },
  { PLAYER ("'structures_imperium':10000"), X (EXPECTED_RANGE), AT_PLAYER ".structures_imperium" },
  { PLAYER ("'statue_bonus':null"), X (EXPECTED_NUMBER), AT_PLAYER ".statue_bonus" },
  { PLAYER ("'statue_bonus':-1"), X (EXPECTED_RANGE), AT_PLAYER ".statue_bonus" },
  { PLAYER ("'senate_pairs':null"), X (EXPECTED_NUMBER), AT_PLAYER ".senate_pairs" },
  { PLAYER ("'senate_pairs':-1"), X (EXPECTED_RANGE), AT_PLAYER ".senate_pairs" },
  { PLAYER ("'senate_pairs':1.5"), X (EXPECTED_NUMBER), AT_PLAYER ".senate_pairs" },
  { FILE ("'senate':['social','social'],'players':[{'name':'Aa'},{'name':'Bb','senate_pairs':0}]"),
    X (PAIRS_WITH_TILE), "players[1].senate_pairs" },
};

static void
test_bad_file (void)
{
  check_bad (bad_file, G_N_ELEMENTS (bad_file), read_score);
}

static void
test_bad_players (void)
{
  check_bad (bad_players, G_N_ELEMENTS (bad_players), read_score);
  check_refused (FILE ("'senate':['social','social'],'players':[{'name':'Aa','senate_pairs':3}]"), read_score,
                 X (PAIRS_WITH_TILE), "players[0].senate_pairs", "3");
}

static void
test_bad_lists (void)
{
  check_bad (bad_lists, G_N_ELEMENTS (bad_lists), read_score);
}

static void
test_bad_totals (void)
{
  check_bad (bad_totals, G_N_ELEMENTS (bad_totals), read_score);
  check_refused (PLAYER ("'structures':[],'statue_bonus':4"), read_score, X (BOTH), AT_PLAYER ".statue_bonus",
                 "\"structures\"");
}

static void
test_good (void)
{
  static const char * const good[] = {
    SENATE ("null"), SENATE ("['political','military']"), SENATE ("['social','social']"),
    PLAYERS ("[{'name':'A'},{'name':'B'},{'name':'C'},{'name':'D'},{'name':'E'}]"),
    PLAYERS ("[{'name':'Aa','shared':false}]"),
    PLAYERS ("[{'name':'Aa','shared':true},{'name':'Bb'}]"),
    FILE ("'senate':null,'players':[{'name':'Aa'}],'note':{'a':-1.5},'senate_pairs':5"),
    PLAYER ("'track':0,'lictors':-0,'loyalty':9999,'denarii':9999,'influence':9999"),
    PLAYER ("'allegiance':[],'structures':[],'recruits':[]"),
    TILE ("{'field':'political','imperium':null},{'imperium':9999,'field':'military'}"),
    STRUCTURE ("{'name':'Forum','imperium':null,'bonus':null},{'name':'x','architects':0},"
               "{'name':'y','architects':9999,'bonus':9999,'imperium':9999}"),
    RECRUIT ("{'field':'military','authority':null,'ambition':null},{'field':'social','ambition':[]},"
             "{'field':'political','authority':9999,'ambition':[null,0,9999,1]}"),
    PLAYER ("'field_totals':{}"), PLAYER ("'field_totals':{'political':3,'military':0,'social':9999}"),
    PLAYER ("'allegiance_counts':{},'allegiance_imperium':5"), PLAYER ("'allegiance_imperium':5"),
    PLAYER ("'structures_imperium':5,'statue_bonus':4"), PLAYER ("'statue_bonus':4"),
    PLAYER ("'field_totals':{},'structures':[],'allegiance':[]"),
    PLAYER ("'senate_pairs':9999"), PLAYER ("'senate_pairs':0"),
    NULL
  };

  check_good (good, read_score);
}

/* Lists without a limit of their own are bounded by the file's size. */
static void
test_long_lists (void)
{
  g_autofree char *tiles = repeat ("{'field':'social'}", ",{'field':'social'}", 9999, "");
  g_autofree char *text = g_strdup_printf (PLAYER ("'allegiance':[%s],'recruits':[%s]"), tiles, tiles);
  const char * const good[] = { text, NULL };

  check_good (good, read_score);
}

static void
test_name_edge (void)
{
  g_autofree char *longest = repeat ("", "\xc5\xb1", 100, "");
  g_autofree char *longer = repeat (longest, "\xc5\xb1", 1, "");
  g_autofree char *within = g_strdup_printf (STRUCTURE ("{'name':'%s'}"), longest);
  g_autofree char *beyond = g_strdup_printf (STRUCTURE ("{'name':'%s'}"), longer);
  g_autofree char *player = g_strdup_printf (PLAYERS ("[{'name':'%s'}]"), longer);
  const char * const good[] = { within, NULL };

  check_good (good, read_score);
  check_refused (beyond, read_score, X (EXPECTED_NAME), AT_STRUCTURE ".name", NULL);
  check_refused (player, read_score, X (EXPECTED_NAME), "players[0].name", NULL);
}

static void
test_values (void)
{
  g_autoptr (JsonNode) node = parse (
    FILE ("'senate':['military','social'],'players':[{'name':'Aa','track':1,'lictors':2,'loyalty':3,'denarii':4,"
          "'influence':5,'shared':true,'allegiance':[{'field':'social','imperium':null}],"
          "'structures':[{'name':'Forum','imperium':6},{'name':'Statue','architects':7,'bonus':8}],"
          "'recruits':[{'field':'military','authority':9,'ambition':[10,null]},{'field':'social','ambition':null}]},"
          "{'name':'Bb','field_totals':{'military':11},'allegiance_counts':{'social':12},'statue_bonus':13}]"));
  g_autoptr (BceScoring) scoring = bce_scoring_from_json (node, NULL);
  const BceScoredPlayer *player = &scoring->players[0];
  const BceScoredStructure *structure = &g_array_index (player->structures, BceScoredStructure, 0);
  const BceScoredRecruit *recruit = &g_array_index (player->recruits, BceScoredRecruit, 0);

  g_assert_cmpuint (scoring->n_players, ==, 2);
  g_assert_cmpuint (scoring->senate, ==, BCE_SENATE_PAIR);
  g_assert_cmpint (scoring->senate_pair[0], ==, BCE_MILITARY);
  g_assert_cmpint (scoring->senate_pair[1], ==, BCE_SOCIAL);
  g_assert_cmpstr (player->name, ==, "Aa");
  g_assert_cmpint (player->track, ==, 1);
  g_assert_cmpint (player->lictors, ==, 2);
  g_assert_cmpint (player->loyalty, ==, 3);
  g_assert_cmpint (player->denarii, ==, 4);
  g_assert_cmpint (player->influence, ==, 5);
  g_assert_cmpint (player->shared, ==, 1);
  g_assert_cmpint (player->senate_pairs, ==, -1);
  g_assert_false (player->plain_allegiance || player->plain_structures || player->plain_recruits);
  g_assert_cmpuint (player->allegiance->len, ==, 1);
  g_assert_cmpint (g_array_index (player->allegiance, BceScoredTile, 0).field, ==, BCE_SOCIAL);
  g_assert_false (g_array_index (player->allegiance, BceScoredTile, 0).imperium.known);

  g_assert_cmpuint (player->structures->len, ==, 2);
  g_assert_cmpstr (structure[0].name, ==, "Forum");
  g_assert_cmpint (structure[0].imperium.value, ==, 6);
  g_assert_cmpint (structure[0].architects, ==, 1);
  g_assert_true (structure[0].bonus.known);
  g_assert_cmpint (structure[0].bonus.value, ==, 0);
  g_assert_cmpint (structure[1].imperium.value, ==, 0);
  g_assert_cmpint (structure[1].architects, ==, 7);
  g_assert_cmpint (structure[1].bonus.value, ==, 8);

  g_assert_cmpuint (player->recruits->len, ==, 2);
  g_assert_cmpint (recruit[0].field, ==, BCE_MILITARY);
  g_assert_cmpint (recruit[0].authority.value, ==, 9);
  g_assert_cmpuint (recruit[0].n_ambitions, ==, 2);
  g_assert_cmpint (recruit[0].ambition[0].value, ==, 10);
  g_assert_false (recruit[0].ambition[1].known);
  g_assert_true (recruit[1].authority.known);
  g_assert_false (recruit[1].ambition_known);

  player = &scoring->players[1];
  g_assert_true (player->plain_allegiance && player->plain_structures && player->plain_recruits);
  g_assert_cmpint (player->field_totals[BCE_POLITICAL], ==, 0);
  g_assert_cmpint (player->field_totals[BCE_MILITARY], ==, 11);
  g_assert_cmpint (player->allegiance_counts[BCE_SOCIAL], ==, 12);
  g_assert_cmpint (player->allegiance_imperium, ==, 0);
  g_assert_cmpint (player->structures_imperium, ==, 0);
  g_assert_cmpint (player->statue_bonus, ==, 13);
  g_assert_cmpint (player->shared, ==, 0);
}

/* If any player has pairs, a missing one is 0; if none has, the Senate tile is unknown. */
static void
test_senate_pairs (void)
{
  g_autoptr (JsonNode) told = parse (PLAYERS ("[{'name':'Aa'},{'name':'Bb','senate_pairs':2}]"));
  g_autoptr (JsonNode) untold = parse (PLAYERS ("[{'name':'Aa'},{'name':'Bb'}]"));
  g_autoptr (BceScoring) manual = bce_scoring_from_json (told, NULL);
  g_autoptr (BceScoring) unknown = bce_scoring_from_json (untold, NULL);

  g_assert_cmpuint (manual->senate, ==, BCE_SENATE_MANUAL);
  g_assert_cmpint (manual->players[0].senate_pairs, ==, 0);
  g_assert_cmpint (manual->players[1].senate_pairs, ==, 2);
  g_assert_cmpuint (unknown->senate, ==, BCE_SENATE_UNKNOWN);
}

static void
test_cut_off (void)
{
  g_autofree char *text = with_quotes (STRUCTURE ("{'name':'Villa','bonus':null}"));

  check_cut_off (text, read_score);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/score-input/bad-file", test_bad_file);
  g_test_add_func ("/score-input/bad-players", test_bad_players);
  g_test_add_func ("/score-input/bad-lists", test_bad_lists);
  g_test_add_func ("/score-input/bad-totals", test_bad_totals);
  g_test_add_func ("/score-input/good", test_good);
  g_test_add_func ("/score-input/long-lists", test_long_lists);
  g_test_add_func ("/score-input/name-edge", test_name_edge);
  g_test_add_func ("/score-input/values", test_values);
  g_test_add_func ("/score-input/senate-pairs", test_senate_pairs);
  g_test_add_func ("/score-input/cut-off", test_cut_off);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "files-check.h"

/* Aa is the IM; Bb, Cc and Dd are the Suitors. */
#define FILE(rest) "{'format':'scriba-resolve/1'," rest "}"
#define SEATS "'players':['Aa','Bb','Cc','Dd'],'im':'Aa'"
#define THREE "'players':['Aa','Bb','Cc'],'im':'Aa'"
#define MORE(rest) FILE (SEATS "," rest)
#define PLAYERS(list) FILE ("'im':'Aa','players':" list)
#define BOARD(board) MORE ("'boards':{'Bb':{'social':" board "}}")
#define IM_BOARD(board) MORE ("'boards':{'Aa':{'social':" board "}}")
#define CARD(card) BOARD ("{'stack':[{'name':'Cliens'}," card "]}")
#define OF_CARD(rest) CARD ("{'name':'Equester'," rest "}")
#define ABILITY(ability) OF_CARD ("'abilities':[" ability "]")
#define EFFECT(effect) ABILITY ("{'kind':'manual','effects':[{'kind':'charisma'}," effect "]}")

#define AT_BOARD "boards.Bb.social"
#define AT_CARD AT_BOARD ".stack[1]"
#define AT_ABILITY AT_CARD ".abilities[0]"
#define AT_EFFECT AT_ABILITY ".effects[1]"

#define X(code) SCRIBA_ERROR_ ## code

static const Bad bad_file[] = {
  { "[]", X (EXPECTED_OBJECT), NULL },
  { "1", X (EXPECTED_OBJECT), NULL },
  { "null", X (EXPECTED_OBJECT), NULL },
  { "'scriba-resolve/1'", X (EXPECTED_OBJECT), NULL },
  { "{}", X (MISSING), "format" },
  { "{" SEATS "}", X (MISSING), "format" },
  { "{'format':1}", X (EXPECTED_FORMAT), "format" },
  { "{'format':null}", X (EXPECTED_FORMAT), "format" },
  { "{'format':['scriba-resolve/1']}", X (EXPECTED_FORMAT), "format" },
  { "{'format':'scriba-resolve/2'}", X (EXPECTED_FORMAT), "format" },
  { "{'format':'scriba-score/1'}", X (EXPECTED_FORMAT), "format" },
  { "{'format':'Scriba-resolve/1'}", X (EXPECTED_FORMAT), "format" },
  { FILE ("'im':'Aa'"), X (MISSING), "players" },
  { FILE ("'players':['Aa','Bb','Cc']"), X (MISSING), "im" },
  /* A key that is ignored is still JSON, with limits. */
  { MORE ("'note':NaN"), X (NOT_JSON), NULL },
  { MORE ("'note':{'a':1,'a':2}"), X (REPEATED_KEY), "note" },
  { MORE ("'im':'Aa'"), X (REPEATED_KEY), NULL },
  { MORE ("'note':1,'note':1"), X (REPEATED_KEY), NULL },
};

static const Bad bad_players[] = {
  { PLAYERS ("null"), X (EXPECTED_LIST), "players" },
  { PLAYERS ("{}"), X (EXPECTED_LIST), "players" },
  { PLAYERS ("'Aa'"), X (EXPECTED_LIST), "players" },
  { PLAYERS ("3"), X (EXPECTED_LIST), "players" },
  { PLAYERS ("[]"), X (EXPECTED_LENGTH), "players" },
  { PLAYERS ("['Aa','Bb']"), X (EXPECTED_LENGTH), "players" },
  { PLAYERS ("['Aa','Bb','Cc','Dd','Ee','Ff']"), X (EXPECTED_LENGTH), "players" },
  { PLAYERS ("['Aa',1,'Cc']"), X (EXPECTED_NAME), "players[1]" },
  { PLAYERS ("['Aa',null,'Cc']"), X (EXPECTED_NAME), "players[1]" },
  { PLAYERS ("['Aa',['Bb'],'Cc']"), X (EXPECTED_NAME), "players[1]" },
  { PLAYERS ("['Aa','','Cc']"), X (EXPECTED_NAME), "players[1]" },
  { PLAYERS ("['Aa','Bb','C\\nc']"), X (EXPECTED_NAME), "players[2]" },
  { PLAYERS ("['Aa','Bb','C\\tc']"), X (EXPECTED_NAME), "players[2]" },
  { PLAYERS ("['Aa','Bb','C\\u0000']"), X (EXPECTED_NAME), "players[2]" },
  { PLAYERS ("['Aa','Bb','C\\u0001']"), X (EXPECTED_NAME), "players[2]" },
  { PLAYERS ("['Aa','Bb','C\\u007f']"), X (EXPECTED_NAME), "players[2]" },
  { PLAYERS ("['Aa','Bb','C\x7f']"), X (EXPECTED_NAME), "players[2]" },
  { PLAYERS ("['Aa','Bb','C\\u0085']"), X (EXPECTED_NAME), "players[2]" },
  { PLAYERS ("['Aa','Bb','C\\ud800']"), X (NOT_JSON), NULL },
  { PLAYERS ("['Aa','Bb','Aa']"), X (NAME_TWICE), "players[2]" },
  { PLAYERS ("['Aa','\\u0041a','Cc']"), X (NAME_TWICE), "players[1]" },
  { FILE ("'players':['Aa','Bb','Cc'],'im':null"), X (EXPECTED_SEAT), "im" },
  { FILE ("'players':['Aa','Bb','Cc'],'im':0"), X (EXPECTED_SEAT), "im" },
  { FILE ("'players':['Aa','Bb','Cc'],'im':''"), X (EXPECTED_SEAT), "im" },
  { FILE ("'players':['Aa','Bb','Cc'],'im':'aa'"), X (EXPECTED_SEAT), "im" },
  { FILE ("'players':['Aa','Bb','Cc'],'im':'Dd'"), X (EXPECTED_SEAT), "im" },
  { FILE ("'players':['Aa','Bb','Cc'],'im':['Aa']"), X (EXPECTED_SEAT), "im" },
  { MORE ("'shared_suitor':'Bb'"), X (SHARED_SEATS), "shared_suitor" },
  { FILE ("'players':['Aa','Bb','Cc','Dd','Ee'],'im':'Aa','shared_suitor':'Bb'"), X (SHARED_SEATS), "shared_suitor" },
  { FILE (THREE ",'shared_suitor':'Aa'"), X (SHARED_IM), "shared_suitor" },
  { FILE (THREE ",'shared_suitor':'Dd'"), X (EXPECTED_SEAT), "shared_suitor" },
  { FILE (THREE ",'shared_suitor':''"), X (EXPECTED_SEAT), "shared_suitor" },
  { FILE (THREE ",'shared_suitor':false"), X (EXPECTED_SEAT), "shared_suitor" },
  { FILE (THREE ",'shared_suitor':{}"), X (EXPECTED_SEAT), "shared_suitor" },
};

static const Bad bad_tiles[] = {
  { MORE ("'tiles':null"), X (EXPECTED_OBJECT), "tiles" },
  { MORE ("'tiles':[]"), X (EXPECTED_OBJECT), "tiles" },
  { MORE ("'tiles':{'economic':{}}"), X (UNKNOWN_KEY), "tiles.economic" },
  { MORE ("'tiles':{'Aa':{}}"), X (UNKNOWN_KEY), "tiles.Aa" },
  { MORE ("'tiles':{'political':null}"), X (EXPECTED_OBJECT), "tiles.political" },
  { MORE ("'tiles':{'political':1}"), X (EXPECTED_OBJECT), "tiles.political" },
  { MORE ("'tiles':{'social':{'imperium':1}}"), X (UNKNOWN_KEY), "tiles.social.imperium" },
  { MORE ("'tiles':{'social':{'authority':-1}}"), X (EXPECTED_RANGE), "tiles.social.authority" },
  { MORE ("'tiles':{'social':{'authority':10000}}"), X (EXPECTED_RANGE), "tiles.social.authority" },
  { MORE ("'tiles':{'social':{'authority':1.0}}"), X (EXPECTED_NUMBER), "tiles.social.authority" },
  { MORE ("'tiles':{'social':{'authority':[]}}"), X (EXPECTED_NUMBER), "tiles.social.authority" },
  { MORE ("'tiles':{'military':{'charisma':-1}}"), X (EXPECTED_RANGE), "tiles.military.charisma" },
  { MORE ("'tiles':{'military':{'charisma':'1'}}"), X (EXPECTED_NUMBER), "tiles.military.charisma" },
  { MORE ("'tiles':{'military':{'charisma':true}}"), X (EXPECTED_NUMBER), "tiles.military.charisma" },
};

static const Bad bad_boards[] = {
  { MORE ("'boards':null"), X (EXPECTED_OBJECT), "boards" },
  { MORE ("'boards':[]"), X (EXPECTED_OBJECT), "boards" },
  { MORE ("'boards':{'Ee':{}}"), X (EXPECTED_SEAT), "boards.Ee" },
  { MORE ("'boards':{'bb':{}}"), X (EXPECTED_SEAT), "boards.bb" },
  { MORE ("'boards':{'Bb':null}"), X (EXPECTED_OBJECT), "boards.Bb" },
  { MORE ("'boards':{'Bb':[]}"), X (EXPECTED_OBJECT), "boards.Bb" },
  { MORE ("'boards':{'Bb':{'economic':{}}}"), X (UNKNOWN_KEY), "boards.Bb.economic" },
  { MORE ("'boards':{'Bb':{'stack':[]}}"), X (UNKNOWN_KEY), "boards.Bb.stack" },
  { MORE ("'boards':{'Bb':{'social':{},'social':{}}}"), X (REPEATED_KEY), "boards.Bb" },
  { BOARD ("null"), X (EXPECTED_OBJECT), AT_BOARD },
  { BOARD ("[]"), X (EXPECTED_OBJECT), AT_BOARD },
  { BOARD ("{'cards':[]}"), X (UNKNOWN_KEY), AT_BOARD ".cards" },
  { BOARD ("{'authority':1}"), X (UNKNOWN_KEY), AT_BOARD ".authority" },
  { BOARD ("{'loyalty':null}"), X (EXPECTED_NUMBER), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':'1'}"), X (EXPECTED_NUMBER), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':1.0}"), X (EXPECTED_NUMBER), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':1e0}"), X (EXPECTED_NUMBER), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':-0.0}"), X (EXPECTED_NUMBER), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':true}"), X (EXPECTED_NUMBER), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':[1]}"), X (EXPECTED_NUMBER), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':-1}"), X (EXPECTED_RANGE), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':10000}"), X (EXPECTED_RANGE), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':65536}"), X (EXPECTED_RANGE), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':4294967296}"), X (EXPECTED_RANGE), AT_BOARD ".loyalty" },
  { BOARD ("{'loyalty':18446744073709551616}"), X (EXPECTED_RANGE), AT_BOARD ".loyalty" },
  { BOARD ("{'charisma':null}"), X (EXPECTED_NUMBER), AT_BOARD ".charisma" },
  { BOARD ("{'charisma':-1}"), X (EXPECTED_RANGE), AT_BOARD ".charisma" },
  { BOARD ("{'charisma':10000}"), X (EXPECTED_RANGE), AT_BOARD ".charisma" },
};

/* T10, and all else about whose support goes where. */
static const Bad bad_support[] = {
  { BOARD ("{'support':1}"), X (SUITOR_SUPPORT), AT_BOARD ".support" },
  { BOARD ("{'support':9999}"), X (SUITOR_SUPPORT), AT_BOARD ".support" },
  { BOARD ("{'for':{'Bb':1}}"), X (EXPECTED_OTHER_SUITOR), AT_BOARD ".for.Bb" },
  { BOARD ("{'for':{'Bb':0}}"), X (EXPECTED_OTHER_SUITOR), AT_BOARD ".for.Bb" },
  { BOARD ("{'for':{'Aa':1}}"), X (EXPECTED_OTHER_SUITOR), AT_BOARD ".for.Aa" },
  { BOARD ("{'for':{'Aa':0}}"), X (EXPECTED_OTHER_SUITOR), AT_BOARD ".for.Aa" },
  { BOARD ("{'for':{'Ee':1}}"), X (EXPECTED_SEAT), AT_BOARD ".for.Ee" },
  { BOARD ("{'for':{'Cc':1,'':1}}"), X (EXPECTED_SEAT), AT_BOARD ".for." },
  { IM_BOARD ("{'for':{'Bb':1}}"), X (IM_SUPPORT), "boards.Aa.social.for" },
  { IM_BOARD ("{'for':{'Bb':0}}"), X (IM_SUPPORT), "boards.Aa.social.for" },
  { IM_BOARD ("{'for':{'Aa':1}}"), X (IM_SUPPORT), "boards.Aa.social.for" },
  { BOARD ("{'support':-1}"), X (EXPECTED_RANGE), AT_BOARD ".support" },
  { BOARD ("{'support':null}"), X (EXPECTED_NUMBER), AT_BOARD ".support" },
  { BOARD ("{'support':{'Cc':1}}"), X (EXPECTED_NUMBER), AT_BOARD ".support" },
  { IM_BOARD ("{'support':10000}"), X (EXPECTED_RANGE), "boards.Aa.social.support" },
  { IM_BOARD ("{'support':1.0}"), X (EXPECTED_NUMBER), "boards.Aa.social.support" },
  { BOARD ("{'for':null}"), X (EXPECTED_OBJECT), AT_BOARD ".for" },
  { BOARD ("{'for':[]}"), X (EXPECTED_OBJECT), AT_BOARD ".for" },
  { BOARD ("{'for':1}"), X (EXPECTED_OBJECT), AT_BOARD ".for" },
  { BOARD ("{'for':{'Cc':null}}"), X (EXPECTED_NUMBER), AT_BOARD ".for.Cc" },
  { BOARD ("{'for':{'Cc':1e0}}"), X (EXPECTED_NUMBER), AT_BOARD ".for.Cc" },
  { BOARD ("{'for':{'Cc':-1}}"), X (EXPECTED_RANGE), AT_BOARD ".for.Cc" },
  { BOARD ("{'for':{'Cc':10000}}"), X (EXPECTED_RANGE), AT_BOARD ".for.Cc" },
  { BOARD ("{'for':{'Cc':1,'Cc':1}}"), X (REPEATED_KEY), AT_BOARD ".for" },
};

static const Bad bad_cards[] = {
  { BOARD ("{'stack':null}"), X (EXPECTED_LIST), AT_BOARD ".stack" },
  { BOARD ("{'stack':{}}"), X (EXPECTED_LIST), AT_BOARD ".stack" },
  { BOARD ("{'stack':{'name':'Cliens'}}"), X (EXPECTED_LIST), AT_BOARD ".stack" },
  { CARD ("null"), X (EXPECTED_OBJECT), AT_CARD },
  { CARD ("'Cliens'"), X (EXPECTED_OBJECT), AT_CARD },
  { CARD ("[]"), X (EXPECTED_OBJECT), AT_CARD },
  { CARD ("{}"), X (MISSING), AT_CARD ".name" },
  { CARD ("{'authority':1}"), X (MISSING), AT_CARD ".name" },
  { CARD ("{'name':null}"), X (EXPECTED_NAME), AT_CARD ".name" },
  { CARD ("{'name':''}"), X (EXPECTED_NAME), AT_CARD ".name" },
  { CARD ("{'name':1}"), X (EXPECTED_NAME), AT_CARD ".name" },
  { CARD ("{'name':'a\\rb'}"), X (EXPECTED_NAME), AT_CARD ".name" },
  { OF_CARD ("'tier':1"), X (UNKNOWN_KEY), AT_CARD ".tier" },
  { OF_CARD ("'Ambition':[1]"), X (UNKNOWN_KEY), AT_CARD ".Ambition" },
  { OF_CARD ("'name':'Cliens'"), X (REPEATED_KEY), AT_CARD },
  { OF_CARD ("'authority':-1"), X (EXPECTED_RANGE), AT_CARD ".authority" },
  { OF_CARD ("'authority':10000"), X (EXPECTED_RANGE), AT_CARD ".authority" },
  { OF_CARD ("'authority':1.0"), X (EXPECTED_NUMBER), AT_CARD ".authority" },
  { OF_CARD ("'authority':'1'"), X (EXPECTED_NUMBER), AT_CARD ".authority" },
  { OF_CARD ("'authority':{}"), X (EXPECTED_NUMBER), AT_CARD ".authority" },
  { OF_CARD ("'charisma':-1"), X (EXPECTED_RANGE), AT_CARD ".charisma" },
  { OF_CARD ("'charisma':10000"), X (EXPECTED_RANGE), AT_CARD ".charisma" },
  { OF_CARD ("'charisma':false"), X (EXPECTED_NUMBER), AT_CARD ".charisma" },
  { OF_CARD ("'ambition':'two'"), X (EXPECTED_NUMBERS), AT_CARD ".ambition" },
  { OF_CARD ("'ambition':1"), X (EXPECTED_NUMBERS), AT_CARD ".ambition" },
  { OF_CARD ("'ambition':{}"), X (EXPECTED_NUMBERS), AT_CARD ".ambition" },
  { OF_CARD ("'ambition':[1,1,1,1,1]"), X (EXPECTED_LENGTH), AT_CARD ".ambition" },
  { OF_CARD ("'ambition':[1,-1]"), X (EXPECTED_RANGE), AT_CARD ".ambition[1]" },
  { OF_CARD ("'ambition':[10000]"), X (EXPECTED_RANGE), AT_CARD ".ambition[0]" },
  { OF_CARD ("'ambition':['two']"), X (EXPECTED_NUMBER), AT_CARD ".ambition[0]" },
  { OF_CARD ("'ambition':[1,[1]]"), X (EXPECTED_NUMBER), AT_CARD ".ambition[1]" },
  { OF_CARD ("'ambition':[1.0]"), X (EXPECTED_NUMBER), AT_CARD ".ambition[0]" },
  { OF_CARD ("'ambition':[true]"), X (EXPECTED_NUMBER), AT_CARD ".ambition[0]" },
  { OF_CARD ("'abilities':{}"), X (EXPECTED_LIST), AT_CARD ".abilities" },
  { OF_CARD ("'abilities':'manual'"), X (EXPECTED_LIST), AT_CARD ".abilities" },
  { OF_CARD ("'abilities':[{'kind':'manual'},{'kind':'manual'},{'kind':'manual'},{'kind':'manual'},{'kind':'manual'}]"),
    X (EXPECTED_LENGTH), AT_CARD ".abilities" },
};

static const Bad bad_abilities[] = {
  { ABILITY ("null"), X (EXPECTED_OBJECT), AT_ABILITY },
  { ABILITY ("'manual'"), X (EXPECTED_OBJECT), AT_ABILITY },
  { ABILITY ("{}"), X (MISSING), AT_ABILITY ".kind" },
  { ABILITY ("{'count':1}"), X (MISSING), AT_ABILITY ".kind" },
  { ABILITY ("{'kind':null}"), X (EXPECTED_CHOICE), AT_ABILITY ".kind" },
  { ABILITY ("{'kind':1}"), X (EXPECTED_CHOICE), AT_ABILITY ".kind" },
  { ABILITY ("{'kind':''}"), X (EXPECTED_CHOICE), AT_ABILITY ".kind" },
  { ABILITY ("{'kind':'steal'}"), X (EXPECTED_CHOICE), AT_ABILITY ".kind" },
  { ABILITY ("{'kind':'Charisma'}"), X (EXPECTED_CHOICE), AT_ABILITY ".kind" },
  { ABILITY ("{'kind':['manual']}"), X (EXPECTED_CHOICE), AT_ABILITY ".kind" },

  { ABILITY ("{'kind':'place_support','count':-1}"), X (EXPECTED_RANGE), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'place_support','count':10000}"), X (EXPECTED_RANGE), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'place_support','count':null}"), X (EXPECTED_NUMBER), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'place_support','count':1.0}"), X (EXPECTED_NUMBER), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'place_support','what':'support'}"), X (UNKNOWN_KEY), AT_ABILITY ".what" },
  { ABILITY ("{'kind':'place_support','from':'supply'}"), X (UNKNOWN_KEY), AT_ABILITY ".from" },
  { ABILITY ("{'kind':'place_support','when':'always'}"), X (UNKNOWN_KEY), AT_ABILITY ".when" },
  { ABILITY ("{'kind':'place_support','effects':[]}"), X (UNKNOWN_KEY), AT_ABILITY ".effects" },

  { ABILITY ("{'kind':'collect','count':1}"), X (MISSING), AT_ABILITY ".what" },
  { ABILITY ("{'kind':'collect','what':null}"), X (EXPECTED_CHOICE), AT_ABILITY ".what" },
  { ABILITY ("{'kind':'collect','what':'denarii'}"), X (EXPECTED_CHOICE), AT_ABILITY ".what" },
  { ABILITY ("{'kind':'collect','what':3}"), X (EXPECTED_CHOICE), AT_ABILITY ".what" },
  { ABILITY ("{'kind':'collect','what':'support','count':-1}"), X (EXPECTED_RANGE), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'collect','what':'support','from':'hand'}"), X (EXPECTED_CHOICE), AT_ABILITY ".from" },
  { ABILITY ("{'kind':'collect','what':'support','from':null}"), X (EXPECTED_CHOICE), AT_ABILITY ".from" },
  { ABILITY ("{'kind':'collect','what':'loyalty','count':1,'from':'card'}"), X (UNKNOWN_KEY), AT_ABILITY ".from" },
  { ABILITY ("{'kind':'collect','what':'social','from':'card'}"), X (UNKNOWN_KEY), AT_ABILITY ".from" },
  { ABILITY ("{'kind':'collect','what':'support','when':'always'}"), X (UNKNOWN_KEY), AT_ABILITY ".when" },
  { ABILITY ("{'kind':'collect','what':'support','effects':null}"), X (UNKNOWN_KEY), AT_ABILITY ".effects" },

  { ABILITY ("{'kind':'authority','count':1}"), X (MISSING), AT_ABILITY ".when" },
  { ABILITY ("{'kind':'authority','when':null}"), X (EXPECTED_CHOICE), AT_ABILITY ".when" },
  { ABILITY ("{'kind':'authority','when':'never'}"), X (EXPECTED_CHOICE), AT_ABILITY ".when" },
  { ABILITY ("{'kind':'authority','when':'open','count':-1000}"), X (EXPECTED_RANGE), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'authority','when':'open','count':10000}"), X (EXPECTED_RANGE), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'authority','when':'open','count':null}"), X (EXPECTED_NUMBER), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'authority','when':'open','what':'support'}"), X (UNKNOWN_KEY), AT_ABILITY ".what" },

  { ABILITY ("{'kind':'charisma','count':-1000}"), X (EXPECTED_RANGE), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'charisma','count':10000}"), X (EXPECTED_RANGE), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'charisma','when':'always'}"), X (UNKNOWN_KEY), AT_ABILITY ".when" },
  { ABILITY ("{'kind':'charisma','text':'x'}"), X (UNKNOWN_KEY), AT_ABILITY ".text" },

  { ABILITY ("{'kind':'manual','count':1}"), X (UNKNOWN_KEY), AT_ABILITY ".count" },
  { ABILITY ("{'kind':'manual','what':'support'}"), X (UNKNOWN_KEY), AT_ABILITY ".what" },
  { ABILITY ("{'kind':'manual','effects':{}}"), X (EXPECTED_LIST), AT_ABILITY ".effects" },
  { ABILITY ("{'kind':'manual','effects':1}"), X (EXPECTED_LIST), AT_ABILITY ".effects" },

  { EFFECT ("null"), X (EXPECTED_OBJECT), AT_EFFECT },
  { EFFECT ("{}"), X (MISSING), AT_EFFECT ".kind" },
  { EFFECT ("{'kind':'manual'}"), X (EXPECTED_CHOICE), AT_EFFECT ".kind" },
  { EFFECT ("{'kind':'manual','effects':[]}"), X (EXPECTED_CHOICE), AT_EFFECT ".kind" },
  { EFFECT ("{'kind':'collect'}"), X (MISSING), AT_EFFECT ".what" },
  { EFFECT ("{'kind':'collect','what':'denarius','from':'card'}"), X (UNKNOWN_KEY), AT_EFFECT ".from" },
  { EFFECT ("{'kind':'authority','count':1}"), X (MISSING), AT_EFFECT ".when" },
  { EFFECT ("{'kind':'place_support','count':-1}"), X (EXPECTED_RANGE), AT_EFFECT ".count" },
  { EFFECT ("{'kind':'charisma','effects':[]}"), X (UNKNOWN_KEY), AT_EFFECT ".effects" },
};

static void
test_bad (gconstpointer data)
{
  const struct { const Bad *bad; gsize n_bad; } *table = data;

  check_bad (table->bad, table->n_bad, read_resolve);
}

/* What stands there is told as JSON, short, in one line. */
static void
test_found (void)
{
  g_autofree char *longest = repeat ("", "a", 40, "");
  g_autofree char *longer = repeat ("", "a", 41, "");
  g_autofree char *text = g_strdup_printf (OF_CARD ("'authority':'%s'"), longest);
  g_autofree char *longer_text = g_strdup_printf (OF_CARD ("'authority':'%s'"), longer);
  g_autofree char *whole = g_strdup_printf ("\"%s\"", longest);
  g_autofree char *cut = g_strdup_printf ("\"%s…\"", longest);

#define FOUND(value, found) \
  check_refused (OF_CARD ("'authority':" value), read_resolve, X (EXPECTED_NUMBER), AT_CARD ".authority", found)
  FOUND ("'two'", "\"two\"");
  FOUND ("'a\\\"b'", "\"a\\\"b\"");
  FOUND ("'a\\nb'", "\"a\xef\xbf\xbd" "b\"");
  FOUND ("'a\\u2028b'", "\"a\xef\xbf\xbd" "b\"");
  FOUND ("'\xf0\x9f\x91\xa8\u200d\xf0\x9f\x91\xa9'", "\"\xf0\x9f\x91\xa8\xe2\x80\x8d\xf0\x9f\x91\xa9\"");
  FOUND ("true", "true");
  FOUND ("1.5", "1.5");
  FOUND ("[]", "[]");
  FOUND ("[1,2]", "[…]");
  FOUND ("{}", "{}");
  FOUND ("{'a':1}", "{…}");
#undef FOUND
  check_refused (text, read_resolve, X (EXPECTED_NUMBER), AT_CARD ".authority", whole);
  check_refused (longer_text, read_resolve, X (EXPECTED_NUMBER), AT_CARD ".authority", cut);
  check_refused (OF_CARD ("'authority':-1"), read_resolve, X (EXPECTED_RANGE), AT_CARD ".authority", "-1");
  check_refused (OF_CARD ("'ambition':[1,1,1,1,1]"), read_resolve, X (EXPECTED_LENGTH), AT_CARD ".ambition", "5");
  check_refused (OF_CARD ("'tier':1"), read_resolve, X (UNKNOWN_KEY), AT_CARD ".tier", "\"tier\"");
  check_refused (PLAYERS ("['Aa','Bb','Aa']"), read_resolve, X (NAME_TWICE), "players[2]", "\"Aa\"");
  check_refused (BOARD ("{'for':{'Aa':1}}"), read_resolve, X (EXPECTED_OTHER_SUITOR), AT_BOARD ".for.Aa", "\"Aa\"");
}

static void
check_facts (const char *json,
             const char *choices,
             gint64 lowest,
             gint64 highest)
{
  g_autofree char *text = with_quotes (json);
  g_autoptr (GError) error = NULL;

  g_assert_false (read_text (text, -1, read_resolve, &error));
  g_assert_cmpstr (scriba_error_get_facts (error)->choices, ==, choices);
  g_assert_cmpint (scriba_error_get_facts (error)->lowest, ==, lowest);
  g_assert_cmpint (scriba_error_get_facts (error)->highest, ==, highest);
}

static void
test_expected (void)
{
  check_facts ("{'format':'x'}", "scriba-resolve/1", 0, 0);
  check_facts (PLAYERS ("[]"), NULL, 3, 5);
  check_facts (PLAYERS ("['Aa','Bb','']"), NULL, 1, 100);
  check_facts (OF_CARD ("'authority':-1"), NULL, 0, 9999);
  check_facts (OF_CARD ("'ambition':[1,1,1,1,1]"), NULL, 0, 4);
  check_facts (ABILITY ("{'kind':'charisma','count':10000}"), NULL, -999, 9999);
  check_facts (ABILITY ("{'kind':'x'}"), "place_support, collect, authority, charisma, manual", 0, 0);
  check_facts (EFFECT ("{'kind':'x'}"), "place_support, collect, authority, charisma", 0, 0);
  check_facts (ABILITY ("{'kind':'collect','what':'x'}"),
               "political, military, social, support, loyalty, denarius, imperium", 0, 0);
  check_facts (ABILITY ("{'kind':'collect','what':'support','from':'x'}"), "supply, card", 0, 0);
  check_facts (ABILITY ("{'kind':'authority','when':'x'}"), "always, filled, open", 0, 0);
}

static void
test_good (void)
{
  static const char * const good[] = {
    FILE (SEATS),
    FILE (THREE),
    FILE ("'players':['Aa','Bb','Cc','Dd','Ee'],'im':'Ee'"),
    FILE ("'players':['a b','\xf0\x9f\x98\x80','\\ud83d\\ude01','a.b[0]'],'im':'a b'"),
    FILE ("'players':['Aa','aa','A','a'],'im':'a'"),
    MORE ("'shared_suitor':null"),
    FILE (THREE ",'shared_suitor':null"),
    FILE (THREE ",'shared_suitor':'Bb'"),
    MORE ("'note':null,'boards ':[{'any':[1.5,-10000,1e99]}]"),
    MORE ("'tiles':{},'boards':{}"),
    MORE ("'tiles':{'political':{},'military':{'authority':null},'social':{'charisma':null,'authority':9999}}"),
    MORE ("'boards':{'Aa':{},'Bb':{'political':{},'military':{},'social':{}}}"),
    BOARD ("{'loyalty':-0,'charisma':0,'support':0,'stack':[],'for':{}}"),
    BOARD ("{'loyalty':9999,'charisma':9999,'for':{'Cc':9999,'Dd':0}}"),
    IM_BOARD ("{'support':9999,'for':{}}"),
    OF_CARD ("'authority':null,'charisma':null,'ambition':null,'abilities':null"),
    OF_CARD ("'authority':0,'charisma':9999,'ambition':[0,null,9999,null],'abilities':[]"),
    CARD ("{'name':'Cliens'}"),
    ABILITY ("{'kind':'place_support'},{'kind':'place_support','count':9999}"),
    ABILITY ("{'kind':'collect','what':'support','from':'card'}"),
    ABILITY ("{'kind':'collect','what':'imperium','from':'supply','count':9999}"),
    ABILITY ("{'kind':'authority','when':'always'},{'kind':'authority','when':'filled','count':-999},"
             "{'when':'open','kind':'authority','count':9999},{'kind':'charisma','count':-999}"),
    ABILITY ("{'kind':'charisma'},{'kind':'manual'},{'kind':'manual','effects':null},{'kind':'manual','effects':[]}"),
    EFFECT ("{'kind':'place_support','count':1},{'kind':'collect','what':'support','from':'card','count':1},"
            "{'kind':'authority','when':'open','count':-999},{'kind':'charisma','count':-999}"),
    NULL
  };

  check_good (good, read_resolve);
}

static void
check_edge (const char *within,
            const char *beyond,
            ScribaError code,
            const char *path)
{
  const char * const good[] = { within, NULL };

  check_good (good, read_resolve);
  check_refused (beyond, read_resolve, code, path, NULL);
}

/* Names have up to 100 code points, however many bytes these take. */
static void
test_name_edge (void)
{
  g_autofree char *longest = repeat ("", "\xf0\x9f\x98\x80", 100, "");
  g_autofree char *longer = repeat (longest, "a", 1, "");
  g_autofree char *players = g_strdup_printf (FILE ("'im':'Aa','players':['Aa','Bb','%s']"), longest);
  g_autofree char *longer_players = g_strdup_printf (FILE ("'im':'Aa','players':['Aa','Bb','%s']"), longer);
  g_autofree char *card = g_strdup_printf (CARD ("{'name':'%s'}"), longest);
  g_autofree char *longer_card = g_strdup_printf (CARD ("{'name':'%s'}"), longer);

  check_edge (players, longer_players, X (EXPECTED_NAME), "players[2]");
  check_edge (card, longer_card, X (EXPECTED_NAME), AT_CARD ".name");
}

static void
test_stack_edge (void)
{
  g_autofree char *most = repeat ("{'name':'a'}", ",{'name':'a'}", 23, "");
  g_autofree char *within = g_strdup_printf (BOARD ("{'stack':[%s]}"), most);
  g_autofree char *beyond = g_strdup_printf (BOARD ("{'stack':[%s,{'name':'a'}]}"), most);

  check_edge (within, beyond, X (EXPECTED_LENGTH), AT_BOARD ".stack");
}

static void
test_effects_unlimited (void)
{
  g_autofree char *effects = repeat ("{'kind':'charisma'}", ",{'kind':'charisma'}", 9999, "");
  g_autofree char *text = g_strdup_printf (ABILITY ("{'kind':'manual','effects':[%s]}"), effects);
  const char * const good[] = { text, NULL };

  check_good (good, read_resolve);
}

/* The outermost object counts 1, so an ignored value may nest 31 deep. */
static void
test_depth_edge (void)
{
  g_autofree char *open = repeat ("", "[", 31, "");
  g_autofree char *within_note = repeat (open, "]", 31, "");
  g_autofree char *beyond_note = g_strdup_printf ("[%s]", within_note);
  g_autofree char *within = g_strdup_printf (MORE ("'note':%s"), within_note);
  g_autofree char *beyond = g_strdup_printf (MORE ("'note':%s"), beyond_note);
  g_autofree char *path = repeat ("note", "[0]", 31, "");

  check_edge (within, beyond, X (TOO_DEEP), path);
}

static void
test_values (void)
{
  g_autoptr (JsonNode) node = parse (
    FILE (THREE ",'shared_suitor':'Cc','tiles':{'military':{'authority':null,'charisma':2}},"
          "'boards':{'Aa':{'military':{'support':3}},'Cc':{'military':{'for':{'Bb':4},'loyalty':5,'charisma':6,'stack':["
          "{'name':'Top','authority':1,'ambition':[7,null],'charisma':null,'abilities':["
          "{'kind':'collect','what':'imperium','count':8},{'kind':'authority','when':'open','count':-9},"
          "{'kind':'manual'},{'kind':'manual','effects':[{'kind':'place_support','count':1}]}]},"
          "{'name':'Below','ambition':null,'abilities':null}]}}}"));
  g_autoptr (BceBoards) boards = bce_boards_from_json (node, NULL);
  const BceBoard *board = &boards->boards[2][BCE_MILITARY];
  const BceCard *card = &board->stack[0];

  g_assert_cmpuint (boards->n_seats, ==, 3);
  g_assert_cmpstr (boards->names[1], ==, "Bb");
  g_assert_cmpint (boards->im, ==, 0);
  g_assert_cmpint (boards->shared, ==, 2);
  g_assert_true (boards->tiles[BCE_POLITICAL].authority.known);
  g_assert_cmpint (boards->tiles[BCE_POLITICAL].authority.value, ==, 0);
  g_assert_false (boards->tiles[BCE_MILITARY].authority.known);
  g_assert_cmpint (boards->tiles[BCE_MILITARY].charisma.value, ==, 2);
  g_assert_cmpint (boards->boards[0][BCE_MILITARY].support[0], ==, 3);
  g_assert_cmpint (board->support[1], ==, 4);
  g_assert_cmpint (board->loyalty, ==, 5);
  g_assert_cmpint (board->charisma, ==, 6);
  g_assert_cmpuint (board->n_cards, ==, 2);

  g_assert_cmpstr (card->name, ==, "Top");
  g_assert_true (card->authority.known);
  g_assert_cmpint (card->authority.value, ==, 1);
  g_assert_false (card->charisma.known);
  g_assert_true (card->ambition_known);
  g_assert_cmpuint (card->n_ambitions, ==, 2);
  g_assert_cmpint (card->ambition[0].value, ==, 7);
  g_assert_false (card->ambition[1].known);
  g_assert_true (card->abilities_known);
  g_assert_cmpuint (card->n_abilities, ==, 4);
  g_assert_cmpint (card->abilities[0].kind, ==, BCE_EFFECT_COLLECT);
  g_assert_cmpint (card->abilities[0].what, ==, BCE_THING_IMPERIUM);
  g_assert_cmpint (card->abilities[0].from, ==, BCE_FROM_SUPPLY);
  g_assert_cmpint (card->abilities[0].count, ==, 8);
  g_assert_cmpint (card->abilities[1].when, ==, BCE_WHEN_OPEN);
  g_assert_cmpint (card->abilities[1].count, ==, -9);
  g_assert_null (card->abilities[2].effects);
  g_assert_cmpuint (card->abilities[3].effects->len, ==, 1);

  card = &board->stack[1];
  g_assert_true (card->authority.known);
  g_assert_cmpint (card->authority.value, ==, 0);
  g_assert_false (card->ambition_known);
  g_assert_false (card->abilities_known);
}

static void
test_cut_off (void)
{
  g_autofree char *text = with_quotes (EFFECT ("{'kind':'collect','what':'support','count':1,'from':'card'}"));

  check_cut_off (text, read_resolve);
}

static const struct { const char *name; struct { const Bad *bad; gsize n_bad; } table; } tables[] = {
  { "/resolve-input/bad-file", { bad_file, G_N_ELEMENTS (bad_file) } },
  { "/resolve-input/bad-players", { bad_players, G_N_ELEMENTS (bad_players) } },
  { "/resolve-input/bad-tiles", { bad_tiles, G_N_ELEMENTS (bad_tiles) } },
  { "/resolve-input/bad-boards", { bad_boards, G_N_ELEMENTS (bad_boards) } },
  { "/resolve-input/bad-support", { bad_support, G_N_ELEMENTS (bad_support) } },
  { "/resolve-input/bad-cards", { bad_cards, G_N_ELEMENTS (bad_cards) } },
  { "/resolve-input/bad-abilities", { bad_abilities, G_N_ELEMENTS (bad_abilities) } },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    g_test_add_data_func (tables[i].name, &tables[i].table, test_bad);
  g_test_add_func ("/resolve-input/found", test_found);
  g_test_add_func ("/resolve-input/expected", test_expected);
  g_test_add_func ("/resolve-input/good", test_good);
  g_test_add_func ("/resolve-input/name-edge", test_name_edge);
  g_test_add_func ("/resolve-input/stack-edge", test_stack_edge);
  g_test_add_func ("/resolve-input/effects-unlimited", test_effects_unlimited);
  g_test_add_func ("/resolve-input/depth-edge", test_depth_edge);
  g_test_add_func ("/resolve-input/values", test_values);
  g_test_add_func ("/resolve-input/cut-off", test_cut_off);

  return g_test_run ();
}

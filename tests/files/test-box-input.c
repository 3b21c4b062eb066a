/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "files-check.h"

#define FILE(rest) "{'format':'scriba-box/1','game':'44bce'," rest "}"
#define RECRUIT(rest) FILE ("'recruits':[{'id':'a','field':null},{'id':'b','field':'social'," rest "}]")
#define STRUCTURE(rest) FILE ("'structures':[{'id':'a'},{'id':'b'," rest "}]")
#define DEED(deed) STRUCTURE ("'effects':[{'kind':'manual'}," deed "]")
#define STATUE(rest) FILE ("'statues':[{'id':'a'},{'id':'b'," rest "}]")
#define BONUS(bonus) STATUE ("'bonus':" bonus)
#define COUNTED(rest) BONUS ("{'imperium':1,'per':1," rest "}")
#define TILE(rest) FILE ("'allegiance':[{'letter':'A','field':'social'},{" rest "}]")
#define OF_TILE(rest) TILE ("'letter':'B','field':'social'," rest)
#define SENATE(rest) FILE ("'senate':[{'id':'a'},{'id':'b'," rest "}]")

#define AT_RECRUIT "recruits[1]"
#define AT_STRUCTURE "structures[1]"
#define AT_DEED AT_STRUCTURE ".effects[1]"
#define AT_STATUE "statues[1]"
#define AT_BONUS AT_STATUE ".bonus"
#define AT_TILE "allegiance[1]"
#define AT_SENATE "senate[1]"

#define X(code) SCRIBA_ERROR_ ## code

static const Bad bad_file[] = {
  { "[]", X (EXPECTED_OBJECT), NULL },
  { "{}", X (MISSING), "format" },
  { "{'format':'scriba-box/2','game':'44bce'}", X (EXPECTED_FORMAT), "format" },
  { "{'format':'scriba-resolve/1','game':'44bce'}", X (EXPECTED_FORMAT), "format" },
  { "{'format':'scriba-box/1'}", X (MISSING), "game" },
  { "{'format':'scriba-box/1','game':'caesar'}", X (EXPECTED_CHOICE), "game" },
  { "{'format':'scriba-box/1','game':null}", X (EXPECTED_CHOICE), "game" },
  { FILE ("'title':''"), X (EXPECTED_NAME), "title" },
  { FILE ("'title':5"), X (EXPECTED_NAME), "title" },
  { FILE ("'title':'a\\nb'"), X (EXPECTED_NAME), "title" },
  { FILE ("'recruits':null"), X (EXPECTED_LIST), "recruits" },
  { FILE ("'structures':{}"), X (EXPECTED_LIST), "structures" },
  { FILE ("'statues':16"), X (EXPECTED_LIST), "statues" },
  { FILE ("'allegiance':'A'"), X (EXPECTED_LIST), "allegiance" },
  { FILE ("'senate':false"), X (EXPECTED_LIST), "senate" },
  { FILE ("'title':'x','title':'y'"), X (REPEATED_KEY), NULL },
  { FILE ("'note':[{'a':1,'a':2}]"), X (REPEATED_KEY), "note[0]" },
  { FILE ("'note':NaN"), X (NOT_JSON), NULL },
  { FILE ("'recruits':[null]"), X (EXPECTED_OBJECT), "recruits[0]" },
  { FILE ("'structures':[[]]"), X (EXPECTED_OBJECT), "structures[0]" },
  { FILE ("'statues':['x']"), X (EXPECTED_OBJECT), "statues[0]" },
  { FILE ("'recruits':[{'field':'social'}]"), X (MISSING), "recruits[0].id" },
  { FILE ("'recruits':[{'id':'a'}]"), X (MISSING), "recruits[0].field" },
  { FILE ("'recruits':[{'id':null,'field':null}]"), X (EXPECTED_NAME), "recruits[0].id" },
  { FILE ("'structures':[{}]"), X (MISSING), "structures[0].id" },
  { FILE ("'structures':[{'id':''}]"), X (EXPECTED_NAME), "structures[0].id" },
  { FILE ("'statues':[{}]"), X (MISSING), "statues[0].id" },
  { FILE ("'senate':[{'pair':null}]"), X (MISSING), "senate[0].id" },
  { FILE ("'allegiance':[{'field':'social'}]"), X (MISSING), "allegiance[0].letter" },
  { FILE ("'allegiance':[{'letter':'A'}]"), X (MISSING), "allegiance[0].field" },
  { FILE ("'recruits':[{'id':'a','field':null},{'id':'b','field':null},{'id':'a','field':'social'}]"),
    X (ID_TWICE), "recruits[2].id" },
  { FILE ("'structures':[{'id':'a'},{'id':'a'}]"), X (ID_TWICE), "structures[1].id" },
  { FILE ("'statues':[{'id':'a'},{'id':'a'}]"), X (ID_TWICE), "statues[1].id" },
  { FILE ("'senate':[{'id':'a'},{'id':'a'}]"), X (ID_TWICE), "senate[1].id" },
  { FILE ("'allegiance':[{'letter':'A','field':'social'},{'letter':'A','field':'military'},"
          "{'letter':'A','field':'social'}]"), X (ID_TWICE), "allegiance[2].letter" },
};

static const Bad bad_recruits[] = {
  { RECRUIT ("'title':'x'"), X (UNKNOWN_KEY), AT_RECRUIT ".title" },
  { RECRUIT ("'name':''"), X (EXPECTED_NAME), AT_RECRUIT ".name" },
  { FILE ("'recruits':[{'id':'a','field':'any'}]"), X (EXPECTED_CHOICE), "recruits[0].field" },
  { FILE ("'recruits':[{'id':'a','field':1}]"), X (EXPECTED_CHOICE), "recruits[0].field" },
  { RECRUIT ("'tier':0"), X (EXPECTED_RANGE), AT_RECRUIT ".tier" },
  { RECRUIT ("'tier':4"), X (EXPECTED_RANGE), AT_RECRUIT ".tier" },
  { RECRUIT ("'tier':'1'"), X (EXPECTED_NUMBER), AT_RECRUIT ".tier" },
  { RECRUIT ("'copies':-1"), X (EXPECTED_RANGE), AT_RECRUIT ".copies" },
  { RECRUIT ("'copies':10000"), X (EXPECTED_RANGE), AT_RECRUIT ".copies" },
  { RECRUIT ("'cost':2"), X (EXPECTED_OBJECT), AT_RECRUIT ".cost" },
  { RECRUIT ("'cost':[]"), X (EXPECTED_OBJECT), AT_RECRUIT ".cost" },
  { RECRUIT ("'cost':{'denarii':1}"), X (UNKNOWN_KEY), AT_RECRUIT ".cost.denarii" },
  { RECRUIT ("'cost':{'any':null}"), X (EXPECTED_NUMBER), AT_RECRUIT ".cost.any" },
  { RECRUIT ("'cost':{'social':-1}"), X (EXPECTED_RANGE), AT_RECRUIT ".cost.social" },
  { RECRUIT ("'authority':-1"), X (EXPECTED_RANGE), AT_RECRUIT ".authority" },
  { RECRUIT ("'authority':1.0"), X (EXPECTED_NUMBER), AT_RECRUIT ".authority" },
  { RECRUIT ("'charisma':[]"), X (EXPECTED_NUMBER), AT_RECRUIT ".charisma" },
  { RECRUIT ("'ambition':1"), X (EXPECTED_NUMBERS), AT_RECRUIT ".ambition" },
  { RECRUIT ("'ambition':[1,1,1,1,1]"), X (EXPECTED_LENGTH), AT_RECRUIT ".ambition" },
  { RECRUIT ("'ambition':[-1]"), X (EXPECTED_RANGE), AT_RECRUIT ".ambition[0]" },
  { RECRUIT ("'abilities':{}"), X (EXPECTED_LIST), AT_RECRUIT ".abilities" },
  { RECRUIT ("'abilities':[{'kind':'pay'}]"), X (EXPECTED_CHOICE), AT_RECRUIT ".abilities[0].kind" },
  { RECRUIT ("'abilities':[{'kind':'place_support'}]"), X (MISSING), AT_RECRUIT ".abilities[0].count" },
  { RECRUIT ("'abilities':[{'kind':'authority','when':'always'}]"), X (MISSING), AT_RECRUIT ".abilities[0].count" },
  { RECRUIT ("'abilities':[{'kind':'charisma','count':null}]"), X (EXPECTED_NUMBER), AT_RECRUIT ".abilities[0].count" },
  { RECRUIT ("'abilities':[{'kind':'collect','what':'denarius','count':1,'from':'card'}]"),
    X (UNKNOWN_KEY), AT_RECRUIT ".abilities[0].from" },
  { RECRUIT ("'abilities':[{'kind':'charisma'},{'kind':'charisma'},{'kind':'charisma'},{'kind':'charisma'},"
             "{'kind':'charisma'}]"), X (EXPECTED_LENGTH), AT_RECRUIT ".abilities" },
};

static const Bad bad_structures[] = {
  { STRUCTURE ("'name':'x'"), X (UNKNOWN_KEY), AT_STRUCTURE ".name" },
  { STRUCTURE ("'bonus':null"), X (UNKNOWN_KEY), AT_STRUCTURE ".bonus" },
  { STRUCTURE ("'title':''"), X (EXPECTED_NAME), AT_STRUCTURE ".title" },
  { STRUCTURE ("'era':0"), X (EXPECTED_RANGE), AT_STRUCTURE ".era" },
  { STRUCTURE ("'era':4"), X (EXPECTED_RANGE), AT_STRUCTURE ".era" },
  { STRUCTURE ("'era':'I'"), X (EXPECTED_NUMBER), AT_STRUCTURE ".era" },
  { STRUCTURE ("'phase':'building'"), X (EXPECTED_CHOICE), AT_STRUCTURE ".phase" },
  { STRUCTURE ("'phase':1"), X (EXPECTED_CHOICE), AT_STRUCTURE ".phase" },
  { STRUCTURE ("'cost':-1"), X (EXPECTED_RANGE), AT_STRUCTURE ".cost" },
  { STRUCTURE ("'cost':{}"), X (EXPECTED_NUMBER), AT_STRUCTURE ".cost" },
  { STRUCTURE ("'imperium':-1"), X (EXPECTED_RANGE), AT_STRUCTURE ".imperium" },
  { STRUCTURE ("'spaces':4"), X (EXPECTED_NUMBERS), AT_STRUCTURE ".spaces" },
  { STRUCTURE ("'spaces':[6]"), X (EXPECTED_RANGE), AT_STRUCTURE ".spaces[0]" },
  { STRUCTURE ("'spaces':[2,0]"), X (EXPECTED_RANGE), AT_STRUCTURE ".spaces[1]" },
  { STRUCTURE ("'spaces':[2,'IV']"), X (EXPECTED_NUMBER), AT_STRUCTURE ".spaces[1]" },
  { STRUCTURE ("'spaces':[2,2,2,2,2,2,2,2,2]"), X (EXPECTED_LENGTH), AT_STRUCTURE ".spaces" },
  { STRUCTURE ("'multiple':1"), X (EXPECTED_FLAG), AT_STRUCTURE ".multiple" },
  { STRUCTURE ("'immediate':'no'"), X (EXPECTED_FLAG), AT_STRUCTURE ".immediate" },
  { STRUCTURE ("'effects':{}"), X (EXPECTED_LIST), AT_STRUCTURE ".effects" },
  { DEED ("null"), X (EXPECTED_OBJECT), AT_DEED },
  { DEED ("{}"), X (MISSING), AT_DEED ".kind" },
  { DEED ("{'kind':'charisma','count':1}"), X (EXPECTED_CHOICE), AT_DEED ".kind" },
  { DEED ("{'kind':'collect','count':1}"), X (MISSING), AT_DEED ".what" },
  { DEED ("{'kind':'collect','what':'support'}"), X (MISSING), AT_DEED ".count" },
  { DEED ("{'kind':'collect','what':'support','count':null}"), X (EXPECTED_NUMBER), AT_DEED ".count" },
  { DEED ("{'kind':'collect','what':'support','count':-1}"), X (EXPECTED_RANGE), AT_DEED ".count" },
  { DEED ("{'kind':'collect','what':'denarii','count':1}"), X (EXPECTED_CHOICE), AT_DEED ".what" },
  { DEED ("{'kind':'collect','what':'support','count':1,'from':'supply'}"), X (UNKNOWN_KEY), AT_DEED ".from" },
  { DEED ("{'kind':'pay','count':1}"), X (MISSING), AT_DEED ".what" },
  { DEED ("{'kind':'limit'}"), X (MISSING), AT_DEED ".count" },
  { DEED ("{'kind':'limit','count':1,'what':'support'}"), X (UNKNOWN_KEY), AT_DEED ".what" },
  { DEED ("{'kind':'imperium','count':-1}"), X (EXPECTED_RANGE), AT_DEED ".count" },
  { DEED ("{'kind':'move_architect','count':1.0}"), X (EXPECTED_NUMBER), AT_DEED ".count" },
  { DEED ("{'kind':'exchange','what':'support','count':1}"), X (MISSING), AT_DEED ".for" },
  { DEED ("{'kind':'exchange','what':'support','count':1,'for':'loyalty'}"), X (MISSING), AT_DEED ".for_count" },
  { DEED ("{'kind':'exchange','what':'support','count':1,'for':'x','for_count':1}"), X (EXPECTED_CHOICE), AT_DEED ".for" },
  { DEED ("{'kind':'manual','count':1}"), X (UNKNOWN_KEY), AT_DEED ".count" },
  { DEED ("{'kind':'manual','text':''}"), X (EXPECTED_NAME), AT_DEED ".text" },
  { DEED ("{'kind':'manual','text':5}"), X (EXPECTED_NAME), AT_DEED ".text" },
};

static const Bad bad_rest[] = {
  { STATUE ("'era':1"), X (UNKNOWN_KEY), AT_STATUE ".era" },
  { STATUE ("'cost':-1"), X (EXPECTED_RANGE), AT_STATUE ".cost" },
  { STATUE ("'imperium':'1'"), X (EXPECTED_NUMBER), AT_STATUE ".imperium" },
  { STATUE ("'spaces':{}"), X (EXPECTED_NUMBERS), AT_STATUE ".spaces" },
  { BONUS ("4"), X (EXPECTED_OBJECT), AT_BONUS },
  { BONUS ("[]"), X (EXPECTED_OBJECT), AT_BONUS },
  { BONUS ("{}"), X (MISSING), AT_BONUS ".imperium" },
  { BONUS ("{'imperium':1,'of':'statues'}"), X (MISSING), AT_BONUS ".per" },
  { BONUS ("{'imperium':1,'per':1}"), X (MISSING), AT_BONUS ".of" },
  { BONUS ("{'kind':'automatic'}"), X (EXPECTED_CHOICE), AT_BONUS ".kind" },
  { BONUS ("{'kind':'manual','imperium':1}"), X (UNKNOWN_KEY), AT_BONUS ".imperium" },
  { BONUS ("{'kind':'manual','of':'statues'}"), X (UNKNOWN_KEY), AT_BONUS ".of" },
  { BONUS ("{'imperium':null,'per':1,'of':'statues'}"), X (EXPECTED_NUMBER), AT_BONUS ".imperium" },
  { BONUS ("{'imperium':-1,'per':1,'of':'statues'}"), X (EXPECTED_RANGE), AT_BONUS ".imperium" },
  { BONUS ("{'imperium':1,'per':0,'of':'statues'}"), X (EXPECTED_RANGE), AT_BONUS ".per" },
  { COUNTED ("'of':'cards'"), X (EXPECTED_CHOICE), AT_BONUS ".of" },
  { COUNTED ("'of':null"), X (EXPECTED_CHOICE), AT_BONUS ".of" },
  { COUNTED ("'of':'recruits','field':null"), X (EXPECTED_CHOICE), AT_BONUS ".field" },
  { COUNTED ("'of':'recruits','tier':0"), X (EXPECTED_RANGE), AT_BONUS ".tier" },
  { COUNTED ("'of':'recruits','tier':4"), X (EXPECTED_RANGE), AT_BONUS ".tier" },
  { COUNTED ("'of':'structures','era':0"), X (EXPECTED_RANGE), AT_BONUS ".era" },
  { COUNTED ("'of':'structures','phase':'night'"), X (EXPECTED_CHOICE), AT_BONUS ".phase" },
  { COUNTED ("'of':'denarii','max':0"), X (EXPECTED_RANGE), AT_BONUS ".max" },
  { COUNTED ("'of':'denarii','max':null"), X (EXPECTED_NUMBER), AT_BONUS ".max" },
  { COUNTED ("'of':'denarii','least':1"), X (UNKNOWN_KEY), AT_BONUS ".least" },
  { COUNTED ("'of':'denarii','field':'social'"), X (UNKNOWN_KEY), AT_BONUS ".field" },
  { COUNTED ("'of':'structures','field':'social'"), X (UNKNOWN_KEY), AT_BONUS ".field" },
  { COUNTED ("'of':'allegiance','tier':1"), X (UNKNOWN_KEY), AT_BONUS ".tier" },
  { COUNTED ("'of':'statues','era':1"), X (UNKNOWN_KEY), AT_BONUS ".era" },
  { COUNTED ("'of':'recruits','phase':'production'"), X (UNKNOWN_KEY), AT_BONUS ".phase" },

  { TILE ("'letter':'K','field':'social'"), X (EXPECTED_CHOICE), AT_TILE ".letter" },
  { TILE ("'letter':'a','field':'social'"), X (EXPECTED_CHOICE), AT_TILE ".letter" },
  { TILE ("'letter':null,'field':'social'"), X (EXPECTED_CHOICE), AT_TILE ".letter" },
  { TILE ("'letter':'B','field':null"), X (EXPECTED_CHOICE), AT_TILE ".field" },
  { OF_TILE ("'id':'x'"), X (UNKNOWN_KEY), AT_TILE ".id" },
  { OF_TILE ("'title':''"), X (EXPECTED_NAME), AT_TILE ".title" },
  { OF_TILE ("'authority':-1"), X (EXPECTED_RANGE), AT_TILE ".authority" },
  { OF_TILE ("'charisma':'x'"), X (EXPECTED_NUMBER), AT_TILE ".charisma" },
  { OF_TILE ("'imperium':10000"), X (EXPECTED_RANGE), AT_TILE ".imperium" },

  { SENATE ("'title':null"), X (UNKNOWN_KEY), AT_SENATE ".title" },
  { SENATE ("'pair':'social'"), X (EXPECTED_LIST), AT_SENATE ".pair" },
  { SENATE ("'pair':['social']"), X (EXPECTED_LENGTH), AT_SENATE ".pair" },
  { SENATE ("'pair':['social',null]"), X (EXPECTED_CHOICE), AT_SENATE ".pair[1]" },
  { SENATE ("'pair':['social','x']"), X (EXPECTED_CHOICE), AT_SENATE ".pair[1]" },
  { SENATE ("'manual':0"), X (EXPECTED_FLAG), AT_SENATE ".manual" },
};

static void
test_bad_file (void)
{
  check_bad (bad_file, G_N_ELEMENTS (bad_file), read_box);
  check_refused (FILE ("'statues':[{'id':'a'},{'id':'a'}]"), read_box, X (ID_TWICE), "statues[1].id", "\"a\"");
}

static void
test_bad_recruits (void)
{
  check_bad (bad_recruits, G_N_ELEMENTS (bad_recruits), read_box);
}

static void
test_bad_structures (void)
{
  check_bad (bad_structures, G_N_ELEMENTS (bad_structures), read_box);
}

static void
test_bad_rest (void)
{
  check_bad (bad_rest, G_N_ELEMENTS (bad_rest), read_box);
}

static void
test_good (void)
{
  static const char * const good[] = {
    "{'format':'scriba-box/1','game':'44bce'}",
    FILE ("'title':null,'recruits':[],'structures':[],'statues':[],'allegiance':[],'senate':[]"),
    FILE ("'note':{'a':-1.5},'cards':null"),
    FILE ("'recruits':[{'id':'a','field':null}],'structures':[{'id':'a'}],'statues':[{'id':'a'}],'senate':[{'id':'a'}]"),
    RECRUIT ("'name':null,'tier':null,'copies':null,'cost':null,'authority':null,'ambition':null,'charisma':null,"
             "'abilities':null"),
    RECRUIT ("'name':'x','tier':3,'copies':0,'cost':{},'authority':0,'ambition':[],'charisma':0,'abilities':[]"),
    RECRUIT ("'cost':{'political':1,'military':2,'social':3,'support':4,'any':5,'loyalty':9999},'ambition':[null,0]"),
    STRUCTURE ("'title':null,'era':null,'phase':null,'cost':null,'imperium':null,'spaces':null,'multiple':null,"
               "'immediate':null,'effects':null"),
    STRUCTURE ("'title':'x','era':3,'phase':'im_commitment','cost':0,'imperium':9999,'spaces':[1,2,3,4,5,null,2,2],"
               "'multiple':false,'immediate':true,'effects':[]"),
    STRUCTURE ("'phase':'suitor_negotiation','spaces':[]"),
    STRUCTURE ("'phase':'suitor_commitment'"),
    STRUCTURE ("'phase':'interruption'"),
    DEED ("{'kind':'collect','what':'imperium','count':0},{'kind':'pay','what':'loyalty','count':9999},"
          "{'kind':'limit','count':2},{'kind':'imperium','count':1},{'kind':'move_architect','count':1},"
          "{'kind':'exchange','what':'denarius','count':1,'for':'social','for_count':2},"
          "{'kind':'manual','text':null},{'kind':'manual','text':'Do it.'}"),
    BONUS ("null"), BONUS ("{'kind':'manual'}"), BONUS ("{'kind':'counted','imperium':0,'per':1,'of':'statues'}"),
    COUNTED ("'of':'structures','era':1,'phase':'production','max':1"),
    COUNTED ("'of':'allegiance','field':'social'"),
    COUNTED ("'of':'recruits','field':'political','tier':3,'max':9999"),
    COUNTED ("'of':'lictors'"), COUNTED ("'of':'loyalty'"), COUNTED ("'of':'denarii'"), COUNTED ("'of':'influence'"),
    COUNTED ("'of':'architects'"),
    OF_TILE ("'title':null,'authority':null,'charisma':null,'imperium':null"),
    OF_TILE ("'title':'Proconsul','authority':1,'charisma':0,'imperium':9999"),
    TILE ("'letter':'A','field':'military'"),
    SENATE ("'pair':null,'manual':null"), SENATE ("'pair':['social','social'],'manual':false"), SENATE ("'manual':true"),
    NULL
  };

  check_good (good, read_box);
}

/* A text has up to 500 code points, other names 100. */
static void
test_text_edge (void)
{
  g_autofree char *longest = repeat ("", "\xc3\xa9", 500, "");
  g_autofree char *within = g_strdup_printf (DEED ("{'kind':'manual','text':'%s'}"), longest);
  g_autofree char *beyond = g_strdup_printf (DEED ("{'kind':'manual','text':'%sx'}"), longest);
  g_autofree char *name = repeat ("", "\xc3\xa9", 101, "");
  g_autofree char *title = g_strdup_printf (STRUCTURE ("'title':'%s'"), name);
  const char * const good[] = { within, NULL };

  check_good (good, read_box);
  check_refused (beyond, read_box, X (EXPECTED_NAME), AT_DEED ".text", NULL);
  check_refused (title, read_box, X (EXPECTED_NAME), AT_STRUCTURE ".title", NULL);
}

/* Ids that a hash table of GLib takes for the same one, "aB" and "b!" in any order, are different ones. */
static void
test_ids_of_one_hash (void)
{
  g_autoptr (GString) recruits = g_string_new (NULL);
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;

  for (guint i = 0; i < 16384; i++)
    {
      g_string_append (recruits, i > 0 ? ",{'id':'" : "{'id':'");
      for (guint bit = 0; bit < 14; bit++)
        g_string_append (recruits, (i >> bit & 1) != 0 ? "b!" : "aB");
      g_string_append (recruits, "','field':null}");
    }
  good = g_strdup_printf (FILE ("'recruits':[%s]"), recruits->str);
  bad = g_strdup_printf (FILE ("'recruits':[%s,{'id':'b!b!b!b!b!b!b!b!b!b!b!b!b!b!','field':null}]"), recruits->str);

  check_good ((const char * const[]) { good, NULL }, read_box);
  check_refused (bad, read_box, X (ID_TWICE), "recruits[16384].id", NULL);
}

static void
test_cut_off (void)
{
  g_autofree char *text = with_quotes (FILE (
    "'recruits':[{'id':'a','field':'social','name':'x','cost':{'any':1},'ambition':[1],"
    "'abilities':[{'kind':'manual','effects':[{'kind':'charisma'}]}]}],"
    "'structures':[{'id':'b','title':'y','effects':[{'kind':'manual','text':'z'}]}],'title':'t'"));

  check_cut_off (text, read_box);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/box-input/bad-file", test_bad_file);
  g_test_add_func ("/box-input/bad-recruits", test_bad_recruits);
  g_test_add_func ("/box-input/bad-structures", test_bad_structures);
  g_test_add_func ("/box-input/bad-rest", test_bad_rest);
  g_test_add_func ("/box-input/good", test_good);
  g_test_add_func ("/box-input/text-edge", test_text_edge);
  g_test_add_func ("/box-input/ids-of-one-hash", test_ids_of_one_hash);
  g_test_add_func ("/box-input/cut-off", test_cut_off);

  return g_test_run ();
}

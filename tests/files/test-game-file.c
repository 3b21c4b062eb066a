/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-fill.h"
#include "bce-turns.h"
#include "files-check.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-record.h"

/* A game of three on a box with one structure and one recruit. */

#define ID "2f6e3b1a-6a52-4f0b-9c57-0d6c6a3e9a11"
#define HEAD "'format':'scriba-game/1','game':'44bce','id':'" ID "','app':'1','created':'2026-11-29T20:00:00+01:00'"
#define PLAYERS "'players':[{'name':'Anna','character':'agrippa'},{'name':'Bea','character':'brutus'}," \
                "{'name':'Csaba','character':'cleopatra'}]"
#define BOX "'box':{'format':'scriba-box/1','game':'44bce'," \
            "'recruits':[{'id':'senator','field':'political'}],'structures':[{'id':'forum'}]}"
#define GAME(log, head, tip) "{" HEAD "," PLAYERS "," BOX ",'log':[" log "],'head':" #head ",'tip':" #tip "}"
#define AT "'at':'2026-11-29T20:05:00+01:00'"
#define ENTRY(seq, parent, kind, args) "{'seq':" #seq ",'parent':" #parent ",'kind':'" kind "'," AT ",'args':{" args "}}"
#define IM ENTRY (1, 0, "first_im", "'seat':1")
#define ONE(entry) GAME (entry, 0, 0)

#define X(code) SCRIBA_ERROR_ ## code

static const Bad bad_files[] = {
  { "[]", X (EXPECTED_OBJECT), NULL },
  { "{'format':'scriba-game/2'}", X (EXPECTED_FORMAT), "format" },
  { "{'format':'scriba-game/1'}", X (MISSING), "game" },
  { "{'format':'scriba-game/1','game':'chess'}", X (EXPECTED_CHOICE), "game" },
  { "{'format':'scriba-game/1','game':'44bce'}", X (MISSING), "id" },
  { "{'format':'scriba-game/1','game':'44bce','id':'x'}", X (EXPECTED_UUID), "id" },
  { "{'format':'scriba-game/1','game':'44bce','id':'" ID "'}", X (MISSING), "app" },
  { "{'format':'scriba-game/1','game':'44bce','id':'" ID "','app':'1'}", X (MISSING), "created" },
  { "{'format':'scriba-game/1','game':'44bce','id':'" ID "','app':'1','created':'yesterday'}", X (EXPECTED_TIME),
    "created" },
  /* The year 0, and the year 10000, in UTC. */
  { "{'format':'scriba-game/1','game':'44bce','id':'" ID "','app':'1','created':'0001-01-01T00:00:00+01:00'}", X (EXPECTED_TIME),
    "created" },
  { "{'format':'scriba-game/1','game':'44bce','id':'" ID "','app':'1','created':'9999-12-31T23:59:59-01:00'}", X (EXPECTED_TIME),
    "created" },
  { "{" HEAD "}", X (MISSING), "players" },
  { "{" HEAD ",'players':[]}", X (EXPECTED_LENGTH), "players" },
  { "{" HEAD ",'players':[{'name':'A','character':'agrippa'},{'name':'A','character':'brutus'},"
    "{'name':'B','character':'antony'}]}", X (NAME_TWICE), "players[1].name" },
  { "{" HEAD ",'players':[{'name':'A'},{},{}]}", X (MISSING), "players[0].character" },
  { "{" HEAD ",'players':[{'name':'A','character':'agrippa','shared':true},"
    "{'name':'B','character':'brutus','shared':true},{'name':'C','character':'antony'}]}", X (SHARED_TWICE), "players[1].shared" },
  { "{" HEAD "," PLAYERS ",'settings':{'denarii':1}}", X (EXPECTED_FLAG), "settings.denarii" },
  { "{" HEAD "," PLAYERS ",'settings':{'eras':1}}", X (UNKNOWN_KEY), "settings.eras" },
  { "{" HEAD "," PLAYERS "}", X (MISSING), "box" },
  { "{" HEAD "," PLAYERS ",'box':{'format':'scriba-box/1','game':'44bce','senate':3}}", X (EXPECTED_LIST), "box.senate" },
  { "{" HEAD "," PLAYERS "," BOX "}", X (MISSING), "log" },
  { "{" HEAD "," PLAYERS "," BOX ",'log':[]}", X (MISSING), "head" },
  { GAME ("", 1, 1), X (EXPECTED_RANGE), "head" },
  { ONE ("{}"), X (MISSING), "log[0].kind" },
  { ONE ("{'kind':'rest'}"), X (EXPECTED_ENTRY_KIND), "log[0].kind" },
  { ONE ("{'kind':'pass'}"), X (MISSING), "log[0].seq" },
  { ONE ("{'kind':'pass','note':1}"), X (UNKNOWN_KEY), "log[0].note" },
  { ONE ("{'kind':'pass','seq':1,'parent':0,'at':'now'}"), X (EXPECTED_TIME), "log[0].at" },
  { ONE (ENTRY (1, 0, "pass", "")), X (MISSING), "log[0].args.seat" },
  { ONE (ENTRY (1, 0, "pass", "'seat':0,'seats':1")), X (UNKNOWN_KEY), "log[0].args.seats" },
  { ONE (ENTRY (1, 0, "pass", "'seat':3")), X (NOT_IN_GAME), "log[0].args.seat" },
  { ONE (ENTRY (1, 0, "build", "'seat':0,'structure':1")), X (NOT_IN_GAME), "log[0].args.structure" },
  { ONE (ENTRY (1, 0, "build", "'seat':0")), X (NOT_IN_GAME), "log[0].args.structure" },
  { ONE (ENTRY (1, 0, "enlist", "'seat':0,'recruit':1")), X (NOT_IN_GAME), "log[0].args.recruit" },
  { ONE (ENTRY (2, 0, "first_im", "'seat':1")), X (ENTRY_ORDER), "log[0].seq" },
  { ONE (ENTRY (1, 1, "first_im", "'seat':1")), X (ENTRY_ORDER), "log[0].parent" },
  { GAME (IM "," ENTRY (1, 0, "first_im", "'seat':1"), 0, 0), X (ENTRY_ORDER), "log[1].seq" },
  { GAME (IM "," ENTRY (2, 0, "first_im", "'seat':2"), 1, 2), X (NOT_A_TIP), "tip" },
};

static void
test_bad (void)
{
  check_bad (bad_files, G_N_ELEMENTS (bad_files), read_game);
  check_refused (ONE (ENTRY (1, 0, "pass", "'seat':3")), read_game, X (NOT_IN_GAME), "log[0].args.seat", "3");
  check_refused (ONE (ENTRY (2, 0, "first_im", "'seat':1")), read_game, X (ENTRY_ORDER), "log[0].seq", "2");
  check_refused (ONE (ENTRY (1, 0, "build", "'seat':0")), read_game, X (NOT_IN_GAME), "log[0].args.structure", NULL);
}

static void
refuse_game (const char *format,
             const char *value,
             ScribaError code,
             const char *path)
{
  g_auto (GStrv) parts = g_strsplit (format, "@", 2);
  g_autofree char *text = g_strconcat (parts[0], value, parts[1], NULL);

  check_refused (text, read_game, code, path, NULL);
}

static void
test_long (void)
{
  g_autofree char *name = repeat ("", "\xc5\xb1", 101, "");
  g_autofree char *rules = repeat ("'price'", ",'price'", 32, "");

  refuse_game ("{'format':'scriba-game/1','game':'44bce','id':'@'}", name, X (EXPECTED_NAME), "id");
  refuse_game ("{'format':'scriba-game/1','game':'44bce','id':'" ID "','app':'@'}", name, X (EXPECTED_NAME), "app");
  refuse_game ("{'format':'scriba-game/1','game':'44bce','id':'" ID "','app':'1','created':'@'}", name, X (EXPECTED_NAME), "created");
  refuse_game ("{" HEAD ",'players':[{'name':'@'},{},{}]}", name, X (EXPECTED_NAME), "players[0].name");
  refuse_game ("{" HEAD ",'players':[{}@]}", ",{},{},{},{},{}", X (EXPECTED_LENGTH), "players");
  refuse_game (ONE ("{'kind':'@'}"), name, X (EXPECTED_NAME), "log[0].kind");
  refuse_game (ONE ("{'kind':'pass','seq':1,'parent':0,'at':'@'}"), name, X (EXPECTED_NAME), "log[0].at");
  refuse_game (ONE (ENTRY (1, 0, "name", "'seat':0,'name':'@'")), name, X (EXPECTED_NAME), "log[0].args.name");
  refuse_game (ONE ("{'kind':'pass','seq':1,'parent':0," AT ",'args':{'seat':0},'against':[@]}"), rules, X (EXPECTED_LENGTH),
               "log[0].against");
}

static void
test_large_numbers (void)
{
  static const Bad bad[] = {
    { ONE (ENTRY (2147483648, 0, "pass", "'seat':0")), X (EXPECTED_RANGE), "log[0].seq" },
    { ONE (ENTRY (1, 2147483648, "pass", "'seat':0")), X (EXPECTED_RANGE), "log[0].parent" },
    { ONE (ENTRY (1, -1, "pass", "'seat':0")), X (EXPECTED_RANGE), "log[0].parent" },
    { ONE ("{'kind':'pass','seq':1,'parent':0,'before':2147483648}"), X (EXPECTED_RANGE), "log[0].before" },
    { ONE ("{'kind':'pass','seq':1,'parent':0,'corrects':2147483648}"), X (EXPECTED_RANGE), "log[0].corrects" },
    { ONE (ENTRY (99999999999999999999, 0, "pass", "'seat':0")), X (EXPECTED_RANGE), "log[0].seq" },
    { ONE (ENTRY (1, 0, "pass", "'seat':10000")), X (EXPECTED_RANGE), "log[0].args.seat" },
    { GAME (IM, 2, 1), X (EXPECTED_RANGE), "head" },
    { GAME (IM, 1, 2), X (EXPECTED_RANGE), "tip" },
  };

  check_bad (bad, G_N_ELEMENTS (bad), read_game);
}

/* A game tracks 32 recruits, 32 structures, 24 statues and 8 Senate tiles; a box may have more. */
static void
test_large_box (void)
{
  static const struct { const char *list; const char *component; guint most; } lists[] = {
    { "recruits", "{\"id\":\"r%u\",\"field\":null}", 32 },
    { "structures", "{\"id\":\"s%u\"}", 32 },
    { "statues", "{\"id\":\"t%u\"}", 24 },
    { "senate", "{\"id\":\"u%u\"}", 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_auto (GStrv) parts = g_strsplit (lists[i].component, "%u", 2);
      g_autoptr (GString) most = g_string_new (NULL);
      g_autofree char *within = NULL;
      g_autofree char *beyond = NULL;

      for (guint j = 0; j < lists[i].most; j++)
        g_string_append_printf (most, "%s%s%u%s", j > 0 ? "," : "", parts[0], j, parts[1]);
      within = g_strdup_printf ("{" HEAD "," PLAYERS ",'box':{'format':'scriba-box/1','game':'44bce','%s':[%s]},"
                                "'log':[],'head':0,'tip':0}", lists[i].list, most->str);
      beyond = g_strdup_printf ("{" HEAD "," PLAYERS ",'box':{'format':'scriba-box/1','game':'44bce','%s':[%s,%sx%s]},"
                                "'log':[],'head':0,'tip':0}", lists[i].list, most->str, parts[0], parts[1]);
      check_good ((const char * const[]) { within, NULL }, read_game);
      check_refused (beyond, read_game, X (BOX_TOO_LARGE), "box", NULL);
    }
}

static void
test_small (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = parse (GAME (IM "," ENTRY (2, 1, "phase", "'moves':true,'stage':'construction',"
                                                         "'year':1,'turn':2"), 2, 2));
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (node, &error);
  const BceState *state;

  g_assert_no_error (error);
  g_assert_cmpstr (file->id, ==, ID);
  g_assert_cmpint (file->utc_offset, ==, 60);
  state = scriba_history_get_state (file->history);
  g_assert_cmpint (state->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpint (state->im, ==, 1);
  g_assert_cmpint (state->turn, ==, 2);
  g_assert_cmpint (state->players[0].denarii, ==, 5);
  g_assert_cmpstr (state->players[2].name, ==, "Csaba");
}

/* Brutus twice: who comes later gets the first character that nobody has. */
static void
test_characters (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = parse ("{" HEAD ",'players':[{'name':'Anna','character':'brutus'},{'name':'Bea','character':'brutus'},"
                                     "{'name':'Csaba','character':'agrippa'}]," BOX ",'log':[],'head':0,'tip':0}");
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (node, &error);
  const BceState *state;

  g_assert_no_error (error);
  state = scriba_history_get_state (file->history);
  g_assert_cmpint (state->players[0].character, ==, BCE_BRUTUS);
  g_assert_cmpint (state->players[1].character, ==, BCE_AGRIPPA);
  g_assert_cmpint (state->players[2].character, ==, BCE_ANTONY);
}

static BceBox *
make_box (void)
{
  g_autofree char *text = load ("SCRIBA_FIXTURES", "practice-box.json");
  g_autoptr (JsonNode) node = parse (text);
  g_autoptr (GError) error = NULL;
  BceBox *box = bce_box_from_json (node, &error);

  g_assert_no_error (error);
  return box;
}

static void
append (ScribaGameFile *file,
        guint kind,
        gconstpointer args)
{
  ScribaEntry *entry = scriba_entry_new (bce_game.kinds, kind, args);

  entry->at = 1796000000 + scriba_history_get_n_entries (file->history);
  entry->utc_offset = -570;
  scriba_history_append (file->history, entry);
}

/* A game with a branch, a decision and most kinds of values. */
static ScribaGameFile *
make_game (void)
{
  BceGameSetup setup = {
    .n_seats = 3,
    .seats = { { "Ana", BCE_ANTONY }, { "Béla „B”", BCE_BRUTUS }, { "Közös", BCE_CLEOPATRA, TRUE } },
  };
  const BceSeatChoice im = { .seat = 1 };
  const BceSites sites = { .era1 = { 0, 3 }, .n_era1 = 2, .statues = { 5 }, .n_statues = 1 };
  const BceMarket market = { .slots = { 0, BCE_NONE, 2 }, .n_slots = 3 };
  const BceRename rename = { .seat = 0, .name = "Anna", .character = -1 };
  g_autoptr (GError) error = NULL;
  BceBoardEntry board = { .seat = 0, .field = BCE_SOCIAL };
  const BceState *state;
  ScribaGameFile *file;
  ScribaEntry *entry;
  BceBuild build;
  BceMove move;

  bce_settings_init (&setup.settings);
  setup.settings.cubes = TRUE;
  setup.settings.era_starts[1] = 6;
  file = scriba_game_file_new (&bce_game_format, &setup, make_box (), &error);
  g_assert_no_error (error);

  append (file, BCE_ENTRY_MARKET, &market);
  append (file, BCE_ENTRY_SITES, &sites);
  append (file, BCE_ENTRY_FIRST_IM, &im);
  state = scriba_history_get_state (file->history);
  bce_move_next (state, &move);
  append (file, BCE_ENTRY_PHASE, &move);
  bce_fill_build (state, file->box, 2, 3, BCE_NONE, &build);
  build.gains.things[BCE_THING_DENARIUS] = -1;
  entry = scriba_entry_new (bce_game.kinds, BCE_ENTRY_BUILD, &build);
  entry->against = 1u << BCE_RULE_PRICE | 1u << BCE_RULE_NO_SPACE;
  scriba_history_append (file->history, entry);
  append (file, BCE_ENTRY_NAME, &rename);

  board.board = (BceTableBoard) {
    .stack = { 2, 0 }, .n_cards = 2, .loyalty = 1, .charisma = { 1, 0, 0, 0, 2 }, .support = { 0, 0, 3 },
    .told = { { .card = 1, .ability = 0, .kind = BCE_EFFECT_AUTHORITY, .when = BCE_WHEN_OPEN, .count = -2 } }, .n_told = 1,
  };
  append (file, BCE_ENTRY_BOARD, &board);
  entry = scriba_entry_new (bce_game.kinds, BCE_ENTRY_NAME, &rename);
  entry->corrects = 6;
  scriba_history_begin_branch (file->history, 5, entry);

  /* From where all was undone: undo leads to the start. */
  g_assert_true (scriba_history_set_position (file->history, 0, 0));
  scriba_history_begin_branch (file->history, 5, scriba_entry_new (bce_game.kinds, BCE_ENTRY_NAME, &rename));
  return file;
}

static void
assert_same (const ScribaGameFile *file,
             const ScribaGameFile *other)
{
  g_assert_cmpstr (file->id, ==, other->id);
  g_assert_cmpstr (file->app, ==, other->app);
  g_assert_cmpint (file->created, ==, other->created);
  g_assert_cmpint (file->utc_offset, ==, other->utc_offset);
  g_assert_cmpuint (scriba_history_get_n_entries (file->history), ==, scriba_history_get_n_entries (other->history));
  g_assert_cmpuint (scriba_history_get_head (file->history), ==, scriba_history_get_head (other->history));
  g_assert_cmpuint (scriba_history_get_tip (file->history), ==, scriba_history_get_tip (other->history));
  g_assert_true (scriba_record_equal (&bce_state_shape, scriba_history_get_state (file->history),
                                      scriba_history_get_state (other->history)));

  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (file->history); seq++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (file->history, seq);
      const ScribaEntry *read = scriba_history_get_entry (other->history, seq);

      g_assert_cmpuint (entry->parent, ==, read->parent);
      g_assert_cmpuint (entry->before, ==, read->before);
      g_assert_cmpuint (entry->corrects, ==, read->corrects);
      g_assert_cmpuint (entry->against, ==, read->against);
      g_assert_cmpint (entry->at, ==, read->at);
      g_assert_cmpint (entry->utc_offset, ==, read->utc_offset);
      g_assert_cmpuint (entry->kind, ==, read->kind);
      g_assert_true (scriba_record_equal (bce_game.kinds[entry->kind].shape, entry->args, read->args));
    }
}

static void
test_round_trip (void)
{
  g_autoptr (ScribaGameFile) file = make_game ();
  g_autoptr (JsonNode) node = scriba_game_file_to_json (file);
  g_autofree char *text = scriba_json_to_text (node);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) again = scriba_json_parse (bytes, &error);
  g_autoptr (ScribaGameFile) read = NULL;

  g_assert_no_error (error);
  read = scriba_game_file_from_json (again, &error);
  g_assert_no_error (error);
  assert_same (file, read);
}

static void
test_parts (void)
{
  g_autoptr (ScribaGameFile) file = make_game ();
  g_autofree char *header = scriba_game_file_header_to_text (file);
  g_autofree char *box = scriba_game_file_box_to_text (file);
  g_autofree char *summary_text = scriba_game_file_summary_to_text (file);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ScribaGameFile) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree BceSummary *summary = g_new0 (BceSummary, 1);

  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (file->history); seq++)
    g_ptr_array_add (entries, scriba_game_file_entry_to_text (file, seq));

  read = scriba_game_file_from_parts (header, box, entries, NULL, 9, 9, &error);
  g_assert_no_error (error);
  assert_same (file, read);

  g_assert_true (scriba_game_summary_from_text (&bce_game_format, summary_text, summary));
  g_assert_cmpint (summary->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpint (summary->n_seats, ==, 3);
  g_assert_cmpstr (summary->seats[0].name, ==, "Anna");
  g_assert_cmpint (summary->seats[2].shared, ==, TRUE);
  g_assert_false (scriba_game_summary_from_text (&bce_game_format, "{}", summary));

  g_assert_null (scriba_game_file_from_parts (header, box, entries, NULL, 9, 3, NULL));
}

static void
test_times (void)
{
  gint64 at;
  gint16 offset;
  g_autofree char *budapest = scriba_time_to_text (1796000000, 60);
  g_autofree char *marquesas = scriba_time_to_text (0, -570);

  /* 1796000000 is 2026-11-30 00:53:20 UTC, by `date -u -d @1796000000`. */
  g_assert_cmpstr (budapest, ==, "2026-11-30T01:53:20+01:00");
  g_assert_cmpstr (marquesas, ==, "1969-12-31T14:30:00-09:30");
  g_assert_true (scriba_time_from_text ("1969-12-31T14:30:00-09:30", &at, &offset));
  g_assert_cmpint (at, ==, 0);
  g_assert_cmpint (offset, ==, -570);
  g_assert_false (scriba_time_from_text ("2026-11-30T01:53:20", &at, &offset));
  g_assert_false (scriba_time_from_text ("2026-13-30T01:53:20Z", &at, &offset));
  g_assert_false (scriba_time_from_text ("0001-01-01T00:59:59+01:00", &at, &offset));
  g_assert_true (scriba_time_from_text ("0001-01-01T01:00:00+01:00", &at, &offset));
  g_assert_false (scriba_time_from_text ("9999-12-31T23:00:00-01:00", &at, &offset));
  g_assert_true (scriba_time_from_text ("9999-12-31T22:59:59-01:00", &at, &offset));
}

/* Whatever year a file has, what is written is read again. */
static void
test_far_times (void)
{
  static const char * const times[] = {
    "0001-01-01T00:00:00+00:00", "0044-03-15T12:00:00+01:00", "0791-11-27T20:00:17+01:00", "0999-12-31T23:59:59-09:30",
    "1000-01-01T00:00:00+14:00", "1883-11-18T12:00:00-23:59", "2024-02-29T12:00:00+05:45", "9999-12-31T23:59:59+00:00",
  };
  static const char * const edges[] = {
    "0001-01-01T00:00:00+14:00", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59-12:00", "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00-99:99", "2026-06-30T23:59:60Z", "20260630T235959Z", "2026-W01-1T00:00:00Z", "2026-001T00:00:00.999999Z",
  };
  gint64 at;
  gint16 offset;

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (scriba_time_from_text (times[i], &at, &offset));
      text = scriba_time_to_text (at, offset);
      g_assert_cmpstr (text, ==, times[i]);
    }

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      g_autofree char *text = NULL;
      gint64 again;
      gint16 offset_again;

      if (!scriba_time_from_text (edges[i], &at, &offset))
        continue;
      text = scriba_time_to_text (at, offset);
      g_test_message ("%s: %s", edges[i], text);
      g_assert_true (scriba_time_from_text (text, &again, &offset_again));
      g_assert_cmpint (again, ==, at);
      g_assert_cmpint (offset_again, ==, offset);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-file/bad", test_bad);
  g_test_add_func ("/game-file/long", test_long);
  g_test_add_func ("/game-file/large-numbers", test_large_numbers);
  g_test_add_func ("/game-file/large-box", test_large_box);
  g_test_add_func ("/game-file/small", test_small);
  g_test_add_func ("/game-file/characters", test_characters);
  g_test_add_func ("/game-file/round-trip", test_round_trip);
  g_test_add_func ("/game-file/parts", test_parts);
  g_test_add_func ("/game-file/times", test_times);
  g_test_add_func ("/game-file/times/far", test_far_times);

  return g_test_run ();
}

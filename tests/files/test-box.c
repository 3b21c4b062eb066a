/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-box-facts.h"
#include "files-check.h"
#include "scriba-record.h"

#define FILE(rest) "{'format':'scriba-box/1','game':'44bce'," rest "}"
#define RECRUIT(rest) FILE ("'recruits':[{'id':'a','field':'social'," rest "}]")

static BceBox *
read_bytes (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, &error);
  BceBox *box;

  g_assert_no_error (error);
  box = bce_box_from_json (node, &error);
  g_assert_no_error (error);
  return box;
}

static BceBox *
make_box (const char *json)
{
  g_autofree char *text = with_quotes (json);

  return read_bytes (text);
}

static BceBox *
load_box (const char *folder,
          const char *name)
{
  g_autofree char *text = load (folder, name);

  return read_bytes (text);
}

/* All that is known of the components, as the rules page has it in section 1; all else must be null. */
static const struct
{
  const char *id;
  const char *values;
} known_recruits[] = {
  { "quaestor", "'name':'Quaestor','field':'political','authority':0,'ambition':[1]" },
  { "senator", "'name':'Senator','field':'political','authority':1,'ambition':[null]" },
  { "praetor", "'name':'Praetor','field':'political','authority':0,'ambition':[1,1]" },
  { "consul", "'name':'Consul','field':'political','authority':0,'ambition':[3]" },
  { "political-5", "'field':'political'" },
  { "political-6", "'field':'political'" },
  { "legionary", "'name':'Legionary','field':'military'" },
  { "centurion", "'name':'Centurion','field':'military','authority':0,"
                 "'abilities':[{'kind':'collect','what':'support','count':1,'from':'card'}]" },
  { "military-3", "'field':'military'" },
  { "military-4", "'field':'military'" },
  { "military-5", "'field':'military'" },
  { "military-6", "'field':'military'" },
  { "cliens", "'name':'Cliens','field':'social','abilities':[{'kind':'place_support','count':1}]" },
  { "equester", "'name':'Equester','field':'social','cost':{'social':2,'any':1,'loyalty':1}" },
  { "social-3", "'field':'social'" },
  { "social-4", "'field':'social'" },
  { "social-5", "'field':'social'" },
  { "social-6", "'field':'social'" },
  { "lictor", "'name':'Lictor','field':null,'tier':2,'copies':8" },
};

static char *
known_box (void)
{
  static const char * const structures[] = { "Forum", "Castrum", "Villa", "Temple" };
  static const char * const fields[] = { "political", "military", "social" };
  GString *json = g_string_new ("'title':'44 BCE','recruits':[");
  const char *comma = "";

  for (guint i = 0; i < G_N_ELEMENTS (known_recruits); i++, comma = ",")
    g_string_append_printf (json, "%s{'id':'%s',%s}", comma, known_recruits[i].id, known_recruits[i].values);

  /* 27 era structures; the four named ones take several architects of one player, and others may bear their names. */
  g_string_append (json, "],'structures':[");
  comma = "";
  for (guint i = 0; i < 27; i++, comma = ",")
    {
      if (i < G_N_ELEMENTS (structures))
        {
          g_autofree char *id = g_ascii_strdown (structures[i], -1);

          g_string_append_printf (json, "%s{'id':'%s','title':'%s','multiple':true}", comma, id, structures[i]);
        }
      else
        {
          g_string_append_printf (json, "%s{'id':'structure-%u'}", comma, i + 1);
        }
    }

  g_string_append (json, "],'statues':[");
  comma = "";
  for (guint i = 0; i < 16; i++, comma = ",")
    g_string_append_printf (json, "%s{'id':'statue-%u'}", comma, i + 1);

  /* The Proconsul's letter is not known, so no tile is called so. */
  g_string_append (json, "],'allegiance':[");
  comma = "";
  for (guint i = 0; i < 30; i++, comma = ",")
    g_string_append_printf (json, "%s{'letter':'%c','field':'%s'}", comma, 'A' + i / 3, fields[i % 3]);

  g_string_append (json, "],'senate':[");
  comma = "";
  for (guint i = 0; i < 3; i++, comma = ",")
    g_string_append_printf (json, "%s{'id':'senate-%u'}", comma, i + 1);

  g_string_append (json, "]");
  return g_string_free_and_steal (json);
}

static void
test_shipped (void)
{
  g_autoptr (BceBox) box = load_box ("SCRIBA_BOXES", "44bce.json");
  g_autofree char *known = known_box ();
  g_autofree char *file = g_strdup_printf (FILE ("%s"), known);
  g_autoptr (BceBox) expected = make_box (file);
  g_autoptr (JsonNode) node = bce_box_to_json (box);
  g_autoptr (JsonNode) expected_node = bce_box_to_json (expected);
  g_autofree char *text = scriba_json_to_text (node);
  g_autofree char *expected_text = scriba_json_to_text (expected_node);

  g_assert_cmpstr (text, ==, expected_text);
  g_assert_true (scriba_record_equal (&bce_box_shape, box, expected));
}

/* The shipped file says every value, also the unknown ones, so nothing is unknown by oversight. */
static void
test_shipped_whole (void)
{
  g_autofree char *text = load ("SCRIBA_BOXES", "44bce.json");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, NULL);
  g_autoptr (BceBox) box = bce_box_from_json (node, NULL);
  g_autoptr (JsonNode) written = bce_box_to_json (box);

  g_assert_true (json_node_equal (node, written));
}

/* Counted by hand from the table in section 1 of the rules page. */
static void
test_shipped_unknown (void)
{
  g_autoptr (BceBox) box = load_box ("SCRIBA_BOXES", "44bce.json");

  /* 10 recruits without a name: 8 each. Quaestor, Praetor, Consul: tier, copies, cost, charisma, abilities: 5 each;
   * Senator 1 more; Legionary 7, Centurion 5, Cliens 6, Equester 6, Lictor 5. */
  g_assert_cmpuint (bce_box_count_unknown_in (box, BCE_BOX_RECRUITS), ==, 80 + 15 + 6 + 7 + 5 + 6 + 6 + 5);
  /* The four named ones 7 each, 23 others 9 each. */
  g_assert_cmpuint (bce_box_count_unknown_in (box, BCE_BOX_STRUCTURES), ==, 4 * 7 + 23 * 9);
  g_assert_cmpuint (bce_box_count_unknown_in (box, BCE_BOX_STATUES), ==, 16 * 5);
  g_assert_cmpuint (bce_box_count_unknown_in (box, BCE_BOX_ALLEGIANCE), ==, 30 * 4);
  g_assert_cmpuint (bce_box_count_unknown_in (box, BCE_BOX_SENATE), ==, 3 * 2);
  g_assert_cmpuint (bce_box_count_unknown (box), ==, 130 + 235 + 80 + 120 + 6);
}

static void
test_practice (void)
{
  g_autofree char *text = load ("SCRIBA_FIXTURES", "practice-box.json");
  g_autoptr (BceBox) box = read_bytes (text);
  g_autoptr (JsonNode) node = bce_box_to_json (box);
  g_autofree char *written = scriba_json_to_text (node);
  g_autoptr (BceBox) again = read_bytes (written);

  g_assert_true (scriba_record_equal (&bce_box_shape, box, again));
  g_assert_cmpuint (bce_box_count_unknown (box), ==, 0);
  g_assert_cmpuint (box->recruits->len, ==, 19);
  g_assert_cmpuint (box->structures->len, ==, 27);
  g_assert_cmpuint (box->statues->len, ==, 16);
  g_assert_cmpuint (box->allegiance->len, ==, 30);
  g_assert_cmpuint (box->senate->len, ==, 3);
}

/* The practice box fills every gap of the shipped one and contradicts it nowhere. */
static void
test_practice_fills_shipped (void)
{
  g_autoptr (BceBox) shipped = load_box ("SCRIBA_BOXES", "44bce.json");
  g_autoptr (BceBox) practice = load_box ("SCRIBA_FIXTURES", "practice-box.json");
  g_autoptr (GArray) conflicts = bce_box_conflicts_new ();
  g_autoptr (BceBox) merged = bce_box_merge (shipped, practice, conflicts);

  g_assert_cmpuint (conflicts->len, ==, 0);
  g_assert_cmpstr (merged->title, ==, "44 BCE");
  g_set_str (&merged->title, practice->title);
  g_assert_true (scriba_record_equal (&bce_box_shape, merged, practice));
}

static void
test_absent_is_unknown (void)
{
  g_autoptr (BceBox) box = make_box (FILE ("'recruits':[{'id':'a','field':null}],'structures':[{'id':'b'}],"
                                           "'statues':[{'id':'c'}],'senate':[{'id':'d'}]"));
  const BceRecruit *recruit = bce_box_find (box, BCE_BOX_RECRUITS, "a");
  const BceStructure *structure = bce_box_find (box, BCE_BOX_STRUCTURES, "b");
  const BceStatue *statue = bce_box_find (box, BCE_BOX_STATUES, "c");
  const BceSenate *senate = bce_box_find (box, BCE_BOX_SENATE, "d");

  g_assert_null (box->title);
  g_assert_null (recruit->name);
  g_assert_false (recruit->tier.known || recruit->copies.known || recruit->cost_known || recruit->authority.known);
  g_assert_false (recruit->ambition_known || recruit->charisma.known || recruit->abilities_known);
  g_assert_cmpint (recruit->field, ==, -1);
  g_assert_cmpint (structure->phase, ==, -1);
  g_assert_cmpint (structure->multiple, ==, -1);
  g_assert_cmpint (structure->immediate, ==, -1);
  g_assert_null (structure->effects);
  g_assert_false (structure->era.known || structure->cost.known || structure->spaces_known);
  g_assert_false (statue->bonus_known);
  g_assert_cmpint (senate->pair[0], ==, -1);
  g_assert_cmpint (senate->manual, ==, -1);
  g_assert_cmpuint (bce_box_count_unknown (box), ==, 8 + 9 + 5 + 2);
}

static void
test_values (void)
{
  g_autoptr (BceBox) box = load_box ("SCRIBA_FIXTURES", "practice-box.json");
  const BceRecruit *equester = bce_box_find_recruit (box, "Equester");
  const BceStructure *market = bce_box_find (box, BCE_BOX_STRUCTURES, "structure-8");
  const BceStructure *stage = bce_box_find (box, BCE_BOX_STRUCTURES, "structure-19");
  const BceStatue *stag = bce_box_find (box, BCE_BOX_STATUES, "statue-10");
  const BceAllegiance *proconsul = bce_box_find_allegiance (box, 4, BCE_POLITICAL);
  const BceSenate *senate = bce_box_find (box, BCE_BOX_SENATE, "senate-2");
  const BceDeed *deed;

  g_assert_cmpstr (equester->id, ==, "equester");
  g_assert_cmpint (equester->field, ==, BCE_SOCIAL);
  g_assert_cmpint (equester->cost.social, ==, 2);
  g_assert_cmpint (equester->cost.any, ==, 1);
  g_assert_cmpint (equester->cost.loyalty, ==, 1);
  g_assert_cmpint (equester->cost.political, ==, 0);

  deed = &g_array_index (market->effects, BceDeed, 0);
  g_assert_cmpint (market->phase, ==, BCE_PHASE_ENLISTMENT);
  g_assert_cmpuint (market->n_spaces, ==, 4);
  g_assert_cmpint (market->spaces[2].value, ==, 4);
  g_assert_cmpint (deed->kind, ==, BCE_DEED_EXCHANGE);
  g_assert_cmpint (deed->what, ==, BCE_THING_DENARIUS);
  g_assert_cmpint (deed->count, ==, 1);
  g_assert_cmpint (deed->for_what, ==, BCE_THING_SOCIAL);
  g_assert_cmpint (deed->for_count, ==, 2);

  deed = &g_array_index (stage->effects, BceDeed, 0);
  g_assert_cmpint (deed->kind, ==, BCE_DEED_MANUAL);
  g_assert_true (g_str_has_prefix (deed->text, "Gain 1 Imperium"));

  g_assert_true (stag->bonus_known);
  g_assert_cmpint (stag->bonus.kind, ==, BCE_BONUS_COUNTED);
  g_assert_cmpint (stag->bonus.imperium, ==, 1);
  g_assert_cmpint (stag->bonus.per, ==, 1);
  g_assert_cmpint (stag->bonus.of, ==, BCE_COUNTED_RECRUITS);
  g_assert_cmpint (stag->bonus.field, ==, BCE_POLITICAL);
  g_assert_cmpint (stag->bonus.max, ==, 6);
  g_assert_cmpint (stag->bonus.tier, ==, 0);
  g_assert_cmpint (stag->bonus.era, ==, 0);
  g_assert_cmpint (stag->bonus.phase, ==, -1);

  g_assert_cmpstr (proconsul->title, ==, "Proconsul");
  g_assert_cmpint (proconsul->authority.value, ==, 1);
  g_assert_cmpint (senate->pair[0], ==, BCE_MILITARY);
  g_assert_cmpint (senate->pair[1], ==, BCE_SOCIAL);
}

static void
test_find_nothing (void)
{
  g_autoptr (BceBox) box = make_box (FILE ("'structures':[{'id':'b'}]"));

  g_assert_null (bce_box_find (box, BCE_BOX_RECRUITS, "b"));
  g_assert_null (bce_box_find (box, BCE_BOX_STRUCTURES, "B"));
  g_assert_null (bce_box_find_recruit (box, "b"));
  g_assert_null (bce_box_find_allegiance (box, 0, BCE_SOCIAL));
}

static void
test_copy (void)
{
  g_autoptr (BceBox) box = load_box ("SCRIBA_FIXTURES", "practice-box.json");
  g_autoptr (BceBox) copy = bce_box_copy (box);
  g_autoptr (BceBox) empty = bce_box_new ();
  BceStructure *stage = bce_box_find (copy, BCE_BOX_STRUCTURES, "structure-19");

  g_assert_true (scriba_record_equal (&bce_box_shape, box, copy));
  g_assert_false (scriba_record_equal (&bce_box_shape, box, empty));
  g_set_str (&g_array_index (stage->effects, BceDeed, 0).text, "Something else.");
  g_assert_false (scriba_record_equal (&bce_box_shape, box, copy));
  g_clear_pointer (&box, bce_box_free);
  g_assert_cmpstr (stage->title, ==, "Practice Stage");
}

static void
make_card (const BceBox *box,
           const char *id,
           BceCard *card)
{
  guint recruit = (BceRecruit *) bce_box_find (box, BCE_BOX_RECRUITS, id) - (BceRecruit *) (gpointer) box->recruits->data;

  bce_box_make_card (box, recruit, bce_box_dup_name, card);
  g_assert_cmpint (card->recruit, ==, recruit);
}

static void
test_make_card (void)
{
  g_autoptr (BceBox) shipped = load_box ("SCRIBA_BOXES", "44bce.json");
  g_autoptr (BceBox) practice = load_box ("SCRIBA_FIXTURES", "practice-box.json");
  BceCard card;

  make_card (shipped, "senator", &card);
  g_assert_cmpstr (card.name, ==, "Senator");
  g_assert_true (card.authority.known);
  g_assert_cmpint (card.authority.value, ==, 1);
  g_assert_true (card.ambition_known);
  g_assert_cmpuint (card.n_ambitions, ==, 1);
  g_assert_false (card.ambition[0].known);
  g_assert_false (card.charisma.known);
  g_assert_false (card.abilities_known);
  bce_card_clear (&card);

  make_card (shipped, "social-6", &card);
  g_assert_cmpstr (card.name, ==, "social-6");
  g_assert_false (card.authority.known);
  g_assert_false (card.ambition_known);
  bce_card_clear (&card);

  make_card (practice, "military-4", &card);
  g_assert_cmpuint (card.n_ambitions, ==, 2);
  g_assert_cmpint (card.ambition[1].value, ==, 2);
  g_assert_cmpuint (card.n_abilities, ==, 1);
  g_assert_cmpint (card.abilities[0].kind, ==, BCE_EFFECT_AUTHORITY);
  g_assert_cmpint (card.abilities[0].count, ==, -1);
  g_assert_cmpint (card.abilities[0].when, ==, BCE_WHEN_OPEN);
  bce_card_clear (&card);
}

/**
 * Merge:
 * @mine: values of one recruit in the owner's box
 * @other: values of the same recruit in the other box
 * @merged: what the merged box has
 * @conflict: the name of the value that differs, or %NULL
 */
typedef struct
{
  const char *mine;
  const char *other;
  const char *merged;
  const char *conflict;
} Merge;

static const Merge merges[] = {
  { "'name':null", "'name':'x'", "'name':'x'", NULL },
  { "'name':'x'", "'name':null", "'name':'x'", NULL },
  { "'name':'x'", "'name':'x'", "'name':'x'", NULL },
  { "'name':'x'", "'name':'y'", "'name':'x'", "name" },
  { "'tier':null", "'tier':1", "'tier':1", NULL },
  { "'tier':2", "'tier':1", "'tier':2", "tier" },
  { "'authority':0", "'authority':null", "'authority':0", NULL },
  { "'authority':0", "'authority':1", "'authority':0", "authority" },
  { "'cost':null", "'cost':{'any':1}", "'cost':{'any':1}", NULL },
  { "'cost':{'any':1}", "'cost':null", "'cost':{'any':1}", NULL },
  { "'cost':{'any':1}", "'cost':{'any':1,'social':0}", "'cost':{'any':1}", NULL },
  { "'cost':{}", "'cost':{'any':1}", "'cost':{}", "cost" },
  { "'ambition':null", "'ambition':[1,null]", "'ambition':[1,null]", NULL },
  { "'ambition':[null,2]", "'ambition':[1,null]", "'ambition':[1,2]", NULL },
  { "'ambition':[null,2]", "'ambition':[1,3]", "'ambition':[null,2]", "ambition" },
  { "'ambition':[null]", "'ambition':[1,1]", "'ambition':[null]", "ambition" },
  { "'ambition':[]", "'ambition':[null]", "'ambition':[]", "ambition" },
  { "'ambition':[]", "'ambition':null", "'ambition':[]", NULL },
  { "'abilities':null", "'abilities':[]", "'abilities':[]", NULL },
  { "'abilities':[{'kind':'charisma','count':1}]", "'abilities':[{'kind':'charisma','count':1}]",
    "'abilities':[{'kind':'charisma','count':1}]", NULL },
  { "'abilities':[{'kind':'charisma','count':1}]", "'abilities':[{'kind':'charisma','count':2}]",
    "'abilities':[{'kind':'charisma','count':1}]", "abilities" },
  { "'abilities':[]", "'abilities':[{'kind':'manual','effects':[{'kind':'charisma'}]}]", "'abilities':[]", "abilities" },
};

static void
check_merge (const Merge *merge)
{
  g_autofree char *mine_json = g_strdup_printf (RECRUIT ("%s"), merge->mine);
  g_autofree char *other_json = g_strdup_printf (RECRUIT ("%s"), merge->other);
  g_autofree char *merged_json = g_strdup_printf (RECRUIT ("%s"), merge->merged);
  g_autoptr (BceBox) mine = make_box (mine_json);
  g_autoptr (BceBox) other = make_box (other_json);
  g_autoptr (BceBox) expected = make_box (merged_json);
  g_autoptr (BceBox) kept = bce_box_copy (mine);
  g_autoptr (GArray) conflicts = bce_box_conflicts_new ();
  g_autoptr (BceBox) merged = bce_box_merge (mine, other, conflicts);

  if (!scriba_record_equal (&bce_box_shape, merged, expected) || conflicts->len != (merge->conflict != NULL ? 1 : 0))
    g_test_message ("merged wrongly: %s with %s", merge->mine, merge->other);
  g_assert_true (scriba_record_equal (&bce_box_shape, merged, expected));
  g_assert_true (scriba_record_equal (&bce_box_shape, mine, kept));
  g_assert_cmpuint (conflicts->len, ==, merge->conflict != NULL ? 1 : 0);

  if (merge->conflict != NULL)
    {
      const BceBoxConflict *conflict = &g_array_index (conflicts, BceBoxConflict, 0);

      g_assert_cmpuint (conflict->part, ==, BCE_BOX_RECRUITS);
      g_assert_cmpuint (conflict->index, ==, 0);
      g_assert_cmpstr (bce_box_get_shape (conflict->part)->fields[conflict->field].name, ==, merge->conflict);

      /* Once the other value is taken, the boxes agree. */
      bce_box_take (merged, conflict);
      g_assert_true (scriba_record_equal (&bce_box_shape, merged, other));
    }
}

static void
test_merge (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (merges); i++)
    check_merge (&merges[i]);
}

/* What the table tells of a card, the box learns; what it knows it keeps. */
static void
test_learn_card (void)
{
  BceEffect did = { .kind = BCE_EFFECT_MANUAL, .effects = g_array_new (FALSE, TRUE, sizeof (BceEffect)) };
  BceCard card = {
    .name = (char *) "Practice",
    .authority = SCRIBA_KNOWN (2),
    .charisma = SCRIBA_KNOWN (1),
    .ambition = { SCRIBA_KNOWN (3), SCRIBA_UNKNOWN },
    .n_ambitions = 2,
    .ambition_known = TRUE,
    .abilities = { did },
    .n_abilities = 1,
    .abilities_known = TRUE,
  };
  BceRecruit recruit = { .authority = SCRIBA_KNOWN (5) };

  g_assert_true (bce_box_would_learn_card (&recruit, &card));
  g_assert_true (bce_box_learn_card (&recruit, &card));
  g_assert_cmpint (recruit.authority.value, ==, 5);
  g_assert_cmpint (recruit.charisma.value, ==, 1);
  g_assert_cmpint (recruit.n_ambitions, ==, 2);
  g_assert_cmpint (recruit.ambition[0].value, ==, 3);
  g_assert_false (recruit.ambition[1].known);
  g_assert_true (recruit.abilities_known);
  g_assert_null (recruit.abilities[0].effects);

  g_assert_false (bce_box_would_learn_card (&recruit, &card));
  g_assert_false (bce_box_learn_card (&recruit, &card));
  g_array_unref (did.effects);
}

/* The owner's box learns what was told in this dialog, and not what the game knew before. */
static void
test_learn (void)
{
  g_autoptr (BceBox) mine = make_box (FILE ("'recruits':[{'id':'a','field':'social','tier':1},{'id':'b','field':'social'}],"
                                            "'structures':[{'id':'s','cost':2,'spaces':[2,null]}],"
                                            "'senate':[{'id':'p'}]"));
  g_autoptr (BceBox) before = make_box (FILE ("'recruits':[{'id':'b','field':'social','authority':1},"
                                              "{'id':'a','field':'social'},{'id':'c','field':'social'}],"
                                              "'structures':[{'id':'s'}],'senate':[{'id':'p'}]"));
  g_autoptr (BceBox) told = make_box (FILE ("'recruits':[{'id':'b','field':'social','authority':1,'name':'B'},"
                                            "{'id':'a','field':'social','tier':2,'name':'A'},"
                                            "{'id':'c','field':'social','name':'C'}],"
                                            "'structures':[{'id':'s','cost':3,'spaces':[2,4],'era':1}],"
                                            "'senate':[{'id':'p','pair':['social','social'],'manual':false}]"));
  g_autoptr (BceBox) expected = make_box (FILE ("'recruits':[{'id':'a','field':'social','tier':1,'name':'A'},"
                                                "{'id':'b','field':'social','name':'B'}],"
                                                "'structures':[{'id':'s','cost':2,'spaces':[2,4],'era':1}],"
                                                "'senate':[{'id':'p','pair':['social','social'],'manual':false}]"));

  g_assert_true (bce_box_learn (mine, told, before));
  g_assert_true (scriba_record_equal (&bce_box_shape, mine, expected));
  g_assert_false (bce_box_learn (mine, told, before));
}

#define MINE \
  FILE ("'title':'mine'," \
        "'recruits':[{'id':'a','field':'social','name':'A','tier':1},{'id':'b','field':null}]," \
        "'structures':[{'id':'s','title':'S','spaces':[2,null],'multiple':null}]," \
        "'statues':[{'id':'t','bonus':{'kind':'manual'}}]," \
        "'allegiance':[{'letter':'A','field':'social','imperium':1},{'letter':'B','field':'social'}]," \
        "'senate':[{'id':'p','pair':null,'manual':false}]")

#define OTHER \
  FILE ("'title':'other'," \
        "'recruits':[{'id':'c','field':'military','name':'C'},{'id':'b','field':'political','name':'B','tier':2}," \
        "{'id':'a','field':'social','name':'AA','tier':2,'copies':5}]," \
        "'structures':[{'id':'s','spaces':[null,4],'multiple':true,'effects':[{'kind':'manual','text':'x'}]}]," \
        "'statues':[{'id':'t','bonus':{'imperium':1,'per':1,'of':'statues'},'cost':3}]," \
        "'allegiance':[{'letter':'B','field':'social','title':'T'},{'letter':'A','field':'social','imperium':2}," \
        "{'letter':'A','field':'military','charisma':0}]," \
        "'senate':[{'id':'p','pair':['social','social'],'manual':false},{'id':'q'}]")

/* What only the other has comes after; where both know a value, that of the owner stays. */
#define MERGED \
  FILE ("'title':'mine'," \
        "'recruits':[{'id':'a','field':'social','name':'A','tier':1,'copies':5}," \
        "{'id':'b','field':null,'name':'B','tier':2},{'id':'c','field':'military','name':'C'}]," \
        "'structures':[{'id':'s','title':'S','spaces':[2,4],'multiple':true," \
        "'effects':[{'kind':'manual','text':'x'}]}]," \
        "'statues':[{'id':'t','bonus':{'kind':'manual'},'cost':3}]," \
        "'allegiance':[{'letter':'A','field':'social','imperium':1},{'letter':'B','field':'social','title':'T'}," \
        "{'letter':'A','field':'military','charisma':0}]," \
        "'senate':[{'id':'p','pair':['social','social'],'manual':false},{'id':'q'}]")

#define RESOLVED \
  FILE ("'title':'mine'," \
        "'recruits':[{'id':'a','field':'social','name':'AA','tier':2,'copies':5}," \
        "{'id':'b','field':'political','name':'B','tier':2},{'id':'c','field':'military','name':'C'}]," \
        "'structures':[{'id':'s','title':'S','spaces':[2,4],'multiple':true," \
        "'effects':[{'kind':'manual','text':'x'}]}]," \
        "'statues':[{'id':'t','bonus':{'imperium':1,'per':1,'of':'statues'},'cost':3}]," \
        "'allegiance':[{'letter':'A','field':'social','imperium':2},{'letter':'B','field':'social','title':'T'}," \
        "{'letter':'A','field':'military','charisma':0}]," \
        "'senate':[{'id':'p','pair':['social','social'],'manual':false},{'id':'q'}]")

static void
test_merge_boxes (void)
{
  static const struct { BceBoxPart part; guint index; const char *field; } expected[] = {
    { BCE_BOX_RECRUITS, 1, "field" },
    { BCE_BOX_RECRUITS, 0, "name" },
    { BCE_BOX_RECRUITS, 0, "tier" },
    { BCE_BOX_STATUES, 0, "bonus" },
    { BCE_BOX_ALLEGIANCE, 0, "imperium" },
  };
  g_autoptr (BceBox) mine = make_box (MINE);
  g_autoptr (BceBox) other = make_box (OTHER);
  g_autoptr (BceBox) merged_expected = make_box (MERGED);
  g_autoptr (BceBox) resolved = make_box (RESOLVED);
  g_autoptr (GArray) conflicts = bce_box_conflicts_new ();
  g_autoptr (BceBox) merged = bce_box_merge (mine, other, conflicts);
  const BceBoxConflict *name;

  g_assert_true (scriba_record_equal (&bce_box_shape, merged, merged_expected));
  g_assert_cmpuint (conflicts->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < conflicts->len; i++)
    {
      const BceBoxConflict *conflict = &g_array_index (conflicts, BceBoxConflict, i);

      g_assert_cmpuint (conflict->part, ==, expected[i].part);
      g_assert_cmpuint (conflict->index, ==, expected[i].index);
      g_assert_cmpstr (bce_box_get_shape (conflict->part)->fields[conflict->field].name, ==, expected[i].field);
    }

  name = &g_array_index (conflicts, BceBoxConflict, 1);
  g_assert_cmpstr (((BceRecruit *) name->mine)->name, ==, "A");
  g_assert_cmpstr (((BceRecruit *) name->other)->name, ==, "AA");

  for (guint i = 0; i < conflicts->len; i++)
    bce_box_take (merged, &g_array_index (conflicts, BceBoxConflict, i));
  g_assert_true (scriba_record_equal (&bce_box_shape, merged, resolved));
}

/* A Senate tile whose pairs the table enters has no pair to be told. */
static void
test_manual_senate (void)
{
  g_autoptr (BceBox) box = make_box (FILE ("'senate':[{'id':'a','pair':null,'manual':true},{'id':'b','manual':false}]"));

  g_assert_cmpuint (bce_box_count_unknown (box), ==, 1);
}

static void
test_count_elements (void)
{
  g_autoptr (BceBox) box = make_box (RECRUIT ("'name':'x','tier':1,'copies':1,'cost':{},'authority':0,'charisma':0,"
                                              "'abilities':[],'ambition':[null,1,null]"));

  g_assert_cmpuint (bce_box_count_unknown (box), ==, 2);
}

static void
test_written (void)
{
  g_autoptr (BceBox) box = make_box (
    FILE ("'recruits':[{'id':'a','field':null,'cost':{'any':0}}],"
          "'structures':[{'id':'b','effects':[{'kind':'manual','text':null},{'kind':'limit','count':0}]}],"
          "'statues':[{'id':'c','bonus':{'kind':'manual'}},"
          "{'id':'d','bonus':{'imperium':1,'per':1,'of':'structures','era':1}}],"
          "'allegiance':[{'letter':'J','field':'social'}],'senate':[{'id':'e','manual':true}]"));
  g_autoptr (JsonNode) node = bce_box_to_json (box);

  check_json (node,
    FILE ("'title':null,"
          "'recruits':[{'id':'a','name':null,'field':null,'tier':null,'copies':null,'cost':{},'authority':null,"
          "'ambition':null,'charisma':null,'abilities':null}],"
          "'structures':[{'id':'b','title':null,'era':null,'phase':null,'cost':null,'imperium':null,'spaces':null,"
          "'multiple':null,'immediate':null,'effects':[{'kind':'manual'},{'kind':'limit','count':0}]}],"
          "'statues':[{'id':'c','title':null,'cost':null,'imperium':null,'spaces':null,'bonus':{'kind':'manual'}},"
          "{'id':'d','title':null,'cost':null,'imperium':null,'spaces':null,"
          "'bonus':{'imperium':1,'per':1,'of':'structures','era':1}}],"
          "'allegiance':[{'letter':'J','field':'social','title':null,'authority':null,'charisma':null,'imperium':null}],"
          "'senate':[{'id':'e','pair':null,'manual':true}]"));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/box/shipped", test_shipped);
  g_test_add_func ("/box/shipped-whole", test_shipped_whole);
  g_test_add_func ("/box/shipped-unknown", test_shipped_unknown);
  g_test_add_func ("/box/practice", test_practice);
  g_test_add_func ("/box/practice-fills-shipped", test_practice_fills_shipped);
  g_test_add_func ("/box/absent-is-unknown", test_absent_is_unknown);
  g_test_add_func ("/box/values", test_values);
  g_test_add_func ("/box/find-nothing", test_find_nothing);
  g_test_add_func ("/box/copy", test_copy);
  g_test_add_func ("/box/make-card", test_make_card);
  g_test_add_func ("/box/merge", test_merge);
  g_test_add_func ("/box/learn", test_learn);
  g_test_add_func ("/box/learn-card", test_learn_card);
  g_test_add_func ("/box/merge-boxes", test_merge_boxes);
  g_test_add_func ("/box/manual-senate", test_manual_senate);
  g_test_add_func ("/box/count-elements", test_count_elements);
  g_test_add_func ("/box/written", test_written);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the box holds (rules, section 1), and where things lie beside each other. */

#include "caesar-table.h"

static guint
borders_of (const CaesarBox *box,
            int province)
{
  guint n = 0;

  for (guint i = 0; i < box->n_borders; i++)
    n += caesar_border_end (box, i, province) >= 0;

  return n;
}

static void
test_tokens (void)
{
  static const gint16 pairs[][2] = { { 6, 0 }, { 5, 1 }, { 4, 2 }, { 3, 3 } };
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  int tokens = 0;
  int pips = 0;

  for (guint i = 0; i < box->n_kinds; i++)
    {
      tokens += box->kinds[i].count;
      pips += box->kinds[i].count * (box->kinds[i].first + box->kinds[i].second);
    }
  g_assert_cmpint (tokens, ==, 16);
  g_assert_cmpint (pips, ==, 88);

  for (guint symbol = SWORD; symbol <= SHIP; symbol++)
    {
      for (guint pair = 0; pair < G_N_ELEMENTS (pairs); pair++)
        {
          const CaesarToken token = { symbol, pairs[pair][1], pairs[pair][0] };

          g_assert_cmpint (box->kinds[caesar_box_find_kind (box, &token)].count, ==, 1);
        }
    }
  g_assert_cmpint (box->kinds[caesar_box_find_kind (box, &(CaesarToken) { LAUREL, 4, 0 })].count, ==, 1);
  g_assert_cmpint (box->kinds[caesar_box_find_kind (box, &(CaesarToken) { LAUREL, 1, 3 })].count, ==, 1);
  g_assert_cmpint (box->kinds[caesar_box_find_kind (box, &(CaesarToken) { LAUREL, 2, 2 })].count, ==, 2);
  g_assert_cmpint (caesar_box_find_kind (box, &(CaesarToken) { SWORD, 4, 0 }), ==, CAESAR_NONE);
}

static void
test_pieces (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();

  g_assert_cmpint (box->control_tokens, ==, 12);
  g_assert_cmpint (box->tiles[CAESAR_TILE_SENATE], ==, 6);
  g_assert_cmpint (box->tiles[CAESAR_TILE_WEALTH], ==, 4);
  g_assert_cmpint (box->tiles[CAESAR_TILE_TACTICS], ==, 4);
  g_assert_cmpint (box->tiles[CAESAR_TILE_MIGHT], ==, 4);
  g_assert_cmpint (box->provinces[caesar_box_find_province (box, "italia")].tile, ==, CAESAR_TILE_SENATE);
  g_assert_cmpint (box->command_tiles, ==, 10);
  g_assert_cmpint (box->n_commands, ==, CAESAR_N_LETTERS);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      const CaesarCommand *command = caesar_box_get_command (box, letter);

      g_assert_false (command->count.known);
      g_assert_null (command->text);
    }
}

static void
test_modules (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  const CaesarToken tokens[] = { { LAUREL, 3, 3 }, { SWORD, 7, 0 }, { CAESAR_SYMBOL_SHIELD_OR_SHIP, 4, 4 } };
  CaesarGameSetup setup;
  CaesarState state;

  table_setup (&setup, NOBODY);
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    {
      int kind = caesar_box_find_kind (box, &tokens[i]);

      g_assert_cmpint (box->kinds[kind].count, ==, 0);
      setup.seats[POMPEY].added[kind] = 1;
    }

  g_assert_true (caesar_state_start (&setup, box, &state));
  g_assert_cmpint (caesar_count_unseen (&state, box, CAESAR), ==, 16);
  g_assert_cmpint (caesar_count_unseen (&state, box, POMPEY), ==, 19);
}

static void
test_borders (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  guint symbols[CAESAR_N_SPACE_SYMBOLS] = { 0 };

  g_assert_cmpuint (box->n_provinces, ==, 18);
  g_assert_cmpuint (box->n_borders, ==, 30);
  for (guint i = 0; i < box->n_borders; i++)
    {
      const CaesarBorder *border = &box->borders[i];

      symbols[border->symbol]++;
      g_assert_cmpint (border->between[0], !=, border->between[1]);
      g_assert_cmpint (caesar_map_find_border (box, border->between[1], border->between[0]), ==, i);
      g_assert_cmpint (caesar_border_other (box, i, border->between[0]), ==, border->between[1]);
    }
  for (guint symbol = 0; symbol < CAESAR_N_SPACE_SYMBOLS; symbol++)
    g_assert_cmpuint (symbols[symbol], ==, 10);

  for (guint i = 0; i < box->n_provinces; i++)
    g_assert_cmpuint (borders_of (box, i), >=, 2);
  g_assert_cmpint (caesar_map_find_border (box, caesar_box_find_province (box, "syria"),
                                           caesar_box_find_province (box, "italia")), ==, CAESAR_NONE);
}

static void
test_italia (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  int italia = caesar_box_find_province (box, "italia");

  g_assert_cmpuint (borders_of (box, italia), ==, 6);
  for (guint i = 0; i < box->n_provinces; i++)
    g_assert_cmpint (box->provinces[i].control_tokens, ==, (int) i == italia ? 2 : 1);
}

static void
test_names (void)
{
  static const char * const names[] = {
    "Hispania Ulterior", "Hispania Citerior", "Mauretania", "Sardinia", "Gallia", "Numidia", "Sicilia", "Italia",
    "Gallia Cisalpina", "Africa", "Achaia", "Macedonia", "Dalmatia", "Cyrene", "Creta", "Aegyptus", "Asia", "Syria",
  };
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();

  g_assert_cmpuint (box->n_provinces, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < box->n_provinces; i++)
    {
      g_assert_cmpstr (box->provinces[i].name, ==, names[i]);
      g_assert_true (box->provinces[i].longitude.known && box->provinces[i].latitude.known);
      g_assert_cmpint (caesar_box_find_province (box, box->provinces[i].id), ==, i);
    }
  g_assert_cmpint (caesar_box_find_province (box, "roma"), ==, CAESAR_NONE);
}

/* A copy can be corrected, and the shipped box stays as it is. */
static void
test_corrected (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  g_autoptr (CaesarBox) copy = caesar_box_copy (box);
  CaesarGameSetup setup;
  CaesarState state;

  g_set_str (&copy->provinces[0].name, "Baetica");
  copy->borders[0].symbol = SHIP;
  copy->control_tokens = 13;
  g_assert_cmpstr (box->provinces[0].name, ==, "Hispania Ulterior");
  g_assert_cmpint (box->borders[0].symbol, ==, SHIELD);

  table_setup (&setup, NOBODY);
  g_assert_true (caesar_state_start (&setup, copy, &state));
  g_assert_cmpint (caesar_count_control_left (&state, copy, CAESAR), ==, 13);
}

/* More border spaces around one province than a game can track. */
static void
test_crowded (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup;
  CaesarState state;

  for (guint i = 0; i < box->n_borders; i++)
    {
      int pair = i < 12 ? 8 : i % 8;

      box->borders[i] = (CaesarBorder) { { 2 * pair, 2 * pair + 1 }, SWORD };
    }
  g_assert_cmpint (caesar_box_find_crowded (box), ==, CAESAR_NONE);

  box->borders[12].between[0] = 16;
  g_assert_cmpint (caesar_box_find_crowded (box), ==, 16);
  table_setup (&setup, NOBODY);
  g_assert_false (caesar_state_start (&setup, box, &state));
}

/* A: both know 3; B: one knows a text; C: they differ; D: only the other one knows. */
static void
test_merge (void)
{
  g_autoptr (CaesarBox) mine = caesar_box_new_shipped ();
  g_autoptr (CaesarBox) other = caesar_box_new_shipped ();
  g_autoptr (GArray) conflicts = caesar_box_conflicts_new ();
  g_autoptr (CaesarBox) merged = NULL;

  caesar_box_open_command (mine, 0)->count = (ScribaNumber) SCRIBA_KNOWN (3);
  caesar_box_open_command (other, 0)->count = (ScribaNumber) SCRIBA_KNOWN (3);
  g_set_str (&caesar_box_open_command (mine, 1)->text, "West");
  g_set_str (&caesar_box_open_command (mine, 2)->text, "East");
  g_set_str (&caesar_box_open_command (other, 2)->text, "Rest");
  caesar_box_open_command (other, 3)->count = (ScribaNumber) SCRIBA_KNOWN (0);
  g_assert_cmpuint (caesar_box_count_known (mine), ==, 3);
  g_assert_cmpuint (caesar_box_count_unknown (mine), ==, 7);
  g_assert_cmpuint (caesar_box_count_commands (other), ==, 3);

  merged = caesar_box_merge (mine, other, conflicts);
  g_assert_cmpuint (caesar_box_count_known (merged), ==, 4);
  g_assert_cmpuint (conflicts->len, ==, 1);
  g_assert_cmpstr (caesar_box_get_command (merged, 1)->text, ==, "West");
  g_assert_cmpstr (caesar_box_get_command (merged, 2)->text, ==, "East");
  g_assert_true (caesar_box_get_command (merged, 3)->count.known);
  g_assert_cmpint (caesar_box_get_command (merged, 3)->count.value, ==, 0);
  /* Neither of the two is another one now. */
  g_assert_cmpuint (caesar_box_count_known (mine), ==, 3);

  caesar_box_take (merged, &g_array_index (conflicts, CaesarBoxConflict, 0));
  g_assert_cmpstr (caesar_box_get_command (merged, 2)->text, ==, "Rest");
}

/* All that a copy can have otherwise is asked about, and comes from the friend's box if the owner wants it; what only that
 * box has is added. */
static void
test_merge_all (void)
{
  g_autoptr (CaesarBox) mine = caesar_box_new_shipped ();
  g_autoptr (CaesarBox) other = caesar_box_new_shipped ();
  g_autoptr (GArray) conflicts = caesar_box_conflicts_new ();
  g_autoptr (CaesarBox) merged = NULL;
  const CaesarToken added = { SWORD, 7, 1 };

  mine->kinds[0].count = 2;
  g_set_str (&other->provinces[4].name, "Gallia Comata");
  other->provinces[4].control_tokens = 2;
  other->provinces[4].tile = CAESAR_TILE_MIGHT;
  other->provinces[7].tile = CAESAR_TILE_WEALTH;
  /* The same border space, whichever way round it is written. */
  other->borders[0] = (CaesarBorder) { { 1, 0 }, SWORD };
  other->control_tokens = 13;
  other->tiles[CAESAR_TILE_WEALTH] = 5;
  other->command_tiles = 11;
  other->kinds[other->n_kinds++] = (CaesarKind) { SWORD, 7, 1, 1 };
  mine->provinces[5].longitude = (ScribaNumber) SCRIBA_UNKNOWN;
  /* Half of a place fills none. */
  mine->provinces[6].longitude = other->provinces[6].latitude = (ScribaNumber) SCRIBA_UNKNOWN;

  merged = caesar_box_merge (mine, other, conflicts);
  /* Name and control of Gallia, the tile of Italia, one symbol, one kind, control tokens, Wealth, command tiles. */
  g_assert_cmpuint (conflicts->len, ==, 8);
  g_assert_cmpstr (merged->provinces[4].name, ==, "Gallia");
  g_assert_cmpint (merged->provinces[4].tile, ==, CAESAR_TILE_MIGHT);
  g_assert_cmpint (merged->provinces[7].tile, ==, CAESAR_TILE_SENATE);
  g_assert_true (merged->provinces[5].longitude.known);
  g_assert_true (merged->provinces[6].latitude.known);
  g_assert_cmpint (merged->borders[0].symbol, ==, CAESAR_SYMBOL_SHIELD);
  g_assert_cmpuint (merged->n_borders, ==, 30);
  g_assert_cmpint (caesar_box_find_kind (merged, &added), ==, 18);
  g_assert_cmpint (merged->kinds[0].count, ==, 2);

  for (guint i = 0; i < conflicts->len; i++)
    caesar_box_take (merged, &g_array_index (conflicts, CaesarBoxConflict, i));
  g_assert_cmpstr (merged->provinces[4].name, ==, "Gallia Comata");
  g_assert_cmpint (merged->provinces[4].control_tokens, ==, 2);
  g_assert_cmpint (merged->provinces[7].tile, ==, CAESAR_TILE_WEALTH);
  g_assert_cmpint (merged->borders[0].symbol, ==, SWORD);
  g_assert_cmpint (merged->borders[0].between[0], ==, 0);
  g_assert_cmpint (merged->kinds[0].count, ==, 1);
  g_assert_cmpint (merged->control_tokens, ==, 13);
  g_assert_cmpint (merged->tiles[CAESAR_TILE_WEALTH], ==, 5);
  g_assert_cmpint (merged->tiles[CAESAR_TILE_MIGHT], ==, 4);
  g_assert_cmpint (merged->command_tiles, ==, 11);
}

/* A box that leaves the letters out has a place for each as soon as it is told. */
static void
test_learn (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new ();
  const CaesarCommand text = { .letter = 4, .text = (char *) "Rest" };
  const CaesarCommand more = { .letter = 4, .count = SCRIBA_KNOWN (2), .text = (char *) "Other" };

  g_assert_null (caesar_box_get_command (box, 4));
  g_assert_cmpuint (caesar_box_count_unknown (box), ==, 10);
  g_assert_true (caesar_box_learn (box, &text));
  g_assert_false (caesar_box_learn (box, &text));
  g_assert_true (caesar_box_learn (box, &more));
  g_assert_cmpstr (caesar_box_get_command (box, 4)->text, ==, "Rest");
  g_assert_cmpint (caesar_box_get_command (box, 4)->count.value, ==, 2);
  g_assert_cmpuint (caesar_box_count_known (box), ==, 2);
}

/* Each number of a box is one of its own: set it, and only it is another. */
static void
test_numbers (void)
{
  static const CaesarBoxValue numbers[] = {
    CAESAR_BOX_PROVINCE_CONTROL, CAESAR_BOX_PROVINCE_TILE, CAESAR_BOX_BORDER_FROM, CAESAR_BOX_BORDER_TO,
    CAESAR_BOX_BORDER_SYMBOL, CAESAR_BOX_KIND_SYMBOL, CAESAR_BOX_KIND_FIRST, CAESAR_BOX_KIND_SECOND, CAESAR_BOX_KIND_COUNT,
    CAESAR_BOX_CONTROL_TOKENS, CAESAR_BOX_TILE_COUNT, CAESAR_BOX_COMMAND_TILES, CAESAR_BOX_COMMAND_COUNT,
  };
  g_autoptr (CaesarBox) shipped = caesar_box_new_shipped ();

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
      gboolean alone = numbers[i] == CAESAR_BOX_CONTROL_TOKENS || numbers[i] == CAESAR_BOX_COMMAND_TILES;
      guint last = alone ? 0 : 4;

      caesar_box_write_number (box, numbers[i], last, caesar_box_read_number (box, numbers[i], last) + 1);
      for (guint j = 0; j < G_N_ELEMENTS (numbers); j++)
        for (guint index = 0; index <= last; index++)
          g_assert_cmpint (caesar_box_is_corrected (box, shipped, numbers[j], index), ==, j == i && index == last);
    }
}

/* What only one box has is corrected; a province that has another place in it is the same one. */
static void
test_number_of_more (void)
{
  g_autoptr (CaesarBox) shipped = caesar_box_new_shipped ();
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();

  box->n_kinds++;
  g_assert_true (caesar_box_is_corrected (box, shipped, CAESAR_BOX_KIND_COUNT, shipped->n_kinds));
  box->n_borders++;
  g_assert_true (caesar_box_is_corrected (box, shipped, CAESAR_BOX_BORDER_SYMBOL, shipped->n_borders));
  g_assert_cmpint (caesar_box_value_get_highest (CAESAR_BOX_KIND_COUNT), ==, 9999);
  g_assert_cmpint (caesar_box_value_get_highest (CAESAR_BOX_KIND_FIRST), ==, 833);
}

static const TableTest tests[] = {
  { "/caesar/map/tokens", "1: Influence tokens, 16 a side, 88 pips; sword, shield and ship 6/0, 5/1, 4/2, 3/3; laurel 4/0, 3/1, 2/2, 2/2", test_tokens },
  { "/caesar/map/pieces", "1: Control tokens: 12 a side. 18 bonus tiles, one Senate fixed on Italia. 10 command tiles, A to E, not public", test_pieces },
  { "/caesar/map/modules", "1: their tokens can be added to a side's bag (laurel 3/3, sword 7/0, shield-or-ship 4/4)", test_modules },
  { "/caesar/map/borders", "1: 18 provinces, 30 border spaces, 10 of each symbol; every one between exactly two", test_borders },
  { "/caesar/map/italia", "1: Italia has six borders and takes two control tokens", test_italia },
  { "/caesar/map/names", "6: Provinces", test_names },
  { "/caesar/map/corrected", "1: Counts, symbols and borders can be corrected in the box; 6: names are data", test_corrected },
  { "/caesar/map/merge", "1: the owner enters it: two boxes are merged, and nothing is overwritten", test_merge },
  { "/caesar/map/merge-all", "1: counts, symbols and borders are data of the box: all of it is merged", test_merge_all },
  { "/caesar/map/learn", "1: the owner enters it, also bit by bit", test_learn },
  { "/caesar/map/crowded", "a box that no game can be tracked with", test_crowded },
  { "/caesar/map/numbers", "1: counts, symbols and borders are data of the box and can be corrected there", test_numbers },
  { "/caesar/map/number-of-more", "so, of a box that has more", test_number_of_more },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  table_add_tests (tests, G_N_ELEMENTS (tests));

  return g_test_run ();
}

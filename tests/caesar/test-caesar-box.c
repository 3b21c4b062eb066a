/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of a box one by one, which its owner can correct (rules, section 1). */

#include "caesar-table.h"

#define ITALIA 7 /* the eighth of the map file, between six border spaces */

typedef struct
{
  CaesarBoxValue value;
  guint index;
  int shipped; /* as the rules page and the map file have it */
  int corrected;
} Value;

static const Value values[] = {
  { CAESAR_BOX_PROVINCE_CONTROL, ITALIA, 2, 3 },
  { CAESAR_BOX_PROVINCE_CONTROL, 0, 1, 0 },
  { CAESAR_BOX_PROVINCE_TILE, ITALIA, CAESAR_TILE_SENATE, CAESAR_TILE_WEALTH },
  { CAESAR_BOX_PROVINCE_TILE, 0, CAESAR_TILE_UNKNOWN, CAESAR_TILE_MIGHT },
  { CAESAR_BOX_BORDER_FROM, 0, 0, 2 },
  { CAESAR_BOX_BORDER_TO, 0, 1, 2 },
  { CAESAR_BOX_BORDER_SYMBOL, 0, SHIELD, SWORD },
  { CAESAR_BOX_BORDER_FROM, 29, 16, 15 },
  { CAESAR_BOX_BORDER_TO, 29, 17, 15 },
  { CAESAR_BOX_BORDER_SYMBOL, 29, SHIELD, SHIP },
  { CAESAR_BOX_CONTROL_TOKENS, 0, 12, 11 },
  { CAESAR_BOX_TILE_COUNT, CAESAR_TILE_SENATE, 6, 5 },
  { CAESAR_BOX_TILE_COUNT, CAESAR_TILE_MIGHT, 4, 5 },
  { CAESAR_BOX_COMMAND_TILES, 0, 10, 9 },
  { CAESAR_BOX_COMMAND_COUNT, 1, CAESAR_NONE, 4 },
};

static void
assert_one_corrected (const CaesarBox *box,
                      const CaesarBox *shipped,
                      const Value *corrected)
{
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      const Value *value = &values[i];
      gboolean is = value == corrected;

      g_assert_cmpint (caesar_box_read_number (box, value->value, value->index), ==, is ? value->corrected : value->shipped);
      g_assert_cmpint (caesar_box_is_corrected (box, shipped, value->value, value->index), ==, is);
    }
}

/* One is corrected, and no other; put back, none is. */
static void
test_each (void)
{
  g_autoptr (CaesarBox) shipped = caesar_box_new_shipped ();
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();

  assert_one_corrected (box, shipped, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (CaesarBox) copy = caesar_box_copy (box);

      caesar_box_write_number (copy, values[i].value, values[i].index, values[i].corrected);
      assert_one_corrected (copy, shipped, &values[i]);
      if (values[i].shipped != CAESAR_NONE)
        {
          caesar_box_write_number (copy, values[i].value, values[i].index, values[i].shipped);
          assert_one_corrected (copy, shipped, NULL);
        }
    }
}

/* Sword, shield, ship: 6/0, 5/1, 4/2, 3/3; laurel: 4/0, 3/1, 2/2 twice. */
static void
test_kinds (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  g_autoptr (CaesarBox) shipped = caesar_box_new_shipped ();
  const CaesarToken laurel = { LAUREL, 2, 2 };
  const CaesarToken other = { SHIP, 7, 1 };
  guint kind = caesar_box_find_kind (box, &laurel);

  g_assert_cmpint (caesar_box_read_number (box, CAESAR_BOX_KIND_SYMBOL, kind), ==, LAUREL);
  g_assert_cmpint (caesar_box_read_number (box, CAESAR_BOX_KIND_FIRST, kind), ==, 2);
  g_assert_cmpint (caesar_box_read_number (box, CAESAR_BOX_KIND_SECOND, kind), ==, 2);
  g_assert_cmpint (caesar_box_read_number (box, CAESAR_BOX_KIND_COUNT, kind), ==, 2);

  caesar_box_write_number (box, CAESAR_BOX_KIND_SYMBOL, kind, SHIP);
  caesar_box_write_number (box, CAESAR_BOX_KIND_FIRST, kind, 7);
  caesar_box_write_number (box, CAESAR_BOX_KIND_SECOND, kind, 1);
  caesar_box_write_number (box, CAESAR_BOX_KIND_COUNT, kind, 1);
  g_assert_cmpint (caesar_box_find_kind (box, &laurel), ==, CAESAR_NONE);
  g_assert_cmpint (caesar_box_find_kind (box, &other), ==, kind);
  for (CaesarBoxValue value = CAESAR_BOX_KIND_SYMBOL; value <= CAESAR_BOX_KIND_COUNT; value++)
    g_assert_true (caesar_box_is_corrected (box, shipped, value, kind));
}

/* What the shipped box does not have at all is a correction, too. */
static void
test_more (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  g_autoptr (CaesarBox) shipped = caesar_box_new_shipped ();

  box->kinds[box->n_kinds++] = (CaesarKind) { SWORD, 9, 0, 1 };
  box->borders[box->n_borders++] = (CaesarBorder) { { 0, ITALIA }, SHIP };
  shipped->n_provinces--;
  g_assert_true (caesar_box_is_corrected (box, shipped, CAESAR_BOX_KIND_FIRST, shipped->n_kinds));
  g_assert_true (caesar_box_is_corrected (box, shipped, CAESAR_BOX_BORDER_FROM, shipped->n_borders));
  g_assert_true (caesar_box_is_corrected (box, shipped, CAESAR_BOX_PROVINCE_CONTROL, shipped->n_provinces));
  shipped->n_provinces++;
}

static const TableTest tests[] = {
  { "/caesar/box/each", "1: Counts, symbols and borders can be corrected", test_each },
  { "/caesar/box/kinds", "1: so can the influence tokens", test_kinds },
  { "/caesar/box/more", "1: and more can be added", test_more },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  table_add_tests (tests, G_N_ELEMENTS (tests));

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-box-facts.h"

static BceBox *
make_box (void)
{
  BceBox *box = bce_box_new ();

  g_array_set_size (box->recruits, 6);
  g_array_set_size (box->structures, 27);
  for (guint i = 0; i < box->recruits->len; i++)
    {
      BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      recruit->id = g_strdup_printf ("recruit-%u", i);
      recruit->field = BCE_SOCIAL;
    }
  for (guint i = 0; i < box->structures->len; i++)
    {
      BceStructure *structure = &g_array_index (box->structures, BceStructure, i);

      structure->id = g_strdup_printf ("structure-%u", i);
      structure->phase = structure->multiple = structure->immediate = -1;
    }
  return box;
}

static void
set_tiers (BceBox *box,
           const int *tiers)
{
  for (guint i = 0; i < box->recruits->len; i++)
    g_array_index (box->recruits, BceRecruit, i).tier = (ScribaNumber) { tiers[i], tiers[i] > 0 };
}

/* Section 1: per field 1 type of tier 1, 3 of tier 2, 2 of tier 3. */
static void
test_recruits (void)
{
  static const int right[] = { 1, 2, 2, 2, 3, 3 };
  static const int few[] = { 0, 0, 2, 2, 3, 0 };
  static const int wrong[] = { 1, 1, 2, 3, 3, 3 };
  g_autoptr (BceBox) box = make_box ();
  g_autoptr (GArray) none = NULL;
  g_autoptr (GArray) unknown = NULL;
  g_autoptr (GArray) both = NULL;

  set_tiers (box, right);
  none = bce_box_find_excess (box, BCE_BOX_RECRUITS);
  g_assert_cmpuint (none->len, ==, 0);

  set_tiers (box, few);
  unknown = bce_box_find_excess (box, BCE_BOX_RECRUITS);
  g_assert_cmpuint (unknown->len, ==, 0);

  set_tiers (box, wrong);
  both = bce_box_find_excess (box, BCE_BOX_RECRUITS);
  g_assert_cmpuint (both->len, ==, 2);
  g_assert_cmpint (g_array_index (both, BceBoxExcess, 0).field, ==, BCE_SOCIAL);
  g_assert_cmpuint (g_array_index (both, BceBoxExcess, 0).step, ==, 1);
  g_assert_cmpuint (g_array_index (both, BceBoxExcess, 0).entered, ==, 2);
  g_assert_cmpuint (g_array_index (both, BceBoxExcess, 0).existing, ==, 1);
  g_assert_cmpuint (g_array_index (both, BceBoxExcess, 1).step, ==, 3);
  g_assert_cmpuint (g_array_index (both, BceBoxExcess, 1).entered, ==, 3);
  g_assert_cmpuint (g_array_index (both, BceBoxExcess, 1).existing, ==, 2);

  /* The Lictor belongs to no field. */
  g_array_index (box->recruits, BceRecruit, 1).field = -1;
  g_array_index (box->recruits, BceRecruit, 3).field = -1;
  g_array_unref (g_steal_pointer (&both));
  both = bce_box_find_excess (box, BCE_BOX_RECRUITS);
  g_assert_cmpuint (both->len, ==, 0);
}

/* Section 1: 9 structures an era. */
static void
test_structures (void)
{
  g_autoptr (BceBox) box = make_box ();
  g_autoptr (GArray) none = NULL;
  g_autoptr (GArray) one = NULL;

  for (guint i = 0; i < 9; i++)
    g_array_index (box->structures, BceStructure, i).era = (ScribaNumber) SCRIBA_KNOWN (2);
  none = bce_box_find_excess (box, BCE_BOX_STRUCTURES);
  g_assert_cmpuint (none->len, ==, 0);

  g_array_index (box->structures, BceStructure, 9).era = (ScribaNumber) SCRIBA_KNOWN (2);
  one = bce_box_find_excess (box, BCE_BOX_STRUCTURES);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpuint (g_array_index (one, BceBoxExcess, 0).step, ==, 2);
  g_assert_cmpuint (g_array_index (one, BceBoxExcess, 0).entered, ==, 10);
}

/* Section 1: the Proconsul, a political tile, has authority 1. */
static void
test_proconsul (void)
{
  BceAllegiance tile = { .field = BCE_POLITICAL, .title = (char *) "Proconsul" };
  BceAllegiance military = { .field = BCE_MILITARY, .title = (char *) "Proconsul" };
  BceAllegiance other = { .field = BCE_POLITICAL, .title = (char *) "Proconsul of Asia" };
  BceAllegiance told = { .field = BCE_POLITICAL, .title = (char *) "Proconsul", .authority = SCRIBA_KNOWN (4) };
  BceAllegiance untold = { .field = BCE_POLITICAL };

  g_assert_true (bce_allegiance_complete (&tile));
  g_assert_true (tile.authority.known);
  g_assert_cmpint (tile.authority.value, ==, 1);
  g_assert_false (tile.charisma.known);
  g_assert_false (bce_allegiance_complete (&military));
  g_assert_false (bce_allegiance_complete (&other));
  g_assert_false (bce_allegiance_complete (&untold));
  g_assert_false (bce_allegiance_complete (&told));
  g_assert_cmpint (told.authority.value, ==, 4);
}

/* A list of which some values are unknown is that many values; an empty one is one. */
static void
test_counts (void)
{
  BceRecruit recruit = { .field = BCE_SOCIAL };
  BceSenate tile = { .pair = { -1, -1 }, .manual = 0 };

  g_assert_cmpuint (bce_component_count_known (BCE_BOX_RECRUITS, &recruit), ==, 0);
  g_assert_cmpuint (bce_component_count_unknown (BCE_BOX_RECRUITS, &recruit), ==, 8);

  recruit.ambition_known = TRUE;
  g_assert_cmpuint (bce_component_count_known (BCE_BOX_RECRUITS, &recruit), ==, 1);
  g_assert_cmpuint (bce_component_count_unknown (BCE_BOX_RECRUITS, &recruit), ==, 7);

  recruit.n_ambitions = 3;
  recruit.ambition[1] = (ScribaNumber) SCRIBA_KNOWN (2);
  g_assert_cmpuint (bce_component_count_known (BCE_BOX_RECRUITS, &recruit), ==, 1);
  g_assert_cmpuint (bce_component_count_unknown (BCE_BOX_RECRUITS, &recruit), ==, 9);

  g_assert_cmpuint (bce_component_count_unknown (BCE_BOX_SENATE, &tile), ==, 1);
  tile.manual = 1;
  g_assert_cmpuint (bce_component_count_unknown (BCE_BOX_SENATE, &tile), ==, 0);
}

/* Section 6: structures of an era or phase, recruits of a field or tier, allegiance tiles of a field. */
static void
test_bonus (void)
{
  BceBonus bonus = { .of = BCE_COUNTED_RECRUITS, .field = BCE_SOCIAL, .tier = 2, .era = 3, .phase = BCE_PHASE_DISCARD };

  bce_bonus_widen (&bonus);
  g_assert_cmpint (bonus.field, ==, BCE_SOCIAL);
  g_assert_cmpint (bonus.tier, ==, 2);
  g_assert_cmpint (bonus.era, ==, 0);
  g_assert_cmpint (bonus.phase, ==, -1);

  bonus.of = BCE_COUNTED_ALLEGIANCE;
  bce_bonus_widen (&bonus);
  g_assert_cmpint (bonus.field, ==, BCE_SOCIAL);
  g_assert_cmpint (bonus.tier, ==, 0);

  bonus.of = BCE_COUNTED_STRUCTURES;
  bonus.era = 3;
  bce_bonus_widen (&bonus);
  g_assert_cmpint (bonus.field, ==, -1);
  g_assert_cmpint (bonus.era, ==, 3);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/box-facts/recruits", test_recruits);
  g_test_add_func ("/box-facts/structures", test_structures);
  g_test_add_func ("/box-facts/proconsul", test_proconsul);
  g_test_add_func ("/box-facts/counts", test_counts);
  g_test_add_func ("/box-facts/bonus", test_bonus);

  return g_test_run ();
}

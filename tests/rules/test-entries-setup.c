/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-up of a tracked game (rules, section 2). */

#include "bce-reveal.h"
#include "bce-setup.h"
#include "night-box.h"

static const guint all_seats[] = { 3, 4, 5 };

static void
test_pile_sizes (void)
{
  static const int sizes[][4] = { { 8, 6, 3, 6 }, { 9, 7, 4, 7 }, { 10, 8, 5, 8 } };

  for (guint i = 0; i < G_N_ELEMENTS (all_seats); i++)
    {
      g_autoptr (Night) night = night_new (all_seats[i], FALSE);
      BceMarket market;

      night_fill_market (&market);
      night_fine (night, BCE_ENTRY_MARKET, &market);
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        {
          g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (field, FIRST)), ==, sizes[i][0]);
          g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (field, HERALD)), ==, sizes[i][1]);
          g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (field, CLIENT)), ==, sizes[i][1]);
          g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (field, LEGATE)), ==, sizes[i][2]);
          g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (field, CAPTAIN)), ==, 0);
          g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (field, TRIBUNE)), ==, 0);
        }
      g_assert_cmpint (bce_count_pile (&night->state, LICTOR), ==, sizes[i][3]);
    }
}

static void
test_letters (void)
{
  static const char letters[][3] = { "AF", "CH", "EJ" };

  for (guint i = 0; i < G_N_ELEMENTS (all_seats); i++)
    {
      g_autoptr (Night) night = night_new (all_seats[i], FALSE);

      g_assert_cmpint (bce_state_find_tile (&night->state, night->box, 1, BCE_SOCIAL)->letter, ==, letters[i][0] - 'A');
      g_assert_cmpint (bce_state_find_tile (&night->state, night->box, 6, BCE_SOCIAL)->letter, ==, letters[i][1] - 'A');
    }
}

static void
test_players (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_seats); i++)
    {
      g_autoptr (Night) night = night_new (all_seats[i], FALSE);

      for (guint seat = 0; seat < all_seats[i]; seat++)
        {
          g_assert_cmpint (night->state.players[seat].denarii, ==, 5);
          g_assert_cmpint (night->state.players[seat].track, ==, 0);
          g_assert_cmpint (bce_count_architects (&night->state, seat), ==, 13);
        }
      g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 40 - 5 * (int) all_seats[i]);
      g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 40);
      g_assert_cmpint (bce_count_cubes_supply (&night->state, BCE_THING_MILITARY), ==, 20);
      g_assert_cmpint (bce_count_cubes_supply (&night->state, BCE_THING_SUPPORT), ==, 30);
    }
}

/* Denarii that are not tracked are all on the board. */
static void
test_untracked (void)
{
  g_autoptr (BceBox) box = night_box_new ();
  BceGameSetup setup;
  BceState state;

  night_setup (&setup, 4, FALSE);
  setup.settings.denarii = FALSE;
  g_assert_true (bce_state_start (&setup, box, &state));
  g_assert_cmpint (state.players[0].denarii, ==, 0);
  g_assert_cmpint (bce_count_denarii_supply (&state), ==, 40);
}

static void
test_box_too_large (void)
{
  g_autoptr (BceBox) box = night_box_new ();
  BceGameSetup setup;
  BceState state;

  night_setup (&setup, 4, FALSE);
  while (box->senate->len <= BCE_MAX_SENATE)
    g_array_append_vals (box->senate, &(BceSenate) { g_strdup ("more") }, 1);
  g_assert_false (bce_state_start (&setup, box, &state));
}

static void
test_market (void)
{
  g_autoptr (Night) night = night_new (3, FALSE);
  BceMarket market;

  night_fill_market (&market);
  market.slots[3] = RECRUIT (BCE_POLITICAL, TRIBUNE);
  night_fine (night, BCE_ENTRY_MARKET, &market);
  g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (BCE_POLITICAL, TRIBUNE)), ==, 3);
  g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (BCE_POLITICAL, LEGATE)), ==, 0);

  market.slots[1] = RECRUIT (BCE_POLITICAL, LEGATE);
  night_against (night, BCE_ENTRY_MARKET, &market, BCE_RULE_SETUP_TIER);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 3);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 2);

  market.slots[1] = RECRUIT (BCE_POLITICAL, CLIENT);
  night_impossible (night, BCE_ENTRY_MARKET, &market, BCE_COUNT_TWICE, 1, 2);
  g_assert_cmpint (night->verdict.facts[0].index, ==, RECRUIT (BCE_POLITICAL, CLIENT));
  market.slots[1] = RECRUIT (BCE_SOCIAL, CAPTAIN);
  night_impossible (night, BCE_ENTRY_MARKET, &market, BCE_COUNT_VALUE, BCE_SOCIAL, BCE_POLITICAL);
  market.slots[1] = LICTOR;
  night_impossible (night, BCE_ENTRY_MARKET, &market, BCE_COUNT_VALUE, -1, BCE_POLITICAL);
  market.slots[1] = LICTOR + 1;
  night_impossible (night, BCE_ENTRY_MARKET, &market, BCE_COUNT_COMPONENT, 0, 0);
  market.slots[1] = BCE_NONE;
  night_fine (night, BCE_ENTRY_MARKET, &market);

  market.n_slots = 4;
  night_fine (night, BCE_ENTRY_MARKET, &market);
  g_assert_cmpint (bce_count_pile (&night->state, RECRUIT (BCE_MILITARY, FIRST)), ==, 0);
}

/* As many as there are players need, from the structures of each era. */
static void
fill_sites (BceSites *sites,
            guint size)
{
  *sites = (BceSites) { .n_era1 = size, .n_era2 = size, .n_era3 = size, .n_statues = size };
  for (guint i = 0; i < size; i++)
    {
      sites->era1[i] = SITE (1, i);
      sites->era2[i] = SITE (2, i);
      sites->era3[i] = SITE (3, i);
      sites->statues[i] = i;
    }
}

static void
test_site_counts (void)
{
  static const int sizes[] = { 4, 5, 6 };

  for (guint i = 0; i < G_N_ELEMENTS (all_seats); i++)
    {
      g_autoptr (Night) night = night_new (all_seats[i], FALSE);
      BceSites sites;

      fill_sites (&sites, sizes[i]);
      night_fine (night, BCE_ENTRY_SITES, &sites);
      g_assert_cmpint (night->state.structures[SITE (2, 3)].era, ==, 2);
      g_assert_cmpint (night->state.structures[SITE (2, sizes[i])].era, ==, 0);
      g_assert_cmpint (night->state.statues[3].era, ==, 1);
      g_assert_cmpint (night->state.statues[sizes[i]].era, ==, 0);

      sites.n_era2--;
      night_against (night, BCE_ENTRY_SITES, &sites, BCE_RULE_SETUP_COUNT);
      g_assert_cmpuint (night->verdict.n_facts, ==, 1);
      g_assert_cmpint (night->verdict.facts[0].index, ==, 2);
      g_assert_cmpint (night->verdict.facts[0].have, ==, sizes[i] - 1);
      g_assert_cmpint (night->verdict.facts[0].need, ==, sizes[i]);
      g_assert_cmpint (night->state.structures[SITE (2, sizes[i] - 1)].era, ==, 0);

      sites.n_era2++;
      sites.n_statues++;
      sites.statues[sizes[i]] = N_STATUES - 1;
      night_against (night, BCE_ENTRY_SITES, &sites, BCE_RULE_SETUP_COUNT);
    }
}

static void
test_sites (void)
{
  g_autoptr (Night) night = night_new (5, FALSE);
  BceSites sites;

  fill_sites (&sites, 6);
  sites.era1[0] = SITE (3, ROAD);
  night_against (night, BCE_ENTRY_SITES, &sites, BCE_RULE_SETUP_TIER);
  sites.era1[0] = sites.era3[0];
  night_impossible (night, BCE_ENTRY_SITES, &sites, BCE_COUNT_TWICE, 1, 2);
  sites.era1[0] = BCE_N_ERAS * N_SITES;
  night_impossible (night, BCE_ENTRY_SITES, &sites, BCE_COUNT_COMPONENT, 0, 0);
  sites.era1[0] = SITE (1, MINT);
  sites.statues[1] = sites.statues[0];
  night_impossible (night, BCE_ENTRY_SITES, &sites, BCE_COUNT_TWICE, 1, 2);
  sites.statues[1] = N_STATUES;
  night_impossible (night, BCE_ENTRY_SITES, &sites, BCE_COUNT_COMPONENT, 0, 0);
}

/* More reasons than a verdict can list: it knows every rule all the same. */
static void
test_many_reasons (void)
{
  g_autoptr (Night) night = night_new (5, FALSE);
  BceSites sites;

  fill_sites (&sites, 9);
  for (guint i = 0; i < 9; i++)
    {
      sites.era1[i] = SITE (2, i);
      sites.era2[i] = SITE (1, i);
    }
  night_do (night, BCE_ENTRY_SITES, &sites);
  g_assert_cmpuint (night->verdict.n_facts, ==, SCRIBA_MAX_FACTS);
  g_assert_cmphex (scriba_verdict_get_against (&night->verdict), ==,
                   1 << BCE_RULE_SETUP_TIER | 1 << BCE_RULE_SETUP_COUNT);
}

static void
test_senate (void)
{
  g_autoptr (Night) night = night_new (3, FALSE);

  night_fine (night, BCE_ENTRY_SENATE, &(BceSenateChoice) { SENATE_TOLD });
  g_assert_cmpint (night->state.senate, ==, SENATE_TOLD);
  night_impossible (night, BCE_ENTRY_SENATE, &(BceSenateChoice) { 3 }, BCE_COUNT_COMPONENT, 0, 0);
}

static void
test_first_im (void)
{
  g_autoptr (Night) night = night_new (3, TRUE);

  night_impossible (night, BCE_ENTRY_PHASE, &(BceMove) { TRUE, BCE_STAGE_CONSTRUCTION, 1 },
                    BCE_COUNT_NOW, BCE_STAGE_SETUP, 0);
  night_impossible (night, BCE_ENTRY_FIRST_IM, &(BceSeatChoice) { 2 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_FIRST_IM, &(BceSeatChoice) { 3 }, BCE_COUNT_COMPONENT, 0, 0);
  night_fine (night, BCE_ENTRY_FIRST_IM, &(BceSeatChoice) { 1 });
  night_fine (night, BCE_ENTRY_PHASE, &(BceMove) { TRUE, BCE_STAGE_CONSTRUCTION, 1, 2 });
  g_assert_cmpint (night->state.im, ==, 1);
  g_assert_cmpint (night->state.turn, ==, 2);
}

/* The set-up is over when play begins. */
static void
test_over (void)
{
  g_autoptr (Night) night = night_start (3);
  BceMarket market;
  BceSites sites;

  night_fill_market (&market);
  fill_sites (&sites, 4);
  night_impossible (night, BCE_ENTRY_MARKET, &market, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
  night_impossible (night, BCE_ENTRY_SITES, &sites, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
  night_impossible (night, BCE_ENTRY_SENATE, &(BceSenateChoice) { 0 }, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
  night_impossible (night, BCE_ENTRY_FIRST_IM, &(BceSeatChoice) { 0 }, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
  night_impossible (night, BCE_ENTRY_TICK, &(BceTick) { 0, TRUE }, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
}

/* What was entered for a step has done it; other steps are ticked. */
static void
test_steps (void)
{
  g_autoptr (Night) night = night_new (3, FALSE);
  BceMarket market;
  BceSites sites;

  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    g_assert_false (bce_setup_step_done (&night->state, step));

  night_fill_market (&market);
  fill_sites (&sites, 4);
  night_fine (night, BCE_ENTRY_MARKET, &market);
  g_assert_true (bce_setup_step_done (&night->state, BCE_SETUP_REMOVE));
  night_fine (night, BCE_ENTRY_SITES, &sites);
  g_assert_true (bce_setup_step_done (&night->state, BCE_SETUP_SITES));
  night_fine (night, BCE_ENTRY_SENATE, &(BceSenateChoice) { 0 });
  g_assert_true (bce_setup_step_done (&night->state, BCE_SETUP_SENATE));
  night_fine (night, BCE_ENTRY_FIRST_IM, &(BceSeatChoice) { 0 });
  g_assert_true (bce_setup_step_done (&night->state, BCE_SETUP_IM));

  g_assert_false (bce_setup_step_done (&night->state, BCE_SETUP_SUPPLY));
  night_fine (night, BCE_ENTRY_TICK, &(BceTick) { BCE_SETUP_SUPPLY, TRUE });
  night_fine (night, BCE_ENTRY_TICK, &(BceTick) { BCE_SETUP_CARDS, TRUE });
  g_assert_true (bce_setup_step_done (&night->state, BCE_SETUP_SUPPLY));
  night_fine (night, BCE_ENTRY_TICK, &(BceTick) { BCE_SETUP_SUPPLY, FALSE });
  g_assert_false (bce_setup_step_done (&night->state, BCE_SETUP_SUPPLY));
  g_assert_true (bce_setup_step_done (&night->state, BCE_SETUP_CARDS));
}

/* In 200 draws every pile that may be removed is, and all that is drawn may lie so. */
static void
test_draw_market (void)
{
  g_autoptr (Night) night = night_new (4, FALSE);
  ScribaRandom random = { 1 };
  guint removed[LICTOR] = { 0 };

  for (guint i = 0; i < 200; i++)
    {
      BceMarket market;

      g_assert_true (bce_setup_draw_market (night->box, &random, &market));
      night_fine (night, BCE_ENTRY_MARKET, &market);
      for (guint recruit = 0; recruit < LICTOR; recruit++)
        removed[recruit] += bce_state_find_slot (&night->state, recruit) < 0;
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        g_assert_cmpint (market.slots[field * BCE_N_COLUMNS], ==, RECRUIT (field, FIRST));
    }

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      g_assert_cmpuint (removed[RECRUIT (field, FIRST)], ==, 0);
      for (guint title = HERALD; title < N_TITLES; title++)
        g_assert_cmpuint (removed[RECRUIT (field, title)], >, 0);
      g_assert_cmpuint (removed[RECRUIT (field, HERALD)] + removed[RECRUIT (field, CLIENT)] +
                        removed[RECRUIT (field, CAPTAIN)], ==, 200);
      g_assert_cmpuint (removed[RECRUIT (field, LEGATE)] + removed[RECRUIT (field, TRIBUNE)], ==, 200);
    }
}

static void
set_tier (BceBox *box,
          guint recruit,
          int tier)
{
  g_array_index (box->recruits, BceRecruit, recruit).tier = (ScribaNumber) SCRIBA_KNOWN (tier);
}

/*
 * A box with two recruits of tier 1 in the political field and four of tier 2 in the military one, which is one too
 * many each: of 3,000 draws each of the two stays in 1,500 and each of the four in 1,500, give or take 5 deviations.
 */
static void
test_draw_too_many (void)
{
  static const guint tier_2[] = { RECRUIT (BCE_MILITARY, HERALD), RECRUIT (BCE_MILITARY, CLIENT),
                                  RECRUIT (BCE_MILITARY, CAPTAIN), LICTOR };
  static const guint first = RECRUIT (BCE_POLITICAL, FIRST);
  static const guint other = LICTOR + 1;
  g_autoptr (Night) night = night_new (4, FALSE);
  const BceRecruit more = { .id = g_strdup ("other"), .name = g_strdup ("Other"), .field = BCE_POLITICAL };
  ScribaRandom random = { 5 };
  guint stays[LICTOR + 2] = { 0 };

  g_array_append_val (night->box->recruits, more);
  set_tier (night->box, other, 1);
  g_array_index (night->box->recruits, BceRecruit, LICTOR).field = BCE_MILITARY;

  for (guint i = 0; i < 3000; i++)
    {
      BceMarket market;

      g_assert_true (bce_setup_draw_market (night->box, &random, &market));
      for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
        stays[market.slots[slot]]++;
      g_assert_cmpint (market.slots[BCE_MILITARY * BCE_N_COLUMNS + 1], <, market.slots[BCE_MILITARY * BCE_N_COLUMNS + 2]);
    }

  g_assert_cmpuint (stays[first] + stays[other], ==, 3000);
  g_assert_cmpuint (ABS ((int) stays[first] - 1500), <, 137);
  for (guint i = 0; i < G_N_ELEMENTS (tier_2); i++)
    g_assert_cmpuint (ABS ((int) stays[tier_2[i]] - 1500), <, 137);
}

static void
test_draw_sites (void)
{
  g_autoptr (Night) night = night_new (5, FALSE);
  ScribaRandom random = { 2 };
  guint drawn[BCE_N_ERAS * N_SITES] = { 0 };
  guint statues[N_STATUES] = { 0 };

  for (guint i = 0; i < 200; i++)
    {
      BceSites sites;

      g_assert_true (bce_setup_draw_sites (night->box, 5, &random, &sites));
      night_fine (night, BCE_ENTRY_SITES, &sites);
      for (guint n = 0; n < G_N_ELEMENTS (drawn); n++)
        drawn[n] += night->state.structures[n].era > 0;
      for (guint n = 0; n < N_STATUES; n++)
        statues[n] += night->state.statues[n].era > 0;
    }

  for (guint n = 0; n < G_N_ELEMENTS (drawn); n++)
    g_assert_true (drawn[n] > 0 && drawn[n] < 200);
  for (guint n = 0; n < N_STATUES; n++)
    g_assert_true (statues[n] > 0 && statues[n] < 200);
}

static void
test_draw_others (void)
{
  g_autoptr (Night) night = night_new (3, TRUE);
  ScribaRandom random = { 3 };
  guint senate = 0;
  guint seats = 0;

  for (guint i = 0; i < 100; i++)
    {
      BceSenateChoice tile;
      BceSeatChoice im;

      g_assert_true (bce_setup_draw_senate (night->box, &random, &tile));
      bce_setup_draw_im (&night->state, &random, &im);
      senate |= 1 << tile.senate;
      seats |= 1 << im.seat;
    }
  g_assert_cmphex (senate, ==, 0x7);
  g_assert_cmphex (seats, ==, 0x3);
}

/* The app draws only among components that all have a title. */
static void
test_draw_unknown (void)
{
  g_autoptr (BceBox) box = night_box_new ();
  ScribaRandom random = { 4 };
  BceMarket market;
  BceSites sites;
  BceSenateChoice senate;

  g_clear_pointer (&g_array_index (box->recruits, BceRecruit, RECRUIT (BCE_SOCIAL, TRIBUNE)).name, g_free);
  g_assert_false (bce_setup_draw_market (box, &random, &market));
  g_clear_pointer (&g_array_index (box->statues, BceStatue, STATUE_TOLD).title, g_free);
  g_assert_false (bce_setup_draw_sites (box, 3, &random, &sites));
  g_array_index (box->senate, BceSenate, SENATE_TOLD).manual = -1;
  g_assert_false (bce_setup_draw_senate (box, &random, &senate));
}

static const NightTest tests[] = {
  { "/entries/setup/pile-sizes", "2: pile sizes tier 1 / 2 / 3 / Lictor; R: tier 1 in column 1, …", test_pile_sizes },
  { "/entries/setup/letters", "2: allegiance letters A–F, C–H, E–J", test_letters },
  { "/entries/setup/players", "2: each player: 13 architects, 5 denarii, Imperium 0", test_players },
  { "/entries/setup/untracked", "what is not tracked has no number", test_untracked },
  { "/entries/setup/box-too-large", "1: known counts", test_box_too_large },
  { "/entries/setup/market", "2: per field one tier-2 pile and one tier-3 pile are removed", test_market },
  { "/entries/setup/site-counts", "2: structure tiles drawn per pile 4, 5, 6", test_site_counts },
  { "/entries/setup/sites", "2: Era I, II, III, statues", test_sites },
  { "/entries/setup/many-reasons", "an entry is marked with every rule that it is against", test_many_reasons },
  { "/entries/setup/senate", "2: one Senate tile", test_senate },
  { "/entries/setup/first-im", "2: first IM; 4: the shared Suitor is never the IM", test_first_im },
  { "/entries/setup/over", "2 comes before 3", test_over },
  { "/entries/setup/steps", "2, step by step", test_steps },
  { "/entries/setup/draw-market", "2: removed at random; the Lictor pile never", test_draw_market },
  { "/entries/setup/draw-too-many", "2: removed at random, each as likely as the others", test_draw_too_many },
  { "/entries/setup/draw-sites", "2: structure tiles drawn", test_draw_sites },
  { "/entries/setup/draw-others", "2: one Senate tile at random; first IM drawn by the app", test_draw_others },
  { "/entries/setup/draw-unknown", "2: only among components that all have a title", test_draw_unknown },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  night_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "night-box.h"

#include <string.h>

#include "bce-turns.h"
#include "scriba-record.h"

#define N_LETTERS 10

static ScribaNumber
known (int value)
{
  return (ScribaNumber) SCRIBA_KNOWN (value);
}

/* The box */

static void
fill_numbers (const int *values,
              ScribaNumber *numbers,
              guint8 *length)
{
  for (*length = 0; values[*length] != 0; (*length)++)
    numbers[*length] = known (values[*length]);
}

typedef struct
{
  const char *name;
  int tier;
  int own;
  int support;
  int any;
  int loyalty;
  int authority;
  int charisma;
  int ambition[3];
  BceEffect ability;
  gboolean has_ability;
} Title;

static const Title titles[N_TITLES] = {
  [FIRST] = { "First", .tier = 1, .own = 1, .ambition = { 1 } },
  [HERALD] = { "Herald", .tier = 2, .own = 2, .authority = 1, .charisma = 1, .ambition = { 1 } },
  [CLIENT] = { "Client", .tier = 2, .own = 1, .any = 1, .ambition = { 1, 1 }, .has_ability = TRUE,
               .ability = { .kind = BCE_EFFECT_PLACE_SUPPORT, .count = 1 } },
  [CAPTAIN] = { "Captain", .tier = 2, .own = 1, .support = 1, .ambition = { 2 }, .has_ability = TRUE,
                .ability = { .kind = BCE_EFFECT_COLLECT, .what = BCE_THING_SUPPORT, .from = BCE_FROM_CARD,
                             .count = 1 } },
  [LEGATE] = { "Legate", .tier = 3, .own = 2, .support = 1, .loyalty = 1, .authority = 2, .ambition = { 3 },
               .has_ability = TRUE, .ability = { .kind = BCE_EFFECT_MANUAL } },
  [TRIBUNE] = { "Tribune", .tier = 3, .own = 2, .any = 1, .authority = 1, .ambition = { 1, 2 }, .has_ability = TRUE,
                .ability = { .kind = BCE_EFFECT_AUTHORITY, .when = BCE_WHEN_FILLED, .count = 1 } },
};

static const Title lictor = { "Lictor", .tier = 2, .any = 2 };

static void
fill_recruit (BceRecruit *recruit,
              const Title *title,
              int field)
{
  gint16 *costs[] = { &recruit->cost.political, &recruit->cost.military, &recruit->cost.social };

  recruit->id = g_strdup_printf ("%s-%d", title->name, field);
  recruit->name = g_strdup_printf ("%s %d", title->name, field);
  recruit->field = field;
  recruit->tier = known (title->tier);
  recruit->copies = known (bce_tier_copies (title->tier, BCE_MAX_SEATS));
  recruit->cost = (BceCost) { .support = title->support, .any = title->any, .loyalty = title->loyalty };
  if (field >= 0)
    *costs[field] = title->own;
  recruit->cost_known = TRUE;
  recruit->authority = known (title->authority);
  recruit->charisma = known (title->charisma);
  fill_numbers (title->ambition, recruit->ambition, &recruit->n_ambitions);
  recruit->ambition_known = TRUE;
  recruit->abilities[0] = title->ability;
  recruit->n_abilities = title->has_ability;
  recruit->abilities_known = TRUE;
}

typedef struct
{
  const char *title;
  BcePhase phase;
  int cost;
  int imperium;
  int spaces[BCE_MAX_SPACES + 1];
  gboolean multiple;
  gboolean immediate;
  BceDeed deeds[3];
  guint n_deeds;
} Site;

#define COLLECT(n, thing) { .kind = BCE_DEED_COLLECT, .what = BCE_THING_ ## thing, .count = n }
#define PAY(n, thing) { .kind = BCE_DEED_PAY, .what = BCE_THING_ ## thing, .count = n }

static const Site sites[N_SITES] = {
  [MINT] = { "Mint", BCE_PHASE_CONSTRUCTION, 1, 1, { 1, 1 }, .deeds = { COLLECT (1, DENARIUS) }, .n_deeds = 1 },
  [FARM] = { "Farm", BCE_PHASE_PRODUCTION, 2, 2, { 1, 1, 4 }, .deeds = { COLLECT (2, POLITICAL) }, .n_deeds = 1 },
  [MARKET] = { "Market", BCE_PHASE_ENLISTMENT, 2, 3, { 1, 1, 1, 4, 5 }, .multiple = TRUE,
               .deeds = { PAY (1, DENARIUS), COLLECT (3, SUPPORT) }, .n_deeds = 2 },
  [GRANARY] = { "Granary", BCE_PHASE_DISCARD, 1, 1, { 1, 1, 1, 1 }, .multiple = TRUE,
                .deeds = { { .kind = BCE_DEED_LIMIT, .count = 2 } }, .n_deeds = 1 },
  [SHRINE] = { "Shrine", BCE_PHASE_CONSTRUCTION, 3, 2, { 1, 1, 5 }, .immediate = TRUE,
               .deeds = { COLLECT (2, LOYALTY) }, .n_deeds = 1 },
  [ARCH] = { "Arch", BCE_PHASE_CONSTRUCTION, 2, 3, { 1 }, .immediate = TRUE,
             .deeds = { { .kind = BCE_DEED_IMPERIUM, .count = 3 } }, .n_deeds = 1 },
  [CURIA] = { "Curia", BCE_PHASE_RESOLUTION, 1, 4, { 1, 1 }, .deeds = { COLLECT (1, LOYALTY) }, .n_deeds = 1 },
  [SALON] = { "Salon", BCE_PHASE_SUITOR_NEGOTIATION, 4, 0, { 1, 1 }, .deeds = { { .kind = BCE_DEED_MANUAL } },
              .n_deeds = 1 },
  [ROAD] = { "Road", BCE_PHASE_PRODUCTION, 0, 5, { 1, 1, 1, 1, 1, 1, 1, 1 }, .multiple = TRUE,
             .deeds = { { .kind = BCE_DEED_MOVE_ARCHITECT, .count = 1 } }, .n_deeds = 1 },
};

static void
fill_structure (BceStructure *structure,
                const Site *site,
                int era)
{
  structure->id = g_strdup_printf ("%s-%d", site->title, era);
  structure->title = g_strdup_printf ("%s %d", site->title, era);
  structure->era = known (era);
  structure->phase = site->phase;
  structure->cost = known (site->cost);
  structure->imperium = known (site->imperium);
  fill_numbers (site->spaces, structure->spaces, &structure->n_spaces);
  structure->spaces_known = TRUE;
  structure->multiple = site->multiple;
  structure->immediate = site->immediate;
  structure->effects = g_array_new (FALSE, TRUE, sizeof (BceDeed));
  g_array_append_vals (structure->effects, site->deeds, site->n_deeds);
}

#define BONUS(n, k, counted, ...) \
  { .kind = BCE_BONUS_COUNTED, .imperium = n, .per = k, .of = BCE_COUNTED_ ## counted, .field = -1, .phase = -1, \
    __VA_ARGS__ }

static const BceBonus bonuses[N_STATUES] = {
  [STATUE_PRODUCTION] = { .kind = BCE_BONUS_COUNTED, .imperium = 2, .per = 1, .of = BCE_COUNTED_STRUCTURES,
                          .field = -1, .phase = BCE_PHASE_PRODUCTION },
  [STATUE_ERA_2] = BONUS (3, 2, STRUCTURES, .era = 2),
  [STATUE_STATUES] = BONUS (1, 1, STATUES),
  [STATUE_POLITICAL] = { .kind = BCE_BONUS_COUNTED, .imperium = 2, .per = 1, .of = BCE_COUNTED_ALLEGIANCE,
                         .field = BCE_POLITICAL, .phase = -1 },
  [STATUE_TILES] = BONUS (1, 1, ALLEGIANCE, .max = 5),
  [STATUE_MILITARY] = { .kind = BCE_BONUS_COUNTED, .imperium = 1, .per = 1, .of = BCE_COUNTED_RECRUITS,
                        .field = BCE_MILITARY, .phase = -1 },
  [STATUE_TIER_2] = BONUS (2, 1, RECRUITS, .tier = 2),
  [STATUE_LEGATES] = { .kind = BCE_BONUS_COUNTED, .imperium = 3, .per = 1, .of = BCE_COUNTED_RECRUITS,
                       .field = BCE_SOCIAL, .tier = 3, .phase = -1 },
  [STATUE_LICTORS] = BONUS (2, 1, LICTORS),
  [STATUE_LOYALTY] = BONUS (1, 2, LOYALTY, .max = 4),
  [STATUE_DENARII] = BONUS (1, 3, DENARII),
  [STATUE_INFLUENCE] = BONUS (1, 2, INFLUENCE),
  [STATUE_ARCHITECTS] = BONUS (1, 4, ARCHITECTS),
  [STATUE_TOLD] = { .kind = BCE_BONUS_MANUAL, .per = 1, .field = -1, .phase = -1 },
  [STATUE_STRUCTURES] = BONUS (4, 1, STRUCTURES, .max = 10),
};

static void
fill_statue (BceStatue *statue,
             int number)
{
  static const int plain[] = { 1, 1, 0 };
  static const int one[] = { 1, 0 };
  static const int by_players[] = { 1, 4, 5, 0 };
  const int *spaces = number == STATUE_STATUES ? by_players : number == STATUE_STRUCTURES ? one : plain;

  statue->id = g_strdup_printf ("statue-%d", number);
  statue->title = g_strdup_printf ("Statue %d", number);
  statue->cost = known (3);
  statue->imperium = known (2);
  fill_numbers (spaces, statue->spaces, &statue->n_spaces);
  statue->spaces_known = TRUE;
  statue->bonus = bonuses[number];
  statue->bonus_known = number != STATUE_UNKNOWN;
}

/** night_box_new: the made-up box. */
BceBox *
night_box_new (void)
{
  BceBox *box = bce_box_new ();

  g_array_set_size (box->recruits, LICTOR + 1);
  for (int i = 0; i < LICTOR; i++)
    fill_recruit (&g_array_index (box->recruits, BceRecruit, i), &titles[i % N_TITLES], i / N_TITLES);
  fill_recruit (&g_array_index (box->recruits, BceRecruit, LICTOR), &lictor, -1);

  g_array_set_size (box->structures, BCE_N_ERAS * N_SITES);
  for (int i = 0; i < BCE_N_ERAS * N_SITES; i++)
    fill_structure (&g_array_index (box->structures, BceStructure, i), &sites[i % N_SITES], i / N_SITES + 1);

  g_array_set_size (box->statues, N_STATUES);
  for (int i = 0; i < N_STATUES; i++)
    fill_statue (&g_array_index (box->statues, BceStatue, i), i);

  for (int letter = 0; letter < N_LETTERS; letter++)
    {
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        {
          BceAllegiance tile = { .letter = letter, .field = field, .authority = known (TILE_AUTHORITY (letter)),
                                 .charisma = known (TILE_CHARISMA (letter)),
                                 .imperium = known (TILE_IMPERIUM (letter, field)) };

          g_array_append_val (box->allegiance, tile);
        }
    }

  g_array_append_vals (box->senate, ((const BceSenate[]) {
    { g_strdup ("senate-0"), { BCE_POLITICAL, BCE_MILITARY }, FALSE },
    { g_strdup ("senate-1"), { BCE_SOCIAL, BCE_SOCIAL }, FALSE },
    { g_strdup ("senate-2"), { -1, -1 }, TRUE },
  }), 3);
  return box;
}

/** night_box_forget: makes some of the values that may be unknown unknown, @percent of them. */
void
night_box_forget (BceBox *box,
                  ScribaRandom *random,
                  guint percent)
{
  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    {
      const ScribaShape *shape = bce_box_get_shape (part);

      for (guint i = 0; i < bce_box_get_part (box, part)->len; i++)
        {
          for (guint field = 0; field < shape->n_fields; field++)
            {
              /* What is required is never unknown. */
              if (!shape->fields[field].required && scriba_random_below (random, 100) < percent)
                scriba_field_reset (&shape->fields[field], bce_box_get_component (box, part, i), FALSE);
            }
        }
    }
}

/* A game of it */

/** night_setup: a table that tracks everything; in the two-player variant the last seat is the shared Suitor. */
void
night_setup (BceGameSetup *setup,
             guint n_seats,
             gboolean two_players)
{
  static const char * const names[] = { "Anna", "Bálint", "Csenge", "Dani", "Eszter" };

  memset (setup, 0, sizeof *setup);
  setup->n_seats = n_seats;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_strlcpy (setup->seats[seat].name, names[seat], SCRIBA_NAME_SIZE);
      setup->seats[seat].character = seat;
    }
  setup->seats[n_seats - 1].shared = two_players;
  bce_settings_init (&setup->settings);
  setup->settings.cubes = TRUE;
}

/** night_fill_market: first, herald, client and legate of each field. */
void
night_fill_market (BceMarket *market)
{
  static const int columns[BCE_N_COLUMNS] = { FIRST, HERALD, CLIENT, LEGATE };

  market->n_slots = BCE_N_SLOTS;
  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    market->slots[slot] = RECRUIT (slot / BCE_N_COLUMNS, columns[slot % BCE_N_COLUMNS]);
}

/** night_new: a game before its set-up. */
Night *
night_new (guint n_seats,
           gboolean two_players)
{
  Night *self = g_new0 (Night, 1);
  BceGameSetup setup;

  self->box = night_box_new ();
  night_setup (&setup, n_seats, two_players);
  g_assert_true (bce_state_start (&setup, self->box, &self->state));
  return self;
}

/** night_start: a game of which everything is in play, in the first construction; seat 0 is the IM. */
Night *
night_start (guint n_seats)
{
  Night *self = night_new (n_seats, FALSE);
  BceMarket market;
  BceSites all = { .n_era1 = N_SITES, .n_era2 = N_SITES, .n_era3 = N_SITES, .n_statues = N_STATUES };

  night_fill_market (&market);
  for (guint i = 0; i < N_SITES; i++)
    {
      all.era1[i] = SITE (1, i);
      all.era2[i] = SITE (2, i);
      all.era3[i] = SITE (3, i);
    }
  for (guint i = 0; i < N_STATUES; i++)
    all.statues[i] = i;

  night_fine (self, BCE_ENTRY_MARKET, &market);
  night_against (self, BCE_ENTRY_SITES, &all, BCE_RULE_SETUP_COUNT);
  night_fine (self, BCE_ENTRY_SENATE, &(BceSenateChoice) { SENATE_POLITICAL_MILITARY });
  night_fine (self, BCE_ENTRY_FIRST_IM, &(BceSeatChoice) { 0 });
  night_go (self, BCE_STAGE_CONSTRUCTION);
  return self;
}

void
night_free (Night *self)
{
  bce_box_free (self->box);
  g_free (self);
}

/** night_do: makes an entry that is possible. */
void
night_do (Night *self,
          guint kind,
          gconstpointer args)
{
  bce_check (&self->state, self->box, kind, args, &self->verdict);
  g_assert_cmpint (self->verdict.kind, !=, SCRIBA_IMPOSSIBLE);
  bce_apply (&self->state, kind, args);
}

/** night_fine: makes an entry against which nothing speaks. */
void
night_fine (Night *self,
            guint kind,
            gconstpointer args)
{
  night_do (self, kind, args);
  g_assert_cmpint (self->verdict.kind, ==, SCRIBA_FINE);
}

/** night_against: makes an entry that is against one rule and no other. */
void
night_against (Night *self,
               guint kind,
               gconstpointer args,
               BceRule rule)
{
  night_do (self, kind, args);
  g_assert_cmpint (self->verdict.kind, ==, SCRIBA_AGAINST);
  g_assert_cmphex (scriba_verdict_get_against (&self->verdict), ==, 1u << rule);
}

/** night_impossible: looks at an entry that cannot be, and why. */
void
night_impossible (Night *self,
                  guint kind,
                  gconstpointer args,
                  BceCountKind count,
                  int have,
                  int need)
{
  BceState before = self->state;

  bce_check (&self->state, self->box, kind, args, &self->verdict);
  g_assert_cmpint (self->verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpint (self->verdict.facts[0].code, ==, count);
  g_assert_cmpint (self->verdict.facts[0].have, ==, have);
  g_assert_cmpint (self->verdict.facts[0].need, ==, need);
  g_assert_cmphex (scriba_verdict_get_against (&self->verdict), ==, 0);
  g_assert_true (scriba_record_equal (&bce_state_shape, &self->state, &before));
}

void
night_correct (Night *self,
               BceCorrectKind what,
               int seat,
               int index,
               int value)
{
  night_fine (self, BCE_ENTRY_CORRECT, &(BceCorrect) { what, seat, index, value });
}

void
night_rule (Night *self,
            BceRulingKind what,
            int value)
{
  night_fine (self, BCE_ENTRY_RULING, &(BceRulingChange) { what, value });
}

/** night_go: moves the marker on, phase by phase, until it comes to @stage. */
void
night_go (Night *self,
          BceStage stage)
{
  do
    {
      BceMove move;

      g_assert_true (bce_move_next (&self->state, &move));
      night_do (self, BCE_ENTRY_PHASE, &move);
    }
  while (self->state.stage != (int) stage);
}

static void
run_test (gconstpointer data)
{
  const NightTest *test = data;

  g_test_summary (test->proves);
  test->run ();
}

/** night_add_tests: adds the tests of a table that outlives them. */
void
night_add_tests (const NightTest *tests,
                 gsize n_tests)
{
  for (gsize i = 0; i < n_tests; i++)
    g_test_add_data_func (tests[i].path, &tests[i], run_test);
}

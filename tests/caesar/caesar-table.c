/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-table.h"

#include <string.h>

#include "scriba-record.h"

void
table_setup (CaesarGameSetup *setup,
             int crassus)
{
  memset (setup, 0, sizeof *setup);
  setup->n_seats = CAESAR_N_SIDES;
  setup->crassus = crassus;
  g_strlcpy (setup->seats[CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (setup->seats[POMPEY].name, "Bence", SCRIBA_NAME_SIZE);
  caesar_settings_init (&setup->settings);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    setup->stack[letter] = CAESAR_SOME;
}

/* Before the set-up. */
Table *
table_new (int crassus)
{
  Table *self = g_new0 (Table, 1);
  CaesarGameSetup setup;

  self->box = caesar_box_new_shipped ();
  table_setup (&setup, crassus);
  g_assert_true (caesar_state_start (&setup, self->box, &self->state));
  return self;
}

static Table *
start (int crassus)
{
  Table *self = table_new (crassus);
  CaesarTiles tiles = { .n_tiles = self->state.n_provinces };
  const CaesarBegin begin = { CAESAR };

  tiles.tiles[table_province (self, "italia")] = CAESAR_TILE_SENATE;
  table_fine (self, CAESAR_ENTRY_TILES, &tiles);
  table_fine (self, CAESAR_ENTRY_BEGIN, &begin);
  return self;
}

/* Caesar has the first turn, and only Italia a bonus tile, so that tests lay the others. */
Table *
table_start (void)
{
  return start (NOBODY);
}

Table *
table_start_solo (int crassus)
{
  return start (crassus);
}

void
table_free (Table *self)
{
  caesar_box_free (self->box);
  g_free (self);
}

int
table_province (const Table *self,
                const char *id)
{
  int province = caesar_box_find_province (self->box, id);

  g_assert_cmpint (province, >=, 0);
  return province;
}

int
table_border (const Table *self,
              const char *province,
              const char *other)
{
  int border = caesar_map_find_border (self->box, table_province (self, province), table_province (self, other));

  g_assert_cmpint (border, >=, 0);
  return border;
}

CaesarHolding *
table_holding (Table *self,
               const char *province)
{
  return &self->state.provinces[table_province (self, province)];
}

int
table_left (const Table *self,
            int side)
{
  return caesar_count_control_left (&self->state, self->box, side);
}

static void
look (Table *self,
      guint kind,
      gconstpointer args)
{
  caesar_check (&self->state, self->box, kind, args, &self->verdict);
}

void
table_do (Table *self,
          guint kind,
          gconstpointer args)
{
  ScribaFact fact;

  caesar_apply (&self->state, kind, args);
  g_assert_false (caesar_state_find_broken (&self->state, self->box, &fact));
}

void
table_fine (Table *self,
            guint kind,
            gconstpointer args)
{
  look (self, kind, args);
  g_assert_cmpint (self->verdict.kind, ==, SCRIBA_FINE);
  table_do (self, kind, args);
}

/* One rule, and no other, speaks against it; it is recorded all the same. */
void
table_against (Table *self,
               guint kind,
               gconstpointer args,
               CaesarRule rule)
{
  look (self, kind, args);
  g_assert_cmpint (self->verdict.kind, ==, SCRIBA_AGAINST);
  g_assert_cmpuint (self->verdict.against, ==, 1u << rule);
  table_do (self, kind, args);
}

void
table_impossible (Table *self,
                  guint kind,
                  gconstpointer args,
                  CaesarCountKind count,
                  int have,
                  int need)
{
  const CaesarState before = self->state;

  look (self, kind, args);
  g_assert_cmpint (self->verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpuint (self->verdict.n_facts, >=, 1);
  g_assert_cmpint (self->verdict.facts[0].code, ==, count);
  g_assert_cmpint (self->verdict.facts[0].have, ==, have);
  g_assert_cmpint (self->verdict.facts[0].need, ==, need);
  g_assert_true (scriba_record_equal (&caesar_state_shape, &before, &self->state));
}

static CaesarToken
orient (const Table *self,
        int border,
        const char *province,
        int symbol,
        int value,
        int other_value)
{
  if (self->box->borders[border].between[0] == table_province (self, province))
    return (CaesarToken) { symbol, value, other_value };

  return (CaesarToken) { symbol, other_value, value };
}

void
table_lay (Table *self,
           int side,
           const char *province,
           const char *other,
           int symbol,
           int value,
           int other_value)
{
  CaesarSpaceEntry entry = { .border = table_border (self, province, other), .space = { .by = side, .link = NOBODY } };

  entry.space.token = orient (self, entry.border, province, symbol, value, other_value);
  table_fine (self, CAESAR_ENTRY_SPACE, &entry);
}

CaesarChoice
table_choice (const Table *self,
              int side,
              const char *province,
              const char *other,
              int symbol,
              int value,
              int other_value)
{
  int border = table_border (self, province, other);
  CaesarToken token = orient (self, border, province, symbol, value, other_value);
  CaesarChoice choice;

  caesar_choice_init (&choice, side, border, &token);
  return choice;
}

void
table_resolve (Table *self,
               const CaesarChoice *choice)
{
  caesar_resolve (&self->state, self->box, choice, &self->place);
}

/* A placement that nothing speaks against. */
void
table_choose (Table *self,
              const CaesarChoice *choice)
{
  table_resolve (self, choice);
  table_fine (self, CAESAR_ENTRY_PLACE, &self->place);
}

void
table_place (Table *self,
             int side,
             const char *province,
             const char *other,
             int symbol,
             int value,
             int other_value)
{
  const CaesarChoice choice = table_choice (self, side, province, other, symbol, value, other_value);

  table_choose (self, &choice);
}

void
table_tile (Table *self,
            const char *province,
            CaesarTile tile)
{
  const CaesarTileChoice choice = { table_province (self, province), tile };

  table_fine (self, CAESAR_ENTRY_TILE, &choice);
}

void
table_rule (Table *self,
            CaesarRulingKind what,
            int value)
{
  const CaesarRulingChange ruling = { what, value };

  table_fine (self, CAESAR_ENTRY_RULING, &ruling);
}

void
table_correct (Table *self,
               CaesarCorrectKind what,
               int side,
               int index,
               int value)
{
  const CaesarCorrect correct = { what, side, index, value };

  table_fine (self, CAESAR_ENTRY_CORRECT, &correct);
}

/* Marks a province as closed and controlled, whatever lies around it. */
void
table_hold (Table *self,
            int side,
            const char *province,
            int control,
            int face_down)
{
  int number = table_province (self, province);

  table_correct (self, CAESAR_CORRECT_CLOSED, 0, number, TRUE);
  table_correct (self, CAESAR_CORRECT_CONTROLLER, 0, number, side);
  table_correct (self, CAESAR_CORRECT_CONTROL, 0, number, control);
  table_correct (self, CAESAR_CORRECT_FACE_DOWN, 0, number, face_down);
}

/* Leaves a side so many control tokens; the others lie under Senate tiles. */
void
table_leave (Table *self,
             int side,
             int left)
{
  table_correct (self, CAESAR_CORRECT_SENATE_TOKENS, side, 0,
                 self->state.players[side].senate_tokens + table_left (self, side) - left);
  g_assert_cmpint (table_left (self, side), ==, left);
}

void
table_add_tests (const TableTest *tests,
                 gsize n_tests)
{
  for (gsize i = 0; i < n_tests; i++)
    g_test_add_func (tests[i].path, tests[i].run);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * record-caesar FILE two|solo SEED: records a whole game of Caesar! with the shipped box, in which both sides
 * look for what brings them most, and now and then take a placement back.
 */

#include <stdlib.h>

#include "caesar-automa.h"
#include "caesar-counts.h"
#include "caesar-files.h"
#include "caesar-game.h"
#include "caesar-odds.h"
#include "caesar-play.h"
#include "caesar-resolve.h"
#include "caesar-setup.h"
#include "record-file.h"

#define EVENING 1795708800 /* 2026-11-26, 17:00 in Budapest */
#define PAUSE 35
#define N_LOOKED_AT 24

typedef struct
{
  ScribaTable *table;
  ScribaRandom random;
} Recording;

static const CaesarState *
state_of (const Recording *self)
{
  return caesar_table_get_state (self->table);
}

static const CaesarBox *
box_of (const Recording *self)
{
  return caesar_table_get_box (self->table);
}

static void
record (Recording *self,
        guint kind,
        gconstpointer args)
{
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (self->table, kind, args, &verdict));
  g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);
}

/* What a placement brings its side more than the other. */
static int
gain (const CaesarPlace *place)
{
  int tokens = 0;

  for (guint i = 0; i < place->n_closed; i++)
    {
      const CaesarClosing *closing = &place->closed[i];

      tokens += (closing->controller == place->side ? 2 : -2) * (closing->control + closing->n_links);
      tokens += (closing->taken_by == place->side ? 1 : -1) + 2 * closing->senate;
    }

  return place->result.ending == CAESAR_ENDING_LAST_TOKEN ? (place->result.winner == place->side ? 100 : -100) : tokens;
}

static gboolean
choose (Recording *self,
        CaesarPlace *best)
{
  CaesarChoice choice;

  if (!caesar_play_choice (state_of (self), box_of (self), &self->random, &choice))
    return FALSE;

  caesar_resolve (state_of (self), box_of (self), &choice, best);
  for (guint i = 0; i < N_LOOKED_AT; i++)
    {
      CaesarPlace place;

      caesar_play_choice (state_of (self), box_of (self), &self->random, &choice);
      caesar_resolve (state_of (self), box_of (self), &choice, &place);
      if (gain (&place) > gain (best))
        *best = place;
    }

  return TRUE;
}

/* Auto-Crassus does what is suggested to it. */
static gboolean
choose_for_crassus (Recording *self,
                    CaesarPlace *place)
{
  CaesarAdvice advice;
  CaesarChoice choice;

  if (!caesar_automa_suggest (state_of (self), box_of (self), &advice))
    return FALSE;

  caesar_choice_init (&choice, state_of (self)->crassus, advice.border, &advice.token);
  caesar_resolve (state_of (self), box_of (self), &choice, place);
  return TRUE;
}

static void
draw_tokens (Recording *self,
             guint side)
{
  const CaesarBox *box = box_of (self);
  const CaesarPlayer *player = &state_of (self)->players[side];
  CaesarDraw draw = { .side = side };
  gint16 bag[CAESAR_MAX_KINDS];
  gint16 pool[CAESAR_ODDS_MOST];
  guint n_pool = 0;

  caesar_count_bag_all (state_of (self), box, side, bag);
  for (guint kind = 0; kind < box->n_kinds; kind++)
    {
      for (int i = 0; i < bag[kind]; i++)
        pool[n_pool++] = kind;
    }
  scriba_random_shuffle (&self->random, pool, n_pool);

  while (player->n_held + draw.n_tokens < player->hand_size && n_pool > 0)
    draw.tokens[draw.n_tokens++] = caesar_kind_token (&box->kinds[pool[--n_pool]]);
  if (draw.n_tokens > 0)
    record (self, CAESAR_ENTRY_DRAW, &draw);
}

static void
draw_command (Recording *self)
{
  const CaesarNothing nothing = { 0 };
  const CaesarCommandDraw command = { scriba_random_below (&self->random, CAESAR_N_LETTERS) };
  int drawn = 0;

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    drawn += state_of (self)->drawn[letter];
  if (drawn == box_of (self)->command_tiles)
    record (self, CAESAR_ENTRY_RESHUFFLE, &nothing);
  record (self, CAESAR_ENTRY_COMMAND, &command);
}

static void
take_turn (Recording *self)
{
  gboolean is_crassus = state_of (self)->turn.side == state_of (self)->crassus;
  CaesarPlace place;

  if (is_crassus)
    draw_command (self);

  if (is_crassus ? choose_for_crassus (self, &place) : choose (self, &place))
    {
      record (self, CAESAR_ENTRY_PLACE, &place);
    }
  else
    {
      CaesarCannotPlace entry;

      caesar_resolve_cannot_place (state_of (self), box_of (self), state_of (self)->turn.side, &entry);
      record (self, CAESAR_ENTRY_CANNOT_PLACE, &entry);
    }
}

/* The last placement but one, of a game of two: its token lay the other way round. What followed is told anew. */
static void
change_earlier (Recording *self)
{
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  ScribaHistory *history = scriba_table_get_history (self->table);
  guint32 seq = scriba_history_get_entry (history, scriba_history_get_head (history))->parent;
  const ScribaEntry *entry = scriba_history_get_entry (history, seq);
  const CaesarPlace *placed = entry->args;
  CaesarState before;
  CaesarChoice choice;
  CaesarToken turned;
  CaesarPlace place;
  ScribaVerdict verdict;

  scriba_history_read_state (history, entry->parent, &before);
  turned = caesar_token_turned (&placed->token);
  caesar_choice_init (&choice, placed->side, placed->border, &turned);
  caesar_resolve (&before, box_of (self), &choice, &place);
  g_assert_true (scriba_table_change (self->table, seq, CAESAR_ENTRY_PLACE, &place, left_out, &verdict));
  g_assert_cmpuint (left_out->len, ==, 0);
}

/* A number that was told wrongly, and put right. */
static void
correct_twice (Recording *self)
{
  CaesarCorrect correct = { .what = CAESAR_CORRECT_SENATE_TOKENS, .side = CAESAR_SIDE_POMPEY };
  int right = state_of (self)->players[CAESAR_SIDE_POMPEY].senate_tokens;

  correct.value = right + 1;
  record (self, CAESAR_ENTRY_CORRECT, &correct);
  correct.value = right;
  record (self, CAESAR_ENTRY_CORRECT, &correct);
}

static void
make_mistake (Recording *self,
              guint turn)
{
  if (turn % 9 == 0)
    scriba_table_undo (self->table);
  else if (turn == 5 && !caesar_state_is_solo (state_of (self)))
    change_earlier (self);
  else if (turn == 7)
    correct_twice (self);
}

static void
play (Recording *self)
{
  CaesarTiles tiles;

  caesar_setup_draw_tiles (state_of (self), box_of (self), &self->random, &tiles);
  record (self, CAESAR_ENTRY_TILES, &tiles);
  record (self, CAESAR_ENTRY_BEGIN, &((CaesarBegin) { CAESAR_SIDE_CAESAR }));
  for (guint turn = 1; state_of (self)->stage == CAESAR_STAGE_PLAY; turn++)
    {
      for (guint side = 0; side < CAESAR_N_SIDES && caesar_state_is_solo (state_of (self)); side++)
        draw_tokens (self, side);
      take_turn (self);
      if (state_of (self)->stage == CAESAR_STAGE_PLAY)
        make_mistake (self, turn);
    }
}

int
main (int argc,
      char **argv)
{
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  g_autoptr (ScribaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  Recording recording;

  g_assert_cmpint (argc, ==, 4);
  caesar_settings_init (&setup.settings);
  g_strlcpy (setup.seats[CAESAR_SIDE_CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  if (g_str_equal (argv[2], "solo"))
    {
      setup.crassus = CAESAR_SIDE_POMPEY;
      for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
        setup.stack[letter] = CAESAR_SOME;
    }
  else
    {
      g_strlcpy (setup.seats[CAESAR_SIDE_POMPEY].name, "Bálint", SCRIBA_NAME_SIZE);
    }

  recording.random.state = strtoul (argv[3], NULL, 10);
  id = g_strdup_printf ("cae5a000-0000-4000-8000-%012u", (guint) recording.random.state);
  table = scriba_table_new (scriba_game_file_new (&caesar_game_format, &setup, caesar_box_new_shipped (), &error), NULL, 0);
  g_assert_no_error (error);
  recording.table = table;

  play (&recording);
  record_file (table, argv[1], id, EVENING, PAUSE);
  return 0;
}

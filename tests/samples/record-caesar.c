/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * record-caesar FILE two|solo SEED: records a whole game of Caesar! with the shipped box, in which both sides
 * look for what brings them most, and now and then take a placement back.
 */

#include <stdlib.h>
#include <string.h>

#include "caesar-automa.h"
#include "caesar-counts.h"
#include "caesar-files.h"
#include "caesar-odds.h"
#include "caesar-play.h"
#include "caesar-resolve.h"
#include "caesar-setup.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-store.h"

#define EVENING 1795708800 /* 2026-11-27, 17:00 in Budapest */
#define PAUSE 35
#define N_LOOKED_AT 24

typedef struct
{
  ScribaGameFile *file;
  ScribaRandom random;
} Recording;

static const CaesarState *
state_of (const Recording *self)
{
  return scriba_history_get_state (self->file->history);
}

static void
record (Recording *self,
        guint kind,
        gconstpointer args)
{
  ScribaEntry *entry = scriba_entry_new (caesar_game.kinds, kind, args);
  ScribaVerdict verdict;

  caesar_check (state_of (self), self->file->box, kind, args, &verdict);
  g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);
  entry->at = EVENING + (scriba_history_get_n_entries (self->file->history) + 1) * PAUSE;
  entry->utc_offset = 60;
  scriba_history_append (self->file->history, entry);
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

  if (!caesar_play_choice (state_of (self), self->file->box, &self->random, &choice))
    return FALSE;

  caesar_resolve (state_of (self), self->file->box, &choice, best);
  for (guint i = 0; i < N_LOOKED_AT; i++)
    {
      CaesarPlace place;

      caesar_play_choice (state_of (self), self->file->box, &self->random, &choice);
      caesar_resolve (state_of (self), self->file->box, &choice, &place);
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

  if (!caesar_automa_suggest (state_of (self), self->file->box, &advice))
    return FALSE;

  caesar_choice_init (&choice, state_of (self)->crassus, advice.border, &advice.token);
  caesar_resolve (state_of (self), self->file->box, &choice, place);
  return TRUE;
}

static void
draw_tokens (Recording *self,
             guint side)
{
  const CaesarBox *box = self->file->box;
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
  if (drawn == ((const CaesarBox *) self->file->box)->command_tiles)
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

      caesar_resolve_cannot_place (state_of (self), self->file->box, state_of (self)->turn.side, &entry);
      record (self, CAESAR_ENTRY_CANNOT_PLACE, &entry);
    }
}

static void
take_back (Recording *self)
{
  guint32 to;

  if (scriba_history_get_undo (self->file->history, &to) != 0)
    scriba_history_set_position (self->file->history, to, scriba_history_get_tip (self->file->history));
}

static void
play (Recording *self)
{
  CaesarTiles tiles;

  caesar_setup_draw_tiles (state_of (self), self->file->box, &self->random, &tiles);
  record (self, CAESAR_ENTRY_TILES, &tiles);
  record (self, CAESAR_ENTRY_BEGIN, &((CaesarBegin) { CAESAR_SIDE_CAESAR }));
  for (guint turn = 1; state_of (self)->stage == CAESAR_STAGE_PLAY; turn++)
    {
      for (guint side = 0; side < CAESAR_N_SIDES && caesar_state_is_solo (state_of (self)); side++)
        draw_tokens (self, side);
      take_turn (self);
      if (turn % 9 == 0 && state_of (self)->stage == CAESAR_STAGE_PLAY)
        take_back (self);
    }
}

int
main (int argc,
      char **argv)
{
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Recording recording;
  char *text;

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
  recording.file = scriba_game_file_new (&caesar_game_format, &setup, caesar_box_new_shipped (), &error);
  g_assert_no_error (error);
  g_free (recording.file->id);
  recording.file->id = g_strdup_printf ("cae5a000-0000-4000-8000-%012u", (guint) recording.random.state);
  recording.file->created = EVENING;
  recording.file->utc_offset = 60;

  play (&recording);
  node = scriba_game_file_to_json (recording.file);
  text = scriba_json_to_text (node);
  bytes = g_bytes_new_take (text, strlen (text));
  if (!scriba_file_write (argv[1], bytes, &error))
    g_error ("%s", error->message);
  g_print ("%s: %u entries\n", argv[1], scriba_history_get_n_entries (recording.file->history));
  scriba_game_file_free (recording.file);
  return 0;
}

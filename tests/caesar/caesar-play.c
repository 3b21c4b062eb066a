/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-play.h"

#include <string.h>

#include "caesar-counts.h"
#include "caesar-map.h"
#include "scriba-record.h"

/* Random settings, placements and records. */

static gboolean
toss (ScribaRandom *random)
{
  return scriba_random_below (random, 2);
}

/** caesar_play_setup: every setting, with or without Auto-Crassus, now and then with tokens of a module. */
void
caesar_play_setup (ScribaRandom *random,
                   CaesarGameSetup *setup)
{
  memset (setup, 0, sizeof *setup);
  setup->n_seats = CAESAR_N_SIDES;
  setup->crassus = (int) scriba_random_below (random, 4) - 2;
  setup->crassus = MAX (setup->crassus, CAESAR_NOBODY);
  setup->settings = (CaesarSettings) {
    .first = toss (random),
    .bonus_to = toss (random),
    .might = scriba_random_below (random, 3),
    .senate_needs_control = toss (random),
    .both_last = toss (random),
  };
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    setup->stack[letter] = (int) scriba_random_below (random, 4) - 1;
  for (guint kind = 15; kind < 18 && scriba_random_below (random, 4) == 0; kind++)
    {
      setup->seats[CAESAR_SIDE_CAESAR].added[kind] = toss (random);
      setup->seats[CAESAR_SIDE_POMPEY].added[kind] = toss (random);
    }
}

/* Mostly something that lies face up, of whomever; now and then what cannot be turned over. */
static void
choose_flip (const CaesarState *state,
             ScribaRandom *random,
             CaesarFlip *flip)
{
  *flip = (CaesarFlip) { CAESAR_NONE, CAESAR_NONE };
  for (guint tries = 0; tries < 12; tries++)
    {
      guint province = scriba_random_below (random, state->n_provinces);
      guint border = scriba_random_below (random, state->n_borders);

      if (toss (random) && (state->provinces[province].control > state->provinces[province].face_down || tries == 11))
        {
          flip->province = province;
          return;
        }
      if (toss (random) && (state->borders[border].by != CAESAR_NOBODY || tries == 11))
        {
          flip->border = border;
          return;
        }
    }
}

/** caesar_play_choice: a random placement of whose turn it is, out of hand or line if these are known. */
gboolean
caesar_play_choice (const CaesarState *state,
                    const CaesarBox *box,
                    ScribaRandom *random,
                    CaesarChoice *choice)
{
  const CaesarPlayer *player = &state->players[state->turn.side];
  gint16 unseen[CAESAR_MAX_KINDS];
  CaesarToken tokens[CAESAR_MAX_KINDS + CAESAR_MAX_HELD];
  guint n_tokens = 0;
  gint16 found[(CAESAR_MAX_KINDS + CAESAR_MAX_HELD) * CAESAR_MAX_BORDERS];
  guint n_found = 0;
  CaesarToken token;
  guint pick;

  caesar_count_unseen_all (state, box, state->turn.side, unseen);
  for (guint i = 0; i < player->n_held; i++)
    tokens[n_tokens++] = player->held[i];
  for (guint i = 0; i < box->n_kinds && player->n_held == 0; i++)
    {
      if (unseen[i] > 0)
        tokens[n_tokens++] = caesar_kind_token (&box->kinds[i]);
    }

  for (guint i = 0; i < n_tokens; i++)
    {
      for (guint border = 0; border < state->n_borders; border++)
        {
          if (state->borders[border].by == CAESAR_NOBODY &&
              caesar_symbol_fits (tokens[i].symbol, box->borders[border].symbol))
            found[n_found++] = i * CAESAR_MAX_BORDERS + border;
        }
    }
  if (n_found == 0)
    return FALSE;

  pick = found[scriba_random_below (random, n_found)];
  token = tokens[pick / CAESAR_MAX_BORDERS];
  if (toss (random))
    token = caesar_token_turned (&token);
  caesar_choice_init (choice, state->turn.side, pick % CAESAR_MAX_BORDERS, &token);
  choice->first = box->borders[choice->border].between[toss (random)];
  for (guint end = 0; end < 2; end++)
    {
      if (state->provinces[box->borders[choice->border].between[end]].tile != CAESAR_TILE_UNKNOWN)
        continue;
      choice->tiles[end] = scriba_random_below (random, CAESAR_N_TILES);
      if (choice->tiles[end] != CAESAR_TILE_NONE && caesar_count_tiles_left (state, box, choice->tiles[end]) < 2)
        choice->tiles[end] = CAESAR_TILE_NONE;
    }
  choose_flip (state, random, &choice->flips[0]);
  choose_flip (state, random, &choice->flips[1]);
  return TRUE;
}

static int
wild_number (ScribaRandom *random,
             const ScribaField *field)
{
  static const gint16 usual[] = { 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 17, 18, 29, 30, -1, 24 };
  int number = usual[scriba_random_below (random, G_N_ELEMENTS (usual))];

  if (scriba_random_below (random, 40) == 0)
    number = field->highest;
  return CLAMP (number, field->lowest, field->highest);
}

static int
wild_choice (ScribaRandom *random,
             const ScribaField *field)
{
  guint n = g_strv_length ((char **) field->choices);

  return field->nullable ? (int) scriba_random_below (random, n + 1) - 1 : (int) scriba_random_below (random, n);
}

/** caesar_play_wild: a record that a file could hold. */
void
caesar_play_wild (const ScribaShape *shape,
                  ScribaRandom *random,
                  gpointer record)
{
  scriba_record_reset (shape, record);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];
      char *value = (char *) record + field->offset;
      guint length = field->longest != 0 ? scriba_random_below (random, MIN (field->longest, 3) + 1) : 0;

      if (field->length_offset != 0)
        *((guint8 *) record + field->length_offset) = length;
      else
        length = field->longest;

      switch ((int) field->type)
        {
        case SCRIBA_FIELD_COUNT:
          *(gint16 *) value = wild_number (random, field);
          break;
        case SCRIBA_FIELD_COUNTS:
          for (guint j = 0; j < length; j++)
            ((gint16 *) value)[j] = wild_number (random, field);
          break;
        case SCRIBA_FIELD_CHOICE:
          *(gint8 *) value = wild_choice (random, field);
          break;
        case SCRIBA_FIELD_FLAG:
          *(gint8 *) value = toss (random);
          break;
        case SCRIBA_FIELD_NAME:
          g_strlcpy (value, "Dóra", SCRIBA_NAME_SIZE);
          break;
        case SCRIBA_FIELD_RECORD:
          caesar_play_wild (field->shape, random, value);
          break;
        case SCRIBA_FIELD_RECORDS:
          for (guint j = 0; j < length; j++)
            caesar_play_wild (field->shape, random, value + j * field->shape->size);
          break;
        default:
          g_assert_not_reached ();
        }
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "caesar-counts.h"
#include "caesar-map.h"
#include "caesar-resolve.h"
#include "scriba-record.h"

/* What the rules say about an entry before it is made (rules, sections 2 to 5). */

typedef struct
{
  const CaesarState *state;
  const CaesarBox *box;
  ScribaVerdict *verdict;
} Check;

static void
against (const Check *check,
         CaesarRule rule,
         int side,
         int index,
         int have,
         int need)
{
  scriba_verdict_add (check->verdict, SCRIBA_AGAINST,
                      (ScribaFact) { .code = rule, .seat = side, .index = index, .have = have, .need = need });
}

static void
impossible (const Check *check,
            CaesarCountKind count,
            int side,
            int index,
            int have,
            int need)
{
  scriba_verdict_add (check->verdict, SCRIBA_IMPOSSIBLE,
                      (ScribaFact) { .code = count, .seat = side, .index = index, .have = have, .need = need });
}

static void
must_be_now (const Check *check,
             gboolean fits)
{
  if (!fits)
    impossible (check, CAESAR_COUNT_NOW, CAESAR_NOBODY, CAESAR_NONE, check->state->stage, 0);
}

static void
must_be_in_play (const Check *check)
{
  must_be_now (check, check->state->stage == CAESAR_STAGE_PLAY);
}

static void
must_be_solo (const Check *check)
{
  must_be_now (check, caesar_state_is_solo (check->state) && check->state->stage != CAESAR_STAGE_OVER);
}

static void
check_turn (const Check *check,
            int side)
{
  must_be_in_play (check);
  if (check->state->turn.side != side)
    against (check, CAESAR_RULE_TURN, side, CAESAR_NONE, check->state->turn.side, side);
}

/* Bonus tiles */

static void
check_tile (const Check *check,
            guint province,
            int tile)
{
  int always = check->box->provinces[province].tile;

  if (always != CAESAR_TILE_UNKNOWN && tile != always)
    against (check, CAESAR_RULE_SETUP_TILE, CAESAR_NOBODY, province, tile, always);
}

static void
check_tiles (const Check *check,
             const CaesarTiles *tiles)
{
  must_be_now (check, check->state->stage == CAESAR_STAGE_SETUP);
  for (guint i = 0; i < check->state->n_provinces; i++)
    check_tile (check, i, i < tiles->n_tiles ? tiles->tiles[i] : CAESAR_TILE_UNKNOWN);
}

/* Placements */

/* In a solo game hand and line are public; an empty one has not been recorded. */
static gboolean
holds (const Check *check,
       int side,
       const CaesarToken *token)
{
  const CaesarPlayer *player = &check->state->players[side];

  for (guint i = 0; i < player->n_held; i++)
    {
      if (caesar_token_is_like (&player->held[i], token))
        return TRUE;
    }

  return player->n_held == 0;
}

static gboolean
same_counts (const CaesarClosing *a,
             const CaesarClosing *b)
{
  return a->control == b->control && a->senate == b->senate && a->n_links == b->n_links &&
         memcmp (a->links, b->links, a->n_links * sizeof a->links[0]) == 0;
}

static void
check_closing (const Check *check,
               const CaesarClosing *told,
               const CaesarClosing *found)
{
  int tile = check->state->provinces[told->province].tile;
  int province = told->province;

  if (told->controller != found->controller || memcmp (told->totals, found->totals, sizeof told->totals) != 0)
    against (check, CAESAR_RULE_SCORE, told->controller, province, told->controller, found->controller);
  if (!same_counts (told, found))
    against (check, CAESAR_RULE_TOKENS, told->controller, province, told->control + told->n_links + told->senate,
             found->control + found->n_links + found->senate);
  if (told->taken_by != found->taken_by || (tile != CAESAR_TILE_UNKNOWN && told->tile != tile))
    against (check, CAESAR_RULE_BONUS, told->taken_by, province, told->taken_by, found->taken_by);
  if (told->flip.province != found->flip.province || told->flip.border != found->flip.border)
    against (check, CAESAR_RULE_MIGHT, told->taken_by, province, MAX (told->flip.province, told->flip.border),
             MAX (found->flip.province, found->flip.border));
}

static void
check_outcome (const Check *check,
               const CaesarPlace *place)
{
  CaesarChoice choice;
  CaesarPlace found;

  caesar_choice_read (check->box, place, &choice);
  caesar_resolve (check->state, check->box, &choice, &found);

  if (place->n_closed != found.n_closed)
    against (check, CAESAR_RULE_CLOSING, place->side, place->border, place->n_closed, found.n_closed);
  for (guint i = 0; i < MIN (place->n_closed, found.n_closed); i++)
    {
      if (place->closed[i].province != found.closed[i].province)
        against (check, CAESAR_RULE_CLOSING, place->side, place->border, place->closed[i].province,
                 found.closed[i].province);
      else
        check_closing (check, &place->closed[i], &found.closed[i]);
    }

  if (!scriba_record_equal (&caesar_result_shape, &place->result, &found.result))
    against (check, CAESAR_RULE_ENDING, place->result.winner, CAESAR_NONE, place->result.ending, found.result.ending);
  else if (!scriba_record_equal (&caesar_turn_shape, &place->next, &found.next))
    against (check, CAESAR_RULE_NEXT_TURN, place->next.side, CAESAR_NONE, place->next.side, found.next.side);
}

static gboolean
is_flipped_before (const CaesarPlace *place,
                   guint closing)
{
  for (guint i = 0; i < closing; i++)
    {
      if (place->closed[i].flip.border == place->closed[closing].flip.border)
        return TRUE;
    }

  return FALSE;
}

/* A token that nobody has placed cannot be turned over, nor one twice, whatever the table decides. */
static void
check_flips (const Check *check,
             const CaesarPlace *place)
{
  for (guint i = 0; i < place->n_closed; i++)
    {
      const CaesarFlip *flip = &place->closed[i].flip;
      const CaesarSpace *space = flip->border != CAESAR_NONE ? &check->state->borders[flip->border] : NULL;

      if (space != NULL && (space->face_down || (space->by == CAESAR_NOBODY && flip->border != place->border) ||
                            is_flipped_before (place, i)))
        impossible (check, CAESAR_COUNT_FLIPPED, CAESAR_NOBODY, flip->border, 0, 1);
    }
}

static void
check_place (const Check *check,
             const CaesarPlace *place)
{
  int symbol = check->box->borders[place->border].symbol;

  check_turn (check, place->side);
  if (check->state->borders[place->border].by != CAESAR_NOBODY)
    {
      impossible (check, CAESAR_COUNT_SPACE, check->state->borders[place->border].by, place->border, 0, 1);
      return;
    }

  check_flips (check, place);
  if (!caesar_symbol_fits (place->token.symbol, symbol))
    against (check, CAESAR_RULE_SYMBOL, place->side, place->border, place->token.symbol, symbol);
  if (!holds (check, place->side, &place->token))
    against (check, CAESAR_RULE_HAND, place->side, caesar_box_find_kind (check->box, &place->token), 0, 1);
  if (check->verdict->kind != SCRIBA_IMPOSSIBLE)
    check_outcome (check, place);
}

static gboolean
fits_somewhere (const Check *check,
                int symbol)
{
  for (guint i = 0; i < check->state->n_borders; i++)
    {
      if (check->state->borders[i].by == CAESAR_NOBODY && caesar_symbol_fits (symbol, check->box->borders[i].symbol))
        return TRUE;
    }

  return FALSE;
}

/* Whether none fits is believed, unless what a side holds is public. */
static void
check_cannot_place (const Check *check,
                    const CaesarCannotPlace *entry)
{
  const CaesarPlayer *player = &check->state->players[entry->side];
  CaesarCannotPlace found;

  check_turn (check, entry->side);
  for (guint i = 0; i < player->n_held; i++)
    {
      if (fits_somewhere (check, player->held[i].symbol))
        {
          against (check, CAESAR_RULE_CAN_PLACE, entry->side, caesar_box_find_kind (check->box, &player->held[i]), 1, 0);
          break;
        }
    }

  caesar_resolve_cannot_place (check->state, check->box, entry->side, &found);
  if (!scriba_record_equal (&caesar_result_shape, &entry->result, &found.result))
    against (check, CAESAR_RULE_ENDING, entry->result.winner, CAESAR_NONE, entry->result.ending, found.result.ending);
  else if (!scriba_record_equal (&caesar_turn_shape, &entry->next, &found.next))
    against (check, CAESAR_RULE_NEXT_TURN, entry->next.side, CAESAR_NONE, entry->next.side, found.next.side);
}

/* Solo */

static void
check_draw (const Check *check,
            const CaesarDraw *draw,
            guint held)
{
  int size = check->state->players[draw->side].hand_size;

  must_be_solo (check);
  if (held + draw->n_tokens > CAESAR_MAX_HELD)
    impossible (check, CAESAR_COUNT_COMPONENT, draw->side, CAESAR_NONE, CAESAR_MAX_HELD, held + draw->n_tokens);
  if ((int) held + draw->n_tokens > size)
    against (check, CAESAR_RULE_HAND_SIZE, draw->side, CAESAR_NONE, held + draw->n_tokens, size);
}

static void
check_command (const Check *check,
               const CaesarCommandDraw *command)
{
  must_be_solo (check);
  if (check->state->stack[command->letter] == 0)
    against (check, CAESAR_RULE_COMMAND, CAESAR_NOBODY, command->letter, 0, 1);
}

static void
check_correct (const Check *check,
               const CaesarCorrect *correct)
{
  if (correct->what == CAESAR_CORRECT_ENDING || correct->what == CAESAR_CORRECT_WINNER)
    must_be_now (check, check->state->stage == CAESAR_STAGE_OVER);
  if (correct->what == CAESAR_CORRECT_CONTROL &&
      correct->value > check->box->provinces[correct->index].control_tokens)
    against (check, CAESAR_RULE_CONTROL_MOST, CAESAR_NOBODY, correct->index, correct->value,
             check->box->provinces[correct->index].control_tokens);
}

static int
count_stack (const Check *check)
{
  int left = check->box->command_tiles;

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    left -= check->state->drawn[letter];

  return left;
}

/* What the count was before the entry: `have`; and what the entry would take of it: `need`. */
static int
count_now (const Check *check,
           const ScribaFact *fact)
{
  const CaesarState *state = check->state;
  gint16 counts[CAESAR_MAX_KINDS];

  switch ((CaesarCountKind) fact->code)
    {
    case CAESAR_COUNT_TOKENS:
      if (fact->index < 0)
        return 0;
      caesar_count_unseen_all (state, check->box, fact->seat, counts);
      return counts[fact->index];
    case CAESAR_COUNT_BAG:
      caesar_count_bag_all (state, check->box, fact->seat, counts);
      return counts[fact->index];
    case CAESAR_COUNT_CONTROL:
      return fact->seat < 0 ? 0 : caesar_count_control_left (state, check->box, fact->seat);
    case CAESAR_COUNT_FACE_UP:
      return state->provinces[fact->index].control - state->provinces[fact->index].face_down;
    case CAESAR_COUNT_TILES:
      return caesar_count_tiles_left (state, check->box, fact->index);
    case CAESAR_COUNT_COMMANDS:
      return fact->index < 0 ? count_stack (check) : caesar_count_commands_left (state, fact->index);
    case CAESAR_COUNT_COMPONENT:
    case CAESAR_COUNT_SPACE:
    case CAESAR_COUNT_FLIPPED:
    case CAESAR_COUNT_NOW:
    default:
      return 0;
    }
}

static void
check_counts (const Check *check,
              guint kind,
              gconstpointer args)
{
  CaesarState after = *check->state;
  ScribaFact fact;

  caesar_apply (&after, kind, args);
  if (caesar_state_find_broken (&after, check->box, &fact))
    {
      int have = count_now (check, &fact);

      impossible (check, fact.code, fact.seat, fact.index, have, have - fact.have);
    }
}

static void
check_kind (const Check *check,
            CaesarEntryKind kind,
            gconstpointer args)
{
  const CaesarState *state = check->state;

  switch (kind)
    {
    case CAESAR_ENTRY_TILES:
      check_tiles (check, args);
      break;
    case CAESAR_ENTRY_TILE:
      check_tile (check, ((const CaesarTileChoice *) args)->province, ((const CaesarTileChoice *) args)->tile);
      break;
    case CAESAR_ENTRY_TICK:
    case CAESAR_ENTRY_BEGIN:
      must_be_now (check, state->stage == CAESAR_STAGE_SETUP);
      if (kind == CAESAR_ENTRY_BEGIN && ((const CaesarBegin *) args)->side != state->settings.first)
        against (check, CAESAR_RULE_TURN, ((const CaesarBegin *) args)->side, CAESAR_NONE,
                 ((const CaesarBegin *) args)->side, state->settings.first);
      break;
    case CAESAR_ENTRY_PLACE:
      check_place (check, args);
      break;
    case CAESAR_ENTRY_CANNOT_PLACE:
      check_cannot_place (check, args);
      break;
    case CAESAR_ENTRY_DRAW:
      check_draw (check, args, state->players[((const CaesarDraw *) args)->side].n_held);
      break;
    case CAESAR_ENTRY_HELD:
      check_draw (check, args, 0);
      break;
    case CAESAR_ENTRY_COMMAND:
      check_command (check, args);
      break;
    case CAESAR_ENTRY_RESHUFFLE:
      must_be_solo (check);
      break;
    case CAESAR_ENTRY_STOP:
      must_be_now (check, state->stage != CAESAR_STAGE_OVER);
      break;
    case CAESAR_ENTRY_RULING:
      must_be_now (check, state->stage == CAESAR_STAGE_SETUP ||
                          (state->stage == CAESAR_STAGE_PLAY &&
                           ((const CaesarRulingChange *) args)->what != CAESAR_RULING_FIRST));
      break;
    case CAESAR_ENTRY_CORRECT:
      check_correct (check, args);
      break;
    case CAESAR_ENTRY_NAME:
    case CAESAR_ENTRY_SPACE:
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * caesar_check:
 * @state: a #CaesarState
 * @box: the game's #CaesarBox
 * @kind: a #CaesarEntryKind
 * @args: its arguments, each in the range of its field table
 * @verdict: (out): what the rules say
 *
 * Looks at an entry before it is made. What would break a piece count, or names
 * what is not there, is impossible; all else the table may decide.
 */
void
caesar_check (gconstpointer state,
              gconstpointer box,
              guint kind,
              gconstpointer args,
              ScribaVerdict *verdict)
{
  const Check check = { .state = state, .box = box, .verdict = verdict };

  *verdict = (ScribaVerdict) { .kind = SCRIBA_FINE };
  if (caesar_entry_find_bad (state, kind, args) != NULL)
    {
      impossible (&check, CAESAR_COUNT_COMPONENT, CAESAR_NOBODY, CAESAR_NONE, 0, 0);
      return;
    }

  check_kind (&check, kind, args);
  if (verdict->kind != SCRIBA_IMPOSSIBLE)
    check_counts (&check, kind, args);
}

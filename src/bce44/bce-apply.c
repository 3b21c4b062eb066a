/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-correct.h"
#include "bce-ruling.h"
#include "bce-turns.h"

#include <string.h>

/* What each kind of entry does to a state. Nothing here judges, and no printed value is looked at. */

static void
spend_loyalty (BceState *state,
               guint seat,
               int count)
{
  if (state->settings.loyalty_to_supply)
    state->players[seat].loyalty_supplied += count;
  else
    state->players[seat].loyalty_spent += count;
}

static void
gain_denarii (BceState *state,
              guint seat,
              int count)
{
  if (state->settings.denarii)
    state->players[seat].denarii += count;
}

static void
gain_thing (BceState *state,
            guint seat,
            BceThing thing,
            int count)
{
  BcePlayer *player = &state->players[seat];

  switch (thing)
    {
    case BCE_THING_POLITICAL:
    case BCE_THING_MILITARY:
    case BCE_THING_SOCIAL:
    case BCE_THING_SUPPORT:
      if (state->settings.cubes)
        player->cubes[thing] += count;
      break;

    case BCE_THING_LOYALTY:
      if (count >= 0)
        player->loyalty += count;
      else
        spend_loyalty (state, seat, -count);
      break;

    case BCE_THING_DENARIUS:
      gain_denarii (state, seat, count);
      break;

    case BCE_THING_IMPERIUM:
      player->track += count;
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
apply_shortage (BceState *state,
                const BceShortage *shortage)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      state->players[seat].loyalty_returned += shortage->returned[seat];
      state->players[seat].track += shortage->imperium[seat];
    }
  state->substitutes += shortage->substitutes;
}

static void
put_architect (BceState *state,
               guint seat,
               int structure,
               int statue,
               int count)
{
  if (structure >= 0)
    state->structures[structure].architects[seat] += count;
  else if (statue >= 0)
    state->statues[statue].architects[seat] += count;
}

static void
apply_gains (BceState *state,
             guint seat,
             const BceGains *gains)
{
  for (guint thing = 0; thing < BCE_N_THINGS; thing++)
    gain_thing (state, seat, thing, gains->things[thing]);
  state->players[seat].limit = CLAMP (state->players[seat].limit + gains->limit, 0, SCRIBA_NUMBER_HIGHEST);
  for (guint i = 0; i < gains->n_moves; i++)
    {
      put_architect (state, seat, gains->moves[i].from, gains->moves[i].from_statue, -1);
      put_architect (state, seat, gains->moves[i].to, gains->moves[i].to_statue, 1);
    }
  apply_shortage (state, &gains->shortage);
}

static void
apply_market (BceState *state,
              const BceMarket *market)
{
  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    state->market[slot] = slot < market->n_slots ? market->slots[slot] : BCE_NONE;
}

static void
put_pile (BceSite *sites,
          const gint16 *pile,
          guint n_pile,
          int era)
{
  for (guint i = 0; i < n_pile; i++)
    sites[pile[i]].era = era;
}

static void
apply_sites (BceState *state,
             const BceSites *sites)
{
  for (guint i = 0; i < state->n_structures; i++)
    state->structures[i].era = 0;
  for (guint i = 0; i < state->n_statues; i++)
    state->statues[i].era = 0;

  put_pile (state->structures, sites->era1, sites->n_era1, 1);
  put_pile (state->structures, sites->era2, sites->n_era2, 2);
  put_pile (state->structures, sites->era3, sites->n_era3, 3);
  put_pile (state->statues, sites->statues, sites->n_statues, 1);
}

static void
apply_tick (BceState *state,
            const BceTick *tick)
{
  if (tick->done)
    state->ticks |= 1 << tick->step;
  else
    state->ticks &= ~(1 << tick->step);
}

static void
apply_build (BceState *state,
             const BceBuild *build)
{
  put_architect (state, build->seat, build->structure, build->statue, 1);
  gain_denarii (state, build->seat, -build->paid);
  apply_gains (state, build->seat, &build->gains);
  state->turn = build->next;
}

static void
apply_activate (BceState *state,
                const BceActivate *activate)
{
  state->structures[activate->structure].activated[activate->seat]++;
  apply_gains (state, activate->seat, &activate->gains);
  state->turn = activate->next;
}

static void
apply_enlist (BceState *state,
              const BceEnlist *enlist)
{
  BcePlayer *player = &state->players[enlist->seat];

  player->enlisted[enlist->recruit]++;
  for (guint type = 0; state->settings.cubes && type < BCE_N_CUBES; type++)
    player->cubes[type] -= enlist->paid[type];
  spend_loyalty (state, enlist->seat, enlist->loyalty);
  state->turn = enlist->next;
}

static void
apply_discard (BceState *state,
               const BceDiscard *discard)
{
  BcePlayer *player = &state->players[discard->seat];

  for (guint i = 0; i < discard->n_recruits; i++)
    player->discarded[discard->recruits[i]]++;
  for (guint i = 0; i < discard->n_late; i++)
    player->enlisted[discard->late[i]]++;
  player->loyalty += discard->late_loyalty;
  player->loyalty_discarded += discard->loyalty;
  player->hidden += discard->hidden;
  for (guint type = 0; state->settings.cubes && type < BCE_N_CUBES; type++)
    player->cubes[type] -= discard->cubes[type];
}

/* The boards stay as they were revealed until the next year. */
static void
begin_year (BceState *state)
{
  memset (state->boards, 0, sizeof state->boards);
  state->resolved_year = 0;
  if (state->next_im >= 0)
    state->im = state->next_im;
  state->next_im = BCE_NOBODY;
  for (guint seat = 0; seat < state->n_seats; seat++)
    state->players[seat].limit = 0;
}

static void
apply_move (BceState *state,
            const BceMove *move)
{
  gboolean begins = bce_stage_begins_year (state, move->stage, move->year);

  state->stage = move->stage;
  state->year = move->year;
  state->turn = move->turn;
  if (move->stage == BCE_STAGE_PRODUCTION)
    state->natural_year = move->year;
  else if (move->stage == BCE_STAGE_INTERRUPTION)
    state->income_year = move->year;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      state->players[seat].passed = FALSE;
      gain_denarii (state, seat, move->income[seat]);
      for (guint type = 0; type < BCE_N_CUBES; type++)
        gain_thing (state, seat, type, move->natural[seat * BCE_N_CUBES + type]);
      for (guint i = 0; i < state->n_structures; i++)
        state->structures[i].activated[seat] = 0;
    }

  if (begins)
    begin_year (state);
}

static void
apply_pass (BceState *state,
            const BcePass *pass)
{
  state->players[pass->seat].passed = TRUE;
  state->turn = pass->next;
  if (pass->move.moves)
    apply_move (state, &pass->move);
}

static void
play_board (BceState *state,
            guint seat,
            const BceTableBoard *board)
{
  BcePlayer *player = &state->players[seat];

  for (guint i = 0; i < board->n_cards; i++)
    player->played[board->stack[i]]++;
  player->loyalty_played += board->loyalty;

  for (guint type = 0; state->settings.cubes && type < BCE_N_CUBES; type++)
    player->cubes[type] -= board->charisma[type];
  for (guint other = 0; state->settings.cubes && other < state->n_seats; other++)
    player->cubes[BCE_THING_SUPPORT] -= board->support[other];
}

static void
apply_resolve (BceState *state,
               const BceResolve *resolve)
{
  for (guint i = 0; i < resolve->n_late; i++)
    state->players[resolve->late[i].seat].enlisted[resolve->late[i].recruit] += resolve->late[i].count;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      state->players[seat].loyalty += resolve->late_loyalty[seat] + resolve->deployed[seat];
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        play_board (state, seat, bce_state_board (state, seat, field));
      gain_denarii (state, seat, resolve->denarii[seat]);
      for (guint thing = 0; thing < BCE_N_THINGS; thing++)
        gain_thing (state, seat, thing, resolve->collected[seat * BCE_N_THINGS + thing]);
    }
  apply_shortage (state, &resolve->shortage);

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    state->tiles[(state->year - 1) * BCE_N_FIELDS + field] = resolve->tile_to[field] + 1;

  state->next_im = resolve->next_im;
  state->players[resolve->next_im].track += resolve->bonus_imperium;
  gain_denarii (state, resolve->next_im, resolve->bonus_denarii);
  state->resolved_year = state->year;
}

static void
apply_stored (BceState *state,
              const BceStored *stored)
{
  BceFinalPlayer *player = &state->final[stored->seat];

  if (stored->recruit >= 0)
    player->stored[stored->recruit] = stored->count;
  else
    player->stored_loyalty = stored->count;
}

static void
apply_tell (BceState *state,
            const BceTell *tell)
{
  BceFinalPlayer *player = &state->final[tell->seat];

  switch ((BceTellKind) tell->what)
    {
    case BCE_TELL_DONE:
      player->told = tell->value != 0;
      break;
    case BCE_TELL_DENARII:
      player->denarii = tell->value;
      break;
    case BCE_TELL_INFLUENCE:
      player->influence = tell->value;
      break;
    case BCE_TELL_PAIRS:
      player->pairs = tell->value;
      break;
    case BCE_TELL_BONUS:
      player->bonuses[tell->index] = tell->value;
      break;
    case BCE_TELL_PLAIN_ALLEGIANCE:
      player->plain_allegiance = tell->value != 0;
      break;
    case BCE_TELL_PLAIN_STRUCTURES:
      player->plain_structures = tell->value != 0;
      break;
    case BCE_TELL_PLAIN_RECRUITS:
      player->plain_recruits = tell->value != 0;
      break;
    case BCE_TELL_ALLEGIANCE_COUNT:
      player->allegiance_counts[tell->index] = tell->value;
      break;
    case BCE_TELL_ALLEGIANCE_IMPERIUM:
      player->allegiance_imperium = tell->value;
      break;
    case BCE_TELL_STRUCTURES_IMPERIUM:
      player->structures_imperium = tell->value;
      break;
    case BCE_TELL_STATUE_BONUS:
      player->statue_bonus = tell->value;
      break;
    case BCE_TELL_FIELD_TOTAL:
      player->field_totals[tell->index] = tell->value;
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
apply_stop (BceState *state,
            const BceStop *stop)
{
  state->ending = stop->scored ? BCE_ENDING_STOPPED : BCE_ENDING_UNFINISHED;
  state->stage = stop->scored ? BCE_STAGE_SCORING : BCE_STAGE_OVER;
  state->turn = BCE_NOBODY;
}

static void
apply_finish (BceState *state,
              const BceFinish *finish)
{
  memcpy (state->totals, finish->totals, sizeof state->totals);
  state->winners = finish->winners;
  state->decided_by = finish->decided_by;
  state->stage = BCE_STAGE_OVER;
  if (state->ending == BCE_ENDING_NOT_YET)
    state->ending = BCE_ENDING_PLAYED;
}

/* What was collected while a thing was not tracked is not known, so tracking begins from nothing. */
static void
forget_untracked (BceState *state)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (!state->settings.denarii)
        state->players[seat].denarii = 0;
      if (!state->settings.cubes)
        memset (state->players[seat].cubes, 0, sizeof state->players[seat].cubes);
    }
}

static void
apply_ruling (BceState *state,
              const BceRulingChange *ruling)
{
  bce_ruling_write (&state->settings, ruling->what, ruling->value);
  forget_untracked (state);
}

/* Two seats never have the shape and letter of one character: whoever had it gets the other one. */
static void
apply_name (BceState *state,
            const BceRename *rename)
{
  BcePlayer *player = &state->players[rename->seat];

  if (rename->name[0] != '\0')
    g_strlcpy (player->name, rename->name, sizeof player->name);
  if (rename->character < 0)
    return;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (state->players[seat].character == rename->character)
        state->players[seat].character = player->character;
    }
  player->character = rename->character;
}

/**
 * bce_apply:
 * @state: a #BceState
 * @kind: a #BceEntryKind
 * @args: its arguments, for which bce_entry_find_bad() finds nothing
 *
 * Changes a state by what was recorded. It never looks at a box and never
 * judges, so that an old night stays what it was.
 */
void
bce_apply (gpointer state,
           guint kind,
           gconstpointer args)
{
  BceState *self = state;

  switch ((BceEntryKind) kind)
    {
    case BCE_ENTRY_MARKET:
      apply_market (self, args);
      break;
    case BCE_ENTRY_SITES:
      apply_sites (self, args);
      break;
    case BCE_ENTRY_SENATE:
      self->senate = ((const BceSenateChoice *) args)->senate;
      break;
    case BCE_ENTRY_FIRST_IM:
      self->im = ((const BceSeatChoice *) args)->seat;
      break;
    case BCE_ENTRY_TICK:
      apply_tick (self, args);
      break;
    case BCE_ENTRY_BUILD:
      apply_build (self, args);
      break;
    case BCE_ENTRY_ACTIVATE:
      apply_activate (self, args);
      break;
    case BCE_ENTRY_ENLIST:
      apply_enlist (self, args);
      break;
    case BCE_ENTRY_DISCARD:
      apply_discard (self, args);
      break;
    case BCE_ENTRY_PASS:
      apply_pass (self, args);
      break;
    case BCE_ENTRY_PHASE:
      apply_move (self, args);
      break;
    case BCE_ENTRY_BOARD:
      {
        const BceBoardEntry *entry = args;

        self->boards[entry->seat * BCE_N_FIELDS + entry->field] = entry->board;
      }
      break;
    case BCE_ENTRY_RESOLVE:
      apply_resolve (self, args);
      break;
    case BCE_ENTRY_STORED:
      apply_stored (self, args);
      break;
    case BCE_ENTRY_TELL:
      apply_tell (self, args);
      break;
    case BCE_ENTRY_STOP:
      apply_stop (self, args);
      break;
    case BCE_ENTRY_FINISH:
      apply_finish (self, args);
      break;
    case BCE_ENTRY_RULING:
      apply_ruling (self, args);
      break;
    case BCE_ENTRY_NAME:
      apply_name (self, args);
      break;
    case BCE_ENTRY_CORRECT:
      bce_correct_write (self, args);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-fill.h"

#include <string.h>

#include "bce-turns.h"

static int
supply_of (const BceState *state,
           BceThing thing)
{
  if (thing <= BCE_THING_SUPPORT)
    return state->settings.cubes ? bce_count_cubes_supply (state, thing) : SCRIBA_NUMBER_HIGHEST;
  if (thing == BCE_THING_DENARIUS)
    return state->settings.denarii ? bce_count_denarii_supply (state) : SCRIBA_NUMBER_HIGHEST;

  return SCRIBA_NUMBER_HIGHEST;
}

/**
 * bce_fill_gains:
 * @state: the state before
 * @seat: who activates
 * @effects: (element-type BceDeed) (nullable): what the structure does; %NULL while unknown
 * @gains: (out): what that comes to, as far as the supply goes (rules, section 3, hard limit)
 *
 * Returns: whether the effects say it all; moved architects, exchanges and effects in words are told by the table
 */
gboolean
bce_fill_gains (const BceState *state,
                guint seat,
                const GArray *effects,
                BceGains *gains)
{
  gboolean complete = effects != NULL;
  int things[BCE_N_THINGS] = { 0, };

  memset (gains, 0, sizeof *gains);
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    {
      const BceDeed *deed = &g_array_index (effects, BceDeed, i);

      switch ((BceDeedKind) deed->kind)
        {
        case BCE_DEED_COLLECT:
          things[deed->what] += deed->count;
          break;
        case BCE_DEED_PAY:
          things[deed->what] -= deed->count;
          break;
        case BCE_DEED_LIMIT:
          gains->limit += deed->count;
          break;
        case BCE_DEED_IMPERIUM:
          things[BCE_THING_IMPERIUM] += deed->count;
          break;
        case BCE_DEED_MOVE_ARCHITECT:
        case BCE_DEED_EXCHANGE:
        case BCE_DEED_MANUAL:
        default:
          complete = FALSE;
          break;
        }
    }

  for (guint thing = 0; thing < BCE_N_THINGS; thing++)
    gains->things[thing] = CLAMP (things[thing], SCRIBA_NUMBER_LOWEST, MAX (0, supply_of (state, thing)));
  bce_fill_loyalty (state, MAX (0, gains->things[BCE_THING_LOYALTY]), &gains->shortage);
  return complete;
}

/**
 * bce_fill_build:
 * @state: the state before
 * @box: the game's box
 * @seat: who builds
 * @structure: number of the structure, or %BCE_NONE
 * @statue: number of the statue, or %BCE_NONE
 * @build: (out): the entry
 *
 * Returns: whether cost and immediate effect are known
 */
gboolean
bce_fill_build (const BceState *state,
                const BceBox *box,
                guint seat,
                int structure,
                int statue,
                BceBuild *build)
{
  const BceStructure *printed = structure >= 0 ? &g_array_index (box->structures, BceStructure, structure) : NULL;
  ScribaNumber cost = printed != NULL ? printed->cost : g_array_index (box->statues, BceStatue, statue).cost;
  gboolean complete = cost.known || !state->settings.denarii;
  BceState paid = *state;

  memset (build, 0, sizeof *build);
  build->seat = seat;
  build->structure = structure;
  build->statue = statue;
  build->paid = cost.known && state->settings.denarii ? cost.value : 0;
  build->next = bce_turn_after (state, seat);

  /* What is paid is in the supply when the effect happens. */
  paid.players[seat].denarii -= build->paid;
  if (printed != NULL && printed->immediate != FALSE)
    complete = printed->immediate == TRUE && bce_fill_gains (&paid, seat, printed->effects, &build->gains) && complete;

  return complete;
}

/**
 * bce_fill_activate:
 * @state: the state before
 * @box: the game's box
 * @seat: who activates
 * @structure: number of the structure
 * @activate: (out): the entry
 *
 * Returns: whether it is known what the structure does
 */
gboolean
bce_fill_activate (const BceState *state,
                   const BceBox *box,
                   guint seat,
                   guint structure,
                   BceActivate *activate)
{
  const BceStructure *printed = &g_array_index (box->structures, BceStructure, structure);

  memset (activate, 0, sizeof *activate);
  activate->seat = seat;
  activate->structure = structure;
  activate->next = bce_stage_has_turns (state->stage) && state->stage != BCE_STAGE_DISCARD
                   ? bce_turn_after (state, seat) : state->turn;
  return bce_fill_gains (state, seat, printed->effects, &activate->gains);
}

/**
 * bce_fill_activatable:
 * @state: a state
 * @box: the game's box
 * @seat: a player
 * @structures: (out): numbers of the structures that the player can activate now without being against a rule
 *
 * What is printed and not known speaks against nothing.
 *
 * Returns: how many there are
 */
guint
bce_fill_activatable (const BceState *state,
                      const BceBox *box,
                      guint seat,
                      gint16 structures[BCE_MAX_STRUCTURES])
{
  guint n = 0;

  for (guint i = 0; i < state->n_structures; i++)
    {
      BceActivate activate;
      ScribaVerdict verdict;

      if (state->structures[i].architects[seat] == 0)
        continue;

      bce_fill_activate (state, box, seat, i, &activate);
      bce_check (state, box, BCE_ENTRY_ACTIVATE, &activate, &verdict);
      if (verdict.kind == SCRIBA_FINE)
        structures[n++] = i;
    }

  return n;
}

/* Cubes of any type are taken from what there is most of. */
static void
pay_any (const BceState *state,
         guint seat,
         int any,
         gint16 paid[BCE_N_CUBES])
{
  for (; any > 0; any--)
    {
      guint most = 0;

      for (guint type = 1; type < BCE_N_CUBES; type++)
        {
          if (state->players[seat].cubes[type] - paid[type] > state->players[seat].cubes[most] - paid[most])
            most = type;
        }
      paid[most]++;
    }
}

/**
 * bce_fill_enlist:
 * @state: the state before
 * @box: the game's box
 * @seat: who enlists
 * @recruit: number of the recruit
 * @enlist: (out): the entry
 *
 * Returns: whether the cost is known
 */
gboolean
bce_fill_enlist (const BceState *state,
                 const BceBox *box,
                 guint seat,
                 guint recruit,
                 BceEnlist *enlist)
{
  const BceRecruit *printed = &g_array_index (box->recruits, BceRecruit, recruit);

  memset (enlist, 0, sizeof *enlist);
  enlist->seat = seat;
  enlist->recruit = recruit;
  enlist->next = bce_turn_after (state, seat);
  if (!printed->cost_known)
    return FALSE;

  enlist->loyalty = printed->cost.loyalty;
  if (state->settings.cubes)
    {
      enlist->paid[BCE_THING_POLITICAL] = printed->cost.political;
      enlist->paid[BCE_THING_MILITARY] = printed->cost.military;
      enlist->paid[BCE_THING_SOCIAL] = printed->cost.social;
      enlist->paid[BCE_THING_SUPPORT] = printed->cost.support;
      pay_any (state, seat, printed->cost.any, enlist->paid);
    }
  return TRUE;
}

/**
 * bce_fill_pass:
 * @state: the state before
 * @seat: who passes
 * @pass: (out): the entry; with the last one to pass the marker moves on
 */
void
bce_fill_pass (const BceState *state,
               guint seat,
               BcePass *pass)
{
  BceState after = *state;

  memset (pass, 0, sizeof *pass);
  pass->seat = seat;
  pass->move.turn = BCE_NOBODY;
  after.players[seat].passed = TRUE;
  pass->next = bce_turn_after (&after, seat);
  if (pass->next == BCE_NOBODY)
    bce_move_next (&after, &pass->move);
}

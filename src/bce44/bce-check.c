/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-revealed.h"
#include "bce-turns.h"

/* What the rules say about an entry before it is made (rules, sections 2 to 6). */

typedef struct
{
  const BceState *state;
  const BceBox *box;
  ScribaVerdict *verdict;
} Check;

static void
against (const Check *check,
         BceRule rule,
         int seat,
         int index,
         int have,
         int need)
{
  scriba_verdict_add (check->verdict, SCRIBA_AGAINST,
                      (ScribaFact) { .code = rule, .seat = seat, .index = index, .have = have, .need = need });
}

static void
impossible (const Check *check,
            BceCountKind count,
            int seat,
            int index,
            int have,
            int need)
{
  scriba_verdict_add (check->verdict, SCRIBA_IMPOSSIBLE,
                      (ScribaFact) { .code = count, .seat = seat, .index = index, .have = have, .need = need });
}

static void
must_be_now (const Check *check,
             gboolean fits)
{
  if (!fits)
    impossible (check, BCE_COUNT_NOW, BCE_NOBODY, BCE_NONE, check->state->stage, 0);
}

static void
check_turn (const Check *check,
            guint seat,
            gboolean phase_fits)
{
  must_be_now (check, bce_state_is_played (check->state));
  if (!phase_fits)
    against (check, BCE_RULE_PHASE, seat, BCE_NONE, check->state->stage, 0);
  if (check->state->players[seat].passed)
    against (check, BCE_RULE_PASSED, seat, BCE_NONE, 0, 0);
}

static gboolean
is_built (const BceState *state,
          const BceSite *site)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (site->architects[seat] > 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_construction (const BceState *state)
{
  return state->stage == BCE_STAGE_CONSTRUCTION || state->stage == BCE_STAGE_FINAL_CONSTRUCTION;
}

/* Set-up */

static void
find_twice (const Check *check,
            const gint16 *numbers,
            guint length)
{
  for (guint i = 0; i < length; i++)
    {
      for (guint j = i + 1; j < length; j++)
        {
          if (numbers[i] >= 0 && numbers[i] == numbers[j])
            impossible (check, BCE_COUNT_TWICE, BCE_NOBODY, numbers[i], 1, 2);
        }
    }
}

static void
check_market (const Check *check,
              const BceMarket *market)
{
  must_be_now (check, check->state->stage == BCE_STAGE_SETUP);
  find_twice (check, market->slots, market->n_slots);

  for (guint slot = 0; slot < market->n_slots; slot++)
    {
      int number = market->slots[slot];
      const BceRecruit *recruit;

      if (number < 0)
        continue;

      if (number >= (int) check->box->recruits->len)
        {
          impossible (check, BCE_COUNT_COMPONENT, BCE_NOBODY, number, 0, 1);
          continue;
        }

      recruit = &g_array_index (check->box->recruits, BceRecruit, number);
      if (recruit->field != (int) (slot / BCE_N_COLUMNS))
        impossible (check, BCE_COUNT_VALUE, BCE_NOBODY, number, recruit->field, slot / BCE_N_COLUMNS);
      else if (recruit->tier.known && recruit->tier.value != (int) bce_slot_tier (slot))
        against (check, BCE_RULE_SETUP_TIER, BCE_NOBODY, number, recruit->tier.value, bce_slot_tier (slot));
    }
}

static void
check_sites (const Check *check,
             const BceSites *sites)
{
  const gint16 *eras[] = { sites->era1, sites->era2, sites->era3 };
  const guint lengths[] = { sites->n_era1, sites->n_era2, sites->n_era3 };
  guint size = bce_setup_pile_size (check->state->n_seats);
  gint16 all[3 * BCE_MAX_PILE];
  guint n_all = 0;

  must_be_now (check, check->state->stage == BCE_STAGE_SETUP);

  for (guint era = 0; era < BCE_N_ERAS; era++)
    {
      for (guint i = 0; i < lengths[era]; i++)
        {
          const BceStructure *structure = &g_array_index (check->box->structures, BceStructure, eras[era][i]);

          all[n_all++] = eras[era][i];
          if (structure->era.known && structure->era.value != (int) era + 1)
            against (check, BCE_RULE_SETUP_TIER, BCE_NOBODY, eras[era][i], structure->era.value, era + 1);
        }
      if (lengths[era] != size)
        against (check, BCE_RULE_SETUP_COUNT, BCE_NOBODY, era + 1, lengths[era], size);
    }
  if (sites->n_statues != size)
    against (check, BCE_RULE_SETUP_COUNT, BCE_NOBODY, 0, sites->n_statues, size);

  find_twice (check, all, n_all);
  find_twice (check, sites->statues, sites->n_statues);
}

static void
check_senate (const Check *check,
              const BceSenateChoice *choice)
{
  must_be_now (check, check->state->stage == BCE_STAGE_SETUP);
  if (choice->senate >= (int) check->box->senate->len)
    impossible (check, BCE_COUNT_COMPONENT, BCE_NOBODY, choice->senate, 0, 1);
}

/* Structures */

static void
check_substitutes (const Check *check,
                   const BceShortage *shortage)
{
  int left = 0;

  for (guint seat = 0; seat < check->state->n_seats; seat++)
    left += MAX (0, bce_count_returnable_loyalty (check->state, seat) - shortage->returned[seat]);

  if (shortage->substitutes > 0 && left > 0)
    against (check, BCE_RULE_LOYALTY_LEFT, BCE_NOBODY, BCE_NONE, left, shortage->substitutes);
}

/* A structure or statue, and what is printed on it as far as it is known. */
typedef struct
{
  const BceSite *site;
  int index; /* as facts count them: structures, then statues */
  ScribaNumber cost;
  const ScribaNumber *spaces;
  int n_spaces; /* below 0 if unknown */
  gboolean multiple;
} Place;

static Place
find_place (const Check *check,
            int structure,
            int statue)
{
  if (structure >= 0)
    {
      const BceStructure *printed = &g_array_index (check->box->structures, BceStructure, structure);

      return (Place) { &check->state->structures[structure], structure, printed->cost, printed->spaces,
                       printed->spaces_known ? printed->n_spaces : -1, printed->multiple != FALSE };
    }
  else
    {
      const BceStatue *printed = &g_array_index (check->box->statues, BceStatue, statue);

      return (Place) { &check->state->statues[statue], BCE_MAX_STRUCTURES + statue, printed->cost, printed->spaces,
                       printed->spaces_known ? printed->n_spaces : -1, FALSE };
    }
}

/* Whether one more architect can come to a place; @more have come with the same entry, or gone. */
static void
check_space (const Check *check,
             guint seat,
             const Place *place,
             int more)
{
  int taken = more;

  if (place->site->era == 0)
    impossible (check, BCE_COUNT_COMPONENT, BCE_NOBODY, place->index, 0, 1);

  for (guint other = 0; other < check->state->n_seats; other++)
    taken += place->site->architects[other];
  if (place->n_spaces >= 0 && taken >= (int) bce_count_spaces (check->state, place->spaces, place->n_spaces))
    against (check, BCE_RULE_NO_SPACE, seat, place->index, taken, taken + 1);
}

/* What an effect did: the architects that it moved, and the loyalty that had to come back for it. */
static void
check_gains (const Check *check,
             guint seat,
             const BceGains *gains)
{
  for (guint i = 0; i < gains->n_moves; i++)
    {
      const BceArchitectMove *move = &gains->moves[i];
      int more = 0;

      for (guint j = 0; j < gains->n_moves; j++)
        {
          more += j < i && gains->moves[j].to == move->to && gains->moves[j].to_statue == move->to_statue;
          more -= gains->moves[j].from == move->to && gains->moves[j].from_statue == move->to_statue;
        }
      if (move->to >= 0 || move->to_statue >= 0)
        {
          const Place place = find_place (check, move->to, move->to_statue);

          check_space (check, seat, &place, more);
        }
    }

  check_substitutes (check, &gains->shortage);
}

static void
check_build (const Check *check,
             const BceBuild *build)
{
  const BceState *state = check->state;
  const Place place = find_place (check, build->structure, build->statue);
  const BceSite *site = place.site;

  check_turn (check, build->seat, is_construction (state));
  check_space (check, build->seat, &place, 0);
  check_gains (check, build->seat, &build->gains);

  if (!place.multiple && site->architects[build->seat] > 0)
    against (check, BCE_RULE_BUILT_ALREADY, build->seat, place.index, site->architects[build->seat], 1);
  if (state->settings.denarii && place.cost.known && place.cost.value != build->paid)
    against (check, BCE_RULE_PRICE, build->seat, place.index, build->paid, place.cost.value);
  if (build->structure >= 0 && !state->settings.build_early && site->era > (int) bce_state_era (state))
    against (check, BCE_RULE_COMING_ERA, build->seat, build->structure, bce_state_era (state), site->era);
}

static void
check_activate (const Check *check,
                const BceActivate *activate)
{
  const BceState *state = check->state;
  const BceStructure *structure = &g_array_index (check->box->structures, BceStructure, activate->structure);
  const BceSite *site = &state->structures[activate->structure];
  guint seat = activate->seat;
  int most = state->settings.per_architect ? site->architects[seat] : MIN (1, site->architects[seat]);

  check_turn (check, seat, TRUE);
  check_gains (check, seat, &activate->gains);

  if (site->era == 0)
    impossible (check, BCE_COUNT_COMPONENT, BCE_NOBODY, activate->structure, 0, 1);
  if (site->architects[seat] == 0)
    against (check, BCE_RULE_NOT_OWNER, seat, activate->structure, 0, 1);
  else if (site->activated[seat] >= most)
    against (check, BCE_RULE_ACTIVATED, seat, activate->structure, site->activated[seat], most);
  if (structure->immediate == TRUE)
    against (check, BCE_RULE_IMMEDIATE, seat, activate->structure, 0, 0);
  if (structure->phase >= 0 && structure->phase != (int) bce_stage_phase (state->stage))
    against (check, BCE_RULE_OTHER_PHASE, seat, activate->structure, structure->phase, 0);
  if (site->era > (int) bce_state_era (state))
    against (check, BCE_RULE_COMING_ERA, seat, activate->structure, bce_state_era (state), site->era);
}

/* Recruits */

static gboolean
pays_cost (const BceCost *cost,
           const gint16 *paid)
{
  const int printed[BCE_N_CUBES] = { cost->political, cost->military, cost->social, cost->support };
  int more = 0;

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      if (paid[type] < printed[type])
        return FALSE;
      more += paid[type] - printed[type];
    }

  return more == cost->any;
}

static void
check_enlist (const Check *check,
              const BceEnlist *enlist)
{
  const BceState *state = check->state;
  const BceRecruit *recruit;
  int printed;
  int paid;

  check_turn (check, enlist->seat, state->stage == BCE_STAGE_ENLISTMENT);

  if (enlist->recruit >= (int) check->box->recruits->len || bce_count_pile_start (state, enlist->recruit) == 0)
    {
      impossible (check, BCE_COUNT_COMPONENT, BCE_NOBODY, enlist->recruit, 0, 1);
      return;
    }

  recruit = &g_array_index (check->box->recruits, BceRecruit, enlist->recruit);
  if (!recruit->cost_known)
    return;

  printed = recruit->cost.loyalty;
  paid = enlist->loyalty;
  if (paid == printed && (!state->settings.cubes || pays_cost (&recruit->cost, enlist->paid)))
    return;

  if (state->settings.cubes)
    {
      printed += recruit->cost.political + recruit->cost.military + recruit->cost.social + recruit->cost.support +
                 recruit->cost.any;
      for (guint type = 0; type < BCE_N_CUBES; type++)
        paid += enlist->paid[type];
    }
  against (check, BCE_RULE_PRICE, enlist->seat, enlist->recruit, paid, printed);
}

static void
check_move (const Check *check,
            const BceMove *move)
{
  BceMove next;

  if (!bce_move_next (check->state, &next) || check->state->im < 0)
    must_be_now (check, FALSE);
  else if (next.stage != move->stage || next.year != move->year)
    against (check, BCE_RULE_ORDER, BCE_NOBODY, BCE_NONE, move->stage, next.stage);
  else if (check->state->stage == BCE_STAGE_RESOLUTION && !bce_state_is_resolved (check->state))
    against (check, BCE_RULE_ORDER, BCE_NOBODY, BCE_NONE, move->stage, check->state->stage);
}

static void
check_pass (const Check *check,
            const BcePass *pass)
{
  const BceState *state = check->state;
  int held = bce_count_cards (state, pass->seat) + bce_count_cubes (state, pass->seat);

  check_turn (check, pass->seat, bce_stage_has_turns (state->stage));
  if (state->stage == BCE_STAGE_DISCARD && held > bce_count_limit (state, pass->seat))
    against (check, BCE_RULE_LIMIT, pass->seat, BCE_NONE, held, bce_count_limit (state, pass->seat));
  if (pass->move.moves)
    check_move (check, &pass->move);
}

/* Resolution */

static void
check_support (const Check *check,
               const BceBoardEntry *entry)
{
  const BceState *state = check->state;

  for (int other = 0; other < BCE_MAX_SEATS; other++)
    {
      gboolean is_im = entry->seat == state->im;
      gboolean may = other < state->n_seats &&
                     (is_im ? other == entry->seat : other != entry->seat && other != state->im);

      if (entry->board.support[other] > 0 && !may)
        impossible (check, BCE_COUNT_OWN_SYMBOL, entry->seat, other, entry->board.support[other], 0);
    }
}

static void
check_cards (const Check *check,
             const BceBoardEntry *entry,
             const BceState *after)
{
  for (guint i = 0; i < entry->board.n_cards; i++)
    {
      int number = entry->board.stack[i];
      const BceRecruit *recruit;
      int there;
      int revealed;

      if (number >= (int) check->box->recruits->len)
        {
          impossible (check, BCE_COUNT_COMPONENT, BCE_NOBODY, number, 0, 1);
          continue;
        }

      recruit = &g_array_index (check->box->recruits, BceRecruit, number);
      if (recruit->field >= 0 && recruit->field != entry->field)
        against (check, BCE_RULE_WRONG_FIELD, entry->seat, number, entry->field, recruit->field);

      there = bce_count_cards_of (check->state, entry->seat, number) + bce_count_pile (check->state, number);
      revealed = bce_revealed_count (after, entry->seat, number);
      if (revealed > there)
        impossible (check, BCE_COUNT_PILE, entry->seat, number, there, revealed);
    }
}

/* All that a seat revealed was stored before. Those whose type nobody told are cubes, too. */
static void
check_cubes (const Check *check,
             guint seat,
             const BceState *after)
{
  int stored = bce_count_cubes (check->state, seat);
  int all = bce_revealed_count_cubes (after, seat, BCE_N_CUBES);

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      int have = check->state->players[seat].cubes[type];
      int revealed = bce_revealed_count_cubes (after, seat, type);

      all += revealed;
      if (revealed > have)
        impossible (check, BCE_COUNT_CUBES, seat, type, have, revealed);
    }

  if (all > stored)
    impossible (check, BCE_COUNT_CUBES, seat, BCE_NONE, stored, all);
}

static void
check_board (const Check *check,
             const BceBoardEntry *entry)
{
  const BceState *state = check->state;

  must_be_now (check, bce_state_is_played (state) && !bce_state_is_resolved (state) && state->im >= 0);
  if (state->stage != BCE_STAGE_RESOLUTION)
    against (check, BCE_RULE_PHASE, entry->seat, BCE_NONE, state->stage, BCE_STAGE_RESOLUTION);
  if (entry->board.n_told > BCE_MAX_TOLD)
    impossible (check, BCE_COUNT_TOLD, entry->seat, BCE_NONE, BCE_MAX_TOLD, entry->board.n_told);
  check_support (check, entry);
}

static void
check_revealed (const Check *check,
                const BceBoardEntry *entry,
                const BceState *after)
{
  check_cards (check, entry, after);
  if (check->state->settings.cubes)
    check_cubes (check, entry->seat, after);
}

static void
check_resolve (const Check *check,
               const BceResolve *resolve)
{
  const BceState *state = check->state;

  must_be_now (check, bce_state_is_played (state) && !bce_state_is_resolved (state) && state->im >= 0);
  if (state->stage != BCE_STAGE_RESOLUTION)
    against (check, BCE_RULE_PHASE, BCE_NOBODY, BCE_NONE, state->stage, BCE_STAGE_RESOLUTION);
  check_substitutes (check, &resolve->shortage);
  if (resolve->next_im == state->shared)
    impossible (check, BCE_COUNT_SEAT, resolve->next_im, BCE_NONE, 0, 0);
}

/* The end */

static void
check_stored (const Check *check,
              const BceStored *stored)
{
  int there = stored->recruit >= 0 ? bce_count_cards_of (check->state, stored->seat, stored->recruit)
                                   : bce_count_loyalty (check->state, stored->seat);

  must_be_now (check, check->state->stage == BCE_STAGE_SCORING);
  if (stored->count > there)
    impossible (check, stored->recruit >= 0 ? BCE_COUNT_CARDS : BCE_COUNT_LOYALTY, stored->seat, stored->recruit, there,
                stored->count);
}

static int
count_stored (const BceState *state,
              guint seat)
{
  int stored = state->final[seat].stored_loyalty;

  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    stored += state->final[seat].stored[recruit];

  return stored;
}

static void
check_finish (const Check *check)
{
  const BceState *state = check->state;

  must_be_now (check, state->stage == BCE_STAGE_SCORING);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (state->final[seat].told && count_stored (state, seat) != bce_count_cards (state, seat))
        against (check, BCE_RULE_STORED, seat, BCE_NONE, count_stored (state, seat), bce_count_cards (state, seat));
    }
}

/* Corrections: what is not tracked has no number, and pieces lie only where there is a place for them. */
static void
check_correct (const Check *check,
               const BceCorrect *correct)
{
  const BceState *state = check->state;
  guint index = correct->index;
  gboolean there = TRUE;

  must_be_now (check, state->stage != BCE_STAGE_OVER);

  if (correct->what == BCE_CORRECT_STRUCTURE)
    there = correct->value == 0 || state->structures[index].era > 0;
  else if (correct->what == BCE_CORRECT_STATUE)
    there = correct->value == 0 || state->statues[index].era > 0;
  else if (correct->what == BCE_CORRECT_STRUCTURE_ERA)
    there = correct->value > 0 || !is_built (state, &state->structures[index]);
  else if (correct->what == BCE_CORRECT_STATUE_IN_PLAY)
    there = correct->value > 0 || !is_built (state, &state->statues[index]);
  else if (correct->what == BCE_CORRECT_DENARII)
    there = state->settings.denarii;
  else if (correct->what == BCE_CORRECT_CUBES)
    there = state->settings.cubes;
  if (!there)
    impossible (check, BCE_COUNT_COMPONENT, BCE_NOBODY, BCE_NONE, 0, 1);

  if (correct->what == BCE_CORRECT_PILE && correct->value > bce_count_pile_most (state, index))
    impossible (check, BCE_COUNT_PILE, BCE_NOBODY, index, bce_count_pile_most (state, index), correct->value);
}

/* No two players have the same name. */
static void
check_name (const Check *check,
            const BceRename *rename)
{
  for (int seat = 0; seat < check->state->n_seats; seat++)
    {
      if (seat != rename->seat && strcmp (rename->name, check->state->players[seat].name) == 0)
        impossible (check, BCE_COUNT_NAME, seat, BCE_NONE, 1, 2);
    }
}

static int
count_now (const BceState *state,
           const ScribaFact *fact)
{
  switch ((BceCountKind) fact->code)
    {
    case BCE_COUNT_TRACK:
      return state->players[fact->seat].track;
    case BCE_COUNT_DENARII:
      return state->players[fact->seat].denarii;
    case BCE_COUNT_DENARII_SUPPLY:
      return bce_count_denarii_supply (state);
    case BCE_COUNT_ARCHITECTS:
      return bce_count_architects (state, fact->seat);
    case BCE_COUNT_ON_SITE:
      return fact->index < BCE_MAX_STRUCTURES ? state->structures[fact->index].architects[fact->seat]
                                              : state->statues[fact->index - BCE_MAX_STRUCTURES].architects[fact->seat];
    case BCE_COUNT_PILE:
      return bce_count_pile (state, fact->index);
    case BCE_COUNT_CARDS:
      return bce_count_cards_of (state, fact->seat, fact->index);
    case BCE_COUNT_HAND:
      return bce_count_cards (state, fact->seat);
    case BCE_COUNT_LOYALTY:
      return bce_count_loyalty (state, fact->seat);
    case BCE_COUNT_LOYALTY_SUPPLY:
      return bce_count_loyalty_supply (state);
    case BCE_COUNT_COLLEGIUM_LOYALTY:
      return bce_count_collegium_loyalty (state, fact->seat) + state->players[fact->seat].hidden;
    case BCE_COUNT_CUBES:
      return state->players[fact->seat].cubes[fact->index];
    case BCE_COUNT_CUBES_SUPPLY:
      return bce_count_cubes_supply (state, fact->index);
    case BCE_COUNT_SEAT:
    case BCE_COUNT_COMPONENT:
    case BCE_COUNT_TWICE:
    case BCE_COUNT_OWN_SYMBOL:
    case BCE_COUNT_NOW:
    case BCE_COUNT_VALUE:
    case BCE_COUNT_TOLD:
    case BCE_COUNT_NAME:
    case BCE_COUNT_RESULT:
    default:
      g_assert_not_reached ();
    }
}

/* What would be after it; a count that would fall below nothing: how many there are, and how many it would take. */
static void
check_after (const Check *check,
             guint kind,
             gconstpointer args)
{
  BceState after = *check->state;
  ScribaFact fact;

  bce_apply (&after, kind, args);
  if (kind == BCE_ENTRY_BOARD)
    check_revealed (check, args, &after);
  if (check->verdict->kind != SCRIBA_IMPOSSIBLE && bce_state_find_broken (&after, &fact))
    {
      int have = count_now (check->state, &fact);

      impossible (check, fact.code, fact.seat, fact.index, have, have - fact.have);
    }
}

static void
check_kind (const Check *check,
            BceEntryKind kind,
            gconstpointer args)
{
  switch (kind)
    {
    case BCE_ENTRY_MARKET:
      check_market (check, args);
      break;
    case BCE_ENTRY_SITES:
      check_sites (check, args);
      break;
    case BCE_ENTRY_SENATE:
      check_senate (check, args);
      break;
    case BCE_ENTRY_FIRST_IM:
    case BCE_ENTRY_TICK:
      must_be_now (check, check->state->stage == BCE_STAGE_SETUP);
      break;
    case BCE_ENTRY_BUILD:
      check_build (check, args);
      break;
    case BCE_ENTRY_ACTIVATE:
      check_activate (check, args);
      break;
    case BCE_ENTRY_ENLIST:
      check_enlist (check, args);
      break;
    case BCE_ENTRY_DISCARD:
      check_turn (check, ((const BceDiscard *) args)->seat, check->state->stage == BCE_STAGE_DISCARD);
      break;
    case BCE_ENTRY_PASS:
      check_pass (check, args);
      break;
    case BCE_ENTRY_PHASE:
      check_move (check, args);
      break;
    case BCE_ENTRY_BOARD:
      check_board (check, args);
      break;
    case BCE_ENTRY_RESOLVE:
      check_resolve (check, args);
      break;
    case BCE_ENTRY_STORED:
      check_stored (check, args);
      break;
    case BCE_ENTRY_TELL:
      must_be_now (check, check->state->stage == BCE_STAGE_SCORING);
      break;
    case BCE_ENTRY_STOP:
      must_be_now (check, bce_state_is_played (check->state));
      break;
    case BCE_ENTRY_FINISH:
      check_finish (check);
      break;
    case BCE_ENTRY_RULING:
      must_be_now (check, check->state->stage != BCE_STAGE_OVER);
      break;
    case BCE_ENTRY_CORRECT:
      check_correct (check, args);
      break;
    case BCE_ENTRY_NAME:
      check_name (check, args);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * bce_check:
 * @state: a #BceState
 * @box: the game's #BceBox; unknown values speak against nothing
 * @kind: a #BceEntryKind
 * @args: its arguments, each in the range of its field table
 * @verdict: (out): what the rules say
 *
 * Looks at an entry before it is made. What would break a piece count, or names
 * what is not there, is impossible; all else the table may decide.
 */
void
bce_check (gconstpointer state,
           gconstpointer box,
           guint kind,
           gconstpointer args,
           ScribaVerdict *verdict)
{
  const Check check = { .state = state, .box = box, .verdict = verdict };

  *verdict = (ScribaVerdict) { .kind = SCRIBA_FINE };
  if (bce_entry_find_bad (state, kind, args) != NULL)
    {
      impossible (&check, BCE_COUNT_COMPONENT, BCE_NOBODY, BCE_NONE, 0, 0);
      return;
    }

  check_kind (&check, kind, args);
  if (verdict->kind != SCRIBA_IMPOSSIBLE)
    check_after (&check, kind, args);
}

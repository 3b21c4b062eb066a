/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-verdict.h"

#include <glib/gi18n.h>

#include "bce-correct.h"
#include "words-entry.h"
#include "words-names.h"

/* Why an entry is against the rules, or impossible. */

/** scriba_words_rule: a #BceRule that an entry was recorded against, for the log. */
const char *
scriba_words_rule (guint rule)
{
  static const char * const names[] = {
    [BCE_RULE_PHASE] = N_("not in this phase"),
    [BCE_RULE_PASSED] = N_("after passing"),
    [BCE_RULE_BUILT_ALREADY] = N_("only once per player"),
    [BCE_RULE_NO_SPACE] = N_("no free space"),
    [BCE_RULE_COMING_ERA] = N_("its era has not begun"),
    [BCE_RULE_PRICE] = N_("not the printed price"),
    [BCE_RULE_NOT_OWNER] = N_("not the owner"),
    [BCE_RULE_ACTIVATED] = N_("already activated in this phase"),
    [BCE_RULE_IMMEDIATE] = N_("its effect happens only when it is built"),
    [BCE_RULE_OTHER_PHASE] = N_("it belongs to another phase"),
    [BCE_RULE_LIMIT] = N_("over the limit"),
    [BCE_RULE_SETUP_COUNT] = N_("another number than in the rulebook"),
    [BCE_RULE_SETUP_TIER] = N_("of another tier or era"),
    [BCE_RULE_WRONG_FIELD] = N_("outside its field"),
    [BCE_RULE_ORDER] = N_("out of order"),
    [BCE_RULE_LOYALTY_LEFT] = N_("loyalty could come back first"),
    [BCE_RULE_STORED] = N_("stored cards do not add up"),
  };

  g_return_val_if_fail (rule < G_N_ELEMENTS (names), "");

  return _(names[rule]);
}

static const char *
name_of (const BceState *state,
         int seat)
{
  return seat >= 0 && seat < state->n_seats ? state->players[seat].name : "";
}

/* Sites that a fact is about: structures first, then statues. */
static char *
fact_site (const BceBox *box,
           int index)
{
  return index < BCE_MAX_STRUCTURES ? scriba_words_site (box, index, BCE_NONE)
                                    : scriba_words_site (box, BCE_NONE, index - BCE_MAX_STRUCTURES);
}

static char *
against_words (const BceState *state,
               const BceBox *box,
               const ScribaFact *fact)
{
  const char *player = name_of (state, fact->seat);
  g_autofree char *site = NULL;

  switch ((BceRule) fact->code)
    {
    case BCE_RULE_PHASE:
      /* Translators: %s is a phase. */
      return g_strdup_printf (_("This does not belong to the phase: %s."), scriba_words_stage (state->stage));
    case BCE_RULE_PASSED:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s has already passed."), player);
    case BCE_RULE_BUILT_ALREADY:
      site = fact_site (box, fact->index);
      /* Translators: structure, player. */
      return g_strdup_printf (_("%1$s: only once per player, and %2$s has an architect there."), site, player);
    case BCE_RULE_NO_SPACE:
      site = fact_site (box, fact->index);
      return g_strdup_printf (_("%s: no free space is left."), site);
    case BCE_RULE_COMING_ERA:
      site = fact_site (box, fact->index);
      return g_strdup_printf (_("%s: its era has not begun."), site);
    case BCE_RULE_PRICE:
      /* As much, but of something else. */
      if (fact->have == fact->need)
        return g_strdup (_("This is not the printed price."));
      /* Translators: the printed price and what was paid. */
      return g_strdup_printf (_("The printed price is %1$d, paid: %2$d."), fact->need, fact->have);
    case BCE_RULE_NOT_OWNER:
      site = fact_site (box, fact->index);
      /* Translators: structure, player. */
      return g_strdup_printf (_("%1$s: %2$s has no architect there."), site, player);
    case BCE_RULE_ACTIVATED:
      site = fact_site (box, fact->index);
      return g_strdup_printf (_("%s: already activated in this phase."), site);
    case BCE_RULE_IMMEDIATE:
      site = fact_site (box, fact->index);
      return g_strdup_printf (_("%s: its effect happens only when it is built."), site);
    case BCE_RULE_OTHER_PHASE:
      site = fact_site (box, fact->index);
      /* Translators: structure, phase. */
      return g_strdup_printf (_("%1$s: it belongs to another phase: %2$s."), site, scriba_words_phase (fact->have));
    case BCE_RULE_LIMIT:
      /* Translators: player, number of cards and cubes, limit. */
      return g_strdup_printf (_("%1$s: %2$d cards and cubes, limit %3$d."), player, fact->have, fact->need);
    case BCE_RULE_SETUP_COUNT:
      /* Translators: two numbers of tiles. */
      return g_strdup_printf (_("The rulebook takes %1$d tiles of each pile, here are %2$d."), fact->need, fact->have);
    case BCE_RULE_SETUP_TIER:
      return g_strdup (_("A tier or era is not the one that the box has."));
    case BCE_RULE_WRONG_FIELD:
      site = scriba_words_recruit (box, fact->index);
      /* Translators: a card, then a field inside a sentence. */
      return g_strdup_printf (_("%1$s belongs to the %2$s field."), site, scriba_words_field_inside (fact->need));
    case BCE_RULE_ORDER:
      return g_strdup_printf (_("Next would come: %s."), scriba_words_stage (fact->need));
    case BCE_RULE_LOYALTY_LEFT:
      return g_strdup (_("Loyalty could come back from the Collegium first."));
    case BCE_RULE_STORED:
      /* Translators: player and two numbers of cards. */
      return g_strdup_printf (_("%1$s: %2$d cards entered as stored, %3$d expected."), player, fact->have, fact->need);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static char *
component_words (const BceState *state,
                 const BceBox *box,
                 guint kind,
                 int index)
{
  if (index < 0)
    return g_strdup (_("This is not in the game."));

  if (kind == BCE_ENTRY_BUILD || kind == BCE_ENTRY_ACTIVATE)
    {
      g_autofree char *site = fact_site (box, index);

      return g_strdup_printf (_("%s is not in play."), site);
    }

  if (kind == BCE_ENTRY_ENLIST || kind == BCE_ENTRY_BOARD || kind == BCE_ENTRY_MARKET)
    {
      g_autofree char *recruit = index < state->n_recruits ? scriba_words_recruit (box, index) : g_strdup ("?");

      return g_strdup_printf (_("%s is not in play."), recruit);
    }

  return g_strdup (_("This is not in the game."));
}

/* What somebody has there is in a closed Collegium or stored, and nobody is told which: that it is too few is all that
 * may be said (rules, section 3, what is private). NULL for what is open. */
static char *
private_words (const BceState *state,
               const BceBox *box,
               const ScribaFact *fact)
{
  const char *player = name_of (state, fact->seat);
  g_autofree char *recruit = NULL;

  if (fact->seat < 0 || !bce_correct_is_private (state, BCE_CORRECT_PLAYED, 0))
    return NULL;

  switch ((int) fact->code)
    {
    case BCE_COUNT_CARDS:
    case BCE_COUNT_PILE:
      recruit = scriba_words_recruit (box, fact->index);
      /* Translators: player, recruit. */
      return g_strdup_printf (_("%1$s, %2$s: there are fewer cards than it takes."), player, recruit);
    case BCE_COUNT_LOYALTY:
      /* Translators: player. */
      return g_strdup_printf (_("%s: there is less loyalty than it takes."), player);
    case BCE_COUNT_COLLEGIUM_LOYALTY:
      /* Translators: player. */
      return g_strdup_printf (_("%s: less loyalty can come back than it takes."), player);
    default:
      return NULL;
    }
}

static char *
impossible_words (const BceState *state,
                  const BceBox *box,
                  guint kind,
                  const ScribaFact *fact)
{
  const char *player = name_of (state, fact->seat);
  g_autofree char *what = private_words (state, box, fact);

  if (what != NULL)
    return g_steal_pointer (&what);

  switch ((BceCountKind) fact->code)
    {
    case BCE_COUNT_SEAT:
      return g_strdup (_("The shared Suitor is never the Imperium Maius."));
    case BCE_COUNT_COMPONENT:
      return component_words (state, box, kind, fact->index);
    case BCE_COUNT_TRACK:
      /* Translators: player, how much there is, how much it takes. */
      return g_strdup_printf (_("%1$s: %2$d Imperium, and it takes %3$d."), player, fact->have, fact->need);
    case BCE_COUNT_DENARII:
      /* Translators: player, how many there are, how many it takes. */
      return g_strdup_printf (_("%1$s: %2$d denarii, and it takes %3$d."), player, fact->have, fact->need);
    case BCE_COUNT_DENARII_SUPPLY:
      return g_strdup_printf (_("Denarii in the supply: %1$d, and it takes %2$d."), fact->have, fact->need);
    case BCE_COUNT_ARCHITECTS:
      return g_strdup_printf (_("%1$s: %2$d architects in the supply, and it takes %3$d."), player, fact->have, fact->need);
    case BCE_COUNT_ON_SITE:
      what = fact_site (box, fact->index);
      /* Translators: player, structure. */
      return g_strdup_printf (_("%1$s: no architect on %2$s."), player, what);
    case BCE_COUNT_PILE:
      what = scriba_words_recruit (box, fact->index);
      /* Translators: recruit, how many there are, how many it takes. */
      return g_strdup_printf (_("%1$s: %2$d cards there, and it takes %3$d."), what, fact->have, fact->need);
    case BCE_COUNT_CARDS:
      what = scriba_words_recruit (box, fact->index);
      /* Translators: player, recruit, how many there are, how many it takes. */
      return g_strdup_printf (_("%1$s, %2$s: %3$d cards, and it takes %4$d."), player, what, fact->have, fact->need);
    case BCE_COUNT_HAND:
      return g_strdup_printf (_("%1$s: %2$d cards, and it takes %3$d."), player, fact->have, fact->need);
    case BCE_COUNT_LOYALTY:
      return g_strdup_printf (_("%1$s: %2$d loyalty, and it takes %3$d."), player, fact->have, fact->need);
    case BCE_COUNT_LOYALTY_SUPPLY:
      return g_strdup_printf (_("Loyalty in the supply: %1$d, and it takes %2$d."), fact->have, fact->need);
    case BCE_COUNT_COLLEGIUM_LOYALTY:
      return g_strdup_printf (_("%1$s: %2$d loyalty that can come back, and it takes %3$d."), player, fact->have, fact->need);
    case BCE_COUNT_TOLD:
      /* Translators: player, the most that there can be, how many there are. */
      return g_strdup_printf (_("%1$s: at most %2$d effects in words can be recorded in one field, here are %3$d."), player,
                              fact->have, fact->need);
    case BCE_COUNT_CUBES:
      /* Translators: player, how many there are, how many it takes. */
      if (fact->index < 0)
        return g_strdup_printf (_("%1$s: %2$d cubes, and it takes %3$d."), player, fact->have, fact->need);
      /* Translators: player, kind of cube, how many there are, how many it takes. */
      return g_strdup_printf (_("%1$s, %2$s: %3$d, and it takes %4$d."), player, scriba_words_thing (fact->index),
                              fact->have, fact->need);
    case BCE_COUNT_CUBES_SUPPLY:
      return g_strdup_printf (_("%1$s in the supply: %2$d, and it takes %3$d."), scriba_words_thing (fact->index),
                              fact->have, fact->need);
    case BCE_COUNT_NAME:
      return g_strdup (_("Somebody else has this name."));
    case BCE_COUNT_RESULT:
      return g_strdup (_("The result would be another one by now: it is to be confirmed again."));
    case BCE_COUNT_TWICE:
      return g_strdup (_("The same component is chosen twice."));
    case BCE_COUNT_OWN_SYMBOL:
      /* Translators: player whose support it is, and whose symbol it lies on. */
      return g_strdup_printf (_("%1$s: support cannot lie on this symbol: %2$s."), player, name_of (state, fact->index));
    case BCE_COUNT_NOW:
      return g_strdup_printf (_("This is not possible now: %s."), scriba_words_stage (state->stage));
    case BCE_COUNT_VALUE:
      what = fact->index >= 0 && fact->index < state->n_recruits ? scriba_words_recruit (box, fact->index) : g_strdup ("?");
      return g_strdup_printf (_("%s belongs to another field."), what);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/**
 * scriba_words_entry_verdict:
 * @state: the state before
 * @box: the game's box
 * @kind: the kind of the entry
 * @verdict: what the rules say about it
 *
 * Returns: (transfer full) (nullable): the first reason in one sentence, or %NULL if it is fine
 */
char *
scriba_words_entry_verdict (const BceState *state,
                            const BceBox *box,
                            guint kind,
                            const ScribaVerdict *verdict)
{
  if (verdict->n_facts == 0)
    return NULL;

  return verdict->kind == SCRIBA_IMPOSSIBLE ? impossible_words (state, box, kind, &verdict->facts[0])
                                            : against_words (state, box, &verdict->facts[0]);
}

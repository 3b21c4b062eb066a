/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game.h"

/**
 * scriba_verdict_add:
 * @verdict: a verdict; zeros are fine
 * @kind: what the fact makes of it
 * @fact: why
 *
 * Adds a reason. What is impossible leaves no room for what is against the rules.
 */
void
scriba_verdict_add (ScribaVerdict *verdict,
                    ScribaVerdictKind kind,
                    ScribaFact fact)
{
  if (kind < verdict->kind)
    return;

  if (kind > verdict->kind)
    {
      verdict->kind = kind;
      verdict->against = 0;
      verdict->n_facts = 0;
    }
  if (kind == SCRIBA_AGAINST)
    verdict->against |= 1u << fact.code;
  if (verdict->n_facts < SCRIBA_MAX_FACTS)
    verdict->facts[verdict->n_facts++] = fact;
}

/** scriba_verdict_get_against: the bits for #ScribaEntry.against; 0 unless it is against the rules. */
guint32
scriba_verdict_get_against (const ScribaVerdict *verdict)
{
  return verdict->against;
}

/** scriba_game_can_refill: whether the game tells anew what comes of an entry: whether the table did not decide that itself. */
gboolean
scriba_game_can_refill (const ScribaGame *game,
                        const ScribaEntry *entry)
{
  return game->refill != NULL && (entry->against & game->outcome_rules) == 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-rulings.h"

#include <glib/gi18n.h>

/* In the order of a game: set-up, the year, resolution, final scoring. */
static const ScribaRuling rulings[] = {
  { "market-columns",
    N_("Columns of the market"),
    N_("Tier 1 lies in column 1, tier 2 in columns 2 and 3, tier 3 in column 4, the Lictors beside."),
    N_("The rulebook leaves the order open; cheap to dear reads best."),
    FALSE },
  { "era-starts",
    N_("Eras"),
    N_("Era I is years 1 and 2, era II years 3 and 4, era III years 5 and 6."),
    N_("The rulebook does not say when an era begins; three eras share six years evenly."),
    TRUE },
  { "immediate-effect",
    N_("Immediate effects"),
    N_("An immediate effect happens when the structure is built, also when it is built early."),
    N_("The effect belongs to building, not to the era."),
    FALSE },
  { "build-early",
    N_("Structures of a coming era"),
    N_("They may be built early, but are not activated before their era."),
    N_("The rulebook lets a player choose any structure with a free space; it is silent about activating."),
    TRUE },
  { "statue-once",
    N_("Statues"),
    N_("Each player builds a statue at most once."),
    N_("Four structures may take several architects of one player, and no statue is among them."),
    FALSE },
  { "loyalty-supply",
    N_("No loyalty left"),
    N_("Loyalty comes back from the Collegium when one is needed and none is left; if nobody has any, substitutes are used."),
    N_("Having none left matters only when one is needed."),
    FALSE },
  { "loyalty-spent",
    N_("Spent loyalty"),
    N_("Loyalty spent on a cost goes to its owner’s Collegium."),
    N_("Played and discarded loyalty goes there too; of spent loyalty the rulebook says nothing."),
    TRUE },
  { "top-first",
    N_("Order in a stack"),
    N_("The topmost card is filled first."),
    N_("The examples fill and activate from top to bottom."),
    FALSE },
  { "charisma-cubes",
    N_("Charisma while deploying"),
    N_("A tie in who deploys looks at charisma cubes only, not at the charisma of cards."),
    N_("Cards and abilities count in the tally, which comes later."),
    FALSE },
  { "loyalty-order",
    N_("Order of loyalty"),
    N_("Played loyalty acts in Suitor order, the IM last."),
    N_("It is the order of the steps before it."),
    FALSE },
  { "ability-order",
    N_("Order of abilities"),
    N_("Abilities act in Suitor order, then the IM’s, top to bottom, also on cards without support."),
    N_("The rulebook has an order within a stack, but none among the players."),
    FALSE },
  { "collect-from-card",
    N_("Collecting from a card"),
    N_("A cube is collected from a card only if one lies there, and the filled ambition keeps its authority."),
    N_("The cube did its work when it was placed."),
    FALSE },
  { "denarius-for-loyalty",
    N_("Denarius for loyalty"),
    N_("Only loyalty collected by deploying earns the denarius, not loyalty that was played."),
    N_("Played loyalty is spent; the award thanks those who supported others."),
    FALSE },
  { "resolution-structures",
    N_("Resolution structures"),
    N_("They are activated from the left of the outgoing IM."),
    N_("The phase began under that IM, and its order holds until it ends."),
    FALSE },
  { "stored-cards",
    N_("Cards in storage"),
    N_("Cards that are still stored at the end score nothing."),
    N_("Final scoring looks at the Collegium only."),
    FALSE },
  { "senate-pairs",
    N_("Senate pairs"),
    N_("Pairs are the smaller number of tiles of the two fields; of one field twice, half of its tiles, rounded down."),
    N_("A tile belongs to one pair only."),
    FALSE },
  { "per-architect",
    N_("Several architects on a structure"),
    N_("A structure scores its Imperium, and is activated, once for each architect on it."),
    N_("Each architect was paid for."),
    TRUE },
  { "tie-break-fields",
    N_("First tie-break"),
    N_("Authority and ambition in the Collegium count over all three fields."),
    N_("It is the sum that the field totals already have."),
    FALSE },
  { "tie-break-influence",
    N_("Second tie-break"),
    N_("All stored influence cubes count, support too."),
    N_("The rulebook says influence and leaves none out."),
    FALSE },
  { "shared-victory",
    N_("Still tied"),
    N_("Players who are tied after both tie-breaks share the victory."),
    N_("The rulebook has no third tie-break."),
    FALSE },
};

/** scriba_words_ruling_translate: a ruling of any game, in the language of the process. */
ScribaRuling
scriba_words_ruling_translate (const ScribaRuling *ruling)
{
  return (ScribaRuling) { ruling->id, _(ruling->title), _(ruling->text), _(ruling->reason), ruling->setting };
}

/**
 * scriba_words_n_rulings:
 *
 * Returns: how many rulings there are
 */
guint
scriba_words_n_rulings (void)
{
  return G_N_ELEMENTS (rulings);
}

/**
 * scriba_words_ruling:
 * @ruling: a number below scriba_words_n_rulings()
 *
 * Returns: the ruling, in the language of the process
 */
ScribaRuling
scriba_words_ruling (guint ruling)
{
  g_return_val_if_fail (ruling < G_N_ELEMENTS (rulings), (ScribaRuling) { 0 });

  return scriba_words_ruling_translate (&rulings[ruling]);
}

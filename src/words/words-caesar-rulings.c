/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar-rulings.h"

#include <glib/gi18n.h>

#include "caesar-entries.h"

/* The settings in the order of CaesarRulingKind, then the others in that of a game. */
static const ScribaRuling rulings[] = {
  { "first",
    N_("First turn"),
    N_("Caesar begins."),
    N_("The rules do not say who does."),
    TRUE },
  { "bonus-to",
    N_("Bonus tiles go to"),
    N_("Who places the token that closes a province gets its bonus tile."),
    N_("Most texts of the rules have it so; a short one gives the tile to who controls the province."),
    TRUE },
  { "might",
    N_("Might turns over"),
    N_("Might may turn one control token of the opponent face down, in a province; nobody has to."),
    N_("One text of the rules says control token, another only token."),
    TRUE },
  { "senate-needs-control",
    N_("Senate tiles need control"),
    N_("A Senate tile brings control tokens only if its owner also controls the province; it counts for later ones either way."),
    N_("The rules speak of tiles received from a province that was claimed."),
    TRUE },
  { "both-last",
    N_("Both last tokens at once"),
    N_("If one scoring uses up the last control tokens of both sides, the game is a draw."),
    N_("Both are the first to place their last token, and the rules do not break the tie."),
    TRUE },
  { "hands",
    N_("Odds and hands"),
    N_("Hands of two players are never recorded; odds come from what is not on the board."),
    N_("Who has which token is each player’s secret."),
    FALSE },
  { "two-closed",
    N_("Two provinces closed at once"),
    N_("Both are scored before any bonus tile, in the order that the placing player chooses."),
    N_("One token fills both, so neither comes first by itself."),
    FALSE },
  { "links",
    N_("Links"),
    N_("A province that is won is linked to each neighbour that the same player controls with a control token face up; two won together link once."),
    N_("The rules link neighbours that one player controls, and a token face down prevents it."),
    FALSE },
  { "tokens-short",
    N_("Too few control tokens"),
    N_("With fewer control tokens left than are owed, those that are left are placed: in the province first, then on its links."),
    N_("The last one ends the game anyway."),
    FALSE },
  { "extra-turns",
    N_("Extra turns"),
    N_("A turn gives at most one extra turn, to whom the tile goes; then the order goes on as if it had not been. "
       "An extra turn is a turn, and may give another."),
    N_("The rules limit Tactics to one a turn."),
    FALSE },
  { "face-down",
    N_("Face down"),
    N_("A control token face down does not link, but keeps control; an influence token face down counts 0 on both sides."),
    N_("The rules say that turning over prevents links, and nothing else."),
    FALSE },
  { "tie",
    N_("Bonus tile of a tie"),
    N_("Where bonus tiles go to who controls the province, that of a tied one goes to nobody."),
    N_("Nobody controls it, and that stays so."),
    FALSE },
  { "end",
    N_("When the end is seen"),
    N_("The end is looked for when all closed provinces are scored, and after each Senate tile; bonus tiles that are left then go to nobody."),
    N_("The last control token ends the game at once."),
    FALSE },
  { "link-wins",
    N_("The last token as a link"),
    N_("The last control token also wins if it lies on a border space."),
    N_("It is on the board like any other."),
    FALSE },
  { "cannot-place",
    N_("No token fits"),
    N_("Who has tokens, but none that fits an empty border space, loses as if the hand were empty."),
    N_("Either way no token can be placed."),
    FALSE },
  { "crassus",
    N_("Auto-Crassus"),
    N_("Auto-Crassus uses the bag and tokens of the other side, and passes when none of its tokens fits. "
       "Where a command tile leaves a choice, the table decides; Scriba suggests to close a province, or else to strengthen "
       "the one where Auto-Crassus is most behind."),
    N_("The rules let only the player lose by an empty hand."),
    FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rulings) > CAESAR_RULING_BOTH_LAST);

/** scriba_words_n_caesar_rulings: how many rulings of Caesar! there are. */
guint
scriba_words_n_caesar_rulings (void)
{
  return G_N_ELEMENTS (rulings);
}

/**
 * scriba_words_caesar_ruling:
 * @ruling: a number below scriba_words_n_caesar_rulings(); a #CaesarRulingKind is one
 *
 * Returns: the ruling, in the language of the process
 */
ScribaRuling
scriba_words_caesar_ruling (guint ruling)
{
  g_return_val_if_fail (ruling < G_N_ELEMENTS (rulings), (ScribaRuling) { 0 });

  return scriba_words_ruling_translate (&rulings[ruling]);
}

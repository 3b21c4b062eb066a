/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-help-text.h"

#include <glib/gi18n.h>

static const ScribaHelpPage pages[] = {
  {
    .title = N_("Play a Night"),
    .icon_name = "scriba-laurel-symbolic",
    .sections = {
      {
        .text = N_("Scriba keeps turns, tie-breaks and sums while the game stays on your table."),
        .numbered = TRUE,
        .lines = {
          N_("Begin with New Game: the last group is there already. Seats are clockwise; two players share a third Suitor."),
          N_("Choose what Scriba keeps count of, and your rulings, or leave them as they are."),
          N_("Set up the table step by step. Scriba draws what is random, or you draw and enter what lies there."),
          N_("Start year 1. The bottom shows whose turn it is; a tap acts for that player."),
          N_("Stop whenever you like: the game waits in the library, even after a power cut."),
        },
      },
      {
        .title = N_("Unknown tiles"),
        .text = N_("Scriba draws only among components whose names it knows. Otherwise you shuffle and draw, "
                   "and can name what you drew on the spot."),
      },
      {
        .title = N_("Share a game"),
        .text = N_("Share in the main menu has the score sheet as a picture, as a PDF or printed, the result as text, a table for "
                   "a spreadsheet and, once the game is over, a play for BG Stats. Hide Names puts Player 1, Player 2… in the place "
                   "of names. Nothing is sent: you choose where it goes."),
      },
      {
        .title = N_("A screen for everybody"),
        .text = N_("Table View in the main menu opens a second window for a television: phase, scores or map, large, and nothing "
                   "private. F11 fills the screen that it is on; the next time it opens there by itself."),
      },
      {
        .title = N_("Take a game along"),
        .text = N_("Save a Copy writes the whole night into a file. Opened on another machine, it becomes a game of that library."),
      },
      {
        .title = N_("Deleted by mistake"),
        .text = N_("A deleted game can be restored for 30 days: see Recently Deleted in the main menu."),
      },
      {
        .title = N_("Who has won"),
        .text = N_("Statistics in the main menu counts finished games: of all players, and of one of them after a tap on the name. "
                   "There a player can be renamed, two names can become one person, and two people of one name can be told apart."),
      },
    },
  },
  {
    .title = N_("Phase by Phase"),
    .icon_name = "scriba-political-symbolic",
    .sections = {
      {
        .text = N_("A year of 44 BCE on one page: the phases at the top, below them what this phase needs, at the bottom whose turn it is."),
        .lines = {
          N_("What you tap is done for the player at the bottom. If somebody else was quicker, tap that player first."),
          N_("A pass counts until the phase is over. When all have passed, Scriba goes on by itself; End the Phase passes for all who are left."),
          N_("If the table is in another phase, choose it at the top."),
        },
      },
      {
        .title = N_("Construction and enlistment"),
        .text = N_("Tap a structure to build it, a recruit to enlist it."),
        .lines = {
          N_("A cost that nobody has entered yet is asked there, and may stay open."),
          N_("Hold a piece, or press the other mouse button, for its details and for what else can be done with it."),
          N_("Activate shows the structures of the player, and what they do. Each works once in its phase."),
        },
      },
      {
        .title = N_("Production and discard"),
        .text = N_("Natural influence comes by itself. Over the limit, tell only how many cards go face down; name a card only if all saw it."),
      },
      {
        .title = N_("Commitments and negotiation"),
        .text = N_("Nothing is entered before the boards are revealed. Scriba says what each field needs and, if you like, how much time is left."),
      },
      {
        .title = N_("Resolution"),
        .text = N_("Enter field by field what lies on the boards; every tap is kept. The bar shows who would win. "
                   "Apply records the result, with all that follows from it, as one step."),
      },
      {
        .title = N_("Interruption and the end"),
        .text = N_("Income comes by itself, and who gets none sees why. After the sixth year there is one more construction. "
                   "Then each player tells which cards are still stored; all else is filled in."),
      },
      {
        .title = N_("What stays secret"),
        .text = N_("Stored cards and the Collegium are named nowhere before the end, unless your table chose Open Collegium."),
      },
    },
  },
  {
    .title = N_("Score a Finished Game"),
    .icon_name = "scriba-political-symbolic",
    .sections = {
      {
        .text = N_("At the end of 44 BCE, enter what everybody has. The totals follow as you type."),
        .numbered = TRUE,
        .lines = {
          N_("Name the players, and choose who played which character."),
          N_("Choose what the Senate tile shows, or count the pairs by hand."),
          N_("For each player, enter the Imperium on the track, denarii, and what lies in the Collegium."),
          N_("Enter tiles, structures and recruits one by one, or only their sums: whatever is quicker at your table."),
          N_("Read off the winner. Stored cubes are needed only when a tie must be broken."),
        },
      },
      {
        .title = N_("Why this number?"),
        .text = N_("Tap a number on the score sheet to see the lines that made it, and the rule behind it."),
      },
      {
        .title = N_("Share the result"),
        .text = N_("Below the score sheet and in the main menu is what a game can be shared as: a picture, a PDF or a print, text, "
                   "a table, and a play for BG Stats. Its day is the one on which you began to enter it."),
      },
      {
        .title = N_("Nothing is lost"),
        .text = N_("What you enter is kept at once, and every step can be undone. "
                   "The game stays in the library until you remove it."),
      },
    },
  },
  {
    .title = N_("Resolve a Year"),
    .icon_name = "scriba-im-symbolic",
    .sections = {
      {
        .text = N_("When the boards are revealed, enter what lies on them. Scriba fills the ambitions, "
                   "breaks the ties and names the next Imperium Maius."),
        .numbered = TRUE,
        .lines = {
          N_("Name the players clockwise, and mark who is Imperium Maius."),
          N_("Choose a field. Add each player’s cards, the top card first."),
          N_("Add played loyalty, charisma cubes, and the support that each Suitor gives to the others. "
             "The IM has own support only."),
          N_("Watch the bar: it shows who wins the field, and by what."),
          N_("Open the result to see every step with its reason, and check it against the table."),
        },
      },
      {
        .title = N_("Two players"),
        .text = N_("Enter three seats and mark the shared Suitor. The human Suitor decides for it, and it never wins."),
      },
    },
  },
  {
    .title = N_("Play Caesar!"),
    .icon_name = "scriba-sword-symbolic",
    .sections = {
      {
        .text = N_("The map shows what lies on your board. Hands stay secret: Scriba never asks what you hold."),
        .numbered = TRUE,
        .lines = {
          N_("Begin with New Game, and choose Caesar!, two players or a solo game against Auto-Crassus."),
          N_("Set up the table step by step. Scriba draws the bonus tiles, you enter them, or they wait until a province closes."),
          N_("For each turn, tap a border space, then the token that was placed; both ways of turning it are offered."),
          N_("Read what it would bring: who wins which province, control tokens, links, the bonus tile. Then place it."),
          N_("The last control token ends the game by itself. A player without a token that fits says so by I Cannot Place."),
        },
      },
      {
        .title = N_("Unseen tokens and odds"),
        .text = N_("What is not on the board is in a bag or a hand. Mark the tokens of your own hand for sharper odds; "
                   "the marks are never saved, and go when the page is left."),
        .lines = {
          N_("Odds are exact: the chance that the next token fits a space with a symbol, drawn at random from all that is unseen. "
             "A laurel fits everywhere."),
          N_("Tap them for more: at least one that fits among several draws, one of the values you ask for, and the best value. "
             "What excludes each other adds up to 100%."),
          N_("One space from closing: who wins as it stands, how many tokens would turn it, and how likely one of them is in hand."),
        },
      },
      {
        .title = N_("What your table decides"),
        .text = N_("When a game begins, choose who has the first turn, who gets a bonus tile, what Might turns over, "
                   "whether Senate tiles need control, and what two last tokens at once mean. Rulings of Caesar! has the reasons."),
      },
      {
        .title = N_("Solo"),
        .text = N_("Your hand, the line of Auto-Crassus and all draws are recorded. Tell what a command tile says once; "
                   "where it leaves a choice, Scriba may suggest, and you decide."),
        .lines = {
          N_("The suggestion: close a province if that can be done, else strengthen the one where Auto-Crassus is most behind."),
          N_("Auto-Crassus passes when none of its tokens fits, and wins when its last control token is placed."),
        },
      },
      {
        .title = N_("Other components"),
        .text = N_("Tokens of modules that Scriba does not know can be added to a bag when a game begins."),
      },
      {
        .title = N_("Take it along"),
        .text = N_("Share in the main menu puts the map and how the game stands on a page: a picture, a PDF, or printed. "
                   "The result can be copied as text, as the log can on its page."),
      },
    },
  },
  {
    .title = N_("Undo and Correct"),
    .icon_name = "edit-undo-symbolic",
    .sections = {
      {
        .text = N_("In both games the table is right. Scriba warns and gives a reason, but never stands in the way."),
        .lines = {
          N_("Undo takes back the last step and says which; Redo brings it back. However far, and after a restart too."),
          N_("What is against the rules is recorded all the same, and marked as the table’s decision."),
          N_("Only what cannot be is refused, such as a 41st denarius. The numbers are named, and Correct is beside them."),
          N_("Correct, the pencil at the top, changes whatever is tracked: numbers, owners, names, the phase. The log marks corrections."),
        },
      },
      {
        .title = N_("The log"),
        .text = N_("The list at the top: everything that happened, in words. What was undone is struck through."),
        .lines = {
          N_("Change or remove an older line: what came after it is recorded anew. What fits no more is left out and named, and one undo brings it back."),
          N_("Go Back to Here shows the game as it was after a line."),
          N_("Search it, look at decisions and corrections alone, or copy it as text."),
        },
      },
      {
        .title = N_("Stop early"),
        .text = N_("Stop Here, in the main menu, ends a game before its end. A night of 44 BCE is scored as it stands, or left without a score."),
      },
      {
        .title = N_("When something cannot be saved"),
        .text = N_("It stays on the page, and a bar says so until it is settled: Retry, or Save a Copy to take it along."),
      },
    },
  },
  {
    .title = N_("By Keys or by Ear"),
    .icon_name = "input-keyboard-symbolic",
    .sections = {
      {
        .text = N_("Both games can be recorded by the keyboard alone, and with a screen reader."),
        .lines = {
          N_("Tab and the arrows move, Enter and Space do what a tap does, Escape goes back."),
          N_("In 44 BCE, P passes, or goes on to the next phase; A activates a structure."),
          N_("On the map of Caesar!, the arrows lead to the space that lies there, and Enter opens it. R turns the token, Enter places it."),
          N_("On a number, plus and minus change it by one, or type it."),
          N_("What changes is announced: whose turn it is, what was recorded and undone, and the decision of the table."),
        },
      },
      {
        .title = N_("All keys"),
        .text = N_("Keyboard Shortcuts, in the main menu, lists them."),
      },
    },
  },
  {
    .title = N_("Fill the Box"),
    .icon_name = "scriba-tile-symbolic",
    .sections = {
      {
        .text = N_("Most values are printed on the components only, and Scriba does not guess them. "
                   "Read them off your own game once; every later night knows them."),
        .lines = {
          N_("Best before the night: go down the grid in the order of the printed reference sheets."),
          N_("Of Caesar!, only the command tiles of the solo game are not known: how many there are of each letter, and what they say."),
          N_("Where your copy of Caesar! differs, its counts, symbols and border spaces can be corrected, for games begun from then on."),
          N_("Or bit by bit: a value entered during a game can be kept in your box."),
          N_("Import the box of a friend: what you do not know yet is filled in. Where you differ, you are asked."),
          N_("Export your box to keep a copy, or to pass it on."),
        },
      },
    },
  },
  {
    .title = N_("Unknown Values"),
    .icon_name = "dialog-question-symbolic",
    .sections = {
      {
        .text = N_("A question mark stands for a value that nobody has entered yet. It is never counted as zero without a word."),
        .lines = {
          N_("“12 + ?” is a sum in which something is missing. The result names what it is."),
          N_("A result with a question mark may still change."),
          N_("Enter the value when you find it. Nothing else has to be entered again."),
        },
      },
    },
  },
  {
    .title = N_("Rulings"),
    .icon_name = "scriba-senate-symbolic",
    .rulings = "44bce",
    .sections = {
      {
        .text = N_("Where the rulebook of 44 BCE leaves something open, Scriba had to decide. "
                   "Your table can choose otherwise for some of these, in Preferences."),
      },
    },
  },
  {
    .title = N_("Rulings of Caesar!"),
    .icon_name = "scriba-senate-symbolic",
    .rulings = "caesar",
    .sections = {
      {
        .text = N_("Where the rules of Caesar! leave something open, Scriba had to decide. "
                   "The first five can be chosen otherwise for each new game."),
      },
    },
  },
  {
    .title = N_("Command Line"),
    .icon_name = "utilities-terminal-symbolic",
    .sections = {
      {
        .text = N_("Scriba also works without a window. What Save a Copy writes can be read here, and the other way round."),
        /* Translators: FILE stands for the name of a file; the rest is typed as it is. */
        .code = {
          N_("scriba score FILE"),
          N_("scriba resolve FILE"),
          N_("scriba caesar FILE"),
          N_("scriba score --json FILE"),
          N_("scriba score -"),
          "scriba --help",
        },
        .lines = {
          N_("prints the score sheet, the winner and the reason"),
          N_("prints one year, step by step"),
          N_("prints how a game of Caesar! stands, with the odds"),
          N_("prints the same for other programs"),
          N_("reads standard input in place of a file"),
          N_("tells everything else"),
        },
      },
    },
  },
};

/**
 * scriba_help_get_pages:
 * @n_pages: (out): how many there are
 *
 * Returns: the pages of the help
 */
const ScribaHelpPage *
scriba_help_get_pages (guint *n_pages)
{
  *n_pages = G_N_ELEMENTS (pages);
  return pages;
}

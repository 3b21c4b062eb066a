# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a night of four in the real window: the reference year with its taps, a
hard end in the middle of its resolution, and on to the score; then a night of two.

test_night.py SCRIBA SOURCE-ROOT
"""

import pathlib
import re
import sys
import unittest

import night
from night import NEXT, PHASES
from window import BUTTON, SPIN, Atspi, Window, wait

SCRIBA, SOURCE = sys.argv[1:3]
BOX = pathlib.Path(SOURCE) / 'tests' / 'fixtures' / 'practice-box.json'
PLAYERS = ('Anna', 'Bálint', 'Csenge', 'Máté')
IM = 'Máté'
SUITORS = ('Anna', 'Bálint', 'Csenge')
BUDGET = 60

# What this table draws: its recruits beside those of tier 1, which are always there, and the structures of Era I.
# Those of the other eras and the statues are not told: nobody builds them.
MARKET = {
    'Political': {'Column 2, tier 2': 'Senator', 'Column 3, tier 2': 'Praetor', 'Column 4, tier 3': 'Practice Censor'},
    'Military': {'Column 2, tier 2': 'Practice Scout', 'Column 3, tier 2': 'Practice Standard-Bearer',
                 'Column 4, tier 3': 'Practice Engineer'},
    'Social': {'Column 2, tier 2': 'Practice Merchant', 'Column 3, tier 2': 'Practice Poet',
               'Column 4, tier 3': 'Practice Matron'},
}
SITES = {
    'Era I': {'Tile 1': 'Forum', 'Tile 2': 'Castrum', 'Tile 3': 'Practice Well', 'Tile 4': 'Practice School',
              'Tile 5': 'Practice Shrine'},
}

# The reference year (experience.md, promise 2). Loyalty comes from the school, four cards were never recorded.
BUILDS = {'Anna': 'Practice School', 'Bálint': 'Practice School', 'Csenge': 'Practice Shrine', IM: 'Forum'}
ENLISTED = {
    'Anna': ('Senator', 'Practice Standard-Bearer'),
    'Bálint': ('Praetor', 'Legionary'),
    'Csenge': ('Practice Poet', 'Practice Scout'),
    IM: ('Practice Censor', 'Practice Matron'),
}
CARDS = {
    'Political': {'Anna': 'Senator', 'Bálint': 'Praetor', 'Csenge': 'Lictor', IM: 'Practice Censor'},
    'Military': {'Anna': 'Lictor', 'Bálint': 'Lictor', 'Csenge': 'Practice Scout'},
    'Social': {'Anna': 'Cliens', 'Csenge': 'Practice Poet', IM: 'Practice Matron'},
}
NUMBERS = {
    'Political': {'support for Bálint, Anna': 2, 'support for Anna, Bálint': 2, 'own support, Máté': 2,
                  'charisma, Csenge': 3, 'loyalty, Anna': 1, 'loyalty, Bálint': 1},
    'Military': {'support for Csenge, Anna': 2, 'charisma, Anna': 2},
    'Social': {'own support, Máté': 2},
}


class Night(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.window = self.enterContext(Window(SCRIBA, SOURCE, box=BOX, still=True))
        self.taps = 0

    # Taps and keys of the budget

    def tap(self, name, within=None):
        self.taps += 1
        self.window.press(name, within=within)

    def end_phase(self):
        self.tap(re.compile('^More'))
        self.taps += 1
        self.window.choose_item('End the Phase: All Pass')
        self.window.gone(Atspi.Role.MENU_ITEM)

    # Looking

    def at(self, phase):
        night.at(self.window, phase)

    def find_button(self, name):
        return self.window.find(BUTTON, re.compile(name))

    def numbers(self, field):
        """What was entered there; the charisma of a tile is printed on it."""
        return {node.name: node.get_value() for node in self.window.find_all(SPIN, re.compile(f'^{field}: (?!.*of the tile)'))}

    # Set-up

    def begin(self, players):
        """A new game has three seats at first."""
        window = self.window
        window.press('New Game')
        window.find(name='Name, seat 3')
        if len(players) > 3:
            window.press('Add a Player')
            window.find(name='Name, seat 4')
        elif len(players) < 3:
            window.press(re.compile('^Remove player, '))
            window.find(name=re.compile('a third Suitor that they share'))
        for seat, name in enumerate(players):
            window.set_text(f'Name, seat {seat + 1}', name)
        window.press('Start')

    def choose_im(self, player):
        self.window.press(re.compile('^Step 8 of 8'))
        self.window.press(player, BUTTON)

    def tell(self, step, groups):
        """Tells in the dialog of a step what the table drew: in each group its places, one after the other."""
        window = self.window
        window.press(re.compile(f'^Step {step} of 8'), BUTTON)
        window.press('We Drew Ourselves…')
        window.find(Atspi.Role.DIALOG)
        for group, drawn in groups.items():
            for place, choice in drawn.items():
                window.pick(place, choice, within=group)
        window.press('Done', within=re.compile('drawn$|on the board$'))
        window.gone(Atspi.Role.DIALOG)

    def start_year(self):
        self.window.press('Skip the List')
        self.window.press('Start Year 1')
        self.at('Construction')

    # A year in which something happens

    def build(self, player, structure):
        self.window.find(name=re.compile(f'Turn: {player}'))
        self.tap(re.compile(f'^{structure}, costs'))
        self.window.find(name=re.compile(f'^{player} built {structure}'))

    def enlist(self, player, recruit):
        self.window.find(name=re.compile(f'Turn: {player}'))
        self.tap(re.compile(rf'^{recruit}, \d+ cards? left'))
        self.window.find(name=re.compile(f'^{player} enlisted {recruit}'))

    def activate(self, player, structure):
        self.window.find(name=re.compile(f'Turn: {player}'))
        self.tap('Activate, 1 structure')
        # What an exchange gave is proposed, and confirmed.
        self.window.find(Atspi.Role.DIALOG, structure)
        self.tap('Activate', within=structure)
        self.window.find(name=re.compile(f'{player} activated {structure}'))

    def discard(self, player):
        self.tap(f'One card face down, {player}')
        self.window.find(name=re.compile(f'^{player} discarded'))

    def enter(self, field):
        """Enters the boards of a field as the tables above tell."""
        window = self.window
        window.find(name=re.compile(f'^{field}: authority, Anna'))
        for player, card in CARDS[field].items():
            self.tap(re.compile(rf'^Add {card},.* {player}$'))
            window.find(BUTTON, re.compile(rf'^Remove {card}.*, {player}$'))
        for what, number in NUMBERS[field].items():
            # A digit on a stepper is one key.
            self.taps += 1
            window.set_numbers({f'{field}: {what}': number})

    def apply(self, budgeted=False):
        """Applies the result; a new Imperium Maius takes the Imperium."""
        window = self.window
        window.find(BUTTON, 'Apply')
        bonus = window.find_all((Atspi.Role.RADIO_BUTTON, Atspi.Role.TOGGLE_BUTTON), '6 Imperium')
        if bonus:
            window.press('6 Imperium')
        window.press('Apply')
        self.taps += (1 + bool(bonus)) * budgeted
        window.gone(BUTTON, 'Apply')

    def play_the_reference_year(self):
        """Year 1, to the middle of its resolution."""
        window = self.window
        for player, structure in BUILDS.items():
            self.build(player, structure)
        self.end_phase()
        self.at('Production')
        self.tap(NEXT)

        self.at('Enlistment')
        for turn in (0, 1):
            for player in PLAYERS:
                self.enlist(player, ENLISTED[player][turn])
        for player in ('Anna', 'Bálint'):
            self.activate(player, 'Practice School')
        self.end_phase()
        self.at('Discard')
        for player in ('Anna', 'Bálint'):
            self.discard(player)
        self.end_phase()
        for phase in ('IM commitment', 'Suitor negotiation', 'Suitor commitment'):
            self.at(phase)
            self.tap(NEXT)
        self.at('Resolution')
        self.enter('Political')

    # Years in which nothing does

    def pass_the_year(self):
        window = self.window
        for phase in PHASES:
            self.at(phase)
            if phase in ('Construction', 'Enlistment', 'Discard'):
                self.end_phase()
                continue
            if phase == 'Resolution':
                for field in ('Military', 'Social', 'Result'):
                    window.press(f'Next: {field}')
                self.apply()
            window.press(NEXT)

    def finish(self, players):
        """After the last construction: the window and the command line have one result. Returns the replay."""
        self.end_phase()
        self.window.press('Finish')
        self.window.find(Atspi.Role.HEADING, re.compile('wins'))
        shown = night.read_totals(self.window, players)
        self.window.close()
        replayed = night.replay(SCRIBA, self.window)
        totals = night.get_totals(replayed)
        self.assertEqual(shown, {player: totals[player] for player in players})
        return replayed

    def check_the_reference_year(self, log):
        """That it took place as experience.md tells it."""
        entries = [entry for entry in log if not entry['undone']]
        year = entries[:next(i for i, entry in enumerate(entries) if entry['args'].get('year') == 2)]
        args = {}
        for entry in year:
            args.setdefault(entry['kind'], []).append(entry['args'])
        boards = {(board.get('seat', 0), board.get('field')): board['board'] for board in args['board']}

        def total(key):
            return sum(sum(board.get(key, [])) for board in boards.values())
        self.assertEqual(
            {
                'builds': len(args['build']),
                'activations': len(args['activate']),
                'enlistments': len(args['enlist']),
                'hidden discards': sum(discard['hidden'] for discard in args['discard']),
                'cards': sum(len(board.get('stack', [])) for board in boards.values()),
                'support': total('support'),
                'charisma': total('charisma'),
                'loyalty': sum(board.get('loyalty', 0) for board in boards.values()),
                'resolutions': len(args['resolve']),
            },
            {'builds': 4, 'activations': 2, 'enlistments': 8, 'hidden discards': 2, 'cards': 10, 'support': 10,
             'charisma': 5, 'loyalty': 2, 'resolutions': 1}, boards)

    def test_the_reference_year_and_the_night(self):
        window = self.window
        self.begin(PLAYERS)
        self.tell(2, MARKET)
        self.tell(5, SITES)
        self.choose_im(IM)
        self.start_year()
        self.play_the_reference_year()
        before = self.numbers('Political')
        self.assertEqual({name: number for name, number in before.items() if number > 0},
                         {f'Political: {what}': number for what, number in NUMBERS['Political'].items()})
        def is_kept():
            last = night.read_kept(window)['log'][-1]['args']
            return last.get('board', {}).get('loyalty') == 1 and last['seat'] == 1
        wait(is_kept, 'the last number is on the disk', window.dump)

        # A power cut: what was entered is there again, and goes on.
        window.kill()
        window.start()
        window.press(re.compile('^Year 1 of 6 · Resolution, 44 BCE'))
        self.at('Resolution')
        window.wait(lambda _: self.numbers('Political') == before, f'the boards are as they were: {before}')

        for field in ('Military', 'Social'):
            self.tap(f'Next: {field}')
            self.enter(field)
        self.tap('Next: Result')
        self.apply(budgeted=True)
        self.tap(NEXT)
        self.at('Interruption')
        self.tap(NEXT)
        self.at('Construction')
        print(f'taps and keys of the reference year: {self.taps}, at most {BUDGET}', flush=True)
        self.assertLessEqual(self.taps, BUDGET)

        for _ in range(5):
            self.pass_the_year()
        replayed = self.finish(PLAYERS)
        self.check_the_reference_year(replayed['log'])

    def test_two_players_and_their_shared_suitor(self):
        self.begin(('Anna', 'Bálint'))
        self.choose_im('Bálint')
        self.start_year()
        for _ in range(6):
            self.pass_the_year()
        self.finish(('Anna', 'Bálint'))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

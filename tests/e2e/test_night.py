# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a night of four in the real window: the reference year with its taps, a
hard end in the middle of its resolution, and on to the score.

test_night.py SCRIBA SOURCE-ROOT
"""

import json
import pathlib
import re
import sqlite3
import subprocess
import sys
import unittest
from contextlib import closing

from window import BUTTON, SPIN, Atspi, Window

SCRIBA, SOURCE = sys.argv[1:3]
BOX = pathlib.Path(SOURCE) / 'tests' / 'fixtures' / 'practice-box.json'
PLAYERS = ('Anna', 'Bálint', 'Csenge', 'Máté')
IM = 'Máté'
SUITORS = ('Anna', 'Bálint', 'Csenge')
BUDGET = 60
NEXT = re.compile(r'^Next: ')


class Night(unittest.TestCase):
    def setUp(self):
        self.window = self.enterContext(Window(SCRIBA, SOURCE, box=BOX))
        self.taps = 0

    # Taps and keys of the budget

    def tap(self, name, within=None):
        self.taps += 1
        self.window.press(name, within=within)

    def digit(self, name, number):
        """A digit on a stepper is one key."""
        self.taps += 1
        self.window.set_numbers({name: number})

    # Looking

    def buttons(self, pattern):
        found = self.window.find_all(BUTTON, re.compile(pattern))
        return [node.name for node in found if node.has(Atspi.StateType.SENSITIVE)]

    def at(self, phase):
        """Waits for a phase: its stop of the rail is the one that is pressed."""
        self.window.wait(lambda tree: [node for node in self.window.find_all(Atspi.Role.TOGGLE_BUTTON, phase, tree)
                                       if node.has(Atspi.StateType.PRESSED)], f'the phase {phase}')

    def activate_what_there_is(self, left):
        """Activates up to so many structures of this phase, and returns how many are left to be activated."""
        while left > 0:
            rows = self.buttons(r'^Activate, [^\d]')
            if not rows:
                return left
            self.tap(rows[0])
            self.window.gone(BUTTON, rows[0])
            left -= 1
        return 0

    def set_up(self, players=PLAYERS):
        """A new game has three seats at first."""
        window = self.window
        window.press('New Game')
        if len(players) > 3:
            window.press('Add a Player')
        elif len(players) < 3:
            window.press(re.compile('^Remove player, '))
        for seat, name in enumerate(players):
            window.set_text(f'Name, seat {seat + 1}', name)
        window.press('Start')
        window.press(re.compile('^Step 8 of 8'))
        window.press(players[-1], BUTTON)
        window.press('Skip the List')
        window.press('Start Year 1')
        self.at('Construction')

    def build(self, player):
        """The cheapest tile whose effect waits for its phase, so that it can be activated this year."""
        self.window.find(name=re.compile(f'Turn: {player}'))
        tiles = {}
        for name in self.buttons(r', costs \d+, '):
            cost = int(re.search(r'costs (\d+)', name).group(1))
            if player not in name.split(',', 2)[2] and 'At once' not in name and 'Final scoring' not in name \
                    and 'full' not in name and cost <= 5:
                tiles[name] = cost
        tile = min(tiles, key=tiles.get)
        self.tap(tile)
        self.window.find(name=re.compile(rf'^{player} built {re.escape(tile.split(",")[0])}'))

    def enlist(self, player):
        """Any recruit that costs no loyalty: nobody has one yet."""
        self.window.find(name=re.compile(f'Turn: {player}'))
        recruits = [name for name in self.buttons(r'cards? left') if 'loyalty' not in name and ' 0 cards' not in name]
        self.tap(recruits[0])
        self.window.find(name=re.compile(rf'^{player} enlisted '))

    def end_phase(self):
        self.tap(re.compile('^More'))
        self.window.find(Atspi.Role.MENU_ITEM)
        self.taps += 1
        self.window.key('Return')

    def field(self, field, cards, numbers):
        """Enters a field: the first card that is offered to each of some players, then numbers."""
        self.window.find(name=re.compile(f'^{field}: authority, Anna'))
        for player in cards:
            offered = [name for name in self.buttons(rf'^Add .*, {player}$') if 'any card' not in name]
            shown = len(self.buttons(rf'^Remove .*, {player}$'))
            self.tap(offered[0])
            self.window.wait(lambda _, player=player, shown=shown: len(self.buttons(rf'^Remove .*, {player}$')) > shown,
                             f'a card of {player}')
        for what, number in numbers.items():
            self.digit(f'{field}: {what}', number)

    def numbers(self, field):
        return {node.name: node.get_value() for node in self.window.find_all(SPIN, re.compile(f'^{field}: '))}

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

    def pass_the_year(self):
        """A year in which nothing is built, enlisted or played."""
        window = self.window
        for phase in ('Construction', 'Production', 'Enlistment', 'Discard', 'IM commitment', 'Suitor negotiation',
                      'Suitor commitment', 'Resolution', 'Interruption'):
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
        """After the last construction: the window and the command line have one result."""
        self.end_phase()
        self.window.press('Finish')
        shown = {player: int(self.window.find(BUTTON, re.compile(f'^{player}, Imperium, ')).name.rsplit(', ', 1)[1])
                 for player in players}
        score = self.score()
        self.assertEqual(shown, {player: score[player] for player in players})

    def score(self):
        """The totals that the command line finds in what was kept."""
        self.window.kill()
        file = self.window.home / 'night.scriba'
        with closing(sqlite3.connect(self.window.home / 'data' / 'scriba' / 'games' / 'library.db')) as library:
            game, header, head, tip = library.execute('SELECT id, header, head, tip FROM game').fetchone()
            (box,) = library.execute('SELECT text FROM box WHERE game = ?', (game,)).fetchone()
            log = library.execute('SELECT payload FROM entry WHERE game = ? ORDER BY seq', (game,)).fetchall()
        file.write_text(json.dumps({**json.loads(header), 'box': json.loads(box), 'head': head, 'tip': tip,
                                    'log': [json.loads(payload) for (payload,) in log]}), encoding='utf-8')
        replayed = json.loads(subprocess.run([SCRIBA, 'replay', '--json', file], check=True, capture_output=True).stdout)
        return {player['name']: player['total'] for player in replayed['score']['players']}

    def test_the_reference_year_and_the_night(self):
        window = self.window
        self.set_up()

        for player in (*SUITORS, IM):
            self.build(player)
        left = 2
        self.end_phase()
        self.at('Production')
        left = self.activate_what_there_is(left)
        self.tap(NEXT)

        self.at('Enlistment')
        for player in (*SUITORS, IM) * 2:
            self.enlist(player)
        self.end_phase()
        self.at('Discard')
        self.tap('One card face down, Anna')
        self.tap('One card face down, Bálint')
        self.end_phase()
        for phase in ('IM commitment', 'Suitor negotiation', 'Suitor commitment'):
            self.at(phase)
            self.tap(NEXT)
        self.at('Resolution')

        self.field('Political', cards=[*SUITORS, IM],
                   numbers={'support for Bálint, Anna': 2, 'support for Anna, Bálint': 2, 'own support, Máté': 2,
                            'charisma, Csenge': 3, 'loyalty, Anna': 1})
        before = self.numbers('Political')

        # A power cut: what was entered is there again, and goes on.
        window.kill()
        window.start()
        window.tab_to(BUTTON, re.compile('Resolution, 44 BCE'))
        window.key('Return')
        self.at('Resolution')
        window.wait(lambda _: self.numbers('Political') == before, f'the boards are as they were: {before}')

        self.tap(NEXT)
        self.field('Military', cards=SUITORS, numbers={'support for Csenge, Anna': 2, 'charisma, Anna': 2})
        self.tap(NEXT)
        self.field('Social', cards=['Anna', 'Csenge', IM], numbers={'own support, Máté': 2, 'loyalty, Máté': 1})
        self.tap(NEXT)
        self.apply(budgeted=True)
        self.activate_what_there_is(left)
        self.tap(NEXT)
        self.at('Interruption')
        self.tap(NEXT)
        self.at('Construction')
        print(f'taps and keys of the reference year: {self.taps}, at most {BUDGET}', flush=True)
        self.assertLessEqual(self.taps, BUDGET)

        for _ in range(5):
            self.pass_the_year()
        self.finish(PLAYERS)

    def test_two_players_and_their_shared_suitor(self):
        self.set_up(players=('Anna', 'Bálint'))
        for _ in range(6):
            self.pass_the_year()
        self.finish(('Anna', 'Bálint'))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a night of two with nothing but keys, from the new game to the score.

test_keys.py SCRIBA SOURCE-ROOT
"""

import pathlib
import re
import sys
import unittest

import night
from by_keys import CHOICE, TEXT, ByKeys
from window import BUTTON, SPIN, Atspi

SCRIBA, SOURCE = sys.argv[1:3]
BOX = pathlib.Path(SOURCE) / 'tests' / 'fixtures' / 'practice-box.json'
PLAYERS = ('anna', 'bea')
TURN = re.compile('^Turn: ')


class Keys(ByKeys):
    def setUp(self):
        self.open(SCRIBA, SOURCE, box=BOX, still=True)

    def at(self, phase):
        night.at(self.window, phase)

    def look(self, tree):
        """What changes with a pass: whose turn it is, and the phase."""
        return [node.name for node in tree.walk() if TURN.search(node.name) or
                (node.role == Atspi.Role.TOGGLE_BUTTON and node.has(Atspi.StateType.PRESSED))]

    def pass_all(self, phase):
        """P passes, until the phase is over."""
        window = self.window
        while phase in (before := self.look(window.read())):
            self.press('p')
            window.wait(lambda tree, before=before: self.look(tree) != before, f'somebody else is next, or {phase} is over')

    def set_up(self):
        window = self.window
        window.find(BUTTON, 'New Game')
        window.key('ctrl+n')
        window.find(name='Name, seat 3')
        self.go(BUTTON, re.compile('^Remove player, '), 'Return')
        window.find(name=re.compile('a third Suitor that they share'))
        for seat, name in enumerate(PLAYERS):
            self.go(TEXT, f'Name, seat {seat + 1}', 'ctrl+a', *name)
        self.go(BUTTON, 'Start', 'Return')
        for step in range(1, 8):
            window.find(name=re.compile(f'^Step {step} of 8, current'))
            self.go(BUTTON, re.compile('^Done$|^Draw for Us$'), 'Return')
        window.find(name=re.compile('^Step 8 of 8, current'))
        self.go(BUTTON, 'bea', 'Return')
        self.wait_for_focus_on(BUTTON, '^Start Year 1$')
        self.press('Return')

    def enter_boards(self):
        """One card, and a number beside it."""
        window = self.window
        self.go(BUTTON, re.compile('^Add .*, anna$'), 'Return')
        window.find(BUTTON, re.compile('^Remove .*, anna$'))
        self.go(SPIN, 'Political: charisma, anna', '2')
        window.wait(lambda tree: window.find_all(SPIN, 'Political: charisma, anna', tree)[0].value == 2, 'the charisma is 2')

    def play_year(self, year):
        window = self.window
        self.at('Construction')
        if year == 1:
            self.wait_for_focus_on(BUTTON, r', costs \d+, ')
            self.press('Return')
            window.find(name=re.compile(' built '))
        self.pass_all('Construction')
        self.at('Production')
        self.wait_for_focus_on(BUTTON, '^Next: Enlistment$')
        self.press('Return')
        self.at('Enlistment')
        if year == 1:
            self.wait_for_focus_on(BUTTON, '^Quaestor, ')
            self.press('Return')
            window.find(name=re.compile(' enlisted Quaestor'))
        self.pass_all('Enlistment')
        self.at('Discard')
        self.pass_all('Discard')
        for phase in ('IM commitment', 'Suitor negotiation', 'Suitor commitment'):
            self.at(phase)
            self.wait_for_focus_on(BUTTON, '^Next: ')
            self.press('Return')
        self.at('Resolution')
        if year == 1:
            self.enter_boards()
        for field in ('Military', 'Social', 'Result'):
            self.go(BUTTON, f'Next: {field}', 'Return')
        window.find(BUTTON, 'Apply')
        if window.find_all(CHOICE, '6 Imperium'):
            self.go(CHOICE, '6 Imperium', ' ')
        self.go(BUTTON, 'Apply', 'Return')
        self.go(BUTTON, 'Next: Interruption', 'Return')
        self.at('Interruption')
        self.wait_for_focus_on(BUTTON, '^Next: ')
        self.press('Return')

    def test_a_night_by_keys_alone(self):
        window = self.window
        self.set_up()
        for year in range(1, 7):
            self.play_year(year)
        self.at('Final construction')
        self.pass_all('Final construction')
        self.go(BUTTON, 'Finish', 'Return')
        window.find(Atspi.Role.HEADING, re.compile('wins'))
        shown = night.read_totals(window, PLAYERS)
        window.close()

        totals = night.get_totals(night.replay(SCRIBA, window))
        self.assertEqual(shown, {player: totals[player] for player in PLAYERS})


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

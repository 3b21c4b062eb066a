# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Caesar! with nothing but keys: an extra turn, two provinces at once, Might, undo, the log and corrections.

test_caesar_keys.py SCRIBA SOURCE-ROOT
"""

import collections
import json
import pathlib
import re
import sys
import unittest

from by_keys import CHOICE, TEXT, ByKeys
from window import BUTTON, SPIN, Atspi

SCRIBA, SOURCE = sys.argv[1:3]
BOX = json.loads((pathlib.Path(SOURCE) / 'data' / 'boxes' / 'caesar.json').read_text(encoding='utf-8'))
NAMES = {province['id']: province['name'] for province in BOX['provinces']}
SPACES = ['–'.join(NAMES[end] for end in border['between']) for border in BOX['borders']]
ARROWS = ('Right', 'Left', 'Down', 'Up')
# So many looks at a map on which an arrow may lead nowhere.
PATIENCE = 10


class Keys(ByKeys):
    def setUp(self):
        self.open(SCRIBA, SOURCE, still=True)
        self.heard = self.window.listen('Announcement')
        # Where the arrows lead, as far as they were tried.
        self.ways = {}

    def wait_to_hear(self, words):
        self.window.wait(lambda _: any(re.search(words, text) for text in self.heard), f'{words!r} is heard: {self.heard}')

    def assert_heard(self, *sentences):
        """One after the other, each once."""
        self.assertEqual([text for text in self.heard if text in sentences], list(sentences))

    # The map

    def get_space(self):
        """The border space that has the focus, or None."""
        node = self.window.focused()
        return node and next((space for space in SPACES if node.name.startswith(space + ', ')), None)

    def try_arrow(self, here, arrow):
        self.window.key(arrow)
        for _ in range(PATIENCE):
            there = self.get_space()
            if there != here:
                break
        self.ways[here, arrow] = there

    def find_arrow(self, here, target):
        """The first step of the shortest known way to a border space, or else to one with an arrow that was never tried."""
        ahead = collections.deque([(here, None)])
        seen = {here}
        while ahead:
            space, first = ahead.popleft()
            for arrow in ARROWS:
                there = self.ways.get((space, arrow))
                if there == target or there is None:
                    return first or arrow
                if there not in seen:
                    seen.add(there)
                    ahead.append((there, first or arrow))
        raise AssertionError(f'no arrow leads from {here} to {target}')

    def walk_to(self, target):
        if self.get_space() is None:
            self.window.tab_to(BUTTON, re.compile('^(' + '|'.join(map(re.escape, SPACES)) + '), '))
        while (here := self.get_space()) != target:
            self.try_arrow(here, self.find_arrow(here, target))

    def choose(self, space, symbol, first, second):
        """A border space, and the token as it lies."""
        one, other = space.split('–')
        self.walk_to(space)
        self.press('Return')
        self.go(BUTTON, f'{symbol}, {one} {first}, {other} {second}', 'Return')
        self.window.find(BUTTON, 'Place')

    def place(self, side, space, symbol, first, second):
        """Three keys besides those that lead there: the space, the token, and the token once more."""
        one, other = space.split('–')
        self.choose(space, symbol, first, second)
        self.press('Return')
        self.window.find(BUTTON, f'{space}, {side}, {symbol}, {one} {first}, {other} {second}')
        self.wait_for_focus_on(BUTTON, f'^{re.escape(space)}, ')

    def decide(self, label, choice):
        self.go(CHOICE, f'{label} {choice}', ' ')
        self.window.wait(lambda tree: self.window.find_all(CHOICE, f'{label} {choice}', tree)[0].has(Atspi.StateType.PRESSED) or
                         self.window.find_all(CHOICE, f'{label} {choice}', tree)[0].has(Atspi.StateType.CHECKED),
                         f'{label} {choice}')

    # The game

    def begin(self):
        window = self.window
        window.find(BUTTON, 'New Game')
        window.key('ctrl+n')
        window.find(name='Name, seat 3')
        window.tab_to(CHOICE, '44 BCE')
        window.key('Right')
        self.wait_for_focus_on(Atspi.Role.RADIO_BUTTON, '^Caesar!$')
        window.key(' ')
        for side, name in (('Caesar', 'anna'), ('Pompey', 'bea')):
            self.go(TEXT, f'Name, {side}', 'ctrl+a', *name)
        self.go(BUTTON, 'Start', 'Return')
        for step, tick in enumerate(('Leave for Later', 'Done', 'Done'), 1):
            window.find(name=re.compile(f'^Step {step} of 3, current'))
            self.go(BUTTON, tick, 'Return')
        self.wait_for_focus_on(BUTTON, '^Begin$')
        self.press('Return')
        window.find(name='Turn: Caesar (anna)')
        self.wait_to_hear('^Turn: Caesar')
        self.assert_heard('First turn: Caesar', 'Turn: Caesar (anna)')
        # The keyboard is where the game goes on.
        self.window.wait(lambda _: self.get_space(), 'the map has the focus')

    def think_better_of_it(self):
        """A space, a token and its other side are told, and Escape leads back to the space: nothing is undone by the next Enter."""
        self.walk_to('Sicilia–Italia')
        del self.heard[:]
        self.press('Return')
        self.wait_to_hear('^Sicilia: Caesar 0, Pompey 0, bonus tile not known, 4 empty spaces. Italia: Caesar 0, Pompey 0, Senate, 6 empty')
        self.go(BUTTON, 'sword, Sicilia 5, Italia 1', 'Return')
        self.wait_to_hear('^Sicilia: Caesar 5, Pompey 0. Italia: Caesar 1, Pompey 0$')
        self.press('r')
        self.wait_to_hear('^Sicilia: Caesar 1, Pompey 0. Italia: Caesar 5, Pompey 0$')
        self.press('Escape')
        self.window.wait(lambda _: self.get_space() == 'Sicilia–Italia', 'the space has the focus')
        self.wait_to_hear('^Turn: Caesar')

    def play(self):
        """Tactics for Pompey in Syria, then Hispania Ulterior and Hispania Citerior at once, and Might."""
        window = self.window
        self.place('Caesar', 'Hispania Ulterior–Mauretania', 'ship', 3, 3)
        self.place('Pompey', 'Aegyptus–Syria', 'sword', 1, 5)
        self.place('Caesar', 'Hispania Citerior–Gallia', 'sword', 5, 1)
        self.choose('Asia–Syria', 'shield', 1, 5)
        window.find(name='Syria closes: Caesar 0, Pompey 10')
        self.wait_to_hear('^Syria closes: Caesar 0, Pompey 10$')
        self.wait_to_hear(r'^Syria: control of Pompey\. ')
        self.decide('Syria, bonus tile:', 'Tactics')
        self.wait_to_hear('extra turn: Pompey$')
        self.go(BUTTON, 'Place', 'Return')
        window.find(name='Extra turn: Pompey (bea)')
        self.place('Pompey', 'Italia–Achaia', 'ship', 5, 1)
        window.find(name='Turn: Caesar (anna)')

        self.choose('Hispania Ulterior–Hispania Citerior', 'shield', 4, 2)
        window.find(name=re.compile('Hispania Ulterior closes: Caesar 7, Pompey 0'))
        self.decide('Scored first:', 'Hispania Citerior')
        self.decide('Hispania Ulterior, bonus tile:', 'Might')
        window.find(Atspi.Role.COMBO_BOX, 'Might turns face down')
        window.choose('Might turns face down', 'Syria')
        self.go(BUTTON, 'Place', 'Return')
        window.find(name='Turn: Pompey (bea)')
        window.find(name=re.compile('^Hispania Ulterior–Hispania Citerior, Caesar, shield, '))

    def ask_odds(self):
        """Of 16 tokens the swords of 6 and 5 are what is asked for, and the answer is heard."""
        window = self.window
        self.go(BUTTON, 'Odds, Caesar', 'Return')
        window.find(SPIN, 'Value at least')
        self.go(SPIN, 'Value at least', '5')
        self.wait_to_hear(r'^At least one fits, value 5 or more: .*\. 2 of 16 tokens$')
        window.key('Escape')
        window.gone(SPIN, 'Value at least')

    def take_back(self):
        """One undo takes back all that the placement brought, and one redo brings it again."""
        window = self.window
        window.key('ctrl+z')
        window.find(name='Turn: Caesar (anna)')
        window.find(BUTTON, 'Hispania Ulterior–Hispania Citerior, shield, empty')
        self.wait_to_hear('^Undo: Caesar: shield 4/2, ')
        window.wait(lambda _: len(self.heard) > 1 and self.heard[-2].startswith('Undo: Caesar: shield 4/2, ') and
                    self.heard[-1] == 'Turn: Caesar (anna)', f'first what is undone is heard, then whose turn it is: {self.heard}')
        window.key('ctrl+y')
        window.find(name='Turn: Pompey (bea)')

    def change(self):
        """The first placement the other way round is another token; the log opens and closes by keys. What is done is heard."""
        window = self.window
        window.key('ctrl+l')
        window.find(name=re.compile('^More: Caesar: ship 3/3, '))
        self.go(Atspi.Role.TOGGLE_BUTTON, re.compile('^More: Caesar: ship 3/3, '), 'Return')
        window.choose_item('Change…')
        window.find(BUTTON, 'Change')
        self.go(BUTTON, 'ship, Hispania Ulterior 5, Mauretania 1', 'Return')
        window.wait(lambda tree: window.settled(tree), 'a tap is taken')
        self.go(BUTTON, 'Change', 'Return')
        window.gone(BUTTON, 'Change')
        self.wait_to_hear('^Changed: Caesar: ship 3/3, ')
        # What followed is told anew: 5 + 4.
        window.find(name=re.compile('Hispania Ulterior: Caesar, 9 : 0'))
        window.key('alt+Left')
        window.find(name='Turn: Pompey (bea)')

    def correct(self):
        window = self.window
        window.key('ctrl+e')
        window.find(SPIN, 'Hand size')
        self.go(SPIN, 'Hand size', '4')
        window.wait(lambda tree: window.find_all(SPIN, 'Hand size', tree)[0].value == 4, 'the hand size is 4')
        # There are twelve control tokens.
        self.go(SPIN, 'Control tokens under Senate tiles', '1', '9')
        window.find(name=re.compile('control tokens left.*and it takes'))
        self.wait_to_hear('control tokens left.*and it takes')
        window.wait(lambda tree: window.find_all(SPIN, 'Control tokens under Senate tiles', tree)[0].value == 1, 'it is refused')
        window.key('Escape')
        window.gone(SPIN, 'Hand size')
        window.key('ctrl+l')
        window.find(name=re.compile('Hand size: 4'))
        window.find(name=re.compile('Control tokens under Senate tiles: 1'))

    def test_a_game_by_keys_alone(self):
        self.begin()
        self.think_better_of_it()
        self.ask_odds()
        self.play()
        self.take_back()
        self.change()
        self.correct()


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

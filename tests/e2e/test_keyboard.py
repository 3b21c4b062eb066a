# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores a small game with nothing but keys, and hears the result.

test_keyboard.py SCRIBA SOURCE-ROOT
"""

import sys
import unittest

from by_keys import TEXT, ByKeys
from window import BUTTON, SPIN, Atspi

SCRIBA, SOURCE = sys.argv[1:3]


class Keyboard(ByKeys):
    def setUp(self):
        self.open(SCRIBA, SOURCE)

    def test_a_game_of_two_by_keys_alone(self):
        window = self.window
        heard = window.listen('Announcement')

        self.go(BUTTON, 'Score a Finished Game', 'Return')
        window.find(name='Name of player 4')
        for number in (4, 3):
            self.go(BUTTON, f'Remove, Player {number}', 'Return')
            window.gone(name=f'Name of player {number}')
        for number, name in ((1, 'ada'), (2, 'bea')):
            self.go(TEXT, f'Name of player {number}', 'ctrl+a', *name)
            window.find(Atspi.Role.LABEL, name)
        # The pairs are counted by hand: no Senate tile is needed for this sum.
        self.go(Atspi.Role.TOGGLE_BUTTON, 'Senate tile', 'Return', 'End', 'Return')
        window.find(Atspi.Role.LABEL, 'Count the pairs by hand')

        self.go(BUTTON, 'Next: ada', 'Return')
        self.go(SPIN, 'On the Imperium track, ada', '1', '4')
        self.go(SPIN, 'Denarii, ada', '3', '+')
        self.go(BUTTON, 'Next: bea', 'Return')
        self.go(SPIN, 'On the Imperium track, bea', '2', '0', '-')
        # 14 + 4 against 19.
        window.find(BUTTON, 'ada, Imperium, 18')
        window.find(BUTTON, 'bea, Imperium, 19')
        window.find(Atspi.Role.HEADING, 'bea wins')
        window.wait(lambda _: any(text.startswith('bea wins') for text in heard), f'the winner is announced: {heard}')

        self.go(BUTTON, 'bea, Imperium, 19', 'Return')
        window.find(Atspi.Role.DIALOG)
        window.key('Escape')
        window.gone(Atspi.Role.DIALOG)

        window.key('ctrl+z')
        window.find(BUTTON, 'bea, Imperium, 0')
        window.key('alt+Left')
        window.find(BUTTON, window.pattern('ada'))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

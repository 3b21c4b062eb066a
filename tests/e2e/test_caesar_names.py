# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through what is asked and set right in a game of Caesar!, and presses its rows as a screen reader does.

test_caesar_names.py SCRIBA SOURCE-ROOT FOLDER-OF-TRANSLATIONS

The game is the recorded one against Auto-Crassus, cut off in its set-up and in its play.
"""

import json
import pathlib
import re
import sys
import unittest

import walk
from walk import fill
from window import BUTTON, SPIN, Atspi, Window

SCRIBA, SOURCE = sys.argv[1:3]
SAMPLE = pathlib.Path(SOURCE) / 'tests' / 'samples' / 'caesar-solo.scriba'


class Walk(walk.Walk):
    def open_game(self, length):
        """Opens so many entries of the recorded game."""
        game = json.loads(SAMPLE.read_text(encoding='utf-8'))
        game.update(log=game['log'][:length], head=length, tip=length)
        window = Window(SCRIBA, SOURCE, self.language)
        file = window.home / 'game.scriba'
        file.write_text(json.dumps(game), encoding='utf-8')
        window.arguments = [file]
        return self.enterContext(window)

    def press_row(self, window, name):
        window.find(Atspi.Role.LIST_ITEM, name).act()

    def test_painted_tiles(self):
        window = self.open_game(0)
        first = re.compile('^' + re.escape(fill(self.tr('Step %1$u of %2$u'), 1, 5)))
        window.press(self.tr('Enter Them…'), BUTTON, within=first)
        window.find(Atspi.Role.DIALOG)
        self.look(window, 'painting the provinces')
        # Senate is the first kind: six, of which one lies on Italia.
        senate = self.tr('Senate', 'bonus tile')
        window.find(name=f'{senate} · 5')
        self.press_row(window, re.compile('^Gallia$'))
        window.find(name=f'{senate} · 4')

    def test_corrected_rows(self):
        window = self.open_game(20)
        window.find(name=self.tr('Map'))
        window.key('ctrl+e')
        window.find(Atspi.Role.DIALOG)
        self.press_row(window, self.tr('Line', 'correction'))
        window.find(Atspi.Role.COMBO_BOX, re.compile(re.escape(self.tr('Token %d') % 1)))
        self.look(window, 'the line is set right')
        self.press_row(window, self.tr('Tokens added to the bag'))
        window.find(SPIN, re.compile(re.escape(self.tr('Tokens added to the bag'))))
        self.look(window, 'tokens are added')


class WalkInHungarian(Walk):
    language = 'hu'


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

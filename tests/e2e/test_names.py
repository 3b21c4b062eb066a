# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through every page and dialog that is not a game's, in English and in Hungarian.

test_names.py SCRIBA SOURCE-ROOT FOLDER-OF-TRANSLATIONS

Every control has a name that no other one has beside it, what can be pressed has an
action, and no page in Hungarian shows an English text that is translated.
"""

import sys
import unittest

import walk
from window import BUTTON, Atspi


class Walk(walk.Walk):
    def open_draft(self, name):
        window = self.open(name)
        # What a draft is called is a list: its state, when that was, and who plays.
        window.tab_to(BUTTON, window.pattern(', '))
        window.key('Return')
        return window

    def test_library(self):
        window = self.open()
        window.find(BUTTON, self.tr('Score a Finished Game'))
        self.look(window, 'empty library')
        for name in ('New', 'Main Menu'):
            window.press(self.tr(name), Atspi.Role.TOGGLE_BUTTON)
            window.find(Atspi.Role.MENU_ITEM)
            self.look(window, f'menu: {name}')
            window.key('Escape')
            window.gone(Atspi.Role.MENU_ITEM)

    def test_list(self):
        window = self.open('practice-score.json', 'practice-year.json')
        window.find(BUTTON, window.pattern('Bálint'))
        self.look(window, 'library')

    def test_score(self):
        window = self.open_draft('practice-score-unknown.json')
        window.find(name=self.tr('Whose entries'))
        self.look(window, 'players')
        window.press(window.pattern('^Bálint, '), Atspi.Role.RADIO_BUTTON)
        window.find(Atspi.Role.SPIN_BUTTON, window.pattern('Bálint'))
        self.look(window, 'lists')
        window.press(self.tr('Add a Structure, %s') % 'Bálint')
        window.find(Atspi.Role.DIALOG)
        self.look(window, 'adding a structure')
        window.key('Escape')
        window.gone(Atspi.Role.DIALOG)
        window.press(window.pattern('^Csenge, .*22$'))
        window.find(Atspi.Role.DIALOG)
        self.look(window, 'why')

    def test_totals(self):
        window = self.open_draft('practice-score-shared.json')
        window.press(window.pattern('^Kata, '), Atspi.Role.RADIO_BUTTON)
        window.find(Atspi.Role.SPIN_BUTTON, window.pattern('Kata'))
        self.look(window, 'totals')

    def test_year(self):
        window = self.open_draft('practice-year-unknown.json')
        window.find(BUTTON, self.tr('Next: Boards'))
        self.look(window, 'seats')
        window.press(self.tr('Next: Boards'))
        window.find(Atspi.Role.SPIN_BUTTON)
        self.look(window, 'boards')
        window.press(window.pattern('^Senator, '))
        window.find(Atspi.Role.DIALOG)
        self.look(window, 'a card')
        window.key('Escape')
        window.gone(Atspi.Role.DIALOG)
        window.press(self.tr('Explain'))
        window.find(name=self.tr('Step by Step'))
        self.look(window, 'result')
        window.press(self.tr('Step by Step'))
        window.press(self.tr('Next Step'))
        self.look(window, 'step by step')

    def test_box(self):
        window = self.open()
        window.press(self.tr('Fill the Box'))
        for part in ('Recruits', 'Structures', 'Statues', 'Allegiance tiles', 'Senate tiles'):
            name = self.tr(part)
            window.press(name, Atspi.Role.RADIO_BUTTON)
            window.wait(lambda tree: [node for node in window.find_all(Atspi.Role.RADIO_BUTTON, name, tree)
                                      if node.has(Atspi.StateType.CHECKED)], f'{name} are shown')
            self.look(window, part)

        window.press(self.tr('Recruits'), Atspi.Role.RADIO_BUTTON)
        for recruit, value in (('Practice Tribune', 'Cost'), ('Practice Tribune', 'Abilities')):
            window.press(window.pattern(f'^{recruit}, {self.tr(value)}'))
            window.find(Atspi.Role.DIALOG)
            self.look(window, f'the box, {value}')
            window.key('Escape')
            window.gone(Atspi.Role.DIALOG)

    def test_no_statistics(self):
        window = self.open()
        window.find(BUTTON, self.tr('Score a Finished Game'))
        window.key('ctrl+i')
        window.find(name=self.tr('No statistics yet'))
        self.look(window, 'no statistics')

    def test_statistics(self):
        window = self.open('practice-score.json')
        window.find(BUTTON, window.pattern('Bálint'))
        window.key('ctrl+i')
        window.find(BUTTON, 'Bálint')
        self.look(window, 'statistics')
        window.press('Bálint')
        for action, role in (('Rename…', Atspi.Role.ALERT), ('The Same Person as…', Atspi.Role.ALERT),
                             ('Someone Else’s Games…', Atspi.Role.DIALOG)):
            window.press(self.tr(action))
            window.find(role)
            self.look(window, f'a player, {action}')
            window.key('Escape')
            window.gone(role)
        self.look(window, 'a player')

    def test_dialogs(self):
        window = self.open()
        window.find(BUTTON, self.tr('Score a Finished Game'))
        for name, keys in (('Preferences', 'ctrl+,'), ('Keyboard Shortcuts', 'ctrl+?')):
            window.key(keys)
            window.find(Atspi.Role.DIALOG)
            self.look(window, name)
            window.key('Escape')
            window.gone(Atspi.Role.DIALOG)
        # About is the last item of the menu.
        window.press(self.tr('Main Menu'), Atspi.Role.TOGGLE_BUTTON)
        window.find(Atspi.Role.MENU_ITEM)
        window.key('Up', 'Return')
        window.find(Atspi.Role.DIALOG)
        self.look(window, 'About')

    def test_help(self):
        window = self.open()
        window.find(BUTTON, self.tr('Score a Finished Game'))
        window.key('F1')
        window.find(Atspi.Role.DIALOG)
        self.look(window, 'Help')
        for title in ('Unknown Values', 'Rulings', 'Command Line'):
            window.tab_to(Atspi.Role.LIST_ITEM, self.tr(title))
            window.key('Return')
            window.gone(Atspi.Role.LIST_ITEM, self.tr(title))
            self.look(window, f'Help, {title}')
            window.key('alt+Left')
            window.find(Atspi.Role.LIST_ITEM, self.tr(title))


class WalkInHungarian(Walk):
    language = 'hu'


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

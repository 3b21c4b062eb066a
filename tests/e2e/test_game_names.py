# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through a tracked game, from the new one to its end, in English and in Hungarian.

test_game_names.py SCRIBA SOURCE-ROOT FOLDER-OF-TRANSLATIONS

The pages are those of the recorded night of four, cut off where each of them is shown.
"""

import json
import pathlib
import re
import sys
import unittest

import walk
from window import BUTTON, SPIN, Atspi, Window

SCRIBA, SOURCE = sys.argv[1:3]
SAMPLE = pathlib.Path(SOURCE) / 'tests' / 'samples' / 'four.scriba'
STAGES = {
    'construction': 'Construction', 'production': 'Production', 'enlistment': 'Enlistment', 'discard': 'Discard',
    'im_commitment': 'IM commitment', 'suitor_negotiation': 'Suitor negotiation', 'suitor_commitment': 'Suitor commitment',
    'resolution': 'Resolution', 'interruption': 'Interruption', 'final_construction': 'Final construction',
}


def find_stage(log, stage, year=2):
    """The number of the entry with which a phase began: the marker was moved, or the last one passed."""
    return next(entry['seq'] for entry in log for move in [entry['args'].get('move', entry['args'])]
                if move.get('moves') and move['stage'] == stage and move['year'] == year)


class Walk(walk.Walk):
    window = None

    def open_night(self, length=None, forget=()):
        """Opens the recorded night, or so many entries of it, in place of the one before; what its structures cost
        is forgotten where they are named."""
        if self.window is not None:
            self.window.close()
        night = json.loads(SAMPLE.read_text(encoding='utf-8'))
        for structure in night['box']['structures']:
            if structure['title'] in forget:
                structure['cost'] = None
        if length is not None:
            night.update(log=night['log'][:length], head=length, tip=length)
        window = Window(SCRIBA, SOURCE, self.language, still=True)
        file = window.home / 'night.scriba'
        file.write_text(json.dumps(night), encoding='utf-8')
        window.arguments = [file]
        self.window = self.enterContext(window)
        return window

    def log(self):
        return json.loads(SAMPLE.read_text(encoding='utf-8'))['log']

    def open_phase(self, stage, after=0, year=2, **night):
        """Opens it in a phase, so many entries after it began."""
        window = self.open_night(find_stage(self.log(), stage, year) + after, **night)
        name = self.tr(STAGES[stage])
        window.wait(lambda tree: [node for node in window.find_all(Atspi.Role.TOGGLE_BUTTON, name, tree)
                                  if node.has(Atspi.StateType.PRESSED)], f'the phase {name}')
        return window

    def close_dialog(self, window):
        window.key('Escape')
        window.gone((Atspi.Role.DIALOG, Atspi.Role.ALERT))

    def test_new_game(self):
        window = self.open()
        window.press(self.tr('New Game'))
        window.find(name=window.pattern(self.tr('Name, seat %u') % 3))
        self.look(window, 'new game')
        window.tab_to(Atspi.Role.LIST_ITEM, self.tr('Tracking and rulings'))
        window.key('Return')
        window.find(Atspi.Role.CHECK_BOX)
        self.look(window, 'rulings of a new game')

    def test_set_up(self):
        window = self.open_night(0)
        window.find(BUTTON, self.tr('Skip the List'))
        self.look(window, 'set-up')
        for step, title in ((2, 'Recruit piles on the board'), (5, 'Structures and statues that were drawn')):
            row = re.compile(re.escape(self.tr('Step %1$u of %2$u').replace('%1$u', str(step)).replace('%2$u', '8')))
            window.press(row, BUTTON)
            window.press(self.tr('We Drew Ourselves…'), within=row)
            window.find(Atspi.Role.DIALOG, self.tr(title))
            self.look(window, title)
            self.close_dialog(window)

    def test_phases(self):
        for stage in ('construction', 'production', 'enlistment', 'discard', 'im_commitment', 'suitor_negotiation',
                      'suitor_commitment', 'interruption'):
            window = self.open_phase(stage)
            self.look(window, stage)

    def test_resolution(self):
        resolved = next(entry['seq'] for entry in self.log() if entry['kind'] == 'resolve')
        window = self.open_night(resolved - 1)
        window.find(SPIN)
        for step in (self.tr('Military', 'field'), self.tr('Social', 'field'), self.tr('Result')):
            self.look(window, f'boards, before {step}')
            window.press(self.tr('Next: %s') % step)
        window.find(BUTTON, self.tr('Apply'))
        self.look(window, 'result')

        window = self.open_night(resolved)
        window.find(BUTTON, self.tr('Next: %s') % self.tr('Interruption'))
        self.look(window, 'applied')

    def test_end(self):
        window = self.open_phase('final_construction', year=6)
        self.look(window, 'final construction')

        window = self.open_night(len(self.log()) - 2)
        window.find(BUTTON, self.tr('Finish'))
        self.look(window, 'final scoring')

        window = self.open_night()
        window.find(Atspi.Role.HEADING)
        self.look(window, 'the end')

    def test_share(self):
        """From the end of a night to its code and back, by keys and through the bus."""
        window = self.open_night()
        window.press(self.tr('Share…'), BUTTON)
        window.find(Atspi.Role.DIALOG, self.tr('Share'))
        self.look(window, 'share')
        window.find(Atspi.Role.LIST_ITEM, re.compile(re.escape(self.tr('Show QR Code')))).act()
        window.find(Atspi.Role.IMAGE, self.tr('QR code of the link for BG Stats'))
        self.look(window, 'code')
        window.key('Escape')
        window.gone(Atspi.Role.IMAGE, self.tr('QR code of the link for BG Stats'))
        window.find(Atspi.Role.LIST_ITEM, re.compile(re.escape(self.tr('Copy Link')))).act()
        window.gone(Atspi.Role.DIALOG)

        window.key('ctrl+shift+s')
        self.look_at_dialog(window, 'share, by keys')

    def test_log_and_corrections(self):
        window = self.open_phase('enlistment', after=2)
        window.key('ctrl+l')
        window.find(name=self.tr('Search the log'))
        window.find(Atspi.Role.TOGGLE_BUTTON, re.compile(self.tr('More: %s') % ''))
        self.look(window, 'log')
        window.press(re.compile(self.tr('More: %s') % (self.tr('%s passed') % '.*')), Atspi.Role.TOGGLE_BUTTON)
        window.find(Atspi.Role.MENU_ITEM)
        self.look(window, 'menu of a line')
        window.choose_item(self.tr('Change…'))
        window.find(Atspi.Role.ALERT, self.tr('Change'))
        self.look(window, 'change')
        self.close_dialog(window)

        window.key('alt+Left')
        window.gone(name=self.tr('Search the log'))
        window.key('ctrl+e')
        window.find(Atspi.Role.DIALOG)
        self.look(window, 'correct')

    def test_rows(self):
        """A row is pressed as a screen reader does: one that folds something out, and one that looks like a button."""
        window = self.open_phase('enlistment', after=2)
        window.key('ctrl+e')
        window.find(Atspi.Role.DIALOG)
        window.find(Atspi.Role.LIST_ITEM, self.tr('Cards: %s') % self.tr('Enlisted')).act()
        window.find(SPIN, re.compile('Legionary'))
        window.find(BUTTON, self.tr('Leave It Unfinished')).act()
        window.gone(Atspi.Role.DIALOG)

    def test_pieces(self):
        for stage in ('construction', 'enlistment'):
            window = self.open_phase(stage)
            tile = window.find(BUTTON, re.compile('Practice|Quaestor'))
            window.tab_to(BUTTON, tile.name)
            window.key('Menu')
            window.find(Atspi.Role.MENU_ITEM)
            self.look(window, f'{stage}: what else can be done with a piece')
            window.key('Escape')
            window.gone(Atspi.Role.MENU_ITEM)

    def look_at_dialog(self, window, page):
        window.find(Atspi.Role.DIALOG)
        self.look(window, page)
        self.close_dialog(window)

    def test_what_is_asked(self):
        window = self.open_phase('discard')
        window.press(self.tr('Discard, %s') % 'Bálint')
        self.look_at_dialog(window, 'what is discarded')

        window = self.open_phase('construction', forget=['Practice Market'])
        window.press(re.compile('Practice Market'))
        window.find(SPIN, self.tr('Price: %s') % 'Practice Market')
        self.look(window, 'a price')
        window.key('Escape')
        window.gone(SPIN)
        window.tab_to(BUTTON, re.compile('Practice'))
        window.key('Menu')
        window.choose_item(self.tr('Build With an Effect…'))
        self.look_at_dialog(window, 'what was gained')

    def test_card(self):
        window = self.open_night(next(entry['seq'] for entry in self.log() if entry['kind'] == 'resolve') - 1)
        window.find(SPIN)
        window.press(re.compile('Lictor.*Anna'), BUTTON)
        window.press(re.compile('^Lictor, Anna'), BUTTON)
        self.look_at_dialog(window, 'a card')

    def test_left_out(self):
        """Without the structures that were drawn none of them was built."""
        window = self.open_night(find_stage(self.log(), 'construction', 1) + 1)
        window.key('ctrl+l')
        more = re.compile(re.escape(self.tr('More: %s') % ''))
        lines = window.wait(lambda tree: window.find_all(Atspi.Role.TOGGLE_BUTTON, more, tree), 'the log')
        window.press(lines[-2].name, Atspi.Role.TOGGLE_BUTTON)
        window.choose_item(self.tr('Remove'))
        window.find(Atspi.Role.ALERT, self.tr('Left Out'))
        self.look(window, 'what is left out')
        self.close_dialog(window)

    def test_recently_deleted(self):
        window = self.open_night()
        window.find(Atspi.Role.HEADING)
        window.key('alt+Left')
        window.press(re.compile(re.escape(self.tr('Remove: %s') % '')))
        window.find(BUTTON, self.tr('Undo'))
        self.look(window, 'the library, a game was removed')
        window.press(self.tr('Main Menu'), Atspi.Role.TOGGLE_BUTTON)
        window.choose_item(self.tr('_Recently Deleted').replace('_', ''))
        window.find(BUTTON, re.compile(re.escape(self.tr('Restore: %s') % '')))
        self.look(window, 'recently deleted')


class WalkInHungarian(Walk):
    language = 'hu'


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

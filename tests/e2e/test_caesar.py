# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the recorded games of Caesar! in the real window, each killed half way: one of two on the map, and one against
Auto-Crassus on a phone, in Hungarian, by the list.

test_caesar.py SCRIBA SOURCE-ROOT FOLDER-OF-TRANSLATIONS
"""

import json
import pathlib
import re
import subprocess
import sys
import unittest

import night
import walk
from walk import fill
from window import BUTTON, Atspi, Window, wait

SCRIBA, SOURCE = sys.argv[1:3]
SAMPLES = pathlib.Path(SOURCE) / 'tests' / 'samples'
SIDES = ('caesar', 'pompey')
MOST_TAPS = 3


class Game(walk.Walk):
    """A recorded game, which a table plays again."""

    maxDiff = None
    sample = None
    size = None

    def setUp(self):
        super().setUp()
        self.record = json.loads((SAMPLES / self.sample).read_text(encoding='utf-8'))
        self.box = self.record['box']
        self.log = {entry['seq']: entry for entry in self.record['log']}
        self.head = 0
        # What the table did, for the command line, and the bonus tiles that it told with each.
        self.moves = []
        self.taps = 0
        # Of each placement its taps, and those of its bonus choices.
        self.placements = []
        self.window = self.enterContext(Window(SCRIBA, SOURCE, self.language, size=self.size, still=True))

    # Names, as the window says them

    def name_province(self, province):
        name = self.box['provinces'][province]['name']
        return self.tr(name, 'province') if name == 'Italia' else name

    def get_ends(self, border):
        ids = [province['id'] for province in self.box['provinces']]
        return [ids.index(end) for end in self.box['borders'][border]['between']]

    def get_id(self, closing):
        return self.box['provinces'][closing['province']]['id']

    def name_space(self, border):
        return '–'.join(map(self.name_province, self.get_ends(border)))

    def name_side(self, side):
        return self.tr(side.capitalize())

    def name_symbol(self, symbol):
        return self.tr(symbol, 'symbol')

    def name_laid(self, border, first, second):
        one, other = map(self.name_province, self.get_ends(border))
        return one, first, other, second

    def name_kind(self, token):
        values = sorted((token.get('first', 0), token.get('second', 0)), reverse=True)
        return fill(self.tr('%1$s %2$d/%3$d', 'token'), self.name_symbol(token['symbol']), *values)

    def describe_space(self, space):
        """What the control of a border space is called, for what the command line tells of it."""
        border = next(i for i, printed in enumerate(self.box['borders']) if printed['between'] == space['between'])
        if space['by'] is None:
            what = fill(self.tr('%s, empty', 'border space'), self.name_symbol(self.box['borders'][border]['symbol']))
        elif space['face_down']:
            what = fill(self.tr('%s, face down', 'border space'), self.name_side(space['by']))
        else:
            symbol, first, second = space['token']
            what = fill(self.tr('%1$s, %2$s, %3$s %4$d, %5$s %6$d', 'border space'), self.name_side(space['by']),
                        self.name_symbol(symbol), *self.name_laid(border, first, second))
        return f'{self.name_space(border)}, {what}'

    # Taps

    def tap(self, name, within=None):
        self.taps += 1
        self.window.press(name, within=within)

    def choose_space(self, border):
        self.tap(re.compile(f'^{self.name_space(border)}, '), within=self.tr('Map'))

    def get_ready(self):
        """What is done before a placement begins."""

    def tick(self, step, tick):
        """One step of the checklist."""
        row = re.compile('^' + re.escape(fill(self.tr('Step %1$u of %2$u'), step, self.n_steps)))
        self.window.press(self.tr(tick), BUTTON, within=row)

    def begin(self, **names):
        """A new game, up to its checklist."""
        window = self.window
        window.press(self.tr('New Game'))
        window.press('Caesar!')
        window.find(name=fill(self.tr('Name, %s'), self.name_side('pompey')))
        if len(names) == 1:
            window.press(self.tr('Solo'))
            window.gone(name=fill(self.tr('Name, %s'), self.name_side('pompey')))
        self.look(window, 'new game')
        for side, name in names.items():
            window.set_text(fill(self.tr('Name, %s'), self.name_side(side)), name)
        window.press(self.tr('Start'))
        window.find(name=self.tr('Steps of the set-up'))
        self.look(window, 'set-up')

    def start(self):
        """The first turn."""
        self.window.press(self.tr('Begin'))
        self.window.find(name=re.compile(fill(self.tr('Turn: %s'), self.name_side('caesar'))))

    # Entries of the record

    def play(self, entries):
        for entry in entries:
            while self.head != entry['parent']:
                self.undo()
            getattr(self, f'play_{entry["kind"]}')(**entry['args'])
            self.head = entry['seq']

    def undo(self):
        """Takes back what the table took back: a placement."""
        undone = self.log[self.head]
        self.window.key('ctrl+z')
        empty = {'between': self.box['borders'][undone['args']['border']]['between'], 'by': None}
        self.window.find(name=self.describe_space(empty))
        self.head = undone['parent']
        self.moves.pop()

    def play_place(self, side, border, token, closed=(), **_):
        window = self.window
        first, second = token.get('first', 0), token.get('second', 0)
        token_name = re.compile('^' + re.escape(fill(self.tr('%1$s, %2$s %3$d, %4$s %5$d', 'border space'),
                                                     self.name_symbol(token['symbol']), *self.name_laid(border, first, second))))
        self.get_ready()
        before = self.taps
        self.choose_space(border)
        self.tap(token_name)
        window.find(BUTTON, self.tr('Place'))
        chosen = self.taps
        if len(closed) == 2:
            self.tap(f"{self.tr('Scored first:')} {self.name_province(closed[0]['province'])}")
        might = self.tell_tiles(closed)
        choices = self.taps - chosen
        # The button, or the same token again.
        self.tap(self.tr('Place') if border % 2 == 0 else token_name)
        between = self.box['borders'][border]['between']
        window.find(name=self.describe_space({'between': between, 'by': side, 'face_down': False,
                                              'token': (token['symbol'], first, second)}))
        self.placements.append((self.taps - before - choices, choices))
        told = {self.get_id(closing): closing['tile'] for closing in closed}
        move = {'by': side, 'token': [token['symbol'], first, second], 'border': between, 'might': might}
        self.moves.append((move | {'order': list(told)} if len(told) == 2 else move, told))

    def tell_tiles(self, closed):
        """Tells the bonus tile of each province that closes, and what Might turns face down, which is returned."""
        might = []
        for closing in closed:
            label = fill(self.tr('%s, bonus tile:'), self.name_province(closing['province']))
            self.tap(f"{label} {self.tr(closing['tile'].capitalize(), 'bonus tile')}")
            if closing['tile'] == 'might' and 'taken_by' in closing:
                might.append(self.turn_over(**closing['flip']) if 'flip' in closing else None)
        return might

    def turn_over(self, province):
        self.window.choose(self.tr('Might turns face down'), self.name_province(province))
        self.taps += 2
        return {'control': self.box['provinces'][province]['id']}

    def play_correct(self, **_):
        """What the table set by hand was set back at once: it is no part of the game."""

    # From the beginning to the end

    def split(self):
        """The record after its first turn began, in two."""
        entries = [entry for entry in self.record['log'] if entry['seq'] > 2]
        self.head = 2
        half = next(i for i, entry in enumerate(entries) if i >= len(entries) // 2 and entry['kind'] == 'place')
        return entries[:half + 1], entries[half + 1:]

    def come_back(self):
        """A power cut, and the game again."""
        window = self.window
        last = self.log[self.head]
        wait(lambda: (kept := night.read_kept(window)['log'][-1])['kind'] == last['kind'] and
             kept['args']['border'] == last['args']['border'], 'the last placement is on the disk', window.dump)
        board = night.replay(SCRIBA, window)['board']
        window.kill()
        window.start()
        window.press(re.compile('^' + fill(self.tr('Next: %s', 'turn'), '.*Caesar!')))
        self.check_map(board)

    def check_map(self, board):
        expected = set(map(self.describe_space, board['borders']))
        self.window.wait(lambda tree: expected <= {node.name for node in tree.walk()}, f'all of {sorted(expected)}')

    def ask(self):
        """What the command line says of the moves by themselves."""
        bonus = {province['id']: province['tile'] for province in self.box['provinces'] if 'tile' in province}
        for _, told in self.moves:
            bonus |= told
        document = {'format': 'scriba-caesar/1', 'bonus': bonus, 'moves': [move for move, _ in self.moves]}
        answer = subprocess.run([SCRIBA, 'caesar', '--json', '-'], input=json.dumps(document), check=True,
                                capture_output=True, text=True)
        return json.loads(answer.stdout)

    def finish(self, winner):
        """Window, replayed file and command line have one result and one board."""
        window = self.window
        window.find(name=fill(self.tr('%s wins: the last control token is placed'), winner))
        self.look(window, 'the end')
        said = self.ask()
        self.check_map(said)
        window.close()
        replayed = night.replay(SCRIBA, window)['board']
        taps = [taps for taps, _ in self.placements]
        print(f'{self.sample}: {len(taps)} placements, at most {max(taps)} taps each, {self.taps} taps in all, '
              f'{sum(choices for _, choices in self.placements)} of them for bonus tiles', flush=True)
        self.assertLessEqual(max(taps), MOST_TAPS)
        return replayed, said


class TwoPlayers(Game):
    """The map; tiles are told when their provinces close, and Might is used."""

    sample = 'caesar.scriba'
    n_steps = 3

    def test_two_players(self):
        self.begin(caesar='Anna', pompey='Bálint')
        for step, tick in enumerate(('Leave for Later', 'Done', 'Done'), 1):
            self.tick(step, tick)
        self.start()
        first, second = self.split()
        self.play(first)
        self.come_back()
        self.play(second)
        replayed, said = self.finish('Caesar (Anna)')
        self.assertEqual(said['winner'], 'caesar')
        self.assertEqual(replayed, said)


class Solo(Game):
    """The list, which is an equal way in; what is drawn is told."""

    language = 'hu'
    size = (360, 640)
    sample = 'caesar-solo.scriba'
    n_steps = 5

    def choose_space(self, border):
        self.taps += 1
        self.window.press(re.compile(f'^{self.name_space(border)}, '), Atspi.Role.LIST_ITEM)

    def tap_cards(self):
        self.tap(re.compile(f'^{self.name_side("caesar")}: '))

    def open_cards(self):
        """What is drawn is told in the sheet of the sides."""
        if not self.window.find_all(BUTTON, self.tr('Shuffle')):
            self.tap_cards()
            self.window.find(BUTTON, self.tr('Shuffle'))

    def get_ready(self):
        """The sheet in which what was drawn is told lies over the list."""
        if self.window.find_all(BUTTON, self.tr('Shuffle')):
            self.tap_cards()
            self.window.gone(BUTTON, self.tr('Shuffle'))

    def play_place(self, **entry):
        super().play_place(**entry)
        # The sheet, in which the token was chosen, closes by itself.
        self.window.gone(BUTTON, self.tr('Shuffle'))

    def play_draw(self, side, tokens):
        for token in tokens:
            # Of two that are alike, one of them.
            kind = f'^{self.name_kind(token)}( .*)?'
            self.open_cards()
            self.tap(re.compile(fill(self.tr('%s, unseen'), kind)), within=self.name_side(side))
            self.window.find(BUTTON, re.compile(fill(self.tr('%s, in hand'), kind)), within=self.name_side(side))

    def play_command(self, letter):
        self.open_cards()
        self.tap(fill(self.tr('Command tile %1$s drawn, left: %2$s'), letter, '?'))
        self.window.find(name=re.compile('^' + re.escape(fill(self.tr('Command tile %1$s: %2$s'), letter, ''))))

    def play_reshuffle(self):
        self.open_cards()
        self.tap(self.tr('Shuffle'))

    def show_list(self):
        self.window.press(self.tr('List of spaces'))
        self.window.find(name=re.compile(f'^{self.name_space(0)}, '), role=Atspi.Role.LIST_ITEM)

    def come_back(self):
        super().come_back()
        self.show_list()

    def test_solo(self):
        self.begin(caesar='Anna')
        for step, tick in enumerate(('Leave for Later', 'Done', 'Leave for Later', 'Leave for Later', 'Done'), 1):
            self.tick(step, tick)
        self.start()
        self.show_list()
        first, second = self.split()
        self.play(first)
        self.come_back()
        self.play(second)
        replayed, said = self.finish('Auto-Crassus')
        # The line of Auto-Crassus is one longer than a hand.
        said['players']['pompey']['hand_size'] += 1
        self.assertEqual(replayed, said)


del Game

if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the window on a library that was damaged, cannot be written, or has no room.

test_damage.py SCRIBA SOURCE-ROOT

It starts, says in one line what happened, shows the games that are left, and
overwrites nothing that is good.
"""

import contextlib
import os
import pathlib
import random
import re
import shutil
import sys
import unittest

import night
from window import BUTTON, Atspi, Window

SCRIBA, SOURCE = sys.argv[1:3]
SAMPLES = pathlib.Path(SOURCE) / 'tests' / 'samples'
NAMES = ('two', 'three', 'four')
GAME = re.compile('^[^:]*, 44 BCE, .*Anna')
TITLE = 'About Your Games'
FILLER = 'filler'
ALONE = ['unshare', '--mount', *([] if os.getuid() == 0 else ['--map-root-user']), 'sh', '-ec']


def read_all(folder):
    """What lies in a folder, by name."""
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob('*') if path.is_file()}


class Damage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """A library of three games, with a backup, that was closed in peace."""
        with Window(SCRIBA, SOURCE) as window:
            for name in NAMES:
                window.close()
                window.start(SAMPLES / f'{name}.scriba')
                window.find(Atspi.Role.HEADING, re.compile('wins'))
            window.close()
            window.start()
            window.find(BUTTON, GAME)
            window.close()
            cls.whole = read_all(window.games)

    def setUp(self):
        self.window = self.enterContext(Window(SCRIBA, SOURCE, still=True))
        self.window.close()
        shutil.rmtree(self.window.games)
        for name, content in self.whole.items():
            (self.window.games / name).parent.mkdir(parents=True, exist_ok=True)
            (self.window.games / name).write_bytes(content)

    @property
    def library(self):
        return self.window.games / 'library.db'

    def hear(self):
        """Returns the line that the window says, and closes it."""
        window = self.window
        window.find(Atspi.Role.LABEL, re.compile('library.db'), within=TITLE)
        self.assertEqual(len(window.find_all(Atspi.Role.ALERT)), 1, window.dump())
        lines = [node.name for node in window.find_all(Atspi.Role.LABEL, re.compile('library.db'), within=TITLE)]
        self.assertEqual(len(lines), 1, window.dump())
        self.assertNotIn('\n', lines[0])
        window.press('Close', within=TITLE)
        window.gone(Atspi.Role.ALERT)
        print(lines[0], flush=True)
        return lines[0]

    def count_games(self, n):
        window = self.window
        window.wait(lambda tree: len(window.find_all(BUTTON, GAME, tree)) == n, f'{n} games')

    def open_one(self):
        window = self.window
        window.press(GAME)
        window.find(Atspi.Role.HEADING, re.compile('wins'))

    def check_mended(self, damaged, when_read=False):
        """After damage: the games are there again, by the backup, and the old library is kept as it was."""
        window = self.window
        self.library.write_bytes(damaged)
        window.start()
        if when_read:
            window.press(GAME)
        line = self.hear()
        self.assertIn('was damaged, and is kept', line)
        self.assertIn('with the help of the backup', line)
        if not when_read:
            self.count_games(3)
            window.press(GAME)
        window.find(Atspi.Role.HEADING, re.compile('wins'))
        window.close()

        now = read_all(window.games)
        kept = [name for name in now if name.name.startswith('library.db.damaged-')]
        self.assertEqual(len(kept), 1, sorted(now))
        self.assertEqual(now[kept[0]], damaged)
        for name, content in self.whole.items():
            if name.parent.name:
                self.assertEqual(now.get(name), content, f'{name} was good')

        # It is told once.
        window.start()
        self.count_games(3)
        self.assertEqual(window.find_all(Atspi.Role.ALERT), [])

    def test_whole(self):
        self.window.start()
        self.count_games(3)
        self.assertEqual(self.window.find_all(Atspi.Role.ALERT), [])
        self.open_one()

    def test_truncated(self):
        whole = self.library.read_bytes()
        self.check_mended(whole[:len(whole) // 2])

    def test_of_no_length(self):
        self.check_mended(b'')

    def test_of_zeros(self):
        self.check_mended(bytes(self.library.stat().st_size))

    def test_bits_flipped(self):
        """A bit of every page but the first. Each text has a sum, which is looked at when it is read."""
        rand = random.Random(44)
        flipped = bytearray(self.library.read_bytes())
        for page in range(4096, len(flipped), 4096):
            flipped[page + rand.randrange(4096)] ^= 1 << rand.randrange(8)
        self.check_mended(bytes(flipped), when_read=True)

    def test_read_only(self):
        window = self.window
        # A disk that is read-only for this program alone.
        window.start(around=[*ALONE, f'mount --bind "{window.games}" "{window.games}"; '
                                     f'mount -o remount,bind,ro "{window.games}"; exec "$@"', 'sh'])
        # Not once, in a dialog, but as long as it is so.
        window.find(Atspi.Role.LABEL, re.compile('library.db: can be read, but not changed$'))
        self.count_games(3)
        self.assertEqual(window.find_all(Atspi.Role.ALERT), [])
        self.open_one()
        window.close()
        self.assertEqual(read_all(window.games), self.whole)

    # A small disk of the program's own, which others reach through its process.

    def start_on_small_disk(self, full):
        window = self.window
        room = 2 * sum(len(content) for content in self.whole.values()) + 0x100000
        kept = window.home / 'kept'
        shutil.move(window.games, kept)
        window.games.mkdir()
        window.start(around=[*ALONE, f'mount -t tmpfs -o size={room} none "{window.games}"; '
                                     f'cp -a "{kept}/." "{window.games}"; '
                                     + (f'head -c {2 * room} /dev/zero >"{window.games}/{FILLER}" 2>/dev/null || true; '
                                        if full else '') + 'exec "$@"', 'sh'])
        return pathlib.Path(f'/proc/{window.process.pid}/root{window.games}')

    def check_kept(self, disk):
        """What was good is as it was, but for what is still to be put into the database."""
        now = read_all(disk)
        for name, content in self.whole.items():
            self.assertEqual(now.get(name), content, name)

    def test_full_at_the_start(self):
        window = self.window
        disk = self.start_on_small_disk(full=True)
        self.assertEqual(os.statvfs(disk).f_bavail, 0)
        self.count_games(3)
        self.open_one()
        self.check_kept(disk)

    def test_full_while_playing(self):
        window = self.window
        disk = self.start_on_small_disk(full=False)
        self.count_games(3)
        self.open_one()
        with contextlib.suppress(OSError), open(disk / FILLER, 'wb', buffering=0) as filler:
            while True:
                filler.write(bytes(4096))
        window.key('ctrl+z')
        said = window.find(Atspi.Role.LABEL, re.compile('the disk is full'))
        print(said.name, flush=True)
        self.assertNotIn('\n', said.name)
        self.check_kept(disk)

        # There is room again: nothing was lost.
        (disk / FILLER).unlink()
        window.press('Retry')
        window.gone(Atspi.Role.LABEL, re.compile('the disk is full'))
        games = night.read_games(disk)
        self.assertEqual(sorted(game['head'] < game['tip'] for game in games), [False, False, True])


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

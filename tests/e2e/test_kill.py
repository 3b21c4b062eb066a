# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the window at random instants while it plays a night, and starts it again.

test_kill.py KILL-PLAYER SOURCE-ROOT SEED

After each kill -9 the window starts on the same library without anything to tell,
every entry that it had told to be saved is there and as it was, and the game is
shown. One in four is killed while it starts, one once its game is shown, one while it
plays, and one at the very moment at which it says that something is saved.
"""

import os
import pathlib
import random
import select
import subprocess
import sys
import tempfile
import time
import unittest

PLAYER, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
SEED = int(sys.argv[3])
TIMES = 100 if 'SCRIBA_FULL' in os.environ else 25
DEADLINE = 60


class Run:
    """The window, from its start to its kill."""

    def __init__(self, home):
        environment = dict(
            os.environ, GTK_A11Y='none', GDK_BACKEND='x11', GSK_RENDERER='cairo', GSETTINGS_BACKEND='memory',
            GSETTINGS_SCHEMA_DIR=str(home / 'schemas'), SCRIBA_DATADIR=str(SOURCE / 'data'), LC_ALL='en_US.UTF-8',
            XDG_DATA_HOME=str(home / 'data'), XDG_CONFIG_HOME=str(home / 'config'), XDG_CACHE_HOME=str(home / 'cache'))
        self.complaints = tempfile.TemporaryFile(mode='w+', encoding='utf-8')
        self.process = subprocess.Popen([PLAYER, SOURCE / 'tests' / 'samples' / 'four.scriba'], env=environment,
                                        stdout=subprocess.PIPE, stderr=self.complaints)
        self.heard = b''

    def hear(self, seconds, until=None, times=1):
        """Listens so long, or until a word has begun so many lines; returns whether it has."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self.process.poll() is None:
            if until is not None and sum(line.startswith(until) for line in self.heard.split(b'\n')[:-1]) >= times:
                return True
            if select.select([self.process.stdout], [], [], left)[0]:
                self.heard += self.process.stdout.read1()
        return False

    def kill(self):
        """Returns the whole lines that were heard, as lists of words."""
        self.process.kill()
        self.heard += self.process.stdout.read()
        self.process.stdout.close()
        status = self.process.wait()
        with self.complaints:
            self.complaints.seek(0)
            complaints = self.complaints.read()
        if status != -9 or complaints:
            raise AssertionError(f'it ended with status {status}, and said:\n{complaints}')
        return [line.decode().split(' ') for line in self.heard.split(b'\n')[:-1]]


class Kill(unittest.TestCase):
    def look(self, lines, promised, n):
        """Of what was promised, all that is needed is there."""
        kept = {words[1]: int(words[2]) for words in lines if words[0] == 'kept'}
        for game, entries in promised.items():
            self.assertGreaterEqual(kept.get(game, -1), entries, f'kill {n}: {game}')

    def test_nothing_saved_is_lost(self):
        rand = random.Random(SEED)
        promised = {}
        n_early = n_safe = 0
        with tempfile.TemporaryDirectory() as folder:
            home = pathlib.Path(folder)
            (home / 'schemas').mkdir()
            subprocess.run(['glib-compile-schemas', f'--targetdir={home / "schemas"}', SOURCE / 'data'], check=True)
            # The last start is not killed before it has told what is there.
            for n in range(TIMES + 1):
                run = Run(home)
                until = [b'safe', None, b'safe', b'shown'][n % 4] if n < TIMES else b'safe'
                at_once = n % 4 == 2
                if until is not None:
                    self.assertTrue(run.hear(DEADLINE, until, rand.randint(1, 12) if at_once else 1),
                                    f'kill {n}: did not come: {until}')
                # Every other early one is killed as soon as there is a process.
                if not at_once and n % 8 != 1:
                    run.hear(rand.uniform(0, 0.4 if until else 0.6))
                lines = run.kill()

                self.assertEqual([words for words in lines if words[0] == 'told'], [], f'kill {n}')
                if any(words[0] == 'shown' for words in lines):
                    self.look(lines, promised, n)
                else:
                    self.assertIsNone(until, f'kill {n}: no game is shown')
                    n_early += 1
                for _, game, entries in (words for words in lines if words[0] == 'safe'):
                    n_safe += int(entries) - promised.get(game, 0)
                    promised[game] = int(entries)
        print(f'seed {SEED}: {TIMES} kills, {n_early} of them before a game was shown; '
              f'{n_safe} entries in {len(promised)} games told to be saved, and all of them are there', flush=True)
        self.assertGreater(n_safe, TIMES)
        self.assertGreater(n_early, 0)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

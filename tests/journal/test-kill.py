# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills a program that writes, at random instants, and looks what is left.

test-kill.py KILL-WRITER [TIMES]

After each kill -9 the library opens without anything to tell, every entry that
had been told to be safe is there, and SQLite finds nothing wrong. One in four
libraries is new, the others go on; one in four is killed while it opens, the
others while they write, so that backups and checkpoints are hit too.
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
import uuid

WRITER = sys.argv[1]
TIMES = int(sys.argv[2]) if len(sys.argv) > 2 else 10000 if 'SCRIBA_FULL' in os.environ else 200


def kill_after(folder, game, opened, seconds):
    """Kills so long after the start, or after it opened and told of the first entries.

    Returns the number of entries that were told to be safe, or None for not even the first."""
    writer = subprocess.Popen([WRITER, folder, 'write', game], stdout=subprocess.PIPE)
    heard = writer.stdout.readline() if opened else b''
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        if select.select([writer.stdout], [], [], left)[0]:
            heard += writer.stdout.read1()
    writer.kill()
    heard += writer.stdout.read()
    writer.stdout.close()
    assert writer.wait() == -9, f'ended by itself: {writer.returncode}'
    lines = heard.decode().split('\n')[:-1]
    return int(lines[-1]) if lines else None


class Kill(unittest.TestCase):
    def test_nothing_safe_is_lost(self):
        rand = random.Random(44)
        n_safe = n_unborn = n_most = 0
        with tempfile.TemporaryDirectory() as root:
            for n in range(TIMES):
                if n % 4 == 0:
                    folder = pathlib.Path(root) / str(n)
                    promised = {}
                game = str(uuid.UUID(int=rand.getrandbits(128), version=4))
                safe = kill_after(folder, game, n % 4 != 1, rand.uniform(0, 0.1))
                if safe is not None:
                    promised[game] = safe
                    n_safe += safe
                    n_most = max(n_most, safe)
                else:
                    n_unborn += 1

                result = subprocess.run([WRITER, folder, 'check'], capture_output=True, text=True)
                self.assertEqual((result.returncode, result.stderr), (0, ''), f'kill {n}')
                found = {line.split()[0]: int(line.split()[1]) for line in result.stdout.splitlines()}
                for name, entries in promised.items():
                    self.assertGreaterEqual(found.get(name, -1), entries, f'kill {n}')
        print(f'{TIMES} kills, {n_unborn} before the first entry; {n_safe} safe entries, at most {n_most} in a game')
        self.assertGreater(n_safe, TIMES)
        self.assertLess(n_unborn, TIMES / 2)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of whole nights have in common: where the game stands, and what the command line says of it."""

import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import closing

from window import BUTTON, Atspi

PHASES = ('Construction', 'Production', 'Enlistment', 'Discard', 'IM commitment', 'Suitor negotiation',
          'Suitor commitment', 'Resolution', 'Interruption')
NEXT = re.compile(r'^Next: ')


def at(window, phase):
    """Waits for a phase: its stop of the rail is the one that is pressed."""
    window.wait(lambda tree: [node for node in window.find_all(Atspi.Role.TOGGLE_BUTTON, phase, tree)
                              if node.has(Atspi.StateType.PRESSED)], f'the phase {phase}')


def read_totals(window, players):
    """The totals that the page of the final scoring shows."""
    return {player: int(window.find(BUTTON, re.compile(f'^{player}, Imperium, ')).name.rsplit(', ', 1)[1])
            for player in players}


def read_games(folder):
    """The games of a library as they are on the disk now: of its files a copy is read, since the program holds them."""
    games = []
    files = [file for name in ('library.db-wal', 'library.db') if (file := pathlib.Path(folder) / name).exists()]

    def look():
        return [(file.stat().st_mtime_ns, file.stat().st_size) for file in files]
    with tempfile.TemporaryDirectory() as copy:
        # Once more where the program wrote meanwhile.
        while True:
            before = look()
            for file in files:
                shutil.copy(file, copy)
            if look() == before:
                break
        with closing(sqlite3.connect(pathlib.Path(copy) / 'library.db')) as library:
            for game, header, head, tip in library.execute('SELECT id, header, head, tip FROM game').fetchall():
                (box,) = library.execute('SELECT text FROM box WHERE game = ?', (game,)).fetchone()
                log = library.execute('SELECT payload FROM entry WHERE game = ? ORDER BY seq', (game,)).fetchall()
                games.append({**json.loads(header), 'box': json.loads(box), 'head': head, 'tip': tip,
                              'log': [json.loads(payload) for (payload,) in log]})
    return games


def read_kept(window):
    """The one game of the library, as it is on the disk now."""
    (game,) = read_games(window.games)
    return game


def replay(program, window):
    """What the command line says of the game that is on the disk."""
    file = window.home / 'night.scriba'
    file.write_text(json.dumps(read_kept(window)), encoding='utf-8')
    return json.loads(subprocess.run([program, 'replay', '--json', file], check=True, capture_output=True).stdout)


def get_totals(replayed):
    return {player['name']: player['total'] for player in replayed['score']['players']}

# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the accessible tree of every page with the one that is kept, in English.

test_trees.py SHOW-SCENES SOURCE-ROOT SCHEMAS [--keep]

With --keep, keeps the trees as they are now.
"""

import difflib
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM, SOURCE, SCHEMAS = sys.argv[1:4]
KEEP = '--keep' in sys.argv
TREES = pathlib.Path(SOURCE) / 'tests' / 'pages' / 'trees'
sys.path.insert(0, str(pathlib.Path(SOURCE) / 'tests' / 'e2e'))

import bus  # noqa: E402
import tree  # noqa: E402
from window import wait  # noqa: E402

# They are there for how something looks: what a screen reader finds is that of another scene.
LOOKS = {
    'game-long-names', 'game-long-names-boards', 'game-five-boards', 'game-two-boards', 'caesar-zoomed',
}
# What they show leaves by itself: a toast, and a popover as soon as the window is not the active one.
LEAVING = {'game-decision', 'game-price'}


class Trees(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = cls.enterClassContext(tempfile.TemporaryDirectory(prefix='scriba-trees-'))
        cls.bus = bus.Bus()
        cls.bus.put_pointer_away()
        environment = {
            'GTK_A11Y': 'atspi', 'GDK_BACKEND': 'x11', 'GSK_RENDERER': 'cairo', 'GSETTINGS_BACKEND': 'memory',
            'GSETTINGS_SCHEMA_DIR': SCHEMAS, 'SCRIBA_DATADIR': str(pathlib.Path(SOURCE) / 'data'),
            'XDG_DATA_HOME': f'{cls.home}/data', 'XDG_CONFIG_HOME': f'{cls.home}/config', 'XDG_CACHE_HOME': f'{cls.home}/cache',
            'LC_ALL': 'en_US.UTF-8', 'LANG': 'en_US.UTF-8', 'LANGUAGE': 'en',
        }
        cls.program = subprocess.Popen([PROGRAM], env=dict(os.environ, **environment), text=True,
                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        cls.owner = None
        cls.addClassCleanup(cls.end)

    @classmethod
    def end(cls):
        cls.program.stdin.close()
        cls.program.stdout.close()
        if cls.program.wait(30) != 0:
            raise AssertionError(f'the scenes ended with status {cls.program.returncode}')

    def ask(self, scene):
        """Asks for a scene, and returns what is said until it stands."""
        self.program.stdin.write(f'{scene}\n')
        self.program.stdin.flush()
        said = []
        for line in self.program.stdout:
            if line.rstrip('\n') == scene:
                return said
            said.append(line.rstrip('\n'))
        raise AssertionError(f'the program ended at {scene!r}')

    def read(self):
        """The tree of the window, as soon as it stands still."""
        if self.owner is None:
            type(self).owner = wait(lambda: self.bus.find_program(self.program.pid), 'the program is on the accessibility bus')
        last = []

        def stands():
            now = tree.list_lines(tree.find_top(self.bus.read(self.owner)))
            stands = bool(now) and now == last
            last[:] = now
            return stands
        wait(stands, 'the tree stands still')
        return [f'{line}\n' for line in last]

    def test_trees(self):
        scenes = [scene for scene in self.ask('') if scene not in LOOKS | LEAVING]
        self.assertTrue(scenes)
        if KEEP:
            TREES.mkdir(exist_ok=True)
            for file in TREES.glob('*.txt'):
                file.unlink()
        for scene in scenes:
            self.ask(scene)
            lines = self.read()
            file = TREES / f'{scene}.txt'
            if KEEP:
                file.write_text(''.join(lines), encoding='utf-8')
                continue
            with self.subTest(scene=scene):
                kept = file.read_text(encoding='utf-8').splitlines(keepends=True) if file.exists() else []
                difference = ''.join(difflib.unified_diff(kept, lines, f'{scene}, kept', f'{scene}, shown'))
                self.assertFalse(difference, '\n' + difference)
        if not KEEP:
            self.assertEqual({file.stem for file in TREES.glob('*.txt')}, set(scenes))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The walls stand, and what holds them up fails when they are broken.

test_walls.py SOURCE-ROOT BUILD-ROOT LIBRARY.a …
"""

import json
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv[1])
BUILD = pathlib.Path(sys.argv[2])
LIBRARIES = sys.argv[3:]
CHECK = SOURCE / 'tests' / 'walls' / 'check_walls.py'


def check(source, *libraries):
    return subprocess.run([sys.executable, CHECK, source, *libraries], capture_output=True, text=True)


class Walls(unittest.TestCase):
    def break_with(self, relative, line):
        """Checks a copy of the sources whose file begins with one line more."""
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder)
            shutil.copytree(SOURCE / 'src', copy / 'src')
            path = copy / relative
            path.write_text(line + '\n' + path.read_text(encoding='utf-8'), encoding='utf-8')
            return check(copy)

    def test_stand(self):
        result = check(SOURCE, *LIBRARIES)
        self.assertEqual(result.stdout.strip(), '')
        self.assertEqual(result.returncode, 0)

    def test_toolkit_in_the_rules_is_found(self):
        result = self.break_with('src/bce44/bce-resolve.c', '#include <gtk/gtk.h>')
        self.assertEqual(result.returncode, 1)
        self.assertIn('src/bce44/bce-resolve.c', result.stdout)

    def test_upper_layer_is_found(self):
        result = self.break_with('src/files/scriba-json.c', '#include "scriba-document.h"')
        self.assertEqual(result.returncode, 1)
        self.assertIn('files must not use table', result.stdout)

    def test_database_in_the_table_is_found(self):
        result = self.break_with('src/table/scriba-document.c', '#include <sqlite3.h>')
        self.assertEqual(result.returncode, 1)
        self.assertIn('table must not use it', result.stdout)

    def test_the_other_game_is_found(self):
        result = self.break_with('src/bce44-table/scriba-reveal.c', '#include "caesar-state.h"')
        self.assertEqual(result.returncode, 1)
        self.assertIn('bce44-table must not use caesar', result.stdout)

    def test_a_game_in_what_serves_both_is_found(self):
        for path, line, layer in (
                ('src/core/scriba-game.h', 'int caesar_score (void);', 'core'),
                ('src/journal/scriba-journal.c', '/* Only 44 BCE has it. */', 'journal'),
                ('src/table/scriba-table.c', '#include "bce-files.h"', 'table'),
                ('src/table/scriba-library.c', 'static BceSummary summary;', 'table')):
            with self.subTest(line):
                result = self.break_with(path, line)
                self.assertEqual(result.returncode, 1)
                self.assertIn(f'{path}:1: {layer} must not name a game', result.stdout)

    def test_a_game_in_what_the_window_shares_is_found(self):
        for path, header in (
                ('src/app/scriba-library-card.c', 'caesar/scriba-side-mark.h'),
                ('src/app/scriba-summary.c', 'bce-game.h'),
                ('src/app/scriba-help-dialog.c', 'caesar-files.h'),
                ('src/app/scriba-known-players.c', 'bce-score.h')):
            with self.subTest(path):
                result = self.break_with(path, f'#include "{header}"')
                self.assertEqual(result.returncode, 1)
                self.assertEqual(result.stdout.strip(), f'{path}: #include {header}: games share it, it must not use one')

    def test_what_the_window_need_not_include_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder)
            shutil.copytree(SOURCE / 'src', copy / 'src')
            path = copy / 'src' / 'app' / 'scriba-year-dots.c'
            path.write_text(path.read_text(encoding='utf-8').replace('#include "bce-state.h"\n', ''), encoding='utf-8')
            result = check(copy)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout.strip(),
                         'src/app/scriba-year-dots.c: #include bce-state.h is allowed, and not needed')

    def test_clock_in_the_rules_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            probe = pathlib.Path(folder) / 'probe.c'
            probe.write_text('#include <time.h>\nlong probe (void);\nlong probe (void) { return (long) time (NULL); }\n')
            subprocess.run(['cc', '-c', probe, '-o', probe.with_suffix('.o')], check=True)
            subprocess.run(['ar', 'rc', probe.with_suffix('.a'), probe.with_suffix('.o')], check=True)
            result = check(SOURCE, probe.with_suffix('.a'))
        self.assertEqual(result.returncode, 1)
        self.assertIn('calls time', result.stdout)

    def compile_in_layer(self, neighbour, line):
        """Compiles one line as if it stood beside the neighbour."""
        commands = json.loads((BUILD / 'compile_commands.json').read_text())
        command = next(c for c in commands if c['file'].endswith(neighbour))
        words = shlex.split(command['command'])
        words = words[:words.index('-o')]
        words = [w for w in words if w not in ('-MD', '-MQ', '-MF') and not w.endswith(('.d', '.o'))]
        with tempfile.TemporaryDirectory() as folder:
            probe = pathlib.Path(folder) / 'probe.c'
            probe.write_text(line + '\n')
            return subprocess.run([*words, '-fsyntax-only', probe], cwd=command['directory'],
                                  capture_output=True, text=True)

    def test_the_build_refuses_the_toolkit_in_the_rules(self):
        self.assertEqual(self.compile_in_layer('src/bce44/bce-resolve.c', '#include "bce-resolve.h"').returncode, 0)
        result = self.compile_in_layer('src/bce44/bce-resolve.c', '#include <gtk/gtk.h>')
        self.assertNotEqual(result.returncode, 0)
        self.assertIn('gtk/gtk.h', result.stderr)

    def test_the_build_refuses_a_game_in_the_table(self):
        self.assertEqual(self.compile_in_layer('src/table/scriba-table.c', '#include "scriba-table.h"').returncode, 0)
        for header in ('bce-state.h', 'caesar-state.h', 'bce-files.h'):
            with self.subTest(header):
                self.assertNotEqual(self.compile_in_layer('src/table/scriba-table.c', f'#include "{header}"').returncode, 0)

    def test_the_build_refuses_an_upper_layer(self):
        result = self.compile_in_layer('src/bce44/bce-resolve.c', '#include "scriba-json.h"')
        self.assertNotEqual(result.returncode, 0)
        self.assertIn('scriba-json.h', result.stderr)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

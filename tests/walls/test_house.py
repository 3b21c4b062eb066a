# SPDX-License-Identifier: GPL-3.0-or-later
"""Habits of the house that a machine can see.

test_house.py SOURCE-ROOT
"""

import pathlib
import re
import shutil
import subprocess
import sys
import unittest

SOURCE = pathlib.Path(sys.argv[1])
FOLDERS = ('src', 'ui', 'tests', 'tools')
KINDS = {'.c', '.h', '.py', '.blp', '.css', '.sh', '.build', '.xml', '.in'}


def files():
    for folder in FOLDERS:
        for path in sorted((SOURCE / folder).rglob('*')):
            if path.is_file() and (path.suffix in KINDS or path.name == 'meson.build' or folder == 'tools') \
                    and '__pycache__' not in path.parts:
                yield path


class House(unittest.TestCase):
    def test_every_file_names_its_licence(self):
        for path in files():
            with self.subTest(path.relative_to(SOURCE)):
                if path.name in ('POTFILES.in', 'packages-debian13'):
                    continue
                head = '\n'.join(path.read_text(encoding='utf-8').splitlines()[:4])
                self.assertIn('SPDX-License-Identifier: GPL-3.0-or-later', head)

    def test_no_file_is_over_a_thousand_lines(self):
        for path in files():
            with self.subTest(path.relative_to(SOURCE)):
                self.assertLessEqual(len(path.read_text(encoding='utf-8').splitlines()), 1000)

    def test_nothing_is_left_for_later(self):
        words = re.compile(r'\b(' + '|'.join(['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK']) + r')\b')
        for path in files():
            with self.subTest(path.relative_to(SOURCE)):
                self.assertIsNone(words.search(path.read_text(encoding='utf-8')))

    def test_no_test_sleeps(self):
        sleeping = re.compile(r'\b(g_' + r'usleep|usl' + r'eep|sl' + r'eep)\s*\(')
        for path in files():
            if 'tests' in path.parts:
                with self.subTest(path.relative_to(SOURCE)):
                    self.assertIsNone(sleeping.search(path.read_text(encoding='utf-8')))

    def test_nothing_moves_by_itself(self):
        """What moves is the platform's, which asks gtk-enable-animations: no animation of our own runs against the reader's wish."""
        moving = re.compile(r'adw_(timed|spring)_animation|AdwTimedAnimation|@keyframes|^\s*(transition|animation)(-[a-z]+)*\s*:', re.M)
        self.assertIsNotNone(moving.search('a {\n  transition-duration: 1s;\n}'))
        for path in files():
            if path.is_relative_to(SOURCE / 'src') or path.suffix == '.css':
                with self.subTest(path.relative_to(SOURCE)):
                    self.assertIsNone(moving.search(path.read_text(encoding='utf-8')))

    def test_announcements_are_made_in_one_place(self):
        """What has happened is told before what is the case now, whoever tells it."""
        for path in sorted((SOURCE / 'src').rglob('*.c')):
            with self.subTest(path.name):
                self.assertEqual('gtk_accessible_' + 'announce' in path.read_text(encoding='utf-8'), path.name == 'scriba-announce.c')

    def test_nothing_of_the_main_loop_ends_on_a_thread(self):
        """A thread may let go of its task last, and with it of the source: that is nothing, or a file, which may end anywhere."""
        for path in sorted((SOURCE / 'src').rglob('*.c')):
            text = path.read_text(encoding='utf-8')
            if 'g_task_run_in_' + 'thread' in text:
                with self.subTest(path.name):
                    sources = set(re.findall(r'g_task_new \((\w+)', text))
                    self.assertTrue(sources and sources <= {'NULL', 'file'}, sources)

    def test_public_functions_are_documented(self):
        """A function that a header of src declares has a comment right before it, there or where it is defined."""
        definition = re.compile(r'^[A-Za-z][\w\s\*]*?\n([a-z]\w+) \(', re.M)
        declared = re.compile(r'^[A-Za-z][\w \*]*?\b([a-z]\w+) \(', re.M)
        for header in sorted((SOURCE / 'src').rglob('*.h')):
            text = header.read_text(encoding='utf-8')
            source = header.with_suffix('.c')
            bodies = [p.read_text(encoding='utf-8') for p in header.parent.glob('*.c')]
            for match in declared.finditer(text):
                name = match.group(1)
                if name.endswith('_get_type') or match.group(0).startswith(('G_', 'return', 'static')):
                    continue
                with self.subTest(f'{header.relative_to(SOURCE)}: {name}'):
                    commented = text[:match.start()].rstrip().endswith('*/')
                    for body in bodies:
                        for found in definition.finditer(body):
                            if found.group(1) == name:
                                commented = commented or body[:found.start()].rstrip().endswith('*/')
                    self.assertTrue(commented, f'{name} has no comment')

    def test_scripts_are_clean(self):
        self.assertIsNotNone(shutil.which('shellcheck'))
        scripts = [p for p in [*(SOURCE / 'tools').iterdir(), SOURCE / '.ci' / 'run']
                   if p.is_file() and p.read_text(encoding='utf-8').startswith('#!/usr/bin/env bash')]
        self.assertGreater(len(scripts), 3)
        result = subprocess.run(['shellcheck', *scripts], capture_output=True, text=True)
        self.assertEqual(result.stdout, '')


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

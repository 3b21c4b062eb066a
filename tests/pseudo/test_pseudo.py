# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads every page in a language that nobody speaks: what is not in it cannot be translated, and what does not fit gets cut.

test_pseudo.py READ-PAGES SCRIBA SOURCE-ROOT [SCENE…]

The toolkit speaks that language too, so that nothing of ours can hide behind its words.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

READ_PAGES, SCRIBA, SOURCE = sys.argv[1:4]
SOURCE = pathlib.Path(SOURCE)
sys.path.insert(0, str(SOURCE / 'tests' / 'strings'))

import catalogue  # noqa: E402
import pseudo  # noqa: E402

# Where the toolkit's texts are known from: any of its translations.
TOOLKIT = {domain: pathlib.Path(f'/usr/share/locale/hu/LC_MESSAGES/{domain}.mo') for domain in ('gtk40', 'libadwaita')}

# Letters as one types them. A capital alone is printed on a tile or a key, and several of these are a number of an era.
TYPED = re.compile(r'(?<![A-Za-z])(?![IVX]+(?![A-Za-z]))(?:[A-Za-z]{2,}|(?<!\w)[a-z](?!\w))')

# What files call people and components, and what is written into them, is in no catalogue.
FILES = [*SOURCE.glob('data/boxes/*.json'), *SOURCE.glob('tests/fixtures/*.json'), *SOURCE.glob('tests/samples/*.scriba')]
WRITTEN = ('name', 'title', 'text')
# So what the scenes call people.
SCENES = [*SOURCE.glob('tests/screenshots/scenes*.c')]
# Called so in every language; what is typed in a terminal; what a file is called, and its format and its keys.
SAME = ['Auto-Crassus', 'scriba --help', r'[\w-]+\.(?:json|scriba)', r'scriba-\w+/1', 'format']

# What the program prints without a window.
PRINTED = (
    ('score', 'tests/fixtures/practice-score.json'), ('score', 'tests/fixtures/practice-score-unknown.json'),
    ('score', 'tests/fixtures/practice-score-shared.json'), ('resolve', 'tests/fixtures/practice-year.json'),
    ('resolve', 'tests/fixtures/practice-year-unknown.json'), ('caesar', 'tests/cli/caesar-example.json'),
    ('replay', 'tests/samples/four.scriba'), ('replay', 'tests/samples/caesar-solo.scriba'))


def read_written(value):
    """Yields what is written in a file for people to read, wherever it stands there."""
    if isinstance(value, list):
        for item in value:
            yield from read_written(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in WRITTEN and isinstance(item, str):
                yield item
            else:
                yield from read_written(item)


def list_names():
    """A pattern for all that stands in no catalogue, the longest first."""
    names = {name for path in FILES for name in read_written(json.loads(path.read_text(encoding='utf-8')))}
    for path in SCENES:
        names.update(re.findall(r'(?<!\()"([A-ZÀ-Ž][^"%]*)"', path.read_text(encoding='utf-8')))
    names = [re.escape(name) for name in sorted(names, key=len, reverse=True) if name]
    return re.compile(r'(?<!\w)(?:%s)(?!\w)' % '|'.join(SAME + names))


def is_translated(text, names):
    return not TYPED.search(names.sub('', text))


def is_whole(text):
    """Whether every bracket has its other half."""
    depth = 0
    for letter in text:
        depth += (letter == pseudo.OPEN) - (letter == pseudo.CLOSE)
        if depth < 0:
            return False
    return depth == 0


class Language(unittest.TestCase):
    """The language itself, and what tells it from others."""

    def test_text(self):
        for text, translated in (
                ('Score', '⟦Šçòŕè⟧'),
                ('Fill the Box', '⟦Ƒîîļļ ţĥèè Ɓòẋ⟧'),
                ('_Keep', '⟦_Kèèþ⟧'),
                ('%1$s of %2$02u, 50%%', '⟦%1$s òƒ %2$02u, 50%%⟧'),
                ('Why <b>not</b> &amp; when', '⟦Ŵĥýý <b>ñòòţ</b> &amp; ŵĥèñ⟧'),
                (r'One \"line\"\n', r'⟦Òòñè \"ļîñè\"⟧\n'),
                ('%u.', '%u.')):
            with self.subTest(text):
                self.assertEqual(pseudo.translate(text), translated)

    def test_length(self):
        text = 'Scriba keeps turns, tie-breaks and sums while the game stays on your table.'
        self.assertAlmostEqual(len(pseudo.translate(text)) / len(text), 1.4, delta=0.1)

    def test_judges(self):
        names = re.compile('Anna')
        for text in ('⟦Šçòŕè⟧, Anna, 12 + ?', '⟦Èŕà⟧ III', 'A, ⟦šòçîàļ⟧', 'P', '⟦_Kèèþ⟧'):
            self.assertTrue(is_translated(text, names), text)
        for text in ('Score', '⟦Šçòŕè⟧: Annabel', '⟦ţûŕñ⟧s are over', '⟦Šçòŕè⟧ a ⟦ĝàṁè⟧'):
            self.assertFalse(is_translated(text, names), text)
        self.assertTrue(is_whole('⟦à ⟦ƀ⟧⟧, ⟦ç⟧'))
        for text in ('⟦à', 'à⟧', '⟧⟦'):
            self.assertFalse(is_whole(text), text)


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        pseudo.write(catalogue.template(SOURCE), cls.folder, 'scriba')
        for domain, path in TOOLKIT.items():
            pseudo.write(catalogue.read_binary(path), cls.folder, domain)
        cls.names = list_names()
        cls.environment = dict(os.environ, LC_ALL='en_US.UTF-8', LANGUAGE=pseudo.LANGUAGE, SCRIBA_LOCALEDIR=str(cls.folder),
                               XDG_DATA_HOME=str(cls.folder / 'data'))
        pages = subprocess.run([READ_PAGES, *sys.argv[4:]], env=cls.environment, stdout=subprocess.PIPE, encoding='utf-8', check=True)
        # Scene, what it is, text, and where it stands.
        cls.lines = [line.split('\t') for line in pages.stdout.splitlines()]

    def test_everything_printed_can_be_translated(self):
        for command, path in PRINTED:
            out = subprocess.run([SCRIBA, command, SOURCE / path], env=self.environment, capture_output=True, encoding='utf-8')
            with self.subTest(f'scriba {command} {path}'):
                self.assertIn(pseudo.OPEN, out.stdout, out.stderr)
                self.assertEqual([line for line in (out.stdout + out.stderr).splitlines()
                                  if not is_translated(line, self.names)], [])

    def find(self, is_wrong):
        """The lines that are wrong, each text once."""
        found = {}
        for scene, what, text, place in self.lines:
            if is_wrong(what, text):
                found.setdefault(text, f'{scene}: {what} “{text}”, {place}')
        return list(found.values())

    def test_everything_was_read(self):
        self.assertGreater(len({scene for scene, *_ in self.lines}), 100)
        self.assertTrue(self.find(lambda what, text: pseudo.OPEN in text))

    def test_everything_can_be_translated(self):
        self.assertEqual(self.find(lambda what, text: what != 'wide' and not is_translated(text, self.names)), [])

    def test_nothing_is_cut_by_the_program(self):
        self.assertEqual(self.find(lambda what, text: not is_whole(text)), [])

    def test_nothing_is_cut_on_a_phone(self):
        # A long name may be: it is told in full elsewhere.
        self.assertEqual(self.find(lambda what, text: what == 'cut' and pseudo.OPEN in text), [])
        self.assertEqual(self.find(lambda what, text: what == 'wide'), [])


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the style sheets and the program know of each other: classes, names of widgets, variables, colours.

test_style.py SOURCE-ROOT
"""

import pathlib
import re
import subprocess
import sys
import unittest

SOURCE = pathlib.Path(sys.argv[1])
PLATFORM = '/org/gnome/Adwaita/styles/{}.css'
PALETTE = SOURCE / 'src' / 'draw' / 'scriba-palette.c'


def library(name):
    libdir = subprocess.run(['pkg-config', '--variable=libdir', 'libadwaita-1'], capture_output=True, check=True, text=True).stdout.strip()
    return pathlib.Path(libdir) / name


def platform(*names):
    return '\n'.join(subprocess.run(['gresource', 'extract', library('libadwaita-1.so'), PLATFORM.format(name)],
                                    capture_output=True, check=True, text=True).stdout for name in names)


def without_comments(text):
    return re.sub(r'/\*.*?\*/', '', text, flags=re.S)


def selectors(css):
    return re.sub(r'"[^"]*"', '', re.sub(r'\{[^{}]*\}', '\n', css))


def classes(css):
    return set(re.findall(r'\.([a-zA-Z][\w-]*)', re.sub(r'@import[^;]*;', '', selectors(css))))


def read(folder, *suffixes):
    return '\n'.join(path.read_text(encoding='utf-8') for path in sorted((SOURCE / folder).rglob('*')) if path.suffix in suffixes)


class Style(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.css = without_comments(read('ui', '.css'))
        cls.platform = without_comments(platform('base', 'base-hc', 'defaults-light', 'defaults-dark'))
        cls.code = without_comments(read('src/app', '.c', '.h'))
        cls.templates = re.sub(r'//.*', '', read('ui', '.blp'))
        # In templates, and wherever the program adds one; some begin with a word of the program and end with a key.
        lists = re.findall(r'(?:styles|css-classes\s*:)\s*\[(.*?)\]', cls.templates, re.S)
        cls.used = {name for names in lists for name in re.findall(r'"([\w-]+)"', names)}
        calls = re.findall(r'(?:_css_class|scriba_style_set) \(([^;]*);', cls.code)
        cls.used |= {name for call in calls for name in re.findall(r'"([\w-]+)"', call)}
        cls.strings = set(re.findall(r'"([a-z][\w-]*)"', cls.code))

    def is_written(self, name):
        """Whether the program says it, whole or as what one of its words begins."""
        return name in self.used or name in self.strings or any(name.startswith(word) for word in self.strings if word.endswith('-'))

    def test_every_class_that_is_used_has_a_style(self):
        self.assertEqual(sorted(self.used - classes(self.css) - classes(self.platform)), [])

    def test_every_class_that_has_a_style_is_used(self):
        self.assertEqual(sorted(name for name in classes(self.css) - classes(self.platform) if not self.is_written(name)), [])

    def test_every_widget_that_has_a_style_is_one(self):
        names = set(re.findall(r'(?<![\w.#:-])([a-z][a-z-]*)', re.sub(r'@import[^;]*;|\[[^\]]*\]|\([^)]*\)', '', selectors(self.css))))
        known = set(re.findall(r'(?<![\w.#:-])([a-z][a-z-]*)', selectors(self.platform)))
        # Some of the platform's have no style there.
        toolkit = library('libadwaita-1.so').read_bytes()
        self.assertEqual(sorted(name for name in names - known - self.strings if f'\0{name}\0'.encode() not in toolkit), [])

    def test_every_variable_is_one(self):
        defined = set(re.findall(r'(--[\w-]+)\s*:', self.css + self.platform))
        # The names that stand in the palette are those that it gives its colours.
        defined |= {'--' + name for name in re.findall(r'\{ "([\w-]+)",', PALETTE.read_text(encoding='utf-8'))}
        self.assertEqual(sorted(set(re.findall(r'var\((--[\w-]+)', self.css)) - defined), [])

    def test_colours_are_those_of_the_palette(self):
        """Or the platform's. What is only darker is mixed with black, and what falls on it is a shadow, as the platform has it."""
        values = re.sub(r'color-mix\(in srgb, [^,]*(\([^)]*\)[^,]*)?, (black|transparent)\)', '', self.css)
        values = re.sub(r'box-shadow:[^;]*;', '', values)
        self.assertEqual(re.findall(r'.*(?:#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(|\b(?:black|white|gray|red|green|blue|yellow)\b).*', values), [])


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

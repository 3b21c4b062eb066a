# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons are drawings alone, on their grid, and a theme finds them where they are installed.

test_icons.py SOURCE-ROOT
"""

import pathlib
import re
import sys
import unittest
import xml.etree.ElementTree as etree

import gi

gi.require_version('Gtk', '4.0')
from gi.repository import Gtk  # noqa: E402

ICONS = pathlib.Path(sys.argv[1]) / 'data' / 'icons'
NAME = 'io.github.scriba.Scriba'
SVG = '{http://www.w3.org/2000/svg}'
DRAWN = {'svg', 'defs', 'g', 'path', 'rect', 'circle', 'ellipse', 'linearGradient', 'radialGradient', 'stop', 'clipPath'}
FILES = sorted(ICONS.rglob('*.svg'))

# Of the full icons, so that they are no burden to whoever shows them.
MOST_BYTES = 8192


def is_symbolic(path):
    return path.stem.endswith('-symbolic')


class Drawings(unittest.TestCase):
    def test_they_are_all_drawings(self):
        self.assertEqual([path for path in ICONS.rglob('*') if path.is_file() and path.suffix != '.svg'], [])
        self.assertGreater(len(FILES), 20)

    def test_what_a_flatpak_exports_is_named_after_the_application(self):
        exported = [path for path in FILES if path.parent.name in ('apps', 'mimetypes')]
        self.assertEqual(len(exported), 3)
        for path in exported:
            self.assertRegex(path.name, f'^{re.escape(NAME)}[.-]')

    def test_each_is_well_formed_and_holds_nothing_but_shapes(self):
        for path in FILES:
            with self.subTest(path.name):
                tree = etree.parse(path)
                self.assertLessEqual({element.tag.removeprefix(SVG) for element in tree.iter()}, DRAWN)
                for element in tree.iter():
                    for key, value in element.attrib.items():
                        self.assertNotIn('href', key)
                        self.assertNotIn('style', key)
                        self.assertEqual(re.findall(r'url\((?!#)', value), [])
                self.assertLessEqual(path.stat().st_size, MOST_BYTES)

    def test_references_lead_to_what_is_there(self):
        for path in FILES:
            with self.subTest(path.name):
                text = path.read_text(encoding='utf-8')
                self.assertEqual(set(re.findall(r'url\(#([^)]+)\)', text)), set(re.findall(r'\bid="([^"]+)"', text)))

    def test_each_is_on_its_grid(self):
        for path in FILES:
            with self.subTest(path.name):
                size = '16' if is_symbolic(path) else '128'
                root = etree.parse(path).getroot()
                self.assertEqual((root.get('width'), root.get('height'), root.get('viewBox')), (size, size, f'0 0 {size} {size}'))

    def test_symbolic_ones_have_one_colour(self):
        for path in filter(is_symbolic, FILES):
            with self.subTest(path.name):
                self.assertEqual(set(re.findall(r'fill="(#[^"]+)"', path.read_text(encoding='utf-8'))), {'#2e3436'})


class Theme(unittest.TestCase):
    """What the platform's own look-up says."""

    def setUp(self):
        Gtk.init()
        self.theme = Gtk.IconTheme()
        self.theme.set_search_path([str(ICONS), '/usr/share/icons'])
        self.theme.set_theme_name('Adwaita')

    def find(self, name, size):
        flags = Gtk.IconLookupFlags(0)
        found = self.theme.lookup_icon(name, None, size, 1, Gtk.TextDirection.LTR, flags)
        return pathlib.Path(found.get_file().get_path()).relative_to(ICONS), found.is_symbolic()

    def test_the_application_has_an_icon_at_every_size(self):
        for size in (16, 32, 48, 64, 128, 512):
            self.assertEqual(self.find(NAME, size), (pathlib.Path(f'hicolor/scalable/apps/{NAME}.svg'), False))

    def test_saved_games_have_one(self):
        for size in (16, 64, 256):
            self.assertEqual(self.find(f'{NAME}-game', size), (pathlib.Path(f'hicolor/scalable/mimetypes/{NAME}-game.svg'), False))

    def test_there_is_one_without_colour(self):
        self.assertEqual(self.find(f'{NAME}-symbolic', 16), (pathlib.Path(f'hicolor/symbolic/apps/{NAME}-symbolic.svg'), True))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

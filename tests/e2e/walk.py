# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at pages, in English and in Hungarian: that a screen reader finds and understands what is there."""

import collections
import gettext
import os
import pathlib
import re
import sys
import unittest

from window import Atspi, GLib, Window

SCRIBA, SOURCE, TRANSLATIONS = sys.argv[1:4]
FIXTURES = pathlib.Path(SOURCE) / 'tests' / 'fixtures'

CONTROLS = {
    Atspi.Role.BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.SWITCH,
    Atspi.Role.SPIN_BUTTON, Atspi.Role.ENTRY, Atspi.Role.TEXT, Atspi.Role.COMBO_BOX, Atspi.Role.MENU_ITEM,
    Atspi.Role.CHECK_MENU_ITEM, Atspi.Role.RADIO_MENU_ITEM, Atspi.Role.PAGE_TAB, Atspi.Role.LINK, Atspi.Role.SLIDER,
    Atspi.Role.DIALOG, Atspi.Role.TABLE,
}
NAMED = CONTROLS | {Atspi.Role.LIST_ITEM}
PRESSED = {Atspi.Role.BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.RADIO_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.SWITCH}
PLACEHOLDER = re.compile(r'%(?:\d\$)?[a-z]')


def read_catalog():
    """Returns the Hungarian of every English text, by its context and text."""
    path = pathlib.Path(TRANSLATIONS) / 'hu' / 'LC_MESSAGES' / 'scriba.mo'
    with open(path, 'rb') as file:
        return gettext.GNUTranslations(file)


def english_texts(catalog):
    """Returns a pattern for each English text that has another Hungarian one."""
    patterns = []
    for key, hungarian in catalog._catalog.items():
        english = (key[0] if isinstance(key, tuple) else key).split('\x04')[-1]
        if not english or english == hungarian:
            continue
        if len(re.findall(r'[a-z]', PLACEHOLDER.sub('', english))) < 3:
            continue
        parts = [re.escape(part) for part in PLACEHOLDER.split(english)]
        patterns.append(re.compile('.+?'.join(parts), re.S))
    return patterns


def fill(text, *values):
    """Puts values into a text, where the program does."""
    left = iter(values)
    return PLACEHOLDER.sub(lambda place: str(values[int(place[0][1]) - 1] if '$' in place[0] else next(left)), text)


def find_place(node):
    """What a node lies in: the name of something around it, or a line of a list, which have an order."""
    for around in node.ancestors():
        if around.role == Atspi.Role.LIST_ITEM:
            return f'{around.name}, line {around.parent.children.index(around) + 1}'
        if around.name and around.name != node.name:
            return around.name
    return ''


def describe(node):
    return f'{node.kind} "{node.name}" in "{find_place(node)}"'


def find_twins(controls):
    """Controls that nobody can tell apart: of one role and one name, in one place. One may be a part of the other."""
    counted = collections.Counter(describe(node) for node in controls if node.name and
                                  not any((around.role, around.name) == (node.role, node.name) for around in node.ancestors()))
    return sorted(text for text, count in counted.items() if count > 1)


def can_be_pressed(node):
    """Whether what looks like a button can be pressed through the bus, or a part of it that has its name."""
    if node.role not in PRESSED or not node.has(Atspi.StateType.SENSITIVE):
        return True
    if any(inner.role in PRESSED and inner.name == node.name for inner in node.walk() if inner is not node):
        return True
    try:
        return node.count_actions() > 0
    except GLib.Error:
        return not node.is_there()


def is_said_twice(node):
    """Whether a name is the same words twice, or is followed by them: by a label beside it, or a tooltip."""
    words = node.name.split()
    half = len(words) // 2
    return bool(words) and node.role in NAMED and (words[:half] * 2 == words or node.description == node.name)


class Walk(unittest.TestCase):
    language = 'en'

    def setUp(self):
        os.environ['SCRIBA_LOCALEDIR'] = TRANSLATIONS
        self.catalog = read_catalog()
        self.english = english_texts(self.catalog) if self.language == 'hu' else []
        self.assertEqual(bool(self.english), self.language == 'hu')

    def tr(self, text, context=None):
        if self.language == 'en':
            return text
        return self.catalog.pgettext(context, text) if context else self.catalog.gettext(text)

    def open(self, *drafts):
        """Opens the window on drafts that the table has worked on before."""
        return self.enterContext(Window(SCRIBA, SOURCE, self.language, FIXTURES / 'practice-box.json',
                                        [FIXTURES / name for name in drafts], still=True))

    @staticmethod
    def list_unnamed(controls):
        """Controls without a name, or None where one left while it was asked."""
        try:
            return [describe(node) for node in controls if not (node.name.strip() or node.get_label().strip())]
        except GLib.Error:
            if all(node.is_there() for node in controls):
                raise
            return None

    def look(self, window, page):
        """Looks at everything that is shown now, anew where some of it left meanwhile, or leaves for another that is called so."""
        def read(tree):
            controls = [node for node in tree.walk() if node.role in CONTROLS]
            self.assertTrue(controls, tree.dump())
            unnamed = self.list_unnamed(controls)
            return None if unnamed is None or find_twins(controls) else (tree, controls, unnamed)

        tree, controls, unnamed = window.wait(read, f'{page} stands still, and no two controls beside each other are called so')
        with self.subTest(page=page):
            self.assertEqual(unnamed, [], tree.dump())
            self.assertEqual([describe(node) for node in controls if not can_be_pressed(node)], [], tree.dump())
            self.assertEqual([describe(node) for node in tree.walk() if is_said_twice(node)], [], tree.dump())
        with self.subTest(page=page, language=self.language):
            texts = {text for node in tree.walk() for text in (node.name, node.description) if text}
            self.assertEqual(sorted(text for text in texts if any(p.fullmatch(text) for p in self.english)), [])

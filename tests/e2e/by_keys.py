# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests share that use the window with nothing but keys."""

import re
import unittest

from window import Atspi, Window

TEXT = (Atspi.Role.TEXT, Atspi.Role.ENTRY)
CHOICE = (Atspi.Role.RADIO_BUTTON, Atspi.Role.TOGGLE_BUTTON)


class ByKeys(unittest.TestCase):
    """A test that opens a window, and then has only a keyboard."""

    def open(self, *arguments, **options):
        """Opens the window of the test, as Window would."""
        self.window = self.enterContext(Window(*arguments, **options))

    def press(self, *keys):
        """Presses keys as soon as nothing ignores a second tap."""
        self.window.wait(self.window.settled, 'a tap is taken')
        self.window.key(*keys)

    def go(self, role, name, *keys, back=False):
        """Moves the focus to a node with Tab, then presses keys there."""
        self.window.tab_to(role, name, key='shift+Tab' if back else 'Tab')
        self.press(*keys)

    def wait_for_focus_on(self, role, name):
        """The keyboard is already where one goes on."""
        pattern = re.compile(name)
        self.window.wait(lambda tree: any(node.has(Atspi.StateType.FOCUSED) and node.role == role and pattern.search(node.name)
                                          for node in tree.walk()), f'the focus is on {name!r}')

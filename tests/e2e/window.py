# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real window through the accessibility bus, as a screen reader would.

Nothing here waits for a time: every step waits for what it needs to see, with a
deadline after which the whole tree is printed.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import bus
from bus import Atspi, GLib

APPLICATION = 'io.github.scriba.Scriba'
DEADLINE = 30_000
GLANCE = 30
LOCALES = {'en': 'en_US.UTF-8', 'hu': 'hu_HU.UTF-8'}

BUTTON = Atspi.Role.BUTTON
SPIN = Atspi.Role.SPIN_BUTTON
PRESSED = (BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.RADIO_BUTTON, Atspi.Role.LIST_ITEM)
DIALOGS = (Atspi.Role.DIALOG, Atspi.Role.ALERT)


class Missing(AssertionError):
    """What was waited for did not come."""


def wait(condition, what, dump=lambda: ''):
    """Runs the main loop until condition() is true, and returns what it returned."""
    context = GLib.MainContext.default()
    over, due = [], [True]
    clock = GLib.timeout_add(DEADLINE, lambda: over.append(True) or GLib.SOURCE_REMOVE)
    glance = GLib.timeout_add(GLANCE, lambda: due.append(True) or GLib.SOURCE_CONTINUE)
    try:
        while True:
            if due:
                due.clear()
                found = condition()
                if found:
                    return found
            if over:
                raise Missing(f'did not come: {what}\n{dump()}')
            context.iteration(True)
    finally:
        GLib.source_remove(glance)
        if not over:
            GLib.source_remove(clock)


def fits(node, role, name):
    """Whether a node has a role (or one of several) and a name: a string, or a pattern that is searched."""
    roles = role if isinstance(role, (tuple, set)) else (role,)
    if role is not None and node.role not in roles:
        return False
    if isinstance(name, re.Pattern):
        return bool(name.search(node.name))
    return name is None or node.name == name


def is_filled(node):
    """Whether a dialog shows what it holds: it is on the bus a moment before that."""
    return node.role not in DIALOGS or any(inner.role in PRESSED for inner in node.walk())


class Window:
    """A running Scriba, with a home of its own."""

    def __init__(self, program, source, language='en', box=None, drafts=(), size=None, still=False):
        self.command = [str(program)]
        self.source = pathlib.Path(source)
        self.language = language
        self.size = size
        self.home = self._make_home()
        if still:
            self._set_still()
        self.bus = bus.Bus()
        self.bus.put_pointer_away()
        if box is not None:
            self._put(box, 'boxes', '44bce.json')
        for draft in drafts:
            self._put(draft, 'drafts', pathlib.Path(draft).name)
        self.process = None
        self.owner = None
        self.arguments = ()

    def __enter__(self):
        self.start(*self.arguments)
        return self

    def __exit__(self, *_):
        try:
            self.kill()
        finally:
            self._remove_home()

    def _make_home(self):
        return pathlib.Path(tempfile.mkdtemp(prefix='scriba-e2e-'))

    def _remove_home(self):
        shutil.rmtree(self.home, ignore_errors=True)

    def _put(self, path, folder, name):
        """Makes a file one of the owner's, before the program starts."""
        place = self.home / 'data' / 'scriba' / folder
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, place / name)

    def _set_still(self):
        """Without animations, for who looks at many pages and waits for none of them to move."""
        settings = self.home / 'config' / 'gtk-4.0' / 'settings.ini'
        settings.parent.mkdir(parents=True)
        settings.write_text('[Settings]\ngtk-enable-animations=false\n', encoding='utf-8')

    def _write_schemas(self):
        """The settings as they are at first; a window of another size is one that was closed so."""
        schemas = self.home / 'schemas'
        if not schemas.exists():
            schemas.mkdir()
            for schema in (self.source / 'data').glob('*.gschema.xml'):
                shutil.copy(schema, schemas)
            if self.size is not None:
                (schemas / 'size.gschema.override').write_text(
                    '[io.github.scriba.Scriba]\nwindow-width={}\nwindow-height={}\n'.format(*self.size), encoding='utf-8')
            subprocess.run(['glib-compile-schemas', '--strict', schemas], check=True)
        return schemas

    def _environment(self):
        """Of what this window has for itself; all else is the session's."""
        return {
            'GTK_A11Y': 'atspi', 'GDK_BACKEND': 'x11', 'GSK_RENDERER': 'cairo', 'GSETTINGS_BACKEND': 'memory',
            'GSETTINGS_SCHEMA_DIR': str(self._write_schemas()), 'SCRIBA_DATADIR': str(self.source / 'data'),
            'XDG_DATA_HOME': str(self.home / 'data'), 'XDG_CONFIG_HOME': str(self.home / 'config'),
            'XDG_CACHE_HOME': str(self.home / 'cache'), **self.locale,
        }

    def _make_environment(self):
        """What the program is started with: its display and language, and where its home and data are."""
        return dict(os.environ, **self._environment())

    @property
    def locale(self):
        return dict(LC_ALL=LOCALES[self.language], LANG=LOCALES[self.language], LANGUAGE=self.language)

    def start(self, *arguments, around=()):
        """Starts the program, with files to open, within a command around it, and waits for its window."""
        self.said = tempfile.TemporaryFile(mode='w+', encoding='utf-8')
        self.process = subprocess.Popen([*around, *self.command, *arguments], env=self._make_environment(), stderr=self.said)
        self._wait_for_window()

    def start_by_desktop(self, launch):
        """Does something by which the session bus starts the program, and waits for its window."""
        # What the program says goes where the bus says it, so that a complaint ends it.
        self.said = tempfile.TemporaryFile(mode='w+', encoding='utf-8')
        self.bus.set_environment(dict(self._environment(), G_DEBUG='fatal-warnings'))
        launch()
        self.process = wait(lambda: self.bus.find_service(APPLICATION), f'the session bus starts {APPLICATION}')
        self._wait_for_window()

    def _wait_for_window(self):
        self.tree = None
        self.owner = wait(self._find_program, 'the program is on the accessibility bus')
        self.bus.await_news(self.owner)
        self.find(Atspi.Role.FRAME)

    def _check_running(self):
        if self.process.poll() is not None:
            self.said.seek(0)
            raise Missing(f'the program ended with status {self.process.returncode}\n{self.said.read()}')

    def _find_program(self):
        self._check_running()
        return self.bus.find_program(self.process.pid)

    def kill(self):
        """Ends the program at once, as a power cut would. It must not have complained until then."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process = None
        with self.said:
            self.said.seek(0)
            said = self.said.read()
        sys.stderr.write(said)
        if re.search(r'-(WARNING|CRITICAL|ERROR) \*\*|CRITICAL \*\*', said):
            raise AssertionError(f'the program complained:\n{said}')

    def close(self):
        """Closes the window as a person does, and waits until the program has ended."""
        self.key('ctrl+q')
        if self.process.wait(DEADLINE / 1000) != 0:
            raise AssertionError(f'the program ended with status {self.process.returncode}')
        self.kill()

    @property
    def games(self):
        """The folder of the library."""
        return self.home / 'data' / 'scriba' / 'games'

    @property
    def drafts(self):
        """The files of what the table works on."""
        return sorted((self.home / 'data' / 'scriba' / 'drafts').glob('*.json'))

    @staticmethod
    def pattern(text):
        return re.compile(text)

    # Looking

    def read(self):
        """What is shown now; the same as before where nothing was done or told meanwhile."""
        self._check_running()
        if self.tree is None or self.bus.has_news():
            self.tree = self.bus.read(self.owner)
        return self.tree

    def dump(self):
        return self.read().dump()

    def wait(self, condition, what):
        """Waits until condition (tree) is true, and returns what it returned."""
        found = condition(self.read())
        return found or wait(lambda: self.bus.has_news() and condition(self.read()), what, self.dump)

    def find_all(self, role=None, name=None, tree=None, within=None):
        """Every node that fits, in reading order; within names a group in which it lies."""
        nodes = list((tree or self.read()).walk())
        if within is not None:
            nodes = [node for group in nodes if fits(group, None, within) for node in group.walk()]
        return [node for node in nodes if fits(node, role, name)]

    def find(self, role=None, name=None, within=None):
        """Waits for a node and returns it: the last of several, which lies on top."""
        def look(tree):
            found = [node for node in self.find_all(role, name, tree, within) if is_filled(node)]
            return found[-1] if found else None
        return self.wait(look, f'{role} {name!r}')

    def gone(self, role=None, name=None):
        self.wait(lambda tree: not self.find_all(role, name, tree), f'no {role} {name!r}')

    def focused(self):
        """The node that has the focus, or None."""
        return self._focused(self.read())

    @staticmethod
    def _focused(tree):
        found = [node for node in tree.walk() if node.has(Atspi.StateType.FOCUSED)]
        return found[-1] if found else None

    def wait_for_focus(self, last):
        """Waits until another node than the last one has the focus, and returns it."""
        def moved(tree):
            found = self._focused(tree)
            return found if found is not None and (last is None or found.path != last.path) else None
        return self.wait(moved, f'the focus leaves {last.name if last else None!r}')

    def tab_to(self, role=None, name=None, key='Tab'):
        """Presses Tab until a node has the focus, and returns it; its whole way round may take it once."""
        start = self.focused()
        node = start
        while node is None or not fits(node, role, name):
            self.key(key)
            node = self.wait_for_focus(node)
            if start is not None and node.path == start.path and not fits(node, role, name):
                raise Missing(f'Tab does not reach {role} {name!r}\n{self.dump()}')
        return node

    def listen(self, event):
        """Returns a list to which what a screen reader is told is added, as it comes."""
        heard = []
        self.bus.listen(self.owner, event, heard.append)
        return heard

    # Acting

    @staticmethod
    def settled(tree):
        """Whether nothing ignores a second tap: what does says that it is busy."""
        return not any(node.has(Atspi.StateType.BUSY) for node in tree.walk())

    def press(self, name, role=PRESSED, within=None):
        """Presses a button, a toggle or a row."""
        def ready(tree):
            if not self.settled(tree):
                return None
            found = [node for node in self.find_all(role, name, tree, within) if node.has(Atspi.StateType.SENSITIVE)]
            return found[-1] if found else None
        self.wait(ready, f'{name!r} can be pressed').act()

    def choose(self, name, choice):
        """Chooses from a drop-down list. Its choices have no action of their own on the bus, but keys reach them."""
        self.find(Atspi.Role.COMBO_BOX, name)
        closed = self._labels(name)
        if self.find_all(Atspi.Role.TOGGLE_BUTTON, name):
            self.press(name, Atspi.Role.TOGGLE_BUTTON)
        else:
            self.tab_to(Atspi.Role.COMBO_BOX, name)
            self.key('Return')
        self.wait(lambda tree: len(self._labels(name, tree)) > len(closed), f'the list of {name!r} opens')
        choices = self._labels(name)[len(closed):]
        steps = choices.index(choice) - choices.index(closed[-1])
        self.key(*['Down' if steps > 0 else 'Up'] * abs(steps), 'Return')
        self.wait(lambda tree: self._labels(name, tree) == [*closed[:-1], choice], f'{choice!r} is chosen')

    def choose_item(self, label):
        """Chooses from a menu that opens, by the arrows."""
        def focused(tree, last=None):
            node = self._focused(tree)
            return node if node is not None and node.role == Atspi.Role.MENU_ITEM and node.path != last else None
        first = item = self.wait(focused, 'a menu opens')
        while item.get_label() != label:
            self.key('Down')
            item = self.wait(lambda tree, last=item.path: focused(tree, last), f'{label!r} is in the menu')
            if item.path == first.path:
                raise Missing(f'{label!r} is not in the menu\n{self.dump()}')
        self.key('Return')

    def pick(self, name, choice, within=None):
        """Chooses from a row with a list by keys alone: Tab leads to it, and the arrows to the choice."""
        passed = set()
        while (node := self.focused()) is None or not self._is_in(node, name, within):
            if node is not None and node.path in passed:
                raise Missing(f'Tab does not lead to {name!r}\n{self.dump()}')
            passed.add(node.path if node is not None else None)
            self.key('Tab')
            self.wait_for_focus(node)
        self.key('Return')
        item = self.wait(self._focused_item, f'the list of {name!r} opens')
        while item.find_label() != choice:
            self.key('Down')
            item = self.wait(lambda tree, last=item.path: (found := self._focused_item(tree)) and found.path != last and found,
                             f'{choice!r} is among the choices of {name!r}')
        self.key('Return')
        self.wait(lambda tree: (node := self._focused(tree)) is not None and self._is_in(node, name, within) and
                  [label.name for label in self.find_all(Atspi.Role.LABEL, None, node)][-1] == choice,
                  f'{name!r} is {choice!r}')

    def _focused_item(self, tree):
        node = self._focused(tree)
        return node if node is not None and node.role == Atspi.Role.LIST_ITEM else None

    @staticmethod
    def _is_in(node, name, within):
        return fits(node, Atspi.Role.COMBO_BOX, name) and \
            (within is None or any(fits(group, None, within) for group in node.ancestors()))

    def _labels(self, name, tree=None):
        box = self.find_all(Atspi.Role.COMBO_BOX, name, tree)[-1]
        return [node.name for node in box.walk() if node.role == Atspi.Role.LABEL]

    def set_numbers(self, numbers):
        """Sets steppers, by their names."""
        def all_there(tree):
            found = {node.name: node for node in self.find_all(SPIN, None, tree)}
            return found if found.keys() >= numbers.keys() else None
        steppers = self.wait(all_there, f'the steppers {", ".join(numbers)}')
        for name, number in numbers.items():
            steppers[name].set_value(number)
            wait(lambda: steppers[name].get_value() == number, f'{name!r} is {number}', self.dump)

    def set_text(self, name, text):
        """Writes into an entry."""
        node = self.find((Atspi.Role.ENTRY, Atspi.Role.TEXT), name)
        node.set_text(text)
        wait(lambda: node.get_text() == text, f'{name!r} reads {text!r}', self.dump)

    def key(self, *keys):
        """Presses keys, one after the other."""
        for key in keys:
            self.bus.press_key(key)

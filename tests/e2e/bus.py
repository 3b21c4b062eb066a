# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessibility bus: what a program shows, as the tree that a screen reader reads.

A whole tree is asked for at once, many questions on their way together, and as few as can be, so that
looking at a page of a thousand nodes takes a moment.
"""

import enum
import os
import select
import signal
import subprocess
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = 'org.a11y.atspi.Accessible'
CACHE = 'org.a11y.atspi.Cache'
PROPERTIES = 'org.freedesktop.DBus.Properties'
REGISTRY = 'org.a11y.atspi.Registry'
ROOT = '/org/a11y/atspi/accessible/root'
CACHE_PATH = '/org/a11y/atspi/cache'
# Of what the cache says of an object, all of which would take Python longer to unpack than to ask for again.
ITEM_COUNT, ITEM_NAME, ITEM_ROLE, ITEM_DESCRIPTION, ITEM_STATES = 4, 6, 7, 8, 9
NO_REPLY = 10_000
UNTOLD = 0.2  # seconds


class Key(enum.IntEnum):
    """Keys that have no character, as X names them."""

    Tab = 0xff09
    Return = 0xff0d
    Escape = 0xff1b
    BackSpace = 0xff08
    Delete = 0xffff
    Home = 0xff50
    Left = 0xff51
    Up = 0xff52
    Right = 0xff53
    Down = 0xff54
    End = 0xff57
    F1 = 0xffbe
    F10 = 0xffc7
    Menu = 0xff67


# Where the modifiers are on every PC keyboard.
MODIFIERS = {'ctrl': 37, 'shift': 50, 'alt': 64}


class Node:
    """One accessible object, as it was when its tree was read."""

    def __init__(self, bus, owner, path):
        self.bus = bus
        self.owner = owner
        self.path = path
        self.role = Atspi.Role.INVALID
        self.name = ''
        self.description = ''
        self.states = 0
        self.value = None
        self.children = []
        self.parent = None

    @property
    def kind(self):
        return self.role.value_nick

    def has(self, state):
        return bool(self.states >> int(state) & 1)

    def walk(self):
        """This node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def ancestors(self):
        """The nodes around this one, from the inside out."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def dump(self, depth=0):
        words = [f'{"  " * depth}{self.kind} "{self.name}"']
        if self.description:
            words.append(f'({self.description})')
        if self.value is not None:
            words.append(f'= {self.value:g}')
        words += [state.value_nick for state in (Atspi.StateType.FOCUSED, Atspi.StateType.CHECKED, Atspi.StateType.SELECTED,
                                                 Atspi.StateType.EXPANDED, Atspi.StateType.PRESSED) if self.has(state)]
        if not self.has(Atspi.StateType.SENSITIVE):
            words.append('insensitive')
        return '\n'.join([' '.join(words), *(child.dump(depth + 1) for child in self.children)])

    def find_label(self):
        """The first label in it, whose text is its name where it has none."""
        return next(node.name for node in self.walk() if node.kind == 'label')

    def get_label(self):
        """What stands for its name elsewhere: GTK's menu items are named so."""
        labels = []
        for relation, targets in self._call('Accessible', 'GetRelationSet').unpack()[0]:
            if relation == Atspi.RelationType.LABELLED_BY:
                labels += [Node(self.bus, owner, path).get_text() for owner, path in targets]
        return ' '.join(labels)

    # What can be done to it. Each of these raises GLib.Error where the object cannot do it.

    def _call(self, interface, method, parameters=None):
        return self.bus.call(self.owner, self.path, f'org.a11y.atspi.{interface}', method, parameters)

    def is_there(self):
        """Whether the object has not left meanwhile."""
        try:
            self._call('Accessible', 'GetRole')
        except GLib.Error:
            return False
        return True

    def count_actions(self):
        return self.bus.call(self.owner, self.path, PROPERTIES, 'Get',
                             GLib.Variant('(ss)', ('org.a11y.atspi.Action', 'NActions'))).unpack()[0]

    def act(self):
        """What a press does."""
        self.bus.news = True
        self._call('Action', 'DoAction', GLib.Variant('(i)', (0,)))

    def set_value(self, value):
        self.bus.news = True
        self.bus.call(self.owner, self.path, PROPERTIES, 'Set',
                      GLib.Variant('(ssv)', ('org.a11y.atspi.Value', 'CurrentValue', GLib.Variant('d', value))))

    def get_value(self):
        return self.bus.call(self.owner, self.path, PROPERTIES, 'Get',
                             GLib.Variant('(ss)', ('org.a11y.atspi.Value', 'CurrentValue'))).unpack()[0]

    def set_text(self, text):
        self.bus.news = True
        self._call('EditableText', 'SetTextContents', GLib.Variant('(s)', (text,)))

    def get_text(self):
        count = self.bus.call(self.owner, self.path, PROPERTIES, 'Get',
                              GLib.Variant('(ss)', ('org.a11y.atspi.Text', 'CharacterCount'))).unpack()[0]
        return self._call('Text', 'GetText', GLib.Variant('(ii)', (0, count))).unpack()[0]


class Service:
    """A program that the session bus started: what of subprocess.Popen a window needs."""

    # Only who started it is told how it ended.
    returncode = 0

    def __init__(self, pid):
        self.pid = pid
        self.handle = os.pidfd_open(pid)

    def __del__(self):
        os.close(self.handle)

    def _has_ended(self, seconds):
        return bool(select.select([self.handle], [], [], seconds)[0])

    def poll(self):
        return self.returncode if self._has_ended(0) else None

    def wait(self, timeout=None):
        if not self._has_ended(timeout):
            raise subprocess.TimeoutExpired(str(self.pid), timeout)
        return self.returncode

    def kill(self):
        signal.pidfd_send_signal(self.handle, signal.SIGKILL)


class Bus:
    """The accessibility bus of the session."""

    def __init__(self):
        self.session = session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        # Programs speak only while somebody listens.
        session.call_sync('org.a11y.Bus', '/org/a11y/bus', PROPERTIES, 'Set',
                          GLib.Variant('(ssv)', ('org.a11y.Status', 'IsEnabled', GLib.Variant('b', True))),
                          None, Gio.DBusCallFlags.NONE, -1, None)
        address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                    None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.news = True
        self.read_at = 0
        Atspi.init()

    def _call_daemon(self, method, parameters):
        return self.session.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', method,
                                      parameters, None, Gio.DBusCallFlags.NONE, NO_REPLY, None)

    def set_environment(self, values):
        """Of what the session bus starts from now on."""
        self._call_daemon('UpdateActivationEnvironment', GLib.Variant('(a{ss})', (values,)))

    def find_service(self, name):
        """The program that has a name on the session bus, or None."""
        try:
            return Service(self._call_daemon('GetConnectionUnixProcessID', GLib.Variant('(s)', (name,))).unpack()[0])
        except (GLib.Error, ProcessLookupError):
            return None

    def call(self, owner, path, interface, method, parameters=None):
        return self.connection.call_sync(owner, path, interface, method, parameters, None,
                                         Gio.DBusCallFlags.NONE, NO_REPLY, None)

    def _process(self, owner):
        return self.call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                         'GetConnectionUnixProcessID', GLib.Variant('(s)', (owner,))).unpack()[0]

    def list_programs(self):
        """Returns the bus names of the programs that are there."""
        return [owner for owner, _ in self.call(REGISTRY, ROOT, ACCESSIBLE, 'GetChildren').unpack()[0]]

    def find_program(self, process):
        """Returns the bus name of a program, or None while it is not there."""
        for owner in self.list_programs():
            try:
                if self._process(owner) == process:
                    return owner
            except GLib.Error:
                # It has just left.
                continue
        return None

    def read(self, owner, path=ROOT):
        """Reads what a program shows, from one of its objects on."""
        self.news = False
        self.read_at = time.monotonic()
        return _Reading(self.connection, Node(self, owner, path)).run()

    def await_news(self, owner):
        """From now on has_news() tells of a program."""
        def told(*_):
            self.news = True
        self._register('object:')
        self._register('window:')
        for kind in ('Object', 'Window'):
            self.connection.signal_subscribe(owner, f'org.a11y.atspi.Event.{kind}', None, None, None,
                                             Gio.DBusSignalFlags.NONE, told)

    def has_news(self):
        """Whether anything was done or told since the last reading began. What is not told is found in a moment, too."""
        return self.news or time.monotonic() - self.read_at > UNTOLD

    def _register(self, event):
        self.call(REGISTRY, '/org/a11y/atspi/registry', REGISTRY, 'RegisterEvent', GLib.Variant('(sass)', (event, [], '')))

    def listen(self, owner, event, heard):
        """Calls heard (text) for each event of a program that carries a text, such as 'Announcement'."""
        self._register(f'object:{event.lower()}')

        def signalled(connection, sender, path, interface, signal, parameters):
            heard(parameters.unpack()[3])
        self.connection.signal_subscribe(owner, 'org.a11y.atspi.Event.Object', event, None, None,
                                         Gio.DBusSignalFlags.NONE, signalled)

    @staticmethod
    def put_pointer_away():
        """Into the corner: a list that opens below the pointer would follow it."""
        Atspi.generate_mouse_event(0, 0, 'abs')

    def press_key(self, keys):
        """Presses a key, such as '5', 'Tab' or 'ctrl+z'."""
        self.news = True
        *held, key = keys.split('+') if len(keys) > 1 else [keys]
        symbol = Key[key] if key in Key.__members__ else ord(key)
        for modifier in held:
            Atspi.generate_keyboard_event(MODIFIERS[modifier], None, Atspi.KeySynthType.PRESS)
        Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)
        for modifier in reversed(held):
            Atspi.generate_keyboard_event(MODIFIERS[modifier], None, Atspi.KeySynthType.RELEASE)


class _Reading:
    """One reading of a tree. Only what is shown is read; what leaves meanwhile is left out.

    What is at an object that was read before comes in one answer, as it is now. Its children are asked for
    each time, for the cache has not those that are new, and some that are nobody's.
    """

    def __init__(self, connection, root):
        self.connection = connection
        self.root = root
        self.waiting = 0
        self.items = {}

    def run(self):
        self._look_into_cache()
        self._read(self.root, None)
        context = GLib.MainContext.default()
        while self.waiting:
            context.iteration(True)
        return self.root

    def _look_into_cache(self):
        try:
            answer = self.root.bus.call(self.root.owner, CACHE_PATH, CACHE, 'GetItems').get_child_value(0)
        except GLib.Error:
            # A program has it a moment after it is on the bus.
            return
        items = (answer.get_child_value(i) for i in range(answer.n_children()))
        self.items = {item.get_child_value(0).get_child_value(1).get_string(): item for item in items}
        # Of the program itself the cache does not know the windows.
        self.items.pop(ROOT, None)

    def _ask(self, node, interface, method, parameters, answered):
        def done(connection, result):
            self.waiting -= 1
            try:
                answer = connection.call_finish(result).unpack()
            except GLib.Error:
                return
            answered(answer[0])
        self.waiting += 1
        self.connection.call(node.owner, node.path, interface, method, parameters, None,
                             Gio.DBusCallFlags.NONE, NO_REPLY, None, done)

    def _read(self, node, place):
        def states(words):
            node.states = words[0] | words[1] << 32
            if place is not None and not node.has(Atspi.StateType.SHOWING):
                return
            if place is not None:
                siblings, index = place
                siblings[index] = node
            if item is not None:
                node.name = item.get_child_value(ITEM_NAME).get_string()
                node.description = item.get_child_value(ITEM_DESCRIPTION).get_string()
                role(item.get_child_value(ITEM_ROLE).get_uint32())
                if item.get_child_value(ITEM_COUNT).get_int32() > 0:
                    self._ask(node, ACCESSIBLE, 'GetChildren', None, children)
            else:
                self._ask(node, PROPERTIES, 'GetAll', GLib.Variant('(s)', (ACCESSIBLE,)), properties)
                self._ask(node, ACCESSIBLE, 'GetRole', None, role)

        def properties(found):
            node.name = found.get('Name', '')
            node.description = found.get('Description', '')
            if found.get('ChildCount', 0) > 0:
                self._ask(node, ACCESSIBLE, 'GetChildren', None, children)

        def role(number):
            node.role = Atspi.Role(number)
            if node.role in (Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER):
                self._ask(node, PROPERTIES, 'Get', GLib.Variant('(ss)', ('org.a11y.atspi.Value', 'CurrentValue')), value)

        def value(number):
            node.value = number

        def children(references):
            places = _Places(node)
            for index, (owner, path) in enumerate(references):
                child = Node(node.bus, owner, path)
                child.parent = node
                self._read(child, (places, index))

        item = self.items.get(node.path)
        if item is not None:
            states(item.get_child_value(ITEM_STATES).unpack())
        else:
            self._ask(node, ACCESSIBLE, 'GetState', None, states)


class _Places(dict):
    """Puts the children that are shown into their parent, in their order."""

    def __init__(self, parent):
        super().__init__()
        self.parent = parent

    def __setitem__(self, index, node):
        super().__setitem__(index, node)
        self.parent.children = [self[i] for i in sorted(self)]

# SPDX-License-Identifier: GPL-3.0-or-later
"""What of an accessible tree is kept: what a screen reader says of it, without what changes from day to day."""

import re

from bus import Atspi

# They say nothing themselves: what is in them stands in their place.
SILENT = {'panel', 'filler', 'grouping', 'scroll-pane', 'viewport', 'section', 'unknown', 'separator', 'layered-pane',
          'list-box', 'image', 'icon', 'list', 'static', 'redundant-object', 'form', 'table-row', 'paragraph'}
STATES = (Atspi.StateType.CHECKED, Atspi.StateType.SELECTED, Atspi.StateType.PRESSED, Atspi.StateType.EXPANDED,
          Atspi.StateType.READ_ONLY, Atspi.StateType.REQUIRED, Atspi.StateType.INVALID_ENTRY)
MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
WEEKDAYS = 'Today|Yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
PASSING = [
    (re.compile(rf'\b(?:{WEEKDAYS}), \d\d:\d\d\b'), '‹when›'),
    (re.compile(rf'\b\d\d? (?:{MONTHS})(?: \d{{4}})?\b'), '‹when›'),
    (re.compile(r'\b\d\d?:\d\d\b'), '‹time›'),
    (re.compile(r'\b\d+\.\d+\.\d+\b'), '‹version›'),
]


def settle(text):
    """A text, on one line, without the time at which it was made."""
    for pattern, word in PASSING:
        text = pattern.sub(word, text)
    return ' ⏎ '.join(text.splitlines())


def is_said(node, around):
    """Whether a node adds anything: a label in a button that is called so does not."""
    if node.kind == 'label':
        return bool(node.name) and node.name not in around
    return bool(node.name or node.description) or node.kind not in SILENT


def list_lines(node, depth=0, around=''):
    """The lines of a node and all below it."""
    lines = []
    if is_said(node, around):
        words = [node.kind]
        if node.name:
            words.append(f'“{settle(node.name)}”')
        if node.description and node.description != node.name:
            words.append(f'({settle(node.description)})')
        if node.value is not None:
            words.append(f'= {node.value:g}')
        words += [state.value_nick for state in STATES if node.has(state)]
        if not node.has(Atspi.StateType.SENSITIVE) and node.kind != 'label':
            words.append('insensitive')
        lines.append('  ' * depth + ' '.join(words))
        depth += 1
        around = node.name or around
    for child in node.children:
        lines += list_lines(child, depth, around)
    return lines


def find_top(root):
    """What a screen reader reads: the dialog that lies on top, or else the window."""
    dialogs = [node for node in root.walk() if node.role in (Atspi.Role.DIALOG, Atspi.Role.ALERT)]
    return dialogs[-1] if dialogs else next((node for node in root.walk() if node.role == Atspi.Role.FRAME), root)

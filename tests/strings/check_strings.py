# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds strings that a person reads and that cannot be translated.

check_strings.py SOURCE-ROOT

In Blueprint files, a bare text in a property that is shown or spoken. In C, a
text of several words outside gettext. Prints a line for each; exit status 1 if
there is one.
"""

import pathlib
import re
import sys

SHOWN = re.compile(
    r'^\s*(label|title|subtitle|tooltip-text|description|placeholder-text|button-label|text|heading|body|'
    r'secondary-text|translator-credits|comments)\s*:\s*"([^"]*[A-Za-z][^"]*)"', re.M)
MENU_ITEM = re.compile(r'\bitem\s*\(\s*"')

# What the journal says to its database.
NOT_READ = 'journal'

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|[A-Za-z_]\w*|\s+|.', re.S)
TRANSLATED = {'_', 'N_', 'C_', 'NC_', 'ngettext', 'g_dngettext', 'g_dpgettext2', 'Q_', 'P_', 'NP_'}
NOT_SHOWN = {'g_error', 'g_warning', 'g_critical', 'g_debug', 'g_message', 'g_log', 'G_STATIC_ASSERT_MSG', 'g_assert',
             'g_intern_static_string', 'gtk_widget_class_set_template_from_resource', 'pango_font_description_set_family'}
SENTENCE = re.compile(r'[A-Za-zÀ-ž]{2,}[,;:]? [A-Za-zÀ-ž]{2,}')


def blueprint(path):
    text = path.read_text(encoding='utf-8')
    for match in SHOWN.finditer(text):
        yield text.count('\n', 0, match.start(1)) + 1, match.group(2)
    for match in MENU_ITEM.finditer(text):
        yield text.count('\n', 0, match.start()) + 1, 'menu item'


def source(path):
    """Yields texts of several words that stand outside the calls that translate or that nobody reads."""
    calls = []
    word = ''
    line = 1
    previous = ''
    for match in TOKEN.finditer(path.read_text(encoding='utf-8')):
        token = match.group(0)
        start = line
        line += token.count('\n')
        if token.isspace() or token.startswith(('/*', '//')):
            continue
        if token == '(':
            calls.append(word)
        elif token == ')' and calls:
            calls.pop()
        elif token.startswith('"'):
            if SENTENCE.search(token) and not (TRANSLATED | NOT_SHOWN).intersection(calls):
                yield start, token
        word = token if re.match(r'[A-Za-z_]', token) else ''
        previous = token


def check(root):
    found = []
    for path in sorted((root / 'ui').rglob('*.blp')):
        found += [f'{path.relative_to(root)}:{line}: {text}' for line, text in blueprint(path)]
    for path in sorted((root / 'src').rglob('*.c')):
        if path.parent.name != NOT_READ:
            found += [f'{path.relative_to(root)}:{line}: {text}' for line, text in source(path)]
    return found


if __name__ == '__main__':
    found = check(pathlib.Path(sys.argv[1]))
    print('\n'.join(found))
    sys.exit(1 if found else 0)

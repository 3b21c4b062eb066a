# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds up the walls between the layers of src.

check_walls.py SOURCE-ROOT [LIBRARY.a …]

Every #include must lead to the same layer or to one that it may use, what
serves both games must name neither, what both share in the window must include
nothing of one, and the libraries of the rules must call
nothing that makes them depend on more than their arguments. Prints a line for
each breach; exit status 1 if there is one.
"""

import pathlib
import re
import subprocess
import sys

ALLOWED = {
    'core': set(),
    'bce44': {'core'},
    'caesar': {'core'},
    'files': {'bce44', 'caesar', 'core'},
    'journal': {'core'},
    'words': {'bce44', 'caesar', 'core'},
    'draw': {'words', 'bce44', 'caesar', 'core'},
    'table': {'journal', 'files', 'core'},
    'bce44-table': {'table', 'journal', 'files', 'bce44', 'core'},
    'caesar-table': {'table', 'journal', 'files', 'caesar', 'core'},
    'app': {'bce44-table', 'caesar-table', 'table', 'draw', 'words', 'journal', 'files', 'bce44', 'caesar', 'core'},
    'cli': {'files', 'draw', 'words', 'bce44', 'caesar', 'core'},
}

# Libraries by the first part of what is included in angle brackets.
TOOLKIT = {'gtk', 'gdk', 'gsk', 'adwaita.h', 'graphene.h'}
DRAWING = {'cairo.h', 'cairo-pdf.h', 'pango', 'cairo-svg.h'}
OBJECTS = {'gio', 'glib-object.h', 'json-glib'}
DATABASES = {'sqlite3.h'}
FORBIDDEN = {
    'core': TOOLKIT | DRAWING | OBJECTS | DATABASES,
    'bce44': TOOLKIT | DRAWING | OBJECTS | DATABASES,
    'caesar': TOOLKIT | DRAWING | OBJECTS | DATABASES,
    'words': TOOLKIT | DRAWING | OBJECTS | DATABASES,
    'files': TOOLKIT | DRAWING | DATABASES,
    'journal': TOOLKIT | DRAWING | {'json-glib'},
    'table': TOOLKIT | DRAWING | DATABASES,
    'bce44-table': TOOLKIT | DRAWING | DATABASES,
    'caesar-table': TOOLKIT | DRAWING | DATABASES,
    'cli': TOOLKIT | DATABASES,
    'draw': TOOLKIT | OBJECTS | DATABASES,
    'app': DATABASES,
}

# What serves both games, and what would name one of them.
NEUTRAL = ('core', 'journal', 'table')
GAME = re.compile(r'bce|caesar|(?<![0-9])44(?![0-9])', re.I)

# What the shared files of the window may include of one game. A draft is a final score or a year that is reckoned
# outside a game: only 44 BCE has them, but they stand in the library, beside the games of both.
SHARED = {
    'scriba-application.c': {'bce-files.h'},  # its box can be another file, for pictures and tests
    'scriba-application.h': {'scriba-drafts.h'},
    'scriba-counting.c': {'scriba-draft-people.h'},
    'scriba-counting.h': {'scriba-drafts.h'},
    'scriba-game-kind.c': {'scriba-bce-kind.h', 'scriba-caesar-kind.h'},  # the one table of the games
    'scriba-known-players.c': {'bce-boards.h', 'bce-game.h'},  # who played in a draft, and which character
    'scriba-known-players.h': {'scriba-drafts.h'},
    'scriba-people-act.c': {'scriba-draft-people.h'},
    'scriba-summary.h': {'scriba-draft.h'},
    'scriba-window-open.c': {'scriba-resolve-page.h', 'scriba-score-page.h'},  # the pages of drafts
    'scriba-window.c': {'scriba-resolve-page.h', 'scriba-score-page.h'},
    'scriba-year-dots.c': {'bce-state.h'},  # how many years there are; a card of the library has them
}

INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]', re.M)

IMPURE = re.compile(
    r'^(g_object_|g_type_|g_signal_|g_file_|g_get_|g_random|g_rand_|g_date_time_new_now|g_timer_|g_io_|g_main_|'
    r'g_dgettext|g_dngettext|g_dpgettext|g_getenv|g_key_file|g_spawn|'
    r'(time|clock|clock_gettime|gettimeofday|rand|random|srand|getrandom|fopen|open|openat|read|write|'
    r'setlocale|gettext|dgettext|dcgettext|ngettext|getenv|localtime|gmtime|strftime|printf|puts|fprintf)(@|$))')


def check_includes(source):
    breaches = []
    owner = {}
    for layer in ALLOWED:
        for header in (source / 'src' / layer).rglob('*.h'):
            owner[header.name] = layer
    for layer in ALLOWED:
        for path in sorted((source / 'src' / layer).rglob('*.[ch]')):
            for bracket, target in INCLUDE.findall(path.read_text(encoding='utf-8')):
                place = f'{path.relative_to(source)}: #include {target}'
                if bracket == '<':
                    first = target.split('/')[0]
                    if first in FORBIDDEN[layer]:
                        breaches.append(f'{place}: {layer} must not use it')
                    continue
                used = owner.get(pathlib.PurePath(target).name)
                if used is not None and used != layer and used not in ALLOWED[layer]:
                    breaches.append(f'{place}: {layer} must not use {used}')
    return breaches


def check_names(source):
    breaches = []
    for layer in NEUTRAL:
        for path in sorted((source / 'src' / layer).rglob('*')):
            if not path.is_file():
                continue
            place = path.relative_to(source)
            if GAME.search(path.name):
                breaches.append(f'{place}: {layer} must not name a game')
            for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
                if GAME.search(line):
                    breaches.append(f'{place}:{number}: {layer} must not name a game: {line.strip()}')
    return breaches


def check_shared(source):
    """The files of the window that both games share, and what they include of one."""
    breaches = []
    of_one = {header.name
              for folder in ('bce44', 'caesar', 'bce44-table', 'caesar-table', 'app/bce44', 'app/caesar')
              for header in (source / 'src' / folder).rglob('*.h')}
    of_one |= {header.name for header in (source / 'src' / 'files').rglob('*.h') if GAME.search(header.name)}
    unused = {(file, header) for file, headers in SHARED.items() for header in headers}
    for path in sorted((source / 'src' / 'app').glob('*.[ch]')):
        for bracket, target in INCLUDE.findall(path.read_text(encoding='utf-8')):
            header = pathlib.PurePath(target).name
            if bracket == '"' and header in of_one and header not in SHARED.get(path.name, ()):
                breaches.append(f'{path.relative_to(source)}: #include {target}: games share it, it must not use one')
            unused.discard((path.name, header))
    breaches += [f'src/app/{file}: #include {header} is allowed, and not needed' for file, header in sorted(unused)]
    return breaches


def check_calls(library):
    breaches = []
    listing = subprocess.run(['nm', '-u', library], capture_output=True, text=True, check=True).stdout
    for line in listing.splitlines():
        words = line.split()
        if len(words) == 2 and words[0] in ('U', 'w') and IMPURE.match(words[1]):
            breaches.append(f'{pathlib.Path(library).name}: calls {words[1]}')
    return breaches


def main():
    source = pathlib.Path(sys.argv[1])
    breaches = check_includes(source) + check_names(source) + check_shared(source)
    for library in sys.argv[2:]:
        breaches += check_calls(library)
    print('\n'.join(breaches))
    return 1 if breaches else 0


if __name__ == '__main__':
    sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed Flatpak, as a person uses it, and what it may do.

test_flatpak.py ID SOURCE-ROOT SCREEN PICTURE

SCREEN is the file in which the X server keeps what it shows; what the window showed
last goes into PICTURE. Called by tools/flatpak-check, for a person of its own.
"""

import configparser
import gettext
import json
import os
import pathlib
import struct
import subprocess
import sys
import unittest

import gi

from window import Atspi, GLib, Window, wait

gi.require_version('Gdk', '4.0')
from gi.repository import Gdk  # noqa: E402

ID, SOURCE, SCREEN, PICTURE = sys.argv[1:5]
HOME = pathlib.Path.home()
OWN = HOME / '.var' / 'app' / ID
PRIVATE = HOME / 'private'
INSTALLATION = pathlib.Path(os.environ['FLATPAK_USER_DIR'])
FILES = INSTALLATION / 'app' / ID / 'current' / 'active' / 'files'

# All that it may do. Flatpak adds x11 to fallback-x11, for older ones that know no other.
PERMISSIONS = {
    'shared': {'ipc'},
    'sockets': {'wayland', 'fallback-x11', 'x11'},
    'devices': {'dri'},
}

# With the rules: 1 for each denarius, and nothing but the track beside.
TRACKS = {'Anna': 21, 'Béla': 22, 'Csenge': 9, 'Dóra': 3}
TOTALS = {'Anna': 25, 'Béla': 22, 'Csenge': 9, 'Dóra': 3}
DENARII = {'Denarii, Anna': 4}


class Installed(Window):
    """Scriba as Flatpak starts it, with the home that Flatpak gives it."""

    def __init__(self, language='en'):
        super().__init__(ID, SOURCE, language)
        self.command = ['flatpak', 'run', '--die-with-parent', ID]

    def _make_home(self):
        return OWN

    def _remove_home(self):
        pass

    def _make_environment(self):
        # Its settings are kept, unlike those of the session around it.
        environment = dict(os.environ, GSK_RENDERER='cairo', **self.locale)
        del environment['GSETTINGS_BACKEND']
        return environment

    def _find_program(self):
        # Its process is Flatpak's, and it is alone there.
        self._check_running()
        return next(iter(self.bus.list_programs()), None)

    def close(self):
        super().close()
        wait(lambda: not self.bus.list_programs(), 'the program has left the accessibility bus')


def run(*arguments, **options):
    """Runs the command line out of the Flatpak, and returns what it says."""
    return subprocess.run(['flatpak', 'run', *arguments], capture_output=True, text=True, check=True, **options).stdout


def read_screen():
    """Returns (width, height, bytes in a line, bytes of blue, green, red and nothing) of what the X server shows."""
    dump = pathlib.Path(SCREEN).read_bytes()
    header = struct.unpack('>25I', dump[:100])
    size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    assert (header[7], header[11]) == (0, 32), header
    start = size + 12 * colours
    return width, height, line, dump[start:start + height * line]


def is_shown(last):
    """Whether the screen is that of the last glance, and not of one colour."""
    last.append(read_screen())
    pixels = last[-1][3]
    return last[-2:-1] == last[-1:] and pixels.count(pixels[:4]) * 4 < len(pixels)


def save_screen():
    glances = []
    wait(lambda: is_shown(glances), 'the window is drawn')
    width, height, line, pixels = glances[-1]
    Gdk.MemoryTexture.new(width, height, Gdk.MemoryFormat.B8G8R8X8, GLib.Bytes.new(pixels), line).save_to_png(PICTURE)


class Flatpak(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        PRIVATE.write_text('private', encoding='utf-8')

    def tearDown(self):
        written = [path for path in HOME.rglob('*') if path.is_file() and OWN not in path.parents]
        self.assertEqual(written, [PRIVATE], 'only its own folder is written')

    def test_it_may_do_what_is_listed_and_no_more(self):
        metadata = configparser.ConfigParser(delimiters='=', interpolation=None)
        metadata.read_string(subprocess.run(['flatpak', 'info', '--show-metadata', ID], capture_output=True, text=True,
                                            check=True).stdout)
        self.assertEqual({key: set(filter(None, words.split(';'))) for key, words in metadata['Context'].items()}, PERMISSIONS)
        self.assertFalse([section for section in metadata.sections() if 'Policy' in section])

    def test_it_sees_neither_network_nor_files(self):
        said = run('--command=sh', ID, '-c', 'tail -n +3 /proc/net/dev; ls "$1" || echo unseen', 'sh', PRIVATE)
        self.assertEqual([line.split(':')[0].strip() for line in said.splitlines()], ['lo', 'unseen'])

    def test_it_is_in_the_app_grid(self):
        shared = INSTALLATION / 'exports' / 'share'
        entry = shared / 'applications' / f'{ID}.desktop'
        subprocess.run(['desktop-file-validate', entry], check=True)
        desktop = configparser.ConfigParser(delimiters='=', interpolation=None)
        desktop.optionxform = str
        desktop.read(entry, encoding='utf-8')
        application = desktop['Desktop Entry']
        self.assertRegex(application['Exec'], f'flatpak run .*--command=scriba.* {ID}')
        self.assertIn('Comment[hu]', application)
        self.assertTrue(list((shared / 'icons' / 'hicolor').rglob(f'apps/{application["Icon"]}.svg')))
        # The desktop finds all that is made for it.
        made = FILES / 'share'
        for folder in ('applications', 'dbus-1', 'icons', 'metainfo', 'mime'):
            for path in (made / folder).rglob(f'{ID}*'):
                self.assertTrue((shared / path.relative_to(made)).exists(), path)

    def test_a_game_is_scored(self):
        window = self.enterContext(Installed())
        window.press('Score a Finished Game')
        for number, player in enumerate(TRACKS, 1):
            window.set_text(f'Name of player {number}', player)
        window.choose('Senate tile', 'Political and military')
        for player, track in TRACKS.items():
            window.press(window.pattern(f'^{player}, '), Atspi.Role.RADIO_BUTTON, within='Whose entries')
            numbers = {title: number for title, number in DENARII.items() if title.endswith(player)}
            window.set_numbers({f'On the Imperium track, {player}': track, **numbers})
        window.find(Atspi.Role.HEADING, 'Anna wins')
        save_screen()

        # What the window keeps in the home that Flatpak gives it is what the command line reads from the outside.
        def score():
            found = json.loads(run(ID, 'score', '-', '--json', input=window.drafts[0].read_text(encoding='utf-8')))
            return found if {player['name']: player['total'] for player in found['players']} == TOTALS else None
        self.assertEqual(wait(score, 'what was entered is kept')['winners'], ['Anna'])
        window.close()

        # Later, in Hungarian, it is still there.
        wins = gettext.translation('scriba', FILES / 'share' / 'locale', ['hu']).gettext('%s wins')
        self.assertNotEqual(wins, '%s wins')
        again = self.enterContext(Installed('hu'))
        again.find(Atspi.Role.BUTTON, again.pattern(f'^{wins % "Anna"}, '))
        again.close()

    def test_a_file_is_scored(self):
        examples = pathlib.Path(SOURCE) / 'tests' / 'cli'
        with open(examples / 'score-example.json', encoding='utf-8') as example:
            said = run(ID, 'score', '-', stdin=example)
        self.assertEqual(said, (examples / 'score-example.expected.txt').read_text(encoding='utf-8'))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop starts Scriba: by the menu of its icon, and by a file that is opened; also where it runs already.

test_desktop.py SCRIBA SOURCE-ROOT FOLDER-OF-DATA

The desktop file, the type of saved games and the service of the build are put where a session looks for them.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from bus import Gio, GLib
from window import APPLICATION, Atspi, Window

SCRIBA, SOURCE, DATA = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
DESKTOP_FILE = pathlib.Path('applications', f'{APPLICATION}.desktop')
SERVICE = pathlib.Path('dbus-1', 'services', f'{APPLICATION}.service')
TYPES = pathlib.Path('mime', 'packages', f'{APPLICATION}.xml')
SAMPLES = SOURCE / 'tests' / 'samples'

GAMES = ('44 BCE', 'Caesar!')

# Where the session finds them, told to the test within it.
SHARE = 'SCRIBA_TEST_SHARE'


def fill(share):
    """Installs into a folder what a session reads; the program is the one that was built."""
    for place in (DESKTOP_FILE, SERVICE, TYPES):
        (share / place).parent.mkdir(parents=True)
        shutil.copy(DATA / place.name, share / place)
    service = (share / SERVICE).read_text(encoding='utf-8')
    (share / SERVICE).write_text(re.sub('^Exec=[^ ]*/scriba ', f'Exec={SCRIBA} ', service, flags=re.M), encoding='utf-8')
    subprocess.run(['update-desktop-database', share / 'applications'], check=True)
    subprocess.run(['update-mime-database', share / 'mime'], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def run_in_session():
    """Passes this test in a session of its own, which knows of Scriba."""
    with tempfile.TemporaryDirectory(prefix='scriba-share-') as share:
        fill(pathlib.Path(share))
        folders = os.environ.get('XDG_DATA_DIRS', '/usr/local/share:/usr/share')
        environment = dict(os.environ, XDG_DATA_DIRS=f'{share}:{folders}', PATH=f'{SCRIBA.parent}:{os.environ["PATH"]}')
        environment[SHARE] = share
        return subprocess.run(['dbus-run-session', '--', sys.executable, '-B', *sys.argv], env=environment).returncode


class Desktop(unittest.TestCase):
    def setUp(self):
        self.window = Window(SCRIBA, SOURCE)
        self.addCleanup(self.window.__exit__)
        self.icon = Gio.DesktopAppInfo.new_from_filename(os.path.join(os.environ[SHARE], DESKTOP_FILE))

    def choose(self, action):
        """What a shell does for a line in the menu of the icon."""
        self.icon.launch_action(action, None)

    def open(self, sample, name):
        """What a file manager does: it asks for the type of a file, and for who opens that."""
        file = self.window.home / name
        shutil.copy(SAMPLES / sample, file)
        Gio.AppInfo.launch_default_for_uri(file.as_uri(), None)

    def wait_for_new_game(self, title):
        window = self.window
        window.wait(lambda tree: [node for node in window.find_all(Atspi.Role.RADIO_BUTTON, title, tree)
                                  if node.has(Atspi.StateType.CHECKED)], f'a new game of {title}')

    def test_each_line_of_the_menu_begins_its_game(self):
        for action, title in zip(self.icon.list_actions(), GAMES, strict=True):
            with self.subTest(action):
                self.window.start_by_desktop(lambda chosen=action: self.choose(chosen))
                self.wait_for_new_game(title)
                self.window.close()

    def test_the_menu_reaches_a_window_that_is_open(self):
        window = self.window
        bce, caesar = self.icon.list_actions()
        window.start()
        window.key('F1')
        window.find(Atspi.Role.DIALOG)
        self.choose(caesar)
        self.wait_for_new_game('Caesar!')
        window.gone(Atspi.Role.DIALOG)
        self.choose(bce)
        self.wait_for_new_game('44 BCE')
        window.close()

    def test_a_new_game_stays_where_it_is_chosen_once_more(self):
        window = self.window
        _, caesar = self.icon.list_actions()
        window.start()
        self.choose(caesar)
        window.set_text('Name, Caesar', 'Boróka')
        # As the shell asks, but waiting until it is done.
        window.bus.session.call_sync(APPLICATION, '/io/github/scriba/Scriba', 'org.freedesktop.Application', 'ActivateAction',
                                     GLib.Variant('(sava{sv})', (caesar, [], {})), None, Gio.DBusCallFlags.NONE, -1, None)
        self.assertEqual(window.find(name='Name, Caesar').get_text(), 'Boróka')
        window.close()

    def test_a_file_starts_scriba(self):
        self.window.start_by_desktop(lambda: self.open('caesar.scriba', 'night.scriba'))
        self.window.find(Atspi.Role.LABEL, 'Caesar (Anna) wins: the last control token is placed')
        self.window.close()

    def test_a_file_is_opened_in_a_window_that_is_open(self):
        window = self.window
        window.start()
        self.open('four.scriba', 'a night without an ending')
        window.find(Atspi.Role.LABEL, 'Anna, Bálint, Csenge, Máté')
        window.close()


if __name__ == '__main__':
    if SHARE not in os.environ:
        sys.exit(run_in_session())
    unittest.main(argv=sys.argv[:1], verbosity=2)

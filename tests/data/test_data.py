# SPDX-License-Identifier: GPL-3.0-or-later
"""What is installed for the desktop fits together: names, actions, the type of saved games, the service, the metainfo.

test_data.py SOURCE-ROOT BUILD-ROOT PROGRAM METAINFO-WITH-HOMEPAGE HOMEPAGE
"""

import configparser
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as etree

import gi

gi.require_version('Gio', '2.0')
from gi.repository import Gio  # noqa: E402

SOURCE, BUILD = map(pathlib.Path, sys.argv[1:3])
PROGRAM, AT_HOME, HOMEPAGE = sys.argv[3:6]
NAME = 'io.github.scriba.Scriba'
TYPE = 'application/x-scriba-game'
MIME = '{http://www.freedesktop.org/standards/shared-mime-info}'
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'
LANGUAGES = {None, 'hu'}
LONGEST_SUMMARY = 35
SAMPLES = sorted((SOURCE / 'tests' / 'samples').glob('*.scriba'))

# A Flatpak exports what lies here, if its name begins with that of the application.
EXPORTED = ('applications', 'dbus-1', 'metainfo', 'mime')


def read_ini(name):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(BUILD / 'data' / f'{NAME}.{name}', encoding='utf-8')
    return parser


def split(words):
    return words.rstrip(';').split(';')


class DesktopFile(unittest.TestCase):
    def setUp(self):
        self.file = read_ini('desktop')
        self.entry = self.file['Desktop Entry']

    def test_each_game_has_an_action(self):
        games = [json.loads(box.read_text(encoding='utf-8'))['game'] for box in sorted((SOURCE / 'data' / 'boxes').glob('*.json'))]
        self.assertEqual(split(self.entry['Actions']), [f'new-{game}-game' for game in games])

    def test_actions_have_names_and_a_program(self):
        for action in split(self.entry['Actions']):
            group = self.file[f'Desktop Action {action}']
            self.assertEqual(group['Exec'], f'gapplication action {NAME} {action}')
            self.assertNotEqual(group['Name'], group['Name[hu]'])

    def test_what_is_read_is_translated(self):
        for key in ('GenericName', 'Comment', 'Keywords'):
            self.assertNotEqual(self.entry[key], self.entry[f'{key}[hu]'])
        self.assertEqual(len(split(self.entry['Keywords'])), len(split(self.entry['Keywords[hu]'])))

    def test_it_takes_files_and_is_started_by_the_bus(self):
        self.assertEqual(split(self.entry['MimeType']), [TYPE])
        self.assertEqual(self.entry['Exec'], 'scriba %U')
        self.assertEqual(self.entry['DBusActivatable'], 'true')
        self.assertEqual(self.entry['Icon'], NAME)


class Service(unittest.TestCase):
    def test_it_names_the_application_and_the_installed_program(self):
        service = read_ini('service')['D-BUS Service']
        self.assertEqual(service['Name'], NAME)
        self.assertEqual(service['Exec'], f'{PROGRAM} --gapplication-service')
        self.assertTrue(os.path.isabs(PROGRAM))


class Installed(unittest.TestCase):
    def setUp(self):
        self.plan = json.loads((BUILD / 'meson-info' / 'intro-install_plan.json').read_text(encoding='utf-8'))
        self.places = [file['destination'] for kind in self.plan.values() for file in kind.values()]

    def test_everything_is_below_the_prefix(self):
        for place in self.places:
            self.assertTrue(place.startswith('{'), place)

    def test_the_program_of_the_service_is_there(self):
        self.assertIn('{bindir}/scriba', self.places)
        self.assertEqual(pathlib.Path(PROGRAM).name, 'scriba')

    def test_the_icons_are_there(self):
        self.assertIn('{datadir}/icons/hicolor', self.places)

    def test_the_icons_of_the_window_are_in_the_program_alone(self):
        icons = SOURCE / 'data' / 'icons' / 'hicolor'
        kept = self.plan['install_subdirs'][str(icons)]['exclude_dirs']
        self.assertEqual(kept, ['scalable/actions'])
        resources = etree.parse(SOURCE / 'ui' / 'scriba.gresource.xml')
        inside = {file.text for file in resources.iter('file')}
        for icon in (icons / kept[0]).iterdir():
            self.assertIn(str(icon.relative_to(SOURCE / 'data')), inside)

    def test_what_a_flatpak_exports_is_named_after_the_application(self):
        found = {}
        for place in map(pathlib.PurePath, self.places):
            if place.parts[0] == '{datadir}' and place.parts[1] in EXPORTED:
                found[place.parts[1]] = place.name
        self.assertEqual(found, {'applications': f'{NAME}.desktop', 'dbus-1': f'{NAME}.service',
                                 'metainfo': f'{NAME}.metainfo.xml', 'mime': f'{NAME}.xml'})


class Manifest(unittest.TestCase):
    def setUp(self):
        self.manifest = json.loads((SOURCE / 'flatpak' / f'{NAME}.json').read_text(encoding='utf-8'))

    def test_it_asks_for_a_display_and_for_nothing_else(self):
        self.assertEqual(sorted(self.manifest['finish-args']),
                         ['--device=dri', '--share=ipc', '--socket=fallback-x11', '--socket=wayland'])

    def test_it_is_for_this_application(self):
        self.assertEqual(self.manifest['id'], NAME)
        self.assertEqual(self.manifest['command'], pathlib.Path(PROGRAM).name)

    def test_archives_are_known_by_their_sums(self):
        archives = [source for module in self.manifest['modules'] for source in module['sources'] if source['type'] != 'dir']
        self.assertTrue(archives)
        for archive in archives:
            self.assertRegex(archive['sha256'], '^[0-9a-f]{64}$')


class SavedGames(unittest.TestCase):
    """The type of saved games, in a database that is made of it and of the system's."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        packages = cls.folder / 'data' / 'mime' / 'packages'
        packages.mkdir(parents=True)
        shutil.copy(BUILD / 'data' / f'{NAME}.xml', packages)
        made = subprocess.run(['update-mime-database', packages.parent], capture_output=True, text=True, check=True,
                              env=dict(os.environ, XDG_DATA_HOME=str(cls.folder / 'data')))
        cls.complaints = made.stderr

    def ask(self, *names):
        """The types of files in the folder, as a program says that starts with this database."""
        question = ('import sys; from gi.repository import Gio\n'
                    'for name in sys.argv[1:]: print(Gio.File.new_for_path(name).query_info('
                    '"standard::content-type", 0, None).get_content_type())')
        return self.run_with_types(question, *[self.folder / name for name in names])

    def run_with_types(self, question, *words):
        environment = dict(os.environ, XDG_DATA_HOME=str(self.folder / 'data'), LC_ALL='hu_HU.UTF-8', LANGUAGE='hu')
        return subprocess.run([sys.executable, '-B', '-c', question, *words], env=environment, capture_output=True, text=True,
                              check=True).stdout.split('\n')[:-1]

    def put(self, name, text):
        (self.folder / name).write_text(text, encoding='utf-8')
        return name

    def test_the_database_is_made_without_complaint(self):
        self.assertEqual(self.complaints, '')

    def test_saved_games_are_known_by_name_and_by_content(self):
        self.assertGreater(len(SAMPLES), 3)
        names = []
        for sample in SAMPLES:
            text = sample.read_text(encoding='utf-8')
            names += [self.put(sample.name, text), self.put(sample.stem, text)]
        names.append(self.put('compact', '{"format":"scriba-game/1","game":"caesar"}'))
        self.assertEqual(self.ask(*names), [TYPE] * len(names))

    def test_other_json_keeps_its_type(self):
        names = [self.put('renamed.json', SAMPLES[0].read_text(encoding='utf-8'))]
        for path in [*(SOURCE / 'data' / 'boxes').glob('*.json'), *(SOURCE / 'tests' / 'fixtures').glob('*.json')]:
            names.append(self.put(path.name, path.read_text(encoding='utf-8')))
        self.assertEqual(self.ask(*names), ['application/json'] * len(names))

    def test_other_text_is_not_taken_for_a_game(self):
        box = (SOURCE / 'data' / 'boxes' / 'caesar.json').read_text(encoding='utf-8')
        names = [self.put('box', box), self.put('other', '{ "format": "other-game/1", "game": "chess" }'),
                 self.put('note', '"format": "scriba-game/1" is how such a file begins'),
                 self.put('quoted', '{ "note": "it begins with \\"scriba-game/1\\"" }'),
                 self.put('list', '[ "format", "scriba-game/1" ]')]
        self.assertNotIn(TYPE, self.ask(*names))

    def test_it_is_a_kind_of_json_with_a_name_and_an_icon(self):
        question = ('import sys; from gi.repository import Gio; kind = sys.argv[1]\n'
                    'print(Gio.content_type_is_a(kind, "application/json"), Gio.content_type_get_description(kind), '
                    'Gio.content_type_get_icon(kind).get_names()[0], sep="|")')
        self.assertEqual(self.run_with_types(question, TYPE), [f'True|Scriba-parti|{NAME}-game'])

    def test_the_file_says_the_same_in_both_languages(self):
        kinds = etree.parse(BUILD / 'data' / f'{NAME}.xml').getroot().findall(f'{MIME}mime-type')
        self.assertEqual([kind.get('type') for kind in kinds], [TYPE])
        self.assertEqual({comment.get(LANGUAGE) for comment in kinds[0].findall(f'{MIME}comment')}, LANGUAGES)
        self.assertEqual([glob.get('pattern') for glob in kinds[0].findall(f'{MIME}glob')], ['*.scriba'])


class Metainfo(unittest.TestCase):
    def setUp(self):
        self.root = etree.parse(BUILD / 'data' / f'{NAME}.metainfo.xml').getroot()
        self.at_home = etree.parse(AT_HOME).getroot()

    def languages(self, elements):
        return {element.get(LANGUAGE) for element in elements}

    def test_the_summary_is_short_in_both_languages(self):
        summaries = self.root.findall('summary')
        self.assertEqual(self.languages(summaries), LANGUAGES)
        for summary in summaries:
            self.assertLessEqual(len(summary.text), LONGEST_SUMMARY, summary.text)

    def test_the_newest_release_is_this_version(self):
        version = re.search(r"version: '([^']+)'", (SOURCE / 'meson.build').read_text(encoding='utf-8'))[1]
        releases = [release.get('version') for release in self.root.find('releases')]
        self.assertEqual(releases[0], version)
        self.assertIn(f'## {version}\n', (SOURCE / 'NEWS.md').read_text(encoding='utf-8'))

    def test_it_has_colours_for_light_and_dark(self):
        colours = {colour.get('scheme_preference'): colour.text for colour in self.root.find('branding')}
        self.assertEqual(colours.keys(), {'light', 'dark'})
        for colour in colours.values():
            self.assertRegex(colour, '^#[0-9a-f]{6}$')

    def test_it_says_what_scriba_provides_and_needs(self):
        self.assertEqual([element.text for element in self.root.findall('provides/*')], ['scriba', NAME, TYPE])
        self.assertEqual(self.root.find('launchable').text, f'{NAME}.desktop')
        self.assertEqual(self.root.find('requires/display_length').text, '360')
        self.assertEqual({control.text for control in self.root.findall('supports/control')}, {'pointing', 'keyboard', 'touch'})
        self.assertEqual(self.root.find('supports/internet').text, 'offline-only')
        self.assertEqual(self.root.find('content_rating').get('type'), 'oars-1.1')
        self.assertIsNotNone(self.root.find('developer/name'))

    def test_without_a_homepage_it_names_no_address(self):
        text = (BUILD / 'data' / f'{NAME}.metainfo.xml').read_text(encoding='utf-8')
        self.assertNotIn('://', text)
        self.assertNotIn('@', text)

    def test_with_a_homepage_it_shows_pictures_of_this_source(self):
        shots = self.at_home.findall('screenshots/screenshot')
        self.assertEqual([shot.get('type') for shot in shots], ['default'] + [None] * (len(shots) - 1))
        self.assertGreater(len(shots), 1)
        for shot in shots:
            self.assertEqual(self.languages(shot.findall('caption')), LANGUAGES)
            home, picture = shot.find('image').text.split('/raw/HEAD/')
            self.assertEqual(home, HOMEPAGE)
            self.assertTrue((SOURCE / picture).is_file(), picture)
        self.assertEqual(self.at_home.find("url[@type='homepage']").text, HOMEPAGE)
        contribute = self.at_home.find("url[@type='contribute']").text.split('/blob/HEAD/')[1]
        self.assertTrue((SOURCE / contribute).is_file(), contribute)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Every string can be translated, and is.

test_strings.py SOURCE-ROOT
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(SOURCE / 'tests' / 'strings'))

import catalogue  # noqa: E402
import check_strings  # noqa: E402

# Words that are the same in both languages.
SAME = re.compile(r'^(?:[\W\d]|%\d*\$?[a-z]|Scriba|Imperium|Collegium|Lictor|44 BCE|Caesar!?|IM|Agrippa|Augustus|Brutus|JSON|'
                  r'Maius|Auto-Crassus|FILE|scriba|resolve|score|GPL|[a-z]+@[a-z.]+|https?://\S+|[A-Z]|Escape|Forum|Castrum|Villa|'
                  r'Temple|io\.github\.scriba\.Scriba\S*)*$')

# In Hungarian: "a %s", "az %d"; "%s-nak", "%s-t"; and other quotes, three dots, a blank before a percent
# sign, letters of Latin 1.
VALUE = r'%(?:\d\$)?0?\d?[sdu]'
ARTICLE = re.compile(rf'(?<!\w)[Aa]z? „?{VALUE}')
ENDING = re.compile(rf'{VALUE}[-”]?[a-záéíóöőúüű]')
FOREIGN = re.compile(r'\\"|\.\.\.|\d %|[du] %%')
NEVER = re.compile(r'[‘“õûÕÛ]')


class Strings(unittest.TestCase):
    def test_every_shown_string_is_translatable(self):
        self.assertEqual(check_strings.check(SOURCE), [])

    def test_the_check_finds_what_is_not_translatable(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder)
            for part in ('src', 'ui'):
                shutil.copytree(SOURCE / part, copy / part)
            (copy / 'ui' / 'probe.blp').write_text('Button {\n  label: "Not translatable";\n}\n')
            # In any layer, also one that comes later.
            (copy / 'src' / 'probe').mkdir()
            (copy / 'src' / 'probe' / 'probe.c').write_text('const char *probe = "not translatable either";\n')
            found = check_strings.check(copy)
        self.assertEqual([line.split(':')[0] for line in found], ['ui/probe.blp', 'src/probe/probe.c'])

    def test_every_file_with_strings_is_listed(self):
        listed = {line for line in (SOURCE / 'po' / 'POTFILES.in').read_text().splitlines()
                  if line and not line.startswith('#')}
        using = re.compile(r'\b(_|N_|C_|NC_|ngettext|NP_)\s*\(\s*"')
        for path in sorted([*(SOURCE / 'src').rglob('*.c'), *(SOURCE / 'ui').rglob('*.blp')]):
            name = str(path.relative_to(SOURCE))
            with self.subTest(name):
                if using.search(path.read_text(encoding='utf-8')):
                    self.assertIn(name, listed)
        for name in listed:
            with self.subTest(name):
                self.assertTrue((SOURCE / name).exists())

    def test_every_language_is_complete(self):
        wanted = [values for values, _ in catalogue.template(SOURCE)]
        self.assertGreater(len(wanted), 50)
        for language in (SOURCE / 'po' / 'LINGUAS').read_text().split():
            path = SOURCE / 'po' / f'{language}.po'
            subprocess.run(['msgfmt', '--check', '-o', '/dev/null', path], check=True)
            done = {(v.get('msgctxt'), v['msgid']): (v, flags) for v, flags in catalogue.parse(path)}
            for values in wanted:
                key = (values.get('msgctxt'), values['msgid'])
                with self.subTest(language=language, string=key):
                    self.assertIn(key, done)
                    translated, flags = done[key]
                    self.assertNotIn('fuzzy', flags)
                    texts = [text for name, text in translated.items() if name.startswith('msgstr')]
                    self.assertTrue(texts and all(texts), 'not translated')
                    if not SAME.match(values['msgid']) and 'msgctxt' not in values:
                        self.assertNotEqual(texts[0], values['msgid'])

    def test_hungarian_puts_no_ending_and_no_article_on_a_value(self):
        """They follow the sound of a name or number, which only the game knows. Nor has it signs of another language."""
        for values, _ in catalogue.parse(SOURCE / 'po' / 'hu.po'):
            for text in (text for name, text in values.items() if name.startswith('msgstr')):
                with self.subTest(text):
                    self.assertIsNone(NEVER.search(text))
                    for sign in (ARTICLE, ENDING, FOREIGN):
                        if not sign.search(values['msgid']):
                            self.assertIsNone(sign.search(text))



if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a language that nobody speaks, to see what cannot be translated and what gets cut.

Every text of the sources is there with all its letters changed into accented ones, two fifths
longer, and in brackets. So a letter as one types it was never translated, and a bracket
without its other half was cut off. Formats, markup and mnemonics stay whole.
"""

import pathlib
import re
import subprocess

LANGUAGE = 'qps'
OPEN, CLOSE = '⟦⟧'

ACCENTED = dict(zip('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
                    'ÀƁÇÐÈƑĜĤÎĴĶĻṀÑÒÞǪŔŠŢÛṼŴẊÝŽàƀçðèƒĝĥîĵķļṁñòþǫŕšţûṽŵẋýž'))
VOWELS = 'AEIOUYaeiouy'
LONGER = 1.4

# What a program reads: escapes of the catalogue, formats, tags, entities, mnemonics.
WHOLE = re.compile(r'\\.|%[\d$\'+#.-]*(?:<[^>]*>|[A-Za-z%])|</?[a-z][^>]*>|&#?\w+;|_[A-Za-z]')

# What the toolkit asks its translators for, and is no text.
NO_WORDS = ('default:LTR', 'default:mm')


def _stretch(letters, missing):
    """Doubles vowels, as far as letters are missing, and says how many were added."""
    long = ''
    added = 0
    for letter in letters:
        long += ACCENTED.get(letter, letter)
        if letter in VOWELS and added < missing:
            long += ACCENTED[letter.lower()]
            added += 1
    return long, added


def translate(text):
    """The text, as a catalogue has it, in the language that nobody speaks."""
    parts = WHOLE.split(text)
    letters = sum(map(str.isalpha, ''.join(parts)))
    if not letters or text in NO_WORDS:
        return text

    # The brackets count.
    missing = round(letters * (LONGER - 1)) - len(OPEN + CLOSE)
    translated = ''
    for part, whole in zip(parts, [*WHOLE.findall(text), '']):
        long, added = _stretch(part, missing)
        missing -= added
        translated += long + whole
    # Where a text ends in a new line, its translation has to.
    end = re.search(r'(?:\\n)*$', translated).start()
    return OPEN + translated[:end] + 'é' * max(missing, 0) + CLOSE + translated[end:]


def write(messages, folder, domain):
    """Writes a catalogue of messages, as those of catalogue.py, where gettext finds it below a folder."""
    place = pathlib.Path(folder) / LANGUAGE / 'LC_MESSAGES'
    place.mkdir(parents=True, exist_ok=True)
    po = place / f'{domain}.po'
    blocks = [f'msgid ""\nmsgstr "Language: {LANGUAGE}\\nContent-Type: text/plain; charset=UTF-8\\n'
              'Content-Transfer-Encoding: 8bit\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"']
    for message, flags in messages:
        lines = [flags] if flags else []
        lines += [f'{key} "{message[key]}"' for key in ('msgctxt', 'msgid', 'msgid_plural') if key in message]
        one = translate(message['msgid'])
        lines += [f'msgstr[0] "{one}"', f'msgstr[1] "{translate(message["msgid_plural"])}"'] if 'msgid_plural' in message \
            else [f'msgstr "{one}"']
        blocks.append('\n'.join(lines))
    po.write_text('\n\n'.join(blocks) + '\n', encoding='utf-8')
    subprocess.run(['msgfmt', '--check-format', f'--output-file={place / domain}.mo', po], check=True)

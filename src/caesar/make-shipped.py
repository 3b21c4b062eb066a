# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes caesar_box_new_shipped() from the shipped box, so that its data live once and need no file to be read.

make-shipped.py data/boxes/caesar.json caesar-shipped.c
"""

import json
import sys

SYMBOLS = ('sword', 'shield', 'ship', 'laurel', 'shield_or_ship')
TILES = ('none', 'senate', 'wealth', 'tactics', 'might')
LETTERS = 'ABCDE'


def text(value):
    return 'NULL' if value is None else '(char *) ' + json.dumps(value)


def number(value):
    return 'SCRIBA_UNKNOWN' if value is None else f'SCRIBA_KNOWN ({value})'


def choice(words, value):
    return -1 if value is None else words.index(value)


def rows(items):
    return '\n'.join(f'    {{ {item} }},' for item in items)


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        box = json.load(file)
    ids = [province['id'] for province in box['provinces']]
    lists = {
        'provinces': [
            ', '.join([text(p['id']), text(p['name']), number(p['longitude']), number(p['latitude']),
                       str(p['control_tokens']), str(choice(TILES, p.get('tile')))])
            for p in box['provinces']],
        'borders': [
            f'{{ {ids.index(b["between"][0])}, {ids.index(b["between"][1])} }}, {choice(SYMBOLS, b["symbol"])}'
            for b in box['borders']],
        'kinds': [
            f'{choice(SYMBOLS, k["symbol"])}, {k["first"]}, {k["second"]}, {k["count"]}'
            for k in box['kinds']],
        'commands': [
            f'{choice(LETTERS, c["letter"])}, {number(c["count"])}, {text(c["text"])}'
            for c in box['commands']],
    }
    lines = ['/* Made from the shipped box by make-shipped.py. */', '#include "caesar-box.h"', '',
             'static const CaesarBox shipped = {', f'  .title = {text(box["title"])},']
    for name, items in lists.items():
        lines += [f'  .{name} = {{', rows(items), '  },', f'  .n_{name} = {len(items)},']
    lines += [f'  .control_tokens = {box["control_tokens"]},',
              f'  .tiles = {{ {", ".join(str(box["tiles"].get(tile, 0)) for tile in TILES)} }},',
              f'  .command_tiles = {box["command_tiles"]},', '};', '',
              '/**', ' * caesar_box_new_shipped:', ' *',
              ' * Returns: (transfer full): the box with what is known of every copy', ' */',
              'CaesarBox *', 'caesar_box_new_shipped (void)', '{', '  return caesar_box_copy (&shipped);', '}', '']
    with open(sys.argv[2], 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines))


if __name__ == '__main__':
    main()

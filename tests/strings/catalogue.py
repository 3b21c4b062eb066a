# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads catalogues of translations."""

import pathlib
import re
import subprocess
import tempfile


def parse(path):
    """Yields the texts of each message of a catalogue, by their keywords and as they are written there, and its flags."""
    text = subprocess.run(['msgcat', '--no-wrap', path], capture_output=True, text=True, check=True).stdout
    for block in text.split('\n\n'):
        values = {}
        flags = ''
        key = None
        for line in block.splitlines():
            if line.startswith('#,'):
                flags += line
            elif line.startswith('#'):
                continue
            match = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")$', line)
            if match:
                key = match.group(1)
                values[key] = match.group(2)[1:-1]
            elif line.startswith('"') and key:
                values[key] += line[1:-1]
        if values.get('msgid'):
            yield values, flags


def read_binary(path):
    """The messages of a catalogue as programs read it, as parse() has them."""
    with tempfile.TemporaryDirectory() as folder:
        po = pathlib.Path(folder) / 'binary.po'
        subprocess.run(['msgunfmt', f'--output-file={po}', path], check=True)
        return list(parse(po))


def template(source):
    """The messages of the sources as they are now, as parse() has them."""
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder) / 'scriba.pot'
        subprocess.run(['xgettext', f'--files-from={source / "po" / "POTFILES.in"}', f'--directory={source}',
                        '--from-code=UTF-8', '--add-comments=Translators', '--keyword=_', '--keyword=N_',
                        '--keyword=C_:1c,2', '--keyword=NC_:1c,2', '--keyword=ngettext:1,2',
                        '--keyword=g_dngettext:2,3', '--keyword=NP_:1,2', f'--output={pot}'], check=True, stderr=subprocess.DEVNULL)
        return list(parse(pot))

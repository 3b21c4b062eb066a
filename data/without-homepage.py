# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes out of the metainfo what lies at the project's page, where none is known.

without-homepage.py METAINFO OUTPUT
"""

import pathlib
import re
import sys

ELEMENT = re.compile(r'\s*<(url|screenshots)\b(.*?)</\1>', re.S)

metainfo, output = map(pathlib.Path, sys.argv[1:])
text = metainfo.read_text(encoding='utf-8')
output.write_text(ELEMENT.sub(lambda match: '' if '@HOMEPAGE@' in match[0] else match[0], text), encoding='utf-8')

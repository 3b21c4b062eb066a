# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what cairo writes: the pages of a PDF, their sizes, and the letters on them.

No reader of PDF files in general.
"""

import re
import zlib


def _objects(data):
    """The text of each object by its number, and its stream, unpacked."""
    found = {}
    for match in re.finditer(rb"(\d+) 0 obj\b(.*?)\bendobj", data, re.S):
        text, stream = match.group(2), b""
        inner = re.match(rb"(.*?)\bstream\r?\n(.*)\bendstream", text, re.S)
        if inner:
            text, stream = inner.groups()
            if b"/FlateDecode" in text:
                stream = zlib.decompressobj().decompress(stream)
        found[int(match.group(1))] = (text, stream)
    for text, stream in list(found.values()):
        if b"/ObjStm" not in text:
            continue
        first = int(re.search(rb"/First (\d+)", text).group(1))
        numbers = [int(word) for word in stream[:first].split()]
        starts = numbers[1::2] + [len(stream) - first]
        for i, number in enumerate(numbers[::2]):
            found[number] = (stream[first + starts[i]:first + starts[i + 1]], b"")
    return found


def _code_map(stream):
    """What each code of a font stands for."""
    codes = {}
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", stream, re.S):
        for code, text in re.findall(rb"<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>", block):
            codes[int(code, 16)] = bytes.fromhex(text.decode()).decode("utf-16-be")
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", stream, re.S):
        for low, high, text in re.findall(rb"<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>", block):
            for i in range(int(high, 16) - int(low, 16) + 1):
                codes[int(low, 16) + i] = chr(int(text, 16) + i)
        for low, listed in re.findall(rb"<([0-9a-fA-F]+)>\s*<[0-9a-fA-F]+>\s*\[(.*?)\]", block, re.S):
            for i, text in enumerate(re.findall(rb"<([0-9a-fA-F]+)>", listed)):
                codes[int(low, 16) + i] = bytes.fromhex(text.decode()).decode("utf-16-be")
    return codes


def read_pages(data):
    """The width and height of each page, in points."""
    boxes = [match for text, _ in _objects(data).values() if re.search(rb"/Type\s*/Page\b", text)
             for match in re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", text)]
    return [(float(width), float(height)) for width, height in boxes]


def read_dates(data):
    """When it says that it was made and changed."""
    return {key.decode(): value.decode() for text, _ in _objects(data).values()
            for key, value in re.findall(rb"/(CreationDate|ModDate) \((?:D:)?([^)]*)\)", text)}


STRING = rb"\((?:[^()\\]|\\.)*\)|<[0-9a-fA-F]*>"
# A font, or letters: one string, or several with their distances.
SHOWN = re.compile(rb"/(f-\d+-\d+) [\d.-]+ Tf|\[((?:" + STRING + rb"|[\s\d.-])*)\]\s*TJ|(" + STRING + rb")\s*Tj", re.S)


def _bytes_of(string):
    if string.startswith(b"<"):
        return bytes.fromhex(string[1:-1].decode())
    return re.sub(rb"\\([0-7]{3}|.)",
                  lambda match: bytes([int(match.group(1), 8)]) if len(match.group(1)) == 3 else match.group(1),
                  string[1:-1], flags=re.S)


def read_text(data):
    """All that is written, in the order of drawing, without spaces between lines."""
    objects = _objects(data)
    fonts = {}
    for text, _ in objects.values():
        for name, number in re.findall(rb"/(f-\d+-\d+) (\d+) 0 R", text):
            font = objects[int(number)][0]
            to_unicode = int(re.search(rb"/ToUnicode (\d+) 0 R", font).group(1))
            # Codes of two bytes are those of a composed font.
            fonts[name] = (2 if b"/Type0" in font else 1, _code_map(objects[to_unicode][1]))
    shown = []
    for text, stream in objects.values():
        size, codes = 1, {}
        for name, several, one in SHOWN.findall(stream):
            if name:
                size, codes = fonts[name]
                continue
            for string in re.findall(STRING, several or one, re.S):
                code = _bytes_of(string)
                shown += [codes[int.from_bytes(code[i:i + size], "big")] for i in range(0, len(code), size)]
    return "".join(shown)

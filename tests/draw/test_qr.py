# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the codes that are drawn with another program's eyes: zbar, which scans what cameras see.

test_qr.py DRAW-QR
"""

import ctypes
import ctypes.util
import subprocess
import sys
import unittest
import urllib.parse

DRAW = sys.argv[1]
QRCODE = 64  # zbar's number of the kind of code
LIBRARY = ctypes.util.find_library("zbar")


def load():
    zbar = ctypes.CDLL(LIBRARY)
    for name in ("zbar_image_scanner_create", "zbar_image_create", "zbar_image_first_symbol", "zbar_symbol_next", "zbar_symbol_get_data"):
        getattr(zbar, name).restype = ctypes.c_void_p
    return zbar


def scan(picture, width):
    """What the codes on a square picture of bytes of grey say."""
    zbar = load()
    scanner, image = ctypes.c_void_p(zbar.zbar_image_scanner_create()), ctypes.c_void_p(zbar.zbar_image_create())
    grey = int.from_bytes(b"Y800", "little")
    zbar.zbar_image_set_format(image, ctypes.c_ulong(grey))
    zbar.zbar_image_set_size(image, ctypes.c_uint(width), ctypes.c_uint(width))
    zbar.zbar_image_set_data(image, picture, ctypes.c_ulong(len(picture)), None)
    zbar.zbar_scan_image(scanner, image)
    found = []
    symbol = zbar.zbar_image_first_symbol(image)
    while symbol:
        symbol = ctypes.c_void_p(symbol)
        assert zbar.zbar_symbol_get_type(symbol) == QRCODE
        length = zbar.zbar_symbol_get_data_length(symbol)
        found.append(ctypes.string_at(zbar.zbar_symbol_get_data(symbol), length).decode())
        symbol = zbar.zbar_symbol_next(symbol)
    zbar.zbar_image_destroy(image)
    zbar.zbar_image_scanner_destroy(scanner)
    return found


def link(n_players, name):
    """As long as a link for so many players is."""
    players = ",".join(f'{{"name":"{name}","startPlayer":false,"winner":false,"rank":{i},"score":"{10 * i}","role":"Mark Antony"}}'
                       for i in range(n_players))
    data = ('{"sourceName":"Scriba","sourcePlayId":"44bce000-0000-4000-8000-000000000009","playDate":"2026-11-27 20:00:00",'
            '"durationMin":95,"game":{"name":"44 BCE","bggId":340879,"highestWins":true,"noPoints":false},"players":[%s]}' % players)
    return "https://app.bgstatsapp.com/createPlay.html?data=" + urllib.parse.quote(data, safe=":,")


class Qr(unittest.TestCase):
    def check(self, text, width, scale):
        picture = subprocess.run([DRAW, str(width), str(scale)], input=text.encode(), capture_output=True, check=True).stdout
        self.assertEqual(len(picture), (width * scale) ** 2)
        self.assertEqual(scan(picture, width * scale), [text])

    def test_links(self):
        """Two to five players, in the width that a phone has for it and in more, on displays of one and of two pixels."""
        for n_players in range(1, 6):
            for name in ("Anna", "Bálint", "Őszi Ünnep Árpádné"):
                for width, scale in ((336, 1), (336, 2), (432, 1)):
                    with self.subTest(n_players=n_players, name=name, width=width, scale=scale):
                        self.check(link(n_players, name), width, scale)

    def test_short(self):
        self.check("Scriba", 200, 1)

    def test_eyes_are_open(self):
        """Nothing is read where there is nothing, so that what is read was there."""
        self.assertEqual(scan(bytes([33]) * 200 * 200, 200), [])

    def test_too_long(self):
        self.assertEqual(subprocess.run([DRAW, "336", "1"], input=b"a" * 3000, capture_output=True).returncode, 1)


if __name__ == "__main__":
    if LIBRARY is None:
        sys.exit(77)
    unittest.main(argv=sys.argv[:1], verbosity=2)

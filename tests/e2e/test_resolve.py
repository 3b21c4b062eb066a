# SPDX-License-Identifier: GPL-3.0-or-later
"""Resolves a year through the window.

test_resolve.py SCRIBA SOURCE-ROOT

Ties of every kind decide it: on charisma and on seats, in deploying, in the award and for the
next Imperium Maius. What the window shows must be what the command line says of the file that
the window keeps, and what was worked out by hand.
"""

import json
import subprocess
import sys
import unittest

from window import Atspi, Window, wait

SCRIBA, SOURCE = sys.argv[1:3]

# Anna is the Imperium Maius, so the Suitor order is Béla, Csenge, Dóra. Worked out with section 4 of the
# rules page and the values of the practice box.
EXPECTED = {
    'fields': {
        # Senator 1 and Lictor 1 against two filled Quaestors of 1: tied, and the Suitors have 2 charisma to 1.
        # Béla and Csenge are tied on authority and charisma.
        'political': {
            'deployed': [
                {'by': 'Csenge', 'on': 'Béla', 'card': 0, 'ambition': 0, 'decided_by': 'charisma'},
                {'by': 'Béla', 'on': 'Csenge', 'card': 0, 'ambition': 0, 'decided_by': 'charisma'},
            ],
            'placed': [],
            'returned': {'Dóra': 2},
            'loyalty_collected': {'Béla': 1, 'Csenge': 1},
            'collected': {},
            'authority': {'Anna': 2, 'Béla': 1, 'Csenge': 1, 'Dóra': 0},
            'charisma': {'Anna': 1, 'Béla': 1, 'Csenge': 1, 'Dóra': 0},
            'winner': 'suitors', 'decided_by': 'charisma', 'tile_to': 'Béla', 'tile_decided_by': 'seat',
            'denarii': {'Béla': 1, 'Csenge': 1},
        },
        # Practice Legate 2 and the tile 1 against a filled Legionary of 1. Béla and Csenge are tied on cubes and charisma.
        'military': {
            'deployed': [{'by': 'Béla', 'on': 'Dóra', 'card': 0, 'ambition': 0, 'decided_by': 'seat'}],
            'placed': [],
            'returned': {'Csenge': 1},
            'loyalty_collected': {'Béla': 1},
            'collected': {'Anna': {'denarius': 1}},
            'authority': {'Anna': 3, 'Béla': 0, 'Csenge': 0, 'Dóra': 1},
            'charisma': {'Anna': 0, 'Béla': 0, 'Csenge': 0, 'Dóra': 0},
            'winner': 'im', 'decided_by': 'authority', 'tile_to': 'Anna', 'tile_decided_by': None,
            'denarii': {'Anna': 1},
        },
        # Equester 1 + 1 + 2 with two loyalty, Practice Matron 1 + 3 with one; charisma 1 each.
        'social': {
            'deployed': [],
            'placed': [{'by': 'Béla', 'from': 'loyalty'}, {'by': 'Béla', 'from': 'loyalty'}, {'by': 'Csenge', 'from': 'loyalty'}],
            'returned': {},
            'loyalty_collected': {},
            'collected': {},
            'authority': {'Anna': 0, 'Béla': 4, 'Csenge': 4, 'Dóra': 0},
            'charisma': {'Anna': 0, 'Béla': 1, 'Csenge': 1, 'Dóra': 0},
            'winner': 'suitors', 'decided_by': 'authority', 'tile_to': 'Béla', 'tile_decided_by': 'seat',
            'denarii': {},
        },
    },
    # Béla and Csenge have 5 authority and 2 charisma each over all fields.
    'next_im': {'player': 'Béla', 'kept': False, 'decided_by': 'seat', 'bonus': True},
}

# What the window says of each field.
SAID = {
    'political': ('Suitors win by charisma, 2 to 1', 'Tile: Béla'),
    'military': ('IM wins 3 to 1', 'Tile: Anna'),
    'social': ('Suitors win 8 to 0', 'Tile: Béla'),
}


def run_scriba(path):
    return json.loads(subprocess.run([SCRIBA, 'resolve', path, '--json'], capture_output=True, text=True, check=True).stdout)


class Resolve(unittest.TestCase):
    def setUp(self):
        self.window = self.enterContext(Window(SCRIBA, SOURCE, box=f'{SOURCE}/tests/fixtures/practice-box.json'))

    def enter(self, field, cards, numbers):
        window = self.window
        window.press(field, Atspi.Role.RADIO_BUTTON)
        for card, player in cards:
            window.press(f'Add {card}, {player}')
            window.find(name=f'Remove {card}, {player}')
        window.set_numbers({f'{field}: {what}': number for what, number in numbers.items()})

    def enter_year(self):
        window = self.window
        window.press('Resolve a Year')
        for seat, player in enumerate(('Anna', 'Béla', 'Csenge', 'Dóra'), 1):
            window.set_text(f'Name, seat {seat}', player)
        window.press('Next: Boards')
        self.enter('Political',
                   [('Quaestor', 'Béla'), ('Quaestor', 'Csenge'), ('Senator', 'Anna'), ('Lictor', 'Anna')],
                   {'charisma, Béla': 1, 'charisma, Csenge': 1, 'charisma, Anna': 1,
                    'support for Csenge, Béla': 1, 'support for Béla, Csenge': 1,
                    'support for Béla, Dóra': 1, 'support for Csenge, Dóra': 1})
        self.enter('Military',
                   [('Legionary', 'Dóra'), ('Practice Legate', 'Anna')],
                   {'support for Dóra, Béla': 1, 'support for Dóra, Csenge': 1, 'authority of the tile, Anna': 1,
                    'charisma of the tile, Anna': 0})
        self.enter('Social',
                   [('Equester', 'Béla'), ('Practice Matron', 'Csenge')],
                   {'charisma, Béla': 1, 'loyalty, Béla': 2, 'loyalty, Csenge': 1})

    def check_boards(self, field, outcome):
        """The running totals, and who would win."""
        window = self.window
        window.press(field, Atspi.Role.RADIO_BUTTON)
        for player, authority in outcome['authority'].items():
            window.find(name=f'{field}: authority, {player}: {authority}')
        for sentence in SAID[field.lower()]:
            window.find(Atspi.Role.LABEL, sentence)

    def check_result(self, field, outcome):
        """Every number of the tally, and the award."""
        window = self.window
        window.press(field, Atspi.Role.RADIO_BUTTON)
        for what, numbers in (('Authority', outcome['authority']), ('Charisma', outcome['charisma'])):
            for player, number in numbers.items():
                window.find(name=f'{what}, {player}: {number}')
        for sentence in SAID[field.lower()]:
            window.find(name=window.pattern(sentence))

    def test_a_year_of_ties(self):
        self.enter_year()
        window = self.window
        outcome = wait(lambda: (lambda found: found if found == EXPECTED else None)(run_scriba(window.drafts[0])),
                       'the kept file gives the expected outcome', lambda: json.dumps(run_scriba(window.drafts[0]), indent=1))

        for field in ('Political', 'Military', 'Social'):
            self.check_boards(field, outcome['fields'][field.lower()])
        window.press('Explain')
        window.find(name='Step by Step')
        for field in ('Political', 'Military', 'Social'):
            self.check_result(field, outcome['fields'][field.lower()])
        window.find(name=window.pattern('Next Imperium Maius: Béla'))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

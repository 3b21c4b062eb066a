# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores a game of five through the window.

test_score.py SCRIBA SOURCE-ROOT

The game ends in a tie on Imperium that the first tie-break only halves and the second one
decides. What the window shows must be what the command line says of the file that the
window keeps, and what was worked out by hand.
"""

import json
import subprocess
import sys
import unittest

from window import SPIN, Atspi, Window, wait

SCRIBA, SOURCE = sys.argv[1:3]

LINES = {
    'track': 'on the Imperium track',
    'allegiance': 'allegiance tiles',
    'senate': 'Senate pairs',
    'lictors_loyalty': 'Lictors and loyalty',
    'structures': 'structures',
    'recruits': 'lowest field times two',
    'statues': 'statues',
    'denarii': 'denarii',
    'total': 'Imperium',
}

# Worked out with section 6 of the rules page. The Senate tile counts pairs of a political and a
# military tile. Anna, in lists, with values of the practice box: Forum 1 for each of 2 architects and the
# Practice Hound 1 make 3; Senator 1 + 2, Legionary 0 + 1, Cliens 0 + 1 make fields of 3, 1, 1.
EXPECTED = {
    'Anna': dict(track=20, allegiance=5, senate=3, lictors_loyalty=3, structures=3, recruits=2, statues=4, denarii=5,
                 total=45, fields=dict(political=3, military=1, social=1),
                 tiebreak_authority_ambition=5, tiebreak_influence=3, rank=2),
    'Béla': dict(track=23, allegiance=6, senate=3, lictors_loyalty=2, structures=3, recruits=2, statues=2, denarii=4,
                 total=45, fields=dict(political=2, military=2, social=1),
                 tiebreak_authority_ambition=5, tiebreak_influence=6, rank=1),
    'Csenge': dict(track=25, allegiance=0, senate=0, lictors_loyalty=4, structures=5, recruits=2, statues=0, denarii=9,
                   total=45, fields=dict(political=1, military=1, social=2),
                   tiebreak_authority_ambition=4, tiebreak_influence=9, rank=3),
    'Dóra': dict(track=30, allegiance=4, senate=0, lictors_loyalty=3, structures=2, recruits=0, statues=0, denarii=5,
                 total=44, fields=dict(political=0, military=4, social=4),
                 tiebreak_authority_ambition=8, tiebreak_influence=0, rank=4),
    'Emil': dict(track=10, allegiance=0, senate=0, lictors_loyalty=0, structures=0, recruits=0, statues=0, denarii=1,
                 total=11, fields=dict(political=0, military=0, social=0),
                 tiebreak_authority_ambition=0, tiebreak_influence=0, rank=5),
}

PLAIN = {'On the Imperium track', 'Lictors', 'Loyalty', 'Denarii', 'Stored influence'}
GROUPS = ('Allegiance tiles', 'Structures and statues', 'Recruits in the Collegium')


def run_scriba(path):
    return json.loads(subprocess.run([SCRIBA, 'score', path, '--json'], capture_output=True, text=True, check=True).stdout)


class Score(unittest.TestCase):
    def setUp(self):
        self.window = self.enterContext(Window(SCRIBA, SOURCE, box=f'{SOURCE}/tests/fixtures/practice-box.json'))

    def enter(self, player, numbers):
        self.window.set_numbers({f'{title}, {player}': number for title, number in numbers.items()})

    def show(self, player):
        self.window.press(self.window.pattern(f'^{player}, '), Atspi.Role.RADIO_BUTTON, within='Whose entries')
        self.window.find(SPIN, f'On the Imperium track, {player}')

    def enter_totals(self, player, numbers):
        """Enters a player's plain totals, after their other numbers."""
        self.show(player)
        for group in GROUPS:
            self.window.press('Totals', within=f'{group}, {player}')
        self.enter(player, numbers)

    def enter_lists(self):
        self.show('Anna')
        self.enter('Anna', {'On the Imperium track': 20, 'Lictors': 1, 'Loyalty': 2, 'Denarii': 5, 'Stored influence': 3})
        self.window.press('Add a Tile, Political, Anna')
        self.enter('Anna', {'Imperium, Tile 1, political': 3})
        self.window.press('Add a Tile, Military, Anna')
        self.enter('Anna', {'Imperium, Tile 2, military': 2})
        for structure in ('Forum', 'Practice Hound'):
            self.window.press('Add a Structure, Anna')
            self.window.set_text('Name of a structure or statue', structure)
            self.window.key('Return')
            self.window.find(SPIN, f'Imperium, {structure}, Anna')
        self.enter('Anna', {'Architects, Forum': 2, 'Bonus, Practice Hound': 4})
        self.enter('Anna', {'Senator': 1, 'Legionary': 1, 'Cliens': 1})

    def enter_game(self):
        window = self.window
        window.press('Score a Finished Game')
        window.press('Add a Player')
        for number, player in enumerate(EXPECTED, 1):
            window.set_text(f'Name of player {number}', player)
        window.choose('Senate tile', 'Political and military')
        self.enter_lists()
        self.enter_totals('Béla', {
            'On the Imperium track': 23, 'Lictors': 2, 'Denarii': 4, 'Stored influence': 6,
            'Political tiles': 1, 'Military tiles': 1, 'Imperium of all tiles': 6,
            'Imperium of all structures': 3, 'Bonuses of all statues': 2,
            'Political total': 2, 'Military total': 2, 'Social total': 1})
        self.enter_totals('Csenge', {
            'On the Imperium track': 25, 'Lictors': 3, 'Loyalty': 1, 'Denarii': 9, 'Stored influence': 9,
            'Imperium of all structures': 5, 'Political total': 1, 'Military total': 1, 'Social total': 2})
        self.enter_totals('Dóra', {
            'On the Imperium track': 30, 'Loyalty': 3, 'Denarii': 5, 'Social tiles': 2, 'Imperium of all tiles': 4,
            'Imperium of all structures': 2, 'Military total': 4, 'Social total': 4})
        self.show('Emil')
        self.enter('Emil', {'On the Imperium track': 10, 'Denarii': 1})

    def read_cells(self):
        """Returns the numbers of the score sheet, by player and line."""
        cells = {}
        for node in self.window.find_all(Atspi.Role.BUTTON, within='Score sheet'):
            player, line, number = node.name.split(', ')
            cells[player, line] = int(number)
        return cells

    def test_five_players_and_two_tie_breaks(self):
        self.enter_game()
        window = self.window

        # The window keeps what is entered by itself; its file is what the command line reads.
        expected = [dict(numbers, name=player) for player, numbers in EXPECTED.items()]
        score = wait(lambda: (lambda found: found if found['players'] == expected else None)(run_scriba(window.drafts[0])),
                     'the kept file gives the expected score', lambda: json.dumps(run_scriba(window.drafts[0]), indent=1))
        self.assertEqual(score, {'players': expected, 'winners': ['Béla'], 'decided_by': 'influence'})

        cells = self.read_cells()
        self.assertEqual(cells, {(player['name'], words): player[key] for player in score['players']
                                 for key, words in LINES.items()})

        window.find(Atspi.Role.HEADING, 'Béla wins')
        window.find(Atspi.Role.LABEL, 'Decided by the second tie-break')


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table entered is still there after the program died.

test_drafts.py SCRIBA SOURCE-ROOT
"""

import json
import sys
import unittest

from window import BUTTON, SPIN, Atspi, Window

SCRIBA, SOURCE = sys.argv[1:3]
TRACK = 'On the Imperium track, Boróka'


class Drafts(unittest.TestCase):
    def setUp(self):
        self.window = self.enterContext(Window(SCRIBA, SOURCE))

    def read_draft(self):
        return json.loads(self.window.drafts[0].read_text(encoding='utf-8'))

    def begin(self):
        self.window.press('Score a Finished Game')
        self.window.set_text('Name of player 1', 'Boróka')
        self.window.press('Next: Boróka')
        self.window.wait(lambda _: self.window.drafts, 'the draft has a file')

    def come_back(self):
        self.window.start()
        self.window.tab_to(BUTTON, self.window.pattern('Boróka'))
        self.window.key('Return')
        self.window.press(self.window.pattern('^Boróka, '), Atspi.Role.RADIO_BUTTON)

    def test_a_draft_survives_the_end_of_the_program(self):
        window = self.window
        self.begin()
        window.set_numbers({TRACK: 21, 'Denarii, Boróka': 4})
        window.wait(lambda _: self.read_draft()['players'][0].get('denarii') == 4, 'the draft is kept')

        # In the middle of entering: nothing waits for this number to be safe.
        window.find(SPIN, 'Lictors, Boróka').set_value(3)
        window.kill()
        kept = self.read_draft()
        self.assertEqual(kept['format'], 'scriba-score/1')
        self.assertEqual((kept['players'][0]['track'], kept['players'][0]['denarii']), (21, 4))

        self.come_back()
        self.assertEqual(window.find(SPIN, TRACK).value, 21)
        self.assertEqual(window.find(SPIN, 'Denarii, Boróka').value, 4)
        self.assertEqual(len(window.drafts), 1)

    def test_no_end_in_the_middle_of_a_write_damages_anything(self):
        window = self.window
        self.begin()
        number = 0
        for _ in range(4):
            safe = number + 1
            window.set_numbers({TRACK: safe})
            window.wait(lambda _: self.read_draft()['players'][0].get('track') == safe, f'{safe} is kept')

            # One after the other, while the ones before are still being written.
            stepper = window.find(SPIN, TRACK)
            for number in range(safe + 1, safe + 4):
                stepper.set_value(number)
            window.kill()
            kept = self.read_draft()['players'][0]['track']
            self.assertIn(kept, range(safe, number + 1))

            self.come_back()
            self.assertEqual(window.find(SPIN, TRACK).value, kept)
            self.assertEqual(window.find_all(name=window.pattern('could not be read')), [])
            self.assertEqual(len(window.drafts), 1)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

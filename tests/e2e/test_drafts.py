# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table entered is still there after the program died.

test_drafts.py SCRIBA SOURCE-ROOT
"""

import json
import sys
import unittest

from window import SPIN, Atspi, Window

SCRIBA, SOURCE = sys.argv[1:3]
TRACK = 'On the Imperium track, Boróka'


class Drafts(unittest.TestCase):
    def setUp(self):
        self.window = self.enterContext(Window(SCRIBA, SOURCE))

    def read_draft(self):
        return json.loads(self.window.drafts[0].read_text(encoding='utf-8'))

    def test_a_draft_survives_the_end_of_the_program(self):
        window = self.window
        window.press('Score a Finished Game')
        window.set_text('Name of player 1', 'Boróka')
        window.press('Next: Boróka')
        window.set_numbers({TRACK: 21, 'Denarii, Boróka': 4})
        window.wait(lambda _: self.read_draft()['players'][0].get('denarii') == 4, 'the draft is kept')

        # In the middle of entering: nothing waits for this number to be safe.
        window.find(SPIN, 'Lictors, Boróka').set_value(3)
        window.kill()
        kept = self.read_draft()
        self.assertEqual(kept['format'], 'scriba-score/1')
        self.assertEqual((kept['players'][0]['track'], kept['players'][0]['denarii']), (21, 4))

        window.start()
        window.tab_to(Atspi.Role.LIST_ITEM, window.pattern('Boróka'))
        window.key('Return')
        window.press(window.pattern('^Boróka, '), Atspi.Role.RADIO_BUTTON)
        self.assertEqual(window.find(SPIN, TRACK).value, 21)
        self.assertEqual(window.find(SPIN, 'Denarii, Boróka').value, 4)
        self.assertEqual(len(window.drafts), 1)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

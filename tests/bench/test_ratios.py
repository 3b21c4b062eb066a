# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests/bench/ratios.py makes of what was measured."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

RATIOS = pathlib.Path(__file__).parent / 'ratios.py'


def compare(before, after):
    """Returns the lines about two lists of what runs printed."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for side, runs in (('before', before), ('after', after)):
            for number, text in enumerate(runs, 1):
                names.append(pathlib.Path(folder) / f'{side}.{number}')
                names[-1].write_text(text, encoding='utf-8')
        done = subprocess.run([sys.executable, '-B', RATIOS, *names], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


class Ratios(unittest.TestCase):
    def test_medians(self):
        """One slow run of five changes nothing, and a fifth more is not yet worse."""
        lines = compare([f'opening: {ms} ms\n' for ms in ('10.0', '10.0', '90.0', '10.0', '9.0')],
                        [f'opening: {ms} ms\n' for ms in ('12.0', '1.0', '12.0', '80.0', '12.0')])
        self.assertEqual(lines, ['opening: 10 ms, now 12 ms, ratio 1.20', '1 compared, medians of 5; 0 more than 20% worse'])

    def test_sizes(self):
        """Each size is compared for itself; how a cost grows is no cost."""
        lines = compare(['log, opening: 25: 4.0 ms; 50: 8.0 ms; growth from 25 to 50: 2.00\n'],
                        ['log, opening: 25: 6.0 ms; 50: 4.0 ms; growth from 25 to 50: 0.67\n'])
        self.assertEqual(lines, ['log, opening, 25: 4 ms, now 6 ms, ratio 1.50 WORSE', 'log, opening, 50: 8 ms, now 4 ms, ratio 0.50',
                                 '2 compared, medians of 1; 1 more than 20% worse'])

    def test_per_second(self):
        """Fewer a second is worse."""
        lines = compare(['scorings per second: 3000\n'], ['scorings per second: 2000\n'])
        self.assertEqual(lines[0], 'scorings per second: 3000, now 2000, ratio 1.50 WORSE')

    def test_starts(self):
        lines = compare(['memory, scriba: 80.0 MiB, ratio 1.06 (median of 5)\n'],
                        ['memory, scriba: 88.0 MiB, ratio 1.10 (median of 5)\n'])
        self.assertEqual(lines[0], 'memory, scriba: 80 MiB, now 88 MiB, ratio 1.10')

    def test_what_is_new(self):
        """It is named once, for all sizes."""
        lines = compare(['scorings per second: 3000000\n'], ['map: 25: 4.0 ms; 50: 8.0 ms\nscorings per second: 3000000\n'])
        self.assertEqual(lines, ['scorings per second: 3000000, now 3000000, ratio 1.00', 'map: not measured before',
                                 '1 compared, medians of 1; 0 more than 20% worse'])


if __name__ == '__main__':
    unittest.main()

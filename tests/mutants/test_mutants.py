# SPDX-License-Identifier: GPL-3.0-or-later
"""What tools/mutants changes in a source, and that docs/testing.md explains no mutant that is gone.

test_mutants.py SOURCE-ROOT
"""

import pathlib
import sys
import unittest

import mutants
import source

SOURCE = pathlib.Path(sys.argv[1])
ENUMS = {'BCE_A': 'BCE_B', 'BCE_B': 'BCE_A'}


def shown(body):
    """Each line of a function with this body as it becomes."""
    return [mutant.shown for mutant in source.mutants('static int\nf (int a)\n{\n  ' + body + '\n}\n', ENUMS)]


class Mutants(unittest.TestCase):
    def test_comparisons(self):
        self.assertEqual(shown('return a < b;'), ['return a <= b;', 'return a >= b;'])
        self.assertEqual(shown('return a == b;'), ['return a != b;'])

    def test_constants(self):
        self.assertEqual(shown('return 2;'), ['return 3;', 'return 1;'])
        self.assertEqual(shown('return 0;'), ['return 1;'])
        self.assertEqual(shown('return TRUE;'), ['return FALSE;'])
        self.assertEqual(shown('return BCE_A;'), ['return BCE_B;'])
        self.assertEqual(shown('return BCE_NOBODY;'), ['return (BCE_NOBODY + 1);'])
        self.assertEqual(shown('return BCE_N_FIELDS;'), ['return (BCE_N_FIELDS - 1);'])
        self.assertEqual(shown('return MIN (a, b);'), ['return MAX (a, b);'])

    def test_operators(self):
        self.assertEqual(shown('return a + b;'), ['return a - b;'])
        self.assertEqual(shown('return a && !b;'), ['return a || !b;', 'return a && b;'])
        self.assertEqual(shown('a |= b;'), ['a &= b;'])
        self.assertEqual(shown('a++;'), ['a--;'])

    def test_branches(self):
        self.assertEqual(shown('if (a)\n    f (b);'), ['if (TRUE)', 'if (FALSE)'])
        self.assertEqual(shown('for (;;)\n    break;'), [';'])
        self.assertEqual(shown('return a ? b : c;'), ['return a || TRUE ? b : c;', 'return a && FALSE ? b : c;'])
        self.assertEqual(shown('for (i = b; i; )\n    f (i);'), ['for (i = b; FALSE; )'])

    def test_what_is_no_value(self):
        for body in ('return f (&a, *b);', 'Type *a = NULL;', '/* 1 < 2 */', 'f ("1 + 1");', 'int a[BCE_N_FIELDS][2];', 'a->b = c;'):
            self.assertEqual(shown(body), [], body)
        self.assertEqual(source.mutants('#define N 3\ntypedef struct\n{\n  int a[3];\n} Type;\n', ENUMS), [])

    def test_places(self):
        text = 'static int\ng (void)\n{\n  return 0;\n}\n\nint\nf (int a)\n{\n  return\n    a < 0;\n}\n'
        places = [(mutant.function, mutant.line, mutant.shown) for mutant in source.mutants(text, {})]
        self.assertEqual(places[0], ('g', 4, 'return 1;'))
        self.assertEqual(places[1], ('f', 11, 'a <= 0;'))
        self.assertEqual(source.mutants(text, {})[1].apply(text), text.replace('a < 0', 'a <= 0'))

    def test_explanations_are_of_mutants_that_exist(self):
        there = set()
        for file in mutants.FILES:
            made = mutants.file_mutants(SOURCE, file)
            self.assertGreater(len(made), 200)
            there.update((pathlib.Path(file).name, mutant.function, mutant.shown) for mutant in made)
        for name, function, line in mutants.explained(SOURCE):
            with self.subTest(f'{name}, {function}'):
                self.assertIn((name, function, line), there)


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1], verbosity=2)

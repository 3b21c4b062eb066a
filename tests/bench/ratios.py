# SPDX-License-Identifier: GPL-3.0-or-later
"""ratios.py FILE…: how the medians of what was measured after compare with those before. Files are called before.N and
after.N, and hold what the programs print: `what: cost unit`, or `what: size: cost unit; size: cost unit; growth …`.

A ratio over 1 is worse, also of what is printed as so many a second. The bare window, which has nothing of Scriba, shows
how much of a ratio is the machine's.
"""

import pathlib
import re
import statistics
import sys

WORSE = 1.2
FIGURE = re.compile(r'(?:(?P<size>[0-9]+): )?(?P<cost>[0-9.]+)(?: (?P<unit>[a-zA-Z]+))?(?:, ratio .*)?')


def read(path):
    """Returns {(what, size or None): (cost, unit)} of one run."""
    figures = {}
    for line in path.read_text(encoding='utf-8').splitlines():
        what, _, rest = line.partition(': ')
        for part in rest.split(';'):
            found = FIGURE.fullmatch(part.strip())
            if found is not None:
                figures[what, found['size']] = float(found['cost']), f" {found['unit']}" if found['unit'] else ''
    return figures


def median(runs, figure):
    return statistics.median(run[figure][0] for run in runs)


def main():
    sides = {'before': [], 'after': []}
    for name in sys.argv[1:]:
        path = pathlib.Path(name)
        sides[path.stem].append(read(path))
    before, after = sides.values()
    n_runs = len(after)

    n_worse = n_compared = 0
    added = {what for what, size in after[0]} - {what for what, size in before[0]}
    for figure, (_, unit) in after[0].items():
        if figure not in before[0]:
            continue
        what = ', '.join(filter(None, figure))
        old, new = median(before, figure), median(after, figure)
        ratio = (old / new if 'per second' in what else new / old) if old and new else 1
        n_compared += 1
        n_worse += ratio > WORSE
        print(f'{what}: {old:.10g}{unit}, now {new:.10g}{unit}, ratio {ratio:.2f}{" WORSE" if ratio > WORSE else ""}')
    for what in sorted(added):
        print(f'{what}: not measured before')
    print(f'{n_compared} compared, medians of {n_runs}; {n_worse} more than {WORSE - 1:.0%} worse')


if __name__ == '__main__':
    main()

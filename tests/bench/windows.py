# SPDX-License-Identifier: GPL-3.0-or-later
"""windows.py PROGRAM SOURCE BOX [DIVISOR]: what the library, the log and the statistics cost in the window, at three sizes
each, and how that grows; or at a part of these sizes. An older PROGRAM knows fewer pages, as its SOURCE tells: what it does
not know it would measure as another."""

import os
import pathlib
import re
import subprocess
import sys

SIZES = {'library': (1250, 2500, 5000), 'log': (2500, 5000, 10000), 'statistics': (1250, 2500, 5000)}


def measure(program, page, box, size):
    """Returns what the program prints, as {what: (number, unit)}. Finished games are another library."""
    environment = dict(os.environ)
    if page == 'statistics':
        environment['XDG_DATA_HOME'] += '-finished'
    output = subprocess.run([program, page, box, str(size)], env=environment, capture_output=True, text=True,
                            check=True).stdout
    costs = {}
    for line in output.splitlines():
        what, cost = line.split('=')
        number, unit = cost.split()
        costs[what] = float(number), unit
    return costs


def main():
    program, source, box = sys.argv[1:4]
    divisor = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    known = re.search(r'bench-window ([a-z|]+)', pathlib.Path(source).read_text(encoding='utf-8')).group(1).split('|')
    for page in known:
        whole = SIZES[page]
        sizes = [size // divisor for size in whole]
        runs = [measure(program, page, box, size) for size in sizes]
        for what, (_, unit) in runs[0].items():
            if what.startswith('making'):
                continue
            costs = [run[what][0] for run in runs]
            columns = ' '.join(f'{size}: {cost:.1f} {unit};' for size, cost in zip(sizes, costs))
            print(f'{page}, {what}: {columns} growth from {sizes[0]} to {sizes[-1]}: {costs[-1] / costs[0]:.2f}')


if __name__ == '__main__':
    main()

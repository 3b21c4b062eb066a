# SPDX-License-Identifier: GPL-3.0-or-later
"""starts.py SCRIBA BARE: start to first frame and memory of both, turn and turn about, and their ratios."""

import os
import statistics
import subprocess
import sys
import time

RUNS = 21


def start(program):
    """Returns (milliseconds to the first frame, MiB then) of one start."""
    environment = dict(os.environ, SCRIBA_BENCH_START=str(time.monotonic_ns() // 1000))
    output = subprocess.run([program], env=environment, capture_output=True, text=True, check=True).stdout
    microseconds, kibibytes = output.split()
    return int(microseconds) / 1000, int(kibibytes) / 1024


def main():
    programs = sys.argv[1:3]
    for program in programs:
        start(program)
    runs = [[start(program) for program in programs] for _ in range(RUNS)]
    names = ('scriba', 'bare window')
    for column, (what, unit) in enumerate((('start to first frame', 'ms'), ('memory', 'MiB'))):
        medians = [statistics.median(run[program][column] for run in runs) for program in range(2)]
        for name, median in zip(names, medians):
            print(f'{what}, {name}: {median:.1f} {unit}')
        print(f'{what}, ratio: {medians[0] / medians[1]:.2f} (median of {RUNS})')


if __name__ == '__main__':
    main()

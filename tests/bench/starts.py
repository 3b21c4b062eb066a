# SPDX-License-Identifier: GPL-3.0-or-later
"""starts.py SCRIBA BARE EMPTY MANY [RUNS]: start to first frame and memory of Scriba over an empty folder and over one with
many games, and of a bare window, turn and turn about, and their ratios."""

import os
import statistics
import subprocess
import sys
import time


def start(program, folder):
    """Returns (milliseconds to the first frame, MiB then) of one start over a folder of data."""
    environment = dict(os.environ, XDG_DATA_HOME=folder, SCRIBA_BENCH_START=str(time.monotonic_ns() // 1000))
    output = subprocess.run([program], env=environment, capture_output=True, text=True, check=True).stdout
    microseconds, kibibytes = output.split()
    return int(microseconds) / 1000, int(kibibytes) / 1024


def main():
    scriba, bare, empty, many = sys.argv[1:5]
    n_runs = int(sys.argv[5]) if len(sys.argv) > 5 else 21
    starts = {'bare window': (bare, empty), 'scriba': (scriba, empty), 'scriba with many games': (scriba, many)}
    for arguments in starts.values():
        start(*arguments)
    runs = [[start(*arguments) for arguments in starts.values()] for _ in range(n_runs)]
    for column, (what, unit) in enumerate((('start to first frame', 'ms'), ('memory', 'MiB'))):
        medians = [statistics.median(run[index][column] for run in runs) for index in range(len(starts))]
        for name, median in zip(starts, medians):
            print(f'{what}, {name}: {median:.1f} {unit}, ratio {median / medians[0]:.2f} (median of {n_runs})')


if __name__ == '__main__':
    main()

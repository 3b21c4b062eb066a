# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the fuzzers two at a time, and prints what they executed, covered and found.

fuzz.py SOURCE-ROOT FUZZERS-FOLDER MINUTES [--keep] [TARGET…]
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

PROCESSES = 2
LONGEST = 65536  # bytes of an input
LONGEST_MOVES = 256  # bytes of one that decides what happens in a game
MEMORY = 2048    # MiB
SLOWEST = 60     # seconds that one input may take, on a machine that does much else too
SANITIZERS = {
    'UBSAN_OPTIONS': 'halt_on_error=1:print_stacktrace=1',
    'ASAN_SYMBOLIZER_PATH': '/usr/bin/addr2line',
}
# While it searches, less is kept of what is freed, and of what is allocated no more of the stack than finding a leak takes,
# for a third of the time would go into that. What is found is passed once more for whole stacks.
SEARCHING = {'ASAN_OPTIONS': 'malloc_context_size=2:quarantine_size_mb=4:thread_local_quarantine_size_kb=64'}
FOUND = {'ASAN_OPTIONS': 'fast_unwind_on_malloc=0'}


def write_words(root, path):
    """The words of files, so that a fuzzer need not find out how they are spelled."""
    words = set()
    for layer in ('core', 'bce44', 'caesar', 'files'):
        for source in sorted((root / 'src' / layer).glob('*.[ch]')):
            text = source.read_text(encoding='utf-8')
            words.update(re.findall(r'"([a-z0-9_/-]{2,24})"', text))
            words.update(re.findall(r'SCRIBA_ROW_\w+ \(\w+, (\w+)', text))
    words.update('"%s":' % word for word in sorted(words))
    words.update(('null', 'true', 'false', '-1', '9999', '-999', '[]', '{}', '""'))
    path.write_text(''.join('"%s"\n' % word.replace('"', '\\"') for word in sorted(words)), encoding='utf-8')


class Fuzzer:
    def __init__(self, root, folder, program):
        self.program = program
        self.name = program.name.removeprefix('fuzz-')
        self.seeds = root / 'tests' / 'fuzz' / 'corpus' / self.name
        self.folder = folder / 'runs' / self.name
        self.corpus = self.folder / 'corpus'
        self.corpus.mkdir(parents=True, exist_ok=True)
        self.words = folder / 'words.dict'
        self.found = []

    def call(self, *args, **options):
        environment = dict(os.environ, G_DEBUG='fatal-warnings', LC_ALL='C.UTF-8', LANGUAGE='', **SANITIZERS, **options)
        longest = LONGEST_MOVES if self.name.endswith('-entries') else LONGEST
        return subprocess.run([self.program, f'-max_len={longest}', f'-rss_limit_mb={MEMORY}', f'-timeout={SLOWEST}', *args],
                              cwd=self.folder, env=environment, capture_output=True, text=True, errors='replace')

    def run(self, seconds):
        seeds = [self.seeds] if self.seeds.is_dir() else []
        # An input that takes long is tried the less.
        done = self.call(f'-max_total_time={seconds}', f'-dict={self.words}', '-print_final_stats=1',
                         '-entropic_scale_per_exec_time=1', f'-artifact_prefix={self.folder}/', self.corpus, *seeds, **SEARCHING)
        output = done.stderr
        counters = re.search(r'\((\d+) inline 8-bit counters\)', output)
        covered = re.findall(r'\bcov: (\d+)', output)
        executed = re.search(r'stat::number_of_executed_units:\s*(\d+)', output)
        self.executed = int(executed.group(1)) if executed else 0
        self.covered, self.edges = int(covered[-1]) if covered else 0, int(counters.group(1)) if counters else 0
        self.found = [path for kind in ('crash', 'leak', 'oom', 'timeout') for path in sorted(self.folder.glob(f'{kind}-*'))]
        again = [self.call(path, **FOUND).stderr for path in self.found]
        (self.folder / 'log').write_text('\n'.join([output, *again]), encoding='utf-8')
        print(f'{self.name}: {self.executed} executions in {seconds} s, {self.covered} of {self.edges} edges covered, '
              f'{len(self.found)} findings', flush=True)
        return done.returncode == 0 and not self.found

    def keep(self):
        """The smallest inputs that cover all that is covered, as the tests' own."""
        fewest = self.folder / 'fewest'
        shutil.rmtree(fewest, ignore_errors=True)
        fewest.mkdir()
        # By edges alone: that one is passed more often is no reason to keep an input.
        self.call('-merge=1', '-use_counters=0', fewest, *([self.seeds] if self.seeds.is_dir() else []), self.corpus)
        self.seeds.mkdir(parents=True, exist_ok=True)
        for old in self.seeds.iterdir():
            if not old.name.startswith('found-'):
                old.unlink()
        for new in sorted(fewest.iterdir()):
            shutil.copy(new, self.seeds / new.name[:12])
        print(f'{self.name}: {len(list(self.seeds.iterdir()))} inputs are kept', flush=True)


def main():
    root, folder, minutes = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3])
    keeps = '--keep' in sys.argv[4:]
    wanted = [name for name in sys.argv[4:] if name != '--keep']
    programs = sorted(path for path in folder.glob('fuzz-*') if path.is_file() and os.access(path, os.X_OK))
    fuzzers = [Fuzzer(root, folder, program) for program in programs]
    unknown = set(wanted) - {fuzzer.name for fuzzer in fuzzers}
    if unknown:
        sys.exit(f"no target is called {', '.join(sorted(unknown))}")
    fuzzers = [fuzzer for fuzzer in fuzzers if not wanted or fuzzer.name in wanted]
    write_words(root, folder / 'words.dict')
    seconds = max(1, minutes * 60 * min(PROCESSES, len(fuzzers)) // len(fuzzers))
    with concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
        good = list(pool.map(lambda fuzzer: fuzzer.run(seconds), fuzzers))
        if keeps:
            list(pool.map(Fuzzer.keep, fuzzers))
    print(f'{sum(fuzzer.executed for fuzzer in fuzzers)} executions in all')
    for fuzzer, fine in zip(fuzzers, good):
        if not fine:
            print(f'{fuzzer.name}: see {fuzzer.folder}/log')
        for path in fuzzer.found:
            print(f'  {path}')
    sys.exit(0 if all(good) else 1)


if __name__ == '__main__':
    main()

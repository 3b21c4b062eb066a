# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes the rules, one place at a time, and counts which changes the tests of the rules catch.

mutants.py SOURCE-ROOT BUILD-FOLDER [FILE…]

Only the changed file is compiled: it is a library of its own, which the tests load. As in tools/test, they also see
what is undefined and what leaks. What survives is printed with its place; docs/testing.md explains it, and explains nothing else.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import time

import source as c_source

FILES = {
    'src/bce44/bce-resolve.c': 'rules',
    'src/bce44/bce-score.c': 'rules',
    'src/caesar/caesar-resolve.c': 'caesar',
}
LAYERS = {'rules': ('src/core', 'src/bce44'), 'caesar': ('src/core', 'src/caesar')}
ENOUGH = 95  # of a hundred are caught, in each file
MEMORY = 1024  # MiB that a test may take
EXPLAINED = re.compile(r'^- `([\w-]+\.c)`, `(\w+)`: `([^`]+)`: \S', re.M)
TRAPS = ('-fsanitize=undefined', '-fsanitize-trap=all')
WORKERS = os.cpu_count() or 1


def pkg_config(*args):
    return subprocess.run(['pkg-config', *args], check=True, capture_output=True, text=True).stdout.split()


def explained(root):
    """What docs/testing.md says that nothing can catch: file, function, and the line as it becomes."""
    text = (root / 'docs' / 'testing.md').read_text(encoding='utf-8')
    return [match.groups() for match in EXPLAINED.finditer(text)]


def file_mutants(root, file):
    path = root / file
    enums = c_source.siblings(sorted(header for layer in LAYERS[FILES[file]] for header in (root / layer).glob('*.h')))
    return c_source.mutants(path.read_text(encoding='utf-8'), enums)


class Bench:
    """The tests of one file's rules, linked so that only that file is to be compiled anew."""

    def __init__(self, root, build, file):
        self.root, self.file = root, root / file
        self.name = self.file.name
        self.folder = build / self.file.stem
        self.folder.mkdir(parents=True, exist_ok=True)
        self.tests_folder = root / 'tests' / FILES[file]
        layers = [root / layer for layer in LAYERS[FILES[file]]]
        self.compile_flags = ['-w', '-O2', '-fPIC', '-std=gnu11', '-fno-strict-aliasing', f'-I{self.tests_folder}',
                              *(f'-I{layer}' for layer in layers), *pkg_config('--cflags', 'glib-2.0')]
        self.glib = pkg_config('--libs', 'glib-2.0')
        self.link(layers)
        self.measure()

    def compile(self, path, output):
        subprocess.run(['cc', *self.compile_flags, '-c', path, '-o', output], check=True)
        return output

    def link(self, layers):
        sources = [path for layer in layers for path in sorted(layer.glob('*.c')) if path != self.file]
        for maker in self.root.glob(f'{layers[-1].relative_to(self.root)}/make-*.py'):
            made = self.folder / maker.name.replace('make-', 'made-').replace('.py', '.c')
            subprocess.run([sys.executable, '-B', maker, self.root / 'data' / 'boxes' / f'{layers[-1].name}.json', made], check=True)
            sources.append(made)
        helpers = [path for path in sorted(self.tests_folder.glob('*.c')) if not path.name.startswith('test-')]
        tests = [path for path in sorted(self.tests_folder.glob('test-*.c'))]
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            objects = list(pool.map(lambda path: self.compile(path, self.folder / f'{path.stem}.o'), sources + helpers + tests))
        rest, helping, programs = (objects[:len(sources)], objects[len(sources):-len(tests)], objects[-len(tests):])
        # Of an archive a test takes only the helpers that it needs.
        archive = self.folder / 'helpers.a'
        archive.unlink(missing_ok=True)
        subprocess.run(['ar', 'rcs', archive, *helping], check=True)
        original = self.folder / 'original'
        assert self.make(original, self.file.read_text(encoding='utf-8'))
        self.original = (original / f'{self.name}.o').read_bytes()
        self.tests = []
        for program in programs:
            self.tests.append(program.with_suffix(''))
            subprocess.run(['cc', '-fsanitize=leak', '-rdynamic', '-o', self.tests[-1], program, archive, *rest,
                            f'-L{original}', '-lmutant', '-lm', *self.glib], check=True)

    def make(self, folder, text):
        """Makes the library of a mutant; says whether it is C."""
        folder.mkdir(exist_ok=True)
        (folder / self.name).write_text(text, encoding='utf-8')
        made = subprocess.run(['cc', *self.compile_flags, *TRAPS, f'-I{self.file.parent}', '-c', self.name, '-o', f'{self.name}.o'],
                              cwd=folder, capture_output=True)
        if made.returncode != 0:
            return False
        subprocess.run(['cc', '-shared', '-o', 'libmutant.so', f'{self.name}.o'], cwd=folder, check=True)
        return True

    def passes(self, folder, test, limit):
        # Its random games are the same for every mutant.
        try:
            done = subprocess.run([test, '--seed', 'R02S0123456789abcdef0123456789abcdef'], cwd=folder,
                                  env=dict(os.environ, LD_LIBRARY_PATH=str(folder), LSAN_OPTIONS=f'hard_rss_limit_mb={MEMORY}'),
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=limit)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def measure(self):
        """The tests in the order of the time that they take, and ten times that as the limit."""
        taken = []
        for test in self.tests:
            start = time.monotonic()
            if not self.passes(self.folder / 'original', test, 300):
                sys.exit(f'{test.name} fails on the rules as they are')
            taken.append((time.monotonic() - start, test))
        self.tests = [(test, 10 * seconds + 5) for seconds, test in sorted(taken)]

    def judge(self, number, mutant):
        """'no C', 'same' as the original, 'caught' or 'survived'."""
        folder = self.folder / f'mutant-{number}'
        try:
            if not self.make(folder, mutant.apply(self.file.read_text(encoding='utf-8'))):
                return 'no C'
            if (folder / f'{self.name}.o').read_bytes() == self.original:
                return 'same'
            # Who fails once may have met a busy machine.
            return 'survived' if all(self.passes(folder, *test) or self.passes(folder, *test) for test in self.tests) else 'caught'
        finally:
            for path in folder.iterdir():
                path.unlink()
            folder.rmdir()


def check(root, build, file):
    """Prints what became of a file's mutants; returns whether enough are caught and the others explained."""
    bench = Bench(root, build, file)
    made = file_mutants(root, file)
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        verdicts = list(pool.map(bench.judge, range(len(made)), made))
    count = {verdict: verdicts.count(verdict) for verdict in ('same', 'caught', 'survived')}
    total = count['caught'] + count['survived']
    print(f'{file}: {total} mutants, {count["caught"]} caught, {count["survived"]} survived '
          f'({100 * count["caught"] / total:.1f} % caught; {count["same"]} more are the very same machine code)')

    reasons = {(function, shown) for name, function, shown in explained(root) if name == bench.name}
    good = count['caught'] * 100 >= ENOUGH * total
    survivors = [mutant for mutant, verdict in zip(made, verdicts) if verdict == 'survived']
    for mutant in survivors:
        known = (mutant.function, mutant.shown) in reasons
        good = good and known
        print(f'  {file}:{mutant.line} {mutant.function}: {mutant.shown}{"" if known else "   NOT EXPLAINED"}')
    for function, shown in sorted(reasons - {(mutant.function, mutant.shown) for mutant in survivors}):
        good = False
        print(f'  STALE in docs/testing.md, since it is caught or gone: {function}: {shown}')
    return good


def main():
    root, build = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    asked = sys.argv[3:] or list(FILES)
    for file in asked:
        if file not in FILES:
            sys.exit(f'{file} is none of {", ".join(FILES)}')
    sys.stdout.reconfigure(line_buffering=True)
    results = [check(root, build, file) for file in asked]
    sys.exit(0 if all(results) else 1)


if __name__ == '__main__':
    main()

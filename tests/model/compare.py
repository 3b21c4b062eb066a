# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare `scriba resolve`, `scriba score` and `scriba caesar` with the slow models on random inputs.

    python3 compare.py --scriba build/src/scriba --answer-many build/tests/model/answer-many

Every case passes the command line: arguments, standard input, standard output, exit status. Most do in a
program that runs it again and again; every PROCESS_EVERYth starts `scriba` itself.

Exit status 1 at the first difference, which is shown with the input, or if a kind of tie is too rare
among the inputs for the run to mean much.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
from collections import Counter

import generate

PROCESS_EVERY = 20


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scriba", required=True, metavar="PATH")
    parser.add_argument("--answer-many", required=True, metavar="PATH")
    parser.add_argument("--count", type=int, default=20000, metavar="N", help="cases of each kind")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--kind", choices=[*generate.MODELS, "all"], default="all")
    args = parser.parse_args()

    kinds = list(generate.MODELS) if args.kind == "all" else [args.kind]
    good = [compare(args, kind) for kind in kinds]
    sys.exit(0 if all(good) else 1)


def compare(args, kind):
    """All cases of one kind.  Answers whether all agree and none is too rare."""
    counted = Counter()
    many = ManyAnswers(args.answer_many, kind)
    for index in range(args.count):
        answer = start_scriba(args.scriba, kind) if index % PROCESS_EVERY == 0 else many.answer
        difference, met = run_case(answer, kind, args.seed, index)
        if difference:
            print(difference)
            return False
        counted.update(met)

    print(f"{kind}: {args.count} agree; met {generate.summary(counted)}", flush=True)
    rare = generate.too_rare(kind, counted, args.count)
    if rare:
        print(f"{kind}: in less than 0.5 % of the cases: {', '.join(rare)}")
    return not rare


class ManyAnswers:
    """The command line, run again and again by one process, over files."""

    def __init__(self, program, kind):
        self.files = [open(os.memfd_create(name), "r+b", buffering=0) for name in ("input", "output", "messages")]
        self.control, control = socket.socketpair()
        with control:
            subprocess.Popen([program, str(control.fileno()), kind, "-", "--json"], stdin=self.files[0],
                             stdout=self.files[1], stderr=self.files[2], pass_fds=[control.fileno()])

    def answer(self, data):
        self.files[0].truncate(0)
        os.pwrite(self.files[0].fileno(), data, 0)
        self.control.sendall(b".")
        status = self.control.recv(1)
        output, messages = (os.pread(file.fileno(), os.fstat(file.fileno()).st_size, 0) for file in self.files[1:])
        return status[0] if status else "none, it ended", output, messages


def start_scriba(scriba, kind):
    def answer(data):
        program = subprocess.run([scriba, kind, "-", "--json"], input=data, capture_output=True, check=False)
        return program.returncode, program.stdout, program.stderr
    return answer


def run_case(answer, kind, seed, index):
    """One case: the report of a difference or None, and the kinds of decision met."""
    text = generate.case(kind, seed, index)
    expected = generate.MODELS[kind](json.loads(text))
    if "bad" in expected:
        return run_bad_case(answer, kind, seed, index, text, expected)
    expected_status = 1 if "unknown" in expected else 0

    status, output, messages = answer(text.encode("utf-8"))
    output = output.decode("utf-8", "backslashreplace")
    try:
        found = json.loads(output, object_pairs_hook=without_repeats, parse_float=refuse,
                           parse_constant=refuse)
        differing = list(differences(dict(expected), found, ""))
    except ValueError as error:
        differing = [f"no JSON object as described: {error}"]
    if status != expected_status:
        differing.append(f"exit status: expected {expected_status}, found {status}")
    if not differing:
        return None, generate.decisions(kind, expected)

    report = [f"DIFFERENCE in {kind}, --seed {seed}, case {index}", *differing,
              "--- input", text,
              "--- the model", json.dumps(expected, ensure_ascii=False),
              "--- the program", output,
              "--- its messages", messages.decode("utf-8", "backslashreplace")]
    return "\n".join(report), set()


def run_bad_case(answer, kind, seed, index, text, expected):
    """A case that is refused: nothing is printed, and one line names the place."""
    status, output, messages = answer(text.encode("utf-8"))
    line = messages.decode("utf-8", "backslashreplace")
    if status == 2 and not output and line.count("\n") == 1 and expected["bad"] in line:
        return None, generate.decisions(kind, expected)

    report = [f"DIFFERENCE in {kind}, --seed {seed}, case {index}: expected bad input at {expected['bad']}",
              f"exit status {status}", "--- input", text, "--- the program", output.decode("utf-8", "backslashreplace"),
              "--- its messages", line]
    return "\n".join(report), set()


def without_repeats(pairs):
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError(f"a repeated key among {[key for key, _ in pairs]}")
    return result


def refuse(text):
    raise ValueError(f"{text} is no whole number")


def differences(expected, found, path):
    """The places where two JSON values differ; `true` is not 1, and `unknown` has no order."""
    if type(expected) is not type(found):
        yield f"{path}: expected {expected!r}, found {found!r}"
    elif isinstance(expected, dict):
        for key in sorted(expected.keys() | found.keys()):
            if key not in found:
                yield f"{path}.{key}: missing"
            elif key not in expected:
                yield f"{path}.{key}: not expected"
            else:
                yield from differences(expected[key], found[key], f"{path}.{key}")
    elif isinstance(expected, list):
        if path == ".unknown":
            expected, found = sorted(expected), sorted(found, key=str)
        if len(expected) != len(found):
            yield f"{path}: expected {expected!r}, found {found!r}"
            return
        for place, pair in enumerate(zip(expected, found)):
            yield from differences(*pair, f"{path}[{place}]")
    elif expected != found:
        yield f"{path}: expected {expected!r}, found {found!r}"


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare `scriba resolve` and `scriba score` with the slow models on random inputs.

    python3 compare.py --scriba build/src/scriba --count 20000

Exit status 1 at the first difference, which is shown with the input, or if a kind of tie is too rare
among the inputs for the run to mean much.
"""

import argparse
import json
import multiprocessing
import subprocess
import sys
from collections import Counter

import generate


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scriba", required=True, metavar="PATH")
    parser.add_argument("--count", type=int, default=20000, metavar="N", help="cases of each kind")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--kind", choices=["resolve", "score", "both"], default="both")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()

    kinds = ["resolve", "score"] if args.kind == "both" else [args.kind]
    good = [compare(args, kind) for kind in kinds]
    sys.exit(0 if all(good) else 1)


def compare(args, kind):
    """All cases of one kind.  Answers whether all agree and none is too rare."""
    counted = Counter()
    tasks = ((args.scriba, kind, args.seed, index) for index in range(args.count))
    with multiprocessing.Pool(args.jobs) as pool:
        for difference, met in pool.imap(run_case, tasks, chunksize=50):
            if difference:
                print(difference)
                return False
            counted.update(met)

    print(f"{kind}: {args.count} agree; decided_by {generate.summary(counted)}", flush=True)
    rare = generate.too_rare(kind, counted, args.count)
    if rare:
        print(f"{kind}: in less than 0.5 % of the cases: {', '.join(rare)}")
    return not rare


def run_case(task):
    """One case: the report of a difference or None, and the kinds of decision met."""
    scriba, kind, seed, index = task
    text = generate.case(kind, seed, index)
    expected = generate.MODELS[kind](json.loads(text))
    expected_status = 1 if "unknown" in expected else 0

    program = subprocess.run([scriba, kind, "-", "--json"], input=text.encode("utf-8"),
                             capture_output=True, check=False)
    output = program.stdout.decode("utf-8", "backslashreplace")
    try:
        found = json.loads(output, object_pairs_hook=without_repeats, parse_float=refuse,
                           parse_constant=refuse)
        differing = list(differences(expected, found, ""))
    except ValueError as error:
        differing = [f"no JSON object as described: {error}"]
    if program.returncode != expected_status:
        differing.append(f"exit status: expected {expected_status}, found {program.returncode}")
    if not differing:
        return None, generate.decisions(kind, expected)

    report = [f"DIFFERENCE in {kind}, --seed {seed}, case {index}", *differing,
              "--- input", text,
              "--- the model", json.dumps(expected, ensure_ascii=False),
              "--- the program", output,
              "--- its messages", program.stderr.decode("utf-8", "backslashreplace")]
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

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a shell sees it: exit statuses, streams, text and JSON.

    test-cli.py PROGRAM LOCALEDIR

Prints TAP. What is expected comes from the formats page or was counted by hand.
"""

import csv
import io
import json
import os
import pathlib
import pty
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
sys.path.insert(0, str(HERE))

import pdf_text  # beside this file

PROGRAM, LOCALEDIR = (pathlib.Path(word).resolve() for word in sys.argv[1:3])

NOTHING = '{ "format": "scriba-resolve/1", "players": ["A", "B", "C"], "im": "A" }'
SCORE = '{ "format": "scriba-score/1", "senate": ["social", "social"], "players": [ {"name": "A"} ] }'


# Stopped in its first year, and scored: nothing but the track and the five denarii of the start counts.
ENTRIES = [
    ("senate", {"senate": 0}),
    ("first_im", {"seat": 0}),
    ("phase", {"moves": True, "stage": "construction", "year": 1, "turn": 1}),
    ("correct", {"what": "track", "value": 7}),
    ("correct", {"what": "track", "seat": 1, "value": 5}),
    ("stop", {"scored": True}),
    ("finish", {"totals": [12, 10, 5], "winners": 1, "decided_by": "imperium"}),
]
HEADING = ("game,id,started,ended,ending,year,seat,player,character,shared,track,allegiance,senate,lictors_loyalty,"
           "structures,recruits,statues,denarii,total,rank,winner,decided_by")


def game(n_entries=len(ENTRIES), **changes):
    """A game in the format scriba-game/1 after its first entries."""
    box = json.loads((SOURCE / "tests/fixtures/practice-box.json").read_text(encoding="utf-8"))
    log = [{"seq": seq, "parent": seq - 1, "kind": kind, "at": f"2026-11-20T19:{30 + seq}:00+01:00", "args": args}
           for seq, (kind, args) in enumerate(ENTRIES[:n_entries], 1)]
    players = [{"name": "Anna", "character": "agrippa"}, {"name": 'Bálint, the "Bold"', "character": "antony"},
               {"name": "Csenge", "character": "brutus"}]
    return json.dumps({"format": "scriba-game/1", "game": "44bce", "id": "5b2a1c9e-6d0f-4e39-9c3b-0d6f2a7b8c11",
                       "created": "2026-11-20T19:00:00+01:00", "app": "0.1.0", "box": box, "settings": {},
                       "players": players, "log": log, "head": n_entries, "tip": n_entries, **changes})


def environment(**changes):
    kept = {key: value for key, value in os.environ.items()
            if not key.startswith("LC_") and key not in ("LANGUAGE", "LANG", "NO_COLOR", "DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "LC_ALL": "C.UTF-8", "TERM": "xterm", "SCRIBA_LOCALEDIR": str(LOCALEDIR), **changes}


def run(*words, text=None, **changes):
    """Runs the program; answers its status, standard output and standard error."""
    done = subprocess.run([PROGRAM, *words], input=None if text is None else text.encode(), capture_output=True,
                          stdin=subprocess.DEVNULL if text is None else None, env=environment(**changes), cwd=HERE)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def run_on_terminal(*words, **changes):
    """Runs the program with a terminal as its standard output."""
    inside, outside = pty.openpty()
    process = subprocess.Popen([PROGRAM, *words], stdin=subprocess.DEVNULL, stdout=outside, stderr=outside,
                               env=environment(**changes), cwd=HERE)
    os.close(outside)
    shown = b""
    while True:
        try:
            piece = os.read(inside, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(inside)
    return process.wait(), shown.decode().replace("\r\n", "\n")


def equal(found, expected):
    assert found == expected, f"found {found!r}, expected {expected!r}"


def expected_file(name):
    return (HERE / name).read_text(encoding="utf-8")


def refused(result, line):
    equal(result, (2, "", line + "\n"))


def width(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def test_resolve_json():
    """The example of the formats page, from a file and from standard input."""
    expected = json.loads(expected_file("resolve-example.expected.json"))
    for words in (["resolve", "resolve-example.json", "--json"], ["resolve", "--json", "resolve-example.json"],
                  ["resolve", "--json", "-"]):
        status, out, err = run(*words, text=expected_file("resolve-example.json"))
        equal((status, err), (0, ""))
        equal(json.loads(out), expected)


def test_score_json():
    expected = json.loads(expected_file("score-example.expected.json"))
    for words in (["score", "score-example.json", "--json"], ["score", "-", "--json"]):
        status, out, err = run(*words, text=expected_file("score-example.json"))
        equal((status, err), (0, ""))
        equal(json.loads(out), expected)


def test_text():
    for command in ("resolve", "score"):
        status, out, err = run(command, f"{command}-example.json")
        equal((status, err), (0, ""))
        equal(out.splitlines(), expected_file(f"{command}-example.expected.txt").splitlines())


def test_replay():
    """A saved game: where it stands, every entry, and its score once it has one."""
    status, out, err = run("replay", "-", text=game(5))
    equal((status, err), (0, ""))
    assert out.startswith("44 BCE: Year 1 of 6 · Construction\n"), out
    assert re.search(r"\n  5  19:35  Corrected: Imperium on the track, Bálint, the \"Bold\": 5\n", out), out
    assert "final scoring" not in out, out

    status, out, err = run("replay", "-", text=game(5, head=4))
    assert re.search(r"\n  5  19:35  Corrected: .*: 5  undone\n", out), out

    status, out, err = run("replay", "--json", "-", text=game())
    equal((status, err), (0, ""))
    answer = json.loads(out)
    equal((answer["state"]["stage"], answer["state"]["ending"], answer["score"]["winners"]), ("over", "stopped", ["Anna"]))
    equal([entry["kind"] for entry in answer["log"]], [kind for kind, _ in ENTRIES])
    equal(json.loads(run("replay", "--json", "-", text=game(5))[1])["score"], None)


def test_export():
    start = "44bce,5b2a1c9e-6d0f-4e39-9c3b-0d6f2a7b8c11,2026-11-20T19:00:00+01:00,"
    bold = '"Bálint, the ""Bold""",antony,false'
    equal(run("export", "--to", "csv", "-", text=game()), (0, "\n".join((
        HEADING,
        start + "2026-11-20T19:37:00+01:00,stopped,1,1,Anna,agrippa,false,7,0,0,0,0,0,0,5,12,1,true,imperium",
        start + f"2026-11-20T19:37:00+01:00,stopped,1,2,{bold},5,0,0,0,0,0,0,5,10,2,false,imperium",
        start + "2026-11-20T19:37:00+01:00,stopped,1,3,Csenge,brutus,false,0,0,0,0,0,0,0,5,5,3,false,imperium", "")), ""))

    # In play, and then with a Senate tile that nobody has named.
    equal(run("export", "--to=csv", "-", text=game(4))[1].splitlines()[1],
          start + ",not_yet,1,1,Anna,agrippa,false,7,,,,,,,,,,,")
    unnamed = ENTRIES[0][1]["senate"]
    ENTRIES[0][1]["senate"] = -1
    status, out, err = run("export", "--to", "csv", "-", text=game(6))
    ENTRIES[0][1]["senate"] = unnamed
    equal((status, err), (1, ""))
    equal(out.splitlines()[1], start + ",stopped,1,1,Anna,agrippa,false,7,0,0 + ?,0,0,0,0,5,12 + ?,,,")

    equal(run("export", "--to", "text", "-", text=game()), run("replay", "-", text=game()))
    status, out, err = run("export", "-", "--to", "json", text=game())
    equal((status, err), (0, ""))
    equal(run("export", "-", "--to", "json", text=out)[1], out)
    equal(json.loads(out)["log"], json.loads(game())["log"])


def test_corrected_after_the_end():
    """What was confirmed counts: 12, 10 and 5, whatever the track would make of it."""
    for correction in ({"what": "track", "value": 1}, {"what": "track", "seat": 2, "value": 90}):
        night = json.loads(game())
        night["log"].append({"seq": 8, "parent": 7, "kind": "correct", "at": "2026-11-20T19:40:00+01:00", "args": correction})
        night.update(head=8, tip=8)
        text = json.dumps(night)

        status, out, err = run("replay", "-", "--json", text=text)
        equal((status, err), (0, ""))
        equal(json.loads(out)["score"], {"players": [{"name": "Anna", "total": 12, "rank": 1},
                                                     {"name": 'Bálint, the "Bold"', "total": 10, "rank": 2},
                                                     {"name": "Csenge", "total": 5, "rank": 3}],
                                         "winners": ["Anna"], "decided_by": "imperium"})

        status, out, err = run("export", "-", "--to", "csv", text=text)
        equal((status, err), (0, ""))
        equal([row[row.index("false,"):] for row in out.splitlines()[1:]],
              ["false,,,,,,,,,12,1,true,imperium", "false,,,,,,,,,10,2,false,imperium", "false,,,,,,,,,5,3,false,imperium"])

        status, out, err = run("export", "-", "--to", "text", text=text)
        equal((status, err), (0, ""))
        equal(run("replay", "-", text=text), (0, out, ""))
        end = out[out.index("44 BCE: final scoring"):]
        assert re.search(r"\n  Imperium +12 +10 +5\n  Rank +1\. +2\. +3\.\n\nAnna wins\n  Decided by Imperium\n", end), end
        assert "What counts is the result that was confirmed." in end, end


def test_box_changed_after_the_end():
    """A recorded night whose structures are worth more today than when it ended: what was confirmed then counts."""
    night = json.loads((SOURCE / "tests/samples/four.scriba").read_text(encoding="utf-8"))
    finish = next(entry["args"] for entry in night["log"] if entry["kind"] == "finish")
    before = json.loads(run("replay", "-", "--json", text=json.dumps(night))[1])["score"]
    for structure in night["box"]["structures"]:
        structure["imperium"] = (structure["imperium"] or 0) + 5
    text = json.dumps(night)
    after = json.loads(run("replay", "-", "--json", text=text)[1])["score"]

    equal([player["total"] for player in before["players"]], finish["totals"])
    equal(after, {"players": [{key: player[key] for key in ("name", "total", "rank")} for player in before["players"]],
                  "winners": before["winners"], "decided_by": before["decided_by"]})
    rows = csv.DictReader(io.StringIO(run("export", "-", "--to", "csv", text=text)[1]))
    equal([(row["structures"], row["total"], row["rank"], row["winner"]) for row in rows],
          [("", str(total), str(1 + sum(other > total for other in finish["totals"])), str(total == max(finish["totals"])).lower())
           for total in finish["totals"]])
    # What the file says stays in it.
    exported = json.loads(run("export", "-", "--to", "json", text=text)[1])
    equal([entry["args"]["totals"] for entry in exported["log"] if entry["kind"] == "finish"], [finish["totals"]])


def test_export_to_a_file():
    with tempfile.TemporaryDirectory() as folder:
        night, sheet = pathlib.Path(folder) / "night.scriba", pathlib.Path(folder) / "night.csv"
        night.write_text(game(), encoding="utf-8")
        for option in ("-o", "--output"):
            equal(run("export", str(night), "--to", "csv", option, str(sheet)), (0, "", ""))
            equal(sheet.read_text(encoding="utf-8"), run("export", str(night), "--to", "csv")[1])
        equal(run("export", str(night), "--to", "csv", "-o", "-"), run("export", str(night), "--to", "csv"))

        night.write_text("{", encoding="utf-8")
        before = sheet.read_bytes()
        equal(run("export", str(night), "--to", "csv", "-o", str(sheet))[:2], (2, ""))
        equal(sheet.read_bytes(), before)
        nowhere = f"{folder}/no/night.csv"
        refused(run("export", "-", "--to", "csv", "-o", nowhere, text=game()),
                f"{nowhere}: cannot be written: there is no such folder")
        equal(sorted(os.listdir(folder)), ["night.csv", "night.scriba"])


def test_export_into_what_is_no_file():
    """Standard output by its name, a device, a pipe and a link take the text and stay what they are."""
    sheet = run("export", "-", "--to", "csv", text=game())[1]
    for name in ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"):
        equal(run("export", "-", "--to", "csv", "-o", name, text=game()), (0, sheet, ""))
    with tempfile.TemporaryDirectory() as folder:
        both, link, pipe, null = (pathlib.Path(folder) / name for name in ("both", "link", "pipe", "null"))
        with both.open("wb") as stream:
            stream.write(b"before\n")
            stream.flush()
            subprocess.run([PROGRAM, "export", "-", "--to", "csv", "-o", "/dev/stdout"], input=game().encode(),
                           stdout=stream, check=True, env=environment())
            stream.write(b"after\n")
        equal(both.read_text(encoding="utf-8"), f"before\n{sheet}after\n")

        link.symlink_to("both")
        null.symlink_to("/dev/null")
        os.mkfifo(pipe)
        reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
        for target in (link, null, pipe):
            equal(run("export", "-", "--to", "csv", "-o", str(target), text=game()), (0, "", ""))
        equal(reader.communicate()[0].decode(), sheet)
        equal((both.read_text(encoding="utf-8"), os.readlink(link), os.readlink(null), pipe.is_fifo()),
              (sheet, "both", "/dev/null", True))
        equal(sorted(os.listdir(folder)), ["both", "link", "null", "pipe"])
    refused(run("export", "-", "--to", "csv", "-o", "/dev/full", text=game()), "/dev/full: cannot be written: the disk is full")


def test_export_killed_half_way():
    """The old file stays, and nothing stays beside it for longer than until the next export."""
    words = [PROGRAM, "export", "-", "--to", "json", "-o"]
    with tempfile.TemporaryDirectory() as folder:
        for name, before in (("new.json", None), ("old.json", "old")):
            path = pathlib.Path(folder) / name
            if before is not None:
                path.write_text(before, encoding="utf-8")
            done = subprocess.run([*words, path], input=game().encode(), env=environment(),
                                  preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
            equal(done.returncode, -signal.SIGXFSZ)
            equal(path.read_text(encoding="utf-8") if path.exists() else None, before)
        equal([name for name in os.listdir(folder) if not re.fullmatch(r"\.scriba-export-[0-9a-f]{8}", name)], ["old.json"])
        equal(run("export", "-", "--to", "json", "-o", str(path), text=game())[0], 0)
        equal(os.listdir(folder), ["old.json"])


def test_names_that_turn_text():
    """They are names, and programs get them as they are; where they are shown they spoil nothing."""
    marks = {"\u202e", "\u2028", "\u2066"}
    bad, shown = "A\u202eB\u2028\u2066C", "A\\u202eB\\u2028\\u2066C"
    score = SCORE.replace('"name": "A"', f'"name": "{bad}"')
    status, out, err = run("score", "-", text=score)
    equal((status, err), (0, ""))
    assert f"\n{shown} wins\n" in out and not set(out) & marks, out
    equal(*(width(line) for line in out.splitlines()[2:4]))
    equal(json.loads(run("score", "--json", "-", text=score)[1])["winners"], [bad])

    night = game(players=[{"name": bad, "character": "agrippa"}, {"name": "B", "character": "antony"},
                          {"name": "C", "character": "brutus"}])
    assert not set(run("replay", "-", text=night)[1]) & marks
    equal(json.loads(run("export", "-", "--to", "json", text=night)[1])["players"][0]["name"], bad)
    rows = csv.DictReader(io.StringIO(run("export", "-", "--to", "csv", text=night)[1], newline=""))
    equal([row["player"] for row in rows], [bad, "B", "C"])
    refused(run("resolve", "-", text=NOTHING.replace('"im": "A"', f'"im": "{bad}"')),
            '-: im: expected the name of one of the players, found "A\ufffdB\ufffd\ufffdC"')


def test_unknown_values():
    status, out, err = run("resolve", "unknown-values.json")
    equal((status, err), (1, ""))
    listed = out[out.index("Unknown values\n"):].splitlines()
    equal(sorted(listed[1:3]), ["  Anna, political, Senator: ambition 1", "  Social tile: charisma"])
    equal(listed[3:], ["2 unknown values count as nothing here; the result depends on them"])
    assert re.search(r"Anna +1 \+ \? ", out), out

    status, out, err = run("resolve", "--json", "unknown-values.json")
    equal((status, err), (1, ""))
    equal(sorted(json.loads(out)["unknown"]), ["boards.Anna.political.stack[0].ambition[0]", "tiles.social.charisma"])

    status, out, err = run("score", "--json", "-", text=SCORE.replace('["social", "social"]', "null"))
    equal((status, json.loads(out)["unknown"]), (1, ["senate"]))
    status, out, err = run("score", "-", text=SCORE.replace('["social", "social"]', "null"))
    assert "\nAs far as is known: A wins\n" in out, out
    assert "\nA wins\n" in run("score", "-", text=SCORE)[1]


def test_bad_input():
    boards = NOTHING[:-2] + ', "boards": {"B": {"social": %s}} }'
    for command, text, line in (
            ("resolve", boards % '{"stack": [{"name": "X", "ambition": "two"}]}',
             '-: boards.B.social.stack[0].ambition: expected a list of whole numbers, found "two"'),
            ("resolve", boards % '{"charisma": 1.0}',
             "-: boards.B.social.charisma: expected a whole number, found 1.0"),
            ("resolve", boards % '{"loyalty": -1}',
             "-: boards.B.social.loyalty: expected a whole number from 0 to 9999, found -1"),
            ("resolve", boards % '{"support": 1}',
             "-: boards.B.social.support: expected 0, because only the IM places support on own cards, found 1"),
            ("resolve", boards % '{"for": {"A": 1}}',
             '-: boards.B.social.for.A: expected the name of another Suitor, found "A"'),
            ("resolve", boards % '{"colour": 1}',
             '-: boards.B.social.colour: expected a key that is known here, found "colour"'),
            ("resolve", NOTHING.replace('"im": "A"', '"im": "Nero"'),
             '-: im: expected the name of one of the players, found "Nero"'),
            ("resolve", NOTHING.replace(', "im": "A"', ""), "-: im: expected this key, found nothing"),
            ("resolve", SCORE, '-: format: expected the format scriba-resolve/1, found "scriba-score/1"'),
            ("score", SCORE.replace('"social"]', '"naval"]'),
             '-: senate[1]: expected one of: political, military, social, found "naval"'),
            ("score", SCORE.replace('"A"}', '"A", "shared": true}'),
             "-: players: expected at least one player who is not the shared Suitor"),
            ("score", "{", "-: expected JSON, found something else at line 1, column 2"),
            ("score", "\ufeff" + SCORE, "-: expected UTF-8 text without a byte order mark")):
        status, out, err = run(command, "-", text=text)
        equal((status, out, err.count("\n")), (2, "", 1))
        if "JSON, found" in line:
            assert err.startswith("-: expected JSON, found something else at line 1, column "), err
        elif not err.startswith(line):
            equal(err, line + "\n")
        refused(run(command, "-", "--json", text=text), err[:-1])


def test_files():
    refused(run("score", "nowhere.json"), "nowhere.json: cannot be read: there is no such file")
    refused(run("score", "/"), "/: cannot be read: it is a folder")
    refused(run("score", "score-example.json/a.json"),
            "score-example.json/a.json: cannot be read: a file stands where its folder should be")
    with tempfile.TemporaryDirectory() as folder:
        odd = pathlib.Path(folder) / "two\nlines.json"
        odd.write_text("[]")
        status, out, err = run("score", str(odd))
        equal((status, out, err.count("\n")), (2, "", 1))
        assert "two\\u000alines.json" in err, err


def test_usage():
    refused(run("resolve"), "scriba resolve: a file is missing (see scriba resolve --help)")
    refused(run("score", "--json"), "scriba score: a file is missing (see scriba score --help)")
    refused(run("score", "a.json", "b.json"),
            "scriba score: one file at a time, not also: b.json (see scriba score --help)")
    refused(run("score", "a.json", "--xml"), "scriba score: unknown option: --xml (see scriba score --help)")
    refused(run("resolve", "--json=1", "a"), "scriba resolve: unknown option: --json=1 (see scriba resolve --help)")
    refused(run("reslove", "a.json"), "scriba: unknown command: reslove (see scriba --help)")
    refused(run("night.txt"), "night.txt: cannot be read: there is no such file")
    for words in (["night.json", "--json"], ["night.scriba", "year.json", "-o", "out"]):
        refused(run(*words), f"scriba: a command is missing before: {words[0]} (see scriba --help)")
    refused(run("night.json", "resolve"), "scriba: unknown command: resolve (see scriba --help)")
    for folder in (".", "/", str(HERE)):
        refused(run(folder), f"{folder}: cannot be read: it is a folder")
    for words in (["meson.build"], ["year.json", "meson.build"]):
        refused(run(*words), "meson.build: its name does not end in .scriba or .json (see scriba --help)")
    refused(run("--frobnicate"), "scriba: unknown option: --frobnicate (see scriba --help)")
    refused(run("--version", "now"), "scriba: unknown command: now (see scriba --help)")
    refused(run("export", "a.scriba"),
            "scriba export: the format is missing: --to FORMAT (see scriba export --help)")
    for name in ("bgs", "PNG", "xml"):
        refused(run("export", "a.scriba", "--to", name),
                f"scriba export: unknown format: {name} (see scriba export --help)")
    refused(run("export", "--to", "csv"), "scriba export: a file is missing (see scriba export --help)")
    refused(run("export", "a.scriba", "--json"), "scriba export: unknown option: --json (see scriba export --help)")
    refused(run("replay", "a.scriba", "--to", "csv"), "scriba replay: unknown option: --to (see scriba replay --help)")
    refused(run("score", "--", "--odd.json"), "--odd.json: cannot be read: there is no such file")


def test_window():
    """Where the window is wanted, its program gets the words as they are."""
    with tempfile.TemporaryDirectory() as folder:
        program, window = pathlib.Path(folder) / "scriba", pathlib.Path(folder) / "scriba-window"
        shutil.copy(PROGRAM, program)
        window.write_text("#!/bin/sh\nprintf '%s\\n' \"$@\"\n")
        window.chmod(0o700)
        for words in ([], ["night.json"], ["night.scriba"], ["night.json", "--display", ":1"], ["/a b/night.json", "year.json"], ["--gapplication-service"]):
            done = subprocess.run([program, *words], capture_output=True, check=True, env=environment())
            equal(done.stdout.decode().split("\n")[:-1], words or [""])


def test_help():
    for words in (["--help"], ["-h"], ["resolve", "--help"], ["score", "-h"], ["resolve", "a", "b", "--help"]):
        status, out, err = run(*words)
        equal((status, err), (0, ""))
        assert "scriba" in out and "--help" in out, out
    assert "resolve" in run("--help")[1] and "--json" in run("score", "--help")[1]

    for command, form in (("resolve", "scriba-resolve/1"), ("score", "scriba-score/1"), ("caesar", "scriba-caesar/1"),
                          ("replay", "scriba-game/1"), ("export", "scriba-game/1")):
        assert f"FILE is a JSON file of the format {form}, or - for" in run(command, "--help")[1]
        assert form in run(command, "-", *(["--to", "csv"] if command == "export" else []), text='{"format": "other"}')[2]

    version = re.search(r"version: '([^']+)'", (SOURCE / "meson.build").read_text()).group(1)
    equal(run("--version"), (0, f"scriba {version}\n", ""))


def test_write_errors():
    """A full disk, a closed standard output and a reader that has gone."""
    def complain(reason, **streams):
        for words in (["resolve", "resolve-example.json"], ["score", "--json", "score-example.json"], ["--help"]):
            done = subprocess.run([PROGRAM, *words], stderr=subprocess.PIPE, env=environment(), cwd=HERE, **streams)
            equal((done.returncode, done.stderr.decode()),
                  (2, f"Standard output cannot be written: {reason}\n"))

    with open("/dev/full", "wb") as full:
        complain("the disk is full", stdout=full)
    complain("it is closed", preexec_fn=lambda: os.close(1))
    reader, writer = os.pipe()
    os.close(reader)
    complain("nobody reads it any more", stdout=writer)
    os.close(writer)


def test_style():
    """Bold and dim on a terminal only, and not where it is unwanted."""
    plain = run("resolve", "resolve-example.json")[1]
    assert "\033" not in plain

    status, shown = run_on_terminal("resolve", "resolve-example.json")
    equal(status, 0)
    assert "\033[1m44 BCE: resolution\033[0m\n" in shown, shown
    equal(re.sub(r"\033\[[0-9;]*m", "", shown), plain)

    equal(run_on_terminal("resolve", "resolve-example.json", NO_COLOR="1")[1], plain)
    equal(run_on_terminal("resolve", "resolve-example.json", TERM="dumb")[1], plain)
    assert "\033[1m" in run_on_terminal("resolve", "resolve-example.json", NO_COLOR="")[1]
    assert "\033" not in run_on_terminal("resolve", "--json", "resolve-example.json")[1]


def test_alignment():
    """Columns follow what a terminal shows, not the number of letters."""
    lines = run("resolve", "wide-names.json")[1].splitlines()
    gains = [line for line in lines if re.search(r"  \+[0-9]+  ", line)]
    equal(len(gains), 3)
    equal(len({width(line[:line.index("  +")]) for line in gains}), 1)
    assert all(line == line.rstrip() for line in lines)


def test_caesar():
    """Ulterior 9 : 0, Citerior 3 : 6; Caesar placed last and took the Tactics tile of Citerior."""
    status, out, err = run("caesar", "--json", "caesar-example.json")
    equal((status, err), (0, ""))
    answer = json.loads(out)
    equal(sorted(answer), ["borders", "extra_turn", "next", "players", "provinces", "reason", "winner"])
    equal(answer["provinces"]["hispania-ulterior"],
          {"closed": True, "totals": {"caesar": 9, "pompey": 0}, "controller": "caesar", "control_tokens": 1,
           "face_down": 0, "bonus": "senate", "bonus_taken_by": "caesar"})
    equal(answer["provinces"]["hispania-citerior"]["controller"], "pompey")
    equal(answer["borders"][0], {"between": ["hispania-ulterior", "hispania-citerior"], "by": "caesar",
                                 "token": ["shield", 3, 3], "face_down": False, "link": None})
    equal(answer["players"]["caesar"]["control_left"], 10)
    # Of 14 unseen: 4 swords, 3 shields or 3 ships, and 4 laurels.
    equal(answer["players"]["caesar"]["odds"], {"sword": "4/7", "shield": "1/2", "ship": "1/2"})
    equal((answer["next"], answer["extra_turn"], answer["winner"], answer["reason"]), ("caesar", True, None, None))

    status, out, err = run("caesar", "caesar-example.json")
    equal((status, err), (0, ""))
    assert out.startswith("Next: Caesar, an extra turn\n"), out
    for words in ("4/7 (57%)", "Hispania Ulterior–Hispania Citerior  shield  Caesar  shield 3/3",
                  "Senate: Caesar", "Tactics: Caesar"):
        assert words in out, words

    text = (HERE / "caesar-example.json").read_text(encoding="utf-8")
    status, out, err = run("caesar", "-", text=text.replace('["shield", 3, 3]', '["sword", 3, 3]'))
    equal((status, out), (2, ""))
    equal(err, '-: moves[2].token: expected a token that fits a space with the symbol shield, found "sword"\n')
    status, out, err = run("caesar", "caesar-example.json", LC_ALL="hu_HU.UTF-8", LANGUAGE="hu")
    equal((status, err), (0, ""))
    for words in ("Következik: Caesar, extra kör", "Pompeius", "Itália–Achaia", "Szenátus: Caesar", "4/7 (57%)"):
        assert words in out, words


def test_caesar_bad_input():
    """One line that names the place, with and without --json; what is not understood on top is read over, within the limits."""
    head = '{ "format": "scriba-caesar/1"'
    first = '{"by": "caesar", "token": ["sword", 5, 1], "border": ["italia", "sicilia"]}'
    moves = head + ', "moves": [' + first + ', %s] }'
    for text, start in (
            (head + ', "first": "brutus" }', '-: first: expected one of: caesar, pompey, found "brutus"'),
            (head + ', "rules": {"might": "all"} }', '-: rules.might: expected one of: control, influence, either, found "all"'),
            (head + ', "rules": {"first": "caesar"} }', "-: rules.first: expected a key that is known here"),
            (head + ', "bonus": {"roma": "senate"} }', "-: bonus.roma: "),
            (moves % '{"by": "caesar", "token": ["sword", 6, 0], "border": ["gallia", "gallia-cisalpina"]}', "-: moves[1].by: "),
            (moves % '{"by": "pompey", "token": ["ship", 6, 0], "border": ["gallia", "gallia-cisalpina"]}',
             '-: moves[1].token: expected a token that fits a space with the symbol sword, found "ship"'),
            (moves % '{"by": "pompey", "token": ["sword", 6, 0], "border": ["sicilia", "italia"]}', "-: moves[1].border: "),
            (moves % '{"by": "pompey", "token": ["sword", 9, 0], "border": ["gallia", "gallia-cisalpina"]}', "-: moves[1].token: "),
            (moves % '{"by": "pompey", "token": ["sword", 6, 10000], "border": ["gallia", "gallia-cisalpina"]}', "-: moves[1].token[2]: "),
            (moves % '{"by": "pompey", "cannot_place": true},', "-: expected JSON"),
            (moves % ('{"by": "pompey", "cannot_place": true}, ' + first), "-: moves[2]: "),
            (moves % "null", "-: moves[1]: expected "),
            (head + ', "note": NaN }', "-: expected JSON"),
            (head + ', "note": {"a": 1, "a": 2} }', "-: "),
            (head + ', "note": ' + "[" * 32 + "]" * 32 + " }", "-: "),
            ("\ufeff" + head + " }", "-: expected UTF-8 text without a byte order mark"),
            ('{ "format": "scriba-score/1" }', '-: format: expected the format scriba-caesar/1, found "scriba-score/1"')):
        status, out, err = run("caesar", "-", text=text)
        equal((status, out, err.count("\n")), (2, "", 1))
        assert err.startswith(start), (err, start)
        refused(run("caesar", "-", "--json", text=text), err[:-1])

    plain = run("caesar", "--json", "-", text=head + " }")
    equal(plain[0], 0)
    for note in ("1.5", "-100000", "[" * 31 + "]" * 31, '{"x": null}'):
        equal(run("caesar", "--json", "-", text=head + ', "note": ' + note + " }"), plain)
    equal(run("caesar", "--json", "-", text=head + ', "note": "' + "x" * (8 << 20) + '" }')[:2], (2, ""))


def test_caesar_game_bad_input():
    """A saved game names only what its box has, and its first line that does not is told."""
    for change, start in (
            ({"kind": "place", "args": {"side": "caesar", "border": 30, "token": {"symbol": "ship", "first": 6}}}, "-: log[3].args.border: "),
            ({"kind": "place", "args": {"side": "brutus"}}, '-: log[3].args.side: expected one of: '),
            ({"kind": "tile", "args": {"province": 18, "tile": "wealth"}}, "-: log[3].args.province: "),
            ({"kind": "build", "args": {}}, "-: log[3].kind: "),
            ({"kind": "correct", "args": {"what": "hand_size", "value": -1}}, "-: log[3].args.value: ")):
        document = json.loads(caesar_game())
        document["log"][3].update(change)
        for words in (["replay", "-"], ["replay", "--json", "-"], ["export", "--to", "csv", "-"], ["export", "--to", "png", "-"]):
            status, out, err = run(*words, text=json.dumps(document))
            equal((status, out, err.count("\n")), (2, "", 1))
            assert err.startswith(start), (err, start)


def test_caesar_players():
    """Two of one name cannot be told apart; a side without a name, and Auto-Crassus, are nobody else."""
    for players, solo, bad in (
            ([{"name": "Anna"}, {"name": "Anna"}], None, True),
            ([{}, {}], None, False),
            ([{"name": "Anna"}, {"name": "Anna"}], {"crassus": "pompey"}, False)):
        document = json.loads(caesar_game())
        document["players"] = players
        if solo:
            document["solo"] = solo
        status, _, err = run("replay", "-", text=json.dumps(document))
        if bad:
            equal((status, err), (2, '-: players[1].name: expected different names, found "Anna" twice\n'))
        else:
            equal((status, err), (0, ""))


def test_caesar_box_bad_input():
    """All that face a province can be added up: no printed value is so large that the sum could not be recorded."""
    for change, message in (
            ({"first": 834}, "-: box.kinds[0].first: expected a whole number from 0 to 833, found 834\n"),
            ({"count": 10000}, "-: box.kinds[0].count: expected a whole number from 0 to 9999, found 10000\n")):
        document = json.loads(caesar_game())
        document["box"]["kinds"][0].update(change)
        status, out, err = run("replay", "-", text=json.dumps(document))
        equal((status, out, err), (2, "", message))


def caesar_game():
    """The moves of caesar-example.json as a saved game, one of them undone and done again."""
    caesar, pompey = {"side": "caesar"}, {"side": "pompey"}
    first = {**caesar, "border": 1, "token": {"symbol": "ship", "first": 6}, "next": pompey}
    second = {**pompey, "border": 2, "token": {"symbol": "sword", "first": 6}, "next": caesar}
    third = {**caesar, "border": 0, "token": {"symbol": "shield", "first": 3, "second": 3},
             "closed": [{"province": 0, "totals": [9], "controller": "caesar", "control": 1, "tile": "senate",
                         "taken_by": "caesar", "senate": 1},
                        {"province": 1, "totals": [3, 6], "controller": "pompey", "control": 1, "tile": "tactics",
                         "taken_by": "caesar"}],
             "next": {"side": "caesar", "extra": True, "resume": "pompey"}}
    entries = [(0, "tile", {"province": 0, "tile": "senate"}), (1, "tile", {"province": 1, "tile": "tactics"}),
               (2, "begin", caesar), (3, "place", first), (4, "stop", {}), (4, "place", second), (6, "place", third)]
    log = [{"seq": seq, "parent": parent, "kind": kind, "at": f"2026-11-20T19:{30 + seq}:00+01:00", "args": args}
           for seq, (parent, kind, args) in enumerate(entries, 1)]
    log[6]["against"] = ["hand"]
    box = json.loads((SOURCE / "data/boxes/caesar.json").read_text(encoding="utf-8"))
    return json.dumps({"format": "scriba-game/1", "game": "caesar", "id": "5b2a1c9e-6d0f-4e39-9c3b-0d6f2a7b8c12",
                       "created": "2026-11-20T19:00:00+01:00", "app": "0.1.0", "settings": {}, "box": box,
                       "players": [{"name": "Anna"}, {"name": "Bence"}], "log": log, "head": 7, "tip": 7})


def test_caesar_replay():
    status, out, err = run("replay", "--json", "-", text=caesar_game())
    equal((status, err), (0, ""))
    answer = json.loads(out)
    equal((answer["game"], answer["head"], [entry["undone"] for entry in answer["log"]]),
          ("caesar", 7, [False] * 4 + [True] + [False] * 2))
    played = json.loads(run("caesar", "--json", "caesar-example.json")[1])
    # The same but for the tile of Italia, which a saved game has from the start, as the example tells it.
    equal(answer["board"], played)

    status, out, err = run("replay", "-", text=caesar_game())
    equal((status, err), (0, ""))
    for words in ("Next: Caesar (Anna), an extra turn", "Hispania Ulterior: Caesar, 9 : 0, control tokens +1", "Stopped here",
                  "undone", "table’s decision: not in hand", "Caesar: ship 6/0, Hispania Ulterior–Mauretania"):
        assert words in out, words
    equal(run("export", "--to", "text", "-", text=caesar_game()), (0, out, ""))
    exported = run("export", "--to", "json", "-", text=caesar_game())[1]
    equal(run("replay", "-", text=exported), (0, out, ""))


CAESAR_HEADING = ("game,id,started,ended,ending,seat,player,side,auto_crassus,provinces,links,senate_tokens,control_left,"
                  "senate_tiles,placed,hand_size,winner")


def test_caesar_csv():
    """Ulterior brings Caesar one token, and another under the Senate tile; Citerior brings Pompey one."""
    start = "caesar,5b2a1c9e-6d0f-4e39-9c3b-0d6f2a7b8c12,2026-11-20T19:00:00+01:00,"
    equal(run("export", "--to", "csv", "-", text=caesar_game()), (0, "\n".join((
        CAESAR_HEADING,
        start + ",not_yet,1,Anna,caesar,false,1,0,1,10,1,2,2,",
        start + ",not_yet,2,Bence,pompey,false,1,0,0,11,0,1,2,", "")), ""))

    # Stopped, in the branch that was given up for another.
    equal(run("export", "--to", "csv", "-", text=json.dumps({**json.loads(caesar_game()), "head": 5, "tip": 5}))[1].splitlines()[1:],
          [start + "2026-11-20T19:35:00+01:00,stopped,1,Anna,caesar,false,0,0,0,12,0,1,2,false",
           start + "2026-11-20T19:35:00+01:00,stopped,2,Bence,pompey,false,0,0,0,12,0,0,2,false"])

    # What the table says of the stage of a game that is over does not end it once more.
    stopped = json.loads(caesar_game())
    stopped["log"].append({"seq": len(stopped["log"]) + 1, "parent": 5, "kind": "correct", "at": "2026-11-20T22:00:00+01:00",
                           "args": {"what": "stage", "value": 2}})
    stopped.update(head=len(stopped["log"]), tip=len(stopped["log"]))
    rows = list(csv.DictReader(io.StringIO(run("export", "--to", "csv", "-", text=json.dumps(stopped))[1])))
    equal([row["ended"] for row in rows], ["2026-11-20T19:35:00+01:00"] * 2)

    # Whole games: who has won has no control token left, and Auto-Crassus is named as such.
    for name, players, crassus, winner in (("caesar", ["Anna", "Bálint"], ["false", "false"], 0),
                                           ("caesar-solo", ["Anna", "Auto-Crassus"], ["false", "true"], 1)):
        status, out, err = run("export", "--to", "csv", str(SOURCE / f"tests/samples/{name}.scriba"))
        equal((status, err), (0, ""))
        rows = list(csv.DictReader(io.StringIO(out)))
        equal([row["player"] for row in rows], players)
        equal([row["auto_crassus"] for row in rows], crassus)
        equal([row["winner"] for row in rows], ["true" if side == winner else "false" for side in range(2)])
        equal((rows[winner]["ending"], rows[winner]["control_left"]), ("last_token", "0"))
        for row in rows:
            equal(sum(int(row[key]) for key in ("provinces", "links", "senate_tokens", "control_left")), 12)
            assert row["ended"] > row["started"], row


def run_for_bytes(*words, text=None, **changes):
    done = subprocess.run([PROGRAM, *words], input=None if text is None else text.encode(), capture_output=True,
                          stdin=subprocess.DEVNULL if text is None else None, env=environment(**changes), cwd=HERE)
    return done.returncode, done.stdout, done.stderr.decode()


def test_caesar_picture():
    """A picture of 1920 × 1440, the same on standard output and in a file."""
    status, out, err = run_for_bytes("export", "--to", "png", "-", text=caesar_game())
    equal((status, err, out[:8], out[16:24]), (0, "", b"\x89PNG\r\n\x1a\n", bytes.fromhex("00000780000005a0")))
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder) / "map.png"
        equal(run("export", "--to", "png", "-", "-o", str(picture), text=caesar_game()), (0, "", ""))
        equal(picture.read_bytes(), out)

        # What stands of it depends on where the game stands.
        earlier = json.dumps({**json.loads(caesar_game()), "head": 4})
        assert run_for_bytes("export", "--to", "png", "-", text=earlier)[1] != out

        # Where nothing can be written: one line that names the file, and nothing beside what was there.
        for nowhere, reason in ((f"{folder}/no/map.png", "there is no such folder"),
                                (f"{picture}/map.png", "a file stands where its folder should be")):
            for name in ("png", "pdf"):
                refused(run("export", "--to", name, "-", "-o", nowhere, text=caesar_game()),
                        f"{nowhere}: cannot be written: {reason}")
        equal(os.listdir(folder), ["map.png"])
        equal(picture.read_bytes(), out)

    for name in ("png", "pdf"):
        status, shown = run_on_terminal("export", "--to", name, str(SOURCE / "tests/samples/caesar.scriba"))
        equal((status, shown), (2, f"scriba export: this format is not for a terminal, name a file with -o: {name} "
                                   "(see scriba export --help)\n"))
        refused(run("export", "--to", name, "-", text="{}"), "-: format: expected this key, found nothing")


def test_caesar_pdf():
    """One page of the paper of the locale, across, on which what is written is text."""
    locales = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=True).stdout.lower().split()
    hungarian = {"LC_ALL": "hu_HU.UTF-8", "LANGUAGE": "hu"}
    for changes, size, words in (
            ({}, (841.89, 595.28), ("20 November 2026", "Next: Caesar (Anna), an extra turn", "Caesar: Anna · Pompey: Bence", "Hispania Ulterior",
                                    "Caesar, control tokens placed: 2 (provinces 1, links 0, Senate 1)", "sword", "Tactics")),
            (hungarian, (841.89, 595.28), ("Következik: Caesar (Anna), extra kör", "Pompeius: Bence", "Itália", "hajó", "Erő")),
            ({"LC_ALL": "en_US.UTF-8"}, (792, 612), ("Next: Caesar (Anna), an extra turn",))):
        if "en_us.utf8" not in locales and size == (792, 612):
            continue
        status, out, err = run_for_bytes("export", "--to", "pdf", "-", text=caesar_game(), **changes)
        equal((status, err), (0, ""))
        pages = pdf_text.read_pages(out)
        equal([[round(length, 2) for length in page] for page in pages], [list(size)])
        written = pdf_text.read_text(out)
        for word in words:
            assert word in written, (word, written)
        # Letters, and no picture made of pixels.
        assert b"/Subtype /Image" not in out
        # The last line of the game, and not today: it is the same file whenever it is written.
        equal(pdf_text.read_dates(out), {key: "20261120193700+01'00'" for key in ("CreationDate", "ModDate")})
        equal(run_for_bytes("export", "--to", "pdf", "-", text=caesar_game(), **changes)[1], out)


def test_hungarian():
    """The program speaks Hungarian, names stay whole and JSON stays as it is."""
    hungarian = {"LC_ALL": "hu_HU.UTF-8", "LANGUAGE": "hu"}
    for command in ("resolve", "score", "caesar"):
        words = [command, "--json", f"{command}-example.json"]
        equal(run(*words, **hungarian), run(*words))

    status, out, err = run("resolve", "resolve-example.json", **hungarian)
    equal((status, err), (0, ""))
    for name in ("Augustus", "Antony", "Agrippa", "Brutus", "Senator", "Quaestor", "Consul", "Praetor"):
        assert not re.search(rf"\b[Aa]z? {name}\b|\b{name}[\w-]", out), name

    assert "Kihívók" in out or "kihívók" in out, out
    status, out, err = run("resolve", "nowhere.json", **hungarian)
    equal((status, out), (2, ""))
    assert err.startswith("nowhere.json: ") and "cannot" not in err, err
    for command in ("resolve", "export"):
        english, translation = run(command, "--help")[1], run(command, "--help", **hungarian)[1]
        equal(set(english.splitlines()) & set(translation.splitlines()) - {""}, set())
    equal(run("export", "-", "--to", "csv", text=game(), **hungarian), run("export", "-", "--to", "csv", text=game()))


def test_pages():
    """The manual pages and the completions know every command and option."""
    for name in ("man/scriba.1", "man/hu/scriba.1", "completions/scriba.bash", "completions/_scriba"):
        text = (SOURCE / "data" / name).read_text(encoding="utf-8").replace("\\-", "-")
        for word in ("resolve", "score", "caesar", "replay", "export", "--to", "--output", ".scriba", "--json", "--help", "--version", ".json",
                     "--hide-names", "bgsplay", "bgstats-link", "csv", "json", "pdf", "png", "text"):
            assert word in text, (name, word)


def test_completion():
    script = f"source {SOURCE}/data/completions/scriba.bash; compopt () {{ :; }}; cd {HERE}\n"
    for line, cword, expected in (("scriba r", 1, ["replay", "resolve", "resolve-example.expected.json", "resolve-example.json"]), ("scriba --v", 1, ["--version"]),
                                  ("scriba score --j", 2, ["--json"]), ("scriba export --to c", 3, ["csv"]), ("scriba export --to p", 3, ["pdf", "png"]),
                                  ("scriba export --to b", 3, ["bgsplay", "bgstats-link"]),
                                  ("scriba export --o", 2, ["--output"]), ("scriba export --hi", 2, ["--hide-names"]), ("scriba replay --j", 2, ["--json"]),
                                  ("scriba score score-e", 2, ["score-example.expected.json", "score-example.json"])):
        words = " ".join(f"'{word}'" for word in line.split())
        done = subprocess.run(["bash", "-c", f"{script} COMP_WORDS=({words}); COMP_CWORD={cword}; _scriba; "
                                             'printf "%s\\n" "${COMPREPLY[@]}"'], capture_output=True, check=True)
        equal((sorted(done.stdout.decode().split()), done.stderr), (expected, b""))


def main():
    tests = [test for name, test in globals().items() if name.startswith("test_")]
    print(f"1..{len(tests)}")
    failed = False
    for number, test in enumerate(tests, 1):
        try:
            test()
        except Exception as error:  # a test that breaks has failed, too
            failed = True
            print("\n".join(f"# {line}" for line in f"{type(error).__name__}: {error}".splitlines()))
            print(f"not ok {number} {test.__name__[5:]}")
        else:
            print(f"ok {number} {test.__name__[5:]}")
    sys.exit(1 if failed else 0)


main()

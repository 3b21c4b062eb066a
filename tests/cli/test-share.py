#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game is shared as: plays for BG Stats, days of the calendar, and names that are hidden.

    test-share.py PROGRAM LOCALEDIR

What is expected comes from the formats page or was counted by hand.
"""

import copy
import csv
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import unittest
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
sys.path.insert(0, str(HERE))

import pdf_text  # beside this file
import schema

PROGRAM, LOCALEDIR = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
LINK = "https://app.bgstatsapp.com/createPlay.html?data="
HUNGARIAN = {"LC_ALL": "hu_HU.UTF-8", "LANGUAGE": "hu"}
SCHEMAS = {name: json.loads((HERE / f"{name}.schema.json").read_text(encoding="utf-8")) for name in ("bgsplay", "bgstats-link")}
TEXT_FORMATS = ("bgsplay", "bgstats-link", "csv", "json", "text")

IM = ("first_im", {"seat": 1})
YEAR = [("senate", {"senate": 0}), IM, ("phase", {"moves": True, "stage": "construction", "year": 1, "turn": 1})]


def track(seat, value):
    return ("correct", {"what": "track", "seat": seat, "value": value})


def finish(totals, winners, decided_by):
    return ("finish", {"totals": totals, "winners": winners, "decided_by": decided_by})


def bce(entries, created="2026-11-20T19:00:00+01:00", names=("Anna", "Bálint", "Csenge"), **changes):
    """A game of 44 BCE of three after these entries, one a minute from half past."""
    box = json.loads((SOURCE / "tests/fixtures/practice-box.json").read_text(encoding="utf-8"))
    log = [{"seq": seq, "parent": seq - 1, "kind": kind, "at": f"2026-11-20T19:{30 + seq}:00+01:00", "args": args}
           for seq, (kind, args) in enumerate(entries, 1)]
    players = [{"name": name, "character": character} for name, character in zip(names, ("agrippa", "antony", "brutus"))]
    return {"format": "scriba-game/1", "game": "44bce", "id": "5b2a1c9e-6d0f-4e39-9c3b-0d6f2a7b8c11", "created": created,
            "app": "0.1.0", "box": box, "settings": {}, "players": players, "log": log, "head": len(log), "tip": len(log), **changes}


def caesar(entries, solo=None, names=("Anna", "Bence")):
    box = json.loads((SOURCE / "data/boxes/caesar.json").read_text(encoding="utf-8"))
    log = [{"seq": seq, "parent": seq - 1, "kind": kind, "at": f"2026-11-20T19:{30 + seq}:00+01:00", "args": args}
           for seq, (kind, args) in enumerate(entries, 1)]
    return {"format": "scriba-game/1", "game": "caesar", "id": "5b2a1c9e-6d0f-4e39-9c3b-0d6f2a7b8c12",
            "created": "2026-11-20T19:00:00+01:00", "app": "0.1.0", "settings": {}, "box": box,
            "players": [{"name": name} if name else {} for name in names], "log": log, "head": len(log), "tip": len(log),
            **({"solo": {"crassus": solo}} if solo else {})}


# The five denarii of the start count, and the track decides.
STOPPED = bce([*YEAR, track(0, 7), track(1, 5), ("stop", {"scored": True}), finish([12, 10, 5], 1, "imperium")])
SHARED = bce([*YEAR, track(0, 7), track(1, 7), ("stop", {"scored": True}), finish([12, 12, 5], 3, "shared")])
LEFT = bce([*YEAR, track(0, 7), ("stop", {"scored": False})])
RUNNING = bce([*YEAR, track(0, 7)])


def run_for_bytes(game, form, *options, **changes):
    kept = {key: value for key, value in os.environ.items()
            if not key.startswith("LC_") and key not in ("LANGUAGE", "LANG", "TZ", "DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run([PROGRAM, "export", "--to", form, *options, "-"], input=json.dumps(game).encode(), capture_output=True,
                          env={**kept, "LC_ALL": "C.UTF-8", "SCRIBA_LOCALEDIR": str(LOCALEDIR), **changes})
    return done.returncode, done.stdout, done.stderr.decode()


def run(game, form, *options, **changes):
    status, out, err = run_for_bytes(game, form, *options, **changes)
    return status, out.decode(), err


def sample(name):
    return json.loads((SOURCE / f"tests/samples/{name}.scriba").read_text(encoding="utf-8"))


class Share(unittest.TestCase):
    def export(self, game, form, *options, status=0, **changes):
        found, out, err = run(game, form, *options, **changes)
        self.assertEqual((found, err), (status, ""))
        return out

    def read(self, game, *options, **wanted):
        """What both formats for BG Stats say, after the schemas have found nothing wrong."""
        play = json.loads(self.export(game, "bgsplay", *options, **wanted))
        link = self.export(game, "bgstats-link", *options, **wanted)
        self.assertTrue(link.startswith(LINK) and link.endswith("\n") and link.count("\n") == 1, link)
        # What stands in a query as it is, and percent signs with two digits (RFC 3986).
        self.assertRegex(link[len(LINK):-1], r"^([A-Za-z0-9._~:,-]|%[0-9A-F]{2})+$")
        data = json.loads(urllib.parse.unquote(link[len(LINK):-1], errors="strict"))
        self.assertEqual([*schema.problems(play, SCHEMAS["bgsplay"])], [])
        self.assertEqual([*schema.problems(data, SCHEMAS["bgstats-link"])], [])
        return play, data

    def both(self, game, *options, **wanted):
        """The players by name, and the rest, after both formats have said the same of them."""
        play, data = self.read(game, *options, **wanted)
        names = {player["id"]: player["name"] for player in play["players"]}
        scores = play["plays"][0]["playerScores"]
        self.assertEqual([score["playerRefId"] for score in scores], sorted(names))
        self.assertEqual([score["seatOrder"] for score in scores], sorted(names))
        rows = [{"name": names[score["playerRefId"]], **{key: score[key] for key in ("startPlayer", "winner", "rank", "score", "role")}}
                for score in scores]
        self.assertEqual(rows, data["players"])
        self.assertEqual(play["plays"][0]["uuid"], data["sourcePlayId"])
        for key in ("playDate", "durationMin"):
            self.assertEqual(play["plays"][0][key], data[key])
        self.assertEqual(play["plays"][0].get("comments"), data.get("comments"))
        for key in ("name", "bggId", "highestWins", "noPoints"):
            self.assertEqual(play["games"][0].get(key), data["game"].get(key))
        return rows, play["plays"][0], play["games"][0]

    def test_whole(self):
        """One play, key by key."""
        play, data = self.read(STOPPED)
        self.assertEqual(data, {
            "sourceName": "Scriba", "sourcePlayId": STOPPED["id"], "playDate": "2026-11-20 19:00:00", "durationMin": 37,
            "comments": "Stopped early, with a result",
            "game": {"name": "44 BCE", "bggId": 340879, "highestWins": True, "noPoints": False},
            "players": [
                {"name": "Anna", "startPlayer": False, "winner": True, "rank": 1, "score": "12", "role": "Agrippa"},
                {"name": "Bálint", "startPlayer": True, "winner": False, "rank": 2, "score": "10", "role": "Antony"},
                {"name": "Csenge", "startPlayer": False, "winner": False, "rank": 3, "score": "5", "role": "Brutus"}]})
        self.both(STOPPED)
        self.assertEqual([player["name"] for player in play["players"]], ["Anna", "Bálint", "Csenge"])
        self.assertEqual(play["userInfo"]["meRefId"], 0)
        self.assertEqual((play["plays"][0]["ignored"], play["plays"][0]["manualWinner"]), (False, True))
        self.assertEqual(play["plays"][0]["modificationDate"], "2026-11-20 19:37:00")
        self.assertNotIn(0, [player["id"] for player in play["players"]])

    def test_schema_refuses(self):
        """Whatever the formats page asks for, its absence is found."""
        play, data = self.read(STOPPED)

        def broken(document, *path, value=None):
            other = copy.deepcopy(document)
            inner = other
            for key in path[:-1]:
                inner = inner[key]
            if value is None:
                del inner[path[-1]]
            else:
                inner[path[-1]] = value
            return other

        for key in ("about", "games", "players", "locations", "plays", "userInfo"):
            self.assertTrue([*schema.problems(broken(play, key), SCHEMAS["bgsplay"])], key)
        for key in ("winner", "startPlayer", "newPlayer", "score"):
            self.assertTrue([*schema.problems(broken(play, "plays", 0, "playerScores", 1, key), SCHEMAS["bgsplay"])], key)
        for key in ("usesTeams", "manualWinner", "ignored", "uuid", "playDate"):
            self.assertTrue([*schema.problems(broken(play, "plays", 0, key), SCHEMAS["bgsplay"])], key)
        for path, value in ((("plays", 0, "playerScores", 0, "score"), 12), (("plays", 0, "playerScores", 0, "winner"), 1),
                            (("games", 0, "bggId"), "340879"), (("games", 0, "bggId"), 0), (("plays", 0, "playDate"), "2026-11-20T19:00:00"),
                            (("userInfo", "meRefId"), True), (("plays", 0, "extra"), "x")):
            self.assertTrue([*schema.problems(broken(play, *path, value=value), SCHEMAS["bgsplay"])], path)
        for key in data.keys() - {"comments"}:
            self.assertTrue([*schema.problems(broken(data, key), SCHEMAS["bgstats-link"])], key)
        for key in data["players"][0]:
            self.assertTrue([*schema.problems(broken(data, "players", 0, key), SCHEMAS["bgstats-link"])], key)
        for key in ("name", "highestWins", "noPoints"):
            self.assertTrue([*schema.problems(broken(data, "game", key), SCHEMAS["bgstats-link"])], key)

    def test_samples(self):
        """Whole nights, of both games and with every number of players."""
        for name, n_players, roles in (("four", 4, 4), ("three", 3, 3), ("two", 2, 2), ("caesar", 2, 2), ("caesar-solo", 1, 1)):
            with self.subTest(name):
                rows, play, _ = self.both(sample(name))
                self.assertEqual((len(rows), len({row["role"] for row in rows})), (n_players, roles))
                self.assertEqual(sum(row["startPlayer"] for row in rows), 1)
                self.assertEqual(play["ignored"], False)
                self.assertNotIn("comments", play)

    def test_shared_victory(self):
        rows, play, _ = self.both(SHARED)
        self.assertEqual([(row["winner"], row["rank"], row["score"]) for row in rows], [(True, 1, "12"), (True, 1, "12"), (False, 3, "5")])
        self.assertEqual(play["ignored"], False)

    def test_stopped(self):
        """A night without a score has no winner, and is not to be counted; nor is one that is not over."""
        for game, note, hungarian in ((LEFT, "Stopped early, without a result", "Abbahagyva, eredmény nélkül"),
                                      (RUNNING, "Not finished yet", "Még nincs vége")):
            rows, play, _ = self.both(game)
            self.assertEqual([(row["winner"], row["rank"], row["score"]) for row in rows], [(False, 0, "")] * 3)
            self.assertEqual((play["ignored"], play["comments"]), (True, note))
            self.assertEqual(self.both(game, **HUNGARIAN)[1]["comments"], hungarian)

    def test_unknown(self):
        """As long as an unknown value could decide it, nobody has won, in any format; the exit status says so, too."""
        start = [IM, ("phase", {"moves": True, "stage": "construction", "year": 1, "turn": 1}), track(0, 7)]
        for ending, note in (([("stop", {"scored": True})], "Stopped early, without a result"),
                             ([("phase", {"moves": True, "stage": "scoring", "year": 6, "turn": -1})], "Not decided yet")):
            game = bce([*start, *ending, finish([12, 5, 5], 1, "imperium")])
            rows, play, _ = self.both(game, status=1)
            self.assertEqual([(row["winner"], row["rank"], row["score"]) for row in rows], [(False, 0, "")] * 3)
            self.assertEqual((play["ignored"], play["comments"]), (True, note))
            table = [*csv.DictReader(io.StringIO(self.export(game, "csv", status=1)))]
            self.assertEqual([(row["total"], row["rank"], row["winner"], row["decided_by"]) for row in table],
                             [("12 + ?", "", "", ""), ("5 + ?", "", "", ""), ("5 + ?", "", "", "")])
            text = self.export(game, "text", status=1)
            self.assertIn("Final score, Anna 12 + ?, Bálint 5 + ?, Csenge 5 + ?", text)
            self.assertIn("As far as is known: Anna wins", text)
            self.assertEqual([run_for_bytes(game, form)[0] for form in ("pdf", "png", "json")], [1, 1, 0])
            self.assertIn("12 + ?", pdf_text.read_text(run_for_bytes(game, "pdf")[1]))

    def test_caesar(self):
        """No points, no number at BoardGameGeek that these texts know; a game that was stopped has no winner."""
        rows, play, game = self.both(sample("caesar"))
        self.assertEqual((game["name"], game["noPoints"], game["highestWins"], "bggId" in game), ("Caesar!", True, False, False))
        self.assertEqual([(row["winner"], row["rank"], row["score"], row["role"]) for row in rows],
                         [(True, 1, "", "Caesar"), (False, 2, "", "Pompey")])
        # Auto-Crassus is nobody: who lost to it has lost.
        rows, play, _ = self.both(sample("caesar-solo"))
        self.assertEqual([(row["name"], row["winner"], row["rank"]) for row in rows], [("Anna", False, 2)])

        rows, play, _ = self.both(caesar([("begin", {"side": "pompey"}), ("stop", {})]))
        self.assertEqual([(row["winner"], row["rank"], row["startPlayer"]) for row in rows], [(False, 0, False), (False, 0, True)])
        self.assertEqual((play["ignored"], play["comments"]), (True, "Stopped early, without a result"))
        # Whoever has no name is called what they play.
        rows, play, _ = self.both(caesar([("begin", {"side": "pompey"}), ("stop", {})], names=("", "Bence")))
        self.assertEqual([row["name"] for row in rows], ["Caesar", "Bence"])

    def test_ids(self):
        """The same game is the same play, and a name the same person, in every file; another game is another."""
        play, again = json.loads(self.export(STOPPED, "bgsplay")), json.loads(self.export(STOPPED, "bgsplay"))
        self.assertEqual(play, again)
        other = json.loads(self.export(sample("caesar"), "bgsplay"))
        ids = {player["name"]: player["uuid"] for player in play["players"]}
        self.assertEqual(ids["Anna"], {player["name"]: player["uuid"] for player in other["players"]}["Anna"])
        self.assertEqual(len(set(ids.values())), 3)
        self.assertNotEqual(play["games"][0]["uuid"], other["games"][0]["uuid"])
        self.assertNotEqual(play["plays"][0]["uuid"], other["plays"][0]["uuid"])

    def test_ids_hidden(self):
        """Whoever has no name is nobody in particular: the same person in one game, and in no other game."""
        def read(game, *arguments):
            return json.loads(self.export(game, "bgsplay", *arguments))["players"]

        nameless = caesar([("begin", {"side": "pompey"}), ("stop", {})], names=("", "Bence"))
        files = [read(game, "--hide-names") for game in (STOPPED, sample("four"), sample("caesar"))]
        ids = [player["uuid"] for players in files for player in players]
        self.assertEqual(len(ids), 3 + 4 + 2)
        self.assertEqual(len(set(ids)), len(ids))
        self.assertEqual({player["isAnonymous"] for players in files for player in players}, {True})
        self.assertEqual(read(STOPPED, "--hide-names"), files[0])
        # In every language.
        hungarian = json.loads(self.export(STOPPED, "bgsplay", "--hide-names", **HUNGARIAN))["players"]
        self.assertEqual([player["uuid"] for player in hungarian], [player["uuid"] for player in files[0]])

        self.assertEqual([player["isAnonymous"] for player in read(STOPPED)], [False] * 3)
        self.assertEqual([player["isAnonymous"] for player in read(nameless)], [True, False])
        # Nor is anybody in particular whom the window called so, as long as there was no name.
        for names, changes in ((("Player 1", "Bence", "Player 6"), {}), (("1. játékos", "Bence", "Player 6"), HUNGARIAN)):
            game = bce([*YEAR, ("stop", {"scored": False})], names=names)
            players = json.loads(self.export(game, "bgsplay", **changes))["players"]
            self.assertEqual([(player["name"], player["isAnonymous"]) for player in players], [*zip(names, (True, False, True))])
            other = json.loads(self.export({**game, "id": "00000000-0000-4000-8000-000000000002"}, "bgsplay", **changes))["players"]
            self.assertEqual([player["uuid"] == another["uuid"] for player, another in zip(players, other)], [False, True, False])
        other = {**nameless, "id": "00000000-0000-4000-8000-000000000001"}
        self.assertNotEqual(read(nameless)[0]["uuid"], read(other)[0]["uuid"])
        self.assertEqual(read(nameless)[1]["uuid"], read(other)[1]["uuid"])

    def test_calendar_day(self):
        """The day on the wall of the table, wherever and whenever it is shared: Budapest at 23:30, and 13 hours ahead of UTC."""
        for created, date, day, nap in (("2026-11-14T23:30:00+01:00", "2026-11-14 23:30:00", "14 November 2026", "2026. november 14."),
                                        ("2026-11-15T00:30:00+13:00", "2026-11-15 00:30:00", "15 November 2026", "2026. november 15."),
                                        ("2026-07-01T23:30:00+02:00", "2026-07-01 23:30:00", "1 July 2026", "2026. július 1.")):
            game = bce([*YEAR, ("stop", {"scored": False})], created=created)
            for zone in ("UTC", "Europe/Budapest", "Pacific/Auckland", "Pacific/Tongatapu", "America/Los_Angeles"):
                with self.subTest(f"{created} in {zone}"):
                    self.assertEqual(self.both(game, TZ=zone)[1]["playDate"], date)
                    self.assertIn(f",{created},", self.export(game, "csv", TZ=zone))
                    self.assertEqual(json.loads(self.export(game, "json", TZ=zone))["created"], created)
                    for changes, words in (({}, day), (HUNGARIAN, nap)):
                        page = run_for_bytes(game, "pdf", TZ=zone, **changes)[1]
                        self.assertIn(words, pdf_text.read_text(page))

    def test_duration(self):
        """Of a night that was played on several days nobody knows it."""
        self.assertEqual(self.both(STOPPED)[1]["durationMin"], 37)
        self.assertEqual(self.both({**STOPPED, "created": "2026-11-18T19:00:00+01:00"})[1]["durationMin"], 0)
        self.assertEqual(self.both({**STOPPED, "created": "2026-11-21T19:00:00+01:00"})[1]["durationMin"], 0)
        # On the wall two hours, of which one was that of another clock.
        self.assertEqual(self.both({**STOPPED, "created": "2026-11-20T17:00:00+00:00"})[1]["durationMin"], 97)

    def test_names_hidden(self):
        """Nobody is named, in any format and language, nor in what was undone."""
        renames = [("name", {"seat": 2, "name": "Dénes"}), ("name", {"seat": 0, "name": "Ákos"})]
        game = bce([*YEAR, *renames, track(0, 7), track(1, 5), ("stop", {"scored": True}), finish([12, 10, 5], 1, "imperium")])
        undone = bce([*YEAR, *renames], head=4)
        games = [(game, ("Anna", "Bálint", "Csenge", "Dénes", "Ákos"), 3), (undone, ("Anna", "Bálint", "Csenge", "Dénes", "Ákos"), 3),
                 (caesar([("begin", {"side": "caesar"}), ("name", {"side": "pompey", "name": "Dénes"}), ("stop", {})]),
                  ("Anna", "Bence", "Dénes"), 2),
                 (sample("four"), ("Anna", "Bálint", "Csenge", "Máté"), 4), (sample("caesar"), ("Anna", "Bálint"), 2)]
        for shared, names, n_players in games:
            for changes, other in (({}, "Player %d"), (HUNGARIAN, "%d. játékos")):
                for form in (*TEXT_FORMATS, "pdf"):
                    with self.subTest(f"{shared['game']} {form} {other}"):
                        found, out, err = run_for_bytes(shared, form, "--hide-names", **changes)
                        plain = run_for_bytes(shared, form, **changes)[1]
                        self.assertEqual((found, err), (0, ""))
                        text, told = [pdf_text.read_text(page) if form == "pdf" else urllib.parse.unquote(page.decode())
                                      for page in (out, plain)]
                        self.assertTrue(any(name in told for name in names))
                        self.assertEqual([name for name in names if name in text], [])
                        found = [number for number in range(1, 7) if other % number in text]
                        # Words name whom they are about, and the others everybody.
                        self.assertEqual(found, found[:n_players] if form == "text" and found else list(range(1, n_players + 1)))
            self.assertNotEqual(run_for_bytes(shared, "png", "--hide-names")[1], run_for_bytes(shared, "png")[1])
            # It is a saved game like any other, and hiding again changes nothing.
            hidden = self.export(shared, "json", "--hide-names")
            self.assertEqual(self.export(json.loads(hidden), "json"), hidden)
            self.assertEqual(self.export(json.loads(hidden), "json", "--hide-names"), hidden)

    def test_nobody_has_the_last_number(self):
        """A table may have called the seat that nobody plays after somebody."""
        hidden = json.loads(self.export(sample("two"), "json", "--hide-names"))
        shared = [bool(player.get("shared")) for player in hidden["players"]]
        self.assertEqual(sum(shared), 1)
        self.assertEqual([player["name"] for player, nobody in zip(hidden["players"], shared) if not nobody], ["Player 1", "Player 2"])
        self.assertEqual([player["name"] for player, nobody in zip(hidden["players"], shared) if nobody], ["Player 3"])

        rows = self.both(sample("caesar-solo"), "--hide-names")[0]
        self.assertEqual([row["name"] for row in rows], ["Player 1"])

    def test_page(self):
        """The score sheet on a page of the paper of the locale, whose words are text."""
        for changes, size, words in (
                ({}, (841.89, 595.28), ("44 BCE", "27 November 2026", "Bálint wins", "Decided by Imperium", "Anna: Agrippa", "Structures",
                                        "Most Imperium: Bálint 64, Anna 37, Máté 18, Csenge 11", "Box: Practice box (made-up values)")),
                (HUNGARIAN, (841.89, 595.28), ("Bálint", "Imperium", "2026. november 27.", "Épületek")),
                ({"LC_ALL": "en_US.UTF-8"}, (792, 612), ("Bálint wins",))):
            with self.subTest(changes):
                found, out, err = run_for_bytes(sample("four"), "pdf", **changes)
                self.assertEqual((found, err), (0, ""))
                self.assertEqual([tuple(round(side, 2) for side in page) for page in pdf_text.read_pages(out)], [size])
                for word in words:
                    self.assertIn(word, pdf_text.read_text(out))
        # A shared victory names both, a night without a score says so.
        self.assertIn("Anna, Bálint", pdf_text.read_text(run_for_bytes(SHARED, "pdf")[1]))
        self.assertIn("Stopped, without a score", pdf_text.read_text(run_for_bytes(LEFT, "pdf")[1]))

    def test_usage(self):
        found, out, err = run(STOPPED, "csv", "--hide-names=yes")
        self.assertEqual((found, out, err), (2, "", "scriba export: unknown option: --hide-names=yes (see scriba export --help)\n"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The models against values written by hand: the rulebook's examples (rules/44bce.md, section 7), the
examples of formats.md, and each rule that breaks a tie.

    python3 test_vectors.py
"""

import unittest

from resolve_model import resolve
from score_model import score

SENATOR = {"name": "Senator", "authority": 1, "ambition": [2]}
QUAESTOR = {"name": "Quaestor", "ambition": [1]}
PRAETOR = {"name": "Praetor", "ambition": [1, 1]}
CONSUL = {"name": "Consul", "ambition": [3]}
LEGIONARY = {"name": "Legionary", "ambition": [1]}
CENTURION = {"name": "Centurion", "ambition": [1],
             "abilities": [{"kind": "collect", "what": "support", "count": 1, "from": "card"}]}
CLIENS = {"name": "Cliens", "abilities": [{"kind": "place_support", "count": 1}]}

FOUR = ["Augustus", "Antony", "Agrippa", "Brutus"]
FIVE = FOUR + ["Cleopatra"]
THREE = FOUR[:3]


def authority(count):
    """A made-up card of nothing but authority."""
    return {"name": "Practice card", "authority": count}


def phase(players, boards, im="Augustus", **more):
    return {"format": "scriba-resolve/1", "players": players, "im": im, "boards": boards, **more}


def field(name, boards, players=None, **more):
    """One resolved field; `boards` holds what each player played in it."""
    boards = {player: {name: place} for player, place in boards.items()}
    return resolve(phase(players or FOUR, boards, **more))["fields"][name]


def political(boards, players=None, **more):
    return field("political", boards, players, **more)


def deployed(result):
    return [(step["by"], step["on"], step["card"], step["ambition"], step["decided_by"])
            for step in result["deployed"]]


class RulebookExamples(unittest.TestCase):
    def test_t1_most_remaining_then_charisma(self):
        result = political({"Antony": {"stack": [SENATOR, QUAESTOR]}, "Agrippa": {"for": {"Antony": 2}},
                            "Brutus": {"for": {"Antony": 1}, "charisma": 1}})
        self.assertEqual(deployed(result), [("Agrippa", "Antony", 0, 0, "support"),
                                            ("Brutus", "Antony", 1, 0, "charisma")])
        self.assertEqual(result["returned"], {"Agrippa": 1})
        self.assertEqual(result["loyalty_collected"], {"Agrippa": 1, "Brutus": 1})
        self.assertEqual(result["authority"], {"Augustus": 0, "Antony": 4, "Agrippa": 0, "Brutus": 0})

    def test_t2_loyalty(self):
        result = political({"Antony": {"stack": [QUAESTOR], "loyalty": 1},
                            "Agrippa": {"stack": [PRAETOR], "loyalty": 1},
                            "Cleopatra": {"for": {"Antony": 1}}}, FIVE)
        self.assertEqual(deployed(result), [("Cleopatra", "Antony", 0, 0, "only")])
        self.assertEqual(result["placed"], [{"by": "Agrippa", "from": "loyalty"}])
        self.assertEqual(result["returned"], {})
        self.assertEqual(result["authority"], {"Augustus": 0, "Antony": 1, "Agrippa": 1, "Brutus": 0,
                                               "Cleopatra": 0})

    def test_t3_im_authority(self):
        result = political({"Augustus": {"stack": [CONSUL, SENATOR], "support": 1}},
                           tiles={"political": {"authority": 1}})
        self.assertEqual(result["placed"], [{"by": "Augustus", "from": "own"}])
        self.assertEqual(result["authority"]["Augustus"], 5)
        self.assertEqual((result["winner"], result["decided_by"]), ("im", "authority"))
        self.assertEqual((result["tile_to"], result["tile_decided_by"]), ("Augustus", None))
        self.assertEqual(result["denarii"], {"Augustus": 1})

    def test_t4_suitors_win_by_charisma(self):
        result = political({"Augustus": {"stack": [authority(1)], "charisma": 1},
                            "Antony": {"stack": [QUAESTOR]},
                            "Agrippa": {"stack": [PRAETOR], "loyalty": 1, "charisma": 2},
                            "Cleopatra": {"for": {"Antony": 1}}},
                           ["Augustus", "Antony", "Agrippa", "Cleopatra"],
                           tiles={"political": {"authority": 1}})
        self.assertEqual(result["authority"],
                         {"Augustus": 2, "Antony": 1, "Agrippa": 1, "Cleopatra": 0})
        self.assertEqual((result["winner"], result["decided_by"]), ("suitors", "charisma"))
        self.assertEqual((result["tile_to"], result["tile_decided_by"]), ("Agrippa", "charisma"))
        self.assertEqual(result["denarii"], {"Cleopatra": 1})

    def test_t5_next_im(self):
        result = resolve(phase(["Augustus", "Antony", "Agrippa", "Cleopatra"], {
            "Antony": {"political": {"stack": [authority(1)]}, "social": {"stack": [authority(1)]}},
            "Agrippa": {"political": {"stack": [authority(1)]}},
            "Cleopatra": {"social": {"stack": [authority(1)]}}}))
        self.assertEqual({name: each["winner"] for name, each in result["fields"].items()},
                         {"political": "suitors", "military": "im", "social": "suitors"})
        self.assertEqual(result["next_im"], {"player": "Antony", "kept": False,
                                             "decided_by": "authority", "bonus": True})

    def test_t6_recruits(self):
        seat = one_seat(field_totals={"political": 3, "social": 5, "military": 2})
        self.assertEqual(seat["recruits"], 4)
        self.assertEqual(seat["total"], 4)
        self.assertEqual(seat["tiebreak_authority_ambition"], 10)

    def test_t7_topmost_first(self):
        result = field("military", {"Antony": {"stack": [LEGIONARY, CENTURION]},
                                    "Agrippa": {"for": {"Antony": 1}}})
        self.assertEqual(deployed(result), [("Agrippa", "Antony", 0, 0, "only")])
        self.assertEqual(result["authority"]["Antony"], 1)
        self.assertEqual(result["collected"], {})

    def test_t8_im_support(self):
        result = political({"Augustus": {"stack": [PRAETOR], "support": 2}})
        self.assertEqual(result["placed"], [{"by": "Augustus", "from": "own"}] * 2)
        self.assertEqual(result["authority"]["Augustus"], 2)

    def test_t11_cliens(self):
        result = field("social", {"Antony": {"stack": [CLIENS, {"name": "Card", "ambition": [2]}]}})
        self.assertEqual(result["placed"], [{"by": "Antony", "from": "ability"}])
        self.assertEqual(result["authority"]["Antony"], 2)

    def test_t12_centurion(self):
        result = field("military", {"Antony": {"stack": [CENTURION]},
                                    "Agrippa": {"for": {"Antony": 1}}})
        self.assertEqual(result["collected"], {"Antony": {"support": 1}})
        self.assertEqual(result["authority"]["Antony"], 1)


class FormatsExamples(unittest.TestCase):
    def test_resolve(self):
        empty = {"deployed": [], "placed": [], "returned": {}, "loyalty_collected": {},
                 "collected": {}, "authority": dict.fromkeys(FOUR, 0),
                 "charisma": dict.fromkeys(FOUR, 0), "winner": "im", "decided_by": "im",
                 "tile_to": "Augustus", "tile_decided_by": None, "denarii": {"Augustus": 1}}
        result = resolve(phase(FOUR, {
            "Augustus": {"political": {"stack": [CONSUL, SENATOR], "support": 1, "charisma": 1}},
            "Antony": {"political": {"stack": [SENATOR, QUAESTOR]}},
            "Agrippa": {"political": {"stack": [PRAETOR], "for": {"Antony": 2}, "loyalty": 1}},
            "Brutus": {"political": {"for": {"Antony": 1}, "charisma": 1}}},
            shared_suitor=None, tiles={"political": {"authority": 1, "charisma": 0}}))
        self.assertEqual(result, {
            "fields": {"political": {
                "deployed": [{"by": "Agrippa", "on": "Antony", "card": 0, "ambition": 0,
                              "decided_by": "support"},
                             {"by": "Brutus", "on": "Antony", "card": 1, "ambition": 0,
                              "decided_by": "charisma"}],
                "placed": [{"by": "Augustus", "from": "own"}, {"by": "Agrippa", "from": "loyalty"}],
                "returned": {"Agrippa": 1},
                "loyalty_collected": {"Agrippa": 1, "Brutus": 1},
                "collected": {},
                "authority": {"Augustus": 5, "Antony": 4, "Agrippa": 1, "Brutus": 0},
                "charisma": {"Augustus": 1, "Antony": 0, "Agrippa": 0, "Brutus": 1},
                "winner": "im", "decided_by": "im", "tile_to": "Augustus", "tile_decided_by": None,
                "denarii": {"Augustus": 1}}, "military": empty, "social": empty},
            "next_im": {"player": "Augustus", "kept": True, "decided_by": "tiles", "bonus": False}})

    def test_score(self):
        ana = {"name": "Ana", "track": 6,
               "allegiance": [{"field": "political", "imperium": 3},
                              {"field": "military", "imperium": 2}],
               "lictors": 2, "loyalty": 3,
               "structures": [{"name": "Forum", "imperium": 2, "architects": 2},
                              {"name": "Statue 3", "imperium": 1, "bonus": 4}],
               "recruits": [{"field": "political", "authority": 1, "ambition": [2]}],
               "denarii": 4, "influence": 3, "shared": False}
        self.assertEqual(score({"senate": ["political", "military"], "players": [ana]}), {
            "players": [{"name": "Ana", "track": 6, "allegiance": 5, "senate": 3,
                         "lictors_loyalty": 5, "structures": 5,
                         "fields": {"political": 3, "military": 0, "social": 0}, "recruits": 0,
                         "statues": 4, "denarii": 4, "total": 32, "tiebreak_authority_ambition": 3,
                         "tiebreak_influence": 3, "rank": 1}],
            "winners": ["Ana"], "decided_by": "only"})


class Deployment(unittest.TestCase):
    def test_last_tie_by_seat_from_the_left_of_the_im(self):
        result = political({"Brutus": {"stack": [QUAESTOR]}, "Antony": {"for": {"Brutus": 1}},
                            "Augustus": {"for": {"Brutus": 1}}}, im="Agrippa")
        # Agrippa's left is Brutus, then Augustus, then Antony.
        self.assertEqual(deployed(result), [("Augustus", "Brutus", 0, 0, "seat")])
        self.assertEqual(result["returned"], {"Antony": 1})

    def test_charisma_is_of_cubes_alone(self):
        charming = {"name": "Practice card", "charisma": 9}
        result = political({"Antony": {"stack": [QUAESTOR]},
                            "Agrippa": {"for": {"Antony": 1}, "stack": [charming]},
                            "Brutus": {"for": {"Antony": 1}, "charisma": 1}})
        self.assertEqual(deployed(result), [("Brutus", "Antony", 0, 0, "charisma")])

    def test_cubes_for_another_receiver_do_not_count(self):
        result = political({"Antony": {"stack": [QUAESTOR]},
                            "Agrippa": {"for": {"Antony": 1, "Brutus": 5}},
                            "Brutus": {"for": {"Antony": 2}}})
        self.assertEqual(deployed(result), [("Brutus", "Antony", 0, 0, "support")])
        self.assertEqual(result["returned"], {"Agrippa": 6, "Brutus": 1})

    def test_remaining_cubes_are_compared_anew(self):
        result = political({"Antony": {"stack": [PRAETOR, PRAETOR]}, "Agrippa": {"for": {"Antony": 3}},
                            "Brutus": {"for": {"Antony": 1}}})
        self.assertEqual([step[0] + " " + step[4] for step in deployed(result)],
                         ["Agrippa support", "Agrippa support", "Agrippa seat", "Brutus only"])
        self.assertEqual([step[2:4] for step in deployed(result)], [(0, 0), (0, 1), (1, 0), (1, 1)])

    def test_receivers_in_suitor_order(self):
        result = political({"Augustus": {"stack": [QUAESTOR]}, "Brutus": {"stack": [QUAESTOR]},
                            "Antony": {"for": {"Augustus": 1, "Brutus": 1}}}, im="Agrippa")
        self.assertEqual([step[1] for step in deployed(result)], ["Brutus", "Augustus"])

    def test_im_cubes_without_an_ambition_return(self):
        result = political({"Augustus": {"stack": [QUAESTOR], "support": 3, "loyalty": 1}})
        self.assertEqual(result["placed"], [{"by": "Augustus", "from": "own"}])
        self.assertEqual(result["returned"], {"Augustus": 2})
        self.assertEqual(result["loyalty_collected"], {})

    def test_loyalty_gives_the_im_two_and_the_im_is_last(self):
        result = political({"Augustus": {"stack": [PRAETOR, QUAESTOR], "loyalty": 1},
                            "Brutus": {"stack": [PRAETOR], "loyalty": 1}})
        self.assertEqual(result["placed"], [{"by": "Brutus", "from": "loyalty"}]
                         + [{"by": "Augustus", "from": "loyalty"}] * 2)
        self.assertEqual(result["authority"]["Augustus"], 2)


class Abilities(unittest.TestCase):
    def one(self, ambition, abilities, cubes=0, below=()):
        """Antony's card with these abilities, filled by so many of Agrippa's cubes."""
        card = {"name": "Practice card", "ambition": ambition, "abilities": abilities}
        return political({"Antony": {"stack": [card, *below]}, "Agrippa": {"for": {"Antony": cubes}}})

    def authority(self, when, ambition, cubes):
        ability = {"kind": "authority", "count": -5, "when": when}
        return self.one(ambition, [ability], cubes)["authority"]["Antony"]

    def test_when(self):
        self.assertEqual(self.authority("always", [], 0), -5)
        self.assertEqual(self.authority("filled", [], 0), 0)
        self.assertEqual(self.authority("filled", [1, 1], 1), 1)
        self.assertEqual(self.authority("filled", [1, 1], 2), -3)
        self.assertEqual(self.authority("open", [], 0), 0)
        self.assertEqual(self.authority("open", [1, 1], 1), -4)
        self.assertEqual(self.authority("open", [1, 1], 2), 2)

    def test_judged_at_the_moment(self):
        late = [{"kind": "place_support", "count": 1},
                {"kind": "authority", "count": 10, "when": "filled"}]
        self.assertEqual(self.one([1], late)["authority"]["Antony"], 11)
        self.assertEqual(self.one([1], late[::-1])["authority"]["Antony"], 1)

    def test_collect_takes_what_lies_on_the_card_once(self):
        take = {"kind": "collect", "what": "support", "count": 2, "from": "card"}
        again = [take, take, {"kind": "place_support", "count": 5},
                 {"kind": "authority", "count": 10, "when": "filled"}]
        result = self.one([1, 1, 1], again, cubes=3)
        self.assertEqual(result["collected"], {"Antony": {"support": 3}})
        self.assertEqual(result["placed"], [])
        self.assertEqual(result["authority"]["Antony"], 13)

    def test_collect_from_the_supply(self):
        things = [{"kind": "collect", "what": "loyalty", "count": 2},
                  {"kind": "collect", "what": "denarius", "count": 1, "from": "supply"},
                  {"kind": "collect", "what": "imperium"}]
        result = self.one([], things)
        self.assertEqual(result["collected"], {"Antony": {"loyalty": 2, "denarius": 1}})
        self.assertEqual(result["loyalty_collected"], {})
        self.assertEqual(result["denarii"], {"Augustus": 1})

    def test_place_support_may_reach_a_card_above_and_below(self):
        below = {"name": "Practice card", "ambition": [4, 4],
                 "abilities": [{"kind": "place_support", "count": 2}]}
        result = self.one([1, 2], [], below=[below])
        self.assertEqual(result["placed"], [{"by": "Antony", "from": "ability"}] * 2)
        self.assertEqual(result["authority"]["Antony"], 3)

    def test_in_suitor_order_the_im_last(self):
        helper = {"stack": [CLIENS, QUAESTOR]}
        result = political(dict.fromkeys(FOUR, helper), im="Agrippa")
        self.assertEqual([step["by"] for step in result["placed"]],
                         ["Brutus", "Augustus", "Antony", "Agrippa"])

    def test_manual_is_done_in_order_and_card_is_its_own(self):
        effects = [{"kind": "authority", "count": 10, "when": "open"},
                   {"kind": "place_support", "count": 1},
                   {"kind": "collect", "what": "support", "count": 9, "from": "card"},
                   {"kind": "authority", "count": 100, "when": "filled"},
                   {"kind": "charisma", "count": -3}]
        result = self.one([1], [{"kind": "manual", "effects": effects}])
        self.assertEqual(result["authority"]["Antony"], 111)
        self.assertEqual(result["charisma"]["Antony"], -3)
        self.assertEqual(result["collected"], {"Antony": {"support": 1}})


class Awards(unittest.TestCase):
    def test_full_tie_goes_to_the_im(self):
        result = political({"Augustus": {"stack": [authority(2)], "charisma": 1},
                            "Antony": {"stack": [authority(1)], "charisma": 1},
                            "Brutus": {"stack": [authority(1)]}})
        self.assertEqual((result["winner"], result["decided_by"]), ("im", "im"))

    def test_im_wins_by_the_tiles_charisma(self):
        result = political({"Augustus": {"stack": [authority(1)]},
                            "Antony": {"stack": [authority(1)], "charisma": 1}},
                           tiles={"political": {"charisma": 2}})
        self.assertEqual((result["winner"], result["decided_by"]), ("im", "charisma"))
        self.assertEqual(result["charisma"]["Augustus"], 2)

    def test_tile_by_seat_after_charisma(self):
        boards = {"Brutus": {"stack": [authority(1)], "charisma": 2},
                  "Augustus": {"stack": [authority(1)], "charisma": 2},
                  "Antony": {"stack": [authority(1)], "charisma": 1}}
        result = political(boards, im="Agrippa")
        self.assertEqual((result["tile_to"], result["tile_decided_by"]), ("Brutus", "seat"))
        result = political(boards, ["Antony", "Agrippa", "Augustus", "Brutus"], im="Agrippa")
        self.assertEqual((result["tile_to"], result["tile_decided_by"]), ("Augustus", "seat"))

    def test_lost_charisma_does_not_help(self):
        """Only the charisma of those tied in authority is compared."""
        result = political({"Antony": {"stack": [authority(1)], "charisma": 9},
                            "Agrippa": {"stack": [authority(2)]}, "Brutus": {"stack": [authority(2)]}})
        self.assertEqual((result["tile_to"], result["tile_decided_by"]), ("Agrippa", "seat"))

    def test_tile_by_shared_wherever_it_sits(self):
        boards = {"Antony": {"stack": [authority(1)]}, "Agrippa": {"stack": [authority(1)]}}
        for shared in ("Antony", "Agrippa"):
            result = political(boards, THREE, shared_suitor=shared)
            self.assertEqual((result["tile_to"], result["tile_decided_by"]), (shared, "shared"))

    def test_played_loyalty_earns_no_denarius(self):
        result = political({"Antony": {"stack": [QUAESTOR], "loyalty": 1}})
        self.assertEqual(result["winner"], "suitors")
        self.assertEqual(result["denarii"], {})

    def test_loyalty_of_an_ability_earns_no_denarius(self):
        giver = {"name": "Practice card", "authority": 1,
                 "abilities": [{"kind": "collect", "what": "loyalty", "count": 1}]}
        result = political({"Antony": {"stack": [giver]}})
        self.assertEqual(result["winner"], "suitors")
        self.assertEqual(result["collected"], {"Antony": {"loyalty": 1}})
        self.assertEqual(result["denarii"], {})


class NextIm(unittest.TestCase):
    def decide(self, players, military=None, **more):
        """The Suitors win political and social; totals of Antony and Agrippa are level, 2 and 2."""
        boards = {"Augustus": {"military": {"stack": [authority(5)]}},
                  "Antony": {"political": {"stack": [authority(2)]}},
                  "Agrippa": {"social": {"stack": [authority(2)]}}}
        for player, place in (military or {}).items():
            boards[player]["military"] = place
        return resolve(phase(players, boards, **more))["next_im"]

    def expect(self, result, player, decided_by, bonus):
        self.assertEqual(result, {"player": player, "kept": False, "decided_by": decided_by,
                                  "bonus": bonus})

    def test_a_lost_field_counts(self):
        self.expect(self.decide(FOUR, {"Agrippa": {"stack": [authority(1)]}}),
                    "Agrippa", "authority", True)

    def test_charisma_of_a_lost_field(self):
        self.expect(self.decide(FOUR, {"Agrippa": {"charisma": 1}}), "Agrippa", "charisma", True)

    def test_seat(self):
        self.expect(self.decide(FOUR), "Antony", "seat", True)
        self.expect(self.decide(["Agrippa", "Augustus", "Brutus", "Antony"]), "Antony", "seat", True)
        self.expect(self.decide(["Antony", "Augustus", "Brutus", "Agrippa"]), "Agrippa", "seat", True)

    def test_shared_gives_way_to_the_human_without_bonus(self):
        self.expect(self.decide(THREE, shared_suitor="Antony"), "Agrippa", "shared", False)
        self.expect(self.decide(THREE, shared_suitor="Agrippa"), "Antony", "shared", False)
        self.expect(self.decide(THREE, {"Agrippa": {"charisma": 1}}, shared_suitor="Agrippa"),
                    "Antony", "charisma", False)
        self.expect(self.decide(THREE, {"Agrippa": {"stack": [authority(1)]}}, shared_suitor="Agrippa"),
                    "Antony", "authority", False)

    def test_the_human_may_win_beside_the_shared(self):
        self.expect(self.decide(THREE, {"Agrippa": {"charisma": 1}}, shared_suitor="Antony"),
                    "Agrippa", "charisma", True)

    def test_two_tiles_keep(self):
        result = resolve(phase(FOUR, {"Antony": {"social": {"stack": [authority(9)]}}}))
        self.assertEqual(result["next_im"], {"player": "Augustus", "kept": True,
                                             "decided_by": "tiles", "bonus": False})


class Unknown(unittest.TestCase):
    def resolved(self, stack, cubes=0, **more):
        return resolve(phase(FOUR, {"Antony": {"social": {"stack": stack}},
                                    "Agrippa": {"social": {"for": {"Antony": cubes}}}}, **more))

    def test_every_place(self):
        stack = [{"name": "Card", "authority": None, "charisma": None, "ambition": None, "abilities": None},
                 {"name": "Card", "ambition": [1, None, None],
                  "abilities": [{"kind": "manual"}, {"kind": "manual", "effects": None},
                                {"kind": "manual", "effects": []}]}]
        result = self.resolved(stack, 2, tiles={"military": {"authority": None, "charisma": None}})
        card = "boards.Antony.social.stack"
        self.assertEqual(sorted(result["unknown"]), sorted([
            f"{card}[0].authority", f"{card}[0].charisma", f"{card}[0].ambition", f"{card}[0].abilities",
            f"{card}[1].ambition[1]", f"{card}[1].abilities[0].effects", f"{card}[1].abilities[1].effects",
            "tiles.military.authority", "tiles.military.charisma"]))
        self.assertEqual([step[2:4] for step in deployed(result["fields"]["social"])], [(1, 0), (1, 1)])
        self.assertEqual(result["fields"]["social"]["authority"]["Antony"], 1)

    def test_an_open_unknown_ambition_is_not_used(self):
        self.assertNotIn("unknown", self.resolved([{"name": "Card", "ambition": [None]}]))

    def test_score(self):
        result = score({"senate": None, "players": [
            {"name": "Ana", "allegiance": [{"field": "social"}, {"field": "social", "imperium": None}],
             "structures": [{"name": "S", "imperium": None, "bonus": None, "architects": 0}],
             "recruits": [{"field": "social", "authority": None, "ambition": None},
                          {"field": "social", "authority": 2, "ambition": [3, None]}]}]})
        self.assertEqual(sorted(result["unknown"]), [
            "players[0].allegiance[1].imperium", "players[0].recruits[0].ambition",
            "players[0].recruits[0].authority", "players[0].recruits[1].ambition[1]",
            "players[0].structures[0].bonus", "players[0].structures[0].imperium", "senate"])
        self.assertEqual(result["players"][0]["fields"]["social"], 5)


def one_seat(senate=("political", "military"), **seat):
    return score({"senate": senate and list(senate), "players": [{"name": "Ana", **seat}]})["players"][0]


class Scoring(unittest.TestCase):
    def winners(self, *seats):
        result = score({"senate": ["social", "social"], "players": list(seats)})
        return result["winners"], result["decided_by"], [player["rank"] for player in result["players"]]

    def test_senate(self):
        tiles = {"allegiance_counts": {"political": 5, "military": 2}}
        self.assertEqual(one_seat(("political", "military"), **tiles)["senate"], 6)
        self.assertEqual(one_seat(("political", "political"), **tiles)["senate"], 6)
        self.assertEqual(one_seat(("political", "social"), **tiles)["senate"], 0)
        self.assertEqual(one_seat(None, senate_pairs=4, **tiles)["senate"], 12)
        listed = [{"field": "social", "imperium": 1}] * 3
        self.assertEqual(one_seat(("social", "social"), allegiance=listed)["senate"], 3)

    def test_a_missing_number_of_pairs(self):
        result = score({"senate": None, "players": [{"name": "Ana", "senate_pairs": 1}, {"name": "Bo"}]})
        self.assertNotIn("unknown", result)
        self.assertEqual([player["senate"] for player in result["players"]], [3, 0])

    def test_plain_totals(self):
        seat = one_seat(structures_imperium=5, statue_bonus=4, allegiance_imperium=7,
                        field_totals={"political": 2, "military": 3, "social": 4})
        self.assertEqual((seat["structures"], seat["statues"], seat["allegiance"], seat["recruits"],
                          seat["total"]), (5, 4, 7, 4, 20))

    def test_architects(self):
        seat = one_seat(structures=[{"name": "A", "imperium": 2, "architects": 3, "bonus": 4},
                                    {"name": "B", "imperium": 7, "architects": 0}, {"name": "C"}])
        self.assertEqual((seat["structures"], seat["statues"]), (6, 4))

    def test_imperium(self):
        self.assertEqual(self.winners({"name": "A", "track": 1}, {"name": "B", "track": 2}),
                         (["B"], "imperium", [2, 1]))

    def test_authority_and_ambition(self):
        self.assertEqual(self.winners({"name": "A"}, {"name": "B", "field_totals": {"social": 1}},
                                      {"name": "C", "influence": 9}),
                         (["B"], "authority_ambition", [3, 1, 2]))

    def test_influence(self):
        self.assertEqual(self.winners({"name": "A", "influence": 1}, {"name": "B", "influence": 2},
                                      {"name": "C", "influence": 2}, {"name": "D", "track": 1}),
                         (["D"], "imperium", [4, 2, 2, 1]))
        self.assertEqual(self.winners({"name": "A", "influence": 1}, {"name": "B", "influence": 2}),
                         (["B"], "influence", [2, 1]))

    def test_shared_victory(self):
        self.assertEqual(self.winners({"name": "A"}, {"name": "B", "influence": 1},
                                      {"name": "C", "influence": 1}),
                         (["B", "C"], "shared", [3, 1, 1]))

    def test_shared_seat(self):
        self.assertEqual(self.winners({"name": "A", "track": 9, "shared": True}, {"name": "B"}),
                         (["B"], "only", [None, 1]))
        self.assertEqual(self.winners({"name": "A", "track": 9, "shared": True}, {"name": "B"},
                                      {"name": "C", "denarii": 1}),
                         (["C"], "imperium", [None, 2, 1]))


if __name__ == "__main__":
    unittest.main()

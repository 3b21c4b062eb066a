# SPDX-License-Identifier: GPL-3.0-or-later
"""Seeded random inputs for `scriba resolve`, `scriba score` and `scriba caesar`, with many ties.

    python3 generate.py --kind resolve --count 2000 --seed 1     how often each tie occurs
    python3 generate.py --kind score --seed 1 --show 17          the text of one input
"""

import argparse
import json
import random
from collections import Counter

import caesar_cases
from caesar_model import play
from resolve_model import FIELDS, resolve, suitor_order
from score_model import score

MODELS = {"resolve": resolve, "score": score, "caesar": play}

CHARACTERS = ["Augustus", "Antony", "Agrippa", "Brutus", "Cleopatra"]
ODD_NAMES = [
    "im", "null", "political", "suitors", "for", "seat", "0", "- -", "-", "A.B", "A[0]", "a\"b\\c/d",
    "%s%n", "&amp;<b>", "Cleop\u00e1tra", "Cleopa\u0301tra", "\u0152dipe", "\u0130\u0131\u1e9e",
    "\u039a\u03bb\u03b5\u03bf", "\u6e05\u5c11\u7d0d\u8a00", "\u05d0\u05d1\u05d2",
    "\u202eRTL\u202c", "\u200d\u2067a", "a\u00a0b", "\u2028a", "\ufffd", "\U0001f9d1\u200d\U0001f33e",
    "\U0010fffd", "x" * 100, "\u00e9" * 100, "\U0001f3db" * 100,
]
LARGEST, SMALLEST = 9999, -999
RESOURCES = ["political", "military", "social", "support", "loyalty", "denarius", "imperium"]

# What every long run must have met, in a good part of its cases.
REQUIRED = {
    "resolve": (["deployed " + by for by in ("only", "support", "charisma", "seat")]
                + ["field " + by for by in ("authority", "charisma", "im")]
                + ["tile " + by for by in ("authority", "charisma", "seat", "shared")]
                + ["next_im " + by for by in ("tiles", "authority", "charisma", "seat", "shared")]),
    "score": ["score " + by
              for by in ("imperium", "authority_ambition", "influence", "shared", "only")],
    "caesar": caesar_cases.REQUIRED,
}


class Dice:
    """One case's random source, with the manner of that case: how large, how much unknown."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.size = self.pick(["tiny"] * 9 + ["usual"] * 9 + ["large"])
        self.unknown = self.pick([0, 0, 0, 0.02, 0.15])

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, choices):
        return self.random.choice(choices)

    def up_to(self, largest):
        return self.random.randint(0, largest)

    def number(self):
        """A number of a value or of cubes: small, so that ties are common."""
        if self.size == "large" and self.chance(0.3):
            return self.pick([LARGEST, LARGEST, 998, 128, 256, self.up_to(LARGEST)])
        return self.up_to(1) if self.size == "tiny" else self.up_to(self.pick([1, 2, 4]))

    def signed(self):
        if self.size == "large" and self.chance(0.2):
            return SMALLEST
        return max(SMALLEST, self.number() * self.pick([1, 1, -1]))

    def length(self, usual, largest):
        """How long a list is."""
        if self.size == "large" and self.chance(0.2):
            return largest
        return self.up_to(min(largest, 1 if self.size == "tiny" else usual))

    def printed(self):
        """A printed value, which may be unknown."""
        return None if self.chance(self.unknown) else self.number()

    def put(self, doc, key, value):
        """A 0 and an empty list or map may as well be missing."""
        if value is None or value not in (0, [], {}) or self.chance(0.4):
            doc[key] = value

    def names(self, count):
        pool = CHARACTERS if self.chance(0.8) else CHARACTERS[:1] + ODD_NAMES
        return self.random.sample(pool, count)


# Resolution

def resolve_case(dice):
    players = dice.names(dice.pick([3, 3, 4, 4, 5]))
    im = dice.pick(players)
    doc = {"format": "scriba-resolve/1", "players": players, "im": im}
    if len(players) == 3 and dice.chance(0.6):
        doc["shared_suitor"] = dice.pick([name for name in players if name != im])
    elif dice.chance(0.3):
        doc["shared_suitor"] = None

    dice.put(doc, "tiles", {field: tile(dice) for field in FIELDS if dice.chance(0.7)})
    doc["boards"] = {player: board(dice, doc, player) for player in players if dice.chance(0.95)}

    if dice.chance(0.4):
        make_alike(dice, doc)
    if dice.chance(0.4):
        level_totals(dice, doc)
    if dice.chance(0.4):
        for field in FIELDS:
            level_field(dice, doc, field)
    if not any(doc["boards"].values()) and dice.chance(0.5):
        del doc["boards"]
    return doc


def tile(dice):
    result = {}
    dice.put(result, "authority", dice.printed())
    dice.put(result, "charisma", dice.printed())
    return result


def board(dice, doc, player):
    result = {}
    for field in FIELDS:
        dice.put(result, field, place(dice, doc, player) if dice.chance(0.9) else {})
    return result


def place(dice, doc, player):
    """What one player played in one field."""
    result = {}
    dice.put(result, "stack", [card(dice) for _ in range(dice.length(3, 24))])
    dice.put(result, "loyalty", dice.number() if dice.chance(0.4) else 0)
    dice.put(result, "charisma", dice.number() if dice.chance(0.6) else 0)
    if player == doc["im"]:
        dice.put(result, "support", min(LARGEST, dice.number() + dice.up_to(1)))
        dice.put(result, "for", {})
    else:
        dice.put(result, "support", 0)
        pledges = {}
        for other in suitor_order(doc):
            if other != player:
                dice.put(pledges, other, dice.number())
        dice.put(result, "for", pledges)
    return result


def card(dice):
    result = {"name": dice.pick(ODD_NAMES) if dice.chance(0.05) else dice.pick(["Senator", "Lictor"])}
    dice.put(result, "authority", dice.printed())
    dice.put(result, "charisma", dice.printed() if dice.chance(0.4) else 0)
    spaces = dice.pick([0, 1, 1, 2, 2, 3, 4])
    dice.put(result, "ambition", None if dice.chance(dice.unknown)
             else [dice.printed() for _ in range(spaces)])
    count = dice.length(2, 4) if dice.chance(0.5) else 0
    dice.put(result, "abilities", None if dice.chance(dice.unknown)
             else [ability(dice) for _ in range(count)])
    return result


def ability(dice, in_manual=False):
    kind = dice.pick(["place_support", "collect", "collect", "authority", "authority", "charisma"]
                     + ([] if in_manual else ["manual"]))
    result = {"kind": kind}
    if kind == "manual":
        if dice.chance(dice.unknown):
            if dice.chance(0.5):
                result["effects"] = None
        else:
            result["effects"] = [ability(dice, True) for _ in range(dice.length(3, 9))]
        return result
    if kind == "collect":
        if dice.chance(0.5):
            result.update({"what": "support", "from": "card"})
        else:
            result["what"] = dice.pick(RESOURCES)
            if dice.chance(0.5):
                result["from"] = "supply"
    if kind == "authority":
        result["when"] = dice.pick(["always", "filled", "open"])
    dice.put(result, "count", dice.signed() if kind in ("authority", "charisma") else dice.number())
    return result


def make_alike(dice, doc):
    """Let the Suitors play the same in some fields, cubes for each other included."""
    suitors = suitor_order(doc)
    model = dice.pick(suitors)
    for field in FIELDS:
        if not dice.chance(0.8):
            continue
        pattern = doc["boards"].get(model, {}).get(field, {})
        cubes = dice.number()
        for suitor in suitors:
            copy = json.loads(json.dumps(pattern))
            copy["for"] = {other: cubes for other in suitors if other != suitor}
            doc["boards"].setdefault(suitor, {})[field] = copy


def add_to(dice, doc, player, field, key, amount):
    """Raise a total by a card without ambitions at the bottom, which changes nothing else."""
    stack = doc["boards"].setdefault(player, {}).setdefault(field, {}).setdefault("stack", [])
    if 0 < amount <= LARGEST and len(stack) < 24:
        stack.append({"name": "Lictor", key: amount})


def level_field(dice, doc, field):
    """Let the IM and the Suitors together be equal in one field, often in charisma too."""
    keys = dice.pick([[], ["authority"], ["authority", "charisma"], ["authority", "charisma"]])
    for key in keys:
        totals = resolve(doc)["fields"][field][key]
        ahead = 2 * totals[doc["im"]] - sum(totals.values())
        if ahead < 0:
            add_to(dice, doc, doc["im"], field, key, -ahead)
        else:
            add_to(dice, doc, dice.pick(suitor_order(doc)), field, key, ahead)


def level_totals(dice, doc):
    """Let the two best Suitors be equal over the three fields, often in charisma too."""
    suitors = suitor_order(doc)
    pair = None
    for key in dice.pick([["authority"], ["authority", "charisma"]]):
        fields = resolve(doc)["fields"]
        totals = {suitor: sum(fields[field][key][suitor] for field in FIELDS) for suitor in suitors}
        pair = pair or sorted(suitors, key=lambda suitor: totals[suitor])[-2:]
        lower, higher = sorted(pair, key=lambda suitor: totals[suitor])
        add_to(dice, doc, lower, dice.pick(FIELDS), key, totals[higher] - totals[lower])


# Scoring

def score_case(dice):
    count = dice.pick([1, 2, 2, 3, 3, 4, 5])
    doc = {"format": "scriba-score/1",
           "senate": None if dice.chance(0.35) else [dice.pick(FIELDS), dice.pick(FIELDS)],
           "players": [{"name": name} for name in dice.names(count)]}
    pairs_entered = doc["senate"] is None and dice.chance(0.7)
    shared = dice.pick(doc["players"]) if count > 1 and dice.chance(0.25) else None
    for seat in doc["players"]:
        fill_seat(dice, seat)
        if pairs_entered and dice.chance(0.8):
            seat["senate_pairs"] = dice.number()
        dice.put(seat, "shared", seat is shared)
    contenders = [seat for seat in doc["players"] if seat is not shared]
    if len(contenders) > 1:
        for _ in range(dice.up_to(2)):
            make_even(dice, contenders)
        for _ in range(dice.up_to(2)):
            level_imperium(dice, doc, contenders)
    return doc


def fill_seat(dice, seat):
    for key in ("track", "lictors", "loyalty", "denarii", "influence"):
        dice.put(seat, key, dice.number())

    if dice.chance(0.7):
        dice.put(seat, "allegiance", [allegiance_tile(dice) for _ in range(dice.length(6, 30))])
    else:
        either_or_both(dice, seat, allegiance_counts=counts(dice), allegiance_imperium=dice.number())

    if dice.chance(0.7):
        dice.put(seat, "structures", [structure(dice) for _ in range(dice.length(4, 40))])
    else:
        either_or_both(dice, seat, structures_imperium=dice.number(), statue_bonus=dice.number())

    if dice.chance(0.7):
        dice.put(seat, "recruits", [recruit(dice) for _ in range(dice.length(8, 140))])
    else:
        dice.put(seat, "field_totals", counts(dice))


def either_or_both(dice, seat, **plain):
    """Either of a pair of plain totals may stand alone."""
    for name in dice.random.sample(list(plain), dice.pick([1, 2])):
        seat[name] = plain[name]


def counts(dice):
    result = {}
    for field in FIELDS:
        dice.put(result, field, dice.number())
    return result


def allegiance_tile(dice):
    result = {"field": dice.pick(FIELDS)}
    dice.put(result, "imperium", dice.printed())
    return result


def structure(dice):
    result = {"name": dice.pick(ODD_NAMES if dice.chance(0.1) else ["Forum", "Statue 3"])}
    dice.put(result, "imperium", dice.printed())
    if dice.chance(0.4):
        result["architects"] = dice.number()
    dice.put(result, "bonus", dice.printed() if dice.chance(0.4) else 0)
    return result


def recruit(dice):
    result = {"field": dice.pick(FIELDS)}
    dice.put(result, "authority", dice.printed())
    dice.put(result, "ambition", None if dice.chance(dice.unknown)
             else [dice.printed() for _ in range(dice.pick([0, 1, 1, 2, 4]))])
    return result


def make_even(dice, contenders):
    """Give one player all that another has; then perhaps tell them apart in one later tie-break."""
    model, other = dice.random.sample(contenders, 2)
    name = other["name"]
    other.clear()
    other.update(json.loads(json.dumps(model)))
    other["name"] = name
    difference = dice.pick(["none", "influence", "authority"])
    if difference == "influence":
        other["influence"] = min(LARGEST, other.get("influence", 0) + 1)
    elif difference == "authority" and "field_totals" not in other:
        # In one field only: no Imperium where another field stays the lowest.
        other["recruits"] = other.get("recruits", []) + [{"field": dice.pick(FIELDS), "authority": 1}]


def level_imperium(dice, doc, contenders):
    """Raise one player's track so that two have the same Imperium."""
    pair = [seat["name"] for seat in dice.random.sample(contenders, 2)]
    totals = {player["name"]: player["total"] for player in score(doc)["players"]}
    lower, higher = sorted(pair, key=lambda name: totals[name])
    for seat in contenders:
        track = seat.get("track", 0) + totals[higher] - totals[lower]
        if seat["name"] == lower and track <= LARGEST:
            seat["track"] = track


# The text of a case

CASES = {"resolve": resolve_case, "score": score_case, "caesar": caesar_cases.caesar_case}
IGNORED = ['"note": "\\ud83c\\udfdb\\u0000"', '"x": [1.5, -1e3, true, null, {"im": 123456789012}]',
           '"deep": ' + "[" * 31 + "]" * 31]


def case(kind, seed, index):
    """The text of one input: the same for the same arguments."""
    dice = Dice(f"{seed} {kind} {index}")
    return text(dice, CASES[kind](dice))


def text(dice, doc):
    """The same object may be written in many ways."""
    if dice.chance(0.3):
        doc = shuffled(dice, doc)
    minus_zero = "\u2212\u2212"
    if dice.chance(0.1):
        doc = with_minus_zero(dice, doc, minus_zero)
    result = json.dumps(doc, ensure_ascii=dice.chance(0.3), indent=dice.pick([None, None, 0, 2]))
    result = result.replace(json.dumps(minus_zero), "-0")
    result = result.replace(json.dumps(minus_zero, ensure_ascii=False), "-0")
    if dice.chance(0.1):
        result = "{" + dice.pick(IGNORED) + "," + result[1:]
    if dice.chance(0.1):
        result = dice.pick(["\n", " ", "\t\r\n"]) + result + dice.pick(["\n", "  ", "\r\n\t"])
    return result


def shuffled(dice, value):
    """The same with the keys of every map in another order."""
    if isinstance(value, list):
        return [shuffled(dice, item) for item in value]
    if isinstance(value, dict):
        keys = dice.random.sample(list(value), len(value))
        return {key: shuffled(dice, value[key]) for key in keys}
    return value


def with_minus_zero(dice, value, mark):
    """The same with some 0 marked as to be written -0."""
    if isinstance(value, list):
        return [with_minus_zero(dice, item, mark) for item in value]
    if isinstance(value, dict):
        return {key: with_minus_zero(dice, item, mark) for key, item in value.items()}
    if type(value) is int and value == 0 and dice.chance(0.5):
        return mark
    return value


# What was met

def decisions(kind, result):
    """The kinds of decision in one result, each once."""
    met = set()
    if kind == "caesar":
        return result.met
    if kind == "score":
        met.add("score " + result["decided_by"])
    else:
        for field in result["fields"].values():
            met.update("deployed " + step["decided_by"] for step in field["deployed"])
            met.update("placed " + step["from"] for step in field["placed"])
            met.add("field " + field["decided_by"])
            if field["tile_decided_by"] is not None:
                met.add("tile " + field["tile_decided_by"])
            if field["collected"]:
                met.add("collected")
        next_im = result["next_im"]
        met.add("next_im " + next_im["decided_by"])
        if not next_im["kept"] and not next_im["bonus"] and next_im["decided_by"] != "shared":
            met.add("next_im named for the shared Suitor by " + next_im["decided_by"])
    if "unknown" in result:
        met.add("unknown")
    return met


def too_rare(kind, counted, cases):
    """What occurs in less than 0.5 % of the cases."""
    return [name for name in REQUIRED[kind] if counted[name] * 200 < cases]


def summary(counted):
    return ", ".join(f"{name} {counted[name]}" for name in sorted(counted))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kind", choices=sorted(CASES), required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--show", type=int, metavar="INDEX")
    args = parser.parse_args()

    if args.show is not None:
        print(case(args.kind, args.seed, args.show))
        return
    counted = Counter()
    for index in range(args.count):
        counted.update(decisions(args.kind, MODELS[args.kind](
            json.loads(case(args.kind, args.seed, index)))))
    print(f"{args.kind}: {args.count} cases; {summary(counted)}")
    rare = too_rare(args.kind, counted, args.count)
    if rare:
        raise SystemExit(f"{args.kind}: too rare: {', '.join(rare)}")


if __name__ == "__main__":
    main()

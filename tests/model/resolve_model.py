# SPDX-License-Identifier: GPL-3.0-or-later
"""A second, slow model of one resolution phase of 44 BCE.

Written sentence by sentence from rules/44bce.md (section 4) and formats.md (resolve), and from
nothing else, so that the program can be compared with it.  It expects valid input.
"""

FIELDS = ("political", "military", "social")


def resolve(doc):
    """The object that `scriba resolve --json` prints (formats.md, "resolve: output").

    Section 4: "Fields political, then military, then social; steps 1-6 completely for one before
    the next."
    """
    unknown = []
    fields = {name: resolve_field(doc, name, unknown) for name in FIELDS}
    result = {"fields": fields, "next_im": next_im(doc, fields)}
    if unknown:
        result["unknown"] = unknown
    return result


def suitor_order(doc):
    """Section 4: "Suitor order = clockwise from the seat left of the (outgoing) IM"; section 3: the
    left of the IM is the next seat clockwise."""
    seats = doc["players"]
    im_seat = seats.index(doc["im"])
    return [seats[(im_seat + step) % len(seats)] for step in range(1, len(seats))]


class Card:
    """One played card, and what happens to it in its field."""

    def __init__(self, doc, path):
        self.path = path
        self.authority = doc.get("authority", 0)
        self.charisma = doc.get("charisma", 0)
        self.ambition = doc.get("ambition", [])
        self.abilities = doc.get("abilities", [])
        # formats.md: "computed with 0 or nothing for it": an unknown list of ambitions has no space.
        spaces = 0 if self.ambition is None else len(self.ambition)
        self.filled = [False] * spaces
        self.cubes = 0

    def first_open(self):
        """Section 4, step 1: "on a card top to bottom"; None if nothing is open."""
        for ambition, filled in enumerate(self.filled):
            if not filled:
                return ambition
        return None

    def is_filled(self):
        """formats.md: "`filled`: the card has an ambition and all are filled"."""
        return len(self.filled) > 0 and all(self.filled)

    def is_open(self):
        """formats.md: "`open`: it has an open one"."""
        return self.first_open() is not None


class Field:
    """What lies in one field, and what steps 1 to 6 have made of it so far."""

    def __init__(self, doc, name):
        self.name = name
        self.players = doc["players"]
        self.im = doc["im"]
        self.shared = doc.get("shared_suitor")
        self.suitors = suitor_order(doc)
        self.tile = doc.get("tiles", {}).get(name, {})
        self.board = {player: doc.get("boards", {}).get(player, {}).get(name, {})
                      for player in self.players}
        self.stack = {player: [Card(card, f"boards.{player}.{name}.stack[{place}]")
                               for place, card in enumerate(self.board[player].get("stack", []))]
                      for player in self.players}
        self.deployed = []
        self.placed = []
        self.returned = {player: 0 for player in self.players}
        self.loyalty_collected = {player: 0 for player in self.players}
        self.collected = {player: {} for player in self.players}
        self.authority_change = {player: 0 for player in self.players}
        self.charisma_change = {player: 0 for player in self.players}

    def charisma_cubes(self, player):
        return self.board[player].get("charisma", 0)

    def fill_next(self, player):
        """Put one cube on the player's next open ambition (section 4, step 1: "cards top to bottom,
        on a card top to bottom").  Answers (card, ambition), or None where none is open."""
        for place, card in enumerate(self.stack[player]):
            ambition = card.first_open()
            if ambition is not None:
                card.filled[ambition] = True
                card.cubes += 1
                return place, ambition
        return None

    def has_open(self, player):
        return any(card.is_open() for card in self.stack[player])

    def place(self, player, source, cubes):
        """Steps 2 to 4: the player's cubes go, one after the other, on their next open ambitions.
        Answers how many found none."""
        while cubes > 0 and self.fill_next(player) is not None:
            self.placed.append({"by": player, "from": source})
            cubes -= 1
        return cubes


def resolve_field(doc, name, unknown):
    """Section 4, steps 1 to 6 for one field."""
    field = Field(doc, name)
    suitors_deploy(field)
    im_places(field)
    activate_loyalty(field)
    activate_abilities(field, unknown)
    authority = tally_authority(field, unknown)
    charisma = tally_charisma(field, unknown)
    result = {
        "deployed": field.deployed,
        "placed": field.placed,
        "returned": without_zeros(field.returned),
        "loyalty_collected": without_zeros(field.loyalty_collected),
        "collected": {player: without_zeros(things) for player, things in field.collected.items()
                      if without_zeros(things)},
        "authority": authority,
        "charisma": charisma,
    }
    result.update(award(field, authority, charisma))
    return result


def without_zeros(counts):
    """formats.md: "Maps leave out players and things with 0"."""
    return {key: count for key, count in counts.items() if count != 0}


def most(candidates, shared, comparisons):
    """Compare one thing after the other, each only among those still tied.

    `candidates` are in Suitor order; the last tie goes to the shared Suitor if it is among the tied,
    else to the first in Suitor order.  Answers who, and what decided.
    """
    tied = list(candidates)
    for reason, value_of in comparisons:
        best = max(value_of(player) for player in tied)
        tied = [player for player in tied if value_of(player) == best]
        if len(tied) == 1:
            return tied[0], reason
    if shared in tied:
        return shared, "shared"
    return tied[0], "seat"


def suitors_deploy(field):
    """Section 4, step 1."""
    left = {giver: dict(field.board[giver].get("for", {})) for giver in field.suitors}

    for receiver in field.suitors:
        while field.has_open(receiver):
            givers = [giver for giver in field.suitors if left[giver].get(receiver, 0) > 0]
            if not givers:
                break
            if len(givers) == 1:
                giver, reason = givers[0], "only"
            else:
                # Here the last tie is by seat alone: no word of the shared Suitor in step 1 (and
                # with three seats only one other Suitor can have cubes for a receiver).
                giver, reason = most(givers, None, [
                    ("support", lambda player: left[player][receiver]),
                    ("charisma", field.charisma_cubes)])
            left[giver][receiver] -= 1
            card, ambition = field.fill_next(receiver)
            field.deployed.append({"by": giver, "on": receiver, "card": card, "ambition": ambition,
                                   "decided_by": reason})
            # "The deployer collects 1 loyalty, which lies in front of this field."
            field.loyalty_collected[giver] += 1

    # "Cubes that find no ambition return to the supply."
    for giver in field.suitors:
        field.returned[giver] += sum(left[giver].values())


def im_places(field):
    """Section 4, step 2: the IM's own cubes on their own ambitions; "the rest returns"."""
    field.returned[field.im] += field.place(field.im, "own", field.board[field.im].get("support", 0))


def activate_loyalty(field):
    """Section 4, step 3: played loyalty, "1 support from the supply for a Suitor, 2 for the IM"; "R:
    Suitor order, the IM last".  What finds no ambition is none of the player's own cubes."""
    for player in field.suitors + [field.im]:
        cubes_each = 2 if player == field.im else 1
        field.place(player, "loyalty", field.board[player].get("loyalty", 0) * cubes_each)


def activate_abilities(field, unknown):
    """Section 4, step 4: "R: Suitor order then IM, top to bottom, also of cards that got no support"."""
    for player in field.suitors + [field.im]:
        for card in field.stack[player]:
            if card.abilities is None:
                unknown.append(f"{card.path}.abilities")
                continue
            for place, ability in enumerate(card.abilities):
                if ability["kind"] != "manual":
                    activate(field, player, card, ability)
                elif ability.get("effects") is None:
                    unknown.append(f"{card.path}.abilities[{place}].effects")
                else:
                    # Small print: "done and judged one after the other like abilities".
                    for effect in ability["effects"]:
                        activate(field, player, card, effect)


def activate(field, player, card, ability):
    """Section 4, step 4: what one ability does, judged at this moment."""
    kind = ability["kind"]
    count = ability.get("count", 0)

    if kind == "place_support":
        field.place(player, "ability", count)

    elif kind == "collect":
        what = ability["what"]
        if ability.get("from", "supply") == "card":
            # "takes a cube only if one lies there, and the filled ambition keeps its authority"
            count = min(count, card.cubes)
            card.cubes -= count
        things = field.collected[player]
        things[what] = things.get(what, 0) + count

    elif kind == "authority":
        applies = {"always": True, "filled": card.is_filled(), "open": card.is_open()}
        if applies[ability["when"]]:
            field.authority_change[player] += count

    elif kind == "charisma":
        field.charisma_change[player] += count

    else:
        raise ValueError(f"no such ability: {kind}")


def known(value, path, unknown):
    """formats.md: an unknown value counts 0, and its path is listed."""
    if value is None:
        unknown.append(path)
        return 0
    return value


def tally_authority(field, unknown):
    """Section 4, step 5: "printed authority + filled ambitions + ability changes; the IM adds the tile
    in front of this field"."""
    total = {}
    for player in field.players:
        total[player] = field.authority_change[player]
        for card in field.stack[player]:
            total[player] += known(card.authority, f"{card.path}.authority", unknown)
            if card.ambition is None:
                unknown.append(f"{card.path}.ambition")
                continue
            for place, value in enumerate(card.ambition):
                # Only the value of a filled ambition went into the total.
                if card.filled[place]:
                    total[player] += known(value, f"{card.path}.ambition[{place}]", unknown)
    total[field.im] += known(field.tile.get("authority", 0), f"tiles.{field.name}.authority", unknown)
    return total


def tally_charisma(field, unknown):
    """Section 4, step 5: "cubes + cards' charisma + ability changes; the IM adds that tile's"."""
    total = {}
    for player in field.players:
        total[player] = field.charisma_cubes(player) + field.charisma_change[player]
        for card in field.stack[player]:
            total[player] += known(card.charisma, f"{card.path}.charisma", unknown)
    total[field.im] += known(field.tile.get("charisma", 0), f"tiles.{field.name}.charisma", unknown)
    return total


def award(field, authority, charisma):
    """Section 4, step 6."""
    suitors_authority = sum(authority[suitor] for suitor in field.suitors)
    suitors_charisma = sum(charisma[suitor] for suitor in field.suitors)

    # "more authority wins; tie -> more charisma; tie -> the IM"
    if authority[field.im] != suitors_authority:
        decided_by = "authority"
        im_wins = authority[field.im] > suitors_authority
    elif charisma[field.im] != suitors_charisma:
        decided_by = "charisma"
        im_wins = charisma[field.im] > suitors_charisma
    else:
        decided_by = "im"
        im_wins = True

    if im_wins:
        return {"winner": "im", "decided_by": decided_by, "tile_to": field.im,
                "tile_decided_by": None, "denarii": {field.im: 1}}

    tile_to, tile_decided_by = most(field.suitors, field.shared, [
        ("authority", lambda suitor: authority[suitor]),
        ("charisma", lambda suitor: charisma[suitor])])
    denarii = {suitor: 1 for suitor in field.suitors if field.loyalty_collected[suitor] > 0}
    return {"winner": "suitors", "decided_by": decided_by, "tile_to": tile_to,
            "tile_decided_by": tile_decided_by, "denarii": denarii}


def next_im(doc, fields):
    """Section 4, "Next IM", and "Two players"."""
    im_tiles = sum(1 for name in FIELDS if fields[name]["winner"] == "im")
    if im_tiles >= 2:
        return {"player": doc["im"], "kept": True, "decided_by": "tiles", "bonus": False}

    # "most authority over all three fields (also the lost ones)"
    suitors = suitor_order(doc)
    shared = doc.get("shared_suitor")
    named, decided_by = most(suitors, shared, [
        ("authority", lambda suitor: sum(fields[name]["authority"][suitor] for name in FIELDS)),
        ("charisma", lambda suitor: sum(fields[name]["charisma"][suitor] for name in FIELDS))])

    if named == shared:
        # "if the shared Suitor would become IM, the human Suitor does, without the bonus"
        human = [suitor for suitor in suitors if suitor != shared][0]
        return {"player": human, "kept": False, "decided_by": decided_by, "bonus": False}
    return {"player": named, "kept": False, "decided_by": decided_by, "bonus": True}

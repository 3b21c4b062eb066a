# SPDX-License-Identifier: GPL-3.0-or-later
"""A slow model of Caesar!, written from the rules page and the formats page and from nothing else.

play(doc) answers what `scriba caesar --json` has to answer to the input doc, or {"bad": "moves[3]"} for a
move that is not allowed.
"""

from collections import Counter, namedtuple
from fractions import Fraction

# The map and the tokens, copied from the rules.
BORDERS = [tuple(line.split()) for line in """
    hispania-ulterior hispania-citerior shield
    hispania-ulterior mauretania ship
    hispania-citerior gallia sword
    mauretania sardinia ship
    mauretania numidia sword
    sardinia gallia shield
    sardinia sicilia ship
    sardinia italia shield
    gallia gallia-cisalpina sword
    numidia sicilia ship
    numidia africa sword
    sicilia italia sword
    sicilia africa ship
    italia gallia-cisalpina sword
    italia achaia ship
    italia macedonia shield
    italia dalmatia ship
    gallia-cisalpina dalmatia shield
    africa achaia ship
    africa cyrene shield
    achaia macedonia sword
    achaia creta shield
    macedonia dalmatia sword
    cyrene creta shield
    cyrene aegyptus sword
    creta aegyptus ship
    creta asia shield
    aegyptus asia ship
    aegyptus syria sword
    asia syria shield
""".strip().splitlines()]
PROVINCES = """
    hispania-ulterior hispania-citerior mauretania sardinia gallia
    numidia sicilia italia gallia-cisalpina africa
    achaia macedonia dalmatia cyrene creta
    aegyptus asia syria
""".split()
TOKENS = ([(symbol, large, 6 - large) for symbol in ("sword", "shield", "ship") for large in (6, 5, 4, 3)]
          + [("laurel", 4, 0), ("laurel", 3, 1), ("laurel", 2, 2), ("laurel", 2, 2)])
SIDES = ("caesar", "pompey")
OTHER = {"caesar": "pompey", "pompey": "caesar"}
AROUND = {province: [i for i, (a, b, _) in enumerate(BORDERS) if province in (a, b)] for province in PROVINCES}
BETWEEN = {frozenset((a, b)): i for i, (a, b, _) in enumerate(BORDERS)}
RULES = {"bonus_to": "closer", "senate_needs_control": True, "might": "control", "both_last": "draw"}


class Bad(Exception):
    """A move that is not allowed."""


def demand(condition):
    if not condition:
        raise Bad


def find_border(pair):
    demand(frozenset(pair) in BETWEEN)
    return BETWEEN[frozenset(pair)]


def fits(token, symbol):
    return token[0] in (symbol, "laurel")


# A token on a border space. It is replaced, never changed, so that a game is copied quickly.
Laid = namedtuple("Laid", "by symbol facing face_down")


class Game:
    def __init__(self, first, rules, bonus):
        self.rules = {**RULES, **rules}
        self.bonus = bonus
        self.turn, self.extra, self.after_extra = first, False, None
        self.unseen = {side: Counter(TOKENS) for side in SIDES}
        self.left = {side: 12 for side in SIDES}
        self.hand = {side: 2 for side in SIDES}
        self.senate = {side: 0 for side in SIDES}
        self.spaces = [None] * len(BORDERS)
        self.links = [None] * len(BORDERS)
        self.scored = {}   # province -> totals
        self.owner = {}    # province -> controller or None
        self.control = {province: 0 for province in PROVINCES}
        self.down = {province: 0 for province in PROVINCES}
        self.taken = {}    # province -> who took its tile
        self.winner = self.reason = self.stuck = None
        self.met = set()

    def copy(self):
        other = object.__new__(Game)
        for name, value in self.__dict__.items():
            other.__dict__[name] = value.copy() if isinstance(value, (dict, list, set)) else value
        other.unseen = {side: tokens.copy() for side, tokens in self.unseen.items()}
        return other

    # Questions

    def is_full(self, province):
        return all(self.spaces[i] for i in AROUND[province])

    def totals(self, province):
        result = {side: 0 for side in SIDES}
        for i in AROUND[province]:
            laid = self.spaces[i]
            if laid and not laid.face_down:
                result[laid.by] += laid.facing[province]
        return result

    def face_up(self, province):
        return self.control[province] - self.down[province]

    def can_place(self, side):
        return any(count and fits(token, symbol)
                   for token, count in self.unseen[side].items()
                   for (_, _, symbol), laid in zip(BORDERS, self.spaces) if laid is None)

    def would_close(self, border):
        return [province for province in BORDERS[border][:2]
                if all(self.spaces[i] or i == border for i in AROUND[province])]

    # Moves

    def move(self, move):
        by = move["by"]
        if "cannot_place" in move:
            demand(move["cannot_place"] is True)
            if self.stuck == by:
                self.stuck = None
                return
            demand(self.reason is None and self.turn == by)
            self.end(OTHER[by], "cannot-place")
            return
        demand(self.reason is None and self.turn == by)
        self.place(by, move)

    def place(self, by, move):
        border = find_border(move["border"])
        symbol, one, other = move["token"]
        kind = (symbol, max(one, other), min(one, other))
        demand(self.spaces[border] is None)
        demand(self.unseen[by][kind] > 0)
        demand(fits(kind, BORDERS[border][2]))

        closing = self.would_close(border)
        order = move["border"]
        if "order" in move:
            demand(len(closing) == 2 and set(move["order"]) == set(closing))
            order = move["order"]
        closing.sort(key=order.index)

        self.unseen[by][kind] -= 1
        self.spaces[border] = Laid(by, symbol, dict(zip(move["border"], (one, other))), False)
        for province in closing:
            self.score(province)
        if len(closing) == 2:
            self.met.add("two closed at once")

        if closing:
            self.look_for_last(by)
        extra = self.take_tiles(by, closing, [choice for choice in move.get("might", [])])
        self.pass_turn(by, extra)

    def score(self, province):
        totals = self.totals(province)
        self.scored[province] = totals
        if totals["caesar"] == totals["pompey"]:
            self.owner[province] = None
            self.met.add("a tie")
            return
        winner = max(SIDES, key=totals.get)
        self.owner[province] = winner
        owed = 2 if province == "italia" else 1
        self.control[province] = min(owed, self.left[winner])
        self.left[winner] -= self.control[province]
        if self.control[province] < owed:
            self.met.add("fewer than owed")
        if self.control[province] == 0:
            return
        for i in AROUND[province]:
            neighbour = [p for p in BORDERS[i][:2] if p != province][0]
            if (self.owner.get(neighbour) == winner and self.face_up(neighbour) > 0 and self.links[i] is None
                    and self.left[winner] > 0):
                self.links[i] = winner
                self.left[winner] -= 1
                self.met.add("a link")
            elif self.owner.get(neighbour) == winner and self.face_up(neighbour) == 0:
                self.met.add("no link to a token face down")

    def look_for_last(self, by):
        done = [side for side in SIDES if self.left[side] == 0]
        if len(done) == 2:
            self.met.add("both used up")
            self.end("draw" if self.rules["both_last"] == "draw" else by, "last-control-token")
        elif done:
            self.end(done[0], "last-control-token")

    def take_tiles(self, by, closing, choices):
        extra = None
        for province in closing:
            tile = self.bonus.get(province)
            owner = by if self.rules["bonus_to"] == "closer" else self.owner[province]
            if tile is None or owner is None:
                continue
            if self.reason:
                self.met.add("a tile that nobody took")
                continue
            self.taken[province] = owner
            if tile == "tactics":
                extra = extra or owner
            elif tile == "wealth":
                self.hand[owner] += 1
            elif tile == "might":
                self.turn_over(owner, choices.pop(0) if choices else None)
            else:
                self.take_senate(by, province, owner)
        demand(not any(choices))
        return extra

    def turn_over(self, owner, choice):
        if choice is None:
            return
        allowed = self.rules["might"]
        if "control" in choice:
            province = choice["control"]
            demand(allowed in ("control", "either"))
            demand(self.owner.get(province) == OTHER[owner] and self.face_up(province) > 0)
            self.down[province] += 1
            self.met.add("Might on control")
        else:
            border = find_border(choice["influence"])
            laid = self.spaces[border]
            demand(allowed in ("influence", "either"))
            demand(laid and laid.by == OTHER[owner] and not laid.face_down)
            self.spaces[border] = laid._replace(face_down=True)
            self.met.add("Might on influence")

    def take_senate(self, by, province, owner):
        if self.rules["senate_needs_control"] and self.owner[province] != owner:
            self.met.add("Senate without control")
            return
        tokens = min(self.senate_tiles(owner), self.left[owner])
        self.senate[owner] += tokens
        self.left[owner] -= tokens
        self.look_for_last(by)

    def senate_tiles(self, side):
        return sum(self.bonus[province] == "senate" for province, owner in self.taken.items() if owner == side)

    def pass_turn(self, by, extra):
        ordinary = self.after_extra if self.extra else OTHER[by]
        if self.reason:
            return
        if extra:
            self.turn, self.extra, self.after_extra = extra, True, ordinary
            self.met.add("an extra turn of the " + ("same" if extra == by else "other") + " side")
        else:
            self.turn, self.extra, self.after_extra = ordinary, False, None
        if not self.can_place(self.turn):
            self.stuck = self.turn
            self.end(OTHER[self.turn], "cannot-place")
            self.met.add("nothing that fits")

    def end(self, winner, reason):
        self.winner, self.reason = winner, reason

    # The answer

    def report(self):
        over = self.reason is not None
        return {
            "provinces": {province: self.report_province(province) for province in PROVINCES},
            "borders": [self.report_border(i) for i in range(len(BORDERS))],
            "players": {side: self.report_player(side) for side in SIDES},
            "next": None if over else self.turn,
            "extra_turn": self.extra and not over,
            "winner": self.winner,
            "reason": self.reason,
        }

    def report_province(self, province):
        return {
            "closed": province in self.scored,
            "totals": self.scored.get(province, self.totals(province)),
            "controller": self.owner.get(province),
            "control_tokens": self.control[province],
            "face_down": self.down[province],
            "bonus": self.bonus.get(province),
            "bonus_taken_by": self.taken.get(province),
        }

    def report_border(self, i):
        laid = self.spaces[i]
        pair = list(BORDERS[i][:2])
        return {
            "between": pair,
            "by": laid.by if laid else None,
            "token": [laid.symbol, laid.facing[pair[0]], laid.facing[pair[1]]] if laid else None,
            "face_down": laid.face_down if laid else False,
            "link": self.links[i],
        }

    def report_player(self, side):
        unseen = list(self.unseen[side].elements())
        odds = {symbol: str(Fraction(sum(fits(token, symbol) for token in unseen), len(unseen) or 1))
                for symbol in ("sword", "shield", "ship")}
        return {
            "control_left": self.left[side],
            "senate_tiles": self.senate_tiles(side),
            "senate_tokens": self.senate[side],
            "hand_size": self.hand[side],
            "placed": sum(laid is not None and laid.by == side for laid in self.spaces),
            "unseen": [list(token) for token in sorted(unseen, key=lambda t: (t[0], -t[1], -t[2]))],
            "odds": odds,
        }


class Answer(dict):
    """The answer, and what was met on the way to it."""


def play(doc):
    game = Game(doc.get("first", "caesar"), doc.get("rules", {}), doc.get("bonus", {}))
    for i, move in enumerate(doc.get("moves", [])):
        try:
            game.move(move)
        except Bad:
            answer = Answer(bad=f"moves[{i}]")
            answer.met = {"bad input"}
            return answer
    answer = Answer(game.report())
    answer.met = game.met | {f"winner {game.winner}"} | ({f"end {game.reason}"} if game.reason else set())
    return answer

# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games of Caesar!, and now and then one with a move that is not allowed."""

from caesar_model import BORDERS, OTHER, PROVINCES, SIDES, Bad, Game, find_border, fits

TILES = ["senate"] * 5 + ["wealth"] * 4 + ["tactics"] * 4 + ["might"] * 4
REQUIRED = [
    "winner None", "winner caesar", "winner pompey", "winner draw", "end last-control-token", "end cannot-place",
    "two closed at once", "a tie", "a link", "no link to a token face down", "fewer than owed", "both used up",
    "Might on control", "Might on influence", "Senate without control", "a tile that nobody took",
    "an extra turn of the same side", "an extra turn of the other side", "nothing that fits", "bad input",
]


def caesar_case(dice):
    doc = {"format": "scriba-caesar/1"}
    first = dice.pick(SIDES)
    rules = {key: dice.pick(values) for key, values in {
        "bonus_to": ["closer", "controller"], "senate_needs_control": [True, False],
        "might": ["control", "influence", "either"], "both_last": ["draw", "draw", "active"],
    }.items() if dice.chance(0.8)}
    if first != "caesar" or dice.chance(0.5):
        doc["first"] = first
    if rules or dice.chance(0.5):
        doc["rules"] = rules
    bonus = tiles(dice)
    if bonus or dice.chance(0.5):
        doc["bonus"] = bonus

    game = Game(first, rules, bonus)
    manner = dice.pick(["any"] * 8 + ["long", "even"])
    moves = []
    while game.reason is None and not (manner == "any" and dice.chance(0.02)):
        move = next_move(dice, game, manner)
        if move is None or (dice.chance(0.003) and manner == "any"):
            move = {"by": game.turn, "cannot_place": True}
        game.move(move)
        moves.append(move)
    if game.stuck and dice.chance(0.4):
        # Once more than the program says it by itself; twice more is too often.
        moves += [{"by": game.stuck, "cannot_place": True}] * (2 if dice.chance(0.2) else 1)
    if dice.chance(0.06):
        spoil(dice, game, moves)
    if moves or dice.chance(0.5):
        doc["moves"] = moves
    return doc


def tiles(dice):
    manner = dice.pick(["real"] * 6 + ["any", "senate", "none"])
    if manner == "none":
        return {}
    if manner == "any":
        return {province: dice.pick(TILES) for province in PROVINCES if dice.chance(0.7)}
    if manner == "senate":
        return {province: "senate" for province in PROVINCES}
    others = dice.random.sample(TILES, len(TILES))
    return {province: "senate" if province == "italia" else others.pop() for province in PROVINCES}


def some_move(dice, game):
    """Any placement by whose turn it is, or None."""
    spaces = [i for i, laid in enumerate(game.spaces) if laid is None]
    tokens = [token for token, count in game.unseen[game.turn].items() if count]
    for _ in range(60):
        border, token = dice.pick(spaces), dice.pick(tokens)
        if fits(token, BORDERS[border][2]):
            return placement(dice, game, border, token)
    for border in spaces:
        for token in tokens:
            if fits(token, BORDERS[border][2]):
                return placement(dice, game, border, token)
    return None


def placement(dice, game, border, token):
    pair = list(BORDERS[border][:2])
    values = list(token[1:])
    if dice.chance(0.5):
        pair.reverse()
    if dice.chance(0.5):
        values.reverse()
    move = {"by": game.turn, "token": [token[0], *values], "border": pair}
    closing = game.would_close(border)
    if len(closing) == 2 and dice.chance(0.6):
        move["order"] = dice.random.sample(closing, 2)
    if any(game.bonus.get(province) == "might" for province in closing) and dice.chance(0.9):
        move["might"] = choose_might(dice, game, move)
        if move["might"] is None:
            del move["might"]
    return move


def choose_might(dice, game, move):
    """What Might turns over: tried on a copy, because it depends on what is scored before."""
    for _ in range(8):
        choices = [some_choice(dice, game) for _ in range(dice.pick([1, 1, 2, 3]))]
        trial = game.copy()
        try:
            trial.move({**move, "might": choices})
        except Bad:
            continue
        return choices
    return None


def some_choice(dice, game):
    if dice.chance(0.15):
        return None
    held = [province for province in PROVINCES if game.owner.get(province)]
    if held and dice.chance(0.5):
        return {"control": dice.pick(held)}
    laid = [i for i, space in enumerate(game.spaces) if space]
    pair = list(BORDERS[dice.pick(laid)][:2]) if laid else list(BORDERS[0][:2])
    return {"influence": dice.random.sample(pair, 2)}


def next_move(dice, game, manner):
    """A placement in the manner of this game: any; one that does not hasten the end; or one that keeps both even."""
    best = some_move(dice, game)
    if best is None or manner == "any":
        return best
    best_value = value_of(game, best, manner)
    for _ in range(5):
        move = some_move(dice, game)
        value = value_of(game, move, manner)
        if value > best_value:
            best, best_value = move, value
    return best


def value_of(game, move, manner):
    if not game.would_close(find_border(move["border"])):
        return 0 if manner == "long" else -1
    trial = game.copy()
    trial.move(move)
    if trial.winner == "draw" or "both used up" in trial.met:
        return 1000
    placed = sum(game.left.values()) - sum(trial.left.values())
    if manner == "long":
        return -placed - 100 * (trial.reason == "last-control-token")
    return placed - 4 * abs(trial.left["caesar"] - trial.left["pompey"]) - 500 * (trial.reason is not None)


def spoil(dice, game, moves):
    """One move that is not allowed, in one way."""
    where = dice.up_to(len(moves))
    if where == len(moves) or "token" not in moves[where]:
        moves.append({"by": dice.pick(SIDES), "token": ["sword", 6, 0], "border": ["gallia", "syria"]})
        return
    move = moves[where] = dict(moves[where])
    way = dice.pick(["turn", "border", "taken", "token", "symbol", "order", "might", "target", "after"])
    if way == "turn":
        move["by"] = OTHER[move["by"]]
    elif way == "border":
        move["border"] = ["syria", "italia"]
    elif way == "taken" and where > 0 and "border" in moves[where - 1]:
        move["border"] = moves[where - 1]["border"]
    elif way == "token":
        move["token"] = [move["token"][0], 9, 0]
    elif way == "symbol":
        move["token"] = ["sword", 6, 0]
    elif way == "order":
        move["order"] = list(reversed(move["border"]))
    elif way == "might":
        move["might"] = [None, {"control": "italia"}, None, {"influence": ["italia", "sicilia"]}]
    elif way == "target":
        move["might"] = [{"control": "syria"}]
    elif game.reason:
        moves.append({"by": game.turn, "token": ["laurel", 2, 2], "border": list(BORDERS[0][:2])})

# SPDX-License-Identifier: GPL-3.0-or-later
"""A second, slow model of the final scoring of 44 BCE.

Written sentence by sentence from rules/44bce.md (section 6) and formats.md (score), and from nothing
else, so that the program can be compared with it.  It expects valid input.
"""

FIELDS = ("political", "military", "social")


def score(doc):
    """The object that `scriba score --json` prints (formats.md, "score: input and output")."""
    unknown = []
    if doc["senate"] is None and not pairs_are_entered(doc):
        unknown.append("senate")

    players = [score_player(doc, place, unknown) for place in range(len(doc["players"]))]
    is_shared = [seat.get("shared", False) for seat in doc["players"]]
    contenders = [player for player, shared in zip(players, is_shared) if not shared]
    for player, shared in zip(players, is_shared):
        player["rank"] = None if shared else rank(player, contenders)

    winners, decided_by = decide(contenders)
    result = {"players": players, "winners": winners, "decided_by": decided_by}
    if unknown:
        result["unknown"] = unknown
    return result


def pairs_are_entered(doc):
    """Small print: "if any player has it (`senate_pairs`), a missing one is 0 and nothing is
    unknown"."""
    return any("senate_pairs" in seat for seat in doc["players"])


def known(value, path, unknown):
    """formats.md: an unknown value counts 0, and its path is listed."""
    if value is None:
        unknown.append(path)
        return 0
    return value


def score_player(doc, place, unknown):
    """Section 6: the lines 1 to 7, on top of the Imperium on the track."""
    seat = doc["players"][place]
    path = f"players[{place}]"
    fields = field_totals(seat, path, unknown)
    lines = {
        "track": seat.get("track", 0),
        "allegiance": allegiance(seat, path, unknown),
        "senate": 3 * senate_pairs(doc["senate"], seat),
        "lictors_loyalty": seat.get("lictors", 0) + seat.get("loyalty", 0),
        "structures": structures(seat, path, unknown),
        # Line 5: "twice the lowest of the three field totals"
        "recruits": 2 * min(fields[field] for field in FIELDS),
        "statues": statues(seat, path, unknown),
        "denarii": seat.get("denarii", 0),
    }
    player = {"name": seat["name"], "fields": fields, "total": sum(lines.values())}
    player.update(lines)
    # "R: all three fields, as in 5"; "R: all stored cubes, support too"
    player["tiebreak_authority_ambition"] = sum(fields[field] for field in FIELDS)
    player["tiebreak_influence"] = seat.get("influence", 0)
    return player


def allegiance(seat, path, unknown):
    """Section 6, line 1: printed Imperium of the tiles in the Collegium, or its plain total."""
    total = seat.get("allegiance_imperium", 0)
    for place, tile in enumerate(seat.get("allegiance", [])):
        total += known(tile.get("imperium", 0), f"{path}.allegiance[{place}].imperium", unknown)
    return total


def tiles_of(seat, field):
    """How many allegiance tiles of a field: counted in the list, or given as a plain count."""
    listed = sum(1 for tile in seat.get("allegiance", []) if tile["field"] == field)
    return listed + seat.get("allegiance_counts", {}).get(field, 0)


def senate_pairs(senate, seat):
    """Section 6, line 2: "pairs = min(n_a, n_b), or floor(n_a / 2) where both are the same field; or
    `manual`"."""
    if senate is None:
        return seat.get("senate_pairs", 0)
    first, second = senate
    if first == second:
        return tiles_of(seat, first) // 2
    return min(tiles_of(seat, first), tiles_of(seat, second))


def structures(seat, path, unknown):
    """Section 6, line 4: printed Imperium of each structure, "once per architect on it"."""
    total = seat.get("structures_imperium", 0)
    for place, structure in enumerate(seat.get("structures", [])):
        imperium = known(structure.get("imperium", 0),
                         f"{path}.structures[{place}].imperium", unknown)
        total += imperium * structure.get("architects", 1)
    return total


def statues(seat, path, unknown):
    """Section 6, line 6: "a `bonus` (a statue's, in Imperium) counts once"."""
    total = seat.get("statue_bonus", 0)
    for place, structure in enumerate(seat.get("structures", [])):
        total += known(structure.get("bonus", 0), f"{path}.structures[{place}].bonus", unknown)
    return total


def field_totals(seat, path, unknown):
    """Section 6, line 5: per field "the printed authority + all ambition values (filled or not)"."""
    totals = {field: seat.get("field_totals", {}).get(field, 0) for field in FIELDS}
    for place, recruit in enumerate(seat.get("recruits", [])):
        card = f"{path}.recruits[{place}]"
        value = known(recruit.get("authority", 0), f"{card}.authority", unknown)
        ambition = recruit.get("ambition", [])
        if ambition is None:
            unknown.append(f"{card}.ambition")
            ambition = []
        for space, worth in enumerate(ambition):
            value += known(worth, f"{card}.ambition[{space}]", unknown)
        totals[recruit["field"]] += value
    return totals


def standing(player):
    """Section 6, "Winner": most Imperium, then authority + ambition, then influence."""
    return (player["total"], player["tiebreak_authority_ambition"], player["tiebreak_influence"])


def rank(player, contenders):
    """formats.md: "competition ranks (1, 2, 2, 4) after tie-breaks"."""
    return 1 + sum(1 for other in contenders if standing(other) > standing(player))


def decide(contenders):
    """Section 6, "Winner": who wins, and the rule that decided.  Shared victories in seat order."""
    if len(contenders) == 1:
        return [contenders[0]["name"]], "only"
    tied = contenders
    for reason, value in (("imperium", "total"),
                          ("authority_ambition", "tiebreak_authority_ambition"),
                          ("influence", "tiebreak_influence")):
        best = max(player[value] for player in tied)
        tied = [player for player in tied if player[value] == best]
        if len(tied) == 1:
            return [tied[0]["name"]], reason
    return [player["name"] for player in tied], "shared"

"""What happens at a table of Pebbles: deals, fines, adjustments, the end; and what the referee answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.errors import ConflictError, RulesError, Violation
from referee.families.acts import ADJUSTMENT, END, ROUND
from referee.families.budget import Steps
from referee.families.protocol import Rematch, Seating
from referee.families.seats import find_seat
from referee.families.standing import Standing, Status
from referee.families.steps import BANK, POT, Due, Line, Step, player_id
from referee_pebbles.rules import Rules
from referee_pebbles.table import Table, dumped, loaded, pass_deal, rematch, seat, standing

Document = Mapping[str, Any]
_WITHOUT = -3
"""Points for a player without a pebble."""
_FINE = 2
"""Units of the stake."""


class Engine:
    """What happens at a table."""

    def open(self, rules: Rules, seating: Seating) -> Step[Table]:
        """The table before its first deal."""
        return Step(seat(rules, seating), {})

    def play(self, table: Table, act: Document, steps: Steps | None = None) -> Step[Table]:
        """What an act leads to."""
        if table.ended is not Status.PLAYING:
            raise ConflictError("The game is over.", code="game_must_be_going_on")
        return _ACTS[act["kind"]](table, act)

    def dump(self, table: Table) -> dict[str, Any]:
        """The table as JSON, without its rules."""
        return dumped(table)

    def load(self, opened: Table, document: Document) -> Table:
        """The table that `dump` wrote."""
        return loaded(opened, document)

    def standing(self, table: Table) -> Standing:
        """Where the game stands."""
        return standing(table)

    def scores(self, table: Table) -> dict[str, int]:
        """Every side's score."""
        return dict(zip(table.sides, table.scores, strict=True))

    def rematch(self, table: Table) -> Rematch:
        """Who plays again."""
        return rematch(table)

    def count(self, table: Table, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        """The deals and the pebbles of each player."""
        return {
            player_id(at): {"rounds": table.deals, "pebbles": taken} for at, taken in enumerate(table.pebbles)
        }

    def judge(self, table: Table, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        """Whether some pebbles are worth what is claimed; null pebbles were not seen."""
        seen = [pebbles for pebbles in claim["pebbles"] if pebbles is not None]
        worth, told = sum(map(_worth, seen)), f"{len(seen)} of {len(claim['pebbles'])} players"
        answer = {"rule": "target", "explanation": f"{told} make {worth} points.", "would_settle": None}
        if len(seen) < len(claim["pebbles"]):
            return answer | {"verdict": "undetermined", "would_settle": "Counting everybody's pebbles."}
        return answer | {"verdict": "legal" if worth == claim["points"] else "illegal", "worth": worth}


def _worth(pebbles: int) -> int:
    return pebbles or _WITHOUT


def _seat(table: Table, text: str, path: str = "/player") -> int:
    found = find_seat(table.seated(), text, path)
    if isinstance(found, Violation):
        raise RulesError.of([found])
    return found


def _deal(table: Table, act: Document) -> Step[Table]:
    pebbles = None if "pebbles" not in act else _of_all(table, act["pebbles"])
    points = _points(table, act["points"]) if pebbles is None else _counted(table, pebbles)
    before = table.scores
    after = tuple(old + new for old, new in zip(before, points, strict=True))
    lines = tuple(
        Line(
            None, "pebbles", points[at], before[at], after[at], "target", f"{points[at]} for this deal.", side
        )
        for at, side in enumerate(table.sides)
    )
    taken = table.pebbles if pebbles is None else tuple(map(sum, zip(table.pebbles, pebbles, strict=True)))
    played = pass_deal(replace(table, scores=after, pebbles=taken, deals=table.deals + 1))
    antes = tuple(Due(player_id(at), (POT,), 1, "ante") for at in range(len(table.names)))
    by_side = dict(zip(table.sides, points, strict=True))
    told = {"points": by_side}
    if pebbles is not None:
        told = {"pebbles": {player_id(at): taken for at, taken in enumerate(pebbles)}}
    kept = {"kind": ROUND, **told}
    facts = {
        "number": played.deals,
        "dealer": None if table.dealer is None else player_id(table.dealer),
        "points": by_side,
    }
    step = Step(played, kept, lines, facts, antes, round_number=played.deals)
    return _finished(step) if max(after) >= table.rules.target else step


def _of_all(table: Table, given: Mapping[str, int]) -> tuple[int, ...]:
    """By seat; nobody may be missing."""
    by_seat = {_seat(table, text, f"/pebbles/{text}"): pebbles for text, pebbles in given.items()}
    missing = [name for at, name in enumerate(table.names) if at not in by_seat]
    if missing:
        message = f"How many pebbles has {missing[0]}?"
        raise RulesError.of([Violation("/pebbles", "every_pebble_must_be_counted", message)])
    return tuple(by_seat[at] for at in range(len(table.names)))


def _counted(table: Table, pebbles: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(_worth(pebbles[at]) for at in team) for team in table.teams)


def _points(table: Table, given: Mapping[str, int]) -> tuple[int, ...]:
    """By team; a player stands for theirs."""
    ids, by_team = table.sides, dict[int, int]()
    for text, points in given.items():
        team = ids.index(text) if text in ids else table.team_of(_seat(table, text, f"/points/{text}"))
        by_team[team] = points
    missing = [side for at, side in enumerate(ids) if at not in by_team]
    if missing:
        message = f"What did {missing[0]} score?"
        raise RulesError.of([Violation("/points", "every_pebble_must_be_counted", message)])
    return tuple(by_team[at] for at in range(len(ids)))


def _finished(step: Step[Table]) -> Step[Table]:
    """The game is over: the pot goes to the winners, or to the bank where nobody has won."""
    table = replace(step.table, ended=Status.FINISHED)
    result = standing(table).result
    winners = () if result is None else result.winners
    payees = tuple(
        player_id(at) for at in range(len(table.names)) if table.sides[table.team_of(at)] in winners
    )
    units = table.deals * len(table.names)
    paid = (Due(POT, payees or (BANK,), units, "payout"),) if units else ()
    return replace(step, table=table, dues=(*step.dues, *paid))


def _fine(table: Table, act: Document) -> Step[Table]:
    at = _seat(table, act["player"])
    fines = tuple(count + (seat == at) for seat, count in enumerate(table.fines))
    step = _scored(replace(table, fines=fines), at, -1, "fine", f"{table.names[at]} is fined a point.")
    kept = {"kind": "fine", "player": player_id(at)}
    return replace(step, act=kept, dues=(Due(player_id(at), (BANK,), _FINE, "fine"),))


def _adjustment(table: Table, act: Document) -> Step[Table]:
    ids = table.sides
    at = table.teams[ids.index(act["player"])][0] if act["player"] in ids else _seat(table, act["player"])
    step = _scored(table, at, act["points"], ADJUSTMENT, f"Adjustment. {act['reason']}")
    kept = {"kind": ADJUSTMENT, "player": player_id(at), "points": act["points"], "reason": act["reason"]}
    return replace(step, act=kept)


def _scored(table: Table, at: int, points: int, kind: str, text: str) -> Step[Table]:
    """The table with points for the side of somebody."""
    team = table.team_of(at)
    before = table.scores[team]
    scores = tuple(score + points * (place == team) for place, score in enumerate(table.scores))
    line = Line(player_id(at), kind, points, before, before + points, kind, text, table.sides[team])
    return Step(replace(table, scores=scores), {}, (line,))


def _end(table: Table, act: Document) -> Step[Table]:
    kept = {"kind": END, "reason": act["reason"]}
    if act["reason"] == "agreed":
        return _finished(Step(table, kept))
    players = tuple(map(player_id, range(len(table.names))))
    units = table.deals * len(players)
    back = (Due(POT, players, units, "refund"),) if units else ()
    return Step(replace(table, ended=Status.ABANDONED), kept, dues=back)


_ACTS = {ROUND: _deal, "fine": _fine, ADJUSTMENT: _adjustment, END: _end}

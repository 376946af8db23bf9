"""Tables and acts for the tests, each in a line."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.table.table import Table
from referee.families.options.document import rules_document
from referee.families.protocol import Seating
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Event, Sheet

Act = dict[str, Any]


def house(options: Mapping[str, Any]) -> dict[str, Any]:
    """A partial rules document from options by their dotted names.

    >>> house({"limit.points": 21, "limit.exactly": "safe", "score": "running"})
    {'limit': {'points': 21, 'exactly': 'safe'}, 'score': 'running'}
    """
    document: dict[str, Any] = {}
    for option, value in options.items():
        *sections, name = option.split(".")
        inner = document
        for section in sections:
            inner = inner.setdefault(section, {})
        inner[name] = value
    return document


def rules_of(variant: str, options: Mapping[str, Any] | None = None) -> Rules:
    """A variant's rules with house rules by their dotted names."""
    return FITTING.read(VARIANTS[variant].rules, house(options or {}))


def table_of(
    variant: str,
    names: str = "Ann Bo Cy",
    options: Mapping[str, Any] | None = None,
    *,
    scores: str = "",
    dealer: str | None = None,
    leader: str | None = None,
) -> Table:
    """A table before its first hand; `scores` are what the players have already, in seat order."""
    seating = Seating(tuple(names.split()), dealer, leader)
    table = CUCUMBER.engine.open(rules_of(variant, options), seating).table
    players = list(table.players)
    for seat, score in enumerate(scores.split()):
        players[seat] = replace(players[seat], score=int(score))
    return replace(table, players=tuple(players))


def opening_of(variant: str, names: str = "Ann Bo Cy", options: Mapping[str, Any] | None = None) -> Opening:
    """How a game of a variant begins."""
    overrides = house(options or {})
    rules = rules_document(rules_of(variant, options))
    return Opening(
        family=CUCUMBER, variant=variant, house_rules=overrides, rules=rules, players=tuple(names.split())
    )


def table_view(table: Table) -> dict[str, Any]:
    """Where a game stands, as clients see it."""
    stands = CUCUMBER.engine.standing(table)
    return {
        "status": stands.status.value,
        "players": [player.document() for player in stands.players],
        "next": stands.next and stands.next.document(),
        "result": stands.result_document(),
    }


def correction_event(number: int, correction: Correction, corrected: Sheet) -> Event:
    """The event that tells of a correction which has led to a sheet."""
    replaced = (entry for entry in corrected.entries if entry.recorded.event in correction.replace)
    kind, body = correction.event(next(replaced, None))
    return Event(number, kind, body, f"at {number}")


def _pairs(text: str) -> list[tuple[str, str]]:
    words = text.split()
    return list(zip(words[::2], words[1::2], strict=True))


def hand(plays: str, **more: Any) -> Act:
    """A hand by its last trick: `hand("Ann 5 Bo 9")`."""
    last_trick = [{"player": player, "card": card} for player, card in _pairs(plays)]
    return {"kind": "hand", "last_trick": last_trick, **more}


def outcome(taker: str, card: str | None, *, calls: Mapping[str, Any] | None = None, **members: Any) -> Act:
    """A hand in the short form: `outcome("Cy", "9", tied=["Bo"])`."""
    return {"kind": "hand", "outcome": {"taker": taker, "card": card, **members}, "calls": dict(calls or {})}


def adjustment(player: str, points: int, reason: str = "Said so.") -> Act:
    return {"kind": "adjustment", "player": player, "points": points, "reason": reason}


def buy_in(player: str) -> Act:
    return {"kind": "buy_in", "player": player}


def dealer(player: str) -> Act:
    return {"kind": "dealer", "player": player}


def join(name: str) -> Act:
    return {"kind": "join", "name": name}


def withdrawal(player: str) -> Act:
    return {"kind": "withdrawal", "player": player}


def end(reason: str = "agreed") -> Act:
    return {"kind": "end", "reason": reason}


def after(table: Table, *acts: Act) -> Table:
    """The table after these acts."""
    for act in acts:
        table = play(table, act).table
    return table


def refused(table: Table, act: Act) -> tuple[Violation, ...]:
    """What is wrong with an act that breaks the rules."""
    with pytest.raises(RulesError) as caught:
        play(table, act)
    assert caught.value.violations
    return caught.value.violations


def one_violation(table: Table, act: Act) -> Violation:
    """The only thing that is wrong with an act."""
    (violation,) = refused(table, act)
    return violation


def scores(table: Table) -> list[int]:
    return [player.score for player in table.players]


def statuses(table: Table) -> list[str]:
    return [player.status.value for player in table.players]


def winners(table: Table) -> list[str] | None:
    """The winners' names; None while the game goes on."""
    return None if table.result is None else [table.name(seat) for seat in table.result.winners]


def places(table: Table) -> dict[str, int]:
    """Everybody's place by name, best first."""
    assert table.result is not None
    return {table.name(seat): place for seat, place in table.result.places}

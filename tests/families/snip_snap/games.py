"""Games in a line each: tables, deals, questions, turns."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.protocol import Seating
from referee.families.rounds.table import Table
from referee.families.snip_snap.family import SNIP_SNAP
from referee.families.snip_snap.rules.options import Rules
from referee.families.standing import Result
from referee.families.steps import Step

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
ENGINE = SNIP_SNAP.engine


def opened(variant: str, players: int = 4, house_rules: dict[str, Any] | None = None) -> Table[Rules]:
    rules = SNIP_SNAP.catalogue.read(variant, house_rules or {}, players=players)
    return ENGINE.open(rules, Seating(NAMES[:players])).table


def deal(table: Table[Rules], **told: Any) -> Step[Table[Rules]]:
    return ENGINE.play(table, {"kind": "hand", **told})


def wrong(table: Table[Rules], **told: Any) -> list[Violation]:
    with pytest.raises(RulesError) as caught:
        deal(table, **told)
    return list(caught.value.violations)


def codes(found: list[Violation]) -> list[tuple[str, str]]:
    return [(one.path, one.code) for one in found]


def scores(table: Table[Rules]) -> list[int]:
    return [*ENGINE.scores(table).values()]


def result(table: Table[Rules]) -> Result:
    found = ENGINE.standing(table).result
    assert found is not None
    return found


def ask(table: Table[Rules], kind: str, **told: Any) -> dict[str, Any]:
    return ENGINE.judge(table, {"kind": kind, **told})


def refused(table: Table[Rules], kind: str, **told: Any) -> list[tuple[str, str]]:
    with pytest.raises(RulesError) as caught:
        ask(table, kind, **told)
    return codes(list(caught.value.violations))


def turns(text: str) -> list[dict[str, Any]]:
    """`7C p1, - p2, 7D+7H p3`: cards and who played them; `-` is a pass."""
    return [_turn(*one.split()) for one in text.split(", ")]


def _turn(played: str, player: str) -> dict[str, Any]:
    if "+" in played:
        return {"player": player, "cards": played.split("+")}
    return {"player": player, "card": None if played == "-" else played}

"""Games in a line each: what everybody laid down, and how it stands then."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.books.family import BOOKS
from referee.families.books.rules.options import Rules
from referee.families.protocol import Seating
from referee.families.rounds.table import Table
from referee.families.standing import Result
from referee.families.steps import Step
from tests.families.books.asking import NAMES

ENGINE = BOOKS.engine
B1 = {"p1": "A 7 10 2", "p2": "K Q J 3 4", "p3": "5 6 8 9"}
"""The ranks that three players laid down."""


def opened(variant: str, players: int = 3, house_rules: dict[str, Any] | None = None) -> Table[Rules]:
    rules = BOOKS.catalogue.read(variant, house_rules or {}, players=players)
    return ENGINE.open(rules, Seating(NAMES[:players])).table


def deal(table: Table[Rules], **told: Any) -> Step[Table[Rules]]:
    return ENGINE.play(table, {"kind": "hand", **told})


def by_ranks(**told: str) -> dict[str, list[str]]:
    """`p1="A 7"`: the ranks by player."""
    return {player: ranks.split() for player, ranks in told.items()}


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

"""Games in a line each: what everybody laid down, and how it stands then."""

from __future__ import annotations

from typing import Any

from referee.families.books.family import BOOKS
from referee.families.rounds.table import Table
from tests.families.rounds.playing import Tables

ENGINE = BOOKS.engine
_TABLES = Tables(BOOKS)
deal, wrong, scores, result = _TABLES.deal, _TABLES.wrong, _TABLES.scores, _TABLES.result
B1 = {"p1": "A 7 10 2", "p2": "K Q J 3 4", "p3": "5 6 8 9"}
"""The ranks that three players laid down."""


def opened(variant: str, players: int = 3, house_rules: dict[str, Any] | None = None) -> Table[Any]:
    return _TABLES.opened(variant, players, house_rules)


def by_ranks(**sets: str) -> dict[str, list[str]]:
    """`p1="A 7"`: the ranks by player."""
    return {player: ranks.split() for player, ranks in sets.items()}

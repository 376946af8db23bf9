"""Questions to the referee in a line each, and games to ask them in."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.books.referee.judging import JUDGES
from referee.families.books.rules.options import Rules
from referee.families.books.rules.variants import RULE_SETS
from referee.families.options.document import read_options
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Terms
from tests.verdicts import in_words

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


def rules_of(variant: str, house_rules: dict[str, Any] | None = None) -> Rules:
    base = next(row.rules for row in RULE_SETS if row.id == variant)
    return read_options(base, house_rules or {})


def table_of(variant: str, players: int = 3, house_rules: dict[str, Any] | None = None) -> Table[Rules]:
    rules, seats = rules_of(variant, house_rules), range(players)
    teams = tuple((seat,) for seat in seats)
    return Table(rules, Terms(range(2, 8)), NAMES[:players], teams, (0,) * players, players - 1)


def ask(table: Table[Rules], kind: str, **claim: Any) -> dict[str, Any]:
    return in_words(JUDGES[kind](table, {"kind": kind} | claim, None))


def refused(table: Table[Rules], kind: str, **claim: Any) -> list[Violation]:
    with pytest.raises(RulesError) as caught:
        ask(table, kind, **claim)
    return list(caught.value.violations)


def steps(text: str) -> list[dict[str, Any]]:
    """A history in a line: `p1 p2 Q 0, p2 draws, p3 draws QS, p3 lays Q`; a card where a suit is told."""
    return [_step(*step.split()) for step in text.split(", ")]


def _step(player: str, other: str, *rest: str) -> dict[str, Any]:
    if other == "lays":
        return {"player": player, "set": rest[0]}
    if other == "draws":
        return {"player": player} | ({"shown": rest[0]} if rest else {"drew": 1})
    request, given = rest[0], int(rest[1])
    named = "rank" if request in {"10", *"AKQJ98765432"} else "card"
    shown = {"shown": rest[2]} if len(rest) > 2 else {}
    return {"player": player, "of": other, named: request, "given": given} | shown

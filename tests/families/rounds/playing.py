"""Games of rounds as tests play them, whichever family they are of."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from referee.errors import RulesError, Violation
from referee.families.protocol import AnyFamily, Seating
from referee.families.rounds.table import Table
from referee.families.standing import Result
from referee.families.steps import Due, Step

NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo")


class Game:
    """A game as it goes on; after each act the table is written down and read again."""

    family: ClassVar[AnyFamily]

    def __init__(self, variant: str, players: int, house_rules: Any = None) -> None:
        opened = open_table(self.family, variant, players, house_rules)
        self.opened, self.table = opened.table, opened.table
        self.dues: list[Due] = [*opened.dues]
        self.entries: list[dict[str, Any]] = []

    def act(self, kind: str, **members: Any) -> Step[Any]:
        engine = self.family.engine
        step = engine.play(self.table, {"kind": kind, **members})
        self.table = engine.load(self.opened, engine.dump(step.table))
        assert self.table == step.table
        self.dues += step.dues
        self.entries.append({**step.act, **step.facts, "lines": [line.document() for line in step.lines]})
        return step

    def refused(self, **members: Any) -> list[Violation]:
        return Tables(self.family).wrong(self.table, **members)

    @property
    def scores(self) -> list[int]:
        return Tables(self.family).scores(self.table)

    @property
    def winners(self) -> list[str]:
        return [*self.family.engine.standing(self.table).winners]


class Tables:
    """Tables of one family, each a value: what a round leads to, and how it stands then."""

    def __init__(self, family: AnyFamily) -> None:
        self.family, self.engine = family, family.engine

    def opened(self, variant: str, players: int, house_rules: Any = None) -> Table[Any]:
        return open_table(self.family, variant, players, house_rules).table

    def deal(self, table: Table[Any], **members: Any) -> Step[Table[Any]]:
        return self.engine.play(table, {"kind": "hand", **members})

    def wrong(self, table: Table[Any], **members: Any) -> list[Violation]:
        with pytest.raises(RulesError) as caught:
            self.deal(table, **members)
        return [*caught.value.violations]

    def scores(self, table: Table[Any]) -> list[int]:
        return [*self.engine.scores(table).values()]

    def result(self, table: Table[Any]) -> Result:
        ended = self.engine.standing(table).result
        assert ended is not None
        return ended


def open_table(family: AnyFamily, variant: str, players: int, house_rules: Any) -> Step[Any]:
    rules = family.catalogue.read(variant, house_rules or {}, players=players)
    return family.engine.open(rules, Seating(NAMES[:players]))


def codes(violations: list[Violation]) -> list[tuple[str, str]]:
    return [(violation.path, violation.code) for violation in violations]


def lines(step: Step[Any]) -> list[tuple[str | None, str, int]]:
    return [(line.side, line.kind, line.points) for line in step.lines]

"""A game of Rummy as tests play it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.protocol import Seating
from referee.families.rummy.family import RUMMY
from referee.families.steps import Due, Step

NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal")


class Game:
    """A game as it goes on; after each act the table is written down and read again."""

    def __init__(self, variant: str, players: int, house_rules: Any = None) -> None:
        rules = RUMMY.catalogue.read(variant, house_rules or {}, players=players)
        opened = RUMMY.engine.open(rules, Seating(NAMES[:players]))
        self.opened, self.table = opened.table, opened.table
        self.dues: list[Due] = [*opened.dues]
        self.entries: list[dict[str, Any]] = []

    def act(self, kind: str, **members: Any) -> Step[Any]:
        step = RUMMY.engine.play(self.table, {"kind": kind, **members})
        self.table = RUMMY.engine.load(self.opened, RUMMY.engine.dump(step.table))
        assert self.table == step.table
        self.dues += step.dues
        self.entries.append({**step.act, **step.facts, "lines": [line.document() for line in step.lines]})
        return step

    def round(self, **members: Any) -> Step[Any]:
        return self.act("hand", **members)

    def refused(self, **members: Any) -> list[Violation]:
        with pytest.raises(RulesError) as caught:
            RUMMY.engine.play(self.table, {"kind": "hand", **members})
        return [*caught.value.violations]

    def codes(self, **members: Any) -> list[str]:
        return [one.code for one in self.refused(**members)]

    @property
    def scores(self) -> list[int]:
        return [*RUMMY.engine.scores(self.table).values()]

    @property
    def winners(self) -> list[str]:
        return [*RUMMY.engine.standing(self.table).winners]

    @property
    def dealer(self) -> str | None:
        coming = RUMMY.engine.standing(self.table).next
        return None if coming is None else coming.dealer


def ask(
    variant: str, kind: str, *, house_rules: Any = None, players: int = 2, **claim: Any
) -> dict[str, Any]:
    table = Game(variant, players, house_rules).table
    return RUMMY.engine.judge(table, {"kind": kind, **claim})


def cannot(variant: str, kind: str, *, house_rules: Any = None, **claim: Any) -> list[str]:
    """The codes of what keeps a claim from being judged."""
    with pytest.raises(RulesError) as caught:
        ask(variant, kind, house_rules=house_rules, **claim)
    return [one.code for one in caught.value.violations]


def lines(step: Step[Any]) -> list[tuple[str | None, str, int]]:
    return [(line.side, line.kind, line.points) for line in step.lines]

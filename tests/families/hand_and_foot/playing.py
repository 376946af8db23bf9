"""A game of Hand and Foot as tests play it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.hand_and_foot.family import HAND_AND_FOOT
from referee.families.protocol import Seating
from referee.families.steps import Due, Step

NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Fay")
NOTHING: dict[str, Any] = {"melded": 0, "held": 0}


class Game:
    """A game as it goes on; after each act the table is written down and read again."""

    def __init__(self, variant: str = "hand-and-foot", players: int = 4, house_rules: Any = None) -> None:
        rules = HAND_AND_FOOT.catalogue.read(variant, house_rules or {}, players=players)
        opened = HAND_AND_FOOT.engine.open(rules, Seating(NAMES[:players]))
        self.opened, self.table = opened.table, opened.table
        self.dues: list[Due] = [*opened.dues]
        self.entries: list[dict[str, Any]] = []

    def act(self, kind: str, **members: Any) -> Step[Any]:
        step = HAND_AND_FOOT.engine.play(self.table, {"kind": kind, **members})
        self.table = HAND_AND_FOOT.engine.load(self.opened, HAND_AND_FOOT.engine.dump(step.table))
        assert self.table == step.table
        self.dues += step.dues
        self.entries.append({**step.act, **step.facts, "lines": [line.document() for line in step.lines]})
        return step

    def round(
        self, out: str | None = None, *, t1: Any = NOTHING, t2: Any = NOTHING, **members: Any
    ) -> Step[Any]:
        return self.act("hand", out=out, sides={"t1": t1, "t2": t2}, **members)

    def refused(self, **members: Any) -> list[Violation]:
        with pytest.raises(RulesError) as caught:
            HAND_AND_FOOT.engine.play(self.table, {"kind": "hand", **members})
        return [*caught.value.violations]

    @property
    def scores(self) -> list[int]:
        return [*HAND_AND_FOOT.engine.scores(self.table).values()]

    @property
    def winners(self) -> list[str]:
        return [*HAND_AND_FOOT.engine.standing(self.table).winners]


def ask(
    kind: str, *, variant: str = "hand-and-foot", house_rules: Any = None, **claim: Any
) -> dict[str, Any]:
    table = Game(variant, 4, house_rules).table
    return HAND_AND_FOOT.engine.judge(table, {"kind": kind, **claim})


def cannot(kind: str, *, house_rules: Any = None, **claim: Any) -> list[str]:
    """The codes of what keeps a claim from being judged."""
    with pytest.raises(RulesError) as caught:
        ask(kind, house_rules=house_rules, **claim)
    return [one.code for one in caught.value.violations]


def lines(step: Step[Any]) -> list[tuple[str | None, str, int]]:
    return [(line.side, line.kind, line.points) for line in step.lines]

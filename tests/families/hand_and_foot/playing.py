"""A game of Hand and Foot as tests play it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.hand_and_foot.family import HAND_AND_FOOT
from referee.families.steps import Step
from tests.families.rounds import playing
from tests.verdicts import in_words

NOTHING: dict[str, Any] = {"melded": 0, "held": 0}


class Game(playing.Game):
    """A game of Hand and Foot."""

    family = HAND_AND_FOOT

    def __init__(self, variant: str = "hand-and-foot", players: int = 4, house_rules: Any = None) -> None:
        super().__init__(variant, players, house_rules)

    def round(
        self, out: str | None = None, *, t1: Any = NOTHING, t2: Any = NOTHING, **members: Any
    ) -> Step[Any]:
        return self.act("hand", out=out, sides={"t1": t1, "t2": t2}, **members)


def ask(
    kind: str, *, variant: str = "hand-and-foot", house_rules: Any = None, **claim: Any
) -> dict[str, Any]:
    table = Game(variant, 4, house_rules).table
    return in_words(HAND_AND_FOOT.engine.judge(table, {"kind": kind, **claim}))


def cannot(kind: str, *, house_rules: Any = None, **claim: Any) -> list[str]:
    """The codes of what keeps a claim from being judged."""
    with pytest.raises(RulesError) as caught:
        ask(kind, house_rules=house_rules, **claim)
    return [violation.code for violation in caught.value.violations]

"""A game of Rummy as tests play it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.rummy.family import RUMMY
from referee.families.steps import Step
from tests.families.rounds import playing
from tests.verdicts import in_words


class Game(playing.Game):
    """A game of Rummy."""

    family = RUMMY

    def round(self, **members: Any) -> Step[Any]:
        return self.act("hand", **members)

    def codes(self, **members: Any) -> list[str]:
        return [violation.code for violation in self.refused(**members)]

    @property
    def dealer(self) -> str | None:
        coming = RUMMY.engine.standing(self.table).next
        return None if coming is None else coming.dealer


def ask(
    variant: str, kind: str, *, house_rules: Any = None, players: int = 2, **claim: Any
) -> dict[str, Any]:
    table = Game(variant, players, house_rules).table
    return in_words(RUMMY.engine.judge(table, {"kind": kind, **claim}))


def cannot(variant: str, kind: str, *, house_rules: Any = None, **claim: Any) -> list[str]:
    """The codes of what keeps a claim from being judged."""
    with pytest.raises(RulesError) as caught:
        ask(variant, kind, house_rules=house_rules, **claim)
    return [violation.code for violation in caught.value.violations]

"""Questions about plays in a line each, and what the referee answers."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.table.table import Table
from tests.tables import table_of
from tests.verdicts import in_words

FOUR = "Ann Bo Cy Di"


def claim(trick: str, play: str, player: str | None = None, **more: Any) -> dict[str, Any]:
    """A claim such as `claim("10 J", "9", holding="9 3")`: who plays follows from the trick."""
    plays = trick.split()
    members = {name: value.split() if isinstance(value, str) else value for name, value in more.items()}
    return {
        "kind": "play",
        "trick": [{"player": f"p{at + 1}", "cards": cards.split("-")} for at, cards in enumerate(plays)],
        "player": player or f"p{len(plays) + 1}",
        "cards": play.split("-"),
    } | members


def answer(
    variant: str, question: dict[str, Any], house_rules: dict[str, Any] | None = None, *, names: str = FOUR
) -> dict[str, Any]:
    return ask(table_of(variant, names, house_rules), question)


def ask(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    """The verdict in English words."""
    return in_words(judge_claim(table, question))


def violations(table: Table, question: dict[str, Any]) -> list[Violation]:
    """Everything that cannot be about a claim."""
    with pytest.raises(RulesError) as caught:
        judge_claim(table, question)
    return list(caught.value.violations)

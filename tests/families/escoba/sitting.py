"""Tables of Escoba for tests, and what is done at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from referee.errors import ConflictError, RulesError
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.family import ESCOBA
from referee.families.escoba.rules.options import Rules
from referee.families.protocol import Seating
from referee.families.rounds.table import Table
from referee.families.steps import Line
from tests.refusals import words
from tests.verdicts import in_words

NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Fay")


def table(
    variant: str = "escoba", players: int = 2, house_rules: Document | None = None, **seating: Any
) -> Table[Rules]:
    """A table before its first round; Ann leads unless a dealer is named."""
    rules = ESCOBA.catalogue.read(variant, dict(house_rules or {}), players=players)
    return ESCOBA.engine.open(rules, Seating(NAMES[:players], **seating)).table


def play(at: Table[Rules], **act: Any) -> tuple[Table[Rules], tuple[Line, ...], Document]:
    """The table after a round, its lines, and its entry; the act that is stored leads to the same again."""
    step = ESCOBA.engine.play(at, {"kind": "hand", **act})
    again = ESCOBA.engine.play(at, step.act)
    assert (again.table, again.act, again.lines) == (step.table, step.act, step.lines)
    assert ESCOBA.engine.load(at, ESCOBA.engine.dump(step.table)) == step.table
    return step.table, step.lines, {**step.act, **step.facts}


def scores(at: Table[Rules], **act: Any) -> list[int]:
    """The score of a first round, by side."""
    return [*play(at, **act)[0].scores]


def kinds(lines: Sequence[Line]) -> list[tuple[str, str | None, int]]:
    """Each line's kind, side and points."""
    return [(line.kind, line.side, line.points) for line in lines]


def refused(at: Table[Rules], **act: Any) -> dict[str, str]:
    """The violations of a round: messages by code and path."""
    with pytest.raises((RulesError, ConflictError)) as caught:
        ESCOBA.engine.play(at, {"kind": "hand", **act})
    return {f"{violation.code} {violation.path}": words(violation) for violation in caught.value.violations}


def ask(at: Table[Rules], kind: str, steps: Steps | None = None, **claim: Any) -> dict[str, Any]:
    """The referee's answer."""
    return in_words(ESCOBA.engine.judge(at, {"kind": kind, **claim}, steps))


def plays(*texts: str) -> list[dict[str, Any]]:
    """`p2 5S KC` is a play of the 5♠ that takes the K♣."""
    words = [text.split() for text in texts]
    return [{"player": player, "card": card, "take": take} for player, card, *take in words]

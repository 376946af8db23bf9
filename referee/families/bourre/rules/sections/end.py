"""The options of the end of the game.

Source: Winning Moves Booray (2011).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import Between
from referee.families.options.option import Misfit, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules

MOST_TARGET = 1_000_000


class EndWhen(StrEnum):
    """The events that end the game."""

    AGREED = "agreed"
    ONE_LEFT = "one_left"
    TARGET = "target"


def _without_chips(rules: Rules) -> Iterator[Misfit]:
    if rules.end.when is not EndWhen.AGREED and rules.chips.start is None:
        yield Misfit(Said("bourre-end-without-chips", {"when": Typed(rules.end.when.value)}), "agreed")


def _target_missing(rules: Rules) -> Iterator[Misfit]:
    when, target, start = rules.end.when, rules.end.target, rules.chips.start or 0
    if when is EndWhen.TARGET and (target is None or target <= start):
        yield Misfit(Said("bourre-target-missing"), f"above {start}")
    if when is not EndWhen.TARGET and target is not None:
        yield Misfit(Said("bourre-target-otherwise", {"target": target, "when": Typed(when.value)}), None)


@dataclass(frozen=True, slots=True)
class EndRules:
    """When the game is over."""

    when: EndWhen = option(EndWhen.AGREED, misfits=_without_chips)
    target: Annotated[int | None, Between(1, MOST_TARGET)] = option(
        None,
        args=lambda rules: {"chips": rules.end.target or 0},
        misfits=_target_missing,
    )

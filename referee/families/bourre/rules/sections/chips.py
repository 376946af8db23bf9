"""The options of the chips that players begin with.

Source: Winning Moves Booray (2011); National Bourré League.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.sections.ante import MOST_CHIPS, AnteBy
from referee.families.options.forms import Between
from referee.families.options.option import Misfit, option
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class Short(StrEnum):
    """The consequences for a player who cannot pay."""

    OWES = "owes"
    OUT = "out"


def _needed(rules: Rules) -> Iterator[Misfit]:
    if rules.chips.start is None and rules.chips.short is Short.OUT:
        yield Misfit(Said("bourre-out-without-start"), "owes")
    if rules.chips.short is not Short.OUT:
        return
    if rules.ante.to_stay:
        yield Misfit(Said("bourre-out-and-to-stay", {"chips": rules.ante.to_stay}), "owes")
    if rules.ante.chosen:
        yield Misfit(Said("bourre-out-and-chosen-ante"), "owes")
    if rules.ante.by is AnteBy.DEALER:
        yield Misfit(Said("bourre-out-and-dealer-antes"), "owes")
    if rules.chips.start is not None and rules.chips.start < rules.ante.chips:
        yield Misfit(Said("bourre-start-below-ante", {"chips": rules.chips.start}), "owes")


def _nobody_is_out(rules: Rules) -> Iterator[Misfit]:
    if rules.chips.rebuys and rules.chips.start is None:
        yield Misfit(Said("bourre-rebuys-without-start", {"rebuys": rules.chips.rebuys}), 0)
    if rules.chips.rebuys and rules.chips.short is not Short.OUT:
        yield Misfit(Said("bourre-rebuys-of-nobody", {"rebuys": rules.chips.rebuys}), 0)


@dataclass(frozen=True, slots=True)
class ChipRules:
    """The rules of the chips that players have."""

    start: Annotated[int | None, Between(1, MOST_CHIPS)] = option(
        None,
        args=lambda rules: {"chips": rules.chips.start or 0},
    )
    short: Short = option(Short.OWES, misfits=_needed)
    rebuys: Annotated[int, Between(0, 99)] = option(0, misfits=_nobody_is_out)
    """The number of times that a player who is out may take new chips."""

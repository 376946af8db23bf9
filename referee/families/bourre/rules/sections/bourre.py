"""The options of a bourré: what it pays.

Source: pagat.com Bourré; National Bourré League; Heart of Louisiana; PVPspinArena's guide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.sections.pot import MOST_POT
from referee.families.options.forms import Between
from referee.families.options.option import Misfit, option
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class BourrePays(StrEnum):
    """The amounts that whoever stayed and took no trick pays."""

    POT = "pot"
    FIXED = "fixed"


def _number_missing(rules: Rules) -> Iterator[Misfit]:
    if rules.bourre.pays is BourrePays.FIXED and rules.bourre.chips is None:
        yield Misfit(Said("bourre-fixed-without-chips"), "a number of chips")
    if rules.bourre.pays is BourrePays.POT and rules.bourre.chips is not None:
        yield Misfit(Said("bourre-chips-without-fixed"), None)


def _limit_of_a_number(rules: Rules) -> Iterator[Misfit]:
    if rules.bourre.pays is BourrePays.FIXED and rules.bourre.at_most is not None:
        yield Misfit(Said("bourre-nothing-to-limit"), None)


@dataclass(frozen=True, slots=True)
class BourreRules:
    """The rules of bourrés, and of what they cost."""

    pays: BourrePays = option(BourrePays.POT)
    chips: Annotated[int | None, Between(1, MOST_POT)] = option(
        None,
        args=lambda rules: {"chips": rules.bourre.chips or 0},
        misfits=_number_missing,
    )
    at_most: Annotated[int | None, Between(1, MOST_POT)] = option(
        None,
        args=lambda rules: {"chips": rules.bourre.at_most or 0},
        misfits=_limit_of_a_number,
    )

"""The options of a bourré: what it pays.

Source: pagat.com Bourré; National Bourré League; Heart of Louisiana; PVPspinArena's guide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.sections.pot import MOST_POT
from referee.families.bourre.rules.words import chips
from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class BourrePays(Choice):
    """The amounts that whoever stayed and took no trick pays."""

    POT = "pot", "as many chips as were in the pot before anything was paid out"
    FIXED = "fixed", "a fixed number of chips"


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

    pays: BourrePays = option(BourrePays.POT, "What a bourré pays")
    chips: Annotated[int | None, Between(1, MOST_POT)] = option(
        None,
        "The chips of a bourré, where they are fixed",
        says=OfValue(lambda count: "none are" if count is None else chips(count)),
        misfits=_number_missing,
    )
    at_most: Annotated[int | None, Between(1, MOST_POT)] = option(
        None,
        "The most that a bourré pays",
        says=OfValue(lambda most: "there is no limit" if most is None else chips(most)),
        misfits=_limit_of_a_number,
    )

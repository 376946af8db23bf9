"""The options of the pot: what wins it, what a tie does, how much of it can be won, and what is left.

Source: pagat.com Bourré; Denexa Games: Bourré; National Bourré League; PVPspinArena's guide; Clipper Darrell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Misfit, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules

MOST_POT = 1_000_000


class WonBy(StrEnum):
    """The ways to win the pot."""

    MOST = "most"
    MAJORITY = "majority"


class Tie(StrEnum):
    """The uses of the pot when nobody wins it alone."""

    CARRY = "carry"
    SPLIT = "split"
    AGREE = "agree"
    PLAY_OFF = "play_off"


class Left(StrEnum):
    """The players who get what is in the pot when the game ends."""

    SPLIT = "split"
    MOST_CHIPS = "most_chips"


def _majority_of_two(rules: Rules) -> Iterator[Misfit]:
    if rules.pot.won_by is WonBy.MAJORITY and rules.pot.tie is not Tie.CARRY:
        message = Said("bourre-majority-is-carried", {"tie": Typed(rules.pot.tie.value)})
        yield Misfit(message, "carry")


@dataclass(frozen=True, slots=True)
class PotRules:
    """The rules of the pot."""

    won_by: WonBy = option(WonBy.MOST, heading=Heading.POT)
    tie: Tie = option(Tie.CARRY, misfits=_majority_of_two)
    at_most: Annotated[int | None, Between(1, MOST_POT)] = option(
        None,
        args=lambda rules: {"chips": rules.pot.at_most or 0},
        heading=Heading.POT,
        applies=lambda rules: rules.pot.at_most is not None,
    )
    left: Left = option(Left.SPLIT, heading=Heading.END)

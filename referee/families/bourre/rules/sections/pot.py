"""The options of the pot: what wins it, what a tie does, how much of it can be won, and what is left.

Source: pagat.com Bourré; Denexa Games: Bourré; National Bourré League; PVPspinArena's guide; Clipper Darrell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.words import chips
from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules

MOST_POT = 1_000_000


class WonBy(Choice):
    """The ways to win the pot."""

    MOST = "most", "whoever takes more tricks than anybody else wins the pot"
    MAJORITY = "majority", "whoever takes more than half of the tricks wins the pot"


class Tie(Choice):
    """The uses of the pot when nobody wins it alone."""

    CARRY = "carry", "it stays for the next hand"
    SPLIT = "split", "those who tie for most tricks share it"
    AGREE = (
        "agree",
        "those who tie for most tricks decide whether to share it, and it stays for the next hand if not",
    )
    PLAY_OFF = (
        "play_off",
        "it stays for the next hand, in which only those who tied may stay and nobody antes",
    )


class Left(Choice):
    """The players who get what is in the pot when the game ends."""

    SPLIT = "split", "what is still in the pot is shared equally by all who are in"
    MOST_CHIPS = "most_chips", "what is still in the pot goes to whoever has won most chips"


def _majority_of_two(rules: Rules) -> Iterator[Misfit]:
    if rules.pot.won_by is WonBy.MAJORITY and rules.pot.tie is not Tie.CARRY:
        message = Said("bourre-majority-is-carried", {"tie": Typed(rules.pot.tie.value)})
        yield Misfit(message, "carry")


def _at_most(most: int | None) -> str:
    if most is None:
        return "all of it is won"
    return f"at most {chips(most)} of it are won, and the rest stays for the next hand"


@dataclass(frozen=True, slots=True)
class PotRules:
    """The rules of the pot."""

    won_by: WonBy = option(WonBy.MOST, "What wins the pot", heading=Heading.POT)
    tie: Tie = option(Tie.CARRY, "A pot that nobody wins alone", misfits=_majority_of_two)
    at_most: Annotated[int | None, Between(1, MOST_POT)] = option(
        None,
        "How much of a pot is won",
        says=OfValue(_at_most),
        heading=Heading.POT,
        applies=lambda rules: rules.pot.at_most is not None,
    )
    left: Left = option(Left.SPLIT, "The pot when the game ends", heading=Heading.END)

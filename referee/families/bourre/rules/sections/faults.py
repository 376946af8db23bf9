"""The options of faults: what each that is called at the table leads to.

Source: pagat.com Bourré, "irregularities"; Denexa Games: Bourré; National Bourré League; Cajun Crate.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.options.forms import AtMost
from referee.families.options.messages import Args, message
from referee.families.options.option import option
from referee.words.said import with_and

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class Penalty(StrEnum):
    """The penalties for a fault."""

    PAY = "pay"
    BAR = "bar"
    LOSE_DEAL = "lose_deal"


class BarredLeader(StrEnum):
    """The winners when a player who is barred has most tricks."""

    CARRY = "carry"
    NEXT_BEST = "next_best"


def _penalties(fault: str) -> Callable[[Rules], Args]:
    """The penalties for a fault, as a list of what a player does who is at fault."""

    def args(rules: Rules) -> Args:
        penalties = getattr(rules.faults, fault)
        listed = [message(rules, "penalty", {"penalty": penalty.value}) for penalty in penalties]
        return {"penalties": with_and(listed)} if listed else {}

    return args


Penalties = Annotated[tuple[Penalty, ...], AtMost(3, distinct=True)]


@dataclass(frozen=True, slots=True)
class FaultRules:
    """The rules of faults."""

    renege: Penalties = option((Penalty.PAY, Penalty.BAR), args=_penalties("renege"), heading=Heading.FAULTS)
    """One that is found out later."""
    corrected: Penalties = option(
        (Penalty.BAR, Penalty.LOSE_DEAL), args=_penalties("corrected"), heading=Heading.FAULTS
    )
    """A renege put right before the next card."""
    out_of_turn: Penalties = option((), args=_penalties("out_of_turn"), heading=Heading.FAULTS)
    spoke_early: Penalties = option(
        (Penalty.LOSE_DEAL,), args=_penalties("spoke_early"), heading=Heading.FAULTS
    )
    barred_leader: BarredLeader = option(
        BarredLeader.CARRY,
        heading=Heading.FAULTS,
        applies=lambda rules: rules.faults.can_bar,
    )

    @property
    def can_bar(self) -> bool:
        """True if anything keeps a player from winning."""
        return any(
            Penalty.BAR in of for of in (self.renege, self.corrected, self.out_of_turn, self.spoke_early)
        )

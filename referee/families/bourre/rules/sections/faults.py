"""The options of faults: what each that is called at the table leads to.

Source: pagat.com Bourré, "irregularities"; Denexa Games: Bourré; National Bourré League; Cajun Crate.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.options.forms import AtMost
from referee.families.options.option import Choice, OfValue, option
from referee.families.options.words import listed


class Penalty(Choice):
    """The penalties for a fault."""

    PAY = "pay", "pays like a bourré"
    BAR = "bar", "cannot win this pot"
    LOSE_DEAL = "lose_deal", "loses the next turn to deal"


class BarredLeader(Choice):
    """The winners when a player who is barred has most tricks."""

    CARRY = "carry", "nobody wins when a player who is barred takes most tricks"
    NEXT_BEST = "next_best", "players who are barred are left out when tricks are compared"


def _fault(deed: str) -> OfValue:
    """The clause on a fault, by its penalties."""

    def says(penalties: tuple[Penalty, ...]) -> str:
        does = listed(penalty.clause for penalty in penalties) if penalties else "pays nothing for it"
        return f"a player who {deed} {does}"

    return OfValue(says)


Penalties = Annotated[tuple[Penalty, ...], AtMost(3, distinct=True)]


@dataclass(frozen=True, slots=True)
class FaultRules:
    """The rules of faults."""

    renege: Penalties = option(
        (Penalty.PAY, Penalty.BAR),
        "A renege",
        says=_fault("plays against the rules and is found out later"),
        heading=Heading.FAULTS,
    )
    corrected: Penalties = option(
        (Penalty.BAR, Penalty.LOSE_DEAL),
        "A renege put right before the next card",
        says=_fault("plays against the rules and puts it right before the next card is played"),
        heading=Heading.FAULTS,
    )
    out_of_turn: Penalties = option(
        (), "Playing out of turn", says=_fault("plays out of turn"), heading=Heading.FAULTS
    )
    spoke_early: Penalties = option(
        (Penalty.LOSE_DEAL,),
        "Staying or passing out of turn",
        says=_fault("stays or passes out of turn"),
        heading=Heading.FAULTS,
    )
    barred_leader: BarredLeader = option(
        BarredLeader.CARRY,
        "When a barred player takes most tricks",
        heading=Heading.FAULTS,
        applies=lambda rules: rules.faults.can_bar,
    )

    @property
    def can_bar(self) -> bool:
        """True if anything keeps a player from winning."""
        return any(
            Penalty.BAR in of for of in (self.renege, self.corrected, self.out_of_turn, self.spoke_early)
        )

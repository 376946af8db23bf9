"""The options of staying: in which order, who must, and what becomes of the pot if nobody does.

Source: pagat.com Bourré; Denexa Games: Bourré; National Bourré League; PVPspinArena's guide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.sections.deal import Trump
from referee.families.options.option import Misfit, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class StayHow(StrEnum):
    """In which order players say whether they stay."""

    IN_TURN = "in_turn"
    TOGETHER = "together"


class MustStay(StrEnum):
    """The players who may not pass."""

    NOBODY = "nobody"
    DEALER_WITH_ACE = "dealer_with_ace"
    DEALER = "dealer"
    ACE_HOLDER = "ace_holder"


class NobodyStays(StrEnum):
    """Whose pot it is when all pass."""

    CARRY = "carry"
    DEALER = "dealer"


def _no_upcard_of_the_dealer(rules: Rules) -> Iterator[Misfit]:
    if rules.stay.must is MustStay.DEALER_WITH_ACE and rules.deal.trump is not Trump.DEALERS_LAST:
        message = Said("bourre-no-upcard-of-the-dealer", {"trump": Typed(rules.deal.trump.value)})
        yield Misfit(message, ["nobody", "dealer", "ace_holder"])


@dataclass(frozen=True, slots=True)
class StayRules:
    """The rules of staying."""

    how: StayHow = option(StayHow.IN_TURN)
    must: MustStay = option(MustStay.DEALER_WITH_ACE, heading=Heading.STAY, misfits=_no_upcard_of_the_dealer)
    nobody: NobodyStays = option(NobodyStays.CARRY, heading=Heading.STAY)

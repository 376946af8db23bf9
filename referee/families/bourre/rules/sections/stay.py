"""The options of staying: in which order, who must, and what becomes of the pot if nobody does.

Source: pagat.com Bourré; Denexa Games: Bourré; National Bourré League; PVPspinArena's guide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.sections.deal import Trump
from referee.families.options.option import Choice, Misfit, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class StayHow(Choice):
    """In which order players say whether they stay."""

    IN_TURN = (
        "in_turn",
        "each player in turn, beginning with the dealer's left neighbour, says whether they stay or pass",
    )
    TOGETHER = "together", "all players show at the same moment whether they stay or pass"


class MustStay(Choice):
    """The players who may not pass."""

    NOBODY = "nobody", "nobody has to stay"
    DEALER_WITH_ACE = "dealer_with_ace", "the dealer must stay when the upcard is an ace"
    DEALER = "dealer", "the dealer must always stay"
    ACE_HOLDER = "ace_holder", "whoever holds the ace of trumps must stay"


class NobodyStays(Choice):
    """Whose pot it is when all pass."""

    CARRY = "carry", "if all pass, the pot stays for the next hand"
    DEALER = "dealer", "if all pass, the dealer takes the pot"


def _no_upcard_of_the_dealer(rules: Rules) -> Iterator[Misfit]:
    if rules.stay.must is MustStay.DEALER_WITH_ACE and rules.deal.trump is not Trump.DEALERS_LAST:
        message = Said("bourre-no-upcard-of-the-dealer", {"trump": Typed(rules.deal.trump.value)})
        yield Misfit(message, ["nobody", "dealer", "ace_holder"])


@dataclass(frozen=True, slots=True)
class StayRules:
    """The rules of staying."""

    how: StayHow = option(StayHow.IN_TURN, "How players say whether they stay")
    must: MustStay = option(
        MustStay.DEALER_WITH_ACE, "Who must stay", heading=Heading.STAY, misfits=_no_upcard_of_the_dealer
    )
    nobody: NobodyStays = option(NobodyStays.CARRY, "When nobody stays", heading=Heading.STAY)

"""The options of money.

Sources: Denexa Games: Snip Snap Snorem; W. H. Peel, Round Games with Cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import Only
from referee.families.options.option import Misfit, option
from referee.families.rounds.terms import Payout
from referee.families.snip_snap.rules.chips import Chips
from referee.families.snip_snap.rules.headings import Heading
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.snip_snap.rules.options import Rules


def _payments(rules: Rules) -> Iterator[Misfit]:
    kind = rules.chips.kind
    if rules.stakes.payout is Payout.EACH_ROUND and kind in {Chips.NONE, Chips.FINES}:
        yield Misfit(Said("snip_snap-deals-pay-nothing", {"kind": Typed(kind.value)}), Payout.POT.value)


@dataclass(frozen=True, slots=True)
class StakesRules:
    """The options of money."""

    payout: Annotated[Payout, Only((Payout.POT, Payout.EACH_ROUND))] = option(
        Payout.POT,
        "The stakes",
        says={
            Payout.EACH_ROUND: "the chips of a deal are paid as soon as it is over, a stake for each chip",
        },
        heading=Heading.MONEY,
        misfits=_payments,
    )

"""The options of the end and of money.

Sources: Denexa Games: Snip Snap Snorem; W. H. Peel, Round Games with Cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.families.columns import Best
from referee.families.options.option import Choice, Misfit, option
from referee.families.rounds import options as common
from referee.families.rounds.terms import Tie
from referee.families.snip_snap.rules.chips import Chips
from referee.families.snip_snap.rules.headings import Heading

if TYPE_CHECKING:
    from referee.families.snip_snap.rules.options import Rules

NOUN = "deal"


class Payout(Choice):
    """The ways in which the stakes are paid out."""

    POT = "pot", common.POT
    EACH_ROUND = "each_round", "the chips of a deal are paid as soon as it is over, a stake for each chip"


def _payments(rules: Rules) -> Iterator[Misfit]:
    kind = rules.chips.kind
    if rules.stakes.payout is Payout.EACH_ROUND and kind in {Chips.NONE, Chips.FINES}:
        yield Misfit(f"A deal by itself pays nothing to anybody (chips.kind: {kind}).", Payout.POT.value)


@dataclass(frozen=True, slots=True)
class EndRules:
    """The options of the end."""

    target: common.Target = common.target_option(None, Heading.END, NOUN)
    rounds: common.Rounds = common.rounds_option(1, Heading.END, NOUN)
    best: Best = common.best_option(Heading.END)
    tie: Tie = common.tie_option(Tie.SHARE, Heading.END, NOUN)


@dataclass(frozen=True, slots=True)
class StakesRules:
    """The options of money."""

    payout: Payout = option(Payout.POT, "The stakes", heading=Heading.MONEY, misfits=_payments)

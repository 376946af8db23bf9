"""The options of the end and of money.

Sources: Denexa Games: Authors (Go Fish), where a game is one deal; googida.com: Authors, ten points.
"""

from __future__ import annotations

from dataclasses import dataclass

from referee.families.books.rules.headings import Heading
from referee.families.columns import Best
from referee.families.options.option import Choice, option
from referee.families.rounds import options as common
from referee.families.rounds.terms import Tie

NOUN = "deal"


class Payout(Choice):
    """The ways in which the stakes are paid out."""

    POT = "pot", common.POT
    DIFFERENCES = "differences", common.DIFFERENCES


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

    payout: Payout = option(Payout.POT, "The stakes", heading=Heading.MONEY)

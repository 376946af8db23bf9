"""The options of the money: who pays whom, and buying back in.

Source: pagat.com Cucumber (Gurka and Kurko).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from referee.families.cucumber.rules.forms import Between
from referee.families.cucumber.rules.option import Choice, Heading, Misfit, option
from referee.families.cucumber.rules.words import counted, times

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Payout(Choice):
    """How the stakes are paid out."""

    POT = "pot", "everyone pays the same stake into a pot, which the winner takes"
    DIFFERENCES = (
        "differences",
        "every loser pays the winner the difference between their scores, times the stake for a point",
    )


class BuyInCost(Choice):
    """What buying back in costs."""

    STAKE = "stake", "a buy-in costs another stake, paid into the pot"
    FREE = "free", "a buy-in is free"


def _each(rules: Rules) -> str:
    each = rules.stakes.buy_ins.each
    return f"each player may buy in {times(each)} in a game" if each else "nobody may buy in"


def _without_a_pot(rules: Rules) -> Iterator[Misfit]:
    if rules.stakes.payout is Payout.DIFFERENCES and rules.stakes.buy_ins.each:
        message = "stakes.payout is differences, where nobody pays into a pot, but buy-ins are allowed."
        yield Misfit(message, 0)


def _others_in(rules: Rules) -> str:
    return f"at least {counted(rules.stakes.buy_ins.others_in, 'other player')} must be in"


@dataclass(frozen=True, slots=True)
class BuyInRules:
    """Whether one may buy back in."""

    each: Annotated[int, Between(0, 99)] = option(0, "Buying in", says=_each, misfits=_without_a_pot)
    """How often each player may."""
    others_in: Annotated[int, Between(1, 51)] = option(
        3, "Other players who must be in for a buy-in", says=_others_in
    )
    """How many other players must be in at that moment."""
    cost: BuyInCost = option(
        BuyInCost.STAKE,
        "The price of a buy-in, where there are any",
        heading=Heading.BUYING_IN,
        applies=lambda rules: rules.stakes.buy_ins.each > 0,
    )


@dataclass(frozen=True, slots=True)
class StakesRules:
    """Where the money goes."""

    payout: Payout = option(Payout.POT, "The stakes")
    buy_ins: BuyInRules = field(default_factory=BuyInRules)

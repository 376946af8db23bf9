"""The options of the money: who pays whom, and buying back in.

Source: pagat.com Cucumber (Gurka and Kurko); no.wikipedia.org Agurk.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.cucumber.rules.headings import Heading
from referee.families.options.forms import AtMost, Between, Rank
from referee.families.options.messages import Args, message
from referee.families.options.option import Misfit, option, part
from referee.families.rounds.ends import PotOrDifferences
from referee.families.rounds.terms import Payout
from referee.words.said import PlayingCard, Said, with_or

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class BuyInCost(StrEnum):
    """The costs of buying back in."""

    STAKE = "stake"
    FREE = "free"


def _without_a_pot(rules: Rules) -> Iterator[Misfit]:
    if rules.stakes.payout is Payout.DIFFERENCES and rules.stakes.buy_ins.each:
        message = Said("cucumber-buy-ins-without-pot")
        yield Misfit(message, 0)


@dataclass(frozen=True, slots=True)
class BuyInRules:
    """The rules of buying back in."""

    each: Annotated[int, Between(0, 99)] = option(0, misfits=_without_a_pot)
    """The number of times that each player may."""
    others_in: Annotated[int, Between(1, 51)] = option(3)
    """The number of other players who must be in at that moment."""
    cost: BuyInCost = option(
        BuyInCost.STAKE,
        heading=Heading.BUYING_IN,
        applies=lambda rules: rules.stakes.buy_ins.each > 0,
    )


class FallPayers(StrEnum):
    """Whose fall costs money."""

    ALL = "all"
    FIRST = "first"


@dataclass(frozen=True, slots=True, kw_only=True)
class FallStakes:
    """The cost of a fall."""

    who: FallPayers = part("Whose fall costs money.", default=FallPayers.ALL)
    stakes: Annotated[int, Between(1, 1000)] = part("How many stakes it costs.", default=5)
    picture_stakes: Annotated[int, Between(1, 1000)] = part(
        "How many it costs when the deciding card is a picture.", default=10
    )
    pictures: Annotated[tuple[Rank, ...], AtMost(15, distinct=True)] = part(
        "The ranks that are pictures.", default=("J", "Q", "K")
    )


def _entry_misfits(rules: Rules) -> Iterator[Misfit]:
    stakes = rules.stakes
    if stakes.entry:
        return
    if stakes.payout is Payout.DIFFERENCES:
        message = Said("cucumber-no-entry-anyway")
        yield Misfit(message, 1)
    elif stakes.falls is None:
        yield Misfit(Said("cucumber-nobody-ever-pays"), 1)


def _falls_form(rules: Rules) -> str:
    falls = rules.stakes.falls
    if falls is None:
        return "none"
    return "pictures" if falls.pictures and falls.picture_stakes != falls.stakes else "value"


def _falls(rules: Rules) -> Args:
    falls = rules.stakes.falls
    if falls is None:
        return {}
    args: Args = {"who": falls.who.value, "stakes": falls.stakes}
    pictures = [message(rules, "a-card", {"card": PlayingCard(rank)}) for rank in falls.pictures]
    return {**args, "more": falls.picture_stakes, "pictures": with_or(pictures)} if pictures else args


def _falls_misfits(rules: Rules) -> Iterator[Misfit]:
    if rules.stakes.falls is not None and rules.stakes.payout is Payout.DIFFERENCES:
        message = Said("cucumber-falls-without-pot")
        yield Misfit(message, [None])


@dataclass(frozen=True, slots=True)
class StakesRules:
    """The rules of the stakes and of their payout."""

    payout: PotOrDifferences = option(Payout.POT, args=lambda rules: {"entry": rules.stakes.entry})
    entry: Annotated[int, Between(0, 1)] = option(1, misfits=_entry_misfits)
    """The number of stakes that each pays for sitting down, where there is a pot."""
    falls: FallStakes | None = option(
        None,
        args=_falls,
        form=_falls_form,
        heading=Heading.MONEY,
        applies=lambda rules: rules.stakes.falls is not None,
        misfits=_falls_misfits,
    )
    buy_ins: BuyInRules = field(default_factory=BuyInRules)

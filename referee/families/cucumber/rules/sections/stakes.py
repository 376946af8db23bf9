"""The options of the money: who pays whom, and buying back in.

Source: pagat.com Cucumber (Gurka and Kurko); no.wikipedia.org Agurk.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from referee.cards import rank_text, with_article
from referee.families.cucumber.rules.headings import Heading
from referee.families.options.forms import AtMost, Between, Rank
from referee.families.options.option import Choice, Misfit, option, part
from referee.families.options.words import counted, listed, times
from referee.families.rounds.ends import PotOrDifferences
from referee.families.rounds.terms import Payout
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class BuyInCost(Choice):
    """The costs of buying back in."""

    STAKE = "stake", "a buy-in costs another stake, paid into the pot"
    FREE = "free", "a buy-in is free"


def _payout(rules: Rules) -> str:
    paid = "everyone pays the same stake into a pot" if rules.stakes.entry else "there is a pot"
    payout = rules.stakes.payout
    return f"{paid}, which the winner takes" if payout is Payout.POT else payout.clause


def _each(rules: Rules) -> str:
    each = rules.stakes.buy_ins.each
    return f"each player may buy in {times(each)} in a game" if each else "nobody may buy in"


def _without_a_pot(rules: Rules) -> Iterator[Misfit]:
    if rules.stakes.payout is Payout.DIFFERENCES and rules.stakes.buy_ins.each:
        message = Said("cucumber-buy-ins-without-pot")
        yield Misfit(message, 0)


def _others_in(rules: Rules) -> str:
    return f"at least {counted(rules.stakes.buy_ins.others_in, 'other player')} must be in"


@dataclass(frozen=True, slots=True)
class BuyInRules:
    """The rules of buying back in."""

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


class FallPayers(Choice):
    """Whose fall costs money."""

    ALL = "all", "whoever goes out by the limit pays"
    FIRST = "first", "whoever goes out first in a round, and so everyone who goes out in that hand, pays"


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


def _entry(rules: Rules) -> str:
    return (
        "everyone pays one stake at the start" if rules.stakes.entry else "nobody pays anything at the start"
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


def _falls(rules: Rules) -> str:
    falls = rules.stakes.falls
    if falls is None:
        return "going out costs nothing"
    pictures = listed((with_article(rank_text(rank)) for rank in falls.pictures), word="or")
    picture = ""
    if falls.pictures and falls.picture_stakes != falls.stakes:
        picture = f", or {falls.picture_stakes} where the card that decided was {pictures}"
    return f"{falls.who.clause} {counted(falls.stakes, 'stake')} into the pot{picture}"


def _falls_misfits(rules: Rules) -> Iterator[Misfit]:
    if rules.stakes.falls is not None and rules.stakes.payout is Payout.DIFFERENCES:
        message = Said("cucumber-falls-without-pot")
        yield Misfit(message, [None])


@dataclass(frozen=True, slots=True)
class StakesRules:
    """The rules of the stakes and of their payout."""

    payout: PotOrDifferences = option(Payout.POT, "The stakes", says=_payout)
    entry: Annotated[int, Between(0, 1)] = option(
        1, "What is paid at the start", says=_entry, misfits=_entry_misfits
    )
    """How many stakes each pays for sitting down, where there is a pot."""
    falls: FallStakes | None = option(
        None,
        "Paying for going out",
        says=_falls,
        heading=Heading.MONEY,
        applies=lambda rules: rules.stakes.falls is not None,
        misfits=_falls_misfits,
    )
    buy_ins: BuyInRules = field(default_factory=BuyInRules)

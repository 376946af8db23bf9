"""The options of the deal: how many cards each, who deals and who leads.

Source: pagat.com Cucumber and Twenty-Two, "the deal"; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.sections.limit import can_go_out
from referee.families.options.forms import Between
from referee.families.options.option import Choice, option
from referee.families.options.words import so_many

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules

_PEAKS_TOLD = 4
_FEWER = "everyone is dealt {cards} in the first hand and one fewer in each hand after it, "


class DealThen(Choice):
    """The number of cards each from the second hand on."""

    SAME = "same", "everyone is dealt {cards} in every hand"
    LOSING_CARD = (
        "losing_card",
        "everyone is dealt {cards} in the first hand, and after that as many as the points of the card that "
        "decided the hand before",
    )
    COUNTDOWN = "countdown", _FEWER + "down to 1, then {most} again, and so on"
    ZIGZAG = "zigzag", _FEWER + "down to 1, {peaks}then all of this again"
    ALL = "all", "everyone is dealt as many cards as can be dealt equally, in every hand"


def _then(rules: Rules) -> str:
    most = rules.deal.cards
    return rules.deal.then.clause.format(cards=so_many(most, "card"), most=most, peaks=_peaks(most))


def _peaks(most: int) -> str:
    peaks = [f"up to {peak} and down to 1, " for peak in range(most - 1, 1, -1)]
    if len(peaks) > _PEAKS_TOLD:
        peaks = [*peaks[:2], "and so on until ", peaks[-1]]
    return f"then {''.join(peaks)}" if peaks else ""


def _at_most(rules: Rules) -> str:
    most = rules.deal.at_most
    return "there is no most" if most is None else f"nobody is ever dealt more than {so_many(most, 'card')}"


SEVEN = 7


class Short(Choice):
    """The remedies for a pack that cannot serve the deal."""

    EQUAL = "equal", "the cards are dealt equally until fewer are left than players"
    SEVEN = (
        "seven",
        f"{SEVEN} cards each are dealt, and if the pack cannot serve even those, the cards are dealt equally "
        "until fewer are left than players",
    )


class DealerRule(Choice):
    """The ways to find the dealer of the next hand."""

    ROTATES = "rotates", "after each hand the deal passes to the next player to the left who is in"
    PAYER = "payer", "whoever pays for a hand deals the next{out}"
    LOWEST = (
        "lowest",
        "whoever plays the lowest card in the last trick deals the next hand (of equal lowest cards, the one "
        "played first counts)",
    )
    NOBODY = "nobody", "there is no dealer, and anyone may shuffle and deal"


def _dealer(rules: Rules) -> str:
    out = ", even a player whom that put out" if can_go_out(rules) else ""
    return rules.deal.dealer.clause.format(out=out)


class LeaderRule(Choice):
    """The ways to find the leader to the first trick of a hand."""

    FOREHAND = (
        "forehand",
        "forehand, the next player to the dealer's left who is in, leads to the first trick",
    )
    DEALER = "dealer", "the dealer leads to the first trick"
    PAYER = (
        "payer",
        "the taker of one hand's last trick leads to the first trick of the next, or, if out, "
        "the next player to the left who is in",
    )


class RematchDealer(Choice):
    """The ways to find the first dealer of the next game at the same table."""

    NEXT_LEFT = "next_left", "the next player to the left of the last dealer deals first"
    WINNER = "winner", "the winner of this game deals first"


@dataclass(frozen=True, slots=True)
class DealRules:
    """The rules of the deal."""

    cards: Annotated[int, Between(1, 60)] = option(7, "Cards each in the first hand")
    """Each, in the first hand."""
    then: DealThen = option(DealThen.SAME, "How many cards", says=_then)
    at_most: Annotated[int | None, Between(1, 60)] = option(
        None,
        "The most cards each",
        says=_at_most,
        heading=Heading.DEAL,
        applies=lambda rules: rules.deal.at_most is not None,
    )
    short: Short = option(Short.EQUAL, "When the pack runs short")
    dealer: DealerRule = option(DealerRule.ROTATES, "Who deals", says=_dealer)
    leader: LeaderRule = option(LeaderRule.FOREHAND, "Who leads first")
    rematch_dealer: RematchDealer = option(RematchDealer.NEXT_LEFT, "The next game at the same table")


def first_player(rules: Rules) -> str:
    """The player who is asked first before the play: forehand, or the leader where nobody deals.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> first_player(Rules())
    'forehand'
    """
    return "the leader" if rules.deal.dealer is DealerRule.NOBODY else "forehand"

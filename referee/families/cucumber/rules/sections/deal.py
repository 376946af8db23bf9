"""The options of the deal: how many cards each, who deals and who leads.

Source: pagat.com Cucumber and Twenty-Two, "the deal"; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.sections.limit import can_go_out
from referee.families.options.forms import Between
from referee.families.options.messages import Args
from referee.families.options.option import option

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class DealThen(StrEnum):
    """The number of cards each from the second hand on."""

    SAME = "same"
    LOSING_CARD = "losing_card"
    COUNTDOWN = "countdown"
    ZIGZAG = "zigzag"
    ALL = "all"


def _then(rules: Rules) -> Args:
    """The cards of the first hand; for a zigzag how often it rises again, each time to one fewer."""
    most = rules.deal.cards
    rising = {"first": most - 1, "second": most - 2, "third": most - 3, "fourth": most - 4}
    return {"cards": most, "peaks": max(0, most - 2), **rising}


SEVEN = 7


class Short(StrEnum):
    """The remedies for a pack that cannot serve the deal."""

    EQUAL = "equal"
    SEVEN = "seven"


class DealerRule(StrEnum):
    """The ways to find the dealer of the next hand."""

    ROTATES = "rotates"
    PAYER = "payer"
    LOWEST = "lowest"
    NOBODY = "nobody"


def _dealer(rules: Rules) -> Args:
    return {"out": "yes" if can_go_out(rules) else "no"}


class LeaderRule(StrEnum):
    """The ways to find the leader to the first trick of a hand."""

    FOREHAND = "forehand"
    DEALER = "dealer"
    PAYER = "payer"


class RematchDealer(StrEnum):
    """The ways to find the first dealer of the next game at the same table."""

    NEXT_LEFT = "next_left"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class DealRules:
    """The rules of the deal."""

    cards: Annotated[int, Between(1, 60)] = option(7)
    """Each, in the first hand."""
    then: DealThen = option(DealThen.SAME, args=_then)
    at_most: Annotated[int | None, Between(1, 60)] = option(
        None,
        args=lambda rules: {"cards": rules.deal.at_most or 0},
        heading=Heading.DEAL,
        applies=lambda rules: rules.deal.at_most is not None,
    )
    short: Short = option(Short.EQUAL, args=lambda _: {"seven": SEVEN})
    dealer: DealerRule = option(DealerRule.ROTATES, args=_dealer)
    leader: LeaderRule = option(LeaderRule.FOREHAND)
    rematch_dealer: RematchDealer = option(RematchDealer.NEXT_LEFT)


def first_player(rules: Rules) -> str:
    """The player who is asked first before the play: forehand, or the leader where nobody deals.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> first_player(Rules())
    'forehand'
    """
    return "leader" if rules.deal.dealer is DealerRule.NOBODY else "forehand"

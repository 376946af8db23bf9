"""Changing cards before play.

Source: pagat.com Cucumber (the Danish, Icelandic, Finnish and Norwegian versions) and Twenty-Two;
baggalutur.is Víðivallagúrkan.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.families.cucumber.rules.sections.deal import first_player
from referee.families.cucumber.rules.sections.last_trick import Calls
from referee.families.options.option import Choice, Misfit
from referee.families.options.words import counted
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Exchange(Choice):
    """The ways to change cards before play."""

    MATCH = (
        "match",
        "{first} may change any number of cards, and every other player then exactly that number or none",
    )
    UP_TO = (
        "up_to",
        "{first} may change any number of cards, and every other player then up to that number",
    )
    NO_MORE_THAN_BEFORE = (
        "no_more_than_before",
        "{first} may change any number of cards, and every other player then at most as many as the player "
        "just before",
    )
    FREE = "free", "each player in turn, beginning with {first}, may once change any number of cards"
    MATCH_DEALER = (
        "match_dealer",
        "the dealer may change any number of cards but must keep at least two, and every other player then "
        "exactly that number or none",
    )
    RASSI = (
        "rassi",
        "whoever holds no king, queen or jack may once change the whole holding for free, after that anyone "
        "may change it{double}, and whoever did may change it once more{redouble}",
    )


def most_text(rules: Rules) -> str:
    """The clause on the number of cards that anybody may change."""
    most = rules.exchange_at_most
    return "there is no most" if most is None else f"nobody may change more than {counted(most, 'card')}"


def at_most_misfits(rules: Rules) -> Iterator[Misfit]:
    """The misfits of a highest number of cards to change."""
    most = rules.exchange_at_most
    if most is not None and rules.exchange is None:
        yield Misfit(Said("cucumber-most-without-exchange", {"most": most}), [None])
    elif most is not None and most > rules.deal.cards:
        message = Said("cucumber-most-above-the-deal", {"most": most, "cards": rules.deal.cards})
        yield Misfit(message, f"at most {rules.deal.cards}")


def exchange_text(rules: Rules) -> str:
    """The clause on who may change how many cards."""
    if rules.exchange is None:
        return "nobody changes cards"
    raising = rules.last_trick.calls is Calls.RASSI
    return rules.exchange.clause.format(
        first=first_player(rules),
        double=" to double" if raising else "",
        redouble=" to redouble" if raising else "",
    )

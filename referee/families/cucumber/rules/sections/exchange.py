"""Changing cards before play.

Source: pagat.com Cucumber (the Danish, Icelandic, Finnish and Norwegian versions) and Twenty-Two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.families.cucumber.rules.option import Choice
from referee.families.cucumber.rules.sections.deal import first_player
from referee.families.cucumber.rules.sections.last_trick import Calls

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Exchange(Choice):
    """How cards may be changed before play."""

    MATCH = (
        "match",
        "{first} may change any number of cards, and every other player then exactly that number or none",
    )
    UP_TO = (
        "up_to",
        "{first} may change any number of cards, and every other player then up to that number",
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


def exchange_text(rules: Rules) -> str:
    """Who may change how many cards, as a clause."""
    if rules.exchange is None:
        return "nobody changes cards"
    raising = rules.last_trick.calls is Calls.RASSI
    return rules.exchange.clause.format(
        first=first_player(rules),
        double=" to double" if raising else "",
        redouble=" to redouble" if raising else "",
    )

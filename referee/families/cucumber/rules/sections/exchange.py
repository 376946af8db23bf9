"""Changing cards before play.

Source: pagat.com Cucumber (the Danish, Icelandic, Finnish and Norwegian versions) and Twenty-Two;
baggalutur.is Víðivallagúrkan.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING

from referee.families.cucumber.rules.sections.deal import first_player
from referee.families.cucumber.rules.sections.last_trick import Calls
from referee.families.options.messages import Args
from referee.families.options.option import Misfit
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Exchange(StrEnum):
    """The ways to change cards before play."""

    MATCH = "match"
    UP_TO = "up_to"
    NO_MORE_THAN_BEFORE = "no_more_than_before"
    FREE = "free"
    MATCH_DEALER = "match_dealer"
    RASSI = "rassi"


def at_most_misfits(rules: Rules) -> Iterator[Misfit]:
    """The misfits of a highest number of cards to change."""
    most = rules.exchange_at_most
    if most is not None and rules.exchange is None:
        yield Misfit(Said("cucumber-most-without-exchange", {"most": most}), [None])
    elif most is not None and most > rules.deal.cards:
        message = Said("cucumber-most-above-the-deal", {"most": most, "cards": rules.deal.cards})
        yield Misfit(message, f"at most {rules.deal.cards}")


def exchange_args(rules: Rules) -> Args:
    """The player who changes first, and `doubles` where a change doubles the penalty."""
    raising = rules.last_trick.calls is Calls.RASSI
    return {"first": first_player(rules), "doubles": "yes" if raising else "no"}

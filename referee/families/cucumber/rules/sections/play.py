"""The options of the play: what may be led, what must be beaten, who takes a trick.

Source: pagat.com Cucumber and Twenty-Two, "the play"; Denexa Games: Cucumber.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from referee.families.options.messages import Args
from referee.families.options.option import option

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Beat(StrEnum):
    """Which play of the trick is the one to beat."""

    HIGHEST = "highest"
    PREVIOUS = "previous"
    LED = "led"


class Duty(StrEnum):
    """The duties of a player who follows."""

    CHOICE = "choice"
    BEAT_IF_ABLE = "beat_if_able"
    LOWEST_THAT_BEATS = "lowest_that_beats"
    SAME_RANK_FIRST = "same_rank_first"


def _sets(rules: Rules) -> Args:
    return {"sets": "yes" if rules.play.sets else "no"}


class Lead(StrEnum):
    """The plays that may be led."""

    ANY = "any"
    LOWEST = "lowest"


class SetWonBy(StrEnum):
    """The plays that win a trick led with several cards."""

    DOMINANCE = "dominance"
    MATCHED = "matched"


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The rules of play to a trick."""

    beat: Beat = option(Beat.HIGHEST, args=_sets)
    equal: bool = option(True)
    """True if an equal card beats."""
    duty: Duty = option(Duty.CHOICE, args=_sets)
    ace_stops: bool = option(False)
    """Nothing beats an ace: whoever must beat one plays the lowest card."""
    lead: Lead = option(Lead.ANY)
    sets: bool = option(False)
    """True if several cards of one rank may be led, keeping at least one card."""
    set_won_by: SetWonBy = option(SetWonBy.DOMINANCE)

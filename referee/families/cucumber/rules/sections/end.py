"""The options of the end: when the game is over, and who has won.

Source: pagat.com Cucumber and Twenty-Two, "scoring" of each version.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from referee.families.cucumber.rules.sections.limit import Fall
from referee.families.options.messages import Args
from referee.families.options.option import option

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class EndWhen(StrEnum):
    """When the game is over."""

    ONE_LEFT = "one_left"
    FALLS = "falls"
    ONE_UNMARKED = "one_unmarked"
    AGREED = "agreed"


def _when(rules: Rules) -> Args:
    """The crossing of the limit that ends the game: the first, the second and so on."""
    falls = rules.limit.falls
    return {"time": falls.index(Fall.END_GAME) + 1 if Fall.END_GAME in falls else 1}


class Winner(StrEnum):
    """The ways to find the winner."""

    LAST_IN = "last_in"
    LOWEST_SCORE = "lowest_score"
    NOT_THE_LOSER = "not_the_loser"


class AllOut(StrEnum):
    """The ways to find the winner when all who were in go out in one hand."""

    LOWEST_SCORE = "lowest_score"
    ALL_WIN = "all_win"


@dataclass(frozen=True, slots=True)
class EndRules:
    """When the game is over, and who has won."""

    when: EndWhen = option(EndWhen.ONE_LEFT, args=_when)
    winner: Winner = option(Winner.LAST_IN)
    all_out: AllOut = option(AllOut.LOWEST_SCORE)

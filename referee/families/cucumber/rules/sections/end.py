"""The options of the end: when the game is over, and who has won.

Source: pagat.com Cucumber and Twenty-Two, "scoring" of each version.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.families.cucumber.rules.sections.limit import Fall
from referee.families.options.option import Choice, option
from referee.families.options.words import ordinal

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class EndWhen(Choice):
    """When the game is over."""

    ONE_LEFT = "one_left", "the game ends when only one player is in"
    FALLS = "falls", "the game ends with the hand in which somebody crosses the limit{time}"
    ONE_UNMARKED = "one_unmarked", "the game ends when all but one of the players in are marked"
    AGREED = "agreed", "the game ends when the table agrees that it does"


def _when(rules: Rules) -> str:
    falls = rules.limit.falls
    at = falls.index(Fall.END_GAME) if Fall.END_GAME in falls else 0
    return rules.end.when.clause.format(time=f" for the {ordinal(at)} time" if at else "")


class Winner(Choice):
    """The ways to find the winner."""

    LAST_IN = "last_in", "the last player in wins"
    LOWEST_SCORE = "lowest_score", "the lowest score of the players in wins"
    NOT_THE_LOSER = (
        "not_the_loser",
        "whoever ended the game loses, and everyone else who is in shares the win",
    )


class AllOut(Choice):
    """The ways to find the winner when all who were in go out in one hand."""

    LOWEST_SCORE = "lowest_score", "the lowest score among them wins, and equal lowest scores share the win"
    ALL_WIN = "all_win", "they all share the win"


@dataclass(frozen=True, slots=True)
class EndRules:
    """When the game is over, and who has won."""

    when: EndWhen = option(EndWhen.ONE_LEFT, "The end of the game", says=_when)
    winner: Winner = option(Winner.LAST_IN, "Who wins")
    all_out: AllOut = option(AllOut.LOWEST_SCORE, "When everyone who was in goes out in the same hand")

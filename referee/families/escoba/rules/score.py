"""The options of the score.

Source: Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba; melele.es; Wikipedia: Escoba; quince, how
to play; escoba15 and truco/escoba (public repositories); play.google cadev.escoba.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from referee.families.escoba.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Choice, OfValue, option
from referee.families.options.words import counted

if TYPE_CHECKING:
    from referee.families.escoba.rules.options import Rules

Points = Annotated[int, Between(0, 20)]


class SetentaBy(Choice):
    """The ways to compare setentas."""

    RANKS = (
        "ranks",
        "setentas are compared card by card, the best ones first, as 7 6 A 5 4 3 2 and then any picture",
    )
    POINTS = (
        "points",
        "setentas are compared by points: a 7 has 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and "
        "a picture 10",
    )


class Ties(Choice):
    """The sides that score where several are equal in a category."""

    NOBODY = "nobody", "where sides are equal in something, nobody scores it"
    ALL = "all", "where sides are equal in something, each of them scores it"


def points_option(name: str, default: int, title: str, reason: str) -> Any:
    """The option of points for something in a round; with none the rule book leaves it out."""
    says = OfValue(lambda points: f"{counted(points, 'point')} {reason}")
    return option(default, title, says=says, heading=Heading.SCORE, applies=_scored(name))


def _scored(name: str) -> Callable[[Any], bool]:
    return lambda rules: getattr(rules.score, name) > 0


def _loses(rules: Rules) -> str:
    loses = rules.score.no_capture_loses
    return "of two sides, one that captures nothing in a round " + (
        "loses the game at once" if loses else "loses no more than that"
    )


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """The options of the score of a round."""

    escoba: Points = points_option("escoba", 1, "An escoba", "for each escoba")
    cards: Points = points_option("cards", 1, "Most cards", "for most cards")
    coins: Points = points_option("coins", 1, "Most coins", "for most coins, which are the diamonds")
    velo: Points = points_option("velo", 1, "The seven of coins", "for the 7 of coins, the siete de velo")
    setenta: Points = points_option("setenta", 1, "The setenta", "for the best setenta")
    setenta_by: SetentaBy = option(
        SetentaBy.RANKS, "How setentas are compared", heading=Heading.SETENTA, applies=_scored("setenta")
    )
    sevens: Points = points_option("sevens", 0, "Most sevens", "for most sevens")
    all_cards: Points = points_option("all_cards", 0, "All cards", "more for all cards")
    all_coins: Points = points_option("all_coins", 0, "All coins", "more for all coins")
    all_sevens: Points = points_option("all_sevens", 0, "All sevens", "more for all sevens")
    under_ten: Points = points_option(
        "under_ten",
        0,
        "The other side under ten cards",
        "more for a side, of two, if the other has fewer than ten cards",
    )
    no_capture_loses: bool = option(
        False,
        "A side without a capture",
        says=_loses,
        heading=Heading.SCORE,
        applies=lambda rules: rules.score.no_capture_loses,
    )
    ties: Ties = option(Ties.NOBODY, "Equal sides", heading=Heading.SCORE)

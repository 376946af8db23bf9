"""The options of the score.

Source: Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba; melele.es; Wikipedia: Escoba; quince, how
to play; escoba15 and truco/escoba (public repositories); play.google cadev.escoba.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from referee.families.escoba.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.messages import Args
from referee.families.options.option import option

Points = Annotated[int, Between(0, 20)]


class SetentaBy(StrEnum):
    """The ways to compare setentas."""

    RANKS = "ranks"
    """Card by card, the best ones first."""
    POINTS = "points"


class Ties(StrEnum):
    """The sides that score where several are equal in a category."""

    NOBODY = "nobody"
    ALL = "all"


def points_option(name: str, default: int) -> Any:
    """The option of points for something in a round; with none the rule book leaves it out."""

    def points(rules: Any) -> Args:
        return {"value": getattr(rules.score, name), "pack": rules.pack.value}

    return option(default, args=points, heading=Heading.SCORE, applies=_scored(name))


def _scored(name: str) -> Callable[[Any], bool]:
    return lambda rules: getattr(rules.score, name) > 0


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """The options of the score of a round."""

    escoba: Points = points_option("escoba", 1)
    cards: Points = points_option("cards", 1)
    coins: Points = points_option("coins", 1)
    velo: Points = points_option("velo", 1)
    """For the seven of coins."""
    setenta: Points = points_option("setenta", 1)
    setenta_by: SetentaBy = option(SetentaBy.RANKS, heading=Heading.SETENTA, applies=_scored("setenta"))
    sevens: Points = points_option("sevens", 0)
    all_cards: Points = points_option("all_cards", 0)
    all_coins: Points = points_option("all_coins", 0)
    all_sevens: Points = points_option("all_sevens", 0)
    under_ten: Points = points_option("under_ten", 0)
    """For a side, of two, if the other has fewer than ten cards."""
    no_capture_loses: bool = option(
        False,
        heading=Heading.SCORE,
        applies=lambda rules: rules.score.no_capture_loses,
    )
    ties: Ties = option(Ties.NOBODY, heading=Heading.SCORE)

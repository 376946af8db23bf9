"""The options of the score, the end and the money.

Source: Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba; melele.es; Wikipedia: Escoba; quince, how
to play; escoba15 and truco/escoba (public repositories); play.google cadev.escoba.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from referee.families.columns import Best
from referee.families.escoba.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Choice, OfValue, option
from referee.families.options.words import counted
from referee.families.rounds.options import (
    DIFFERENCES,
    POT,
    Rounds,
    Target,
    best_option,
    rounds_option,
    target_option,
    tie_option,
)
from referee.families.rounds.terms import Tie

if TYPE_CHECKING:
    from referee.families.escoba.rules.options import Rules

Points = Annotated[int, Between(0, 20)]


class SetentaBy(Choice):
    """How setentas are compared."""

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
    """What happens where several sides are equal in a category."""

    NOBODY = "nobody", "where sides are equal in something, nobody scores it"
    ALL = "all", "where sides are equal in something, each of them scores it"


class Payout(Choice):
    """How the stakes are paid out."""

    POT = "pot", POT
    DIFFERENCES = "differences", DIFFERENCES


def _worth(what: str) -> OfValue:
    return OfValue(lambda points: f"{counted(points, 'point')} {what}")


def _scored(name: str) -> Callable[[Any], bool]:
    return lambda rules: getattr(rules.score, name) > 0


def _loses(rules: Rules) -> str:
    loses = rules.score.no_capture_loses
    return "of two sides, one that captures nothing in a round " + (
        "loses the game at once" if loses else "loses no more than that"
    )


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """What a round scores."""

    escoba: Points = option(
        1, "An escoba", says=_worth("for each escoba"), heading=Heading.SCORE, applies=_scored("escoba")
    )
    cards: Points = option(
        1, "Most cards", says=_worth("for most cards"), heading=Heading.SCORE, applies=_scored("cards")
    )
    coins: Points = option(
        1,
        "Most coins",
        says=_worth("for most coins, which are the diamonds"),
        heading=Heading.SCORE,
        applies=_scored("coins"),
    )
    velo: Points = option(
        1,
        "The seven of coins",
        says=_worth("for the 7 of coins, the siete de velo"),
        heading=Heading.SCORE,
        applies=_scored("velo"),
    )
    setenta: Points = option(
        1,
        "The setenta",
        says=_worth("for the best setenta"),
        heading=Heading.SCORE,
        applies=_scored("setenta"),
    )
    setenta_by: SetentaBy = option(
        SetentaBy.RANKS, "How setentas are compared", heading=Heading.SETENTA, applies=_scored("setenta")
    )
    sevens: Points = option(
        0, "Most sevens", says=_worth("for most sevens"), heading=Heading.SCORE, applies=_scored("sevens")
    )
    all_cards: Points = option(
        0, "All cards", says=_worth("more for all cards"), heading=Heading.SCORE, applies=_scored("all_cards")
    )
    all_coins: Points = option(
        0, "All coins", says=_worth("more for all coins"), heading=Heading.SCORE, applies=_scored("all_coins")
    )
    all_sevens: Points = option(
        0,
        "All sevens",
        says=_worth("more for all sevens"),
        heading=Heading.SCORE,
        applies=_scored("all_sevens"),
    )
    under_ten: Points = option(
        0,
        "The other side under ten cards",
        says=_worth("more for a side, of two, if the other has fewer than ten cards"),
        heading=Heading.SCORE,
        applies=_scored("under_ten"),
    )
    no_capture_loses: bool = option(
        False,
        "A side without a capture",
        says=_loses,
        heading=Heading.SCORE,
        applies=lambda rules: rules.score.no_capture_loses,
    )
    ties: Ties = option(Ties.NOBODY, "Equal sides", heading=Heading.SCORE)


@dataclass(frozen=True, slots=True)
class EndRules:
    """When the game is over, and who has won."""

    target: Target = target_option(21, Heading.END)
    rounds: Rounds = rounds_option(None, Heading.END)
    best: Best = best_option(Heading.END)
    tie: Tie = tie_option(Tie.PLAY_ON, Heading.END)


@dataclass(frozen=True, slots=True)
class StakesRules:
    """Where the money goes."""

    payout: Payout = option(Payout.POT, "The stakes")

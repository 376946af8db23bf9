"""The options of the end and of the money.

Source: Denexa Games: Rummy; pagat.com: Gin Rummy, 500 Rummy; Bicycle Cards: 500 Rum.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.columns import Best
from referee.families.options.forms import Only
from referee.families.options.option import Misfit, OfValue, option
from referee.families.rounds import ends
from referee.families.rounds.terms import Payout
from referee.families.rummy.rules.headings import Heading
from referee.families.rummy.rules.score import Bonus, Method
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.rummy.rules.options import Rules


def unwanted_best(rules: Rules) -> Iterator[Misfit]:
    """The misfit of a score that wins though nobody wants it."""
    penalties = rules.score.method is Method.PENALTIES
    if rules.end.best is Best.LOWEST and not penalties:
        method = Typed(rules.score.method.value)
        yield Misfit(Said("rummy-everybody-wants-points", {"method": method}), Best.HIGHEST.value)
    if rules.end.best is Best.HIGHEST and penalties:
        yield Misfit(Said("rummy-nobody-wants-points"), Best.LOWEST.value)


def _each_round(rules: Rules) -> Iterator[Misfit]:
    if rules.stakes.payout is Payout.EACH_ROUND and rules.score.method is not Method.WINNER_TAKES:
        message = Said("rummy-paid-each-round", {"method": Typed(rules.score.method.value)})
        yield Misfit(message, [Payout.POT.value, Payout.DIFFERENCES.value])


@dataclass(frozen=True, slots=True)
class EndRules(ends.EndRules):
    """The options of the end, with points for it."""

    game_bonus: Bonus = option(
        0,
        "Points for winning the game",
        says=OfValue(lambda points: f"once the game is over, the winner has {points} points more"),
        heading=Heading.END,
        applies=lambda rules: rules.end.game_bonus > 0,
    )
    shutout_bonus: Bonus = option(
        0,
        "Points for winning when nobody else ever scored",
        says=OfValue(lambda points: f"if no opponent ever scored, the winner has {points} points instead"),
        heading=Heading.END,
        applies=lambda rules: rules.end.shutout_bonus > 0,
    )
    box: Bonus = option(
        0,
        "Points for each round won",
        says=OfValue(
            lambda points: f"once the game is over, everybody has {points} points more for each round won"
        ),
        heading=Heading.END,
        applies=lambda rules: rules.end.box > 0,
    )


@dataclass(frozen=True, slots=True)
class StakesRules:
    """The options of the money."""

    payout: Annotated[Payout, Only((Payout.POT, Payout.DIFFERENCES, Payout.EACH_ROUND))] = option(
        Payout.POT,
        "The stakes",
        says={
            Payout.EACH_ROUND: "after each round every other player pays its winner the stake for each point "
            "of their deadwood as scored",
        },
        misfits=_each_round,
        heading=Heading.MONEY,
    )

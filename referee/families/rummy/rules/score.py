"""The options of the score.

Source: Denexa Games: Rummy; pagat.com: 500 Rummy, Basic Rummy, Gin Rummy; N. Katz, The Book of Card Games;
Wikipedia: Rummy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.families.rummy.rules.headings import Heading
from referee.families.rummy.rules.melding import Ace
from referee.words.said import Argument, Said, Typed

if TYPE_CHECKING:
    from referee.families.rummy.rules.options import Rules

Bonus = Annotated[int, Between(0, 1000)]


class Method(Choice):
    """The methods to score a round."""

    WINNER_TAKES = "winner_takes", "who goes out scores the cards that all others still hold"
    OWN = "own", "everybody scores the cards they melded and laid off, less those they still hold"
    PENALTIES = "penalties", "everybody scores the cards they still hold, and nobody wants points"
    GIN = (
        "gin",
        "the knocker scores the difference between the other player's deadwood and their own; with as much "
        "or less the other player undercuts them, and scores the difference instead",
    )


class Blocked(Choice):
    """The scores of a round in which nobody goes out."""

    NONE = "none", "if nobody goes out, nobody scores"
    OWN_AGAINST = "own_against", "if nobody goes out, everybody loses the points of the cards they hold"
    LOWEST_WINS = (
        "lowest_wins",
        "if nobody goes out, whoever holds the fewest points scores the differences to all others; if "
        "several hold equally few, nobody scores",
    )


def _is(method: Method) -> Callable[[Rules], bool]:
    return lambda rules: rules.score.method is method


def _times(rules: Rules) -> Iterator[Misfit]:
    if rules.score.rummy.times > 1 and rules.score.method is not Method.WINNER_TAKES:
        args: dict[str, Argument] = {"times": rules.score.rummy.times, "method": _method(rules)}
        yield Misfit(Said("rummy-rummy-doubles-nothing", args), 1)


def _method(rules: Rules) -> Typed:
    """The method as documents write it."""
    return Typed(rules.score.method.value)


def _no_bonus(name: str, read: Callable[[Rules], int]) -> Callable[[Rules], Iterator[Misfit]]:
    """The misfit of points that nobody wants, or that nobody can have."""

    def misfits(rules: Rules) -> Iterator[Misfit]:
        if read(rules) and rules.score.method in {Method.PENALTIES, Method.GIN}:
            args: dict[str, Argument] = {"option": Typed(name), "points": read(rules)}
            yield Misfit(Said("rummy-no-bonus", {**args, "method": rules.score.method.value}), 0)

    return misfits


def _ace_low_run(rules: Rules) -> Iterator[Misfit]:
    if rules.score.ace_low_run is None:
        return
    if rules.ace is Ace.LOW:
        yield Misfit(Said("rummy-every-ace-low", {"points": rules.score.ace_low_run}), None)
    if rules.score.method is not Method.OWN:
        args: dict[str, Argument] = {"points": rules.score.ace_low_run, "method": _method(rules)}
        yield Misfit(Said("rummy-table-not-counted", args), None)


def _blocked(rules: Rules) -> Iterator[Misfit]:
    if rules.score.blocked is not Blocked.NONE and rules.score.method in {Method.OWN, Method.GIN}:
        args: dict[str, Argument] = {
            "blocked": Typed(rules.score.blocked.value),
            "method": _method(rules),
        }
        yield Misfit(Said("rummy-blocked-in-its-own-way", args), Blocked.NONE.value)


def _blocked_text(rules: Rules) -> str:
    if rules.score.method is Method.GIN:
        return "a round in which nobody knocks scores nothing"
    if rules.score.method in {Method.OWN, Method.PENALTIES}:
        return "a round in which nobody goes out is scored like any other"
    return rules.score.blocked.clause


def _low_ace(points: int | None) -> str:
    if points is None:
        return "an ace counts the same in every meld"
    return f"an ace counts {points} in a run in which it is low"


def _going_rummy(rules: Rules) -> str:
    times, plus = rules.score.rummy.times, rules.score.rummy.plus
    if times == 1 and not plus:
        return "going out all at once, without a meld in an earlier turn, scores nothing more"
    scores = "scores the round once" if times == 1 else f"scores the round {times} times over"
    more = f" and {plus} points more" if plus else ""
    return f"who goes rummy, and so goes out without a meld or laying off in an earlier turn, {scores}{more}"


@dataclass(frozen=True, slots=True)
class GoingRummy:
    """The options of going rummy."""

    times: Annotated[int, Between(1, 10)] = option(
        2,
        "How often going rummy counts the round",
        says=_going_rummy,
        misfits=_times,
        heading=Heading.SCORE,
        applies=_is(Method.WINNER_TAKES),
    )
    plus: Bonus = option(
        0,
        "Points more for going rummy",
        misfits=_no_bonus("score.rummy.plus", lambda rules: rules.score.rummy.plus),
    )


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """The options of the score of a round."""

    method: Method = option(Method.WINNER_TAKES, "How a round is scored", heading=Heading.SCORE)
    rummy: GoingRummy = field(default_factory=GoingRummy)
    out: Bonus = option(
        0,
        "Points for going out",
        says=OfValue(lambda points: f"going out scores {points} points"),
        misfits=_no_bonus("score.out", lambda rules: rules.score.out),
        heading=Heading.SCORE,
        applies=lambda rules: rules.score.out > 0,
    )
    ace_low_run: Annotated[int | None, Between(0, 1000)] = option(
        None,
        "An ace in a run in which it is low",
        says=OfValue(_low_ace),
        misfits=_ace_low_run,
        heading=Heading.SCORE,
        applies=_is(Method.OWN),
    )
    blocked: Blocked = option(
        Blocked.NONE, "A blocked round", says=_blocked_text, misfits=_blocked, heading=Heading.SCORE
    )
    gin: Bonus = option(
        20,
        "Points for gin",
        says=OfValue(lambda points: f"gin, a knock without deadwood, scores {points} points more"),
        heading=Heading.SCORE,
        applies=_is(Method.GIN),
    )
    undercut: Bonus = option(
        10,
        "Points for an undercut",
        says=OfValue(lambda points: f"an undercut scores {points} points more"),
        heading=Heading.SCORE,
        applies=_is(Method.GIN),
    )
    big_gin: Bonus = option(
        0,
        "Points for big gin",
        says=OfValue(
            lambda points: (
                f"big gin, eleven melded cards without a discard, scores {points} points more instead"
            )
        ),
        heading=Heading.SCORE,
        applies=lambda rules: rules.is_gin and rules.score.big_gin > 0,
    )

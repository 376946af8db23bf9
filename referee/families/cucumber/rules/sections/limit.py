"""The options of the score: its limit, and how it is kept.

Source: pagat.com Cucumber and Twenty-Two, "scoring" of each version; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.cucumber.rules.sections.points import PointsTable, points_text
from referee.families.options.forms import AtMost, Between
from referee.families.options.option import Choice, option
from referee.families.options.words import ordinal

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class ScoreKept(Choice):
    """The section on how scores are kept."""

    RUNNING = (
        "running",
        "the penalties are added up on paper, and every hand is dealt from the whole pack",
    )
    FACE_UP = (
        "face_up",
        "a payer keeps the card played to the last trick face up on the table, and the points of a player's "
        "kept cards are the score",
    )


def limit_text(rules: Rules) -> str:
    """The limit in points.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> limit_text(Rules())
    'the limit'
    """
    if rules.limit.points is None:
        return "the limit"
    lost = rules.points is PointsTable.BET
    return f"{rules.limit.points} lost credits" if lost else points_text(rules, rules.limit.points)


def _points(rules: Rules) -> str:
    return "there is none" if rules.limit.points is None else limit_text(rules)


class Exactly(Choice):
    """The effects of a score of exactly the limit."""

    OUT = "out", "whoever reaches {limit} crosses {it}", "{limit} or more"
    SAFE = (
        "safe",
        "whoever gets more than {limit} crosses {it}, and exactly {number} is still safe",
        "more than {limit}",
    )
    RESET = (
        "reset",
        "a score of exactly {limit} goes back to 0, and whoever gets more crosses {it}",
        "exactly {limit} goes back to 0; more",
    )


def _exactly(rules: Rules) -> str:
    points = rules.limit.points
    return rules.limit.exactly.clause.format(
        limit=limit_text(rules),
        number="that" if points is None else points,
        it="it" if points is None else "the limit",
    )


class Fall(Choice):
    """The effects of crossing the limit."""

    REINCARNATE = (
        "reincarnate",
        "loses a life and goes on with the highest score of the other players who are in",
        "a life lost",
    )
    KEEP_HIGHEST = "keep_highest", "gives back all kept cards but the highest", "half a cucumber"
    ELIMINATE = "eliminate", "is out of the game", "out"
    MARK = "mark", "is marked and plays on", "marked"
    END_GAME = "end_game", "ends the game", "the game ends"


def _falls(rules: Rules) -> str:
    falls = [fall.clause for fall in rules.limit.falls]
    *before, last = falls or ["does not exist, for there is no limit"]
    steps = [f"the {ordinal(at)} time {fall}" for at, fall in enumerate(before)]
    return ", ".join([*steps, f"and from the {ordinal(len(before))} time on {last}"]) if steps else last


@dataclass(frozen=True, slots=True)
class LimitRules:
    """The rules of the limit that a score may not reach."""

    points: Annotated[int | None, Between(1, 10_000)] = option(None, "The limit", says=_points)
    exactly: Exactly = option(Exactly.OUT, "When the limit is crossed", says=_exactly)
    falls: Annotated[tuple[Fall, ...], AtMost(10)] = option((), "A player who crosses the limit", says=_falls)
    """What the first, second, … crossing does; the last entry repeats."""


def limit_in_short(limit: LimitRules, *, reached: str | None = None) -> str:
    """The effect of crossing the limit, for a sheet with little room; None where there is no limit.

    `reached` says what it is to cross it, where that is no score.

    >>> limit_in_short(LimitRules(21, Exactly.OUT, (Fall.REINCARNATE, Fall.ELIMINATE)))
    '21 or more: a life lost, then out'
    """
    if limit.points is None:
        return ""
    falls = ", then ".join(fall.in_short for fall in limit.falls)
    return f"{reached or limit.exactly.in_short.format(limit=limit.points)}: {falls}"


def can_go_out(rules: Rules) -> bool:
    """True if a hand can put a player out.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> can_go_out(Rules())
    False
    """
    return Fall.ELIMINATE in rules.limit.falls or any(group.fatal for group in rules.pack.top_cards)

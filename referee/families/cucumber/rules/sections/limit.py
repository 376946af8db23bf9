"""The options of the score: its limit, and how it is kept.

Source: pagat.com Cucumber and Twenty-Two, "scoring" of each version; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.cucumber.rules.sections.points import unit_of
from referee.families.options.forms import AtMost, Between
from referee.families.options.messages import Args, message
from referee.families.options.option import option
from referee.words.said import Argument, Said, with_commas

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class ScoreKept(StrEnum):
    """The section on how scores are kept."""

    RUNNING = "running"
    FACE_UP = "face_up"


def limit_args(rules: Rules) -> Args:
    """The limit and what is counted; `none` where there is no limit.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> limit_args(Rules())
    {'points': 0, 'unit': 'none'}
    """
    points = rules.limit.points
    return {"points": points or 0, "unit": "none" if points is None else unit_of(rules)}


class Exactly(StrEnum):
    """The effects of a score of exactly the limit."""

    OUT = "out"
    SAFE = "safe"
    RESET = "reset"


class Fall(StrEnum):
    """The effects of crossing the limit."""

    REINCARNATE = "reincarnate"
    KEEP_HIGHEST = "keep_highest"
    ELIMINATE = "eliminate"
    MARK = "mark"
    END_GAME = "end_game"


def _falls(rules: Rules) -> Args:
    """The effect of each crossing, the last one from then on."""
    if not rules.limit.falls:
        return {}
    *before, last = rules.limit.falls
    if not before:
        return {"falls": message(rules, "fall", {"fall": last.value})}
    steps = [message(rules, "fall-at", {"time": at, "fall": fall.value}) for at, fall in enumerate(before, 1)]
    rest = message(rules, "fall-from", {"time": len(rules.limit.falls), "fall": last.value})
    return {"falls": with_commas([*steps, rest])}


@dataclass(frozen=True, slots=True)
class LimitRules:
    """The rules of the limit that a score may not reach."""

    points: Annotated[int | None, Between(1, 10_000)] = option(None, args=limit_args)
    exactly: Exactly = option(Exactly.OUT, args=limit_args)
    falls: Annotated[tuple[Fall, ...], AtMost(10)] = option((), args=_falls)
    """The effects of the first, second, … crossing; the last entry repeats."""


def limit_in_short(limit: LimitRules, *, has_credits: bool = False) -> Said | str:
    """The effect of crossing the limit, for a sheet with little room; empty where there is no limit.

    Where everybody `has_credits`, it is to have none left.
    """
    if limit.points is None:
        return ""
    reached = "credits" if has_credits else limit.exactly.value
    falls = _in_turn([Said("cucumber-fall-in-short", {"fall": fall.value}) for fall in limit.falls])
    return Said("cucumber-limit-in-short", {"reached": reached, "limit": limit.points, "falls": falls})


def _in_turn(falls: Sequence[Said]) -> Argument:
    """The effects of crossing the limit the first time, the second, and so on."""
    *before, last = falls
    return Said("cucumber-then", {"first": _in_turn(before), "then": last}) if before else last


def can_go_out(rules: Rules) -> bool:
    """True if a hand can put a player out.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> can_go_out(Rules())
    False
    """
    return Fall.ELIMINATE in rules.limit.falls or any(group.fatal for group in rules.pack.top_cards)

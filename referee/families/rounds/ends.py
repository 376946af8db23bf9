"""The options of the end and of the money in games by rounds, and the terms that follow from them.

Each is declared once. A family puts them into its rules by `end_options` and `section`, with its own values,
headings and words. A family in which other payouts are to be had declares `StakesRules` of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Protocol, TypeAlias

from referee.families.columns import Best
from referee.families.options.forms import Between, Only
from referee.families.options.option import OfValue, option, section
from referee.families.options.players import PlayedBy
from referee.families.options.words import counted
from referee.families.rounds.terms import Payout, Terms, Tie
from referee.words.said import Said

PotOrDifferences: TypeAlias = Annotated[Payout, Only((Payout.POT, Payout.DIFFERENCES))]


def _has_target(rules: Any) -> bool:
    return rules.end.target is not None


def _says_what_ends(rules: Any) -> bool:
    """True if a number of rounds ends the game, or nothing else does."""
    return rules.end.rounds is not None or not _has_target(rules)


@dataclass(frozen=True, slots=True)
class EndRules:
    """The options of the end; `end_options` adds what they say, in which a family names its rounds."""

    target: Annotated[int | None, Between(1, 100_000)] = option(None, "The target", applies=_has_target)
    """Points that end the game; None where none do."""
    rounds: Annotated[int | None, Between(1, 1000)] = option(
        None, "The number of rounds", applies=_says_what_ends
    )
    """The number of rounds that ends the game; None where no number does."""
    best: Best = option(
        Best.HIGHEST,
        "Which score wins",
        says={Best.HIGHEST: "the highest score wins", Best.LOWEST: "the lowest score wins"},
    )
    tie: Tie = option(Tie.SHARE, "Equal best scores")


@dataclass(frozen=True, slots=True)
class StakesRules:
    """The options of the money, where it is won at the end of the game."""

    payout: PotOrDifferences = option(Payout.POT, "The stakes")


def _target(points: int | None, noun: str) -> str:
    if points is None:
        return "no number of points ends the game"
    return f"the game ends with the {noun} in which somebody has {points} points"


def _rounds(rounds: int | None, noun: str) -> str:
    if rounds is None:
        return f"any number of {noun}s may be played"
    return f"the game ends after {counted(rounds, noun)}"


def _ties(noun: str) -> Mapping[Tie, str]:
    return {
        Tie.SHARE: "equal best scores share the win",
        Tie.PLAY_ON: f"with equal best scores another {noun} is played, until one side is alone in front",
    }


def end_options(
    default: EndRules, heading: StrEnum, noun: str = "round", **details: Mapping[str, Any]
) -> Any:
    """The field of the options of the end in a family's rules, with these values unless a variant has others.

    `noun` is what the family calls a round; `details` are, by option, what its `Option` has of its own.

    :raises TypeError: when there is no option of such a name.
    """
    common: Mapping[str, Mapping[str, Any]] = {
        "target": {"says": OfValue(lambda points: _target(points, noun))},
        "rounds": {
            "subject": f"The number of {noun}s",
            "says": OfValue(lambda rounds: _rounds(rounds, noun)),
        },
        "best": {},
        "tie": {"says": _ties(noun)},
    }
    return section(
        default,
        **{
            name: {"heading": heading, **common.get(name, {}), **details.get(name, {})}
            for name in {**common, **details}
        },
    )


def end_in_short(end: EndRules, noun: str = "round") -> Said | str:
    """The end of a game in a few words, for a sheet with little room; empty where it has none.

    >>> end_in_short(EndRules(rounds=4)), end_in_short(EndRules())
    (Said(id='rounds-so-many', args={'rounds': 4, 'noun': 'round'}), '')
    """
    if end.rounds is None:
        return target_in_short(end)
    return target_or(end, Said("rounds-so-many", {"rounds": end.rounds, "noun": noun}))


def target_in_short(end: EndRules) -> Said | str:
    """The score to which a game goes; empty where it goes to none."""
    return "" if end.target is None else Said("rounds-to-target", {"target": end.target})


def target_or(end: EndRules, rounds: Said) -> Said:
    """So many rounds, and the score that ends a game sooner, where there is one."""
    if end.target is None:
        return rounds
    return Said("rounds-target-or-rounds", {"target": end.target, "rounds": rounds})


class Payable(Protocol):
    """The options of the money, whichever payouts there are to choose from."""

    @property
    def payout(self) -> Payout | None:
        """The way in which money is won; None where none is played for."""
        ...


class RoundsRules(PlayedBy, Protocol):
    """The rules of a family that has these options."""

    @property
    def end(self) -> EndRules:
        """The options of the end."""
        ...

    @property
    def stakes(self) -> Payable:
        """The options of the money."""
        ...


def terms_from(rules: RoundsRules, seats: Sequence[int] | None = None) -> Terms:
    """The terms that rules say by the options that families share: `players`, `end`, `stakes`.

    `seats` are the numbers of players that there may be, where not all from the fewest to the most may play.
    Where no money is played for, no round has payments of its own.
    """
    end = rules.end
    return Terms(
        range(rules.players.min, rules.players.max + 1) if seats is None else seats,
        target=end.target,
        rounds=end.rounds,
        best=end.best,
        tie=end.tie,
        payout=rules.stakes.payout or Payout.EACH_ROUND,
    )

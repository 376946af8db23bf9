"""The options that all games of patience share: the score, the end, money."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

from referee.errors import Violation
from referee.families.options.fitting import contradiction
from referee.families.options.forms import Between, Only
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.families.options.players import FewestAndMost, more_than_most
from referee.families.options.tables import Keys, TableOf
from referee.families.options.words import so_many
from referee.families.patience.rules.events import (
    EVENT_NAMES,
    EVENT_POINTS,
    event_text,
)
from referee.families.patience.rules.headings import Heading
from referee.families.patience.rules.laws import Laws
from referee.families.rounds.ends import EndRules, end_options
from referee.families.rounds.terms import Payout
from referee.words.said import Said, Typed

MOST_PLAYERS = 8
MOST_POINTS = 10_000


def from_foundation_option(*, default: bool) -> Any:
    """The option of taking a card back from a foundation."""
    says = {
        True: "the top card of a foundation may go back to a column",
        False: "a card that is up stays up",
    }
    return option(default, "Taking back from a foundation", says=says, heading=Heading.FOUNDATIONS)


class PatienceRules(Protocol):
    """Rules of a game of patience: the options that all share, and the laws of a layout."""

    @property
    def players(self) -> FewestAndMost:
        """The numbers of players, each with a pack of their own."""
        ...

    @property
    def score(self) -> ScoreRules:
        """The options of the score."""
        ...

    @property
    def end(self) -> EndRules:
        """The options of the end."""
        ...

    @property
    def stakes(self) -> StakesRules:
        """The options of money."""
        ...

    @property
    def laws(self) -> Laws:
        """The laws of a layout."""
        ...


@dataclass(frozen=True, slots=True)
class Players:
    """The numbers of players: one alone, or several who compare."""

    min: Annotated[int, Between(1, MOST_PLAYERS)] = option(1, "The fewest players", misfits=more_than_most)
    max: Annotated[int, Between(1, MOST_PLAYERS)] = option(1, "The most players")


class EmptyColumn(Choice):
    """The cards that go to an empty column."""

    KING = "king", "only a king, or a sequence that begins with one, goes to an empty column"
    ANY = "any", "any card goes to an empty column"


# What a deal scores.


class Method(Choice):
    """The methods of scoring a deal."""

    CARDS = "cards", "each card on the foundations is a point, 52 at most"
    VEGAS = "vegas", "a deal is bought, and each card on the foundations earns some of that back"
    EVENTS = "events", "points are given for what happens on the table"


def _is_vegas(rules: PatienceRules) -> bool:
    return rules.score.method is Method.VEGAS


def _has_events(rules: PatienceRules) -> bool:
    return rules.score.method is Method.EVENTS


def _events_text(points: TableOf) -> str:
    clauses = (f"{event_text(name)} {number:+d}" for name, number in points.items() if number)
    return ", ".join(clauses).replace("-", "−") or "no event counts"


def _floor_text(floor: int | None) -> str:
    return "a deal may score below 0" if floor is None else f"a deal scores no less than {floor}"


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """The options of the score."""

    method: Method = option(Method.CARDS, "How a deal is scored", heading=Heading.SCORE)
    buy_in: Annotated[int, Between(0, MOST_POINTS)] = option(
        52,
        "What a deal costs",
        says=OfValue(lambda points: f"a deal costs {so_many(points, 'point')}, paid before it is played"),
        heading=Heading.SCORE,
        applies=_is_vegas,
    )
    card: Annotated[int, Between(0, MOST_POINTS)] = option(
        5,
        "What a card earns",
        says=OfValue(lambda points: f"each card that lies on a foundation at the end earns {points}"),
        heading=Heading.SCORE,
        applies=_is_vegas,
    )
    cumulative: bool = option(
        True,
        "Whether the score runs on",
        says={
            True: "the score runs on from deal to deal",
            False: "every deal begins at 0, and the best one is kept",
        },
        heading=Heading.SCORE,
    )
    events: Annotated[TableOf, Keys(EVENT_NAMES), Between(-MOST_POINTS, MOST_POINTS)] = option(
        EVENT_POINTS,
        "Points for each event",
        says=OfValue(_events_text),
        heading=Heading.SCORE,
        applies=_has_events,
    )
    floor: Annotated[int | None, Between(-MOST_POINTS, MOST_POINTS)] = option(
        0, "The least a deal scores", says=OfValue(_floor_text), heading=Heading.SCORE, applies=_has_events
    )


# What ends a game.


def _compare(rules: PatienceRules) -> bool:
    return rules.players.max > 1


def end_of_deals() -> Any:
    """The section of the end, besides that the players agree."""
    among_several = {"applies": _compare}
    return end_options(EndRules(), Heading.END, "deal", best=among_several, tie=among_several)


# Money.


def _payout(rules: PatienceRules) -> Iterator[Misfit]:
    payout, is_bought = rules.stakes.payout, _is_vegas(rules)
    if payout is Payout.BANK and not is_bought:
        message = Said("patience-bank-without-vegas")
        yield Misfit(message, [None] if rules.players.max == 1 else [None, "pot", "differences"])
    if payout in {Payout.POT, Payout.DIFFERENCES} and rules.players.max == 1:
        yield Misfit(_alone(rules), [None, "bank"] if is_bought else [None])


def _alone(rules: PatienceRules) -> Said:
    return Said("patience-nobody-to-win-from", {"payout": Typed(str(rules.stakes.payout))})


@dataclass(frozen=True, slots=True)
class StakesRules:
    """The options of money."""

    payout: Annotated[Payout | None, Only((Payout.POT, Payout.DIFFERENCES, Payout.BANK))] = option(
        None,
        "How money is won",
        says={
            None: "no money is played for",
            Payout.BANK: "the bank is paid for each deal, and pays for each card, a stake a point",
        },
        heading=Heading.MONEY,
        misfits=_payout,
    )


def suffices(rules: PatienceRules, players: int) -> Iterator[Violation]:
    """The violations that keep so many players from a game by these rules."""
    if players == 1 and rules.stakes.payout in {Payout.POT, Payout.DIFFERENCES}:
        yield contradiction("/stakes/payout", _alone(rules), [None])

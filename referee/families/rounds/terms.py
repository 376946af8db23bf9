"""The terms of a game: who sits down to it, what ends it, who wins, and what it pays.

A family makes them of its options; nothing on this floor looks at the options themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from referee.families.columns import Best
from referee.families.seats import Direction


class Tie(StrEnum):
    """The rule for a game that would end with several sides equally in front."""

    SHARE = "share"
    """They share the win."""
    PLAY_ON = "play_on"
    """One more round, until one side is alone in front."""


class Payout(StrEnum):
    """The way in which money is won."""

    POT = "pot"
    """Everybody pays in, and the winners share it."""
    DIFFERENCES = "differences"
    """Each loser pays the difference between the winner's score and their own."""
    EACH_ROUND = "each_round"
    """The rounds' own payments, as soon as they are recorded."""
    BANK = "bank"
    """Payments between the players and the bank, as soon as they are recorded."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms on which a game was agreed, in the words that all families share."""

    seats: Sequence[int]
    """The numbers of players that there may be, in order."""
    teams: int = 0
    """How many; 0 where everybody plays alone."""
    direction: Direction = Direction.CLOCKWISE
    target: int | None = None
    """Points with which some side ends the game, looked at after a whole round."""
    rounds: int | None = None
    """How many rounds end it."""
    best: Best = Best.HIGHEST
    tie: Tie = Tie.SHARE
    payout: Payout = Payout.POT
    pays_in: int = 1
    """What each player pays into the pot for sitting down, in stakes."""
    may_join: bool = False
    """Between rounds; teams stay as they are."""
    may_leave: bool = False
    begins_with: int = 0
    """Points that every side has before the first round."""
    is_balanced: bool = False
    """Whether scores sum to 0, since what some win the others lose; whoever joins then begins with 0."""
    has_dealer: bool = True

    @property
    def has_pot(self) -> bool:
        """True if there is a pot."""
        return self.payout is Payout.POT

    def better(self, first: int, second: int) -> bool:
        """True if one score stands better than another.

        >>> Terms(range(2, 5)).better(7, 5), Terms(range(2, 5), best=Best.LOWEST).better(7, 5)
        (True, False)
        """
        return first > second if self.best is Best.HIGHEST else first < second

    def front(self, scores: Sequence[int]) -> int:
        """The best of these scores."""
        return max(scores) if self.best is Best.HIGHEST else min(scores)

    def rear(self, scores: Sequence[int]) -> int:
        """The worst of these scores."""
        return min(scores) if self.best is Best.HIGHEST else max(scores)


def terms_from(rules: Any, seats: Sequence[int] | None = None) -> Terms:
    """The terms that rules say by options of the same name in every family: `players`, `end`, `stakes`.

    `seats` are the numbers of players that there may be, where not all from the fewest to the most may play.
    """
    end = rules.end
    return Terms(
        range(rules.players.min, rules.players.max + 1) if seats is None else seats,
        target=end.target,
        rounds=end.rounds,
        best=end.best,
        tie=end.tie,
        payout=Payout(rules.stakes.payout.value),
    )

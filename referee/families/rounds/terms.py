"""The terms of a game: who sits down to it, what ends it, who wins, and what it pays.

A family makes them of its options; only `ends.py` on this floor looks at the options themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from referee.families.columns import Best
from referee.families.options.option import Choice
from referee.families.seats import Direction


class Tie(StrEnum):
    """The rule for a game that would end with several sides equally in front."""

    SHARE = "share"
    """They share the win."""
    PLAY_ON = "play_on"
    """One more round, until one side is alone in front."""


class Payout(Choice):
    """The way in which money is won, of which a family offers some, and may tell them in its own words."""

    POT = "pot", "everyone pays the same stake into a pot, which the winners share"
    DIFFERENCES = (
        "differences",
        "every loser pays the winner the difference between their scores, times the stake for a point",
    )
    EACH_ROUND = "each_round", "each round has payments of its own, made as soon as it is recorded"
    BANK = "bank", "players pay the bank, and the bank pays them, as soon as a round is recorded"


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms on which a game was agreed, in the words that all families share."""

    seats: Sequence[int]
    """The numbers of players that there may be, in order."""
    teams: int = 0
    """The number of teams; 0 where everybody plays alone."""
    direction: Direction = Direction.CLOCKWISE
    target: int | None = None
    """Points with which some side ends the game, looked at after a whole round."""
    rounds: int | None = None
    """The number of rounds that end it."""
    best: Best = Best.HIGHEST
    tie: Tie = Tie.SHARE
    payout: Payout = Payout.POT
    pays_in: int = 1
    """The stakes that each player pays into the pot for sitting down."""
    may_join: bool = False
    """Between rounds; teams stay as they are."""
    may_leave: bool = False
    begins_with: int = 0
    """Points that every side has before the first round."""
    is_balanced: bool = False
    """True if scores sum to 0, since what some win the others lose; whoever joins then begins with 0."""
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

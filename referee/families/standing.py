"""The standing of a game, in the words that all families share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Status(StrEnum):
    """The state of a game: it goes on, or is over."""

    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a seat."""

    id: str
    name: str
    seat: int
    """From 1, clockwise."""
    side: str
    score: int
    """The side's."""
    status: str = "in"
    """`in`, `out`, or another word of the family's."""
    withdrawn: bool = False
    """Has left the table."""
    details: Mapping[str, Any] = field(default_factory=dict)
    """The family's own members, as JSON."""

    def document(self) -> dict[str, Any]:
        """The player as JSON, the family's members among the common ones."""
        common = {
            "id": self.id,
            "name": self.name,
            "seat": self.seat,
            "side": self.side,
            "score": self.score,
            "status": self.status,
            "withdrawn": self.withdrawn,
        }
        return {**common, **self.details}


@dataclass(frozen=True, slots=True)
class Side:
    """A side, which scores: one player, or a team."""

    id: str
    players: tuple[str, ...]
    score: int

    def document(self) -> dict[str, Any]:
        """The side as JSON."""
        return {"id": self.id, "players": list(self.players), "score": self.score}


@dataclass(frozen=True, slots=True)
class NextRound:
    """The round to come."""

    number: int
    dealer: str | None
    """None where nobody deals, or while the deal is open."""
    leader: str | None
    details: Mapping[str, Any] = field(default_factory=dict)
    """The family's own members, as JSON."""

    def document(self) -> dict[str, Any]:
        """The next round as JSON."""
        common = {"number": self.number, "dealer": self.dealer, "leader": self.leader}
        return {**common, **self.details}


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game, by side."""

    winners: tuple[str, ...]
    losers: tuple[str, ...] = ()
    ranking: tuple[tuple[str, int], ...] = ()
    """Sides and their places, best first; equal sides share a place, and the next counts them: 1, 1, 3."""
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a game: everything that clients, books and standings need of it."""

    status: Status
    players: tuple[Player, ...]
    sides: tuple[Side, ...]
    rounds: int
    """The number of rounds that were recorded."""
    next: NextRound | None = None
    """None once the game is over."""
    result: Result | None = None
    """None unless the game is finished."""

    @property
    def is_over(self) -> bool:
        """True if nothing more can be recorded."""
        return self.status is not Status.PLAYING

    @property
    def scores(self) -> dict[str, int]:
        """Every side's score, by its id."""
        return {side.id: side.score for side in self.sides}

    @property
    def names(self) -> dict[str, str]:
        """Every player's name, by id."""
        return {player.id: player.name for player in self.players}

    @property
    def winners(self) -> tuple[str, ...]:
        """The players who have won, in seat order; nobody yet is ()."""
        won = set() if self.result is None else set(self.result.winners)
        return tuple(player.id for player in self.players if player.side in won)

    def result_document(self) -> dict[str, Any] | None:
        """The result as JSON, or None."""
        if self.result is None:
            return None
        single = {side.id for side in self.sides if side.players == (side.id,)}
        return {
            "winners": list(self.result.winners),
            "losers": list(self.result.losers),
            "ranking": [
                ({"player": side} if side in single else {}) | {"side": side, "place": place}
                for side, place in self.result.ranking
            ],
            **self.result.details,
        }

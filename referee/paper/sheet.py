"""A score sheet as paper has it: players as columns, what happened as rows, totals that run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Document = Mapping[str, Any]

PLAYING = "playing"
ABANDONED = "abandoned"
HAND = "hand"


class Mark(StrEnum):
    """What happened to a player besides points."""

    FELL = "fell"
    HALF = "half a cucumber"
    RESET = "back to 0"
    OUT = "out"
    BACK = "bought in"
    JOINED = "joined"


@dataclass(frozen=True, slots=True)
class Cell:
    """What a row changed for one player."""

    points: int
    total: int
    peak: int
    """The highest total on the way: what somebody fell with."""
    marks: frozenset[Mark] = frozenset()


@dataclass(frozen=True, slots=True)
class Row:
    """A hand, or something else that happened."""

    position: int
    """From 1, without gaps."""
    kind: str
    hand: int | None
    """The hand's number, for hands."""
    at: str
    """When it was recorded, RFC 3339."""
    dealer: str | None
    leader: str | None
    taker: str | None
    """Ids of players; of a dealer who was named, that one."""
    card: str
    """The card that took the last trick, as it is written in documents; empty for what is no hand."""
    cells: Mapping[str, Cell]
    """By player, only of those for whom something changed."""
    totals: Mapping[str, int]
    """Of everybody who was there, afterwards."""
    why: str
    """In sentences."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table, as the game stands."""

    id: str
    name: str
    label: str
    """The name, with the id where somebody else has the same."""
    total: int
    is_out: bool
    place: int | None = None
    """Once the game is won."""
    won: bool = False
    first: int = 0
    """What the total began with: where lost hands are counted, somebody who joins may begin with some."""


@dataclass(frozen=True, slots=True)
class Payout:
    """Money that was paid out. Amounts are texts, as they are read."""

    payer: str
    """A player's id, or `pot`."""
    payee: str
    amount: str
    is_refund: bool = False


@dataclass(frozen=True, slots=True)
class Money:
    """What was played for, as texts."""

    stake: str
    per_point: bool
    """Whether losers pay so much for each point, and there is no pot."""
    pot: str
    """All that was paid into it."""
    payouts: tuple[Payout, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that a printed score sheet tells."""

    title: str
    variant: str
    region: str
    status: str
    begun: str
    """When the game began, RFC 3339."""
    players: tuple[Player, ...]
    rows: tuple[Row, ...]
    keeps_score: bool = True
    """False where only lost hands are counted."""
    limit: int | None = None
    limit_text: str = ""
    house_rules: tuple[str, ...] = ()
    dealer: str | None = None
    """Who deals the next hand."""
    money: Money | None = None
    """Where there is a stake."""
    event: str = ""
    """What it belongs to in a club."""
    label_of: Mapping[str, str] = field(default_factory=dict)

    @property
    def hands(self) -> int:
        """How many hands were recorded."""
        return sum(row.hand is not None for row in self.rows)

    @property
    def winners(self) -> Sequence[Player]:
        """Who has won, once somebody has."""
        return [player for player in self.players if player.won]

    @property
    def counts(self) -> str:
        """What the totals are of."""
        return "points" if self.keeps_score else "hands lost"

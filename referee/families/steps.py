"""The words in which every family of games tells what happened at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

TableT = TypeVar("TableT")


@dataclass(frozen=True, slots=True)
class Line:
    """One change of one player's score, and why."""

    player: str
    """The player's id."""
    kind: str
    """`penalty`, `doubled`, `bonus`, `reset`, `reincarnated`, `half_cucumber`, `eliminated`, …"""
    points: int
    """What the score changed by: the lines of a player sum up to the score."""
    before: int
    after: int
    rule: str
    """The option that caused it, such as `limit.falls`."""
    text: str

    def document(self) -> dict[str, Any]:
        """The line as JSON."""
        return {
            "player": self.player,
            "kind": self.kind,
            "points": self.points,
            "before": self.before,
            "after": self.after,
            "rule": self.rule,
            "text": self.text,
        }


@dataclass(frozen=True, slots=True)
class Step(Generic[TableT]):
    """What an act led to."""

    table: TableT
    act: Mapping[str, Any]
    """The act as it is kept: players by id, cards canonical."""
    lines: tuple[Line, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What the record says besides; for a hand its `number`, the taker, the payers, who dealt, …"""


def player_id(seat: int) -> str:
    """The id of the player at a seat counted from 0.

    >>> player_id(0)
    'p1'
    """
    return f"p{seat + 1}"

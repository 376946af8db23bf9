"""Steps that acts lead to, in the words that all families share: lines, money that is due, facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, TypeVar

from referee.words.said import Said

TableT = TypeVar("TableT")

POT = "pot"
"""An account beside the players. It is empty before a game and after it."""
BANK = "bank"
"""Another, which pays and takes whatever is due; it may owe, and be owed, at any time."""


@dataclass(frozen=True, slots=True)
class Line:
    """One change of one side's score, and why."""

    player: str | None
    """Whoever caused it, by id; None where it was the side as a whole."""
    kind: str
    """The family's word: `penalty`, `bonus`, …"""
    points: int
    """The change of the score: the lines of a side sum up to its score."""
    before: int
    after: int
    rule: str
    """The option that caused it, such as `limit.falls`."""
    said: Said | str
    """The reason; in English words where the family has no messages yet."""
    side: str | None = None
    """Whose score it is; None where the player is the side."""

    def document(self) -> dict[str, Any]:
        """The line as JSON, without words where these can be made of it."""
        words = {"text": self.said} if isinstance(self.said, str) else {"said": self.said.document()}
        side = {} if self.side is None else {"side": self.side}
        return side | {
            "player": self.player,
            "kind": self.kind,
            "points": self.points,
            "before": self.before,
            "after": self.after,
            "rule": self.rule,
            **words,
        }


@dataclass(frozen=True, slots=True)
class Due:
    """Money that has to move because of an act, in units of the stake.

    Several payees share it in the order given; odd minor units go one each to the first.
    """

    payer: str
    """A player's id, `pot` or `bank`; so are the payees."""
    payees: tuple[str, ...]
    units: int
    """More than 0."""
    reason: str
    """The key of one of `referee.families.reasons.COMMON_REASONS`, or of the family's own."""


@dataclass(frozen=True, slots=True)
class Step(Generic[TableT]):
    """The result of an act."""

    table: TableT
    act: Mapping[str, Any]
    """The act as it is kept: players by id, cards canonical."""
    lines: tuple[Line, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    """The further facts of the record; for a round its `number`, who dealt, …"""
    dues: tuple[Due, ...] = ()
    round_number: int | None = None
    """The number of the round that the act records; None where it records none."""


@cache
def player_id(seat: int) -> str:
    """The id of the player at a seat counted from 0.

    >>> player_id(0)
    'p1'
    """
    return f"p{seat + 1}"

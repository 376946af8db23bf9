"""A change of a game as it is to be written, and what follows from it elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.families.documents import Document
from referee.families.standing import Standing
from referee.looks import Look
from referee.service.games.books import Books
from referee.service.games.people import Person
from referee.sitting.confirmations import Unconfirmed
from referee.sitting.sheet import Entry
from referee.store import Reading, StoredEntry, StoredEvent, StoredGame, StoredTransfer, Writing
from referee.store.club_rows import StoredSeat
from referee.words.said import Said

Counts = Mapping[str, Mapping[str, int]]
"""The counts of a score sheet for each player, by id."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """The occasion in a club at which a new game is played, which it keeps without knowing the club."""

    club_id: str
    event: str = ""
    rule_set: Mapping[str, Any] | None = None
    """By id, name and version."""
    members: Mapping[str, int] = field(default_factory=dict)
    """Numbers of members by player id. All other players are guests."""


@dataclass(frozen=True, slots=True)
class GameWrite:
    """Everything to be written: the game's new row, its event, and the score sheet from `begin` on."""

    stored: StoredGame
    event: StoredEvent
    table: Any
    stands: Standing
    """The standing of the game at that table."""
    begin: int = 1
    entries: Sequence[StoredEntry] = ()
    replaces: bool = False
    """True if there may be entries from `begin` on, which these replace."""
    transfers: Sequence[StoredTransfer] = ()
    seats: Sequence[StoredSeat] | None = None
    """The members at the table of a club's game, where others may sit there now, guests included."""
    counts: Counts | None = None
    """The counts of the score sheet for each player, where they are known already."""
    people: Sequence[Person] = ()
    """Everybody at a club's game, who left it too."""
    further: Sequence[Callable[[Writing], object]] = ()
    """The writes that follow elsewhere, behind the game in the same transaction."""

    @property
    def is_new(self) -> bool:
        """True when the game begins with it."""
        return self.event.number == 1


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event about to be written: its kind and body, and the table and score sheet it leads to."""

    kind: str
    body: Document
    at: str
    table: Any
    begin: int = 1
    """The position from which the score sheet is new."""
    entries: Sequence[Entry] = ()
    replaces: bool = False
    """True if there may be entries from `begin` on, which these replace."""
    books: Books | None = None
    """The books where money moved."""
    seats: Sequence[StoredSeat] | None = None
    """The members at the table of a club's game, where others may sit there now, guests included."""
    note: Said | None = None
    """The reason that money moved, where the score sheet does not show it."""
    stands: Standing | None = None
    """The standing of the game at the table, for whoever has asked already."""
    looks: Mapping[str, Look] | None = None
    """The looks of the players by id, where they may be others now."""
    unconfirmed: Unconfirmed | None = None
    """The hands that are still to be confirmed or are disputed, where they may be others now."""


Consequence = Callable[[Reading, GameWrite], GameWrite]
"""Somebody who hears of a change of a game before it is written: the change with what follows from it.

Rows may be completed, and further writes added; all questions come first, since nothing is written yet.
"""

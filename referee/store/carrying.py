"""Carrying everything from one store to another: what is carried, in which order, and that all of it arrived.

A row has none of the numbers that a store makes for itself: it names games and clubs by their ids. Whoever
reads both stores afterwards gets the same answers, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol

from referee.errors import StorageError

Values = tuple[Any, ...]
GAME, CLUB = "game", "club"
"""Columns that name a game or a club by its id."""
TABLES: Mapping[str, tuple[str, ...]] = {
    "clubs": ("id", "version", "name", "currency", "rule_set", "created_at", "updated_at", "confirm"),
    "members": (CLUB, "number", "name", "joined_at", "retired_at", "look", "folded"),
    "rule_sets": (CLUB, "number", "version", "name", "variant", "house_rules", "at", "by", "folded"),
    "games": (
        *("id", "version", "variant", "status", "visibility", "opening", "state", "view", "created_at"),
        *("updated_at", CLUB, "event", "rule_set", "locked", "pot", "rematch", "view_format", "looks"),
        *("open_hands", "disputed_hands"),
    ),
    "rated": ("id", GAME),
    "events": (GAME, "number", "kind", "at", "by", "body"),
    "entries": (GAME, "position", "event", "hand", "document"),
    "claims": (GAME, "number", "document"),
    "principals": (
        *("id", GAME, CLUB, "scope", "label", "digest", "made_by", "created_at", "expires_at", "used_at"),
        *("revoked_at", "folded", "player"),
    ),
    "transfers": (
        *(GAME, "number", "cause", "payer", "payee", "amount", "currency", "reason", "reverses", "at", "by"),
        *("note", CLUB, "booking", "payer_account", "payee_account", "is_cash"),
    ),
    "accounts": (CLUB, "account", "balance", "in_play", "cash", "folded"),
    "guests": (GAME, CLUB, "folded"),
    "seats": (
        *(GAME, "player", "joined_with", CLUB, "member", "day", "variant", "event", "games", "wins", "net"),
    ),
    "counts": (GAME, "player", "key", "is_most", "value"),
    "tallies": (CLUB, "member", "variant", "period", "games", "wins", "net"),
    "tally_counts": (CLUB, "member", "variant", "period", "key", "is_most", "value"),
    "ratings": (CLUB, "member", GAME, "mu", "sigma", "games"),
    "answers": ("scope", "fingerprint", "at", "sealed"),
    "origins": ("scope", "game_id", "sealed"),
}
"""The tables that are carried, each behind those that its rows refer to; `rated` is the last game of
each club that has been rated."""
FLAGS = frozenset({"locked", "is_cash", "is_most"})
"""Columns that are true or false."""


class Side(Protocol):
    """A store that is carried from or to, in one transaction."""

    def rows(self, table: str) -> Iterator[Values]:
        """All rows of a table, in an order that the other side has, too."""
        ...

    def take(self, table: str, rows: Iterable[Values]) -> None:
        """Adds rows to a table that is empty."""
        ...


@dataclass(frozen=True, slots=True)
class Carried:
    """The numbers of rows that have arrived, by table."""

    rows: Mapping[str, int]


def carry(source: Side, target: Side) -> Carried:
    """Carries everything, and compares what has arrived with what was there.

    A target that has all of it already, since whoever carried it was stopped afterwards, is left as it is.

    :raises StorageError: when the target has something else, or something has not arrived as it was.
    """
    if any(next(target.rows(table), None) is not None for table in TABLES):
        return compare(source, target)
    counted = {}
    for table in TABLES:
        sent = _Sum()
        target.take(table, sent.over(source.rows(table)))
        arrived = _Sum.of(target.rows(table))
        if arrived != sent:
            raise StorageError(
                f"Of {table} {sent.rows} rows were sent, and {arrived.rows} arrived, or they differ."
            )
        counted[table] = sent.rows
    return Carried(counted)


def compare(source: Side, target: Side) -> Carried:
    """The numbers of rows that both sides have, by table.

    :raises StorageError: when that is not the same.
    """
    counted = {}
    for table in TABLES:
        total = _Sum.of(target.rows(table))
        if total != _Sum.of(source.rows(table)):
            raise StorageError("The target is not empty; move to a new database.")
        counted[table] = total.rows
    return Carried(counted)


class _Sum:
    """A count of rows, and a digest of them whatever their order."""

    def __init__(self) -> None:
        self.rows, self._sum = 0, 0

    @classmethod
    def of(cls, rows: Iterable[Values]) -> _Sum:
        """The sum of these rows."""
        total = cls()
        for _ in total.over(rows):
            pass
        return total

    def over(self, rows: Iterable[Values]) -> Iterator[Values]:
        """The same rows, counted."""
        for row in rows:
            self.rows += 1
            self._sum ^= int.from_bytes(
                sha256(repr(row).encode("utf-8", "surrogatepass")).digest()[:16], "big"
            )
            yield row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sum) and (self.rows, self._sum) == (other.rows, other._sum)

    __hash__ = None  # type: ignore[assignment]

"""Questions to a PostgreSQL store: one transaction, and the places where games and clubs live."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from referee.store import COUNTED
from referee.store.postgres.statements import Fetched, Statements, Values
from referee.store.slots import slot_of

if TYPE_CHECKING:
    import psycopg

ALONE = "FOR NO KEY UPDATE"
"""The lock of a row that is written. FOR UPDATE would make those wait, too, who only refer to the row."""
_MOST_PLACES = 20_000


class Place(NamedTuple):
    """The place of a game or a club, by which its rows are found."""

    slot: int
    number: int


class Numbers:
    """Numbers in the order of time, which nobody else makes: milliseconds, then 20 random bits.

    >>> numbers = Numbers()
    >>> numbers.next() < numbers.next()
    True
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._last = 0

    def next(self) -> int:
        """A number greater than any before it in this process."""
        with self._guard:
            self._last = max(self._last + 1, time.time_ns() // 1_000_000 << 20 | secrets.randbits(20))
            return self._last


class Places:
    """The places of games and clubs, as one process has learnt them. They never move."""

    def __init__(self) -> None:
        self.numbers = Numbers()
        self._known: dict[tuple[str, str], Place] = {}

    def get(self, table: str, row_id: str) -> Place | None:
        """The place of a game or a club, if it is known."""
        return self._known.get((table, row_id))

    def learn(self, places: Iterable[tuple[str, str, Place]]) -> None:
        """Keeps places that are committed."""
        if len(self._known) > _MOST_PLACES:
            self._known.clear()
        self._known.update({(table, row_id): place for table, row_id, place in places})


NOWHERE = Place(-1, -1)
"""The slot in which nothing is found, since there is no such game or club."""


def where(*filters: tuple[str, Any]) -> tuple[str, Values]:
    """The conditions of these filters, with their values; a filter that is None or empty is left out.

    A condition without values has True in their place.

    >>> where(("status = %s", "playing"), ("variant = %s", None), ("number = ANY(%s)", ([1],)))
    (' AND status = %s AND number = ANY(%s)', ('playing', [1]))
    """
    given = [(condition, value) for condition, value in filters if value]
    values: list[Any] = []
    for _, value in given:
        if value is not True:
            values += value if isinstance(value, tuple) else (value,)
    return "".join(f" AND {condition}" for condition, _ in given), tuple(values)


class PgAsking:
    """A transaction: where things live, and how questions are put, whatever they are about."""

    begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, statements: Statements, places: Places) -> None:
        self._statements = statements
        self._places = places
        self._new: list[tuple[str, str, Place]] = []
        """Places of this transaction, which others learn when it has been committed."""

    def committed(self) -> None:
        """Lets the process know the places of this transaction, which has been committed."""
        self._places.learn(self._new)

    def _game(self, game_id: str | None) -> Place:
        """The place of a game."""
        return NOWHERE if game_id is None else self._place("games", game_id)

    def _club(self, club_id: str | None) -> Place:
        """The place of a club."""
        return NOWHERE if club_id is None else self._place("clubs", club_id)

    def _place(self, table: str, row_id: str) -> Place:
        known = self._places.get(table, row_id)
        if known is not None:
            return known
        for other, name, place in self._new:
            if (other, name) == (table, row_id):
                return place
        stored = self._stored_place(table, slot_of(row_id), row_id)
        if stored is None:
            home = self._home(row_id)
            stored = None if home is None else self._stored_place(table, home, row_id)
        if stored is None:
            return NOWHERE
        self._new.append((table, row_id, stored))
        return stored

    def _ids(self, table: str, after: str, limit: int) -> list[str]:
        """Ids by their slots, as an index has them. Those that tell their slots come in the ids' order."""
        known = self._place(table, after) if after else NOWHERE
        slot = known.slot if known is not NOWHERE else slot_of(after) if after else -1
        rows = self._rows(
            f"SELECT id FROM {table} WHERE (slot, id) > (%s, %s) ORDER BY slot, id LIMIT %s",
            (slot, after, limit),
        )
        return [row[0] for row in rows]

    def _variants(self, table: str, counted: str) -> dict[str, int]:
        """The variants in a table, each with a few of its rows counted. Of the others none is looked at."""
        rows = self._rows(
            "WITH RECURSIVE known (variant) AS ("
            f" (SELECT variant FROM {table} ORDER BY variant LIMIT 1)"
            f" UNION ALL SELECT (SELECT variant FROM {table} AS others WHERE others.variant > known.variant"
            " ORDER BY variant LIMIT 1) FROM known WHERE known.variant IS NOT NULL)"
            f" SELECT variant, (SELECT {counted} FROM (SELECT * FROM {table} AS own"
            " WHERE own.variant = known.variant LIMIT %s) AS few) FROM known WHERE variant IS NOT NULL",
            (COUNTED + 1,),
        )
        return dict(rows)

    def _stored_place(self, table: str, slot: int, row_id: str) -> Place | None:
        row = self._row(f"SELECT number FROM {table} WHERE slot = %s AND id = %s", (slot, row_id))
        return Place(slot, row[0]) if row else None

    def _lock_row(self, table: str, place: Place) -> None:
        """Locks a game or a club until the transaction ends: nobody else writes it meanwhile."""
        self._run(f"SELECT 1 FROM {table} WHERE slot = %s AND number = %s {ALONE}", place)

    def _home(self, row_id: str) -> int | None:
        """The slot of a row whose id names another one."""
        row = self._row("SELECT home FROM homes WHERE slot = %s AND id = %s", (slot_of(row_id), row_id))
        return row[0] if row else None

    def _settle(self, row_id: str, home: int) -> None:
        """Notes the home of a row whose id names another slot."""
        if slot_of(row_id) != home:
            self._run(
                "INSERT INTO homes (slot, id, home) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING",
                (slot_of(row_id), row_id, home),
            )

    def _run(self, sql: str, values: Values = ()) -> psycopg.Cursor[Values]:
        return self._statements.run(sql, values)

    def _row(self, sql: str, values: Values) -> Values | None:
        return self._fetched(self._run(sql, values).fetchone)

    def _rows(self, sql: str, values: Values) -> list[Values]:
        return self._fetched(self._run(sql, values).fetchall)

    def _fetched(self, fetch: Callable[[], Fetched]) -> Fetched:
        return self._statements.fetched(fetch)

    def _changed(self, sql: str, values: Values) -> int:
        return self._statements.changed(sql, values)

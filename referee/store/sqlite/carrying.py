"""Carrying everything out of a SQLite store, or into a new one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from referee.store.carrying import CLUB, FLAGS, GAME, TABLES, Values
from referee.store.sqlite.connections import FAILURES, storage_error

if TYPE_CHECKING:
    from sqlite3 import Connection

_ORDER = {
    "clubs": "number",
    "games": "number",
    "principals": "number",
    "rated": "number",
    "counts": "game, player, key, is_most",
    "tally_counts": "club, member, variant, period, key, is_most",
    "tallies": "rowid",
}
_KEYED = {"counts", "tally_counts"}
"""Tables in which a number stands for a key."""


class SqliteSide:
    """A database, in a transaction of this connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._keys: dict[tuple[str, bool], int] = {}

    def rows(self, table: str) -> Iterator[Values]:
        """All rows of a table."""
        if table == "rated":
            sql = (
                "SELECT id, (SELECT id FROM games WHERE club = clubs.number AND number <= rated"
                " ORDER BY number DESC LIMIT 1) FROM clubs WHERE rated > 0 ORDER BY number"
            )
        else:
            columns = ", ".join(self._column_sql(table, column) for column in TABLES[table])
            joined = " JOIN count_keys ON count_keys.number = one.key" if table in _KEYED else ""
            sql = f"SELECT {columns} FROM {table} AS one{joined} ORDER BY {self._order(table)}"
        flags = [at for at, column in enumerate(TABLES[table]) if column in FLAGS]
        try:
            for row in self._connection.execute(sql):
                yield _with_flags(row, flags)
        except FAILURES as error:
            raise storage_error(error) from error

    def _order(self, table: str) -> str:
        order = _ORDER.get(table, "rowid")
        if table not in _KEYED:
            return order
        return ", ".join(
            f"count_keys.{part}" if part in ("key", "is_most") else part for part in order.split(", ")
        )

    def _column_sql(self, table: str, column: str) -> str:
        if column == GAME:
            return "(SELECT id FROM games WHERE number = one.game)"
        if column == CLUB:
            return "(SELECT id FROM clubs WHERE number = one.club)"
        if table in _KEYED and column in ("key", "is_most"):
            return f"count_keys.{column}"
        return f'one."{column}"'

    def take(self, table: str, rows: Iterable[Values]) -> None:
        """Adds rows to a table."""
        columns = TABLES[table]
        if table == "rated":
            sql = (
                "UPDATE clubs SET rated = coalesce((SELECT number FROM games WHERE id = ?2), 0) WHERE id = ?1"
            )
        elif table in _KEYED:
            columns = tuple(column for column in columns if column != "is_most")
            rows = (self._numbered(TABLES[table], row) for row in rows)
            sql = self._insert(table, columns)
        else:
            sql = self._insert(table, columns)
        try:
            self._connection.executemany(sql, rows)
        except FAILURES as error:
            raise storage_error(error) from error

    def _insert(self, table: str, columns: tuple[str, ...]) -> str:
        values = {
            GAME: "(SELECT number FROM games WHERE id = ?)",
            CLUB: "(SELECT number FROM clubs WHERE id = ?)",
        }
        names = ", ".join(f'"{column}"' for column in columns)
        marks = ", ".join(values.get(column, "?") for column in columns)
        return f"INSERT INTO {table} ({names}) VALUES ({marks})"

    def _numbered(self, columns: tuple[str, ...], row: Values) -> Values:
        """The row with the number of its key, in place of the key and whether its greatest value stands."""
        record = dict(zip(columns, row, strict=True))
        key = record["key"], bool(record.pop("is_most"))
        if key not in self._keys:
            # A new file has some keys from the beginning.
            self._connection.execute(
                "INSERT INTO count_keys (key, is_most) VALUES (?, ?) ON CONFLICT DO NOTHING", key
            )
            number = self._connection.execute(
                "SELECT number FROM count_keys WHERE key = ? AND is_most = ?", key
            ).fetchone()
            self._keys[key] = number[0]
        record["key"] = self._keys[key]
        return tuple(record.values())


def _with_flags(row: Values, flags: list[int]) -> Values:
    if not flags:
        return row
    values = [*row]
    for at in flags:
        values[at] = bool(values[at])
    return tuple(values)

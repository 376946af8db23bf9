"""Carrying everything out of a PostgreSQL store, or into a new one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import psycopg

from referee.store.carrying import CLUB, GAME, TABLES, Values
from referee.store.postgres.asking import NOWHERE, Numbers, Place
from referee.store.postgres.connection import Connection
from referee.store.postgres.failures import failure_of
from referee.store.slots import slot_in, slot_of

_ORDER = {
    "clubs": "number",
    "games": "number",
    "principals": "number",
    "members": "club, number",
    "rule_sets": "club, number, version",
    "events": "game, number",
    "entries": "game, position",
    "claims": "game, number",
    "transfers": "game, club, coalesce(number, booking)",
    "seats": "game, player",
}
_AT_ONCE = 1000


class PgSide:
    """A database, in a transaction of this connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._numbers = Numbers()
        self._games: dict[str, Place] = {}
        self._clubs: dict[str, Place] = {}

    def rows(self, table: str) -> Iterator[Values]:
        """All rows of a table."""
        if table == "rated":
            sql = (
                "SELECT id, (SELECT id FROM games WHERE slot = clubs.slot AND club = clubs.number"
                " AND number <= rated ORDER BY number DESC LIMIT 1)"
                " FROM clubs WHERE rated > 0 ORDER BY number"
            )
        else:
            columns = ", ".join(_column_sql(column) for column in TABLES[table])
            order = f" ORDER BY {_ORDER[table]}" if table in _ORDER else ""
            sql = f"SELECT {columns} FROM {table} AS one{order}"
        try:
            # On the server until they are asked for: a table may be larger than the memory here.
            with self._connection.cursor(name=f"all_{table}") as cursor:
                cursor.itersize = _AT_ONCE
                yield from cursor.execute(sql.encode())
        except psycopg.Error as error:
            raise failure_of(error) from error

    def take(self, table: str, rows: Iterable[Values]) -> None:
        """Adds rows to a table."""
        try:
            if table == "rated":
                for club_id, game_id in rows:
                    place, game = self._clubs[club_id], self._games.get(game_id, NOWHERE)
                    self._connection.execute(
                        "UPDATE clubs SET rated = %s WHERE slot = %s AND number = %s",
                        (max(0, game.number), *place),
                    )
                return
            self._copy(table, rows)
        except (psycopg.Error, UnicodeError) as error:
            raise failure_of(error) from error

    def _copy(self, table: str, rows: Iterable[Values]) -> None:
        columns = TABLES[table]
        numbered = table in ("clubs", "games", "principals")
        names = ", ".join(f'"{column}"' for column in ("slot", *(["number"] if numbered else []), *columns))
        homes: list[tuple[int, str, int]] = []
        with self._connection.cursor().copy(f"COPY {table} ({names}) FROM STDIN".encode()) as copy:
            for row in rows:
                record = dict(zip(columns, row, strict=True))
                slot = self._slot(table, record)
                number = self._numbers.next() if numbered else None
                self._settle(table, record, slot, number, homes)
                record |= {
                    name: None if record[name] is None else places[record[name]].number
                    for name, places in ((GAME, self._games), (CLUB, self._clubs))
                    if name in record
                }
                copy.write_row((slot, *([number] if numbered else []), *record.values()))
        with self._connection.cursor() as cursor:
            cursor.executemany("INSERT INTO homes (slot, id, home) VALUES (%s, %s, %s)", homes)

    def _slot(self, table: str, record: dict[str, object]) -> int:
        """The slot in which a row lives: that of its club or its game, or its own."""
        if table in ("answers", "origins"):
            return slot_in(bytes(record["scope"]))  # type: ignore[call-overload]
        if record.get(GAME) is not None:
            return self._games[str(record[GAME])].slot
        if record.get(CLUB) is not None:
            return self._clubs[str(record[CLUB])].slot
        return slot_of(str(record["id"]))

    def _settle(
        self,
        table: str,
        record: dict[str, object],
        slot: int,
        number: int | None,
        homes: list[tuple[int, str, int]],
    ) -> None:
        """Notes where a game or a club lives, and the home of any row whose id names another slot."""
        if table == "principals":
            name = bytes(record["digest"]).hex()  # type: ignore[call-overload]
            homes.append((slot_of(name), name, slot))
        elif number is not None:
            row_id = str(record["id"])
            (self._games if table == "games" else self._clubs)[row_id] = Place(slot, number)
            if slot_of(row_id) != slot:
                homes.append((slot_of(row_id), row_id, slot))


def _column_sql(column: str) -> str:
    if column == GAME:
        return "(SELECT id FROM games WHERE games.slot = one.slot AND games.number = one.game)"
    if column == CLUB:
        return "(SELECT id FROM clubs WHERE clubs.slot = one.slot AND clubs.number = one.club)"
    return f'one."{column}"'

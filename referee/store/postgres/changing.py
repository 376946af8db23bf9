"""How a PostgreSQL store is changed: at once, or several changes together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from referee.store.postgres.asking import FAILURES, PgAsking, Places, Values, Within
from referee.store.postgres.failures import failure_of
from referee.store.postgres.gathering import Gathering, Refusal
from referee.store.postgres.inserting import Columns, inserting

if TYPE_CHECKING:
    import psycopg


class PgChanging(PgAsking):
    """A transaction that writes: how changes are put, whatever they are about."""

    begin = "BEGIN ISOLATION LEVEL READ COMMITTED"

    def __init__(self, connection: psycopg.Connection[Values], places: Places, within: Within) -> None:
        super().__init__(connection, places, within)
        self._gathering: Gathering | None = None

    @contextmanager
    def together(self) -> Iterator[None]:
        """A block whose statements are sent without waiting for each, and some as one.

        What a change has come to shows when the block ends.

        :raises StaleError: then, as the changes do.
        """
        gathering = self._gathering = Gathering(super()._run)
        try:
            with ExitStack() as watched, ExitStack() as held:
                self._pipeline = held.enter_context(self._connection.pipeline())
                # In the end all answers are waited for, whatever happens.
                held.callback(lambda: watched.enter_context(self._within()))
                yield
                gathering.send()
        except FAILURES as error:
            raise failure_of(error) from error
        finally:
            self._gathering = self._pipeline = None
        gathering.settle()

    def _run(self, sql: str, values: Values = ()) -> psycopg.Cursor[Values]:
        if self._gathering is not None:
            self._gathering.send()
        return super()._run(sql, values)

    def _change(self, sql: str, values: Values, refusal: Refusal | None = None, rows: int = 1) -> None:
        """Changes one table; where so many rows must change, it is refused that fewer have."""
        if self._gathering is not None:
            self._gathering.add(sql, values, refusal, rows)
        elif self._changed(sql, values) < rows and refusal is not None:
            raise refusal()

    def _insert(self, table: str, columns: Columns, rows: Sequence[Values]) -> None:
        """Adds all rows, which cannot be there yet."""
        if rows:
            self._change(*inserting(table, columns, rows))

    def _insert_new(self, table: str, columns: Columns, rows: Sequence[Values], refusal: Refusal) -> None:
        """Adds all rows; that one is there already is refused."""
        if rows:
            sql, values = inserting(table, columns, rows)
            self._change(f"{sql} ON CONFLICT DO NOTHING", values, refusal, len(rows))

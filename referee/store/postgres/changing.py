"""Changes of a PostgreSQL store, whatever they are about."""

from __future__ import annotations

from collections.abc import Sequence

from referee.store.postgres.asking import PgAsking
from referee.store.postgres.inserting import Columns, inserting
from referee.store.postgres.statements import Refusal, Values


class PgChanging(PgAsking):
    """A transaction that writes, whatever its changes are about."""

    begin = "BEGIN ISOLATION LEVEL READ COMMITTED"

    def _change(self, sql: str, values: Values, refusal: Refusal | None = None, rows: int = 1) -> None:
        """Changes one table. With a refusal at least so many rows must change."""
        self._statements.change(sql, values, refusal, rows)

    def _insert(self, table: str, columns: Columns, rows: Sequence[Values]) -> None:
        """Adds all rows, which cannot be there yet."""
        if rows:
            self._change(*inserting(table, columns, rows))

    def _insert_new(self, table: str, columns: Columns, rows: Sequence[Values], refusal: Refusal) -> None:
        """Adds all rows; refused when one of them is stored already."""
        if rows:
            sql, values = inserting(table, columns, rows)
            self._change(f"{sql} ON CONFLICT DO NOTHING", values, refusal, len(rows))

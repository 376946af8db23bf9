"""The statements of a transaction, whatever sends them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, Protocol, TypeVar

import psycopg

from referee.errors import RefereeError

Values = tuple[Any, ...]
"""Of a statement, or of a row, in their order."""
Refusal = Callable[[], RefereeError]
"""Makes the error of a change that has changed nothing, or less than it had to."""
Fetched = TypeVar("Fetched")


class Statements(Protocol):
    """The way of one transaction's statements to the server."""

    def run(self, sql: str, values: Values = ()) -> psycopg.Cursor[Values]:
        """Puts a statement behind all that came before it."""
        ...

    def fetched(self, fetch: Callable[[], Fetched]) -> Fetched:
        """The rows that a cursor's `fetch` brings, once its answer has arrived."""
        ...

    def changed(self, sql: str, values: Values) -> int:
        """The number of rows that a statement has changed."""
        ...

    def change(self, sql: str, values: Values, refusal: Refusal | None = None, rows: int = 1) -> None:
        """Changes one table. With a refusal at least so many rows must change."""
        ...


class MoreError(Exception):
    """More has to be asked than can be put together."""


class Unsent(Statements):
    """Has no connection, so that nothing can be asked.

    :raises MoreError: whatever is put.
    """

    def run(self, sql: str, values: Values = ()) -> NoReturn:
        raise MoreError

    def fetched(self, fetch: Callable[[], Fetched]) -> NoReturn:
        raise MoreError

    def changed(self, sql: str, values: Values) -> NoReturn:
        raise MoreError

    def change(self, sql: str, values: Values, refusal: Refusal | None = None, rows: int = 1) -> None:
        raise MoreError

"""Statements of a transaction, sent over its connection: one by one, or several together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import NoReturn

import psycopg

from referee.errors import StorageError
from referee.store.postgres.failures import FAILURES, failure_of
from referee.store.postgres.gathering import Gathering
from referee.store.postgres.statements import Fetched, Refusal, Statements, Values

Within = Callable[[], AbstractContextManager[None]]
"""The block in which one statement must be answered."""
_MOST_UNANSWERED = 100
"""So many statements of a pipeline must not take longer than one may."""


def _ended(*_: object) -> NoReturn:
    raise StorageError("This transaction has ended.")


class Sending(Statements):
    """Sends the statements of one transaction over its connection."""

    def __init__(self, connection: psycopg.Connection[Values], within: Within) -> None:
        self._connection = connection
        self._within = within
        self._execute: Callable[..., psycopg.Cursor[Values]] = connection.execute
        self._gathering: Gathering | None = None
        """Changes that are to be sent together."""
        self._pipeline: psycopg.Pipeline | None = None
        """While statements are sent without waiting for their answers."""
        self._unanswered = 0

    def end(self) -> None:
        """Ends the sending: further statements are refused."""
        self._execute = _ended

    @contextmanager
    def together(self) -> Iterator[None]:
        """A block whose statements are sent without waiting for each, and some as one.

        What a change has come to shows when the block ends.

        :raises StaleError: then, as the changes do.
        """
        gathering = self._gathering = Gathering(self._send)
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

    def run(self, sql: str, values: Values = ()) -> psycopg.Cursor[Values]:
        if self._gathering is not None:
            self._gathering.send()
        return self._send(sql, values)

    def fetched(self, fetch: Callable[[], Fetched]) -> Fetched:
        if self._pipeline is None:  # The answer is there already.
            return fetch()
        with self._within():
            return fetch()

    def changed(self, sql: str, values: Values) -> int:
        cursor = self.run(sql, values)
        self._catch_up()
        return cursor.rowcount

    def change(self, sql: str, values: Values, refusal: Refusal | None = None, rows: int = 1) -> None:
        if self._gathering is not None:
            self._gathering.add(sql, values, refusal, rows)
        elif self.changed(sql, values) < rows and refusal is not None:
            raise refusal()

    def _send(self, sql: str, values: Values) -> psycopg.Cursor[Values]:
        if self._pipeline is not None and self._unanswered == _MOST_UNANSWERED:
            self._catch_up()
        self._unanswered += 1
        try:
            with self._within():
                return self._execute(_query(sql), values)
        except FAILURES as error:
            raise failure_of(error) from error

    def _catch_up(self) -> None:
        """Waits for the answers to all that was sent."""
        if self._pipeline is not None:
            try:
                with self._within():
                    self._pipeline.sync()
            except FAILURES as error:
                raise failure_of(error) from error
        self._unanswered = 0


def _query(sql: str) -> bytes:
    """The statement: all are written in this package, and values never become part of them."""
    return sql.encode()

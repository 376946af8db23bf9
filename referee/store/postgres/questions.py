"""Several questions that go to the server together, and are answered of one moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from referee.store.postgres.asking import Place, Places
from referee.store.postgres.statements import MoreError, Unsent, Values
from referee.store.postgres.transactions import PgReading
from referee.store.questions import Question
from referee.store.reading import Answers

if TYPE_CHECKING:
    import psycopg

_FOUND, _NUMBER = b"#", b"#n"
"""The column before those of a row, NULL where there is no such row, and the one that numbers rows."""


class _Statement(NamedTuple):
    sql: str
    values: Values


class _ElsewhereError(Exception):
    """It is not known where something lives: that has to be asked first."""


class Questions(PgReading):
    """Questions whose statements are collected first and answered later."""

    def __init__(self, places: Places, questions: Sequence[Question[Any]]) -> None:
        super().__init__(Unsent(), places)
        self._questions = questions
        self._results: list[tuple[_Statement, list[Values]]] = []
        """The statements that have been answered, with their rows."""
        self._of_one_row: list[_Statement] = []
        self._of_many_rows: list[_Statement] = []
        self._is_collecting = False

    def collect(self) -> bool:
        """Finds out which statements they take; False where they cannot all be asked at once.

        A statement may follow from the answer to another one. Then its question is left unanswered.
        """
        self._is_collecting = True
        try:
            for question in self._questions:
                with suppress(MoreError):
                    question.ask(self)
        except _ElsewhereError:
            return False
        finally:
            self._is_collecting = False
        return True

    def ask(self, connection: psycopg.Connection[Values]) -> Answers:
        """The answers to all of them by one statement, which sees one moment."""
        statements = [*self._of_one_row, *self._of_many_rows]
        if len(statements) == 1:
            ((sql, values),) = statements
            self._results.append((statements[0], connection.execute(sql.encode(), values).fetchall()))
        elif statements:
            sql = _as_one(
                [statement.sql for statement in self._of_one_row],
                [statement.sql for statement in self._of_many_rows],
            )
            cursor = connection.execute(
                sql.encode(), tuple(value for statement in statements for value in statement.values)
            )
            self._results += zip(statements, _parted(cursor), strict=True)
        return dict(self._answered())

    def _answered(self) -> Iterator[tuple[Question[Any], Any]]:
        for question in self._questions:
            try:
                yield question, question.ask(self)
            except (MoreError, _ElsewhereError):
                continue

    def _row(self, sql: str, values: Values) -> Values | None:
        rows = self._look_up(_Statement(sql, tuple(values)), self._of_one_row)
        if rows is None:
            raise MoreError
        return rows[0] if rows else None

    def _rows(self, sql: str, values: Values) -> list[Values]:
        rows = self._look_up(_Statement(sql, tuple(values)), self._of_many_rows)
        if rows is None and not self._is_collecting:
            raise MoreError
        # While statements are collected, others may come behind this one that do not depend on its answer.
        return rows or []

    def _look_up(self, statement: _Statement, statements: list[_Statement]) -> list[Values] | None:
        for other, rows in self._results:
            if other == statement:
                return rows
        if self._is_collecting and statement not in statements:
            statements.append(statement)
        return None

    def _stored_place(self, table: str, slot: int, row_id: str) -> Place | None:
        raise _ElsewhereError


def _parted(cursor: psycopg.Cursor[Values]) -> list[list[Values]]:
    """The rows that each statement would have answered by itself."""
    rows, result = cursor.fetchall(), cursor.pgresult
    # A cursor's `description` would take longer than all the rest.
    names = [] if result is None else [result.fname(at) for at in range(result.nfields)]
    begins = [at for at, name in enumerate(names) if name in (_FOUND, _NUMBER)]
    return [
        [row[begin + 1 : end] for row in rows if row[begin] is not None]
        for begin, end in pairwise([*begins, len(names)])
        if names[begin] == _FOUND
    ]


def _as_one(of_one_row: Sequence[str], of_many_rows: Sequence[str]) -> str:
    """One statement that asks for the rows of several beside each other.

    Only a sum means the number of the joined rows, and not that of each.

    >>> _as_one(["SELECT b FROM a", "SELECT d FROM c"], ["SELECT f FROM e"])
    'SELECT one.*, m0.* FROM (SELECT 1::bigint AS "#n", q0.*, q1.* FROM (SELECT) AS always \
LEFT JOIN (SELECT TRUE AS "#", q.* FROM (SELECT b FROM a) AS q) AS q0 ON TRUE \
LEFT JOIN (SELECT TRUE AS "#", q.* FROM (SELECT d FROM c) AS q) AS q1 ON TRUE) AS one \
FULL JOIN (SELECT row_number() OVER () AS "#n", TRUE AS "#", q.* FROM (SELECT f FROM e) AS q) AS m0 \
USING ("#n") ORDER BY "#n" + 0'
    """
    parts = "".join(
        f' LEFT JOIN (SELECT TRUE AS "#", q.* FROM ({sql}) AS q) AS q{at} ON TRUE'
        for at, sql in enumerate(of_one_row)
    )
    columns = "".join(f", q{at}.*" for at, _ in enumerate(of_one_row))
    joined = "".join(
        f' FULL JOIN (SELECT row_number() OVER () AS "#n", TRUE AS "#", q.* FROM ({sql}) AS q) AS m{at}'
        ' USING ("#n")'
        for at, sql in enumerate(of_many_rows)
    )
    lists = "".join(f", m{at}.*" for at, _ in enumerate(of_many_rows))
    single_rows = f'(SELECT 1::bigint AS "#n"{columns} FROM (SELECT) AS always{parts}) AS one'
    return f"SELECT one.*{lists} FROM {single_rows}{joined}" + (' ORDER BY "#n" + 0' if joined else "")

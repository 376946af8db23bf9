"""Several questions that go to the server together, and are answered of one moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from referee.store.foreseen import Answers, Question
from referee.store.postgres.asking import Place, Places
from referee.store.postgres.statements import Values
from referee.store.postgres.transactions import PgReading

if TYPE_CHECKING:
    import psycopg

_FOUND = "is there"
"""The column before those of a row: NULL where there is no such row."""


class _Statement(NamedTuple):
    sql: str
    values: Values


class _MoreError(Exception):
    """A question takes a statement that has not been answered."""


class _ElsewhereError(Exception):
    """It is not known where something lives: that has to be asked first."""


class Questions(PgReading):
    """Questions whose statements are collected first and answered later. It has no connection."""

    def __init__(self, places: Places, asked: Sequence[Question]) -> None:
        self._places, self._new = places, []
        self._asked = asked
        self._rows_of: list[tuple[_Statement, list[Values]]] = []
        """What has been answered."""
        self._of_one_row: list[_Statement] = []
        self._of_many_rows: list[_Statement] = []
        self._is_collecting = False

    def collect(self) -> bool:
        """Finds out which statements they take; False where they cannot all be asked at once.

        A statement may follow from the answer to another one. Then its question is left unanswered.
        """
        self._is_collecting = True
        try:
            for question in self._asked:
                self._try(question)
        except _ElsewhereError:
            return False
        finally:
            self._is_collecting = False
        return True

    def ask(self, connection: psycopg.Connection[Values]) -> Answers:
        """What they are answered in one round trip. A single statement sees one moment by itself."""
        singles, several = self._of_one_row, self._of_many_rows
        if not several:
            if singles:
                self._tell(singles, connection.execute(*_as_one(singles)))
        elif not singles and len(several) == 1:
            self._rows_of.append((several[0], connection.execute(*_encoded(several[0])).fetchall()))
        else:
            with connection.pipeline():
                connection.execute(self.begin.encode(), prepare=False)
                first = connection.execute(*_as_one(singles)) if singles else None
                others = [connection.execute(*_encoded(one)) for one in several]
                connection.execute(b"COMMIT", prepare=False)
            if first is not None:
                self._tell(singles, first)
            self._rows_of += [(one, cursor.fetchall()) for one, cursor in zip(several, others, strict=True)]
        return dict(self._answered())

    def _answered(self) -> Iterator[tuple[Question, Any]]:
        for question in self._asked:
            try:
                yield question, self._call(question)
            except (_MoreError, _ElsewhereError):
                continue

    def _tell(self, singles: Sequence[_Statement], cursor: psycopg.Cursor[Values]) -> None:
        row = cursor.fetchone() or ()
        begins = [at for at, column in enumerate(cursor.description or ()) if column.name == _FOUND]
        for one, begin, end in zip(singles, begins, [*begins[1:], len(row)], strict=True):
            self._rows_of.append((one, [] if row[begin] is None else [row[begin + 1 : end]]))

    def _try(self, question: Question) -> None:
        try:
            self._call(question)
        except _MoreError:
            return

    def _call(self, question: Question) -> Any:
        return getattr(self, question.method)(*question.args, **dict(question.options))

    def _row(self, sql: str, values: Values) -> Values | None:
        told = self._look_up(_Statement(sql, tuple(values)), self._of_one_row)
        if told is None:
            raise _MoreError
        return told[0] if told else None

    def _rows(self, sql: str, values: Values) -> list[Values]:
        told = self._look_up(_Statement(sql, tuple(values)), self._of_many_rows)
        if told is None and not self._is_collecting:
            raise _MoreError
        # While statements are collected, others may come behind this one that do not depend on its answer.
        return told or []

    def _look_up(self, statement: _Statement, wanted: list[_Statement]) -> list[Values] | None:
        for other, rows in self._rows_of:
            if other == statement:
                return rows
        if self._is_collecting and statement not in wanted:
            wanted.append(statement)
        return None

    def _found(self, table: str, slot: int, one: str) -> Place | None:
        raise _ElsewhereError

    def _run(self, *_: object) -> NoReturn:
        raise _MoreError


def _encoded(statement: _Statement) -> tuple[bytes, Values]:
    return statement.sql.encode(), statement.values


def _as_one(statements: Sequence[_Statement]) -> tuple[bytes, Values]:
    """One statement that asks for a row by each of these, and tells which of them are there.

    >>> _as_one([_Statement("SELECT b FROM a", ()), _Statement("SELECT d FROM c", ())])[0].decode()
    'SELECT q0.*, q1.* FROM (SELECT) AS always \
LEFT JOIN (SELECT TRUE AS "is there", q.* FROM (SELECT b FROM a) AS q) AS q0 ON TRUE \
LEFT JOIN (SELECT TRUE AS "is there", q.* FROM (SELECT d FROM c) AS q) AS q1 ON TRUE'
    """
    joined = "".join(
        f' LEFT JOIN (SELECT TRUE AS "{_FOUND}", q.* FROM ({one.sql}) AS q) AS q{at} ON TRUE'
        for at, one in enumerate(statements)
    )
    columns = ", ".join(f"q{at}.*" for at, _ in enumerate(statements))
    values = tuple(value for one in statements for value in one.values)
    return f"SELECT {columns} FROM (SELECT) AS always{joined}".encode(), values

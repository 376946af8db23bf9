"""Rows that are inserted together: one statement, however many there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.store.postgres.statements import Values

Columns = Mapping[str, str]
"""Types by name."""


def columns(text: str) -> Columns:
    """The columns in a text such as SQL has them.

    >>> columns("member integer, mu double precision")
    {'member': 'integer', 'mu': 'double precision'}
    """
    return dict(column.split(" ", 1) for column in text.split(", "))


def inserting(table: str, columns: Columns, rows: Sequence[Values]) -> tuple[str, Values]:
    """The statement and its values: those of one row, or of many rows a list for each column.

    Its text does not depend on the number of rows, so that it is prepared once for all.

    >>> inserting("accounts", columns("slot smallint, account text"), [(1, "m1")])
    ('INSERT INTO accounts (slot, account) VALUES (%s, %s)', (1, 'm1'))
    >>> inserting("accounts", columns("slot smallint, account text"), [(1, "m1"), (1, "m2")])
    ('INSERT INTO accounts (slot, account) SELECT * FROM unnest(%s::smallint[], %s::text[])', \
([1, 1], ['m1', 'm2']))
    """
    if len(rows) == 1:
        return (
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(['%s'] * len(columns))})",
            rows[0],
        )
    lists = ", ".join(f"%s::{kind}[]" for kind in columns.values())
    values: list[list[Any]] = [list(column) for column in zip(*rows, strict=True)]
    return f"INSERT INTO {table} ({', '.join(columns)}) SELECT * FROM unnest({lists})", tuple(values)

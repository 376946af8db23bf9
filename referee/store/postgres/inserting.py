"""Rows that are inserted together: one statement, however many there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.store.postgres.statements import Values

Columns = Mapping[str, str]
"""Types by name."""


def columns(told: str) -> Columns:
    """The columns that a text tells of.

    >>> columns("member integer, mu double precision")
    {'member': 'integer', 'mu': 'double precision'}
    """
    return dict(one.split(" ", 1) for one in told.split(", "))


def inserting(table: str, columns: Columns, rows: Sequence[Values]) -> tuple[str, Values]:
    """The statement and its values: those of one row, or of many rows a list for each column.

    Its text does not tell how many rows there are, so that it is prepared once for all.

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

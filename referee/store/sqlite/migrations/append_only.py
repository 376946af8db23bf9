"""Rows that are never changed, nor replaced: one step of the migrations, never edited once released.

`INSERT OR REPLACE` deletes the row that is in its way, and unless a program asks for `recursive_triggers`
SQLite does not tell the triggers that forbid it.
"""

from __future__ import annotations

NEVER_REPLACED = "are never replaced"
"""The words of the error of such a row."""
_KEYS = {
    "events": ("game = NEW.game AND number = NEW.number",),
    "transfers": (
        "game = NEW.game AND number = NEW.number",
        "club = NEW.club AND booking = NEW.booking",
    ),
    "rule_sets": ("club = NEW.club AND number = NEW.number AND version = NEW.version",),
}
"""The columns that tell the rows of a table apart."""


def _trigger(table: str, keys: tuple[str, ...]) -> str:
    # Before a row is in, SQLite gives -1 as its rowid unless the statement names one.
    keys = (*keys, "rowid = NEW.rowid AND rowid > 0")
    collision = " OR ".join(f"EXISTS (SELECT 1 FROM {table} WHERE {key})" for key in keys)
    message = f"{table.replace('_', ' ')} {NEVER_REPLACED}"
    return (
        f"CREATE TRIGGER {table}_are_never_replaced BEFORE INSERT ON {table} WHEN {collision}"
        f" BEGIN SELECT RAISE(ABORT, '{message}'); END"
    )


APPEND_ONLY = tuple(_trigger(table, keys) for table, keys in _KEYS.items())
"""The statements of the step, in order."""

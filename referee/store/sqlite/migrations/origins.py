"""The games made of records with an origin: one step of the migrations, never edited once released."""

from __future__ import annotations

ORIGINS = (
    """
    CREATE TABLE origins (
        scope BLOB NOT NULL UNIQUE,
        game_id TEXT NOT NULL,
        sealed BLOB NOT NULL
    ) STRICT
    """,
    """
    CREATE TRIGGER origins_are_never_changed BEFORE UPDATE ON origins
    BEGIN SELECT RAISE(ABORT, 'origins are never changed'); END
    """,
    """
    CREATE TRIGGER origins_are_never_deleted BEFORE DELETE ON origins
    BEGIN SELECT RAISE(ABORT, 'origins are never deleted'); END
    """,
)
"""The statements of the step, in order."""

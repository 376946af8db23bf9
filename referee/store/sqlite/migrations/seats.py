"""Seats that a member may have two of in one game: one step of the migrations, never edited once released.

Whoever has left a game and comes back has a new seat there. SQLite cannot take UNIQUE back, so the table is
made anew.
"""

from __future__ import annotations

SEATS = (
    """
    CREATE TABLE chairs (
        game INTEGER NOT NULL REFERENCES games (number),
        player TEXT NOT NULL,
        joined_with INTEGER NOT NULL,
        club INTEGER NOT NULL REFERENCES clubs (number),
        member INTEGER NOT NULL,
        day TEXT NOT NULL,
        variant TEXT NOT NULL,
        event TEXT NOT NULL,
        games INTEGER NOT NULL DEFAULT 0,
        wins INTEGER NOT NULL DEFAULT 0,
        hands INTEGER NOT NULL DEFAULT 0,
        hands_lost INTEGER NOT NULL DEFAULT 0,
        penalty_points INTEGER NOT NULL DEFAULT 0,
        cucumbers INTEGER NOT NULL DEFAULT 0,
        buy_ins INTEGER NOT NULL DEFAULT 0,
        net INTEGER NOT NULL DEFAULT 0,
        longest_run INTEGER NOT NULL DEFAULT 0,
        UNIQUE (game, player)
    ) STRICT
    """,
    "INSERT INTO chairs SELECT * FROM seats ORDER BY rowid",
    "DROP TABLE seats",
    "ALTER TABLE chairs RENAME TO seats",
    "CREATE INDEX seats_by_member ON seats (club, member, day)",
    "CREATE INDEX seats_by_day ON seats (club, day)",
    "CREATE INDEX seats_by_event ON seats (club, event, day) WHERE event <> ''",
)
"""The statements of the step, in order."""

"""The counts of families, in rows: one step of the migrations, never edited once released.

Until then one family's counts were columns of seats and tallies, which keep what every game counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite_utils import Database

COUNT_TABLES = (
    # Keys by number: sorting and grouping by them takes half as long as by their names.
    """
    CREATE TABLE count_keys (
        number INTEGER PRIMARY KEY,
        key TEXT NOT NULL,
        is_most INTEGER NOT NULL,
        UNIQUE (key, is_most)
    ) STRICT
    """,
    # By game and by period, as they are written: what is new lies together at the end.
    """
    CREATE TABLE counts (
        game INTEGER NOT NULL REFERENCES games (number),
        player TEXT NOT NULL,
        key INTEGER NOT NULL REFERENCES count_keys (number),
        value INTEGER NOT NULL,
        PRIMARY KEY (game, player, key)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE tally_counts (
        club INTEGER NOT NULL REFERENCES clubs (number),
        period TEXT NOT NULL,
        member INTEGER NOT NULL,
        variant TEXT NOT NULL,
        key INTEGER NOT NULL REFERENCES count_keys (number),
        value INTEGER NOT NULL,
        PRIMARY KEY (club, period, member, variant, key)
    ) STRICT, WITHOUT ROWID
    """,
)
# Whatever standings sum is in the index that leads to it: thousands of rows need not be looked up one by one.
INDEXES = (
    "DROP INDEX seats_by_day",
    "DROP INDEX seats_by_event",
    "DROP INDEX tallies_by_period",
    "CREATE INDEX seats_by_day ON seats (club, day, member, variant, games, wins, net, game, player)",
    "CREATE INDEX seats_by_event"
    " ON seats (club, event, day, member, variant, games, wins, net, game, player) WHERE event <> ''",
    "CREATE INDEX tallies_by_period ON tallies (club, period, member, variant, games, wins, net)",
)
_KEYS = {
    "hands": "hands_played",
    "hands_lost": "hands_lost",
    "penalty_points": "penalty_points",
    "cucumbers": "cucumbers",
    "buy_ins": "buy_ins",
    "longest_run": "longest_run",
}
"""The key in place of each column."""
_MOST = "longest_run"
"""The one of which the greatest value stands; a sum of 0 needs no row."""


def move_counts(db: Database) -> None:
    """Fills the rows from the columns, and takes those away."""
    for number, (column, key) in enumerate(_KEYS.items(), 1):
        is_most = column == _MOST
        counting = "games > 0" if is_most else f"{column} <> 0"
        db.execute("INSERT INTO count_keys VALUES (?, ?, ?)", (number, key, int(is_most)))
        db.execute(
            f"INSERT INTO counts SELECT game, player, ?, {column} FROM seats WHERE {counting}", (number,)
        )
        db.execute(
            f"INSERT INTO tally_counts SELECT club, period, member, variant, ?, {column} FROM tallies"
            f" WHERE {counting}",
            (number,),
        )
    for table in ("seats", "tallies"):
        for column in _KEYS:
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")

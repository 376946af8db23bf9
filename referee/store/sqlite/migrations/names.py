"""Names as they compare, kept beside the names: one step of the migrations, never edited once released.

Who is called so is then one look into an index, however many there are and however long it takes to fold a
name. Guests, whom only the documents of games knew, get a table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.money.accounts import GUEST
from referee.names import comparable

if TYPE_CHECKING:
    from sqlite_utils import Database

_NEVER_CHANGED = """
    CREATE TRIGGER rule_sets_are_never_changed BEFORE UPDATE ON rule_sets
    BEGIN SELECT RAISE(ABORT, 'rule sets are never changed'); END
    """
_COLUMNS = (
    "ALTER TABLE members ADD COLUMN folded TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE rule_sets ADD COLUMN folded TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE principals ADD COLUMN folded TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE accounts ADD COLUMN folded TEXT NOT NULL DEFAULT ''",
    """
    CREATE TABLE guests (
        game INTEGER NOT NULL REFERENCES games (number),
        club INTEGER NOT NULL REFERENCES clubs (number),
        folded TEXT NOT NULL,
        UNIQUE (game, folded)
    ) STRICT
    """,
)
_INDEXES = (
    "CREATE INDEX members_by_name ON members (club, folded, number)",
    "CREATE INDEX rule_sets_by_name ON rule_sets (club, folded, number)",
    # Labels of a club's tokens, and names of guests in its books: elsewhere nothing is kept.
    "CREATE INDEX principals_by_label ON principals (club, folded) WHERE club IS NOT NULL",
    "CREATE INDEX accounts_by_guest ON accounts (club, folded, account) WHERE folded <> ''",
    "CREATE INDEX guests_by_name ON guests (club, folded, game)",
)


def keep_folded_names(db: Database) -> None:
    """Makes the columns and the table, and fills them from the names that are there."""
    for statement in _COLUMNS:
        db.execute(statement)
    # What a rule set says stays as it is; its name is only written a second time.
    db.execute("DROP TRIGGER rule_sets_are_never_changed")
    _fold(db, "members", "name")
    _fold(db, "rule_sets", "name")
    _fold(db, "principals", "label", "WHERE club IS NOT NULL")
    _fold(db, "accounts", f"substr(account, {len(GUEST) + 1})", f"WHERE account LIKE '{GUEST}%'")
    db.execute(_NEVER_CHANGED)
    for game, club, view in db.execute('SELECT number, club, "view" FROM games WHERE club IS NOT NULL'):
        for folded in {*_guests(view)}:
            db.execute("INSERT INTO guests VALUES (?, ?, ?)", (game, club, folded))
    for statement in _INDEXES:
        db.execute(statement)


def _fold(db: Database, table: str, name: str, which: str = "") -> None:
    rows = db.execute(f"SELECT rowid, {name} FROM {table} {which}").fetchall()
    for row, text in rows:
        db.execute(f"UPDATE {table} SET folded = ? WHERE rowid = ?", (comparable(text), row))


def _guests(view: str) -> Iterator[str]:
    """The names of those at a club's game who are no members, as they compare."""
    for player in json.loads(view).get("players", ()):
        if player["member"] is None:
            yield comparable(player["name"])

"""The tables of a SQLite store, as steps that lead from an empty file to today's.

A step that has been released is never edited: a new need is a new function at the end of `STEPS`.

Tables have rowids, and games have a number of their own besides their id. Ids are random, so a b-tree
ordered by them would take every new row at a page of its own choosing, and one that also held the
documents would split and overflow there. Under numbers the games that are being played lie together at
the end of each table and index, however many older ones there are; only one small index is in random
order, the one from id to number (and likewise the one from a key to its answer).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from referee.errors import StorageError
from referee.store.sqlite.migrations.append_only import APPEND_ONLY
from referee.store.sqlite.migrations.clubs import CLUBS, of_no_club
from referee.store.sqlite.migrations.counts import COUNT_TABLES, INDEXES, move_counts
from referee.store.sqlite.migrations.moved import check_here
from referee.store.sqlite.migrations.names import keep_folded_names
from referee.store.sqlite.migrations.origins import ORIGINS
from referee.store.sqlite.migrations.seats import SEATS
from referee.store.sqlite.migrations.views import COLUMNS, pot_and_rematch

if TYPE_CHECKING:
    from sqlite3 import Connection


def migrate(connection: Connection) -> None:
    """Brings the database to this release's tables, in one transaction.

    :raises StorageError: when the file is a newer release's, or another program's.
    """
    db = Database(connection, execute_plugins=False)
    # Several processes may start at once on a new file: the second finds the first one's work.
    connection.execute("BEGIN IMMEDIATE")
    try:
        _check_ours(db)
        _MIGRATIONS.apply(db)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def steps_ahead(connection: Connection) -> list[str]:
    """The steps that the database has not taken; it is only read.

    :raises StorageError: when the file is a newer release's, another program's, or holds no tables.
    """
    db = Database(connection, execute_plugins=False)
    if not db.table_names():
        raise StorageError("This database is empty: it has no tables at all.")
    _check_ours(db)
    return [step.name for step in _MIGRATIONS.pending(db)]


def _check_ours(db: Database) -> None:
    check_here(db)
    applied = {step.name for step in _MIGRATIONS.applied(db)}
    if not applied and db.table_names():
        raise StorageError("This database is another program's: it has tables, but not this service's.")
    if unknown := applied - {step.__name__ for step in STEPS}:
        raise StorageError(
            f"This database is a newer release's, which took the steps {sorted(unknown)}. "
            "Use that release, or a later one."
        )


_GAMES = (
    """
    CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL,
        variant TEXT NOT NULL,
        status TEXT NOT NULL,
        visibility TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        opening TEXT NOT NULL,
        state TEXT NOT NULL,
        "view" TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE events (
        game INTEGER NOT NULL REFERENCES games (number),
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        at TEXT NOT NULL,
        "by" TEXT NOT NULL,
        body TEXT NOT NULL,
        UNIQUE (game, number)
    ) STRICT
    """,
    """
    CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END
    """,
    """
    CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END
    """,
    """
    CREATE TABLE entries (
        game INTEGER NOT NULL REFERENCES games (number),
        position INTEGER NOT NULL,
        event INTEGER NOT NULL,
        hand INTEGER,
        document TEXT NOT NULL,
        UNIQUE (game, position)
    ) STRICT
    """,
    "CREATE UNIQUE INDEX entries_by_hand ON entries (game, hand) WHERE hand IS NOT NULL",
    """
    CREATE TABLE tokens (
        game INTEGER NOT NULL REFERENCES games (number),
        id TEXT NOT NULL,
        scope TEXT NOT NULL,
        label TEXT NOT NULL,
        digest BLOB NOT NULL UNIQUE,
        created_at TEXT NOT NULL,
        revoked_at TEXT,
        UNIQUE (game, id)
    ) STRICT
    """,
    """
    CREATE TABLE answers (
        scope BLOB NOT NULL UNIQUE,
        fingerprint BLOB NOT NULL,
        at TEXT NOT NULL,
        sealed BLOB NOT NULL
    ) STRICT
    """,
    "CREATE INDEX answers_by_at ON answers (at)",
)


def m001_games(db: Database) -> None:
    """Games with their events, score sheets and tokens, and the answers kept for repeated requests."""
    for statement in _GAMES:
        db.execute(statement)


def m002_claims(db: Database) -> None:
    """Claims that the referee was asked to judge."""
    db.execute(
        """
        CREATE TABLE claims (
            game INTEGER NOT NULL REFERENCES games (number),
            number INTEGER NOT NULL,
            document TEXT NOT NULL,
            UNIQUE (game, number)
        ) STRICT
        """
    )


_TRANSFERS = (
    """
    CREATE TABLE transfers (
        game INTEGER NOT NULL REFERENCES games (number),
        number INTEGER NOT NULL,
        cause INTEGER NOT NULL,
        payer TEXT NOT NULL,
        payee TEXT NOT NULL CHECK (payee <> payer),
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        reason TEXT NOT NULL,
        reverses INTEGER,
        at TEXT NOT NULL,
        UNIQUE (game, number)
    ) STRICT
    """,
    """
    CREATE TRIGGER transfers_are_never_changed BEFORE UPDATE ON transfers
    BEGIN SELECT RAISE(ABORT, 'transfers are never changed'); END
    """,
    """
    CREATE TRIGGER transfers_are_never_deleted BEFORE DELETE ON transfers
    BEGIN SELECT RAISE(ABORT, 'transfers are never deleted'); END
    """,
)


def m003_transfers(db: Database) -> None:
    """The books of games: money moves by transfers only."""
    for statement in _TRANSFERS:
        db.execute(statement)


def m004_clubs(db: Database) -> None:
    """Clubs, their members, rule sets, books and standings; tokens and transfers of clubs, too."""
    for statement in CLUBS:
        db.execute(statement)
    for number, view in db.execute('SELECT number, "view" FROM games').fetchall():
        db.execute('UPDATE games SET "view" = ? WHERE number = ?', (of_no_club(view), number))


_RATINGS = (
    "ALTER TABLE clubs ADD COLUMN rated INTEGER NOT NULL DEFAULT 0",
    """
    CREATE TABLE ratings (
        club INTEGER NOT NULL REFERENCES clubs (number),
        member INTEGER NOT NULL,
        game INTEGER NOT NULL REFERENCES games (number),
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        games INTEGER NOT NULL,
        UNIQUE (club, member, game)
    ) STRICT
    """,
    "CREATE INDEX ratings_by_game ON ratings (game)",
)


def m005_ratings(db: Database) -> None:
    """The ratings of clubs' members, and the number of the last game that each club has rated."""
    for statement in _RATINGS:
        db.execute(statement)


def m006_append_only(db: Database) -> None:
    """Triggers by which rows that are never changed are never replaced either."""
    for statement in APPEND_ONLY:
        db.execute(statement)


def m007_seats(db: Database) -> None:
    """Several seats of one member in one game."""
    for statement in SEATS:
        db.execute(statement)


def m008_names(db: Database) -> None:
    """Names as they compare, beside the names, and who has been a guest in which game."""
    keep_folded_names(db)


def m009_views(db: Database) -> None:
    """Pots and rematches in columns, and the format that each view is in."""
    for statement in COLUMNS:
        db.execute(statement)
    last = 0
    while rows := db.execute(_SOME_VIEWS, (last,)).fetchall():
        values = [(*pot_and_rematch(view), number) for number, view in rows]
        db.conn.executemany("UPDATE games SET pot = ?, rematch = ? WHERE number = ?", values)
        last = rows[-1][0]


_SOME_VIEWS = 'SELECT number, "view" FROM games WHERE number > ? ORDER BY number LIMIT 1000'


def m010_counts(db: Database) -> None:
    """The counts of families, in rows instead of columns."""
    for statement in COUNT_TABLES:
        db.execute(statement)
    move_counts(db)
    for statement in INDEXES:
        db.execute(statement)


_LOOKS = (
    "ALTER TABLE games ADD COLUMN looks TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE members ADD COLUMN look TEXT NOT NULL DEFAULT ''",
)


def m011_looks(db: Database) -> None:
    """The looks of players and of members."""
    for statement in _LOOKS:
        db.execute(statement)


def m012_origins(db: Database) -> None:
    """The games that were made of records with an origin."""
    for statement in ORIGINS:
        db.execute(statement)


def m013_players_links(db: Database) -> None:
    """The player whose link it is."""
    db.execute("ALTER TABLE principals ADD COLUMN player TEXT")


_CONFIRMATIONS = (
    "ALTER TABLE games ADD COLUMN open_hands TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE games ADD COLUMN disputed_hands TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE clubs ADD COLUMN confirm TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX games_disputed ON games (club) WHERE disputed_hands <> ''",
)


def m014_confirmations(db: Database) -> None:
    """Hands that are to be confirmed or are disputed, and the games of a club of which that is asked."""
    for statement in _CONFIRMATIONS:
        db.execute(statement)


STEPS = (
    m001_games,
    m002_claims,
    m003_transfers,
    m004_clubs,
    m005_ratings,
    m006_append_only,
    m007_seats,
    m008_names,
    m009_views,
    m010_counts,
    m011_looks,
    m012_origins,
    m013_players_links,
    m014_confirmations,
)
"""Every step, in order; their names are kept in the database."""

_MIGRATIONS = Migrations("referee")
for _step in STEPS:
    _MIGRATIONS()(_step)

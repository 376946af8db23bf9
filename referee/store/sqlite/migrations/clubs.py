"""The tables of clubs, as one step of the migrations; like every step it is never edited once released.

Tokens and transfers belonged to games only. SQLite cannot take NOT NULL back, so their tables are made
anew and filled from the old ones.
"""

from __future__ import annotations

import json

_CLUBS = (
    """
    CREATE TABLE clubs (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL,
        name TEXT NOT NULL,
        currency TEXT NOT NULL,
        rule_set INTEGER,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE members (
        club INTEGER NOT NULL REFERENCES clubs (number),
        number INTEGER NOT NULL,
        name TEXT NOT NULL,
        joined_at TEXT NOT NULL,
        retired_at TEXT,
        UNIQUE (club, number)
    ) STRICT
    """,
    """
    CREATE TABLE rule_sets (
        club INTEGER NOT NULL REFERENCES clubs (number),
        number INTEGER NOT NULL,
        version INTEGER NOT NULL,
        name TEXT NOT NULL,
        variant TEXT NOT NULL,
        house_rules TEXT NOT NULL,
        at TEXT NOT NULL,
        "by" TEXT NOT NULL,
        UNIQUE (club, number, version)
    ) STRICT
    """,
    """
    CREATE TRIGGER rule_sets_are_never_changed BEFORE UPDATE ON rule_sets
    BEGIN SELECT RAISE(ABORT, 'rule sets are never changed'); END
    """,
    """
    CREATE TRIGGER rule_sets_are_never_deleted BEFORE DELETE ON rule_sets
    BEGIN SELECT RAISE(ABORT, 'rule sets are never deleted'); END
    """,
)

_GAMES = (
    "ALTER TABLE games ADD COLUMN club INTEGER REFERENCES clubs (number)",
    "ALTER TABLE games ADD COLUMN event TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE games ADD COLUMN rule_set TEXT",
    "ALTER TABLE games ADD COLUMN locked INTEGER NOT NULL DEFAULT 0",
    # Filters are tried on the index alone: a game's row is large.
    """
    CREATE INDEX games_by_club ON games (club, number, status, variant, event, created_at)
    WHERE club IS NOT NULL
    """,
)

_TOKENS = (
    """
    CREATE TABLE principals (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game INTEGER REFERENCES games (number),
        club INTEGER REFERENCES clubs (number),
        scope TEXT NOT NULL,
        label TEXT NOT NULL,
        digest BLOB NOT NULL UNIQUE,
        made_by TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT,
        used_at TEXT,
        revoked_at TEXT,
        CHECK ((game IS NULL) <> (club IS NULL))
    ) STRICT
    """,
    """
    INSERT INTO principals (id, game, scope, label, digest, made_by, created_at, revoked_at)
    SELECT id, game, scope, label, digest, '', created_at, revoked_at FROM tokens ORDER BY rowid
    """,
    "DROP TABLE tokens",
    "CREATE INDEX principals_by_game ON principals (game) WHERE game IS NOT NULL",
    "CREATE INDEX principals_by_club ON principals (club) WHERE club IS NOT NULL",
)

_TRANSFERS = (
    """
    CREATE TABLE booked (
        game INTEGER REFERENCES games (number),
        number INTEGER,
        cause INTEGER,
        payer TEXT NOT NULL CHECK (payee <> payer),
        payee TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        reason TEXT NOT NULL,
        reverses INTEGER,
        at TEXT NOT NULL,
        "by" TEXT NOT NULL,
        note TEXT NOT NULL,
        club INTEGER REFERENCES clubs (number),
        booking INTEGER,
        payer_account TEXT,
        payee_account TEXT CHECK (payee_account <> payer_account),
        is_cash INTEGER NOT NULL,
        CHECK ((game IS NULL) = (number IS NULL)),
        CHECK ((club IS NULL) = (booking IS NULL)),
        CHECK (game IS NOT NULL OR club IS NOT NULL),
        UNIQUE (game, number),
        UNIQUE (club, booking)
    ) STRICT
    """,
    """
    INSERT INTO booked (game, number, cause, payer, payee, amount, currency, reason, reverses, at, "by", note,
        is_cash)
    SELECT game, number, cause, payer, payee, amount, currency, reason, reverses, at, '', '', 0
    FROM transfers ORDER BY rowid
    """,
    "DROP TABLE transfers",
    "ALTER TABLE booked RENAME TO transfers",
    """
    CREATE TRIGGER transfers_are_never_changed BEFORE UPDATE ON transfers
    BEGIN SELECT RAISE(ABORT, 'transfers are never changed'); END
    """,
    """
    CREATE TRIGGER transfers_are_never_deleted BEFORE DELETE ON transfers
    BEGIN SELECT RAISE(ABORT, 'transfers are never deleted'); END
    """,
    "CREATE INDEX transfers_by_payer ON transfers (club, payer_account) WHERE club IS NOT NULL",
    "CREATE INDEX transfers_by_payee ON transfers (club, payee_account) WHERE club IS NOT NULL",
    "CREATE INDEX transfers_by_time ON transfers (club, at) WHERE club IS NOT NULL",
    """
    CREATE TABLE accounts (
        club INTEGER NOT NULL REFERENCES clubs (number),
        account TEXT NOT NULL,
        balance INTEGER NOT NULL,
        in_play INTEGER NOT NULL,
        cash INTEGER NOT NULL,
        UNIQUE (club, account)
    ) STRICT
    """,
)

_STANDINGS = (
    """
    CREATE TABLE seats (
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
        UNIQUE (game, player),
        UNIQUE (game, member)
    ) STRICT
    """,
    "CREATE INDEX seats_by_member ON seats (club, member, day)",
    "CREATE INDEX seats_by_day ON seats (club, day)",
    "CREATE INDEX seats_by_event ON seats (club, event, day) WHERE event <> ''",
    # What seats come to, by month, by year and in all: a period is '2026-11', '2026' or ''.
    """
    CREATE TABLE tallies (
        club INTEGER NOT NULL REFERENCES clubs (number),
        member INTEGER NOT NULL,
        variant TEXT NOT NULL,
        period TEXT NOT NULL,
        games INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        hands INTEGER NOT NULL,
        hands_lost INTEGER NOT NULL,
        penalty_points INTEGER NOT NULL,
        cucumbers INTEGER NOT NULL,
        buy_ins INTEGER NOT NULL,
        net INTEGER NOT NULL,
        longest_run INTEGER NOT NULL,
        UNIQUE (club, member, variant, period)
    ) STRICT
    """,
    "CREATE INDEX tallies_by_period ON tallies (club, period)",
)

CLUBS = (*_CLUBS, *_GAMES, *_TOKENS, *_TRANSFERS, *_STANDINGS)
"""The statements of the step, in order."""


def of_no_club(view: str) -> str:
    """A game as clients read it, with what games have since there are clubs.

    >>> of_no_club('{"players":[{"id":"p1"}]}')
    '{"players":[{"id":"p1","member":null}],"club":null,"event":null,"rule_set":null,"locked":false}'
    """
    document = json.loads(view)
    players = [player | {"member": None} for player in document["players"]]
    widened = document | {"players": players, "club": None, "event": None, "rule_set": None, "locked": False}
    return json.dumps(widened, ensure_ascii=False, separators=(",", ":"))

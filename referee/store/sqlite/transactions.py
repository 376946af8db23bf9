"""The questions and changes of a SQLite store, as statements of SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import attrgetter

from referee.errors import StaleError
from referee.names import comparable
from referee.store import Reading, Transaction
from referee.store.rows import (
    StoredAnswer,
    StoredClaim,
    StoredEntry,
    StoredEvent,
    StoredGame,
    StoredOrigin,
    StoredToken,
    StoredTransfer,
    TokenState,
)
from referee.store.slots import DIGEST_BYTES, split_digest
from referee.store.sqlite.clubs import ClubsReading, ClubsWriting
from referee.store.sqlite.ledger import LedgerReading, LedgerWriting
from referee.store.sqlite.rows import (
    GAME_COLUMNS,
    TOKEN_COLUMNS,
    TRANSFER_COLUMNS,
    game_from,
    token_from,
    transfer_from,
)
from referee.store.sqlite.standings import StandingsReading, StandingsWriting

# One call in C: these run for every hand that is entered. The order is that of the statements below.
_of_new_game = attrgetter("variant", "visibility", "opening", "created_at", "event", "rule_set")
_of_game = attrgetter(
    "version",
    "status",
    "state",
    "view",
    "updated_at",
    "locked",
    "pot",
    "rematch",
    "view_format",
    "looks",
    "open_hands",
    "disputed_hands",
    "id",
)
_of_event = attrgetter("game_id", "number", "kind", "body", "at", "by")
_of_entry = attrgetter("game_id", "position", "event", "hand", "document")
_of_token = attrgetter(
    "game_id",
    "club_id",
    "id",
    "scope",
    "label",
    "digest",
    "made_by",
    "created_at",
    "expires_at",
    "used_at",
    "revoked_at",
    "player",
)
_of_transfer = attrgetter(
    "game_id",
    "number",
    "cause",
    "payer",
    "payee",
    "amount",
    "currency",
    "reason",
    "reverses",
    "at",
    "by",
    "note",
    "club_id",
    "booking",
    "payer_account",
    "payee_account",
    "is_cash",
)
_of_answer = attrgetter("scope", "fingerprint", "sealed", "at")

_ADD_ENTRY = (
    "INSERT INTO entries (game, position, event, hand, document)"
    " VALUES ((SELECT number FROM games WHERE id = ?), ?, ?, ?, ?)"
)


class SqliteReading(ClubsReading, LedgerReading, StandingsReading, Reading):
    """A snapshot of the store."""

    def game(self, game_id: str) -> StoredGame | None:
        row = self._row(f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?", (game_id,))
        return game_from(row) if row else None

    def game_ids(self, *, after: str = "", limit: int) -> list[str]:
        rows = self._rows("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
        return [row[0] for row in rows]

    def game_variants(self) -> dict[str, int]:
        rows = self._rows("SELECT variant, count(*) FROM games GROUP BY variant", ())
        return dict(rows)

    def versions(self, game_ids: Iterable[str]) -> dict[str, int]:
        rows = {
            game_id: self._row("SELECT version FROM games WHERE id = ?", (game_id,)) for game_id in game_ids
        }
        return {game_id: row[0] for game_id, row in rows.items() if row}

    def events(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        rows = self._rows(
            'SELECT number, kind, body, at, "by" FROM events'
            " WHERE game = (SELECT number FROM games WHERE id = ?) AND number > ?"
            " ORDER BY number LIMIT ?",
            (game_id, after, -1 if limit is None else limit),
        )
        return [StoredEvent(game_id, *row) for row in rows]

    def entries(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        rows = self._rows(
            "SELECT position, event, hand, document FROM entries"
            " WHERE game = (SELECT number FROM games WHERE id = ?) AND position > ?"
            " ORDER BY position LIMIT ?",
            (game_id, after, -1 if limit is None else limit),
        )
        return [StoredEntry(game_id, *row) for row in rows]

    def last_position(self, game_id: str) -> int:
        row = self._row(
            "SELECT max(position) FROM entries WHERE game = (SELECT number FROM games WHERE id = ?)",
            (game_id,),
        )
        return (row and row[0]) or 0

    def hands(self, game_id: str, *, after: int = 0, limit: int) -> list[StoredEntry]:
        rows = self._rows(
            "SELECT position, event, hand, document FROM entries"
            " WHERE game = (SELECT number FROM games WHERE id = ?) AND hand > ? ORDER BY hand LIMIT ?",
            (game_id, after, limit),
        )
        return [StoredEntry(game_id, *row) for row in rows]

    def hand(self, game_id: str, number: int) -> StoredEntry | None:
        row = self._row(
            "SELECT position, event, hand, document FROM entries"
            " WHERE game = (SELECT number FROM games WHERE id = ?) AND hand = ?",
            (game_id, number),
        )
        return StoredEntry(game_id, *row) if row else None

    def token(self, digest: bytes) -> StoredToken | None:
        row = self._row(f"SELECT {TOKEN_COLUMNS} FROM principals WHERE digest = ?", split_digest(digest)[1:])
        return token_from(row) if row else None

    def tokens(self, game_id: str) -> list[StoredToken]:
        rows = self._rows(
            f"SELECT {TOKEN_COLUMNS} FROM principals WHERE game = (SELECT number FROM games WHERE id = ?)"
            " ORDER BY created_at, number",
            (game_id,),
        )
        return [token_from(row) for row in rows]

    def transfers(self, game_id: str) -> list[StoredTransfer]:
        rows = self._rows(
            f"SELECT {TRANSFER_COLUMNS} FROM transfers WHERE game = (SELECT number FROM games WHERE id = ?)"
            " ORDER BY number",
            (game_id,),
        )
        return [transfer_from(row) for row in rows]

    def claims(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredClaim]:
        rows = self._rows(
            "SELECT number, document FROM claims"
            " WHERE game = (SELECT number FROM games WHERE id = ?) AND number > ? ORDER BY number LIMIT ?",
            (game_id, after, -1 if limit is None else limit),
        )
        return [StoredClaim(game_id, *row) for row in rows]

    def last_claim(self, game_id: str) -> int:
        row = self._row(
            "SELECT max(number) FROM claims WHERE game = (SELECT number FROM games WHERE id = ?)", (game_id,)
        )
        return (row and row[0]) or 0

    def answer(self, scope: bytes) -> StoredAnswer | None:
        row = self._row("SELECT scope, fingerprint, sealed, at FROM answers WHERE scope = ?", (scope,))
        return StoredAnswer(*row) if row else None

    def origin(self, scope: bytes) -> StoredOrigin | None:
        row = self._row("SELECT scope, game_id, sealed FROM origins WHERE scope = ?", (scope,))
        return StoredOrigin(*row) if row else None


class SqliteWriting(SqliteReading, ClubsWriting, LedgerWriting, StandingsWriting, Transaction):
    """A transaction that writes."""

    begin = "BEGIN IMMEDIATE"

    def add_game(self, game: StoredGame) -> None:
        self._run(
            "INSERT INTO games (variant, visibility, opening, created_at, event, rule_set, version, status,"
            " state, view, updated_at, locked, pot, rematch, view_format, looks, open_hands,"
            " disputed_hands, id, club)"
            f" VALUES ({'?, ' * 19}(SELECT number FROM clubs WHERE id = ?))",
            (*_of_new_game(game), *_of_game(game), game.club_id),
        )

    def save_game(self, game: StoredGame, *, was: int) -> None:
        changed = self._changed(
            "UPDATE games SET version = ?, status = ?, state = ?, view = ?, updated_at = ?, locked = ?,"
            " pot = ?, rematch = ?, view_format = ?, looks = ?, open_hands = ?, disputed_hands = ?"
            " WHERE id = ? AND version = ?",
            (*_of_game(game), was),
        )
        if not changed:
            raise StaleError(f"The game {game.id} is not at version {was}.")

    def add_event(self, event: StoredEvent) -> None:
        added = self._added(
            'INSERT INTO events (game, number, kind, body, at, "by")'
            " VALUES ((SELECT number FROM games WHERE id = ?), ?, ?, ?, ?, ?)",
            _of_event(event),
        )
        if not added:
            raise StaleError(f"The game {event.game_id} has an event {event.number} already.")

    def add_events(self, events: Sequence[StoredEvent]) -> None:
        self._run_all(
            'INSERT INTO events (game, number, kind, body, at, "by")'
            " VALUES ((SELECT number FROM games WHERE id = ?), ?, ?, ?, ?, ?)",
            map(_of_event, events),
        )

    def add_transfers(self, transfers: Sequence[StoredTransfer]) -> None:
        for transfer in transfers:
            added = self._added(
                "INSERT INTO transfers (game, number, cause, payer, payee, amount, currency, reason,"
                ' reverses, at, "by", note, club, booking, payer_account, payee_account, is_cash)'
                " VALUES ((SELECT number FROM games WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                " (SELECT number FROM clubs WHERE id = ?), ?, ?, ?, ?)",
                _of_transfer(transfer),
            )
            if not added:
                at = transfer.number if transfer.booking is None else transfer.booking
                raise StaleError(f"There is a transfer {at} already.")

    def add_claim(self, claim: StoredClaim) -> None:
        added = self._changed(
            "INSERT INTO claims (game, number, document)"
            " VALUES ((SELECT number FROM games WHERE id = ?), ?, ?) ON CONFLICT (game, number) DO NOTHING",
            (claim.game_id, claim.number, claim.document),
        )
        if not added:
            raise StaleError(f"The game {claim.game_id} has a claim {claim.number} already.")

    def put_entries(self, game_id: str, *, begin: int, entries: list[StoredEntry]) -> None:
        self._run(
            "DELETE FROM entries WHERE game = (SELECT number FROM games WHERE id = ?) AND position >= ?",
            (game_id, begin),
        )
        self._run_all(_ADD_ENTRY, map(_of_entry, entries))

    def add_entries(self, entries: Sequence[StoredEntry]) -> None:
        for entry in entries:
            if not self._changed(f"{_ADD_ENTRY} ON CONFLICT DO NOTHING", _of_entry(entry)):
                raise StaleError("The score sheet has such an entry already.")

    def add_token(self, token: StoredToken) -> None:
        bare = replace(token, digest=split_digest(token.digest)[1])
        self._run(
            "INSERT INTO principals (game, club, id, scope, label, digest, made_by, created_at, expires_at,"
            " used_at, revoked_at, player, folded) VALUES ((SELECT number FROM games WHERE id = ?),"
            " (SELECT number FROM clubs WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *_of_token(bare),
                "" if token.club_id is None else comparable(token.label),
            ),
        )

    def check_version(self, game_id: str, was: int) -> None:
        if self.versions([game_id]).get(game_id) != was:
            raise StaleError(f"The game {game_id} is not at version {was}.")

    def check_token(self, digest: bytes, was: TokenState | None) -> None:
        if was is None:
            is_same = self.token(digest) is None
        else:
            # The rest of a token never changes.
            row = self._row(
                "SELECT 1 FROM principals"
                " WHERE digest = ? AND id = ? AND expires_at IS ? AND revoked_at IS ?",
                (digest[-DIGEST_BYTES:], was.id, was.expires_at, was.revoked_at),
            )
            is_same = row is not None
        if not is_same:
            raise StaleError("The token is not what it was.")

    def revoke_token(self, token: StoredToken, *, at: str) -> None:
        self._run("UPDATE principals SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", (at, token.id))

    def touch_token(self, token: StoredToken, *, at: str) -> None:
        self._run("UPDATE principals SET used_at = ? WHERE id = ?", (at, token.id))

    def keep_answer(self, answer: StoredAnswer) -> None:
        added = self._changed(
            "INSERT INTO answers (scope, fingerprint, sealed, at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (scope) DO NOTHING",
            _of_answer(answer),
        )
        if not added:
            raise StaleError("This key has an answer already.")

    def add_origin(self, origin: StoredOrigin) -> None:
        added = self._changed(
            "INSERT INTO origins (scope, game_id, sealed) VALUES (?, ?, ?) ON CONFLICT (scope) DO NOTHING",
            (origin.scope, origin.game_id, origin.sealed),
        )
        if not added:
            raise StaleError("A game was made of this origin already.")

    def forget_answers(self, *, before: str, most: int) -> int:
        return self._changed(
            "DELETE FROM answers WHERE rowid IN (SELECT rowid FROM answers WHERE at < ? ORDER BY at LIMIT ?)",
            (before, most),
        )

"""The questions and changes of a PostgreSQL store, as statements of SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from operator import attrgetter

from referee.errors import RefereeError, StaleError, StorageError
from referee.names import comparable
from referee.store import Reading, Transaction
from referee.store.postgres.asking import NOWHERE, Place, Places
from referee.store.postgres.clubs import ClubsReading, ClubsWriting
from referee.store.postgres.health import HealthReading
from referee.store.postgres.inserting import columns
from referee.store.postgres.ledger import LedgerReading, LedgerWriting
from referee.store.postgres.rows import GAME_COLUMNS, TOKEN_COLUMNS, TRANSFER_COLUMNS
from referee.store.postgres.standings import StandingsReading, StandingsWriting
from referee.store.postgres.statements import Statements, Values
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
    state_of,
)
from referee.store.slots import slot_in, slot_of, split_digest

_EVENTS = columns('slot smallint, game bigint, number integer, kind text, body text, at text, "by" text')
_ENTRIES = columns("slot smallint, game bigint, position integer, event integer, hand integer, document text")
_TRANSFERS = columns(
    "slot smallint, game bigint, club bigint, number integer, cause integer, payer text,"
    " payee text, amount bigint, currency text, reason text, reverses integer, at text,"
    ' "by" text, note text, booking integer, payer_account text, payee_account text,'
    " is_cash boolean"
)
_of_new_game = attrgetter("variant", "visibility", "opening", "created_at", "event", "rule_set")
_of_game = attrgetter(
    *("version", "status", "state", "view", "updated_at", "locked", "pot", "rematch", "view_format", "looks"),
    *("open_hands", "disputed_hands"),
)
_of_event = attrgetter("number", "kind", "body", "at", "by")
_of_entry = attrgetter("position", "event", "hand", "document")
_of_token = attrgetter(
    *("id", "scope", "label", "made_by", "created_at", "expires_at", "used_at", "revoked_at", "player")
)
_of_transfer = attrgetter(
    *("number", "cause", "payer", "payee", "amount", "currency", "reason", "reverses", "at", "by", "note"),
    *("booking", "payer_account", "payee_account", "is_cash"),
)
_of_answer = attrgetter("scope", "fingerprint", "sealed", "at")


class PgReading(ClubsReading, LedgerReading, StandingsReading, HealthReading, Reading):
    """A snapshot of the store."""

    def game(self, game_id: str) -> StoredGame | None:
        row = self._row(
            f"SELECT {GAME_COLUMNS} FROM games WHERE slot = %s AND number = %s", self._game(game_id)
        )
        return StoredGame(*row) if row else None

    def game_ids(self, *, after: str = "", limit: int) -> list[str]:
        return self._ids("games", after, limit)

    def game_variants(self) -> dict[str, int]:
        return self._variants("games", "count(*)")

    def versions(self, game_ids: Iterable[str]) -> dict[str, int]:
        places = [place for place in map(self._game, game_ids) if place is not NOWHERE]
        if not places:
            return {}
        rows = self._rows(
            "SELECT id, version FROM games"
            " JOIN unnest(%s::smallint[], %s::bigint[]) AS wanted (slot, number) USING (slot, number)",
            ([place.slot for place in places], [place.number for place in places]),
        )
        return dict(rows)

    def events(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        rows = self._rows(
            'SELECT number, kind, body, at, "by" FROM events'
            " WHERE slot = %s AND game = %s AND number > %s ORDER BY number LIMIT %s",
            (*self._game(game_id), after, limit),
        )
        return [StoredEvent(game_id, *row) for row in rows]

    def entries(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        rows = self._rows(
            "SELECT position, event, hand, document FROM entries"
            " WHERE slot = %s AND game = %s AND position > %s ORDER BY position LIMIT %s",
            (*self._game(game_id), after, limit),
        )
        return [StoredEntry(game_id, *row) for row in rows]

    def last_position(self, game_id: str) -> int:
        row = self._row(
            "SELECT max(position) FROM entries WHERE slot = %s AND game = %s", self._game(game_id)
        )
        return (row and row[0]) or 0

    def hands(self, game_id: str, *, after: int = 0, limit: int) -> list[StoredEntry]:
        rows = self._rows(
            "SELECT position, event, hand, document FROM entries"
            " WHERE slot = %s AND game = %s AND hand > %s ORDER BY hand LIMIT %s",
            (*self._game(game_id), after, limit),
        )
        return [StoredEntry(game_id, *row) for row in rows]

    def hand(self, game_id: str, number: int) -> StoredEntry | None:
        row = self._row(
            "SELECT position, event, hand, document FROM entries WHERE slot = %s AND game = %s AND hand = %s",
            (*self._game(game_id), number),
        )
        return StoredEntry(game_id, *row) if row else None

    def token(self, digest: bytes) -> StoredToken | None:
        slot, digest = split_digest(digest)
        sql = f"SELECT {TOKEN_COLUMNS} FROM principals WHERE slot = %s AND digest = %s"
        row = None if slot is None else self._row(sql, (slot, digest))
        if row is None:
            home = self._home(digest.hex())
            row = None if home is None else self._row(sql, (home, digest))
        return StoredToken(*row) if row else None

    def tokens(self, game_id: str) -> list[StoredToken]:
        rows = self._rows(
            f"SELECT {TOKEN_COLUMNS} FROM principals WHERE slot = %s AND game = %s"
            " ORDER BY created_at, number",
            self._game(game_id),
        )
        return [StoredToken(*row) for row in rows]

    def transfers(self, game_id: str) -> list[StoredTransfer]:
        rows = self._rows(
            f"SELECT {TRANSFER_COLUMNS} FROM transfers WHERE slot = %s AND game = %s ORDER BY number",
            self._game(game_id),
        )
        return [StoredTransfer(*row) for row in rows]

    def claims(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredClaim]:
        rows = self._rows(
            "SELECT number, document FROM claims"
            " WHERE slot = %s AND game = %s AND number > %s ORDER BY number LIMIT %s",
            (*self._game(game_id), after, limit),
        )
        return [StoredClaim(game_id, *row) for row in rows]

    def last_claim(self, game_id: str) -> int:
        row = self._row("SELECT max(number) FROM claims WHERE slot = %s AND game = %s", self._game(game_id))
        return (row and row[0]) or 0

    def answer(self, scope: bytes) -> StoredAnswer | None:
        row = self._row(
            "SELECT scope, fingerprint, sealed, at FROM answers WHERE slot = %s AND scope = %s",
            (slot_in(scope), scope),
        )
        return StoredAnswer(*row) if row else None

    def origin(self, scope: bytes) -> StoredOrigin | None:
        row = self._row(
            "SELECT scope, game_id, sealed FROM origins WHERE slot = %s AND scope = %s",
            (slot_in(scope), scope),
        )
        return StoredOrigin(*row) if row else None


class PgWriting(PgReading, ClubsWriting, LedgerWriting, StandingsWriting, Transaction):
    """A transaction that writes. Whoever asks for a game or a club has it alone until the transaction ends.

    A club comes after its games, so that nobody waits for each other. The locks leave keys alone: what refers
    to a row is no reason to wait.
    """

    def __init__(self, statements: Statements, places: Places) -> None:
        super().__init__(statements, places)
        self._locked_clubs: set[Place] = set()
        """The clubs whose rows this transaction has locked."""

    def lock_games(self, game_ids: Iterable[str]) -> None:
        """Locks the rows of these games, in one order."""
        for place in sorted({place for place in map(self._game, game_ids) if place is not NOWHERE}):
            self._lock_row("games", place)

    def game(self, game_id: str) -> StoredGame | None:
        self.lock_games([game_id])
        return super().game(game_id)

    def _club(self, club_id: str | None) -> Place:
        place = super()._club(club_id)
        if place is not NOWHERE and place not in self._locked_clubs:
            self._lock_row("clubs", place)
            self._locked_clubs.add(place)
        return place

    def add_game(self, game: StoredGame) -> None:
        club = self._club(game.club_id)
        slot = slot_of(game.id) if game.club_id is None else club.slot
        place = Place(slot, self._places.numbers.next())
        self._change(
            "INSERT INTO games (variant, visibility, opening, created_at, event, rule_set, version, status,"
            " state, view, updated_at, locked, pot, rematch, view_format, looks, open_hands,"
            " disputed_hands, id, slot, number, club)"
            f" SELECT {', '.join(['%s'] * 21)}, %s::bigint"
            " WHERE NOT EXISTS (SELECT 1 FROM homes WHERE slot = %s AND id = %s AND home <> %s)"
            " ON CONFLICT (slot, id) DO NOTHING",
            (
                *_of_new_game(game),
                *_of_game(game),
                game.id,
                *place,
                None if game.club_id is None else club.number,
                *(slot_of(game.id), game.id, slot),
            ),
            lambda: StorageError(f"There is a game {game.id} already."),
        )
        self._new.append(("games", game.id, place))
        self._settle(game.id, slot)

    def save_game(self, game: StoredGame, *, was: int) -> None:
        self._change(
            "UPDATE games SET version = %s, status = %s, state = %s, view = %s, updated_at = %s, locked = %s,"
            " pot = %s, rematch = %s, view_format = %s, looks = %s, open_hands = %s, disputed_hands = %s"
            " WHERE slot = %s AND number = %s AND version = %s",
            (*_of_game(game), *self._game(game.id), was),
            lambda: StaleError(f"The game {game.id} is not at version {was}."),
        )

    def add_event(self, event: StoredEvent) -> None:
        self._add_events([event], StaleError)

    def add_events(self, events: Sequence[StoredEvent]) -> None:
        self._add_events(events, StorageError)

    def _add_events(self, events: Sequence[StoredEvent], refusal: type[RefereeError]) -> None:
        messages = [f"The game {event.game_id} has an event {event.number} already." for event in events[:1]]
        rows = [(*self._game(event.game_id), *_of_event(event)) for event in events]
        self._insert_new("events", _EVENTS, rows, lambda: refusal(*messages))

    def add_transfers(self, transfers: Sequence[StoredTransfer]) -> None:
        rows = list[Values]()
        for transfer in transfers:
            game, club = self._game(transfer.game_id), self._club(transfer.club_id)
            slot = club.slot if transfer.game_id is None else game.slot
            of_game = None if transfer.game_id is None else game.number
            rows.append(
                (slot, of_game, None if transfer.club_id is None else club.number, *_of_transfer(transfer))
            )
        self._insert_new(
            "transfers", _TRANSFERS, rows, lambda: StaleError("There are transfers of these numbers already.")
        )

    def add_claim(self, claim: StoredClaim) -> None:
        self._change(
            "INSERT INTO claims (slot, game, number, document) VALUES (%s, %s, %s, %s)"
            " ON CONFLICT DO NOTHING",
            (*self._game(claim.game_id), claim.number, claim.document),
            lambda: StaleError(f"The game {claim.game_id} has a claim {claim.number} already."),
        )

    def put_entries(self, game_id: str, *, begin: int, entries: list[StoredEntry]) -> None:
        place = self._game(game_id)
        self._change("DELETE FROM entries WHERE slot = %s AND game = %s AND position >= %s", (*place, begin))
        self._insert("entries", _ENTRIES, [(*place, *_of_entry(entry)) for entry in entries])

    def add_entries(self, entries: Sequence[StoredEntry]) -> None:
        rows = [(*self._game(entry.game_id), *_of_entry(entry)) for entry in entries]
        refusal = partial(StaleError, "The score sheet has such an entry already.")
        self._insert_new("entries", _ENTRIES, rows, refusal)

    def add_token(self, token: StoredToken) -> None:
        game, club = self._game(token.game_id), self._club(token.club_id)
        home = club.slot if token.game_id is None else game.slot
        slot, digest = split_digest(token.digest)
        self._change(
            "INSERT INTO principals (slot, number, game, club, digest, folded, id, scope, label, made_by,"
            " created_at, expires_at, used_at, revoked_at, player)"
            f" VALUES ({', '.join(['%s'] * 15)}) ON CONFLICT DO NOTHING",
            (
                home,
                self._places.numbers.next(),
                None if token.game_id is None else game.number,
                None if token.club_id is None else club.number,
                digest,
                "" if token.club_id is None else comparable(token.label),
                *_of_token(token),
            ),
            lambda: StorageError("This token is there already."),
        )
        if slot != home:
            self._settle(digest.hex(), home)

    def check_version(self, game_id: str, was: int) -> None:
        self._change(
            "SELECT 1 FROM games WHERE slot = %s AND number = %s AND version = %s",
            (*self._game(game_id), was),
            lambda: StaleError(f"The game {game_id} is not at version {was}."),
        )

    def check_token(self, digest: bytes, was: TokenState | None) -> None:
        changed = partial(StaleError, "The token is not what it was.")
        slot, bare = split_digest(digest)
        if was is None or slot is None:
            if state_of(self.token(digest)) != was:
                raise changed()
            return
        # The rest of a token never changes.
        self._change(
            "SELECT 1 FROM principals WHERE slot = %s AND digest = %s AND id = %s"
            " AND expires_at IS NOT DISTINCT FROM %s AND revoked_at IS NOT DISTINCT FROM %s",
            (slot, bare, was.id, was.expires_at, was.revoked_at),
            changed,
        )

    def revoke_token(self, token: StoredToken, *, at: str) -> None:
        self._changed(
            "UPDATE principals SET revoked_at = %s WHERE slot = %s AND id = %s AND revoked_at IS NULL",
            (at, self._home_of(token), token.id),
        )

    def touch_token(self, token: StoredToken, *, at: str) -> None:
        # Several phones may share a token. Whoever is not the first to note it need not wait for who is.
        home = self._home_of(token)
        self._change(
            "UPDATE principals SET used_at = %s WHERE slot = %s AND id IN (SELECT id FROM principals"
            " WHERE slot = %s AND id = %s FOR NO KEY UPDATE SKIP LOCKED)",
            (at, home, home, token.id),
        )

    def _home_of(self, token: StoredToken) -> int:
        return (self._game(token.game_id) if token.club_id is None else self._club(token.club_id)).slot

    def keep_answer(self, answer: StoredAnswer) -> None:
        self._change(
            "INSERT INTO answers (slot, scope, fingerprint, sealed, at) VALUES (%s, %s, %s, %s, %s)"
            " ON CONFLICT DO NOTHING",
            (slot_in(answer.scope), *_of_answer(answer)),
            lambda: StaleError("This key has an answer already."),
        )

    def add_origin(self, origin: StoredOrigin) -> None:
        self._change(
            "INSERT INTO origins (slot, scope, game_id, sealed) VALUES (%s, %s, %s, %s)"
            " ON CONFLICT DO NOTHING",
            (slot_in(origin.scope), origin.scope, origin.game_id, origin.sealed),
            lambda: StaleError("A game was made of this origin already."),
        )

    def touch_answer(self, scope: bytes) -> None:
        """Writes an answer as it is: behind that commit is everything that could be read before it."""
        self._run("UPDATE answers SET at = at WHERE slot = %s AND scope = %s", (slot_in(scope), scope))

    def forget_answers(self, *, before: str, most: int) -> int:
        # What another service deletes at the same moment is left to it.
        return self._changed(
            "DELETE FROM answers WHERE (slot, scope) IN (SELECT slot, scope FROM answers WHERE at < %s"
            " ORDER BY at LIMIT %s FOR UPDATE SKIP LOCKED)",
            (before, most),
        )

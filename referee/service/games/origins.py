"""Origins: what phones name a game by that they began without a connection, so that it is taken in once.

An origin stands in the game's records, which others may read. So it proves nothing by itself: the game that
was made of it, and its token, are answered only to whoever sends the same record with the same key again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from referee.errors import ConflictError, NoTokenError, Violation
from referee.service.access import check_counts
from referee.service.games.begin import beginning
from referee.service.games.loading import with_view
from referee.service.runtime import Reply, UnitOfWork, dumps
from referee.store import Reading, StoredOrigin
from referee.words.said import Said


class Seal(Protocol):
    """A seal that only the key of a request opens."""

    def close(self, text: str) -> bytes:
        """The text sealed."""
        ...

    def open(self, sealed: bytes) -> str | None:
        """The text that was sealed; None where the key is another."""
        ...


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a record, with what shows that it is sent again by whoever sent it first."""

    id: str
    record: str
    """Digest of the record as it was sent."""
    seal: Seal | None
    """None of a request without a key: nobody can show that it was theirs."""

    def row(self, game_id: str, token: str) -> StoredOrigin:
        """The row in which it is kept, with the first token of the game."""
        sealed = b"" if self.seal is None else self.seal.close(dumps([self.record, token]))
        return StoredOrigin(scope_of(self.id), game_id, sealed)

    def opened(self, row: StoredOrigin) -> tuple[str, str] | None:
        """The digest of the first record and the first token; None where the request proves nothing."""
        if self.seal is None or not row.sealed:
            return None
        text = self.seal.open(row.sealed)
        if text is None:
            return None
        record, token = json.loads(text)
        return record, token


def scope_of(origin: str) -> bytes:
    """The digest by which the game of an origin is found."""
    return sha256(origin.encode()).digest()


def is_known(tx: Reading, origin: Origin) -> bool:
    """True if a game was made of it."""
    return tx.origin(scope_of(origin.id)) is not None


def game_of_origin(unit: UnitOfWork, origin: Origin) -> Reply | None:
    """The game that was made of an origin, as it stands, with its first token; None where none was.

    :raises ConflictError: when nothing shows that it was made for this caller, or of another record.
    """
    row = unit.tx.origin(scope_of(origin.id))
    if row is None:
        return None
    first, game = origin.opened(row), unit.tx.game(row.game_id)
    if first is None or game is None:
        message = Said("service-origin-of-a-game-here")
        fault = Violation("/origin", "origin_must_be_new", message, origin.id)
        raise ConflictError(message, code=fault.code, violations=[fault])
    record, token = first
    if record != origin.record:
        message = Said("service-origin-of-another-record")
        fault = Violation("/origin", "origin_must_be_of_one_record", message, origin.id)
        raise ConflictError(message, code=fault.code, violations=[fault], members={"game_id": game.id})
    return beginning(with_view(unit.tx, game), None if unit.caller.preview else _valid(unit, token))


def _valid(unit: UnitOfWork, text: str) -> str | None:
    """The text of a token; None where it counts no more."""
    token = unit.tx.token(unit.runtime.digest(text))
    try:
        if token is not None:
            check_counts(token, unit.caller)
            return text
    except NoTokenError:
        pass
    return None

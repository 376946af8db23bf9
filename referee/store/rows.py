"""The rows that a store keeps: one dataclass per kind of row.

All times are RFC 3339 UTC text, so that they sort as they are. JSON documents are text that the store
does not look into.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class StoredGame:
    """One game and where it stands. `version` is the number of its events."""

    id: str
    version: int
    variant: str
    status: str
    visibility: str
    """`link`: whoever has the id may read; `private`: reading needs a token."""
    opening: str
    """JSON: what the game was created with, rules whole. Never changes."""
    state: str
    """JSON: the fold of the events, to go on from."""
    view: str
    """JSON: the game as clients read it. It is written and sent, and nothing is decided by it."""
    created_at: str
    updated_at: str
    club_id: str | None = None
    """The club it is played in."""
    event: str = ""
    """The occasion in the club, such as a cup or an evening; the API's `event`."""
    rule_set: str | None = None
    """JSON: the club's rule set it began with, by id, name and version."""
    locked: bool = False
    """True if only an admin of the club may still write to the game."""
    pot: int = 0
    """The content of its pot, in minor units."""
    rematch: str | None = None
    """The id of the next game of its table."""
    view_format: int = 0
    """The format of `view`. A view in another release's format is made again before it is shown."""
    looks: str = ""
    """JSON: the looks that its players have chosen, by id; empty where nobody has."""
    open_hands: str = ""
    """JSON: the numbers of hands that are still to be confirmed; empty where there are none."""
    disputed_hands: str = ""
    """JSON: the numbers of hands that somebody disputes; empty where there are none."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of a game. `number` counts from 1 and is the game's version after the event."""

    game_id: str
    number: int
    kind: str
    body: str
    """JSON."""
    at: str
    by: str
    """The label of the token it was done with."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One line of the score sheet: `position` counts from 1 without gaps."""

    game_id: str
    position: int
    event: int
    """The event that recorded the act."""
    hand: int | None
    """The hand's number, for hands."""
    document: str
    """JSON: the act and its outcome."""


@dataclass(frozen=True, slots=True)
class StoredToken:
    """A key to one game or to one club, of which only the SHA-256 digest is kept."""

    id: str
    game_id: str | None
    scope: str
    """To a game `score`, `player` or `view`; to a club `viewer`, `scorer`, `treasurer` or `admin`."""
    label: str
    digest: bytes
    created_at: str
    revoked_at: str | None = None
    club_id: str | None = None
    expires_at: str | None = None
    used_at: str | None = None
    """When it was last used, to within an hour."""
    made_by: str = ""
    """The label of the token it was made with."""
    player: str | None = None
    """The id of the player whose link it is."""


class TokenState(NamedTuple):
    """All of a token but when it was last used, which nothing is decided by."""

    id: str
    scope: str
    label: str
    game_id: str | None
    club_id: str | None
    expires_at: str | None
    revoked_at: str | None


def state_of(token: StoredToken | None) -> TokenState | None:
    """The part of a token that decisions depend on; None where there is none."""
    if token is None:
        return None
    return TokenState(*_of_state(token))


_of_state = attrgetter(*TokenState._fields)


@dataclass(frozen=True, slots=True)
class StoredTransfer:
    """Money that moved between two accounts. Rows are never changed.

    A transfer in a game has a `number` there, which counts from 1. A transfer in a club, in one of its games
    or apart from them, has a `booking` in the club's ledger, which counts from 1, too.
    """

    game_id: str | None
    number: int | None
    cause: int | None
    """The event of the game that made it due."""
    payer: str
    payee: str
    amount: int
    """Minor units, more than 0."""
    currency: str
    reason: str
    reverses: int | None
    """The number of the transfer that it reverses; the booking, where no game moved it."""
    at: str
    by: str = ""
    """The label of the token it was done with."""
    note: str = ""
    club_id: str | None = None
    booking: int | None = None
    payer_account: str | None = None
    """The account in the club: `m7`, `guest:Dee`, `pot` or `cash_box`."""
    payee_account: str | None = None
    is_cash: bool = False
    """True if real money was handed over, which settles what was owed."""


@dataclass(frozen=True, slots=True)
class StoredClaim:
    """A question the referee was asked in a game, with the verdict. `number` counts from 1."""

    game_id: str
    number: int
    document: str
    """JSON."""


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """The answer to a request with an idempotency key, kept to be given again."""

    scope: bytes
    """Digest of the caller and the key, by which the answer is found. Unique."""
    fingerprint: bytes
    """Digest of method, path and body: the same key must not be used for another request."""
    sealed: bytes
    """Status, headers and body, unreadable without the key itself."""
    at: str


@dataclass(frozen=True, slots=True)
class StoredOrigin:
    """The game that was made of a record with an origin. Rows are never changed, and never forgotten."""

    scope: bytes
    """Digest of the origin, by which the game is found. Unique."""
    game_id: str
    sealed: bytes
    """Which record it was and the token that it was given, unreadable without the key of the request."""


@dataclass(frozen=True, slots=True)
class StoreHealth:
    """The health of a store: the library behind it, and warnings for its operator."""

    backend: str
    library: str
    warnings: tuple[str, ...] = ()
    version: str = ""
    """Of the database."""
    cluster: Mapping[str, Any] = field(default_factory=dict)
    """Of a database that may have standbys: whether it leads, and who follows."""

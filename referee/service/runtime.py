"""The surroundings of every use case: the clock, ids and tokens, one request's unit of work, and JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from referee.service.access import Caller
from referee.service.games.changes import Consequence
from referee.store import StoredToken, Writing

try:
    import orjson
except ModuleNotFoundError:  # WebAssembly has none
    orjson = None  # type: ignore[assignment]

FIRST_LABEL = "first"
"""The label of the token that a game or a club is created with."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer of a use case."""

    body: str
    """JSON."""
    version: int | None = None
    """Of the game the answer shows."""
    created: str | None = None
    """Path of what was created, below the API's root."""
    status: int | None = None
    """Of the answer, where it is another one than that of what was asked for."""


@dataclass(frozen=True, slots=True)
class Runtime:
    """The clock, and where ids and tokens come from."""

    clock: Callable[[], datetime]
    new_game_id: Callable[[str | None], str]
    """A fresh id of a game or a club. It tells the slot of the id given, beside which it is to be kept."""
    new_id: Callable[[], str]
    new_token: Callable[[str, str], str]
    """A fresh token for a scope, which tells the slot of the id that it opens."""
    digest: Callable[[str], bytes]
    """Makes the digest by which a token is found; it begins with the slot that the token tells."""
    consequences: Sequence[Consequence]
    """Everybody who hears of a change of a game, in the order in which they write behind it."""

    def beside(self, neighbour: str) -> Runtime:
        """The same runtime, with new games kept beside the game or club of this id."""
        return replace(self, new_game_id=lambda _: self.new_game_id(neighbour))

    def now(self) -> str:
        """The time as documents give it.

        >>> moment = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
        >>> Runtime(lambda: moment, str, str, max, str.encode, ()).now()
        '2026-11-20T19:30:00.000Z'
        """
        return self.clock().astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def nothing() -> None:
    """Does nothing: the `rest` of a transaction that cannot be let go of."""


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """One request that writes: its runtime, its transaction, and its caller."""

    runtime: Runtime
    tx: Writing
    """Mostly a draft, so that all questions come before the first change."""
    caller: Caller
    rest: Callable[[], None] = nothing
    """Lets go of the store while something long is worked out."""


def dumps(document: Any) -> str:
    """The document as JSON text.

    >>> dumps({"name": "Åse", "points": [3, None]})
    '{"name":"Åse","points":[3,null]}'
    """
    # Whole numbers of more than 64 bits, keys that are more than text, surrogates without their pair.
    with suppress(TypeError):
        if orjson is not None:
            as_json_knows = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME
            return orjson.dumps(document, option=as_json_knows).decode()
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def add_token(unit: UnitOfWork, token: NewToken) -> tuple[StoredToken, str]:
    """A new token, kept as its digest, and its text, which is nowhere else."""
    runtime = unit.runtime
    text = runtime.new_token(token.scope, token.game_id or token.club_id or "")
    stored = StoredToken(
        id=runtime.new_id(),
        game_id=token.game_id,
        club_id=token.club_id,
        scope=token.scope,
        label=token.label,
        digest=runtime.digest(text),
        created_at=runtime.now(),
        expires_at=token.expires_at,
        made_by=token.made_by,
        player=token.player,
    )
    unit.tx.add_token(stored)
    return stored, text


@dataclass(frozen=True, slots=True)
class NewToken:
    """A token to be made, for one game or one club."""

    scope: str
    label: str
    game_id: str | None = None
    club_id: str | None = None
    expires_at: str | None = None
    made_by: str = ""
    player: str | None = None
    """The id of the player whose link to a game it is."""


def json_members(**members: str | None) -> str:
    """A JSON object of members that are JSON texts already; None is left out.

    >>> json_members(hand='{"number":1}', game=None)
    '{"hand":{"number":1}}'
    """
    pairs = (f'"{name}":{text}' for name, text in members.items() if text is not None)
    return "{" + ",".join(pairs) + "}"

"""A game as stored, the table it stands at, and how this release shows it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from referee.errors import NotFoundError
from referee.families.documents import Document
from referee.families.registry import family_playing
from referee.families.returns import seats_before
from referee.families.standing import Standing, Status
from referee.looks import looks_in
from referee.service.access import Caller, Principal, admit_to_game
from referee.service.games.books import books_of, payout_documents
from referee.service.games.people import members_of
from referee.service.recent import Recent
from referee.service.references import resolve_references, seats_of_members
from referee.service.runtime import dumps
from referee.sitting.confirmations import Author, Unconfirmed
from referee.sitting.opening import Opening
from referee.sitting.sheet import Event
from referee.store import Reading, StoredEvent, StoredGame
from referee.words.said import Said, Typed

VIEW_FORMAT = 5
"""Of the games that this release shows; raised by a release that shows them otherwise."""


@dataclass(frozen=True)
class LoadedGame:
    """A game as stored, its opening, and the table it stands at."""

    stored: StoredGame
    opening: Opening
    table: Any
    extras: GameExtras
    principal: Principal
    """Whoever it was loaded for."""

    @property
    def by(self) -> str:
        """Label of the token it was loaded with."""
        return self.principal.label

    @property
    def author(self) -> Author:
        """The link it was loaded with, as events have it."""
        return Author(self.principal.label, self.principal.token_id, self.principal.player)

    @cached_property
    def stands(self) -> Standing:
        """The standing of the game at that table."""
        return self.opening.family.engine.standing(self.table)


def load(tx: Reading, game_id: str, caller: Caller) -> LoadedGame:
    """The game, for somebody who may score and made the change for this version.

    :raises NotFoundError: when there is no such game.
    :raises AccessError: when the token does not allow it.
    :raises StaleError: when the game is at another version than was expected.
    """
    stored = find(tx, game_id)
    principal = admit_to_game(tx, stored, caller)
    caller.check_version(stored.version)
    opening, table = table_of(stored)
    return LoadedGame(stored, opening, table, extras_of(tx, stored, opening), principal)


def resolve_players(loaded: LoadedGame, document: Document, table: Callable[[], Any]) -> Any:
    """A document about a game, with players in place of members of its club.

    The members are those who sit at `table`, which is called only where members may be named.
    """
    stored, family = loaded.stored, loaded.opening.family
    if stored.club_id is None:
        return document
    return resolve_references(
        document, lambda: seats_of_members(family.engine.standing(table()).players, loaded.extras.members)
    )


def standing_of(stored: StoredGame) -> tuple[Opening, Any, Standing]:
    """The opening of a stored game, the table it stands at, and its standing there."""
    opening, table = table_of(stored)
    return opening, table, opening.family.engine.standing(table)


def table_of(stored: StoredGame) -> tuple[Opening, Any]:
    """The opening of a stored game, and the table it stands at."""
    opening, opened = opened_from(stored.opening)
    known = _TABLES.get(stored.id)
    if known is not None and known[0] == stored.state:
        return opening, known[1]
    return opening, opening.family.engine.load(opened, json.loads(stored.state))


def keep_table(game_id: str, state: str, table: Any) -> None:
    """Keeps the table of a game's last state, so that it need not be read from it."""
    _TABLES.put(game_id, (state, table))


_TABLES = Recent[str, tuple[str, Any]](512)
"""By game, the last state that this process has made of it, and its table, which nobody changes."""
_VIEWS = Recent[tuple[str, int, str], str](512)
"""By game and when it got its version, how this release shows what another release has written."""


def find(tx: Reading, game_id: str) -> StoredGame:
    """The stored game, as this release shows it.

    :raises NotFoundError: when there is none.
    """
    stored = tx.game(game_id)
    if stored is None:
        raise no_such_game(game_id)
    return with_view(tx, stored)


def no_such_game(game_id: str) -> NotFoundError:
    """The error for a game that does not exist."""
    return NotFoundError(Said("service-no-such-game", {"id": Typed(game_id[:60])}), code="game_must_exist")


def with_view(tx: Reading, stored: StoredGame) -> StoredGame:
    """The game with its view as this release makes it; another release's is made anew."""
    if stored.view_format == VIEW_FORMAT:
        return stored
    key = (stored.id, stored.version, stored.updated_at)
    view = _VIEWS.get(key)
    if view is None:
        opening, _, stands = standing_of(stored)
        view = render_view(stored, opening, stands, extras_of(tx, stored, opening))
        _VIEWS.put(key, view)
    return replace(stored, view=view)


@lru_cache(maxsize=512)
def opened_from(text: str) -> tuple[Opening, Any]:
    """The opening that a text holds, and the table it began with."""
    document = json.loads(text)
    opening = Opening.from_document(family_playing(document["variant"]), document)
    return opening, opening.table()


@dataclass(frozen=True, slots=True)
class GameExtras:
    """The parts of a game's view that are neither in its table nor in its row."""

    payouts: Sequence[Document] = ()
    """The payouts, as JSON; nothing while the game goes on."""
    members: Mapping[str, str] = field(default_factory=dict)
    """Ids of members by player."""


def extras_of(tx: Reading, stored: StoredGame, opening: Opening) -> GameExtras:
    """The parts of a stored game's view that are neither in its table nor in its row."""
    members = {} if stored.club_id is None else members_of(tx.seats(stored.id))
    if opening.currency is None or stored.status == Status.PLAYING:
        return GameExtras(members=members)
    return GameExtras(payout_documents(books_of(tx, stored.id), opening), members)


def render_view(stored: StoredGame, opening: Opening, stands: Standing, extras: GameExtras) -> str:
    """The game as clients read it, as JSON text."""
    result = stands.result_document()
    looks = looks_in(stored.looks)
    before = seats_before(stands.players, began=len(opening.players), people=extras.members)
    players = [
        player.document()
        | {
            "member": extras.members.get(player.id),
            "seat_before": before.get(player.id),
            "look": looks.get(player.id),
        }
        for player in stands.players
    ]
    sides = [side.document() for side in stands.sides]
    names = {player.id: player.name for player in stands.players}
    teams = {
        side["id"]: ", ".join([names[player] for player in side["players"]])
        for side in sides
        if side["id"] not in names
    }
    view = {
        "id": stored.id,
        "title": opening.title,
        "family": opening.family.id,
        "variant": opening.variant,
        "house_rules": opening.house_rules,
        "status": stands.status,
        "visibility": stored.visibility,
        "version": stored.version,
        "players": players,
        "sides": sides,
        "names": names | teams,
        "next": stands.next and stands.next.document(),
        "stake": opening.stake,
        "pot": None if opening.stake is None else {"amount": stored.pot, "currency": opening.currency},
        "result": result and result | {"transfers": list(extras.payouts)},
        "rematch": stored.rematch,
        "club": stored.club_id,
        "event": stored.event or None,
        "rule_set": stored.rule_set and json.loads(stored.rule_set),
        "locked": stored.locked,
        "confirmations": _confirmations(stored) if opening.confirm else None,
        "created_at": stored.created_at,
        "updated_at": stored.updated_at,
    }
    return dumps(view)


def unconfirmed_in(stored: StoredGame) -> Unconfirmed:
    """The hands of a stored game that are still to be confirmed, and those that are disputed."""
    return Unconfirmed(
        *(tuple(json.loads(text or "[]")) for text in (stored.open_hands, stored.disputed_hands))
    )


def _confirmations(stored: StoredGame) -> dict[str, Any]:
    unconfirmed = unconfirmed_in(stored)
    return {"open": unconfirmed.open, "disputed": unconfirmed.disputed}


def event_of(stored: StoredEvent) -> Event:
    """The event in a stored row."""
    return Event(stored.number, stored.kind, json.loads(stored.body), stored.at, stored.by)


def events_of(tx: Reading, game_id: str) -> list[Event]:
    """The game's whole log."""
    return [event_of(stored) for stored in tx.events(game_id)]

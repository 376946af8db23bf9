"""What every use case needs: who asks, the game as stored, and how a change is written down."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any

import orjson

from referee.errors import ConflictError, NotFoundError
from referee.families.registry import family_playing
from referee.families.standing import Standing, Status
from referee.service.access import Caller, admit_to_game
from referee.service.clubs.context import (
    Booked,
    ClubContext,
    Counts,
    Final,
    Person,
    booked,
    counted,
    member_id,
)
from referee.service.games.books import Books, books_of, opened, payout_documents, stored_transfers
from referee.service.recent import Recent
from referee.service.references import resolve_references, seats_of_members
from referee.sitting.log import APART, CREATED
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry
from referee.store import Reading, StoredEntry, StoredEvent, StoredGame, StoredToken, StoredTransfer, Writing
from referee.store.club_rows import StoredSeat

Document = Mapping[str, Any]

VIEW_FORMAT = 1
"""Of the games that this release shows; raised by a release that shows them otherwise."""
FIRST_LABEL = "first"
"""The label of the token that a game or a club is created with."""
MOST_EVENTS = 10_000
"""Of one game: what can still be scored again while somebody waits."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a use case answers."""

    body: str
    """JSON."""
    version: int | None = None
    """Of the game the answer shows."""
    created: str | None = None
    """Path of what was created, below the API's root."""


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
    """What a token is found by; it begins with the slot that the token tells."""

    def beside(self, one: str) -> Runtime:
        """The same, with new games kept beside what has this id."""
        return replace(self, new_game_id=lambda _: self.new_game_id(one))

    def now(self) -> str:
        """The time as documents give it.

        >>> moment = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
        >>> Runtime(lambda: moment, str, str, max, str.encode).now()
        '2026-11-20T19:30:00.000Z'
        """
        return self.clock().astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def nothing() -> None:
    """What a transaction does that cannot be let go of."""


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """One request that writes: what it runs with, what it reads and writes, and who asks."""

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
    try:
        return orjson.dumps(document, option=_AS_JSON_KNOWS).decode()
    except TypeError:
        # Whole numbers of more than 64 bits, keys that are more than text, surrogates without their pair.
        return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


_AS_JSON_KNOWS = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME
"""Nothing is written that `json` would not write."""


@dataclass(frozen=True)
class LoadedGame:
    """A game as stored, its opening, and the table it stands at."""

    stored: StoredGame
    opening: Opening
    table: Any
    extras: GameExtras
    by: str
    """Label of the token it was loaded with."""
    expires_at: str | None = None
    """When that token expires."""

    @cached_property
    def stands(self) -> Standing:
        """Where the game stands at that table."""
        return self.opening.family.engine.standing(self.table)


def load(tx: Reading, game_id: str, caller: Caller) -> LoadedGame:
    """The game, for somebody who may score and made the change for this version.

    :raises NotFoundError: when there is no such game.
    :raises AccessError: when the token does not allow it.
    :raises StaleError: when the game is at another version than was expected.
    """
    stored = find(tx, game_id)
    who = admit_to_game(tx, stored, caller)
    caller.check_version(stored.version)
    opening, table = table_of(stored)
    return LoadedGame(stored, opening, table, extras_of(tx, stored, opening), who.label, who.expires_at)


def resolve_players(loaded: LoadedGame, said: Document, table: Callable[[], Any]) -> Any:
    """What is said of a game, with players where members of its club are named.

    They are those who sit at `table`, which is asked for only where members may be named.
    """
    stored, family = loaded.stored, loaded.opening.family
    if stored.club_id is None:
        return said
    return resolve_references(
        said, lambda: seats_of_members(family.engine.standing(table()).players, loaded.extras.members)
    )


def standing_of(stored: StoredGame) -> tuple[Opening, Any, Standing]:
    """How a stored game began, the table it stands at, and where that is."""
    opening, table = table_of(stored)
    return opening, table, opening.family.engine.standing(table)


def table_of(stored: StoredGame) -> tuple[Opening, Any]:
    """How a stored game began, and the table it stands at."""
    opening, opened = opened_from(stored.opening)
    known = _TABLES.get(stored.id)
    if known is not None and known[0] == stored.state:
        return opening, known[1]
    return opening, opening.family.engine.load(opened, json.loads(stored.state))


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
    """The error that says so."""
    return NotFoundError(f"There is no game “{game_id[:60]}”.", code="game_must_exist")


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
    """The opening a text tells of, and the table it began with."""
    document = json.loads(text)
    opening = Opening.from_document(family_playing(document["variant"]), document)
    return opening, opening.table()


@dataclass(frozen=True, slots=True)
class GameWrite:
    """What is to be written: the game's new row, its event, and the score sheet from `begin` on."""

    stored: StoredGame
    event: StoredEvent
    table: Any
    stands: Standing
    """Where the game stands at that table."""
    begin: int = 1
    entries: Sequence[StoredEntry] = ()
    transfers: Sequence[StoredTransfer] = ()
    seats: Sequence[StoredSeat] | None = None
    """The members at the table of a club's game, where others may sit there now, guests included."""
    counts: Counts | None = None
    """What a finished game of a club counts for each player, where that is known already."""
    people: Sequence[Person] = ()
    """Everybody at a club's game, who left it too."""


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event about to be written: its kind and body, and the table and score sheet it leads to."""

    kind: str
    body: Document
    at: str
    table: Any
    begin: int = 1
    """The position from which the score sheet is new."""
    entries: Sequence[Entry] = ()
    books: Books | None = None
    """The books where money moved."""
    seats: Sequence[StoredSeat] | None = None
    """The members at the table of a club's game, where others may sit there now, guests included."""
    note: str = ""
    """Why money moved, where the score sheet does not show it."""
    stands: Standing | None = None
    """Where the game stands at the table, for whoever has asked already."""


@dataclass(frozen=True, slots=True)
class GameExtras:
    """What a game shows that is neither in its table nor in its row."""

    payouts: Sequence[Document] = ()
    """What was paid out, as JSON; nothing while the game goes on."""
    members: Mapping[str, str] = field(default_factory=dict)
    """Ids of members by player."""


def extras_of(tx: Reading, stored: StoredGame, opening: Opening) -> GameExtras:
    """What a stored game shows besides its table and its row."""
    members = {} if stored.club_id is None else members_of(tx.seats(stored.id))
    if opening.currency is None or stored.status == Status.PLAYING:
        return GameExtras(members=members)
    return GameExtras(payout_documents(books_of(tx, stored.id), opening), members)


def people_of(stands: Standing, extras: GameExtras) -> list[Person]:
    """Everybody at a club's game, with the members among them."""
    return [Person(player.id, player.name, extras.members.get(player.id)) for player in stands.players]


def members_of(seats: Sequence[StoredSeat]) -> dict[str, str]:
    """Ids of members by player."""
    return {seat.player: member_id(seat.member) for seat in seats}


def change(loaded: LoadedGame, new_event: NewEvent, *, rematch: str | None = None) -> GameWrite:
    """The change that something happening makes; `rematch` is the id of a game just created as such."""
    version, opening = loaded.stored.version + 1, loaded.opening
    if version > MOST_EVENTS:
        message = f"{MOST_EVENTS} events are all a game can have. Its rematch goes on with the same table."
        raise ConflictError(message, code="game_must_not_grow_further")
    event = StoredEvent(
        loaded.stored.id, version, new_event.kind, dumps(new_event.body), new_event.at, loaded.by
    )
    stored = replace(loaded.stored, version=version, updated_at=new_event.at)
    stands = new_event.stands or opening.family.engine.standing(new_event.table)
    if stored.locked and not stands.is_over:
        stored = replace(stored, locked=False)
    if rematch is not None:
        stored = replace(stored, rematch=rematch)
    extras, moved = loaded.extras, list[StoredTransfer]()
    if new_event.books is not None and opening.currency is not None:
        books = new_event.books
        moved = stored_transfers(stored.id, opening.currency, books.new, at=new_event.at, by=loaded.by)
        moved = [replace(one, note=new_event.note) for one in moved]
        stored = replace(stored, pot=books.pot)
        extras = replace(extras, payouts=payout_documents(books, opening))
    if new_event.seats is not None:
        extras = replace(extras, members=members_of(new_event.seats))
    stored = with_state(stored, opening, new_event.table, stands, extras)
    # Written out here, since whoever works ahead of the transaction calls this before it.
    entries = [stored_entry(stored.id, entry) for entry in new_event.entries]
    people = people_of(stands, extras) if stored.club_id is not None else ()
    return GameWrite(
        stored,
        event,
        new_event.table,
        stands,
        new_event.begin,
        entries,
        moved,
        new_event.seats,
        people=people,
    )


def first_change(
    runtime: Runtime, opening: Opening, *, visibility: str, by: str, club_context: ClubContext | None = None
) -> GameWrite:
    """The change that creates a game."""
    club_id = None if club_context is None else club_context.club_id
    at, game_id, text = runtime.now(), runtime.new_game_id(club_id), dumps(opening.document())
    stored = StoredGame(game_id, 1, opening.variant, "", visibility, text, "", "", at, at)
    seats: list[StoredSeat] = []
    if club_context is not None:
        rule_set = None if club_context.rule_set is None else dumps(club_context.rule_set)
        stored = replace(stored, club_id=club_context.club_id, event=club_context.event, rule_set=rule_set)
        seats = [StoredSeat(game_id, player, number, 1) for player, number in club_context.members.items()]
    event = StoredEvent(game_id, 1, CREATED, text, at, by)
    books = opened(opening)
    moved = stored_transfers(game_id, opening.currency or "", books.new, at=at, by=by)
    table, extras = opening.table(), GameExtras(members=members_of(seats))
    stands = opening.family.engine.standing(table)
    row = with_state(replace(stored, pot=books.pot), opening, table, stands, extras)
    return GameWrite(
        row, event, table, stands, transfers=moved, seats=seats, people=people_of(stands, extras)
    )


def with_state(
    stored: StoredGame, opening: Opening, table: Any, stands: Standing, extras: GameExtras
) -> StoredGame:
    """The row with the state and the view of this table, where the game `stands` so."""
    state, status = dumps(opening.family.engine.dump(table)), stands.status.value
    _TABLES.put(stored.id, (state, table))
    view = render_view(stored, opening, stands, extras)
    return replace(stored, status=status, state=state, view=view, view_format=VIEW_FORMAT)


def render_view(stored: StoredGame, opening: Opening, stands: Standing, extras: GameExtras) -> str:
    """The game as clients read it, as JSON text."""
    result = stands.result_document()
    players = [player.document() | {"member": extras.members.get(player.id)} for player in stands.players]
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
        "sides": [side.document() for side in stands.sides],
        "next": stands.next and stands.next.document(),
        "stake": opening.stake,
        "pot": None if opening.stake is None else {"amount": stored.pot, "currency": opening.currency},
        "result": result and result | {"transfers": list(extras.payouts)},
        "rematch": stored.rematch,
        "club": stored.club_id,
        "event": stored.event or None,
        "rule_set": stored.rule_set and json.loads(stored.rule_set),
        "locked": stored.locked,
        "created_at": stored.created_at,
        "updated_at": stored.updated_at,
    }
    return dumps(view)


def append(tx: Writing, *changes: GameWrite) -> None:
    """Writes changes down, of which at most one moves money."""
    # Whatever is asked comes before whatever is written.
    rows = [
        (one, booked(tx, one.stored, one.transfers, one.people), _seats_counted(tx, one)) for one in changes
    ]
    for one, books, seats in rows:
        _append(tx, one, books, seats)


def _append(tx: Writing, changed: GameWrite, books: Booked, seats: Sequence[StoredSeat] | None) -> None:
    game, club_id = changed.stored, changed.stored.club_id
    if changed.event.number == 1:
        tx.add_game(game)
    else:
        tx.save_game(game, was=changed.event.number - 1)
    tx.add_event(changed.event)
    tx.put_entries(game.id, begin=changed.begin, entries=list(changed.entries))
    tx.add_transfers(books.transfers)
    if club_id is not None and books.moves:
        tx.move_accounts(club_id, books.moves)
    if club_id is not None and changed.seats is not None:
        tx.put_guests(game.id, [one.name for one in changed.people if one.member is None])
    if seats is not None:
        tx.put_seats(game.id, seats)


def _seats_counted(tx: Reading, changed: GameWrite) -> Sequence[StoredSeat] | None:
    """The seats with what they count for in standings.

    None for hands of unfinished games and for locks, which cannot change them.
    """
    game, seats = changed.stored, changed.seats
    if game.club_id is None or (seats is None and game.status == "playing") or changed.event.kind in APART:
        return None
    return counted(game, tx.seats(game.id) if seats is None else seats, lambda: _final(tx, changed))


def _final(tx: Reading, changed: GameWrite) -> Final:
    """What a game counts for that is finished by this change."""
    counts, family = changed.counts, opened_from(changed.stored.opening)[0].family
    if counts is None:
        before = tx.entries(changed.stored.id, limit=changed.begin - 1)
        sheet = [json.loads(entry.document) for entry in (*before, *changed.entries)]
        counts = family.engine.count(changed.table, sheet)
    transfers = (*tx.transfers(changed.stored.id), *changed.transfers)
    return Final(changed.stands, family.counts, counts, transfers)


def stored_entry(game_id: str, entry: Entry) -> StoredEntry:
    """The entry as the store keeps it."""
    return StoredEntry(game_id, entry.position, entry.recorded.event, entry.hand, dumps(entry.document()))


def add_token(unit: UnitOfWork, token: NewToken) -> tuple[StoredToken, str]:
    """A new token, kept as its digest, and its text, which is nowhere else."""
    runtime = unit.runtime
    text = runtime.new_token(token.scope, token.game_id or token.club_id or "")
    kept = StoredToken(
        id=runtime.new_id(),
        game_id=token.game_id,
        club_id=token.club_id,
        scope=token.scope,
        label=token.label,
        digest=runtime.digest(text),
        created_at=runtime.now(),
        expires_at=token.expires_at,
        made_by=token.made_by,
    )
    unit.tx.add_token(kept)
    return kept, text


@dataclass(frozen=True, slots=True)
class NewToken:
    """A token to be made, for one game or one club."""

    scope: str
    label: str
    game_id: str | None = None
    club_id: str | None = None
    expires_at: str | None = None
    made_by: str = ""


def json_members(**members: str | None) -> str:
    """A JSON object of members that are JSON texts already; None is left out.

    >>> json_members(hand='{"number":1}', game=None)
    '{"hand":{"number":1}}'
    """
    pairs = (f'"{name}":{text}' for name, text in members.items() if text is not None)
    return "{" + ",".join(pairs) + "}"

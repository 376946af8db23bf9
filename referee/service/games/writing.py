"""A change of a game, written down: its row, its event, the score sheet, and the money that moved."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import ConflictError
from referee.families.standing import Standing, Status
from referee.service.clubs.context import Booked, ClubContext, Counts, Final, Person, booked, counted
from referee.service.games.books import Books, opened, payout_documents, stored_transfers
from referee.service.games.loading import (
    VIEW_FORMAT,
    GameExtras,
    LoadedGame,
    keep_table,
    members_of,
    opened_from,
    people_of,
    render_view,
)
from referee.service.runtime import Document, Runtime, dumps
from referee.sitting.log import APART, CREATED
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry
from referee.store import Reading, StoredEntry, StoredEvent, StoredGame, StoredTransfer, Writing
from referee.store.club_rows import StoredSeat

MOST_EVENTS = 10_000
"""Of one game: what can still be scored again while somebody waits."""


@dataclass(frozen=True, slots=True)
class GameWrite:
    """Everything to be written: the game's new row, its event, and the score sheet from `begin` on."""

    stored: StoredGame
    event: StoredEvent
    table: Any
    stands: Standing
    """Where the game stands at that table."""
    begin: int = 1
    entries: Sequence[StoredEntry] = ()
    replaces: bool = False
    """Whether there may be entries from `begin` on, which these replace."""
    transfers: Sequence[StoredTransfer] = ()
    seats: Sequence[StoredSeat] | None = None
    """The members at the table of a club's game, where others may sit there now, guests included."""
    counts: Counts | None = None
    """What a finished game of a club counts for each player, where that is known already."""
    people: Sequence[Person] = ()
    """Everybody at a club's game, who left it too."""

    @property
    def is_new(self) -> bool:
        """True when the game begins with it."""
        return self.event.number == 1


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
    replaces: bool = False
    """Whether there may be entries from `begin` on, which these replace."""
    books: Books | None = None
    """The books where money moved."""
    seats: Sequence[StoredSeat] | None = None
    """The members at the table of a club's game, where others may sit there now, guests included."""
    note: str = ""
    """Why money moved, where the score sheet does not show it."""
    stands: Standing | None = None
    """Where the game stands at the table, for whoever has asked already."""


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
        moved = [replace(transfer, note=new_event.note) for transfer in moved]
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
        new_event.replaces,
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
    keep_table(stored.id, state, table)
    view = render_view(stored, opening, stands, extras)
    return replace(stored, status=status, state=state, view=view, view_format=VIEW_FORMAT)


def append(tx: Writing, *changes: GameWrite) -> None:
    """Writes changes down, of which at most one moves money."""
    # All questions come before the first change.
    rows = [
        (
            game_write,
            booked(tx, game_write.stored, game_write.transfers, game_write.people, is_new=game_write.is_new),
            _seats_counted(tx, game_write),
        )
        for game_write in changes
    ]
    for game_write, books, seats in rows:
        _append(tx, game_write, books, seats)


def _append(tx: Writing, changed: GameWrite, books: Booked, seats: Sequence[StoredSeat] | None) -> None:
    game, club_id = changed.stored, changed.stored.club_id
    if changed.is_new:
        tx.add_game(game)
    else:
        tx.save_game(game, was=changed.event.number - 1)
    tx.add_event(changed.event)
    if changed.replaces:
        tx.put_entries(game.id, begin=changed.begin, entries=list(changed.entries))
    elif changed.entries:
        tx.add_entries(changed.entries)
    tx.add_transfers(books.transfers)
    if club_id is not None and books.moves:
        tx.move_accounts(club_id, books.moves)
    if club_id is not None and changed.seats is not None:
        tx.put_guests(game.id, [person.name for person in changed.people if person.member is None])
    if seats is not None:
        tx.put_seats(game.id, seats)


def _seats_counted(tx: Reading, changed: GameWrite) -> Sequence[StoredSeat] | None:
    """The seats with what they count for in standings.

    None for hands of unfinished games and for locks, which cannot change them.
    """
    game, seats = changed.stored, changed.seats
    changes_nothing = seats is None and game.status == Status.PLAYING
    if game.club_id is None or changes_nothing or changed.event.kind in APART:
        return None
    return counted(game, tx.seats(game.id) if seats is None else seats, lambda: _final(tx, changed))


def _final(tx: Reading, changed: GameWrite) -> Final:
    """Everything that a game is counted by that this change finishes."""
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

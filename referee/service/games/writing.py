"""A change of a game, written down: its row, its event, the score sheet, and the money that moved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

from referee.errors import ConflictError
from referee.families.standing import Standing
from referee.looks import Look, known_looks
from referee.service.games.books import opened, payout_documents, stored_transfers
from referee.service.games.changes import GameWrite, NewEvent, Occasion
from referee.service.games.loading import (
    VIEW_FORMAT,
    GameExtras,
    LoadedGame,
    keep_table,
    render_view,
)
from referee.service.games.people import members_of, people_of
from referee.service.runtime import Runtime, UnitOfWork, dumps
from referee.sitting.confirmations import Unconfirmed
from referee.sitting.log import CREATED
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry
from referee.store import StoredEntry, StoredEvent, StoredGame, StoredTransfer, Writing
from referee.store.club_rows import StoredSeat
from referee.words.said import Said, as_value

MOST_EVENTS = 10_000
"""Of one game: what can still be scored again while somebody waits."""


def change(loaded: LoadedGame, new_event: NewEvent, *, rematch: str | None = None) -> GameWrite:
    """The change that something happening makes; `rematch` is the id of a game just created as such."""
    version, opening = loaded.stored.version + 1, loaded.opening
    if version > MOST_EVENTS:
        message = Said("service-most-events", {"most": MOST_EVENTS})
        raise ConflictError(message, code="game_must_not_grow_further")
    event = StoredEvent(
        loaded.stored.id, version, new_event.kind, dumps(new_event.body), new_event.at, loaded.principal.label
    )
    stored = replace(loaded.stored, version=version, updated_at=new_event.at)
    stands = new_event.stands or opening.family.engine.standing(new_event.table)
    if stored.locked and not stands.is_over:
        stored = replace(stored, locked=False)
    if rematch is not None:
        stored = replace(stored, rematch=rematch)
    if new_event.looks is not None:
        stored = replace(stored, looks=looks_text(new_event.looks))
    if new_event.unconfirmed is not None:
        stored = with_unconfirmed(stored, new_event.unconfirmed)
    extras, moved = loaded.extras, list[StoredTransfer]()
    if new_event.books is not None and opening.currency is not None:
        books = new_event.books
        moved = stored_transfers(
            stored.id, opening.currency, books.new, at=new_event.at, by=loaded.principal.label
        )
        if new_event.note is not None and moved:
            note = dumps(as_value(new_event.note))
            moved = [replace(transfer, note=note) for transfer in moved]
        stored = replace(stored, pot=books.pot)
        extras = replace(extras, payouts=payout_documents(books, opening))
    if new_event.seats is not None:
        extras = replace(extras, members=members_of(new_event.seats))
    stored = with_state(stored, opening, new_event.table, stands, extras)
    # Written out here, since whoever works ahead of the transaction calls this before it.
    entries = [stored_entry(stored.id, entry) for entry in new_event.entries]
    people = people_of(stands, extras.members) if stored.club_id is not None else ()
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
    runtime: Runtime, opening: Opening, *, visibility: str, by: str, occasion: Occasion | None = None
) -> GameWrite:
    """The change that creates a game."""
    club_id = None if occasion is None else occasion.club_id
    at, game_id, text = runtime.now(), runtime.new_game_id(club_id), dumps(opening.document())
    looks = looks_text(known_looks(opening.looks))
    stored = StoredGame(game_id, 1, opening.variant, "", visibility, text, "", "", at, at, looks=looks)
    seats: list[StoredSeat] = []
    if occasion is not None:
        rule_set = None if occasion.rule_set is None else dumps(occasion.rule_set)
        stored = replace(stored, club_id=occasion.club_id, event=occasion.event, rule_set=rule_set)
        seats = [StoredSeat(game_id, player, number, 1) for player, number in occasion.members.items()]
    event = StoredEvent(game_id, 1, CREATED, text, at, by)
    books = opened(opening)
    moved = stored_transfers(game_id, opening.currency or "", books.new, at=at, by=by)
    table, extras = opening.table(), GameExtras(members=members_of(seats))
    stands = opening.family.engine.standing(table)
    row = with_state(replace(stored, pot=books.pot), opening, table, stands, extras)
    return GameWrite(
        row, event, table, stands, transfers=moved, seats=seats, people=people_of(stands, extras.members)
    )


def looks_text(looks: Mapping[str, Look]) -> str:
    """The looks of players as the store keeps them."""
    return dumps(dict(looks)) if looks else ""


def with_unconfirmed(stored: StoredGame, unconfirmed: Unconfirmed) -> StoredGame:
    """The row with these hands to be confirmed, and disputed."""
    texts = (dumps(numbers) if numbers else "" for numbers in (unconfirmed.open, unconfirmed.disputed))
    open_hands, disputed_hands = texts
    return replace(stored, open_hands=open_hands, disputed_hands=disputed_hands)


def with_state(
    stored: StoredGame, opening: Opening, table: Any, stands: Standing, extras: GameExtras
) -> StoredGame:
    """The row with the state and the view of this table, where the game `stands` so."""
    state, status = dumps(opening.family.engine.dump(table)), stands.status.value
    keep_table(stored.id, state, table)
    view = render_view(stored, opening, stands, extras)
    return replace(stored, status=status, state=state, view=view, view_format=VIEW_FORMAT)


def append(unit: UnitOfWork, *changes: GameWrite) -> None:
    """Writes changes down with what follows from them elsewhere; at most one of them moves money."""
    # All questions come before the first change.
    for changed in [_with_consequences(unit, change) for change in changes]:
        _append(unit.tx, changed)


def _with_consequences(unit: UnitOfWork, changed: GameWrite) -> GameWrite:
    return reduce(
        lambda so_far, consequence: consequence(unit.tx, so_far), unit.runtime.consequences, changed
    )


def _append(tx: Writing, changed: GameWrite) -> None:
    game = changed.stored
    if changed.is_new:
        tx.add_game(game)
    else:
        tx.save_game(game, was=changed.event.number - 1)
    tx.add_event(changed.event)
    if changed.replaces:
        tx.put_entries(game.id, begin=changed.begin, entries=list(changed.entries))
    elif changed.entries:
        tx.add_entries(changed.entries)
    if changed.transfers:
        tx.add_transfers(changed.transfers)
    for write in changed.further:
        write(tx)


def stored_entry(game_id: str, entry: Entry) -> StoredEntry:
    """The entry as the store keeps it."""
    return StoredEntry(game_id, entry.position, entry.recorded.event, entry.hand, dumps(entry.document()))

"""What follows in a club from a change of one of its games: bookings, guests, standings.

All of it is written with the game, in one transaction.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from referee.families.standing import Status
from referee.money.accounts import in_play
from referee.service.clubs.accounts import account_moves, accounts_of, booking_of, with_accounts
from referee.service.clubs.tallying import Final, counted
from referee.service.games.changes import Consequence, GameWrite
from referee.service.games.loading import opened_from
from referee.sitting.log import APART
from referee.store import Reading, StoredTransfer, Writing


def booked(tx: Reading, changed: GameWrite) -> GameWrite:
    """The change with its transfers in the club's ledger, and with what they add to the accounts."""
    club_id = changed.stored.club_id
    if club_id is None or not changed.transfers:
        return changed
    # A new game has no earlier transfers to ask for.
    before = [] if changed.is_new else tx.transfers(changed.stored.id)
    moved = _in_ledger(tx, club_id, changed, before)
    new = [booking_of(transfer) for transfer in moved if transfer.booking]
    old = [booking_of(transfer) for transfer in before if transfer.booking]
    moves = account_moves(new, was_in_play=in_play(old), is_in_play=in_play([*old, *new]))

    def move(tx: Writing) -> None:
        tx.move_accounts(club_id, moves)

    return replace(changed, transfers=moved, further=(*changed.further, *([move] if moves else ())))


def _in_ledger(
    tx: Reading, club_id: str, changed: GameWrite, before: Sequence[StoredTransfer]
) -> list[StoredTransfer]:
    """The transfers of a change with their accounts and numbers in the ledger."""
    last = tx.last_booking(club_id)
    moved = with_accounts(accounts_of(tx, club_id, changed.people), before, changed.transfers)
    # A transfer between two seats of one person moves nothing for the club.
    apart = [transfer for transfer in moved if transfer.payer_account == transfer.payee_account]
    between = [transfer for transfer in moved if transfer.payer_account != transfer.payee_account]
    return [
        *(replace(transfer, club_id=club_id, booking=last + at) for at, transfer in enumerate(between, 1)),
        *(replace(transfer, payer_account=None, payee_account=None) for transfer in apart),
    ]


def guests_listed(_tx: Reading, changed: GameWrite) -> GameWrite:
    """The change with the guests by whose names the club finds the game, where others may sit there now."""
    if changed.stored.club_id is None or changed.seats is None:
        return changed
    guests = [person.name for person in changed.people if person.member is None]

    def put(tx: Writing) -> None:
        tx.put_guests(changed.stored.id, guests)

    return replace(changed, further=(*changed.further, put))


def standings_moved(tx: Reading, changed: GameWrite) -> GameWrite:
    """The change with what each seat counts for in standings.

    Hands of unfinished games and locks cannot change that.
    """
    game, seats = changed.stored, changed.seats
    changes_nothing = seats is None and game.status == Status.PLAYING
    if game.club_id is None or changes_nothing or changed.event.kind in APART:
        return changed
    seats = counted(game, tx.seats(game.id) if seats is None else seats, lambda: _final(tx, changed))

    def put(tx: Writing) -> None:
        tx.put_seats(game.id, seats)

    return replace(changed, further=(*changed.further, put))


def _final(tx: Reading, changed: GameWrite) -> Final:
    """Everything that a game is counted by that this change finishes."""
    counts, family = changed.counts, opened_from(changed.stored.opening)[0].family
    if counts is None:
        before = tx.entries(changed.stored.id, limit=changed.begin - 1)
        sheet = [json.loads(entry.document) for entry in (*before, *changed.entries)]
        counts = family.engine.count(changed.table, sheet)
    transfers = (*tx.transfers(changed.stored.id), *changed.transfers)
    return Final(changed.stands, family.counts, counts, transfers)


CONSEQUENCES: tuple[Consequence, ...] = (booked, guests_listed, standings_moved)
"""In the order in which they are asked, and in which they write."""

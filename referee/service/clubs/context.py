"""The ties of a game to its club: the members at its table, the club's books, the standings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.families.counts import Count
from referee.families.standing import Standing, Status
from referee.money.accounts import Booking, balances, cash, folded_guest, guest_account, in_play
from referee.money.stakes import BANK, POT
from referee.names import comparable
from referee.sitting.tallies import Tally, in_one_game, tally_of_game
from referee.store import Reading, StoredGame, StoredTransfer
from referee.store.club_rows import StoredAccount, StoredSeat


@dataclass(frozen=True, slots=True)
class ClubContext:
    """The club that a game is played in, as the game knows it."""

    club_id: str
    event: str = ""
    rule_set: Mapping[str, Any] | None = None
    """By id, name and version."""
    members: Mapping[str, int] = field(default_factory=dict)
    """Numbers of members by player id. All other players are guests."""


def member_id(number: int) -> str:
    """The id of a member, which also names the account.

    >>> member_id(7)
    'm7'
    """
    return f"m{number}"


_MEMBER_ID = re.compile(r"m([1-9][0-9]{0,8})", re.ASCII)


def member_number(text: str) -> int | None:
    """The number of the member with this id; None when the text is no member's id.

    >>> member_number("m7"), member_number("m07"), member_number("Ann")
    (7, None, None)
    """
    match = _MEMBER_ID.fullmatch(text)
    return int(match[1]) if match else None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a game."""

    player: str
    name: str
    member: str | None
    """The member's id; None for a guest, and where there is no club."""


@dataclass(frozen=True, slots=True)
class Booked:
    """Transfers of a game, as its books and its club's take them."""

    transfers: Sequence[StoredTransfer]
    moves: Mapping[str, StoredAccount] = field(default_factory=dict)
    """By account of the club, what is to be added to it."""


def booked(
    tx: Reading,
    game: StoredGame,
    transfers: Sequence[StoredTransfer],
    people: Sequence[Person],
    *,
    is_new: bool = False,
) -> Booked:
    """The transfers between these people in a game, with their numbers in the club's ledger.

    For a new game the store is not asked for earlier transfers, since there are none.
    """
    if game.club_id is None or not transfers:
        return Booked(transfers)
    before, last = [] if is_new else tx.transfers(game.id), tx.last_booking(game.club_id)
    moved = _with_accounts(_accounts(tx, game.club_id, people), before, transfers)
    # A transfer between two seats of one person moves nothing for the club.
    apart = [transfer for transfer in moved if transfer.payer_account == transfer.payee_account]
    between = [transfer for transfer in moved if transfer.payer_account != transfer.payee_account]
    between = [
        replace(transfer, club_id=game.club_id, booking=last + at) for at, transfer in enumerate(between, 1)
    ]
    new, old = [*map(booking_of, between)], [booking_of(transfer) for transfer in before if transfer.booking]
    moves = account_moves(new, was_in_play=in_play(old), is_in_play=in_play([*old, *new]))
    return Booked(
        [*between, *(replace(transfer, payer_account=None, payee_account=None) for transfer in apart)], moves
    )


def _with_accounts(
    accounts: Mapping[str, str], before: Iterable[StoredTransfer], transfers: Iterable[StoredTransfer]
) -> list[StoredTransfer]:
    """The transfers with their accounts in the club; a reversal has those of the transfer it reverses."""
    by_number, completed = {transfer.number: transfer for transfer in before}, list[StoredTransfer]()
    for transfer in transfers:
        if transfer.reverses is None:
            payer, payee = accounts[transfer.payer], accounts[transfer.payee]
        else:
            original = by_number[transfer.reverses]
            payer, payee = original.payee_account or "", original.payer_account or ""
        by_number[transfer.number] = replace(transfer, payer_account=payer, payee_account=payee)
        completed.append(by_number[transfer.number])
    return completed


def _accounts(tx: Reading, club_id: str, people: Sequence[Person]) -> dict[str, str]:
    """The accounts that a game moves money between, by player; the pot's and the bank's, too."""
    members = {person.player: person.member for person in people if person.member is not None}
    accounts = {POT: POT, BANK: BANK} | members
    guests = [person for person in people if person.member is None]
    known = tx.guest_accounts(club_id, tuple(comparable(guest.name) for guest in guests)) if guests else []
    # Whoever has left may come back in another spelling.
    here = dict[str, str]()
    for guest in guests:
        folded = comparable(guest.name)
        alike = [account for account in known if folded_guest(account) == folded]
        alike = alike or [*filter(None, [here.get(folded)])]
        accounts[guest.player] = here[folded] = guest_account(guest.name.strip(), alike)
    return accounts


def booking_of(transfer: StoredTransfer) -> Booking:
    """A club's transfer as a booking."""
    payer, payee = transfer.payer_account or "", transfer.payee_account or ""
    return Booking(payer, payee, transfer.amount, transfer.is_cash)


def account_moves(
    bookings: Sequence[Booking],
    *,
    was_in_play: Mapping[str, int] | None = None,
    is_in_play: Mapping[str, int] | None = None,
) -> dict[str, StoredAccount]:
    """The changes that new bookings make to the accounts of a club, by account."""
    owed, handed, was, now = balances(bookings), cash(bookings), was_in_play or {}, is_in_play or {}
    accounts = dict.fromkeys((*owed, *was, *now))
    return {
        account: StoredAccount(
            account, owed[account], now.get(account, 0) - was.get(account, 0), handed[account]
        )
        for account in accounts
    }


Counts = Mapping[str, Mapping[str, int]]
"""What a score sheet counts for each player, by id."""


@dataclass(frozen=True, slots=True)
class Final:
    """All that a finished game is counted by: where it stands, the counts of its score sheet, its books."""

    stands: Standing
    declared: Sequence[Count]
    """What its family counts."""
    counts: Counts
    transfers: Sequence[StoredTransfer]

    def tallies(self) -> dict[str, Tally]:
        """The tallies of the game, by player."""
        books = balances(
            Booking(transfer.payer, transfer.payee, transfer.amount) for transfer in self.transfers
        )
        return {
            player: tally_of_game(
                self.stands, self.declared, of_player, player=player, net=books.get(player, 0)
            )
            for player, of_player in self.counts.items()
        }


def counted(game: StoredGame, seats: Sequence[StoredSeat], final: Callable[[], Final]) -> list[StoredSeat]:
    """The seats with what the game counts for each member, at the last seat where one has had several.

    `final` is asked only of a game that counts.
    """
    if game.status != Status.FINISHED or not seats:
        return [replace(seat, tally=None) for seat in seats]
    by_player = final().tallies()
    last = {seat.member: seat for seat in seats}
    of_members = {
        member: in_one_game([by_player[seat.player] for seat in seats if seat.member == member])
        for member in last
    }
    return [
        replace(seat, tally=of_members[seat.member] if seat is last[seat.member] else None) for seat in seats
    ]

"""The accounts of a club: between which of them a game moves money, and what bookings add to each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from referee.money.accounts import Booking, balances, cash, folded_guest, guest_account
from referee.money.stakes import BANK, POT
from referee.names import comparable
from referee.service.games.people import Person
from referee.store import Reading, StoredTransfer
from referee.store.club_rows import StoredAccount


def with_accounts(
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


def accounts_of(tx: Reading, club_id: str, people: Sequence[Person]) -> dict[str, str]:
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

"""Money that moves in a club apart from its games: payments, adjustments, and taking them back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from referee.errors import ConflictError, RulesError, Violation
from referee.money.accounts import CASH_BOX
from referee.money.stakes import Reason
from referee.service.clubs.accounts import account_moves, booking_of
from referee.service.clubs.books import Names, booking_documents, find_account, find_booking
from referee.service.clubs.club import enter, reply, save
from referee.service.clubs.naming import Roster
from referee.service.clubs.settling import check_suggested, forms_shown, held
from referee.service.runtime import Reply, UnitOfWork
from referee.store import Reading, StoredTransfer
from referee.store.club_rows import StoredClub
from referee.words.said import Argument, Said, Typed


@dataclass(frozen=True, slots=True)
class Part:
    """An amount for one account, and its place in the request."""

    payee: str
    amount: int
    path: str


@dataclass(frozen=True, slots=True)
class Moved:
    """Money to be booked, from one account to others."""

    payer: str
    parts: Sequence[Part]
    currency: str | None
    note: str
    reason: Reason
    settles: str | None = None
    """The settlement's mark, where this is a payment that it suggests."""


def payment(payer: str, parts: Sequence[Part], currency: str | None, note: str, settles: str | None) -> Moved:
    """Money that was handed over."""
    return Moved(payer, parts, currency, note, Reason.PAYMENT, settles)


def adjustment(payer: str, part: Part, currency: str | None, note: str) -> Moved:
    """An amount that one account is to owe another, by a treasurer's decision."""
    return Moved(payer, [part], currency, note, Reason.ADJUSTMENT)


def move(unit: UnitOfWork, club_id: str, moved: Moved) -> Reply:
    """Books money that was handed over, or a treasurer's adjustment.

    :raises RulesError: when an account is nobody's, pays itself, or the currency is another.
    :raises ConflictError: when the cash box would pay out more than it holds, or the payment is marked as
        one that the settlement suggests, and is none.
    """
    tx = unit.tx
    club, principal = enter(tx, club_id, unit.caller)
    is_cash = moved.reason is Reason.PAYMENT
    payer, payees = _accounts(tx, club, moved)
    if moved.settles is not None:
        parts = [(payee, part.amount) for payee, part in zip(payees, moved.parts, strict=True)]
        check_suggested(tx, club, moved.settles, payer=payer, parts=parts)
    if is_cash and payer == CASH_BOX:
        _check_cash_box(tx, club, sum(part.amount for part in moved.parts))
    transfers = [
        StoredTransfer(
            game_id=None,
            number=None,
            cause=None,
            payer=payer,
            payee=payee,
            amount=part.amount,
            currency=club.currency,
            reason=moved.reason.value,
            reverses=None,
            at=unit.runtime.now(),
            by=principal.label,
            note=moved.note,
            club_id=club_id,
            payer_account=payer,
            payee_account=payee,
            is_cash=is_cash,
        )
        for payee, part in zip(payees, moved.parts, strict=True)
    ]
    return _booked(unit, club, transfers)


def _accounts(tx: Reading, club: StoredClub, moved: Moved) -> tuple[str, list[str]]:
    wrong, accounts = list[Violation](), list[str]()
    named = [(moved.payer, "/from"), *((part.payee, part.path) for part in moved.parts)]
    roster = Roster.of(tx, club.id, [text for text, _ in named])
    for text, path in named:
        try:
            accounts.append(find_account(tx, club.id, text, path, roster))
        except RulesError as error:
            wrong += error.violations
            accounts.append("")
    payer, payees = accounts[0], accounts[1:]
    for payee, part in zip(payees, moved.parts, strict=True):
        if payer and payee == payer:
            message = Said("service-pays-oneself")
            wrong.append(Violation(part.path, "accounts_must_differ", message, part.payee))
    if moved.currency not in (None, club.currency):
        message = Said("service-currency-of-the-club", {"currency": Typed(club.currency)})
        code = "currency_must_be_the_clubs"
        wrong.append(Violation("/currency", code, message, moved.currency, club.currency))
    if wrong:
        raise RulesError.of(wrong)
    return payer, payees


def _check_cash_box(tx: Reading, club: StoredClub, amount: int) -> None:
    holds = held(tx.account(club.id, CASH_BOX))
    if amount > holds:
        args: dict[str, Argument] = {"holds": holds, "currency": Typed(club.currency), "amount": amount}
        message = Said("service-cash-box-holds-less", args)
        raise ConflictError(message, code="cash_box_must_hold_enough")


def reverse(unit: UnitOfWork, club_id: str, number: int, *, note: str) -> Reply:
    """Takes back a payment or an adjustment by the opposite one.

    :raises NotFoundError: when there is no such booking.
    :raises ConflictError: when a game made it, or it has been taken back already.
    """
    tx = unit.tx
    club, principal = enter(tx, club_id, unit.caller)
    transfer = find_booking(tx, club_id, number)
    _check_reversible(tx, transfer)
    if transfer.is_cash and transfer.payee_account == CASH_BOX:
        _check_cash_box(tx, club, transfer.amount)
    back = replace(
        transfer,
        payer=transfer.payee,
        payee=transfer.payer,
        payer_account=transfer.payee_account,
        payee_account=transfer.payer_account,
        reason=Reason.REVERSAL.value,
        reverses=number,
        at=unit.runtime.now(),
        by=principal.label,
        note=note,
    )
    return _booked(unit, club, [back])


def _check_reversible(tx: Reading, transfer: StoredTransfer) -> None:
    if transfer.game_id is not None:
        message = Said("service-booking-of-a-game")
        raise ConflictError(message, code="booking_must_be_no_games", members={"game_id": transfer.game_id})
    if transfer.reverses is not None:
        message = Said("service-booking-takes-back")
        raise ConflictError(message, code="booking_must_stand")
    by = tx.reversal_of(transfer.club_id or "", transfer.booking or 0)
    if by is not None:
        message = Said("service-booking-taken-back", {"number": by})
        raise ConflictError(message, code="booking_must_stand")


def _booked(unit: UnitOfWork, club: StoredClub, transfers: Sequence[StoredTransfer]) -> Reply:
    """Numbers the transfers, writes them down and answers them."""
    tx, last = unit.tx, unit.tx.last_booking(club.id)
    booked = [replace(transfer, booking=last + at) for at, transfer in enumerate(transfers, 1)]
    accounts = chain.from_iterable((transfer.payer_account, transfer.payee_account) for transfer in booked)
    documents = booking_documents(tx, booked, Names.of_accounts(tx, club.id, accounts))
    saved = save(unit, club, lambda: forms_shown(tx, club))
    if not unit.caller.preview:
        tx.add_transfers(booked)
        tx.move_accounts(club.id, account_moves([*map(booking_of, booked)]))
    created = f"/clubs/{club.id}/ledger/{booked[0].booking}"
    return reply({"bookings": documents}, saved, created=created)

"""The books of a game: the transfers so far, and those that a change adds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from referee.errors import StorageError
from referee.families.protocol import AnyFamily
from referee.families.standing import Standing
from referee.money.stakes import MOST_MONEY, POT, Movement, Transfer, balances, bring_up_to, faults, standing
from referee.sitting.dues import entry_movements, movements, opening_movements
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry, Sheet
from referee.store import Reading, StoredTransfer

MOST_AMOUNT = MOST_MONEY
"""The largest amount that somebody may enter in the books, in minor units."""


@dataclass(frozen=True, slots=True)
class Books:
    """The transfers of a game, and those among them that a change adds."""

    transfers: tuple[Transfer, ...]
    new: tuple[Transfer, ...] = ()

    @classmethod
    def of(cls, transfers: Iterable[StoredTransfer]) -> Books:
        """The books that were stored."""
        return cls(tuple(map(transfer_from, transfers)))

    @property
    def pot(self) -> int:
        """The amount that the pot holds."""
        return balances(self.transfers)[POT]

    def payouts(self, family: AnyFamily) -> list[Transfer]:
        """The transfers by which the end of the game has paid out, or back, and which still stand."""
        payout_reasons = {reason.key for reason in family.due_reasons.values() if reason.is_payout}
        return [transfer for transfer in standing(self.transfers) if transfer.due.reason in payout_reasons]


def books_of(tx: Reading, game_id: str) -> Books:
    """The books of a stored game."""
    return Books.of(tx.transfers(game_id))


def opened(opening: Opening) -> Books:
    """The books of a game that begins."""
    return _settled(Books(()), opening_movements(opening), event=1, over=False)


def after_act(tx: Reading, game_id: str, opening: Opening, entry: Entry, stands: Standing) -> Books | None:
    """The books after one more act, behind which the game `stands` so; None when no money moves."""
    moved = entry_movements(opening, entry)
    if opening.stake is None or not (moved or stands.is_over):
        return None
    books = books_of(tx, game_id)
    due = [transfer.due for transfer in standing(books.transfers)] + moved
    return _settled(books, due, event=entry.recorded.event, over=stands.is_over)


def after_correction(books: Books, opening: Opening, sheet: Sheet, *, event: int) -> Books | None:
    """The books after a correction: what no longer holds is reversed."""
    if opening.stake is None:
        return None
    due = movements(opening, sheet.entries)
    return _settled(books, due, event=event, over=sheet_is_over(opening, sheet))


def booked(opening: Opening, sheet: Sheet) -> Books:
    """The books of a whole score sheet, made in one go."""
    due = movements(opening, sheet.entries)
    return _settled(Books(()), due, event=1, over=sheet_is_over(opening, sheet))


def sheet_is_over(opening: Opening, sheet: Sheet) -> bool:
    """True when the score sheet leads to the end of its game."""
    return opening.family.engine.standing(sheet.table).is_over


def _settled(books: Books, due: Iterable[Movement], *, event: int, over: bool) -> Books:
    new = bring_up_to(books.transfers, due, event=event)
    after = Books((*books.transfers, *new), tuple(new))
    wrong = faults(after.transfers, over=over)
    if wrong:
        raise StorageError(f"The books would not balance: {'; '.join(wrong)}.")
    return after


def book_faults(opening: Opening, sheet: Sheet, books: Books) -> list[str]:
    """Findings about the books of a score sheet, for `referee check`."""
    problems = faults(books.transfers, over=sheet_is_over(opening, sheet))
    owed = sorted(movements(opening, sheet.entries), key=str)
    if sorted([transfer.due for transfer in standing(books.transfers)], key=str) != owed:
        problems.append("the transfers are not those that the score sheet leads to")
    return problems


def stored_transfers(
    game_id: str, currency: str, transfers: Sequence[Transfer], *, at: str, by: str
) -> list[StoredTransfer]:
    """Transfers as the store keeps them."""
    return [
        StoredTransfer(
            game_id=game_id,
            number=transfer.number,
            cause=transfer.due.event,
            payer=transfer.due.payer,
            payee=transfer.due.payee,
            amount=transfer.due.amount,
            currency=currency,
            reason=transfer.due.reason,
            reverses=transfer.reverses,
            at=at,
            by=by,
        )
        for transfer in transfers
    ]


def payout_documents(books: Books, opening: Opening) -> list[dict[str, Any]]:
    """The payouts, as JSON for a game's result."""
    return [
        {
            "from": transfer.due.payer,
            "to": transfer.due.payee,
            "amount": transfer.due.amount,
            "currency": opening.currency,
            "reason": transfer.due.reason,
        }
        for transfer in books.payouts(opening.family)
    ]


def transfer_from(stored: StoredTransfer) -> Transfer:
    """The transfer in a stored row."""
    due = Movement(stored.cause or 0, stored.payer, stored.payee, stored.amount, stored.reason)
    return Transfer(stored.number or 0, due, stored.reverses)


def transfer_document(stored: StoredTransfer) -> dict[str, Any]:
    """A transfer, as JSON."""
    return {
        "number": stored.number,
        "from": stored.payer,
        "to": stored.payee,
        "amount": stored.amount,
        "currency": stored.currency,
        "reason": stored.reason,
        "event": stored.cause,
        "reverses": stored.reverses,
        "at": stored.at,
    }

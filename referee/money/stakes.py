"""Stakes and pots: money moves only by transfers, so the books balance by themselves.

What a game owes is worked out from its score sheet: stakes and buy-ins into the pot, the pot to the
winners, or straight from the losers to the winners. The ledger only grows: what a correction makes
wrong is reversed by an opposite transfer, and made anew.

Amounts are whole minor units of the game's one currency. Accounts are player ids, the pot and the bank.
Source: pagat.com Cucumber, "Gurka" (stakes and buying in) and "Kurko" (differences).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from referee.families.steps import BANK as BANK  # noqa: PLC0414 (they are for others too)
from referee.families.steps import POT as POT  # noqa: PLC0414

MOST_MONEY = 10**9
"""The most of one stake or payment, in minor units. JavaScript adds up thousands of them exactly."""


class Reason(StrEnum):
    """The reason why money moves, in every family and outside games; families have others besides."""

    STAKE = "stake"
    PAYOUT = "payout"
    SETTLEMENT = "settlement"
    """From a loser to a winner, by the difference of their scores."""
    REFUND = "refund"
    REVERSAL = "reversal"
    PAYMENT = "payment"
    """Handed over, outside any game."""
    ADJUSTMENT = "adjustment"
    """A treasurer's decision, outside any game."""


@dataclass(frozen=True, slots=True)
class Movement:
    """Money that has to move because of an event."""

    event: int
    payer: str
    payee: str
    amount: int
    reason: str
    """One of `Reason`, or of the family's own."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Money that has moved, number `number` in its game."""

    number: int
    due: Movement
    reverses: int | None = None
    """The transfer this one takes back."""


def shares(amount: int, count: int) -> list[int]:
    """An amount in equal shares; odd units go one each to the first.

    :raises ValueError: when the amount is negative, or there is nobody to share it.

    >>> shares(1000, 3)
    [334, 333, 333]
    """
    if amount < 0 or count < 1:
        raise ValueError(f"{amount} cannot be shared by {count}")
    each, odd = divmod(amount, count)
    return [each + (at < odd) for at in range(count)]


def shared(payer: str, payees: Sequence[str], amount: int, *, event: int, reason: str) -> list[Movement]:
    """An amount from one account to several, in equal shares. Shares of nothing are left out.

    >>> moved = shared(POT, ["p1", "p2", "p4"], 1000, event=9, reason=Reason.PAYOUT)
    >>> [(movement.payee, movement.amount) for movement in moved]
    [('p1', 334), ('p2', 333), ('p4', 333)]
    """
    parts = zip(payees, shares(amount, len(payees)), strict=True)
    return [Movement(event, payer, payee, part, reason) for payee, part in parts if part]


def standing(transfers: Iterable[Transfer]) -> list[Transfer]:
    """The transfers that have not been reversed.

    >>> stake = Transfer(1, Movement(1, "p1", POT, 500, Reason.STAKE))
    >>> back = Transfer(2, Movement(3, POT, "p1", 500, Reason.REVERSAL), reverses=1)
    >>> standing([stake, back])
    []
    """
    moved = list(transfers)
    taken_back = {transfer.reverses for transfer in moved}
    return [transfer for transfer in moved if transfer.reverses is None and transfer.number not in taken_back]


def bring_up_to(transfers: Sequence[Transfer], dues: Iterable[Movement], *, event: int) -> list[Transfer]:
    """The transfers that bring the books in line with `dues`: reversals first, then new ones.

    >>> stake = Movement(1, "p1", POT, 500, Reason.STAKE)
    >>> booked = bring_up_to([], [stake], event=1)
    >>> bring_up_to(booked, [stake], event=2)
    []
    >>> [(back.due.payer, back.due.payee, back.reverses) for back in bring_up_to(booked, [], event=3)]
    [('pot', 'p1', 1)]
    """
    missing = Counter(dues)
    new: list[Transfer] = []
    number = len(transfers)
    # Last first, so that a payout comes back before the stake it was paid from.
    for transfer in reversed(standing(transfers)):
        if missing[transfer.due]:
            missing[transfer.due] -= 1
            continue
        number += 1
        due = transfer.due
        back = Movement(event, due.payee, due.payer, due.amount, Reason.REVERSAL)
        new.append(Transfer(number, back, reverses=transfer.number))
    for due in missing.elements():
        number += 1
        new.append(Transfer(number, due))
    return new


def balances(transfers: Iterable[Transfer]) -> Counter[str]:
    """The gain of each account (or its payments, when negative); their sum is zero.

    >>> stake = Transfer(1, Movement(1, "p1", POT, 500, Reason.STAKE))
    >>> balances([stake])["pot"], sum(balances([stake]).values())
    (500, 0)
    """
    books = Counter[str]()
    for transfer in transfers:
        books[transfer.due.payer] -= transfer.due.amount
        books[transfer.due.payee] += transfer.due.amount
    return books


def faults(transfers: Sequence[Transfer], *, over: bool) -> list[str]:
    """Sentences about the faults in a game's books. The pot must be empty once the game is over.

    The bank may have won or lost, as a player may.

    >>> faults([Transfer(1, Movement(1, "p1", POT, 500, Reason.STAKE))], over=True)
    ['the game is over, but the pot holds 500']
    """
    books, wrong = balances(transfers), list[str]()
    if over and books[POT]:
        wrong.append(f"the game is over, but the pot holds {books[POT]}")
    if books[POT] < 0:
        wrong.append(f"the pot is overdrawn by {-books[POT]}")
    if any(transfer.due.amount <= 0 for transfer in transfers):
        wrong.append("a transfer moves nothing")
    return wrong

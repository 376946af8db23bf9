"""A club's books: what its accounts come to, and the fewest payments that settle them.

Accounts are members (`m7`), guests (`guest:Dee`), the pots of the games being played (`pot`), the bank that
some games are played against (`bank`) and the club's cash box (`cash_box`). What moves in a game makes the
payer owe it and the payee be owed it. Money that is handed over settles that: it counts for whoever gives
it. Either way the sum over all accounts stays zero.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from heapq import heapify, heappop, heappush
from itertools import chain, combinations_with_replacement, islice

from referee.money.stakes import MOST_MONEY, POT
from referee.names import comparable, same_name

CASH_BOX = "cash_box"
GUEST = "guest:"
_NOBODY = ""
"""A made-up account that owes what the cash box lacks."""
MOST_EXACT = 12
"""The most open accounts for which the fewest payments are certain to be found."""
MOST_TRIED = 500_000
"""The most pairs for which a third account is sought; trying them takes some tenths of a second."""


def folded_guest(account: str) -> str:
    """The name of a guest's account as it compares; '' for any other account.

    >>> folded_guest("guest:Dee"), folded_guest("m1")
    ('dee', '')
    """
    return comparable(account.removeprefix(GUEST)) if account.startswith(GUEST) else ""


@dataclass(frozen=True, slots=True)
class Booking:
    """Money moved from one account of a club to another; minor units."""

    payer: str
    payee: str
    amount: int
    is_cash: bool = False
    """True if it was handed over."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment that one account should hand to another."""

    payer: str
    payee: str
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """Payments, in an order in which they can be made."""

    payments: list[Payment]
    is_fewest: bool
    """True if no smaller number of payments could settle the same."""
    lacking: int = 0
    """The amount that the cash box owes beyond what it holds. So much stays open, whatever anybody pays."""


def guest_account(name: str, known: Iterable[str]) -> str:
    """The account of a guest: a known one if people take its name for the same, else a new one.

    >>> guest_account("dee", ["guest:Dee"]), guest_account("Eva", ["guest:Dee"])
    ('guest:Dee', 'guest:Eva')
    """
    account, accounts = f"{GUEST}{name}", list(known)
    alike = (other for other in accounts if same_name(other.removeprefix(GUEST), name))
    return account if account in accounts else next(alike, account)


def balances(bookings: Iterable[Booking]) -> Counter[str]:
    """The balance of each account: it is owed so much, or owes it when negative; the sum is zero.

    >>> lost = Booking("m1", "m2", 500)
    >>> dict(balances([lost])), dict(+balances([lost, Booking("m1", "m2", 500, is_cash=True)]))
    ({'m1': -500, 'm2': 500}, {})
    """
    books = Counter[str]()
    for booking in bookings:
        amount = -booking.amount if booking.is_cash else booking.amount
        books[booking.payer] -= amount
        books[booking.payee] += amount
    return books


def cash(bookings: Iterable[Booking]) -> Counter[str]:
    """The money that each account handed over, minus what it received.

    >>> dict(cash([Booking("m1", "cash_box", 500, is_cash=True)]))
    {'m1': 500, 'cash_box': -500}
    """
    handed = Counter[str]()
    for booking in bookings:
        if booking.is_cash:
            handed[booking.payer] += booking.amount
            handed[booking.payee] -= booking.amount
    return handed


def in_play(bookings: Iterable[Booking]) -> Counter[str]:
    """By account, what it has put into the pot of one game; empty once the pot is paid out.

    >>> dict(in_play([Booking("m1", "pot", 500), Booking("m2", "pot", 500)]))
    {'m1': -500, 'm2': -500}
    """
    books = balances(bookings)
    held = books.pop(POT, 0)
    return books if held else Counter()


def settlement(owed: Mapping[str, int]) -> tuple[list[Payment], bool]:
    """Payments after which every balance is zero, and whether fewer would surely not do.

    A group of accounts whose balances cancel out needs one payment less than it has accounts, so more groups
    mean fewer payments. Among more than `MOST_EXACT` accounts only groups of two and three are sought.

    :raises ValueError: when the balances do not sum to zero.

    >>> settlement({"m1": -500, "m2": 800, "m3": -300})
    ([Payment(payer='m1', payee='m2', amount=500), Payment(payer='m3', payee='m2', amount=300)], True)
    """
    if sum(owed.values()):
        raise ValueError("These balances do not sum to zero.")
    open_accounts = {account: amount for account, amount in sorted(owed.items()) if amount}
    groups, rest = _pairs(open_accounts)
    exact = len(rest) <= MOST_EXACT
    if not exact:
        triples, rest = _triples(rest)
        groups += triples
    groups += _groups(rest) if len(rest) <= MOST_EXACT else [rest]
    payments = [payment for group in groups for payment in _within(group)]
    return sorted(payments, key=lambda payment: (payment.payer, payment.payee)), exact


def payable_settlement(owed: Mapping[str, int], *, held: int) -> Settlement:
    """The settlement of these balances by a cash box that holds `held`, in payments small enough to book.

    The cash box owes whatever is paid into it. So nobody can be paid what it owes beyond what it holds: that
    is taken for the debt of a made-up account, whose payments are left out.

    :raises ValueError: when the balances do not sum to zero.

    >>> payable_settlement({"cash_box": -500, "m1": 800, "m2": -300}, held=200)
    Settlement(payments=[Payment(payer='cash_box', payee='m1', amount=200), \
Payment(payer='m2', payee='m1', amount=300)], is_fewest=False, lacking=300)
    """
    lacking = max(0, -owed.get(CASH_BOX, 0) - held)
    covered = {**owed, CASH_BOX: owed.get(CASH_BOX, 0) + lacking, _NOBODY: -lacking}
    payments, is_fewest = settlement(covered)
    bookable = [part for payment in payments if payment.payer != _NOBODY for part in _parts(payment)]
    return Settlement(bookable, is_fewest and not lacking and len(bookable) == len(payments), lacking)


def _parts(payment: Payment) -> Iterator[Payment]:
    """A payment split into amounts that can be booked."""
    whole, rest = divmod(payment.amount, MOST_MONEY)
    amounts = [MOST_MONEY] * whole + [rest] * bool(rest)
    return (Payment(payment.payer, payment.payee, amount) for amount in amounts)


def _pairs(owed: Mapping[str, int]) -> tuple[list[dict[str, int]], dict[str, int]]:
    """Pairs that cancel out, and everybody else. Some best settlement has these pairs among its groups."""
    rest, groups = dict(owed), list[dict[str, int]]()
    waiting: dict[int, list[str]] = {}
    for account, amount in owed.items():
        others = waiting.get(-amount)
        if others:
            other = others.pop()
            groups.append({account: rest.pop(account), other: rest.pop(other)})
        else:
            waiting.setdefault(amount, []).append(account)
    return groups, rest


def _triples(owed: Mapping[str, int]) -> tuple[list[dict[str, int]], dict[str, int]]:
    """Groups of three that cancel out, as they are found, and everybody else."""
    waiting, groups = _by_amount(owed), list[dict[str, int]]()
    amounts = sorted(waiting, key=abs)
    sides = [amount for amount in amounts if amount < 0], [amount for amount in amounts if amount > 0]
    pairs = chain.from_iterable(combinations_with_replacement(side, 2) for side in sides)
    for first, second in islice(pairs, MOST_TRIED):
        third = -first - second
        if third not in waiting:
            continue
        triple = Counter((first, second, third))
        while all(len(waiting[amount]) >= count for amount, count in triple.items()):
            groups.append({waiting[amount].pop(): amount for amount in triple.elements()})
    return groups, {account: amount for amount, accounts in waiting.items() for account in accounts}


def _by_amount(owed: Mapping[str, int]) -> dict[int, list[str]]:
    """The accounts of each amount."""
    accounts: dict[int, list[str]] = {}
    for account, amount in owed.items():
        accounts.setdefault(amount, []).append(account)
    return accounts


def _groups(owed: Mapping[str, int]) -> list[dict[str, int]]:
    """The largest number of groups that each cancel out, found by trying all sets of accounts.

    Source: the order of adding accounts one by one passes through sets that cancel out; the best order
    passes through the most of them.
    """
    accounts, amounts = list(owed), list(owed.values())

    @cache
    def most(chosen: int) -> tuple[int, int]:
        """The most sets that cancel out on a way to `chosen`, and the account added last on that way."""
        if not chosen:
            return 0, -1
        last = max((bit for bit in _bits(chosen)), key=lambda bit: most(chosen & ~(1 << bit))[0])
        cancels = not sum(amounts[bit] for bit in _bits(chosen))
        return most(chosen & ~(1 << last))[0] + cancels, last

    groups, group, left = list[dict[str, int]](), dict[str, int](), (1 << len(accounts)) - 1
    while left:
        last = most(left)[1]
        group[accounts[last]] = amounts[last]
        left &= ~(1 << last)
        if not sum(group.values()):
            groups.append(group)
            group = {}
    return groups


def _bits(number: int) -> Iterator[int]:
    return (bit for bit in range(number.bit_length()) if number >> bit & 1)


def _within(group: Mapping[str, int]) -> Iterator[Payment]:
    """Payments that settle a group, fewer than it has accounts: the largest debt pays the largest claim."""
    debts = [(amount, account) for account, amount in group.items() if amount < 0]
    claims = [(-amount, account) for account, amount in group.items() if amount > 0]
    heapify(debts)
    heapify(claims)
    while debts:
        (debt, payer), (claim, payee) = heappop(debts), heappop(claims)
        yield Payment(payer, payee, min(-debt, -claim))
        if debt < claim:
            heappush(debts, (debt - claim, payer))
        elif claim < debt:
            heappush(claims, (claim - debt, payee))

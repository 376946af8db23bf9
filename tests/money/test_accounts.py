"""A club's books: what accounts come to, and the fewest payments that settle them."""

from __future__ import annotations

import time
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.money.accounts import (
    CASH_BOX,
    MOST_EXACT,
    Booking,
    Payment,
    balances,
    cash,
    in_play,
    payable_settlement,
    settlement,
)
from referee.money.stakes import MOST_MONEY

accounts = st.sampled_from(["m1", "m2", "m3", "guest:Dee", "pot", "cash_box"])
bookings = st.builds(Booking, accounts, accounts, st.integers(1, 10**12), st.booleans()).filter(
    lambda one: one.payer != one.payee
)


def owed_by(*amounts: int) -> dict[str, int]:
    """Balances of m1, m2, … and of one more who makes them come to zero."""
    return {f"m{at}": amount for at, amount in enumerate([*amounts, -sum(amounts)], 1)}


def most_groups(amounts: list[int]) -> int:
    """Into how many groups that cancel out all of these can be divided, by trying every way."""
    if not amounts:
        return 0
    first, rest = amounts[0], amounts[1:]
    counts = []
    for size in range(len(rest) + 1):
        for chosen in combinations(range(len(rest)), size):
            if first + sum(rest[at] for at in chosen) == 0:
                left = [amount for at, amount in enumerate(rest) if at not in chosen]
                counts.append(1 + most_groups(left))
    return max(counts)


@given(st.lists(bookings))
def test_all_accounts_together_come_to_zero(made: list[Booking]) -> None:
    assert sum(balances(made).values()) == sum(cash(made).values()) == 0


def test_money_handed_over_settles_what_was_owed() -> None:
    lost = [Booking("m1", "pot", 500), Booking("m2", "pot", 500), Booking("pot", "m2", 1000)]
    assert +balances(lost) == {"m2": 500}
    paid = [*lost, Booking("m1", "m2", 500, is_cash=True)]
    assert not any(balances(paid).values())
    assert cash(paid) == {"m1": 500, "m2": -500}


def test_a_stake_is_in_play_until_the_pot_is_paid_out() -> None:
    stakes = [Booking("m1", "pot", 500), Booking("m2", "pot", 500)]
    assert in_play(stakes) == {"m1": -500, "m2": -500}
    assert in_play([*stakes, Booking("pot", "m1", 1000)]) == {}
    assert in_play([Booking("m1", "m2", 300)]) == {}


@settings(max_examples=300, deadline=None)
@given(st.lists(st.integers(-9, 9), max_size=6))
def test_no_fewer_payments_would_do(amounts: list[int]) -> None:
    owed = owed_by(*amounts)
    payments, is_fewest = settlement(owed)
    still_open = [amount for amount in owed.values() if amount]
    assert is_fewest
    assert len(payments) == len(still_open) - most_groups(still_open)


@settings(deadline=None)
@given(st.lists(st.integers(-(10**12), 10**12), max_size=40))
def test_a_settlement_settles_everything(amounts: list[int]) -> None:
    owed = owed_by(*amounts)
    payments, is_fewest = settlement(owed)
    left = dict(owed)
    for payment in payments:
        assert payment.amount > 0
        # Nobody pays who is owed, or is paid who owes.
        assert owed[payment.payer] < 0 < owed[payment.payee]
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
    assert not any(left.values())
    assert len(payments) < max(2, sum(map(bool, owed.values())))
    assert is_fewest or len(amounts) >= MOST_EXACT


def test_beyond_twelve_open_accounts_it_is_said_that_fewer_may_do() -> None:
    assert settlement(owed_by(*(3**at for at in range(MOST_EXACT - 1))))[1] is True
    assert settlement(owed_by(*(3**at for at in range(MOST_EXACT))))[1] is False
    # Those who cancel out in pairs are settled first, however many they are.
    pairs = {f"a{at}": at for at in range(1, 30)} | {f"b{at}": -at for at in range(1, 30)}
    payments, is_fewest = settlement(pairs)
    assert (len(payments), is_fewest) == (29, True)
    assert Payment("b7", "a7", 7) in payments


def test_threes_that_cancel_out_are_settled_among_themselves() -> None:
    threes = {f"m{at}": 7**20 + at for at in range(100)}
    threes |= {f"n{at}": 3**30 + 5 * at for at in range(100)}
    threes |= {f"o{at}": -(7**20 + 3**30 + 6 * at) for at in range(100)}
    payments, is_fewest = settlement(threes)
    assert (len(payments), is_fewest) == (200, False)


def test_alike_amounts_cancel_out_in_threes_too() -> None:
    """Everybody won 2 or lost 1: twenty groups, of which the last few are found by trying all."""
    alike = {f"w{at}": 2 for at in range(20)} | {f"l{at}": -1 for at in range(40)}
    assert len(settlement(alike)[0]) == 40


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(-60, 60), min_size=MOST_EXACT, max_size=60))
def test_many_accounts_take_fewer_payments_than_they_are_and_enough_for_each(amounts: list[int]) -> None:
    owed = owed_by(*amounts)
    payments, is_fewest = settlement(owed)
    open_accounts = [amount for amount in owed.values() if amount]
    debts = sum(amount < 0 for amount in open_accounts)
    most = max(len(open_accounts) - 1, 0)
    assert max(debts, len(open_accounts) - debts) <= len(payments) <= most
    # Where it does not promise the fewest, the groups it has found are at most as many as there can be.
    assert is_fewest or len(open_accounts) > MOST_EXACT


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(-9, 9), min_size=8, max_size=8))
def test_among_many_it_is_never_fewer_than_can_be(amounts: list[int]) -> None:
    """With nothing told to be found for certain, compared with trying every way."""
    owed = owed_by(*amounts)
    still_open = [amount for amount in owed.values() if amount]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("referee.money.accounts.MOST_EXACT", 0)
        payments, _ = settlement(owed)
    least = len(still_open) - most_groups(still_open)
    assert least <= len(payments) <= max(len(still_open) - 1, 0)


def test_thousands_of_accounts_are_settled_at_once() -> None:
    """Amounts that nothing cancels out: the worst there is."""
    owed = owed_by(*(at**3 * (-1) ** at + 1000 * at for at in range(1, 5000)))
    begun = time.process_time()
    payments, is_fewest = settlement(owed)
    assert time.process_time() - begun < 5
    assert (len(payments) < len(owed), is_fewest) == (True, False)


def test_what_does_not_cancel_out_cannot_be_settled() -> None:
    with pytest.raises(ValueError, match="sum to zero"):
        settlement({"m1": 5})


@settings(deadline=None)
@given(
    st.lists(st.integers(-20, 20) | st.integers(-(10**11), 10**11), min_size=1, max_size=20),
    st.integers(0, 20) | st.integers(0, 10**11),
)
def test_every_payment_can_be_made_in_its_turn_and_all_of_them_settle_everything(
    amounts: list[int], held: int
) -> None:
    owed = owed_by(*amounts)
    owed[CASH_BOX] = owed.pop("m1")
    settled = payable_settlement(owed, held=held)
    left, box = dict(owed), held
    for payment in settled.payments:
        assert payment.payer != payment.payee
        assert 0 < payment.amount <= MOST_MONEY
        assert payment.payer != CASH_BOX or payment.amount <= box
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
        box += payment.amount * ((payment.payee == CASH_BOX) - (payment.payer == CASH_BOX))
    assert settled.lacking == max(0, -owed[CASH_BOX] - held)
    # What the cash box lacks is all that stays open, and owed to whom it was owed.
    assert left.pop(CASH_BOX) == -settled.lacking
    assert sum(left.values()) == settled.lacking
    assert all(0 <= amount <= max(owed[account], 0) for account, amount in left.items())
    assert not settled.is_fewest or len(settled.payments) == len(settlement(owed)[0])


def test_a_payment_too_large_to_be_booked_is_several() -> None:
    settled = payable_settlement({"m1": -(2 * MOST_MONEY + 5), "m2": 2 * MOST_MONEY + 5}, held=0)
    assert [payment.amount for payment in settled.payments] == [MOST_MONEY, MOST_MONEY, 5]
    assert not settled.is_fewest

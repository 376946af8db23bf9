"""Money that moves by transfers: nothing is lost, nothing appears."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.money.stakes import (
    POT,
    Movement,
    Reason,
    Transfer,
    balances,
    bring_up_to,
    faults,
    shared,
    shares,
    standing,
)

PLAYERS = [f"p{number}" for number in range(1, 10)]
AMOUNTS = st.integers(min_value=0, max_value=10**12)
DUES = st.builds(
    Movement,
    event=st.integers(1, 5),
    payer=st.sampled_from(PLAYERS[:3]),
    payee=st.just(POT),
    amount=st.integers(1, 1000),
    reason=st.sampled_from([Reason.STAKE, Reason.REFUND]),
)


def paid_out(amount: int, *winners: str) -> list[Movement]:
    return shared(POT, winners, amount, event=9, reason=Reason.PAYOUT)


def test_a_payout_comes_back_before_the_stake_it_was_paid_from() -> None:
    stakes = [Movement(1, player, POT, 7, Reason.STAKE) for player in ("p1", "p2")]
    transfers = bring_up_to([], [*stakes, *paid_out(14, "p1")], event=9)
    transfers += bring_up_to(transfers, [stakes[0], *paid_out(7, "p1")], event=10)
    pots = [balances(transfers[: at + 1])[POT] for at in range(len(transfers))]
    assert min(pots) == 0


@given(AMOUNTS, st.integers(1, 9))
def test_sharing_neither_makes_nor_loses_a_unit(amount: int, winners: int) -> None:
    parts = shares(amount, winners)
    assert sum(parts) == amount
    assert len(parts) == winners
    assert max(parts) - min(parts) <= 1
    assert parts == sorted(parts, reverse=True)


@pytest.mark.parametrize(("amount", "count"), [(-1, 2), (5, 0), (5, -1)])
def test_what_cannot_be_shared_is_refused(amount: int, count: int) -> None:
    with pytest.raises(ValueError, match="cannot be shared"):
        shares(amount, count)


def test_three_joint_winners_of_1000_and_the_odd_unit_to_the_first_seat() -> None:
    dues = paid_out(1000, "p2", "p3", "p5")
    assert [(due.payer, due.payee, due.amount) for due in dues] == [
        (POT, "p2", 334),
        (POT, "p3", 333),
        (POT, "p5", 333),
    ]


def test_a_pot_too_small_for_all_leaves_out_who_would_get_nothing() -> None:
    assert [due.payee for due in paid_out(1, "p1", "p2")] == ["p1"]
    assert paid_out(0, "p1") == []


@given(st.lists(st.lists(DUES, max_size=6), min_size=1, max_size=5))
def test_the_books_come_to_what_is_due_however_often_that_changes(wanted: list[list[Movement]]) -> None:
    transfers: list[Transfer] = []
    for event, dues in enumerate(wanted, 1):
        before = list(transfers)
        transfers += bring_up_to(transfers, dues, event=event)
        assert transfers[: len(before)] == before
        assert [transfer.number for transfer in transfers] == list(range(1, len(transfers) + 1))
        assert sorted(map(str, dues)) == sorted(str(transfer.due) for transfer in standing(transfers))
        books = balances(transfers)
        assert sum(books.values()) == 0
        assert books[POT] == sum(due.amount for due in dues)
        assert faults(transfers, over=False) == []
        assert bring_up_to(transfers, dues, event=event) == []


def test_faults_are_told() -> None:
    stake = Transfer(1, Movement(1, "p1", POT, 500, Reason.STAKE))
    assert faults([stake], over=False) == []
    assert faults([stake], over=True) == ["the game is over, but the pot holds 500"]
    overdrawn = Transfer(1, Movement(1, POT, "p1", 5, Reason.PAYOUT))
    assert faults([overdrawn], over=False) == ["the pot is overdrawn by 5"]
    nothing = Transfer(1, Movement(1, "p1", POT, 0, Reason.STAKE))
    assert faults([nothing], over=False) == ["a transfer moves nothing"]

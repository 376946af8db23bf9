"""Money of families that settle round by round, with a pot that goes on and a bank."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.money.stakes import balances, bring_up_to, faults, standing
from referee.sitting.dues import if_it_ended_now, movements, opening_movements
from referee.sitting.opening import Opening
from referee.sitting.sheet import Recorded, Sheet, fold
from tests.penny import PENNY

STAKE = {"amount": 10, "currency": "DKK"}
OPENING = Opening(PENNY, "penny", {}, {}, ("Ann", "Bo", "Cy"), stake=STAKE)
AGREED = {"kind": "end", "reason": "agreed"}
ABANDONED = {"kind": "end", "reason": "abandoned"}


def round_of(winner: str | None, **bank: int) -> dict[str, Any]:
    return {"kind": "hand", "winner": winner, "bank": bank}


def sheet_of(*acts: dict[str, Any], events: Sequence[int] | None = None) -> Sheet:
    numbers = events or range(2, 2 + len(acts))
    return fold(OPENING, [Recorded(event, act, "") for event, act in zip(numbers, acts, strict=True)])


def booked(*sheets: Sheet):
    """The transfers of a game that has stood so, one after the other."""
    transfers = bring_up_to([], opening_movements(OPENING), event=1)
    for version, sheet in enumerate(sheets, 2):
        transfers += bring_up_to(transfers, movements(OPENING, sheet.entries), event=version)
    return transfers


def test_nothing_would_move_where_players_cannot_end_the_game() -> None:
    endless = replace(PENNY, acts=tuple(act for act in PENNY.acts if act.kind != "end"))
    table = sheet_of(round_of(None)).table
    assert if_it_ended_now(OPENING, table) != []
    assert if_it_ended_now(replace(OPENING, family=endless), table) == []


def test_sitting_down_costs_nothing_where_rounds_are_paid() -> None:
    assert booked() == []


def test_a_round_pays_as_soon_as_it_is_recorded() -> None:
    books = balances(booked(sheet_of(round_of("p2"))))
    assert books == {"p1": -10, "p2": 20, "p3": -10, "pot": 0}


def test_the_pot_goes_on_to_the_next_round() -> None:
    transfers = booked(sheet_of(round_of(None)))
    assert balances(transfers)["pot"] == 30
    assert faults(transfers, over=False) == []
    assert faults(transfers, over=True) == ["the game is over, but the pot holds 30"]
    assert balances(booked(sheet_of(round_of(None), round_of("p1"))))["p1"] == 40


def test_the_bank_wins_and_loses_like_anybody() -> None:
    transfers = booked(sheet_of(round_of("p1", p1=3, p2=-1), AGREED))
    assert balances(transfers) == {"p1": 50, "p2": -20, "p3": -10, "pot": 0, "bank": -20}
    assert faults(transfers, over=True) == []


def test_an_abandoned_game_gives_back_what_the_pot_holds_and_leaves_the_rounds_paid() -> None:
    transfers = booked(sheet_of(round_of("p2"), round_of(None), ABANDONED))
    assert balances(transfers) == {"p1": -10, "p2": 20, "p3": -10, "pot": 0}
    assert [transfer.due.reason for transfer in transfers].count("refund") == 3


def test_a_corrected_round_is_paid_back_and_paid_anew_and_the_others_stand() -> None:
    before = sheet_of(round_of("p1"), round_of("p2", p3=-2), round_of("p3"))
    after = sheet_of(round_of("p1"), round_of("p1"), round_of("p3"), events=(2, 5, 4))
    transfers = booked(before, after)
    assert {transfer.due.event for transfer in transfers if transfer.reverses is not None} == {3}
    assert balances(transfers) == balances(booked(after)) | {"bank": 0}
    assert [transfer.due for transfer in standing(transfers) if transfer.due.event == 2] == [
        transfer.due for transfer in booked(sheet_of(round_of("p1")))
    ]


rounds = st.builds(
    lambda winner, bank: round_of(winner, **bank),
    st.sampled_from([None, "p1", "p2", "p3"]),
    st.dictionaries(st.sampled_from(["p1", "p2", "p3"]), st.integers(-9, 9).filter(bool)),
)


@given(st.lists(st.lists(rounds, max_size=6), max_size=4), st.sampled_from([AGREED, ABANDONED]))
def test_whatever_is_corrected_the_books_are_those_of_the_score_sheet(
    versions: list[list[dict[str, Any]]], end: dict[str, Any]
) -> None:
    sheets = [*(sheet_of(*acts) for acts in versions), sheet_of(*(versions[-1] if versions else []), end)]
    transfers = booked(*sheets)
    assert sum(balances(transfers).values()) == 0
    assert +balances(transfers) == +balances(booked(sheets[-1]))
    assert faults(transfers, over=True) == []

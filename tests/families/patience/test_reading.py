"""Layouts and moves as players write them."""

from __future__ import annotations

import pytest

from referee.errors import RulesError
from referee.families.budget import Steps, TooLongError
from referee.families.patience.referee.replay import replay
from referee.families.patience.table.layout import layout_document
from tests.families.patience.positions import OPEN, STOCKED, L, M, layout, move
from tests.refusals import refuses, words


@pytest.mark.parametrize(("laws", "document"), [(STOCKED, M), (OPEN, L)])
def test_a_layout_is_written_as_it_is_read(laws, document) -> None:
    assert layout_document(layout(document, laws), laws) == document


def test_reading_is_forgiving() -> None:
    written = {"cells": ["4♠"], "tableau": [["kh", "Qs", "j♦", "TC"]]}
    document = layout_document(layout(written, OPEN), OPEN)
    assert document["tableau"] == [["KH", "QS", "JD", "10C"], *[[]] * 7]
    assert document["cells"] == ["4S", None, None, None]
    assert document["foundations"] == {"C": 0, "D": 0, "H": 0, "S": 0}


@pytest.mark.parametrize(
    ("laws", "document", "violations"),
    [
        (
            STOCKED,
            {"waste": ["17X", "9", "15H", "joker"], "tableau": []},
            [
                ("/waste/0", "card_must_be_readable"),
                ("/waste/1", "suit_must_be_given"),
                ("/waste/2", "not_in_pack"),
                ("/waste/3", "not_in_pack"),
            ],
        ),
        (STOCKED, {"foundations": {"D": 14}, "tableau": []}, [("/foundations/D", "round_must_be_possible")]),
        (STOCKED, {"foundations": {"D": -1}, "tableau": []}, [("/foundations/D", "round_must_be_possible")]),
        (STOCKED, {"tableau": [{}] * 8}, [("/tableau", "layout_must_be_whole")]),
        (OPEN, {"cells": [None] * 5, "tableau": []}, [("/cells", "layout_must_be_whole")]),
        (OPEN, {"tableau": [["9D"], ["9D"]]}, [("", "pack_must_hold_the_cards")]),
        (STOCKED, {"stock": 53, "tableau": []}, [("", "pack_must_hold_the_cards")]),
    ],
)
def test_what_no_layout_can_be_is_refused_with_all_of_it(laws, document, violations) -> None:
    with pytest.raises(RulesError) as refused:
        layout(document, laws)
    assert [(violation.path, violation.code) for violation in refused.value.violations] == violations


@pytest.mark.parametrize(
    ("laws", "text", "path"),
    [
        (STOCKED, "t8 t1", "/from"),
        (STOCKED, "t1 c1", "/to"),
        (STOCKED, "f t1", "/from"),
        (STOCKED, "t0 f", "/from"),
        (STOCKED, "t1 fX", "/to"),
        (OPEN, "waste t1", "/from"),
        (OPEN, "t1 c5", "/to"),
        (OPEN, "t9 f", "/from"),
    ],
)
def test_piles_that_there_are_not_are_refused(laws, text: str, path: str) -> None:
    with pytest.raises(RulesError) as refused:
        move(text, laws)
    assert [(violation.path, violation.code) for violation in refused.value.violations] == [
        (path, "pile_must_exist")
    ]


def test_the_piles_are_told() -> None:
    with refuses(RulesError, match="The piles are t1 to t8, c1 to c4, f, fC, fD, fH and fS"):
        move("waste t1", OPEN)
    with refuses(RulesError, match="The piles are t1 to t7, waste, stock, f, fC, fD, fH and fS"):
        move("t8 t1", STOCKED)


@pytest.mark.parametrize(
    ("text", "document"),
    [
        ("t1 f", {"from": "t1", "to": "f", "count": 1}),
        ("fH t2", {"from": "fH", "to": "t2", "count": 1}),
        ("t3 t1 2 turned=5S", {"from": "t3", "to": "t1", "count": 2, "turned": "5S"}),
        ("stock waste drawn=4C,9D", {"from": "stock", "to": "waste", "drawn": ["4C", "9D"]}),
        ("waste stock", {"from": "waste", "to": "stock"}),
        ("waste stock 3", {"from": "waste", "to": "stock", "count": 3}),
    ],
)
def test_a_move_is_written_as_it_is_read(text: str, document) -> None:
    assert move(text, STOCKED).document() == document


def test_f3_moves_one_after_the_other() -> None:
    texts = ["c1 f", "t8 c1", "t8 f", "t2 f", "t2 f"]
    replayed = replay(OPEN, layout(L, OPEN), [move(violation, OPEN) for violation in texts], "", Steps())
    assert [(violation.number, violation.refusal.code) for violation in replayed.infractions] == [
        (5, "card_must_be_next_on_its_foundation")
    ]
    assert (
        words(replayed.infractions[0].refusal) == "Clubs have come to the 2; the 7♣ has to wait for the 3♣."
    )
    assert (replayed.after.foundations, replayed.after.cards_up) == ((2, 2, 1, 4), 9)
    assert replayed.events == {"tableau_to_foundation": 3}


def test_what_cannot_be_told_of_a_move_is_refused_in_its_place() -> None:
    moves = [move("stock waste", STOCKED), move("waste t1", STOCKED)]
    with pytest.raises(RulesError) as refused:
        replay(STOCKED, layout(M, STOCKED), moves, "/moves", Steps())
    assert [(violation.path, violation.code) for violation in refused.value.violations] == [
        ("/moves/1", "card_must_be_known")
    ]


def test_a_deal_takes_its_steps() -> None:
    with pytest.raises(TooLongError):
        replay(STOCKED, layout(M, STOCKED), [move("stock waste", STOCKED)] * 3, "", Steps(100))

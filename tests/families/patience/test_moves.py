"""Moves that may be made and those that may not, each with its reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.errors import RulesError
from referee.families.patience.rules.laws import Group
from referee.families.patience.table.layout import layout_document
from referee.families.patience.table.listing import all_moves
from referee.families.patience.table.trial import LegalMove, Refusal
from tests.families.patience.positions import (
    NOTHING_UP,
    OPEN,
    STOCKED,
    THREE,
    L,
    M,
    code_of,
    layout,
    tableau,
    trial,
)
from tests.refusals import refuses, words


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("t3 t1 2", None),
        ("t3 t1 1", "card_must_fit_the_column"),
        ("waste t3", None),
        ("waste t2", "only_a_king_may_fill_the_space"),
        ("t1 t2 2", None),
        ("t5 f", None),
        ("t6 f", None),
        ("waste f", "card_must_be_next_on_its_foundation"),
        ("t4 t1", "card_must_fit_the_column"),
        ("waste stock", "stock_must_be_empty"),
    ],
)
def test_k1_moves_of_a_stocked_layout(text: str, code: str | None) -> None:
    assert code_of(text, layout(M, STOCKED), STOCKED) == code


@pytest.mark.parametrize(
    ("text", "group", "code"),
    [
        ("t1 t7 5", Group.SUPERMOVE, None),
        ("t1 t4 4", Group.SUPERMOVE, "so_many_must_find_room"),
        ("t1 t4 3", Group.SUPERMOVE, None),
        ("t1 t7 5", Group.CELLS, "so_many_must_find_room"),
        ("t1 t7 5", Group.SINGLE, "so_many_must_find_room"),
    ],
)
def test_f1_so_many_cards_at_once(text: str, group: Group, code: str | None) -> None:
    assert code_of(text, layout(L, OPEN), replace(OPEN, group=group)) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("c1 f", None),
        ("c4 f", "card_must_be_next_on_its_foundation"),
        ("t5 f", None),
        ("t2 f", None),
        ("t1 c1", "cell_must_be_empty"),
        ("t1 c2", None),
        ("t6 t3", "card_must_fit_the_column"),
        ("t3 t7", None),
        ("fS t1", "card_must_not_leave_its_foundation"),
    ],
)
def test_f2_moves_of_an_open_layout(text: str, code: str | None) -> None:
    assert code_of(text, layout(L, OPEN), OPEN) == code


_BACK = replace(OPEN, from_foundation=True)
_ANY = replace(STOCKED, any_to_space=True)
_WHOLE = replace(STOCKED, group=Group.WHOLE)
_KINGS = replace(OPEN, any_to_space=False)


@pytest.mark.parametrize(
    ("laws", "document", "text", "code"),
    [
        (STOCKED, M, "t1 t1", "move_must_go_elsewhere"),
        (STOCKED, M, "t1 waste", "move_must_go_elsewhere"),
        (STOCKED, M, "t1 stock", "move_must_go_elsewhere"),
        (STOCKED, M, "stock stock", "move_must_go_elsewhere"),
        (STOCKED, M, "stock t1", "card_must_come_by_the_waste"),
        (STOCKED, M, "stock f", "card_must_come_by_the_waste"),
        (STOCKED, M, "waste t3 2", "one_card_must_move"),
        (STOCKED, M, "t3 f 2", "one_card_must_move"),
        (STOCKED, M, "t3 t1 3", "cards_must_be_there"),
        (STOCKED, M, "t2 t1", "cards_must_be_there"),
        (STOCKED, M, "fC t1", "cards_must_be_there"),
        (STOCKED, M, "fD f", "move_must_go_elsewhere"),
        (STOCKED, M, "fD t4", "card_must_fit_the_column"),
        (STOCKED, M, "t5 fD", None),
        (STOCKED, M, "t5 fH", "card_must_be_next_on_its_foundation"),
        (STOCKED, M, "stock waste 3", "so_many_must_be_turned"),
        (STOCKED, M, "stock waste 1", None),
        (STOCKED, M, "stock waste drawn=5C,6C", "so_many_must_be_turned"),
        (THREE, M, "stock waste drawn=5C,6C,7C", None),
        (_WHOLE, M, "t3 t1 2", None),
        (_WHOLE, M, "t3 t7", "whole_sequence_must_move"),
        (STOCKED, M, "t3 t7", None),
        (_ANY, M, "waste t2", None),
        (OPEN, L, "c1 c2", "move_must_go_elsewhere"),
        (_BACK, L, "fS c2", "move_must_go_elsewhere"),
        (_BACK, L, "fS t4", None),
        (OPEN, L, "c2 t4", "cards_must_be_there"),
        (OPEN, L, "t1 c2 2", "one_card_must_move"),
        (OPEN, L, "c1 f 2", "one_card_must_move"),
        (OPEN, L, "t2 t4 2", "cards_must_be_in_sequence"),
        (OPEN, L, "t8 t4", None),
        (_KINGS, L, "t8 t4", "only_a_king_may_fill_the_space"),
        (_KINGS, L, "c4 t4", None),
        (_KINGS, L, "t1 t7 5", "so_many_must_find_room"),
    ],
)
def test_a_move_is_judged(laws, document, text: str, code: str | None) -> None:
    assert code_of(text, layout(document, laws), laws) == code


def test_spaces_by_the_way_are_none_where_only_kings_fill_them() -> None:
    assert code_of("t1 t7 3", layout(L, _KINGS), _KINGS) == "card_must_fit_the_column"
    nothing_in_cells = {**L, "cells": []}
    assert code_of("t1 t7 5", layout(nothing_in_cells, _KINGS), _KINGS) is None


@pytest.mark.parametrize(
    ("laws", "document", "text", "rule", "message"),
    [
        (STOCKED, M, "t4 t1", "sequence", "On the Q♠ goes a red jack, not the 8♣."),
        (STOCKED, M, "waste t2", "empty_column", "Column 2 is empty: a king goes there, not the 9♦."),
        (
            STOCKED,
            M,
            "waste f",
            "foundations",
            "Diamonds have come to the 2; the 9♦ has to wait for the 3♦.",
        ),
        (STOCKED, M, "t4 f", "foundations", "Clubs have not begun; the 8♣ has to wait for the A♣."),
        (
            OPEN,
            L,
            "t2 t4 2",
            "sequence",
            "7♣ 2♦ are no sequence: each is one lower than the one before, in the other colour.",
        ),
        (_WHOLE, M, "t3 t7", "part", "By these rules J♦ 10♠ move together."),
        (STOCKED, M, "t3 t1 3", "piles", "Column 3 has two cards face up; three cannot move."),
        (
            OPEN,
            L,
            "t1 t4 4",
            "group",
            "Two cells are free by the way: into an empty column three cards may go, not four. "
            "If more can come across by other columns, tell the moves one by one.",
        ),
        (
            replace(OPEN, group=Group.SINGLE),
            L,
            "t1 t7 5",
            "group",
            "By these rules one card may go, not five, at once.",
        ),
        (
            OPEN,
            {**L, "cells": ["4S", "QD", "QS", "KC"], "tableau": [*L["tableau"][:7], []]},
            "t1 t7 5",
            "group",
            "No cells and two columns are free by the way: to column 7 four cards may go, not five. "
            "If more can come across by other columns, tell the moves one by one.",
        ),
        (OPEN, L, "t1 c2 2", "cells", "One card goes into a cell, not two."),
        (OPEN, L, "fS t1", "from_foundation", "In these rules a card stays on its foundation."),
    ],
)
def test_a_refusal_says_what_lies_there_and_what_would_fit(laws, document, text, rule, message) -> None:
    refused = trial(text, layout(document, laws), laws)
    assert isinstance(refused, Refusal)
    assert (refused.rule, words(refused)) == (rule, message)


def test_nothing_goes_on_an_ace() -> None:
    on = layout({"tableau": tableau("AD", "2S")}, STOCKED)
    refused = trial("t2 t1", on, STOCKED)
    assert isinstance(refused, Refusal)
    assert words(refused) == "On the A♦ goes nothing in a column, not the 2♠."


# The stock and the waste.


def _stocked(stock, waste, number: int = 1):
    return layout(
        {
            "stock": stock,
            "waste": waste,
            "pass": number,
            "foundations": NOTHING_UP,
            "tableau": tableau("KC", "QH"),
        },
        THREE,
    )


def _piles(result: LegalMove | Refusal) -> tuple[object, object, int]:
    assert isinstance(result, LegalMove)
    document = layout_document(result.after, THREE)
    return document["stock"], document["waste"], document["pass"]


def test_three_cards_are_turned_and_the_third_lies_on_top() -> None:
    on = _stocked(["2C", "3C", "4C", "5C"], ["9D"])
    assert _piles(trial("stock waste", on, THREE)) == (["2C"], ["9D", "5C", "4C", "3C"], 1)


def test_fewer_than_three_are_turned_as_they_are() -> None:
    assert _piles(trial("stock waste", _stocked(["2C", "3C"], []), THREE)) == (0, ["3C", "2C"], 1)


def test_what_is_turned_from_an_unknown_stock_is_told_or_stays_unseen() -> None:
    on = _stocked(20, ["9D"])
    assert _piles(trial("stock waste drawn=2C,3C,4C", on, THREE)) == (17, ["9D", "2C", "3C", "4C"], 1)
    assert _piles(trial("stock waste", on, THREE)) == (17, ["9D", "?", "?", "?"], 1)


def test_the_waste_becomes_the_stock_unshuffled() -> None:
    over = trial("waste stock", _stocked(0, ["2C", "3C", "4C"]), THREE)
    assert _piles(over) == (["4C", "3C", "2C"], [], 2)
    assert isinstance(over, LegalMove)
    assert _piles(trial("stock waste", over.after, THREE)) == (0, ["2C", "3C", "4C"], 2)


def test_an_empty_stock_and_an_empty_waste_give_nothing() -> None:
    assert code_of("stock waste", _stocked(0, ["2C"]), THREE) == "stock_must_hold_cards"
    assert code_of("waste stock", _stocked(0, []), THREE) == "cards_must_be_there"
    assert code_of("waste t1", _stocked(0, []), THREE) == "cards_must_be_there"
    assert code_of("waste stock 2", _stocked(0, ["2C"]), THREE) == "so_many_must_be_turned"


@pytest.mark.parametrize(
    ("passes", "number", "message"),
    [
        (1, 1, "The stock may be gone through once, and this is the first time."),
        (3, 3, "The stock may be gone through 3 times, and this is the third time."),
        (2, 12, "The stock may be gone through twice, and this is the 12th time."),
    ],
)
def test_the_waste_is_turned_over_as_often_as_the_rules_allow(passes, number, message) -> None:
    laws = replace(THREE, passes=passes)
    refused = trial("waste stock", _stocked(0, ["2C"], number), laws)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule, words(refused)) == ("passes_must_be_left", "passes", message)
    assert code_of("waste stock", _stocked(0, ["2C"], number), replace(laws, passes=None)) is None


# Cards that nobody has seen.


def test_a_card_that_is_uncovered_is_turned_up() -> None:
    result = trial("t3 t1 2 turned=5S", layout(M, STOCKED), STOCKED)
    assert isinstance(result, LegalMove)
    assert (layout_document(result.after, STOCKED)["tableau"][2], result.events) == (
        {"down": 0, "up": ["5S"]},
        ("turned",),
    )
    untold = trial("t3 t1 2", layout(M, STOCKED), STOCKED)
    assert isinstance(untold, LegalMove)
    assert layout_document(untold.after, STOCKED)["tableau"][2] == {"down": 0, "up": ["?"]}


def test_a_card_that_was_known_all_along_need_not_be_told() -> None:
    known = {**M, "tableau": [*M["tableau"][:2], {"down": ["5S"], "up": ["JD", "10S"]}, *M["tableau"][3:]]}
    for text in ("t3 t1 2", "t3 t1 2 turned=5S", "t3 t1 2 turned=?"):
        result = trial(text, layout(known, STOCKED), STOCKED)
        assert isinstance(result, LegalMove)
        assert layout_document(result.after, STOCKED)["tableau"][2]["up"] == ["5S"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("t3 t1 2 turned=KH", "pack_must_hold_the_cards"),
        ("t3 t7 1 turned=5S", "cards_must_be_there"),
        ("waste t3 turned=5S", "cards_must_be_there"),
        ("stock waste drawn=KH", "pack_must_hold_the_cards"),
    ],
)
def test_what_cannot_have_come_to_light_is_refused(text: str, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        trial(text, layout(M, STOCKED), STOCKED)
    assert [violation.code for violation in refused.value.violations] == [code]


def test_cards_told_otherwise_or_twice_are_refused() -> None:
    known = _stocked(["2C", "3C", "4C"], [])
    with refuses(RulesError, match="The 4♣ lies there, not the 5♣"):
        trial("stock waste drawn=5C,3C,2C", known, THREE)
    with refuses(RulesError, match="The 5♣ lies elsewhere already"):
        trial("stock waste drawn=5C,5C,2C", _stocked(20, []), THREE)


@pytest.mark.parametrize("text", ["t1 t3", "t1 f", "t1 fC", "t3 t1", "t1 t4 2", "t1 t5"])
def test_an_open_card_that_was_not_told_is_asked_for(text: str) -> None:
    on = layout({"tableau": [*tableau("8S ?", "8C", "7D", "9H"), {"down": 0, "up": []}]}, STOCKED)
    with refuses(RulesError, match="Column 1 shows a card that was not told"):
        trial(text, on, STOCKED)


@pytest.mark.parametrize(
    ("waste", "columns"),
    [(["9D", "?"], tableau("8C")), ([], tableau("?")), ([], tableau("? 8C"))],
    ids=["waste", "column", "below another"],
)
def test_where_a_card_in_question_was_not_told_no_moves_are_listed(waste, columns) -> None:
    on = layout({"waste": waste, "tableau": columns}, STOCKED)
    with refuses(RulesError, match="shows a card that was not told"):
        all_moves(STOCKED, on)


def test_any_card_goes_into_a_cell_even_one_that_was_not_told() -> None:
    on = layout({"tableau": [["?"]]}, OPEN)
    assert code_of("t1 c1", on, OPEN) is None


def test_a_column_without_an_open_card_has_to_be_turned_first() -> None:
    on = layout({"tableau": tableau("", "8C", down=2)}, STOCKED)
    assert code_of("t1 t2", on, STOCKED) == code_of("t2 t1", on, STOCKED) == "card_must_be_turned_first"


@pytest.mark.parametrize(
    ("laws", "document", "text", "events"),
    [
        (STOCKED, M, "waste t3", ("waste_to_tableau",)),
        (STOCKED, {**M, "waste": ["AC"]}, "waste f", ("waste_to_foundation",)),
        (STOCKED, M, "t5 f", ("tableau_to_foundation", "turned")),
        (OPEN, L, "c1 f", ("tableau_to_foundation",)),
        (STOCKED, {**M, "waste": ["3S"]}, "fD t2", None),
        (_ANY, M, "fD t2", ("foundation_to_tableau",)),
        (STOCKED, {**M, "stock": 0}, "waste stock", ("recycled",)),
        (STOCKED, M, "t1 t2 2", ()),
        (STOCKED, M, "stock waste", ()),
    ],
)
def test_a_move_is_counted(laws, document, text, events) -> None:
    result = trial(text, layout(document, laws), laws)
    assert (result.events if isinstance(result, LegalMove) else None) == events

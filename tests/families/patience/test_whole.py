"""Reasons against a layout: it cannot be, or is not dealt rightly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.families.patience.referee.whole import against_layout, against_start
from referee.families.patience.table.cards import PACK
from referee.families.patience.table.reading import Reader
from tests.families.patience.positions import OPEN, STOCKED, THREE, L, M, tableau
from tests.families.patience.test_ends import F4, K3
from tests.refusals import words


def _reasons(document, laws) -> list[tuple[str, str]]:
    return [
        (reason.code, words(reason)) for reason in against_layout(laws, Reader(laws).layout(document, ""))
    ]


def _codes(document, laws, *, start: bool = False) -> list[str]:
    against = against_start if start else against_layout
    return [reason.code for reason in against(laws, Reader(laws).layout(document, ""))]


def test_k2_everything_that_speaks_against_a_layout() -> None:
    assert _reasons(M, STOCKED) == []
    wrong = {
        **M,
        "waste": ["2D", "9D", "9D"],
        "tableau": [{"down": 0, "up": ["KH", "QS", "JS"]}, *M["tableau"][1:]],
    }
    wrong["tableau"][2] = {"down": 3, "up": ["JD", "10S"]}
    wrong["stock"] = 20
    assert _reasons(wrong, STOCKED) == [
        ("layout_must_be_whole", "The 2♦ is told twice; this pack has one."),
        ("layout_must_be_whole", "The 9♦ is told twice; this pack has one."),
        ("layout_must_be_whole", "56 cards are told of; the pack has 52."),
        ("sequence_must_be_one", "K♥ Q♠ J♠ in column 1 are no sequence."),
        ("too_many_face_down", "At most two cards can lie face down in column 3, not 3."),
    ]


def test_f4_a_layout_is_whole_and_was_not_dealt_so() -> None:
    assert _codes(F4, OPEN) == []
    reasons = [words(reason) for reason in against_start(OPEN, Reader(OPEN).layout(F4, ""))]
    assert "The columns are dealt 7 7 7 7 6 6 6 6 cards, not 3 3 3 3 3 1 0 0." in reasons


@pytest.mark.parametrize(
    ("laws", "document", "codes"),
    [
        (STOCKED, {**M, "stock": 19}, ["layout_must_be_whole"]),
        (STOCKED, {**M, "tableau": [*M["tableau"], {}]}, ["layout_must_be_whole"]),
        (STOCKED, {**K3, "tableau": K3["tableau"][:3]}, ["layout_must_be_whole"]),
        (replace(STOCKED, passes=1), {**M, "pass": 2}, ["passes_must_be_left"]),
        (
            STOCKED,
            {**M, "stock": 25, "tableau": [*M["tableau"][:6], {"down": 1, "up": ["JH"]}]},
            ["layout_must_be_whole"],
        ),
        (STOCKED, {**M, "waste": ["4C", "?"]}, []),
        (OPEN, {**F4, "cells": [None] * 5}, ["layout_must_be_whole"]),
        (OPEN, {**F4, "tableau": [["?", "QC", "JD"], *F4["tableau"][1:]]}, ["card_must_be_known"]),
    ],
)
def test_a_layout_is_looked_at(laws, document, codes: list[str]) -> None:
    assert _codes(document, laws) == codes


def test_what_is_missing_is_named_where_no_card_is_unseen() -> None:
    reasons = _reasons({**F4, "tableau": [["KC", "QC"], *F4["tableau"][1:]]}, OPEN)
    assert reasons == [("layout_must_be_whole", "51 cards are told of; one card of the pack is missing: J♦.")]
    assert _reasons({**M, "stock": 18}, STOCKED) == [
        ("layout_must_be_whole", "50 cards are told of; two cards of the pack are missing.")
    ]
    assert "layout_must_be_whole" in _codes(L, OPEN)


@pytest.mark.parametrize(
    ("first", "is_one"),
    [
        ("KH ?", True),
        ("KH ? JH", True),
        ("KH ? JD", True),
        ("KH ? JS", False),
        ("? KH", False),
        ("AC ?", False),
        ("KH QS ?", False),
        ("?", True),
    ],
)
def test_an_unseen_card_may_be_any_that_is_missing(first: str, is_one: bool) -> None:
    count = len(first.split())
    document = {
        **M,
        "foundations": {"C": 0, "D": 2, "H": 1, "S": 0},
        "stock": 20 + 2 - count,
        "waste": ["4C", "9D"],
        "tableau": [*tableau(first), *M["tableau"][1:2], *M["tableau"][2:]],
    }
    if "JH" in first or "JD" in first:
        document["tableau"] = [
            *tableau(first),
            {"down": 0, "up": []},
            {"down": 1, "up": ["10S"]},
            *M["tableau"][3:],
        ]
        document["tableau"][6] = {"down": 6, "up": ["5H"]}
        document["stock"] += 1
    assert ("sequence_must_be_one" not in _codes(document, STOCKED)) is is_one


def test_between_open_cards_nothing_can_lie_that_lies_elsewhere() -> None:
    queens = {**M, "waste": ["QC", "9D"], "tableau": [*tableau("KH ?", "QS"), *M["tableau"][2:]]}
    assert "sequence_must_be_one" in _codes(queens, STOCKED)


# The deal.

DEALT = {"stock": 24, "tableau": [{"down": at, "up": ["?"]} for at in range(7)]}


@pytest.mark.parametrize(
    ("laws", "change", "message"),
    [
        (STOCKED, {}, None),
        (THREE, {}, None),
        (STOCKED, {"pass": 2}, "The stock is gone through for the first time, not for number 2."),
        (STOCKED, {"stock": 23, "waste": ["4C"]}, "24 cards are left for the stock, not 23."),
        (
            STOCKED,
            {"stock": 23, "foundations": {"C": 1}},
            "Nothing is up when the cards are dealt; one card is.",
        ),
        (
            STOCKED,
            {"tableau": [{"down": 0, "up": ["?"]}, {"down": 0, "up": ["KH", "QS"]}, *DEALT["tableau"][2:]]},
            "Column 2 is dealt one card face down and one face up, not 0 down and 2 up.",
        ),
    ],
)
def test_a_start_with_a_stock(laws, change, message: str | None) -> None:
    messages = [words(reason) for reason in against_start(laws, Reader(laws).layout({**DEALT, **change}, ""))]
    assert message in messages if message else messages == []


@pytest.mark.parametrize(
    ("columns", "sizes"), [(8, "7 7 7 7 6 6 6 6"), (10, "6 6 5 5 5 5 5 5 5 5"), (5, "11 11 10 10 10")]
)
def test_a_start_of_open_cards_has_columns_as_equal_as_can_be(columns: int, sizes: str) -> None:
    laws = replace(OPEN, columns=columns)
    dealt = _dealt([int(size) for size in sizes.split()])
    assert against_start(laws, Reader(laws).layout(dealt, "")) == []
    reasons = against_start(laws, Reader(laws).layout({**dealt, "tableau": dealt["tableau"][::-1]}, ""))
    assert [reason.code for reason in reasons] == ["layout_must_be_as_dealt"]
    in_cell = {
        "cells": dealt["tableau"][0][-1:],
        "tableau": [dealt["tableau"][0][:-1], *dealt["tableau"][1:]],
    }
    assert "The cells are empty when the cards are dealt." in [
        words(reason) for reason in against_start(laws, Reader(laws).layout(in_cell, ""))
    ]


def _dealt(sizes: list[int]):
    pack = map(str, PACK)
    return {"tableau": [[next(pack) for _ in range(size)] for size in sizes]}

"""The answers of the referee about Hand and Foot."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from tests.families.hand_and_foot.playing import ask, cannot

ONE_WILD = {"pile": {"needs": "one_wild"}}
NO_WILDS = {"melds": {"all_wild": False}, "out": {"books": {"wild": 0}}}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("8 8 8 joker", ["open"]),
        ("2 2 joker", ["open"]),
        ("K K K K K K K", ["clean"]),
        ("K K K K K 2 joker", ["dirty"]),
        ("2 2 2 joker joker 2 2", ["wild"]),
        ("8 8", "cards_must_be_three"),
        ("8 8 9", "ranks_must_be_equal"),
        ("3C 3S 3C", "threes_must_not_be_melded"),
        ("3D 3H joker", "threes_must_not_be_melded"),
        ("8 2 joker", "wilds_must_be_fewer"),
        ("8 8 8 8 2 2 2", "wilds_must_be_fewer"),
        ("8 8 8 8 8 8 8 8", "meld_must_not_be_larger"),
    ],
)
def test_what_may_be_melded(cards: str, expected: Any) -> None:
    answer = ask("meld", cards=cards.split())
    assert answer.get("code", answer["options"]) == expected
    assert (answer["verdict"] == "legal") == isinstance(expected, list)
    book = ask("book", cards=cards.split())
    assert book["book"] == (expected[0] if isinstance(expected, list) else None)


def test_melds_of_wild_cards_alone_may_be_forbidden() -> None:
    answer = ask("meld", cards=["2C", "2D", "joker"], house_rules=NO_WILDS)
    assert answer["code"] == "wild_melds_must_be_allowed"
    assert (
        ask("meld", cards=["9"] * 3 + ["2"], house_rules={"melds": {"wilds": {"5": 1}}})["code"]
        == "wilds_must_be_fewer"
    )


def test_cards_may_be_added_to_an_open_meld() -> None:
    assert ask("meld", cards=["8"], on=["8", "8", "8", "joker"])["options"] == ["open"]
    assert ask("meld", cards=["8", "8"], on=["8", "8", "8", "8", "2"])["options"] == ["dirty"]
    assert cannot("meld", cards=["KC"] * 6) == ["pack_must_hold_the_cards"]
    assert ask("open", melds=[["8", "8", "9"]], round=1)["code"] == "ranks_must_be_equal"


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ({"from": "stock", "stock": 40}, None),
        ({"from": "stock", "stock": 40, "drawn": 2}, None),
        ({"from": "stock", "stock": 2}, None),
        ({"from": "stock", "stock": 40, "drawn": 1}, "two_cards_must_be_drawn"),
        ({"from": "stock", "stock": 40, "drawn": 3}, "two_cards_must_be_drawn"),
        ({"from": "stock", "stock": 1}, "stock_must_hold_cards"),
        ({"from": "pile", "stock": 40}, None),
        ({"from": "pile", "stock": 40, "drawn": 1}, "two_cards_must_be_drawn"),
    ],
)
def test_how_a_turn_begins(claim: dict[str, Any], expected: str | None) -> None:
    answer = ask("draw", **claim)
    assert (answer["verdict"], answer.get("code")) == ("illegal" if expected else "legal", expected)


_ALL = {"clean": 2, "dirty": 2, "wild": 1}


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ({"books": _ALL, "partner_in_foot": True, "partner_said": True}, ("legal", None)),
        (
            {"books": {"clean": 2, "dirty": 2}, "partner_said": True},
            ("illegal", "books_must_allow_going_out"),
        ),
        ({"books": _ALL, "partner_in_foot": False}, ("illegal", "partner_must_be_in_the_foot")),
        ({"books": _ALL, "partner_said": False}, ("illegal", "partner_must_agree")),
        ({"books": _ALL, "partner_said": True}, ("undetermined", "partner_must_be_in_the_foot")),
        ({"books": _ALL, "partner_in_foot": True}, ("undetermined", "partner_must_agree")),
    ],
)
def test_who_may_go_out(claim: dict[str, Any], expected: tuple[str, str | None]) -> None:
    answer = ask("go_out", **claim)
    assert (answer["verdict"], answer.get("code")) == expected
    assert (answer["would_settle"] is not None) == (expected[0] == "undetermined")


def test_without_a_partner_the_books_suffice() -> None:
    answer = ask("go_out", books={"clean": 1, "dirty": 1}, variant="hand-and-foot-alone")
    assert answer["verdict"] == "legal"


@pytest.mark.parametrize(
    ("house_rules", "claim", "expected"),
    [
        ({}, {"top": "9S", "known": ["9C"], "opened": True}, ("undetermined", "top_discard_must_be_matched")),
        ({}, {"top": "9S", "known": ["9C", "9D"], "opened": True}, ("legal", None)),
        (
            {},
            {"top": "9S", "holding": ["9C", "2D"], "opened": True},
            ("illegal", "top_discard_must_be_matched"),
        ),
        (ONE_WILD, {"top": "9S", "holding": ["9C", "2D"], "opened": True}, ("legal", None)),
        (
            ONE_WILD,
            {"top": "9S", "known": ["2D"], "opened": True},
            ("undetermined", "top_discard_must_be_matched"),
        ),
        (ONE_WILD, {"top": "9S", "holding": ["9C", "joker"], "round": 1}, ("legal", None)),
        (
            ONE_WILD,
            {"top": "joker", "holding": ["joker", "2D"], "opened": True},
            ("illegal", "top_discard_must_be_matched"),
        ),
        ({}, {"top": "joker", "holding": ["joker", "joker"], "opened": True}, ("legal", None)),
        (
            ONE_WILD,
            {"top": "9S", "holding": ["9C", "9D"], "round": 1},
            ("illegal", "minimum_must_be_reached"),
        ),
        (
            ONE_WILD,
            {"top": "9S", "known": ["9C", "9D"], "round": 1},
            ("undetermined", "top_discard_must_be_matched"),
        ),
        (NO_WILDS, {"top": "joker", "known": [], "opened": True}, ("illegal", "wild_melds_must_be_allowed")),
        ({}, {"top": "5S", "known": [], "round": 1}, ("illegal", "minimum_must_be_reached")),
        ({}, {"top": "AS", "known": [], "round": 1}, ("undetermined", "top_discard_must_be_matched")),
        (
            {},
            {"top": "AS", "known": [], "also": [["K", "K", "K"]], "round": 2},
            ("undetermined", "top_discard_must_be_matched"),
        ),
        (
            {},
            {"top": "AS", "known": [], "also": [["K", "K", "Q"]], "round": 1},
            ("illegal", "ranks_must_be_equal"),
        ),
        (
            {},
            {"top": "9S", "holding": ["9", "9", "9", "9"], "also": [["9", "9", "9"]], "opened": True},
            ("illegal", "top_discard_must_be_matched"),
        ),
        (
            {},
            {"top": "9S", "holding": ["9", "9"], "open_meld": ["9", "9", "9", "2"], "opened": True},
            ("legal", None),
        ),
        (
            {},
            {"top": "9S", "holding": ["9", "9"], "open_meld": ["9", "9", "9", "9", "2"], "opened": True},
            ("illegal", "meld_must_have_room"),
        ),
    ],
)
def test_who_may_take_the_pile(house_rules, claim: dict[str, Any], expected: tuple[str, str | None]) -> None:
    answer = ask("take_pile", house_rules=house_rules, **claim)
    assert (answer["verdict"], answer.get("code")) == expected


@pytest.mark.parametrize(
    ("house_rules", "top", "settles"),
    [
        ({}, "9S", "Seeing two 9s in hand."),
        (ONE_WILD, "9S", "Seeing two 9s in hand, or one and a wild card."),
        (ONE_WILD, "joker", "Seeing two jokers in hand."),
    ],
)
def test_what_would_settle_it(house_rules: Any, top: str, settles: str) -> None:
    answer = ask("take_pile", top=top, known=[], opened=True, house_rules=house_rules)
    assert answer["would_settle"] == settles
    also = settles.removeprefix("Seeing two ").partition(" in hand")[0]
    assert f"two {also}" in answer["explanation"]


@pytest.mark.parametrize(
    ("claim", "codes"),
    [
        ({"top": "9S", "holding": ["9C"]}, ["form_must_be_complete"]),
        ({"top": "15", "holding": ["9C"], "opened": True}, ["not_in_pack"]),
        (
            {"top": "9S", "known": ["9C"], "also": [["K"] * 7] * 3, "opened": True},
            ["pack_must_hold_the_cards"],
        ),
        (
            {"top": "9S", "holding": ["9C"], "also": [["K", "K", "K"]], "round": 1},
            ["holding_must_have_the_cards"],
        ),
        (
            {"top": "9S", "holding": ["9C"], "open_meld": ["8", "8", "8"], "opened": True},
            ["ranks_must_be_equal"],
        ),
        (
            {"top": "9S", "holding": ["9C"], "open_meld": ["9", "2", "2"], "opened": True},
            ["meld_must_be_one"],
        ),
        (
            {"top": "2S", "holding": ["9C"], "open_meld": ["9", "9", "9"], "opened": True},
            ["ranks_must_be_equal"],
        ),
    ],
)
def test_what_cannot_be_is_no_claim(claim: dict[str, Any], codes: list[str]) -> None:
    assert cannot("take_pile", **claim) == codes


def test_a_slip_stands_where_it_was_given() -> None:
    for name in ("holding", "known"):
        with pytest.raises(RulesError) as caught:
            ask("take_pile", top="9S", opened=True, **{name: ["15"]})
        assert [violation.path for violation in caught.value.violations] == [f"/{name}/0"]

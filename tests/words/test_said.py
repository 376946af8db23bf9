from __future__ import annotations

from typing import Any

import pytest

from referee.translations import in_english
from referee.words.said import (
    MessageError,
    Person,
    PlayingCard,
    Said,
    SpanishCard,
    Typed,
    joined,
    said_from,
    with_and,
    with_or,
)

ANN, BO = Person("p1", "Ann"), Person("p2", "Bo")
FULL = Said(
    "golf-all",
    {
        "points": -5,
        "way": "added",
        "player": ANN,
        "side": (ANN, BO),
        "reason": Typed("Späť"),
        "cards": tuple(PlayingCard(*card) for card in (("10", "H"), ("K", "S"), ("Q",), ("joker",))),
        "spanish": tuple(SpanishCard(*card) for card in (("10", "C"), ("1", "O"), ("12",))),
        "parts": (Said("golf-part", {"at": 1}), Said("golf-part")),
        "whole": Said("golf-whole"),
    },
)


def test_what_is_kept_as_json_is_the_same_again() -> None:
    assert said_from(FULL.document()) == FULL


def test_json_tells_players_by_id_and_name() -> None:
    assert FULL.document()["args"]["side"] == [
        {"player": "p1", "name": "Ann"},
        {"player": "p2", "name": "Bo"},
    ]


def test_json_has_cards_as_documents_write_them() -> None:
    cards = [{"card": name} for name in ("10H", "KS", "Q", "joker")]
    assert FULL.document()["args"]["cards"] == cards
    assert FULL.document()["args"]["spanish"] == [{"spanish": name} for name in ("10C", "1O", "12")]


@pytest.mark.parametrize(
    "document",
    [
        None,
        "golf-all",
        {"id": "golf-all"},
        {"id": 1, "args": {}},
        {"id": "golf-all", "args": []},
        {"id": "golf-all", "args": {"card": {"card": 9}}},
        {"id": "golf-all", "args": {"share": 1.5}},
    ],
)
def test_what_is_no_sentence_is_refused(document: Any) -> None:
    with pytest.raises(MessageError, match="is no message with arguments"):
        said_from(document)


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ([2], "2"),
        ([2, 3], "2 or 3"),
        ([2, 3, 4, 6], "2, 3, 4 or 6"),
    ],
)
def test_alternatives_are_a_list(parts: list[int], text: str) -> None:
    assert in_english(Said("common-sentences", {"sentences": with_or(parts)})) == text


def test_a_list_may_hold_lists() -> None:
    assert with_and([ANN, BO]) == (ANN, BO)
    teams = with_and([(ANN, BO), (Person("p3", "Cy"), Person("p4", "Di")), Person("p5", "Ed")])
    assert in_english(Said("common-sentences", {"sentences": teams})) == "Ann and Bo, Cy and Di and Ed"


def test_sentences_are_joined_as_what_they_are() -> None:
    said = Said("common-nobody")
    assert joined(["One.", "Two."]) == "One. Two."
    assert joined([said]) is said
    assert in_english(joined(["One.", said])) == "One. nobody"
    assert joined([]) == ""


def test_equal_sentences_are_one_key() -> None:
    assert len({Said("golf-a", {"points": 1}), Said("golf-a", {"points": 1}), Said("golf-a")}) == 2

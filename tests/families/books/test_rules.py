"""The options of Authors and Go Fish: what goes together, what the rule book and differences say of it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.books.catalogue import BooksCatalogue
from referee.families.books.rules.options import Rules
from tests.in_short import summary

CATALOGUE = BooksCatalogue()


def read(variant: str, house_rules: dict[str, Any], players: int | None = None) -> Rules:
    return CATALOGUE.read(variant, house_rules, players=players)


@pytest.mark.parametrize(
    ("variant", "house_rules", "path", "expected"),
    [
        ("go-fish", {"players": {"max": 8}}, "/deal/cards", "at most 6, or fewer players"),
        ("go-fish-pagat", {"players": {"max": 7}}, "/deal/cards", "a number for 7"),
        ("authors", {"deal": {"cards": "all"}}, "/ask/empty", "sits_out"),
        ("authors-dealt-out", {"ask": {"empty": "draw_hand"}}, "/ask/empty", "sits_out"),
        ("authors-dealt-out", {"set": {"ends": "hand_or_stock"}}, "/set/ends", "all_sets"),
        ("authors", {"set": {"size": 2, "same_colour": True}}, "/set/same_colour", False),
        ("go-fish", {"set": {"same_colour": True}}, "/set/same_colour", False),
    ],
)
def test_what_does_not_go_together_is_refused(
    variant: str, house_rules: dict[str, Any], path: str, expected: Any
) -> None:
    with pytest.raises(RulesError) as caught:
        read(variant, house_rules)
    (violation,) = caught.value.violations
    assert (violation.path, violation.code, violation.expected) == (
        path,
        "options_must_fit_together",
        expected,
    )


@pytest.mark.parametrize(
    ("house_rules", "path", "code"),
    [
        ({"set": {"size": 3}}, "/set/size", "value_must_be_one_of"),
        ({"set": {"points": {"A": 15}}}, "/set/points", "table_must_be_whole"),
        ({"ask": {"for": "suit"}}, "/ask/for", "value_must_be_one_of"),
    ],
)
def test_values_that_are_none_are_refused(house_rules: dict[str, Any], path: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        read("go-fish", house_rules)
    (violation,) = caught.value.violations
    assert (violation.path, violation.code) == (path, code)


def test_the_rule_book_says_every_option() -> None:
    text = CATALOGUE.rulebook(read("authors", {}), title="Authors", players=3)
    for sentence in (
        "# Authors",
        "A game for 2 to 7 players, with one pack of 52 cards.",
        "- Everybody is dealt 7 cards, and the rest is the stock.",
        "- That is 7 cards for each of 3, and a stock of 31.",
        "- A card that one holds oneself may not be asked for.",
        "- Each book counts 1.",
        "- The game ends after one deal.",
    ):
        assert sentence in text
    pagat = CATALOGUE.rulebook(
        read("go-fish-pagat", {"end": {"rounds": None}}), title="Go Fish", players=None
    )
    assert (
        "Cards are dealt by the number of players (7 for 2, 5 for 3, 4, 5 and 6), and the rest is the stock."
        in pagat
    )
    assert "Then fewer books may be out, and those that are laid down count." in pagat
    assert "- Any number of deals may be played." in pagat
    dealt_out = CATALOGUE.rulebook(
        read("authors-dealt-out", {"end": {"target": 10, "rounds": None}}), title="Authors", players=3
    )
    assert "draws" not in dealt_out
    assert "- The game ends with the deal in which somebody has 10 points." in dealt_out


def test_differences_are_sentences() -> None:
    differences = CATALOGUE.differences(read("go-fish", {}), read("go-fish-pairs", {"set": {"points": None}}))
    assert [difference.option for difference in differences] == ["set.size", "set.points"][: len(differences)]
    assert differences[0].sentence.startswith("A set: in the first rules, four cards of a rank are a book")


def test_suits_matter_where_cards_are_asked_for_by_name() -> None:
    ranks = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
    suited = [CATALOGUE.cards(read(variant, {})).suited_ranks for variant in ("authors", "go-fish")]
    assert suited == [ranks, ()]


def test_the_summary_tells_target_and_stake() -> None:
    ten = summary(
        CATALOGUE, "authors", read("authors", {"end": {"target": 10}, "stakes": {"payout": "differences"}})
    )
    assert (ten.target, ten.stake_is) == (10, "a point")
    assert ten.target_text == "to 10, or one deal"
    plain = summary(CATALOGUE, "authors", read("authors", {}))
    assert (plain.target, plain.target_text, plain.stake_is) == (None, "one deal", "each")


def test_the_rule_book_says_who_asks_after_a_miss_once_it_has_said_how_to_ask() -> None:
    lines = CATALOGUE.rulebook(read("go-fish-pagat", {}), title="Go Fish", players=None).splitlines()
    order = [
        "- One asks another player for a rank, such as queens, and gets all of it that is there.",
        "- Whoever is asked gives what is there, and the asker goes on, asking whomever they like.",
        "- If there is nothing, the asker alone draws, one card; once the stock is gone nobody draws.",
        "- After a miss the player asks who had none.",
    ]
    assert [line for line in lines if line in order] == order

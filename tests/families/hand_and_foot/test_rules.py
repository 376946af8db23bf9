"""The rules of Hand and Foot: what does not fit together, what is said of them, who may play."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import NotationError, RulesError
from referee.families.hand_and_foot.family import HAND_AND_FOOT
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.options.option import clause, options_of
from referee.families.registry import family_of
from referee.text_sheet import play_score_sheet, read_score_sheet
from tests.families.hand_and_foot.playing import Game
from tests.in_short import summary
from tests.refusals import refuses, words

CATALOGUE = HAND_AND_FOOT.catalogue
VARIANTS = [variant.id for variant in CATALOGUE.variants()]
_ALONE = {"teams": None, "out": {"partner_in_foot": False, "ask": False}}


@pytest.mark.parametrize(
    ("house_rules", "players", "paths"),
    [
        ({"teams": None}, 4, ["/out/partner_in_foot", "/out/ask"]),
        ({"teams": 3}, 4, ["/teams"]),
        ({"players": {"max": 6}}, 5, ["/players"]),
        ({"players": {"min": 2}}, 2, ["/players"]),
        ({"melds": {"all_wild": False}}, 4, ["/out/books/wild"]),
        ({"minimum": []}, 4, ["/minimum"]),
        ({"pack": {"packs": 1}}, 4, ["/pack/packs"]),
        ({"players": {"max": 6}, "teams": 2, "deal": {"hand": 30, "foot": 30}}, 6, ["/pack/packs"]),
    ],
)
def test_what_does_not_fit_together_is_refused(house_rules: Any, players: int, paths: list[str]) -> None:
    with pytest.raises(RulesError) as caught:
        CATALOGUE.read("hand-and-foot", house_rules, players=players)
    assert [(violation.path, violation.code) for violation in caught.value.violations] == [
        (path, "options_must_fit_together") for path in paths
    ]


def test_a_refusal_says_how_many_would_do() -> None:
    with refuses(RulesError, match=r"Teams of equal size need 4 or 6 players; there are 5\."):
        CATALOGUE.read("hand-and-foot", {"players": {"max": 6}}, players=5)
    with pytest.raises(RulesError) as caught:
        CATALOGUE.read("hand-and-foot", {"pack": {"packs": 1}}, players=4)
    assert caught.value.violations[0].expected == "at least 2"


@pytest.mark.parametrize(
    ("variant", "players", "house_rules", "sides"),
    [
        ("hand-and-foot", 4, {}, ["t1", "t2"]),
        ("hand-and-foot", 6, {"players": {"max": 6}}, ["t1", "t2"]),
        (
            "hand-and-foot",
            6,
            {"players": {"min": 6, "max": 6}, "teams": 3, "pack": {"packs": 7}},
            ["t1", "t2", "t3"],
        ),
        ("hand-and-foot-alone", 3, {}, ["p1", "p2", "p3"]),
        ("hand-and-foot", 4, _ALONE, ["p1", "p2", "p3", "p4"]),
    ],
)
def test_who_scores(variant: str, players: int, house_rules: Any, sides: list[str]) -> None:
    standing = HAND_AND_FOOT.engine.standing(Game(variant, players, house_rules).table)
    assert [side.id for side in standing.sides] == sides
    assert standing.next is not None
    assert standing.next.details["minimum"] == 50


def test_the_next_round_tells_its_deal() -> None:
    coming = HAND_AND_FOOT.engine.standing(Game().table).next
    assert coming is not None
    assert coming.details == {"hand": 11, "foot": 11, "packs": 5, "stock": 270 - 88 - 1, "minimum": 50}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_a_rule_book_of_sentences(variant: str) -> None:
    rules = CATALOGUE.variant(variant).rules
    for players in (None, 4):
        text = CATALOGUE.rulebook(rules, title=variant, players=players)
        points = [line for line in text.splitlines() if line.startswith("- ")]
        assert all(line.endswith(".") and line[2].isupper() for line in points)
        assert len(set(points)) == len(points) > 20


@pytest.mark.parametrize(
    ("house_rules", "says"),
    [
        ({}, "Two teams play against each other, and partners sit apart."),
        ({"players": {"min": 6, "max": 6}, "teams": 3}, "Three teams play against each other"),
        (_ALONE, "Everybody plays alone."),
        ({}, "Who cuts exactly as many cards as a hand and a foot need scores 100 points."),
        ({"deal": {"exact_cut": 0}}, "An exact cut scores nothing."),
        ({"pile": {"take": "all"}}, "All of the discard pile is taken."),
        ({"pile": {"take": 1}}, "from the top of the discard pile"),
        ({"pile": {"needs": "one_wild"}}, "one of which may be wild."),
        ({"end": {"rounds": None}}, "The game ends when the table agrees that it does."),
        ({"out": {"books": {"clean": 1}}}, "Going out takes 1 clean book."),
        ({"out": {"ask": False}}, "You do not ask your partner whether you may go out."),
        ({}, "A meld has at most one wild card among 3,"),
    ],
)
def test_the_rule_book_says(house_rules: Any, says: str) -> None:
    rules = CATALOGUE.read("hand-and-foot", house_rules, players=None)
    assert says in CATALOGUE.rulebook(rules, title="Rules", players=None)
    assert all(clause(rules, name) for name in options_of(Rules))


def test_what_a_sheet_has_room_for() -> None:
    rules = CATALOGUE.read("hand-and-foot", {"end": {"target": 10_000}}, players=None)
    short = summary(CATALOGUE, "hand-and-foot", rules)
    assert (short.target, short.target_text, short.stake_is) == (
        10_000,
        "to 10000, or 4 rounds",
        "each",
    )
    cards = CATALOGUE.cards(rules)
    assert cards is not None
    assert (cards.ranks[:3], cards.suited_ranks) == (("joker", "2", "A"), ("3",))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("out", "expected one player who is out, or nobody"),
        ("out Ann Bo", "expected one player who is out, or nobody"),
        ("out Ann | t1 clean", "expected words and values by turns: clean."),
        ("out Ann | t1 held 5 | t1 held 6", "t1 may be named only once"),
        ("out Ann | t1 clean 1 clean 2", "clean may be named only once"),
        ("out Ann | t1 clean two", "“two” is no number"),
        ("out Ann | t1 books 2", "“books” is not one of clean, dirty, wild"),
        ("out Ann | penalty t1", "a penalty is a side and what for"),
    ],
)
def test_what_cannot_be_read_is_refused(line: str, says: str) -> None:
    start = "variant: hand-and-foot\nplayers: Ann Bo Cy Di\n"
    with refuses(NotationError, match="ine 3") as caught:
        [*play_score_sheet(read_score_sheet(start + line, family_of))]
    assert says in words(caught.value)

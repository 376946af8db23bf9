"""Víðivallagúrka: changes that only shrink, sets that must match, and black sevens above all."""

from __future__ import annotations

import pytest

from referee.cards import parse_card
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.referee.trick import Scale, winning
from tests.families.cucumber.asking import ask, claim
from tests.families.cucumber.test_exchanges import all_are, change, refusal
from tests.tables import after, hand, refused, rules_of, scores, table_of

FIVE = "Ann Bo Cy Di Eli"
"""Eli deals, so that Ann is forehand; the stock has 17."""


def test_the_stock_bounds_what_nobody_may_exceed_anyway() -> None:
    table = table_of("vidivallagurka", FIVE)
    verdict = change(table, "Ann 5 Bo 5 Cy 4 Di 4")
    assert verdict["verdict"] == "illegal"
    assert "changed 4, and nobody may change more. The stock has 3 left" in verdict["explanation"]
    all_are("legal", table, "Ann 5 Bo 5 Cy 4 Di 3, Ann 5 Bo 5 Cy 4 Di 3 Eli 0")
    all_are("illegal", table, "Ann 5 Bo 5 Cy 4 Di 3 Eli 1")


def test_nobody_changes_more_than_the_player_just_before() -> None:
    table = table_of("vidivallagurka", FIVE)
    all_are("legal", table, "Ann 7, Ann 5 Bo 5, Ann 5 Bo 2 Cy 2, Ann 5 Bo 2 Cy 0")
    all_are("illegal", table, "Ann 5 Bo 6, Ann 5 Bo 2 Cy 3, Ann 0 Bo 1, Ann 3 Bo 0 Cy 1, Ann 8, Ann 4 Bo 5")
    six = table_of("vidivallagurka", f"{FIVE} Fay")
    all_are("legal", six, "Ann 6 Bo 4")
    all_are("illegal", six, "Ann 6 Bo 5")
    all_are("illegal", table, "Ann 4", stock=3)


def test_everybody_is_named_from_forehand_to_the_last_who_changed() -> None:
    table = table_of("vidivallagurka", FIVE)
    assert refusal(table, "Bo 1") == [("/player", "every_player_must_appear")]
    assert refusal(table, "Ann 3 Cy 1") == [("/player", "every_player_must_appear")]
    act = hand(
        "p1 5 p2 9 p3 3 p4 2 p5 4", exchange=[{"player": "p1", "count": 3}, {"player": "p3", "count": 1}]
    )
    assert [(violation.path, violation.code) for violation in refused(table, act)] == [
        ("/exchange/1/player", "every_player_must_appear")
    ]
    twice = "Ann 3 Bo 1 Cy 1 Di 1 Eli 1 Ann 1"
    assert refusal(table, twice) == [("/player", "player_must_appear_once")]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("5-5 9-J 8-8 8-8", 3), ("5-5 Q-K 3-2", 0), ("A 7S", 1), ("7S A", 0), ("7S 7C", 1)],
)
def test_who_wins_a_trick(trick: str, winner: int) -> None:
    rules = rules_of("vidivallagurka")
    plays = [map(parse_card, cards.split("-")) for cards in trick.split()]
    assert winning(rules, [tuple(Scale(rules).heights(cards)) for cards in plays]) == winner


@pytest.mark.parametrize(
    ("trick", "holding", "legal"),
    [
        ("5-5", "Q K 2", ["K-Q", "Q-2"]),
        ("5-5", "4 K 2", ["4-2"]),
        ("7S", "A 7C 2", ["7C", "2"]),
    ],
)
def test_what_may_be_laid_on_a_set(trick: str, holding: str, legal: list[str]) -> None:
    played = legal[0]
    result = ask(table_of("vidivallagurka"), claim(trick, played, holding=holding))
    assert result["verdict"] == "legal"
    assert ["-".join(cards) for cards in result["legal_plays"]] == legal


@pytest.mark.parametrize(
    ("trick", "played", "more", "says"),
    [
        (
            "5-5",
            "K-Q",
            {"holding": "Q K 2"},
            "You may play 2 cards that are at least as high as 5-5, card by card, or your lowest cards, "
            "Q-2. "
            "K-Q are higher than 5-5, card by card. They win nothing: only cards of one rank do.",
        ),
        (
            "5-5",
            "K-Q",
            {"holding_size": 3},
            "K-Q are higher than 5-5, card by card. They win nothing: only cards of one rank do. "
            "What else you held does not matter.",
        ),
        ("5-5", "K-K", {"holding_size": 3}, "K-K beat 5-5. What else you held does not matter."),
        ("5", "K", {"holding_size": 3}, "The king beats the 5. What else you held does not matter."),
    ],
)
def test_cards_of_several_ranks_beat_nothing(
    trick: str, played: str, more: dict[str, object], says: str
) -> None:
    answer = ask(table_of("vidivallagurka"), claim(trick, played, **more))
    assert (answer["verdict"], answer["explanation"]) == ("legal", says)


def test_cards_of_several_ranks_may_be_as_high_and_not_the_ones_owed() -> None:
    table = table_of("vidivallagurka", options={"play.duty": "lowest_that_beats"})
    answer = ask(table, claim("5-5", "K-5", holding="Q K 5"))
    assert answer["verdict"] == "illegal"
    assert answer["explanation"].endswith("K-5 are at least as high as 5-5, card by card, but are not that.")


def test_a_black_seven_makes_no_set() -> None:
    table = table_of("vidivallagurka")
    assert ask(table, claim("", "7S-7D", holding="7S 7D 2"))["verdict"] == "illegal"
    assert ask(table, claim("", "7S-7C", holding="7S 7C 2"))["verdict"] == "illegal"
    assert ask(table, claim("", "7H-7D", holding="7H 7D 2"))["verdict"] == "legal"


def test_exactly_21_goes_back_to_0_and_the_cards_into_the_pack() -> None:
    table = after(table_of("vidivallagurka"), hand("p1 6 p2 3 p3 2"))
    step = play(table, hand("p2 K p3 4 p1 7S"))
    assert [line.kind for line in step.lines] == ["penalty", "reset"]
    assert (scores(step.table), step.table.players[0].kept) == ([0, 0, 0], ())

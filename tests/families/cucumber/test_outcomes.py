"""Hands in the short form, by who took the last trick and with which card."""

from typing import Any

import pytest

from referee.families.cucumber.play.playing import play
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Table
from referee.translations import in_english
from tests.refusals import words
from tests.tables import after, hand, one_violation, outcome, table_of

FOUR = "Ann Bo Cy Di"
BLACK_SEVENS = {"pack.top_cards": [{"cards": ["7S", "7C"], "points": 21}]}


def table_after(variant: str, *hands: str, names: str = "Ann Bo Cy") -> Table:
    return after(table_of(variant, names), *[hand(plays) for plays in hands])


# The taker alone.


def test_the_card_may_be_left_out_where_only_the_taker_counts() -> None:
    step = play(table_of("matapesa"), outcome("Bo", None))
    assert step.act["outcome"] == {
        "taker": "p2",
        "card": None,
        "tied": [],
        "doubling_card_played": False,
        "lowest": None,
    }
    assert [in_english(line.said) for line in step.lines] == ["Bo took the last trick and lost the hand."]
    assert [player.hands_lost for player in step.table.players] == [0, 1, 0]


def test_whoever_had_the_lowest_card_deals_though_the_taker_s_card_is_not_told() -> None:
    table = table_of("matapesa", options={"deal.dealer": "lowest"})
    assert next_hand(play(table, outcome("Bo", None, lowest="Cy")).table).dealer == 2
    slip = one_violation(table, outcome("Bo", None, lowest="Bo"))
    assert (slip.path, slip.code) == ("/outcome/lowest", "lowest_must_be_told")


@pytest.mark.parametrize(
    ("variant", "house_rules"),
    [
        ("agurk", {}),
        ("matapesa", {"last_trick.payers": "all_tied"}),
        ("matapesa", {"pack.top_cards": [{"cards": ["7S"], "points": 21, "fatal": True}]}),
    ],
)
def test_the_card_must_be_told_where_it_decides_something(variant: str, house_rules: Any) -> None:
    slip = one_violation(table_of(variant, options=house_rules), outcome("Bo", None))
    assert (slip.path, slip.code) == ("/outcome/card", "field_must_be_given")


# The short form.


def test_a_doubling_card_must_be_told() -> None:
    slip = one_violation(table_of("five-cucumbers"), outcome("Ann", "9"))
    assert (slip.path, slip.code) == ("/outcome/doubling_card_played", "doubling_must_be_told")
    assert words(slip) == "Was a 1 played in the last trick? It doubles the penalty here."
    assert slip.expected == [True, False]


def test_a_doubling_card_nobody_knows() -> None:
    slip = one_violation(table_of("agurk"), outcome("Ann", "9", doubling_card_played=True))
    assert (slip.path, slip.code) == ("/outcome/doubling_card_played", "call_must_be_in_rules")


def test_the_lowest_must_be_told_where_it_deals() -> None:
    slip = one_violation(table_of("norwegian"), outcome("Ann", "9"))
    assert (slip.path, slip.code) == ("/outcome/lowest", "lowest_must_be_told")
    assert words(slip).startswith("Who had the lowest card")


def test_the_highest_card_is_not_the_lowest() -> None:
    slip = one_violation(table_of("norwegian"), outcome("Ann", "9", tied=["Bo"], lowest="Bo"))
    assert (slip.path, slip.code) == ("/outcome/lowest", "lowest_must_be_told")
    assert words(slip) == "Bo had the highest card, so not the first of the lowest."
    assert slip.expected == ["p3"]


def test_when_all_tie_the_first_of_them_is_the_lowest() -> None:
    table = table_of("norwegian")
    assert after(table, outcome("Ann", "9", tied=["Bo", "Cy"], lowest="Bo")).hands == 1
    slip = one_violation(table, outcome("Ann", "9", tied=["Bo", "Cy"], lowest="Ann"))
    assert (slip.path, slip.code) == ("/outcome/lowest", "lowest_must_be_told")
    assert words(slip) == "Ann played the last of the equal cards, so not the first of the lowest."
    assert slip.expected == ["p2", "p3"]


@pytest.mark.parametrize(
    ("outcome", "path", "code"),
    [
        ({"taker": "Ed", "card": "9"}, "/outcome/taker", "player_must_be_known"),
        ({"taker": "Ann", "card": "Z"}, "/outcome/card", "card_must_be_readable"),
        ({"taker": "Ann", "card": "15"}, "/outcome/card", "not_in_pack"),
        ({"taker": "Ann", "card": "9", "tied": ["Ed"]}, "/outcome/tied/0", "player_must_be_known"),
        ({"taker": "Ann", "card": "9", "tied": ["Bo", "p1"]}, "/outcome/tied/1", "player_must_appear_once"),
        ({"taker": "Ann", "card": "9", "tied": ["Bo", "Bo"]}, "/outcome/tied/1", "player_must_appear_once"),
        ({"taker": "Ann", "card": "9", "lowest": "Ed"}, "/outcome/lowest", "player_must_be_known"),
    ],
    ids=["taker", "no card", "card", "tied", "tied with oneself", "tied twice", "lowest"],
)
def test_a_slip_in_the_short_form(outcome: dict[str, Any], path: str, code: str) -> None:
    slip = one_violation(table_of("agurk"), {"kind": "hand", "outcome": outcome})
    assert (slip.path, slip.code) == (path, code)


def test_too_many_of_a_rank_in_the_short_form() -> None:
    slip = one_violation(
        table_of("agurk", "Ann Bo Cy Di Ed"), outcome("Ann", "K", tied=["Bo", "Cy", "Di", "Ed"])
    )
    assert (slip.path, slip.code) == ("/outcome/tied", "pack_must_hold_the_cards")
    assert words(slip) == "5 players cannot have had a king or its equal: the pack has 4."
    assert slip.expected == 3


def test_kept_cards_count_in_the_short_form() -> None:
    table = table_after("twenty-two", "Ann 5 Bo 5 Cy 2")
    slip = one_violation(table, outcome("Ann", "5", tied=["Bo", "Cy"]))
    assert (slip.path, slip.code) == ("/outcome/tied", "card_must_not_lie_face_up")
    assert words(slip) == (
        "3 players cannot have had a 5 or its equal: the pack has 4, and 2 of them lie face up."
    )


def test_the_takers_own_card_must_not_lie_face_up() -> None:
    table = table_after("gurka-iceland", "Ann 3 Bo KS Cy 4")
    slip = one_violation(table, outcome("Ann", "KS"))
    assert (slip.path, slip.code) == ("/outcome/card", "card_must_not_lie_face_up")


def test_there_must_be_lower_cards_for_the_others() -> None:
    slip = one_violation(table_of("agurk"), outcome("Ann", "2", tied=["Bo"]))
    assert (slip.path, slip.code) == ("/outcome/tied", "others_must_have_lower_cards")
    assert words(slip) == "Cy must have had lower cards than the 2, but no card is lower. Who else had a 2?"


@pytest.mark.parametrize(
    ("variant", "names", "card", "ok"),
    [
        pytest.param("agurk", "A B C D E", "3", True, id="four twos below the three"),
        pytest.param("agurk", "A B C D E F", "3", False, id="not five twos"),
        pytest.param("ogorek", "A B C D E", "2", True, id="four low aces below the two"),
        pytest.param("ogorek", "A B C D E F", "2", False, id="not five low aces"),
        pytest.param("ogorek", "A B", "A", False, id="nothing below a low ace"),
        pytest.param("kurko", "A B C D E F G", "2", True, id="jokers low too"),
        pytest.param("five-cucumbers", "A B C D", "2", True, id="four 1s below the 2"),
        pytest.param("gurka-iceland", "A B C D", "6C", True, id="all below the top card"),
        pytest.param("gurka-iceland", "A B", "2", False, id="the top card is not below the two"),
    ],
)
def test_how_many_lower_cards_there_are(variant: str, names: str, card: str, ok: bool) -> None:
    table = table_of(variant, names)
    act = outcome(names[0], card, doubling_card_played=True if variant == "five-cucumbers" else None)
    if ok:
        assert after(table, act).hands == 1
    else:
        assert one_violation(table, act).code == "others_must_have_lower_cards"


def test_kept_cards_are_no_lower_cards() -> None:
    table = table_after("twenty-two", "Ann 2 Bo 2 Cy 2", "Ann 2 Bo 3 Cy 3")
    assert [len(player.kept) for player in table.players] == [1, 2, 2]
    slip = one_violation(table, outcome("Ann", "3"))
    assert words(slip) == (
        "Bo and Cy must have had lower cards than the 3, but only 1 card is lower. Who else had a 3?"
    )
    assert after(table, outcome("Ann", "3", tied=["Bo"])).hands == 3


@pytest.mark.parametrize(
    ("variant", "options", "card"),
    [
        pytest.param("twenty-two", {"pack.jokers": 2, "pack.joker_rank": "as_ace"}, "A", id="ace or joker"),
        pytest.param(
            "twenty-two", {"pack.jokers": 2, "pack.joker_rank": "as_ace"}, "joker", id="joker or ace"
        ),
        pytest.param("twenty-two", BLACK_SEVENS, "7S", id="black sevens"),
    ],
)
def test_a_tie_of_different_cards_that_stay_face_up(variant: str, options: Any, card: str) -> None:
    table = table_of(variant, options=options)
    slip = one_violation(table, outcome("Ann", card, tied=["Bo"]))
    assert (slip.path, slip.code) == ("/outcome/tied", "last_trick_must_be_given")
    assert after(table, outcome("Ann", card)).hands == 1
    assert after(table, outcome("Ann", "K", tied=["Bo"])).hands == 1


def test_only_the_payers_cards_stay_face_up() -> None:
    options = {"pack.jokers": 2, "pack.joker_rank": "as_ace", "last_trick.payers": "taker"}
    table = table_of("twenty-two", options=options)
    assert after(table, outcome("Ann", "A", tied=["Bo"])).hands == 1


def test_a_tie_of_top_cards_costs_all_of_them_the_same() -> None:
    options = BLACK_SEVENS | {"score": "running", "last_trick.payers": "all_tied", "limit.points": 50}
    table = table_of("gurka-iceland", options=options)
    full = after(table, hand("Ann 7S Bo 7C Cy 3"))
    assert [player.score for player in full.players] == [21, 21, 0]
    # To ask for the cards, as where they stay face up, would be as good.
    short = after(table, outcome("Bo", "7C", tied=["Ann"]))
    assert [player.score for player in short.players] == [21, 21, 0]


def test_nobody_ties_with_a_card_there_is_one_of() -> None:
    slip = one_violation(table_of("gurka-iceland"), outcome("Ann", "6C", tied=["Bo"]))
    assert (slip.path, slip.code) == ("/outcome/tied", "pack_must_hold_the_cards")
    assert words(slip) == "2 players cannot have had a 6♣ or its equal: the pack has 1."


@pytest.mark.parametrize(
    ("card", "tied", "doubling", "message"),
    [
        ("1", ["Bo", "Cy"], True, None),
        ("1", ["Bo", "Cy"], False, "Somebody must have played a 1: there is no other card left."),
        ("2", [], True, None),
        ("2", [], False, "Somebody must have played a 1: there is no other card left."),
        ("2", ["Bo", "Cy"], False, None),
        ("2", ["Bo", "Cy"], True, "Nobody can have played a 1: nobody had a lower card."),
        ("3", [], False, None),
        ("3", [], True, None),
        ("15", ["Bo"], True, None),
    ],
)
def test_whether_a_doubling_card_can_have_been_played(
    card: str, tied: list[str], doubling: bool, message: str | None
) -> None:
    table, act = table_of("five-cucumbers"), outcome("Ann", card, tied=tied, doubling_card_played=doubling)
    if message is None:
        assert after(table, act).hands == 1
    else:
        slip = one_violation(table, act)
        assert (slip.path, slip.code) == ("/outcome/doubling_card_played", "doubling_must_fit_the_cards")
        assert (words(slip), slip.expected) == (message, not doubling)


def test_a_doubling_card_may_be_equal_to_the_takers() -> None:
    options = {"pack.low_in_last_trick": ["A", "2"], "last_trick.doubled_by": "2"}
    table = table_of("ogorek", options=options)
    assert after(table, hand("Ann 2 Bo A Cy A")).hands == 1
    assert after(table, outcome("Cy", "A", tied=["Ann", "Bo"], doubling_card_played=True)).hands == 1


def test_aces_and_jokers_tie_in_the_short_form() -> None:
    options = {"pack.jokers": 2, "pack.joker_rank": "as_ace"}
    table = table_of("gurka-norway", "Ann Bo Cy Di Ed", options)
    tied = ["Bo", "Cy", "Di", "Ed"]
    assert after(table, hand("Ann A Bo A Cy A Di joker Ed A")).hands == 1
    assert after(table, outcome("Ann", "A", tied=tied)).hands == 1

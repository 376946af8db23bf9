"""Hands by their last trick: what is taken, and every slip with the place it is at."""

import pytest

from referee.errors import NotationError
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.table.table import Table
from tests.refusals import words
from tests.tables import after, hand, one_violation, outcome, refused, table_of

FOUR = "Ann Bo Cy Di"
BLACK_SEVENS = {"pack.top_cards": [{"cards": ["7S", "7C"], "points": 21}]}


def table_after(variant: str, *hands: str, names: str = "Ann Bo Cy") -> Table:
    return after(table_of(variant, names), *[hand(plays) for plays in hands])


# What is taken.


@pytest.mark.parametrize(
    "plays",
    ["Ann 5 Bo 9 Cy 9", "Bo 5 Cy 9 Ann 9", "Cy 5 Ann 9 Bo 9", "p1 5 p2 9 p3 9", "ANN q♠ bo t Cy Jh"],
)
def test_a_trick_may_begin_anywhere_and_runs_clockwise(plays: str) -> None:
    assert play(table_of("agurk"), hand(plays)).facts["number"] == 1


def test_a_hand_is_kept_by_ids_and_canonical_cards() -> None:
    step = play(table_of("agurk"), hand("bo t Cy q♠ ANN 3"))
    assert step.act == {
        "kind": "hand",
        "last_trick": [
            {"player": "p2", "card": "10"},
            {"player": "p3", "card": "QS"},
            {"player": "p1", "card": "3"},
        ],
        "calls": {},
    }


def test_an_outcome_is_kept_by_ids_and_canonical_cards() -> None:
    step = play(table_of("agurk", FOUR), outcome("cy", "t", tied=["Di", "Ann"]))
    assert step.act == {
        "kind": "hand",
        "outcome": {
            "taker": "p3",
            "card": "10",
            "tied": ["p1", "p4"],
            "doubling_card_played": False,
            "lowest": None,
        },
        "calls": {},
    }


def test_calls_and_exchanges_are_kept() -> None:
    rassi = {"Bo": {"free": True, "multiplier": 2}, "Ann": {}}
    exchange = [{"player": "Bo", "count": 6}, {"player": "p1", "count": 0}]
    act = hand("Ann 5 Bo 9 Cy 7", calls={"rassi": rassi}, exchange=exchange)
    step = play(table_of("rassi"), act)
    assert step.act["calls"] == {
        "rassi": {"p1": {"free": False, "multiplier": 1}, "p2": {"free": True, "multiplier": 2}}
    }
    assert step.act["exchange"] == [{"player": "p2", "count": 6}, {"player": "p1", "count": 0}]


def test_a_kept_hand_reads_back_as_itself() -> None:
    for act in (
        hand("Ann 5 Bo 9 Cy 7", calls={"rassi": {"Bo": {"multiplier": 4}}}),
        outcome("Bo", "9", tied=["Cy"], calls={"rassi": {"Bo": {"free": True}}}),
    ):
        table = table_of("rassi")
        step = play(table, act)
        assert play(table, step.act) == step


def test_what_is_left_empty_counts_as_not_said() -> None:
    table = table_of("agurk")
    act = hand("Ann 5 Bo 9 Cy 7", calls=None, exchange=None, outcome=None)
    assert play(table, act) == play(table, hand("Ann 5 Bo 9 Cy 7"))
    bare = outcome("Bo", "9", tied=None, lowest=None, doubling_card_played=None)
    assert play(table, bare) == play(table, outcome("Bo", "9"))
    no_calls = hand("Ann 5 Bo 9 Cy 7", calls={"kontra": None, "rassi": {}})
    assert play(table, no_calls) == play(table, hand("Ann 5 Bo 9 Cy 7"))


# The players.


def test_a_list_that_runs_the_wrong_way() -> None:
    slip = one_violation(table_of("agurk", FOUR), hand("Bo 3 Ann 5 Di 9 Cy 4"))
    assert (slip.path, slip.code) == ("/last_trick/1/player", "players_must_be_clockwise")
    assert words(slip) == "The list runs anticlockwise: after Bo comes Cy, to the left, not Ann."
    assert slip.expected == ["p2", "p3", "p4", "p1"]


def test_a_list_out_of_order() -> None:
    slip = one_violation(table_of("agurk", FOUR), hand("Ann 3 Bo 5 Di 9 Cy 4"))
    assert (slip.path, slip.code) == ("/last_trick/2/player", "players_must_be_clockwise")
    assert words(slip) == "The list is out of order: after Bo comes Cy, to the left, not Di."
    assert slip.expected == ["p1", "p2", "p3", "p4"]


def test_a_player_who_is_skipped() -> None:
    slip = one_violation(table_of("agurk", FOUR), hand("Ann 3 Bo 5 Di 9"))
    assert (slip.path, slip.code) == ("/last_trick", "every_player_must_appear")
    assert words(slip) == "Cy is missing. In are Ann, Bo, Cy and Di, each with one card."


def test_skipped_and_the_wrong_way_round() -> None:
    slips = refused(table_of("agurk", "Ann Bo Cy Di Ed"), hand("Di 3 Cy 5 Bo 6 Ann 9"))
    assert [slip.code for slip in slips] == ["every_player_must_appear", "players_must_be_clockwise"]
    assert words(slips[0]).startswith("Ed is missing.")
    assert "after Di comes Ann, to the left, not Cy" in words(slips[1])


def test_nothing_at_all() -> None:
    with pytest.raises(NotationError) as caught:
        play(table_of("agurk"), {"kind": "hand"})
    assert [(slip.path, slip.code) for slip in caught.value.violations] == [("", "hand_must_have_one_form")]


def test_an_outcome_without_its_taker() -> None:
    with pytest.raises(NotationError) as caught:
        play(table_of("agurk"), {"kind": "hand", "outcome": {"card": "9"}})
    assert [(slip.path, slip.code) for slip in caught.value.violations] == [
        ("/outcome/taker", "field_must_be_given")
    ]


def test_a_player_listed_twice() -> None:
    slip = one_violation(table_of("agurk"), hand("Ann 3 Bo 5 Cy 9 p1 9"))
    assert (slip.path, slip.code) == ("/last_trick/3/player", "player_must_appear_once")
    assert words(slip) == "Ann is listed twice; each player has one card in the last trick."


def test_a_player_listed_twice_instead_of_another() -> None:
    slips = refused(table_of("agurk"), hand("Ann 3 Bo 5 Bo 9"))
    assert [slip.code for slip in slips] == ["player_must_appear_once", "every_player_must_appear"]
    assert words(slips[1]).startswith("Cy is missing.")


def test_a_player_who_is_out() -> None:
    table = after(table_of("gurka-norway", FOUR, scores="0 20"), hand("Ann 2 Bo 5 Cy 3 Di 4"))
    slip = one_violation(table, hand("Ann 3 Bo 5 Cy 9 Di 4"))
    assert (slip.path, slip.code) == ("/last_trick/1/player", "player_must_be_in")
    assert words(slip) == "Bo is out of the game. In are Ann, Cy and Di."
    assert slip.expected == ["p1", "p3", "p4"]
    assert after(table, hand("Cy 3 Di 5 Ann 9")).hands == 2


def test_with_a_mark_everyone_plays_on() -> None:
    table = after(table_of("kurko", scores="0 28"), hand("Ann 2 Bo 5 Cy 3"))
    assert words(one_violation(table, hand("Ann 3 Cy 9"))).startswith("Bo is missing.")
    assert after(table, hand("Ann 3 Bo 9 Cy 2")).hands == 2


def test_a_player_nobody_knows() -> None:
    slip = one_violation(table_of("agurk"), hand("Ann 3 Bob 5 Cy 9"))
    assert (slip.path, slip.code, slip.given) == ("/last_trick/1/player", "player_must_be_known", "Bob")
    assert words(slip) == "Nobody here is “Bob”. The players are p1 Ann, p2 Bo, p3 Cy."
    assert slip.expected == ["p1", "p2", "p3"]


@pytest.mark.parametrize("text", ["p0", "p4", "1", ""])
def test_what_is_neither_an_id_nor_a_name(text: str) -> None:
    slip = one_violation(table_of("agurk"), outcome(text, "9"))
    assert (slip.path, slip.code) == ("/outcome/taker", "player_must_be_known")


def test_a_name_that_two_players_have() -> None:
    table = table_of("agurk", "Ann Bo ann")
    slip = one_violation(table, hand("Ann 3 Bo 5 p3 9"))
    assert (slip.path, slip.code) == ("/last_trick/0/player", "player_must_be_unambiguous")
    assert words(slip) == "“Ann” is the name of 2 players. Say which: p1 Ann, p2 Bo, p3 ann."
    assert after(table, hand("p1 3 Bo 5 p3 9")).hands == 1


def test_an_id_counts_before_a_name() -> None:
    assert play(table_of("agurk", "p2 Bo Cy"), outcome("p2", "9")).facts["taker"] == "p2"


# The cards.


def test_text_that_is_no_card() -> None:
    slip = one_violation(table_of("agurk"), hand("Ann 3 Bo X Cy 9"))
    assert (slip.path, slip.code) == ("/last_trick/1/card", "card_must_be_readable")
    assert words(slip).startswith("“X” is not a card.")


@pytest.mark.parametrize(
    ("variant", "card", "message"),
    [
        ("agurk", "15", "This pack has no 15. It has 2 to ace."),
        ("agurk", "joker", "This pack has no joker. It has 2 to ace."),
        ("kurko", "1", "This pack has no 1. It has 2 to ace and 2 jokers."),
        ("five-cucumbers", "A", "This pack has no ace. It has 1 to 15."),
        ("five-cucumbers", "6C", "This pack has no 6♣. It has 1 to 15."),
    ],
)
def test_a_card_that_is_not_in_the_pack(variant: str, card: str, message: str) -> None:
    slip = one_violation(table_of(variant), hand(f"Ann 3 Bo 5 Cy {card}"))
    assert (slip.path, slip.code, words(slip)) == ("/last_trick/2/card", "not_in_pack", message)


def test_a_suit_that_matters() -> None:
    slip = one_violation(table_of("gurka-iceland"), hand("Ann 3 Bo 6 Cy 9"))
    assert (slip.path, slip.code) == ("/last_trick/1/card", "suit_must_be_given")
    assert words(slip) == "Which 6? The 6♣ ranks above everything, so the suit must be given here."


def test_two_suits_that_matter() -> None:
    table = table_of("gurka-iceland", options=BLACK_SEVENS)
    assert "The 7♠ and 7♣ rank" in words(one_violation(table, outcome("Ann", "7")))


@pytest.mark.parametrize("plays", ["Ann 3 Bo 6H Cy 9", "Ann 3 Bo 6C Cy 6D", "Ann 3 Bo 7 Cy 9"])
def test_other_suits_need_not_be_given(plays: str) -> None:
    assert after(table_of("gurka-iceland"), hand(plays)).hands == 1


def test_a_fifth_king() -> None:
    slip = one_violation(table_of("agurk", "Ann Bo Cy Di Ed"), hand("Ann K Bo KS Cy K Di K Ed K"))
    assert (slip.path, slip.code) == ("/last_trick/4/card", "pack_must_hold_the_cards")
    assert (words(slip), slip.expected) == ("5 × king in this trick, but the pack has 4.", 4)


def test_four_kings_are_in_the_pack() -> None:
    assert after(table_of("agurk", FOUR), hand("Ann K Bo KS Cy K Di KD")).hands == 1


def test_the_same_card_twice() -> None:
    slip = one_violation(table_of("agurk"), hand("Ann KS Bo KS Cy 3"))
    assert (slip.path, slip.code) == ("/last_trick/1/card", "pack_must_hold_the_cards")
    assert words(slip) == "2 × K♠ in this trick, but the pack has 1."


def test_the_same_card_twice_from_two_packs() -> None:
    table = table_of("twenty-six")
    assert after(table, hand("Ann KS Bo KS Cy 3")).hands == 1
    slip = one_violation(table, hand("Ann KS Bo KS Cy KS"))
    assert words(slip) == "3 × K♠ in this trick, but the pack has 2."


def test_a_joker_too_many() -> None:
    slip = one_violation(table_of("kurko"), hand("Ann joker Bo joker Cy joker"))
    assert words(slip) == "3 × joker in this trick, but the pack has 2."


def test_a_card_that_lies_face_up() -> None:
    table = table_after("gurka-iceland", "Ann 3 Bo KS Cy 4")
    slip = one_violation(table, hand("Ann 3 Bo 5 Cy KS"))
    assert (slip.path, slip.code) == ("/last_trick/2/card", "card_must_not_lie_face_up")
    assert words(slip) == (
        "1 × K♠ in this trick, but only 0 can be: the pack has 1, and face up they lie before Bo (1)."
    )


def test_ranks_that_lie_face_up() -> None:
    table = table_after("twenty-two", "Ann 5 Bo 5 Cy 2")
    assert after(table, hand("Ann 5 Bo 5 Cy 2")).hands == 2
    slip = one_violation(table, hand("Ann 5 Bo 5 Cy 5"))
    assert (slip.path, slip.code) == ("/last_trick/2/card", "card_must_not_lie_face_up")
    assert words(slip) == (
        "3 × 5 in this trick, but only 2 can be: "
        "the pack has 4, and face up they lie before Ann (1) and Bo (1)."
    )


def test_a_rank_wholly_face_up_is_no_hindrance_to_others() -> None:
    table = table_after("twenty-two", "Ann 3 Bo 3 Cy 2", "Ann 3 Bo 3 Cy 2")
    assert [len(player.kept) for player in table.players] == [2, 2, 0]
    assert after(table, hand("Ann 4 Bo 6 Cy 2")).hands == 3


def test_a_path_is_a_json_pointer() -> None:
    table = table_of("rassi", "A/B Bo~ Cy")
    slip = one_violation(table, hand("A/B 3 Bo~ 5 Cy 9", calls={"rassi": {"A/B": {"multiplier": 3}}}))
    assert slip.path == "/calls/rassi/A~1B/multiplier"


# Together.


def test_all_slips_are_told_at_once() -> None:
    act = hand(
        "Ann 5 Di 15 Cy X",
        calls={"kontra": "Bo"},
        exchange=[{"player": "Ed", "count": 1}],
    )
    slips = refused(table_of("twenty-two", FOUR), act)
    assert {slip.code for slip in slips} == {
        "not_in_pack",
        "card_must_be_readable",
        "every_player_must_appear",
        "players_must_be_clockwise",
        "call_must_be_in_rules",
        "player_must_be_known",
    }


def test_all_slips_of_the_short_form_are_told_at_once() -> None:
    act = outcome("Ed", "Q?", tied=["Ann", "Ann"], lowest="Flo", calls={"kontra": "Bo"})
    codes = [slip.code for slip in refused(table_of("norwegian"), act)]
    assert sorted(codes) == [
        "call_must_be_in_rules",
        "card_must_be_readable",
        "player_must_appear_once",
        "player_must_be_known",
        "player_must_be_known",
    ]


def test_a_refused_hand_changes_nothing() -> None:
    table = table_of("agurk")
    refused(table, hand("Ann 3 Bo 5"))
    assert table == table_of("agurk")

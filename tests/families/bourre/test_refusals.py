"""What cannot have been is refused, with everything that is wrong, where, and what would fit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.errors import ConflictError, RulesError, Violation
from referee.families.acts import ADJUSTMENT, END, JOIN, ROUND, WITHDRAWAL
from referee.families.bourre.family import BOURRE
from referee.families.protocol import Seating
from tests.families.bourre.games import AUDITED, NAMES, Game, stayers, tricks
from tests.refusals import words

THREE = {"taken": {"p1": 3, "p2": 2, "p3": 0}}
LONG = {"trump": {"card": "7H"}, "stay": stayers("p1", "p2", "p3"), "tricks": AUDITED}
LEGAL = LONG | {"accept_infractions": True}


def refused(game: Game, kind: str = ROUND, **act: Any) -> list[Violation]:
    before, accounts = game.table, dict(game.accounts)
    with pytest.raises(RulesError) as caught:
        game.act(kind, **act)
    assert (game.table, game.accounts) == (before, accounts)
    assert all(wrong.code in BOURRE.codes or wrong.code in COMMON for wrong in caught.value.violations)
    return [*caught.value.violations]


COMMON = {
    "player_must_be_known",
    "player_must_appear_once",
    "card_must_be_readable",
    "not_in_pack",
    "suit_must_be_given",
    "pack_must_hold_the_cards",
    "players_must_be_clockwise",
    "total_must_match_the_cards",
}


def only(game: Game, **hand: Any) -> Violation:
    (wrong,) = refused(game, **hand)
    return wrong


def with_trick(number: int, trick: str) -> dict[str, Any]:
    """The long hand with another trick of this number."""
    return LEGAL | {"tricks": [*AUDITED[: number - 1], *tricks(trick), *AUDITED[number:]]}


@pytest.mark.parametrize(
    ("hand", "path", "code", "says"),
    [
        (THREE | {"away": ["p3"]}, "/taken/p3", "player_must_be_at_the_table", "Cy is not at the table"),
        (THREE | {"away": ["Zoe"]}, "/away/0", "player_must_be_known", "Nobody here is “Zoe”"),
        (
            THREE | {"stay": stayers("p1", "p2", "p3", "Ann")},
            "/stay/3/player",
            "player_must_appear_once",
            "Ann",
        ),
        (THREE | {"away": ["p4", "Di"]}, "/away/1", "player_must_appear_once", "Di is named twice"),
        ({"taken": {"p1": 3, "Ann": 2, "p2": 0}}, "/taken/Ann", "player_must_appear_once", "Ann"),
        ({"away": ["p1", "p2", "p3"], "stay": []}, "/away", "two_must_be_at_the_table", "there is only Di"),
        ({"stay": stayers("p1", "p2")}, "/taken", "hand_must_have_one_form", "winner, not none"),
        (LONG | THREE, "/tricks", "hand_must_have_one_form", "not taken and tricks"),
        ({}, "/stay", "hand_must_have_one_form", "Say who stays"),
        ({"stay": stayers("p1"), "taken": {"p1": 5}}, "/taken", "nobody_can_have_played", "only Ann stays"),
        ({"stay": [], "tricks": AUDITED}, "/tricks", "nobody_can_have_played", "nobody stays"),
        (THREE | {"stay": stayers("p1", "p2")}, "/taken", "tricks_taken_must_be_told", "Ann and Bo"),
        (
            {"taken": {"p1": 3, "p2": 1}},
            "/taken",
            "tricks_must_add_up",
            "There are 5 tricks in a hand, and 4",
        ),
        ({"taken": {"p1": 7, "p2": -2}}, "/taken", "tricks_must_add_up", "Bo cannot"),
        (LEGAL | {"trump": None}, "/trump", "trump_must_be_told", "Which suit is trumps"),
        (LEGAL | {"trump": {"card": "7"}}, "/trump/card", "suit_must_be_given", "7C, 7D, 7H, 7S"),
        (LEGAL | {"trump": {"suit": "X"}}, "/trump/suit", "suit_must_be_given", "“X” is no suit"),
        (LEGAL | {"trump": {"card": "joker"}}, "/trump/card", "not_in_pack", "no joker"),
        (LEGAL | {"trump": {"card": "Z"}}, "/trump/card", "card_must_be_readable", "“Z” is not a card"),
        (LEGAL | {"tricks": AUDITED[:4]}, "/tricks", "hands_must_be_of_one_size", "5 tricks, not 4"),
        (with_trick(1, "p1 KS, p2 QS"), "/tricks/0", "hands_must_be_of_one_size", "Cy did not play"),
        (
            with_trick(1, "p1 KS, p3 AS, p2 QS"),
            "/tricks/0/1/player",
            "players_must_be_clockwise",
            "In trick 1 Ann, Bo and Cy play in this order, not Ann, Cy and Bo",
        ),
        (
            with_trick(3, "p1 9C, p2 10C, p3 8C"),
            "/tricks/2/0/player",
            "players_must_be_clockwise",
            "In trick 3 Cy, Ann and Bo play in this order",
        ),
        (
            with_trick(1, "p1 KS, p2 QS, p4 AS"),
            "/tricks/0/2/player",
            "hands_must_be_of_one_size",
            "Di does not stay. To a trick play Ann, Bo and Cy.",
        ),
        (
            with_trick(1, "p1 KS, p2 QS, p4 AS") | {"away": ["p4"]},
            "/tricks/0/2/player",
            "player_must_be_at_the_table",
            "Di is not at the table for this hand",
        ),
        (
            {"taken": {"p1": 5, "Zoe": 0}, "trump": {"card": "AH"}},
            "/taken/Zoe",
            "player_must_be_known",
            "Zoe",
        ),
        (THREE | {"stay": stayers("p1", "p2", "Zoe")}, "/stay/2/player", "player_must_be_known", "Zoe"),
        (
            {"away": ["p1", "p2", "p3", "p4"], "stay": []},
            "/away",
            "two_must_be_at_the_table",
            "there is nobody.",
        ),
        (with_trick(2, "p3 KD, p1 3D, p2 AS"), "/tricks", "pack_must_hold_the_cards", "one A♠"),
        (LEGAL | {"trump": {"card": "KH"}}, "/trump/card", "upcard_must_be_the_dealers", "Bo played it"),
        (THREE | {"split": True}, "/split", "split_must_be_agreed", "nothing to agree on"),
        (THREE | {"ante": 2}, "/ante", "ante_must_be_the_dealers_choice", "The ante is 1"),
        (
            THREE | {"faults": [{"player": "p1", "kind": "yelling"}]},
            "/faults/0/kind",
            "fault_must_be_known",
            "“yelling” is no fault",
        ),
        (
            THREE | {"faults": [{"player": "Zoe", "kind": "renege"}]},
            "/faults/0/player",
            "player_must_be_known",
            "Nobody here is “Zoe”",
        ),
        (
            THREE | {"faults": [{"player": "p4", "kind": "corrected"}]},
            "/faults/0",
            "fault_must_be_found",
            "Di played no card",
        ),
        (
            {"stay": stayers("p2"), "faults": [{"player": "p2", "kind": "renege"}]},
            "/faults/0",
            "fault_must_be_found",
            "Bo played no card",
        ),
        (
            THREE | {"faults": [{"player": "p1", "kind": "out_of_turn", "trick": 6}]},
            "/faults/0",
            "fault_must_be_found",
            "there are 5",
        ),
        (
            LEGAL | {"faults": [{"player": "p1", "kind": "renege"}]},
            "/faults/0",
            "fault_must_be_found",
            "the trick is not told",
        ),
        (
            LEGAL | {"faults": [{"player": "p2", "kind": "renege", "trick": 1}]},
            "/faults/0",
            "fault_must_be_found",
            "Bo played by the rules in trick 1",
        ),
        (LONG, "/tricks/3", "tricks_must_be_legal", "4♥ may not be played"),
        (
            THREE | {"stay": [{"player": "p1", "draws": 6}, *stayers("p2", "p3")]},
            "/stay/0/draws",
            "draws_must_be_allowed",
            "0 to 5 cards, not 6",
        ),
        (
            THREE | {"stay": [{"player": "p1", "draws": -1}, *stayers("p2", "p3")]},
            "/stay/0/draws",
            "draws_must_be_allowed",
            "not -1",
        ),
    ],
)
def test_a_hand_that_cannot_have_been(hand: dict[str, Any], path: str, code: str, says: str) -> None:
    game = Game(players=4, dealer="p3")
    given = {name: value for name, value in hand.items() if value is not None}
    wrong = only(game, **given)
    assert (wrong.path, wrong.code) == (path, code)
    assert says in words(wrong)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    wrong = refused(
        Game(players=4),
        stay=[{"player": "p1", "draws": 9}, {"player": "Zoe"}, {"player": "p2"}],
        taken={"p1": 2, "p2": 1},
        trump={"card": "joker"},
        faults=[{"player": "p1", "kind": "yelling"}, {"player": "p3", "kind": "corrected"}],
        ante=3,
        split=False,
    )
    assert {violation.code for violation in wrong} == {
        "draws_must_be_allowed",
        "player_must_be_known",
        "tricks_must_add_up",
        "not_in_pack",
        "fault_must_be_known",
        "fault_must_be_found",
        "ante_must_be_the_dealers_choice",
        "split_must_be_agreed",
    }


@pytest.mark.parametrize(
    ("must", "trump", "obliged"),
    [
        ("dealer_with_ace", {"card": "AH"}, True),
        ("dealer_with_ace", {"card": "KH"}, False),
        ("dealer_with_ace", {"suit": "H"}, False),
        ("dealer", None, True),
        ("ace_holder", {"card": "AH"}, True),
        ("ace_holder", {"card": "KH"}, False),
        ("nobody", {"card": "AH"}, False),
    ],
)
def test_the_dealer_who_has_to_stay_does(must: str, trump: dict[str, str] | None, obliged: bool) -> None:
    game = Game(players=3, stay={"must": must})
    hand = {"stay": stayers("p1"), **({} if trump is None else {"trump": trump})}
    if obliged:
        assert only(game, **hand).code == "dealer_must_stay"
    else:
        game.act(ROUND, **hand)


def test_in_a_play_off_nobody_has_to_stay() -> None:
    game = Game(players=3, stay={"must": "dealer"}, pot={"tie": "play_off"})
    game.hand(2, 1, 2)
    assert game.alone("p3")["winners"] == ["p3"]


def test_a_play_off_is_for_the_tied() -> None:
    game = Game(players=4, pot={"tie": "play_off"})
    game.hand(2, 2, 1, None)
    wrong = only(game, taken={"p2": 3, "p3": 2})
    assert (wrong.code, wrong.expected) == ("stayers_must_be_among_the_tied", ["p1", "p2"])


def test_nobody_names_an_ante_in_a_play_off() -> None:
    game = Game(players=4, pot={"tie": "play_off"}, ante={"chosen": True})
    game.hand(2, 2, 1, None)
    wrong = only(game, taken={"p1": 3, "p2": 2}, ante=5)
    assert (wrong.path, wrong.code) == ("/ante", "ante_must_be_the_dealers_choice")
    assert "Bo play off the pot, and nobody antes" in words(wrong)
    game.hand(3, 2, None, None)
    assert game.act(ROUND, taken={"p1": 3, "p2": 2}, ante=5).act["ante"] == 5


def test_what_was_against_the_rules_can_be_called_or_accepted() -> None:
    wrong = only(Game(players=3), **LONG)
    assert wrong.expected == ["faults", "accept_infractions"]
    # Whoever reads it at the table knows no names of fields.
    assert "_" not in words(wrong)


def test_the_stock_must_suffice_where_nothing_is_shuffled_in() -> None:
    stay = [{"player": f"p{at}", "draws": 5} for at in (1, 2, 3)]
    tricks_taken = {"p1": 3, "p2": 2, "p3": 0}
    assert (
        only(Game(players=8, draw={"reshuffle": False}), stay=stay, taken=tricks_taken).code
        == "stock_must_suffice"
    )
    assert Game(players=8).act(ROUND, stay=stay, taken=tricks_taken).act["stay"] == stay


@pytest.mark.parametrize(("players", "most"), [(6, 4), (7, 3), (8, 2), (5, 5)])
def test_at_larger_tables_fewer_cards_are_drawn(players: int, most: int) -> None:
    larger = [{"players": at, "at_most": 10 - at} for at in (6, 7, 8)]
    game = Game(players=players, draw={"from": larger})
    assert game.coming["draws_at_most"] == most
    wrong = only(game, stay=[{"player": "p1", "draws": most + 1}])
    assert (wrong.code, wrong.expected) == ("draws_must_be_allowed", most)
    game.act(ROUND, stay=[{"player": "p1", "draws": most}])


@pytest.mark.parametrize(
    ("house", "holder", "code"),
    [
        ({"trump": "next_card"}, "p3", "upcard_must_be_the_dealers"),
        ({"trump": "dealers_sixth"}, "p2", "upcard_must_be_the_dealers"),
        ({"trump": "dealers_sixth"}, "p3", None),
        ({"trump": "shown_before"}, "p2", None),
        ({"trump": "dealer_names"}, "p2", None),
        ({"trump": "dealers_last"}, "p3", None),
    ],
)
def test_whose_the_upcard_is(house: dict[str, str], holder: str, code: str | None) -> None:
    card = {"p3": "7H", "p2": "KH"}[holder]
    game = Game(players=3, deal=house, stay={"must": "nobody"})
    hand = LEGAL | {"trump": {"card": card}}
    if code:
        assert only(game, **hand).code == code
    else:
        assert game.act(ROUND, **hand).facts["taken"] == {"p1": 1, "p2": 2, "p3": 2}


@pytest.mark.parametrize(("draws", "fits"), [(0, False), (1, True), (None, True)])
def test_a_dealer_who_drew_none_still_has_the_upcard(draws: int | None, fits: bool) -> None:
    dealer = {"player": "p3"} | ({} if draws is None else {"draws": draws})
    hand = LEGAL | {"trump": {"card": "2H"}, "stay": [*stayers("p1", "p2"), dealer]}
    game = Game(players=3)
    if fits:
        game.act(ROUND, **hand)
    else:
        assert only(game, **hand).code == "upcard_must_be_the_dealers"


def test_cards_thrown_away_are_read_and_kept() -> None:
    game = Game(players=3)
    stored = game.act(ROUND, **LEGAL, discards={"Bo": ["3c", "4♦"]}).act
    assert stored["discards"] == {"p2": ["3C", "4D"]}
    wrong = refused(Game(players=3), **LEGAL, discards={"p2": ["3C", "3C"], "Zoe": [], "p1": ["1"]})
    assert [(violation.path, violation.code) for violation in wrong] == [
        ("/discards/Zoe", "player_must_be_known"),
        ("/discards/p1/0", "not_in_pack"),
        ("/discards/p2", "pack_must_hold_the_cards"),
    ]


def test_tricks_alone_tell_who_stays() -> None:
    assert Game(players=3).act(ROUND, tricks=AUDITED, trump={"suit": "H"}, accept_infractions=True).act[
        "stay"
    ] == stayers("p1", "p2", "p3")


# Acts that are no hands.


def conflict(game: Game, kind: str, **members: Any) -> ConflictError:
    before = game.table
    with pytest.raises(ConflictError) as caught:
        game.act(kind, **members)
    assert game.table == before
    return caught.value


@pytest.mark.parametrize(
    ("points", "code", "says"),
    [
        (0, "pot_must_cover_it", "An adjustment of 0 moves no chips"),
        (5, "pot_must_cover_it", "There are 4 chips in the pot"),
        (-11, "chips_must_suffice", "Ann has 10 chips"),
    ],
)
def test_an_adjustment_moves_chips_that_are_there(points: int, code: str, says: str) -> None:
    game = Game(players=4, chips={"start": 11, "short": "out"})
    game.passed()
    (wrong,) = refused(game, ADJUSTMENT, player="p1", points=points, reason="no")
    assert (wrong.code, wrong.given) == (code, points)
    assert says in words(wrong)


def test_an_adjustment_moves_them_either_way() -> None:
    game = Game(players=4)
    game.passed()
    game.act(ADJUSTMENT, player="Ann", points=4, reason="won a bet")
    game.act(ADJUSTMENT, player="p2", points=-7, reason="broke a glass")
    assert (game.nets, game.table.pot) == ([3, -8, -1, -1], 7)


def test_more_chips_than_can_be_counted_are_refused_and_the_game_can_end() -> None:
    game = Game(players=8, ante={"chips": 10_000})
    tricks_taken = {"p1": 5} | {f"p{at}": 0 for at in range(2, 9)}
    for _ in range(2):
        game.act(ROUND, taken=tricks_taken)
    assert game.table.pot == 7 * (7 * 80_000 + 10_000)
    wrong = only(game, taken=tricks_taken)
    assert (wrong.path, wrong.code, wrong.expected) == ("", "chips_must_be_in_range", 10_000_000)
    assert "28,000,000 chips in the pot" in words(wrong)
    game.act(ROUND, taken={"p1": 5, "p2": 0})
    game.act(END, reason="agreed")


def test_nobody_is_up_or_down_by_more_than_can_be_counted() -> None:
    game = Game(players=2)
    for _ in range(100):
        game.act(ADJUSTMENT, player="p1", points=-100_000, reason="on the house")
    wrong = refused(game, ADJUSTMENT, player="p1", points=-1, reason="one more")
    assert [violation.code for violation in wrong] == ["chips_must_be_in_range"]
    game.act(ADJUSTMENT, player="p2", points=100_000, reason="found them")
    (violation,) = refused(game, ADJUSTMENT, player="p1", points=-1, reason="one more")
    assert "10,000,001 chips for Ann" in words(violation)


def test_who_is_out_or_gone_takes_no_part() -> None:
    game = Game(players=4)
    game.act(WITHDRAWAL, player="p4")
    assert only(game, taken={"p1": 3, "p2": 2, "p4": 0}).code == "player_must_be_at_the_table"
    assert only(game, stay=[], away=["p4"]).code == "player_must_be_at_the_table"
    assert conflict(game, "dealer", player="p4").code == "player_must_be_in"
    assert conflict(game, ADJUSTMENT, player="p4", points=-1, reason="late").code == "player_must_be_in"
    assert conflict(game, WITHDRAWAL, player="Di").code == "player_must_be_here"
    (wrong,) = refused(game, "dealer", player="Zoe")
    assert wrong.code == "player_must_be_known"


def test_nothing_follows_the_end() -> None:
    game = Game(players=3)
    game.hand(3, 2, None)
    game.act(END, reason="agreed")
    assert "Ann won" in words(conflict(game, JOIN, name="Zoe"))
    other = Game(players=3)
    other.act(END, reason="abandoned")
    assert "abandoned" in words(conflict(other, ROUND, stay=[]))


def test_no_more_players_than_the_rules_are_for() -> None:
    game = Game(players=8)
    assert conflict(game, JOIN, name="Zoe").code == "players_must_be_in_range"
    game.act(WITHDRAWAL, player="p3")
    assert game.act(JOIN, name="Zoe").facts == {"player": "p9"}


@pytest.mark.parametrize(
    ("seating", "code"),
    [
        (Seating(NAMES[:3], leader="p1"), "leader_must_follow_from_the_dealer"),
        (Seating(NAMES[:3], dealer="Zoe"), "player_must_be_known"),
        (Seating(NAMES[:4], teams=(("p1", "p3"), ("p2", "p4"))), "teams_must_be_in_rules"),
        (Seating(NAMES[:1]), "players_must_be_in_range"),
    ],
)
def test_a_game_that_cannot_begin_so(seating: Seating, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        BOURRE.engine.open(BOURRE.variant("bourre").rules, seating)
    assert [wrong.code for wrong in caught.value.violations] == [code]


def test_nobody_throws_away_more_than_they_draw() -> None:
    drew = [{"player": "p1"}, {"player": "p2", "draws": 1}, {"player": "p3"}]
    members = {**LEGAL, "stay": drew, "discards": {"Bo": ["3c", "4♦"], "p1": ["2C"]}}
    violation = only(Game(players=3), **members)
    assert (violation.path, violation.code, violation.given, violation.expected) == (
        "/discards/p2",
        "total_must_match_the_cards",
        2,
        1,
    )
    assert words(violation) == "Bo threw away 2 cards, and drew 1."
    fewer = Game(players=3).act(ROUND, **{**members, "discards": {"p2": ["3C"]}}).act
    assert fewer["discards"] == {"p2": ["3C"]}
    earlier = Game(players=3)
    earlier.table = replace(earlier.table, edition=0)
    assert BOURRE.engine.play(earlier.table, {"kind": ROUND, **members}).act["discards"]["p2"] == ["3C", "4D"]
    loaded = BOURRE.engine.load(earlier.table, BOURRE.engine.dump(earlier.table))
    assert loaded.edition == 0

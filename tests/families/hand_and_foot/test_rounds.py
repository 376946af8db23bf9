"""Rounds of Hand and Foot as tables tell them: in cards and in figures, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.hand_and_foot.family import HAND_AND_FOOT
from referee.families.steps import Due
from referee.translations import in_english
from tests.families.hand_and_foot.playing import NOTHING, Game
from tests.families.rounds.playing import lines
from tests.refusals import words

_ONE_PACK = {"pack": {"packs": 1, "jokers_each": 1}, "deal": {"hand": 6, "foot": 6}}
_KINGS = ["KC", "KD", "KH", "KS", "KC", "KD", "KH"]


def faults(t1: Any, t2: Any = NOTHING, *, house_rules: Any = None, **members: Any) -> list[tuple[str, str]]:
    body = {"out": None, "sides": {"t1": t1, "t2": t2}} | members
    return [(violation.path, violation.code) for violation in Game(house_rules=house_rules).refused(**body)]


def test_what_was_kept_is_the_same_round_again() -> None:
    first, again = Game(), Game()
    body: dict[str, Any] = {
        "out": "Bo",
        "exact_cut": ["Cy"],
        "penalties": [{"side": "Ann", "kind": "out_refused"}],
        "sides": {
            "p1": {"melds": [_KINGS, ["8c", "8D", "8H", "JK"]], "held_cards": ["3d", "a"]},
            "t2": {
                "books": {"clean": 2, "dirty": 2, "wild": 1},
                "melded": 500,
                "held": 5,
                "held_red_threes": 1,
            },
        },
    }
    step = first.act("hand", **body)
    stored = {name: value for name, value in step.act.items() if name != "kind"}
    assert stored["sides"]["t1"] == {
        "melds": [_KINGS, ["8C", "8D", "8H", "joker"]],
        "held_cards": ["3D", "A"],
    }
    second = again.act("hand", **stored)
    assert (second.act, second.facts, second.lines) == (step.act, step.facts, step.lines)
    assert [line.player for line in step.lines if line.kind in {"went_out", "exact_cut"}] == ["p3", "p2"]


@pytest.mark.parametrize(
    ("t1", "expected"),
    [
        ({"held": 0}, [("/sides/t1/melded", "form_must_be_complete")]),
        ({"melded": 0}, [("/sides/t1/held", "form_must_be_complete")]),
        ({"melded": 92, "held": 0}, [("/sides/t1/melded", "round_must_be_possible")]),
        ({"melded": 90, "held": 3}, [("/sides/t1/held", "round_must_be_possible")]),
        ({"melded": 45, "held": 0}, [("/sides/t1/melded", "minimum_must_be_reached")]),
        ({"melds": [["KC", "KD", "KH"]], "held": 0}, [("/sides/t1/melds", "minimum_must_be_reached")]),
        ({"melds": [["KC", "KD", "8H"]], "held": 0}, [("/sides/t1/melds/0", "meld_must_be_one")]),
        ({"melds": [["KC", "KD", "15"]], "held": 0}, [("/sides/t1/melds/0/2", "not_in_pack")]),
        ({"melds": [["K", "K", "K"], ["K", "K", "K"]], "held": 0}, [("/sides/t1/melds", "meld_must_be_one")]),
        ({"melds": [_KINGS], "melded": 75, "held": 0}, [("/sides/t1/melded", "total_must_match_the_cards")]),
        (
            {"melds": [_KINGS], "books": {"dirty": 1}, "held": 0},
            [
                ("/sides/t1/books/clean", "total_must_match_the_cards"),
                ("/sides/t1/books/dirty", "total_must_match_the_cards"),
            ],
        ),
        ({"melded": 0, "held_cards": ["A"], "held": 15}, [("/sides/t1/held", "total_must_match_the_cards")]),
        (
            {"melded": 0, "held_cards": ["3D"], "held_red_threes": 2},
            [("/sides/t1/held_red_threes", "total_must_match_the_cards")],
        ),
        ({"melded": 0, "held_cards": ["3"]}, [("/sides/t1/held_cards/0", "suit_must_be_given")]),
        ({"melded": 0, "held_cards": ["KC"] * 6}, [("", "pack_must_hold_the_cards")]),
        ({"melded": 0, "held": 0, "red_threes": 11}, [("/sides", "pack_must_hold_the_cards")]),
        ({"melded": 3300, "held": 5}, [("/sides", "round_must_be_possible")]),
        (
            {"melded": 2500, "books": {"wild": 5}, "held": 0},
            [("/sides", "round_must_be_possible")],
        ),
        (
            {"melded": 2500, "books": {"clean": 32}, "held": 0},
            [("/sides", "round_must_be_possible")],
        ),
        ({"melded": 100, "books": {"wild": 1}, "held": 0}, [("/sides/t1/melded", "round_must_be_possible")]),
    ],
)
def test_a_slip_of_a_side_is_refused(t1: Any, expected: list[tuple[str, str]]) -> None:
    assert faults(t1) == expected


@pytest.mark.parametrize(
    ("body", "codes"),
    [
        ({"sides": {"t1": NOTHING, "t2": NOTHING}}, ["form_must_be_complete"]),
        ({"out": None, "sides": {"t1": NOTHING}}, ["every_side_must_appear"]),
        ({"out": None, "sides": {}}, ["every_side_must_appear"] * 2),
        (
            {"out": None, "sides": {"t1": NOTHING, "t3": NOTHING}},
            ["side_must_be_known", "every_side_must_appear"],
        ),
        ({"out": None, "sides": {"t1": NOTHING, "p1": NOTHING, "t2": NOTHING}}, ["player_must_appear_once"]),
        ({"out": "p9", "sides": {"t1": NOTHING, "t2": NOTHING}}, ["side_must_be_known"]),
        ({"out": "p1", "sides": {"t1": NOTHING, "t2": NOTHING}}, ["books_must_allow_going_out"]),
        (
            {"out": None, "sides": {"t1": NOTHING, "t2": NOTHING}, "exact_cut": ["p1", "Ann"]},
            ["player_must_appear_once"],
        ),
        ({"out": None, "sides": {"t1": NOTHING, "t2": NOTHING}, "exact_cut": ["p9"]}, ["side_must_be_known"]),
        (
            {
                "out": None,
                "sides": {"t1": NOTHING, "t2": NOTHING},
                "penalties": [{"side": "t9", "kind": "pile_unusable"}],
            },
            ["side_must_be_known"],
        ),
        ({"out": "p1", "sides": {"t2": NOTHING}}, ["every_side_must_appear"]),
    ],
)
def test_a_slip_of_the_round_is_refused(body: Any, codes: list[str]) -> None:
    assert [violation.code for violation in Game().refused(**body)] == codes


def test_a_refusal_says_what_is_lacking() -> None:
    books = {"books": {"clean": 2, "dirty": 1}, "melded": 200, "held": 0}
    (violation,) = Game().refused(out="p1", sides={"t1": books, "t2": NOTHING})
    assert words(violation) == (
        "Going out takes 2 clean, 2 dirty and 1 wild book; Ann and Cy have only 1 dirty and no wild one."
    )
    (odd,) = Game().refused(out=None, sides={"t1": {"melded": 92, "held": 0}, "t2": NOTHING})
    assert words(odd) == "Ann and Cy cannot have 92: all cards count by 5s, so it is 90 or 95."


def test_the_minimum_rises_with_the_rounds_and_stays() -> None:
    game = Game()
    game.round(t1={"melded": 60, "held": 0})
    assert [
        violation.code
        for violation in game.refused(out=None, sides={"t1": {"melded": 60, "held": 0}, "t2": NOTHING})
    ] == ["minimum_must_be_reached"]
    game.round(t1={"melded": 90, "held": 0})
    assert game.scores == [150, 0]


def test_which_of_a_team_went_out_may_stay_open() -> None:
    game, named = Game(), Game()
    has = {"books": {"clean": 2, "dirty": 2, "wild": 1}, "melded": 430, "held": 25}
    step = game.round("t1", t1=has)
    named.round("p3", t1=has)
    assert step.act["out"] == "t1"
    assert game.scores == named.scores == [3605, 0]
    (line,) = (line for line in step.lines if line.kind == "went_out")
    assert (line.player, line.side, in_english(line.said)) == (None, "t1", "Ann and Cy went out: 100.")
    (violation,) = Game().refused(out="t2", sides={"t1": has, "t2": NOTHING})
    assert violation.path == "/sides/t2/books/clean"
    no_wild = {"books": {"clean": 2, "dirty": 2}, "melded": 300, "held": 0}
    (violation,) = Game().refused(out="t1", sides={"t1": no_wild, "t2": NOTHING})
    assert violation.path == "/sides/t1/books/wild"
    counted = HAND_AND_FOOT.engine.count(game.table, game.entries)
    assert {player: counts["went_out"] for player, counts in counted.items()} == dict.fromkeys(counted, 0)


def test_whoever_is_out_alone_holds_nothing_unasked() -> None:
    game = Game("hand-and-foot-alone", 2)
    books = {"clean": 1, "dirty": 1}
    game.act("hand", out="p1", sides={"p1": {"books": books, "melded": 200}, "p2": {"melded": 0, "held": 50}})
    assert game.scores == [700, -50]
    body = {"out": None, "sides": {"p1": {"melded": 0}, "p2": NOTHING}}
    assert [violation.path for violation in game.refused(**body)] == ["/sides/p1/held"]


def test_without_points_for_it_nobody_cuts_exactly() -> None:
    codes = [code for _, code in faults(NOTHING, exact_cut=["p1"], house_rules={"deal": {"exact_cut": 0}})]
    assert codes == ["round_must_fit_the_rules"]


@pytest.mark.parametrize(
    ("house_rules", "kind"),
    [
        ({"melds": {"all_wild": False}, "out": {"books": {"wild": 0}}}, "wild"),
        ({"melds": {"wilds": {"3": 0}}}, "dirty"),
    ],
)
def test_books_that_the_rules_do_not_know_are_refused(house_rules: Any, kind: str) -> None:
    body = {"books": {kind: 1}, "melded": 200, "held": 0}
    assert faults(body, house_rules=house_rules) == [(f"/sides/t1/books/{kind}", "round_must_fit_the_rules")]
    assert faults(body | {"held": 1}) == [("/sides/t1/held", "round_must_be_possible")], "by default they are"


def test_where_cards_count_nothing_any_total_will_do() -> None:
    names = [*Game().table.rules.values]
    game = Game(house_rules={"values": dict.fromkeys(names, 0), "minimum": [0]})
    game.round(t1={"melded": 0, "books": {"clean": 1}, "held": 0})
    assert game.scores == [500, 0]


# Everybody alone.


def test_alone_every_player_is_a_side() -> None:
    game = Game("hand-and-foot-alone", 3)
    books = {"clean": 1, "dirty": 1}
    step = game.act(
        "hand",
        out="p2",
        sides={
            "p1": {"melded": 0, "held": 120, "held_red_threes": 1},
            "Bo": {"books": books, "melded": 200, "held": 0},
            "p3": {"melded": 60, "held": 5, "red_threes": 1},
        },
    )
    assert game.scores == [-620, 200 + 300 + 100 + 100, 60 - 5 - 500]
    assert ("p2", "went_out", 100) in lines(step)
    held = {"p1": NOTHING, "p2": {"books": books, "melded": 200, "held": 5}, "p3": NOTHING}
    assert [violation.code for violation in game.refused(out="p2", sides=held)] == [
        "player_must_hold_nothing"
    ]
    three = held | {"p2": {"books": books, "melded": 200, "held": 0, "held_red_threes": 1}}
    (missing,) = game.refused(out="p2", sides=three)
    assert (missing.path, missing.expected, missing.given) == ("/sides/p2/held_red_threes", 0, 1)
    game.act("join", name="Di")
    assert game.scores[3] == -620


def test_money_by_differences_is_paid_by_every_player_of_the_losing_side() -> None:
    game = Game(house_rules={"stakes": {"payout": "differences"}, "end": {"rounds": 1}})
    game.round(t1={"melded": 100, "held": 0})
    assert game.dues == [
        Due("p2", ("p1", "p3"), 100, "settlement"),
        Due("p4", ("p1", "p3"), 100, "settlement"),
    ]


def test_books_and_rounds_ended_are_counted() -> None:
    game = Game()
    game.round("p1", t1={"books": {"clean": 2, "dirty": 2, "wild": 1}, "melded": 400, "held": 0})
    game.round(None, t2={"books": {"clean": 1}, "melded": 200, "held": 0})
    counts = HAND_AND_FOOT.engine.count(game.table, game.entries)
    assert [(counts[f"p{seat}"]["went_out"], counts[f"p{seat}"]["books"]) for seat in (1, 2, 3)] == [
        (1, 5),
        (0, 1),
        (0, 5),
    ]
    columns = {column.key: column.cell for column in HAND_AND_FOOT.sheet.columns}
    assert [columns["went_out"](entry) for entry in game.entries] == ["p1", ""]
    assert columns["books"](game.entries[0]) == "t1 2-2-1, t2 0-0-0"


@pytest.mark.parametrize(
    ("house_rules", "t1", "says"),
    [
        ({}, {"held_cards": ["joker"] * 11}, "This pack has 10 jokers, and 11 are told."),
        ({}, {"held_cards": ["KC"] * 6}, "This pack has 5 K♣, and it is told 6 times."),
        (_ONE_PACK, {"held_cards": ["2C", "2C"]}, "This pack has one 2♣, and it is told twice."),
        (_ONE_PACK, {"held_cards": ["joker"] * 2}, "This pack has one joker, and it is told twice."),
        (_ONE_PACK, {"held": 0, "red_threes": 3}, "3 red threes are told of, but 1 pack has 2."),
        (
            _ONE_PACK,
            {"held_cards": ["15"]},
            "This pack has no 15. It has ace to king in four suits, and 1 joker.",
        ),
        (_ONE_PACK, {"held": 1000}, "The cards of all sides count 1000, but all cards of 1 pack 540."),
    ],
)
def test_so_many_cards_are_named_in_the_plural(house_rules: Any, t1: Any, says: str) -> None:
    body = {"out": None, "sides": {"t1": {"melded": 0} | t1, "t2": NOTHING}}
    (wrong,) = Game(house_rules=house_rules).refused(**body)
    assert words(wrong).removesuffix(": in hand.").removesuffix(".") == says.removesuffix(".")

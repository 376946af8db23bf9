"""Verdicts of Klondike: worked examples, each kind of claim, and claims that are refused."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from referee.families.budget import Steps
from referee.families.klondike.family import KLONDIKE
from tests.families.klondike.test_deals import UP, start
from tests.families.patience.positions import M
from tests.families.patience.sitting import Sitting, answer_to, refusal
from tests.families.patience.test_ends import K3, K3_IN_WASTE, K4

DRAW_THREE = {"draw": 3}


def ask(kind: str, variant: str = "klondike", house_rules: Any = None, **claim: Any) -> dict[str, Any]:
    return answer_to(KLONDIKE, variant, kind, house_rules, **claim)


def test_k1_a_legal_move_is_told_with_the_layout_after_it() -> None:
    answer = ask("move", layout=M, move={"from": "t3", "to": "t1", "count": 2, "turned": "5S"})
    assert (answer["verdict"], answer["rule"]) == ("legal", "sequence")
    assert answer["explanation"] == "The J♦ 10♠ may go to column 1."
    assert answer["after"]["tableau"][0] == {"down": 0, "up": ["KH", "QS", "JD", "10S"]}
    assert answer["after"]["tableau"][2] == {"down": 0, "up": ["5S"]}


def test_k1_an_illegal_move_is_told_with_what_would_have_been_legal() -> None:
    answer = ask("move", layout=M, move={"from": "waste", "to": "t2"})
    assert (answer["verdict"], answer["code"], answer["rule"]) == (
        "illegal",
        "only_a_king_may_fill_the_space",
        "empty_column",
    )
    assert {"from": "waste", "to": "t3", "count": 1} in answer["options"]
    assert answer["options_total"] == len(answer["options"]) == 8
    assert "after" not in answer


def test_by_the_house_rule_whole_sequences_move() -> None:
    part = {"layout": M, "move": {"from": "t3", "to": "t7", "count": 1}}
    assert ask("move", **part)["verdict"] == "legal"
    assert ask("move", house_rules={"part": False}, **part)["code"] == "whole_sequence_must_move"


def test_every_legal_move_is_listed() -> None:
    answer = ask("moves", layout=M)
    assert (answer["verdict"], answer["options_total"]) == ("legal", 8)
    assert answer["options"][-1] == {"from": "stock", "to": "waste"}
    nothing = ask("moves", layout={"tableau": []})
    assert (nothing["verdict"], nothing["options"], nothing["explanation"]) == (
        "illegal",
        [],
        "No move can be made.",
    )


def test_what_would_have_been_legal_is_left_out_where_it_turns_on_an_unseen_card() -> None:
    unseen = {**M, "waste": ["?"]}
    answer = ask("move", layout=unseen, move={"from": "t4", "to": "t1"})
    assert (answer["code"], "options" in answer) == ("card_must_fit_the_column", False)
    assert refusal(KLONDIKE, "klondike", "moves", layout=unseen) == [("/layout", "card_must_be_known")]
    move = {"from": "waste", "to": "f"}
    assert refusal(KLONDIKE, "klondike", "move", layout=unseen, move=move) == [
        ("/move", "card_must_be_known")
    ]
    assert refusal(KLONDIKE, "klondike", "stuck", layout=unseen) == [("/layout", "card_must_be_known")]


def test_k2_whether_cards_can_lie_so() -> None:
    answer = ask("layout", layout=M)
    assert (answer["verdict"], answer["reasons"], answer["explanation"]) == (
        "legal",
        [],
        "Nothing speaks against this layout.",
    )
    wrong = ask("layout", layout={**M, "waste": ["2D", "9D", "9D"]})
    assert (wrong["verdict"], wrong["code"]) == ("illegal", "layout_must_be_whole")
    assert wrong["reasons"][0] == {
        "code": "layout_must_be_whole",
        "message": "The 2♦ is told twice; this pack has one.",
    }


def test_whether_the_cards_are_dealt_rightly() -> None:
    assert ask("start", layout=start())["verdict"] == "legal"
    answer = ask("start", layout={**start(), "pass": 2})
    assert [reason["code"] for reason in answer["reasons"]] == ["layout_must_be_as_dealt"]


@pytest.mark.parametrize(
    ("layout", "house_rules", "sure", "says"),
    [
        (K3, {}, True, "The rest cannot fail to go up"),
        (K3_IN_WASTE, {}, True, "The rest cannot fail to go up"),
        (K3_IN_WASTE, {"draw": 3, "passes": 3}, False, "It is not certain"),
        (M, {}, False, "While some cards are unseen"),
    ],
)
def test_k3_whether_it_can_be_lost(layout, house_rules, sure: bool, says: str) -> None:
    answer = ask("won", house_rules=house_rules, layout=layout)
    assert (answer["verdict"], answer["cannot_be_lost"]) == ("illegal", sure)
    assert says in answer["explanation"]


def test_a_deal_is_won_with_all_cards_up() -> None:
    up = dict.fromkeys("CDHS", 13)
    answer = ask("won", layout={"foundations": up, "tableau": []})
    assert (answer["verdict"], answer["cannot_be_lost"]) == ("legal", True)
    assert answer["explanation"] == "All 52 cards are up."


@pytest.mark.parametrize(
    ("change", "house_rules", "verdict", "says"),
    [
        ({}, {}, "legal", "Nothing is left to do."),
        ({"waste": ["9D", "QH"]}, {}, "illegal", "The Q♥ can go to column 1."),
        ({"waste": ["AC"]}, {}, "illegal", "The A♣ can go up."),
        ({"waste": ["QH", "9D"], "pass": 1}, {"draw": 1}, "illegal", "The Q♥ comes by the waste"),
        ({"waste": ["9D", "QH", "5C"], "pass": 1}, {"passes": None}, "legal", "Nothing is left to do."),
        ({"stock": 5}, {}, "undetermined", "An unseen card may come that can be played: the A♣, the Q♣"),
    ],
)
def test_k4_whether_nothing_is_left_to_do(change, house_rules, verdict: str, says: str) -> None:
    answer = ask("stuck", "klondike-three", house_rules, layout={**K4, **change})
    assert (answer["verdict"], says in answer["explanation"]) == (verdict, True)
    assert (answer["would_settle"] is None) is (verdict != "undetermined")


def test_a_column_to_be_turned_up_is_something_to_do() -> None:
    answer = ask("stuck", layout={"tableau": [{"down": 2, "up": []}]})
    assert (answer["code"], answer["explanation"]) == (
        "card_must_be_turned_first",
        "Column 1 shows no card; turn its last one up.",
    )


def test_whether_taking_back_helps_is_not_certain() -> None:
    layout = {
        "foundations": {"C": 9, "D": 8, "H": 3, "S": 3},
        "tableau": [{"down": 1, "up": ["10D"]}],
    }
    answer = ask("stuck", layout=layout)
    assert (answer["verdict"], answer["would_settle"]) == (
        "undetermined",
        "Playing on from there: take a card back, and ask again.",
    )


def test_few_unseen_cards_that_would_help_are_all_named() -> None:
    known = ["AC", "AD", "AH", "AS", "QC", "QD", "QH", "QS", "3D"]
    below = [*K4["tableau"][:5], {"down": known[:4], "up": ["2S"]}, {"down": known[4:], "up": ["4C"]}]
    answer = ask("stuck", "klondike-three", layout={**K4, "stock": 5, "tableau": below})
    assert answer["explanation"] == "An unseen card may come that can be played: the 3♥."


def test_an_audit_tells_where_the_moves_lead() -> None:
    wrong = {"from": "t2", "to": "f"}
    answer = ask("audit", "klondike-points", start=start(), moves=[wrong, *UP])
    assert (answer["verdict"], answer["code"]) == ("illegal", "card_must_be_next_on_its_foundation")
    assert answer["explanation"] == "1 of 8 moves was not allowed."
    assert [infraction["move"] for infraction in answer["infractions"]] == [1]
    assert (answer["cards"], answer["score"], answer["events"]["turned"]) == (7, 100, 6)
    assert answer["after"]["foundations"]["C"] == 7
    right = ask("audit", "klondike-vegas", start=start(), moves=UP)
    assert (right["verdict"], right["score"], right["infractions"]) == ("legal", -17, [])
    assert right["explanation"] == "Every move was allowed."
    assert ask("audit", start=M, moves=[wrong, wrong])["explanation"] == "2 of 2 moves were not allowed."


def test_an_audit_lists_the_first_of_many_and_counts_them_all() -> None:
    answer = ask("audit", start=start(), moves=[{"from": "t2", "to": "f"}] * 1000)
    assert answer["explanation"] == "1000 of 1000 moves were not allowed."
    assert [infraction["move"] for infraction in answer["infractions"]] == [*range(1, 101)]
    assert answer["infractions_total"] == 1000
    assert len(dumps(answer)) < 150_000


@pytest.mark.parametrize(
    ("kind", "claim", "violations"),
    [
        (
            "move",
            {"layout": {"tableau": [{}] * 8}, "move": {"from": "t1", "to": "f"}},
            [("/layout/tableau", "layout_must_be_whole")],
        ),
        (
            "move",
            {"layout": M, "move": {"from": "c1", "to": "x"}},
            [("/move/from", "pile_must_exist"), ("/move/to", "pile_must_exist")],
        ),
        ("won", {"layout": {**M, "waste": ["9D", "9D"]}}, [("/layout", "pack_must_hold_the_cards")] * 1),
        ("layout", {"layout": {**M, "waste": ["9X"]}}, [("/layout/waste/0", "card_must_be_readable")]),
        ("audit", {"start": M, "moves": [{"from": "t1", "to": "t9"}]}, [("/moves/0/to", "pile_must_exist")]),
    ],
)
def test_what_cannot_be_is_not_judged(kind: str, claim, violations) -> None:
    assert refusal(KLONDIKE, "klondike", kind, **claim) == violations


def test_questions_take_their_steps() -> None:
    game, steps = Sitting(KLONDIKE, "klondike"), Steps()
    for kind in ("moves", "stuck"):
        game.engine.judge(game.table, {"kind": kind, "layout": M}, steps)
    assert steps.taken == 800

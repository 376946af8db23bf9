"""Rounds as tables tell them: piles, counts, who got what, every play; what agrees and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.escoba.family import ESCOBA
from referee.families.protocol import EDITION, FIRST_EDITION
from referee.translations import in_english
from tests.families.escoba.sitting import kinds, play, plays, refused, scores, table
from tests.families.escoba.test_worked_examples import COUNTS
from tests.refusals import words

_ANN = "7D AD 2D 3D JD 7C 6C 5C 4C 3C 2C AC 7H 6H 5H 4H 3H QH KS JS QS 5S"
_BO = "4D 5D 6D QD KD JC QC KC AH 2H JH KH AS 2S 3S 4S 6S 7S"
ANN, BO = ([*texts.split()] for texts in (_ANN, _BO))
PILES: dict[str, Any] = {"piles": {"p1": ANN, "p2": BO}, "escobas": {"p1": 2, "p2": 1}}
OUTCOME: dict[str, Any] = {
    "escobas": {"p1": 2, "p2": 1},
    "cards": "p1",
    "coins": None,
    "velo": "p1",
    "setenta": "p2",
}


def counts(**changes: Any) -> dict[str, Any]:
    """The counts of the third worked example, with changes such as `p1_cards`."""
    changed = {side: {**count} for side, count in COUNTS.items()}
    for name, value in changes.items():
        side, member = name.split("_", 1)
        if value is None:
            del changed[side][member]
        else:
            changed[side][member] = value
    return {"counts": changed}


# The forms.


def test_piles_are_counted() -> None:
    after, lines, stored = play(table(), **PILES)
    assert [*after.scores] == [5, 1]
    assert stored["counted"] == {
        "p1": {
            "cards": 22,
            "coins": 5,
            "sevens": 3,
            "velo": True,
            "setenta": ["7", "7", "7", "5"],
            "escobas": 2,
        },
        "p2": {
            "cards": 18,
            "coins": 5,
            "sevens": 1,
            "velo": False,
            "setenta": ["7", "6", "A", "K"],
            "escobas": 1,
        },
    }
    assert in_english(lines[2].said) == "Ann has most cards: 22 to 18."
    assert (stored["dealer"], stored["leader"], stored["number"]) == ("p2", "p1", 1)


def test_the_cards_left_go_to_whoever_captured_last() -> None:
    left = {
        "left": ["KC"],
        "last_capture": "Bo",
        "piles": {"p1": ANN, "p2": [card for card in BO if card != "KC"]},
    }
    assert scores(table(), **PILES | left) == [5, 1]
    assert play(table(), **PILES | left)[2]["counted"]["p2"]["cards"] == 18


def test_only_who_got_what() -> None:
    after, lines, stored = play(table(), outcome=OUTCOME)
    assert [*after.scores] == [4, 2]
    assert "counted" not in stored
    assert [in_english(line.said) for line in lines][2:] == [
        "Ann has most cards.",
        "Nobody scores for most coins.",
        "Ann has the seven of coins.",
        "Bo has the setenta.",
    ]


def test_names_and_lists_are_kept_as_ids() -> None:
    at = table(house_rules={"score": {"ties": "all"}})
    shared = OUTCOME | {"coins": ["Bo", "Ann"], "cards": ["p1"], "setenta": []}
    after, lines, stored = play(at, outcome=shared)
    assert stored["outcome"]["coins"] == ["p2", "p1"]
    assert [*after.scores] == [5, 2]
    assert in_english(lines[3].said) == "Ann has most coins, as others have."
    tied = play(table(), outcome=OUTCOME | {"coins": ["p1", "p2"]})[1][3]
    assert (in_english(tied.said), tied.points) == ("Ann and Bo are equal for most coins: nobody scores.", 0)


def test_several_forms_that_agree_are_one_round() -> None:
    body = counts(p1_sevens=3, p2_sevens=1, p1_setenta=["7", "7", "7", "5"], p2_setenta=["7", "6", "4", "K"])
    counted = play(table(), **PILES)[2]["counted"]
    body["counts"]["p2"]["setenta"] = counted["p2"]["setenta"]
    body["counts"]["p1"]["setenta"] = counted["p1"]["setenta"]
    assert scores(table(), **PILES, **body, outcome=OUTCOME | {"setenta": "p1"}) == [5, 1]


def test_forms_that_differ_are_refused_with_both_figures() -> None:
    wrong = counts(p1_cards=23, p1_sevens=3, p2_velo=True, p2_sevens=None, p1_setenta=None, p2_setenta=None)
    refusals = refused(
        table(), **PILES, **wrong, outcome=OUTCOME | {"escobas": {"p1": 2, "p2": 2}, "coins": "p2"}
    )
    assert refusals == {
        "total_must_match_the_cards /counts/p1/cards": "Ann has cards: 22, not 23.",
        "total_must_match_the_cards /counts/p2/velo": "Bo has velo: False, not True.",
        "total_must_match_the_cards /outcome/p2/escobas": "Bo has escobas: 1, not 2.",
        "total_must_match_the_cards /outcome/coins": "For most coins it is Ann and Bo, not Bo.",
        "total_must_match_the_cards /outcome/setenta": "For the setenta it is Ann, not Bo.",
    }


def test_a_round_in_no_form_is_asked_for() -> None:
    assert refused(table()) == {
        "form_must_be_complete ": "Give piles, counts, outcome, or deals with the table."
    }


# What no cards can make.


@pytest.mark.parametrize(
    ("changes", "code", "message"),
    [
        ({"p2_cards": 17}, "counts_must_add_up /counts", "22 and 17 cards make 39; there are 40."),
        ({"p2_coins": 6}, "counts_must_add_up /counts", "5 and 6 coins make 11; there are 10."),
        ({"p2_sevens": 1}, "counts_must_add_up /counts", "2 and 1 sevens make 3; there are 4."),
        (
            {"p2_velo": True},
            "counts_must_add_up /counts",
            "Ann and Bo are told to have the 7♦; there is one.",
        ),
        ({"p1_velo": None}, "counts_must_add_up /counts", "Who has the 7♦? Give velo: true for that side."),
        (
            {"p1_coins": 0, "p2_coins": 10},
            "counts_must_add_up /counts/p1/coins",
            "The 7♦ counts among the coins, so Ann cannot have it and no coins.",
        ),
        (
            {"p1_cards": 38, "p2_cards": 2, "p2_escobas": 0, "p2_setenta": []},
            "counts_must_add_up /counts/p2/cards",
            "Bo is told to have 2 cards; coins and sevens alone are 7.",
        ),
        (
            {"p2_escobas": 10},
            "escobas_must_be_possible /counts/p2/escobas",
            "10 escobas take at least 20 cards; Bo has 18.",
        ),
        (
            {"p1_setenta": ["7", "7", "7", "5"]},
            "counts_must_add_up /counts",
            "5 cards of the rank 7 are named; there are four.",
        ),
        (
            {"p1_setenta": ["6", "6", "6", "5"]},
            "counts_must_add_up /counts/p1/setenta",
            "Ann has the 7♦, so that a seven is among the best cards.",
        ),
        (
            {"p1_coins": 10, "p2_coins": 0},
            "counts_must_add_up /counts/p2/setenta",
            "Bo cannot name cards of 4 suits with what else is told.",
        ),
        (
            {"p1_sevens": 3, "p2_sevens": 1},
            "counts_must_add_up /counts/p2/setenta",
            "Bo names 2 sevens and has 1.",
        ),
        (
            {"p2_cards": None},
            "every_side_must_appear /counts/p2/cards",
            "How many cards has Bo? Give cards for p2.",
        ),
        (
            {"p2_escobas": None},
            "every_side_must_appear /counts/p2/escobas",
            "How many escobas has Bo? Give escobas for p2.",
        ),
    ],
)
def test_counts_that_forty_cards_cannot_make(changes: dict[str, Any], code: str, message: str) -> None:
    assert refused(table(), **counts(**changes))[code] == message


def test_setentas_are_asked_for_where_they_score() -> None:
    without = counts(p1_setenta=None, p2_setenta=None)
    (code,) = refused(table(), **without)
    assert code == "setenta_must_be_named /counts"
    assert scores(table("escoba-fournier"), **without) == [4, 1]
    one_setenta = counts(p2_setenta=None)
    assert scores(table(), **one_setenta) == [5, 1], "one side claims it, and no other"


def test_what_the_rules_do_not_score_need_not_be_given() -> None:
    few = {"score": {"coins": 0, "setenta": 0}}
    body = {"p1": {"cards": 30, "velo": True, "escobas": 0}, "p2": {"cards": 10, "escobas": 1}}
    assert scores(table(house_rules=few), counts=body) == [2, 1]
    partly = {"p1": {**body["p1"], "sevens": 3}, "p2": body["p2"]}
    assert scores(table(house_rules=few), counts=partly) == [2, 1]
    (code,) = refused(table(house_rules=few), counts={"p1": body["p1"]})
    assert code == "every_side_must_appear /counts"


def test_piles_hold_every_card_once() -> None:
    assert refused(table(), **PILES | {"piles": {"p1": ANN, "p2": BO[1:]}}) == {
        "every_card_must_be_captured /piles": "The 4♦ is in no pile."
    }
    assert refused(table(), **PILES | {"piles": {"p1": ANN, "p2": BO[11:]}}) == {
        "every_card_must_be_captured /piles": "The K♣ K♦ Q♣ Q♦ J♣ J♥ 6♦ 5♦ and 3 more are in no pile."
    }
    assert refused(table(), **PILES | {"piles": {"p1": ANN, "p2": [*BO, "7D"]}}) == {
        "pack_must_hold_the_cards /piles": "This pack has one 7♦, and it is told twice: for Ann and for Bo."
    }
    assert refused(table(), piles={"p1": ANN, "p9": ["4"]}, escobas={"p1": 2}).keys() == {
        "side_must_be_known /piles/p9",
        "every_side_must_appear /piles",
        "every_side_must_appear /escobas",
    }


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"left": ["KC", "3S"], "last_capture": "p1"}, "left_cards_must_come_out /left"),
        ({"left": ["KC"]}, "form_must_be_complete /last_capture"),
        (
            {"left": ["KC"], "last_capture": "p2", "piles": {"p1": ANN, "p2": []}},
            "round_must_be_possible /last_capture",
        ),
        ({"left": ["7D"], "last_capture": "p1"}, "pack_must_hold_the_cards /left"),
        ({"escobas": {"p1": 12, "p2": 0}}, "escobas_must_be_possible /escobas/p1"),
    ],
)
def test_what_else_piles_cannot_be(body: dict[str, Any], code: str) -> None:
    act = {"piles": {"p1": ANN, "p2": [card for card in BO if card not in ("KC", "3S")]}}
    assert code in refused(table(), **PILES | act | body)


def test_nobody_captured_anything() -> None:
    nothing = {"piles": {"p1": [], "p2": []}, "escobas": {"p1": 0, "p2": 0}}
    after, lines, _ = play(table("escoba-fournier"), **nothing)
    assert [*after.scores] == [0, 0]
    assert after.winners == (), "both have lost nothing by it"
    assert kinds(lines) == [(kind, "p1", 0) for kind in ("cards", "coins", "velo", "sevens")]
    none = {side: {"cards": 0, "coins": 0, "sevens": 0, "escobas": 0, "setenta": []} for side in ("p1", "p2")}
    assert scores(table(), counts=none) == [0, 0]


# Who got what.


def test_an_outcome_names_everything_that_scores() -> None:
    body = {"escobas": {"p1": 11}, "cards": ["Ann", "p1"], "velo": ["p1", "p2"], "setenta": "p3"}
    refusals = refused(table(), outcome=body)
    assert refusals.keys() == {
        "every_side_must_appear /outcome/escobas",
        "player_must_appear_once /outcome/cards",
        "counts_must_add_up /outcome/velo",
        "side_must_be_known /outcome/setenta",
        "form_must_be_complete /outcome/coins",
    }
    message = "Who scores for most coins? Give coins: a side, or null for nobody."
    assert refusals["form_must_be_complete /outcome/coins"] == message
    many = OUTCOME | {"escobas": {"p1": 11, "p2": 10}}
    assert refused(table(), outcome=many) == {
        "escobas_must_be_possible ": "21 escobas take at least 42 cards; there are 40."
    }


def test_all_of_something_is_most_of_it() -> None:
    extras = {"score": {"all_coins": 1}}
    assert refused(table(house_rules=extras), outcome=OUTCOME | {"all_coins": "p1"}) == {
        "counts_must_add_up /outcome/coins": "Ann cannot score for all coins and not, alone, for most coins."
    }
    sevens = table(house_rules={"score": {"all_sevens": 1}})
    assert refused(sevens, outcome=OUTCOME | {"all_sevens": "p1"}) == {
        "counts_must_add_up /outcome/setenta": (
            "Ann cannot score for all sevens and not, alone, for the setenta."
        )
    }
    right = OUTCOME | {"all_coins": "p1", "coins": "p1"}
    assert scores(table(house_rules=extras), outcome=right) == [6, 2]


def test_once_somebody_has_captured_the_seven_of_coins_is_somebodys() -> None:
    nothing = {"escobas": {"p1": 0, "p2": 0}, **dict.fromkeys(("cards", "coins", "velo", "setenta"))}
    assert scores(table(), outcome=nothing) == [0, 0], "nobody has captured anything"
    captured = [{"escobas": {"p1": 1, "p2": 0}}, {"cards": "p1"}, {"no_capture": "p2"}]
    for more in captured:
        assert refused(table(), outcome=nothing | more) == {
            "counts_must_add_up /outcome/velo": (
                "Somebody has captured, so that every card is in a pile in the end. Who has the 7♦?"
            )
        }
        assert scores(table(edition=FIRST_EDITION), outcome=nothing | more)
    uncounted = {name: value for name, value in nothing.items() if name != "velo"} | captured[0]
    assert scores(table(house_rules={"score": {"velo": 0}}), outcome=uncounted) == [1, 0]


def test_who_has_the_seven_of_coins_is_asked_with_the_answers_that_are_taken() -> None:
    untold: dict[str, Any] = {"escobas": {"p1": 0, "p2": 0}, "coins": None, "setenta": None}
    for cards, edition, expected in (
        ("p1", EDITION, ["p1", "p2"]),
        (None, EDITION, ["p1", "p2", None]),
        ("p1", FIRST_EDITION, ["p1", "p2", None]),
    ):
        at, outcome = table(edition=edition), untold | {"cards": cards}
        with pytest.raises(RulesError) as caught:
            ESCOBA.engine.play(at, {"kind": "hand", "outcome": outcome})
        (wrong,) = caught.value.violations
        assert (wrong.path, wrong.code) == ("/outcome/velo", "form_must_be_complete")
        nobody = ", or null for nobody" if None in expected else ""
        assert words(wrong) == f"Who scores for the seven of coins? Give velo: a side{nobody}."
        assert wrong.expected == expected
        for velo in expected:
            assert play(at, outcome=outcome | {"velo": velo})


def test_five_sevens_are_refused_where_the_setenta_scores_nothing_too() -> None:
    five = counts(p1_setenta=["7"] * 5, p1_sevens=None, p2_setenta=None)
    without = {"score": {"setenta": 0}}
    for house_rules in ({}, without):
        assert refused(table(house_rules=house_rules), **five) == {
            "counts_must_add_up /counts": "5 cards of the rank 7 are named; there are four.",
            "counts_must_add_up /counts/p1/setenta": (
                "Ann cannot name cards of 5 suits with what else is told."
            ),
        }
    assert scores(table(house_rules=without, edition=FIRST_EDITION), **five)


# A side without a capture.


def test_a_side_without_a_capture_loses_the_game_whatever_the_score() -> None:
    loses = {"score": {"no_capture_loses": True, "setenta": 0}}
    nothing = {"cards": 0, "coins": 0, "sevens": 0, "escobas": 0}
    everything = {"cards": 40, "coins": 10, "sevens": 4, "velo": True, "escobas": 0}
    after, _, _ = play(table(house_rules=loses), counts={"p1": nothing, "p2": everything})
    assert (after.winners, [*after.scores]) == ((1,), [0, 3])
    body = {"escobas": {"p1": 0, "p2": 0}, "cards": "p2", "coins": "p2", "velo": "p2", "no_capture": "Ann"}
    after, _, stored = play(table(house_rules=loses), outcome=body)
    assert (after.winners, stored["outcome"]["no_capture"]) == ((1,), "p1")
    assert refused(
        table(house_rules=loses), outcome=body | {"coins": "p1", "escobas": {"p1": 1, "p2": 0}}
    ) == {
        "counts_must_add_up /outcome/no_capture": (
            "Ann is told to have captured nothing, and to have most coins and an escoba."
        )
    }
    piles = {"piles": {"p1": [], "p2": ANN + BO}, "escobas": {"p1": 0, "p2": 0}}
    assert play(table(house_rules=loses), **piles)[0].winners == (1,)
    assert play(table(), **piles)[0].winners == ()


# Three and four.


def test_with_three_sides_the_single_best_scores_and_two_sided_extras_do_not() -> None:
    body = {
        "p1": {"cards": 20, "coins": 4, "sevens": 2, "velo": True, "escobas": 0},
        "p2": {"cards": 11, "coins": 4, "sevens": 1, "escobas": 0},
        "p3": {"cards": 9, "coins": 2, "sevens": 1, "escobas": 1},
    }
    after, lines, _ = play(table("escoba-fournier", 3), counts=body)
    assert [*after.scores] == [3, 0, 1]
    assert in_english(lines[1].said) == "Ann has most cards: 20 to 11 and 9."
    assert in_english(lines[2].said) == "Ann and Bo are equal for most coins (4): nobody scores."


def test_partners_count_together() -> None:
    at = table("escoba-fournier", 4)
    body = {"Cy": COUNTS["p1"], "t2": COUNTS["p2"]}
    after, lines, stored = play(at, counts=body)
    assert ([*after.scores], [*stored["counts"]]) == ([4, 1], ["t1", "t2"])
    assert in_english(lines[2].said) == "Ann and Cy have most cards: 22 to 18."
    under = {"p1": {"cards": 31, "coins": 5, "sevens": 2, "velo": True, "escobas": 0}}
    under["p2"] = {"cards": 9, "coins": 5, "sevens": 2, "escobas": 0}
    assert (
        in_english(play(at, counts=under)[1][-1].said)
        == "Ann and Cy scored by leaving the others fewer than ten cards."
    )


def test_some_sides_alone_may_not_have_more_than_there_is() -> None:
    body = {
        "p1": {
            "cards": 20,
            "coins": 5,
            "sevens": 3,
            "velo": True,
            "escobas": 0,
            "setenta": ["7", "7", "7", "2"],
        },
        "p2": {"cards": 11, "coins": 3, "sevens": 2, "escobas": 0},
        "p3": {"cards": 9, "coins": 2, "escobas": 1},
    }
    assert refused(table("escoba", 3), counts=body) == {
        "counts_must_add_up /counts": "3 and 2 sevens make 5; there are 4."
    }


def test_when_one_of_three_has_left_the_other_two_go_on() -> None:
    begun = table("escoba-fournier", 3)
    at = ESCOBA.engine.play(begun, {"kind": "withdrawal", "player": "Bo"}).table
    body = {"Ann": {"cards": 31, "coins": 5, "sevens": 2, "velo": True, "escobas": 0}}
    body["Cy"] = {"cards": 9, "coins": 5, "sevens": 2, "escobas": 0}
    assert kinds(play_on(begun, at, counts=body)) == [
        ("cards", "p1", 1),
        ("coins", "p1", 0),
        ("velo", "p1", 1),
        ("sevens", "p1", 0),
        ("under_ten", "p1", 2),
    ]
    body["Ann"]["cards"], body["Cy"]["cards"] = 30, 10
    assert "under_ten" not in {line.kind for line in play_on(begun, at, counts=body)}
    outcome = {"escobas": {"p1": 0, "p3": 1}, "cards": None, "coins": None, "velo": "p3", "sevens": "p3"}
    extras = {"all_coins": None, "all_sevens": None, "under_ten": None}
    assert play_on(begun, at, outcome=outcome | extras)[0].side == "p3"
    last = ESCOBA.engine.play(at, {"kind": "hand", "outcome": outcome | extras | {"no_capture": "p1"}}).table
    assert last.winners == (2,)
    assert "/counts/Cy/cards" in " ".join(refused(at, counts={"Cy": {"cards": 1, "coins": 5, "sevens": 2}}))


def play_on(begun: Any, at: Any, **act: Any) -> tuple[Any, ...]:
    """The lines of a round at a table that has been played at."""
    step = ESCOBA.engine.play(at, {"kind": "hand", **act})
    assert ESCOBA.engine.load(begun, ESCOBA.engine.dump(step.table)) == step.table
    return step.lines


# Every play.


def test_a_round_of_plays_must_be_whole_and_legal() -> None:
    short = {"table": ["KC", "2D", "3S", "7H"], "deals": [plays("p1 5S KC")]}
    assert refused(table(), **short).keys() == {
        "form_must_be_complete /deals",
        "form_must_be_complete /deals/0",
    }
    assert refused(table(), deals=short["deals"]) == {
        "form_must_be_complete /table": "What was dealt to the table? Give table with deals."
    }
    wrong = {"table": ["KC", "2"], "deals": [[{"player": "p7", "card": "5S"}]]}
    assert refused(table(), **wrong).keys() >= {
        "suit_must_be_given /table/1",
        "form_must_be_complete /table",
        "side_must_be_known /deals/0/0/player",
    }

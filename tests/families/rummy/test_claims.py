"""The answers of the referee about Rummy."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.rummy.family import RUMMY
from tests.families.rummy.playing import Game, ask, cannot

AFTER_OWN = {"melds": {"lay_off": "after_own"}}
TWO_PACKS = {"pack": {"packs": 2}}
ALWAYS = {"draw": {"discard": "always_if_used"}}
_SEVEN = ["7S", "7H", "7D", "4C", "5C", "6C", "KD"]
_TURN: dict[str, Any] = {
    "holding": _SEVEN,
    "melds": [["7S", "7H", "7D"], ["4C", "5C", "6C"]],
    "discard": "KD",
    "melded_before": False,
}


def verdict(variant: str, kind: str, **claim: Any) -> tuple[str, str | None, str]:
    answer = ask(variant, kind, **claim)
    return answer["verdict"], answer.get("code"), answer["rule"]


# Melds.


@pytest.mark.parametrize(
    ("cards", "options", "rule"),
    [
        (["7S", "7H", "7D"], ["set"], "melds.suits"),
        (["7", "7", "7"], ["set"], "melds.suits"),
        (["4C", "5C", "6C"], ["run"], "ace"),
        (["4C", "joker", "joker"], ["set", "run"], "melds.suits"),
    ],
)
def test_what_a_meld_is(cards: list[str], options: list[str], rule: str) -> None:
    answer = ask("rummy", "meld", cards=cards, house_rules={"pack": {"jokers": 2}})
    assert (answer["verdict"], answer["options"], answer["rule"]) == ("legal", options, rule)


def test_what_is_no_meld_has_no_options() -> None:
    answer = ask("rummy", "meld", cards=["QC", "KC", "AC"])
    assert (answer["verdict"], answer["code"], answer["options"]) == (
        "illegal",
        "run_must_not_turn_the_corner",
        [],
    )
    assert verdict("rummy", "meld", cards=["7S", "7H"]) == ("illegal", "cards_must_be_three", "melds")


def test_cards_that_cannot_be_are_no_claim() -> None:
    assert cannot("rummy", "meld", cards=["7S", "7S", "7D"]) == ["pack_must_hold_the_cards"]
    assert (
        cannot("rummy", "meld", cards=["7", "8", "9", "joker"])
        == ["not_in_pack"] + ["suit_must_be_given"] * 3
    )
    assert cannot("rummy", "meld", cards=["7", "7", "7"], house_rules=TWO_PACKS) == ["suit_must_be_given"] * 3
    assert cannot("rummy", "lay_off", meld=["7S", "8S", "10S"], cards=["9S"]) == ["meld_must_be_one"]
    assert cannot("rummy", "lay_off", meld=["7S", "8", "9S"], cards=["10S"]) == ["suit_must_be_given"]


@pytest.mark.parametrize(
    ("meld", "cards", "expected"),
    [
        (["4C", "5C", "6C"], ["7C", "8C"], ("legal", None)),
        (["4C", "5C", "6C"], ["3C", "7C"], ("legal", None)),
        (["4C", "5C", "6C"], ["8C"], ("illegal", "meld_must_stay_one")),
        (["7S", "7H", "7D"], ["7C"], ("legal", None)),
        (["7S", "7H", "7D"], ["8C"], ("illegal", "meld_must_stay_one")),
        (["QC", "KC", "JC"], ["AC"], ("illegal", "meld_must_stay_one")),
        (["4C", "5C", "joker"], ["6C"], ("legal", None)),
        (["4C", "joker", "6C"], ["5C"], ("illegal", "meld_must_stay_one")),
        (["4C", "joker", "joker"], ["5C", "6C", "7C"], ("legal", None)),
        (["4C", "5C", "joker"], ["3C", "6C"], ("illegal", "meld_must_stay_one")),
    ],
)
def test_what_may_be_laid_off(meld: list[str], cards: list[str], expected: tuple[str, str | None]) -> None:
    answer = verdict("rummy", "lay_off", meld=meld, cards=cards, house_rules={"pack": {"jokers": 2}})
    assert answer[:2] == expected


@pytest.mark.parametrize(
    ("has_melded", "expected"),
    [
        (True, ("legal", None)),
        (None, ("undetermined", "own_meld_must_come_first")),
        (False, ("illegal", "own_meld_must_come_first")),
    ],
)
def test_an_own_meld_must_come_first_where_the_rules_say_so(has_melded, expected) -> None:
    claim = {"meld": ["4C", "5C", "6C"], "cards": ["7C"], "player_has_melded": has_melded}
    assert verdict("rummy", "lay_off", **claim, house_rules=AFTER_OWN)[:2] == expected
    wrong = {**claim, "cards": ["9C"]}
    assert verdict("rummy", "lay_off", **wrong, house_rules=AFTER_OWN)[0] == "illegal"


def test_of_one_card_and_jokers_on_the_table_the_suit_decides() -> None:
    eight: dict[str, Any] = {"cards": ["8H"], "house_rules": {"pack": {"jokers": 2}}}
    assert cannot("rummy", "lay_off", meld=["7", "joker", "joker"], **eight) == ["suit_must_be_given"]
    for seven, expected in (("7H", "legal"), ("7S", "illegal")):
        assert ask("rummy", "lay_off", meld=[seven, "joker", "joker"], **eight)["verdict"] == expected


def test_laying_off_may_be_forbidden_or_wait_for_a_knock() -> None:
    claim = {"meld": ["4C", "5C", "6C"], "cards": ["7C"]}
    never = {"melds": {"lay_off": "never"}}
    assert verdict("rummy", "lay_off", **claim, house_rules=never)[:2] == (
        "illegal",
        "laying_off_must_be_allowed",
    )
    assert "once somebody has knocked" in ask("gin", "lay_off", **claim)["explanation"]


# The turn.


@pytest.mark.parametrize(
    ("variant", "house_rules", "claim", "expected", "options"),
    [
        ("rummy", {}, {"from": "stock", "stock": 9, "pile": 1}, ("legal", None), ["stock", "pile"]),
        ("rummy", {}, {"from": "pile", "stock": 0, "pile": 1}, ("legal", None), ["pile"]),
        (
            "rummy",
            {},
            {"from": "pile", "stock": 9, "pile": 0},
            ("illegal", "pile_must_hold_cards"),
            ["stock"],
        ),
        (
            "rummy",
            {},
            {"from": "stock", "stock": 0, "pile": 5},
            ("illegal", "stock_must_be_renewed"),
            ["pile"],
        ),
        ("rummy", {}, {"from": "stock", "stock": 0, "pile": 0}, ("illegal", "stock_must_hold_cards"), []),
        (
            "rummy",
            {"draw": {"stock_out": "shuffle"}},
            {"from": "stock", "stock": 0, "pile": 5},
            ("illegal", "stock_must_be_renewed"),
            ["pile"],
        ),
        (
            "rummy",
            {"draw": {"stock_out": "shuffle"}},
            {"from": "stock", "stock": 0, "pile": 1},
            ("illegal", "stock_must_hold_cards"),
            ["pile"],
        ),
        (
            "rummy-block",
            {},
            {"from": "stock", "stock": 0, "pile": 5},
            ("illegal", "stock_must_hold_cards"),
            ["pile"],
        ),
        ("gin", {}, {"from": "stock", "stock": 3, "pile": 5}, ("legal", None), ["stock", "pile"]),
        ("gin", {}, {"from": "pile", "stock": 2, "pile": 5}, ("illegal", "stock_must_hold_cards"), []),
        (
            "rummy",
            {},
            {"from": "stock", "stock": 9, "pile": 1, "drawn": True},
            ("illegal", "one_draw_a_turn"),
            [],
        ),
        (
            "rummy",
            {},
            {"from": "stock", "stock": 9, "pile": 1, "melded": True},
            ("illegal", "draw_must_come_first"),
            [],
        ),
    ],
)
def test_where_a_turn_begins(variant, house_rules, claim, expected, options) -> None:
    answer = ask(variant, "draw", house_rules=house_rules, **claim)
    assert (answer["verdict"], answer.get("code"), answer["options"]) == (*expected, options)


@pytest.mark.parametrize(
    ("house_rules", "end"),
    [({}, "top discard may be drawn."), (ALWAYS, "drawn, if it is melded or laid off at once.")],
)
def test_a_top_discard_that_must_be_used_is_not_simply_drawn(house_rules: Any, end: str) -> None:
    answer = ask("rummy-500", "draw", house_rules=house_rules, stock=9, pile=4, **{"from": "pile"})
    assert answer["explanation"].endswith(end)


@pytest.mark.parametrize(
    ("house_rules", "claim", "expected"),
    [
        ({}, {"card": "7D"}, ("legal", None)),
        ({}, {"card": "7D", "taken": "7S"}, ("legal", None)),
        ({}, {"card": "7D", "taken": "7D"}, ("illegal", "card_taken_must_be_kept")),
        ({"draw": {"put_back": True}}, {"card": "7D", "taken": "7D"}, ("legal", None)),
        (TWO_PACKS, {"card": "7D", "taken": "7D"}, ("undetermined", "card_taken_must_be_kept")),
        (
            {"pack": {"jokers": 1}},
            {"card": "joker", "taken": "joker"},
            ("illegal", "card_taken_must_be_kept"),
        ),
    ],
)
def test_what_may_be_discarded(house_rules, claim, expected) -> None:
    assert verdict("rummy", "discard", **claim, house_rules=house_rules)[:2] == expected


def test_the_card_in_question_must_be_given_whole() -> None:
    assert cannot("rummy", "discard", card="7", taken="7D") == ["suit_must_be_given"]
    assert cannot("rummy", "discard", card="15") == ["not_in_pack"]


# The pile.

_PILE = ["8H", "KC", "3S", "QD"]


@pytest.mark.parametrize(
    ("variant", "house_rules", "claim", "expected", "options"),
    [
        ("rummy", {}, {"depth": 1}, ("legal", None), ["1"]),
        ("rummy", {}, {"depth": 2}, ("illegal", "only_the_top_discard"), ["1"]),
        ("rummy-500", {}, {"depth": 2, "holding": ["3H", "3D"]}, ("legal", None), ["1", "2"]),
        ("rummy-500", {}, {"depth": 2, "known": ["3H", "3D"]}, ("legal", None), ["1", "2"]),
        ("rummy-500", {}, {"depth": 2}, ("undetermined", "taken_card_must_be_used"), ["1"]),
        (
            "rummy-500",
            {},
            {"depth": 2, "holding": [], "melds": [["4S", "5S", "6S"]]},
            ("legal", None),
            ["1", "2"],
        ),
        (
            "rummy-500",
            {},
            {"depth": 2, "holding": ["4S"], "melds": [["5S", "6S", "7S"]]},
            ("legal", None),
            ["1", "2"],
        ),
        (
            "rummy-500",
            {},
            {"depth": 2, "known": [], "melds": [["3C", "3D", "3H"]]},
            ("legal", None),
            ["1", "2"],
        ),
        (
            "rummy-500",
            {"draw": {"discard": "always_if_used"}},
            {"depth": 1, "holding": ["3H"]},
            ("illegal", "taken_card_must_be_used"),
            [],
        ),
        (
            "rummy-500",
            {"draw": {"discard": "always_if_used"}},
            {"depth": 1, "holding": ["QH", "QC"]},
            ("legal", None),
            ["1"],
        ),
        (
            "rummy-500",
            {"melds": {"lay_off": "never"}},
            {"depth": 2, "holding": [], "melds": [["4S", "5S", "6S"]]},
            ("illegal", "taken_card_must_be_used"),
            ["1"],
        ),
        (
            "rummy-500",
            AFTER_OWN,
            {"depth": 2, "holding": [], "melds": [["4S", "5S", "6S"]]},
            ("undetermined", "taken_card_must_be_used"),
            ["1"],
        ),
        (
            "rummy-500",
            AFTER_OWN,
            {"depth": 2, "holding": [], "melds": [["4S", "5S", "6S"]], "player_has_melded": True},
            ("legal", None),
            ["1", "2"],
        ),
        (
            "rummy-500",
            AFTER_OWN,
            {
                "depth": 2,
                "holding": ["JD", "KD"],
                "melds": [["4S", "5S", "6S"]],
                "player_has_melded": False,
            },
            ("legal", None),
            ["1", "2"],
        ),
        (
            "rummy-500",
            AFTER_OWN,
            {"depth": 2, "holding": ["JD"], "melds": [["4S", "5S", "6S"]], "player_has_melded": False},
            ("illegal", "taken_card_must_be_used"),
            ["1"],
        ),
    ],
)
def test_how_deep_somebody_may_reach(variant, house_rules, claim, expected, options) -> None:
    answer = ask(variant, "take", pile=_PILE, house_rules=house_rules, **claim)
    assert (answer["verdict"], answer.get("code"), answer["options"]) == (*expected, options)


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        ({"known": ["8S"]}, "An 8 in hand."),
        ({"known": ["7H"]}, "One of these in hand: 6♥ 9♥."),
        ({"known": []}, "Seeing cards in hand that make a meld with the 8♥."),
        (
            {"known": ["2C"], "melds": [["9H", "10H", "JH"]], "house_rules": AFTER_OWN},
            "Whether the player has melded in this round, and so may lay off.",
        ),
    ],
)
def test_what_would_settle_it(claim: dict[str, Any], says: str) -> None:
    answer = ask("rummy-500", "take", pile=_PILE, depth=4, **claim)
    assert (answer["verdict"], answer["would_settle"]) == ("undetermined", says)


def test_where_nothing_that_may_be_held_would_help_it_is_illegal() -> None:
    pile = ["8H", "8S", "8D", "7H", "9H", "KC"]
    fives = {"pack": {"packs": 1}}
    answer = ask("rummy-500", "take", pile=["8C", "KC"], depth=2, known=["7C", "9C"], house_rules=fives)
    assert answer["verdict"] == "legal"
    melds = [["8H", "8S", "8D"], ["5C", "6C", "7C"]]
    shown = {
        "pile": ["8C", "2D"],
        "depth": 2,
        "melds": [],
        "known": [],
        "house_rules": {"melds": {"lay_off": "never"}},
    }
    assert ask("rummy-500", "take", **shown)["verdict"] == "undetermined"
    assert (
        ask("rummy-500", "take", **{**shown, "melds": [*melds, ["9C", "10C", "JC"]]})["verdict"] == "illegal"
    )
    assert cannot("rummy-500", "take", pile=pile, depth=7) == ["pile_must_hold_cards"]


# Going out.


@pytest.mark.parametrize(
    ("change", "expected", "rummy"),
    [
        ({}, ("legal", None), True),
        (
            {"melded_before": None, "melds": _TURN["melds"][:1], "holding": ["7S", "7H", "7D", "KD"]},
            ("legal", None),
            None,
        ),
        ({"melded_before": None}, ("undetermined", "one_meld_a_turn"), ...),
        ({"melded_before": True}, ("illegal", "one_meld_a_turn"), ...),
        ({"discard": None}, ("illegal", "everything_must_go"), ...),
        ({"discard": None, "holding": _SEVEN[:-1]}, ("legal", None), True),
        (
            {"melds": [["7S", "7H", "7D"], ["4C", "5C", "KD"]], "discard": "6C"},
            ("illegal", "run_must_be_of_one_suit"),
            ...,
        ),
        (
            {
                "holding": ["7C", "8C", "KD"],
                "melds": [],
                "laid_off": [
                    {"meld": ["4C", "5C", "6C"], "cards": ["7C"]},
                    {"meld": ["4C", "5C", "6C"], "cards": ["8C"]},
                ],
                "melded_before": True,
            },
            ("legal", None),
            False,
        ),
        (
            {
                "holding": ["9C", "KD"],
                "melds": [],
                "laid_off": [{"meld": ["4C", "5C", "6C"], "cards": ["9C"]}],
            },
            ("illegal", "meld_must_stay_one"),
            ...,
        ),
    ],
)
def test_who_goes_out(change, expected, rummy) -> None:
    answer = ask("rummy", "go_out", **{**_TURN, **change})
    assert (answer["verdict"], answer.get("code"), answer.get("rummy", ...)) == (*expected, rummy)


@pytest.mark.parametrize(
    ("house_rules", "change", "expected"),
    [
        (
            {"out": {"discard": "required"}},
            {"discard": None, "holding": _SEVEN[:-1]},
            ("illegal", "last_card_must_be_discarded"),
        ),
        ({"out": {"discard": "required"}}, {}, ("legal", None)),
        ({"melds": {"per_turn": None}}, {"melded_before": True}, ("legal", None)),
        (
            AFTER_OWN,
            {
                "holding": ["7C"],
                "melds": [],
                "discard": None,
                "laid_off": [{"meld": ["4C", "5C", "6C"], "cards": ["7C"]}],
            },
            ("illegal", "own_meld_must_come_first"),
        ),
        (
            AFTER_OWN,
            {
                "holding": ["7C", "2S", "2H", "2D"],
                "melds": [["2S", "2H", "2D"]],
                "discard": None,
                "laid_off": [{"meld": ["4C", "5C", "6C"], "cards": ["7C"]}],
            },
            ("legal", None),
        ),
    ],
)
def test_who_goes_out_under_other_rules(house_rules, change, expected) -> None:
    assert verdict("rummy", "go_out", **{**_TURN, **change}, house_rules=house_rules)[:2] == expected


def test_what_goes_must_have_been_held() -> None:
    assert cannot("rummy", "go_out", **{**_TURN, "discard": "15"}) == ["not_in_pack"]
    assert cannot("rummy", "go_out", **{**_TURN, "discard": "QD"}) == ["holding_must_have_the_cards"]
    onto: dict[str, Any] = {"holding": [*_SEVEN[:6], "7C"], "discard": None}
    own = [{"meld": ["7D", "7S", "7H"], "cards": ["7C"]}]
    assert ask("rummy", "go_out", **{**_TURN, **onto, "laid_off": own})["verdict"] == "legal"
    also: dict[str, Any] = {"laid_off": [{"meld": ["4C", "5C", "6C"], "cards": ["7C"]}]}
    assert (
        cannot("rummy", "go_out", **{**_TURN, **onto, **also, "melds": _TURN["melds"][:1]})
        == ["pack_must_hold_the_cards"] * 3
    ), "the run is in hand and on the table"
    assert verdict("gin", "go_out", **_TURN)[:2] == ("illegal", "round_must_end_by_a_knock")
    kinds = {claim.kind: claim for claim in RUMMY.claims}
    rummy, gin = (RUMMY.variant(variant).rules for variant in ("rummy", "gin"))
    assert [kinds[kind].fits(rules) for kind in ("go_out", "knock") for rules in (rummy, gin)] == [
        True,
        False,
        False,
        True,
    ]


# Deadwood.


def test_a_knock_needs_little_deadwood_and_one_card_too_many() -> None:
    held = ["7S", "7H", "7D", "4C", "5C", "6C", "2H", "3D", "AS", "AC", "KD"]
    answer = ask("gin", "knock", holding=held, house_rules={"out": {"knock": 5}})
    assert (answer["verdict"], answer["code"], answer["options"]) == (
        "illegal",
        "deadwood_must_allow_a_knock",
        [],
    )
    assert answer["explanation"] == "The least deadwood is 7, without the K♦; 5 is the most for a knock."
    assert cannot("gin", "knock", holding=held[1:]) == ["holding_must_have_its_size"]
    assert verdict("rummy", "knock", holding=held)[:2] == ("illegal", "knocking_must_be_allowed")


def test_eleven_melded_cards_are_big_gin() -> None:
    answer = ask("gin", "knock", holding=["7S", "7H", "7D", "4C", "5C", "6C", "KS", "KH", "KC", "KD", "8C"])
    assert (answer["deadwood"], "big gin" in answer["explanation"]) == (0, False)
    big = ask("gin", "knock", holding=["7S", "7H", "7D", "4C", "5C", "6C", "7C", "KS", "KH", "KC", "KD"])
    assert "All 11 cards are melded, too: that is big gin." in big["explanation"]
    assert {option["discard"]: option["deadwood"] for option in big["options"]}["4C"] == 0


def test_the_arrangement_is_given_with_the_least_deadwood() -> None:
    answer = ask("gin", "deadwood", holding=["KS", "KH", "KC", "7C"], shown=[["7S", "7H", "7D"]])
    assert answer["arrangement"] == {
        "melds": [["KS", "KH", "KC"]],
        "laid_off": [{"meld": 1, "cards": ["7C"]}],
        "unmatched": [],
    }
    assert (
        answer["explanation"] == "The least deadwood is 0 points: K♠ K♥ K♣ melded, 7♣ laid off, nothing left."
    )
    assert (
        ask("gin", "deadwood", holding=["KS", "2C"])["explanation"]
        == "The least deadwood is 12 points: K♠ 2♣ left."
    )
    assert cannot("gin", "deadwood", holding=["KS", "2C"], shown=[["7S", "7H", "8D"]]) == ["meld_must_be_one"]


def test_a_game_that_all_others_have_left_still_answers() -> None:
    game = Game("rummy", 2)
    game.act("withdrawal", player="p2")
    for claim in ({"kind": "meld", "cards": ["4C", "5C", "6C"]}, {"kind": "discard", "card": "7D"}):
        assert RUMMY.engine.judge(game.table, claim)["verdict"] == "legal"

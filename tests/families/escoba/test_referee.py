"""Questions to the referee: captures, escobas, what was dealt, overlooked or left, setentas, whole rounds."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.budget import LIGHT_STEPS, MOST_STEPS, Steps, TooLongError
from referee.families.escoba.family import ESCOBA
from referee.families.escoba.referee.fifteens import ways
from referee.families.escoba.table.pack import ALL, in_order, total
from referee.translations import SPEECH
from referee.words.said import said_from
from tests.families.escoba.sitting import ask, plays, table
from tests.refusals import refuses, words

MUST = {"play": {"capture": "must"}}
LEAVE = {"play": {"capture": "optional", "missed": "next_player"}}


@pytest.mark.parametrize(
    ("house", "claim", "verdict", "code"),
    [
        pytest.param({}, {"card": "5S", "take": ["KC"]}, "legal", None, id="a fifteen"),
        pytest.param(
            {}, {"card": "5S", "take": ["KD"]}, "illegal", "card_must_lie_on_the_table", id="absent"
        ),
        pytest.param({}, {"card": "5", "take": ["K"]}, "legal", None, id="without suits"),
        pytest.param({}, {"card": "4S", "take": []}, "legal", None, id="which card is free"),
        pytest.param(MUST, {"card": "4S", "take": []}, "undetermined", None, id="the hand unknown"),
        pytest.param(
            MUST,
            {"card": "4S", "take": [], "holding": ["4S", "5S"]},
            "illegal",
            "capture_must_be_made",
            id="the hand could take",
        ),
        pytest.param(
            MUST, {"card": "4S", "take": [], "holding": ["4S", "QS"]}, "legal", None, id="the hand could not"
        ),
        pytest.param(
            MUST, {"card": "4S", "take": [], "unseen": ["QS", "7H"]}, "legal", None, id="nobody could"
        ),
        pytest.param(
            MUST,
            {"card": "4S", "take": [], "unseen": ["5S", "7H"]},
            "undetermined",
            None,
            id="somebody could",
        ),
        pytest.param(
            MUST, {"card": "5S", "take": []}, "illegal", "fifteen_must_be_taken", id="must with the card"
        ),
        pytest.param(
            {}, {"card": "4S", "take": [], "holding": ["QS"]}, "illegal", "card_must_be_held", id="not held"
        ),
    ],
)
def test_captures(house: dict[str, Any], claim: dict[str, Any], verdict: str, code: str | None) -> None:
    answer = ask(table(house_rules=house), "capture", table=["KC", "2D"], **claim)
    assert (answer["verdict"], answer.get("code")) == (verdict, code)
    assert (answer["would_settle"] is not None) is (verdict == "undetermined")


def test_what_the_referee_says() -> None:
    house = table(house_rules=MUST)
    unknown = ask(house, "capture", table=["KC", "2D"], card="4C", take=[], unseen=["5S"])
    assert unknown["would_settle"] == "The rest of the hand: with a 5, which takes K♣, it was not allowed."
    absent = ask(table(), "capture", table=[], card="4C", take=["KC"])
    assert absent["explanation"] == "K♣ cannot be taken: on the table there is nothing."
    wrong = ask(table(), "capture", table=["6C"], card="JD", take=["6C"])
    assert wrong["explanation"] == "8 and 6 make 14, not 15."
    assert ask(house, "capture", table=[], card="4C", take=[])["verdict"] == "legal", "nothing could be taken"
    many = [f"{rank}{suit}" for rank in "A23" for suit in "CDHS"]
    left = ask(table(), "capture", table=many, card="7C", take=[])
    assert left["explanation"].endswith("or others, and has to take.")


def test_what_may_be_played() -> None:
    claim = {"table": ["KC", "2D", "3S"], "holding": ["5S", "4C", "QH"]}
    takes = {"card": "5S", "take": ["KC"]}
    free = ask(table(), "plays", **claim)
    assert free["options"] == [takes, {"card": "4C", "take": []}, {"card": "QH", "take": []}]
    assert ask(table(house_rules=MUST), "plays", **claim)["options"] == [takes]
    assert ask(table(house_rules=LEAVE), "plays", **claim)["options_total"] == 4
    nothing = ask(table(), "plays", table=["KC"], holding=[])
    assert (nothing["verdict"], nothing["options_total"]) == ("illegal", 0)
    assert ask(table(), "plays", table=[], holding=["KC"])["explanation"] == "One play is legal."


def test_more_ways_than_are_listed_are_counted() -> None:
    lying = [f"{rank}{suit}" for rank in "A2345" for suit in "CDHS"]
    answer = ask(table(), "capture", table=lying, card="7C", take=["5C", "3C"])
    every = [
        some
        for size in range(1, 9)
        for some in combinations(lying, size)
        if sum(int(name[0].replace("A", "1")) for name in some) == 8
    ]
    assert answer["options_total"] == len(every)
    assert len(answer["options"]) == min(len(every), 200)
    assert ask(table(), "plays", table=lying, holding=["7C"])["options_total"] == len(every)


def test_ways_are_those_that_trying_everything_finds() -> None:
    chance = Random(5)
    for _ in range(40):
        cards = chance.sample(in_order(ALL), chance.randint(0, 9))
        target = chance.randint(5, 14)
        tried = {
            frozenset(some)
            for size in range(1, len(cards) + 1)
            for some in combinations(cards, size)
            if total(some) == target
        }
        fifteens_of_target = ways(cards, target)
        assert ({frozenset(way) for way in fifteens_of_target.listed}, fifteens_of_target.total) == (
            tried,
            len(tried),
        )


@pytest.mark.parametrize(
    ("take", "verdict", "code"),
    [
        (["2D", "3S", "7H"], "legal", None),
        (["2D", "3S"], "illegal", "capture_must_make_fifteen"),
        ([], "illegal", "table_must_be_cleared"),
    ],
)
def test_escobas(take: list[str], verdict: str, code: str | None) -> None:
    answer = ask(table(), "escoba", table=["2D", "3S", "7H"], card="3D", take=take)
    assert (answer["verdict"], answer.get("code")) == (verdict, code)


def test_a_capture_that_leaves_something_is_no_escoba() -> None:
    answer = ask(table(), "escoba", table=["7C", "AS"], card="JD", take=["7C"])
    assert (answer["verdict"], answer["code"]) == ("illegal", "table_must_be_cleared")
    assert answer["explanation"].endswith("On the table there is still A♠.")


@pytest.mark.parametrize(("fifteen", "taker"), [("dealer", "p2"), ("leader", "p1"), ("nobody", None)])
def test_who_takes_what_was_dealt(fifteen: str, taker: str | None) -> None:
    answer = ask(
        table(house_rules={"deal": {"fifteen": fifteen}}), "dealt_table", table=["7H", "5C", "2D", "AS"]
    )
    assert (answer["taker"], answer["escobas"]) == (taker, int(taker is not None))


def test_what_is_said_of_a_dealt_table() -> None:
    explanation = ask(table("escoba-fournier"), "dealt_table", table=["KC", "QC", "JC", "3D"])["explanation"]
    assert explanation == "The cards make 30, but do not split into 15 and 15: nobody takes them."
    assert ask(table(), "dealt_table", table=["KC", "QC", "JC", "4D"])["escobas"] == 0
    with refuses(RulesError, match="4 cards are dealt to the table; 3 are told of"):
        ask(table(), "dealt_table", table=["KC", "QC", "JC"])


@pytest.mark.parametrize(
    ("house", "left", "take", "verdict", "code"),
    [
        (LEAVE, "KH", ["KH", "AC", "4D"], "legal", None),
        (LEAVE, "KH", ["KH", "AC"], "illegal", "capture_must_make_fifteen"),
        (LEAVE, "KH", ["KH", "5C"], "illegal", "card_must_lie_on_the_table"),
        (LEAVE, "2H", ["AC", "4D"], "illegal", "nothing_was_missed"),
        ({}, "KH", ["KH", "AC", "4D"], "illegal", "nothing_was_missed"),
    ],
)
def test_what_was_overlooked(
    house: dict[str, Any], left: str, take: list[str], verdict: str, code: str | None
) -> None:
    answer = ask(table(house_rules=house), "missed", table=["AC", "4D"], left=left, take=take)
    assert (answer["verdict"], answer.get("code")) == (verdict, code)


@pytest.mark.parametrize(
    ("cards", "verdict"), [("KC", "legal"), ("KC JC 7D", "legal"), ("KC 3S", "illegal"), ("", "illegal")]
)
def test_what_may_be_left(cards: str, verdict: str) -> None:
    assert ask(table(), "left", cards=cards.split())["verdict"] == verdict


def wrong_with(**ranks: list[str]) -> dict[str, str]:
    """The violations of a question about setentas: messages by code and path."""
    with pytest.raises(RulesError) as caught:
        ask(table(), "setenta", ranks=ranks)
    return {f"{violation.code} {violation.path}": words(violation) for violation in caught.value.violations}


def test_a_setenta_has_four_cards_and_the_pack_four_of_a_rank() -> None:
    assert wrong_with(p1=["7"] * 5) == {
        "counts_must_add_up /ranks/p1": "A setenta has a card of each of four suits; 5 are told of.",
        "pack_must_hold_the_cards /ranks": "This pack has four cards of the rank 7; 5 are told of.",
    }
    assert wrong_with(Ann=["7"] * 3, p2=["7", "7"]).keys() == {"pack_must_hold_the_cards /ranks"}


def test_setentas_are_compared_by_piles_too() -> None:
    piles = {"Ann": ["7D", "AD", "6C", "KS", "5H", "QH"], "Bo": ["7C", "7H", "7S"]}
    answer = ask(table(), "setenta", piles=piles)
    assert (answer["taker"], answer["compared"]) == (
        "p1",
        {"p1": ["7", "6", "5", "K"], "p2": ["7", "7", "7"]},
    )
    nobody = ask(table(), "setenta", ranks={"p2": ["7", "7", "7"]})
    assert (nobody["verdict"], nobody["code"]) == ("illegal", "setenta_must_be_whole")
    equal = {"p1": ["7", "6", "5", "K"], "p2": ["7", "6", "5", "J"]}
    assert ask(table(), "setenta", ranks=equal)["code"] == "setentas_must_differ"
    shared = ask(table(house_rules={"score": {"ties": "all"}}), "setenta", ranks=equal)
    assert (shared["verdict"], shared["taker"]) == ("legal", None)
    with refuses(RulesError, match="Give piles, or the ranks"):
        ask(table(), "setenta")


def audit(*deals: list[dict[str, Any]], house: dict[str, Any] | None = None, **claim: Any) -> dict[str, Any]:
    body = {"table": ["KC", "2D", "3S", "7H"], "dealer": "p1"} | claim
    return ask(table(house_rules=house), "audit", deals=[*deals], **body)


def infractions_of(answer: dict[str, Any]) -> list[tuple[int, int, str]]:
    return [(finding["deal"], finding["play"], finding["code"]) for finding in answer["infractions"]]


def test_an_audit_finds_what_was_against_the_rules_and_goes_on() -> None:
    answer = audit(
        plays("p2 5S KC", "p2 AC", "p1 JC 7H", "p1 6C 2D 3S", "p2 5S", "p2 4H", "p2 7C KD", "p1 2C"),
        plays("p2 3C 2C QC"),
    )
    assert infractions_of(answer) == [
        (1, 2, "players_must_follow_in_turn"),
        (1, 3, "players_must_follow_in_turn"),
        (1, 4, "capture_must_make_fifteen"),
        (1, 5, "pack_must_hold_the_cards"),
        (1, 6, "players_must_follow_in_turn"),
        (1, 6, "card_must_be_held"),
        (1, 7, "card_must_be_held"),
        (1, 7, "card_must_lie_on_the_table"),
        (1, 8, "fifteen_must_be_taken"),
        (2, 1, "card_must_lie_on_the_table"),
    ]
    assert answer["explanation"].endswith("and 5 more.")
    assert answer["piles"]["p1"] == ["JC", "7H", "6C", "3S", "2D"], "as it was played"


def test_a_wrong_capture_is_no_escoba() -> None:
    answer = audit(plays("p2 3D KC 2D 3S 7H"))
    assert (infractions_of(answer), answer["escobas"]) == (
        [(1, 1, "capture_must_make_fifteen")],
        {"p1": 0, "p2": 0},
    )


def test_an_audit_learns_of_a_hand_from_what_is_played_later() -> None:
    kings = ["KC", "KD", "KH", "QC"]
    whole = plays("p2 2C", "p1 2D", "p2 5S KC", "p1 QD", "p2 QS", "p1 JH")
    assert infractions_of(audit(whole, house=MUST, table=kings)) == [(1, 1, "capture_must_be_made")]
    part = audit(plays("p2 2C", "p1 2D", "p2 QS"), house=MUST, table=kings)
    assert (part["verdict"], part["infractions"]) == ("undetermined", [])
    assert [(finding["play"], finding["player"]) for finding in part["undetermined"]] == [
        (1, "p2"),
        (2, "p1"),
        (3, "p2"),
    ]
    assert part["undetermined"][0]["would_settle"].startswith("The rest of the hand: with")
    assert audit(plays("p2 AC"), house={"play": {"capture": "optional"}})["verdict"] == "legal"


def test_a_dealt_escoba_is_the_first_capture() -> None:
    answer = audit(plays("p2 5S"), table=["7H", "5C", "2D", "AS"], dealer=None)
    assert (answer["escobas"], answer["last_capture"], answer["left"]) == ({"p1": 0, "p2": 1}, "p2", ["5S"])
    assert [finding["code"] for finding in answer["infractions"]] == ["players_must_follow_in_turn"]


def test_an_overlooked_fifteen_is_taken_by_the_next_player() -> None:
    deal = [{"player": "p2", "card": "5S"}, {"player": "p1", "card": "AC", "missed": ["5S", "KC"]}]
    answer = audit(deal, house=LEAVE)
    assert (answer["verdict"], answer["piles"]["p1"], answer["last_capture"]) == ("legal", ["KC", "5S"], "p1")
    assert infractions_of(audit(deal)) == [(1, 1, "fifteen_must_be_taken"), (1, 2, "nothing_was_missed")]
    small = ["AC", "2D", "3S", "4H"]
    deal = [{"player": "p2", "card": "5S"}, {"player": "p1", "card": "KC", "missed": [*small, "5S"]}]
    swept = audit(deal, table=small, house=LEAVE)
    assert (swept["verdict"], swept["escobas"], swept["left"]) == ("legal", {"p1": 0, "p2": 0}, ["KC"])
    none = [{"player": "p2", "card": "5S", "take": ["KC"]}, {"player": "p1", "card": "AC", "missed": ["2D"]}]
    assert infractions_of(audit(none, house=LEAVE)) == [(1, 2, "nothing_was_missed")]


def test_a_round_counts_steps_by_what_lies_there() -> None:
    """A round in which people take is light; one in which nobody does is less so; more is too much."""
    light = plays("p2 5S KC", "p1 2C")
    steps = Steps()
    ask(table(), "audit", steps, deals=[light], table=["KC", "QD", "JH", "3S"], dealer=None)
    assert 0 < steps.taken < 200
    cards = [f"{card.rank}{card.suit}" for card in in_order(ALL)]
    nobody = [plays(*(f"p{2 - at % 2} {card}" for at, card in enumerate(cards[4:])))]
    steps = Steps()
    ask(table(), "audit", steps, deals=nobody, table=cards[:4], dealer=None)
    assert LIGHT_STEPS < steps.taken < MOST_STEPS
    with pytest.raises(TooLongError):
        ask(table(), "audit", deals=nobody * 3, table=cards[:4], dealer=None)


@pytest.mark.parametrize(
    ("card", "code"),
    [("8C", "not_in_pack"), ("joker", "not_in_pack"), ("?", "card_must_be_readable")],
)
def test_cards_that_there_are_not(card: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        ask(table(), "capture", table=[card], card="5S", take=[])
    assert [violation.code for violation in caught.value.violations] == [code]


def test_cards_are_given_once_and_where_needed_with_their_suit() -> None:
    with pytest.raises(RulesError) as caught:
        audit(plays("p2 5S K"), table=["KC", "KC", "3S", "7H"])
    assert [(violation.code, violation.path) for violation in caught.value.violations] == [
        ("pack_must_hold_the_cards", "/table"),
        ("suit_must_be_given", "/deals/0/0/take/0"),
    ]
    with refuses(RulesError, match="four cards of the rank king; 5 are told of"):
        ask(table(), "left", cards=["K"] * 5)
    with refuses(RulesError, match="it is told 3 times: on the table"):
        ask(table(), "left", cards=["KC"] * 3)


SPANISH = {"pack": "spanish"}


def test_spanish_cards_are_read_and_written() -> None:
    at = table(house_rules=SPANISH)
    answer = ask(at, "capture", table=["12O", "2c", "7 E"], card="5B", take=["12O"])
    assert (answer["verdict"], answer["options"]) == ("legal", [["12O"]])
    assert ask(at, "capture", table=["7O"], card="10C", take=["7O"])["explanation"] == "8 and 7 make 15."
    for card, code in (("8O", "not_in_pack"), ("13O", "not_in_pack"), ("7D", "card_must_be_readable")):
        with pytest.raises(RulesError) as caught:
            ask(at, "left", cards=[card])
        assert [violation.code for violation in caught.value.violations] == [code]
    wrong = ask(at, "capture", table=["1O"], card="1B", take=["1E"])
    assert wrong["explanation"] == "1E cannot be taken: on the table there is 1O."


LEAVING = {"table": ["10O", "4C", "3B", "1O"], "card": "7E", "take": []}
ABSENT = {"table": ["10O", "12C"], "card": "11E", "take": ["1B", "5O"]}
UNKNOWN = {"table": ["7C"], "card": "4C", "take": []}


@pytest.mark.parametrize(
    ("language", "claim", "sentence"),
    [
        ("en", LEAVING, "The 7E makes 15 with 10O or 4C 3B 1O, and has to take."),
        ("en", ABSENT, "1B 5O cannot be taken: on the table there is 10O 12C."),
        ("en", UNKNOWN, "The rest of the hand: with a 10, which takes 7C, it was not allowed."),
        ("de", LEAVING, "7E macht 15 mit 10O oder 4C 3B 1O und muss nehmen."),
        ("pl", UNKNOWN, "dziesiątka, która może wziąć 7C, tak zagrać nie było wolno."),
        ("es", LEAVING, "El 7 de espadas hace 15 con sota de oros o 4 de copas + 3 de bastos + as de oros, "),
        ("es", ABSENT, "recoger as de bastos y 5 de oros: en la mesa hay sota de oros y rey de copas."),
        ("es", UNKNOWN, "con una sota, que recoge 7 de copas, no estaba permitido."),
        ("es", {**UNKNOWN, "card": "11B"}, "Con el caballo de bastos aquí no se hace quince;"),
    ],
)
def test_cards_have_the_names_of_the_pack_on_the_table(
    language: str, claim: dict[str, Any], sentence: str
) -> None:
    at = table(house_rules=SPANISH | MUST)
    told = ESCOBA.engine.judge(at, {"kind": "capture", **claim}, None)
    sentences = [told[name] for name in ("explanation", "would_settle") if told[name]]
    text = " ".join(SPEECH.text(said_from(sentence["said"]), language) for sentence in sentences)
    assert sentence in text
    if language == "es":
        assert re.findall(r"\d[OCEB]|[KQJ]", text) == []

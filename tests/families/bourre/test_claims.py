"""Claims: the table of plays, partial knowledge, passing, drawing, and the sentences that go with them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from random import Random
from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.bourre.family import BOURRE
from tests.families.bourre.games import AUDITED, Game, stayers
from tests.refusals import words
from tests.verdicts import in_words

CARDS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


def cards(text: str) -> list[str]:
    return ["".join(CARDS.get(sign, sign) for sign in card) for card in text.split()]


def ask(
    kind: str, *, variant: str = "bourre", house: dict[str, Any] | None = None, **claim: Any
) -> dict[str, Any]:
    table = Game(variant, players=4, **(house or {})).table
    return in_words(BOURRE.engine.judge(table, {"kind": kind, **claim}))


_UNBROKEN = {"play": {"lead": ["not_before_broken"]}}
_ALL_BUT_TWO_CLUBS = [
    rank + suit
    for suit in "CDHS"
    for rank in "AKQJT98765432"
    if rank + suit not in {"5C", "7S", "TH", "3C", "2C"}
]


def play(trump: str, trick: str, card: str, **claim: Any) -> dict[str, Any]:
    lying = [{"player": f"p{at}", "card": sign} for at, sign in enumerate(cards(trick), 1)]
    members = {
        "trump": {"suit": trump},
        "trick": lying,
        "player": f"p{len(lying) + 1}",
        "card": cards(card)[0],
    }
    return ask("play", **members | claim)


@pytest.mark.parametrize(
    ("trump", "trick", "holding", "legal", "more"),
    [
        ("D", "9♣", "6♣ Q♣ 2♥", "Q♣", {}),
        ("D", "5♣ K♦", "5♦ A♦", "A♦", {}),
        ("H", "10♠ 3♥", "K♠ 4♠ A♥", "K♠ 4♠", {}),
        ("H", "Q♥", "K♥ 2♥", "K♥", {}),
        ("H", "A♠", "7♠ 3♠ 2♥", "7♠ 3♠", {}),
        ("H", "5♣ J♥", "4♥ 9♥ A♠", "9♥ 4♥", {}),
        ("H", "5♣ J♥", "4♥ 9♥ A♠", "9♥ 4♥ A♠", {"house": {"play": {"void": "trump_to_win"}}}),
        ("H", "5♣ 3♥", "2♥ A♥ K♠", "A♥", {}),
        ("H", "5♣ 3♥", "2♥ A♥ K♠", "A♥", {"house": {"play": {"void": "trump_to_win"}}}),
        ("H", "5♣ J♥", "4♥ A♥ A♠", "A♥", {}),
        ("H", "5♣ J♥", "4♥ A♥ A♠", "A♥ 4♥", {"house": {"play": {"void": "trump"}}}),
        ("S", "5♦", "4♠ 8♠ K♣", "8♠ 4♠", {}),
        ("S", "5♦", "4♠ 8♠ K♣", "8♠", {"house": {"play": {"void": "highest_trump"}}}),
        ("S", "5♦ 6♠", "4♠ 8♠ K♣", "8♠", {}),
        ("H", "", "A♥ K♥ 4♥ 2♣", "A♥", {"tricks_taken": 1}),
        ("H", "", "A♥ K♥ 4♥ 2♣", "2♣ A♥ K♥ 4♥", {}),
        ("H", "", "Q♥ J♥ 3♠", "Q♥", {"tricks_taken": 1, "gone": ["AH", "KH"]}),
        ("H", "9♠", "A♥ K♥ Q♥ 2♣", "A♥", {}),
        ("H", "9♠", "A♥ K♥ Q♥ 2♣", "A♥ K♥ Q♥", {"last_to_play": True}),
        ("H", "9♠", "A♥ K♥ Q♥ 2♣", "A♥", {"last_to_play": True, "variant": "bourre-denexa"}),
        ("H", "A♥", "K♥ Q♥ 2♣", "K♥ Q♥", {"tricks_taken": 2}),
        ("H", "", "Q♥ 3♥ A♠", "Q♥", {"first_trick": True, "variant": "boo-ray"}),
        ("H", "", "J♥ 3♥ A♠", "J♥ 3♥ A♠", {"first_trick": True, "variant": "boo-ray"}),
        ("H", "", "Q♥ 3♥ A♠", "Q♥ 3♥ A♠", {"variant": "boo-ray"}),
        ("H", "9♣", "2♥ 3♥ A♠", "2♥ 3♥ A♠", {"variant": "boo-ray-four"}),
        ("H", "9♣", "2♠ 3♦", "3♦ 2♠", {}),
    ],
)
def test_the_table_of_plays(trump: str, trick: str, holding: str, legal: str, more: dict[str, Any]) -> None:
    held, allowed = cards(holding), {*cards(legal)}
    for card in held:
        answer = play(trump, trick, card, holding=held, **more)
        assert {single for (single,) in answer["legal_plays"]} == allowed
        assert answer["legal_plays_total"] == len(allowed)
        assert answer["verdict"] == ("legal" if card in allowed else "illegal")
        assert (answer["proof"], answer["would_settle"]) == (None, None)


def test_an_upcard_that_is_nobodys_is_out_of_play() -> None:
    held = ["KH", "QH", "2C"]
    lead = {
        "trump": {"card": "AH"},
        "trick": [],
        "holding": held,
        "tricks_taken": 1,
        "player": "p1",
        "card": "2C",
    }
    assert ask("play", **lead)["cinch"]["sure"] == 1
    answer = ask("play", variant="boo-ray", house={"play": {"cinch": "sure_tricks"}}, **lead)
    assert answer["cinch"] == {"taken": 1, "sure": 2, "needed": 3, "holds": True}
    assert (answer["verdict"], answer["rule"]) == ("illegal", "play.cinch")


@pytest.mark.parametrize(
    ("trick", "card", "claim", "expected"),
    [
        (
            "",
            "KH",
            {"holding_size": 4, "known": ["4D", "AH"], "house": _UNBROKEN},
            ("illegal", "play.lead", ["4D"], None),
        ),
        (
            "",
            "KH",
            {"holding_size": 3, "known": ["4D", "AH"], "house": _UNBROKEN},
            ("illegal", "play.lead", ["4D"], None),
        ),
        (
            "",
            "4♥",
            {"holding_size": 5, "known": ["AH", "2C", "KH", "QH"], "tricks_taken": 1},
            ("illegal", "play.cinch", ["AH", "KH"], None),
        ),
        (
            "",
            "4♥",
            {"holding_size": 5, "known": ["AH", "2C", "KH", "QH"], "tricks_taken": 2},
            ("illegal", "play.cinch", ["AH"], None),
        ),
        ("5♣", "7♠", {"holding_size": 3, "seen": _ALL_BUT_TWO_CLUBS}, ("illegal", "play.follow", None, None)),
        (
            "5♣",
            "7♠",
            {"holding_size": 4, "known": ["10H"], "seen": _ALL_BUT_TWO_CLUBS},
            ("illegal", "play.follow", None, None),
        ),
        (
            "5♣",
            "7♠",
            {"holding_size": 4, "known": ["10H", "9C"]},
            ("illegal", "play.follow", ["9C"], None),
        ),
        (
            "5♣",
            "7♠",
            {"holding_size": 3, "house": {"play": {"void": "free"}}},
            (
                "undetermined",
                "play.follow",
                None,
                "Seeing any club in the holding: it would be illegal then.",
            ),
        ),
        ("5♣", "7♠", {"holding_size": 3, "known": ["9C"]}, ("illegal", "play.follow", ["9C"], None)),
        (
            "5♣ J♥",
            "2♥",
            {"holding_size": 3},
            (
                "undetermined",
                "play.void",
                None,
                "Seeing any club, A♥, K♥ or Q♥ in the holding: it would be illegal then.",
            ),
        ),
        (
            "5♣ J♥",
            "2♥",
            {
                "holding_size": 2,
                "gone": ["QH", "KH", "AH", *(f"{rank}C" for rank in "AKQJT9876432")],
            },
            ("legal", "play.void", None, None),
        ),
        ("5♣ J♥", "A♠", {"holding_size": 3, "known": ["10H"]}, ("illegal", "play.void", ["10H"], None)),
        (
            "5♣ J♥",
            "A♠",
            {"holding_size": 2, "known": ["10H"], "house": {"play": {"void": "trump_to_win"}}},
            ("legal", "play.void", None, None),
        ),
        (
            "",
            "2♣",
            {"holding_size": 4, "known": ["AH", "KH", "QH"]},
            ("illegal", "play.cinch", ["AH", "KH", "QH"], None),
        ),
        (
            "",
            "2♣",
            {"holding_size": 4, "known": ["AH", "KH"]},
            ("undetermined", "play.cinch", None, "Seeing all trumps of the holding."),
        ),
        ("", "2♣", {"holding_size": 2}, ("legal", "play.lead", None, None)),
    ],
)
def test_partial_knowledge(trick: str, card: str, claim: dict[str, Any], expected: tuple[Any, ...]) -> None:
    answer = play("H", trick, card, **claim)
    assert tuple(answer[key] for key in ("verdict", "rule", "proof", "would_settle")) == expected


def test_a_play_may_be_told_as_a_list_of_one() -> None:
    members = {"trump": {"suit": "♥"}, "trick": [{"player": "Ann", "cards": ["9C"]}], "holding": ["QC", "2C"]}
    answer = ask("play", **members, player="Bo", cards=["2C"])
    assert (answer["verdict"], answer["legal_plays"]) == ("illegal", [["QC"]])


@pytest.mark.parametrize(
    ("question", "speaks"),
    [
        ({}, "You have clubs"),
        ({"asked_by": "p2"}, "You have clubs"),
        ({"asked_by": "p1"}, "Bo has clubs"),
        ({"asked_by": None}, "Bo has clubs"),
    ],
)
def test_the_referee_says_you_to_whoever_asks(question: dict[str, Any], speaks: str) -> None:
    answer = play("H", "A♣", "2♥", holding=["2H", "3C"], **question)
    assert answer["explanation"].startswith(speaks)


@pytest.mark.parametrize(
    ("trick", "holding", "card", "more", "says"),
    [
        ("9♣", "2♥", "2♥", {}, "2♥ is your only card, so it must be played."),
        (
            "9♣",
            "Q♣ 2♣ 3♥",
            "2♣",
            {},
            "You can follow suit and beat the trick, and so must do both. That asks for Q♣: 2♣ may not "
            "be played.",
        ),
        (
            "9♣",
            "2♥ 3♠",
            "3♠",
            {},
            "You have no clubs, and must trump. That asks for 2♥: 3♠ may not be played.",
        ),
        (
            "9♣ 3♥",
            "2♥ A♥ 3♠",
            "2♥",
            {},
            "You have no clubs, and must beat the trick with a trump. That asks for A♥: 2♥ may not be "
            "played.",
        ),
        ("9♣", "2♠ 3♦", "2♠", {}, "You have no clubs, and no trumps either. Any card may be played."),
        (
            "9♣",
            "2♥ 3♠",
            "2♥",
            {"house": {"play": {"void": "free"}}},
            "You have no clubs. Any card may be played.",
        ),
        (
            "9♣ J♥",
            "2♥ 3♠",
            "3♠",
            {"house": {"play": {"void": "trump_to_win"}}},
            "You have no clubs, and no trump that beats the trick. Any card may be played.",
        ),
        (
            "9♣",
            "2♥ A♥ 3♠",
            "2♥",
            {"house": {"play": {"void": "highest_trump"}}},
            "You have no clubs, and must play the highest trump. That asks for A♥: 2♥ may not be played.",
        ),
        (
            "",
            "A♥ K♥ Q♥ 2♣",
            "2♣",
            {},
            "You have 0 of 5 tricks, and 3 more that are sure in trumps. With more than half, your "
            "highest trump must be played. That asks for A♥: 2♣ may not be played.",
        ),
        (
            "",
            "K♥ Q♥ 2♣",
            "2♣",
            {"house": {"play": {"cinch": "ace_king_queen"}}, "own_plays": ["AH"]},
            "You have, or had, ace, king and queen of trumps, and must lead them in that order. That "
            "asks for K♥: 2♣ may not be played.",
        ),
        ("", "K♥ 2♣", "2♣", {}, "You may lead. Any card may be played."),
        (
            "",
            "K♥ 2♣",
            "2♣",
            {"variant": "boo-ray", "first_trick": True},
            "Whoever leads to the first trick with ace, king or queen of trumps leads the highest trump. "
            "That asks for K♥: 2♣ may not be played.",
        ),
    ],
)
def test_the_sentences_of_a_verdict(
    trick: str, holding: str, card: str, more: dict[str, Any], says: str
) -> None:
    assert play("H", trick, card, holding=cards(holding), **more)["explanation"] == says


@pytest.mark.parametrize(
    ("card", "claim", "says"),
    [
        (
            "7♠",
            {"holding_size": 3, "known": ["9C"]},
            "You have 9♣, and must follow suit: 7♠ may not be played.",
        ),
        ("7♠", {"holding_size": 3}, "Whether 7♠ may be played depends on cards that are not known."),
        ("A♣", {"holding_size": 3}, "Whatever the unknown cards are, A♣ may be played."),
        (
            "7♠",
            {
                "holding_size": 2,
                "seen": [f"{rank}{suit}" for suit in "DHS" for rank in "AKQJT9865432"] + ["7D", "7H"],
            },
            "Whatever the unknown cards are, 7♠ may not be played: you must follow suit.",
        ),
        (
            "7♠",
            {
                "holding_size": 2,
                "seen": [f"{rank}{suit}" for suit in "CDS" for rank in "AKQJT9865432"] + ["7C", "7D"],
                "asked_by": None,
            },
            "Whatever the unknown cards are, 7♠ may not be played: Bo must trump as the rules say.",
        ),
    ],
)
def test_the_sentences_where_little_is_known(card: str, claim: dict[str, Any], says: str) -> None:
    assert play("H", "5♣", card, **claim)["explanation"] == says


def refused(**claim: Any) -> list[Violation]:
    with pytest.raises(RulesError) as caught:
        ask("play", **claim)
    return [*caught.value.violations]


CLAIM = {"trump": {"suit": "H"}, "trick": [{"player": "p1", "card": "9C"}], "player": "p2", "card": "2C"}


@pytest.mark.parametrize(
    ("changed", "path", "code"),
    [
        ({}, "/holding", "holding_must_be_told"),
        ({"holding": ["3C"]}, "/holding", "holding_must_have_the_cards"),
        ({"holding": ["2C", "3C"], "known": ["4C"]}, "/holding", "holding_must_have_the_cards"),
        ({"holding": ["2C", "3C"], "holding_size": 3}, "/holding_size", "holding_must_have_its_size"),
        ({"holding_size": 1, "known": ["3C"]}, "/holding_size", "holding_must_have_its_size"),
        ({"holding_size": 6}, "/holding_size", "holding_must_have_its_size"),
        ({"holding": ["2C", "3C", "4C", "5C", "6C", "7C"]}, "/holding", "holding_must_have_its_size"),
        ({"holding": ["2C", "9C"]}, "", "pack_must_hold_the_cards"),
        ({"holding": ["2C", "2C"]}, "/holding", "pack_must_hold_the_cards"),
        ({"holding_size": 2, "known": ["2C"]}, "/known", "pack_must_hold_the_cards"),
        ({"holding": ["2C"], "player": "p9"}, "/player", "player_must_be_known"),
        ({"holding": ["2C"], "player": "p1"}, "/player", "player_must_appear_once"),
        ({"holding": ["2C"], "asked_by": "p9"}, "/asked_by", "player_must_be_known"),
        ({"holding": ["2C"], "trump": {"suit": "Z"}}, "/trump/suit", "suit_must_be_given"),
        ({"holding": ["2"]}, "/holding/0", "suit_must_be_given"),
        ({"holding": ["2C"], "card": "joker"}, "/card", "not_in_pack"),
    ],
)
def test_a_claim_that_cannot_be(changed: dict[str, Any], path: str, code: str) -> None:
    (wrong, *_) = refused(**CLAIM | changed)
    assert (wrong.path, wrong.code) == (path, code)


def test_the_order_of_a_trick_is_clockwise() -> None:
    trick = [{"player": "p3", "card": "9C"}, {"player": "p1", "card": "3C"}]
    assert ask("play", **CLAIM | {"trick": trick, "holding": ["2C"]})["verdict"] == "legal"
    (wrong,) = refused(**CLAIM | {"trick": [*reversed(trick)], "player": "p2", "holding": ["2C"]})
    assert (wrong.path, wrong.code) == ("/player", "players_must_be_clockwise")


def test_an_unknown_holding_cannot_be_larger_than_what_is_left() -> None:
    seen = [f"{rank}{suit}" for suit in "CDHS" for rank in "AKQJT98765432"]
    seen = [card for card in seen if card not in {"2C", "9C", "3C"}]
    (wrong,) = refused(**CLAIM, holding_size=3, seen=seen)
    assert (wrong.path, wrong.code) == ("/holding_size", "pack_must_hold_the_cards")
    says = "2 of the cards held are unknown, but only 1 card is left that could be among them."
    assert words(wrong) == says
    (wrong,) = refused(**CLAIM, holding_size=2, seen=[*seen, "3C"])
    assert words(wrong) == "1 of the cards held is unknown, but no card is left that could be it."


# Before the play.

_SUIT_AND_HOLDING = "The suit of trumps, and all cards of the holding."
_FOUR = ["2C", "3C", "4C", "5C"]


@pytest.mark.parametrize(
    ("must", "claim", "verdict", "settles"),
    [
        ("dealer_with_ace", {"player": "p3", "dealer": "p3", "trump": {"card": "AH"}}, "illegal", None),
        ("dealer_with_ace", {"player": "p4", "trump": {"card": "AH"}}, "illegal", None),
        ("dealer_with_ace", {"player": "p3", "dealer": "p3", "trump": {"card": "KH"}}, "legal", None),
        ("dealer_with_ace", {"player": "p3", "dealer": "p3"}, "undetermined", "The upcard."),
        ("dealer_with_ace", {"player": "p1", "dealer": "p3"}, "legal", None),
        ("dealer", {"player": "p4"}, "illegal", None),
        ("nobody", {"player": "p4"}, "legal", None),
        ("ace_holder", {"player": "p4", "trump": {"card": "AH"}}, "illegal", None),
        ("ace_holder", {"player": "p1", "trump": {"card": "AH"}}, "legal", None),
        ("ace_holder", {"player": "p1", "trump": {"suit": "H"}, "holding": ["AH"]}, "illegal", None),
        ("ace_holder", {"player": "p1", "trump": {"suit": "H"}, "holding": [*_FOUR, "KH"]}, "legal", None),
        (
            "ace_holder",
            {"player": "p1", "trump": {"suit": "C"}, "holding": ["2D"]},
            "undetermined",
            "All cards of the holding.",
        ),
        ("ace_holder", {"player": "p4", "trump": {"card": "KH"}, "holding": _FOUR}, "legal", None),
        (
            "ace_holder",
            {"player": "p1", "trump": {"card": "KH"}, "holding": _FOUR},
            "undetermined",
            "All cards of the holding.",
        ),
        (
            "ace_holder",
            {"player": "p1"},
            "undetermined",
            "The suit of trumps, and all cards of the holding.",
        ),
        ("ace_holder", {"player": "p1", "trump": {"suit": "H"}}, "undetermined", "All cards of the holding."),
        (
            "ace_holder",
            {"player": "p1", "holding": [*_FOUR, "AH"]},
            "undetermined",
            "The suit of trumps.",
        ),
        ("ace_holder", {"player": "p1", "holding": ["AH"]}, "undetermined", _SUIT_AND_HOLDING),
        ("ace_holder", {"player": "p1", "holding": ["KH"]}, "undetermined", _SUIT_AND_HOLDING),
        ("ace_holder", {"player": "p1", "holding": [*_FOUR, "KH"]}, "legal", None),
        ("ace_holder", {"player": "p1", "holding": []}, "undetermined", _SUIT_AND_HOLDING),
        ("dealer_with_ace", {"player": "p4", "holding": ["KH", "KD"]}, "undetermined", "The upcard."),
        ("dealer_with_ace", {"player": "p4", "holding": [*_FOUR, "KD"]}, "legal", None),
        ("dealer_with_ace", {"player": "p4", "holding": [*_FOUR, "AH"]}, "undetermined", "The upcard."),
        ("dealer_with_ace", {"player": "p4", "trump": {"card": "KH"}, "holding": ["KD"]}, "legal", None),
        (
            "dealer_with_ace",
            {"player": "p4", "holding": [*_FOUR, "AH"], "trump": {"suit": "H"}},
            "illegal",
            None,
        ),
    ],
)
def test_passing(must: str, claim: dict[str, Any], verdict: str, settles: str | None) -> None:
    answer = ask("pass", house={"stay": {"must": must}}, **claim)
    assert (answer["verdict"], answer["rule"], answer["would_settle"]) == (verdict, "stay.must", settles)
    by_ace = verdict == "illegal" and must != "dealer"
    assert answer["proof"] == (["AH"] if by_ace else None)
    assert not by_ace or ", having A♥, must stay." in answer["explanation"]


@pytest.mark.parametrize("player", ["p1", "p4"])
@pytest.mark.parametrize("trump", ["next_card", "dealers_sixth"])
def test_nobody_holds_an_ace_that_was_turned_from_the_stock(trump: str, player: str) -> None:
    house = {"deal": {"trump": trump}, "stay": {"must": "ace_holder"}}
    answer = ask("pass", house=house, player=player, dealer="p4", trump={"card": "AH"})
    assert (answer["verdict"], answer["would_settle"], answer["proof"]) == ("legal", None, None)


def test_an_ace_that_is_shuffled_back_may_be_anybodys() -> None:
    house = {"deal": {"trump": "shown_before"}, "stay": {"must": "ace_holder"}}
    claim = {"player": "p4", "dealer": "p4", "trump": {"card": "AH"}}
    answer = ask("pass", house=house, **claim)
    assert (answer["verdict"], answer["would_settle"]) == ("undetermined", "All cards of the holding.")
    assert ask("pass", house=house, **claim, holding=["AH"])["verdict"] == "illegal"


@pytest.mark.parametrize(
    ("trump", "player", "holding", "says"),
    [
        ("dealers_last", "p1", "7H", "The upcard, 7♥, is the dealer's, but the holding of Ann has it."),
        (
            "dealers_last",
            "p4",
            "7C 2C 3C 4C 5C",
            "The upcard, 7♥, is the dealer's, but the holding of Di has it not.",
        ),
        (
            "next_card",
            "p4",
            "7H",
            "The upcard, 7♥, is nobody's before the draw, but the holding of Di has it.",
        ),
    ],
)
def test_nobody_holds_an_upcard_of_others(trump: str, player: str, holding: str, says: str) -> None:
    house = {"deal": {"trump": trump}, "stay": {"must": "nobody"}}
    with pytest.raises(RulesError) as caught:
        ask("pass", house=house, player=player, dealer="p4", trump={"card": "7H"}, holding=holding.split())
    (wrong,) = caught.value.violations
    assert (wrong.path, wrong.code) == ("/holding", "upcard_must_be_the_dealers")
    assert words(wrong) == says


_FEW = tuple(rank + suit for suit in "CDHS" for rank in "AKQJ")
"""A pack of which every holding can be tried; a holding has not all of a suit."""


def deals(trump: str, player: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every upcard with every holding of the player beside it; p4 deals."""
    for upcard, held in product(_FEW, combinations(_FEW, 3)):
        if trump == "shown_before" or (upcard in held) == (trump == "dealers_last" and player == "p4"):
            yield upcard, held


def tellings(upcard: str, held: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What may be told of a deal, trumps and all or some of the holding; nothing is an empty text."""
    parts = chain.from_iterable(combinations(held, count) for count in range(len(held) + 1))
    yield from product(("", upcard[1], upcard), parts)


@pytest.mark.parametrize("player", ["p1", "p4"])
@pytest.mark.parametrize(
    ("must", "trump"),
    [
        ("dealer_with_ace", "dealers_last"),
        ("ace_holder", "dealers_last"),
        ("ace_holder", "next_card"),
        ("ace_holder", "dealers_sixth"),
        ("ace_holder", "shown_before"),
    ],
)
def test_the_verdict_on_passing_is_that_over_every_deal(must: str, trump: str, player: str) -> None:
    house = {"deal": {"cards": 3, "trump": trump}, "draw": {"at_most": 3}, "stay": {"must": must}}
    obliged: dict[tuple[str, tuple[str, ...]], set[bool]] = {}
    for upcard, held in deals(trump, player):
        must_stay = (
            player == "p4" and upcard[0] == "A" if must == "dealer_with_ace" else f"A{upcard[1]}" in held
        )
        for telling in tellings(upcard, held):
            obliged.setdefault(telling, set()).add(must_stay)
    # All that tell of many deals, and some of those that tell of few.
    many = [telling for telling in obliged if not all(telling)]
    for named, holding in [*many, *Random(5).sample([*obliged], 250)]:
        answers = obliged[named, holding]
        claim = {"trump": {"card": named}} if named else {}
        claim |= {"holding": [*holding]} if holding else {}
        answer = ask("pass", house=house, player=player, dealer="p4", **claim)
        verdict = "undetermined" if len(answers) > 1 else "illegal" if answers == {True} else "legal"
        assert answer["verdict"] == verdict, claim
        assert bool(answer["proof"]) == (verdict == "illegal"), claim
        assert {*(answer["proof"] or ())} <= {*holding, named}, claim
        settles = answer["would_settle"] or ""
        assert not (named and "suit of trumps" in settles), claim
        assert not (len(holding) == 3 and "holding" in settles), claim


def test_a_card_is_told_as_it_looks() -> None:
    (wrong,) = refused(**CLAIM | {"holding": ["3C"]})
    assert words(wrong) == "2♣ was played, or is known, but is not in the holding."


def test_nobody_passes_with_more_cards_than_are_dealt() -> None:
    with pytest.raises(RulesError) as caught:
        ask("pass", player="p1", dealer="p9", holding=[f"{rank}C" for rank in "234567"])
    assert [(wrong.path, wrong.code) for wrong in caught.value.violations] == [
        ("/dealer", "player_must_be_known"),
        ("/holding", "holding_must_have_its_size"),
    ]


def test_in_a_play_off_everybody_may_pass() -> None:
    game = Game(players=3, pot={"tie": "play_off"}, stay={"must": "dealer"})
    game.hand(2, 1, 2)
    answer = BOURRE.engine.judge(game.table, {"kind": "pass", "player": "p1", "dealer": "p1"})
    assert answer["verdict"] == "legal"


@pytest.mark.parametrize(
    ("variant", "count", "players", "verdict", "rule"),
    [
        ("boure", 4, 7, "illegal", "draw.from"),
        ("boure", 3, 7, "legal", "draw.from"),
        ("boure", 4, None, "legal", "draw.at_most"),
        ("bourre", 6, 7, "illegal", "draw.at_most"),
        ("boo-ray", 5, None, "illegal", "draw.at_most"),
    ],
)
def test_drawing(variant: str, count: int, players: int | None, verdict: str, rule: str) -> None:
    answer = ask("draw", variant=variant, player="p2", count=count, players=players)
    assert (answer["verdict"], answer["rule"]) == (verdict, rule)
    assert answer["explanation"].startswith("Bo may draw")


@pytest.mark.parametrize("kind", ["pass", "draw"])
def test_somebody_who_is_not_there(kind: str) -> None:
    with pytest.raises(RulesError) as caught:
        ask(kind, player="p9", count=1)
    assert [wrong.code for wrong in caught.value.violations] == ["player_must_be_known"]


@pytest.mark.parametrize(
    "claim",
    [
        {"kind": "pass", "player": "p1"},
        {"kind": "audit", "trump": {"suit": "H"}, "stay": stayers("p1", "p2"), "tricks": AUDITED},
        {"kind": "draw", "player": "p1", "count": 1},
    ],
)
def test_a_game_that_all_went_out_of_has_an_answer(claim: dict[str, Any]) -> None:
    game = Game(players=2, chips={"start": 2, "short": "out"}, ante={"chips": 2, "exempt": []})
    game.passed()
    assert game.table.seats_in == []
    with pytest.raises(RulesError) as caught:
        BOURRE.engine.judge(game.table, claim)
    assert "player_must_be_at_the_table" in {wrong.code for wrong in caught.value.violations}

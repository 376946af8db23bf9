"""Whole rounds played card by card: what comes of the plays is what counting the piles comes to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from referee.families.escoba.rules.play import Capture, Thirty
from referee.families.escoba.table.pack import ALL, card_name, in_order, total
from tests.families.escoba.sitting import ESCOBA, ask, play, refused, table


def _captures(card: Any, lying: list[Any]) -> list[tuple[Any, ...]]:
    """Every fifteen of a card, by trying."""
    return [
        some
        for size in range(1, len(lying) + 1)
        for some in combinations(lying, size)
        if total((card, *some)) == 15
    ]


def played(at: Any, chance: Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """A legal round of a table, as plays; and what came of it, counted on the way."""
    rules, sides = at.rules, at.sides
    stock = in_order(ALL)
    chance.shuffle(stock)
    lying, stock = stock[:4], stock[4:]
    act: dict[str, Any] = {"table": [card_name(rules.pack, card) for card in lying], "deals": []}
    piles: dict[str, list[Any]] = {side: [] for side in sides}
    escobas, last = dict.fromkeys(sides, 0), None
    dealer = at.next_dealer
    splits = any(total(pair) == 15 for pair in combinations(lying, 2)) or any(
        total(three) == 15 for three in combinations(lying, 3)
    )
    both = rules.deal.thirty is Thirty.TOTAL or splits
    if total(lying) == 15 or (total(lying) == 30 and both):
        last = sides[at.side_of(dealer)]
        piles[last], lying, escobas[last] = lying, [], total(lying) // 15
    turn = []
    seat = dealer
    for _ in at.names:
        seat = at.after(seat)
        turn.append(seat)
    while stock:
        hands = {seat: [stock.pop() for _ in range(3)] for seat in turn}
        deal = []
        for _ in range(3):
            for seat in turn:
                card, take = _choice(rules, hands[seat], lying, chance)
                hands[seat].remove(card)
                side = sides[at.side_of(seat)]
                deal.append(
                    {
                        "player": f"p{seat + 1}",
                        "card": card_name(rules.pack, card),
                        "take": [card_name(rules.pack, captured) for captured in take],
                    }
                )
                if take:
                    lying = [left for left in lying if left not in take]
                    piles[side] += [card, *take]
                    escobas[side] += not lying
                    last = side
                else:
                    lying.append(card)
        act["deals"].append(deal)
    if last is not None:
        piles[last] += lying
    pile_names = {side: [card_name(rules.pack, card) for card in pile] for side, pile in piles.items()}
    return act, {"piles": pile_names, "escobas": escobas, "left": lying}


def _choice(rules: Any, hand: list[Any], lying: list[Any], chance: Random) -> tuple[Any, tuple[Any, ...]]:
    """A legal play at random."""
    able = [(card, take) for card in hand for take in _captures(card, lying)]
    card = chance.choice(hand)
    takes = _captures(card, lying)
    if rules.play.capture is Capture.MUST and able:
        return chance.choice(able)
    if rules.play.capture is Capture.OPTIONAL and chance.random() < 0.3:
        return card, ()
    return card, chance.choice(takes) if takes else ()


CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("escoba", 2, {}),
    ("escoba", 3, {"play": {"capture": "must"}}),
    ("escoba", 4, {"direction": "clockwise", "teams": 2}),
    ("escoba-fournier", 6, {"pack": "spanish", "deal": {"thirty": "groups"}}),
    ("escoba-del-15", 2, {"score": {"setenta_by": "points", "ties": "all"}}),
]


def rounds(variant: str, players: int, house: dict[str, Any]) -> Iterator[tuple[Any, Any, Any]]:
    chance = Random(f"{variant} {players}")
    for _ in range(4):
        at = table(variant, players, house)
        yield at, *played(at, chance)


@pytest.mark.parametrize(("variant", "players", "house"), CASES)
def test_plays_piles_and_counts_come_to_the_same(variant: str, players: int, house: dict[str, Any]) -> None:
    for at, act, came in rounds(variant, players, house):
        after, lines, stored = play(at, **act)
        assert stored["infractions"] == []
        assert stored["escobas"] == came["escobas"]
        by_piles = play(at, piles=came["piles"], escobas=came["escobas"])
        assert (by_piles[0].scores, by_piles[1]) == (after.scores, lines)
        by_counts = play(at, counts=stored["counted"])
        assert (by_counts[0].scores, by_counts[1]) == (after.scores, lines)
        assert play(at, **act, piles=came["piles"], escobas=came["escobas"])[1] == lines
        assert total(came["left"]) in {10, 25, 40, 55, 70}
        audited = ask(at, "audit", **act)
        assert (audited["verdict"], audited["escobas"]) == ("legal", came["escobas"])


def test_a_play_against_the_rules_is_refused_until_it_is_accepted() -> None:
    at = table()
    act, came = played(at, Random(3))
    deal, place = next(
        (deal, place)
        for deal, plays in enumerate(act["deals"])
        for place, play_of_deal in enumerate(plays)
        if play_of_deal["take"]
    )
    act["deals"][deal][place]["take"] = []
    refusals = refused(at, **act)
    assert f"fifteen_must_be_taken /deals/{deal}/{place}" in refusals
    _, _, stored = play(at, **act, accept_infractions=True)
    assert stored["infractions"][0]["code"] == "fifteen_must_be_taken"
    assert stored["accept_infractions"] is True
    twice = act | {"accept_infractions": True}
    twice["deals"][-1][-1]["card"] = act["table"][0]
    assert any(code.startswith("pack_must_hold_the_cards") for code in refused(at, **twice))
    assert came["escobas"].keys() == {"p1", "p2"}


def test_a_round_in_which_nobody_takes_anything() -> None:
    at = table(house_rules={"deal": {"fifteen": "nobody"}, "play": {"capture": "optional"}})
    cards = [card_name(at.rules.pack, card) for card in in_order(ALL)]
    plays = [{"player": f"p{number % 2 + 1}", "card": card} for number, card in enumerate(cards[4:])]
    act = {"table": cards[:4], "deals": [plays[first : first + 6] for first in range(0, 36, 6)]}
    after, _, stored = play(at, **act)
    assert ([*after.scores], stored["infractions"]) == ([0, 0], [])


def test_a_round_of_plays_when_one_of_three_has_left() -> None:
    at = ESCOBA.engine.play(table(players=3), {"kind": "withdrawal", "player": "Bo"}).table
    two = table()
    act, came = played(two, Random(8))
    act["deals"] = [
        [
            {**play_of_deal, "player": {"p1": "p3", "p2": "p1"}[play_of_deal["player"]]}
            for play_of_deal in deal
        ]
        for deal in act["deals"]
    ]
    step = ESCOBA.engine.play(at, {"kind": "hand", **act})
    assert step.facts["escobas"] == {"p3": came["escobas"]["p1"], "p1": came["escobas"]["p2"]}
    assert [step.table.scores[side] for side in (2, 0)] == [*play(two, **act_of_two(act))[0].scores]


def act_of_two(act: dict[str, Any]) -> dict[str, Any]:
    """The same round, as two players tell it."""
    back = {"p3": "p1", "p1": "p2"}
    return act | {
        "deals": [
            [{**play_of_deal, "player": back[play_of_deal["player"]]} for play_of_deal in deal]
            for deal in act["deals"]
        ]
    }

"""Won, sure to be won, stuck: by worked examples, and against playing on."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from referee.families.patience.referee.ends import cannot_be_lost, stuck
from referee.families.patience.referee.whole import missing_cards
from referee.families.patience.table.cards import UNSEEN
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.listing import all_moves
from referee.families.patience.table.moves import attempt
from referee.families.patience.table.reading import Reader
from referee.families.patience.table.trial import LegalMove
from tests.families.patience import oracle
from tests.families.patience.positions import OPEN, STOCKED, THREE, L, layout, tableau

K3 = {
    "foundations": {"C": 11, "D": 11, "H": 12, "S": 12},
    "tableau": tableau("KC QD", "KD QC", "KH", "KS"),
}
K3_IN_WASTE = {**K3, "waste": ["KS"], "tableau": K3["tableau"][:3]}
_OPEN_CARDS = ("KC", "KD", "2C", "2D", "2H", "2S", "4C")
K4 = {
    "pass": 3,
    "waste": ["9D"],
    "tableau": [{"down": at, "up": [card]} for at, card in enumerate(_OPEN_CARDS, 1)],
}
F4 = {
    "foundations": {"C": 9, "D": 9, "H": 9, "S": 9},
    "tableau": [
        column.split()
        for column in ("KC QC JD", "KD 10C 10D", "QS QH 10S", "KS JH 10H", "KH QD JC", "JS", "", "")
    ],
}


@pytest.mark.parametrize(
    ("laws", "document", "expected"),
    [
        (STOCKED, K3, True),
        (THREE, K3, True),
        (STOCKED, K3_IN_WASTE, True),
        (THREE, K3_IN_WASTE, False),
        (replace(STOCKED, passes=1), K3_IN_WASTE, False),
    ],
)
def test_k3_what_cannot_be_lost(laws, document, expected: bool) -> None:
    assert cannot_be_lost(laws, layout(document, laws)) is expected


def test_f4_what_cannot_be_lost() -> None:
    assert cannot_be_lost(OPEN, layout(F4, OPEN))
    higher_on_lower = {**F4, "tableau": [["QC", "KC", "JD"], *F4["tableau"][1:]]}
    assert not cannot_be_lost(OPEN, layout(higher_on_lower, OPEN))
    assert not cannot_be_lost(OPEN, layout(L, OPEN))


@pytest.mark.parametrize(
    "change",
    [
        {"tableau": [*tableau("KC QD", "KD QC", "KH"), {"down": ["KS"], "up": []}]},
        {"tableau": tableau("KC QD", "KD QC", "KH", "?")},
        {"tableau": tableau("KC QD", "KD QC", "KH")},
    ],
    ids=["face down", "unseen", "missing"],
)
def test_what_may_be_lost_yet(change) -> None:
    assert not cannot_be_lost(STOCKED, layout({**K3, **change}, STOCKED))


@pytest.mark.parametrize("laws", [STOCKED, OPEN], ids=["stock", "open"])
def test_what_cannot_be_lost_is_won_by_bringing_up_whatever_goes_up(laws) -> None:
    for seed in range(6):
        on = _nearly_won(laws, random.Random(seed))
        assert cannot_be_lost(laws, on)
        for _ in range(200):
            up = [legal for legal in all_moves(laws, on) if str(legal.target) in {"f", "waste", "stock"}]
            result = attempt(laws, on, min(up, key=lambda legal: str(legal.target) != "f"))
            assert isinstance(result, LegalMove)
            on = result.after
            if on.is_won:
                break
        assert on.is_won


def _nearly_won(laws, chance: random.Random) -> Layout:
    """All cards from the tens on lie in falling columns, or in the stock."""
    left = [(value, suit) for value in (13, 12, 11, 10) for suit in "CDHS"]
    piles = oracle.Piles(
        [([], []) for _ in range(laws.columns)], [None] * laws.cells, dict.fromkeys("CDHS", 9)
    )
    for card in left:
        if laws.draw:
            goals = [up for _, up in piles.columns if _fits(up, card)]
            chance.choice([*goals, piles.stock] if goals else [piles.stock]).append(card)
        else:
            chance.choice(piles.columns)[1].append(card)
    chance.shuffle(piles.stock)
    return Reader(laws).layout(oracle.document(piles, laws), "")


def _fits(up, card) -> bool:
    if not up:
        return bool(card[0] == 13)
    return up[-1][0] == card[0] + 1 and (up[-1][1] in "DH") != (card[1] in "DH")


# Stuck.


@pytest.mark.parametrize(
    ("laws", "change", "verdict"),
    [
        (THREE, {}, "legal"),
        (THREE, {"waste": ["9D", "QH"]}, "illegal"),
        (replace(THREE, passes=None), {"waste": ["9D", "QH", "5C"], "pass": 1}, "legal"),
        (STOCKED, {"waste": ["9D", "QH", "5C"], "pass": 1}, "illegal"),
        (THREE, {"stock": 5}, "undetermined"),
    ],
)
def test_k4_whether_there_is_nothing_left_to_do(laws, change, verdict: str) -> None:
    assert stuck(laws, layout({**K4, **change}, laws)).verdict == verdict


def test_what_is_left_to_do_is_named() -> None:
    assert str(stuck(OPEN, layout(L, OPEN)).move.origin) == "c1"
    assert str(stuck(STOCKED, layout({**K4, "waste": ["QH", "9D"]}, STOCKED)).card) == "QH"
    turned_down = {**K4, "tableau": [*K4["tableau"][:3], {"down": 2, "up": []}]}
    assert stuck(STOCKED, layout(turned_down, STOCKED)).to_turn == 3


def test_of_unseen_cards_those_are_named_that_would_help() -> None:
    finding = stuck(THREE, layout({**K4, "stock": 5}, THREE))
    fitting = {str(card) for card in finding.fitting}
    assert fitting == {"AC", "AD", "AH", "AS", "QC", "QD", "QH", "QS", "3D", "3H"}


def test_unseen_cards_that_cannot_help_leave_nothing_open() -> None:
    known = ["AC", "AD", "AH", "AS", "QC", "QD", "QH", "QS", "3D", "3H"]
    below = {**K4, "stock": 5, "tableau": [*K4["tableau"][:6], {"down": known[:7], "up": ["4C"]}]}
    below["tableau"][5] = {"down": [*known[7:], "?"], "up": ["2S"]}
    assert stuck(THREE, layout(below, THREE)).verdict == "legal"


def test_a_whole_column_to_another_space_is_nothing_to_do() -> None:
    kings = {"foundations": {"C": 12, "D": 13, "H": 13, "S": 0}, "tableau": tableau("KS", "")}
    laws = replace(STOCKED, from_foundation=False)
    assert stuck(laws, layout(kings, laws)).verdict == "legal"
    over_another = {**kings, "tableau": tableau("", "KS", down=0)}
    over_another["tableau"][1]["down"] = 1
    assert stuck(laws, layout(over_another, laws)).verdict == "illegal"


def test_a_card_taken_back_from_a_foundation_leaves_it_open() -> None:
    document = {"foundations": {"C": 9, "D": 9, "H": 3, "S": 3}, "tableau": tableau("10D", down=1)}
    finding = stuck(STOCKED, layout(document, STOCKED))
    assert finding.verdict == "illegal"
    blocked = {**document, "foundations": {"C": 9, "D": 8, "H": 3, "S": 3}}
    finding = stuck(STOCKED, layout(blocked, STOCKED))
    assert (finding.verdict, str(finding.back.origin)) == ("undetermined", "fC")
    strict = replace(STOCKED, from_foundation=False)
    assert stuck(strict, layout(blocked, strict)).verdict == "legal"


def test_with_all_cards_open_stuck_means_no_legal_move() -> None:
    cells = ["2C", "4C", "6C", "8C"]
    columns = ["KC", "KS", "QC", "QS", "JC", "JS", "10C", "10S"]
    blocked = {"cells": cells, "tableau": [[column] for column in columns]}
    assert stuck(OPEN, layout(blocked, OPEN)).verdict == "legal"
    back = replace(OPEN, from_foundation=True)
    with_nine = {**blocked, "foundations": {"C": 0, "D": 9, "H": 0, "S": 0}}
    assert stuck(back, layout(with_nine, back)).verdict == "illegal"
    assert stuck(OPEN, layout(with_nine, OPEN)).verdict == "legal"


@pytest.mark.parametrize("laws", [STOCKED, THREE], ids=["one", "three"])
def test_stuck_with_unseen_cards_is_what_every_filling_says(laws) -> None:
    chance = random.Random(4)
    for _ in range(12):
        on = layout({**K4, "stock": [*_some_seen(chance, 5)], "pass": 1}, laws)
        missing, unseen = missing_cards(on), on.stock.count(UNSEEN)
        verdicts = set()
        for _ in range(40):
            cards = iter(chance.sample(missing, unseen))
            stock = tuple(next(cards) if card == UNSEEN else card for card in on.stock)
            verdicts.add(stuck(laws, replace(on, stock=stock)).verdict)
        assert verdicts == (
            {"legal", "illegal"} if stuck(laws, on).verdict == "undetermined" else {stuck(laws, on).verdict}
        )


def _some_seen(chance: random.Random, count: int) -> list[str]:
    seen = chance.sample(["9C", "10C", "JD", "JH", "5H", "6S", "7D", "QH"], count)
    return [card if chance.random() < 0.6 else "?" for card in seen]


def test_when_all_cards_are_up_nothing_is_left_to_do() -> None:
    won = {"tableau": [], "foundations": dict.fromkeys("CDHS", 13)}
    for laws in (STOCKED, replace(OPEN, from_foundation=True)):
        assert stuck(laws, layout(won, laws)).verdict == "legal"

"""Knowledge from asks, against every deal that fits: its bounds hold, and most are exact."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from referee.cards import Card, parse_card
from referee.families.books.referee.knowledge import ImpossibleError, Knowledge
from tests.families.books.deals import Game


@pytest.mark.parametrize(
    ("by_card", "players", "each", "ranks"),
    [
        pytest.param(False, 3, 2, ("A", "K"), id="ranks, three players"),
        pytest.param(True, 3, 2, ("A", "K"), id="cards, three players"),
        pytest.param(False, 2, 3, ("A", "K"), id="ranks, two players"),
        pytest.param(True, 2, 4, ("A", "K"), id="cards, no stock"),
    ],
)
def test_bounds_hold_for_every_deal_that_fits(
    by_card: bool, players: int, each: int, ranks: tuple[str, ...]
) -> None:
    total = exact = 0
    for seed in range(8):
        game = Game(Random(seed), players, each, ranks, by_card=by_card)
        for at in range(6):
            if not game.turn(at % players):
                continue
            said_again(game.known)
            for (least, most), (fewest, greatest) in game.bounds():
                assert least <= fewest
                assert greatest <= most
                total, exact = total + 1, exact + ((least, most) == (fewest, greatest))
    assert exact > total * 0.8, f"{exact} of {total} bounds are exact"


def said_again(known: Knowledge) -> None:
    """Telling once more what is known tightens nothing: all that follows has been drawn from it."""
    before = deepcopy((known.least, known.most, known.seen_with))
    for seat, of_rank in enumerate(known.least):
        for rank, least in of_rank.items():
            known.holds(seat, rank, least)
    assert (known.least, known.most, known.seen_with) == before


def test_a_bound_that_alone_is_new_tightens_the_others() -> None:
    """Whoever has four cards and neither kings nor queens has all aces, and so nobody else has any."""
    known = Knowledge([4, 3], stock=5, ranks=("A", "K", "Q"))
    known.has_none(0, "K")
    known.has_none(0, "Q")
    assert known.least[0]["A"] == 4
    assert known.most[1]["A"] == 0


def test_the_last_cards_of_a_rank_are_found_without_a_stock() -> None:
    known = Knowledge([26, 26], stock=0)
    known.has_none(0, "Q")
    assert (known.least[1]["Q"], known.most[1]["Q"]) == (4, 4)


def test_a_full_hand_holds_nothing_else() -> None:
    known = Knowledge([2, 7], stock=43)
    known.holds(0, "A", 1)
    known.draws(0, Card("K"))
    known.holds(0, "9", 1)
    assert known.most[0]["Q"] == 0
    assert known.most[0]["A"] == 1


def test_a_card_that_is_known_to_be_with_somebody_is_with_nobody_else() -> None:
    known, queen = Knowledge([7, 7, 7], stock=31), parse_card("QS")
    known.draws(0, queen)
    assert [known.has(seat, queen) for seat in range(3)] == [True, False, False]
    assert known.least[0]["Q"] == 1
    known.gives_card(0, 2, queen)
    assert [known.has(seat, queen) for seat in range(3)] == [False, False, True]
    known.lacks(1, parse_card("QH"))
    assert known.has(1, parse_card("QH")) is False
    known.draws(1)
    assert known.has(1, parse_card("QH")) is None
    known.has_none(1, "Q")
    assert known.has(1, parse_card("QH")) is False


def test_without_a_stock_a_card_is_with_somebody() -> None:
    known, queen = Knowledge([26, 26], stock=0), parse_card("QS")
    known.lacks(0, queen)
    assert known.has(1, queen) is True
    other = parse_card("QH")
    known.not_with[other] = {0, 1}
    with pytest.raises(ImpossibleError, match="with_nobody"):
        known.holds(0, "K", 1)


def test_cards_of_a_rank_go_along_with_the_rank() -> None:
    known, queen = Knowledge([7, 7], stock=38), parse_card("QS")
    known.draws(0, queen)
    known.gives(0, 1, "Q", 2, all_of_it=True)
    assert known.has(1, queen) is True
    known.gives(1, 0, "Q", 1, all_of_it=False)
    assert known.has(1, queen) is None
    assert known.least[0]["Q"] == 1


def test_a_pair_laid_down_leaves_two() -> None:
    known, queen = Knowledge([7, 7], stock=38), parse_card("QS")
    known.draws(0, queen)
    known.lays(0, "Q", 2)
    assert known.has(0, queen) is None
    assert (known.left["Q"], known.most[0]["Q"], known.most[1]["Q"], known.hands) == (2, 2, 2, [6, 7])


@pytest.mark.parametrize(
    ("events", "why"),
    [
        (lambda known: (known.has_none(0, "Q"), known.holds(0, "Q", 1)), "held_too_many"),
        (lambda known: (known.holds(0, "Q", 2), known.holds(1, "Q", 3)), "no_deal"),
        (lambda known: [known.holds(0, rank, 4) for rank in "AKQ"], "hand_too_small"),
        (lambda known: [known.draws(0) for _ in range(39)], "no_stock"),
        (lambda known: (known.draws(0, Card("Q", "S")), known.draws(1, Card("Q", "S"))), "known_in_a_hand"),
        (
            lambda known: (known.draws(0, Card("Q", "S")), known.gives_card(1, 0, Card("Q", "S"))),
            "known_elsewhere",
        ),
        (lambda known: (known.draws(0, Card("Q", "S")), known.lacks(0, Card("Q", "S"))), "known_there"),
    ],
)
def test_what_cannot_have_happened_is_noticed(events: object, why: str) -> None:
    assert callable(events)
    with pytest.raises(ImpossibleError, match=why):
        events(Knowledge([7, 7], stock=38))

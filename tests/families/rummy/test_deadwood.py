"""The least deadwood, beside an oracle that tries every arrangement."""

from __future__ import annotations

from random import Random

import pytest

from referee.cards import JOKER, Card, parse_card
from referee.families.budget import Steps, TooLongError
from referee.families.rummy.rules.melding import Ace, Melding, Suits
from referee.families.rummy.table.deadwood import Arrangement, Arranger
from referee.families.rummy.table.holdings import Holding
from referee.families.rummy.table.melds import melds_of
from tests.families.rummy import oracle

VALUES = {"A": 1, **{str(pips): pips for pips in range(2, 11)}, "J": 10, "Q": 10, "K": 10, JOKER: 15}
GIN = Melding()
TWO_PACKS = Melding(Ace.EITHER, Suits.ANY, most=None)


def cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def arranged(held: list[Card], *shown: str, melding: Melding = GIN) -> Arrangement:
    return Arranger(melding, held, VALUES).best([melds_of(melding, cards(meld)) for meld in shown])


def pack(ranks: str, *, packs: int = 1, jokers: int = 0) -> list[Card]:
    return [Card(rank, suit) for rank in ranks.split() for suit in "CDHS"] * packs + [Card(JOKER)] * jokers


@pytest.mark.parametrize(
    ("melding", "deck", "size", "deals", "shown"),
    [
        (GIN, pack("2 3 4 5 6"), 10, 25, ()),
        (GIN, pack("A 2 3 Q K"), 9, 25, ()),
        (GIN, pack("3 4 5 6 7 8"), 8, 25, ("7C 7D 7H", "4S 5S 6S")),
        (Melding(Ace.EITHER), pack("A 2 J Q K", jokers=1), 8, 25, ("QC KC AC",)),
        (Melding(Ace.AROUND, most=3), pack("A 2 3 Q K", jokers=2), 7, 25, ("KC AC 2C", "3H 3C 3S")),
        (TWO_PACKS, pack("A 4 5 6", packs=2, jokers=2), 7, 25, ("5C joker joker",)),
        (Melding(Ace.LOW, most=None), pack("7 8 9", packs=2, jokers=4), 7, 20, ()),
    ],
)
def test_the_least_deadwood_is_that_of_every_arrangement_tried(melding, deck, size, deals, shown) -> None:
    rng = Random(11)
    melds = [cards(meld) for meld in shown]
    left = [card for card in deck if not any(card in meld for meld in melds)]
    for _ in range(deals):
        held = rng.sample(left, size)
        best = arranged(held, *shown, melding=melding)
        assert best.deadwood == oracle.least(melding, held, VALUES, melds), held
        assert_it_is_an_arrangement(melding, held, melds, best)


def assert_it_is_an_arrangement(melding, held, shown, best: Arrangement) -> None:
    given = [card for _, added in best.laid_off for card in added]
    placed = [card for meld in best.melds for card in meld]
    assert sorted([*given, *placed, *best.unmatched]) == sorted(held)
    assert all(oracle.is_set(melding, meld) or oracle.is_run(melding, meld) for meld in best.melds)
    assert sum(VALUES[card.rank] for card in best.unmatched) == best.deadwood
    for at, added in best.laid_off:
        assert any(extends(melding, shown[at], added) for extends in oracle.EXTENDS)


def test_g5_laying_off_saves_what_the_knocker_shows() -> None:
    held = cards("KS KH KC 9S 8H 4D 7C 8C 2S QD")
    assert arranged(held).deadwood == 48
    best = arranged(held, "7S 7H 7D", "4C 5C 6C")
    assert (best.deadwood, best.laid_off) == (33, ((1, tuple(cards("7C 8C"))),))
    assert best.melds == (tuple(cards("KS KH KC")),)


def test_a_card_in_a_set_and_in_a_run_goes_where_it_saves_more() -> None:
    assert arranged(cards("4C 5C 6C 6D 6H 2S")).unmatched == tuple(cards("4C 5C 2S"))
    assert arranged(cards("4C 5C 6C 6D 6H 6S")).unmatched == ()


def test_long_melds_are_used_whole() -> None:
    suit = [Card(rank, "C") for rank in oracle.RANKS]
    assert arranged(suit).unmatched == ()
    assert arranged(cards("7S 7S 7H 7H 7D 7C 7C"), melding=TWO_PACKS).unmatched == ()
    assert arranged(cards("AC KD"), "2C 3C 4C").laid_off == ((0, tuple(cards("AC"))),)


def test_without_a_card_is_as_if_it_had_been_discarded() -> None:
    held = cards("7S 7H 7D 4C 5C 6C 2H 3D AS AC KD")
    arranging = Arranger(GIN, held, VALUES)
    assert [arranging.deadwood(without=at) for at in (0, 10)] == [24 + 7, 7]
    assert arranging.best(without=10).unmatched == tuple(cards("2H 3D AS AC"))


def test_equal_deadwood_leaves_the_fewest_cards() -> None:
    nothing = dict.fromkeys(VALUES, 0)
    assert Arranger(GIN, cards("4C 5C 6C 6D 6H 6S 2C 9D"), nothing).best().unmatched == tuple(cards("2C 9D"))


def test_what_takes_too_long_is_refused() -> None:
    held = pack("A 2 3 4 5 6 7", packs=2, jokers=8)
    with pytest.raises(TooLongError):
        Arranger(TWO_PACKS, held, VALUES, Steps(20_000))
    eights = [Card("8", suit) for suit in "CDHS" * 3]
    (lying,) = melds_of(TWO_PACKS, eights[:3])
    with pytest.raises(TooLongError):
        Holding(TWO_PACKS, [*eights, *[Card(JOKER)] * 8]).laid_off(lying, Steps(20_000))

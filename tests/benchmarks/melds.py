"""The least deadwood of holdings: alone, with every discard tried, and laying off on melds that are shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import thread_time

from referee.cards import JOKER, Card, Deck
from referee.families.rummy.rules.melding import Melding
from referee.families.rummy.table.deadwood import Arranger
from referee.families.rummy.table.melds import Meld
from referee.families.rummy.table.melds import melds_of as melds_in
from tests.benchmarks.figures import Effort, Figure, micros

MOST_MS = 2
_VALUES = {"A": 1, **{str(pips): pips for pips in range(2, 11)}, "J": 10, "Q": 10, "K": 10, JOKER: 15}
_CLUSTERED = ("4", "5", "6", "7", "8")
_SHOWN = (("7S", "7H", "7D"), ("4C", "5C", "6C"))


def melds(effort: Effort) -> Iterator[Figure]:
    """Ten cards beside what a knocker shows, and eleven of which one is discarded."""
    cases = max(10, effort.rounds * effort.turns * 5)
    whole = [Card(rank, suit) for rank in Deck.FRENCH.ranks for suit in "CDHS"]
    few = [card for card in whole if card.rank in _CLUSTERED]
    shown = [_meld(texts) for texts in _SHOWN]
    hidden = [card for card in whole if all(card not in meld.cards for (meld,) in shown)]
    for name, deck in (("any cards", whole), ("cards of five ranks", few)):
        yield _timed(f"11 cards, every discard, {name}", [(cards, ()) for cards in _dealt(deck, 11, cases)])
    yield _timed("10 cards, laying off, any cards", [(cards, shown) for cards in _dealt(hidden, 10, cases)])
    jokers = [*whole, Card(JOKER), Card(JOKER)]
    yield _timed(
        "11 cards, every discard, with 2 jokers", [(cards, ()) for cards in _dealt(jokers, 11, cases)]
    )


def _meld(texts: Sequence[str]) -> tuple[Meld, ...]:
    found = melds_in(Melding(), [Card(text[:-1], text[-1]) for text in texts])
    assert isinstance(found, tuple)
    return found


def _dealt(deck: Sequence[Card], size: int, cases: int) -> list[list[Card]]:
    rng = Random(7)
    return [rng.sample(deck, size) for _ in range(cases)]


def _timed(name: str, cases: Sequence[tuple[Sequence[Card], Sequence[Sequence[Meld]]]]) -> Figure:
    took = []
    for cards, shown in cases:
        began = thread_time()
        arranging = Arranger(Melding(), cards, _VALUES)
        if shown:
            arranging.best(shown)
        else:
            for at in range(len(cards)):
                arranging.deadwood(without=at)
        took.append((thread_time() - began) * 1e6)
    took.sort()
    told = f"p50 {micros(took[len(took) // 2])}, p99 {micros(took[len(took) * 99 // 100])}"
    return Figure(name, told, target=f"p99 ≤ {MOST_MS} ms")

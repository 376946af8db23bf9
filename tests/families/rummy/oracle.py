"""Sets, runs and deadwood by trying everything, written apart from the referee's own code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from referee.cards import JOKER, Card
from referee.families.rummy.rules.melding import Ace, Melding, Suits

RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
PLACES = {
    Ace.LOW: [RANKS[at : at + size] for size in range(3, 14) for at in range(14 - size)],
    Ace.EITHER: [[*RANKS, "A"][at : at + size] for size in range(3, 15) for at in range(15 - size)],
    Ace.AROUND: [(RANKS * 2)[at : at + size] for size in range(3, 14) for at in range(13)],
}
"""The ranks of every run, by where the ace stands."""


def is_set(melding: Melding, cards: Sequence[Card]) -> bool:
    held = [card for card in cards if card.rank != JOKER]
    suits = [card.suit for card in held]
    different = melding.suits is Suits.DIFFERENT
    fits = melding.most is None or len(cards) <= melding.most
    return (
        len(cards) >= 3
        and len({card.rank for card in held}) == 1
        and fits
        and not (different and (len(cards) > 4 or len(set(suits)) < len(suits)))
    )


def is_run(melding: Melding, cards: Sequence[Card]) -> bool:
    return _one_suit(cards) and any(_fills(cards, ranks) for ranks in PLACES[melding.ace])


def extends_run(melding: Melding, run: Sequence[Card], added: Sequence[Card]) -> bool:
    """True if the cards added lie outside a run, at either end, wherever that may lie itself."""
    if not is_run(melding, run) or not _one_suit([*run, *added]):
        return False
    return not added or any(
        _fills(run, ranks[at : at + len(run)]) and _fills(added, [*ranks[:at], *ranks[at + len(run) :]])
        for ranks in PLACES[melding.ace]
        for at in range(len(ranks) - len(run) + 1)
    )


def extends_set(melding: Melding, cards: Sequence[Card], added: Sequence[Card]) -> bool:
    return is_set(melding, cards) and is_set(melding, [*cards, *added])


def _one_suit(cards: Sequence[Card]) -> bool:
    return len({card.suit for card in cards if card.rank != JOKER}) == 1


def _fills(cards: Sequence[Card], ranks: Sequence[str]) -> bool:
    """True if these cards stand for exactly these ranks."""
    held = [card for card in cards if card.rank != JOKER]
    return len(ranks) == len(cards) and all(_count(held, rank) <= ranks.count(rank) for rank in RANKS)


def _count(cards: Sequence[Card], rank: str) -> int:
    return sum(card.rank == rank for card in cards)


EXTENDS = (extends_set, extends_run)


def least(melding: Melding, cards: Sequence[Card], values, shown: Sequence[Sequence[Card]] = ()) -> int:
    """The least deadwood: of every set of cards a meld or not, and every way to lay off on what is shown."""
    every = [[card for at, card in enumerate(cards) if mask >> at & 1] for mask in range(1 << len(cards))]
    melds = [mask for mask, some in enumerate(every) if is_set(melding, some) or is_run(melding, some)]
    added = [
        [mask for mask, some in enumerate(every) if any(extends(melding, meld, some) for extends in EXTENDS)]
        for meld in shown
    ]

    @cache
    def rest(left: int) -> int:
        points = sum(values[card.rank] for card in every[left])
        return min([points, *(rest(left & ~meld) for meld in melds if meld & left == meld)])

    everything = len(every) - 1
    return min(
        rest(everything & ~sum(masks))
        for masks in product(*added)
        if sum(map(int.bit_count, masks)) == sum(masks).bit_count()
    )

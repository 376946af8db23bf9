"""The setenta: the best card of each suit, compared with those of the other sides.

Source: Denexa Games: Escoba (by ranks); play.google cadev.escoba, and the primiera of Scopa (by points);
quince, how to play (who lacks a suit has none).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from referee.cards import SUITS, Card
from referee.families.escoba.rules.score import SetentaBy
from referee.families.escoba.table.pack import PICTURES, RANKS

BEST_FIRST = ("7", "6", "A", "5", "4", "3", "2")
_POINTS = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12}
_PICTURE_POINTS = 10
SUITS_NEEDED = len(SUITS)


def strength(rank: str) -> int:
    """The strength of a rank in a setenta; pictures are equal.

    >>> [strength(rank) for rank in ("7", "6", "A", "2", "K", "J")]
    [7, 6, 5, 1, 0, 0]
    """
    return 0 if rank in PICTURES else len(BEST_FIRST) - BEST_FIRST.index(rank)


def points_of(ranks: Iterable[str]) -> int:
    """The worth of the cards of a setenta where points are added up.

    >>> points_of(["7", "7", "6", "5"]), points_of(["7", "7", "6", "Q"]), points_of(["6", "6", "6", "A"])
    (75, 70, 70)
    """
    return sum(_POINTS.get(rank, _PICTURE_POINTS) for rank in ranks)


def best_by_suit(pile: Iterable[Card]) -> tuple[str, ...]:
    """The best rank of each suit that a pile has, the best first.

    >>> best_by_suit([Card("7", "D"), Card("A", "D"), Card("Q", "C")])
    ('7', 'Q')
    """
    best: dict[str | None, str] = {}
    for card in pile:
        held = best.get(card.suit)
        if held is None or _sort_key(card.rank) < _sort_key(held):
            best[card.suit] = card.rank
    return tuple(sorted(best.values(), key=_sort_key))


def _sort_key(rank: str) -> tuple[int, int]:
    return -strength(rank), RANKS.index(rank)


def worth(ranks: Sequence[str], by: SetentaBy) -> tuple[int, ...] | None:
    """The figures of a setenta to compare, place by place; None where a suit is missing.

    >>> worth(["2", "7", "2", "2"], SetentaBy.RANKS), worth(["7", "7", "6"], SetentaBy.POINTS)
    ((7, 1, 1, 1), None)
    """
    if len(ranks) < SUITS_NEEDED:
        return None
    if by is SetentaBy.POINTS:
        return (points_of(ranks),)
    return tuple(sorted(map(strength, ranks), reverse=True))


def best_setentas(ranks: Mapping[int, Sequence[str]], by: SetentaBy) -> tuple[int, ...]:
    """The sides with the best setenta; nobody where none is whole.

    >>> best_setentas({0: ["7", "2", "2", "2"], 1: ["6", "6", "6", "A"]}, SetentaBy.RANKS)
    (0,)
    """
    whole = {side: compared for side, held in ranks.items() if (compared := worth(held, by)) is not None}
    return tuple(side for side in sorted(whole) if whole[side] == max(whole.values()))

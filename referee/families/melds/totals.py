"""Which totals cards can make, so that a slip of the pen is noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from referee.cards import JOKER, Pack


class Totals:
    """The totals that so many cards of a pack, or fewer, can make.

    >>> from referee.cards import Deck
    >>> values = {"A": 1, "K": 10} | dict.fromkeys([*map(str, range(2, 11)), "J", "Q"], 10)
    >>> totals = Totals(Pack(Deck.FRENCH), values, 7)
    >>> totals.largest, 70 in totals, 34 in totals, 35 in totals
    (70, True, True, False)
    """

    def __init__(self, pack: Pack, values: Mapping[str, int], most: int) -> None:
        """The totals of 1 to `most` cards that count by rank."""
        kinds = Counter[int]()
        for rank in pack.ranks:
            kinds[values[rank]] += pack.copies(rank)
        self._bits = _reached(tuple(sorted(kinds.items())), min(most, pack.size))
        self.largest = self._bits.bit_length() - 1

    def __contains__(self, total: int) -> bool:
        return total >= 0 and bool(self._bits >> total & 1)

    def beside(self, total: int) -> list[int]:
        """The totals next below and above one that cannot be made, where there are any."""
        below = (self._bits & ((1 << total) - 1)).bit_length() - 1
        above = self._bits >> (total + 1)
        return ([below] if below >= 0 else []) + ([total + (above & -above).bit_length()] if above else [])


@lru_cache(maxsize=256)
def _reached(kinds: tuple[tuple[int, int], ...], most: int) -> int:
    """A bit for each total that 1 to `most` cards make; of each kind its points and how many there are."""
    by_count = [1] + [0] * most
    for points, copies in kinds:
        for count in range(most, 0, -1):
            for more in range(1, min(copies, count) + 1):
                by_count[count] |= by_count[count - more] << (points * more)
    reached = 0
    for bits in by_count[1:]:
        reached |= bits
    return reached


def most_together(pack: Pack, values: Mapping[str, int], cards: int) -> int:
    """The most points that so many cards of a pack count together.

    >>> from referee.cards import Deck
    >>> values = dict(zip((*Deck.FRENCH.ranks, JOKER), (*range(2, 11), 10, 10, 10, 1, 15)))
    >>> most_together(Pack(Deck.FRENCH), values, 17)
    169
    """
    ranks = (*pack.deck.ranks, JOKER)
    each = sorted((points for rank in ranks for points in [values[rank]] * pack.copies(rank)), reverse=True)
    return sum(each[:cards])


def counted(values: Mapping[str, int], ranks: Iterable[str]) -> int:
    """The points of cards of these ranks."""
    return sum(values[rank] for rank in ranks)

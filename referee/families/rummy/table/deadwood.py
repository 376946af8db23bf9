"""The least deadwood of a holding, with what can be laid off on melds that are shown; exact, never guessed.

The lowest card that is not placed yet is either left over, or in one of the melds that begin with it. What
the rest then comes to is worked out once for each rest.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.rummy.rules.melding import Melding
from referee.families.rummy.table.holdings import Holding
from referee.families.rummy.table.melds import Cards, Meld

_CARDS = 1 << 8
"""Points weigh this much more than the number of cards left."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A holding, arranged."""

    melds: tuple[Cards, ...]
    laid_off: tuple[tuple[int, Cards], ...]
    """By the place of the meld that is shown, counted from 0."""
    unmatched: Cards
    deadwood: int
    """Points of what is unmatched."""


class Arranger:
    """The best arrangements of a holding and of parts of it. Equal ones leave the fewest cards.

    >>> from referee.cards import parse_card
    >>> values = {"4": 4, "5": 5, "6": 6, "K": 10}
    >>> Arranger(Melding(), [*map(parse_card, ("4C", "5C", "6C", "KD"))], values).best().deadwood
    10
    """

    def __init__(
        self, melding: Melding, cards: Sequence[Card], values: Mapping[str, int], steps: Steps | None = None
    ) -> None:
        self.holding, self._steps = Holding(melding, cards), steps or Steps()
        self._costs = {1 << at: values[card.rank] * _CARDS + 1 for at, card in enumerate(cards)}
        self._melds: defaultdict[int, list[int]] = defaultdict(list)
        for meld in sorted(self.holding.melds(self._steps), reverse=True):
            self._melds[meld & -meld].append(meld)
        self._known = {0: (0, 0)}

    def _least(self, mask: int) -> tuple[int, int]:
        """The least cost of the cards of a mask, and the place of the lowest: its bit alone, or a meld."""
        known = self._known.get(mask)
        if known is not None:
            return known
        self._steps.take(1)
        low = mask & -mask
        best, placed = self._least(mask ^ low)[0] + self._costs[low], low
        for meld in self._melds.get(low, ()):
            if meld & mask == meld:
                cost = self._least(mask ^ meld)[0]
                if cost < best:
                    best, placed = cost, meld
        self._known[mask] = best, placed
        return best, placed

    def deadwood(self, *, without: int | None = None) -> int:
        """The least deadwood in points; with `without` the card at that place is left out."""
        return self._least(self._all(without))[0] // _CARDS

    def best(self, shown: Sequence[Sequence[Meld]] = (), *, without: int | None = None) -> Arrangement:
        """The arrangement with the least deadwood, beside melds that are shown, each as all it can be."""
        every = self._all(without)
        ways = [
            sorted({mask for meld in melds for mask in self.holding.laid_off(meld, self._steps)})
            for melds in shown
        ]
        _, laid_off = self._laying_off(every, ways)
        return self._arranged(every, laid_off)

    def _all(self, without: int | None) -> int:
        return self.holding.every & ~(0 if without is None else 1 << without)

    def _laying_off(self, left: int, ways: Sequence[Sequence[int]]) -> tuple[int, tuple[int, ...]]:
        """The least cost of the cards left, and the cards that go to each of the melds for that."""
        if not ways:
            return self._least(left)[0], ()
        costs = []
        for mask in ways[0]:
            self._steps.take(1)
            if mask & left == mask:
                cost, rest = self._laying_off(left ^ mask, ways[1:])
                costs.append((cost, (mask, *rest)))
        return min(costs)

    def _arranged(self, every: int, laid_off: Sequence[int]) -> Arrangement:
        left, melds, unmatched, of = every & ~sum(laid_off), list[Cards](), 0, self.holding.cards_of
        deadwood = self._least(left)[0] // _CARDS
        while left:
            placed = self._least(left)[1]
            left ^= placed
            if placed & (placed - 1):
                melds.append(of(placed))
            else:
                unmatched |= placed
        given = tuple((at, of(mask)) for at, mask in enumerate(laid_off) if mask)
        return Arrangement(tuple(melds), given, of(unmatched), deadwood)

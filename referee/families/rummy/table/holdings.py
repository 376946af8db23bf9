"""A holding as bits: every meld within it, and every way to lay some of it off.

A set of cards is a number with a bit for each card, so that `&` shows an overlap.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from referee.cards import JOKER, Card
from referee.families.budget import Steps
from referee.families.rummy.rules.melding import Melding
from referee.families.rummy.table.melds import LEAST, Cards, Kind, Meld, naturals
from referee.families.rummy.table.runs import IN_A_SUIT, may_lie, rank_at

_LONGEST_NEEDED = 2 * LEAST - 1
"""Longer melds without jokers are two melds, each of three cards at least."""


class Holding:
    """Cards that somebody holds, each known with its suit.

    >>> from referee.cards import parse_card
    >>> holding = Holding(Melding(), [*map(parse_card, ("4C", "5C", "6C", "6D", "6H"))])
    >>> sorted(" ".join(map(str, holding.cards_of(mask))) for mask in holding.melds(Steps()))
    ['4C 5C 6C', '6C 6D 6H']
    """

    def __init__(self, melding: Melding, cards: Sequence[Card]) -> None:
        self.melding, self.cards = melding, tuple(cards)
        self.every = (1 << len(cards)) - 1
        self._by_card: defaultdict[Card, list[int]] = defaultdict(list)
        self._by_rank: defaultdict[str, list[int]] = defaultdict(list)
        for at, card in enumerate(cards):
            self._by_card[card].append(1 << at)
            self._by_rank[card.rank].append(at)
        self._jokers = [1 << at for at in self._by_rank.pop(JOKER, ())]

    def cards_of(self, mask: int) -> Cards:
        """The cards whose bits are in a mask."""
        return tuple(card for at, card in enumerate(self.cards) if mask >> at & 1)

    def melds(self, steps: Steps) -> set[int]:
        """Every meld that a best arrangement may need."""
        masks = {*self._sets(steps)}
        for suit in {card.suit for card in naturals(self.cards)}:
            for first in range(1, IN_A_SUIT + 1):
                masks |= {*self._runs(suit, first, steps)}
        return masks

    def _sets(self, steps: Steps) -> Iterator[int]:
        largest = self.melding.largest_set
        for places in self._by_rank.values():
            most = len(places) + len(self._jokers) if largest is None else largest
            if len(places) + len(self._jokers) < LEAST:
                continue
            for count in range(1, min(len(places), most) + 1):
                for some in self._of_one_rank(places, count, steps):
                    yield from self._with_jokers(some, count, most, steps)

    def _of_one_rank(self, places: Sequence[int], count: int, steps: Steps) -> Iterator[int]:
        """So many cards of one rank that may be in a set together."""
        for some in combinations(places, count):
            steps.take(1)
            if not self.melding.suits_differ or len({self.cards[at].suit for at in some}) == count:
                yield sum(1 << at for at in some)

    def _with_jokers(self, some: int, count: int, most: int, steps: Steps) -> Iterator[int]:
        for jokers in range(max(0, LEAST - count), min(most - count, len(self._jokers)) + 1):
            if not jokers and count > _LONGEST_NEEDED:
                continue
            for added in combinations(self._jokers, jokers):
                steps.take(1)
                yield some | sum(added)

    def _runs(self, suit: str | None, first: int, steps: Steps) -> Iterator[int]:
        """The runs of a suit that begin at a place."""
        grown, jokers = {0}, sum(self._jokers)
        for length in range(1, IN_A_SUIT + 1):
            last = first + length - 1
            if not may_lie(self.melding.ace, first, last):
                return
            grown = {*self._one_more(grown, Card(rank_at(last), suit), steps)}
            if not grown:
                return
            if length >= LEAST:
                yield from (
                    mask for mask in grown if mask & ~jokers and (mask & jokers or length <= _LONGEST_NEEDED)
                )

    def _one_more(self, grown: Iterable[int], card: Card, steps: Steps) -> Iterator[int]:
        """Each of these masks with this card, or with a joker in its place."""
        choices = [*self._by_card.get(card, ()), *self._jokers]
        for mask, choice in product(grown, choices):
            if not mask & choice:
                steps.take(1)
                yield mask | choice

    def laid_off(self, meld: Meld, steps: Steps) -> set[int]:
        """Everything that could be laid off on a meld; 0, for nothing, among it."""
        if meld.kind is Kind.SET:
            return {*self._added_to_set(meld, steps)}
        return {mask for first in meld.begins for mask in self._added_to_run(meld, first, steps)}

    def _added_to_set(self, meld: Meld, steps: Steps) -> Iterator[int]:
        lying = naturals(meld.cards)
        suits_lying = {card.suit for card in lying} if self.melding.suits_differ else set()
        places = [at for at in self._by_rank.get(lying[0].rank, ()) if self.cards[at].suit not in suits_lying]
        largest = self.melding.largest_set
        room = len(self.cards) if largest is None else largest - len(meld.cards)
        for count in range(min(len(places), room) + 1):
            for some in self._of_one_rank(places, count, steps):
                for jokers in range(min(room - count, len(self._jokers)) + 1):
                    for added in combinations(self._jokers, jokers):
                        steps.take(1)
                        yield some | sum(added)

    def _added_to_run(self, meld: Meld, first: int, steps: Steps) -> Iterator[int]:
        """The cards that can be laid below and above a run that begins at a place, the further the later."""
        ace, suit, end = self.melding.ace, naturals(meld.cards)[0].suit, first + len(meld.cards) - 1
        below = {first: {0}}
        while may_lie(ace, min(below) - 1, end):
            lowest = min(below)
            more = {*self._one_more(below[lowest], Card(rank_at(lowest - 1), suit), steps)}
            if not more:
                break
            below[lowest - 1] = more
        for lowest, masks in below.items():
            grown, last = masks, end
            while grown:
                yield from grown
                last += 1
                if not may_lie(ace, lowest, last):
                    break
                grown = {*self._one_more(grown, Card(rank_at(last), suit), steps)}

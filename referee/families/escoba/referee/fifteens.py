"""The cards of a table that make fifteen with a card: all ways, or their number.

Counting goes by sums, so that a table of many cards takes no longer than a short one; of cards that nobody
can distinguish each way counts once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from referee.cards import Card
from referee.families.escoba.table.pack import FIFTEEN, total, value
from referee.families.verdicts import MOST_OPTIONS

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Fifteens:
    """The cards that a card may take."""

    listed: tuple[Cards, ...]
    """In the order of the table, and not more than an answer lists."""
    total: int
    """The number of ways there are."""


def fifteens(card: Card, table: Sequence[Card]) -> Fifteens:
    """Every way to make fifteen with a card.

    >>> cards = [Card("7", "C"), Card("2", "H"), Card("5", "S"), Card("A", "S")]
    >>> ways = fifteens(Card("J", "D"), cards)
    >>> [[str(card) for card in way] for way in ways.listed], ways.total
    ([['7C'], ['2H', '5S']], 2)
    """
    return ways(table, FIFTEEN - value(card))


def able(cards: Iterable[Card], table: Sequence[Card]) -> Card | None:
    """The first of some cards with which fifteen can be made; one look at the table does for all of them.

    >>> able([Card("K"), Card("Q"), Card("7")], [Card("6", "C"), Card("2", "H")])
    Card(rank='Q', suit=None)
    """
    sums = _reach([*Counter(table).items()], FIFTEEN)[0]
    return next((card for card in cards if sums[FIFTEEN - value(card)]), None)


def ways(table: Sequence[Card], target: int) -> Fifteens:
    """Every way in which some of the cards count `target` together."""
    groups = [*Counter(table).items()]
    reach = _reach(groups, target)
    return Fifteens(tuple(_first(groups, reach, target)), reach[0][target])


def _reach(groups: Sequence[tuple[Card, int]], target: int) -> list[list[int]]:
    """By how many groups are left out at the front: in how many ways the rest makes each sum."""
    reach = [[1] + [0] * target]
    for card, copies in reversed(groups):
        after, worth = reach[0], value(card)
        here = [
            sum(after[amount - number * worth] for number in range(copies + 1) if number * worth <= amount)
            for amount in range(target + 1)
        ]
        reach.insert(0, here)
    return reach


def _first(groups: Sequence[tuple[Card, int]], reach: Sequence[list[int]], target: int) -> Iterator[Cards]:
    """The first ways; sums that cannot be reached are never tried."""
    yielded = 0
    stack: list[tuple[int, int, Cards]] = [(0, target, ())] if reach[0][target] else []
    while stack and yielded < MOST_OPTIONS:
        at, left, way = stack.pop()
        if not left:
            yielded += 1
            yield way
            continue
        card, copies = groups[at]
        for count in range(copies + 1):
            rest = left - count * value(card)
            if rest >= 0 and reach[at + 1][rest]:
                stack.append((at + 1, rest, (*way, *[card] * count)))


def splits_in_two(table: Sequence[Card]) -> bool:
    """True if cards that count thirty are two fifteens.

    >>> king, queen, jack, five = (Card(rank, "C") for rank in "KQJ5")
    >>> splits_in_two([king, five, Card("7"), jack]), splits_in_two([king, queen, jack, Card("3")])
    (True, False)
    """
    return total(table) == 2 * FIFTEEN and ways(table, FIFTEEN).total > 0


def without(table: Sequence[Card], cards: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """The table without some cards, and those of them that did not lie there.

    A card without a suit stands for any of its rank.

    >>> left, missing = without([Card("7", "C"), Card("2", "H")], [Card("7"), Card("K", "D")])
    >>> [str(card) for card in left], [str(card) for card in missing]
    (['2H'], ['KD'])
    """
    left, missing = [*table], list[Card]()
    for card in cards:
        same = [candidate for candidate in left if candidate == card] or [
            candidate
            for candidate in left
            if candidate.rank == card.rank and None in {candidate.suit, card.suit}
        ]
        if same:
            left.remove(same[0])
        else:
            missing.append(card)
    return left, missing

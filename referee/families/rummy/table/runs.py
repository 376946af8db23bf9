"""The places of a run in its suit.

Ranks stand at places from 1, the ace, to 13, the king. An ace may be high at place 14 as well, and where
runs go round the corner, place 14 is place 1 again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from referee.cards import JOKER, Card
from referee.families.rummy.rules.melding import Ace

IN_ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks of a suit from the ace on."""
IN_A_SUIT = len(IN_ORDER)


def rank_at(place: int) -> str:
    """The rank that stands at a place, counted round the corner.

    >>> rank_at(1), rank_at(13), rank_at(14), rank_at(0)
    ('A', 'K', 'A', 'K')
    """
    return IN_ORDER[(place - 1) % IN_A_SUIT]


def may_lie(ace: Ace, first: int, last: int) -> bool:
    """True if a run may go from the first place to the last.

    >>> may_lie(Ace.LOW, 12, 14), may_lie(Ace.EITHER, 12, 14), may_lie(Ace.AROUND, 13, 15)
    (False, True, True)
    """
    if ace is Ace.AROUND:
        return last - first < IN_A_SUIT
    return first >= 1 and last <= (IN_A_SUIT if ace is Ace.LOW else IN_A_SUIT + 1)


def beginnings(ace: Ace, cards: Sequence[Card]) -> tuple[int, ...]:
    """The places at which a run of these cards can begin, jokers filling any gap; () where they are no run.

    Suits are not looked at.

    >>> from referee.cards import parse_card
    >>> runs = ("A 2 3", "A joker joker", "3 5 7")
    >>> [beginnings(Ace.EITHER, [*map(parse_card, run.split())]) for run in runs]
    [(1,), (1, 12), ()]
    """
    ranks = Counter(card.rank for card in cards if card.rank != JOKER)
    last = len(cards) - 1
    return tuple(
        first
        for first in range(1, IN_A_SUIT + 1)
        if may_lie(ace, first, first + last)
        and ranks <= Counter(map(rank_at, range(first, first + last + 1)))
    )


def jokers_below(first: int, cards: Iterable[Card]) -> int:
    """The number of jokers below all other cards of a run that begins at a place.

    >>> jokers_below(12, [Card("A", "S"), Card("joker"), Card("joker")])
    2
    """
    held = {card.rank for card in cards}
    return next(at for at in range(IN_A_SUIT) if rank_at(first + at) in held)

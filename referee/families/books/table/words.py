"""Cards and requests as sentences name them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from referee.cards import Card
from referee.words.said import Argument, PlayingCard, Said, with_and

Args: TypeAlias = Mapping[str, Argument]
"""The arguments of a message."""


def asked_for(request: Card) -> Args:
    """The request: a card, or all cards of a rank.

    >>> asked_for(Card("Q"))
    {'request': PlayingCard(rank='Q', suit=None), 'suit': 'none'}
    """
    return {"request": PlayingCard(*request), "suit": "known" if request.suit else "none"}


def named(cards: Iterable[Card]) -> Argument:
    """The cards as a list; those without a suit are counted by rank.

    >>> named([Card("Q", "S"), Card("7", "D")])
    (PlayingCard(rank='Q', suit='S'), PlayingCard(rank='7', suit='D'))
    >>> named([Card("Q"), Card("Q")]).args["count"]
    2
    """
    counted = Counter(cards)
    return with_and([_named(card, count) for card, count in counted.items()])


def _named(card: Card, count: int) -> Argument:
    if card.suit:
        return PlayingCard(*card)
    return Said("books-so-many-of-a-rank", {"count": count, "rank": PlayingCard(card.rank)})

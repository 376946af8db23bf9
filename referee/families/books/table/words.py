"""Ranks and cards as players say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from referee.cards import Card, card_text, rank_text, with_article
from referee.families.options.words import listed


def plural(rank: str) -> str:
    """Several cards of a rank.

    >>> plural("Q"), plural("6"), plural("10")
    ('queens', '6s', '10s')
    """
    return f"{rank_text(rank)}s"


def one_of(rank: str) -> str:
    """A card of a rank.

    >>> one_of("A"), one_of("7")
    ('an ace', 'a 7')
    """
    return with_article(rank_text(rank))


def asked_for(request: Card) -> str:
    """The request in words: a card, or all cards of a rank.

    >>> asked_for(Card("Q")), asked_for(Card("Q", "S"))
    ('queens', 'the Q♠')
    """
    return f"the {card_text(request)}" if request.suit else plural(request.rank)


def cards_in_words(cards: Iterable[Card]) -> str:
    """The cards as a list in words; those without a suit are counted by rank.

    >>> cards_in_words([Card("Q", "S"), Card("7", "D")])
    'Q♠ and 7♦'
    >>> cards_in_words([Card("Q"), Card("Q"), Card("7")])
    '2 queens and a 7'
    """
    counted = Counter(cards)
    return listed(
        card_text(card)
        if card.suit
        else (f"{count} {plural(card.rank)}" if count > 1 else with_article(card_text(card)))
        for card, count in counted.items()
    )

"""The cards of one pack: colours, sequences, and cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from referee.cards import SUITS, Card, card_name, card_text, parse_card

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""From low to high: the ace is the lowest card of its suit."""
VALUES: Mapping[str, int] = {rank: value for value, rank in enumerate(RANKS, 1)}
HIGHEST = len(RANKS)
PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
UNSEEN = Card("?")
"""A card that nobody has seen."""
SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
COLOURS = {"C": "black", "D": "red", "H": "red", "S": "black"}
_RANK_WORDS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}


def value_of(card: Card) -> int:
    """The value of a card that was seen, from 1 to 13.

    >>> value_of(Card("A", "S")), value_of(Card("K", "D"))
    (1, 13)
    """
    return VALUES[card.rank]


def suit_of(card: Card) -> str:
    """The suit of a card that was seen."""
    return card.suit or ""


def _fitting_cards(under: Card) -> frozenset[Card]:
    value, colour = VALUES[under.rank] - 1, COLOURS[suit_of(under)]
    return frozenset(card for card in PACK if VALUES[card.rank] == value and COLOURS[suit_of(card)] != colour)


FITTING_CARDS: Mapping[Card, frozenset[Card]] = {card: _fitting_cards(card) for card in PACK} | {
    UNSEEN: frozenset()
}
"""What goes on a card in a column: one lower, of the other colour."""


def goes_on(card: Card, under: Card) -> bool:
    """True when a card goes on another in a column.

    >>> goes_on(Card("J", "D"), Card("Q", "S")), goes_on(Card("8", "S"), Card("9", "S"))
    (True, False)
    """
    return card in FITTING_CARDS[under]


def is_sequence(cards: Sequence[Card]) -> bool:
    """True when each of these goes on the one before it.

    >>> is_sequence([Card("9", "C"), Card("8", "D"), Card("7", "S")]), is_sequence([Card("7", "C")])
    (True, True)
    """
    return all(goes_on(card, under) for under, card in pairwise(cards))


def read_card(text: str) -> Card:
    """The card written as `text`; `?` is one that nobody has seen.

    :raises NotationError: when it is none of a pack with suits.

    >>> read_card("10h"), read_card("?") is UNSEEN
    (Card(rank='10', suit='H'), True)
    """
    return UNSEEN if text.strip() == "?" else parse_card(text)


def names_of(cards: Sequence[Card]) -> list[str]:
    """The cards as documents write them."""
    return [card_name(card) for card in cards]


def texts_of(cards: Sequence[Card]) -> str:
    """The cards in a sentence.

    >>> texts_of([Card("J", "D"), Card("10", "S")])
    'J♦ 10♠'
    """
    return " ".join(map(card_text, cards))


def rank_word(value: int) -> str:
    """The rank of this value in words.

    >>> rank_word(12), rank_word(7)
    ('queen', '7')
    """
    rank = RANKS[value - 1]
    return _RANK_WORDS.get(rank, rank)


def next_on(under: Card) -> str:
    """The cards that go on a card, in words; empty where none does.

    >>> next_on(Card("Q", "S")), next_on(Card("A", "S"))
    ('a red jack', '')
    """
    value, colour = value_of(under), COLOURS[suit_of(under)]
    return f"a {'red' if colour == 'black' else 'black'} {rank_word(value - 1)}" if value > 1 else ""

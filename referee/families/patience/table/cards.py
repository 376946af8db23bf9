"""The cards of one pack: colours, sequences, and cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from referee.cards import SUITS, Card, card_name, parse_card

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""From low to high: the ace is the lowest card of its suit."""
VALUES: Mapping[str, int] = {rank: value for value, rank in enumerate(RANKS, 1)}
HIGHEST = len(RANKS)
PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
UNSEEN = Card("?")
"""A card that nobody has seen."""
COLOURS = {"C": "black", "D": "red", "H": "red", "S": "black"}


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
"""The cards that go on a card in a column: one lower, of the other colour."""


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


def next_on(under: Card) -> dict[str, str | int]:
    """The cards that go on a card, as arguments of a message: their colour and rank; `none` where none does.

    >>> next_on(Card("Q", "S")), next_on(Card("8", "H")), next_on(Card("A", "S"))
    ({'colour': 'red', 'rank': 'J'}, {'colour': 'black', 'rank': 7}, {'colour': 'red', 'rank': 'none'})
    """
    value, colour = value_of(under) - 1, "red" if COLOURS[suit_of(under)] == "black" else "black"
    rank = RANKS[value - 1] if value else "none"
    return {"colour": colour, "rank": int(rank) if rank.isdecimal() else rank}

"""The pack as numbers, so that sets of cards are whole numbers too, and a verdict takes microseconds.

A card is its place in the pack: 13 cards of a suit from the 2 to the ace, suits in the order `CDHS`. A set of
cards has the bit of each of its cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.cards import SUIT_SYMBOLS, SUITS, Card, Deck

RANKS = Deck.FRENCH.ranks
SUIT_SIZE = len(RANKS)
PACK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
PLACES = {card: at for at, card in enumerate(PACK)}
NAMES = tuple(str(card) for card in PACK)
"""As documents write them."""
ALL = (1 << len(PACK)) - 1
SUIT_SETS = tuple(((1 << SUIT_SIZE) - 1) << (SUIT_SIZE * at) for at in range(len(SUITS)))
ABOVE = tuple(SUIT_SETS[at // SUIT_SIZE] & ~((1 << (at + 1)) - 1) for at in range(len(PACK)))
"""By card, those of its suit that are higher."""
ACE, KING, QUEEN = SUIT_SIZE - 1, SUIT_SIZE - 2, SUIT_SIZE - 3
"""Places within a suit."""


def set_of(cards: Iterable[int]) -> int:
    """The set of these cards.

    >>> set_of([0, 2])
    5
    """
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_in(cards: int) -> list[int]:
    """The cards of a set, suit by suit, from high to low.

    >>> [NAMES[card] for card in cards_in(set_of([0, 12, 14]))]
    ['AC', '2C', '3D']
    """
    members = []
    for suit in SUIT_SETS:
        rest = cards & suit
        while rest:
            top = rest.bit_length() - 1
            members.append(top)
            rest ^= 1 << top
    return members


def highest(cards: int) -> int:
    """The highest card of a set that is not empty; of several suits one of the last."""
    return cards.bit_length() - 1


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def suit_of(card: int) -> int:
    """The place of the card's suit in `CDHS`."""
    return card // SUIT_SIZE


def card_sign(card: int) -> str:
    """The card in sentences.

    >>> card_sign(PLACES[Card("A", "H")])
    'A♥'
    """
    of = PACK[card]
    return of.rank + SUIT_SYMBOLS[of.suit or ""]


def signs(cards: int) -> list[str]:
    """The cards of a set in sentences, from high to low."""
    return [card_sign(card) for card in cards_in(cards)]

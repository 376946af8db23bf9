"""Ranks, suits, packs, and how cards are written.

A card is its rank and, where anybody said it, its suit: `10`, `QS`, `joker`, `harlekin`. Reading is forgiving
(`t`, `q♠`, `Qs`, `JK`, `Värdshus`), writing is canonical.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from referee.errors import NotationError
from referee.words.said import Said, Typed

JOKER = "joker"
SUITS = "CDHS"
SUIT_SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_SUITS_READ = {letter: letter for letter in SUITS} | {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_SUITS_READ |= {"♧": "C", "♢": "D", "♡": "H", "♤": "S"}
_JOKERS_READ = {"JOKER", "JK", "JKR", "★", "*"}
_RANKS_READ = {"T": "10"}
_RANK_NAMES = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", JOKER: "joker", "vardshus": "värdshus"}
LONGEST_NOTATION = 10


class Deck(StrEnum):
    """The kind of pack."""

    FRENCH = "french"
    FIVE_CUCUMBERS = "five_cucumbers"
    KILLE = "kille"

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks from low to high, without jokers."""
        return _RANKS[self]

    @property
    def has_suits(self) -> bool:
        """True if its cards have suits."""
        return self is Deck.FRENCH

    @property
    def copies(self) -> int:
        """The number of cards of a rank in one pack."""
        return 2 if self is Deck.KILLE else COPIES_OF_A_RANK


COPIES_OF_A_RANK = 4
"""In one pack, but of Kille cards there are two."""
_KILLE_BELOW = ("blaren", "blompottan", "kransen")
_KILLE_ABOVE = ("vardshus", "kavall", "husu", "husar", "kuku", "harlekin")
_RANKS = {
    Deck.FRENCH: ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    Deck.FIVE_CUCUMBERS: tuple(str(number) for number in range(1, 16)),
    Deck.KILLE: (*_KILLE_BELOW, *(str(number) for number in range(1, 13)), *_KILLE_ABOVE),
}
_KILLE_READ = {
    "blaren": "blarre mask",
    "blompottan": "potta blomkrukan flowerpot",
    "kransen": "krans wreath",
    "vardshus": "inn",
    "kavall": "kavallen horse",
    "husu": "svin gris svinhugg pig",
    "husar": "husse hussar",
    "kuku": "gok cuckoo",
    "harlekin": "kille harlequin",
}
_NAMED = {name.upper(): rank for rank, others in _KILLE_READ.items() for name in (rank, *others.split())}
"""The cards that have names, by each of them: Swedish ones without dots and rings, and English ones."""


class Card(NamedTuple):
    """A card; its suit is None where nobody named it."""

    rank: str
    suit: str | None = None

    def __str__(self) -> str:
        return card_name(self)


@lru_cache(maxsize=1024)
def parse_card(text: str) -> Card:
    """The card written as `text`, of any deck.

    :raises NotationError: when it is none.

    >>> [card_name(parse_card(text)) for text in ("10", "t", "q♠", " Qs ", "JK", "15")]
    ['10', '10', 'QS', 'QS', 'joker', '15']
    >>> [card_name(parse_card(text)) for text in ("Gök", "VÄRDSHUS", "pig")]
    ['kuku', 'vardshus', 'husu']
    """
    short = text.strip().upper().replace("\ufe0f", "")
    if short in _JOKERS_READ:
        return Card(JOKER)
    named = _NAMED.get(_plain(short))
    if named:
        return Card(named)
    suit = _SUITS_READ.get(short[-1:])
    rank = short[:-1].strip() if suit else short
    rank = _RANKS_READ.get(rank, rank)
    if not any(rank in ranks for ranks in _RANKS.values()):
        raise NotationError(
            Said("common-no-card", {"text": Typed(text[:LONGEST_NOTATION])}),
            code="card_must_be_readable",
        )
    return Card(rank, suit)


def _plain(text: str) -> str:
    """The letters without dots and rings: `GÖK` is `GOK`."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def card_name(card: Card) -> str:
    """The card as it is written in documents.

    >>> card_name(Card("6", "C")), card_name(Card("joker"))
    ('6C', 'joker')
    """
    return card.rank + (card.suit or "")


def card_text(card: Card) -> str:
    """The card in words, for players.

    >>> card_text(Card("6", "C")), card_text(Card("A")), card_text(Card("10"))
    ('6♣', 'ace', '10')
    """
    if card.suit:
        return card.rank + SUIT_SYMBOLS[card.suit]
    return rank_text(card.rank)


def rank_text(rank: str) -> str:
    """The rank in words.

    >>> rank_text("K"), rank_text("7")
    ('king', '7')
    """
    return _RANK_NAMES.get(rank, rank)


def rank_sign(rank: str) -> str:
    """The rank as it stands in a row of cards: short, or else its name.

    >>> rank_sign("K"), rank_sign("vardshus")
    ('K', 'värdshus')
    """
    return rank if len(rank) < 3 else rank_text(rank)


def with_article(text: str) -> str:
    """The card's or rank's words behind the right article.

    >>> with_article("ace"), with_article("8"), with_article("king"), with_article("11")
    ('an ace', 'an 8', 'a king', 'an 11')
    """
    return ("an " if text[0] in "aA" or text.startswith(("8", "11")) else "a ") + text


@dataclass(frozen=True, slots=True)
class Pack:
    """All the cards a game is played with.

    >>> Pack(Deck.FRENCH, packs=2, jokers=4).size
    108
    """

    deck: Deck
    packs: int = 1
    jokers: int = 0
    """The jokers of all packs together."""
    ranks: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        jokers = {JOKER} if self.jokers else set()
        object.__setattr__(self, "ranks", frozenset(self.deck.ranks) | jokers)

    @property
    def size(self) -> int:
        """The number of its cards."""
        return len(self.deck.ranks) * self.deck.copies * self.packs + self.jokers

    def copies(self, rank: str) -> int:
        """The number of its cards of this rank.

        >>> Pack(Deck.FRENCH, packs=2).copies("K"), Pack(Deck.FRENCH).copies("joker")
        (8, 0)
        >>> Pack(Deck.KILLE).copies("husar")
        2
        """
        if rank == JOKER:
            return self.jokers
        return self.deck.copies * self.packs if rank in self.ranks else 0

    def has(self, card: Card) -> bool:
        """True if there is such a card in it.

        >>> Pack(Deck.FRENCH).has(Card("15")), Pack(Deck.FIVE_CUCUMBERS).has(Card("6", "C"))
        (False, False)
        """
        if card.rank not in self.ranks:
            return False
        return card.suit is None or (self.deck.has_suits and card.rank != JOKER)

    def shortages(self, cards: Iterable[Card]) -> list[Card]:
        """The cards, each kind once, of which `cards` holds more than the pack does.

        Cards of unknown suit may be of any suit, so only their rank counts.

        >>> [str(card) for card in Pack(Deck.FRENCH).shortages([Card("K")] * 5 + [Card("6", "C")] * 2)]
        ['K', '6C']
        """
        held = list(cards)
        ranks = Counter(card.rank for card in held)
        suited = Counter(card for card in held if card.suit)
        short = [Card(rank) for rank, count in ranks.items() if count > self.copies(rank)]
        return short + [card for card, count in suited.items() if count > self.packs]


@lru_cache(maxsize=256)
def pack_of(deck: Deck, *, packs: int, jokers: int) -> Pack:
    """The pack of these cards; equal arguments give the same object.

    >>> pack_of(Deck.FRENCH, packs=1, jokers=3).size
    55
    """
    return Pack(deck, packs=packs, jokers=jokers)

"""The forty cards: what they are worth, and how they are read and written with either pack.

Inside, cards are French: coins are diamonds, cups hearts, swords spades, batons clubs.
Source: Denexa Games: Escoba; solitalian.it; pagat.com and Wikipedia: Escoba (what Spanish cards print).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from referee import cards
from referee.cards import LONGEST_NOTATION, SUITS, Card, parse_card
from referee.errors import NotationError
from referee.families.escoba.rules.play import Pack
from referee.words.said import Argument, PlayingCard, Said, SpanishCard, Typed

VALUES: Mapping[str, int] = {
    **{str(number): number for number in range(2, 8)},
    "A": 1,
    "J": 8,
    "Q": 9,
    "K": 10,
}
"""The value of each rank towards a fifteen."""
RANKS = ("K", "Q", "J", "7", "6", "5", "4", "3", "2", "A")
"""From the highest value to the lowest."""
PICTURES = frozenset({"J", "Q", "K"})
ALL: frozenset[Card] = frozenset(Card(rank, suit) for rank in RANKS for suit in SUITS)
COINS = "D"
VELO = Card("7", COINS)
"""The seven of coins."""
FIFTEEN = 15
WORTH = 220
"""Of the whole pack."""
SPANISH_RANKS = ("12", "11", "10", "7", "6", "5", "4", "3", "2", "1")
SPANISH_SUITS = "OCEB"
_SUIT_OF = dict(zip(SPANISH_SUITS, "DHSC", strict=True))
_RANK_OF = dict(zip(SPANISH_RANKS, RANKS, strict=True))
_SPANISH_SUIT: Mapping[str | None, str] = {french: spanish for spanish, french in _SUIT_OF.items()}
_SPANISH_RANK = {french: spanish for spanish, french in _RANK_OF.items()}
_SPANISH = re.compile(r"(\d{1,2})\s*([OCEB]?)", re.ASCII)


def value(card: Card) -> int:
    """The value of a card towards a fifteen.

    >>> value(Card("J", "S")), value(Card("A"))
    (8, 1)
    """
    return VALUES[card.rank]


def total(held: Iterable[Card]) -> int:
    """The value of cards together."""
    return sum(map(value, held))


def read_card(pack: Pack, text: str) -> Card:
    """The card written as `text`; its suit is None where it was left out.

    :raises NotationError: when it is none, or none of this pack.

    >>> read_card(Pack.FRENCH, "j♠"), read_card(Pack.SPANISH, "10c"), read_card(Pack.SPANISH, "1 B")
    (Card(rank='J', suit='S'), Card(rank='J', suit='H'), Card(rank='A', suit='C'))
    """
    return _read_spanish(text) if pack is Pack.SPANISH else _read_french(text)


def _read_french(text: str) -> Card:
    card = parse_card(text)
    if card.rank not in VALUES:
        raise _no_rank(Pack.FRENCH, card.rank)
    return card


def _no_rank(pack: Pack, rank: str) -> NotationError:
    named = int(rank) if rank.isdecimal() else Typed(rank)
    message = Said("escoba-no-such-rank", {"pack": pack.value, "rank": named})
    return NotationError(message, code="not_in_pack")


def _read_spanish(text: str) -> Card:
    match = _SPANISH.fullmatch(text.strip().upper())
    if match is None:
        message = Said("escoba-no-spanish-card", {"text": Typed(text[:LONGEST_NOTATION])})
        raise NotationError(message, code="card_must_be_readable")
    rank, suit = match.groups()
    if rank not in _RANK_OF:
        raise _no_rank(Pack.SPANISH, rank)
    return Card(_RANK_OF[rank], _SUIT_OF.get(suit))


def card_name(pack: Pack, card: Card) -> str:
    """The card as documents of games with this pack write it.

    >>> card_name(Pack.SPANISH, Card("K", "S")), card_name(Pack.FRENCH, Card("K", "S"))
    ('12E', 'KS')
    """
    if pack is Pack.SPANISH:
        return _SPANISH_RANK[card.rank] + _SPANISH_SUIT.get(card.suit, "")
    return cards.card_name(card)


def rank_name(pack: Pack, rank: str) -> str:
    """The rank as documents of games with this pack write it.

    >>> rank_name(Pack.SPANISH, "K"), rank_name(Pack.FRENCH, "K")
    ('12', 'K')
    """
    return _SPANISH_RANK[rank] if pack is Pack.SPANISH else rank


def card_said(pack: Pack, card: Card) -> Argument:
    """The card as sentences name it."""
    return _spanish_card(card) if pack is Pack.SPANISH else PlayingCard(*card)


def rank_said(pack: Pack, rank: str) -> Argument:
    """The rank as sentences name it."""
    return card_said(pack, Card(rank))


def _spanish_card(card: Card) -> SpanishCard:
    return SpanishCard(_SPANISH_RANK[card.rank], _SPANISH_SUIT.get(card.suit))


def cards_said(pack: Pack, held: Iterable[Card]) -> Argument:
    """Several cards as sentences name them, side by side."""
    return tuple(card_said(pack, card) for card in held)


def cards_together(pack: Pack, held: Iterable[Card]) -> Argument:
    """Several cards as sentences name them that go together: `2♥ 5♠`."""
    if pack is Pack.SPANISH:
        return cards_said(pack, held)
    return tuple(Said("escoba-card", {"card": card_said(pack, card)}) for card in held)


def way_said(pack: Pack, held: Iterable[Card]) -> Argument:
    """A way to take cards, as a sentence has it that lists several ways."""
    cards = cards_together(pack, held)
    return Said("escoba-way", {"cards": cards}) if pack is Pack.SPANISH else cards


def comes_out(left: Iterable[Card]) -> bool:
    """True if these can be the last cards on a table, so that all captures were fifteens.

    >>> comes_out([Card("K")]), comes_out([Card("K"), Card("3")])
    (True, False)
    """
    return (WORTH - total(left)) % FIFTEEN == 0


def in_order(held: Iterable[Card]) -> list[Card]:
    """Cards from high to low, suit by suit."""
    return sorted(held, key=lambda card: (RANKS.index(card.rank), card.suit or ""))

"""Melds of Hand and Foot: cards of one rank, with wild ones among them, or wild cards alone.

Source: Denexa Games: Hand and Foot; pagat.com: Hand and Foot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from referee.cards import Card
from referee.families.hand_and_foot.rules.cards import BLACK_THREE, RED, WILDS
from referee.families.hand_and_foot.rules.melding import LEAST
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.melds.reading import playing_cards
from referee.words.said import Argument, PlayingCard, Said

Cards: TypeAlias = tuple[Card, ...]


class Book(StrEnum):
    """The kinds of books, and the open meld that is none yet."""

    CLEAN = "clean"
    DIRTY = "dirty"
    WILD = "wild"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table."""

    rank: str | None
    """None for wild cards alone."""
    cards: Cards
    kind: Book


@dataclass(frozen=True, slots=True)
class NoMeld:
    """The reason why some cards are no meld."""

    code: str
    rule: str
    """The option that decides."""
    message: Said


def is_wild(card: Card) -> bool:
    """True if the card is wild."""
    return card.rank in WILDS


def is_red_three(card: Card) -> bool:
    """True if the card is a red three, which is laid down by itself and counts by itself."""
    return card.rank == "3" and card.suit in RED


def value_of(rules: Rules, card: Card) -> int:
    """The points of a card that is no red three.

    >>> value_of(Rules(), Card("3", "C")), value_of(Rules(), Card("A"))
    (5, 20)
    """
    return rules.values[BLACK_THREE if card.rank == "3" else card.rank]


def points_of(rules: Rules, cards: Iterable[Card]) -> int:
    """The points of cards, without red threes."""
    return sum(value_of(rules, card) for card in cards if not is_red_three(card))


def meld_of(rules: Rules, cards: Sequence[Card]) -> Meld | NoMeld:
    """The meld that these cards are, or the reason why they are none.

    >>> meld_of(Rules(), [Card("8"), Card("8"), Card("8"), Card("joker")]).kind.value
    'open'
    """
    natural = [card for card in cards if not is_wild(card)]
    wrong = _fault(rules, cards, natural)
    if wrong is not None:
        return wrong
    return Meld(
        natural[0].rank if natural else None,
        tuple(cards),
        _kind(rules, len(cards), len(cards) - len(natural)),
    )


def _fault(rules: Rules, cards: Sequence[Card], natural: Sequence[Card]) -> NoMeld | None:
    """The reason why these cards are no meld, by their ranks or by their number; None where they are one."""
    if any(card.rank == "3" for card in natural):
        return _no_meld("threes_must_not_be_melded", "melds", "hand_and_foot-threes-not-melded", cards)
    if len({card.rank for card in natural}) > 1:
        return _no_meld("ranks_must_be_equal", "melds", "hand_and_foot-meld-of-several-ranks", cards)
    if len(cards) < LEAST:
        return _no_meld("cards_must_be_three", "melds", "hand_and_foot-meld-too-small", cards)
    if not natural and not rules.melds.all_wild:
        return _no_meld("wild_melds_must_be_allowed", "melds.all_wild", "hand_and_foot-only-wild", cards)
    return _too_many(rules, cards, natural)


def _no_meld(code: str, rule: str, message: str, cards: Sequence[Card], **args: Argument) -> NoMeld:
    named: dict[str, Argument] = {"count": len(cards), "cards": playing_cards(cards)}
    return NoMeld(code, rule, Said(message, named | args))


def _too_many(rules: Rules, cards: Sequence[Card], natural: Sequence[Card]) -> NoMeld | None:
    size = len(cards)
    wilds, most = size - len(natural), rules.melds.most_wilds(size)
    if size > rules.melds.book:
        code, book = "meld_must_not_be_larger", rules.melds.book
        return _no_meld(code, "melds.book", "hand_and_foot-meld-too-large", cards, book=book)
    if natural and wilds > most:
        args: dict[str, Argument] = {"most": most, "wilds": wilds}
        return _no_meld("wilds_must_be_fewer", "melds.wilds", "hand_and_foot-too-many-wilds", cards, **args)
    return None


def _kind(rules: Rules, size: int, wilds: int) -> Book:
    if size < rules.melds.book:
        return Book.OPEN
    if not wilds:
        return Book.CLEAN
    return Book.WILD if wilds == size else Book.DIRTY


def open_twice(melds: Iterable[Meld]) -> list[NoMeld]:
    """The reasons against melds side by side, by rank: a new one begins only when the one before is a book.

    >>> eights = meld_of(Rules(), [Card("8")] * 3)
    >>> [fault.code for fault in open_twice([eights, eights])]
    ['meld_must_be_one']
    """
    counts = Counter(meld.rank for meld in melds if meld.kind is Book.OPEN)
    return [
        NoMeld("meld_must_be_one", "melds.book", _several_open(rank, count))
        for rank, count in counts.items()
        if count > 1
    ]


def _several_open(rank: str | None, count: int) -> Said:
    if rank is None:
        return Said("hand_and_foot-several-open-wild-melds", {"melds": count})
    return Said("hand_and_foot-several-open-melds", {"melds": count, "rank": PlayingCard(rank)})

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
from referee.families.melds.reading import cards_text
from referee.families.options.words import plural

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
    message: str


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
    text = cards_text(cards) or "Nothing"
    if any(card.rank == "3" for card in natural):
        return NoMeld("threes_must_not_be_melded", "melds", f"{text} is no meld: threes are not melded.")
    if len({card.rank for card in natural}) > 1:
        return NoMeld("ranks_must_be_equal", "melds", f"{text} is no meld: its cards are of one rank.")
    if len(cards) < LEAST:
        return NoMeld("cards_must_be_three", "melds", f"{text} is no meld: one has three cards at least.")
    if not natural and not rules.melds.all_wild:
        message = f"{text} is no meld here: wild cards go with natural ones."
        return NoMeld("wild_melds_must_be_allowed", "melds.all_wild", message)
    return _too_many(rules, cards, natural)


def _too_many(rules: Rules, cards: Sequence[Card], natural: Sequence[Card]) -> NoMeld | None:
    text, size = cards_text(cards), len(cards)
    wilds, most = size - len(natural), rules.melds.most_wilds(size)
    if size > rules.melds.book:
        message = f"{text} is too large: {rules.melds.book} cards are a book, and no meld is larger."
        return NoMeld("meld_must_not_be_larger", "melds.book", message)
    if natural and wilds > most:
        message = f"{text} is no meld here: of {size} cards {most or 'none'} may be wild, not {wilds}."
        return NoMeld("wilds_must_be_fewer", "melds.wilds", message)
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
    >>> [fault.message for fault in open_twice([eights, eights])]
    ['2 open melds of 8s lie there; until one is a book they are one meld.']
    """
    counts = Counter(meld.rank for meld in melds if meld.kind is Book.OPEN)
    messages = [
        f"{count} open melds of {named(rank)} lie there; until one is a book they are one meld."
        for rank, count in counts.items()
        if count > 1
    ]
    return [NoMeld("meld_must_be_one", "melds.book", message) for message in messages]


def named(rank: str | None) -> str:
    """The cards of a meld in a few words.

    >>> named("K"), named(None)
    ('kings', 'wild cards')
    """
    return "wild cards" if rank is None else plural(rank)

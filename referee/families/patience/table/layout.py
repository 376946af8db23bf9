"""A layout: the cards of every pile, from the bottom; the card to be played stands last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from referee.cards import SUITS, Card, card_name
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import (
    HIGHEST,
    PACK,
    RANKS,
    UNSEEN,
    names_of,
    suit_of,
    value_of,
)
from referee.words.said import PlayingCard, Said

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the tableau."""

    down: Cards = ()
    """Face down; those that nobody has seen are `UNSEEN`."""
    up: Cards = ()

    @property
    def is_empty(self) -> bool:
        """True when the column is a space."""
        return not self.up and not self.down


@dataclass(frozen=True, slots=True)
class Layout:
    """The cards of every pile."""

    foundations: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The values that clubs, diamonds, hearts and spades have come to: 2 has the ace and the two."""
    columns: tuple[Column, ...] = ()
    cells: tuple[Card | None, ...] = ()
    stock: Cards = ()
    waste: Cards = ()
    pass_number: int = 1
    """The number of the pass through the stock, from 1."""

    def reached(self, suit: str) -> int:
        """The value that a suit has come to."""
        return self.foundations[SUITS.index(suit)]

    def takes(self, card: Card) -> bool:
        """True when a card is the next one of its foundation."""
        return value_of(card) == self.reached(suit_of(card)) + 1

    @property
    def cards_up(self) -> int:
        """The number of cards on the foundations."""
        return sum(self.foundations)

    @property
    def is_won(self) -> bool:
        """True when all cards are on the foundations."""
        return self.cards_up == len(SUITS) * HIGHEST

    def stock_turned_over(self) -> Cards:
        """The stock of the next pass, if nothing more is played in this one."""
        return tuple(reversed(self.waste + tuple(reversed(self.stock))))

    def raised(self, suit: str, by: int = 1) -> tuple[int, int, int, int]:
        """The foundations with so many cards more, or fewer, of a suit."""
        clubs, diamonds, hearts, spades = (
            value + by * (other == suit) for other, value in zip(SUITS, self.foundations, strict=True)
        )
        return clubs, diamonds, hearts, spades


def on_foundations(layout: Layout) -> Iterator[Card]:
    """Every card that is up."""
    for suit, value in zip(SUITS, layout.foundations, strict=True):
        yield from (Card(rank, suit) for rank in RANKS[:value])


def below_foundations(layout: Layout) -> Iterator[Card]:
    """Every card that is not up, face down and unseen ones too."""
    yield from layout.stock
    yield from layout.waste
    yield from (card for card in layout.cells if card is not None)
    for column in layout.columns:
        yield from column.down
        yield from column.up


def all_cards(layout: Layout) -> Iterator[Card]:
    """Every card of the layout."""
    yield from on_foundations(layout)
    yield from below_foundations(layout)


def seen_cards(layout: Layout) -> set[Card]:
    """The cards that have been seen."""
    return {card for card in all_cards(layout) if card != UNSEEN}


def layout_document(layout: Layout, laws: Laws) -> dict[str, Any]:
    """The layout as JSON, with the piles that there are by these laws."""
    foundations = dict(zip(SUITS, layout.foundations, strict=True))
    if not laws.has_stock:
        return {
            "cells": [None if card is None else card_name(card) for card in layout.cells],
            "foundations": foundations,
            "tableau": [names_of(column.up) for column in layout.columns],
        }
    return {
        "stock": _face_down(layout.stock),
        "waste": names_of(layout.waste),
        "pass": layout.pass_number,
        "foundations": foundations,
        "tableau": [
            {"down": _face_down(column.down), "up": names_of(column.up)} for column in layout.columns
        ],
    }


def _face_down(cards: Cards) -> int | list[str]:
    """The number of cards where none of them is known; else the cards."""
    return len(cards) if all(card == UNSEEN for card in cards) else names_of(cards)


def surplus(layout: Layout) -> Iterable[Said]:
    """The surplus of a layout over the pack, in sentences."""
    counts = Counter(all_cards(layout))
    for card, count in counts.items():
        if card != UNSEEN and count > 1:
            yield Said("patience-card-told-twice", {"card": PlayingCard(*card), "times": count})
    if counts.total() > len(PACK):
        yield Said("common-cards-told-of", {"count": counts.total(), "size": len(PACK)})

"""The ends of a deal: won, won for certain, or with nothing left to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from referee.cards import Card
from referee.families.patience.referee.whole import against_layout, missing_cards
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import UNSEEN, value_of
from referee.families.patience.table.layout import Cards, Layout, all_cards
from referee.families.patience.table.listing import columns_for, open_moves
from referee.families.patience.table.piles import Move
from referee.families.patience.table.stock import passes_left
from referee.families.verdicts import Verdict


def cannot_be_lost(laws: Laws, layout: Layout) -> bool:
    """True when the rest is sure to go up.

    All cards are known, and the lowest of those that are not up can always be played.
    """
    if UNSEEN in all_cards(layout) or against_layout(laws, layout):
        return False
    if not laws.has_stock:
        return all(_falls(column.up) for column in layout.columns)
    if any(column.down for column in layout.columns):
        return False
    return not (layout.stock or layout.waste) or (laws.draw == 1 and laws.passes is None)


def _falls(cards: Cards) -> bool:
    """True when no card lies on a lower one."""
    return all(value_of(under) >= value_of(card) for under, card in pairwise(cards))


@dataclass(frozen=True, slots=True)
class Stuck:
    """The finding about whether a layout is stuck."""

    verdict: Verdict
    move: Move | None = None
    """A move of open cards that can be made."""
    card: Card | None = None
    """A card that will come by the waste and can be played."""
    to_turn: int | None = None
    """The column whose last card is to be turned up, from 0."""
    fitting: Cards = ()
    """Unseen cards that could be played if they came by the waste."""
    back: Move | None = None
    """A move from a foundation, the only ones left."""


def stuck(laws: Laws, layout: Layout) -> Stuck:
    """The finding about whether a layout is stuck, whatever the cards that nobody has seen.

    Where all cards are dealt face up: no legal move. Otherwise no move but those through the stock, or of a
    whole column to another space; and no card that comes on top of the waste could be played. Whether a card
    taken back from a foundation helps is left open.

    :raises RulesError: when it depends on an open card that nobody has seen.
    """
    if layout.is_won:
        return Stuck(Verdict.LEGAL)
    for at, column in enumerate(layout.columns):
        if column.down and not column.up:
            return Stuck(Verdict.ILLEGAL, to_turn=at)
    moves = [move for move in open_moves(laws, layout) if not _is_vain(laws, layout, move)]
    for move in moves:
        if move.origin.kind != "f" or not laws.has_stock:
            return Stuck(Verdict.ILLEGAL, move=move)
    coming = dict.fromkeys(tops_to_come(laws, layout))
    for card in coming:
        if card != UNSEEN and can_be_played(laws, layout, card):
            return Stuck(Verdict.ILLEGAL, card=card)
    fitting = missing_cards(layout) if UNSEEN in coming else ()
    fitting = tuple(card for card in fitting if can_be_played(laws, layout, card))
    if fitting or moves:
        return Stuck(Verdict.UNDETERMINED, fitting=fitting, back=moves[0] if moves else None)
    return Stuck(Verdict.LEGAL)


def _is_vain(laws: Laws, layout: Layout, move: Move) -> bool:
    """True when a move only brings a whole column to another space."""
    if not laws.has_stock or move.origin.kind != "t" or move.target.kind != "t":
        return False
    origin, target = layout.columns[move.origin.at], layout.columns[move.target.at]
    return target.is_empty and not origin.down and move.count == len(origin.up)


def can_be_played(laws: Laws, layout: Layout, card: Card) -> bool:
    """True when a card could go up, or to a column."""
    return layout.takes(card) or next(columns_for(laws, layout, card), None) is not None


def tops_to_come(laws: Laws, layout: Layout) -> Iterator[Card]:
    """The cards that come on top of the waste if nothing is played, until the same ones come again."""
    if not laws.has_stock:
        return
    yield from _tops(laws, layout.stock)
    if passes_left(laws, layout):
        yield from _tops(laws, layout.stock_turned_over())


def _tops(laws: Laws, stock: Cards) -> Iterator[Card]:
    """The card on top of the waste each time that cards are turned."""
    left = len(stock)
    while left:
        left = max(left - laws.draw, 0)
        yield stock[left]

"""Every move that a layout allows."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import SUITS, Card
from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.cards import FITTING_CARDS, HIGHEST, RANKS, UNSEEN, value_of
from referee.families.patience.table.layout import Cards, Layout
from referee.families.patience.table.piles import STOCK, UP, WASTE, Move, Place, cell, column, foundation
from referee.families.patience.table.room import room_for
from referee.families.patience.table.stock import passes_left
from referee.families.patience.table.trial import unseen


def all_moves(laws: Laws, layout: Layout) -> list[Move]:
    """Every legal move; of empty cells and columns, which are all alike, the first.

    :raises RulesError: when a move depends on a card that nobody has seen.
    """
    return [*open_moves(laws, layout), *stock_moves(laws, layout)]


def stock_moves(laws: Laws, layout: Layout) -> Iterator[Move]:
    """The move that turns cards from the stock, or the waste over."""
    if layout.stock:
        yield Move(STOCK, WASTE)
    elif layout.waste and passes_left(laws, layout):
        yield Move(WASTE, STOCK)


def open_moves(laws: Laws, layout: Layout) -> Iterator[Move]:
    """Every legal move of cards that lie open."""
    for place, card in _single_cards(laws, layout):
        if card == UNSEEN:
            raise unseen(place)
        if place.kind != "f" and layout.takes(card):
            yield Move(place, UP, 1)
        yield from _to_cell(layout, place)
        if not _is_tied(laws, layout, place):
            yield from (Move(place, column(at), 1) for at in columns_for(laws, layout, card))
    if laws.group is not Group.SINGLE:
        for at in range(len(layout.columns)):
            yield from _groups(laws, layout, at)


def columns_for(laws: Laws, layout: Layout, card: Card) -> Iterator[int]:
    """The columns that take a card, and the first space where it may fill one."""
    space = laws.any_to_space or value_of(card) == HIGHEST
    for at, target in enumerate(layout.columns):
        if target.up:
            if card in FITTING_CARDS[target.up[-1]]:
                yield at
        elif space and not target.down:
            space = False
            yield at


def _single_cards(laws: Laws, layout: Layout) -> Iterator[tuple[Place, Card]]:
    """The cards that can be moved alone, with where they lie."""
    if layout.waste:
        yield WASTE, layout.waste[-1]
    for at, held in enumerate(layout.cells):
        if held is not None:
            yield cell(at), held
    for at, lying in enumerate(layout.columns):
        if lying.up:
            yield column(at), lying.up[-1]
    if laws.from_foundation:
        for suit, value in zip(SUITS, layout.foundations, strict=True):
            if value:
                yield foundation(suit), Card(RANKS[value - 1], suit)


def _to_cell(layout: Layout, place: Place) -> Iterator[Move]:
    if place.kind not in {"c", "f"} and None in layout.cells:
        yield Move(place, cell(layout.cells.index(None)), 1)


def _is_tied(laws: Laws, layout: Layout, place: Place) -> bool:
    """True when a card must not leave the others of its column behind."""
    return laws.group is Group.WHOLE and place.kind == "t" and len(layout.columns[place.at].up) > 1


def _groups(laws: Laws, layout: Layout, at: int) -> Iterator[Move]:
    """The moves of several cards of a column to other columns."""
    up = layout.columns[at].up
    run = _run(up)
    if run < len(up) and up[-run - 1] == UNSEEN:
        raise unseen(column(at))
    least = len(up) if laws.group is Group.WHOLE else 0
    for count in range(max(least, 2), run + 1):
        for target in columns_for(laws, layout, up[-count]):
            room = room_for(laws, layout, target)
            if room is None or count <= room:
                yield Move(column(at), column(target), count)


def _run(up: Cards) -> int:
    """The number of last cards of a column that are in sequence."""
    run = min(len(up), 1)
    while 0 < run < len(up) and up[-run] in FITTING_CARDS[up[-run - 1]]:
        run += 1
    return run

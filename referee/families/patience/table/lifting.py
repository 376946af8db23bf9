"""Taking cards from where they lie."""

from __future__ import annotations

from referee.cards import SUITS, Card
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import RANKS
from referee.families.patience.table.layout import Cards, Column, Layout
from referee.families.patience.table.piles import WASTE, Move, Place
from referee.families.patience.table.trial import PILES, Refusal
from referee.families.patience.table.words import pile_args
from referee.words.said import Said


def idle(move: Move) -> Refusal | None:
    """The refusal of a move that changes nothing, or goes where nothing is laid."""
    origin, target = move.origin, move.target
    if origin == target:
        message = Said("patience-lies-there-already", pile_args(origin))
    elif origin.kind == target.kind == "c":
        message = Said("patience-from-cell-to-cell")
    elif origin.kind == "f" and target.kind in {"c", "f"}:
        message = Said("patience-from-foundation-to-column")
    elif target == WASTE:
        message = Said("patience-only-stock-to-waste")
    else:
        return None
    return Refusal("move_must_go_elsewhere", PILES, message)


def cannot_lift(laws: Laws, layout: Layout, move: Move) -> Refusal | None:
    """The refusal of a move whose cards cannot be lifted from their pile."""
    place, count = move.origin, move.count or 1
    if place.kind == "f" and not laws.from_foundation:
        message = Said("patience-stays-on-foundation")
        return Refusal("card_must_not_leave_its_foundation", "from_foundation", message)
    if place.kind == "t":
        return _not_in_column(layout.columns[place.at], place, count)
    held = _held(layout, place)
    if not held:
        return Refusal("cards_must_be_there", PILES, Said("patience-pile-has-no-card", pile_args(place)))
    if count > 1:
        message = Said("patience-one-card-from", {**pile_args(place), "count": count})
        return Refusal("one_card_must_move", PILES, message)
    return None


def _not_in_column(column: Column, place: Place, count: int) -> Refusal | None:
    if column.up and count <= len(column.up):
        return None
    if column.down and not column.up:
        return to_turn(place)
    counts = {"number": place.at + 1, "up": len(column.up), "count": count}
    message = Said("patience-column-has", counts)
    return Refusal("cards_must_be_there", PILES, message)


def to_turn(place: Place) -> Refusal:
    """The refusal of a move with a column whose last card lies face down."""
    return Refusal("card_must_be_turned_first", PILES, no_card_open(place.at))


def no_card_open(column: int) -> Said:
    """The sentence about a column, from 0, whose last card lies face down."""
    return Said("patience-turn-last-up", {"number": column + 1})


def _held(layout: Layout, place: Place) -> Cards:
    """The last card of a pile that is no column, alone; () where it is empty."""
    if place.kind == "waste":
        return layout.waste[-1:]
    if place.kind == "c":
        card = layout.cells[place.at]
        return () if card is None else (card,)
    suit = SUITS[place.at]
    value = layout.reached(suit)
    return (Card(RANKS[value - 1], suit),) if value else ()


def moved_cards(layout: Layout, move: Move) -> Cards:
    """The cards that a move takes from their pile."""
    if move.origin.kind == "t":
        return layout.columns[move.origin.at].up[-(move.count or 1) :]
    return _held(layout, move.origin)

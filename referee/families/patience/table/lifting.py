"""Taking cards from where they lie."""

from __future__ import annotations

from referee.cards import SUITS, Card
from referee.families.options.words import counted, number_word
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import RANKS
from referee.families.patience.table.layout import Cards, Column, Layout
from referee.families.patience.table.piles import WASTE, Move, Place
from referee.families.patience.table.trial import PILES, Refusal
from referee.families.patience.table.words import capital, pile_text


def idle(move: Move) -> Refusal | None:
    """The refusal of a move that changes nothing, or goes where nothing is laid."""
    origin, target = move.origin, move.target
    message = ""
    if origin == target:
        message = f"{capital(pile_text(origin))} is where it lies already."
    elif origin.kind == target.kind == "c":
        message = "From cell to cell nothing is gained."
    elif origin.kind == "f" and target.kind in {"c", "f"}:
        message = "From a foundation a card goes to a column, and nowhere else."
    elif target == WASTE:
        message = "Only cards of the stock go on the waste."
    return Refusal("move_must_go_elsewhere", PILES, message) if message else None


def cannot_lift(laws: Laws, layout: Layout, move: Move) -> Refusal | None:
    """The refusal of a move whose cards cannot be lifted from their pile."""
    place, count = move.origin, move.count or 1
    if place.kind == "f" and not laws.from_foundation:
        message = "In these rules a card stays on its foundation."
        return Refusal("card_must_not_leave_its_foundation", "from_foundation", message)
    if place.kind == "t":
        return _not_in_column(layout.columns[place.at], place, count)
    held = _held(layout, place)
    if not held:
        return Refusal("cards_must_be_there", PILES, f"{capital(pile_text(place))} has no card.")
    if count > 1:
        message = f"One card is taken from {pile_text(place)}, not {number_word(count)}."
        return Refusal("one_card_must_move", PILES, message)
    return None


def _not_in_column(column: Column, place: Place, count: int) -> Refusal | None:
    if column.up and count <= len(column.up):
        return None
    if column.down and not column.up:
        return to_turn(place)
    held = f"has {counted(len(column.up), 'card')} face up" if column.up else "is empty"
    message = f"{capital(pile_text(place))} {held}; {number_word(count)} cannot move."
    return Refusal("cards_must_be_there", PILES, message)


def to_turn(place: Place) -> Refusal:
    """The refusal of a move with a column whose last card lies face down."""
    message = f"{capital(pile_text(place))} shows no card; turn its last one up."
    return Refusal("card_must_be_turned_first", PILES, message)


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

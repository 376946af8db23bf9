"""Laying cards down: on a foundation, into a cell, on a column."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.cards import Card, card_text
from referee.families.options.words import counted, number_word
from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.cards import (
    HIGHEST,
    RANKS,
    SUIT_NAMES,
    UNSEEN,
    goes_on,
    is_sequence,
    next_on,
    suit_of,
    texts_of,
    value_of,
)
from referee.families.patience.table.layout import Cards, Column, Layout
from referee.families.patience.table.lifting import to_turn
from referee.families.patience.table.piles import Move
from referee.families.patience.table.room import room_for, spaces_by_the_way
from referee.families.patience.table.trial import FOUNDATIONS, SEQUENCE, Refusal, unseen
from referee.families.patience.table.words import are, capital, pile_text


def _to_foundation(_laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    if len(cards) > 1:
        message = f"Cards go up one by one, not {number_word(len(cards))} at once."
        return Refusal("one_card_must_move", FOUNDATIONS, message)
    card = cards[0]
    if card == UNSEEN:
        raise unseen(move.origin)
    suit = suit_of(card)
    if move.target.suit not in {None, suit}:
        message = (
            f"The {card_text(card)} goes on the foundation of {SUIT_NAMES[suit]}, not on "
            f"{pile_text(move.target).removeprefix('the foundation of ')}."
        )
        return Refusal("card_must_be_next_on_its_foundation", FOUNDATIONS, message)
    if layout.takes(card):
        return None
    return Refusal("card_must_be_next_on_its_foundation", FOUNDATIONS, _has_to_wait(layout, card))


def _has_to_wait(layout: Layout, card: Card) -> str:
    suit, reached = suit_of(card), layout.reached(suit_of(card))
    come = f"have come to the {RANKS[reached - 1]}" if reached else "have not begun"
    missing = card_text(Card(RANKS[reached], suit))
    return f"{capital(SUIT_NAMES[suit])} {come}; the {card_text(card)} has to wait for the {missing}."


def _to_cell(_laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    if len(cards) > 1:
        message = f"One card goes into a cell, not {number_word(len(cards))}."
        return Refusal("one_card_must_move", "cells", message)
    held = layout.cells[move.target.at]
    if held is None:
        return None
    message = f"{capital(pile_text(move.target))} holds the {card_text(held)}; a cell holds one card."
    return Refusal("cell_must_be_empty", "cells", message)


def _to_column(laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    column = layout.columns[move.target.at]
    if column.down and not column.up:
        return to_turn(move.target)
    return (
        _no_sequence(laws, layout, move, cards)
        or _no_fit(laws, move, cards, column)
        or _no_room(laws, layout, move, cards)
    )


def _no_sequence(laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    if len(cards) > 1 and UNSEEN in cards:
        raise unseen(move.origin)
    if not is_sequence(cards):
        message = (
            f"{texts_of(cards)} are no sequence: each is one lower than the one before, in the other colour."
        )
        return Refusal("cards_must_be_in_sequence", SEQUENCE, message)
    if laws.group is not Group.WHOLE or move.origin.kind != "t":
        return None
    together = layout.columns[move.origin.at].up
    if together == cards:
        return None
    message = f"By these rules {texts_of(together)} move together."
    return Refusal("whole_sequence_must_move", laws.group_rule, message)


def _no_fit(laws: Laws, move: Move, cards: Cards, column: Column) -> Refusal | None:
    first = cards[0]
    if column.up:
        last = column.up[-1]
        if UNSEEN in {first, last}:
            raise unseen(move.target if last == UNSEEN else move.origin)
        if goes_on(first, last):
            return None
        fitting = next_on(last)
        goes = f"goes {fitting}" if fitting else "goes nothing in a column"
        message = f"On the {card_text(last)} {goes}, not the {card_text(first)}."
        return Refusal("card_must_fit_the_column", SEQUENCE, message)
    if laws.any_to_space:
        return None
    if first == UNSEEN:
        raise unseen(move.origin)
    if value_of(first) == HIGHEST:
        return None
    message = f"{capital(pile_text(move.target))} is empty: a king goes there, not the {card_text(first)}."
    return Refusal("only_a_king_may_fill_the_space", "empty_column", message)


def _no_room(laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    room = room_for(laws, layout, move.target.at)
    if room is None or len(cards) <= room:
        return None
    return Refusal("so_many_must_find_room", laws.group_rule, _no_room_text(laws, layout, move, len(cards)))


def _no_room_text(laws: Laws, layout: Layout, move: Move, count: int) -> str:
    room = room_for(laws, layout, move.target.at) or 0
    may = f"{counted(room, 'card')} may go, not {number_word(count)}"
    if laws.group is Group.SINGLE:
        return f"By these rules {may}, at once."
    cells, spaces = layout.cells.count(None), spaces_by_the_way(laws, layout, move.target.at)
    free = counted(cells, "cell") + (f" and {counted(spaces, 'column')}" if spaces else "")
    empty = layout.columns[move.target.at].is_empty
    where = "into an empty column" if empty else f"to {pile_text(move.target)}"
    verb = are(cells + spaces if spaces else cells)
    return (
        f"{capital(free)} {verb} free by the way: {where} {may}. "
        "If more can come across by other columns, tell the moves one by one."
    )


LAYING: Mapping[str, Callable[[Laws, Layout, Move, Cards], Refusal | None]] = {
    "f": _to_foundation,
    "c": _to_cell,
    "t": _to_column,
}
"""By the kind of the pile they go to."""

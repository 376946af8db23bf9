"""Laying cards down: on a foundation, into a cell, on a column."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.cards import Card
from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.cards import (
    HIGHEST,
    RANKS,
    UNSEEN,
    goes_on,
    is_sequence,
    next_on,
    suit_of,
    value_of,
)
from referee.families.patience.table.layout import Cards, Column, Layout
from referee.families.patience.table.lifting import to_turn
from referee.families.patience.table.piles import Move
from referee.families.patience.table.room import room_for, spaces_by_the_way
from referee.families.patience.table.trial import FOUNDATIONS, SEQUENCE, Refusal, unseen
from referee.families.patience.table.words import cards_said
from referee.words.said import Argument, PlayingCard, Said


def _to_foundation(_laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    if len(cards) > 1:
        message = Said("patience-one-by-one", {"count": len(cards)})
        return Refusal("one_card_must_move", FOUNDATIONS, message)
    card = cards[0]
    if card == UNSEEN:
        raise unseen(move.origin)
    suit = suit_of(card)
    if move.target.suit not in {None, suit}:
        suits: dict[str, Argument] = {"suit": suit, "other": move.target.suit or suit}
        message = Said("patience-other-foundation", {"card": PlayingCard(*card), **suits})
        return Refusal("card_must_be_next_on_its_foundation", FOUNDATIONS, message)
    if layout.takes(card):
        return None
    return Refusal("card_must_be_next_on_its_foundation", FOUNDATIONS, _has_to_wait(layout, card))


def _has_to_wait(layout: Layout, card: Card) -> Said:
    suit, reached = suit_of(card), layout.reached(suit_of(card))
    args: dict[str, Argument] = {"suit": suit, "card": PlayingCard(*card)}
    args["missing"] = PlayingCard(RANKS[reached], suit)
    if not reached:
        return Said("patience-waits-for-the-first", args)
    return Said("patience-has-to-wait", {**args, "reached": PlayingCard(RANKS[reached - 1])})


def _to_cell(_laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    if len(cards) > 1:
        message = Said("patience-one-card-in-a-cell", {"count": len(cards)})
        return Refusal("one_card_must_move", "cells", message)
    held = layout.cells[move.target.at]
    if held is None:
        return None
    args: dict[str, Argument] = {"number": move.target.at + 1, "card": PlayingCard(*held)}
    message = Said("patience-cell-is-taken", args)
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
        message = Said("patience-no-sequence", {"cards": cards_said(cards)})
        return Refusal("cards_must_be_in_sequence", SEQUENCE, message)
    if laws.group is not Group.WHOLE or move.origin.kind != "t":
        return None
    together = layout.columns[move.origin.at].up
    if together == cards:
        return None
    message = Said("patience-move-together", {"cards": cards_said(together)})
    return Refusal("whole_sequence_must_move", laws.group_rule, message)


def _no_fit(laws: Laws, move: Move, cards: Cards, column: Column) -> Refusal | None:
    first = cards[0]
    if column.up:
        last = column.up[-1]
        if UNSEEN in {first, last}:
            raise unseen(move.target if last == UNSEEN else move.origin)
        if goes_on(first, last):
            return None
        lying: dict[str, Argument] = {"last": PlayingCard(*last), "card": PlayingCard(*first)}
        message = Said("patience-does-not-fit", {**lying, **next_on(last)})
        return Refusal("card_must_fit_the_column", SEQUENCE, message)
    if laws.any_to_space:
        return None
    if first == UNSEEN:
        raise unseen(move.origin)
    if value_of(first) == HIGHEST:
        return None
    args: dict[str, Argument] = {"number": move.target.at + 1, "card": PlayingCard(*first)}
    message = Said("patience-only-a-king", args)
    return Refusal("only_a_king_may_fill_the_space", "empty_column", message)


def _no_room(laws: Laws, layout: Layout, move: Move, cards: Cards) -> Refusal | None:
    room = room_for(laws, layout, move.target.at)
    if room is None or len(cards) <= room:
        return None
    message = _room_said(laws, layout, move.target.at, room, len(cards))
    return Refusal("so_many_must_find_room", laws.group_rule, message)


def _room_said(laws: Laws, layout: Layout, target: int, room: int, count: int) -> Said:
    """The room that there is for cards which go to a column at once."""
    if laws.group is Group.SINGLE:
        return Said("patience-one-at-a-time", {"count": count})
    free = {"cells": layout.cells.count(None), "columns": spaces_by_the_way(laws, layout, target)}
    empty = "yes" if layout.columns[target].is_empty else "no"
    may_go: dict[str, Argument] = {"empty": empty, "number": target + 1, "room": room, "count": count}
    return Said("patience-no-room", {**free, **may_go})


LAYING: Mapping[str, Callable[[Laws, Layout, Move, Cards], Refusal | None]] = {
    "f": _to_foundation,
    "c": _to_cell,
    "t": _to_column,
}
"""By the kind of the pile they go to."""

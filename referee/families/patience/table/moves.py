"""Trying a move: the layout it leads to, or its refusal.

Sources: Denexa Games, Klondike and FreeCell; GNOME AisleRiot; PySol FC.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from referee.cards import SUITS
from referee.errors import RulesError
from referee.families.patience.rules.events import EVENTS, TURNED
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import suit_of
from referee.families.patience.table.laying import LAYING
from referee.families.patience.table.layout import Cards, Column, Layout
from referee.families.patience.table.lifting import cannot_lift, idle, moved_cards
from referee.families.patience.table.piles import STOCK, Move, Place
from referee.families.patience.table.stock import with_stock
from referee.families.patience.table.trial import FOUNDATIONS, SEQUENCE, LegalMove, Refusal, agreed, refuse
from referee.families.patience.table.words import cards_said, pile_args, target_args
from referee.words.said import Said

T = TypeVar("T")


def attempt(laws: Laws, layout: Layout, move: Move) -> LegalMove | Refusal:
    """The result of a move: a legal move, or its refusal.

    :raises RulesError: when it depends on a card that nobody has seen, or contradicts the layout.
    """
    if STOCK in {move.origin, move.target}:
        return with_stock(laws, layout, move)
    refusal = idle(move) or cannot_lift(laws, layout, move)
    if refusal is not None:
        return refusal
    cards = moved_cards(layout, move)
    refused = LAYING[move.target.kind](laws, layout, move, cards)
    return _carry_out(layout, move, cards) if refused is None else refused


def _carry_out(layout: Layout, move: Move, cards: Cards) -> LegalMove:
    left, is_turned = _without(layout, move, len(cards))
    after = _with(left, move.target, cards)
    rule = {"f": FOUNDATIONS, "c": "cells", "t": SEQUENCE}[move.target.kind]
    if move.target.kind == "t" and not layout.columns[move.target.at].up:
        rule = "empty_column"
    text = Said("patience-may-go", {"cards": cards_said(cards), **target_args(move.target)})
    return LegalMove(after, _events(move) + ((TURNED,) if is_turned else ()), rule, text)


def _events(move: Move) -> tuple[str, ...]:
    event = EVENTS.get((move.origin.kind, move.target.kind))
    return () if event is None else (event,)


def _without(layout: Layout, move: Move, count: int) -> tuple[Layout, bool]:
    """The layout without the last cards of a pile, and whether that uncovered one."""
    place = move.origin
    if place.kind == "t":
        return _uncovered(layout, move, count)
    if move.turned is not None:
        raise _nothing_uncovered(move)
    if place.kind == "waste":
        return replace(layout, waste=layout.waste[:-1]), False
    if place.kind == "c":
        return replace(layout, cells=_put(layout.cells, place.at, None)), False
    return replace(layout, foundations=layout.raised(SUITS[place.at], -1)), False


def _nothing_uncovered(move: Move) -> RulesError:
    return refuse("cards_must_be_there", Said("patience-uncovers-nothing", pile_args(move.origin)))


def _uncovered(layout: Layout, move: Move, count: int) -> tuple[Layout, bool]:
    column = layout.columns[move.origin.at]
    left = Column(column.down, column.up[:-count])
    turns_up = bool(left.down) and not left.up
    if turns_up:
        up = left.down[-1:] if move.turned is None else agreed(layout, left.down[-1:], (move.turned,))
        left = Column(left.down[:-1], up)
    elif move.turned is not None:
        raise _nothing_uncovered(move)
    return replace(layout, columns=_put(layout.columns, move.origin.at, left)), turns_up


def _with(layout: Layout, place: Place, cards: Cards) -> Layout:
    if place.kind == "f":
        return replace(layout, foundations=layout.raised(suit_of(cards[0])))
    if place.kind == "c":
        return replace(layout, cells=_put(layout.cells, place.at, cards[0]))
    column = layout.columns[place.at]
    return replace(layout, columns=_put(layout.columns, place.at, Column(column.down, column.up + cards)))


def _put(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*items[:at], value, *items[at + 1 :])

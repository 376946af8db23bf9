"""Turning cards from the stock, and turning the waste over."""

from __future__ import annotations

from dataclasses import replace

from referee.families.patience.rules.events import RECYCLED
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.piles import STOCK, WASTE, Move
from referee.families.patience.table.trial import PILES, LegalMove, Refusal, agreed
from referee.words.said import Said


def with_stock(laws: Laws, layout: Layout, move: Move) -> LegalMove | Refusal:
    """The result of a move from the stock, or to it."""
    if move.origin == WASTE:
        return _turn_over(laws, layout, move)
    if move.target == WASTE:
        return _turn(laws, layout, move)
    if move.origin == STOCK and move.target != STOCK:
        return Refusal("card_must_come_by_the_waste", "draw", Said("patience-stock-comes-by-waste"))
    return Refusal("move_must_go_elsewhere", PILES, Said("patience-nothing-on-the-stock"))


def turns(laws: Laws, layout: Layout) -> int:
    """The number of cards that are turned next."""
    return min(laws.draw, len(layout.stock))


def _turn(laws: Laws, layout: Layout, move: Move) -> LegalMove | Refusal:
    count = turns(laws, layout)
    if not count:
        return Refusal("stock_must_hold_cards", PILES, Said("patience-stock-is-empty"))
    given = len(move.drawn) if move.drawn is not None else move.count or count
    if given != count:
        message = Said("patience-so-many-are-turned", {"count": count, "given": given})
        return Refusal("so_many_must_be_turned", "draw", message)
    known = tuple(reversed(layout.stock[-count:]))
    drawn = known if move.drawn is None else agreed(layout, known, move.drawn)
    after = replace(layout, stock=layout.stock[:-count], waste=layout.waste + drawn)
    return LegalMove(after, (), "draw", Said("patience-so-many-may-be-turned", {"count": count}))


def passes_left(laws: Laws, layout: Layout) -> bool:
    """True when the waste may be turned over once more, when its time comes."""
    return laws.passes is None or layout.pass_number < laws.passes


def _turn_over(laws: Laws, layout: Layout, move: Move) -> LegalMove | Refusal:
    if layout.stock:
        message = Said("patience-stock-has-cards", {"count": len(layout.stock)})
        return Refusal("stock_must_be_empty", PILES, message)
    if not layout.waste:
        return Refusal("cards_must_be_there", PILES, Said("patience-nothing-to-turn-over"))
    if not passes_left(laws, layout):
        return Refusal("passes_must_be_left", "passes", _no_pass_left(laws, layout))
    if move.count not in {None, len(layout.waste)}:
        counts = {"count": len(layout.waste), "given": move.count or 0}
        message = Said("patience-waste-turned-whole", counts)
        return Refusal("so_many_must_be_turned", PILES, message)
    stock = tuple(reversed(layout.waste))
    after = replace(layout, stock=stock, waste=(), pass_number=layout.pass_number + 1)
    return LegalMove(after, (RECYCLED,), "passes", Said("patience-waste-may-be-turned"))


def _no_pass_left(laws: Laws, layout: Layout) -> Said:
    return Said("patience-no-pass-left", {"passes": laws.passes or 0, "pass": layout.pass_number})

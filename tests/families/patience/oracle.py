"""The rules once more, as plainly as can be: piles are lists of (value, suit), and each move is looked at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.cards import RANKS

Card = tuple[int, str]
Move = tuple[str, str, int]
"""From, to, how many."""


@dataclass
class Piles:
    """A layout: columns as (face down, face up)."""

    columns: list[tuple[list[Card], list[Card]]]
    cells: list[Card | None] = field(default_factory=list)
    up: dict[str, int] = field(default_factory=lambda: dict.fromkeys("CDHS", 0))
    stock: list[Card] = field(default_factory=list)
    waste: list[Card] = field(default_factory=list)
    number: int = 1


def name(card: Card) -> str:
    """`(11, "D")` is JD."""
    return RANKS[card[0] - 1] + card[1]


def dealt(laws: Laws, chance: random.Random) -> Piles:
    """A deal of a shuffled pack."""
    pack = [(value, suit) for suit in "CDHS" for value in range(1, 14)]
    chance.shuffle(pack)
    if laws.draw:
        columns = [([pack.pop() for _ in range(at)], [pack.pop()]) for at in range(laws.columns)]
        return Piles(columns, stock=pack)
    piles = Piles([([], []) for _ in range(laws.columns)], [None] * laws.cells)
    for at, card in enumerate(pack):
        piles.columns[at % laws.columns][1].append(card)
    return piles


def document(piles: Piles, laws: Laws) -> dict[str, object]:
    """The piles as players would tell them, every card known."""
    if not laws.draw:
        cells = [None if card is None else name(card) for card in piles.cells]
        return {
            "cells": cells,
            "foundations": piles.up,
            "tableau": [[*map(name, up)] for _, up in piles.columns],
        }
    tableau = [{"down": [*map(name, down)], "up": [*map(name, up)]} for down, up in piles.columns]
    return {
        "stock": [*map(name, piles.stock)],
        "waste": [*map(name, piles.waste)],
        "pass": piles.number,
        "foundations": piles.up,
        "tableau": tableau,
    }


def every_move(piles: Piles, laws: Laws) -> Iterator[Move]:
    """Every move that somebody could tell, sensible or not."""
    columns = [f"t{at + 1}" for at in range(laws.columns)]
    cells = [f"c{at + 1}" for at in range(laws.cells)]
    foundations = [f"f{suit}" for suit in "CDHS"]
    stock = ["stock", "waste"] if laws.draw else []
    for origin in (*columns, *cells, *foundations, *stock):
        most = len(piles.columns[int(origin[1:]) - 1][1]) + 1 if origin in columns else 1
        for target in (*columns, *cells, "f", *stock):
            yield from ((origin, target, count) for count in range(1, max(most, 1) + 1))


def cards_of(piles: Piles, laws: Laws, move: Move) -> list[Card] | None:
    """The cards that a move takes; None where it may not take them."""
    origin, _, count = move
    if origin.startswith("t"):
        up = piles.columns[int(origin[1:]) - 1][1]
        return up[len(up) - count :] if count <= len(up) else None
    if count > 1:
        return None
    if origin == "waste":
        return piles.waste[-1:] or None
    if origin.startswith("c"):
        card = piles.cells[int(origin[1:]) - 1]
        return None if card is None else [card]
    value = piles.up[origin[1]]
    return [(value, origin[1])] if value and laws.from_foundation else None


def is_legal(piles: Piles, laws: Laws, move: Move) -> bool:
    """True when a move may be made."""
    origin, target, count = move
    if origin == "stock":
        return target == "waste" and bool(piles.stock) and count == 1
    if target == "stock":
        left = laws.passes is None or piles.number < laws.passes
        return origin == "waste" and not piles.stock and bool(piles.waste) and left
    cards = cards_of(piles, laws, move)
    if cards is None or target in {origin, "waste"}:
        return False
    if target == "f":
        return origin[0] != "f" and len(cards) == 1 and piles.up[cards[0][1]] == cards[0][0] - 1
    if target.startswith("c"):
        return origin[0] not in "cf" and len(cards) == 1 and piles.cells[int(target[1:]) - 1] is None
    return _may_go_to_column(piles, laws, move, cards)


def _may_go_to_column(piles: Piles, laws: Laws, move: Move, cards: list[Card]) -> bool:
    origin, target, count = move
    lying = piles.columns[int(target[1:]) - 1][1]
    chain = [*lying[-1:], *cards]
    for (above, suit), (below, other) in pairwise(chain):
        if above != below + 1 or (suit in "DH") == (other in "DH"):
            return False
    if not lying and not laws.any_to_space and cards[0][0] != 13:
        return False
    if laws.group is Group.WHOLE and origin[0] == "t":
        return count == len(piles.columns[int(origin[1:]) - 1][1])
    spaces = sum(not up for at, (_, up) in enumerate(piles.columns) if f"t{at + 1}" != target)
    free = piles.cells.count(None) + 1
    room = {Group.SINGLE: 1, Group.CELLS: free, Group.SUPERMOVE: free * 2 ** (spaces * laws.any_to_space)}
    return count <= room.get(laws.group, 13)


def make(piles: Piles, laws: Laws, move: Move) -> None:
    """Makes a legal move."""
    origin, target, count = move
    if origin == "stock":
        for _ in range(min(laws.draw, len(piles.stock))):
            piles.waste.append(piles.stock.pop())
        return
    if target == "stock":
        piles.stock, piles.waste, piles.number = piles.waste[::-1], [], piles.number + 1
        return
    cards = cards_of(piles, laws, move) or []
    _take(piles, origin, count)
    if target == "f":
        piles.up[cards[0][1]] += 1
    elif target.startswith("c"):
        piles.cells[int(target[1:]) - 1] = cards[0]
    else:
        piles.columns[int(target[1:]) - 1][1].extend(cards)


def _take(piles: Piles, origin: str, count: int) -> None:
    if origin == "waste":
        piles.waste.pop()
    elif origin.startswith("c"):
        piles.cells[int(origin[1:]) - 1] = None
    elif origin.startswith("f"):
        piles.up[origin[1]] -= 1
    else:
        down, up = piles.columns[int(origin[1:]) - 1]
        del up[len(up) - count :]
        if not up and down:
            up.append(down.pop())


def comes_across(count: int, *, cells: int, spaces: int, to_space: bool, whole: bool) -> bool:
    """True when so many cards can go one by one, by way of cells and empty columns: by trying everything.

    The cards are numbered; each goes on the next greater one. The goal is a space, or takes the greatest.
    """
    run = tuple(range(count, 0, -1))
    source = run if whole else (99, *run)
    goal = () if to_space else (count + 1,)
    end = (*goal, *run)
    begin = (source, goal, ((),) * spaces, frozenset[int]())
    seen, pending = {begin}, [begin]
    while pending:
        left, reached, others, held = pending.pop()
        if reached == end:
            return True
        columns = [left, reached, *others]
        for after in _single_moves(columns, held, cells):
            (left, reached, *rest), fixed = after
            state = (left, reached, tuple(sorted(rest)), fixed)
            if state not in seen:
                seen.add(state)
                pending.append(state)
    return False


def _single_moves(columns, held, cells):
    for at, column in enumerate(columns):
        if not column or column[-1] == 99:
            continue
        without = [*columns[:at], column[:-1], *columns[at + 1 :]]
        yield from _laid(without, held, column[-1], but=at)
        if len(held) < cells:
            yield without, held | {column[-1]}
    for card in held:
        yield from _laid(columns, held - {card}, card, but=-1)


def _laid(columns, held, card, *, but):
    for at, column in enumerate(columns):
        if at != but and (not column or column[-1] == card + 1):
            yield [*columns[:at], (*column, card), *columns[at + 1 :]], held

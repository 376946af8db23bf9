"""Moves against the rules told plainly, in random games; the room for groups against single moves."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from referee.families.patience.referee.whole import against_layout, against_start
from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.layout import Column, Layout, all_cards, layout_document
from referee.families.patience.table.listing import all_moves
from referee.families.patience.table.moves import attempt
from referee.families.patience.table.reading import Reader
from referee.families.patience.table.room import room_for
from referee.families.patience.table.trial import LegalMove
from tests.families.patience import oracle
from tests.families.patience.positions import OPEN, STOCKED, THREE

GAMES = [
    pytest.param(STOCKED, id="stock"),
    pytest.param(replace(THREE, any_to_space=True, group=Group.WHOLE, from_foundation=False), id="three"),
    pytest.param(OPEN, id="open"),
    pytest.param(
        replace(OPEN, cells=2, columns=9, group=Group.CELLS, from_foundation=True), id="fewer cells"
    ),
    pytest.param(replace(OPEN, cells=3, group=Group.SINGLE, any_to_space=False), id="single"),
]
_MOVES = 45


@pytest.mark.parametrize("laws", GAMES)
def test_in_random_games_every_legal_move_is_accepted_and_every_other_refused(laws: Laws) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        piles = oracle.dealt(laws, chance)
        reader = Reader(laws)
        layout = reader.possible_layout(oracle.document(piles, laws), "")
        assert (reader.violations, against_start(laws, layout)) == ([], [])
        for _ in range(_MOVES):
            chosen = _checked(laws, piles, layout, chance)
            if chosen is None:
                break
            result = attempt(laws, layout, _read(laws, chosen))
            assert isinstance(result, LegalMove)
            oracle.make(piles, laws, chosen)
            layout = result.after
            assert _document_of(laws, layout) == _oracle_document(laws, piles)
            assert (len([*all_cards(layout)]), against_layout(laws, layout)) == (52, [])


def _checked(laws: Laws, piles: oracle.Piles, layout: Layout, chance: random.Random) -> oracle.Move | None:
    """One of the legal moves, after all have been looked at; moves up are made more often than others."""
    legal = [
        candidate for candidate in oracle.every_move(piles, laws) if oracle.is_legal(piles, laws, candidate)
    ]
    for candidate in oracle.every_move(piles, laws):
        if {candidate[0], candidate[1]} != {"stock", "waste"}:
            assert isinstance(attempt(laws, layout, _read(laws, candidate)), LegalMove) is (
                candidate in legal
            ), candidate
    listed = {(str(move.origin), str(move.target), move.count or 1) for move in all_moves(laws, layout)}
    assert listed == {_first_alike(piles, candidate) for candidate in legal}
    up = [candidate for candidate in legal if candidate[1] == "f"]
    return chance.choice(up or legal) if legal else None


def _first_alike(piles: oracle.Piles, candidate: oracle.Move) -> oracle.Move:
    """The same move to the first of the piles that are alike."""
    origin, target, count = candidate
    if target.startswith("c"):
        return origin, f"c{piles.cells.index(None) + 1}", count
    spaces = [f"t{at}" for at, (down, up) in enumerate(piles.columns, 1) if not up and not down]
    return (origin, spaces[0], count) if target in spaces else candidate


def _read(laws: Laws, candidate: oracle.Move):
    origin, target, count = candidate
    document = {"from": origin, "to": target}
    if {origin, target} != {"stock", "waste"}:
        document["count"] = count
    return Reader(laws).move(document, "")


def _document_of(laws: Laws, layout: Layout):
    document = layout_document(layout, laws)
    if laws.has_stock:
        document["stock"] = document["stock"] or []
        for column in document["tableau"]:
            column["down"] = column["down"] or []
    return document


def _oracle_document(laws: Laws, piles: oracle.Piles):
    return oracle.document(piles, laws)


@pytest.mark.parametrize("to_space", [False, True], ids=["on a card", "to a space"])
@pytest.mark.parametrize(("cells", "spaces"), [(0, 0), (3, 0), (0, 1), (2, 1), (0, 2), (1, 2)])
def test_the_formula_allows_what_single_moves_can_do_and_no_more(
    cells: int, spaces: int, to_space: bool
) -> None:
    layout = Layout(columns=(Column(),) * (spaces + 1), cells=(None,) * cells)
    room = room_for(replace(OPEN, columns=spaces + 1, cells=cells), layout, 0)
    assert room == (cells + 1) * 2**spaces
    ways = {"cells": cells, "spaces": spaces, "to_space": to_space}
    assert oracle.comes_across(room, **ways, whole=True)
    assert oracle.comes_across(room, **ways, whole=False)
    # A whole column leaves a space by which more may come, one move at a time: then those moves are judged.
    assert not oracle.comes_across(room + 1, **ways, whole=False)

"""Judging moves: a single one, and all that are legal."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.referee.claims import layout_of, take_steps
from referee.families.patience.referee.infractions import (
    options_document,
)
from referee.families.patience.referee.replay import errors_under
from referee.families.patience.table.layout import layout_document
from referee.families.patience.table.listing import all_moves
from referee.families.patience.table.moves import attempt
from referee.families.patience.table.reading import Reader
from referee.families.patience.table.trial import PILES, Refusal
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said


def judge_move(table: Table[Any], claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on a move, with the layout it leads to."""
    laws, reader = table.rules.laws, Reader(table.rules.laws)
    layout = reader.possible_layout(claim["layout"], "/layout")
    move = reader.agrees(reader.move(claim["move"], "/move"), "/move")
    reader.finish()
    take_steps(steps)
    with errors_under("/move"):
        tried = attempt(laws, layout, move)
    if isinstance(tried, Refusal):
        options = options_document(laws, layout)
        answer = verdict_document(Verdict.ILLEGAL, tried.rule, tried.message, code=tried.code)
        return answer | options
    return verdict_document(Verdict.LEGAL, tried.rule, tried.text, after=layout_document(tried.after, laws))


def judge_moves(table: Table[Any], claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on a layout: some move can be made; `options` lists every legal one."""
    laws, layout = table.rules.laws, layout_of(table, claim)
    take_steps(steps)
    with errors_under("/layout"):
        moves = all_moves(laws, layout)
    text = Said("patience-moves-can-be-made", {"count": len(moves)})
    return verdict_document(Verdict.of(bool(moves)), PILES, text, options=[move.document() for move in moves])

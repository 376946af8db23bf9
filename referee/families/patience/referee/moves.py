"""Judging moves: a single one, all that are legal, those of a deal."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.referee.claims import layout_of, take_steps
from referee.families.patience.referee.infractions import (
    MOST_INFRACTIONS,
    infraction_document,
    options_document,
)
from referee.families.patience.referee.replay import errors_under, replay
from referee.families.patience.rules.events import EVENT_NAMES
from referee.families.patience.rules.options import PatienceRules
from referee.families.patience.scoring.lines import points_of
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


def judge_audit(table: Table[Any], claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on the moves of a deal, with every infraction and the layout that is reached."""
    rules: PatienceRules = table.rules
    reader = Reader(rules.laws)
    start = reader.possible_layout(claim["start"], "/start")
    read = [reader.move(move, f"/moves/{at}") for at, move in enumerate(claim["moves"])]
    moves = [reader.agrees(move, f"/moves/{at}") for at, move in enumerate(read)]
    reader.finish()
    replayed = replay(rules.laws, start, moves, "/moves", steps or Steps())
    total = len(replayed.infractions)
    first = replayed.infractions[:MOST_INFRACTIONS]
    wrong = [infraction_document(rules.laws, infraction) for infraction in first]
    events = {name: replayed.events.get(name, 0) for name in EVENT_NAMES}
    text = Said("patience-moves-not-allowed", {"wrong": total, "moves": len(moves)})
    return verdict_document(
        Verdict.of(not wrong),
        wrong[0]["rule"] if wrong else PILES,
        text if wrong else Said("patience-every-move-allowed"),
        **({"code": wrong[0]["code"]} if wrong else {}),
        infractions=wrong,
        infractions_total=total,
        after=layout_document(replayed.after, rules.laws),
        cards=replayed.after.cards_up,
        events=events,
        score=points_of(rules, replayed.after.cards_up, events),
    )

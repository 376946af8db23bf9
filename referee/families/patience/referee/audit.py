"""The audit of a deal: every move, and where they lead."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.referee.infractions import MOST_INFRACTIONS, infraction_document
from referee.families.patience.referee.replay import replay
from referee.families.patience.rules.events import EVENT_NAMES
from referee.families.patience.rules.options import PatienceRules
from referee.families.patience.scoring.lines import points_of
from referee.families.patience.table.layout import layout_document
from referee.families.patience.table.reading import Reader
from referee.families.patience.table.trial import PILES
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said


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

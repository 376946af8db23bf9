"""Decisions of a table beside its rounds: a director's adjustment, another dealer."""

from __future__ import annotations

from typing import Any

from referee.errors import ConflictError
from referee.families.acts import ADJUSTMENT
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Table
from referee.families.steps import player_id
from referee.words.said import Said, Typed


def adjust(table: Table[Any], act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    """Points added to a side's score or taken off, apart from the rules; below 0, too."""
    reader, text, points = Reader(table), act["player"], act["points"]
    named_side = reader.side(text, "/player")
    if not points:
        nothing = Said("rounds-adjustment-by-nothing")
        reader.wrong("/points", "adjustment_must_change_the_score", nothing, given=0)
    side = reader.sure(named_side)
    message = "rounds-adjustment-added" if points > 0 else "rounds-adjustment-taken-off"
    args = {"side": table.people(side), "points": abs(points), "reason": Typed(act["reason"])}
    sentence = Said(message, args)
    player = text
    if text in table.sides:
        ledger.add(side, ADJUSTMENT, points, ADJUSTMENT, sentence)
    else:
        seat = reader.sure(reader.seat(text, "/player"))
        ledger.add_by(seat, ADJUSTMENT, points, ADJUSTMENT, sentence)
        player = player_id(seat)
    return Played({"player": player, "points": points, "reason": act["reason"]})


def name_dealer(table: Table[Any], act: Document, _ledger: Ledger, _steps: Steps | None) -> Played:
    """The player who deals the next round, as it was drawn, or as it really is."""
    if table.dealer is None:
        raise ConflictError(Said("rounds-nobody-deals"), code="somebody_must_deal")
    reader = Reader(table)
    seat = reader.sure(reader.seat(act["player"], "/player"))
    return Played({"player": player_id(seat), "drawn": False}, dealer=seat)

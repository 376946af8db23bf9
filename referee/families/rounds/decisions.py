"""What a table decides beside its rounds: a director's adjustment, another dealer."""

from __future__ import annotations

from typing import Any

from referee.errors import ConflictError
from referee.families.acts import ADJUSTMENT
from referee.families.budget import Steps
from referee.families.options.words import so_many
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Document, Table
from referee.families.steps import player_id


def adjust(table: Table[Any], act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    """Points added to a side's score or taken off, apart from the rules; below 0, too."""
    reader, text, points = Reader(table), act["player"], act["points"]
    found = reader.side(text, "/player")
    if not points:
        message = "An adjustment adds points, or takes some off with a minus; 0 changes nothing."
        reader.wrong("/points", "adjustment_must_change_the_score", message, given=0)
    side = reader.sure(found)
    word = "added" if points > 0 else "taken off"
    told = f"Adjustment for {table.name_of(side)}: {so_many(abs(points), 'point')} {word}. {act['reason']}"
    who = text
    if text in table.sides:
        ledger.add(side, ADJUSTMENT, points, ADJUSTMENT, told)
    else:
        seat = reader.sure(reader.seat(text, "/player"))
        ledger.add_by(seat, ADJUSTMENT, points, ADJUSTMENT, told)
        who = player_id(seat)
    return Played({"player": who, "points": points, "reason": act["reason"]})


def name_dealer(table: Table[Any], act: Document, _ledger: Ledger, _steps: Steps | None) -> Played:
    """Who deals the next round, as it was drawn, or as it really is."""
    if table.dealer is None:
        raise ConflictError("Nobody deals in these rules.", code="somebody_must_deal")
    reader = Reader(table)
    seat = reader.sure(reader.seat(act["player"], "/player"))
    return Played({"player": player_id(seat), "drawn": False}, dealer=seat)

"""Claims about a whole round, play by play."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.referee.answers import (
    audit_document,
)
from referee.families.escoba.referee.replay import replay
from referee.families.escoba.referee.round_reader import read_deals
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.table.reading import EscobaReader
from referee.families.rounds.table import Table


def judge_audit(table: Table[Rules], claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on a round that is reported play by play."""
    reader = EscobaReader(table)
    dealer = table.next_dealer or 0
    if claim.get("dealer") is not None:
        dealer = reader.sure(reader.seat(claim["dealer"], "/dealer"))
    dealt, deals = read_deals(reader, claim)
    reader.finish()
    return audit_document(replay(table, dealer, dealt, deals, steps))

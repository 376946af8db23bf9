"""The game of Hand and Foot on the floor of rounds."""

from __future__ import annotations

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.hand_and_foot.play.reading import RoundReader
from referee.families.hand_and_foot.scoring.lines import FootTable, score_round
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger


def play_round(table: FootTable, act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    """The effect of a round: its lines in the ledger, and all else that follows from it."""
    round_, stored = RoundReader(table).round(act)
    score_round(table, round_, ledger)
    return Played(
        stored, {"totals": {table.sides[side]: totals.document() for side, totals in round_.sides.items()}}
    )

"""Playing a round: every side's points are its score."""

from __future__ import annotations

from referee.families.any_game.rules.options import Rules
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.points import play_points
from referee.families.rounds.table import Table


def play_round(table: Table[Rules], act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    """The round that is kept, and a line in the ledger for each side.

    :raises RulesError: naming all sides that are missing, unknown, or given twice.
    """
    return play_points(table, act, ledger)

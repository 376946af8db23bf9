"""What happens at a table of Escoba, on the floor of games by rounds."""

from __future__ import annotations

from typing import Any

from referee.families.escoba.play.playing import play_round
from referee.families.escoba.referee.judging import JUDGES
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.sheet.tallies import tallies
from referee.families.escoba.table.terms import terms_of
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.rounds.table import Table


def coming(table: Table[Rules]) -> dict[str, Any]:
    """How the next round is dealt."""
    rules = table.rules
    return {"cards_each": rules.deal.hand, "deals": rules.deals(len(table.seats_in)) or 0}


GAME: Game[Rules] = Game(
    terms=terms_of,
    play=play_round,
    judges=JUDGES,
    coming=coming,
    counted=tallies,
)
ENGINE = RoundsEngine(GAME)

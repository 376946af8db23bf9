"""The game of Escoba, joined of its parts on the floor of games by rounds."""

from __future__ import annotations

from referee.families.escoba.play.playing import play_round
from referee.families.escoba.play.terms import terms_of
from referee.families.escoba.referee.judging import JUDGES
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.sheet.details import coming
from referee.families.escoba.sheet.tallies import tallies
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.rounds.points import nothing_follows

GAME: Game[Rules] = Game(
    terms=terms_of,
    play=play_round,
    by_points=nothing_follows,
    judges=JUDGES,
    coming=coming,
    counted=tallies,
)
ENGINE = RoundsEngine(GAME)

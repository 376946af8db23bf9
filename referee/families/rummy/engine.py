"""The game of the Rummy family, joined of its parts on the floor of games by rounds."""

from __future__ import annotations

from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.rummy.play.by_points import after_points
from referee.families.rummy.play.playing import play_round
from referee.families.rummy.play.terms import terms_of
from referee.families.rummy.referee.judging import JUDGES
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.scoring.closing import closing_lines
from referee.families.rummy.sheet.details import coming
from referee.families.rummy.sheet.tallies import tallies

GAME: Game[Rules] = Game(
    terms=terms_of,
    play=play_round,
    by_points=after_points,
    judges=JUDGES,
    coming=coming,
    closing=closing_lines,
    counted=tallies,
)
ENGINE = RoundsEngine(GAME)

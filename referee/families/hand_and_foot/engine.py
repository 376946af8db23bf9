"""The game of Hand and Foot, joined of its parts on the floor of games by rounds."""

from __future__ import annotations

from referee.families.hand_and_foot.play.playing import play_round
from referee.families.hand_and_foot.play.terms import terms_of
from referee.families.hand_and_foot.referee.judging import JUDGES
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.sheet.details import coming
from referee.families.hand_and_foot.sheet.tallies import tallies
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

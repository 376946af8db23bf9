"""Any game, on the floor of games by rounds."""

from __future__ import annotations

from referee.families.any_game.play.playing import play_round
from referee.families.any_game.play.terms import terms_of
from referee.families.any_game.rules.options import Rules
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game

GAME: Game[Rules] = Game(terms=terms_of, play=play_round)
ENGINE = RoundsEngine(GAME)

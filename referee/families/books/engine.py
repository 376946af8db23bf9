"""The game of Authors or Go Fish, on the floor of games by rounds."""

from __future__ import annotations

from referee.families.books.play.playing import play_deal
from referee.families.books.play.terms import terms_of
from referee.families.books.referee.judging import JUDGES
from referee.families.books.rules.options import Rules
from referee.families.books.sheet.details import coming
from referee.families.books.sheet.tallies import tallies
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game

GAME: Game[Rules] = Game(
    terms=terms_of, play=play_deal, judges=JUDGES, coming=coming, counted=tallies, noun="deal"
)
ENGINE = RoundsEngine(GAME)

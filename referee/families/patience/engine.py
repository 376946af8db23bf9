"""A game of patience on the floor of games by rounds, and its words."""

from __future__ import annotations

from typing import Any

from referee.families.patience.play.playing import opening, play_round
from referee.families.patience.play.terms import terms_of
from referee.families.patience.referee.judging import JUDGES
from referee.families.patience.sheet.details import coming, has_won, player_details, result
from referee.families.patience.sheet.tallies import tallies
from referee.families.protocol import Words
from referee.families.rounds.game import Game

GAME: Game[Any] = Game(
    terms=terms_of,
    play=play_round,
    judges=JUDGES,
    opening=opening,
    coming=coming,
    player=player_details,
    result=result,
    alone_wins=has_won,
    counted=tallies,
    noun="deal",
)
WORDS = Words(round="deal", rounds="deals")

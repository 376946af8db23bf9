"""A game of patience on the floor of rounds, and its family."""

from __future__ import annotations

from typing import Any

from referee.families.patience.play.playing import (
    coming,
    counted,
    has_won,
    opening,
    play_round,
    player_details,
    result,
    terms,
)
from referee.families.patience.referee.judging import JUDGES
from referee.families.protocol import Words
from referee.families.rounds.game import Game

GAME: Game[Any] = Game(
    terms=terms,
    play=play_round,
    judges=JUDGES,
    opening=opening,
    coming=coming,
    player=player_details,
    result=result,
    alone_wins=has_won,
    counted=counted,
    noun="deal",
)
WORDS = Words(round="deal", rounds="deals")

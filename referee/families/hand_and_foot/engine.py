"""What happens at a table of Hand and Foot, as the floors above ask for it."""

from __future__ import annotations

from referee.families.hand_and_foot.play.game import coming, counted, play_round, terms_of
from referee.families.hand_and_foot.referee.melds import judge_book, judge_meld, judge_open
from referee.families.hand_and_foot.referee.pile import judge_take_pile
from referee.families.hand_and_foot.referee.turns import judge_draw, judge_go_out
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game

GAME: Game[Rules] = Game(
    terms=terms_of,
    play=play_round,
    judges={
        "draw": judge_draw,
        "meld": judge_meld,
        "open": judge_open,
        "take_pile": judge_take_pile,
        "go_out": judge_go_out,
        "book": judge_book,
    },
    coming=coming,
    counted=counted,
)
ENGINE = RoundsEngine(GAME)

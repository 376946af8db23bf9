"""What happens at a table of the Rummy family, as the floors above ask for it."""

from __future__ import annotations

from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.rummy.play.game import coming, counted, play_round, terms_of
from referee.families.rummy.referee.going_out import judge_go_out
from referee.families.rummy.referee.knocking import judge_deadwood, judge_knock
from referee.families.rummy.referee.melds import judge_lay_off, judge_meld
from referee.families.rummy.referee.taking import judge_take
from referee.families.rummy.referee.turns import judge_discard, judge_draw
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.scoring.closing import closing_lines

GAME: Game[Rules] = Game(
    terms=terms_of,
    play=play_round,
    judges={
        "meld": judge_meld,
        "lay_off": judge_lay_off,
        "draw": judge_draw,
        "take": judge_take,
        "discard": judge_discard,
        "go_out": judge_go_out,
        "knock": judge_knock,
        "deadwood": judge_deadwood,
    },
    coming=coming,
    closing=closing_lines,
    counted=counted,
)
ENGINE = RoundsEngine(GAME)

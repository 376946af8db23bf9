"""The judge of each kind of claim."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.rounds.game import Judge
from referee.families.rummy.referee.going_out import judge_go_out
from referee.families.rummy.referee.knocking import judge_deadwood, judge_knock
from referee.families.rummy.referee.melds import judge_lay_off, judge_meld
from referee.families.rummy.referee.pile import judge_take
from referee.families.rummy.referee.turns import judge_discard, judge_draw
from referee.families.rummy.rules.options import Rules

JUDGES: Mapping[str, Judge[Rules]] = {
    "meld": judge_meld,
    "lay_off": judge_lay_off,
    "draw": judge_draw,
    "take": judge_take,
    "discard": judge_discard,
    "go_out": judge_go_out,
    "knock": judge_knock,
    "deadwood": judge_deadwood,
}
"""By the kind of the claim."""

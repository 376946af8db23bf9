"""The judge of each kind of claim."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.hand_and_foot.referee.melds import judge_book, judge_meld, judge_open
from referee.families.hand_and_foot.referee.pile import judge_take_pile
from referee.families.hand_and_foot.referee.turns import judge_draw, judge_go_out
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.rounds.game import Judge

JUDGES: Mapping[str, Judge[Rules]] = {
    "draw": judge_draw,
    "meld": judge_meld,
    "open": judge_open,
    "take_pile": judge_take_pile,
    "go_out": judge_go_out,
    "book": judge_book,
}
"""By the kind of the claim."""

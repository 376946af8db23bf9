"""The judges by kind of claim."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.patience.referee.audit import judge_audit
from referee.families.patience.referee.layouts import judge_layout, judge_start, judge_won
from referee.families.patience.referee.moves import judge_move, judge_moves
from referee.families.patience.referee.stuck import judge_stuck
from referee.families.rounds.game import Judge

JUDGES: Mapping[str, Judge[Any]] = {
    "move": judge_move,
    "moves": judge_moves,
    "layout": judge_layout,
    "start": judge_start,
    "won": judge_won,
    "stuck": judge_stuck,
    "audit": judge_audit,
}
"""By kind of claim."""

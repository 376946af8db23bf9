"""The judge of each kind of claim."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.escoba.referee.audit import judge_audit
from referee.families.escoba.referee.lying import judge_dealt_table, judge_left
from referee.families.escoba.referee.plays import judge_capture, judge_escoba, judge_missed, judge_plays
from referee.families.escoba.referee.setentas import judge_setenta
from referee.families.escoba.rules.options import Rules
from referee.families.rounds.game import Judge

JUDGES: Mapping[str, Judge[Rules]] = {
    "capture": judge_capture,
    "plays": judge_plays,
    "escoba": judge_escoba,
    "dealt_table": judge_dealt_table,
    "missed": judge_missed,
    "setenta": judge_setenta,
    "left": judge_left,
    "audit": judge_audit,
}
"""By the kind of the claim."""

"""The judges by kind of claim."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.rounds.game import Judge
from referee.families.snip_snap.referee.audit import judge_audit
from referee.families.snip_snap.referee.plays import judge_fine, judge_pass, judge_play, judge_word
from referee.families.snip_snap.rules.options import Rules

JUDGES: Mapping[str, Judge[Rules]] = {
    "play": judge_play,
    "pass": judge_pass,
    "word": judge_word,
    "fine": judge_fine,
    "audit": judge_audit,
}
"""By kind of claim."""

"""The judges by kind of claim."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.books.referee.asks import judge_ask
from referee.families.books.referee.next_asker import judge_next
from referee.families.books.referee.turns import judge_answer, judge_draw, judge_set
from referee.families.books.rules.options import Rules
from referee.families.rounds.game import Judge

JUDGES: Mapping[str, Judge[Rules]] = {
    "ask": judge_ask,
    "answer": judge_answer,
    "draw": judge_draw,
    "next": judge_next,
    "set": judge_set,
}
"""By kind of claim."""

"""Rounds in a plain-text score sheet."""

from __future__ import annotations

from referee.families.notation import Notation
from referee.families.rounds.points import BY_POINTS

NOTATION = Notation(rounds=BY_POINTS)

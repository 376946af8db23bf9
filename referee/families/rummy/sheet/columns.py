"""The score sheet on paper: who ended a round, and how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.columns import Column, Content, SheetColumns
from referee.words.said import Said


def _ended_by(entry: Mapping[str, Any]) -> str:
    """Whoever went out or knocked; empty where nobody did."""
    return str(entry.get("out") or entry.get("knock") or "")


def _how(entry: Mapping[str, Any]) -> Said:
    """The end of the round, in a word."""
    return Said("rummy-ended-how", {"how": _end(entry)})


def _end(entry: Mapping[str, Any]) -> str:
    """The end of the round, as the message selects it."""
    player = _ended_by(entry)
    if entry.get("points"):
        return "points"
    if not player:
        return "blocked"
    if entry.get("big"):
        return "big_gin"
    if "knock" in entry:
        return "knock" if entry["deadwood"][player] else "gin"
    return "rummy" if entry.get("rummy") else "out"


COLUMNS = SheetColumns(
    columns=(
        Column("ended_by", Said("rummy-column-ended-by"), _ended_by, Content.PLAYER),
        Column("how", Said("rummy-column-how"), _how),
    ),
)

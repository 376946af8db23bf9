"""The score sheet on paper: who went out, and the books of all sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.columns import Column, Content, SheetColumns
from referee.words.said import Said


def _out(entry: Mapping[str, Any]) -> str:
    """The player who went out; empty where nobody did."""
    return str(entry.get("out") or "")


def _books(entry: Mapping[str, Any]) -> str:
    """Clean, dirty and wild books of each side: `t1 2-2-1, t2 1-0-0`."""
    return ", ".join(
        f"{side} {'-'.join(str(count) for count in totals['books'].values())}"
        for side, totals in (entry.get("totals") or {}).items()
    )


COLUMNS = SheetColumns(
    columns=(
        Column("went_out", Said("hand_and_foot-column-out"), _out, Content.PLAYER),
        Column("books", Said("hand_and_foot-column-books"), _books, on_page=False),
    ),
)

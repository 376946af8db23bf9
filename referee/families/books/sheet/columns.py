"""The score sheet on paper: which sets each player laid down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.columns import Column, SheetColumns

Document = Mapping[str, Any]


def _sets(deal: Document) -> str:
    """`p1 A 7 · p2 K`: the ranks of each player, where they were told."""
    sets = deal.get("sets") or {}
    return " · ".join(f"{player} {' '.join(ranks)}" for player, ranks in sets.items())


def _given(deal: Document) -> str:
    return " ".join(f"{forfeit['from']}>{forfeit['to']}" for forfeit in deal.get("forfeits") or ())


COLUMNS = SheetColumns(
    columns=(
        Column("sets", "Sets", _sets, on_page=False),
        Column("forfeits", "Given away", _given, on_page=False),
    ),
)
